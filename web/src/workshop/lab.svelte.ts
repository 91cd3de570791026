// The lab at the bench: asks the site how strong the card is, and follows what it finds.
import { api } from "../net/api";
import { Refused } from "../net/problems";
import { session } from "../state/session.svelte";
import { reasonOf } from "../state/toasts.svelte";
import type { Language, MadeCard, Measurement, PublishedCards } from "../wire/types";

/** Milliseconds after the last change of the effect, and between two looks at what is known. */
const PAUSE = 2000;
const LOOK = 2000;
/** How many versions are kept beside the one on the bench. */
const MOST_VERSIONS = 5;
/** What does not make a card stronger. */
const LOOKS = ["language", "name", "gender", "accusative", "picture"];

/** A version of the card that was measured. */
export interface Version {
  texts: MadeCard["texts"];
  found: Measurement;
}

/** What the card does, whatever it is called. */
export const rulesOf = ({ card }: Pick<MadeCard, "card">): string =>
  JSON.stringify(Object.entries(card).filter(([name]) => !LOOKS.includes(name)));

export class Lab {
  readonly game: string;
  /** Null: not known yet, or there is no lab. */
  published = $state.raw<PublishedCards | null>(null);
  /** There is none at this site. */
  isClosed = $state(false);
  found = $state.raw<Measurement | null>(null);
  /** What the site said when it refused; empty: it did not. */
  problem = $state("");
  /** The reader has stopped it; it starts again with the next change. */
  isStopped = $state(false);
  /** Its versions, the newest first, with the one on the bench. */
  versions = $state.raw<readonly Version[]>([]);
  #made: MadeCard | null = null;
  /** What was asked for last; an answer to something else is too late. */
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.game = game;
  }

  async load(lang: Language): Promise<void> {
    try {
      this.published = await api.publishedCards(this.game, lang);
    } catch (error) {
      this.isClosed = error instanceof Refused;
    }
  }

  get isBusy(): boolean {
    return this.found?.state === "queued" || this.found?.state === "running";
  }

  /** Another card, or the same with another effect: forget what was found, and measure it soon.
   * Returns how to end that. */
  follow(made: MadeCard | null): () => void {
    this.#made = made;
    this.found = null;
    this.problem = "";
    this.isStopped = false;
    // A stranger is asked first: somebody has to ask the site.
    this.#timer = setTimeout(() => {
      if (session.me) void this.start();
    }, PAUSE);
    return () => this.#leave();
  }

  /** Follow what is found out about a card that somebody has published, without asking for more.
   * Returns how to end that. */
  watch(id: string, texts: MadeCard["texts"]): () => void {
    const mine = ++this.#asked;
    this.found = null;
    this.problem = "";
    this.versions = [];
    void this.#look(mine, texts, id);
    return () => {
      clearTimeout(this.#timer);
      this.#asked++;
    };
  }

  /** Nobody waits for it any more. */
  #leave(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    const { found } = this;
    if (found && this.isBusy) api.cancelMeasurement(this.game, found.id).catch(() => undefined);
  }

  async start(): Promise<void> {
    clearTimeout(this.#timer);
    const made = this.#made;
    if (!made || this.isClosed) return;
    const mine = ++this.#asked;
    this.isStopped = false;
    this.problem = "";
    try {
      await session.beSomebody();
      this.#hear(mine, made.texts, await api.askMeasurement(this.game, made.card));
    } catch (error) {
      if (mine === this.#asked) this.problem = reasonOf(error);
    }
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked++;
    this.isStopped = true;
    const { found } = this;
    if (!found) return;
    try {
      const told = await api.cancelMeasurement(this.game, found.id);
      // If others want to know it too, the bots go on; but not for this reader.
      const goesOn = told.state === "queued" || told.state === "running";
      this.found = goesOn ? { ...told, state: "stopped" } : told;
    } catch (error) {
      this.problem = reasonOf(error);
    }
  }

  #hear(mine: number, texts: MadeCard["texts"], found: Measurement): void {
    if (mine !== this.#asked) return;
    this.found = found;
    const others = this.versions.filter((one) => one.found.id !== found.id);
    this.versions = [{ texts, found }, ...others].slice(0, MOST_VERSIONS);
    if (this.isBusy) this.#timer = setTimeout(() => void this.#look(mine, texts, found.id), LOOK);
  }

  async #look(mine: number, texts: MadeCard["texts"], id: string): Promise<void> {
    try {
      this.#hear(mine, texts, await api.measurement(this.game, id));
    } catch (error) {
      if (mine !== this.#asked) return;
      if (error instanceof Refused) this.problem = reasonOf(error);
      else this.#timer = setTimeout(() => void this.#look(mine, texts, id), LOOK); // away
    }
  }
}
