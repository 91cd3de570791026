// Fists open, and the story is told step by step: what is seen at the lit place meanwhile.
import type { GameEvent } from "../contract";
import { follow, type Held, type Round } from "./auctions";
import { isStone, kindsIn } from "./pieces";
import type { Counts, Types } from "./types";

/** A piece on its way: places are `bank`, `lot` and `seat-2`. */
export interface Move {
  piece: string;
  from: string;
  to: string;
}

export interface Scene {
  /** What has just happened; several at once if there is no time to tell them one by one. */
  event: GameEvent<Types>;
  /** How many events are told then. */
  told: number;
  card: string;
  /** The fists as far as they are open; null: none are. */
  round: Round | null;
  /** Before it, if they go on in silver. */
  earlier: Round | null;
  isOpen: boolean;
  tied: readonly number[];
  winner: number | null;
  cursedBy: readonly number[];
  /** The seats still have what they had before. */
  isBefore: boolean;
  moves: readonly Move[];
  ms: number;
}

/** How long each step is looked at, in milliseconds; other events are told with the next one. */
const STEPS: Partial<Record<Types["event"]["kind"], number>> = {
  "fists-opened": 600,
  tied: 600,
  cursed: 600,
  "no-bids": 600,
  "nobody-won": 600,
  won: 600,
  doubled: 500,
  played: 600,
  "nothing-happened": 450,
  declined: 450,
  took: 450,
  paid: 450,
  bought: 450,
  stole: 500,
  "stole-nothing": 500,
  robbed: 500,
  loot: 450,
  "colour-named": 450,
  "stone-drawn": 500,
  bust: 600,
  "stones-lost": 450,
  "card-kept": 500,
  scored: 600,
  "point-lost": 600,
  used: 600,
  "bids-taken-back": 500,
  "blue-coin-added": 500,
  "rode-dragon": 500,
  "bid-raised": 500,
  "power-stopped": 500,
  "fairy-taken-back": 450,
  "favor-claimed": 500,
  "favor-passed": 450,
  "pixie-paid": 450,
  gave: 450,
  "coin-robbed": 500,
  "stones-swapped": 600,
  "cards-swapped": 600,
  "card-stolen": 500,
  "cards-dug": 600,
  "die-rolled": 600,
  "game-won": 600,
};

/** Closed fists lie there a moment before they open. */
const CLOSED = 240;

/** Until these the seats have what they had; afterwards what they have got. */
const BIDDING = new Set<Types["event"]["kind"]>([
  "fists-opened",
  "tied",
  "used",
  "bids-taken-back",
  "blue-coin-added",
  "rode-dragon",
  "bid-raised",
  "won",
  "cursed",
  "nobody-won",
  "no-bids",
]);

/** The steps that tell the events from number `from` on. */
export function scenesOf(events: readonly GameEvent<Types>[], from: number): Scene[] {
  const held: Held[] = [];
  // An auction begins with its card: what was before does not matter.
  const start = Math.max(
    0,
    events.findLastIndex(({ kind }, number) => number < from && kind === "card-shown"),
  );
  for (const event of events.slice(start, from)) follow(held, event);
  const scenes: Scene[] = [];
  let isBefore = true;
  for (const [number, event] of events.slice(from).entries()) {
    follow(held, event);
    const ms = STEPS[event.kind];
    const auction = held.at(-1);
    if (!BIDDING.has(event.kind)) isBefore = false;
    if (ms === undefined || !auction?.card) continue;
    const scene = { ...sceneOf(auction, event, isBefore, ms), told: from + number + 1 };
    if (event.kind === "fists-opened" && event.seats.length > 1) {
      scenes.push({ ...scene, isOpen: false, told: from + number, ms: CLOSED });
    }
    scenes.push(scene);
  }
  return scenes;
}

function sceneOf(
  auction: Held,
  event: GameEvent<Types>,
  isBefore: boolean,
  ms: number,
): Omit<Scene, "told"> {
  const [round = null, earlier = null] = auction.rounds
    .filter(({ takenBack }) => !takenBack)
    .reverse();
  return {
    event,
    card: auction.card,
    round: round && copyOf(round),
    earlier,
    isOpen: round !== null,
    tied: event.kind === "tied" ? event.seats : [],
    winner: auction.winner,
    cursedBy: auction.cursedBy,
    isBefore,
    moves: movesOf(event),
    ms,
  };
}

/** As it is now: a blue coin may still be added. */
const copyOf = (round: Round): Round => ({
  ...round,
  bids: new Map([...round.bids].map(([seat, bid]) => [seat, { ...bid }])),
});

/** More than so many pieces on their way cannot be seen. */
const MOST_MOVES = 8;

const at = (seat: number): string => `seat-${seat}`;

/** Which pieces go where. */
export function movesOf(event: Types["event"]): Move[] {
  switch (event.kind) {
    case "took":
      return carried({ ...event.coins, ...event.stones }, "bank", at(event.seat));
    case "paid":
      return carried({ ...event.coins, ...event.stones }, at(event.seat), "bank");
    case "stones-lost":
      return carried(event.stones, at(event.seat), "bank");
    case "bust":
      return carried(event.stones, "lot", "bank");
    case "bought":
      return [
        ...carried(event.coins, at(event.seat), "bank"),
        ...carried({ [event.stone]: 1 }, "bank", at(event.seat)),
      ];
    case "stole":
      return carried({ ...event.coins, ...event.stones }, at(event.victim), at(event.seat));
    case "loot":
      return carried(event.coins, at(event.victim), at(event.seat));
    case "robbed":
      return carried(
        Object.fromEntries(event.kinds.map((kind) => [kind, 1])),
        at(event.victim),
        at(event.seat),
      );
    case "gave":
      return carried({ ...event.coins, ...event.stones }, at(event.seat), at(event.receiver));
    case "stone-drawn":
      return carried({ [event.stone]: 1 }, "bank", "lot");
    case "favor-claimed":
      return carried({ [event.coin]: 1 }, at(event.seat), "lot");
    case "pixie-paid":
      return carried({ silver: event.n }, at(event.seat), "bank");
    case "blue-coin-added":
      return carried({ "magic-blue": 1 }, at(event.seat), "lot");
    default:
      return [];
  }
}

function carried(goods: Counts, from: string, to: string): Move[] {
  return kindsIn(goods)
    .flatMap(([kind, n]) =>
      Array.from({ length: n }, () => ({
        piece: isStone(kind) ? `stone-${kind}` : kind,
        from,
        to,
      })),
    )
    .slice(0, MOST_MOVES);
}
