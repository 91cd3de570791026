import { describe, expect, test } from "vitest";
import type { View } from "../../src/tables/contract";
import { meanwhile } from "../../src/tables/fist/meanwhile";
import type { GameEvent, SeatView, Types } from "../../src/tables/fist/types";

const seat = (more: Partial<SeatView>): SeatView => ({
  points: 0,
  stones: {},
  front: {},
  held: [],
  seen: null,
  ...more,
});
const view = (turn: number, red: number, ...seats: SeatView[]): View<Types> =>
  ({ table: { turn, seats, bank: { coins: {}, stones: { red } } } }) as unknown as View<Types>;

/** I bid three and win a stone, which I pay for a point; then the next turn begins. */
const BEFORE = view(1, 9, seat({ screen: { fairy: 5 } }), seat({ stones: { blue: 1 } }));
const AFTER = view(
  2,
  8,
  seat({ screen: { fairy: 5, silver: 1 }, points: 1, stones: { red: 1 } }),
  seat({ stones: {} }),
);
const EVENTS: GameEvent[] = [
  { kind: "fists-opened", stage: "gold", seats: [0], fists: [{ fairy: 3 }], values: [3] },
  { kind: "won", seat: 0, card: "thief", stage: "gold", how: "highest", by: null, bids: [] },
  { kind: "took", seat: 0, coins: { silver: 1 }, stones: { red: 1 }, had: null },
  { kind: "stones-lost", seat: 1, stones: { blue: 1 } },
  { kind: "scored", seat: 0, points: 1, total: 1, card: "thief" },
  { kind: "turn-ended", turn: 1, fairy: [3, 0], fairy_silver: [0, 0], black: [] },
];
const at = (told: number) => meanwhile(BEFORE, AFTER, EVENTS, told, 0).table;

describe("the table in the middle of a story", () => {
  test("a stone lies at its seat when that was told, not before", () => {
    expect([2, 3].map((told) => at(told).seats[0]?.stones)).toEqual([{}, { red: 1 }]);
    expect([3, 4].map((told) => at(told).seats[1]?.stones)).toEqual([{ blue: 1 }, {}]);
  });

  test("and leaves the bank then", () => {
    expect([2, 4].map((told) => at(told).bank.stones["red"])).toEqual([9, 8]);
  });

  test("a point is there when it was told", () => {
    expect([4, 5].map((told) => at(told).seats[0]?.points)).toEqual([0, 1]);
  });

  test("what I have bid does not come back behind my screen", () => {
    expect([0, 1, 5].map((told) => at(told).seats[0]?.screen)).toEqual([
      { fairy: 2 },
      { fairy: 2 },
      { fairy: 2 },
    ]);
  });

  test("the next turn has not begun", () => {
    expect(at(5).turn).toBe(1);
  });

  test("bids that were taken back are behind the screen again", () => {
    const events: GameEvent[] = [...EVENTS.slice(0, 1), { kind: "bids-taken-back", card: "thief" }];
    expect(meanwhile(BEFORE, AFTER, events, 1, 0).table.seats[0]?.screen).toEqual({ fairy: 5 });
  });
});
