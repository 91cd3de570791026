// What a seat may know of a table of Dragon's Gold, as the site sends it.

/** Numbers of tokens by kind, without zeros. */
export type Named = Readonly<Record<string, number>>;

export interface Attacker {
  seat: number;
  adventurer: string;
  /** With a sword, if there is one. */
  strength: number;
}

/** A dragon in the row. */
export interface Spot {
  id: string;
  strength: number;
  attack: number;
  hidden: number;
  treasure: Named;
  attackers: readonly Attacker[];
}

export interface SeatView {
  up: readonly string[];
  down: readonly string[];
  /** How many are behind the screen. */
  tokens: number;
  objects: number;
  /** What everybody saw it take, if the table counts. */
  seen: Named | null;
  /** Its own secrets, for its own eyes. */
  stash?: Named;
  held?: readonly string[];
}

export interface Fight {
  /** The place of the dead dragon in the row. */
  dragon: number;
  fighters: readonly number[];
  /** Divide and choose: the shares, and which of them each fighter has chosen. */
  divided: readonly Named[];
  chosen: readonly (number | null)[];
  /** Settled, not taken yet. */
  shares: readonly Named[] | null;
  /** Thief and victim. */
  theft: readonly [number, number] | null;
}

/** A clock, or so many steps for each who takes part. */
export interface Timed {
  seconds: number | null;
  steps: number | null;
  steps_left: readonly number[] | null;
}

export interface Proposal {
  seat: number;
  number: number;
  shares: readonly Named[];
}

export interface Talks extends Timed {
  fighters: readonly number[];
  treasure: Named;
  proposals: readonly Proposal[];
  /** Which number each fighter has accepted. */
  accepted: readonly (number | null)[];
}

export interface Offer {
  seat: number;
  number: number;
  /** Null: to everybody. */
  receiver: number | null;
  give: Named;
  want: Named;
}

export interface MarketView extends Timed {
  offers: readonly Offer[];
  done: readonly number[];
}

export interface GoldView {
  options: Readonly<Record<string, unknown>>;
  turn: number;
  active: number;
  seats: readonly SeatView[];
  dragons: readonly (Spot | null)[];
  pile: number;
  bag: number;
  lost: Named;
  objects: { deck: number; discards: readonly string[] };
  fight: Fight | null;
  negotiation: Talks | null;
  market: MarketView | null;
}

/** Where the points of a seat came from. */
export interface ScoreSheet {
  tokens: Named;
  lines: Readonly<Record<string, number>>;
  cursed: boolean;
  total: number;
}

/** What can be drawn, in the order of the box. */
export const TOKENS = ["silver", "gold", "red", "sapphire", "emerald", "amethyst", "amber", "diamond", "black-diamond"] as const;
export const ADVENTURERS = ["wizard", "thief", "knight-3", "knight-4"] as const;

/** How many tokens there are in all. */
export const countOf = (tokens: Named): number => Object.values(tokens).reduce((sum, n) => sum + n, 0);

/** The attackers of a dragon, together by player, in the order in which they came. */
export function bySeat(attackers: readonly Attacker[]): { seat: number; attackers: Attacker[]; strength: number }[] {
  const groups = new Map<number, Attacker[]>();
  for (const one of attackers) groups.set(one.seat, [...(groups.get(one.seat) ?? []), one]);
  return [...groups].map(([seat, some]) => ({ seat, attackers: some, strength: some.reduce((sum, one) => sum + one.strength, 0) }));
}

/** Where the adventurer of a player is: the place of its dragon; null: at home. */
export function placeOf(dragons: readonly (Spot | null)[], seat: number, adventurer: string): number | null {
  const place = dragons.findIndex((spot) => spot?.attackers.some((one) => one.seat === seat && one.adventurer === adventurer));
  return place < 0 ? null : place;
}
