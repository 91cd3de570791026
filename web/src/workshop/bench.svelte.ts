// The bench of the workshop: the cards on this device and on the site, the one being made, and how
// the site understands it.
import { api } from "../net/api";
import { Away, Refused } from "../net/problems";
import { recall, remember } from "../state/storage";
import { language as reader, t } from "../text/fluent.svelte";
import type { CardLanguage, CardStart, Language, MadeCard, Tag, WholeEntry } from "../wire/types";
import { isNews, merged, titleOf, type Kept } from "./drafts";
import { begin, done, redo, undo, type History } from "./history";
import { USUAL } from "./pictures";
import {
  copyOf,
  emptyTree,
  keyAt,
  knowKeys,
  read,
  write,
  type Draft,
  type InGuild,
  type Node,
  type Written,
} from "./tree";

const SHELF = "workshop";
/** The card is read this many milliseconds after the last change. */
const PAUSE = 250;
/** The site stores it this many milliseconds after the last change. */
const KEPT_AFTER = 1000;
/** At most this many blocks are found not to fit, one after the other. */
const MOST_MISFITS = 12;

export const emptyDraft = (): Draft => ({
  name: { en: "", de: "" },
  gender: "",
  accusative: "",
  picture: USUAL,
  says: {},
  kept: {},
  tree: emptyTree(),
});

export class Bench {
  readonly game: string;
  language = $state.raw<CardLanguage | null>(null);
  #history = $state.raw<History<Draft>>(begin(emptyDraft()));
  #others = $state.raw<readonly Kept[]>([]);
  #id = $state("");
  /** The version on the site that the card comes from, and whether it has changed since. */
  #origin = $state.raw<Pick<Kept, "base" | "isChanged">>({});
  /** The card as the site understands it; null: not read yet, or it does nothing. */
  made = $state.raw<MadeCard | null>(null);
  /** Blocks that do not fit, with the reason; they are not part of the card. */
  misfits = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** What is wrong with the whole card, or with a name. */
  problem = $state("");
  wrongName = $state.raw<Readonly<Partial<Record<Language, string>>>>({});
  isAway = $state(false);
  /** Why the site does not store a card; empty: it does, or it does not have to. */
  notKept = $state("");
  /** The block to be pasted. */
  clipboard = $state.raw<Node | null>(null);

  constructor(game: string) {
    this.game = game;
    const shelf = recall<Kept[]>(SHELF, []);
    const [first, ...others] = Array.isArray(shelf) ? shelf : [];
    for (const { draft } of shelf) knowKeys(draft.tree);
    this.#others = others;
    this.#lay(first);
  }

  /** Put a card on the bench, or an empty one. */
  #lay(kept: Kept | undefined): void {
    this.#id = kept?.id ?? newId();
    this.#history = begin(kept?.draft ?? emptyDraft());
    this.#origin = originOf(kept);
    this.made = kept?.made ?? null;
    this.misfits = new Map();
  }

  get draft(): Draft {
    return this.#history.now;
  }
  get tree(): Node {
    return this.draft.tree;
  }
  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }
  /** All cards on this device, the one on the bench first. */
  get shelf(): Kept[] {
    return [{ id: this.#id, draft: this.draft, made: this.made, ...this.#origin }, ...this.#others];
  }
  /** A published card does not change any more. */
  get isLocked(): boolean {
    return this.draft.guild?.published !== undefined;
  }
  get isEmpty(): boolean {
    return this.tree.places["power"]?.[0] == null;
  }

  /** Changes with the same `what` are undone together. */
  change(more: Partial<Draft>, what = ""): void {
    this.#move(done(this.#history, { ...this.draft, ...more }, what));
  }

  grow(tree: Node): void {
    if (tree !== this.tree) this.change({ tree });
  }

  undo(): void {
    this.#move(undo(this.#history));
  }
  redo(): void {
    this.#move(redo(this.#history));
  }
  #move(history: History<Draft>): void {
    if (!this.isLocked) this.#become(history);
  }
  #become(history: History<Draft>): void {
    this.#history = history;
    this.#origin = { ...this.#origin, isChanged: true };
    this.#store();
  }

  #store(): void {
    remember(SHELF, this.shelf);
  }

  // -- the shelf ----------------------------------------------------------------------------

  /** Put another card on the bench; an empty one is not kept on the shelf. */
  take(kept: Kept): void {
    const others = this.shelf.filter(
      (one) => one.id !== kept.id && (one.id !== this.#id || !this.#isBlank()),
    );
    this.#others = others;
    this.#lay(kept);
    this.#store();
  }

  #isBlank(): boolean {
    return !isWorthIt({ id: this.#id, draft: this.draft, made: null });
  }

  begin(): void {
    this.take({ id: newId(), draft: emptyDraft(), made: null });
  }

  /** Begin with what a printed card does. */
  start({ rules }: CardStart): void {
    if (!this.language) return;
    const { says, kept, tree } = read(this.language, rules, USUAL);
    this.change({ says, kept, tree });
  }

  double(): void {
    const { guild: _, ...draft } = this.draft;
    this.take({ id: newId(), draft: { ...draft, tree: copyOf(draft.tree) }, made: this.made });
  }

  drop(id: string): void {
    const isOnSite = this.shelf.some((one) => one.id === id && one.base?.person === this.#person);
    this.#others = this.#others.filter((one) => one.id !== id);
    if (id === this.#id) {
      const [next, ...others] = this.#others;
      this.#others = others;
      this.#lay(next);
    }
    this.#store();
    if (isOnSite) api.dropDraft(id).catch(() => undefined); // else it comes back
  }

  // -- on the site ----------------------------------------------------------------------------

  /** The member whose cards the site stores; null: the reader is not a member. */
  #person = $state<string | null>(null);

  /** Merge the cards on this device with those on the site. */
  async meet(person: string | null): Promise<void> {
    this.#person = person;
    if (person === null) return;
    try {
      const there = await api.drafts();
      if (this.#person !== person) return;
      const all = merged(this.shelf.filter(isWorthIt), there, person, newId);
      for (const { draft } of all) knowKeys(draft.tree);
      const mine = all.find((one) => one.id === this.#id) ?? all[0];
      this.#others = all.filter((one) => one !== mine);
      if (mine ? mine.draft !== this.draft : !this.#isBlank()) this.#lay(mine);
      else this.#origin = originOf(mine);
      this.#store();
      await this.#readOthers();
    } catch {
      // What is here stays here; the next visit tries again.
    }
  }

  /** Have the site read the cards that came from it: a draft is stored without its text. */
  async #readOthers(): Promise<void> {
    const { language } = this;
    for (const { id, draft, made } of this.#others) {
      const written = language && !made ? write(language, draft, this.nameOf(draft)) : null;
      if (!written) continue;
      const read = await api.readCard(this.game, written.card).catch(() => null);
      this.#others = this.#others.map((one) => (one.id === id ? { ...one, made: read } : one));
    }
    this.#store();
  }

  /** Let the site store what is new, a moment after the last change. Call in an effect. */
  keep(): () => void {
    const person = this.#person;
    const news = this.shelf.filter(
      (one) => person !== null && isWorthIt(one) && isNews(one, person),
    );
    if (person === null || news.length === 0) return () => undefined;
    const timer = setTimeout(() => void this.#keep(news, person), KEPT_AFTER);
    return () => clearTimeout(timer);
  }

  async #keep(news: readonly Kept[], person: string): Promise<void> {
    try {
      for (const { id, draft } of news) {
        const { changed } = await api.keepDraft(id, {
          name: titleOf(draft, reader()),
          data: { ...draft },
        });
        const base = { person, changed };
        if (id === this.#id)
          this.#origin = { base, ...(draft === this.draft ? {} : { isChanged: true }) };
        this.#others = this.#others.map((one) =>
          one.id === id ? { id, draft: one.draft, made: one.made, base } : one,
        );
      }
      this.notKept = "";
    } catch (error) {
      this.notKept = error instanceof Refused ? error.message : "";
    }
    this.#store();
  }

  /** Take a card from a file or a link; throws `Refused` if the site cannot read it. */
  async receive(card: unknown): Promise<void> {
    if (!this.language) return;
    const made = await api.readCard(this.game, card);
    const known = this.shelf.find((one) => one.made?.id === made.id);
    this.take(known ?? { id: newId(), draft: read(this.language, made.card, USUAL), made });
  }

  // -- in the guild ---------------------------------------------------------------------------

  /** Publish the card as the site has read it; throws `Refused` with the reason why not. */
  async publish(tags: readonly Tag[]): Promise<WholeEntry> {
    const { before = null, origin = null } = this.draft.guild ?? {};
    const card = this.made?.card ?? {};
    try {
      const whole = await api.publishCard({ game: this.game, card, tags, before, origin });
      this.#stand({ published: whole.entry.id, version: whole.entry.version });
      return whole;
    } catch (error) {
      const isGone = error instanceof Refused && error.code === "no-such-entry";
      if (!isGone || !this.draft.guild) throw error;
      // The entry that it was made from has been withdrawn.
      this.#stand(undefined);
      return this.publish(tags);
    }
  }

  /** Turn a published card into the draft of its next version. */
  goOn(): void {
    const { published: before, version = 1 } = this.draft.guild ?? {};
    if (before) this.#stand({ before, version: version + 1 });
  }

  /** If the card has been withdrawn since it was published, it is a draft like any other again. */
  async checkPublished(): Promise<void> {
    const { published } = this.draft.guild ?? {};
    if (!published) return;
    try {
      await api.entry(published);
    } catch (error) {
      const isGone = error instanceof Refused && error.status === 404;
      if (isGone && this.draft.guild?.published === published) this.#stand(undefined);
    }
  }

  /** Set the card's place in the guild. Nothing before this can be undone. */
  #stand(guild: InGuild | undefined): void {
    const { guild: _, ...draft } = this.draft;
    this.#become(begin(guild ? { ...draft, guild } : draft));
  }

  /** Start from a copy of a published card; for its author it can become the next version. */
  async fork({ entry, data, versions }: WholeEntry, isNext: boolean): Promise<void> {
    if (!this.language) return;
    const known = this.shelf.find((one) => one.draft.guild?.published === entry.id);
    if (isNext && known) {
      this.take(known);
      this.goOn();
      return;
    }
    const made = await api.readCard(this.game, data);
    const newest = Math.max(entry.version, ...versions.map(({ version }) => version));
    const guild = isNext ? { before: entry.id, version: newest + 1 } : { origin: entry.id };
    const draft = { ...read(this.language, made.card, USUAL), guild };
    this.take({ id: newId(), draft, made });
  }

  // -- what the site says ---------------------------------------------------------------------

  #lang: Language | null = null;
  async load(lang: Language): Promise<void> {
    if (this.#lang === lang) return;
    this.#lang = lang;
    this.language = await api.cardLanguage(this.game, lang);
  }

  /** The names of the card. One without a name gets a stand-in, or the site would refuse it. */
  nameOf({ name }: Draft): Partial<Record<Language, string>> {
    const [en, de] = [name.en.trim(), name.de.trim()];
    if (!en && !de) return { [reader()]: t("workshop-nameless") };
    return { ...(en ? { en } : {}), ...(de ? { de } : {}) };
  }

  #reading = 0;
  /** Have the site read the card, a moment after it has changed. Call in an effect. */
  follow(): () => void {
    const { language, draft } = this;
    if (!language) return () => undefined;
    const mine = ++this.#reading;
    const timer = setTimeout(() => void this.#read(language, draft, mine), PAUSE);
    return () => clearTimeout(timer);
  }

  async #read(language: CardLanguage, draft: Draft, mine: number): Promise<void> {
    const misfits = new Map<number, string>();
    const wrongName: Partial<Record<Language, string>> = {};
    let [made, problem]: [MadeCard | null, string] = [null, ""];
    for (let tries = 0; tries < MOST_MISFITS; tries++) {
      const written = write(language, draft, this.nameOf(draft), new Set(misfits.keys()));
      if (!written) break;
      try {
        made = await api.readCard(this.game, written.card);
        break;
      } catch (error) {
        if (mine !== this.#reading) return;
        if (!(error instanceof Refused)) {
          this.isAway = error instanceof Away;
          return;
        }
        const key = misfitOf(written, error);
        if (key === null || misfits.has(key)) {
          const lang = error.path[0] === "name" ? (error.path[1] as Language) : null;
          if (lang) wrongName[lang] = reasonAlone(error);
          else problem = reasonAlone(error);
          break;
        }
        misfits.set(key, reasonAlone(error));
      }
    }
    if (mine !== this.#reading) return;
    this.isAway = false;
    this.misfits = misfits;
    this.problem = problem;
    this.wrongName = wrongName;
    this.made = made;
    this.#store();
  }
}

const originOf = (kept: Kept | undefined): Pick<Kept, "base" | "isChanged"> => ({
  ...(kept?.base ? { base: kept.base } : {}),
  ...(kept?.isChanged ? { isChanged: true } : {}),
});

/** Whether a card is worth storing: it has a name or a block. */
const isWorthIt = ({ draft: { name, tree } }: Kept): boolean =>
  Boolean(name.en || name.de || tree.places["power"]?.[0]);

const misfitOf = ({ paths }: Written, { path }: Refused): number | null => keyAt(paths, path);

/** The sentence without the path to the block: the page shows where that is. */
const reasonAlone = ({ message, path }: Refused): string => {
  const way = `${path.join(" › ")}: `;
  return message.startsWith(way) ? message.slice(way.length) : message;
};

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

// -- links ------------------------------------------------------------------------------------
