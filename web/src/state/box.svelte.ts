// What is in the box: the games with their options and bots, and every card with its text.
// Fetched once, and cards once for each language.
import { api } from "../net/api";
import { familyNamed } from "../tables/manifests";
import { isNone, language, loadWords, type Messages } from "../text/fluent.svelte";
import type { CardInfo, GameInfo, Language, OptionInfo, SitePart } from "../wire/types";

const messagesOf = (game: string): Messages => ({
  en: async () => ({ default: await api.messages(game, "en") }),
  de: async () => ({ default: await api.messages(game, "de") }),
});

/** Whether the options bring cards of their own. */
const bringsCards = (options: object): boolean =>
  Object.values(options).some(
    (value) => Array.isArray(value) && value.some((one) => typeof one === "object"),
  );

/** The bot that plays every game. */
const RANDOM = "random";

class Box {
  /** In the order of lists; null: not here yet. */
  games = $state.raw<readonly GameInfo[] | null>(null);
  #cards = $state.raw<Readonly<Record<string, ReadonlyMap<string, CardInfo>>>>({});
  /** Home-made cards, in each language; an id always stands for the same card, at any table. */
  #homeMade = $state.raw<Readonly<Record<string, ReadonlyMap<string, CardInfo>>>>({});
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

  /** Forget everything: another site may have other games. */
  forget(): void {
    this.games = null;
  }

  /** Whether the site has it; its host can switch it off. */
  has(part: SitePart): boolean {
    return this.games?.some(({ has }) => has.includes(part)) ?? false;
  }

  game(id: string): GameInfo | null {
    return this.games?.find((game) => game.id === id) ?? null;
  }

  /** The options of a game that have another value than usual. */
  changed(game: string, chosen: object): OptionInfo[] {
    const options: Readonly<Record<string, unknown>> = { ...chosen };
    return (this.game(game)?.options ?? []).filter(({ name, default: usual }) => {
      const value = name in options ? options[name] : usual;
      return value !== usual && !(isNone(value) && isNone(usual));
    });
  }

  /** The levels of bots that can play a game, the weakest first; random ones only if
      there is nothing else. */
  levels(game: string): string[] {
    const all = (this.game(game)?.bots ?? []).map(({ level }) => level);
    const better = all.filter((level) => level !== RANDOM);
    return better.length ? better : all;
  }

  /** The cards in the box of a game by their ids, in the language of the reader; empty until they
      are here. */
  printed(game: string): ReadonlyMap<string, CardInfo> {
    return this.#cards[`${game}/${language()}`] ?? new Map<string, CardInfo>();
  }

  /** The same, with the home-made cards of the tables that were looked at. */
  cards(game: string): ReadonlyMap<string, CardInfo> {
    const own = this.#homeMade[language()];
    return own ? new Map([...this.printed(game), ...own]) : this.printed(game);
  }

  homeMade(id: string): CardInfo | undefined {
    return this.#homeMade[language()]?.get(id);
  }

  /** Away: they could not be fetched. */
  async loadCards(game: string, lang: Language = language()): Promise<void> {
    if (!game) return;
    const id = `${game}/${lang}`;
    await this.#once(id, async () => {
      const cards = await api.cards(game, lang);
      this.#cards = { ...this.#cards, [id]: new Map(cards.map((card) => [card.id, card])) };
    });
  }

  /** The cards at a table, with its home-made ones. */
  async loadTable(table: { id: string; game: string; options: object }): Promise<void> {
    const lang = language();
    const own = bringsCards(table.options)
      ? this.#once(`table/${table.id}/${lang}`, async () => {
          const cards = await api.ownCards(table.id, lang);
          const all = new Map([
            ...(this.#homeMade[lang] ?? []),
            ...cards.map((c) => [c.id, c] as const),
          ]);
          this.#homeMade = { ...this.#homeMade, [lang]: all };
        })
      : null;
    await Promise.all([this.loadCards(table.game, lang), own]);
  }

  /** Fetch something, unless it is here or under way; after a failure it can be tried again. */
  async #once(id: string, fetch: () => Promise<void>): Promise<void> {
    if (this.#fetched.has(id)) return;
    this.#fetched.add(id);
    try {
      await fetch();
    } catch (error) {
      this.#fetched.delete(id);
      throw error;
    }
  }
}

export const box = new Box();
