// A table in sentences, made from the same view as the drawn one.
import type { GameTypes, Seat, TableModel } from "../contract";
import { t } from "../../text/fluent.svelte";
import { who } from "../../text/names";
import { describeAny } from "../generic/sentences";

/** The description in paragraphs; those of `things` describe things of one kind, as a list. */
export interface Description {
  /** Where the game stands. */
  now: string[];
  /** What lies on the table. */
  things: string[];
  seats: string[];
  /** What only I see. */
  mine: string[];
}

/** Describes the tables of a family. */
export type Describe<Game extends GameTypes = GameTypes> = (
  table: TableModel<Game>,
  names: Names,
) => Description;

/** An answer made of counts leaves out the zeros. */
export const some = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));

/** What everybody is called in a sentence. */
export class Names {
  #seats: readonly Seat[];
  constructor(seats: readonly Seat[]) {
    this.#seats = seats;
  }
  /** At the beginning of a line about somebody. */
  label = (seat: number): string => {
    const { name = "", isMe = false } = this.#seats[seat] ?? {};
    return isMe ? t("words-you-name", { name }) : name;
  };
  of = (seat: number): string => this.who("name", [seat])["name-nom"] ?? "";
  /** As arguments of a message. */
  who = (field: string, seats: readonly number[]): Record<string, string> =>
    who(field, seats, this.#seats);
}

/** A table in sentences, as its family describes it, or else as any game can be described. */
export function describe(table: TableModel, own: Describe = describeAny): Description {
  const { view } = table;
  if (!view) return { now: [], things: [], seats: [], mine: [] };
  const names = new Names(table.seats);
  const told = own(table, names);
  const trimmed = (some: readonly string[]): string[] => some.map((sentence) => sentence.trim());
  return {
    now: trimmed([...told.now, ...standing(table, names)]),
    things: trimmed(told.things),
    seats: trimmed(told.seats),
    mine: trimmed(told.mine),
  };
}

/** Whom the table waits for, or how the game ended. */
function standing({ view, me }: TableModel, names: Names): string[] {
  if (!view) return [];
  const { result, waiting, answered } = view;
  if (result) {
    const places = result.ranking.map((seats, place) =>
      t("words-place", {
        place: place + 1,
        ...names.who("names", seats),
        points: result.points[seats[0] ?? 0] ?? 0,
      }),
    );
    return [t("words-won", names.who("names", result.winners)), ...places];
  }
  const some: string[] = [];
  if (answered?.length) some.push(t("words-answered", names.who("names", answered)));
  if (waiting === null) some.push(t("words-secret"));
  else if (me !== null && waiting.includes(me)) some.push(t("waiting-you"));
  else if (waiting.length) some.push(t("waiting-for", names.who("names", waiting)));
  return some;
}
