// Who has left or come back stands in the log where it happened.
import { beforeAll, expect, test } from "vitest";
import { chronicle } from "../../src/state/chronicle";
import type { TableModel } from "../../src/tables/contract";
import { speakLanguage } from "../../src/text/fluent.svelte";
import type { Presence } from "../../src/wire/types";

beforeAll(() => speakLanguage("en"));

const seats = ["Ada", "Ben", ""].map((name, number) => ({ number, name, isMe: number === 0 }));
const table = (words: string[], absences: [Presence, number, number][] = []): TableModel =>
  ({
    seats,
    events: words.map((one) => ({ kind: "x", words: one })),
    absences: absences.map(([presence, seat, events], number) => ({
      number,
      presence,
      seat,
      events,
    })),
  }) as unknown as TableModel;
const read = (one: TableModel, told: number | null = null) =>
  chronicle(one, told).map(({ words }) => words);

const PLAYED = ["One.", "Two.", "Three."];

test("without absences it is the events", () => {
  expect(read(table(PLAYED))).toEqual(PLAYED);
  expect(read(table(PLAYED), 2)).toEqual(["One.", "Two."]);
});

test("an absence stands after the events that were before it", () => {
  const left = table(PLAYED, [
    ["away", 1, 1],
    ["back", 1, 3],
  ]);
  expect(read(left)).toEqual([
    "One.",
    "Ben is away; a bot plays on.",
    "Two.",
    "Three.",
    "Ben is back.",
  ]);
});

test("it is not ahead of what is told", () => {
  const left = table(PLAYED, [
    ["left", 1, 0],
    ["back", 1, 2],
  ]);
  expect(read(left, 1)).toEqual(["Ben has left; a bot plays on.", "One."]);
});

test("what the site knows earlier than the events stands at the end", () => {
  expect(read(table(["One."], [["away", 1, 9]]))).toEqual(["One.", "Ben is away; a bot plays on."]);
});

test("to me it says you, and of somebody without a name somebody", () => {
  const left = table(
    [],
    [
      ["away", 0, 0],
      ["left", 2, 0],
    ],
  );
  expect(read(left)).toEqual([
    "You were away, so a bot played on for you.",
    "Somebody has left; a bot plays on.",
  ]);
});

test("in German too", async () => {
  await speakLanguage("de");
  expect(read(table([], [["left", 1, 0]]))).toEqual(["Ben ist gegangen; ein Bot spielt weiter."]);
  await speakLanguage("en");
});

test("what became of my orders stands where it happened", () => {
  const notes = [
    { events: 1, note: {}, words: "you passed" },
    { events: 5, note: {}, words: "later" },
  ];
  const mine = { ...table(["a", "b"]), wishes: { notes } } as unknown as TableModel;
  expect(chronicle(mine, null).map(({ words }) => words)).toEqual([
    "a",
    "you passed",
    "b",
    "later",
  ]);
  expect(chronicle(mine, 1).map(({ words }) => words)).toEqual(["a", "you passed"]);
});
