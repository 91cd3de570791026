// Made by `python -m dragonstones.wire_types` from src/dragonstones/games/fist/types.py and events.py; do not edit.

export type Coin = "fairy" | "common" | "black" | "amulet" | "magic-purple" | "silver" | "fairy-silver" | "magic-blue";

/** How a kept card changes an open bid: a coin is added to the seat's own bid or taken back from it, or taken out of somebody else's. */
export type ChangeBid = "add" | "take-back" | "take-out";

export type Stone = "red" | "yellow" | "blue" | "white";

/** What is bid: gold, Common Gold only, silver or stones. */
export type StageId = "gold" | "common" | "silver" | "stones";

export type Hand = "left" | "right";

/** Coins or stones, how many of each kind. */
export type Counts = Readonly<Record<string, number>>;

/** Why somebody gets a card: the highest bid, the second highest (after a purple coin), the lowest (which some cards go to), a kept card, or the King's Favor. */
export type How = "highest" | "second" | "lowest" | "kept" | "favor";

/** Why nobody gets it: the silver is tied as well; nobody bid silver; a purple coin was bid, and no bid is second; or the lowest bids are tied in silver as well, and share the card. */
export type WhyNobody = "tied" | "no-silver" | "no-second" | "shared";

/** Why a seat gets the King's Favor: it has the fewest points; it won the last auction of the turn, or bid most for its card, which was cursed; or it was the last to win a card in the first turn. */
export type WhyFavor = "fewest" | "last" | "cursed" | "latest";

/** A bid, as it counts in the end. */
export interface Counted {
  seat: number;
  value: number;
  /** How many coins more in this fist would have won alone; 0 for the highest bid. */
  short: number;
}

export interface SeatView {
  points: number;
  /** null: hidden, by the Elf. */
  stones: Counts | null;
  /** Spent Fairy coins, which come back at the end of the turn. null: hidden, by a house rule. */
  front: Counts | null;
  /** Kept cards. */
  held: readonly string[];
  /** The coins behind the screen, if everybody saw every one of them come and go. null: nobody can count them all, or a house rule hides what was spent. */
  seen: Counts | null;
  /** The coins behind the screen: of the viewer's own seat, or of every seat in an open replay. */
  screen?: Counts;
}

export interface BankView {
  coins: Counts;
  stones: Counts;
}

export interface AuctionView {
  card: string;
  /** The character whose power is being used. */
  playing: string | null;
  stage: StageId;
  /** The bidders of this stage; their fists and what these are worth, once open. null: an Illusionist has not opened a fist yet. */
  bidders: readonly number[];
  fists: readonly (Counts | null)[];
  values: readonly (number | null)[];
  /** Everybody's fist of the first stage, once open. */
  gold_fists: readonly Counts[];
}

/** The cards, some of which may be hidden in the Tavern Edition. */
export interface CardsView {
  /** The cards still to come: everybody knows which, nobody knows their order. */
  to_come: readonly string[];
  discards: readonly string[];
}

/** The fields that only a table of the Tavern Edition has. */
export interface TavernView {
  /** The cards still to come: everybody knows which, nobody knows their order. */
  to_come: readonly string[];
  discards: readonly string[];
  /** The seat that has the King's Favor. */
  favor?: number | null;
  /** The seat from which reactions go clockwise. */
  first?: number;
  /** How many cards lie face down among those to come. */
  to_come_secret?: number;
  /** The cards to come in their order, for the seat that has seen them. */
  order?: readonly string[] | null;
  discards_unseen?: number;
  /** The cards and coins about which the seat does not want to be asked again this turn. */
  not_asked?: readonly string[];
  /** Those that the seat always uses this turn. */
  always?: readonly string[];
}

/** Where the game is: closed fists (bids, or silver in a tie-break), open ones (fists), a card for which nobody has bid, the winner's power, or the choice of specials between two turns. */
export type Phase = "bids" | "silver" | "fists" | "no-bids" | "power" | "specials" | "over";

export interface TableView {
  /** The cards still to come: everybody knows which, nobody knows their order. */
  to_come: readonly string[];
  discards: readonly string[];
  /** The seat that has the King's Favor. */
  favor?: number | null;
  /** The seat from which reactions go clockwise. */
  first?: number;
  /** How many cards lie face down among those to come. */
  to_come_secret?: number;
  /** The cards to come in their order, for the seat that has seen them. */
  order?: readonly string[] | null;
  discards_unseen?: number;
  /** The cards and coins about which the seat does not want to be asked again this turn. */
  not_asked?: readonly string[];
  /** Those that the seat always uses this turn. */
  always?: readonly string[];
  phase: Phase;
  turn: number;
  /** How many points win. */
  goal: number;
  seats: readonly SeatView[];
  bank: BankView;
  auction: AuctionView | null;
  used: readonly string[];
  deck: number;
  /** Stones drawn from the bag that lie on the table. */
  drawn: Counts;
  winner: number | null;
  /** What was chosen before the match; absent if there are only defaults. */
  options?: Options;
}

/** A card in the language of cards, and how many copies are in the box. */
export interface HomeMadeCard {
  card: Readonly<Record<string, unknown>>;
  copies: number;
  /** One copy lies on top of the specials: it comes up in the first turn. */
  first?: boolean;
  /** It is on trial: in each later turn the first seat says whether it comes up again. */
  again?: boolean;
}

/** What is chosen before a match; what is left out is by the book. */
export interface Options {
  /** How many points win. */
  points?: number;
  /** What everybody begins with. */
  fairy?: number;
  common?: number;
  silver?: number;
  stones?: number;
  /** Fairy Gold does not come back: how much new gold everybody takes after every turn. */
  new_fairy?: number | null;
  /** Whether everybody can see spent Fairy Gold. */
  spent?: "shown" | "hidden";
  /** Specials per turn. */
  specials?: number;
  witches?: number;
  /** The specials in the deck. */
  deck?: readonly string[] | "all";
  home_made?: readonly HomeMadeCard[];
}

export interface GameResult {
  winners: readonly number[];
  /** The best first; seats that share a place stand together. */
  ranking: readonly (readonly number[])[];
  points: readonly number[];
  reason: string;
  turns: number;
}

/** What a card of this turn gives for stones. */
export interface SetWorth {
  card: string;
  points: number;
  /** `stones`: any; `alike`: of one colour; `each`: some of every colour; `all`: all of them. */
  way: string;
  n: number;
  /** Whether the seat can pay now. */
  has: boolean;
}

export interface WorthData {
  /** For the card that is up for auction and those to come. */
  sets: readonly SetWorth[];
}

export interface TwoFists {
  left: Counts;
  right: Counts;
}

/** A stone, and the coin to pay it with. */
export interface Deal {
  stone: Stone;
  coin: Coin;
}

export interface GiveCoin {
  coin: Coin;
}

/** A coin in the open fist of a seat. */
export interface BidCoin {
  seat: number;
  coin: Coin;
}

export interface GiveStone {
  stone: Stone;
}

/** A card that lies in front of a seat. */
export interface KeptCard {
  seat: number;
  card: string;
}

/** An answer that stays secret until all have answered: a fist. */
export type SealedAnswer = Counts | TwoFists;

export interface BidDetails {
  stage: StageId;
  /** How many of each kind are behind the screen. */
  limits: Counts;
  /** What Magic coins count in a fist; all other coins count one. */
  counts?: Readonly<Record<string, number | "double">>;
}

/** A closed fist. */
export interface BidData {
  id: number;
  kind: "bid";
  seat: number;
  /** The answer that is played when time runs out. */
  default: Counts;
  stage: StageId;
  /** How many of each kind are behind the screen. */
  limits: Counts;
  /** What Magic coins count in a fist; all other coins count one. */
  counts?: Readonly<Record<string, number | "double">>;
}

/** The Illusionist's bid. */
export interface TwoFistsData {
  id: number;
  kind: "two-fists";
  seat: number;
  /** The answer that is played when time runs out. */
  default: TwoFists;
  stage: StageId;
  /** How many of each kind are behind the screen. */
  limits: Counts;
  /** What Magic coins count in a fist; all other coins count one. */
  counts?: Readonly<Record<string, number | "double">>;
}

/** Which fist an Illusionist opens. */
export interface OpenFistData {
  id: number;
  kind: "open-fist";
  seat: number;
  /** The answer that is played when time runs out. */
  default: Hand;
  options: readonly Hand[];
  left: Counts;
  right: Counts;
}

/** The King's Favor: one Gold for a card for which nobody has bid. */
export interface ClaimData {
  id: number;
  kind: "claim";
  seat: number;
  /** The answer that is played when time runs out. */
  default: "decline" | "fairy" | "common";
  options: readonly ("decline" | "fairy" | "common")[];
  card: string;
}

/** Whether, or how often, to use a kept card or a coin now; in secret. */
export interface UseData {
  id: number;
  kind: "use";
  seat: number;
  /** The answer that is played when time runs out. */
  default: boolean | number | "always" | "never";
  options: readonly (boolean | number | "always" | "never")[];
  what: string;
}

/** Which coin to add to an open bid, or to take out of one; `what`: the kept card. */
export interface ChangeBidData {
  id: number;
  kind: "change-bid";
  seat: number;
  /** The answer that is played when time runs out. */
  default: BidCoin | "stop";
  options: readonly (BidCoin | "stop")[];
  card: string;
  what: string;
  how: ChangeBid;
}

export interface VictimData {
  id: number;
  kind: "victim";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
  card: string;
}

export interface LootData {
  id: number;
  kind: "loot";
  seat: number;
  /** The answer that is played when time runs out. */
  default: Stone;
  options: readonly Stone[];
  card: string;
  victim: number;
  /** How many stones of each colour the victim has: an Elf hides them from everybody else. */
  stones: Counts;
}

export interface GiveData {
  id: number;
  kind: "give";
  seat: number;
  /** The answer that is played when time runs out. */
  default: GiveCoin | GiveStone;
  options: readonly (GiveCoin | GiveStone)[];
  receiver: number;
}

export interface ColourData {
  id: number;
  kind: "colour";
  seat: number;
  /** The answer that is played when time runs out. */
  default: Stone;
  options: readonly Stone[];
  card: string;
}

export interface DrawData {
  id: number;
  kind: "draw";
  seat: number;
  /** The answer that is played when time runs out. */
  default: "stop" | "draw";
  options: readonly ("stop" | "draw")[];
  colour: Stone;
}

export interface GoesWithoutData {
  id: number;
  kind: "goes-without";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
  colour: Stone;
}

export interface EitherData {
  id: number;
  kind: "either";
  seat: number;
  /** The answer that is played when time runs out. */
  default: "first" | "second";
  options: readonly ("first" | "second")[];
  card: string;
  /** Which block of the card asks, if not the whole power. */
  block?: number;
}

export interface MayData {
  id: number;
  kind: "may";
  seat: number;
  /** The answer that is played when time runs out. */
  default: boolean;
  options: readonly boolean[];
  card: string;
  block?: number;
}

export interface PlayerData {
  id: number;
  kind: "player";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
  card: string;
}

export interface NeighbourData {
  id: number;
  kind: "neighbour";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
  card: string;
}

export interface PayCoinsData {
  id: number;
  kind: "pay-coins";
  seat: number;
  /** The answer that is played when time runs out. */
  default: "decline" | "pay";
  options: readonly ("decline" | "pay")[];
  card: string;
  coins: Counts;
}

export interface BuyData {
  id: number;
  kind: "buy";
  seat: number;
  /** The answer that is played when time runs out. */
  default: Deal | "stop";
  options: readonly (Deal | "stop")[];
  /** What one stone costs, in each of the coins. */
  prices: Counts;
}

/** Whether a card on trial comes up in this turn, too; if not, its trial is over. */
export interface AgainData {
  id: number;
  kind: "again";
  seat: number;
  /** The answer that is played when time runs out. */
  default: boolean;
  options: readonly boolean[];
  card: string;
}

export interface DoubleData {
  id: number;
  kind: "double";
  seat: number;
  /** The answer that is played when time runs out. */
  default: boolean;
  options: readonly boolean[];
  card: string;
  /** The kept card that doubles it. */
  what: string;
}

/** Which used card is played. */
export interface GhostData {
  id: number;
  kind: "ghost";
  seat: number;
  /** The answer that is played when time runs out. */
  default: string;
  options: readonly string[];
  card: string;
}

/** Which card to come is played; or "decline". */
export interface ImpData {
  id: number;
  kind: "imp";
  seat: number;
  /** The answer that is played when time runs out. */
  default: string;
  options: readonly string[];
  card: string;
}

export interface DiscardSpecialData {
  id: number;
  kind: "discard-special";
  seat: number;
  /** The answer that is played when time runs out. */
  default: string;
  options: readonly string[];
}

export interface PassFavorData {
  id: number;
  kind: "pass-favor";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
}

export interface KeptCardData {
  id: number;
  kind: "kept-card";
  seat: number;
  /** The answer that is played when time runs out. */
  default: KeptCard;
  options: readonly KeptCard[];
}

export interface OwnKeptCardData {
  id: number;
  kind: "own-kept-card";
  seat: number;
  /** The answer that is played when time runs out. */
  default: string;
  options: readonly string[];
}

export interface DigData {
  id: number;
  kind: "dig";
  seat: number;
  /** The answer that is played when time runs out. */
  default: boolean;
  options: readonly boolean[];
}

export interface NecromancerData {
  id: number;
  kind: "necromancer";
  seat: number;
  /** The answer that is played when time runs out. */
  default: "decline" | "pay";
  options: readonly ("decline" | "pay")[];
}

export interface StoneData {
  id: number;
  kind: "stone";
  seat: number;
  /** The answer that is played when time runs out. */
  default: Stone;
  options: readonly Stone[];
}

export interface PayData {
  id: number;
  kind: "pay";
  seat: number;
  /** The answer that is played when time runs out. */
  default: Counts | "decline";
  options: readonly (Counts | "decline")[];
}

export interface ReceiverData {
  id: number;
  kind: "receiver";
  seat: number;
  /** The answer that is played when time runs out. */
  default: number;
  options: readonly number[];
}

export type Decision =
  | BidData
  | TwoFistsData
  | OpenFistData
  | DiscardSpecialData
  | ClaimData
  | PassFavorData
  | UseData
  | ChangeBidData
  | VictimData
  | LootData
  | GiveData
  | ColourData
  | DrawData
  | GoesWithoutData
  | EitherData
  | MayData
  | PlayerData
  | PayCoinsData
  | AgainData
  | DoubleData
  | GhostData
  | ImpData
  | KeptCardData
  | OwnKeptCardData
  | DigData
  | NecromancerData
  | NeighbourData
  | StoneData
  | BuyData
  | PayData
  | ReceiverData;

export interface TurnBegan {
  kind: "turn-began";
  turn: number;
  specials: readonly string[];
}

export interface DeckReshuffled {
  kind: "deck-reshuffled";
  cards: number;
}

export interface CardShown {
  kind: "card-shown";
  card: string;
}

/** A Goblin or an Imp with no card left to play is not auctioned. */
export interface CardPassed {
  kind: "card-passed";
  card: string;
}

/** Bidders open their fists. The three lists have one entry for each of them. */
export interface FistsOpened {
  kind: "fists-opened";
  stage: StageId;
  seats: readonly number[];
  fists: readonly Counts[];
  values: readonly number[];
}

export interface Cursed {
  kind: "cursed";
  card: string;
  seats: readonly number[];
  bids: readonly Counted[];
}

/** Nobody has bid. `passed_on`: nobody can claim the card either. */
export interface NoBids {
  kind: "no-bids";
  card: string;
  passed_on: boolean;
}

/** The winning bid is shared: the tied players bid again in silver. */
export interface Tied {
  kind: "tied";
  card: string;
  stage: StageId;
  seats: readonly number[];
  bids: readonly Counted[];
}

/** No single bid won; `seats` are those that share the winning bid, if any. */
export interface NobodyWon {
  kind: "nobody-won";
  card: string;
  stage: StageId;
  why: WhyNobody;
  seats: readonly number[];
  bids: readonly Counted[];
}

/** A seat wins: with the bids of the deciding stage, and the kept card if one decided it. */
export interface Won {
  kind: "won";
  seat: number;
  card: string;
  stage: StageId;
  how: How;
  by: string | null;
  bids: readonly Counted[];
}

export interface Doubled {
  kind: "doubled";
  seat: number;
  card: string;
}

/** A card is played through another one; `new`: it had not come up this turn. */
export interface Played {
  kind: "played";
  seat: number;
  card: string;
  through: string;
  new: boolean;
}

/** A power did nothing; with the stones of a seat that could not use it, if all see them. */
export interface NothingHappened {
  kind: "nothing-happened";
  seat: number;
  card: string;
  had: Counts | null;
}

export interface Declined {
  kind: "declined";
  seat: number;
  card: string;
}

/** A seat takes from the bank; with its stones, if all see that it could do nothing else. */
export interface Took {
  kind: "took";
  seat: number;
  coins: Counts;
  stones: Counts;
  had: Counts | null;
}

/** A seat pays the bank. */
export interface Paid {
  kind: "paid";
  seat: number;
  coins: Counts;
  stones: Counts;
}

export interface Bought {
  kind: "bought";
  seat: number;
  stone: Stone;
  coins: Counts;
}

export interface Stole {
  kind: "stole";
  seat: number;
  victim: number;
  coins: Counts;
  stones: Counts;
  spent: boolean;
}

export interface StoleNothing {
  kind: "stole-nothing";
  seat: number;
  victim: number;
}

/** All see who robs whom; the amount is in `Loot`. */
export interface Robbed {
  kind: "robbed";
  seat: number;
  victim: number;
  kinds: readonly Coin[];
}

/** How much was robbed: only for the two of them. */
export interface Loot {
  kind: "loot";
  seat: number;
  victim: number;
  coins: Counts;
}

export interface ColourNamed {
  kind: "colour-named";
  seat: number;
  card: string;
  colour: Stone;
}

export interface StoneDrawn {
  kind: "stone-drawn";
  seat: number;
  stone: Stone;
}

export interface Bust {
  kind: "bust";
  seat: number;
  stones: Counts;
}

export interface StonesLost {
  kind: "stones-lost";
  seat: number;
  stones: Counts;
}

export interface CardKept {
  kind: "card-kept";
  seat: number;
  card: string;
}

export interface Scored {
  kind: "scored";
  seat: number;
  points: number;
  total: number;
  card: string;
}

/** Fairy coins that come back behind each seat's screen; the seats that return a black coin. */
export interface TurnEnded {
  kind: "turn-ended";
  turn: number;
  fairy: readonly number[];
  fairy_silver: readonly number[];
  black: readonly number[];
}

/** New Fairy Gold for each seat, by the house rule that spent coins do not come back. */
export interface FairyGiven {
  kind: "fairy-given";
  fairy: readonly number[];
}

export interface GameWon {
  kind: "game-won";
  seat: number;
}

/** The specials that the chooser sees, one more than are needed. */
export interface SpecialsDrawn {
  kind: "specials-drawn";
  seat: number;
  cards: readonly string[];
}

/** A seat has chosen the specials; those of a Seer stay secret. */
export interface SpecialsChosen {
  kind: "specials-chosen";
  seat: number;
  secret: boolean;
}

/** What the Seer sees: the cards to come, in their order. */
export interface OrderSeen {
  kind: "order-seen";
  seat: number;
  cards: readonly string[];
}

/** A kept card is used. */
export interface Used {
  kind: "used";
  seat: number;
  card: string;
}

/** After an Innkeeper: all bids are made again. */
export interface BidsTakenBack {
  kind: "bids-taken-back";
  card: string;
}

export interface BlueCoinAdded {
  kind: "blue-coin-added";
  seat: number;
  value: number;
}

export interface RodeDragon {
  kind: "rode-dragon";
  seat: number;
  value: number;
}

/** A kept card makes a bid count for more. */
export interface BidRaised {
  kind: "bid-raised";
  seat: number;
  card: string;
  value: number;
}

/** With a kept card this seat adds a coin to an open fist, its own or a rival's, or takes one out. */
export interface BidChanged {
  kind: "bid-changed";
  seat: number;
  victim: number;
  card: string;
  how: ChangeBid;
  coin: Coin;
  value: number;
}

/** A kept card of another player stops the power that this seat was about to use. */
export interface PowerStopped {
  kind: "power-stopped";
  seat: number;
  card: string;
}

export interface FairyTakenBack {
  kind: "fairy-taken-back";
  seats: readonly number[];
}

export interface FavorClaimed {
  kind: "favor-claimed";
  seat: number;
  card: string;
  coin: Coin;
}

export interface FavorPassed {
  kind: "favor-passed";
  seat: number;
  why: WhyFavor;
}

/** What the holder of the King's Favor gets from the bank at the end of a turn. */
export interface FavorPaid {
  kind: "favor-paid";
  seat: number;
  coins: Counts;
}

export interface PixiePaid {
  kind: "pixie-paid";
  seat: number;
  n: number;
}

export interface PointLost {
  kind: "point-lost";
  seat: number;
  total: number;
  card: string;
}

/** One player gives something to another, for all to see. */
export interface Gave {
  kind: "gave";
  seat: number;
  receiver: number;
  coins: Counts;
  stones: Counts;
}

/** All see who robs whom; which coin it was is in `Loot`. */
export interface CoinRobbed {
  kind: "coin-robbed";
  seat: number;
  victim: number;
}

/** All see who looks behind whose screen; what they find is in `ScreenSeen`. */
export interface LookedBehind {
  kind: "looked-behind";
  seat: number;
  victim: number;
}

/** Only for the seat that looks: the coins, and the stones if a kept card hides them. */
export interface ScreenSeen {
  kind: "screen-seen";
  seat: number;
  victim: number;
  coins: Counts;
  stones: Counts;
}

export interface StonesSwapped {
  kind: "stones-swapped";
  seat: number;
  other: number;
}

export interface CardsSwapped {
  kind: "cards-swapped";
  seat: number;
  card: string;
  other: number;
  other_card: string;
}

export interface CardStolen {
  kind: "card-stolen";
  seat: number;
  victim: number;
  card: string;
}

/** Cards from the top of the deck, all discarded. */
export interface CardsDug {
  kind: "cards-dug";
  seat: number;
  cards: readonly string[];
}

/** The stones from which a player may choose one. */
export interface StonesPassed {
  kind: "stones-passed";
  seat: number;
  stones: Counts;
}

export interface DieRolled {
  kind: "die-rolled";
  seat: number;
  face: number;
}

/** A seat did not answer in time: the default was played. */
export interface TimeRanOut {
  kind: "time-ran-out";
  seat: number;
  /** The kind of the decision. */
  decision: string;
}

export type GameEvent =
  | TurnBegan
  | DeckReshuffled
  | CardShown
  | CardPassed
  | FistsOpened
  | Cursed
  | NoBids
  | Tied
  | NobodyWon
  | Won
  | Doubled
  | Played
  | NothingHappened
  | Declined
  | Took
  | Paid
  | Bought
  | Stole
  | StoleNothing
  | Robbed
  | Loot
  | ColourNamed
  | StoneDrawn
  | Bust
  | StonesLost
  | CardKept
  | Scored
  | TurnEnded
  | FairyGiven
  | GameWon
  | SpecialsDrawn
  | SpecialsChosen
  | OrderSeen
  | Used
  | BidsTakenBack
  | BlueCoinAdded
  | RodeDragon
  | BidRaised
  | BidChanged
  | PowerStopped
  | FairyTakenBack
  | FavorClaimed
  | FavorPassed
  | FavorPaid
  | PixiePaid
  | PointLost
  | Gave
  | CoinRobbed
  | LookedBehind
  | ScreenSeen
  | StonesSwapped
  | CardsSwapped
  | CardStolen
  | CardsDug
  | StonesPassed
  | DieRolled
  | TimeRanOut;

/** The answer to each kind of decision. */
export interface Answers {
  "bid": Counts;
  "two-fists": TwoFists;
  "open-fist": Hand;
  "discard-special": string;
  "claim": "decline" | "fairy" | "common";
  "pass-favor": number;
  "use": boolean | number | "always" | "never";
  "change-bid": BidCoin | "stop";
  "victim": number;
  "loot": Stone;
  "give": GiveCoin | GiveStone;
  "colour": Stone;
  "draw": "stop" | "draw";
  "goes-without": number;
  "either": "first" | "second";
  "may": boolean;
  "player": number;
  "pay-coins": "decline" | "pay";
  "again": boolean;
  "double": boolean;
  "ghost": string;
  "imp": string;
  "kept-card": KeptCard;
  "own-kept-card": string;
  "dig": boolean;
  "necromancer": "decline" | "pay";
  "neighbour": number;
  "stone": Stone;
  "buy": Deal | "stop";
  "pay": Counts | "decline";
  "receiver": number;
}

/** What can be ordered now. */
export interface Offers {
  /** The ids of all cards of the box. */
  cards: readonly string[];
  /** The highest bid that can be ordered for one card. */
  most: number;
  /** The pieces that can be bid for each card that is still to come. */
  early: Readonly<Record<string, Counts>>;
}

/** The types of this family, for `TableModel` and the like. */
export interface Types {
  table: TableView;
  decision: Decision;
  sealed: SealedAnswer;
  answer: Answers[keyof Answers];
  event: GameEvent;
  options: Options;
  result: GameResult;
  worth: WorthData;
  offers: Offers;
}
