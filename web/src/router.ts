// Addresses of the page, without anything that moves: `state/place` does that.

import { TABLE_ID } from "./wire/types";

export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; eyes: string | null; at: number | null }
  | { page: "rules"; game: string | null; card: string | null }
  | { page: "settings" }
  | { page: "recover" }
  | { page: "about" }
  | { page: "pass" }
  | { page: "lost"; path: string };

const GAME = /^[a-z0-9-]{1,60}$/;
const TABLE = new RegExp(`^${TABLE_ID}$`);

/** Where an address leads. */
export function routeOf(path: string, query = ""): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  const asked = new URLSearchParams(query);
  if (more.length === 0) {
    switch (first) {
      case "":
        return { page: "home" };
      case "new":
        if (!second) return { page: "new", game: asked.get("game") };
        break;
      case "t":
        if (TABLE.test(second)) return { page: "table", id: second };
        break;
      case "replay":
        if (TABLE.test(second)) {
          const at = asked.get("at") ?? "";
          return {
            page: "replay",
            id: second,
            eyes: asked.get("eyes"),
            at: /^\d{1,7}$/.test(at) ? Number(at) : null,
          };
        }
        break;
      case "rules":
        if (!second || GAME.test(second)) {
          return { page: "rules", game: second || null, card: asked.get("card") };
        }
        break;
      case "lobby":
      case "settings":
      case "recover":
      case "about":
      case "pass":
        if (!second) return { page: first };
        break;
    }
  }
  return { page: "lost", path };
}

export const tablePath = (id: string): string => `/t/${id}`;
/** With a moment it is a link to it, as certain eyes saw it. */
export const replayPath = (id: string, eyes?: string, at?: number): string =>
  `/replay/${id}${eyes === undefined || at === undefined ? "" : `?eyes=${eyes}&at=${at}`}`;
export const rulesPath = (game?: string, card?: string): string =>
  `/rules${game ? `/${game}` : ""}${card ? `?card=${encodeURIComponent(card)}` : ""}`;
export const newPath = (game?: string): string => (game ? `/new?game=${game}` : "/new");

/** The id in what somebody pasted: a link to a table of this site. */
export function tableInLink(text: string, origin: string): string | null {
  try {
    const link = new URL(text.trim());
    const route = routeOf(link.pathname);
    return link.origin === origin && route.page === "table" ? route.id : null;
  } catch {
    return null;
  }
}
