// Captions: what happens, one sentence at a time, each for as long as it takes to read.
import { untrack } from "svelte";
import { chronicle } from "../state/chronicle";
import type { TableModel } from "../tables/contract";

/** Milliseconds: for any sentence, and for each letter of it. */
const LEAST = 900;
const LETTER = 40;
/** At most this many sentences wait; the oldest ones are dropped. */
const MOST = 12;

/** How long a sentence is shown, in milliseconds, while this many others wait. */
export const standsFor = (words: string, waiting: number): number =>
  (LEAST + LETTER * words.length) / (1 + waiting / 2);

export class Captions {
  words = $state("");
  #told: number | null = null;
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call once, from a component; `told`: how many events the wall has told, null: all. */
  follow(table: () => TableModel, told: () => number | null): void {
    $effect(() => {
      if (!table().view) return;
      const all = chronicle(table(), told()).flatMap(({ words }) => (words ? [words] : []));
      untrack(() => this.#hear(all));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Show another sentence that everybody should read. */
  say(words: string): void {
    this.#queue.push(words);
    if (this.#timer === undefined) this.#next();
  }

  #hear(all: readonly string[]): void {
    const before = this.#told;
    this.#told = all.length;
    // A wall that has just been opened shows only the last sentence.
    if (before === null || all.length < before) {
      this.#queue = [];
      this.words = all.at(-1) ?? "";
      return;
    }
    this.#queue = [...this.#queue, ...all.slice(before)].slice(-MOST);
    if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    const words = this.#queue.shift();
    if (words === undefined) {
      this.#timer = undefined;
      return;
    }
    this.words = words;
    this.#timer = setTimeout(this.#next, standsFor(words, this.#queue.length));
  };
}
