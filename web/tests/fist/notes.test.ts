import { beforeAll, expect, test, vi } from "vitest";
import { box } from "../../src/state/box.svelte";
import { comingUp, notes } from "../../src/state/notes.svelte";
import type { TableModel } from "../../src/tables/contract";
import fist from "../../src/tables/fist/manifest";
import { notesOf } from "../../src/tables/fist/notes";
import type { TableView, Types } from "../../src/tables/fist/types";
import { loadWords } from "../../src/text/fluent.svelte";
import type { CardInfo } from "../../src/wire/types";
import views from "../around/views.json";

beforeAll(() => loadWords(fist.messages));

const SCREEN = { fairy: 3, silver: 1 };

function model(mine: object, me: number | null = 0) {
  const view = structuredClone(views["tavern choice"]) as unknown as { table: TableView };
  const seats = view.table.seats.map((seat) => ({ ...seat, held: [], screen: SCREEN }));
  seats[0] = { ...seats[0]!, ...mine };
  return {
    game: "fist-tavern",
    me,
    seats: ["Ada", "Ben", "Cleo"].map((name) => ({ name })),
    view: { ...view, table: { ...view.table, auction: null, favor: null, seats } },
  } as unknown as TableModel<Types>;
}

test("what I keep and what I can use is explained", () => {
  expect(notesOf(model({}))).toEqual([]);
  expect(notesOf(model({ held: ["crook"] }))).toEqual([{ id: "fist-kept-crook" }]);
  expect(notesOf(model({ screen: { ...SCREEN, black: 1 } }))).toEqual([{ id: "fist-coin-black" }]);
});

test("a card of somebody's own making is named as soon as it is known", () => {
  const held = model({ held: ["home-1"] });
  expect(notesOf(held)).toEqual([]);
  vi.spyOn(box, "homeMade").mockReturnValue({ name: "Lookout" } as CardInfo);
  expect(notesOf(held)).toEqual([{ id: "fist-kept", args: { card: "Lookout" } }]);
  vi.restoreAllMocks();
});

test("a spectator is told nothing", () => {
  expect(notesOf(model({ held: ["crook"] }, null))).toEqual([]);
});

test("a note is told once", () => {
  const all = [{ id: "first" }, { id: "second" }];
  expect(notes.next(all)).toEqual({ id: "first" });
  notes.see("first");
  expect(notes.next(all)).toEqual({ id: "second" });
  notes.see("second");
  expect(notes.next(all)).toBeNull();
});

test("what has just happened is explained before what is asked, and nothing else is", () => {
  const note = { rule: null, event: {}, asked: {} };
  const all = [
    { ...note, id: "silver", words: "Silver.", asked: { kind: "bid", stage: "silver" } },
    { ...note, id: "cursed", words: "A curse.", event: { kind: "cursed" } },
    { ...note, id: "bid", words: "Gold.", asked: { kind: "bid", stage: "gold" } },
  ];
  const asked = { kind: "bid", stage: "silver", id: 7 };
  expect(comingUp("fist", all, [{ kind: "cursed", seat: 1 }], asked)).toEqual([
    { id: "fist-cursed", words: "A curse." },
    { id: "fist-silver", words: "Silver." },
  ]);
  expect(comingUp("fist", all, [{ kind: "scored" }], null)).toEqual([]);
});
