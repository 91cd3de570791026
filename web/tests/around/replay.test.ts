// Replays: landmarks, pages of frames, other eyes.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../../src/net/api";
import { Away } from "../../src/net/problems";
import {
  FIRST_PAGE,
  hasCome,
  marksOf,
  nextMark,
  nextPage,
  PAGE,
  placeAt,
  placeOf,
  timeFor,
  type Moment,
} from "../../src/state/film";
import { ReplayTable } from "../../src/state/replay.svelte";
import { box } from "../../src/state/box.svelte";
import fist from "../../src/tables/fist/manifest";
import type { Frame, GameInfo, Replay, TableInfo } from "../../src/wire/types";

const events = (...kinds: string[]) => ({ events: kinds.map((kind) => ({ kind, words: kind })) });

describe("landmarks", () => {
  const frames = [
    events("turn-began", "card-shown"),
    events("fists-opened", "won", "scored", "card-shown"),
    events("fists-opened", "no-bids", "card-shown"),
    events("scored", "scored", "game-won"),
  ];
  const marks = marksOf(frames, fist.landmarks);

  test("auctions, points and the end, each once a frame", () => {
    expect(marks.map(({ place, landmark }) => `${place} ${landmark.kind}`)).toEqual([
      "0 turn",
      "0 auction",
      "1 auction",
      "1 point",
      "2 auction",
      "3 point",
      "3 end",
    ]);
  });
  test("the next one, and the one before", () => {
    expect(nextMark(marks, "point", 0, 1)).toBe(1);
    expect(nextMark(marks, "point", 1, 1)).toBe(3);
    expect(nextMark(marks, "point", 3, 1)).toBeNull();
    expect(nextMark(marks, "auction", 2, -1)).toBe(1);
    expect(nextMark(marks, "auction", 0, -1)).toBeNull();
  });
});

test("other eyes have other frames: the last one that is not later", () => {
  const frames = [{ at: 0 }, { at: 3 }, { at: 9 }];
  expect([0, 2, 3, 8, 9, 99].map((at) => placeAt(frames, at))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("a link to an event leads to the frame before it: there it is about to happen", () => {
  const frames = [
    { at: 0, first: 0, ...events("turn-began", "card-shown") },
    { at: 2, first: 2, ...events() },
    { at: 3, first: 2, ...events("fists-opened", "won") },
  ] as unknown as Moment[];
  expect([0, 1, 2, 3].map((event) => placeOf(frames, { event }))).toEqual([0, 0, 1, 1]);
  expect([1, 3, 4].map((event) => hasCome(frames, { event }))).toEqual([true, true, false]);
  expect([2, 3, 4].map((at) => hasCome(frames, { at }))).toEqual([true, true, false]);
  expect(placeOf(frames, { at: 2 })).toBe(1);
});

test("what tells much is looked at longer, and nothing for ever", () => {
  const little = events("card-shown").events;
  const much = events(..."abcdefghijklmnop").events;
  expect(timeFor(little, 1)).toBeLessThan(timeFor(much, 1));
  expect(timeFor(much, 1)).toBe(7500);
  expect(timeFor(little, 2)).toBe(timeFor(little, 1) / 2);
});

test("a small page first, then large ones", () => {
  expect(nextPage(0, null)).toEqual({ first: 0, count: FIRST_PAGE });
  expect(nextPage(FIRST_PAGE, 1000)).toEqual({ first: FIRST_PAGE, count: PAGE });
  expect(nextPage(990, 1000)).toEqual({ first: 990, count: 10 });
  expect(nextPage(1000, 1000)).toBeNull();
});

describe("a replay", () => {
  const TOTAL = 400;
  const info = {
    name: "T",
    game: "fist-2002",
    options: {},
    seats: [{ person: "p0" }, { person: "p1" }],
  } as unknown as TableInfo;
  const frame = (n: number, eyes: string): Frame => ({
    at: 2 * n,
    first: n,
    events: [{ kind: n % 10 ? "took" : "card-shown", words: `${eyes} ${n}` }],
    view: {
      game: "fist-2002",
      rules: 1,
      you: null,
      waiting: [],
      answered: [],
      answer: null,
      decision: null,
      table: { n },
      result: null,
    },
  });
  let asked: [string, number, number][];

  beforeEach(() => {
    asked = [];
    box.games = [{ id: "fist-2002", family: "fist" } as GameInfo];
    vi.spyOn(api, "table").mockResolvedValue(info);
    vi.spyOn(api, "replay").mockImplementation((_id, eyes, first, count): Promise<Replay> => {
      asked.push([eyes, first, count]);
      const frames = Array.from({ length: Math.min(count, TOTAL - first) }, (_, n) =>
        frame(first + n, eyes),
      );
      return Promise.resolve({ table: info, eyes, frames, total: TOTAL });
    });
  });

  test("comes in pages, in order, until it is whole", async () => {
    const table = new ReplayTable("t", null);
    await table.look("open");
    expect(asked).toEqual([
      ["open", 0, 30],
      ["open", 30, 150],
      ["open", 180, 150],
      ["open", 330, 70],
    ]);
    expect(table.isWhole).toBe(true);
    expect(table.marks.filter(({ landmark }) => landmark.kind === "auction")).toHaveLength(40);
    expect(table.events).toHaveLength(1);
  });

  test("shows all events up to the moment, and no more", async () => {
    const table = new ReplayTable("t", null);
    await table.look("open");
    table.go(12);
    expect(table.events.map(({ words }) => words).at(-1)).toBe("open 12");
    expect(table.events).toHaveLength(13);
    table.go(3);
    expect(table.events).toHaveLength(4);
    table.go(99_999);
    expect([table.place, table.isAtEnd]).toEqual([399, true]);
  });

  test("waits at the last frame that has come", async () => {
    let go = (): void => undefined;
    const soon = new Promise<void>((resolve) => (go = resolve));
    const quick = vi.mocked(api.replay).getMockImplementation();
    vi.mocked(api.replay).mockImplementation(async (...args) => {
      if (args[2] > 0) await soon;
      return quick?.(...args) as Promise<Replay>;
    });
    const table = new ReplayTable("t", null);
    const done = table.look("open");
    await vi.waitFor(() => expect(table.here).toBe(30));
    table.go(100);
    expect([table.place, table.wanted, table.isWaiting]).toEqual([29, 100, true]);
    go();
    await done;
    expect([table.place, table.isWaiting]).toEqual([100, false]);
  });

  test("finds the same moment again with other eyes", async () => {
    const table = new ReplayTable("t", null);
    await table.look("0");
    table.go(200);
    const leaps = table.leaps;
    await table.look("1");
    expect([table.eyes, table.me, table.place]).toEqual(["1", 1, 200]);
    expect(table.leaps).toBeGreaterThan(leaps);
    expect(table.words).toBe("1 200");
  });

  test("whoever played sees it with their own eyes", async () => {
    const table = new ReplayTable("t", "p1");
    await table.again();
    expect(table.eyes).toBe("1");
  });

  test("a step is told, a leap is not", async () => {
    const table = new ReplayTable("t", null);
    await table.look("open");
    const { leaps } = table;
    table.step(1);
    expect(table.leaps).toBe(leaps);
    table.step(-1);
    table.jump("auction", 1);
    expect([table.place, table.leaps]).toEqual([10, leaps + 2]);
    expect(table.jump("kill", 1)).toBe(false);
  });

  test("steps one after the other, faster than they can be told, tell nothing older", async () => {
    const table = new ReplayTable("t", null);
    await table.look("open");
    table.step(1);
    const { leaps } = table;
    table.step(1);
    table.step(1);
    expect(table.leaps).toBe(leaps + 2);
  });

  test("a step while the board still tells the last one tells nothing older", async () => {
    vi.useFakeTimers();
    const table = new ReplayTable("t", null);
    await table.look("open");
    table.step(1);
    const { leaps } = table;
    // A reader who likes it slow is told for longer than a step usually takes.
    table.told = 1;
    vi.advanceTimersByTime(60_000);
    table.step(1);
    expect(table.leaps).toBe(leaps + 1);
    table.told = null;
    vi.advanceTimersByTime(60_000);
    table.step(1);
    expect(table.leaps).toBe(leaps + 1);
    vi.useRealTimers();
  });

  test("when the site is away it says so, and can be asked again", async () => {
    vi.mocked(api.replay).mockRejectedValueOnce(new Away("gone"));
    const table = new ReplayTable("t", null);
    await table.look("open");
    expect(table.error).toBeInstanceOf(Away);
    await table.again();
    expect([table.error, table.isWhole, table.eyes]).toEqual([null, true, "open"]);
  });
});
