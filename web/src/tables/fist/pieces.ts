// The names of the pieces of Fist, and how to count them.
import type { Coin, Counts, Stone } from "./types";

export const STONES: readonly Stone[] = ["red", "yellow", "blue", "white"];

/** The order in which they lie side by side. */
export const COINS: readonly Coin[] = [
  "fairy",
  "common",
  "silver",
  "fairy-silver",
  "black",
  "amulet",
  "magic-purple",
  "magic-blue",
];

const STONE_KINDS: ReadonlySet<string> = new Set(STONES);
const ORDER: ReadonlyMap<string, number> = new Map(
  [...COINS, ...STONES].map((kind, place) => [kind, place]),
);

export const isStone = (kind: string): boolean => STONE_KINDS.has(kind);

/** Magic coins are no money: what they do stands on their card. */
export const isMagic = (kind: string): boolean =>
  kind === "black" || kind === "amulet" || kind.startsWith("magic-");

/** The kinds of which there are any, in their order. */
export function kindsIn(counts: Counts): [kind: string, n: number][] {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => (ORDER.get(a) ?? 99) - (ORDER.get(b) ?? 99));
}

/** Each piece by itself, in their order. */
export const piecesIn = (counts: Counts): string[] =>
  kindsIn(counts).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));

export const total = (counts: Counts): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);
