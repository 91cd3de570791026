import { expect, test } from "vitest";
import { ANYTHING } from "../src/guild/query";
import { newPath, replayPath, routeOf, rulesPath, tableInLink, tablePath } from "../src/router";

/** What an address without a query asks for among finished games. */
const ANY_GAMES = { game: "", ending: "", search: "" };
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
  ["/games/abcdefghijk2/coach", "?seat=1", { page: "coach", id: "abcdefghijk2", seat: 1 }],
  ["/games/abcdefghijk2/coach", "", { page: "coach", id: "abcdefghijk2", seat: null }],
  ["/rules", "", { page: "rules", game: null, card: null }],
  ["/rules/fist-2002", "?card=thief", { page: "rules", game: "fist-2002", card: "thief" }],
  ["/me", "", { page: "person", name: null, asked: ANY_GAMES }],
  [
    "/me",
    "?game=fist-2002&ending=won&search=Ben&before=5",
    { page: "person", name: null, asked: { game: "fist-2002", ending: "won", search: "Ben" } },
  ],
  ["/me", "?game=../x&ending=drawn", { page: "person", name: null, asked: ANY_GAMES }],
  ["/people/Hilda%20Oakmug", "", { page: "person", name: "Hilda Oakmug", asked: ANY_GAMES }],
  ["/people/100%25", "", { page: "person", name: "100%", asked: ANY_GAMES }],
  ["/people/%E0%A4%A", "", { page: "person", name: "%E0%A4%A", asked: ANY_GAMES }],
  ["/settings", "", { page: "settings" }],
  ["/learn", "", { page: "learn", game: null, lesson: null }],
  ["/learn/fist-2002/ties", "", { page: "learn", game: "fist-2002", lesson: "ties" }],
  ["/workshop", "", { page: "workshop", fork: null, next: null }],
  ["/workshop", `?fork=${CARD}`, { page: "workshop", fork: CARD, next: null }],
  ["/guild/forum", "", { page: "forum", board: null, search: "", followed: false }],
  [
    "/guild/forum/site",
    "?followed=true",
    { page: "forum", board: "site", search: "", followed: true },
  ],
  ["/guild/forum/threads/12", "?post=30", { page: "thread", number: 12, work: null, post: 30 }],
  [
    "/guild/forum/works/0123456789abcdef",
    "",
    { page: "thread", number: null, work: "0123456789abcdef", post: null },
  ],
  ["/guild/moderation", "", { page: "moderation" }],
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
