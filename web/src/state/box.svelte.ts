// What is in the box: the games with their options and bots, and every card with its text.
// Fetched once, and cards once for each language.
import { api } from "../net/api";
import { language } from "../text/fluent.svelte";
import type { CardInfo, GameInfo, Language } from "../wire/types";

class Box {
  games = $state.raw<readonly GameInfo[] | null>(null);
  #cards = $state.raw<Readonly<Record<string, ReadonlyMap<string, CardInfo>>>>({});
  #asked = new Set<string>();

  async loadGames(): Promise<void> {
    this.games ??= await api.games();
  }

  game(id: string): GameInfo | null {
    return this.games?.find((game) => game.id === id) ?? null;
  }

  /** The cards of a game by their ids, in the language of the reader; empty until they are here. */
  cards(game: string): ReadonlyMap<string, CardInfo> {
    return this.#cards[`${game}/${language()}`] ?? new Map<string, CardInfo>();
  }

  /** Away: they could not be fetched. */
  async loadCards(game: string, lang: Language = language()): Promise<void> {
    const id = `${game}/${lang}`;
    if (!game || this.#asked.has(id)) return;
    this.#asked.add(id);
    try {
      const cards = await api.cards(game, lang);
      this.#cards = { ...this.#cards, [id]: new Map(cards.map((card) => [card.id, card])) };
    } catch (error) {
      this.#asked.delete(id);
      throw error;
    }
  }
}

export const box = new Box();
