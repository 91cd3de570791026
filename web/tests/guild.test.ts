// The gallery: what is asked for stands in the address, pages join, and a tray takes what a table takes.
import { beforeEach, expect, test, vi } from "vitest";
import {
  ANYTHING,
  queryIn,
  filtersIn,
  isAnything,
  queryOf,
  type GalleryQuery,
} from "../src/guild/query";
import { cardsPath, entryPath, forkPath, nameIn, nextPath } from "../src/guild/entries";
import { Gallery, joined } from "../src/guild/gallery.svelte";
import { whyNot, type Picked } from "../src/guild/tray.svelte";
import { inFragment } from "../src/state/sharing";
import { routeOf } from "../src/router";
import type { Entries, Entry } from "../src/wire/types";

const ID = "home-0123456789abcdef";
const entry = (id: string, more: Partial<Entry> = {}): Entry =>
  ({ id, kind: "card", game: "a-game", name: { en: id }, hearts: 0, ...more }) as Entry;

test("a question comes back from its address as it was", () => {
  const asked: GalleryQuery = {
    search: "zahl 3 & nimm",
    kind: "card",
    game: "a-game",
    tag: "nasty",
    author: "p1",
    verdict: "fair",
    sort: "loved",
  };
  expect(queryIn(new URLSearchParams(queryOf(asked)))).toEqual(asked);
  expect(filtersIn(asked)).toBe(4);
  expect(queryOf(ANYTHING)).toBe("");
  expect(isAnything({ ...ANYTHING, sort: "played" })).toBe(true);
  expect(isAnything({ ...ANYTHING, search: "x" })).toBe(false);
});

test("what an address cannot mean is left out", () => {
  const odd = "?kind=dragon&sort=best&verdict=good&author=../me&search=" + "x".repeat(300);
  expect(queryIn(new URLSearchParams(odd))).toEqual({ ...ANYTHING, search: "x".repeat(100) });
});

test("an entry leads to its page, to the workshop and to a table", () => {
  const card = entry(ID);
  expect(routeOf(entryPath(card))).toEqual({ page: "entry", id: ID });
  expect(forkPath(card)).toBe(`/workshop?fork=${ID}`);
  expect(nextPath(card)).toBe(`/workshop?next=${ID}`);
  expect(forkPath({ kind: "variant", id: "variant-1" })).toBe("/new?fork=variant-1");
  const path = cardsPath("a-game", "home_made", "From the guild", [{ power: { score: 1 } }]);
  expect(inFragment("variant", path.replace("/new", ""))).toMatchObject({
    game: "a-game",
    options: { home_made: [{ card: { power: { score: 1 } }, copies: 1 }] },
  });
});

test("a card without a German name is called by its English one", () => {
  expect(nameIn({ name: { en: "Hermit" } }, "de")).toBe("Hermit");
  expect(nameIn({ name: { en: "Hermit", de: "Einsiedler" } }, "de")).toBe("Einsiedler");
});

test("a table takes cards of one game, and not too many", () => {
  const picked = [entry("a"), entry("b")] as Picked[];
  expect(whyNot([], entry("c"), 3)).toBe("");
  expect(whyNot(picked, entry("c"), 3)).toBe("");
  expect(whyNot(picked, entry("c"), 2)).toBe("full");
  expect(whyNot(picked, entry("c", { game: "another" }), 3)).toBe("other");
  expect(whyNot([], entry("c"), 0)).toBe("full");
});

test("an entry that moved down is not shown twice", () => {
  const all = joined([entry("a"), entry("b")], [entry("b"), entry("c")]);
  expect(all.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

const answers = new Map<string, Promise<Entries>>();
const page = (ids: string[], next: string | null): Promise<Entries> =>
  Promise.resolve({ entries: ids.map((id) => entry(id)), next });

beforeEach(() => {
  answers.clear();
  vi.stubGlobal("fetch", async (path: string) => {
    const found = await answers.get(path);
    return new Response(JSON.stringify(found), { status: 200 });
  });
});

test("more goes on where the last page ended, until there is no more", async () => {
  const gallery = new Gallery();
  answers.set("/api/guild/entries?sort=loved", page(["a", "b"], "here"));
  answers.set("/api/guild/entries?sort=loved&after=here", page(["c"], null));
  await gallery.ask({ ...ANYTHING, sort: "loved" });
  expect(gallery.hasMore).toBe(true);
  await gallery.more();
  expect(gallery.entries?.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(gallery.hasMore).toBe(false);
  gallery.hear(entry("b", { hearts: 1 }));
  expect(gallery.entries?.map(({ hearts }) => hearts)).toEqual([0, 1, 0]);
});

test("an answer to an older question comes too late", async () => {
  const gallery = new Gallery();
  let slow: (found: Entries) => void = () => undefined;
  answers.set("/api/guild/entries?search=b", new Promise((done) => (slow = done)));
  answers.set("/api/guild/entries?search=bridge", page(["bridge"], null));
  const first = gallery.ask({ ...ANYTHING, search: "b" });
  await gallery.ask({ ...ANYTHING, search: "bridge" });
  slow({ entries: [entry("bee")], next: null });
  await first;
  expect(gallery.entries?.map(({ id }) => id)).toEqual(["bridge"]);
  expect(gallery.isBusy).toBe(false);
});

test("when the site is away, what is here stays, and the reason is known", async () => {
  const gallery = new Gallery();
  answers.set("/api/guild/entries", page(["a"], "here"));
  await gallery.ask(ANYTHING);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await gallery.more();
  expect(gallery.entries?.map(({ id }) => id)).toEqual(["a"]);
  expect(gallery.problem).not.toBeNull();
});
