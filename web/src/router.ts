// Addresses of the page, as pure functions; `state/place` does the navigation.

import { queryIn, queryOf, type GalleryQuery } from "./guild/query";
import { gamesIn, type GamesQuery } from "./people/query";
import type { Wanted } from "./state/film";
import { PAGES } from "./wire/types";

export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string | null; fork: string | null }
  | { page: "table"; id: string }
  /** The shared screen of a party; without an id it opens one. */
  | { page: "tv"; id: string | null }
  | { page: "replay"; id: string; eyes: string | null; moment: Wanted | null }
  | { page: "coach"; id: string; seat: number | null }
  | { page: "rules"; game: string | null; card: string | null }
  | { page: "strategy"; game: string | null }
  | { page: "cards"; game: string; card: string }
  /** Mine, if there is no name. */
  | { page: "person"; name: string | null; asked: GamesQuery }
  | { page: "settings" }
  | { page: "notices" }
  | { page: "recover" }
  | { page: "workshop"; fork: string | null; next: string | null }
  | { page: "guild"; asked: GalleryQuery }
  | { page: "entry"; id: string }
  | { page: "forum"; board: string | null; search: string; followed: boolean }
  /** A thread by its number, or about a work of the guild; at the place of a post. */
  | { page: "thread"; number: number | null; work: string | null; post: number | null }
  | { page: "moderation" }
  | { page: "admin" }
  | { page: "puzzles"; id: string | null; theme: string | null }
  | { page: "ratings"; game: string | null; season: string }
  | { page: "learn"; game: string | null; lesson: string | null }
  | { page: "about" }
  | { page: "device" }
  /** What another program shares: text that may contain a code or a link, or the file of a game. */
  | { page: "share"; text: string; hasFile: boolean }
  | { page: "pass" }
  | { page: "lost"; path: string };

const PATTERNS = Object.entries(PAGES).map(
  ([page, pattern]) => [page as keyof typeof PAGES, new RegExp(`^${pattern}$`)] as const,
);

/** Where an address leads: the site uses the same list of pages. */
export function routeOf(path: string, query = ""): Route {
  const plain = path.replace(/\/+$/, "") || "/";
  for (const [page, pattern] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) return routeTo(page, found, new URLSearchParams(query));
  }
  return { page: "lost", path };
}

function routeTo(page: keyof typeof PAGES, found: RegExpExecArray, asked: URLSearchParams): Route {
  const [about, part] = [found[1] ?? null, found[2] ?? null];
  switch (page) {
    case "new":
      return { page, game: asked.get("game"), fork: asked.get("fork") };
    case "workshop":
      return { page, fork: asked.get("fork"), next: asked.get("next") };
    case "guild":
      return { page, asked: queryIn(asked) };
    case "guild_card":
    case "guild_variant":
      return { page: "entry", id: about ?? "" };
    case "forum": {
      const search = (asked.get("search") ?? "").slice(0, 100);
      return { page, board: about, search, followed: asked.get("followed") === "true" };
    }
    case "thread":
      return { page, number: Number(about), work: null, post: placeIn(asked) };
    case "work_thread":
      return { page: "thread", number: null, work: about, post: placeIn(asked) };
    case "table":
      return { page, id: about ?? "" };
    case "tv":
      return { page, id: about };
    case "replay": {
      const [at, event] = [numberIn(asked, "at"), numberIn(asked, "event")];
      const moment = event !== null ? { event } : at !== null ? { at } : null;
      return { page, id: about ?? "", eyes: asked.get("eyes"), moment };
    }
    case "coach":
      return { page, id: about ?? "", seat: numberIn(asked, "seat") };
    case "me":
      return { page: "person", name: null, asked: gamesIn(asked) };
    case "person":
      return { page, name: decoded(about ?? ""), asked: gamesIn(asked) };
    case "rules":
      return { page, game: about, card: asked.get("card") };
    case "puzzles":
      return { page, id: about, theme: asked.get("theme") };
    case "ratings":
      return { page, game: about, season: asked.get("season") ?? "" };
    case "learn":
      return { page, game: about, lesson: part };
    case "share": {
      const text = ["url", "text", "title"].map((name) => asked.get(name) ?? "").join(" ");
      return { page, text: text.trim().slice(0, 500), hasFile: asked.has("file") };
    }
    case "strategy":
      return { page, game: about };
    case "cards":
      return { page, game: about ?? "", card: part ?? "" };
    default:
      return { page };
  }
}

/** A part of an address, decoded; unchanged if it cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The place of a post, from 1 on. */
const placeIn = (asked: URLSearchParams): number | null => numberIn(asked, "post") || null;

function numberIn(asked: URLSearchParams, name: string): number | null {
  const text = asked.get(name) ?? "";
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

export const tablePath = (id: string): string => `/t/${id}`;
/** The shared screen of a party; without an id, the page that opens one. */
export const tvPath = (id?: string): string => (id === undefined ? "/tv" : `/tv/${id}`);
/** With a moment it links to that, as one seat saw it. */
export function replayPath(id: string, eyes?: string, moment?: Wanted): string {
  if (eyes === undefined || !moment) return `/replay/${id}`;
  const place = "at" in moment ? `at=${moment.at}` : `event=${moment.event}`;
  return `/replay/${id}?eyes=${eyes}&${place}`;
}
/** The page about a member; without a name, mine. */
export const personPath = (name?: string): string =>
  name === undefined ? "/me" : `/people/${encodeURIComponent(name)}`;
/** Without a seat, from the first that the reader may look from. */
export const coachPath = (id: string, seat?: number): string =>
  `/games/${id}/coach${seat === undefined ? "" : `?seat=${seat}`}`;
export const rulesPath = (game?: string, card?: string): string =>
  `/rules${game ? `/${game}` : ""}${card ? `?card=${encodeURIComponent(card)}` : ""}`;
/** A puzzle; without one, all of them, or those about a theme. */
export const puzzlePath = (id?: string, theme?: string | null): string =>
  `/puzzles${id ? `/${id}` : ""}${theme ? `?theme=${theme}` : ""}`;
/** The leaderboard of a game, in a month or of all time. */
export const ratingsPath = (game?: string, season?: string): string =>
  `/ratings${game ? `/${game}` : ""}${season ? `?season=${season}` : ""}`;
/** A lesson; without one, all of them. */
export const learnPath = (game?: string, lesson?: string): string =>
  game && lesson ? `/learn/${game}/${lesson}` : "/learn";
/** A ruling in the rules of a game. */
export const rulingPath = (game: string, id: string): string => `/rules/${game}#ruling-${id}`;
export const strategyPath = (game?: string): string => `/strategy${game ? `/${game}` : ""}`;
export const cardPath = (game: string, card: string): string =>
  `/cards/${game}/${encodeURIComponent(card)}`;
export const guildPath = (asked: GalleryQuery): string => `/guild${queryOf(asked)}`;
export const newPath = (game?: string): string => (game ? `/new?game=${game}` : "/new");

/** The id in what somebody pasted: a link to a table of this site, by one of its addresses. */
export function tableInLink(text: string, origins: readonly string[]): string | null {
  try {
    const link = new URL(text.trim());
    const route = routeOf(link.pathname);
    return origins.includes(link.origin) && route.page === "table" ? route.id : null;
  } catch {
    return null;
  }
}
