// The story of an auction, step by step: what the lit place shows while the fists open.
import type { GameEvent } from "../contract";
import { follow, type Held, type Round } from "./auctions";
import { isStone, kindsIn } from "./pieces";
import type { Counts, FistsOpened, Types } from "./types";

/** A piece, a card or the die that flies. Places are such as `bank`, `lot` and `seat-2`. */
export interface Move {
  piece: string;
  from: string;
  to: string;
}

export interface Scene {
  /** What has just happened. */
  event: GameEvent<Types>;
  /** The number of events told by then, and of those whose outcome the table shows. */
  told: number;
  shown: number;
  card: string;
  /** The fists of this round; null: none are closed. */
  round: Round | null;
  /** The fists of the round before, if this one is in silver. */
  earlier: Round | null;
  /** The seats whose fists are open. */
  opened: readonly number[];
  /** Whether all of them are open. */
  isOpen: boolean;
  tied: readonly number[];
  winner: number | null;
  cursedBy: readonly number[];
  moves: readonly Move[];
  /** How long it is shown, at the usual speed. */
  ms: number;
  /** Whether it only begins a step, and the rest follows by itself. */
  isBrief: boolean;
}

type Kind = Types["event"]["kind"];

/** How long a step is shown, in milliseconds. */
const SHORT = 900;
const USUAL = 1200;
const LONG = 1700;
const SCORE = 2300;

/** Other events are told with the next one. */
const STEPS: Partial<Record<Kind, number>> = {
  "fists-opened": USUAL,
  tied: LONG,
  cursed: LONG,
  "no-bids": USUAL,
  "nobody-won": LONG,
  won: LONG,
  doubled: USUAL,
  played: USUAL,
  "nothing-happened": USUAL,
  declined: SHORT,
  took: SHORT,
  paid: SHORT,
  bought: USUAL,
  stole: USUAL,
  "stole-nothing": USUAL,
  robbed: USUAL,
  loot: SHORT,
  "colour-named": USUAL,
  "stone-drawn": SHORT,
  bust: LONG,
  "stones-lost": SHORT,
  "card-kept": USUAL,
  scored: SCORE,
  "point-lost": SCORE,
  used: USUAL,
  "bids-taken-back": USUAL,
  "bid-raised": SHORT,
  "bid-changed": USUAL,
  "power-stopped": USUAL,
  "blue-coin-added": USUAL,
  "rode-dragon": USUAL,
  "fairy-taken-back": SHORT,
  "favor-claimed": USUAL,
  "favor-passed": SHORT,
  "favor-paid": SHORT,
  "pixie-paid": SHORT,
  gave: USUAL,
  "coin-robbed": USUAL,
  "looked-behind": SHORT,
  "screen-seen": LONG,
  "stones-swapped": LONG,
  "cards-swapped": LONG,
  "card-stolen": USUAL,
  "cards-dug": LONG,
  "die-rolled": LONG,
  "game-won": SCORE,
};

/** How long closed fists lie there, and the time from one that opens to the next. */
const CLOSED = 600;
const EACH = 420;
/** How long a piece flies, and how much later the next one starts. */
export const FLIGHT = 420;
export const APART = 40;

/**
 * The steps that tell the events from number `from` on; my own fist, which I know, opens first.
 * `together`: all open at once.
 */
export function scenesOf(
  events: readonly GameEvent<Types>[],
  from: number,
  me: number | null = null,
  together = false,
): Scene[] {
  const held: Held[] = [];
  // An auction begins with its card: what was before does not matter.
  const start = Math.max(
    0,
    events.findLastIndex(({ kind }, number) => number < from && kind === "card-shown"),
  );
  for (const event of events.slice(start, from)) follow(held, event);
  return events.slice(from).flatMap((event, number) => {
    follow(held, event);
    const ms = STEPS[event.kind];
    const auction = held.at(-1);
    if (ms === undefined || !auction?.card) return [];
    const scene = { ...sceneOf(auction, event, ms), told: from + number + 1 };
    const last = { ...scene, shown: scene.told };
    const before = { ...scene, shown: from + number };
    if (event.kind === "fists-opened") {
      const earlier = { ...before, told: from + number };
      return [...opening(earlier, event, clockwise(event.seats, me ?? 0), together), last];
    }
    if (!scene.moves.length) return [last];
    // A gain is there once the pieces have arrived.
    const way = FLIGHT + APART * (scene.moves.length - 1);
    return [
      { ...before, ms: way, isBrief: true },
      { ...last, moves: [] },
    ];
  });
}

const clockwise = (seats: readonly number[], first: number): number[] => [
  ...seats.filter((seat) => seat >= first),
  ...seats.filter((seat) => seat < first),
];

/** The scenes until the last fist is open. */
function opening(
  scene: Scene,
  { values }: FistsOpened,
  seats: readonly number[],
  together: boolean,
): Scene[] {
  if (seats.length === 1) return [];
  const early = scene.opened.filter((seat) => !seats.includes(seat));
  const closed = { ...scene, opened: early, isOpen: false, ms: CLOSED };
  // Empty fists open together: there is nothing to wait for.
  if (together || values.every((value) => value === 0)) return [closed];
  return [
    closed,
    ...seats.slice(1).map((_, n) => ({
      ...closed,
      opened: [...early, ...seats.slice(0, n + 1)],
      ms: EACH,
      isBrief: true,
    })),
  ];
}

function sceneOf(
  auction: Held,
  event: GameEvent<Types>,
  ms: number,
): Omit<Scene, "told" | "shown"> {
  const [round = null, earlier = null] = auction.rounds
    .filter(({ takenBack }) => !takenBack)
    .reverse();
  return {
    event,
    card: auction.card,
    round: round && copyOf(round),
    earlier,
    opened: [...(round?.bids.keys() ?? [])],
    isOpen: round !== null,
    tied: event.kind === "tied" ? event.seats : [],
    winner: auction.winner,
    cursedBy: auction.cursedBy,
    moves: movesOf(event),
    ms,
    isBrief: false,
  };
}

/** The fists of a round as they are now: a blue coin may still be added. */
const copyOf = (round: Round): Round => ({
  ...round,
  bids: new Map([...round.bids].map(([seat, bid]) => [seat, { ...bid }])),
});

/** At most this many pieces fly: more could not be seen. */
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
    case "favor-paid":
      return carried(event.coins, "bank", at(event.seat));
    case "favor-claimed":
      return carried({ [event.coin]: 1 }, at(event.seat), "lot");
    case "pixie-paid":
      return carried({ silver: event.n }, at(event.seat), "bank");
    case "blue-coin-added":
      return carried({ "magic-blue": 1 }, at(event.seat), "lot");
    case "bid-changed": {
      const [behind, bid] = [at(event.victim), "lot"];
      return event.how === "add"
        ? carried({ [event.coin]: 1 }, behind, bid)
        : carried({ [event.coin]: 1 }, bid, behind);
    }
    case "card-kept":
      return [{ piece: `card-${event.card}`, from: "lot", to: at(event.seat) }];
    case "used":
      return [{ piece: `card-${event.card}`, from: at(event.seat), to: "lot" }];
    case "card-stolen":
      return [{ piece: `card-${event.card}`, from: at(event.victim), to: at(event.seat) }];
    case "cards-swapped":
      return [
        { piece: `card-${event.card}`, from: at(event.seat), to: at(event.other) },
        { piece: `card-${event.other_card}`, from: at(event.other), to: at(event.seat) },
      ];
    case "scored":
      return [{ piece: `point-${event.total}`, from: "lot", to: at(event.seat) }];
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
