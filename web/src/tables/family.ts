// What the page knows of a family of games. Each family has a folder here with a `manifest.ts`; the
// rest of the page uses nothing else of it.
import type { Component } from "svelte";
import type { Args, Messages } from "../text/fluent.svelte";
import type { Order } from "../net/api";
import type { CardInfo, OrdersInfo } from "../wire/types";
import type {
  GameEvent,
  GameTypes,
  TableComponent,
  TableModel,
  TableProps,
  View,
} from "./contract";
import type { Describe } from "./words/description";

/** What is going on at a table, for a reader who looks up the rule. */
export interface OnTable {
  /** The Fluent id of what is going on; null: there is nothing to say about it. */
  moment: string | null;
  /** Ids of the cards in play. */
  cards: string[];
}

/** The picture on a card. */
export type CardPicture = { emblem: string } | { piece: string; mark: string };

/** How several people play on one device. */
export interface PassRules<Game extends GameTypes = GameTypes> {
  /** Events that everybody wants to see together. */
  reveals: readonly Game["event"]["kind"][];
  /** Whether all may act at any moment on the same board, with their secrets hidden. */
  isTalk?(table: Game["table"]): boolean;
  /** Seats that could still act, but have said that they are done. */
  done?(table: Game["table"]): readonly number[];
  /** Hides what only its owner may see; used while all talk. */
  hide?(view: View<Game>): View<Game>;
  /** Events that only one seat may see. */
  secrets?: readonly Game["event"]["kind"][];
}

/** A landmark that a replay can jump to. */
export interface Landmark<Game extends GameTypes = GameTypes> {
  /** Its words are `replay-mark-<kind>`, `replay-next-<kind>` and `replay-before-<kind>`. */
  kind: string;
  events: readonly Game["event"]["kind"][];
  /** How it is drawn; `none`: not at all, because there are too many of them. */
  sign: "bar" | "square" | "diamond" | "end" | "none";
  /** Whether there are buttons to jump to the next one. */
  canJump: boolean;
}

/** Something that a player is told the first time it comes up. */
export interface Note {
  id: string;
  /** If missing, they are `note-<id>`. */
  words?: string;
  args?: Args;
}

/** The table in words. */
export interface TableWords<Game extends GameTypes = GameTypes> {
  describe: Describe<Game>;
  /** Fields and buttons for the questions of these kinds, where a list of options is not enough. */
  Answer?: Component<TableProps<Game> & { tab: number }>;
  answers?: readonly Game["decision"]["kind"][];
  /** What there is to explain now to somebody who has a seat; the most urgent first. */
  notes?(table: TableModel<Game>): readonly Note[];
}

export interface Family<Game extends GameTypes = GameTypes> {
  /** Draws the table. */
  board(): Promise<{ default: TableComponent<Game> }>;
  /** At a party: what everybody sees on the large screen, and what each has on their phone. Without
   * them both show the board. */
  wall?(): Promise<{ default: TableComponent<Game> }>;
  hand?(): Promise<{ default: TableComponent<Game> }>;
  words(): Promise<{ default: TableWords<Game> }>;
  /** The messages that board and words need. */
  messages: Messages;
  /** The emblem of each game, by its id. */
  emblems: Readonly<Record<string, string>>;
  /** Emblems for the front page. */
  pictures: readonly string[];
  pictureOf(card: Pick<CardInfo, "id" | "kind">): CardPicture;
  /** The prefixes of the Fluent ids by which sentences of the log may name a card. */
  cardNames: readonly string[];
  /** Fields of events that do not name a card, even if a card has the same id. */
  notCards?: readonly string[];
  /** What is going on, in the view of a seat or of a spectator. */
  onTable(view: View<Game>): OnTable;
  /** Events that begin a paragraph of the log. */
  beginsParagraph(event: GameEvent<Game>): boolean;
  landmarks: readonly Landmark<Game>[];
  pass: PassRules<Game>;
  /** The form in which standing orders are given, if the games have any. */
  orders?(): Promise<{ default: Component<OrderFormProps<Game>> }>;
}

export interface OrderFormProps<Game extends GameTypes = GameTypes> {
  table: TableModel<Game>;
  /** The current orders, and what can be ordered, as the site sends them. */
  given: OrdersInfo & { offers: Game["offers"] };
  /** Give a new order, which replaces others of its kind; resolves to whether that worked. */
  add: (order: Order, replaced: (other: Order) => boolean) => Promise<boolean>;
}
