"""Fist of Dragonstones in tokens and numbers.

A fist is spelled as a count of each kind that is behind the screen, in the order of the box; two
fists one after the other. Every other answer is one of a few options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.refusal import BadSetup
from dragonstones.games.fist.auction import HANDS, Bid, TwoFists
from dragonstones.games.fist.characters.coins import witch
from dragonstones.games.fist.characters.dragons import red_dragon
from dragonstones.games.fist.characters.scorers import magician
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.game import FistGame
from dragonstones.games.fist.goods import coins
from dragonstones.games.fist.goods import stones as box_of_stones
from dragonstones.games.fist.stages import Stage
from dragonstones.research.actions import Alphabet, Token, Walk, one_of
from dragonstones.research.encoding import Encoding
from dragonstones.research.fields import (
    Counted,
    Each,
    Field,
    Listed,
    Number,
    OneOf,
    Part,
    View,
    of_question,
    of_table,
)
from dragonstones.research.flat import counts_of
from dragonstones.research.small import Setup, Small

#: The words of answers that are neither pieces nor cards.
WORDS = (
    *("decline", "pay", "stop", "draw", "first", "second", "always", "never"),
    *HANDS,
    *("coin", "stone", "seat", "card"),
)
PHASES = ("bids", "silver", "fists", "no-bids", "power", "specials", "over")
STAGES = ("gold", "common", "silver", "stones")
#: What only a table of the Tavern Edition has.
COURT = (*("favor", "first", "to_come_secret", "order", "discards_unseen", "not_asked", "always"),)
#: What all know of a seat.
PUBLIC = ("points", "stones", "front", "held", "seen")
#: What a question can be about.
ABOUT = (
    *("card", "what", "victim", "receiver", "colour", "stones", "coins", "prices"),
    *("left", "right", "block", "how"),
)
#: Every kind of decision.
KINDS = (
    *("bid", "two-fists", "open-fist", "discard-special", "claim", "pass-favor", "use", "victim"),
    *("loot", "give", "colour", "draw", "goes-without", "either", "may", "player", "pay-coins"),
    *("again", "double", "ghost", "imp", "kept-card", "own-kept-card", "dig", "necromancer"),
    *("neighbour", "stone", "buy", "pay", "receiver", "change-bid"),
)


def bid(decision: Bid) -> Walk:
    fist = {}
    for coin, own in decision.limits.items():
        if n := (yield range(own + 1)):
            fist[coin] = n
    return fist


def two_fists(decision: TwoFists) -> Walk:
    fists: dict[str, dict[str, int]] = {hand: {} for hand in HANDS}
    left = dict(decision.limits)
    for fist in fists.values():
        for coin, own in left.items():
            if n := (yield range(own + 1)):
                fist[coin] = n
        left = {coin: own - fist.get(coin, 0) for coin, own in left.items()}
    return fists


class FistEncoding(Encoding):
    game: FistGame
    longest = 10

    def __init__(self, game: FistGame) -> None:
        self._edition = game.edition
        super().__init__(game)

    def make_alphabet(self) -> Alphabet:
        edition = self._edition
        kinds = [name for name, _ in (*edition.coin_kinds, *edition.stone_kinds)]
        return Alphabet(1 + max(edition.coins), (*WORDS, *kinds, *edition.characters))

    def walk(self, decision: Decision) -> Walk:
        if isinstance(decision, TwoFists):
            return two_fists(decision)
        if isinstance(decision, Bid):
            return bid(decision)
        return one_of(self.alphabet, decision.options())

    def letters(self, decision: Decision, answer: Answer) -> Sequence[Token]:
        if isinstance(decision, TwoFists):
            return [answer[hand].get(coin, 0) for hand in HANDS for coin in decision.limits]
        if isinstance(decision, Bid):
            return [answer.get(coin, 0) for coin in decision.limits]
        return self.alphabet.letters(answer)

    def every_answer(self) -> Iterator[Answer]:
        """Fists and payments, then what names two things."""
        edition, stones = self._edition, _stones(self._edition)
        for stage in edition.stages.values():
            yield from counts_of(self._in_box(stage))
        for stone in stones:
            yield {"stone": stone}
        for coin in _coins(edition):
            yield {"coin": coin}
            yield from ({"coin": coin, "stone": stone} for stone in stones)
        for seat, card in product(range(edition.players[-1]), _kept(edition)):
            yield {"seat": seat, "card": card}

    def _in_box(self, stage: Stage) -> list[tuple[str, int]]:
        """How many of each kind of a stage are in the box."""
        counts = self._edition.stones if stage.id == "stones" else self._edition.coins
        return [(name, counts[place]) for name, place in stage.kinds]

    def parts(self) -> Sequence[Part]:
        edition = self._edition
        seats = Each("seat", edition.players[-1], _seat(edition), _at("seats"))
        court = [Part(of_table(*COURT), _court(edition))] if edition.has_court else []
        return [
            Part(_me, _own(edition)),
            Part(of_table("phase", "turn", "goal", "bank", "drawn", "deck"), _table(edition)),
            Part(_without_screens, [seats], by_place=True),
            Part(of_table("auction"), _auction(edition)),
            Part(of_table("to_come", "used", "discards"), _cards(edition)),
            *court,
            Part(of_question("kind", *ABOUT), _asked(edition)),
        ]


ENCODING = FistEncoding


# -- observations ------------------------------------------------------------------


def _coins(edition: Edition) -> list[str]:
    return [name for name, _ in edition.coin_kinds]


def _stones(edition: Edition) -> list[str]:
    return [name for name, _ in edition.stone_kinds]


def _things(edition: Edition) -> list[str]:
    """Cards and coins, each once: there is a Fairy among both."""
    return [*dict.fromkeys([*edition.characters, *_coins(edition)])]


def _kept(edition: Edition) -> list[str]:
    """The cards that can lie in front of a seat."""
    return [card.id for card in edition.characters.values() if card.is_kept]


def _me(view: View) -> Any:
    return {} if view["you"] is None else view["table"]["seats"][view["you"]]


def _own(edition: Edition) -> list[Field]:
    """What is behind the seat's own screen and in front of it, always at the same place."""
    return [
        Counted(
            "own.screen",
            "coins behind the own screen",
            _coins(edition),
            lambda view: _me(view).get("screen"),
        ),
        Counted(
            "own.stones",
            "the own stones",
            _stones(edition),
            lambda view: _me(view).get("stones"),
        ),
        Number("own.points", "the own points", lambda view: _me(view).get("points")),
    ]


def _table(edition: Edition) -> list[Field]:
    """What lies on the table."""
    coins, stones = _coins(edition), _stones(edition)
    return [
        OneOf("phase", "where the game is", PHASES, _at("phase")),
        Number("turn", "the number of the turn", _at("turn")),
        Number("goal", "the points that win", _at("goal")),
        Counted("bank.coins", "coins in the bank", coins, lambda v: v["table"]["bank"]["coins"]),
        Counted("bank.stones", "stones in the bag", stones, lambda v: v["table"]["bank"]["stones"]),
        Counted("drawn", "stones out of the bag, on the table", stones, _at("drawn")),
        Number("deck", "cards in the deck", _at("deck")),
    ]


def _cards(edition: Edition) -> list[Field]:
    cards = [*edition.characters]
    return [
        Listed("to_come", "cards to come this turn", cards, _at("to_come")),
        Listed("used", "cards auctioned this turn", cards, _at("used")),
        Listed("discards", "discarded specials", cards, _at("discards")),
    ]


def _without_screens(view: View) -> Any:
    """The public part of the seats."""
    return [[seat[name] for name in PUBLIC] for seat in view["table"]["seats"]]


def _seat(edition: Edition) -> list[Field]:
    """The fields of a seat of a view."""
    return [
        Number("here", "whether somebody sits there", lambda seat: 1),
        Number("points", "points", lambda seat: seat["points"]),
        Number("hidden", "whether the stones are hidden", lambda seat: seat["stones"] is None),
        Counted("stones", "stones", _stones(edition), lambda seat: seat["stones"]),
        Counted(
            "front",
            "spent coins that come back",
            [coin for coin in _coins(edition) if coin.startswith("fairy")],
            lambda seat: seat["front"],
        ),
        Listed("held", "kept cards", _kept(edition), lambda seat: seat["held"]),
        Number(
            "counted", "whether all could count the coins", lambda seat: seat["seen"] is not None
        ),
        Counted("seen", "the coins that all could count", _coins(edition), lambda s: s["seen"]),
    ]


def _auction(edition: Edition) -> list[Field]:
    """The auction under way, if there is one."""
    most, cards = edition.players[-1], [*edition.characters]
    seats, goods = [*map(str, range(most))], [*_coins(edition), *_stones(edition)]

    def at(name: str) -> Callable[[View], Any]:
        return lambda view: auction[name] if (auction := view["table"]["auction"]) else None

    def bidders(view: View) -> list[str]:
        return [str(seat) for seat in at("bidders")(view) or ()]

    def fists(view: View) -> list[Any]:
        """Fists by seat, if they are open."""
        shown: list[Any] = [None] * most
        auction = view["table"]["auction"]
        if auction:
            for place, fist in enumerate(auction["fists"]):
                worth = auction["values"][place]
                shown[auction["bidders"][place]] = None if fist is None else (fist, worth)
        return shown

    fist = [
        Number("open", "whether the fist of this stage is open", lambda fist: 1),
        Number("value", "what it is worth", lambda fist: fist[1]),
        Counted("in", "what is in it", goods, lambda fist: fist[0]),
    ]
    gold = [Counted("in", "what was in the fist of the first stage", goods, lambda fist: fist)]
    return [
        OneOf("auction.card", "the card for sale", cards, at("card")),
        OneOf("auction.playing", "the card whose power is used", cards, at("playing")),
        OneOf("auction.stage", "what is bid", STAGES, at("stage")),
        Listed("auction.bidders", "the seats that bid in this stage", seats, bidders),
        Each("fist", most, fist, fists),
        Each("gold_fist", most, gold, at("gold_fists")),
    ]


def _court(edition: Edition) -> list[Field]:
    """The King's Favor, and what is known of cards that lie face down."""
    seats, cards = range(edition.players[-1]), [*edition.characters]
    things = _things(edition)

    def places(view: View) -> dict[str, int]:
        return {card: n + 1 for n, card in enumerate(view["table"].get("order") or ())}

    return [
        OneOf("favor", "the seat with the King's Favor", seats, _at("favor")),
        OneOf("first", "the seat from which reactions go clockwise", seats, _at("first")),
        Number("to_come_secret", "cards to come that lie face down", _at("to_come_secret")),
        Counted("order", "the place of each card to come, if it is known", cards, places),
        Number("discards_unseen", "discards that nobody has shown", _at("discards_unseen")),
        Listed("not_asked", "about what the seat is not asked this turn", things, _at("not_asked")),
        Listed("always", "what the seat always uses", things, _at("always")),
    ]


def _asked(edition: Edition) -> list[Field]:
    """The question to the seat that looks."""
    seats, coins, stones = range(edition.players[-1]), _coins(edition), _stones(edition)
    cards = [*edition.characters]

    def at(*names: str) -> Callable[[View], Any]:
        def look(view: View) -> Any:
            decision = view["decision"] or {}
            return next((decision[name] for name in names if name in decision), None)

        return look

    return [
        OneOf("asked", "the kind of the question", KINDS, at("kind")),
        OneOf("asked.card", "the card that asks", cards, at("card")),
        OneOf("asked.what", "the kept card or coin to use", _things(edition), at("what")),
        OneOf("asked.seat", "the seat that it is about", seats, at("victim", "receiver")),
        OneOf("asked.colour", "the colour that it is about", stones, at("colour")),
        Counted("asked.stones", "the stones of the victim", stones, at("stones")),
        Counted("asked.coins", "what it costs", coins, at("coins", "prices")),
        Counted("asked.left", "in the own left fist", [*coins, *stones], at("left")),
        Counted("asked.right", "in the own right fist", [*coins, *stones], at("right")),
        Number("asked.block", "which block of the card asks", at("block")),
    ]


def _at(name: str) -> Callable[[View], Any]:
    """A field of the table."""
    return lambda view: view["table"].get(name)


# -- a game to be solved -----------------------------------------------------------


def two_cards(fairy: int, silver: int, stones: int, turns: int) -> Setup:
    """Three seats and two cards: a dragon brings a stone, and with four stones the Magician brings
    a point, which wins. Everything is open except the fists and the order of the cards."""
    _check_small(
        fairy=(fairy, 1, 4), silver=(silver, 0, 4), stones=(stones, 2, 4), turns=(turns, 1, 3)
    )
    of_dragon, of_magician = red_dragon.id, MAGICIAN.id
    edition = replace(
        EDITION_2002,
        id="two-cards",
        players=range(3, 4),
        goal=1,
        stones=box_of_stones(red=20),
        purse=coins(fairy=fairy, silver=silver),
        stones_dealt=stones,
        # The first is the Witch, which is not in this game.
        standards=(witch, MAGICIAN, red_dragon),
        witches=0,
        specials=(),
        specials_a_turn=0,
    )
    # All stones are red, and the deck has no cards.
    before = [None] * (3 * stones + 1)
    orders = product([[of_dragon, of_magician], [of_magician, of_dragon]], repeat=turns)
    return Setup(FistGame(edition), 3, [[*before, *order] for order in orders], turns)


def _check_small(**numbers: tuple[int, int, int]) -> None:
    for name, (found, least, most) in numbers.items():
        if found not in range(least, most + 1):
            raise BadSetup("wrong-choice", name=name, found=found, values=[*range(least, most + 1)])


MAGICIAN = magician(silver=3)
SMALL = {"two_cards": Small({"fairy": 2, "silver": 1, "stones": 4, "turns": 1}, two_cards)}
