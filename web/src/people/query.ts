// The query of finished games, as it is in the address. Pure.
import type { GameEnding } from "../wire/types";

/** Empty: anything. */
export interface GamesQuery {
  game: string;
  ending: GameEnding | "";
  search: string;
}

export const ENDINGS: readonly GameEnding[] = ["won", "lost"];
const LONGEST = 60;

/** What the address asks for; invalid parts are left out. */
export function gamesIn(query: URLSearchParams): GamesQuery {
  const game = query.get("game") ?? "";
  return {
    game: /^[a-z0-9-]{1,60}$/.test(game) ? game : "",
    ending: ENDINGS.find((one) => one === query.get("ending")) ?? "",
    search: (query.get("search") ?? "").slice(0, LONGEST),
  };
}

/** The same as a query; empty: everything. */
export function gamesQuery(asked: GamesQuery): string {
  const said = Object.entries(asked).filter(([, value]) => value !== "");
  return said.length ? `?${new URLSearchParams(said).toString()}` : "";
}
