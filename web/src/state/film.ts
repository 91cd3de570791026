// A finished game as frames: landmarks to jump to, and how long each frame is shown. Pure.
import type { GameEvent, View } from "../tables/contract";
import type { Landmark } from "../tables/family";

export interface Mark {
  /** The number of the frame. */
  place: number;
  landmark: Landmark;
}

/** A frame: a moment at which this viewer could see that something happened. */
export interface Moment {
  /** How many entries of the journal had been played. */
  at: number;
  /** The running number of the first of its events. */
  first: number;
  events: readonly GameEvent[];
  view: View;
}

/** The landmarks in some frames, each at most once a frame. */
export function marksOf(
  frames: readonly Pick<Moment, "events">[],
  landmarks: readonly Landmark[],
): Mark[] {
  return frames.flatMap(({ events }, place) =>
    landmarks
      .filter((landmark) => events.some(({ kind }) => landmark.events.includes(kind)))
      .map((landmark) => ({ place, landmark })),
  );
}

/** The place of the next mark of a kind, or of the one before; null: there is none. */
export function nextMark(
  marks: readonly Mark[],
  kind: string,
  from: number,
  step: 1 | -1,
): number | null {
  const places = marks.filter(({ landmark }) => landmark.kind === kind).map(({ place }) => place);
  return (
    (step > 0 ? places.find((place) => place > from) : places.findLast((place) => place < from)) ??
    null
  );
}

/** The last frame before this place in the journal: each viewer has frames of their own. */
export function placeAt(frames: readonly Pick<Moment, "at">[], at: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.at <= at),
  );
}

/** What a reader wants to see: a place in the journal, or the moment before an event. */
export type Wanted = { at: number } | { event: number };

const endOf = ({ first, events }: Pick<Moment, "first" | "events">): number =>
  first + events.length;

/** Whether these frames, which arrive in order, reach this far. */
export function hasCome(frames: readonly Moment[], wanted: Wanted): boolean {
  const last = frames.at(-1);
  if (!last) return false;
  return "at" in wanted ? last.at >= wanted.at : endOf(last) > wanted.event;
}

/** The frame to show. For an event it is the frame before: the next step shows the event. */
export const placeOf = (frames: readonly Moment[], wanted: Wanted): number =>
  "at" in wanted
    ? placeAt(frames, wanted.at)
    : Math.max(0, frames.findIndex((frame) => endOf(frame) > wanted.event) - 1);

/** Milliseconds to show a frame: longer if more happens in it. */
export function timeFor(events: readonly GameEvent[], speed: number): number {
  const told = events.filter(({ words }) => words).length;
  return Math.min(7500, 700 + 650 * told) / speed;
}

/** The first request is small, so that there is something to see soon. */
export const FIRST_PAGE = 30;
export const PAGE = 150;

/** The frames to ask for next; null: all are here. */
export function nextPage(
  have: number,
  total: number | null,
): { first: number; count: number } | null {
  if (total === null || have === 0) return { first: 0, count: FIRST_PAGE };
  return have >= total ? null : { first: have, count: Math.min(PAGE, total - have) };
}
