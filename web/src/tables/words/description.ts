// A table in sentences, made from the same view as the drawn one.
import type { Seat, TableModel } from "../contract";
import { joined, t } from "../../text/fluent.svelte";
import { fistWords } from "./fist";
import { goldWords } from "./gold";

/** Paragraphs; those of `things` are things of a kind, one below the other. */
export interface Description {
  /** Where we are. */
  now: string[];
  /** What lies on the table. */
  things: string[];
  seats: string[];
  /** What only I see. */
  mine: string[];
}

/** One who describes a game. */
export type Describe = (table: TableModel<never>, names: Names) => Description;

const OWN: Readonly<Record<string, Describe>> = {
  "fist-2002": fistWords as Describe,
  "fist-tavern": fistWords as Describe,
  "dragons-gold": goldWords as Describe,
};

/** What everybody is called in a sentence. */
export class Names {
  #seats: readonly Seat[];
  constructor(seats: readonly Seat[]) {
    this.#seats = seats;
  }
  of = (seat: number): string => {
    const { name = "", isMe = false } = this.#seats[seat] ?? {};
    return isMe ? t("words-you-name", { name }) : name;
  };
  all = (seats: readonly number[]): string => joined(seats.map(this.of));
}

export function describe(table: TableModel): Description {
  const { view } = table;
  const nothing: Description = { now: [], things: [], seats: [], mine: [] };
  if (!view) return nothing;
  const names = new Names(table.seats);
  const own = OWN[view.game]?.(table as never, names) ?? { ...nothing, seats: table.seats.map(({ number }) => names.of(number)) };
  const trimmed = (some: readonly string[]): string[] => some.map((sentence) => sentence.trim());
  return {
    now: trimmed([...own.now, ...standing(table, names)]),
    things: trimmed(own.things),
    seats: trimmed(own.seats),
    mine: trimmed(own.mine),
  };
}

/** Who is waited for, or how it ended. */
function standing({ view, me }: TableModel, names: Names): string[] {
  if (!view) return [];
  const { result, waiting, answered } = view;
  if (result) {
    const places = result.ranking.map((seats, place) =>
      t("words-place", { place: place + 1, names: names.all(seats), points: result.points[seats[0] ?? 0] ?? 0 }),
    );
    return [t("words-won", { names: names.all(result.winners), n: result.winners.length }), ...places];
  }
  const some: string[] = [];
  if (answered?.length) some.push(t("words-answered", { names: names.all(answered), n: answered.length }));
  if (waiting === null) some.push(t("words-secret"));
  else if (me !== null && waiting.includes(me)) some.push(t("waiting-you"));
  else if (waiting.length) some.push(t("waiting-for", { names: names.all(waiting) }));
  return some;
}
