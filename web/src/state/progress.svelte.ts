// The reader's progress in the lessons: kept on this device, and for members on the site, too.
import { api } from "../net/api";
import type { LessonProgress, LessonUnderWay } from "../wire/types";
import { session } from "./session.svelte";
import { recall, remember } from "./storage";

export interface Kept {
  done: readonly string[];
  under_way: LessonUnderWay | null;
}
const NOTHING: Kept = { done: [], under_way: null };
const NAME = "lessons";

const nameOf = (game: string, id: string): string => `${game}/${id}`;

/** Merges the progress of this device with that of the site: nothing is lost. */
export function merged(here: Kept, there: LessonProgress): Kept {
  const [mine, theirs] = [here.done, there.done ?? []];
  const done = [...new Set([...theirs, ...mine])];
  const left = leftOf(here.under_way, mine, theirs);
  const other = leftOf(there.under_way ?? null, theirs, mine);
  const isSame = left?.game === other?.game && left?.id === other?.id;
  const isFurther = (other?.deeds.length ?? 0) > (left?.deeds.length ?? 0);
  return { done, under_way: isSame && isFurther ? other : (left ?? other) };
}

/** The lesson under way on one device, unless the other has finished it and this one never had. */
function leftOf(
  left: LessonUnderWay | null,
  done: readonly string[],
  elsewhere: readonly string[],
): LessonUnderWay | null {
  const name = left && nameOf(left.game, left.id);
  return name && elsewhere.includes(name) && !done.includes(name) ? null : left;
}

class Progress {
  #kept = $state.raw<Kept>(recall(NAME, NOTHING));
  /** The member whose progress the site has told. */
  #member: string | null = null;

  /** Whether nothing has been begun yet. */
  isNew = $derived(this.#kept.done.length === 0 && this.#kept.under_way === null);
  underWay = $derived(this.#kept.under_way);

  isDone = (game: string, id: string): boolean => this.#kept.done.includes(nameOf(game, id));

  /** What was done in a lesson that was left before its end. */
  deedsOf(game: string, id: string): readonly unknown[] {
    const { under_way: left } = this.#kept;
    return left?.game === game && left.id === id ? left.deeds : [];
  }

  /** Fetch what a member may have learnt on another device. */
  async look(): Promise<void> {
    const { me } = session;
    if (!me?.member || this.#member === me.id) return;
    const there = await api.myLessons().catch(() => null); // the device's own will do
    if (!there) return;
    this.#member = me.id;
    this.#keep(merged(this.#kept, there));
  }

  leave(game: string, id: string, deeds: readonly unknown[]): void {
    this.#keep({ ...this.#kept, under_way: { game, id, deeds } });
  }

  finish(game: string, id: string): void {
    const done = [...new Set([...this.#kept.done, nameOf(game, id)])];
    this.#keep({ done, under_way: null });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    remember(NAME, kept);
    const told: LessonProgress = kept;
    // If the site cannot store it now, the next step sends it again.
    if (session.me?.member) api.keepLessons(told).catch(() => undefined);
  }
}

export const progress = new Progress();
