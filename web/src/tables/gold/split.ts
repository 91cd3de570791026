// Splits of a treasure: which token goes to whom, and where two splits differ.
import { TOKENS } from "./pieces";
import type { Named } from "./types";

/** One token of a treasure; two alike differ in their ids. */
export interface Piece {
  id: string;
  kind: string;
}

/** Who gets each piece: the number of a share; null: nobody yet. */
export type Owners = readonly (number | null)[];

export function pieces(tokens: Named): Piece[] {
  return TOKENS.flatMap((kind) =>
    Array.from({ length: tokens[kind] ?? 0 }, (_, n) => ({ id: `${kind}-${n}`, kind })),
  );
}

export function sharesOf(all: readonly Piece[], owners: Owners, n: number): Named[] {
  const shares: Record<string, number>[] = Array.from({ length: n }, () => ({}));
  all.forEach(({ kind }, place) => {
    const share = shares[owners[place] ?? -1];
    if (share) share[kind] = (share[kind] ?? 0) + 1;
  });
  return shares;
}

/** The owners that these shares give; a seat that has such a piece already keeps it. */
export function ownersOf(
  all: readonly Piece[],
  shares: readonly Named[],
  before: Owners = [],
): Owners {
  const left = shares.map((share) => ({ ...share }) as Record<string, number>);
  const take = (kind: string, share: number): boolean => {
    const there = left[share]?.[kind] ?? 0;
    if (there > 0) left[share]![kind] = there - 1;
    return there > 0;
  };
  const kept = all.map(({ kind }, place) => {
    const owner = before[place] ?? null;
    return owner !== null && take(kind, owner) ? owner : null;
  });
  return kept.map((owner, place) => {
    if (owner !== null) return owner;
    const found = left.findIndex((_, share) => take(all[place]!.kind, share));
    return found < 0 ? null : found;
  });
}

export const isWhole = (owners: Owners): boolean => owners.every((owner) => owner !== null);

export const sameShares = (one: readonly Named[], two: readonly Named[]): boolean =>
  one.length === two.length &&
  one.every(
    (share, place) => extra(share, two[place] ?? {}) === 0 && extra(two[place] ?? {}, share) === 0,
  );

/** How many tokens of one share are not in the other. */
function extra(one: Named, other: Named): number {
  return Object.entries(one).reduce(
    (sum, [kind, n]) => sum + Math.max(0, n - (other[kind] ?? 0)),
    0,
  );
}

/** How many tokens go to somebody else in the other split. */
export function distance(one: readonly Named[], two: readonly Named[]): number {
  const there = one.reduce((sum, share, place) => sum + extra(share, two[place] ?? {}), 0);
  const back = two.reduce((sum, share, place) => sum + extra(share, one[place] ?? {}), 0);
  return Math.max(there, back);
}

/** The pieces of a share, and which of them the other split gives to somebody else. */
export function marked(share: Named, other: Named | undefined): (Piece & { differs: boolean })[] {
  const seen: Record<string, number> = {};
  return pieces(share).map((piece) => {
    const number = (seen[piece.kind] = (seen[piece.kind] ?? 0) + 1);
    return { ...piece, differs: other !== undefined && number > (other[piece.kind] ?? 0) };
  });
}
