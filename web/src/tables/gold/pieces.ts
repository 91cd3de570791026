// The pieces of Dragon's Gold, and where they are.
import type { AttackerView, Named, SpotView, Token } from "./types";

/** The tokens that can be drawn, in the order of the box. */
export const TOKENS: readonly Token[] = [
  "silver",
  "gold",
  "red",
  "sapphire",
  "emerald",
  "amethyst",
  "amber",
  "diamond",
  "black-diamond",
];
export const ADVENTURERS = ["wizard", "thief", "knight-3", "knight-4"] as const;

/** How many tokens there are in all. */
export const countOf = (tokens: Named): number =>
  Object.values(tokens).reduce((sum, n) => sum + n, 0);

/** The attackers of a dragon by player, in the order in which they came. */
export function bySeat(
  attackers: readonly AttackerView[],
): { seat: number; attackers: AttackerView[]; strength: number }[] {
  const groups = new Map<number, AttackerView[]>();
  for (const one of attackers) groups.set(one.seat, [...(groups.get(one.seat) ?? []), one]);
  return [...groups].map(([seat, some]) => ({
    seat,
    attackers: some,
    strength: some.reduce((sum, one) => sum + one.strength, 0),
  }));
}

/** Where the adventurer of a player is: the place of its dragon; null: at home. */
export function placeOf(
  dragons: readonly (SpotView | null)[],
  seat: number,
  adventurer: string,
): number | null {
  const place = dragons.findIndex((spot) =>
    spot?.attackers.some((one) => one.seat === seat && one.adventurer === adventurer),
  );
  return place < 0 ? null : place;
}
