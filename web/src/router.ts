// Addresses of the page, without anything that moves: `state/place` does that.

import { queryIn, queryOf, type GalleryQuery } from "./guild/query";
import type { Wanted } from "./state/film";
import { PAGES } from "./wire/types";

export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string | null; fork: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; eyes: string | null; moment: Wanted | null }
  | { page: "coach"; id: string; seat: number | null }
  | { page: "rules"; game: string | null; card: string | null }
  | { page: "strategy"; game: string | null }
  | { page: "cards"; game: string; card: string }
  | { page: "settings" }
  | { page: "recover" }
  | { page: "workshop"; fork: string | null; next: string | null }
  | { page: "guild"; asked: GalleryQuery }
  | { page: "entry"; id: string }
  | { page: "puzzles"; id: string | null; theme: string | null }
  | { page: "learn"; game: string | null; lesson: string | null }
  | { page: "about" }
  | { page: "pass" }
  | { page: "lost"; path: string };

const PATTERNS = Object.entries(PAGES).map(
  ([page, pattern]) => [page as keyof typeof PAGES, new RegExp(`^${pattern}$`)] as const,
);

/** Where an address leads: the site knows pages by the same list. */
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
    case "table":
      return { page, id: about ?? "" };
    case "replay": {
      const [at, event] = [numberIn(asked, "at"), numberIn(asked, "event")];
      const moment = event !== null ? { event } : at !== null ? { at } : null;
      return { page, id: about ?? "", eyes: asked.get("eyes"), moment };
    }
    case "coach":
      return { page, id: about ?? "", seat: numberIn(asked, "seat") };
    case "rules":
      return { page, game: about, card: asked.get("card") };
    case "puzzles":
      return { page, id: about, theme: asked.get("theme") };
    case "learn":
      return { page, game: about, lesson: part };
    case "strategy":
      return { page, game: about };
    case "cards":
      return { page, game: about ?? "", card: part ?? "" };
    default:
      return { page };
  }
}

function numberIn(asked: URLSearchParams, name: string): number | null {
  const text = asked.get(name) ?? "";
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

export const tablePath = (id: string): string => `/t/${id}`;
/** With a moment it is a link to it, as certain eyes saw it. */
export function replayPath(id: string, eyes?: string, moment?: Wanted): string {
  if (eyes === undefined || !moment) return `/replay/${id}`;
  const place = "at" in moment ? `at=${moment.at}` : `event=${moment.event}`;
  return `/replay/${id}?eyes=${eyes}&${place}`;
}
export const coachPath = (id: string): string => `/games/${id}/coach`;
export const rulesPath = (game?: string, card?: string): string =>
  `/rules${game ? `/${game}` : ""}${card ? `?card=${encodeURIComponent(card)}` : ""}`;
/** A puzzle; without one, all of them, or those about a theme. */
export const puzzlePath = (id?: string, theme?: string | null): string =>
  `/puzzles${id ? `/${id}` : ""}${theme ? `?theme=${theme}` : ""}`;
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
