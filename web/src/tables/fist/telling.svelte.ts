// Tells what is new, one scene after the other; a player who does not want to wait can skip it.
import { untrack } from "svelte";
import { on } from "svelte/events";
import { play } from "../../state/sound";
import type { TableModel, View } from "../contract";
import type { Types } from "./types";
import { scenesOf, type Scene } from "./story";

/** Nobody waits longer than this for a story, in milliseconds: its beginning is left out. */
const LONGEST = 7000;

const wantsCalm = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

export class Telling {
  /** What is told now; null: the table is as it is. */
  scene = $state.raw<Scene | null>(null);
  #before = $state.raw<View<Types> | null>(null);

  #table: () => TableModel<Types>;
  #told: number | null = null;
  #last: View<Types> | null = null;
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: () => TableModel<Types>) {
    this.#table = table;
  }

  /** What the table shows: while fists open the seats have what they had before. */
  view = $derived.by(() => {
    const now = this.#table().view;
    return this.scene?.isBefore ? (this.#before ?? now) : now;
  });

  /** Call once, from a component. */
  follow(): void {
    $effect(() => {
      const { events, view } = this.#table();
      untrack(() => this.#hear(events.length, view));
    });
    $effect(() => () => clearTimeout(this.#timer));
    // A reader who looked elsewhere comes back to the table as it is.
    $effect(() => on(document, "visibilitychange", () => document.hidden && this.skip()));
  }

  skip = (): void => {
    this.#queue = [];
    this.#end();
  };

  #hear(length: number, view: View<Types> | null): void {
    const told = this.#told;
    const before = this.#last;
    this.#told = length;
    this.#last = view;
    // A viewer who has just come, or has gone back in a replay, sees the table as it is.
    if (told === null || !before || !view || length < told) return this.skip();
    if (length === told) return;
    const events = this.#table().events;
    if (wantsCalm()) return this.skip();
    if (!this.scene) this.#before = before;
    this.#queue = shortened([...this.#queue, ...scenesOf(events, told)]);
    if (!this.scene) this.#next();
  }

  #next = (): void => {
    const scene = this.#queue.shift();
    if (!scene) return this.#end();
    // The seats do not go back to what they had.
    if (this.scene && !this.scene.isBefore && scene.isBefore) this.#before = this.#table().view;
    this.scene = scene;
    if (scene.event.kind === "fists-opened" && scene.isOpen) play("open");
    else if (scene.event.kind === "game-won") play("win");
    else if (scene.moves.length) play("coin");
    this.#timer = setTimeout(this.#next, scene.ms);
  };

  #end(): void {
    clearTimeout(this.#timer);
    this.scene = null;
    this.#before = null;
  }
}

/** As many of the last scenes as there is time for. */
export function shortened(scenes: Scene[]): Scene[] {
  let time = 0;
  let first = scenes.length;
  while (first > 0 && (time += scenes[first - 1]?.ms ?? 0) <= LONGEST) first--;
  return scenes.slice(first);
}
