// A replay: any moment of a finished game, as any seat saw it. Frames arrive in pages, in order; a
// reader who is ahead of them waits at the last frame.
import { untrack } from "svelte";
import { api } from "../net/api";
import type { GameEvent, Seat, TableModel, View } from "../tables/contract";
import { language } from "../text/fluent.svelte";
import type { Language, TableInfo } from "../wire/types";
import {
  hasCome,
  marksOf,
  nextMark,
  nextPage,
  placeOf,
  timeFor,
  type Moment,
  type Wanted,
} from "./film";
import { familyOf } from "../tables/families";
import { seatsOf } from "./seats";

/** A seat, `spectator`, or `open`: behind every screen. */
export type Eyes = string;

interface Film {
  frames: readonly Moment[];
  events: readonly GameEvent[];
  /** How many events there are up to each frame. */
  ends: readonly number[];
}
const EMPTY: Film = { frames: [], events: [], ends: [] };

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class ReplayTable implements TableModel {
  readonly mode = "replay";
  readonly asked = null;
  readonly sending = null;
  readonly time = null;
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  eyes = $state<Eyes>("spectator");
  /** How many frames there are in all; null: not known yet. */
  total = $state<number | null>(null);
  /** Why they cannot be fetched. */
  error = $state.raw<unknown>(null);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** How many events the board has shown; null: all. */
  told = $state<number | null>(null);
  /** Changes with every leap: the events in between are not told. */
  leaps = $state(0);
  /** The wanted moment, which may not have arrived yet. */
  wanted = $state(0);
  #film = $state.raw<Film>(EMPTY);
  /** What was requested last, to request it again. */
  #request: { eyes: Eyes | null; moment: Wanted | null } = { eyes: null, moment: null };
  /** When the last step will have been told, as `performance.now()` counts. */
  #toldAt = 0;
  /** The newest run that fetches frames: results of older runs are ignored. */
  #run = 0;

  /** The reader: one who played sees the game from their own seat at first. */
  #person: string | null;

  constructor(id: string, person: string | null) {
    this.id = id;
    this.#person = person;
  }

  here = $derived(this.#film.frames.length);
  place = $derived(Math.max(0, Math.min(this.wanted, this.here - 1)));
  isWaiting = $derived(this.wanted > this.place);
  isWhole = $derived(this.total !== null && this.here >= this.total);
  isAtEnd = $derived(this.total !== null && this.wanted >= this.total - 1);
  frame = $derived<Moment | null>(this.#film.frames[this.place] ?? null);
  /** What has just happened. */
  words = $derived(this.frame?.events.map(({ words }) => words ?? "").join(" ") ?? "");

  game = $derived(this.info?.game ?? "");
  marks = $derived(marksOf(this.#film.frames, familyOf(this.game)?.landmarks ?? []));
  options = $derived(this.info?.options ?? {});
  name = $derived(this.info?.name ?? "");
  me = $derived(/^\d+$/.test(this.eyes) ? Number(this.eyes) : null);
  seats = $derived<readonly Seat[]>(seatsOf(this.info?.seats ?? [], this.me));
  view = $derived<View | null>(this.frame?.view ?? null);
  events = $derived<readonly GameEvent[]>(
    this.#film.events.slice(0, this.#film.ends[this.place] ?? 0),
  );

  /** Show the same moment as another seat saw it. */
  look = (eyes: Eyes): Promise<void> => this.#load(eyes, null);

  again = (): Promise<void> => this.#load(this.#request.eyes, this.#request.moment);

  /** Fetch all of it; what is seen now, or else this moment, is found again there. */
  async #load(wish: Eyes | null, moment: Wanted | null): Promise<void> {
    const run = ++this.#run;
    const lang = language();
    this.error = null;
    this.#request = { eyes: wish, moment };
    let film = EMPTY;
    let isShown = false;
    try {
      const eyes = wish ?? (await this.#mine());
      let page = nextPage(0, null);
      while (page) {
        const answer = await api.replay(this.id, eyes, page.first, page.count, lang);
        if (run !== this.#run) return;
        film = longer(film, answer.frames);
        this.info = answer.table;
        const { total } = answer;
        page = nextPage(film.frames.length, total);
        const wanted = this.frame ? { at: this.frame.at } : (moment ?? { at: 0 });
        const isLast = film.frames.length >= total || answer.frames.length === 0;
        // The former view stays until the moment has arrived, so that nothing flickers.
        if (!isShown && !isLast && !hasCome(film.frames, wanted)) continue;
        if (!isShown) {
          this.wanted = placeOf(film.frames, wanted);
          this.eyes = eyes;
          this.leaps++;
        }
        isShown = true;
        this.total = total;
        this.#film = film;
        if (isLast) return;
      }
    } catch (error) {
      if (run === this.#run) this.error = error;
    }
  }

  async #mine(): Promise<Eyes> {
    if (this.#person === null) return "spectator";
    const { seats } = await api.table(this.id);
    const mine = seats.findIndex(({ person }) => person === this.#person);
    return mine < 0 ? "spectator" : String(mine);
  }

  /** Loads again when the reader changes the language, and plays frames; call once, from a component. */
  follow(eyes: Eyes | null, moment: Wanted | null): void {
    let words: Language | null = null;
    $effect(() => {
      const lang = language();
      if (words === lang) return;
      const isFirst = words === null;
      words = lang;
      untrack(() => void (isFirst ? this.#load(eyes, moment) : this.again()));
    });
    let told: number | null = null;
    // One frame after the other while it plays.
    $effect(() => {
      if (!this.isPlaying || this.isWaiting) return;
      // The board takes its time, and then there is little left to look at.
      if (this.told !== null) return void (told = this.place);
      if (this.isAtEnd) {
        this.isPlaying = false;
        return;
      }
      const events = told === this.place ? [] : (this.frame?.events ?? []);
      const ms = timeFor(events, this.speed);
      const timer = setTimeout(() => this.step(1), ms);
      return () => clearTimeout(timer);
    });
  }

  // -- where to -----------------------------------------------------------------------

  go = (place: number): void => {
    const last = (this.total ?? 1) - 1;
    const to = Math.max(0, Math.min(last, place));
    if (to === this.wanted) return;
    // A step forward is told if there was time to tell the last one; everything else is a leap.
    const time = performance.now();
    const isTelling = this.told !== null || time < this.#toldAt;
    if (to !== this.wanted + 1 || isTelling || (this.isPlaying && this.speed > 1)) this.leaps++;
    this.wanted = to;
    this.#toldAt = time + timeFor(this.#film.frames[to]?.events ?? [], 1);
  };

  step = (by: number): void => this.go(this.wanted + by);

  /** False: there is none. */
  jump = (kind: string, step: 1 | -1): boolean => {
    const to = nextMark(this.marks, kind, this.wanted, step);
    if (to !== null) this.go(to);
    return to !== null;
  };

  play = (): void => {
    if (!this.isPlaying && this.isAtEnd) this.go(0);
    this.isPlaying = !this.isPlaying;
  };
}

function longer(film: Film, more: readonly Moment[]): Film {
  return {
    frames: [...film.frames, ...more],
    events: [...film.events, ...more.flatMap(({ events }) => events)],
    ends: [...film.ends, ...more.map((frame) => frame.first + frame.events.length)],
  };
}
