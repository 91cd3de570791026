"""The Merchant: plays Fist by what each card is worth to it now.

Worth is counted in gold coins. It follows from the character's own effects, so a new card
written in them needs no change here.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from dragonstones.bots.bot import Bot, Moment
from dragonstones.bots.fist.rivals import Odds, chance_to_win, edition_of, odds, purse_of
from dragonstones.bots.personality import PERSONALITIES, PLAIN, Grudges
from dragonstones.bots.rated import DRAWS, Rated, best, considered
from dragonstones.bots.why import Why, plain
from dragonstones.engine.decisions import Answer
from dragonstones.engine.events import Event
from dragonstones.games.fist.auction import worth as fist_worth
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.effects import (
    Blight,
    Effect,
    Either,
    Let,
    May,
    Pay,
    SwapStones,
    Take,
)
from dragonstones.games.fist.effects.moves import Again, Change, Count, Do, Move, TwoFists, Win
from dragonstones.games.fist.events import CoinRobbed, Cursed, FistsOpened, Robbed, Stole, Won
from dragonstones.games.fist.goods import COINS, COLOURS, STONES

Coins = dict[str, int]
Stones = dict[str, int]
View = dict[str, Any]

COIN_WORTH = {
    "fairy": 2.5,
    "common": 1.0,
    "silver": 0.35,
    "fairy-silver": 0.9,
    "black": 2.0,
    "amulet": 2.5,
    "magic-blue": 1.5,
    "magic-purple": 1.0,
}
#: The same under the house rule that Fairy Gold does not come back: then it is like other gold.
SPENT_FOR_GOOD = {**COIN_WORTH, "fairy": COIN_WORTH["common"]}
WHITE_STONE = 1.6
#: A point is worth more the fewer are still needed to win.
POINT_WORTH = {0: 7.0, 1: 9.0, 2: 100.0}
WINS = 50.0
#: What a card is worth whose power is a function.
FUNCTION_WORTH = {
    "rainbow-dragon": 2.2,
    "generous-dragon": 0.5,
    "wise-dragon": 1.0,
    "manipulator": 1.5,
    "forger": 0.5,
}
#: What a coin in the fist costs: Fairy Gold comes back.
SPENT = {**COIN_WORTH, "fairy": 1.0}
#: Losers pay as well: a card must be worth this much before it is worth a coin.
ENTRY = 1.0
#: How strongly it prefers better cards: the exponent of their worth when it shares out its purse.
PICKY = 2.0
#: How much of a purse is for this turn if no coin comes back.
THIS_TURN = 0.4
#: How often a bold or sly one bids for a card that it has no use for.
BLUFF = 0.1
#: How big a grudge each of these causes.
ROBBED, CURSED, OUTBID = 2.0, 1.0, 0.25
#: Kinds of choice that are rated like another kind.
ALIKE = {"imp": "ghost", "loot": "stone", "neighbour": "receiver", "pass-favor": "receiver"}


def set_worth(stones: Stones) -> float:
    """What a set of stones is worth: each a little, and more as it nears a payment."""
    return _set_worth(*[stones[colour] for colour in COLOURS])


@lru_cache(10_000)  # the same few sets come again and again
def _set_worth(*counts: int) -> float:
    total, most = sum(counts), max(counts)
    colours = sum(n > 0 for n in counts)
    worth = 0.8 * min(total, 6)
    worth += (0.0, 0.3, 1.0, 2.5)[colours]  # the Wizard's three colours
    worth += 1.5 if total >= 4 else 0.0  # the Magician's four stones
    return worth + (0.0, 0.0, 0.3, 1.2, 4.0)[min(most, 4)]  # the Sorcerer's four alike


class Appraisal:
    """What cards and stones are worth to one seat, seen from a view."""

    def __init__(self, view: View, seat: int, edition: Edition | None = None) -> None:
        """The edition is looked up for this view if it is not given."""
        self.table = view["table"]
        self.edition = edition or edition_of(view)
        self.characters: dict[str, Character] = self.edition.characters
        self.goal: int = self.edition.goal
        self.seat = seat
        self.coin_worth = COIN_WORTH if self.edition.new_fairy is None else SPENT_FOR_GOOD
        self.mine = self.table["seats"][seat]
        #: The owner of the Elf hides theirs: then nobody can count on knowing them.
        self.own: Stones = self.mine["stones"] or dict.fromkeys(STONES, 0)
        self.bank = self.table["bank"]
        self._depth = 0

    @property
    def points(self) -> int:
        return int(self.mine["points"])

    @property
    def players(self) -> int:
        return len(self.table["seats"])

    def others(self) -> list[Appraisal]:
        seats = (*range(self.seat + 1, self.players), *range(self.seat))
        return [Appraisal({"table": self.table}, seat, self.edition) for seat in seats]

    def point(self, n: int = 1) -> float:
        missing = self.goal - self.points
        return POINT_WORTH[2] if n >= missing else n * POINT_WORTH[1 if missing == 2 else 0]

    def lost_point(self) -> float:
        missing = self.goal - self.points + 1
        return -POINT_WORTH[1 if missing == 2 else 0] if self.points else 0.0

    def coins(self, kind: str, n: int) -> float:
        in_bank: int = self.bank["coins"].get(kind, 0) or (kind == "black")
        return self.coin_worth[kind] * min(n, in_bank)

    def stones(self, counts: Mapping[str, int]) -> float:
        in_bank = self.bank["stones"]
        gems = [k for k, n in counts.items() for _ in range(min(n, in_bank.get(k, 0)))]
        colours = [colour for colour in gems if colour != "white"]
        worth = WHITE_STONE * gems.count("white")
        return worth + (self.more_stones(*colours) if colours else 0.0)

    def any_stone(self) -> float:
        colours = [colour for colour in COLOURS if self.bank["stones"][colour]]
        return self.more_stones(self.best_stone(colours)) if colours else 0.0

    def more_stones(self, *colours: str) -> float:
        """What these stones would add to those that the seat has."""
        after = dict(self.own)
        for colour in colours:
            after[colour] += 1
        return set_worth(after) - set_worth(self.own)

    def best_stone(self, colours: list[str]) -> str:
        return max(colours, key=self.more_stones)

    def own_stones(self) -> int:
        return sum(self.own.values())

    def hoard(self) -> float:
        return set_worth(self.own) + WHITE_STONE * self.own.get("white", 0)

    def colours(self) -> int:
        return sum(self.bank["stones"][colour] > 0 for colour in COLOURS)

    def card(self, card: str) -> float:
        power: Effect = self.characters[card].power
        return max(0.0, power.worth(self, card))

    def pile(self, name: str) -> list[float]:
        """The worth of each card of a pile, without endless chains of cards that play others."""
        if self._depth == 2:
            return []
        self._depth += 1
        worths = [self.card(card) for card in self.table[name]]
        self._depth -= 1
        return worths

    def kept(self, card: str) -> float:
        return float(self.characters[card].worth_kept(self))

    def function(self, card: str) -> float:
        if card == "necromancer":
            return 0.6 * self.point()
        if card == "psychic":
            return self.point() / 4 - (2.0 if self.points else 0.0)
        return FUNCTION_WORTH.get(card, 1.0)

    def ways(self, effect: Pay) -> list[Stones]:
        own = [self.own.get(stone, 0) for stone in STONES]
        wild = self.edition.wild_with(self.mine["held"])
        return [dict(zip(STONES, way, strict=True)) for way in effect.ways(own, wild)]

    def payment(self, pay: Pay) -> float | None:
        return min((self.loss(way) for way in self.ways(pay)), default=None)

    def loss(self, stones: Stones) -> float:
        """What is lost by paying these stones."""
        after = {colour: n - stones.get(colour, 0) for colour, n in self.own.items()}
        return set_worth(self.own) - set_worth(after)


class Remembering(Appraisal):
    """An appraisal that remembers the worths that depend neither on the cards of the turn nor on
    what others have."""

    known: dict[str, float]
    _has_looked = False

    def card(self, card: str) -> float:
        worth = self.known.get(card)
        if worth is None:
            before, self._has_looked = self._has_looked, False
            worth = super().card(card)
            if not self._has_looked:
                self.known[card] = worth
            self._has_looked |= before
        return worth

    def pile(self, name: str) -> list[float]:
        self._has_looked = True
        return super().pile(name)

    def others(self) -> list[Appraisal]:
        self._has_looked = True
        return super().others()


def enough(edition: Edition) -> dict[str, int]:
    """How many of each coin and stone the bank must have so that more make no difference."""
    most = dict.fromkeys((*COINS, *STONES), 1)
    for character in edition.characters.values():
        for block in character.blocks:
            if isinstance(block, Take):
                most |= {name: max(n, most[name]) for name, n in block.goods.items()}
    return most


class Appraisals:
    """Appraisals of views, which share the worths that stay the same from view to view."""

    def __init__(self) -> None:
        self._view: View | None = None
        self._edition: Edition | None = None
        #: By what the bank has, as far as it makes a difference; then by points, stones and cards.
        self._banks: dict[tuple[int, ...], dict[tuple[Any, ...], dict[str, float]]] = {}
        #: The worths for each seat of the view.
        self._known: list[dict[str, float]] = []

    def of(self, view: View, seat: int) -> Appraisal:
        """What cards are worth to a seat."""
        if view is not self._view:
            self._look(view)
        mine = Remembering(view, seat, self._edition)
        mine.known = self._known[seat]
        return mine

    def worth(self, view: View, seat: int, card: str) -> float:
        """What a card is worth to a seat."""
        if view is not self._view:
            self._look(view)
        worth = self._known[seat].get(card)
        return self.of(view, seat).card(card) if worth is None else worth

    def _look(self, view: View) -> None:
        self._view, edition, table = view, edition_of(view), view["table"]
        if edition is not self._edition:
            self._edition, self._enough = edition, enough(edition)
            self._banks.clear()
        most, goods = self._enough, table["bank"]
        bank = [
            n if n < most[name] else most[name]
            for kind in ("coins", "stones")
            for name, n in goods[kind].items()
        ]
        hands = self._banks.setdefault(tuple(bank), {})
        self._known = [hands.setdefault(_hand(seat), {}) for seat in table["seats"]]


def _hand(seat: View) -> tuple[Any, ...]:
    """What decides what cards are worth to a seat."""
    stones = seat["stones"]
    return seat["points"], stones and tuple(stones.values()), *seat["held"]


class Lot(NamedTuple):
    """What is at stake for a seat that bids in coins."""

    card: str
    stage: str
    limits: Coins
    #: What the card is worth to it, and to the rival who values it most.
    worth: float
    threat: float
    #: How many cards are still to come this turn; and what they are worth to it, if gold is bid.
    to_come: int
    later: Sequence[float]
    is_dragon: bool
    #: Spent Fairy Gold comes back after the turn.
    fairy_returns: bool


class Merchant(Bot):
    """Bids by worth, varied so that it cannot be read; builds towards points.

    There is a method for each kind of choice, which says what the options are worth.
    """

    level = "merchant"

    def __init__(self, seed: int | str, persona: str = "") -> None:
        self.name = f"{self.level}:{persona}" if persona else self.level
        self.personality = PERSONALITIES.get(persona, PLAIN)
        self._rng = random.Random(seed)
        self._appraisals = Appraisals()
        #: What it saw when it was last asked, and what it answered.
        self._last: tuple[View, Answer] | None = None

    def answer(self, moment: Moment) -> Answer:
        view = moment.view
        answer = self._choose(view, moment.decision.default)
        self._last = view, answer
        return answer

    def _choose(self, view: View, otherwise: Answer) -> Answer:
        asked = view["decision"]
        mine = self._appraisals.of(view, asked["seat"])
        if "limits" in asked:
            fist = self._bid(view, mine, asked)
            return fist if asked["kind"] == "bid" else {"left": fist, "right": {}}
        if len(asked["options"]) == 1:
            return asked["options"][0]
        rated = self._rated(mine, asked)
        return best(rated) if rated else otherwise

    def _rated(self, mine: Appraisal, asked: View) -> Rated:
        """The options with their worths; empty if it does not know the kind of choice."""
        kind: str = asked["kind"]
        kind = ALIKE.get(kind, kind)
        rate = getattr(self, f"_{kind.replace('-', '_')}", None)
        return rate(mine, asked, asked["options"]) if rate else []

    # -- why ----------------------------------------------------------------

    def why(self) -> dict[str, Any] | None:
        """Its reasons. A twin with its own dice is asked many times, so that later play is the
        same."""
        if self._last is None:
            return None
        view, answer = self._last
        asked, auction = view["decision"], view["table"]["auction"]
        twin, mine = copy.copy(self), Appraisal(view, asked["seat"])
        twin._rng = copy.copy(self._rng)
        draws = [answer, *(twin._choose(view, answer) for _ in range(DRAWS - 1))]
        why: Why = {"bot": self.name, "answer": answer, "unit": "coins", "values_in": "coins"}
        if auction:
            card, seats = auction["card"], range(len(view["table"]["seats"]))
            worths = {seat: Appraisal(view, seat, mine.edition).card(card) for seat in seats}
            why["worth"], why["to_others"] = worths.pop(mine.seat), worths
        if "limits" in asked:
            rivals = [seat for seat in auction["bidders"] if seat != mine.seat]
            why["their_bids"] = {seat: twin._expected_bids(view, seat) for seat in rivals}
            rated = self._rated_bids(mine, draws, why)
        else:
            rated = twin._rated(mine, asked) if len(asked["options"]) > 1 else []
        why["considered"] = considered(draws, rated)
        return plain(why)

    def _expected_bids(self, view: View, seat: int) -> Odds:
        """How a plain Merchant would bid in another seat, with the purse that seat may have."""
        self.personality = PLAIN
        asked, mine = dict(view["decision"], seat=seat), Appraisal(view, seat)
        asked["limits"] = purse_of(view, seat, asked["stage"])
        return odds(fist_worth(self._bid(view, mine, asked)) for _ in range(DRAWS))

    def _rated_bids(self, mine: Appraisal, bids: list[Answer], why: Why) -> Rated:
        """What each bid may gain: the card's worth by the chance to win it, less the price; a curse
        has no price."""
        if mine.characters[mine.table["auction"]["card"]].lowest:
            return []
        rivals, rated = list(why["their_bids"].values()), []
        for bid in bids:
            fist = bid.get("left", bid)
            if "black" not in fist:
                price = sum(n * SPENT.get(coin, 1.0) for coin, n in fist.items())
                chance = chance_to_win(fist_worth(fist), rivals)
                rated.append((bid, chance * why["worth"] - price))
        return rated

    # -- bids ---------------------------------------------------------------

    def _bid(self, view: View, mine: Appraisal, asked: View) -> Coins:
        card, stage, limits = mine.table["auction"]["card"], asked["stage"], asked["limits"]
        if mine.characters[card].lowest:
            return self._above_the_lowest(mine, card, stage, limits)
        worth = mine.card(card)
        if stage == "stones":
            return self._in_stones(limits, worth)
        threat, to_come = self._threat(view, mine, card), mine.table["to_come"]
        later = [mine.card(one) for one in to_come] if stage == "gold" else []
        about = mine.characters[card].is_dragon, mine.edition.new_fairy is None
        return self.fist(Lot(card, stage, limits, worth, threat, len(to_come), later, *about))

    def fist(self, lot: Lot) -> Coins:
        """What it bids in coins."""
        limits, worth = lot.limits, lot.worth
        if "black" in limits and worth < WINS and self._curse(lot):
            return {"black": 1}
        if lot.stage == "silver":
            fist = self._silver(limits, worth)
        elif lot.stage == "common":
            own = limits.get("common", 0)
            fist = {"common": own if worth >= WINS else min(own, self._rng.randint(0, 3))}
        else:
            fist = self._gold(lot)
        if "amulet" in limits and worth >= 6 and any(fist.values()) and self._rng.random() < 0.7:
            fist["amulet"] = 1
        return {coin: n for coin, n in fist.items() if n}

    def _above_the_lowest(self, mine: Appraisal, card: str, stage: str, limits: Coins) -> Coins:
        """A bid for a card that goes to the lowest bid: avoiding harm is worth a coin or two."""
        coin = "silver" if stage == "silver" else "fairy"
        harm = mine.characters[card].power.worth(mine, card) < 0
        n = self._rng.randint(1, 3) if harm else 0
        n = min(n, limits.get(coin, 0))
        return {coin: n} if n else {}

    def _in_stones(self, limits: Coins, worth: float) -> Coins:
        """A bid of the stones that it can best spare."""
        n = sum(limits.values()) if worth >= WINS else self._rng.randint(0, 3)
        fist: Coins = {}
        left = dict(limits)
        for _ in range(min(n, sum(left.values()))):
            stone = max(left, key=lambda kind: left[kind] - (9 if kind == "white" else 0))
            fist[stone] = fist.get(stone, 0) + 1
            left[stone] -= 1
            if not left[stone]:
                del left[stone]
        return fist

    def _threat(self, view: View, mine: Appraisal, card: str) -> float:
        """What the card is worth to the rival who values it most; a grudge adds to that."""
        threats = []
        for seat in range(len(view["table"]["seats"])):
            if seat != mine.seat:
                worth = self._appraisals.worth(view, seat, card)
                threats.append(worth and worth + self._grudge(seat, mine.seat))
        return max(threats)

    def _grudge(self, seat: int, me: int) -> float:
        """How big its grudge against a seat is: this bot forgets everything."""
        return 0.0

    def _curse(self, lot: Lot) -> bool:
        """Whether to curse: if somebody would win the game, or the coin would soon be lost."""
        if lot.threat >= WINS:
            return self._rng.random() < 0.9
        return lot.threat > lot.worth + 4 and (lot.to_come <= 3 or self._rng.random() < 0.3)

    def _silver(self, limits: Coins, worth: float) -> Coins:
        own, kept = limits.get("silver", 0), 0.2 * self.personality.thrifty
        share = 1.0 if worth >= WINS else self._rng.uniform(0.2, 0.8) - kept
        silver = min(own, round(own * share) or 1)
        return {"silver": silver, "fairy-silver": limits.get("fairy-silver", 0)}

    def _gold(self, lot: Lot) -> Coins:
        fairy, common = lot.limits.get("fairy", 0), lot.limits.get("common", 0)
        purse, who, worth = fairy + common, self.personality, lot.worth
        if worth >= WINS or (lot.threat >= WINS and worth >= 2):
            n = purse
        else:
            bluff = BLUFF * (max(0.0, who.bold) + max(0.0, who.sly))
            if bluff and self._rng.random() < bluff:
                worth += 2.0
            # The card's share of the purse, compared with all that is still to come this turn.
            power, more = PICKY + 0.4 * who.thrifty, 1 + 0.25 * who.bold
            entry = ENTRY * (1 + 0.4 * who.thrifty - 0.2 * who.bold)
            worth = max(0.0, worth - entry)
            later = sum([(one - entry) ** power for one in lot.later if one > entry])
            share = worth**power / (worth**power + later) if worth else 0.0
            mood = self._rng.uniform(0.8 - 0.5 * who.sly, 2.2 + 0.5 * who.sly) * more
            meant = purse if lot.fairy_returns else THIS_TURN * purse
            n = round(meant * share * mood + self._rng.uniform(-0.5, 0.5))
            most = worth * self._rng.uniform(0.8, 1.6) * more + self._rng.uniform(0, 2)
            n = max(0, min(n, purse, round(most)))
        spend_fairy = min(n, fairy)
        # Common Gold is gone for good, so it is only for a card that is worth it.
        worthy = worth >= 3 + 2 * who.thrifty - who.bold
        return {"fairy": spend_fairy, "common": n - spend_fairy if worthy else 0}

    # -- choices, by the kind of decision --------------------------------------

    def _either(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        either, card = self._block(mine, asked), asked["card"]
        assert isinstance(either, Either)
        ways = {"first": either.first, "second": either.second}
        return [(name, ways[name].worth(mine, card)) for name in options]

    def _may(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        may = self._block(mine, asked)
        assert isinstance(may, May)
        return [(True, may.do.worth(mine, asked["card"])), (False, 0.1)]

    def _block(self, mine: Appraisal, asked: View) -> Effect:
        """The block of a card that asks."""
        return mine.characters[asked["card"]].blocks[asked.get("block", 0)]

    def _pay_coins(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """Pays if the whole card, its price included, is worth it."""
        worth = mine.characters[asked["card"]].power.worth(mine, asked["card"])
        return [(one, worth if one == "pay" else 0.0) for one in options]

    def _pay(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """Pays the stones that it can best spare."""
        return [
            (way, -mine.loss(way) - WHITE_STONE * way.get("white", 0))
            for way in options
            if way != "decline"
        ]

    def _stone(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        white = {"white": max(map(mine.more_stones, COLOURS)) + WHITE_STONE}
        return [(s, white[s] if s in white else mine.more_stones(s)) for s in options]

    def _colour(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        blights = any(isinstance(b, Blight) for b in mine.characters[asked["card"]].blocks)
        if blights:  # what the others lose, as long as I lose little
            seats = mine.table["seats"]
            return [
                (c, sum((s["stones"] or {}).get(c, 0) for s in seats) - 3.0 * mine.own[c])
                for c in options
            ]
        return [(colour, -float(mine.bank["stones"][colour])) for colour in options]

    def _victim(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """If stones are swapped, the seat with the best ones."""
        if any(isinstance(b, SwapStones) for b in mine.characters[asked["card"]].blocks):
            hoards = {rival.seat: rival.hoard() for rival in mine.others()}
            return [(seat, hoards[seat] + self._grudge(seat, mine.seat)) for seat in options]
        return self._goes_without(mine, asked, options)

    def _goes_without(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """The seat with most points, then most stones; but first of all one it has a grudge on."""
        seats = mine.table["seats"]
        return [
            (
                seat,
                seats[seat]["points"]
                + sum((seats[seat]["stones"] or {}).values()) / 100
                - seat / 10_000
                + self._grudge(seat, mine.seat),
            )
            for seat in options
        ]

    def _receiver(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """The least dangerous seat."""
        return [(seat, -float(mine.table["seats"][seat]["points"])) for seat in options]

    def _player(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """The seat on which a card acts: a harmless one for good, a leading one for bad."""
        lets = [b for b in mine.characters[asked["card"]].blocks if isinstance(b, Let)]
        good = any(let.do.worth(mine, asked["card"]) > 0 for let in lets)
        return (self._receiver if good else self._goes_without)(mine, asked, options)

    def _give(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        def worth(item: Any) -> float:
            if "coin" in item:
                return mine.coin_worth[item["coin"]]
            if item["stone"] == "white":
                return WHITE_STONE
            return mine.loss({item["stone"]: 1})

        return [(item, -worth(item)) for item in options]

    def _use(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """A kept card or coin, offered in a window."""
        if options == [False, "never"]:
            return [(False, 0.0)]
        auction, what = mine.table["auction"], asked["what"]
        worth = mine.card(auction["card"])
        if any(type(option) is int for option in options):  # how much Fairy Gold to bring back
            most = max(n for n in options if type(n) is int)
            return [(False, self._rng.random()), (most, 0.5)]
        bids = dict(zip(auction["bidders"], auction["values"], strict=False))
        own = bids.pop(mine.seat, 0) or 0
        missing = max((value or 0 for value in bids.values()), default=0) - own
        if what == "magic-blue":
            return self._closes(worth, missing, 1)
        uses = [self._use_of(move, worth, missing, mine, what) for move in self._moves(mine, what)]
        return max(uses, key=lambda rated: rated[0][1] - rated[1][1])

    def _moves(self, mine: Appraisal, what: str) -> list[Move]:
        """The moves of a kept card."""
        return [move for _, move in mine.characters[what].when]

    def _closes(self, worth: float, missing: int, more: int) -> Rated:
        """Adding a little to a fist, if that is enough to win."""
        return [(True, worth if 0 <= missing <= more else 0.0), (False, 3.0)]

    def _change_bid(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """A coin more if it lacks one, one less if it has too many, or one less for a rival who is
        ahead."""
        auction, how = mine.table["auction"], asked["how"]
        values = dict(zip(auction["bidders"], auction["values"], strict=True))
        own = values.pop(mine.seat, 0) or 0
        top = max((value or 0 for value in values.values()), default=0)
        rated: Rated = [("stop", 0.0)]
        for change in options[1:]:
            price = mine.coin_worth[change["coin"]]
            if how == "add":
                worth = mine.card(auction["card"]) - price if own <= top else -price
            elif how == "take-back":
                worth = price if own > top + 1 else -price
            else:
                stands_in_the_way = (values[change["seat"]] or 0) >= own
                worth = mine.card(auction["card"]) if stands_in_the_way else -price
            rated.append((change, worth))
        return rated

    def _use_of(self, move: Move, worth: float, missing: int, mine: Appraisal, what: str) -> Rated:
        """What using a card now is worth, and what keeping it for later is."""
        match move:
            case Count():
                return self._closes(worth, missing, move.more)
            case Change(how="take-back"):
                return [(True, 1.0 if missing < -1 else 0.0), (False, 0.5)]
            case Change():
                return self._closes(worth, missing, move.most)
            case Again():
                return [(True, worth if missing > 0 else 0.0), (False, 6.0)]
            case Do():
                return [(True, move.effect.worth(mine, what)), (False, 1.0)]
            case Win():  # for nothing, or instead of a tie
                bids = mine.table["auction"]["values"]
                return [(True, worth), (False, 4.0 if any(bids) else 1.5)]
            case TwoFists():
                return [(True, worth), (False, 6.0)]
        return [(True, worth), (False, 8.0)]

    def _claim(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        worth = mine.card(mine.table["auction"]["card"])
        return [*((coin, worth) for coin in options[1:2]), ("decline", 1.5)]

    def _discard_special(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        return [(card, -mine.card(card)) for card in options]

    def _kept_card(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        return [(option, mine.kept(option["card"])) for option in options]

    def _own_kept_card(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        return [(card, -mine.kept(card)) for card in options]

    def _dig(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        return [(True, 0.5), (False, 0.0)]

    def _open_fist(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        return [("left", 1.0), ("right", 0.0)]

    def _again(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        return [(True, 1.0), (False, 0.0)]

    def _double(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        return [(True, mine.card(asked["card"])), (False, 3.0)]

    def _ghost(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        """Declines, if it can, rather than play a card that does harm."""
        declined = [("decline", 0.0)] if "decline" in options else []
        return declined + [(card, mine.card(card)) for card in options if card != "decline"]

    def _draw(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        bag, drawn = mine.bank["stones"], sum(mine.table["drawn"].values())
        total = sum(bag[colour] for colour in COLOURS)
        bust = bag[asked["colour"]] / total
        return [("stop", bust * drawn if drawn < 5 else 1.0), ("draw", 1 - bust)]

    def _buy(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        def profit(deal: Any) -> float:
            if deal == "stop":
                return 0.0
            price: float = mine.coin_worth[deal["coin"]] * asked["prices"][deal["coin"]]
            return mine.more_stones(deal["stone"]) - price

        return [(deal, profit(deal)) for deal in options]

    def _necromancer(self, mine: Appraisal, asked: View, options: list[Any]) -> Rated:
        auction = mine.table["auction"]
        price = auction["gold_fists"][mine.seat].get("fairy", 0) * mine.coin_worth["fairy"]
        return [("decline", price), ("pay", mine.point())]


class Avenger(Merchant):
    """A Merchant that remembers who robbed, cursed or outbid it."""

    def __init__(self, seed: int | str, persona: str = "") -> None:
        super().__init__(seed, persona)
        self._grudges = Grudges()
        #: The seats that bid in the last auction that it saw.
        self._bidders: list[int] = []

    def see(self, event: Event) -> None:
        match event:
            case FistsOpened(_, seats, fists):
                self._bidders = [seat for seat, fist in zip(seats, fists, strict=True) if fist]
            case Stole(seat, victim) | Robbed(seat, victim) | CoinRobbed(seat, victim):
                self._grudges.add(seat, victim, ROBBED)
            case Cursed(_, seats):
                for seat, bidder in product(seats, self._bidders):
                    self._grudges.add(seat, bidder, CURSED)
            case Won(seat):
                for bidder in self._bidders:
                    self._grudges.add(seat, bidder, OUTBID)

    def _grudge(self, seat: int, me: int) -> float:
        return self.personality.vengeful * self._grudges.against(seat, me)


def merchant(seed: int | str, persona: str = "") -> Merchant:
    """A Merchant. Looking at every event takes time, so only a vengeful one does."""
    vengeful = PERSONALITIES.get(persona, PLAIN).vengeful
    return (Avenger if vengeful else Merchant)(seed, persona)
