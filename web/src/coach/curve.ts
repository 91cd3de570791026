// The curve as a drawing: where each line goes, and where the names at its end stand.
import type { CoachReport } from "../wire/types";

/** The least space between two names. */
const LINE = 20;
/** The least that the scale shows, and its steps. */
const LEAST = 0.5;
const STEP = 0.25;

/** Where the drawing is on the screen, in pixels. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  foot: number;
  /** Letters of a name for which there is room; and whether there is room for a figure. */
  letters: number;
  isWide: boolean;
}

export function frameOf(width: number): Frame {
  const isWide = width >= 640;
  const height = isWide ? Math.min(360, Math.max(280, width * 0.34)) : 224;
  return {
    width,
    height,
    left: isWide ? 56 : 32,
    right: width - (isWide ? 168 : 88),
    top: 20,
    foot: height - 28,
    letters: isWide ? 12 : 9,
    isWide,
  };
}

export const shortened = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;

export const across = ({ left, right }: Frame, station: number, stations: number): number =>
  left + ((right - left) * station) / Math.max(1, stations - 1);

/** The height of a chance, if the scale ends at `most`. */
export const up = ({ top, foot }: Frame, most: number, chance: number): number =>
  foot - ((foot - top) * chance) / most;

/** The end of a scale that has room for all these lines. */
export const mostOf = (lines: readonly (readonly number[])[]): number =>
  Math.max(LEAST, Math.ceil(Math.max(...lines.flat()) / STEP) * STEP);

/** The labels of the scale. */
export const levelsTo = (most: number): number[] =>
  Array.from({ length: Math.round(most / STEP) + 1 }, (_, n) => n * STEP);

/** The chance of a seat at each station. */
export const chancesOf = ({ stations }: CoachReport, seat: number): number[] =>
  stations.map(({ chances }) => chances[seat] ?? 0);

export const pathOf = (frame: Frame, most: number, chances: readonly number[]): string =>
  chances
    .map((one, n) => [across(frame, n, chances.length), up(frame, most, one)])
    .map(([x, y], n) => `${n ? "L" : "M"}${x?.toFixed(1)} ${y?.toFixed(1)}`)
    .join("");

/** The heights of the names at the ends of the lines, without overlaps. */
export function namePlaces({ top, foot }: Frame, heights: readonly number[]): number[] {
  const order = heights
    .map((_, seat) => seat)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const places: number[] = [];
  let least = top;
  for (const seat of order) {
    places[seat] = Math.max(least, heights[seat] ?? 0);
    least = (places[seat] ?? 0) + LINE;
  }
  let most = foot;
  for (const seat of order.reverse()) {
    places[seat] = Math.min(most, places[seat] ?? 0);
    most = (places[seat] ?? 0) - LINE;
  }
  return places;
}

/** By how much my chance moved from a station to the next, or to the end. */
export function moveFrom(report: CoachReport, station: number): number {
  const won = report.winners.includes(report.seat) ? 1 / report.winners.length : 0;
  const mine = [...chancesOf(report, report.seat), won];
  return (mine[station + 1] ?? 0) - (mine[station] ?? 0);
}

/** A sentence of a report, with the names of the players. */
export const withNames = (text: string | undefined, names: readonly string[]): string =>
  (text ?? "").replace(/⟦(\d+)⟧/g, (_, seat: string) => names[Number(seat)] ?? "");
