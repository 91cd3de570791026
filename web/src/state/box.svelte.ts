// What is in the box: the games with their options and bots, and every card with its text.
// Fetched once, and cards once for each language.
import { api } from "../net/api";
import { familyNamed } from "../tables/manifests";
import { language, loadWords, type Messages } from "../text/fluent.svelte";
import type { CardInfo, GameInfo, Language } from "../wire/types";

const messagesOf = (game: string): Messages => ({
  en: async () => ({ default: await api.messages(game, "en") }),
  de: async () => ({ default: await api.messages(game, "de") }),
});

/** The bot that plays every game. */
const RANDOM = "random";

class Box {
  /** In the order of lists; null: not here yet. */
  games = $state.raw<readonly GameInfo[] | null>(null);
  #cards = $state.raw<Readonly<Record<string, ReadonlyMap<string, CardInfo>>>>({});
  #fetched = new Set<string>();
  #fetching: Promise<readonly GameInfo[]> | null = null;

  /** Away: they could not be fetched. */
  async loadGames(): Promise<void> {
    if (this.games) return;
    this.#fetching ??= api.games().finally(() => (this.#fetching = null));
    const games = await this.#fetching;
    // The page has the words of its own families; those of other packages come from the site.
    const foreign = games.filter(({ family }) => familyNamed(family) === null);
    await loadWords(...foreign.map(({ id }) => messagesOf(id)));
    this.games = games;
  }

  game(id: string): GameInfo | null {
    return this.games?.find((game) => game.id === id) ?? null;
  }

  /** The levels of bots that can play a game, the weakest first; those that play at random only if
      there is nothing else. */
  levels(game: string): string[] {
    const all = (this.game(game)?.bots ?? []).map(({ level }) => level);
    const better = all.filter((level) => level !== RANDOM);
    return better.length ? better : all;
  }

  /** The cards of a game by their ids, in the language of the reader; empty until they are here. */
  cards(game: string): ReadonlyMap<string, CardInfo> {
    return this.#cards[`${game}/${language()}`] ?? new Map<string, CardInfo>();
  }

  /** Away: they could not be fetched. */
  async loadCards(game: string, lang: Language = language()): Promise<void> {
    const id = `${game}/${lang}`;
    if (!game || this.#fetched.has(id)) return;
    this.#fetched.add(id);
    try {
      const cards = await api.cards(game, lang);
      this.#cards = { ...this.#cards, [id]: new Map(cards.map((card) => [card.id, card])) };
    } catch (error) {
      this.#fetched.delete(id);
      throw error;
    }
  }
}

export const box = new Box();
