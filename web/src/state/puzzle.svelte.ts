// A puzzle on a table: the site says how good an answer is, and nothing before.
import { untrack } from "svelte";
import { api } from "../net/api";
import { language, t } from "../text/fluent.svelte";
import type { Language, PuzzleScene, PuzzleSolution } from "../wire/types";
import { SceneTable } from "./scene.svelte";
import { solved } from "./solved.svelte";
import { toasts } from "./toasts.svelte";

export class PuzzleTable extends SceneTable {
  readonly puzzle: string;
  now = $state.raw<PuzzleScene | null>(null);
  /** The site's judgement of my answer. */
  solution = $state.raw<PuzzleSolution | null>(null);
  error = $state.raw<unknown>(null);
  /** My answer, to be judged again in another language. */
  #given: unknown = null;

  constructor(id: string) {
    super(`puzzle/${id}`);
    this.puzzle = id;
  }

  name = $derived.by(() => (this.now ? t("puzzles-number", { id: this.puzzle }) : ""));
  protected isAsked = $derived(this.solution === null);

  /** Loads, and again when the reader changes the language; call once, from a component. */
  follow(): void {
    let words: Language | null = null;
    $effect(() => {
      const lang = language();
      if (words === lang) return;
      words = lang;
      untrack(() => void this.load());
    });
  }

  load = async (): Promise<void> => {
    this.error = null;
    try {
      const came = await api.puzzle(this.puzzle, language());
      if (this.solution)
        this.solution = await api.answerPuzzle(this.puzzle, { answer: this.#given }, language());
      this.now = came;
      this.scene = came.scene;
      this.leaps++;
    } catch (error) {
      this.error = error;
    }
  };

  protected override async tried(answer: unknown): Promise<boolean> {
    try {
      const solution = await api.answerPuzzle(this.puzzle, { answer }, language());
      this.#given = answer;
      this.solution = solution;
      const day = this.now?.daily ? new Date().toISOString().slice(0, 10) : null;
      solved.keep(this.puzzle, solution.right, day);
      return true;
    } catch (error) {
      toasts.tell(error);
      return false;
    }
  }
}
