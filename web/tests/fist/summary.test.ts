import { expect, test } from "vitest";
import { summaryOf } from "../../src/tables/fist/summary";
import type { Counts, GameEvent, StageId } from "../../src/tables/fist/types";

const shown = (card: string): GameEvent => ({ kind: "card-shown", card });
const opened = (stage: StageId, fists: Record<number, Counts>): GameEvent => ({
  kind: "fists-opened",
  stage,
  seats: Object.keys(fists).map(Number),
  fists: Object.values(fists),
  values: Object.values(fists).map((fist) => Object.values(fist).reduce((sum, n) => sum + n, 0)),
});
const won = (seat: number, card: string): GameEvent => ({
  kind: "won",
  seat,
  card,
  stage: "gold",
  how: "highest",
  by: null,
  bids: [],
});
const scored = (seat: number, points: number, card: string): GameEvent => ({
  kind: "scored",
  seat,
  points,
  total: points,
  card,
});

const GAME: GameEvent[] = [
  { kind: "turn-began", turn: 1, specials: [] },
  shown("wizard"),
  opened("gold", { 0: { fairy: 2 }, 1: { fairy: 3, common: 1 }, 2: {} }),
  won(1, "wizard"),
  scored(1, 1, "wizard"),
  shown("sorcerer"),
  opened("gold", { 0: { fairy: 2 }, 1: { fairy: 2, black: 1 }, 2: { fairy: 5 } }),
  { kind: "cursed", card: "sorcerer", seats: [1], bids: [] },
  shown("magician"),
  opened("gold", { 0: { fairy: 1 }, 1: {}, 2: { common: 1 } }),
  { kind: "tied", card: "magician", stage: "gold", seats: [0, 2], bids: [] },
  opened("silver", { 0: { silver: 2 }, 2: { silver: 1 } }),
  won(0, "magician"),
  scored(0, 2, "magician"),
  { kind: "point-lost", seat: 1, total: 0, card: "black-death" },
];

test("which cards gave points, and which took one", () => {
  expect(summaryOf(GAME, 3).seats.map(({ points }) => points)).toEqual([
    [{ card: "magician", points: 2 }],
    [
      { card: "wizard", points: 1 },
      { card: "black-death", points: -1 },
    ],
    [],
  ]);
});

test("all that was bid is spent; Magic coins are no money", () => {
  expect(summaryOf(GAME, 3).seats.map(({ spent }) => spent)).toEqual([
    { fairy: 5, silver: 2 },
    { fairy: 5, common: 1 },
    { fairy: 5, common: 1, silver: 1 },
  ]);
});

test("the best bid has the most points for the fewest coins, silver included", () => {
  const best = { seat: 0, card: "magician", coins: 3, isWon: true, points: 2, event: 9 };
  expect(summaryOf(GAME, 3).best).toEqual(best);
});

test("the most wasteful one got nothing for the most coins, a cursed card too", () => {
  expect(summaryOf(GAME, 3).wasted).toMatchObject({
    seat: 2,
    card: "sorcerer",
    coins: 5,
    event: 6,
  });
});

test("bids that were taken back cost nothing, and a claim costs a coin", () => {
  const { seats, wasted } = summaryOf(
    [
      shown("elf"),
      opened("gold", { 0: { fairy: 9 }, 1: {} }),
      { kind: "bids-taken-back", card: "elf" },
      opened("gold", { 0: {}, 1: {} }),
      { kind: "no-bids", card: "elf", passed_on: false },
      { kind: "favor-claimed", seat: 1, card: "elf", coin: "common" },
      won(1, "elf"),
    ],
    2,
  );
  expect(seats.map(({ spent }) => spent)).toEqual([{}, { common: 1 }]);
  expect(wasted).toBeNull();
});
