// Cards in the making, on a device and on the site.
import { expect, test } from "vitest";
import { emptyDraft } from "../src/workshop/bench.svelte";
import { isNews, merged, titleOf, type Kept } from "../src/workshop/drafts";
import type { Draft } from "../src/wire/types";

const called = (en: string) => ({ ...emptyDraft(), name: { en, de: "" } });
const there = (id: string, changed: number, name = "Theirs"): Draft => ({
  id,
  name,
  changed,
  data: { ...called(name) },
});
const here = (id: string, more: Partial<Kept> = {}): Kept => ({
  id,
  draft: called("Mine"),
  made: null,
  ...more,
});
const base = { person: "anna", changed: 1 };
const told = (mine: Kept[], site: Draft[]): string[] =>
  merged(mine, site, "anna", () => "new").map(
    (one) => `${one.id} ${titleOf(one.draft, "en")}${isNews(one, "anna") ? " to tell" : ""}`,
  );

test("what only one place has is in both", () => {
  expect(told([here("1")], [there("2", 1)])).toEqual(["1 Mine to tell", "2 Theirs"]);
});

test("the place in which it was changed is right", () => {
  expect(told([here("1", { base })], [there("1", 1)])).toEqual(["1 Mine"]);
  expect(told([here("1", { base })], [there("1", 2)])).toEqual(["1 Theirs"]);
  expect(told([here("1", { base, isChanged: true })], [there("1", 1)])).toEqual(["1 Mine to tell"]);
});

test("what was changed in both places is kept twice", () => {
  expect(told([here("1", { base, isChanged: true })], [there("1", 2)])).toEqual([
    "1 Theirs",
    "new Mine to tell",
  ]);
});

test("what was removed elsewhere goes, unless it was changed here", () => {
  expect(told([here("1", { base })], [])).toEqual([]);
  expect(told([here("1", { base, isChanged: true })], [])).toEqual(["1 Mine to tell"]);
});

test("what another member has made on this device is left alone", () => {
  const others = { base: { person: "ben", changed: 1 }, isChanged: true };
  expect(told([here("1", others)], [])).toEqual(["1 Mine"]);
});

test("what is no draft is not taken", () => {
  expect(told([], [{ id: "1", name: "?", changed: 1, data: {} }])).toEqual([]);
});
