// Any view as parts that can be laid out: what lies on the table, and what each seat has.
import type { View } from "../contract";
import type { Names } from "../words/description";

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (data: unknown): data is Fields =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** Nothing to show: not even a zero. */
export const isNothing = (data: unknown): boolean =>
  data === null ||
  data === undefined ||
  data === "" ||
  (Array.isArray(data) ? data.length === 0 : isFields(data) && Object.keys(data).length === 0);

/** Numbers by kind, such as coins in a purse. */
export const isCounts = (data: Fields): data is Readonly<Record<string, number>> =>
  Object.values(data).every((value) => typeof value === "number");

/** Whether it fits into a line: no field has fields of its own. */
export const isFlat = (data: Fields): boolean =>
  Object.values(data).every((value) => typeof value !== "object" || value === null);

/** What every part of a table needs to put its data into words. */
export interface Reading {
  game: string;
  names: Names;
  /** Null: cards are named only. */
  showCard: ((id: string) => void) | null;
}

export interface Parts {
  /** Everything but the seats. */
  things: Fields;
  /** What each seat shows, in the order of the seats. */
  seats: readonly Fields[];
}

/** A table has a list `seats`, one entry for each seat; all its other fields lie in the middle. */
export function partsOf({ table }: View): Parts {
  if (!isFields(table)) return { things: { table }, seats: [] };
  const { seats, ...things } = table;
  return { things, seats: Array.isArray(seats) ? seats.filter(isFields) : [] };
}

/** The fields that no other seat shows: they are for their owner alone. */
export function secretsOf(seats: readonly Fields[], me: number): Set<string> {
  const others = seats.filter((_, seat) => seat !== me).flatMap((seat) => Object.keys(seat));
  return new Set(Object.keys(seats[me] ?? {}).filter((field) => !others.includes(field)));
}
