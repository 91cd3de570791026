// Made from src/dragonstones/wire.py by `python -m dragonstones.wire_types`; do not edit.

export const PROTOCOL = 1;

export type Language = "en" | "de";

export type ClockName = "quick" | "normal" | "long" | "none";

export type TableState = "open" | "playing" | "over" | "closed";

/** Why a request was refused; nothing has changed. `reason` is a sentence for people. */
export interface Problem {
  code: string;
  reason: string;
  status: number;
}

export interface NewGuest {
  name: string;
  language?: Language;
}

/** A guest who stays, with all his games; or somebody new. */
export interface NewMember {
  name: string;
  password: string;
  language?: Language | null;
}

export interface Login {
  name: string;
  password: string;
}

export interface PersonChange {
  name?: string | null;
  language?: Language | null;
  /** A new password needs the old one. */
  password?: string | null;
  old_password?: string | null;
}

/** To delete oneself: a member gives his password once more. */
export interface Farewell {
  password?: string | null;
}

export interface Person {
  id: string;
  name: string;
  member: boolean;
  language: Language;
  /** Whose lines are not shown to him, by their ids. */
  mutes: string[];
  /** False: anybody in the same network can read along; the page says so. */
  secure: boolean;
}

export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  /** Such as "Firefox, Linux"; empty: it did not say. */
  device: string;
  current: boolean;
}

export interface OptionInfo {
  name: string;
  default: unknown;
  values: unknown[];
}

export interface BotInfo {
  level: string;
  personas: string[];
}

export interface GameInfo {
  id: string;
  rules: number;
  least: number;
  most: number;
  options: OptionInfo[];
  bots: BotInfo[];
}

/** A kind of card or piece in the box of a game. */
export interface CardInfo {
  id: string;
  /** In Fist standard or special; in Dragon's Gold dragon, adventurer, token or object. */
  kind: string;
  name: string;
  /** Its rule. */
  text: string;
  copies: number;
  /** The numbers and words on it, such as strength. */
  facts: Record<string, number | string>;
}

export interface NewTable {
  game: string;
  name?: string | null;
  seats?: number;
  options?: Record<string, unknown>;
  /** Bots for the last seats, by level or as a person: `merchant`, `merchant:bold`. */
  bots?: string[];
  clock?: ClockName;
  /** False: only who has the link or the code finds it. */
  public?: boolean;
  /** Whoever makes it sits down at once. */
  sit?: boolean;
  /** If no seat is left free it begins at once. Nobody can add to the seed then: that is done by sitting down (again) with `luck`, when the commitment is known. */
  start?: boolean;
  /** Others who play on the same device, by name: they sit next to him. */
  company?: string[];
}

export interface SeatWanted {
  seat?: number | null;
  luck?: string | null;
}

export interface BotWanted {
  bot: string;
}

export interface Report {
  /** The number of the line of talk. */
  line: number;
  reason?: string;
}

export interface SeatInfo {
  /** None: free. */
  name: string | null;
  /** Of a person; None: a bot, or nobody. */
  person: string | null;
  bot: string | null;
  /** Whether the person is connected, and whether a bot plays for him meanwhile. */
  here: boolean;
  stand_in: boolean;
  /** His part of the seed. */
  luck: string | null;
}

export interface TableInfo {
  id: string;
  /** Six letters to read out; None: it is over. */
  code: string | null;
  name: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  clock: ClockName;
  public: boolean;
  state: TableState;
  host: string | null;
  seats: SeatInfo[];
  spectators: number;
  /** SHA-256 of the server's part of the seed, from the beginning on. */
  commitment: string;
  /** The next table of the same people. */
  rematch: string | null;
  created: number;
}

export interface TableFound {
  id: string;
}

export interface LobbyRow {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  clock: ClockName;
  state: TableState;
  seats: number;
  free: number;
  people: string[];
  bots: number;
}

/** A moment of a finished game at which something could be seen to happen. */
export interface Frame {
  /** How many entries of the journal had been played. */
  at: number;
  /** The running number of the first of `events`, and the events. */
  first: number;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
}

export interface Replay {
  table: TableInfo;
  /** A seat, "spectator" or "open". */
  eyes: string;
  frames: Frame[];
  /** How many there are in all. */
  total: number;
}

/** All that is needed to see that the deal was honest. */
export interface Fairness {
  commitment: string;
  server_luck: string;
  /** Of each seat; null: a bot, or a client that added nothing. */
  luck: (string | null)[];
}

/** A finished game as a file: for `dragonstones replay` and `dragonstones verify`. */
export interface Export {
  format: number;
  site: string;
  table: string;
  names: string[];
  people: number[];
  bot: string;
  journal: Record<string, unknown>;
  fairness: Fairness;
  result: Record<string, unknown> | null;
}

/** Show me a table, as the seat that I have there or as a spectator. */
export interface Watch {
  t: "watch";
  table: string;
  /** How many events and lines of talk of it I have already. */
  events?: number;
  talk?: number;
  /** With sentences in this language beside the data. */
  words?: Language | null;
  /** Which of my seats, if several of us play on this device; otherwise the first. */
  seat?: number | null;
  /** Only what everybody may see, though I have seats there: while the device goes round. */
  aside?: boolean;
}

export interface Unwatch {
  t: "unwatch";
  table: string;
}

export interface WatchLobby {
  t: "lobby";
  on?: boolean;
}

export interface Answer {
  t: "answer";
  table: string;
  decision: number;
  answer: unknown;
  key: string;
}

/** Open the fist again: take a sealed answer back. */
export interface Withdraw {
  t: "withdraw";
  table: string;
  decision: number;
  key: string;
}

/** Something of one's own, or a line that everybody reads in his language. */
export interface Say {
  t: "say";
  table: string;
  key: string;
  text?: string | null;
  line?: string | null;
}

export interface Ping {
  t: "ping";
  key: string;
}

export type Commands = Watch | Unwatch | WatchLobby | Answer | Withdraw | Say | Ping;

export interface Welcome {
  t: "welcome";
  protocol: number;
  version: string;
  you: Person;
}

export interface ClockInfo {
  decision: number;
  /** Seconds, when this was sent. */
  left: number;
  of: number;
}

/** What has happened at a table, and what it looks like now. */
export interface Update {
  t: "update";
  table: string;
  /** The running number of the first of `events`, and the events. */
  first?: number;
  events?: Record<string, unknown>[];
  /** The fields of the view that may have changed; the others are as before. */
  view?: Record<string, unknown>;
  /** None: nobody's time runs, or it is nobody's business whose. */
  clock?: ClockInfo | null;
  /** Those of my keys that have been accepted: they are on disk. */
  accepted?: string[];
  /** If several of us play on this device: those of our seats that are asked something. */
  asked?: number[];
}

/** Who sits where, and all else about a table that is not the game. */
export interface TableNews {
  t: "table";
  table: TableInfo;
  /** My seat there, if I have one. */
  seat: number | null;
}

export interface TalkLine {
  number: number;
  at: number;
  name: string;
  person: string | null;
  text: string | null;
  line: string | null;
}

export interface Talk {
  t: "talk";
  table: string;
  lines: TalkLine[];
}

/** All tables at first; then those that have changed, and those that are gone. */
export interface LobbyNews {
  t: "lobby";
  all: boolean;
  tables: LobbyRow[];
  gone: string[];
}

/** A command was carried out that shows in no other message: `say`, `ping`, a repeated key. */
export interface Done {
  t: "done";
  key: string;
}

/** Nothing has changed. `reason` is a sentence in the person's language. */
export interface Refusal {
  t: "refused";
  code: string;
  reason: string;
  /** Of the command that was refused, if it had one. */
  key: string | null;
  table: string | null;
}

/** The site stops, or the session has ended; `again`: come back in so many seconds. */
export interface Goodbye {
  t: "goodbye";
  reason: "replaced" | "signed-out" | "stopping" | "too-slow";
  again: number | null;
}

/** The table was closed, or is none of mine any more. */
export interface TableGone {
  t: "gone";
  table: string;
}

export type AllNews = Welcome | Update | TableNews | Talk | LobbyNews | Done | Refusal | Goodbye | TableGone;
