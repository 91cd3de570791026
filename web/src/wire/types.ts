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
  "coach": "/games/([a-z2-7]{12})/coach",
  "rules": "/rules(?:/([a-z0-9-]{1,60}))?",
  "strategy": "/strategy(?:/([a-z0-9-]{1,60}))?",
  "cards": "/cards/([a-z0-9-]{1,60})/([a-z0-9-]{1,60})",
  "me": "/me",
  "person": "/people/(.{1,200})",
  "settings": "/settings",
  "notices": "/notices",
  "recover": "/recover",
  "workshop": "/workshop",
  "guild": "/guild",
  "guild_card": "/guild/cards/(home-[0-9a-f]{16})",
  "guild_variant": "/guild/variants/(variant-[0-9a-f]{16})",
  "forum": "/guild/forum(?:/([a-z0-9-]{1,40}))?",
  "thread": "/guild/forum/threads/([0-9]{1,9})",
  "work_thread": "/guild/forum/works/([0-9a-f]{16})",
  "moderation": "/guild/moderation",
  "admin": "/admin",
  "puzzles": "/puzzles(?:/([0-9a-f]{8}))?",
  "ratings": "/ratings(?:/([a-z0-9-]{1,60}))?",
  "learn": "/learn(?:/([a-z0-9-]{1,60})/([a-z0-9-]{1,40}))?",
  "tv": "/tv(?:/([a-z2-7]{12}))?",
  "about": "/about",
  "device": "/device",
  "share": "/share"
} as const;

/** The fields that every decision has; each kind adds its own. */
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

/** The fields of a view that change when a seat has answered and the question stays open. */
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
  /** null: the match is not over. */
  result: Outcome | null;
}

export type OptionKind = "one" | "some" | "cards";

export type Weight = "light" | "medium" | "heavy";

export type Language = "en" | "de";

/** How long one may think; `CLOCKS` in `dragonstones.server.tables` says how many seconds. The last four are days: nobody need be there. */
export type ClockName = "quick" | "normal" | "long" | "none" | "day" | "two-days" | "three-days" | "week";

export type TableState = "open" | "playing" | "over" | "closed";

/** Why a request was refused; nothing has changed. `reason` is a sentence for people. */
export interface Problem {
  code: string;
  reason: string;
  status: number;
  /** The way to what is wrong in the card that was sent: field names and numbers. */
  path?: readonly (string | number)[];
  /** The path of a page of this site that shows what is there already. */
  page?: string;
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

/** Who sees somebody's page, beside themselves. */
export type Audience = "nobody" | "friends" | "everybody";

/** Parts of a site that its host can switch off. */
export type SitePart = "guild" | "forum" | "ratings" | "matching" | "friends" | "passkeys";

export interface PersonChange {
  name?: string | null;
  language?: Language | null;
  /** Members only: a guest's name is not theirs alone, and leads nowhere. */
  shown_to?: Audience | null;
  /** A new password needs the old one. */
  password?: string | null;
  old_password?: string | null;
}

/** Deletes the account; a member gives the password once more. */
export interface Farewell {
  password?: string | null;
  /** What I have published leaves the guild, too; otherwise it stays, by a former member. */
  withdraw?: boolean;
}

/** A warning, a time without writing and talking, or the loss of the account. */
export type SanctionKind = "warn" | "silence" | "ban";

/** What a moderator has told somebody, or forbidden them. */
export interface SanctionInfo {
  number: number;
  kind: SanctionKind;
  reason: string;
  at: number;
  /** The end of a silence. */
  until: number | null;
  /** When it was taken back. */
  lifted: number | null;
}

export interface Person {
  id: string;
  name: string;
  member: boolean;
  language: Language;
  shown_to: Audience;
  /** The ids of people whose lines are not shown to this one. */
  mutes: readonly string[];
  moderator: boolean;
  /** They run the site, and see how it is. */
  operator: boolean;
  /** What moderators have said to this one, until it is read; a silence until it ends. */
  warnings: readonly SanctionInfo[];
  /** Those with whom this one does not want to sit at a table; their lines are not shown either. */
  blocks: readonly string[];
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

/** For the browser, as WebAuthn has them in JSON. */
export interface PasskeyOptions {
  options: Readonly<Record<string, unknown>>;
}

export interface NewPasskey {
  /** What the person calls it, such as the name of a device. */
  name: string;
  /** From the browser, as WebAuthn has it in JSON. */
  credential: Readonly<Record<string, unknown>>;
}

export interface PasskeyLogin {
  credential: Readonly<Record<string, unknown>>;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  /** When somebody last signed in with it; null: never. */
  used: number | null;
}

export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  /** Such as "Firefox, Linux"; empty: it did not say. */
  device: string;
  current: boolean;
}

/** What somebody is to me: a friend; I have asked them; they ask me; I have blocked them. */
export type Tie = "friend" | "asked" | "asks" | "blocked";

/** Which part of their games with others somebody finishes; `new`: too few to say. */
export type Finishing = "new" | "nearly-all" | "most" | "few";

export interface SomePerson {
  id: string;
  name: string;
}

/** Somebody whom one knows from a table, or a member by name: one of the two. */
export interface FriendWanted {
  person?: string | null;
  name?: string | null;
}

export interface Friend {
  id: string;
  name: string;
  /** A guest's name is not theirs alone. */
  member: boolean;
  /** Their page is for me. */
  shown: boolean;
  tie: Tie;
  /** Since when they are a friend, or since when somebody waits for an answer. */
  since: number;
}

/** Friends and requests, and whom I have blocked, each by name. */
export interface Friends {
  friends: readonly Friend[];
  blocked: readonly SomePerson[];
}

export interface InvitationWanted {
  person: string;
}

/** Somebody at a table, as far as they are my business. */
export interface Companion {
  id: string;
  name: string;
  /** null: there is nothing between us. */
  tie: Tie | null;
  finishing: Finishing;
}

/** The people at a table; for those who sit there also who is invited, and who could be. */
export interface Company {
  people: readonly Companion[];
  invited: readonly SomePerson[];
  could_come: readonly SomePerson[];
}

/** What people are told. */
export type NoticeKind = "turn" | "started" | "over" | "bot-plays" | "answer" | "invitation" | "friend";

export type Way = "push" | "mail";

/** How I want to be told of what; the page tells me of everything. */
export interface NoticeChoices {
  kinds?: Readonly<Record<string, readonly Way[]>>;
  /** From when to when nothing is sent, in the time of `zone`; it is sent afterwards. */
  quiet?: readonly number[] | null;
  zone?: string;
  /** The ids of tables and threads of which nothing is sent. */
  muted?: readonly string[];
}

export interface NoticeSettings {
  choices: NoticeChoices;
  /** The site can send mail; null: I have given no address. */
  mail: boolean;
  address: string | null;
  /** I have followed the link that was sent there. */
  confirmed: boolean;
  /** The public key of this site, with which a browser is asked for push; null: it has none. */
  push_key: string | null;
  devices: readonly PushDevice[];
}

export interface PushDevice {
  id: string;
  /** Such as "Firefox, Linux". */
  device: string;
  created: number;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What a browser says when it is asked for push. */
export interface NewPushDevice {
  endpoint: string;
  keys: PushKeys;
}

export interface MailAddress {
  /** null: forget it. */
  address: string | null;
}

/** What comes after the `=` in a link of a mail. */
export interface MailToken {
  token: string;
}

export interface NoticeInfo {
  kind: NoticeKind;
  at: number;
  title: string;
  text: string;
  /** The page that it is about. */
  path: string;
  seen: boolean;
}

/** What I was told, the newest first. */
export interface NoticesInfo {
  notices: readonly NoticeInfo[];
  unseen: number;
}

export interface NoticesSeen {
  /** All up to this time, in milliseconds. */
  until: number;
}

/** Days on which my clocks stand still, in games in which a decision has days. */
export interface Holiday {
  first: string;
  last: string;
}

export interface HolidaysInfo {
  /** Those that are not over. */
  holidays: readonly Holiday[];
  /** How many days one may take in a year, and how many are left, by year. */
  most: number;
  left: Readonly<Record<string, number>>;
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
  /** Of home-made cards: how many a table takes. */
  most: number;
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
  /** Whether cards can be made for it, and whether there is a coach for it. */
  workshop: boolean;
  coach: boolean;
  /** What there is on this site besides. */
  has: readonly SitePart[];
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

/** What the rulebook leaves open, and how it is played here. */
export interface RulingInfo {
  /** A number, such as F4, or the id of the card that it is about. */
  id: string;
  text: string;
  /** The cards that it matters for. */
  cards: readonly string[];
}

/** Why did the last of these events happen? Whoever asks has seen them. */
export interface WhyAsked {
  events: readonly (Readonly<Record<string, unknown>>)[];
  /** What the players are called, by seat. */
  names: readonly string[];
  /** The reader's seat; null: a spectator's. */
  seat?: number | null;
  /** Those of the table, which may have cards of its own. */
  options?: Readonly<Record<string, unknown>>;
}

export interface WhyTold {
  text: string;
  rulings: readonly RulingInfo[];
  /** The ids of the cards that it is about. */
  cards: readonly string[];
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

/** A printed card to begin with: what it does, as the data of a card has it. */
export interface CardStart {
  id: string;
  name: string;
  rules: Readonly<Record<string, unknown>>;
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
  starts: readonly CardStart[];
}

/** A card that has been read: nothing is wrong with it. */
export interface MadeCard {
  /** Made from a hash of `card`. */
  id: string;
  /** Its data in the one form of which the hash is taken. */
  card: Readonly<Record<string, unknown>>;
  /** Its rule in each language, made from its blocks. */
  texts: Told;
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

/** A share of cases, a number, or how much more or less of something there is. */
export type MeasureUnit = "share" | "number" | "difference";

/** What the lab counts of a card of this family besides its effect. */
export interface MeasureInfo {
  id: string;
  unit: MeasureUnit;
  name: Told;
}

/** How strong a card is, among bots. */
export interface Strength {
  games: number;
  /** The chance of winning the game that is gained by holding it. */
  effect: Figure;
  /** By the id of each measure of the family. */
  figures: Readonly<Record<string, Figure>>;
  verdict: Verdict;
  /** The other verdicts that the interval of the effect leaves room for. */
  maybe: readonly Verdict[];
  /** The published card whose effect is nearest. */
  like: string | null;
  /** The verdict in words, with how sure it is. */
  texts: Told;
}

/** Advice that the figures bear out. */
export interface TipInfo {
  id: string;
  level: "beginner" | "expert";
  text: string;
  /** The ids of the cards that it is about. */
  cards: readonly string[];
}

export interface ChartRow {
  /** Of a card, or of what is measured. */
  id: string;
  name: string;
  figure: Figure;
}

export interface StrategyChart {
  id: string;
  title: string;
  about: string;
  /** A share, a difference of shares, or a number. */
  unit: "share" | "gain" | "number";
  /** Whether the rows are cards. */
  cards: boolean;
  /** What every row would be if nothing made a difference. */
  even: number | null;
  rows: readonly ChartRow[];
}

/** What many games between bots have shown. */
export interface StrategyInfo {
  game: string;
  date: string;
  bot: string;
  seats: number;
  games: number;
  /** The same in a sentence. */
  basis: string;
  tips: readonly TipInfo[];
  charts: readonly StrategyChart[];
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
  /** How far it is, from 0 to 1: it ends when it is sure, or after very many games. */
  progress: number;
  /** What is known so far. */
  strength: Strength;
  /** What its figures are, in the order in which they are shown. */
  measures: readonly MeasureInfo[];
}

export interface PublishedCard {
  id: string;
  name: string;
  effect: Figure;
  /** By the id of each measure by which cards are compared. */
  figures: Readonly<Record<string, Figure>>;
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
  /** Where fair begins, and where it ends; empty while too little is known. */
  fair: readonly number[];
  /** By what cards are compared, besides the effect. */
  measures: readonly MeasureInfo[];
  cards: readonly PublishedCard[];
}

/** A variant that has been read: nothing is wrong with it. */
export interface SharedVariant {
  /** Made from a hash of `variant`. */
  id: string;
  name: Told;
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

export type EntryKind = "card" | "variant";

/** What an entry is like, as its author sees it; the message `guild-tag-<tag>` names it. */
export type Tag = "simple" | "tricky" | "friendly" | "nasty" | "lucky" | "funny" | "quick" | "long";

export type EntrySort = "new" | "loved" | "played" | "strongest" | "weakest";

/** A card for everybody to find; from now on it does not change. */
export interface CardPublication {
  tags?: readonly Tag[];
  /** An entry of mine, of which this is a new version. */
  before?: string | null;
  /** An entry of anybody's, from which this was made. */
  origin?: string | null;
  /** The edition that it was made for, in which it is measured. */
  game: string;
  card: Readonly<Record<string, unknown>>;
}

/** A variant for everybody to find; it names its game itself. */
export interface VariantPublication {
  tags?: readonly Tag[];
  /** An entry of mine, of which this is a new version. */
  before?: string | null;
  /** An entry of anybody's, from which this was made. */
  origin?: string | null;
  variant: Readonly<Record<string, unknown>>;
}

export interface EntryReport {
  reason?: string;
}

export interface Author {
  id: string;
  name: string;
  /** Whether there is a page about them for whoever asked. */
  shown: boolean;
}

/** Another entry: a version, what it was made from, or what was made from it. */
export interface EntryLink {
  id: string;
  kind: EntryKind;
  name: Told;
  /** null: a former member. */
  author: Author | null;
  version: number;
  published: number;
}

/** How strong a card is, in short; `Strength` has all of it. */
export interface EntryStrength {
  verdict: Verdict;
  effect: Figure;
  games: number;
}

/** A card or a variant in the gallery. */
export interface Entry {
  /** Made from a hash of its data: `home-...` or `variant-...`. */
  id: string;
  kind: EntryKind;
  game: string;
  name: Told;
  /** Its rule in each language, made from its blocks; of a variant a line for each thing that is not as usual, and for each card that it brings. */
  texts: Told;
  /** How a card is drawn: shape, charge, colour and ground. */
  picture: Readonly<Record<string, string>> | null;
  /** null: a former member. */
  author: Author | null;
  tags: readonly Tag[];
  /** 1, 2 and so on; the gallery shows the newest. */
  version: number;
  published: number;
  /** Of all versions together. */
  hearts: number;
  plays: number;
  /** null: it was not measured, or not yet. */
  strength: EntryStrength | null;
  /** Nobody can ever do anything with it in this game. */
  useless: boolean;
  /** I have given it a heart. */
  hearted: boolean;
  /** I have published it. */
  mine: boolean;
  /** Those who run the site have hidden it: nobody sees it but its author. */
  hidden: boolean;
}

/** An entry on its own page. */
export interface WholeEntry {
  entry: Entry;
  /** What all versions of it share; its thread in the forum is `/guild/forum/works/<work>`. */
  work: string;
  /** The card or the variant, as it is brought to a table. */
  data: Readonly<Record<string, unknown>>;
  /** All versions that are there, the newest first. */
  versions: readonly EntryLink[];
  /** It was made from another one. */
  is_fork: boolean;
  /** What it was made from; null: that is not there any more. */
  origin: EntryLink | null;
  /** What was made from it, the newest first; of many not all. */
  forks: readonly EntryLink[];
  /** The id under which the lab measures it; null: it does not. */
  measurement: string | null;
}

/** Some of the gallery. */
export interface Entries {
  entries: readonly Entry[];
  /** What to ask for next as `after`; null: there are no more. */
  next: string | null;
}

/** What the guild shows first. */
export interface GuildFront {
  /** The card of the week: the most loved of the last seven days among the fair ones. */
  week: Entry | null;
  /** All tags that there are. */
  tags: readonly Tag[];
  /** How many I may publish a day. */
  a_day: number;
}

export interface NewThread {
  board: string;
  title: string;
  /** Markdown. */
  text: string;
}

export interface NewPost {
  text: string;
  /** The place of the post that it answers. */
  answers?: number | null;
}

export interface PostEdit {
  text: string;
}

export interface ReadMark {
  /** The place of the last post that I have seen. */
  place: number;
}

export interface PostReport {
  reason?: string;
}

export interface Board {
  id: string;
  name: Told;
  /** Nobody writes here any more. */
  closed: boolean;
  /** When somebody last did; null: nobody has. */
  newest: number | null;
}

export interface Thread {
  number: number;
  board: string;
  /** Empty: whoever began it has deleted their account. */
  title: string;
  /** The card or variant that it is about, as long as it is there. */
  about: EntryLink | null;
  /** null: a former member. */
  author: Author | null;
  at: number;
  posts: number;
  last_at: number;
  last_author: Author | null;
  /** Nobody writes in it any more; moderators have hidden it. */
  locked: boolean;
  hidden: boolean;
  /** How many posts are new to me. */
  unread: number;
  /** I hear of new posts. */
  followed: boolean;
}

/** Some threads, those with the newest posts first. */
export interface Threads {
  threads: readonly Thread[];
  /** What to ask for next as `before`; null: there are no more. */
  next: number | null;
}

/** A card of a box, an entry of the guild, a replay, a puzzle, or a table. */
export type EmbedKind = "card" | "entry" | "replay" | "puzzle" | "table";

/** A thing of this site that somebody has linked to in a line of its own. */
export interface Embed {
  kind: EmbedKind;
  /** Its path, with the moment of a replay. */
  page: string;
  /** Of the game and the card, or of the only thing. */
  ids: readonly string[];
}

export interface PostPart {
  /** Cleaned HTML; empty: it is an embed. */
  html: string;
  embed: Embed | null;
}

/** The beginning of the post that another one answers. */
export interface Quote {
  place: number;
  author: Author | null;
  text: string;
}

export interface Post {
  number: number;
  /** Its place in the thread: 1, 2 and so on. */
  place: number;
  /** null: a former member. */
  author: Author | null;
  at: number;
  /** When it was last changed. */
  edited: number | null;
  /** null where it says nothing any more: its author's account is deleted, or it is hidden. */
  parts: readonly PostPart[] | null;
  /** The Markdown, for quoting it and for its author to change. */
  text: string;
  answers: Quote | null;
  hearts: number;
  hearted: boolean;
  mine: boolean;
  hidden: boolean;
}

/** Some posts of a thread, in order. */
export interface ThreadPage {
  thread: Thread;
  posts: readonly Post[];
  /** How many a page has at most. */
  most: number;
}

/** The thread about a card or a variant; null: nobody has written there yet. */
export interface WorkThread {
  about: EntryLink;
  thread: number | null;
}

export interface PostVersion {
  at: number;
  parts: readonly PostPart[];
}

export interface FoundPost {
  number: number;
  thread: number;
  title: string;
  place: number;
  author: Author | null;
  at: number;
  /** Some of it. */
  text: string;
}

/** What has the words that were looked for, the newest first. */
export interface FoundPosts {
  posts: readonly FoundPost[];
  next: number | null;
}

export interface ThreadChange {
  board?: string | null;
  locked?: boolean | null;
  hidden?: boolean | null;
}

export interface Hidden {
  hidden: boolean;
}

export interface SanctionWanted {
  kind: SanctionKind;
  /** The person reads it. */
  reason: string;
  /** Of a silence. */
  days?: number | null;
}

/** A line of talk, a post or an entry, as a moderator sees it. */
export interface SaidLine {
  /** The number of the line or the post; 0: of an entry. */
  number: number;
  author: Author | null;
  text: string;
  at: number;
  hidden: boolean;
}

export interface ReportInfo {
  id: number;
  kind: "line" | "post" | "entry";
  /** The id of the table or the entry, or the number of the thread. */
  where: string;
  /** The page to look at; null: what is said at a table is not for everybody. */
  page: string | null;
  at: number;
  reason: string;
  /** Who has reported it; null: they are gone. */
  reporter: Author | null;
  settled: number | null;
  said: SaidLine;
  /** What was said before and after it, in order. */
  around: readonly SaidLine[];
  /** What was done about its author before. */
  sanctions: readonly SanctionInfo[];
}

export interface SlowAnswer {
  table: string;
  /** From its arrival until all at the table were sent its effect. */
  ms: number;
  at: number;
}

export interface ErrorInfo {
  /** What failed, and the kind of the error, as the log says it. */
  event: string;
  kind: string;
  at: number;
}

/** What a process of the site tells of itself. */
export interface ProcessInfo {
  owner: string;
  pid: number;
  version: string;
  started: number;
  seen: number;
  /** Tables in memory, WebSockets, and tables whose clocks and bots it runs. */
  rooms: number;
  connections: number;
  leases: number;
  /** Processes in which bots think, and bots that are asked and have not answered. */
  bots: number;
  thinking: number;
  /** Since it started. */
  answers: number;
  /** The most that it has used, in megabytes. */
  memory: number;
  slow: readonly SlowAnswer[];
  errors: readonly ErrorInfo[];
}

export type QueueName = "lab" | "coach" | "notices" | "count" | "rate" | "pack";

export interface QueueInfo {
  name: QueueName;
  waiting: number;
  failed: number;
}

export interface BackupInfo {
  at: number;
  user: string;
  file: string;
}

/** How a site is, for those who run it. */
export interface SiteState {
  at: number;
  /** Of the migrations. */
  step: string;
  database: string;
  /** By state. */
  tables: Readonly<Record<string, number>>;
  processes: readonly ProcessInfo[];
  queues: readonly QueueInfo[];
  /** Tables that some process looks after. */
  leases: number;
  /** Reports that nobody has settled. */
  reports: number;
  /** The newest first. */
  backups: readonly BackupInfo[];
}

export interface AuditInfo {
  at: number;
  /** A moderator's name, or the user of the system. */
  user: string;
  command: string;
  subject: string;
  /** The name that goes with the id of a person. */
  name: string | null;
}

/** Of two people the first was ahead of the second, and how often; a draw is half. */
export interface Suspicion {
  first: string;
  second: string;
  games: number;
  ahead: number;
  expected: number;
  /** How unusual that is, in standard deviations. */
  sigmas: number;
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
  /** A person who plays with bots alone may ask for hints; others see how many they were. */
  hints?: boolean;
  /** Only people who finish most of their games may sit down, and those who are new. */
  steady?: boolean;
  /** The person who makes it sits down, too. */
  sit?: boolean;
  /** Begin at once, if no seat is free. Nobody can add to the seed then: that is done by sitting down (again) with `luck`, when the commitment is known. */
  start?: boolean;
  /** Others who play on the same device, by name: they get the next seats. */
  company?: readonly string[];
  /** One screen is the table for all, and everybody plays on a phone: whoever sits down first is the host, who may begin with free seats, and pause. */
  party?: boolean;
}

/** Play on from a moment of a finished game, with bots in the other seats. It begins at once. */
export interface TrialWanted {
  /** How many entries of the journal had been played. */
  at: number;
  seat: number;
  /** The table where it was played; or else the file of a game: an export, or a journal. */
  table?: string | null;
  file?: Readonly<Record<string, unknown>> | null;
}

/** A game that was played on a device without a site, to be added to mine. */
export interface CarriedGame {
  /** As the device keeps it, or the file that it has saved. */
  game: Readonly<Record<string, unknown>>;
}

export interface SeatWanted {
  seat?: number | null;
  luck?: string | null;
  /** At a party; null: any that is free. */
  colour?: number | null;
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
  /** How many hints the person has had. */
  hints: number;
  /** null: the one with the number of the seat. */
  colour: number | null;
}

/** Why a game does not count for ratings: it is a trial, it was played without a site, there are house rules or home-made cards, hints, several people on one device, a party, a bot whose strength nobody has measured; or the site has no ratings. */
export type Unrated = "trial" | "carried" | "house-rules" | "hints" | "one-device" | "party" | "bot" | "off";

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
  /** It goes on from a moment of another game, and counts for nothing. */
  trial: boolean;
  /** A person who plays here with bots alone may ask for hints. */
  hints: boolean;
  /** Only people who finish most of their games may sit down, and those who are new. */
  steady: boolean;
  /** It was played on a device without a site, and added later. */
  carried: boolean;
  /** Why the game does not count for ratings; null: it does. */
  unrated: Unrated | null;
  /** One screen is the table for all, and everybody plays on a phone; and nothing moves now. */
  party: boolean;
  paused: boolean;
  /** The id of whoever opened it on that screen, who may pause, too. */
  wall: string | null;
}

/** What the site is to answer for me before I am asked; of several the most particular counts. What an order looks like depends on the game; nobody else sees it. */
export interface StandingOrders {
  orders: readonly (Readonly<Record<string, unknown>>)[];
}

export interface OrdersInfo {
  orders: readonly (Readonly<Record<string, unknown>>)[];
  /** What can be ordered now; empty: nothing. */
  offers: Readonly<Record<string, unknown>>;
}

/** What a bot would answer in my place, and why, in a sentence or two. */
export interface Hint {
  /** The question that it is about. */
  decision: number;
  answer: unknown;
  text: string;
  /** How many hints I have had at this table. */
  used: number;
}

export interface TableFound {
  id: string;
}

export type GameEnding = "won" | "lost";

/** A finished game of somebody: mine, or of whoever shows theirs. */
export interface PastGame {
  table: TableInfo;
  ended: number;
  /** Milliseconds from its start to its end. */
  lasted: number;
  /** Their seats: several, if others played on the same device. */
  mine: readonly number[];
  /** 1 is the best; whoever got up and did not come back is last. */
  place: number;
  won: boolean;
  result: Result;
  /** By how much it changed their rating; null: it did not, or not yet. */
  change: number | null;
}

/** Some of them, the newest first. */
export interface PastGames {
  games: readonly PastGame[];
  /** What to ask for next as `before`; null: there are no older ones. */
  older: string | null;
}

/** A game that is kept on this device, where there is no site. */
export interface KeptGame {
  id: string;
  /** null: it cannot be played here. */
  table: TableInfo | null;
  /** Why not. */
  wrong: string | null;
}

/** A game that I play, or a table at which I wait. */
export interface RunningGame {
  table: TableInfo;
  /** It waits for an answer of mine. */
  my_move: boolean;
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

/** Somebody asks me to a table that has not started. */
export interface InvitedTo {
  table: LobbyRow;
  by: SomePerson;
  at: number;
}

/** A friend at a public table. */
export interface FriendAtTable {
  name: string;
  table: LobbyRow;
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
  /** null: the match is not over. */
  result: Result | null;
  /** What things are worth to this seat, where a game can say it. */
  worth?: unknown;
}

export interface SceneSeat {
  name: string;
  /** Who the bot in this seat is, such as `merchant:sly`; null: whoever looks. */
  bot: string | null;
}

/** A table that nobody else has: as it stands, from the seat of whoever looks. */
export interface Scene {
  game: string;
  rules: number;
  options: Readonly<Record<string, unknown>>;
  seats: readonly SceneSeat[];
  seat: number;
  view: ToldView;
  /** All that this seat has seen happen. */
  events: readonly ToldEvent[];
}

export interface LessonInfo {
  id: string;
  title: string;
  /** What it teaches, in a sentence. */
  about: string;
  minutes: number;
  steps: number;
}

/** Where else somebody meets a card. */
export interface CardUses {
  /** The lessons of its game in which it comes up, in their order. */
  lessons: readonly LessonInfo[];
  /** The ids of puzzles that are about it. */
  puzzles: readonly string[];
  /** Cards of the guild that say much the same, the likest first. */
  alike: readonly EntryLink[];
}

/** The lessons of a game in the order in which they are best taken. */
export interface LessonPath {
  game: string;
  lessons: readonly LessonInfo[];
}

/** A rule in plain words. */
export interface LessonRule {
  /** Such as F4, as in docs/rules. */
  id: string;
  words: string;
  /** The path of the chapter of the rules that says more. */
  link: string;
}

/** What is said once, the first time that something comes up in somebody's first game. */
export interface LessonNote {
  id: string;
  words: string;
  rule: LessonRule | null;
  /** When it comes up: an event, or a question, has all of these fields. */
  event: Readonly<Record<string, unknown>>;
  asked: Readonly<Record<string, unknown>>;
}

/** The state of a lesson is what the learner has done: a site keeps nothing of it. */
export interface LessonWanted {
  deeds?: readonly unknown[];
  /** What the learner does now. A wrong try is not carried out. */
  try?: unknown;
  /** What would the keeper do now? */
  hint?: boolean;
}

export interface LessonUnderWay {
  game: string;
  id: string;
  deeds: readonly unknown[];
}

/** How far a member has come: kept on their devices, and on the site. */
export interface LessonProgress {
  /** Such as `fist-2002/ties`. */
  done?: readonly string[];
  under_way?: LessonUnderWay | null;
}

/** What the keeper says to a try. */
export interface LessonSaid {
  right: boolean;
  /** Empty: nothing in particular. */
  words: string;
}

export interface LessonHint {
  /** To be sent as the next `try`. */
  answer: unknown;
  words: string;
}

/** A lesson as it stands. */
export interface LessonScene {
  game: string;
  id: string;
  title: string;
  scene: Scene;
  /** How many events of the scene had happened before the last deed: the others are new. */
  seen: number;
  /** To be sent back with the next try, and to be kept to come back here. */
  deeds: readonly unknown[];
  /** The names of all steps, and the number of this one; when the lesson is done, one more than the last. */
  steps: readonly string[];
  step: number;
  /** The instruction, and its reason; when the lesson is done, what the learner knows now. */
  say: string;
  why: string;
  said: LessonSaid | null;
  /** What came up for the first time. */
  notes: readonly LessonNote[];
  /** The landmarks of the table that are lit. */
  lights: readonly string[];
  /** The kind of question to answer; null: the step only tells something, its deed is null. */
  asks: string | null;
  rule: LessonRule | null;
  /** Whether there is a hint; and the hint, if it was asked for. */
  can_show: boolean;
  hint: LessonHint | null;
  done: boolean;
  /** The lesson after this one; null: it is the last of its path. */
  next: string | null;
}

export interface PuzzleTheme {
  id: string;
  name: string;
  /** How many puzzles there are about it. */
  n: number;
}

/** A puzzle in a list. What it is about could give the answer away, so it is not told here. */
export interface PuzzleInfo {
  id: string;
  game: string;
  /** From 1 to 3. */
  difficulty: number;
  /** Whether a member's first answer was right; null: they have not tried it. */
  solved: boolean | null;
}

/** How good a member is at puzzles, and how unsure that is. */
export interface PuzzleRating {
  value: number;
  spread: number;
  /** How many puzzles they have tried. */
  n: number;
}

export interface Puzzles {
  /** The day, and its puzzle, which is the same for all. */
  day: string;
  daily: PuzzleInfo;
  themes: readonly PuzzleTheme[];
  puzzles: readonly PuzzleInfo[];
  /** Days in a row on which a member has solved the daily puzzle; null: no member. */
  streak: number | null;
  rating: PuzzleRating | null;
}

/** A puzzle before it is answered: what somebody in that seat would know, and nothing more. */
export interface PuzzleScene {
  puzzle: PuzzleInfo;
  scene: Scene;
  /** Whether it is today's. */
  daily: boolean;
}

export interface PuzzleAttempt {
  answer: unknown;
}

/** An answer that was weighed, and the chance to win with it. */
export interface PuzzleAnswer {
  words: string;
  chance: number;
  /** Where the chance is when it is weighed with other luck. */
  low: number;
  high: number;
  best: boolean;
  obvious: boolean;
  mine: boolean;
}

export interface PuzzleSolution {
  right: boolean;
  /** The best first. */
  answers: readonly PuzzleAnswer[];
  /** Why the best is best, a sentence each. */
  why: readonly string[];
  themes: readonly PuzzleTheme[];
  /** How the answers were weighed, in a sentence. */
  verified: string;
  /** Of a member: whether this was their first answer, which is the one that counts. */
  first: boolean;
  streak: number | null;
  rating: PuzzleRating | null;
}

/** How strong somebody is, and how unsure that is: very likely within `spread` of `value`. */
export interface Rating {
  value: number;
  spread: number;
  /** How many games it comes from. */
  games: number;
}

/** A bot, whose rating is measured and fixed. */
export interface Rung {
  level: string;
  name: string;
  value: number;
}

export interface PastRating {
  at: number;
  value: number;
  spread: number;
}

/** The rating of somebody in a game. */
export interface GameRating {
  game: string;
  rating: Rating;
  /** On the leaderboard of all time; null: they are not on it. */
  place: number | null;
  /** After some of their games, the oldest first. */
  past: readonly PastRating[];
  /** The bots of this game, the weakest first. */
  rungs: readonly Rung[];
}

export interface LeaderboardRow {
  place: number;
  name: string;
  rating: Rating;
}

/** Where somebody stands who looks at a leaderboard. */
export interface MyPlace {
  /** null: they have not played enough. Of somebody who is not listed: where they would be. */
  place: number | null;
  rating: Rating;
  /** Whether others see them there. */
  listed: boolean;
}

/** Members who show their pages to everybody, ranked by `value` less `spread`. */
export interface Leaderboard {
  game: string;
  /** The month whose players these are, with the ratings that they had at its end; empty: all. */
  season: string;
  /** The months in which somebody played, the newest first. */
  seasons: readonly string[];
  /** Games that one must have played to be ranked. */
  least: number;
  /** How many are ranked, and the place of the first in `rows`. */
  total: number;
  first: number;
  rows: readonly LeaderboardRow[];
  rungs: readonly Rung[];
  /** null: nobody is signed in, or they have not played. */
  mine: MyPlace | null;
}

/** Find me a table. */
export interface SeekWanted {
  game: string;
  /** Seconds after which bots may fill the table; null: never. */
  patience?: number | null;
  clock?: ClockName;
}

/** Where the search for a table stands. Whoever does not ask for a while is not sought for. */
export interface Seeking {
  game: string;
  /** Seconds, and seconds until bots may fill the table; null: never. */
  waited: number;
  bots_in: number | null;
  /** People of about my strength: this many points up and down. It grows. */
  width: number;
  /** How many others look for the same game. */
  others: number;
  /** The game has begun, at this table. */
  table: string | null;
}

/** How somebody has done in games with so many players. */
export interface GameRecord {
  game: string;
  seats: number;
  /** The share of games won, and the points in a game. */
  wins: Figure;
  points: Figure;
}

/** A piece of a game with which somebody has done much. */
export interface FavouritePiece {
  game: string;
  /** The id of the card. */
  id: string;
  name: string;
  /** How much, in words. */
  text: string;
}

/** Something else that was counted in somebody's games, in words. */
export interface GameFact {
  game: string;
  text: string;
}

/** Something worth telling, and the game in which it was first done. */
export interface DeedDone {
  id: string;
  name: string;
  text: string;
  /** null: at a private table, which only those who were there may find. */
  table: string | null;
  /** The seat, and the event with which it was done, as that seat counts them; null: not known. */
  seat: number;
  event: number | null;
  at: number;
  /** How many other players have done it. */
  others: number;
  /** There are more of them; they were not counted. */
  more: boolean;
}

export interface PuzzlesDone {
  tried: number;
  solved: number;
  rating: PuzzleRating | null;
}

/** What somebody has done here. */
export interface PersonPage {
  name: string;
  member: boolean;
  since: number;
  /** It is my own. */
  mine: boolean;
  /** Finished games that count as theirs. */
  games: number;
  won: number;
  /** Which part of their games with others they finish. */
  finishing: Finishing;
  records: readonly GameRecord[];
  favourites: readonly FavouritePiece[];
  facts: readonly GameFact[];
  deeds: readonly DeedDone[];
  /** Cards and variants that they have published, the newest first. */
  made: readonly EntryLink[];
  /** null: they have tried no puzzle. */
  puzzles: PuzzlesDone | null;
  /** The game that they have played most first. */
  ratings: readonly GameRating[];
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

/** A sentence in each language. Players in it are `⟦0⟧`, by seat: names are not kept here. */
export type Told = Readonly<Record<string, string>>;

/** A moment of a finished game, and what comes up there: an auction, or the next kill. */
export interface CoachStation {
  /** How many entries of the journal had been played. */
  at: number;
  /** The chance of each seat to win the game, with nothing hidden. */
  chances: readonly number[];
  /** What comes up, in a few words; the emblem of its card or dragon, and its turn, if any. */
  texts: Told;
  emblem: string | null;
  turn: number | null;
}

/** An answer that was possible. */
export interface CoachAnswer {
  answer: unknown;
  texts: Told;
  /** How often the Archmage gives it, and the chance to win the game with it. */
  weight: number;
  value: number;
  mine: boolean;
  best: boolean;
}

/** What I was asked, judged by what I knew. */
export interface CoachDecision {
  at: number;
  /** The number of the station before it. */
  station: number;
  kind: string;
  texts: Told;
  answers: readonly CoachAnswer[];
  /** The chance to win that my answer cost, with its interval; null: nothing to choose between. */
  cost: Figure | null;
  /** Why another answer is better, or why nothing is said of it; empty: none is. */
  why: Told;
}

/** A share of each fighter, and what it was worth to them, in points. */
export interface CoachDeal {
  shares: readonly (Readonly<Record<string, number>>)[];
  worths: readonly number[];
  /** Whose proposal it was, and who accepted it. */
  seat: number | null;
  accepted: readonly number[];
}

/** A negotiation in which I took part. */
export interface CoachTalks {
  at: number;
  station: number;
  fighters: readonly number[];
  treasure: Readonly<Record<string, number>>;
  proposals: readonly CoachDeal[];
  /** What each fighter would probably have taken at last, in points. */
  least: readonly number[];
  /** What was agreed; null: the treasure was lost. */
  agreed: CoachDeal | null;
  /** A deal that all would probably have taken; null: there was none. */
  possible: CoachDeal | null;
  texts: Told;
}

/** The same kind of decision that cost something at least twice. */
export interface CoachHabit {
  kind: string;
  /** The numbers of the decisions, and what they cost together. */
  decisions: readonly number[];
  cost: number;
  texts: Told;
}

/** A finished game, seen again from one seat. */
export interface CoachReport {
  game: string;
  rules: number;
  seats: number;
  seat: number;
  winners: readonly number[];
  /** Thoughts of the Archmage for each decision; how many decisions there are, and how many of them were judged so far. */
  thoughts: number;
  to_judge: number;
  judged: number;
  stations: readonly CoachStation[];
  /** Stations from which my chance moved most until the next, the largest move first. */
  turning: readonly number[];
  decisions: readonly CoachDecision[];
  talks: readonly CoachTalks[];
  habits: readonly CoachHabit[];
  /** How my chance went from the first station to the end: by my own answers, and by chance and the others together. */
  own: Figure;
  luck: Figure;
  texts: Told;
}

/** What the coach says of a seat of a finished game, or how far it is. */
export interface Coaching {
  table: TableInfo;
  seat: number;
  state: MeasurementState;
  /** How many are made before it. */
  place: number;
  /** It is my seat; and whoever has the link may read it. */
  mine: boolean;
  shared: boolean;
  /** As far as it is made: the curve comes first. */
  report: CoachReport | null;
}

/** Through whose eyes I can look at a finished game: my seats, and others with a report. */
export interface CoachSeats {
  mine: readonly number[];
  others: readonly number[];
}

export interface CoachShared {
  shared: boolean;
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

/** What there is for somebody who comes back. */
export interface HomeNews {
  invitations: readonly InvitedTo[];
  /** Who asks to be a friend. */
  asks: readonly SomePerson[];
  friends: readonly FriendAtTable[];
  daily: PuzzleInfo;
  /** As in `Puzzles`. */
  streak: number | null;
  /** The card of the week. */
  week: Entry | null;
  /** A game that is played now, worth watching. */
  watch: LobbyRow | null;
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
  /** The site has several processes, and it saves work if all who play at a table meet in one: connect with `?table=` and its id. */
  by_table: boolean;
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
  /** My standing orders; null: in this game nothing can be ordered. */
  orders: readonly GivenOrder[] | null;
  /** What became of my orders, the latest last. */
  notes: readonly OrderNote[];
}

/** A standing order. What it looks like depends on the game. */
export interface GivenOrder {
  order: Readonly<Record<string, unknown>>;
  /** The same as a sentence, for clients that want words. */
  words?: string;
}

/** That an order has answered for me, or has fallen away. */
export interface OrderNote {
  /** After how many events that I have seen. */
  events: number;
  note: Readonly<Record<string, unknown>>;
  words?: string;
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
  /** The numbers of lines that a moderator has hidden, and that I may have. */
  hidden: readonly number[];
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
  /** The numbers of the rulings behind it. */
  rulings?: readonly string[];
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
