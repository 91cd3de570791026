import { expect, test } from "vitest";
import { mergeEvents, mergeTalk, mergeView } from "../src/state/merge";
import { mergeLobby } from "../src/state/lobby.svelte";
import type { View } from "../src/tables/contract";
import type { LobbyRow, TalkLine } from "../src/wire/types";

const event = (kind: string, words?: string) => (words === undefined ? { kind } : { kind, words });
const line = (number: number, text = ""): TalkLine => ({
  number,
  at: 0,
  name: "Ada",
  person: "a",
  seat: null,
  text,
  line: null,
  presence: null,
  events: null,
});

test("news are added where they belong", () => {
  expect(mergeEvents([], 0, [event("a")])).toEqual([event("a")]);
  expect(mergeEvents([event("a")], 1, [event("b"), event("c")])).toEqual([
    event("a"),
    event("b"),
    event("c"),
  ]);
});

test("what comes again replaces what was there: in another language, or after a new start", () => {
  const known = [event("a", "Hello"), event("b", "World")];
  expect(mergeEvents(known, 0, [event("a", "Hallo"), event("b", "Welt")])).toEqual([
    event("a", "Hallo"),
    event("b", "Welt"),
  ]);
  expect(mergeEvents(known, 1, [event("c")])).toEqual([event("a", "Hello"), event("c")]);
});

test("with a gap nothing is merged", () => {
  expect(mergeEvents([event("a")], 2, [event("c")])).toBeNull();
});

test("only the fields of a view that may have changed are sent", () => {
  const view = {
    game: "fist-2002",
    waiting: [0, 1],
    answered: [],
    table: { turn: 1 },
  } as unknown as View;
  const merged = mergeView(view, { waiting: [1], answered: [0] });
  expect(merged).toEqual({ game: "fist-2002", waiting: [1], answered: [0], table: { turn: 1 } });
  expect(merged.table).toBe(view.table);
});

test("every line is heard once, in order", () => {
  expect(
    mergeTalk([line(0), line(2)], [line(2, "again"), line(1), line(3)], []).map(
      ({ number }) => number,
    ),
  ).toEqual([0, 1, 2, 3]);
});

test("a line that a moderator has hidden is gone", () => {
  const left = mergeTalk([line(0), line(1)], [line(2)], [1, 7]);
  expect(left.map(({ number }) => number)).toEqual([0, 2]);
});

test("tables come, change and go", () => {
  const row = (id: string, free = 1) => ({ id, free }) as LobbyRow;
  const news = (tables: LobbyRow[], gone: string[] = [], all = false) =>
    ({ t: "lobby", all, tables, gone }) as const;
  let rows = mergeLobby([], { ...news([row("a"), row("b")], [], true) });
  rows = mergeLobby(rows, news([row("b", 0)]));
  expect(rows.map(({ id, free }) => [id, free])).toEqual([
    ["b", 0],
    ["a", 1],
  ]);
  rows = mergeLobby(rows, news([row("c")], ["a"]));
  expect(rows.map(({ id }) => id)).toEqual(["c", "b"]);
});
