"""The lab's games of Fist: one character in the place of every special that comes up.

Quick hands, which bid as Merchants do, play a game by the book. Wherever a special is shown, the
tested card is shown instead, and all close their fists. If one coin has decided, the game is played
on from there several times, in pairs: once as it is, and once with the fists of the winner and of
the outbid seat exchanged; or, if that seat cannot bid more, with two coins less in the winner's.
The two games have the same luck, the same cards to come and the same dice, until the play differs.
What the card gains is the difference for those two seats.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache
from statistics import fmean
from typing import Any, NamedTuple

from dragonstones.arena.balance.fist import PIECES
from dragonstones.arena.lab.experiment import EFFECT, SEATS, Facts, Measure
from dragonstones.bots.fist.quick import QuickHand, Worths
from dragonstones.engine import IllegalAnswer, Match, get_game
from dragonstones.engine.chance import Chance
from dragonstones.engine.sharing import canonical
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.auction import Auction, Fist
from dragonstones.games.fist.cards import Card, read_card, rules_data
from dragonstones.games.fist.favor import redraw_court
from dragonstones.games.fist.home_made import HOME_MADE, Brought, brought_data, with_home_made
from dragonstones.games.fist.piles import shuffled, take_out
from dragonstones.games.fist.table import Table

#: How often a close auction is played on with and without the exchange. Luck varies more than
#: auctions do, so repeating an auction costs less than finding more of them.
PAIRS = 4
#: Only a game that is stuck reaches this.
MOST_TURNS = 200
#: Coins that come back after the turn.
COME_BACK = ("fairy", "fairy-silver")
#: How an auction can end.
OUTCOMES = ("won", "tied", "no_bids", "cursed")


class LabGame(FistGame):
    """A box that begins at a given table, and in which only luck is redrawn."""

    #: None: with the set-up.
    start: Table | None = None

    def at(self, table: Table) -> LabGame:
        """The same box with its table like this, between two auctions."""
        other = copy(self)
        other.start = table
        return other

    def with_options(self, options: Mapping[str, Any]) -> FistGame:
        return self

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Table:
        if self.start is None:
            return super().set_up(seats, options, chance)
        table = self.start.copy()
        table.chance = chance
        return table

    def redraw(self, table: Table, seat: int, chance: Chance) -> None:
        """Redraw the cards to come. Screens stay as they are: all fists must be possible again."""
        if table.court:
            redraw_court(table, seat, chance)
        else:
            table.to_come = list(shuffled(table.to_come, chance))
            table.deck = shuffled(table.deck, chance)


class Held(NamedTuple):
    """An auction of the tested card."""

    auction: Auction
    #: The seats with most points.
    ahead: Sequence[int]
    #: The match before the deciding fists were closed; None: another fist of somebody is secret.
    before: Match | None

    @property
    def outcome(self) -> str:
        auction = self.auction
        if auction.winner is not None:
            return "won"
        if auction.cursed_by:
            return "cursed"
        return "tied" if auction.tie_break or any(auction.values.values()) else "no_bids"

    @property
    def price(self) -> int:
        """All that the winner has bid, except Magic coins."""
        auction = self.auction
        assert auction.winner is not None
        stages = [auction.gold_fists, auction.fists] if auction.tie_break else [auction.fists]
        fists = [fists.get(auction.winner, {}) for fists in stages]
        return sum(n for fist in fists for coin, n in fist.items() if coin in PIECES)

    @property
    def rivals(self) -> list[int]:
        """The seats that were one coin away in the stage that decided. An empty fist wanted
        nothing, unless it was in a tie-break; with a level bid, something else decided."""
        auction = self.auction
        values = auction.values
        bid = None if auction.winner is None else values.get(auction.winner)
        if bid is None or list(values.values()).count(bid) > 1:
            return []
        asked = auction.tie_break
        return [s for s, value in values.items() if abs(value - bid) == 1 and (value or asked)]


class Twins(NamedTuple):
    """A game played on with and without the exchange."""

    #: The mean, for the two seats, of the game won with the card minus the game won without it.
    gain: float
    turns: float


class FistLab:
    measures = (
        # Of the auctions that somebody won: all that the winner has bid.
        Measure("price", "number", "lab-fist-price", "lab-fist-price-head"),
        # Of all auctions.
        Measure("won", "share", "lab-fist-won", "lab-fist-won-head"),
        Measure("tied", "share", "lab-fist-tied"),
        Measure("no_bids", "share", "lab-fist-no-bids"),
        Measure("cursed", "share", "lab-fist-cursed"),
        # Of those that somebody won while somebody was ahead: won by somebody with most points.
        Measure("ahead", "share", "lab-fist-ahead"),
        # Turns by which games are longer in which it came up, and not another special.
        Measure("longer", "difference", "lab-fist-longer"),
    )
    few = "lab-fist-few"

    def plain(self, game: FistGame, card: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        plain = _nameless(card)
        return plain.id, plain.data

    def message(self, card: str) -> str:
        return f"character-{card}"

    def cards(self, game: FistGame) -> list[str]:
        return list(game.edition.characters)

    def about(self, card: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"unit": "stones" if card.get("bids") == "stones" else "coins"}

    def play(self, game: FistGame, card: Mapping[str, Any] | str, seed: str) -> Facts:
        if isinstance(card, str):
            return _Trial(_box(game.id), card, seed).facts()
        box, id = _box_with(game.id, canonical(card))
        return _Trial(box, id, seed).facts()


LAB = FistLab()


class _Trial:
    """One game, in which a card is tried wherever it could come up."""

    def __init__(self, box: LabGame, card: str, seed: str) -> None:
        self._box, self._card, self._seed = box, card, seed
        self._rng = random.Random(seed)
        # For this game alone: what is known from others must not matter.
        self._worths = Worths()

    def facts(self) -> Facts:
        """The facts of the game; none if it did not end."""
        game = self._new(self._box)
        tables = list(self._places(game))
        if not game.result:
            return {}
        turns = game.result["turns"]
        held = [one for table in tables if (one := self._hold(table))]
        twins = [two for one in held for two in self._twins(one)]
        won = [one for one in held if one.outcome == "won"]
        contested = [one for one in won if len(one.ahead) < SEATS]
        outcomes = [one.outcome for one in held]
        return {
            EFFECT: (len(twins), sum(two.gain for two in twins)),
            "longer": (len(twins), sum(two.turns - turns for two in twins)),
            **{name: (len(held), outcomes.count(name)) for name in OUTCOMES},
            "price": (len(won), sum(one.price for one in won)),
            "ahead": (len(contested), sum(one.auction.winner in one.ahead for one in contested)),
        }

    def _places(self, game: Match) -> Iterator[Table]:
        """Play a game to its end; yield the table whenever the card could come up next."""
        hand = self._hand(self._rng)
        while game.waiting and game.table.turn < MOST_TURNS:
            table: Table = game.table
            auction = table.auction
            if auction is not None and (before := self._instead(table, auction.card)):
                yield before
            hand.play_on(game, _other_than(auction))

    def _instead(self, table: Table, shown: str) -> Table | None:
        """The table before this auction, with the tested card about to be shown; None: the card
        comes up by itself, or is not available."""
        before, card = table.copy(), self._card
        if shown != card:
            is_special = table.edition.is_special
            if not (is_special(shown) and is_special(card)):
                return None
            if card in before.to_come:
                before.to_come[before.to_come.index(card)] = shown
            elif card in before.deck:
                take_out(before, card)
                before.deck += (shown,)
            elif card in before.discards:
                take_out(before, card)
                before.discards += (shown,)
            else:
                return None
        before.to_come.insert(0, card)
        return before

    def _hold(self, table: Table) -> Held | None:
        """The auction of the tested card; None: as the last card it is not auctioned."""
        match = self._new(self._box.at(table))
        auction: Auction | None = match.table.auction
        if auction is None or auction.card != self._card:
            return None
        points = [seat.points for seat in table.seats]
        ahead = [seat for seat, n in enumerate(points) if n == max(points)]
        hand, before = self._hand(self._rng), None
        while match.waiting and match.table.auction is auction and auction.winner is None:
            kinds = {decision.kind for decision in match.waiting.values()}
            if kinds == {"bid"}:
                before = match.copy()
            elif "two-fists" in kinds:
                before = None
            for decision in list(match.waiting.values()):
                match.answer(decision.seat, hand.answer(match, decision))
        return Held(auction, ahead, before)

    def _twins(self, held: Held) -> Iterator[Twins]:
        """What the card has gained if one coin has decided."""
        auction, rivals, before = held.auction, held.rivals, held.before
        if auction.winner is None or not rivals or before is None:
            return
        winner, rival = auction.winner, rivals[int(self._rng.random() * len(rivals))]
        fists = auction.fists
        others = {**fists, winner: fists[rival], rival: fists[winner]}
        if not _possible(before, others):
            others = {**fists, winner: _less(fists[winner])}
        played = []
        for _ in range(PAIRS):
            luck = self._rng.getrandbits(53)
            one = self._play_on(before, fists, winner, luck)
            two = self._play_on(before, others, rival, luck)
            if one is None or two is None:  # something else than the fists has decided
                return
            played.append((one, two))
        yield Twins(
            fmean(
                ((one.winner == winner) - (one.winner == rival))
                - ((two.winner == winner) - (two.winner == rival))
                for one, two in played
            )
            / 2,
            fmean(table.turn for two in played for table in two),
        )

    def _play_on(
        self, before: Match, fists: Mapping[int, Fist], winner: int, luck: int
    ) -> Table | None:
        """The table at the end of a game played on with these fists; None: they did not decide."""
        rng = random.Random(luck)
        match = before.imagine(0, rng, quiet=True)
        auction: Auction = match.table.auction
        for seat in list(match.waiting):
            match.answer(seat, fists[seat])
        self._hand(rng).play_on(match, lambda table: table.turn == MOST_TURNS)
        return match.table if match.result and auction.winner == winner else None

    def _new(self, box: LabGame) -> Match:
        """A match in which nobody sits, so that we may look behind every screen."""
        return Match.new(box, SEATS, self._seed).imagine(0, self._rng, quiet=True)

    def _hand(self, rng: random.Random) -> QuickHand:
        return QuickHand(rng, self._worths)


def _other_than(auction: Auction | None) -> Callable[[Table], bool]:
    """Tells whether this auction is over."""
    return lambda table: table.auction is not auction


def _less(fist: Fist) -> Fist:
    """Two coins less, first those that would be gone for good: now the bid is below that of a rival
    who cannot bid more."""
    less, n = dict(fist), 2
    for coin in sorted(fist, key=lambda coin: coin in COME_BACK):
        taken = min(n, less[coin]) if coin in PIECES else 0
        less[coin] -= taken
        n -= taken
    return {coin: n for coin, n in less.items() if n}


def _possible(match: Match, fists: Mapping[int, Fist]) -> bool:
    """Whether all can close these fists."""
    try:
        for seat, decision in match.waiting.items():
            decision.check(fists[seat])
    except IllegalAnswer:
        return False
    return True


# -- the box ----------------------------------------------------------------------------------


def _nameless(card: Mapping[str, Any]) -> Card:
    """The card without what does not affect its strength."""
    rules = rules_data(read_card(card).character)
    return read_card({"language": card["language"], "name": {"en": "?"}, **rules})


@lru_cache(64)
def _box_with(game: str, card: bytes) -> tuple[LabGame, str]:
    """A box with a home-made card, and the id of that."""
    made = _nameless(json.loads(card))
    brought = [Brought(made, 1)]
    edition = with_home_made(_box(game).edition, brought)
    edition.chosen = {HOME_MADE: brought_data(brought)}
    return LabGame(edition), made.id


@lru_cache
def _box(game: str) -> LabGame:
    """A box by the book."""
    plain = get_game(game)
    assert isinstance(plain, FistGame)
    return LabGame(plain.edition)
