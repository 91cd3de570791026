import { beforeAll, expect, test, vi } from "vitest";
import { notes } from "../../src/state/notes.svelte";
import { box } from "../../src/state/box.svelte";
import type { TableModel } from "../../src/tables/contract";
import fist from "../../src/tables/fist/manifest";
import { notesOf } from "../../src/tables/fist/notes";
import type { TableView, Types } from "../../src/tables/fist/types";
import { loadWords } from "../../src/text/fluent.svelte";
import views from "../around/views.json";

beforeAll(() => loadWords(fist.messages));

const SCREEN = { fairy: 3, silver: 1 };

function model(mine: object, table: Partial<TableView> = {}, me: number | null = 0) {
  const view = structuredClone(views["tavern choice"]) as unknown as { table: TableView };
  const seats = view.table.seats.map((seat) => ({ ...seat, held: [], screen: SCREEN }));
  seats[0] = { ...seats[0]!, ...mine };
  return {
    game: "fist-tavern",
    me,
    seats: ["Ada", "Ben", "Cleo"].map((name) => ({ name })),
    view: { ...view, table: { ...view.table, auction: null, favor: null, ...table, seats } },
  } as unknown as TableModel<Types>;
}

test("what I keep, what I can use and who has the King's Favor is explained", () => {
  expect(notesOf(model({}))).toEqual([]);
  expect(notesOf(model({ held: ["crook"] }))).toEqual([{ id: "fist-kept-crook" }]);
  expect(notesOf(model({ screen: { ...SCREEN, black: 1 } }))).toEqual([{ id: "fist-coin-black" }]);
  expect(notesOf(model({}, { favor: 1 }))).toEqual([{ id: "fist-favor", args: { name: "Ben" } }]);
  expect(notesOf(model({}, { favor: 0 }))).toEqual([{ id: "fist-favor-mine" }]);
});

test("a card of somebody's own making is named, and can be read", () => {
  expect(notesOf(model({ held: ["my-own"] }))).toEqual([
    { id: "fist-kept", args: { card: "my-own" } },
  ]);
});

test("a card to keep is explained when it is up for auction", () => {
  const cards = new Map([["elf", { facts: { use: "permanent" } }]]);
  vi.spyOn(box, "cards").mockReturnValue(cards as unknown as ReturnType<typeof box.cards>);
  const auction = { card: "elf" } as NonNullable<TableView["auction"]>;
  expect(notesOf(model({}, { auction }))).toEqual([{ id: "fist-use-permanent" }]);
  vi.restoreAllMocks();
});

test("a spectator is told nothing", () => {
  expect(notesOf(model({ held: ["crook"] }, {}, null))).toEqual([]);
});

test("a note is told once", () => {
  const all = [{ id: "first" }, { id: "second" }];
  expect(notes.next(all)).toEqual({ id: "first" });
  notes.see("first");
  expect(notes.next(all)).toEqual({ id: "second" });
  notes.see("second");
  expect(notes.next(all)).toBeNull();
});
