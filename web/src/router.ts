// Addresses of the page, without anything that moves: `state/place` does that.

import type { Wanted } from "./state/film";
import { PAGES } from "./wire/types";

export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; eyes: string | null; moment: Wanted | null }
  | { page: "rules"; game: string | null; card: string | null }
  | { page: "settings" }
  | { page: "recover" }
  | { page: "workshop" }
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
    if (found) return routeTo(page, found[1] ?? null, new URLSearchParams(query));
  }
  return { page: "lost", path };
}

function routeTo(page: keyof typeof PAGES, about: string | null, asked: URLSearchParams): Route {
  switch (page) {
    case "new":
      return { page, game: asked.get("game") };
    case "table":
      return { page, id: about ?? "" };
    case "replay": {
      const [at, event] = [numberIn(asked, "at"), numberIn(asked, "event")];
      const moment = event !== null ? { event } : at !== null ? { at } : null;
      return { page, id: about ?? "", eyes: asked.get("eyes"), moment };
    }
    case "rules":
      return { page, game: about, card: asked.get("card") };
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
export const rulesPath = (game?: string, card?: string): string =>
  `/rules${game ? `/${game}` : ""}${card ? `?card=${encodeURIComponent(card)}` : ""}`;
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
