// What a table component gets, whether the game is live, a replay, or passed around. It shows
// `table` and calls `send`; it knows no rules.
import type { Component } from "svelte";
import type {
  DecisionWords,
  Result,
  TalkLine,
  ToldDecision,
  ToldEvent,
  View as GameView,
  Wishes,
} from "../wire/types";

/**
 * The types of a game's data. Each family has its own in `types.ts`; these are those of any game.
 */
export interface GameTypes {
  table: unknown;
  decision: ToldDecision;
  /** An answer to a question that several seats are asked at once. */
  sealed: unknown;
  answer: unknown;
  event: ToldEvent;
  options: object;
  result: Result;
  worth: unknown;
  /** What can be ordered in advance. */
  offers: unknown;
}

/** What a seat is asked. Its `kind` tells which fields it has. */
export type Decision<Game extends GameTypes = GameTypes> = Game["decision"] & {
  words?: DecisionWords;
};

/** The decisions of some kinds. */
export type DecisionOf<Game extends GameTypes, Kind extends Game["decision"]["kind"]> = Extract<
  Decision<Game>,
  { kind: Kind }
>;

/** What happened. Its `kind` tells which fields it has; `words` is a sentence for the log. */
export type GameEvent<Game extends GameTypes = GameTypes> = Game["event"] & { words?: string };

/** Everything that a seat may know. */
export type View<Game extends GameTypes = GameTypes> = GameView<
  Game["table"],
  Decision<Game>,
  Game["sealed"],
  Game["result"]
> & {
  /** What things are worth to this seat, if the game can say. */
  worth?: Game["worth"];
};

export interface Seat {
  number: number;
  /** Empty: nobody sits there yet. */
  name: string;
  isMe: boolean;
  /** The id of a person. */
  person: string | null;
  /** Such as `merchant:bold`. */
  bot: string | null;
  /** The portrait of a bot, for `Face`. */
  face: string | null;
  /** Whether the person is connected; a bot always is. */
  here: boolean;
  /** Whether a bot plays for the person at the moment. */
  standIn: boolean;
}

/** A clock that runs: for `Candle` and `Sand`, which count by themselves. */
export interface Time {
  decision: number;
  /** How long it runs, in seconds. */
  of: number;
  /** When it ends, as `performance.now()` counts, in milliseconds. */
  ends: number;
}

export interface TableModel<Game extends GameTypes = GameTypes> {
  /** In a replay nothing is asked, and steps may go backwards. */
  readonly mode: "live" | "replay";
  readonly id: string;
  readonly game: string;
  readonly options: Game["options"];
  /** The name that its host gave it. */
  readonly name: string;
  readonly seats: readonly Seat[];
  /** The seat whose view this is; null: a spectator. */
  readonly me: number | null;
  /** Null: not here yet, or not begun. */
  readonly view: View<Game> | null;
  /** All events that this seat has seen. To show only new ones, remember how many were shown. */
  readonly events: readonly GameEvent<Game>[];
  /** What I am asked; null: nothing, or I have answered. It stays while an answer is `sending`. */
  readonly asked: Decision<Game> | null;
  /** My answer that is on its way, to be shown as given; null: none is. */
  readonly sending: { decision: number; answer: Game["answer"] } | null;
  readonly time: Time | null;
  /** What the site answers for me; none in a replay, nor where several share a device. */
  readonly wishes?: Wishes | null;
  /** Who has left, was away or is back; none in a replay. */
  readonly absences?: readonly TalkLine[];
}

export interface Send<Game extends GameTypes = GameTypes> {
  /** Answer `table.asked`. Resolves when that is on disk; false: refused, and a toast says why. */
  answer(answer: Game["answer"]): Promise<boolean>;
  /** Take a sealed answer back, before all have answered. */
  withdraw(): Promise<boolean>;
  /** Bid nothing now and until the next turn, or stop that. Only if `table.wishes` is there. */
  pass(on: boolean): Promise<boolean>;
  /** Whether to be asked even if only one answer is possible. */
  askAnyway(on: boolean): Promise<boolean>;
  /** Show my standing orders in a sheet. Only where `table.wishes` has any or none, not null. */
  showOrders(): void;
  /** Say a ready-made line to all; missing if nobody would hear it. */
  say?(line: string): void;
  /** Show the card of this id, with its rule, in a sheet. */
  showCard(id: string): void;
  /** Tell why this happened, in a sheet. */
  showWhy(event: Game["event"]): void;
  /** During a story the log shows only this many events; null: all. */
  toldSoFar(events: number | null): void;
}

export interface TableProps<Game extends GameTypes = GameTypes> {
  table: TableModel<Game>;
  send: Send<Game>;
}

export type TableComponent<Game extends GameTypes = GameTypes> = Component<TableProps<Game>>;
