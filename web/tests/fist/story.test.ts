import { describe, expect, test } from "vitest";
import { movesOf, scenesOf } from "../../src/tables/fist/story";
import { shortened } from "../../src/tables/fist/telling.svelte";
import type { GameEvent } from "../../src/tables/fist/types";

const EVENTS: GameEvent[] = [
  { kind: "turn-began", turn: 1, specials: [] },
  { kind: "card-shown", card: "thief" },
  {
    kind: "fists-opened",
    stage: "gold",
    seats: [0, 1, 2],
    fists: [{ fairy: 2 }, { fairy: 1 }, {}],
    values: [2, 1, 0],
  },
  { kind: "won", seat: 0, card: "thief", stage: "gold", how: "highest", by: null, bids: [] },
  { kind: "stole", seat: 0, victim: 1, coins: {}, stones: { red: 1 }, spent: false },
  { kind: "card-shown", card: "wizard" },
];

describe("a story", () => {
  const scenes = scenesOf(EVENTS, 2);

  test("closed fists open, somebody wins, a stone moves; then the next card lies there", () => {
    expect(scenes.map(({ event, isOpen }) => [event.kind, isOpen])).toEqual([
      ["fists-opened", false],
      ["fists-opened", true],
      ["won", true],
      ["stole", true],
    ]);
    expect(scenes.every(({ card }) => card === "thief")).toBe(true);
  });

  test("no step is longer than 0.6 seconds", () => {
    expect(Math.max(...scenes.map(({ ms }) => ms))).toBeLessThanOrEqual(600);
  });

  test("the seats have what they had until the bidding is over", () => {
    expect(scenes.map(({ isBefore }) => isBefore)).toEqual([true, true, true, false]);
  });

  test("who has won is not known before it is told", () => {
    expect(scenes.map(({ winner }) => winner)).toEqual([null, null, 0, 0]);
  });

  test("the log says as much as is told: nothing while the fists are closed", () => {
    expect(scenes.map(({ told }) => told)).toEqual([2, 3, 4, 5]);
  });

  test("it goes on where it was left", () => {
    const [first] = scenesOf(EVENTS, 3);
    expect(first).toMatchObject({ card: "thief", winner: 0 });
    expect(first?.round?.bids.get(0)?.value).toBe(2);
  });

  test("a blue coin does not change what was told before", () => {
    const events: GameEvent[] = [
      ...EVENTS.slice(0, 3),
      { kind: "blue-coin-added", seat: 1, value: 2 },
    ];
    const told = scenesOf(events, 2).map(({ round }) => round?.bids.get(1)?.value);
    expect(told).toEqual([1, 1, 2]);
  });

  test("of a long one the end is told", () => {
    const many = Array.from({ length: 40 }, () => scenes).flat();
    const short = shortened(many);
    expect(short.length).toBeLessThan(many.length);
    expect(short.at(-1)).toBe(many.at(-1));
    expect(short.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(7000);
  });
});

describe("moves", () => {
  test("from the victim to the thief", () => {
    expect(movesOf(EVENTS[4] as GameEvent)).toEqual([
      { piece: "stone-red", from: "seat-1", to: "seat-0" },
    ]);
  });

  test("a stone for a coin", () => {
    const bought: GameEvent = { kind: "bought", seat: 2, stone: "blue", coins: { silver: 3 } };
    expect(movesOf(bought).map(({ from, to }) => `${from} ${to}`)).toEqual([
      "seat-2 bank",
      "seat-2 bank",
      "seat-2 bank",
      "bank seat-2",
    ]);
  });

  test("what nobody may see moves as one coin of each kind", () => {
    const robbed: GameEvent = { kind: "robbed", seat: 0, victim: 2, kinds: ["common", "silver"] };
    expect(movesOf(robbed).map(({ piece }) => piece)).toEqual(["common", "silver"]);
  });
});
