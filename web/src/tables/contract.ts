// What a table component gets, wherever the game comes from: live, from a replay, or passed around.
// It shows `table` and sends `send`; it knows no rule.
import type { Component } from "svelte";
import type { Json } from "../wire/json";

/** Sentences in the reader's language; `options` in the order of the decision's. */
export interface Words {
  prompt: string;
  options?: string[];
}

/** What a seat is asked: `options` are all legal answers, where they can be listed. */
export interface Decision {
  id: number;
  kind: string;
  seat: number;
  default: Json;
  options?: Json[];
  words?: Words;
  [field: string]: unknown;
}

/** What happened; `words` is a sentence for the log. */
export interface GameEvent {
  kind: string;
  words?: string;
  [field: string]: unknown;
}

export interface Result {
  winners: number[];
  /** The best first; who shares a place stands together. */
  ranking: number[][];
  points: number[];
  reason: string;
  [field: string]: unknown;
}

/** What a seat may know: `match.view(seat)`. A game says what its `table` is. */
export interface View<Table = unknown> {
  game: string;
  rules: number;
  /** Null: a spectator. */
  you: number | null;
  /** Null: a moment in which nobody may know who is asked. */
  waiting: number[] | null;
  answered: number[] | null;
  /** My sealed answer, which I can still withdraw. */
  answer: Json;
  decision: Decision | null;
  table: Table;
  result: Result | null;
  /** What things are worth to this seat, where a game can say it. */
  worth?: unknown;
}

export interface Seat {
  number: number;
  /** Empty: nobody sits there yet. */
  name: string;
  isMe: boolean;
  /** Of a person. */
  person: string | null;
  /** Such as `merchant:bold`. */
  bot: string | null;
  /** The portrait of a bot, for `Face`. */
  face: string | null;
  /** A person who is connected; a bot always is. */
  here: boolean;
  /** A bot plays for a person meanwhile. */
  standIn: boolean;
}

/** A clock that runs: for `Candle` and `Sand`, which count by themselves. */
export interface Time {
  decision: number;
  /** Seconds in all. */
  of: number;
  /** When it ends, as `performance.now()` counts, in milliseconds. */
  ends: number;
}

export interface TableModel<Table = unknown> {
  /** In a replay nothing is asked, and steps may go backwards. */
  readonly mode: "live" | "replay";
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** As its host calls it. */
  readonly name: string;
  readonly seats: readonly Seat[];
  /** The seat through whose eyes this is; null: a spectator. */
  readonly me: number | null;
  /** Null: not here yet, or not begun. */
  readonly view: View<Table> | null;
  /** All that this seat has seen. To tell only what is new, remember how many you have told. */
  readonly events: readonly GameEvent[];
  /** What I am asked; null: nothing, or I have answered. It stays while an answer is `sending`. */
  readonly asked: Decision | null;
  /** My answer that is on its way, to be shown as given; null: none is. */
  readonly sending: { decision: number; answer: Json } | null;
  readonly time: Time | null;
}

export interface Send {
  /** The answer to `table.asked`. Resolves when it is on disk; false: refused, and a toast says why. */
  answer(answer: Json): Promise<boolean>;
  /** Take a sealed answer back, before all have answered. */
  withdraw(): Promise<boolean>;
  /** Show the card of this id, with its rule, in a sheet. */
  showCard(id: string): void;
  /** A story is under way: the log knows only so many events; null: all. */
  toldSoFar(events: number | null): void;
}

export interface TableProps<Table = unknown> {
  table: TableModel<Table>;
  send: Send;
}

export type TableComponent = Component<TableProps<never>>;
