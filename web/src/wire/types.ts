// Made by `python -m dragonstones.wire_types` from src/dragonstones/wire.py and engine/types.py; do not edit.

export const PROTOCOL = 1;

/** Every page by its name: the pattern of its path, with what it is about as a group. */
export const PAGES = {
  "home": "/",
  "lobby": "/lobby",
  "new": "/new",
  "pass": "/pass",
  "table": "/t/([a-z2-7]{12})",
  "replay": "/replay/([a-z2-7]{12})",
  "rules": "/rules(?:/([a-z0-9-]{1,60}))?",
  "settings": "/settings",
  "recover": "/recover",
  "workshop": "/workshop",
  "about": "/about"
} as const;

/** The fields that every decision has; those of its kind stand beside them. */
export interface Asked<Kind, Answer> {
  id: number;
  kind: Kind;
  seat: number;
  /** The answer that is played when time runs out. */
  default: Answer;
}

/** A decision that lists all its legal answers. */
export interface AskedChoice<Kind, Answer> {
  id: number;
  kind: Kind;
  seat: number;
  /** The answer that is played when time runs out. */
  default: Answer;
  options: readonly Answer[];
}

/** How a match ended. */
export interface Result {
  winners: readonly number[];
  /** The best first; seats that share a place stand together. */
  ranking: readonly (readonly number[])[];
  points: readonly number[];
  reason: string;
}

/** The fields of a view that change when a seat has answered and the question goes on. */
export interface Standing<Sealed> {
  /** null: a moment in which nobody may know which seat is asked. */
  waiting: readonly number[] | null;
  answered: readonly number[] | null;
  /** The seat's own sealed answer, which it can still withdraw. */
  answer: Sealed | null;
}

/** All that a seat, or a spectator, may know of a match. */
export interface View<Table, Decision, Sealed, Outcome> {
  /** null: a moment in which nobody may know which seat is asked. */
  waiting: readonly number[] | null;
  answered: readonly number[] | null;
  /** The seat's own sealed answer, which it can still withdraw. */
  answer: Sealed | null;
  game: string;
  rules: number;
  /** null: a spectator. */
  you: number | null;
  decision: Decision | null;
  table: Table;
  /** null: the match goes on. */
  result: Outcome | null;
}

export type OptionKind = "one" | "some" | "cards";

export type Weight = "light" | "medium" | "heavy";

export type Language = "en" | "de";

/** How long one may think; `CLOCKS` in `dragonstones.server.tables` says how many seconds. */
export type ClockName = "quick" | "normal" | "long" | "none";

export type TableState = "open" | "playing" | "over" | "closed";

/** Why a request was refused; nothing has changed. `reason` is a sentence for people. */
export interface Problem {
  code: string;
  reason: string;
  status: number;
  /** The way to what is wrong in the card that was sent: field names and numbers. */
  path?: readonly (string | number)[];
}

export interface NewGuest {
  name: string;
  language?: Language;
}

/** Makes a guest a member, who keeps all their games; or somebody new. */
export interface NewMember {
  name: string;
  password: string;
  language?: Language | null;
}

export interface Login {
  name: string;
  password: string;
}

/** A new password for somebody who has forgotten theirs. */
export interface Recovery {
  /** A recovery code, or what comes after the `#` in a link. */
  secret: string;
  password: string;
}

export interface CodesWanted {
  password: string;
}

export interface PersonChange {
  name?: string | null;
  language?: Language | null;
  /** A new password needs the old one. */
  password?: string | null;
  old_password?: string | null;
}

/** Deletes the account; a member gives the password once more. */
export interface Farewell {
  password?: string | null;
}

export interface Person {
  id: string;
  name: string;
  member: boolean;
  language: Language;
  /** The ids of people whose lines are not shown to this one. */
  mutes: readonly string[];
  /** False: anybody in the same network can read along; the page says so. */
  secure: boolean;
  /** The address to invite others to; null: only this machine reaches the site. */
  site: string | null;
  /** Shown once, to a new member: each of them sets a new password once. */
  recovery_codes?: readonly string[];
}

export interface RecoveryCodes {
  recovery_codes: readonly string[];
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
  /** One of the values is chosen, or some of them ("all", or a list), or home-made cards. */
  kind: OptionKind;
  default: unknown;
  /** null for home-made cards. */
  values: readonly unknown[];
  /** The names of the values, where some are chosen, begin with this: `character-troll`. */
  named: string;
  /** With another value than the default the game is not played by the book. */
  house: boolean;
}

export interface BotInfo {
  level: string;
  personas: readonly string[];
}

/** A game; the list has them in the order in which they are shown. */
export interface GameInfo {
  id: string;
  /** Games of a family are played at the same kind of table; a page draws those that it knows. */
  family: string;
  /** What it is called, and what it is about in a sentence, in the language that was asked for. */
  name: string;
  about: string;
  rules: number;
  /** The numbers of players, and the one to suggest. */
  least: number;
  most: number;
  usual: number;
  options: readonly OptionInfo[];
  bots: readonly BotInfo[];
  /** Minutes that it takes, from and to, and how much there is to it; null: nobody has said. */
  shortest: number | null;
  longest: number | null;
  weight: Weight | null;
  /** Whether cards can be made for it. */
  workshop: boolean;
  /** Options that go together: variants that come with the game, by name. */
  variants: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
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
  facts: Readonly<Record<string, number | string>>;
  /** How a home-made one is drawn: shape, charge, colour and ground. */
  picture: Readonly<Record<string, string>> | null;
}

/** A value to choose: its word in the data of a card, and what it is called. */
export interface BlockWord {
  id: string;
  name: string;
  /** Only the card's winner can do it: not somebody else, and not later. */
  winner: boolean;
}

export type FieldKind = "number" | "word" | "words" | "counts" | "flag" | "block" | "blocks" | "faces";

/** What can stand in a part of a block. In `block`, `blocks` and `faces` there are blocks. */
export interface BlockField {
  name: string;
  kind: FieldKind;
  label: string;
  /** False: it may be left out, and is `default` then. */
  needed: boolean;
  /** Where it is needed, a value to begin with. */
  default: unknown;
  /** Of a number, or of each of the counts. */
  low: number;
  high: number;
  words: readonly BlockWord[];
  /** How many words or blocks; 0: as many as there are. */
  least: number;
  most: number;
  /** What stands before each of the blocks in it. */
  arms: readonly string[];
}

/** A block of the language of cards, or what a kept card does at a moment. */
export interface BlockInfo {
  /** The block as data is `{verb: value}`, and the value is that of its only field, or an object with its fields, or `true`. */
  verb: string;
  name: string;
  /** What a printed card says with it, and which; empty: none does. */
  sentence: string;
  example: string;
  example_name: string;
  fields: readonly BlockField[];
  winner: boolean;
  /** It changes a score: a kept card cannot do so later. */
  scores: boolean;
  /** The card stays with its winner. */
  keeps: boolean;
  /** It is a price: what follows is usually for that. */
  price: boolean;
  /** Somebody else does what is in it. */
  others: boolean;
  /** The moments at which a kept card can do it. */
  windows: readonly string[];
  /** Only a card that is used once can do it. */
  once: boolean;
}

/** All that can be said on a card, in the language that was asked for. */
export interface CardLanguage {
  game: string;
  /** The version of the language, which is the `language` of a card. */
  language: number;
  most_blocks: number;
  most_bytes: number;
  /** Blocks inside of blocks. */
  deepest: number;
  longest_name: number;
  genders: readonly string[];
  blocks: readonly BlockInfo[];
  moves: readonly BlockInfo[];
  windows: readonly BlockWord[];
  /** The moments at which a kept card can do a block. */
  block_windows: readonly string[];
  /** How it is auctioned, and what it counts as; what is so while it is kept. */
  auctioned: readonly BlockField[];
  kept: readonly BlockField[];
}

/** A card that has been read: nothing is wrong with it. */
export interface MadeCard {
  /** Made from a hash of `card`. */
  id: string;
  /** Its data in the one form of which the hash is taken. */
  card: Readonly<Record<string, unknown>>;
  /** Its rule in each language, made from its blocks. */
  texts: Readonly<Record<string, string>>;
  blocks: number;
  /** Nobody can ever do anything with it in this game. */
  useless: boolean;
}

/** A mean of `n` cases with its 95 % interval; without one: too few to say. */
export interface Figure {
  n: number;
  value: number | null;
  low: number | null;
  high: number | null;
}

/** `few`: too few games to tell. */
export type Verdict = "few" | "weak" | "fair" | "strong" | "breaks";

/** How strong a card is, among bots. */
export interface Strength {
  games: number;
  /** The chance of winning the game that is gained by holding it. */
  effect: Figure;
  /** What its winners paid: coins, or stones where it is auctioned for those. */
  price: Figure;
  /** Of its auctions: those that somebody won, that ended in a tie, without bids, with a curse. */
  won: Figure;
  tied: Figure;
  no_bids: Figure;
  cursed: Figure;
  /** Of those in which somebody was ahead: won by somebody with most points. */
  ahead: Figure;
  /** Turns by which games with it are longer than games by the book. */
  longer: Figure;
  verdict: Verdict;
  /** The other verdicts that the interval of the effect leaves room for. */
  maybe: readonly Verdict[];
  /** The published card whose effect is nearest. */
  like: string | null;
  /** The verdict in words, with how sure it is. */
  texts: Readonly<Record<string, string>>;
}

export type MeasurementState = "queued" | "running" | "stopped" | "failed" | "done";

/** A card in the lab, or what came of it. */
export interface Measurement {
  /** A hash of what the card does: all that do the same share a measurement. */
  id: string;
  game: string;
  /** Of the experiment, its bots and the rules. */
  version: string;
  state: MeasurementState;
  /** How many are measured before it. */
  place: number;
  /** It ends after so many games, or when it is sure. */
  most_games: number;
  /** What is known so far. */
  strength: Strength;
}

export interface PublishedCard {
  id: string;
  name: string;
  effect: Figure;
  price: Figure;
  won: Figure;
  verdict: Verdict;
}

/** The published cards of a game as the lab has measured them, the weakest first. */
export interface PublishedCards {
  game: string;
  date: string;
  /** Who played, in how many seats, and how many games in all. */
  bot: string;
  seats: number;
  games: number;
  /** A measurement ends after so many games. */
  most_games: number;
  cards: readonly PublishedCard[];
}

/** A variant that has been read: nothing is wrong with it. */
export interface SharedVariant {
  /** Made from a hash of `variant`. */
  id: string;
  name: Readonly<Record<string, string>>;
  game: string;
  /** Those that are not as usual. */
  options: Readonly<Record<string, unknown>>;
  /** All of it, in the one form of which the hash is taken. */
  variant: Readonly<Record<string, unknown>>;
}

/** A card in the making; the site does not read what is in it. */
export interface DraftWanted {
  name: string;
  data: Readonly<Record<string, unknown>>;
}

export interface Draft {
  id: string;
  name: string;
  /** When it was last written down. */
  changed: number;
  data: Readonly<Record<string, unknown>>;
}

export interface NewTable {
  game: string;
  name?: string | null;
  /** The game says how many can play; null: its usual number. */
  seats?: number | null;
  options?: Readonly<Record<string, unknown>>;
  /** Bots for the last seats, by level or as a person: `merchant`, `merchant:bold`. */
  bots?: readonly string[];
  clock?: ClockName;
  /** False: only people who have the link or the code find it. */
  public?: boolean;
  /** The person who makes it sits down, too. */
  sit?: boolean;
  /** Begin at once, if no seat is free. Nobody can add to the seed then: that is done by sitting down (again) with `luck`, when the commitment is known. */
  start?: boolean;
  /** Others who play on the same device, by name: they get the next seats. */
  company?: readonly string[];
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
  /** null: free. */
  name: string | null;
  /** The id of a person; null: a bot, or nobody. */
  person: string | null;
  bot: string | null;
  /** Whether the person is connected, and whether a bot plays for them meanwhile. */
  here: boolean;
  stand_in: boolean;
  /** The person's part of the seed. */
  luck: string | null;
}

export interface TableInfo {
  id: string;
  /** Six letters to read out; null: it is over. */
  code: string | null;
  /** Empty: nobody has named it, and its host is gone. */
  name: string;
  game: string;
  rules: number;
  options: Readonly<Record<string, unknown>>;
  clock: ClockName;
  public: boolean;
  state: TableState;
  host: string | null;
  seats: readonly SeatInfo[];
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

/** A finished game in which I played. */
export interface PastGame {
  table: TableInfo;
  ended: number;
  /** My seats: several, if others played on the same device. */
  mine: readonly number[];
  result: Result;
}

/** Some of them, the newest first. */
export interface PastGames {
  games: readonly PastGame[];
  /** What to ask for next as `before`; null: there are no older ones. */
  older: string | null;
}

export interface LobbyRow {
  id: string;
  name: string;
  game: string;
  options: Readonly<Record<string, unknown>>;
  clock: ClockName;
  state: TableState;
  seats: number;
  free: number;
  people: readonly string[];
  bots: number;
}

/** Sentences in the reader's language. */
export interface DecisionWords {
  prompt: string;
  /** In the order of the decision's options. */
  options?: readonly string[];
}

/** What a seat is asked: these fields, and those of its kind. */
export interface ToldDecision {
  id: number;
  kind: string;
  seat: number;
  /** The answer that is played when time runs out. */
  default: unknown;
  /** All legal answers, where they can be listed. */
  options?: readonly unknown[];
  words?: DecisionWords;
}

/** What happened: these fields, and those of its kind. */
export interface ToldEvent {
  kind: string;
  /** A sentence for the log. */
  words?: string;
}

/** A view as a site sends it. */
export interface ToldView {
  /** null: a moment in which nobody may know which seat is asked. */
  waiting: readonly number[] | null;
  answered: readonly number[] | null;
  /** The seat's own sealed answer, which it can still withdraw. */
  answer: unknown | null;
  game: string;
  rules: number;
  /** null: a spectator. */
  you: number | null;
  decision: ToldDecision | null;
  table: Readonly<Record<string, unknown>>;
  /** null: the match goes on. */
  result: Result | null;
  /** What things are worth to this seat, where a game can say it. */
  worth?: unknown;
}

/** A moment of a finished game at which something could be seen to happen. */
export interface Frame {
  /** How many entries of the journal had been played. */
  at: number;
  /** The running number of the first of `events`, and the events. */
  first: number;
  events: readonly ToldEvent[];
  view: ToldView;
}

export interface Replay {
  table: TableInfo;
  /** Who looks: a seat, "spectator", or "open" (behind every screen). */
  eyes: string;
  frames: readonly Frame[];
  /** How many there are in all. */
  total: number;
}

/** All that is needed to see that the deal was honest. */
export interface Fairness {
  commitment: string;
  server_luck: string;
  /** Of each seat; null: a bot, or a client that added nothing. */
  luck: readonly (string | null)[];
}

/** A finished game as a file: for `dragonstones replay` and `dragonstones verify`. */
export interface Export {
  format: number;
  site: string;
  table: string;
  names: readonly string[];
  people: readonly number[];
  bot: string;
  journal: Readonly<Record<string, unknown>>;
  fairness: Fairness;
  result: Result | null;
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
  /** Only what everybody may see, though I have seats there: the device is being passed on. */
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

/** Bid nothing for me, or do what else does nothing, until the next turn; or do so no longer. What I am asked now is passed, too, unless I answer it myself. */
export interface Pass {
  t: "pass";
  table: string;
  key: string;
  on?: boolean;
  /** What I am asked; only to begin. */
  decision?: number;
}

/** Ask me also where only one answer is possible; otherwise the site gives it for me. */
export interface AskAnyway {
  t: "ask-anyway";
  table: string;
  key: string;
  on?: boolean;
}

/** Says a text of one's own, or a ready-made line that all read in their own language. */
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

export type Commands =
  | Watch
  | Unwatch
  | WatchLobby
  | Answer
  | Withdraw
  | Pass
  | AskAnyway
  | Say
  | Ping;

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

/** What the site answers for me in sealed questions. Nobody else hears of it. */
export interface Wishes {
  /** I want to be asked also where only one answer is possible. */
  ask_anyway: boolean;
  /** I pass until the next turn. */
  passing: boolean;
  /** What I am asked now can be passed. */
  can_pass: boolean;
  /** The site will answer what I am asked now, at a moment that it draws; I still may. */
  closes: boolean;
}

/** What has happened at a table, and what it looks like now. */
export interface Update {
  t: "update";
  table: string;
  /** The running number of the first of `events`, and the events. */
  first?: number;
  events?: readonly ToldEvent[];
  /** The fields of the view that may have changed; the others are as before. */
  view?: Partial<ToldView>;
  /** null: no time runs that I may know of. */
  clock?: ClockInfo | null;
  /** Those of my keys that have been accepted: they are on disk. */
  accepted?: readonly string[];
  /** If several of us play on this device: which of our seats are asked something now. */
  asked?: readonly number[];
  /** If I have a seat, and no others play on this device. */
  wishes?: Wishes;
}

/** Who sits where, and all else about a table that is not the game. */
export interface TableNews {
  t: "table";
  table: TableInfo;
  /** My seat there, if I have one. */
  seat: number | null;
}

/** What has become of somebody at a table: a bot plays for them, or does so no longer. */
export type Presence = "left" | "away" | "back";

export interface TalkLine {
  number: number;
  at: number;
  /** Empty: the site says it. */
  name: string;
  /** Who said it: a person, unless they are gone, or the bot of a seat. */
  person: string | null;
  seat: number | null;
  text: string | null;
  line: string | null;
  /** Said by the site, of the person in `seat`; and how many events I had seen by then. */
  presence: Presence | null;
  events: number | null;
}

export interface Talk {
  t: "talk";
  table: string;
  lines: readonly TalkLine[];
}

/** All tables at first; then those that have changed, and those that are gone. */
export interface LobbyNews {
  t: "lobby";
  all: boolean;
  tables: readonly LobbyRow[];
  gone: readonly string[];
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
  /** The key of the command that was refused, if it had one. */
  key: string | null;
  table: string | null;
}

export type GoodbyeReason = "stopping" | "signed-out";

/** The site is about to close the connection. `again`: the client may come back after this many seconds; null: not with this session. */
export interface Goodbye {
  t: "goodbye";
  reason: GoodbyeReason;
  again: number | null;
}

/** The table was closed. */
export interface TableGone {
  t: "gone";
  table: string;
}

export type AllNews =
  | Welcome
  | Update
  | TableNews
  | Talk
  | LobbyNews
  | Done
  | Refusal
  | Goodbye
  | TableGone;
