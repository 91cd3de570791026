// How a game went, from its events: which cards gave points, what was spent, and the bids worth
// looking at again.
import { follow, roundsOf, type Held } from "./auctions";
import { isMagic, kindsIn } from "./pieces";
import type { Counts, GameEvent } from "./types";

/** What somebody gave for a card, and what came of it. */
export interface Bid {
  seat: number;
  card: string;
  /** The number of coins or stones, silver included. */
  coins: number;
  isWon: boolean;
  points: number;
  /** The number of the event with which the fists opened. */
  event: number;
}

export interface SeatSummary {
  /** In the order in which they were scored; losses are negative. */
  points: { card: string; points: number }[];
  /** The coins and stones of all bids, without Magic coins. */
  spent: Record<string, number>;
}

export interface Summary {
  seats: SeatSummary[];
  /** The most points for the fewest coins; null: no bid gave any. */
  best: Bid | null;
  /** The most coins for a card that somebody else got, or nobody. */
  wasted: Bid | null;
}

/** An auction with what its winner scored. */
interface Lot {
  held: Held;
  event: number;
  points: number;
  claimed: Counts;
}

export function summaryOf(events: readonly GameEvent[], players: number): Summary {
  const seats = Array.from({ length: players }, (): SeatSummary => ({ points: [], spent: {} }));
  const held: Held[] = [];
  const lots: Lot[] = [];
  for (const [number, event] of events.entries()) {
    follow(held, event);
    const lot = lots.at(-1);
    if (event.kind === "card-shown") {
      lots.push({ held: held.at(-1)!, event: number, points: 0, claimed: {} });
    } else if (event.kind === "fists-opened" && lot?.held.rounds.length === 1) {
      lot.event = number;
    } else if (event.kind === "favor-claimed" && lot) {
      lot.claimed = { [event.coin]: 1 };
    } else if (event.kind === "scored" || event.kind === "point-lost") {
      const points = event.kind === "scored" ? event.points : -1;
      if (points) seats[event.seat]?.points.push({ card: event.card, points });
      if (lot && event.seat === lot.held.winner) lot.points += points;
    }
  }
  const bids = lots.flatMap((lot) => bidsOf(lot, seats));
  const paid = bids.filter(({ points }) => points > 0);
  const vain = bids.filter(({ isWon, coins }) => !isWon && coins > 0);
  return {
    seats,
    best: paid.sort((a, b) => b.points - a.points || a.coins - b.coins)[0] ?? null,
    wasted: vain.sort((a, b) => b.coins - a.coins)[0] ?? null,
  };
}

/** What each seat gave in an auction, which is added to what they have spent. */
function bidsOf(lot: Lot, seats: readonly SeatSummary[]): Bid[] {
  const { card, winner } = lot.held;
  return seats.map(({ spent }, seat) => {
    const isWon = seat === winner;
    const fists = roundsOf(lot.held).map(({ bids }) => bids.get(seat)?.fist ?? {});
    const given = [...fists, ...(isWon ? [lot.claimed] : [])]
      .flatMap(kindsIn)
      .filter(([kind]) => !isMagic(kind));
    for (const [kind, n] of given) spent[kind] = (spent[kind] ?? 0) + n;
    const coins = given.reduce((sum, [, n]) => sum + n, 0);
    return { seat, card, coins, isWon, points: isWon ? lot.points : 0, event: lot.event };
  });
}
