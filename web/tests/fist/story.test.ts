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
  const scenes = scenesOf(EVENTS, 2, 1);

  test("closed fists open one by one, mine first; somebody wins; a stone moves and arrives", () => {
    expect(scenes.map(({ event, opened }) => [event.kind, opened])).toEqual([
      ["fists-opened", []],
      ["fists-opened", [1]],
      ["fists-opened", [1, 2]],
      ["fists-opened", [0, 1, 2]],
      ["won", [0, 1, 2]],
      ["stole", [0, 1, 2]],
      ["stole", [0, 1, 2]],
    ]);
    expect(scenes.every(({ card }) => card === "thief")).toBe(true);
    expect(scenes.map(({ moves }) => moves.length)).toEqual([0, 0, 0, 0, 0, 1, 0]);
  });

  test("empty fists open together", () => {
    const none: GameEvent = {
      kind: "fists-opened",
      stage: "gold",
      seats: [0, 1, 2],
      fists: [{}, {}, {}],
      values: [0, 0, 0],
    };
    const opened = scenesOf([...EVENTS.slice(0, 2), none], 2).map((scene) => scene.opened);
    expect(opened).toEqual([[], [0, 1, 2]]);
  });

  test("only the beginnings of steps go on where steps wait for a click", () => {
    expect(scenes.map(({ isBrief }) => isBrief)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  test("a point is looked at for longer than anything else", () => {
    const scored: GameEvent = { kind: "scored", seat: 0, points: 1, total: 2, card: "thief" };
    const [way, point] = scenesOf([...EVENTS.slice(0, 5), scored], 5);
    expect(way?.moves).toEqual([{ piece: "point-2", from: "lot", to: "seat-0" }]);
    expect(point?.ms).toBeGreaterThan(Math.max(...scenes.map(({ ms }) => ms)));
  });

  test("the table shows what came of it when a piece has arrived", () => {
    expect(scenes.map(({ shown }) => shown)).toEqual([2, 2, 2, 3, 4, 4, 5]);
  });

  test("who has won is not known before it is told", () => {
    expect(scenes.map(({ winner }) => winner)).toEqual([null, null, null, null, 0, 0, 0]);
  });

  test("the log says as much as is told: nothing until all fists are open", () => {
    expect(scenes.map(({ told }) => told)).toEqual([2, 2, 2, 3, 4, 5, 5]);
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
    const told = scenesOf(events, 2)
      .filter(({ isBrief }) => !isBrief)
      .map(({ round }) => round?.bids.get(1)?.value);
    expect(told).toEqual([1, 1, 2]);
  });

  test("of a long one the end is told", () => {
    const many = Array.from({ length: 40 }, () => scenes).flat();
    const short = shortened(many);
    expect(short.length).toBeLessThan(many.length);
    expect(short.at(-1)).toBe(many.at(-1));
    expect(short.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(20_000);
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
