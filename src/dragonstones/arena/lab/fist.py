"""The lab's games of Fist: one character in the place of every special that comes up.

Quick hands, which bid as Merchants do, play a game by the book. Wherever a special is shown in it,
the tested card is shown instead, and all close their fists. If one coin has decided, the game goes
on from there several times, by twos: once as it is, and once with the fists of the winner and of
the seat that was outbid exchanged; or, where that seat has no more to bid, with two coins less in
the winner's. The two games have the same luck, the same cards to come and the same dice, until what
is done in them differs. What the card gains is the difference for those two seats.
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
from dragonstones.arena.lab.experiment import SEATS, Facts
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

#: How often a close auction is played on with and without the exchange. What is left to chance
#: differs more than auctions do, so several times cost less than as many auctions.
PAIRS = 4
#: No game that is not stuck comes near this.
MOST_TURNS = 200
#: Coins that come back after the turn.
COME_BACK = ("fairy", "fairy-silver")
#: How an auction can end.
OUTCOMES = ("won", "tied", "no_bids", "cursed")


class LabGame(FistGame):
    """A box that begins where it is told to, and in which nothing but luck is redrawn."""

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
        """The cards to come. Screens stay as they are: all fists must be possible again."""
        if table.court:
            redraw_court(table, seat, chance)
        else:
            table.to_come = list(shuffled(table.to_come, chance))
            table.deck = shuffled(table.deck, chance)


class Held(NamedTuple):
    """An auction of the tested card that was held."""

    auction: Auction
    #: The seats with most points.
    ahead: Sequence[int]
    #: Before the fists were closed that decided; None: another fist of somebody is secret.
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
        """All that the winner has bid, but Magic coins."""
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
    def plain(self, game: FistGame, card: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        plain = _nameless(card)
        return plain.id, plain.data

    def message(self, card: str) -> str:
        return f"character-{card}"

    def cards(self, game: FistGame) -> list[str]:
        return list(game.edition.characters)

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
        # Of this game alone: what is known from others must not matter.
        self._worths = Worths()

    def facts(self) -> Facts:
        """What the game tells; nothing, if it did not end."""
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
            "effect": (len(twins), sum(two.gain for two in twins)),
            "longer": (len(twins), sum(two.turns - turns for two in twins)),
            **{name: (len(held), outcomes.count(name)) for name in OUTCOMES},
            "price": (len(won), sum(one.price for one in won)),
            "ahead": (len(contested), sum(one.auction.winner in one.ahead for one in contested)),
        }

    def _places(self, game: Match) -> Iterator[Table]:
        """Play a game to its end; wherever the card could come up, the table before that."""
        hand = self._hand(self._rng)
        while game.waiting and game.table.turn < MOST_TURNS:
            table: Table = game.table
            auction = table.auction
            if auction is not None and (before := self._instead(table, auction.card)):
                yield before
            hand.play_on(game, _other_than(auction))

    def _instead(self, table: Table, shown: str) -> Table | None:
        """The table before this auction, with the tested card about to be shown; None: it is a
        card that comes up on its own, or is not to be had."""
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
        """The auction of the tested card; None: where it is the last, it is not auctioned."""
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
            if one is None or two is None:  # not the fists alone have decided
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
        """The table at the end of a game, from these fists on; None: they did not decide."""
        rng = random.Random(luck)
        match = before.imagine(0, rng, quiet=True)
        auction: Auction = match.table.auction
        for seat in list(match.waiting):
            match.answer(seat, fists[seat])
        self._hand(rng).play_on(match, lambda table: table.turn == MOST_TURNS)
        return match.table if match.result and auction.winner == winner else None

    def _new(self, box: LabGame) -> Match:
        """Nobody sits here: every screen may be looked behind."""
        return Match.new(box, SEATS, self._seed).imagine(0, self._rng, quiet=True)

    def _hand(self, rng: random.Random) -> QuickHand:
        return QuickHand(rng, self._worths)


def _other_than(auction: Auction | None) -> Callable[[Table], bool]:
    """Whether it is over, and what comes next."""
    return lambda table: table.auction is not auction


def _less(fist: Fist) -> Fist:
    """Two coins less, those first that would be gone for good: so much less than a rival who has
    no more to bid."""
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
    """The card without what does not matter to its strength."""
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
