// Somebody's finished games: a page of those that fit, and more on demand.
import { api } from "../net/api";
import type { Language, PastGame, PastGames } from "../wire/types";
import type { GamesQuery } from "./query";

/** How many come at a time. */
const SOME = 10;

export function queryOf(asked: GamesQuery, lang: Language, before: string | null): string {
  const said = Object.entries({ ...asked, search: asked.search.trim(), before: before ?? "" });
  const wanted = said.filter(([, value]) => value !== "");
  return new URLSearchParams([["count", String(SOME)], ["lang", lang], ...wanted]).toString();
}

export class Games {
  /** Null: not here yet. */
  list = $state.raw<readonly PastGame[] | null>(null);
  /** Why they could not be fetched; null: no error. */
  problem = $state.raw<unknown>(null);
  isBusy = $state(false);
  #older = $state<string | null>(null);
  /** The last query: an answer to an earlier one is too late. */
  #number = 0;

  get hasMore(): boolean {
    return this.#older !== null;
  }

  /** Show what fits, from the newest on. What is here stays until the answer has come. */
  async ask(name: string | null, asked: GamesQuery, lang: Language): Promise<void> {
    await this.#fetch(name, asked, lang, null, []);
  }

  async more(name: string | null, asked: GamesQuery, lang: Language): Promise<void> {
    if (!this.isBusy) await this.#fetch(name, asked, lang, this.#older, this.list ?? []);
  }

  async #fetch(
    name: string | null,
    asked: GamesQuery,
    lang: Language,
    before: string | null,
    here: readonly PastGame[],
  ): Promise<void> {
    const ask = (from: string | null): Promise<PastGames> =>
      api.gamesOf(name, queryOf(asked, lang, from));
    const mine = ++this.#number;
    this.isBusy = true;
    try {
      let found = await ask(before);
      // A search looks at some of many games at a time: go on until it has found one.
      while (!found.games.length && found.older && mine === this.#number)
        found = await ask(found.older);
      if (mine !== this.#number) return;
      this.problem = null;
      this.list = [...here, ...found.games];
      this.#older = found.older;
    } catch (error) {
      if (mine === this.#number) this.problem = error;
    }
    if (mine === this.#number) this.isBusy = false;
  }
}
