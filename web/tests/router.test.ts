import { expect, test } from "vitest";
import { ANYTHING } from "../src/guild/query";
import { newPath, replayPath, routeOf, rulesPath, tableInLink, tablePath } from "../src/router";

const CARD = "home-0123456789abcdef";

test.each([
  ["/", "", { page: "home" }],
  ["/lobby", "", { page: "lobby" }],
  ["/lobby/", "", { page: "lobby" }],
  ["/new", "?game=dragons-gold", { page: "new", game: "dragons-gold", fork: null }],
  ["/t/abcdefghijk2", "", { page: "table", id: "abcdefghijk2" }],
  ["/replay/abcdefghijk2", "", { page: "replay", id: "abcdefghijk2", eyes: null, moment: null }],
  [
    "/replay/abcdefghijk2",
    "?eyes=open&at=40",
    { page: "replay", id: "abcdefghijk2", eyes: "open", moment: { at: 40 } },
  ],
  [
    "/replay/abcdefghijk2",
    "?at=soon",
    { page: "replay", id: "abcdefghijk2", eyes: null, moment: null },
  ],
  ["/rules", "", { page: "rules", game: null, card: null }],
  ["/rules/fist-2002", "?card=thief", { page: "rules", game: "fist-2002", card: "thief" }],
  ["/settings", "", { page: "settings" }],
  ["/learn", "", { page: "learn", game: null, lesson: null }],
  ["/learn/fist-2002/ties", "", { page: "learn", game: "fist-2002", lesson: "ties" }],
  ["/workshop", "", { page: "workshop", fork: null, next: null }],
  ["/workshop", `?fork=${CARD}`, { page: "workshop", fork: CARD, next: null }],
  ["/guild", "", { page: "guild", asked: ANYTHING }],
  [
    "/guild",
    "?search=bridge&sort=loved&kind=nonsense",
    { page: "guild", asked: { ...ANYTHING, search: "bridge", sort: "loved" } },
  ],
  [`/guild/cards/${CARD}`, "", { page: "entry", id: CARD }],
  ["/about", "", { page: "about" }],
  ["/pass", "", { page: "pass" }],
])("%s%s", (path, query, route) => {
  expect(routeOf(path, query)).toEqual(route);
});

test.each([
  "/t",
  "/t/ABC",
  "/t/abcdefghijk2/more",
  "/nonsense",
  "/lobby/x",
  "/rules/No Game",
  `/guild/variants/${CARD}`,
])("nothing at %s", (path) => {
  expect(routeOf(path)).toEqual({ page: "lost", path });
});

test("paths lead where they say", () => {
  expect(routeOf(tablePath("abcdefghijk2"))).toEqual({ page: "table", id: "abcdefghijk2" });
  expect(replayPath("abcdefghijk2", "0", { at: 12 })).toBe("/replay/abcdefghijk2?eyes=0&at=12");
  const moment = replayPath("abcdefghijk2", "0", { event: 7 });
  expect(moment).toBe("/replay/abcdefghijk2?eyes=0&event=7");
  expect(routeOf("/replay/abcdefghijk2", "?eyes=0&event=7")).toMatchObject({
    moment: { event: 7 },
  });
  expect(replayPath("abcdefghijk2")).toBe("/replay/abcdefghijk2");
  expect(rulesPath("fist-2002", "thief")).toBe("/rules/fist-2002?card=thief");
  expect(newPath()).toBe("/new");
});

test("a pasted link leads to a table of this site only", () => {
  const here = ["http://localhost:8000", "https://stones.example"];
  expect(tableInLink(" https://stones.example/t/abcdefghijk2 ", here)).toBe("abcdefghijk2");
  expect(tableInLink("https://other.example/t/abcdefghijk2", here)).toBeNull();
  expect(tableInLink("ABCDEF", here)).toBeNull();
});
