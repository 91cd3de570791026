// The curve as a drawing: where each line goes, and where the names at its end stand.
import type { CoachReport } from "../wire/types";

export const WIDTH = 760;
export const HEIGHT = 300;
export const LEFT = 48;
export const RIGHT = 620;
const TOP = 12;
const FOOT = 276;
/** The least space between two names. */
const LINE = 20;

export const across = (station: number, stations: number): number =>
  LEFT + ((RIGHT - LEFT) * station) / Math.max(1, stations - 1);

export const up = (chance: number): number => FOOT - (FOOT - TOP) * chance;

export const BOTTOM = FOOT;
export const CEILING = TOP;

/** The chance of a seat at each station. */
export const chancesOf = ({ stations }: CoachReport, seat: number): number[] =>
  stations.map(({ chances }) => chances[seat] ?? 0);

export const pathOf = (chances: readonly number[]): string =>
  chances
    .map((chance, n) => `${across(n, chances.length).toFixed(1)} ${up(chance).toFixed(1)}`)
    .map((point, n) => `${n ? "L" : "M"}${point}`)
    .join("");

/** The heights of the names at the end of the lines, none over another. */
export function namePlaces(last: readonly number[]): number[] {
  const order = last.map((_, seat) => seat).sort((a, b) => up(last[a] ?? 0) - up(last[b] ?? 0));
  const places: number[] = [];
  let least = TOP;
  for (const seat of order) {
    places[seat] = Math.max(least, up(last[seat] ?? 0));
    least = (places[seat] ?? 0) + LINE;
  }
  const over = Math.max(0, least - LINE - FOOT);
  return places.map((place) => place - over);
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
