// The scale of strength, and what makes a card another one for the lab.
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/net/api";
import { session } from "../src/state/session.svelte";
import type { MadeCard, Measurement, Person, PublishedCard } from "../src/wire/types";
import { Lab, rulesOf } from "../src/workshop/lab.svelte";
import { measured } from "../src/workshop/figures";
import { LEFT, RIGHT, at, barOf, dotsOf, namedDots, scaleOf, ticksOf } from "../src/workshop/scale";

const figure = (value: number | null) => ({
  n: 100,
  value,
  low: value === null ? null : value - 0.05,
  high: value === null ? null : value + 0.05,
});
const card = (id: string, value: number, verdict: PublishedCard["verdict"] = "fair") => ({
  id,
  name: id,
  effect: figure(value),
  figures: {},
  verdict,
});
const CARDS = [card("witch", -0.02), card("thief", 0.1), card("imp", 0.1), card("fairy", 0.2)];

test("every known card has a dot inside of the drawing, and none hides another", () => {
  const cards = [...CARDS, card("troll", 0.9, "few")];
  const scale = scaleOf(cards);
  const dots = dotsOf(cards, scale);
  expect(dots.map((dot) => dot.card.id)).toEqual(["witch", "thief", "imp", "fairy"]);
  for (const { x } of dots) expect(x >= LEFT && x <= RIGHT).toBe(true);
  const [, thief, imp] = dots;
  expect(thief?.x).toBe(imp?.x);
  expect(thief?.y).not.toBe(imp?.y);
  expect(namedDots(dots, "thief").map((dot) => dot.card.id)).toEqual(["witch", "fairy"]);
  const wide = dotsOf(CARDS, { low: -0.02, high: 0.2 });
  expect(namedDots(wide, "imp").map((dot) => dot.card.id)).toEqual(["witch", "imp", "fairy"]);
});

test("a card that leaves all behind is on the scale, and an interval never leaves it", () => {
  const scale = scaleOf(CARDS, 0.7);
  expect(at(scale, 0.7)).toBeLessThan(RIGHT);
  expect(barOf(scale, { n: 40, value: 0.7, low: -1, high: 1 })).toEqual([LEFT, RIGHT]);
  expect(barOf(scale, figure(null))).toBeNull();
  expect(ticksOf(scale)).toContain(0);
  expect(ticksOf(scaleOf(CARDS)).map((tick) => Math.round(100 * tick))).toEqual([0, 10, 20]);
});

test("a published card that is far outside lies at the edge and does not stretch the scale", () => {
  const cards = [...CARDS, card("quack", 0.84, "breaks")];
  expect(scaleOf(cards)).toEqual(scaleOf(CARDS));
  expect(dotsOf(cards, scaleOf(cards)).at(-1)?.x).toBe(RIGHT);
});

test("a name and a picture do not make a card stronger", () => {
  const power = { take: { common: 3 } };
  const one = { card: { language: 1, name: { en: "Gift" }, power } };
  const renamed = { card: { ...one.card, name: { de: "Gabe" }, picture: { charge: "bell" } } };
  const other = { card: { ...one.card, bids: "stones" } };
  expect(rulesOf(renamed)).toBe(rulesOf(one));
  expect(rulesOf(other)).not.toBe(rulesOf(one));
});

test("whatever a family counts is shown in its unit, with its interval", () => {
  const measures = (["share", "number", "difference"] as const).map((unit) => ({
    id: `of-${unit}`,
    unit,
    name: { en: unit, de: unit },
  }));
  const figures = { "of-share": figure(0.5), "of-number": figure(3), "of-difference": figure(2) };
  const rows = measured(measures, figures);
  expect(rows.map((row) => row.value)).toEqual(["50 %", "3.0", "+2.0"]);
  expect(rows.every((row) => row.interval)).toBe(true);
  const few = { "of-share": figure(null) };
  expect(measured(measures, few)).toEqual([]);
  const without = measured(measures, few, "–");
  expect(without.map((row) => row.value + row.interval)).toEqual(["–", "–", "–"]);
});

afterEach(() => {
  session.me = null;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("two seconds after a change the new card is measured, and the old one no longer", async () => {
  vi.useFakeTimers();
  session.me = { name: "Anna" } as Person;
  const asked = vi.spyOn(api, "askMeasurement").mockImplementation((_game, card) => {
    const { id } = card as { id: string };
    return Promise.resolve({ id, state: "running" } as Measurement);
  });
  const cancelled = vi.spyOn(api, "cancelMeasurement").mockResolvedValue({} as Measurement);
  const made = (id: string) => ({ card: { id } }) as unknown as MadeCard;
  const lab = new Lab("fist-2002");
  const leave = lab.follow(made("first"));
  await vi.advanceTimersByTimeAsync(1900);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(lab.found?.id).toBe("first");
  leave();
  expect(cancelled).toHaveBeenCalledWith("fist-2002", "first");
  lab.follow(made("second"));
  expect(lab.found).toBeNull();
  await vi.advanceTimersByTimeAsync(2100);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(lab.versions.map((version) => version.found.id)).toEqual(["second", "first"]);
});

test("whoever stops a measurement that others wait for does not wait any more", async () => {
  const running = { id: "gift", state: "running" } as Measurement;
  vi.spyOn(api, "cancelMeasurement").mockResolvedValue(running);
  const lab = new Lab("fist-2002");
  lab.found = running;
  await lab.stop();
  expect(lab.found.state).toBe("stopped");
  expect(lab.isBusy).toBe(false);
});
