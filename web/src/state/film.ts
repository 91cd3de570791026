// A finished game as a film: its places worth jumping to, and how long each is looked at. Pure.
import type { GameEvent, View } from "../tables/contract";

/** What one may want to jump to. */
export type MarkKind = "turn" | "auction" | "point" | "kill" | "market" | "end";

export interface Mark {
  /** The number of the frame. */
  place: number;
  kind: MarkKind;
}

/** Which events are landmarks: of all games, for they are named apart. */
const LANDMARKS: Readonly<Record<string, MarkKind>> = {
  "turn-began": "turn",
  "card-shown": "auction",
  scored: "point",
  "point-lost": "point",
  "dragon-killed": "kill",
  "market-opened": "market",
  "game-won": "end",
  "stashes-revealed": "end",
};

/** A moment at which these eyes could see that something happened. */
export interface Moment {
  /** How many entries of the journal had been played. */
  at: number;
  /** The running number of the first of its events. */
  first: number;
  events: readonly GameEvent[];
  view: View;
}

/** The landmarks of some frames, the first of which has this number; each kind once a frame. */
export function marksOf(frames: readonly Pick<Moment, "events">[], first = 0): Mark[] {
  return frames.flatMap(({ events }, number) => {
    const kinds = new Set(events.flatMap(({ kind }) => LANDMARKS[kind] ?? []));
    return [...kinds].map((kind) => ({ place: first + number, kind }));
  });
}

/** Where the next one of a kind is, or the one before; null: there is none. */
export function nextMark(marks: readonly Mark[], kind: MarkKind, from: number, step: 1 | -1): number | null {
  const places = marks.filter((mark) => mark.kind === kind).map(({ place }) => place);
  return (step > 0 ? places.find((place) => place > from) : places.findLast((place) => place < from)) ?? null;
}

/** The frame in which so many entries of the journal had been played: other eyes have other frames. */
export function placeAt(frames: readonly Pick<Moment, "at">[], at: number): number {
  return Math.max(0, frames.findLastIndex((frame) => frame.at <= at));
}

/** Milliseconds to look at a frame: what is told in it takes its time. */
export function timeFor(events: readonly GameEvent[], speed: number): number {
  const told = events.filter(({ words }) => words).length;
  return Math.min(7500, 700 + 650 * told) / speed;
}

/** The first answer is small, so that there is soon something to see. */
export const FIRST_PAGE = 30;
export const PAGE = 150;

/** The frames to ask for next; null: all are here. */
export function nextPage(have: number, total: number | null): { first: number; count: number } | null {
  if (total === null || have === 0) return { first: 0, count: FIRST_PAGE };
  return have >= total ? null : { first: have, count: Math.min(PAGE, total - have) };
}
