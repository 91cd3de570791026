// The auctions of a game, from its events: what everybody has bid, and who got the card.
import type { Counts, FistsOpened, GameEvent, StageId } from "./types";

export interface Opened {
  fist: Counts;
  value: number;
}

/** Fists that opened together. */
export interface Round {
  stage: StageId;
  bids: Map<number, Opened>;
  /** Whether an Innkeeper has called it off, so that it does not count. */
  takenBack: boolean;
}

export type Fate = "open" | "won" | "cursed" | "no-bids" | "nobody" | "passed" | "played";

export interface Held {
  turn: number;
  card: string;
  rounds: Round[];
  fate: Fate;
  winner: number | null;
  cursedBy: readonly number[];
  tied: readonly number[];
  /** Nobody had bid: the King's Favor, or a kept card, took it. */
  isClaimed: boolean;
}

/** The given auctions and those in further events; the last of the given ones may change. */
export function follow(held: Held[], event: GameEvent): void {
  const last = held.at(-1);
  const round = last?.rounds.at(-1);
  switch (event.kind) {
    case "turn-began":
      // The turn's auctions follow; a card played before the first of them belongs to it.
      held.push({ ...NOTHING, turn: event.turn, rounds: [] });
      return;
    case "card-shown":
    case "card-passed":
    case "played": {
      const fate = FATES[event.kind];
      // A card played through another one belongs to its auction, unless it is new on the table.
      if (event.kind === "played" && !event.new) return;
      const winner = event.kind === "played" ? event.seat : null;
      const next = {
        ...NOTHING,
        turn: last?.turn ?? 0,
        card: event.card,
        rounds: [],
        fate,
        winner,
      };
      // The auction through which it is played stays the last one.
      if (fate === "played") held.splice(-1, 0, next);
      else held.push(next);
      return;
    }
    case "fists-opened":
      if (last) open(last, event);
      return;
    case "tied":
      if (last) last.tied = event.seats;
      return;
    case "bids-taken-back":
      for (const one of last?.rounds ?? []) if (one.stage === round?.stage) one.takenBack = true;
      return;
    case "blue-coin-added":
    case "rode-dragon":
    case "bid-raised": {
      const bid = round?.bids.get(event.seat);
      if (bid) bid.value = event.value;
      return;
    }
    case "bid-changed": {
      const bid = round?.bids.get(event.victim);
      if (!bid) return;
      const n = (bid.fist[event.coin] ?? 0) + (event.how === "add" ? 1 : -1);
      bid.fist = { ...bid.fist, [event.coin]: n };
      bid.value = event.value;
      return;
    }
    case "won":
      if (last)
        Object.assign(last, {
          fate: "won",
          winner: event.seat,
          isClaimed: last.fate === "no-bids",
        });
      return;
    case "cursed":
      if (last) Object.assign(last, { fate: "cursed", cursedBy: event.seats });
      return;
    case "no-bids":
      if (last) last.fate = "no-bids";
      return;
    case "nobody-won":
      if (last) last.fate = "nobody";
  }
}

const FATES: Record<"card-shown" | "card-passed" | "played", Fate> = {
  "card-shown": "open",
  "card-passed": "passed",
  played: "played",
};
const NOTHING = {
  turn: 0,
  card: "",
  fate: "open" as Fate,
  winner: null,
  cursedBy: [],
  tied: [],
  isClaimed: false,
};

function open(held: Held, { seats, stage, fists, values }: FistsOpened): void {
  let round = held.rounds.at(-1);
  // An Illusionist opens after the others, in the same round.
  const isSame =
    round &&
    !round.takenBack &&
    round.stage === stage &&
    !seats.some((seat) => round?.bids.has(seat));
  if (!round || !isSame || isTieBreak(held, round)) {
    round = { stage, bids: new Map(), takenBack: false };
    held.rounds.push(round);
  }
  seats.forEach((seat, number) => {
    round.bids.set(seat, { fist: fists[number] ?? {}, value: values[number] ?? 0 });
  });
}

/** Whether the last round was itself a tie in silver: then silver is bid again, in a new round. */
const isTieBreak = (held: Held, round: Round): boolean =>
  held.tied.length > 0 &&
  held.tied.every((seat) => round.bids.has(seat)) &&
  round.bids.size > held.tied.length;

/** All auctions of a game. */
export function auctionsOf(events: readonly GameEvent[]): Held[] {
  const held: Held[] = [];
  for (const event of events) follow(held, event);
  return held.filter(({ card }) => card !== "");
}

/** The rounds that count. */
export const roundsOf = (held: Held): Round[] => held.rounds.filter(({ takenBack }) => !takenBack);

/** What the winner's bid was worth, and in a tie-break the winner's silver and the next best. */
export function priceOf(held: Held): { bid: number; tie: [number, number] | null } | null {
  const [first, second] = roundsOf(held);
  const mine = held.winner === null ? undefined : first?.bids.get(held.winner);
  if (!mine || held.winner === null) return null;
  const silver = second?.bids.get(held.winner);
  if (!second || !silver) return { bid: mine.value, tie: null };
  const others = [...second.bids]
    .filter(([seat]) => seat !== held.winner)
    .map(([, { value }]) => value);
  return { bid: mine.value, tie: [silver.value, Math.max(0, ...others)] };
}
