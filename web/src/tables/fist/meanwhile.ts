// The table in the middle of a story: what was told has happened, the rest has not. The site shows
// a table only as it is after an answer, and much may have happened by then.
import type { View } from "../contract";
import { movesOf } from "./story";
import type { Counts, SeatView, Types } from "./types";

type Event = Types["event"];
type Thing = "points" | "cards" | "coins" | "stones";

const GOODS: readonly Thing[] = ["coins", "stones"];
/** What an event changes about the seats that it names; other events change nothing. */
const CHANGES: Partial<Record<Event["kind"], readonly Thing[]>> = {
  scored: ["points"],
  "point-lost": ["points"],
  "card-kept": ["cards"],
  used: ["cards"],
  "card-stolen": ["cards"],
  "cards-swapped": ["cards"],
  "turn-ended": ["coins"],
  "fairy-given": ["coins"],
  "fists-opened": GOODS,
  "bids-taken-back": GOODS,
  "blue-coin-added": GOODS,
  "fairy-taken-back": GOODS,
  "favor-claimed": GOODS,
  "favor-paid": GOODS,
  "pixie-paid": GOODS,
  took: GOODS,
  paid: GOODS,
  bought: GOODS,
  gave: GOODS,
  stole: GOODS,
  robbed: GOODS,
  loot: GOODS,
  "coin-robbed": GOODS,
  "stones-lost": GOODS,
  "stones-swapped": GOODS,
};

/** Events that change all seats. */
const EVERYBODYS: ReadonlySet<Event["kind"]> = new Set([
  "turn-ended",
  "fairy-given",
  "bids-taken-back",
]);

/** The table between two views, after some of the events that lie between them. */
export function meanwhile(
  before: View<Types>,
  after: View<Types>,
  events: readonly Event[],
  told: number,
  me: number | null,
): View<Types> {
  const rest = events.slice(told);
  const isBankDone = !rest.flatMap(movesOf).some(({ from, to }) => [from, to].includes("bank"));
  const seats = before.table.seats.map((has, number): SeatView => {
    const next = after.table.seats[number] ?? has;
    const about = rest.filter((event) => isAbout(event, number));
    const waits = new Set(about.flatMap(({ kind }) => CHANGES[kind] ?? []));
    // My own fist is known to me, even while it is closed.
    const had = number === me ? without(has, fistOf(events, number)) : has;
    return {
      ...(waits.has("coins") ? had : next),
      points: waits.has("points") ? has.points : next.points,
      held: waits.has("cards") ? has.held : next.held,
      stones: waits.has("stones") ? had.stones : next.stones,
    };
  });
  const bank = isBankDone ? after.table.bank : before.table.bank;
  return { ...before, table: { ...before.table, seats, bank } };
}

function isAbout(event: Event, seat: number): boolean {
  if (EVERYBODYS.has(event.kind)) return true;
  if ("seats" in event) return event.seats.includes(seat);
  return (
    ("seat" in event && event.seat === seat) ||
    ("victim" in event && event.victim === seat) ||
    ("receiver" in event && event.receiver === seat) ||
    ("other" in event && event.other === seat)
  );
}

/** Everything that a seat has put into its fists, unless the bids were taken back. */
function fistOf(events: readonly Event[], seat: number): Counts {
  let fist: Counts = {};
  for (const event of events) {
    if (event.kind === "bids-taken-back") fist = {};
    if (event.kind === "fists-opened")
      for (const [kind, n] of Object.entries(event.fists[event.seats.indexOf(seat)] ?? {}))
        fist = { ...fist, [kind]: (fist[kind] ?? 0) + n };
  }
  return fist;
}

const less = (counts: Counts, fist: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([kind, n]) => [kind, n - (fist[kind] ?? 0)]));

const without = (has: SeatView, fist: Counts): SeatView => ({
  ...has,
  stones: has.stones && less(has.stones, fist),
  ...(has.screen ? { screen: less(has.screen, fist) } : {}),
});
