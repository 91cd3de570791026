import { describe, expect, test } from "vitest";
import { auctionsOf, type Held, priceOf, roundsOf } from "../../src/tables/fist/auctions";
import type { GameEvent, StageId } from "../../src/tables/fist/types";

const began = (turn: number): GameEvent => ({ kind: "turn-began", turn, specials: [] });
const shown = (card: string): GameEvent => ({ kind: "card-shown", card });
const opened = (stage: StageId, ...values: number[]): GameEvent =>
  openedBy(stage, Object.fromEntries(values.entries()));
function openedBy(stage: StageId, bids: Record<number, number>): GameEvent {
  const seats = Object.keys(bids).map(Number);
  const values = seats.map((seat) => bids[seat] ?? 0);
  return { kind: "fists-opened", stage, seats, values, fists: values.map((n) => ({ fairy: n })) };
}
const won = (seat: number, card: string): GameEvent => ({
  kind: "won",
  seat,
  card,
  stage: "gold",
  how: "highest",
  by: null,
  bids: [],
});

describe("auctions", () => {
  test("a plain one", () => {
    const [held] = auctionsOf([began(2), shown("witch"), opened("gold", 1, 3, 0), won(1, "witch")]);
    expect(held).toMatchObject({ turn: 2, card: "witch", fate: "won", winner: 1 });
    expect(held && priceOf(held)).toEqual({ bid: 3, tie: null });
  });

  test("a tie goes on in silver", () => {
    const [held] = auctionsOf([
      began(1),
      shown("thief"),
      opened("gold", 2, 2, 0),
      { kind: "tied", card: "thief", stage: "gold", seats: [0, 1], bids: [] },
      openedBy("silver", { 0: 1, 1: 3 }),
      won(1, "thief"),
    ]);
    expect(held?.rounds).toHaveLength(2);
    expect(held && priceOf(held)).toEqual({ bid: 2, tie: [3, 1] });
  });

  test("a tie in a Silversmith's auction is a second round of silver", () => {
    const [held] = auctionsOf([
      shown("thief"),
      opened("silver", 2, 2, 0),
      { kind: "tied", card: "thief", stage: "gold", seats: [0, 1], bids: [] },
      openedBy("silver", { 0: 1, 1: 3 }),
    ]);
    expect(held?.rounds.map(({ bids }) => bids.size)).toEqual([3, 2]);
  });

  test("an Illusionist opens after the others, in the same round", () => {
    const [held] = auctionsOf([
      shown("thief"),
      openedBy("gold", { 0: 2, 2: 1 }),
      openedBy("gold", { 1: 4 }),
    ]);
    expect(held?.rounds).toHaveLength(1);
    expect(held?.rounds[0]?.bids.size).toBe(3);
  });

  test("bids that an Innkeeper took back do not count", () => {
    const [held] = auctionsOf([
      shown("thief"),
      opened("gold", 2, 1),
      { kind: "bids-taken-back", card: "thief" },
      opened("gold", 0, 4),
      won(1, "thief"),
    ]);
    expect(held?.rounds).toHaveLength(2);
    expect(held && roundsOf(held)).toHaveLength(1);
    expect(held && priceOf(held)).toEqual({ bid: 4, tie: null });
  });

  test("a blue coin makes a bid higher", () => {
    const [held] = auctionsOf([
      shown("thief"),
      opened("gold", 2, 2),
      { kind: "blue-coin-added", seat: 0, value: 3 },
    ]);
    expect(held?.rounds[0]?.bids.get(0)?.value).toBe(3);
  });

  test.each(["goblin", "home-0123456789abcdef"])(
    "a new card that is played through another one stands before it (%s)",
    (through) => {
      const played = (isNew: boolean): Held[] =>
        auctionsOf([
          began(1),
          shown(through),
          opened("gold", 2, 1),
          won(0, through),
          { kind: "played", seat: 0, card: "troll", through, new: isNew },
          { kind: "colour-named", seat: 0, card: "troll", colour: "red" },
        ]);
      expect(played(true).map(({ card, fate }) => [card, fate])).toEqual([
        ["troll", "played"],
        [through, "won"],
      ]);
      expect(played(false).map(({ card }) => card)).toEqual([through]);
    },
  );

  test("a kept card adds a coin to an open bid, or sends one back", () => {
    const changed = { kind: "bid-changed", seat: 2, card: "home-1", coin: "fairy" } as const;
    const [held] = auctionsOf([
      shown("thief"),
      opened("gold", 2, 3, 1),
      { ...changed, victim: 2, how: "add", value: 2 },
      { ...changed, victim: 1, how: "take-out", value: 2 },
    ]);
    const bids = held?.rounds[0]?.bids;
    expect([0, 1, 2].map((seat) => bids?.get(seat))).toEqual(
      [2, 2, 2].map((fairy) => ({ fist: { fairy }, value: fairy })),
    );
  });

  test("the King's Favor takes what nobody bid for", () => {
    const [held] = auctionsOf([
      shown("thief"),
      opened("gold", 0, 0),
      { kind: "no-bids", card: "thief", passed_on: false },
      won(1, "thief"),
    ]);
    expect(held).toMatchObject({ fate: "won", winner: 1, isClaimed: true });
  });

  test("other endings", () => {
    const events: GameEvent[] = [
      began(1),
      shown("a"),
      opened("gold", 0, 0),
      { kind: "no-bids", card: "a", passed_on: false },
      shown("b"),
      opened("gold", 1, 0),
      { kind: "cursed", card: "b", seats: [1], bids: [] },
      shown("c"),
      { kind: "nobody-won", card: "c", stage: "silver", why: "tied", seats: [0, 1], bids: [] },
      { kind: "card-passed", card: "imp" },
    ];
    expect(auctionsOf(events).map(({ fate }) => fate)).toEqual([
      "no-bids",
      "cursed",
      "nobody",
      "passed",
    ]);
  });
});
