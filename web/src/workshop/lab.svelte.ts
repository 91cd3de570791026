// The lab at the bench: asks the site how strong the card is, and follows the measurement.
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
/** Fields that have no influence on how strong a card is. */
const LOOKS = ["language", "name", "gender", "accusative", "picture"];

/** A version of the card that was measured. */
export interface Version {
  texts: MadeCard["texts"];
  found: Measurement;
}

/** The rules of a card, without its name and looks. */
export const rulesOf = ({ card }: Pick<MadeCard, "card">): string =>
  JSON.stringify(Object.entries(card).filter(([name]) => !LOOKS.includes(name)));

export class Lab {
  readonly game: string;
  /** Null: not known yet, or there is no lab. */
  published = $state.raw<PublishedCards | null>(null);
  /** This site has no lab. */
  isClosed = $state(false);
  found = $state.raw<Measurement | null>(null);
  /** Why the site refused; empty: it did not. */
  problem = $state("");
  /** The reader has stopped the measurement; the next change starts it again. */
  isStopped = $state(false);
  /** The measured versions of the card, the newest first, with the one on the bench. */
  versions = $state.raw<readonly Version[]>([]);
  #made: MadeCard | null = null;
  /** The number of the last request; answers to earlier ones come too late. */
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

  /** Another card, or the same with another effect: forget the old findings, and measure it soon.
   * Returns how to end that. */
  follow(made: MadeCard | null): () => void {
    this.#made = made;
    this.found = null;
    this.problem = "";
    this.isStopped = false;
    // A visitor without a name has to press the button: it makes them a guest.
    this.#timer = setTimeout(() => {
      if (session.me) void this.start();
    }, PAUSE);
    return () => this.#leave();
  }

  /** Follow the measurement of a card that somebody has published, without asking for more.
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

  /** Stop waiting, and tell the site that nobody waits here any more. */
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
      // If others wait for it too, the bots go on, but this reader sees it as stopped.
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
      else this.#timer = setTimeout(() => void this.#look(mine, texts, id), LOOK); // try again
    }
  }
}
