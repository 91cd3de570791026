// The bench of the workshop: the cards on this device, the one that is being made, and what the site
// reads in it.
import { api } from "../net/api";
import { Away, Refused } from "../net/problems";
import { recall, remember } from "../state/storage";
import { language as reader, t } from "../text/fluent.svelte";
import type { CardLanguage, Language, MadeCard } from "../wire/types";
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
  type Node,
  type Written,
} from "./tree";

/** A draft on this device, with what it last said. */
export interface Kept {
  id: string;
  draft: Draft;
  made: MadeCard | null;
}

const SHELF = "workshop";
/** Milliseconds after the last change. */
const PAUSE = 250;
/** So many blocks that do not fit are found one after the other. */
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
  /** What the site has read; null: nothing yet, or it does nothing. */
  made = $state.raw<MadeCard | null>(null);
  /** Blocks that do not fit, with the reason; they are not part of the card. */
  misfits = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** What is wrong with the whole card, or with a name. */
  problem = $state("");
  wrongName = $state.raw<Readonly<Partial<Record<Language, string>>>>({});
  isAway = $state(false);
  /** A slip of paper to be pasted. */
  clipboard = $state.raw<Node | null>(null);

  constructor(game: string) {
    this.game = game;
    const shelf = recall<Kept[]>(SHELF, []);
    const [first, ...others] = Array.isArray(shelf) ? shelf : [];
    for (const { draft } of shelf) knowKeys(draft.tree);
    this.#others = others;
    this.#id = first?.id ?? newId();
    this.#history = begin(first?.draft ?? emptyDraft());
    this.made = first?.made ?? null;
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
  /** All cards of this device, the one on the bench first. */
  get shelf(): Kept[] {
    return [{ id: this.#id, draft: this.draft, made: this.made }, ...this.#others];
  }
  get isEmpty(): boolean {
    return this.tree.places["power"]?.[0] == null;
  }

  /** `what`: changes of the same thing are one to be undone. */
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
    this.#history = history;
    this.#store();
  }

  #store(): void {
    remember(SHELF, this.shelf);
  }

  // -- the shelf ----------------------------------------------------------------------------

  /** Put something else on the bench; an empty card is not kept. */
  take(kept: Kept): void {
    const others = this.shelf.filter(
      (one) => one.id !== kept.id && (one.id !== this.#id || !this.#isBlank()),
    );
    this.#others = others;
    this.#id = kept.id;
    this.#history = begin(kept.draft);
    this.made = kept.made;
    this.misfits = new Map();
    this.#store();
  }

  #isBlank(): boolean {
    const { name } = this.draft;
    return this.isEmpty && !name.en && !name.de;
  }

  begin(): void {
    this.take({ id: newId(), draft: emptyDraft(), made: null });
  }

  double(): void {
    const { tree } = this.draft;
    this.take({ id: newId(), draft: { ...this.draft, tree: copyOf(tree) }, made: this.made });
  }

  drop(id: string): void {
    this.#others = this.#others.filter((one) => one.id !== id);
    if (id === this.#id) {
      const [next] = this.#others;
      this.#others = this.#others.slice(1);
      this.#id = next?.id ?? newId();
      this.#history = begin(next?.draft ?? emptyDraft());
      this.made = next?.made ?? null;
    }
    this.#store();
  }

  /** A card from a file or a link, which the site reads first. Refused: it is none. */
  async receive(card: unknown): Promise<void> {
    if (!this.language) return;
    const made = await api.readCard(this.game, card);
    const known = this.shelf.find((one) => one.made?.id === made.id);
    this.take(known ?? { id: newId(), draft: read(this.language, made.card, USUAL), made });
  }

  // -- what the site says ---------------------------------------------------------------------

  #lang: Language | null = null;
  async load(lang: Language): Promise<void> {
    if (this.#lang === lang) return;
    this.#lang = lang;
    this.language = await api.cardLanguage(this.game, lang);
  }

  /** What the card is called; a card without a name is not refused for that. */
  nameOf({ name }: Draft): Partial<Record<Language, string>> {
    const [en, de] = [name.en.trim(), name.de.trim()];
    if (!en && !de) return { [reader()]: t("workshop-nameless") };
    return { ...(en ? { en } : {}), ...(de ? { de } : {}) };
  }

  #reading = 0;
  /** Read the card a moment after it has changed. Call in an effect: it reads what it needs. */
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

const misfitOf = ({ paths }: Written, { path }: Refused): number | null => keyAt(paths, path);

/** The sentence without the way to the block: the page shows where it is. */
const reasonAlone = ({ message, path }: Refused): string => {
  const way = `${path.join(" › ")}: `;
  return message.startsWith(way) ? message.slice(way.length) : message;
};

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

// -- links ------------------------------------------------------------------------------------
