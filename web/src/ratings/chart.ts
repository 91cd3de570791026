// What a rating's chart shows: a line with its band, and the bots as rungs, as fractions.
import type { GameRating, Rung } from "../wire/types";

/** The margin above and below the line, in points of rating. */
const AROUND = 60;

export interface Chart {
  /** The outline of the band and the line, as points of an SVG; x and y go from 0 to 100. */
  band: string;
  line: string;
  /** How high the rungs and the end of the line are. */
  rungs: { rung: Rung; y: number }[];
  end: number;
}

export function chartOf({ past, rating, rungs }: GameRating): Chart {
  const now = { value: rating.value, spread: rating.spread };
  const points = past.length > 1 ? past : [past[0] ?? now, now];
  const shown = [...points.map(({ value }) => value), ...rungs.map(({ value }) => value)];
  const [low, high] = [Math.min(...shown) - AROUND, Math.max(...shown) + AROUND];
  const y = (value: number): number =>
    Math.round(1000 - (1000 * (Math.min(Math.max(value, low), high) - low)) / (high - low)) / 10;
  const x = (n: number): number => Math.round((1000 * n) / (points.length - 1)) / 10;
  const along = (of: (one: { value: number; spread: number }) => number): string[] =>
    points.map((one, n) => `${x(n)},${y(of(one))}`);
  const upper = along(({ value, spread }) => value + spread);
  const lower = along(({ value, spread }) => value - spread);
  return {
    band: [...upper, ...lower.reverse()].join(" "),
    line: along(({ value }) => value).join(" "),
    rungs: apart(rungs.map((rung) => ({ rung, y: y(rung.value) }))),
    end: y(rating.value),
  };
}

/** The rungs whose names do not overlap; the stronger ones stay. */
function apart(rungs: Chart["rungs"]): Chart["rungs"] {
  const kept: Chart["rungs"] = [];
  for (const one of rungs.toReversed())
    if (kept.every(({ y }) => Math.abs(y - one.y) >= 14)) kept.push(one);
  return kept;
}

/** The strongest bot that somebody is certainly above, if there is one. */
export const isAbove = ({ rating, rungs }: GameRating): Rung | null =>
  rungs.findLast(({ value }) => rating.value - rating.spread >= value) ?? null;
