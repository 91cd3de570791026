// A lesson on a table: the learner's deeds are its state, and the site computes the rest.
import { untrack } from "svelte";
import { api } from "../net/api";
import { language } from "../text/fluent.svelte";
import type { Language, LessonScene, LessonWanted } from "../wire/types";
import { progress } from "./progress.svelte";
import { SceneTable } from "./scene.svelte";
import { toasts } from "./toasts.svelte";

/** Milliseconds for which a finished step is shown as done. */
const SEALED = 600;
/** After this many wrong tries "Show me" is offered in bold; after one more the keeper does it. */
const OFFERED = 2;

export class LessonTable extends SceneTable {
  readonly lesson: string;
  /** The step that the keeper speaks about. */
  now = $state.raw<LessonScene | null>(null);
  /** The next scene, while the table still tells what has happened. */
  #next = $state.raw<LessonScene | null>(null);
  /** The keeper's reply to a try; empty: none. */
  reply = $state.raw<{ words: string; isRight: boolean } | null>(null);
  error = $state.raw<unknown>(null);
  isBusy = $state(false);
  /** Wrong tries in this step. */
  #misses = $state(0);
  #game: string;

  constructor(game: string, id: string) {
    super(`lesson/${game}/${id}`);
    this.#game = game;
    this.lesson = id;
  }

  name = $derived(this.now?.title ?? "");
  /** The step is done; the next one has not begun. */
  isSealed = $derived(this.#next !== null);
  isOffered = $derived(this.#misses >= OFFERED);
  protected isAsked = $derived.by(
    () => this.now !== null && this.now.asks !== null && !this.isSealed,
  );
  /** What is lit; nothing while a story is told. */
  lights = $derived<readonly string[]>(
    this.isSealed || this.told !== null ? [] : (this.now?.lights ?? []),
  );

  /** Call once, from a component. */
  follow(): void {
    let words: Language | null = null;
    $effect(() => {
      const lang = language();
      if (words === lang) return;
      words = lang;
      untrack(() => void this.load());
    });
    // Once everything has been told and shown as done, the next step begins.
    $effect(() => {
      const next = this.#next;
      if (!next || this.told !== null) return;
      const timer = setTimeout(() => this.#show(next), SEALED);
      return () => clearTimeout(timer);
    });
  }

  /** Where the learner was; a lesson that has changed since then begins again. */
  load = async (): Promise<void> => {
    this.error = null;
    const deeds = this.now?.deeds ?? progress.deedsOf(this.#game, this.lesson);
    const from = (some: readonly unknown[]): Promise<LessonScene> =>
      api.lesson(this.#game, this.lesson, { deeds: some }, language());
    try {
      const came = await from(deeds).catch((error: unknown) => {
        if (!deeds.length) throw error;
        return from([]);
      });
      this.#next = null;
      this.#show(came);
      this.scene = came.scene;
      this.leaps++;
    } catch (error) {
      this.error = error;
    }
  };

  /** From its first step. */
  again = (): void => {
    if (this.now) this.now = { ...this.now, deeds: [] };
    void this.load();
  };

  /** On to the next step, where the keeper only tells something. */
  goOn = (): Promise<boolean> => this.#do(null);

  /** The keeper does what is asked, and says why. */
  show = (): Promise<boolean> => this.#doAsShown(true);

  /** The keeper does it without a word. */
  skip = (): Promise<boolean> => (this.now?.asks ? this.#doAsShown(false) : this.goOn());

  protected override tried(answer: unknown): Promise<boolean> {
    return this.#do(answer);
  }

  async #doAsShown(isTold: boolean): Promise<boolean> {
    const { now } = this;
    if (!now || this.isBusy) return false;
    const hint = (await this.#ask({ deeds: now.deeds, hint: true }))?.hint;
    if (!hint) return false;
    const isDone = await this.#do(hint.answer);
    if (isDone && isTold && hint.words) this.reply = { words: hint.words, isRight: true };
    if (isDone && !isTold) this.#leap();
    return isDone;
  }

  async #do(deed: unknown): Promise<boolean> {
    const { now } = this;
    if (!now || this.isBusy || this.isSealed) return false;
    const came = await this.#ask({ deeds: now.deeds, try: deed });
    if (!came) return false;
    const { said } = came;
    if (said && !said.right) {
      await this.#undo(said.words);
      return false;
    }
    this.#keep(came);
    if (now.asks === null) {
      this.#show(came);
      this.scene = came.scene;
      return true;
    }
    this.reply = said?.words ? { words: said.words, isRight: true } : null;
    this.#next = came;
    this.scene = came.scene;
    return true;
  }

  /** A wrong try: everything is reset, and the keeper says where to look. */
  async #undo(words: string): Promise<void> {
    this.#misses++;
    this.reply = { words, isRight: false };
    this.leaps++;
    if (this.#misses > OFFERED) await this.show();
  }

  #show(came: LessonScene): void {
    const isSame = this.now?.step === came.step;
    this.#next = null;
    this.now = came;
    this.#misses = 0;
    // In a whole game the reply to a bid stays until the next bid.
    if (!isSame) this.reply = null;
    if (!isSame && came.asks !== null) this.leaps++;
  }

  #leap(): void {
    if (this.#next) this.#show(this.#next);
    this.leaps++;
  }

  #keep({ done, deeds }: LessonScene): void {
    if (done) progress.finish(this.#game, this.lesson);
    else progress.leave(this.#game, this.lesson, deeds);
  }

  /** Null: the site did not answer, and a note says so. */
  async #ask(wanted: LessonWanted): Promise<LessonScene | null> {
    this.isBusy = true;
    try {
      return await api.lesson(this.#game, this.lesson, wanted, language());
    } catch (error) {
      toasts.tell(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }
}
