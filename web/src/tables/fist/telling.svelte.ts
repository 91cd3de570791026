// Tells what is new, one scene after another; a player who does not want to wait can skip it.
import { untrack } from "svelte";
import { on } from "svelte/events";
import { Rhythm } from "../../state/rhythm.svelte";
import { seconds, secondsLeft } from "../../state/seconds.svelte";
import { play } from "../../state/sound";
import type { TableModel, View } from "../contract";
import { meanwhile } from "./meanwhile";
import { scenesOf, type Scene } from "./story";
import type { Types } from "./types";

/** Of a story longer than this, in milliseconds at the usual speed, the beginning is left out. */
const LONGEST = 20_000;

/** A player who is asked and has only this many seconds left gets no story. */
const HURRY = 10;

/** The table as it was after this many events. */
interface Seen {
  events: number;
  view: View<Types>;
}

export class Telling {
  /** The scene that is being told; null: none, the table is up to date. */
  scene = $state.raw<Scene | null>(null);
  /** A replay has its own way to go on. */
  readonly rhythm = new Rhythm(() => this.#table().mode === "live" && !this.#isWall);
  /** The views since the story began; the last one is what the table is like now. */
  #seen = $state.raw<readonly Seen[]>([]);

  #table: () => TableModel<Types>;
  #isWall: boolean;
  #queue: Scene[] = [];

  /** `isWall`: a whole room is watching, and nobody presses anything. */
  constructor(table: () => TableModel<Types>, isWall = false) {
    this.#table = table;
    this.#isWall = isWall;
  }

  /** The view that the table shows: no more than what was told. */
  view = $derived.by(() => {
    const { view, events, me } = this.#table();
    const scene = this.scene;
    if (!scene || !view) return view;
    const before = this.#seen.findLast((one) => one.events <= scene.shown);
    const after = this.#seen.find((one) => one.events > scene.shown);
    if (!before) return view;
    if (!after) return before.view;
    return meanwhile(
      before.view,
      after.view,
      events.slice(before.events, after.events),
      scene.shown - before.events,
      me,
    );
  });

  /** Call once, from a component. */
  follow(): void {
    this.rhythm.follow();
    $effect(() => {
      const { events, view } = this.#table();
      untrack(() => this.#hear(events.length, view));
    });
    seconds.use();
    $effect(() => {
      const { asked, time } = this.#table();
      if (this.scene && asked && time && secondsLeft(time, seconds.now) <= HURRY) this.skip();
    });
    // A reader who looked elsewhere comes back to the table as it is.
    $effect(() => on(document, "visibilitychange", () => document.hidden && this.skip()));
  }

  skip = (): void => {
    this.#queue = [];
    this.#end();
  };

  /** Go to the next step, if each waits for a click, or else to the end of the story. */
  goOn = (): void => (this.rhythm.isStopped ? this.rhythm.step() : this.skip());

  #hear(events: number, view: View<Types> | null): void {
    const told = this.#seen.at(-1)?.events ?? null;
    const seen = view
      ? [...this.#seen.filter((one) => one.events !== events), { events, view }]
      : [];
    this.#seen = this.scene ? seen : seen.slice(-2);
    // A viewer who has just come, or has gone back in a replay, sees the table as it is.
    if (told === null || !view || events < told || document.hidden) return this.skip();
    if (events === told) return;
    const { events: all, me, mode } = this.#table();
    // In a replay the next step ends the story of the last one.
    const last = mode === "replay" ? [] : this.#queue;
    const scenes = [...last, ...scenesOf(all, told, me, this.#isWall)];
    this.#queue = this.rhythm.byClick ? scenes : shortened(scenes);
    if (!this.scene || mode === "replay") this.#next();
  }

  #next = (): void => {
    const scene = this.#queue.shift();
    if (!scene) return this.#end();
    this.scene = scene;
    if (scene.event.kind === "fists-opened" && scene.isOpen) play("open");
    else if (scene.event.kind === "game-won") play("win");
    else if (scene.moves.length) play("coin");
    this.rhythm.wait({ ms: scene.ms, next: this.#next, isBrief: scene.isBrief });
  };

  #end(): void {
    this.rhythm.stop();
    this.scene = null;
    this.#seen = this.#seen.slice(-1);
  }
}

/** As many of the last scenes as there is time for. */
export function shortened(scenes: Scene[]): Scene[] {
  let time = 0;
  let first = scenes.length;
  while (first > 0 && (time += scenes[first - 1]?.ms ?? 0) <= LONGEST) first--;
  return scenes.slice(first);
}
