// Made by `python -m dragonstones.wire_types` from src/dragonstones/games/gold/types.py and events.py; do not edit.

export type Rules = "basic" | "advanced";

export type Token = "silver" | "gold" | "red" | "sapphire" | "emerald" | "amethyst" | "amber" | "diamond" | "black-diamond";

/** How many tokens of each kind, without zeros. */
export type Named = Readonly<Record<string, number>>;

export interface Options {
  rules: Rules;
  /** Negotiation, or the strategic variant. */
  split: "negotiation" | "divide";
  /** Whether the table shows what everybody was seen to take. */
  counter: boolean;
  /** Seconds for a negotiation and for the Market; null: each player has a number of steps. */
  timer: number | null;
  steps: number;
  market: boolean;
  /** How many dragons there are, those in the row included. */
  dragons: number;
  /** Which Magic Objects there are. */
  objects: readonly string[] | "all";
  /** How many gems of a colour a majority needs to score. */
  gems: number;
}

/** Where the game is. A killed dragon's treasure comes to light (treasure), is negotiated or divided, the shares are settled (shares), and thieves act (theft). */
export type FightPhase = "treasure" | "division" | "shares" | "theft";

export type Phase = FightPhase | "turn" | "negotiation" | "market" | "over";

export interface SeatView {
  /** Adventurers at home, face up and face down. */
  up: readonly string[];
  down: readonly string[];
  /** How many tokens are behind the screen, and how many Magic Objects the seat holds. */
  tokens: number;
  objects: number;
  /** What everybody saw the seat take, if the table counts that. */
  seen: Named | null;
  /** Secrets of the seat: present for the viewer's own seat, or for every seat in an open replay. */
  stash?: Named;
  held?: readonly string[];
}

export interface AttackerView {
  seat: number;
  adventurer: string;
  /** With a Dragonbane Sword, if one was used. */
  strength: number;
}

/** A dragon in the row. */
export interface SpotView {
  id: string;
  strength: number;
  attack: number;
  hidden: number;
  treasure: Named;
  attackers: readonly AttackerView[];
}

export interface ObjectsView {
  deck: number;
  discards: readonly string[];
}

export interface FightView {
  /** The place of the dead dragon in the row. */
  dragon: number;
  fighters: readonly number[];
  /** Divide and choose: the shares, and which of them each fighter has chosen. */
  divided: readonly Named[];
  chosen: readonly (number | null)[];
  /** Settled, but not taken yet. */
  shares: readonly Named[] | null;
  /** Thief and victim. */
  theft: readonly number[] | null;
}

/** A clock, or a number of steps for each seat that takes part. */
export interface TimerView {
  seconds: number | null;
  steps: number | null;
  steps_left: readonly number[] | null;
}

export interface ProposalView {
  seat: number;
  number: number;
  shares: readonly Named[];
}

export interface NegotiationView {
  seconds: number | null;
  steps: number | null;
  steps_left: readonly number[] | null;
  fighters: readonly number[];
  treasure: Named;
  proposals: readonly ProposalView[];
  /** The number of the proposal that each fighter has accepted, if any. */
  accepted: readonly (number | null)[];
}

export interface OfferView {
  seat: number;
  number: number;
  /** null: to everybody. */
  receiver: number | null;
  give: Named;
  want: Named;
}

export interface MarketView {
  seconds: number | null;
  steps: number | null;
  steps_left: readonly number[] | null;
  offers: readonly OfferView[];
  /** The seats that are done. */
  done: readonly number[];
}

/** What counts at the end, by the rules of this table and with this many players. */
export interface ScoringView {
  /** The points of one token by itself. */
  tokens: Named;
  /** The points for the most gems of a colour, and for a set of one of each colour. */
  most: number;
  sets: number;
  /** How many gems of a colour a majority needs to score. */
  gems: number;
}

export interface TableView {
  phase: Phase;
  options: Options;
  /** The strength of each adventurer. */
  strengths: Named;
  scoring: ScoringView;
  turn: number;
  active: number;
  seats: readonly SeatView[];
  /** The row; null: an empty place. */
  dragons: readonly (SpotView | null)[];
  pile: number;
  /** How many dragons can still be killed: none are added once the bag is empty. */
  left: number;
  bag: number;
  lost: Named;
  objects: ObjectsView;
  fight: FightView | null;
  negotiation: NegotiationView | null;
  market: MarketView | null;
}

/** Where the points of a seat came from. */
export interface ScoreSheet {
  tokens: Named;
  /** The points of each kind of token, of the sets, and of each majority. */
  lines: Named;
  cursed: boolean;
  total: number;
}

export interface GameResult {
  winners: readonly number[];
  /** The best first; seats that share a place stand together. */
  ranking: readonly (readonly number[])[];
  points: readonly number[];
  reason: string;
  turns: number;
  sheets: readonly ScoreSheet[];
}

/** How a seat stands in a colour: sure (nobody can catch up), or against what others were seen to take; unknown if nobody counts that. */
export type GemPlace = "sure" | "ahead" | "level" | "behind" | "unknown" | "cursed";

/** From this many more gems on, the place of the seat and its points for a majority. */
export interface GemStep {
  more: number;
  place: GemPlace;
  points: number;
}

/** The points for all sets, once the seat has these gems as well. */
export interface SetStep {
  needs: Named;
  points: number;
}

/** Enough to add up the worth of any share without knowing how points are counted. */
export interface WorthData {
  /** The points of one token by itself. */
  tokens: Named;
  gems: Readonly<Record<string, readonly GemStep[]>>;
  /** In order; the last one whose gems are in the share counts. */
  sets: readonly SetStep[];
  /** With this token in a share, gems and sets score nothing. */
  curse: "black-diamond" | null;
}

export interface Placing {
  place: string;
  /** Its place in the row. */
  dragon: number;
  sword?: true;
}

export interface UseSwapPowder {
  use: "swap-powder";
  dragons: readonly number[];
}

export interface UseInvisibleHand {
  use: "invisible-hand";
}

export interface UseHornOfRecall {
  use: "horn-of-recall";
  adventurer: string;
}

export interface UseScrollOfBanishment {
  use: "scroll-of-banishment";
  seat: number;
  adventurer: string;
}

export interface UseCrystalBall {
  use: "crystal-ball";
  dragon: number;
}

export interface UseWandOfAwakening {
  use: "wand-of-awakening";
}

export interface UseHourglass {
  use: "hourglass";
}

export interface UseRingOfConfusion {
  use: "ring-of-confusion";
  seats: readonly number[];
}

/** A Magic Object that leaves nothing to choose. */
export interface UseAtOnce {
  use: "horn-of-plenty" | "amulet-of-warding" | "stone-of-misdirection";
}

export type TurnAnswer =
  | "pass"
  | Placing
  | UseSwapPowder
  | UseInvisibleHand
  | UseHornOfRecall
  | UseScrollOfBanishment
  | UseCrystalBall
  | UseWandOfAwakening;

export type ObjectAnswer = false | UseRingOfConfusion | UseAtOnce;

export interface Propose {
  /** For each fighter. */
  propose: readonly Named[];
}

export interface Accept {
  /** The number of a proposal, or of an offer. */
  accept: number;
}

export interface OfferTerms {
  /** null: to everybody. */
  receiver: number | null;
  give: Named;
  want: Named;
}

export interface MakeOffer {
  offer: OfferTerms;
}

export type NegotiateAnswer = "wait" | "take-back" | Propose | Accept | UseHourglass;

export type TradeAnswer = "wait" | "take-back" | "done" | MakeOffer | Accept;

export interface NegotiateDetails {
  seconds: number | null;
  steps: number | null;
  steps_left: readonly number[] | null;
  fighters: readonly number[];
  treasure: Named;
  proposals: readonly ProposalView[];
  /** The number of the proposal that each fighter has accepted, if any. */
  accepted: readonly (number | null)[];
  /** Whether the seat can use an Hourglass now. */
  hourglass: boolean;
}

/** Asked again and again until all fighters have accepted the same proposal. */
export interface NegotiateData {
  id: number;
  kind: "negotiate";
  seat: number;
  /** The answer that is played when time runs out. */
  default: NegotiateAnswer;
  seconds: number | null;
  steps: number | null;
  steps_left: readonly number[] | null;
  fighters: readonly number[];
  treasure: Named;
  proposals: readonly ProposalView[];
  /** The number of the proposal that each fighter has accepted, if any. */
  accepted: readonly (number | null)[];
  /** Whether the seat can use an Hourglass now. */
  hourglass: boolean;
}

export interface TradeDetails {
  seconds: number | null;
  steps: number | null;
  steps_left: readonly number[] | null;
  offers: readonly OfferView[];
  /** The seats that are done. */
  done: readonly number[];
  /** The seat's own tokens. */
  stash: Named;
}

/** Asked again and again until the Market closes. */
export interface TradeData {
  id: number;
  kind: "trade";
  seat: number;
  /** The answer that is played when time runs out. */
  default: TradeAnswer;
  seconds: number | null;
  steps: number | null;
  steps_left: readonly number[] | null;
  offers: readonly OfferView[];
  /** The seats that are done. */
  done: readonly number[];
  /** The seat's own tokens. */
  stash: Named;
}

export interface DivideDetails {
  /** How many shares to make. */
  n: number;
  treasure: Named;
}

/** The shares, from which all others choose before the divider. */
export interface DivideData {
  id: number;
  kind: "divide";
  seat: number;
  /** The answer that is played when time runs out. */
  default: readonly Named[];
  /** How many shares to make. */
  n: number;
  treasure: Named;
}

/** The number of a share. */
export interface ShareData {
  id: number;
  kind: "share";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
  shares: readonly Named[];
}

/** The dragon to watch while the Invisible Hand reaches for one. */
export interface WatchData {
  id: number;
  kind: "watch";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
  thief: number;
}

export interface TakeTwoData {
  id: number;
  kind: "take-two";
  seat: number;
  /** The answer that is played when time runs out. */
  default: Named;
  options: readonly Named[];
  spot: number;
}

/** Which token of a stash is stolen. */
export interface TokenData {
  id: number;
  kind: "token";
  seat: number;
  /** The answer that is played when time runs out. */
  default: Token;
  options: readonly Token[];
  victim: number;
  /** The stash. */
  treasure: Named;
}

/** Which Magic Object to use now, if any; in secret. */
export interface UseObjectData {
  id: number;
  kind: "use-object";
  seat: number;
  /** The answer that is played when time runs out. */
  default: ObjectAnswer;
  options: readonly ObjectAnswer[];
  window: "completed" | "agreed" | "robbed";
  thief?: number;
}

export interface TurnData {
  id: number;
  kind: "turn";
  seat: number;
  /** The answer that is played when time runs out. */
  default: TurnAnswer;
  options: readonly TurnAnswer[];
}

export interface GoHomeData {
  id: number;
  kind: "go-home";
  seat: number;
  /** The answer that is played when time runs out. */
  default: string;
  options: readonly string[];
}

export interface RobData {
  id: number;
  kind: "rob";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
}

/** The dragon for which the Invisible Hand reaches. */
export interface ReachData {
  id: number;
  kind: "reach";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
}

export type Decision =
  | TurnData
  | GoHomeData
  | NegotiateData
  | DivideData
  | ShareData
  | RobData
  | TokenData
  | UseObjectData
  | ReachData
  | WatchData
  | TakeTwoData
  | TradeData;

/** A dragon with its known treasure comes into the row. */
export interface DragonAppeared {
  kind: "dragon-appeared";
  spot: number;
  dragon: string;
  treasure: Named;
}

/** A player's adventurers at home are all ready again. */
export interface TurnedUp {
  kind: "turned-up";
  seat: number;
  adventurers: readonly string[];
}

export interface AdventurerPlaced {
  kind: "adventurer-placed";
  seat: number;
  adventurer: string;
  spot: number;
  dragon: string;
  /** What it adds to the attack. */
  strength: number;
}

export interface TurnLost {
  kind: "turn-lost";
  seat: number;
}

/** All adventurers of all players are out: each takes one home (D14). */
export interface EverybodyBlocked {
  kind: "everybody-blocked";
}

/** An adventurer leaves a living dragon and comes home face down. */
export interface WentHome {
  kind: "went-home";
  seat: number;
  adventurer: string;
  spot: number;
}

export interface DragonKilled {
  kind: "dragon-killed";
  spot: number;
  dragon: string;
  /** In the order in which they joined the fight. */
  fighters: readonly number[];
}

/** Tokens from the bag join the treasure. */
export interface TreasureGrew {
  kind: "treasure-grew";
  spot: number;
  treasure: Named;
}

/** Basic: the only wizard takes the red tokens before the split (D8). */
export interface RedsSeized {
  kind: "reds-seized";
  seat: number;
  treasure: Named;
}

export interface NothingToShare {
  kind: "nothing-to-share";
  spot: number;
}

export interface NegotiationBegan {
  kind: "negotiation-began";
  fighters: readonly number[];
  treasure: Named;
  seconds: number | null;
  steps: number | null;
}

/** A proposal that replaces the seat's earlier one, and voids every acceptance of that. */
export interface Proposed {
  kind: "proposed";
  seat: number;
  number: number;
  fighters: readonly number[];
  shares: readonly Named[];
}

export interface ProposalAccepted {
  kind: "proposal-accepted";
  seat: number;
  number: number;
  /** The seat that made the proposal. */
  proposer: number;
}

export interface AcceptanceTakenBack {
  kind: "acceptance-taken-back";
  seat: number;
}

export interface Agreed {
  kind: "agreed";
  fighters: readonly number[];
  shares: readonly Named[];
  /** How many times somebody acted. */
  moves: number;
}

/** No agreement: the tokens leave the game (D7). */
export interface TreasureLost {
  kind: "treasure-lost";
  fighters: readonly number[];
  treasure: Named;
}

/** Divide and choose: the weakest has made the shares. */
export interface TreasureDivided {
  kind: "treasure-divided";
  seat: number;
  shares: readonly Named[];
}

export interface ShareChosen {
  kind: "share-chosen";
  seat: number;
  share: number;
}

export interface ShareTaken {
  kind: "share-taken";
  seat: number;
  treasure: Named;
}

export interface TheftTried {
  kind: "theft-tried";
  seat: number;
  victim: number;
}

/** Nobody else in the fight owns a token. */
export interface NothingToSteal {
  kind: "nothing-to-steal";
  seat: number;
}

/** Only for the thief whose wizard helped (D10). */
export interface StashSeen {
  kind: "stash-seen";
  seat: number;
  victim: number;
  treasure: Named;
}

export interface TokenStolen {
  kind: "token-stolen";
  seat: number;
  victim: number;
}

/** Which token it was: only for the two of them. */
export interface TokenRecognised {
  kind: "token-recognised";
  seat: number;
  victim: number;
  token: Token;
}

export interface ObjectsDrawn {
  kind: "objects-drawn";
  seat: number;
  n: number;
}

/** Only for the seat that drew them. */
export interface ObjectsSeen {
  kind: "objects-seen";
  seat: number;
  objects: readonly string[];
}

/** The used Magic Objects are a new deck. */
export interface ObjectsReshuffled {
  kind: "objects-reshuffled";
}

export interface ObjectUsed {
  kind: "object-used";
  seat: number;
  object: string;
}

export interface DragonsSwapped {
  kind: "dragons-swapped";
  spots: readonly number[];
}

export interface SharesSwapped {
  kind: "shares-swapped";
  seats: readonly number[];
}

/** The Invisible Hand: which dragon it reaches for, and which ones the others watch. */
export interface HandWatched {
  kind: "hand-watched";
  seat: number;
  spot: number;
  watchers: readonly number[];
  spots: readonly number[];
  caught: boolean;
}

export interface MarketOpened {
  kind: "market-opened";
  seconds: number | null;
  steps: number | null;
}

/** An offer that replaces the seat's earlier one; without a receiver it is open to anybody. */
export interface Offered {
  kind: "offered";
  seat: number;
  number: number;
  receiver: number | null;
  give: Named;
  want: Named;
}

export interface OfferTakenBack {
  kind: "offer-taken-back";
  seat: number;
}

/** The seat that made the offer gives, the other accepts; all offers of both are withdrawn. */
export interface Traded {
  kind: "traded";
  seat: number;
  other: number;
  give: Named;
  want: Named;
}

export interface SaidDone {
  kind: "said-done";
  seat: number;
}

export interface MarketClosed {
  kind: "market-closed";
}

/** The last token has left the bag: dragons are not replaced any more (D15). */
export interface BagEmptied {
  kind: "bag-emptied";
}

export interface StashesRevealed {
  kind: "stashes-revealed";
  stashes: readonly Named[];
  points: readonly number[];
  winners: readonly number[];
}

/** A seat did not answer in time: the default was played. */
export interface TimeRanOut {
  kind: "time-ran-out";
  seat: number;
  /** The kind of the decision. */
  decision: string;
}

export type GameEvent =
  | DragonAppeared
  | TurnedUp
  | AdventurerPlaced
  | TurnLost
  | EverybodyBlocked
  | WentHome
  | DragonKilled
  | TreasureGrew
  | RedsSeized
  | NothingToShare
  | NegotiationBegan
  | Proposed
  | ProposalAccepted
  | AcceptanceTakenBack
  | Agreed
  | TreasureLost
  | TreasureDivided
  | ShareChosen
  | ShareTaken
  | TheftTried
  | NothingToSteal
  | StashSeen
  | TokenStolen
  | TokenRecognised
  | ObjectsDrawn
  | ObjectsSeen
  | ObjectsReshuffled
  | ObjectUsed
  | DragonsSwapped
  | SharesSwapped
  | HandWatched
  | MarketOpened
  | Offered
  | OfferTakenBack
  | Traded
  | SaidDone
  | MarketClosed
  | BagEmptied
  | StashesRevealed
  | TimeRanOut;

/** The answer to each kind of decision. */
export interface Answers {
  "turn": TurnAnswer;
  "go-home": string;
  "negotiate": NegotiateAnswer;
  "divide": readonly Named[];
  "share": number;
  "rob": number;
  "token": Token;
  "use-object": ObjectAnswer;
  "reach": number;
  "watch": number;
  "take-two": Named;
  "trade": TradeAnswer;
}

/** The types of this family, for `TableModel` and the like. */
export interface Types {
  table: TableView;
  decision: Decision;
  sealed: number;
  answer: Answers[keyof Answers];
  event: GameEvent;
  options: Options;
  result: GameResult;
  worth: WorthData;
  offers: never;
}
