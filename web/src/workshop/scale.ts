// Where things are on the scale of strength: from the weakest published card to the strongest.
import type { Figure, PublishedCard } from "../wire/types";

/** Sizes of the drawing, in the units of its view box. */
export const WIDTH = 324;
export const LEFT = 14;
export const RIGHT = 312;
const RADIUS = 4.6;
/** How far a dot is moved up or down if it would cover another one. */
const ROWS = [104, 93, 115, 82, 126];
/** Room that a label needs on either side. */
const ROOM = 62;
/** The scale always reaches from here to there. */
const LEAST = -0.05;
const MOST = 0.2;

export interface Scale {
  low: number;
  high: number;
}
export interface Dot {
  card: PublishedCard;
  x: number;
  y: number;
}

export const isKnown = ({ verdict }: Pick<PublishedCard, "verdict">): boolean => verdict !== "few";

/** The ends of the scale: it holds this card, and all known cards but the far outliers. */
export function scaleOf(cards: readonly PublishedCard[], mine?: number | null): Scale {
  const near = cards.filter((card) => isKnown(card) && card.verdict !== "breaks");
  const values = near.map(({ effect }) => effect.value ?? 0);
  const all = mine === null || mine === undefined ? values : [...values, mine];
  const [low, high] = [Math.min(LEAST, ...all), Math.max(MOST, ...all)];
  return { low: low - 0.02, high: high + 0.03 };
}

/** Keeps a position inside the drawing. */
export function at({ low, high }: Scale, value: number): number {
  const part = (value - low) / (high - low);
  return LEFT + Math.min(1, Math.max(0, part)) * (RIGHT - LEFT);
}

/** A dot for each known card; none hides another while there is room. */
export function dotsOf(cards: readonly PublishedCard[], scale: Scale): Dot[] {
  const dots: Dot[] = [];
  for (const card of cards.filter(isKnown)) {
    const x = at(scale, card.effect.value ?? 0);
    const isFree = (y: number): boolean =>
      dots.every((dot) => Math.hypot(dot.x - x, dot.y - y) > 2 * RADIUS);
    dots.push({ card, x, y: ROWS.find(isFree) ?? ROWS[0] ?? 0 });
  }
  return dots;
}

/** The dots with names: the weakest card, the strongest, and one between that is like this card. */
export function namedDots(dots: readonly Dot[], like: string | null): Dot[] {
  const [first, last] = [dots.at(0), dots.at(-1)];
  if (!first || !last) return [];
  const middle = dots.find(({ card }) => card.id === like);
  const hasRoom =
    middle !== undefined && middle.x - first.x > 2 * ROOM && last.x - middle.x > 2 * ROOM;
  return hasRoom ? [first, middle, last] : [first, last];
}

/** Round numbers on the scale. */
export function ticksOf({ low, high }: Scale): number[] {
  const step = high - low > 0.6 ? 0.2 : 0.1;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, n) => (first + n) * step);
}

/** The range in which a card is fair, if that is known. */
export function bandOf(scale: Scale, fair: readonly number[]): [number, number] | null {
  const [low, high] = fair;
  return low === undefined || high === undefined ? null : [at(scale, low), at(scale, high)];
}

/** The bar below the flag: the interval, if it is known. */
export const barOf = (scale: Scale, { low, high }: Figure): [number, number] | null =>
  low === null || high === null ? null : [at(scale, low), at(scale, high)];
