// What the site shows of a Fist table, and the names of its pieces.

/** Coins or stones, so many of each kind. */
export type Counts = Readonly<Record<string, number>>;

export interface FistSeat {
  points: number;
  /** Null: hidden, by the Elf. */
  stones: Counts | null;
  /** Spent coins that come back. */
  front: Counts;
  held: readonly string[];
  /** Behind the screen: my own, or everybody's in an open replay. */
  screen?: Counts;
}

export interface Auction {
  card: string;
  /** The character whose power is being used. */
  playing: string | null;
  stage: string;
  bidders: readonly number[];
  /** Of each bidder, once open; null: an Illusionist's, still closed. */
  fists: readonly (Counts | null)[];
  values: readonly (number | null)[];
}

export interface FistTable {
  turn: number;
  seats: readonly FistSeat[];
  bank: { coins: Counts; stones: Counts };
  auction: Auction | null;
  to_come: readonly string[];
  used: readonly string[];
  discards: readonly string[];
  deck: number;
  drawn: Counts;
  winner: number | null;
  /** Who has the King's Favor; missing where there is none. */
  favor?: number | null;
  /** Face down among the cards to come. */
  to_come_secret?: number;
  /** The cards to come in their order, if I have seen it. */
  order?: readonly string[] | null;
  discards_unseen?: number;
  /** What I do not want to be asked again this turn, and what I always use. */
  not_asked?: readonly string[];
  always?: readonly string[];
}

export const STONES = ["red", "yellow", "blue", "white"] as const;

/** As they lie side by side. */
export const COINS = [
  "fairy",
  "common",
  "silver",
  "fairy-silver",
  "black",
  "amulet",
  "magic-purple",
  "magic-blue",
] as const;

const STONE_KINDS: ReadonlySet<string> = new Set(STONES);
const ORDER: ReadonlyMap<string, number> = new Map([...COINS, ...STONES].map((kind, place) => [kind, place]));

export const isStone = (kind: string): boolean => STONE_KINDS.has(kind);

/** Magic coins are no money: what they do stands on their card. */
export const isMagic = (kind: string): boolean => kind === "black" || kind === "amulet" || kind.startsWith("magic-");

/** The kinds of which there are some, in their order. */
export function kindsIn(counts: Counts): [kind: string, n: number][] {
  return Object.entries(counts)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => (ORDER.get(a) ?? 99) - (ORDER.get(b) ?? 99));
}

/** Each piece by itself, in their order. */
export const piecesIn = (counts: Counts): string[] =>
  kindsIn(counts).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
