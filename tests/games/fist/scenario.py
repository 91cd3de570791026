"""Scenarios: a position with only what matters in it, played on with verbs of the game.

    game = scenario("thief", players=[player(), player(red=1), player()])
    game.bid(3, 2, 0)
    assert game.stones(0) == {"red": 1}

After every answer it checks that each coin, stone and card is in exactly one place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dragonstones import Event, Match
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002 as BOX
from dragonstones.games.fist.goods import BLACK, COINS, FAIRY, FAIRY_SILVER, STONES
from dragonstones.games.fist.table import Table

Fist = int | Mapping[str, int]
Player = dict[str, Any]

#: The fields of events that say why something happened; `test_reasons.py` tests them.
REASONS = {"stage", "how", "by", "why", "bids", "passed_on", "had"}


def player(
    fairy: int = 8,
    common: int = 2,
    silver: int = 5,
    *,
    black: int = 0,
    amulet: int = 0,
    spent: int = 0,
    red: int = 0,
    yellow: int = 0,
    blue: int = 0,
    points: int = 0,
    held: Sequence[str] = (),
) -> Player:
    """A seat of a position: the coins of the set-up and no stones, unless told otherwise."""
    return {
        "screen": {
            "fairy": fairy,
            "common": common,
            "silver": silver,
            "black": black,
            "amulet": amulet,
        },
        "front": {"fairy": spent},
        "stones": {"red": red, "yellow": yellow, "blue": blue},
        "points": points,
        "held": list(held),
    }


def position(
    *to_come: str,
    players: Sequence[Player] | None = None,
    then: str | None = "blue-dragon",
    used: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    held_this_turn: Sequence[str] = (),
    turn: int = 2,
    edition: Edition = BOX,
    **court: Any,
) -> dict[str, Any]:
    """A position in which these cards come next, and after them `then`, so that the turn goes on.

    All other standards are used already, and the specials of `used` after them. The other
    specials are in the deck; with a `deck` of its own, among the discards. `court` is what only
    the Tavern Edition has: `favor`, say.
    """
    players = [player(), player(), player()] if players is None else list(players)
    cards = [*to_come] if then is None or then in to_come else [*to_come, then]
    standards = [character.id for character in edition.standards if character.id not in cards]
    placed = [*cards, *used, *(deck or ()), *(card for seat in players for card in seat["held"])]
    rest = list((Counter(edition.deck()) - Counter(placed)).elements())
    return {
        "game": edition.id,
        "turn": turn,
        "seats": players,
        "to_come": cards,
        "used": [*standards, *used],
        "deck": rest if deck is None else list(deck),
        "discards": [] if deck is None else rest,
        "held_this_turn": list(held_this_turn),
        **court,
    }


class Scenario:
    """A match with verbs for its answers and readers for its table."""

    def __init__(self, match: Match, copying: bool = False) -> None:
        self.match = match
        #: Before every answer the match is replaced by its copy: nothing may get lost.
        self.copying = copying
        self.check_conservation()

    # -- verbs --------------------------------------------------------------

    def bid(self, *fists: Fist) -> None:
        """Everybody's fist, by seat. A number is so much Fairy Gold."""
        assert len(fists) == self.match.seats
        self._fists("gold", "fairy", dict(enumerate(fists)))

    def silver(self, fists: Mapping[int, Fist]) -> None:
        """The fists of the silver round, by seat: of exactly those who are asked."""
        self._fists("silver", "silver", fists)

    def _fists(self, stage: str, coin: str, fists: Mapping[int, Fist]) -> None:
        assert self.waiting == dict.fromkeys(fists, "bid")
        for decision in self.match.waiting.values():
            assert decision.details()["stage"] == stage
        for seat, fist in fists.items():
            self.answer(seat, {coin: fist} if isinstance(fist, int) else dict(fist))

    def choose(
        self,
        seat: int,
        kind: str,
        answer: Any,
        options: Sequence[Any] | None = None,
        **about: Any,
    ) -> None:
        """Check that only this seat is asked, this question with these options, and answer."""
        assert self.waiting == {seat: kind}
        decision = self.match.waiting[seat]
        if options is not None:
            assert sorted(decision.options(), key=repr) == sorted(options, key=repr)
        for name, value in about.items():
            assert decision.details()[name] == value
        self.answer(seat, answer)

    def answer(self, seat: int, answer: Any) -> None:
        self._maybe_copy()
        self.match.answer(seat, answer)
        self.check_conservation()
        self._say_no_for_who_can_only()

    def _say_no_for_who_can_only(self) -> None:
        """Whoever may have a blue coin, as far as the others know, is asked whether to add it."""
        for seat, decision in self.match.waiting.items():
            if decision.kind == "use" and decision.options() == [False, "never"]:
                self.answer(seat, False)
                return

    def withdraw(self, seat: int) -> None:
        self._maybe_copy()
        self.match.withdraw(seat)
        self.check_conservation()

    def _maybe_copy(self) -> None:
        if self.copying:
            self.match = self.match.copy()

    # -- readers ------------------------------------------------------------

    @property
    def table(self) -> Table:
        table: Table = self.match._table
        return table

    @property
    def waiting(self) -> dict[int, str]:
        """The seats that are asked, each with the kind of its question."""
        return {seat: decision.kind for seat, decision in self.match.waiting.items()}

    @property
    def card(self) -> str | None:
        """The card being auctioned, or played."""
        return self.table.auction.card if self.table.auction else None

    def coins(self, seat: int) -> dict[str, int]:
        """The unspent coins behind the screen, without zeros."""
        return _named(COINS, self.table.seats[seat].screen)

    def spent(self, seat: int) -> int:
        """Fairy Gold in front of the screen."""
        return self.table.seats[seat].front

    def stones(self, seat: int) -> dict[str, int]:
        return _named(STONES, self.table.seats[seat].stones)

    def held(self, seat: int) -> list[str]:
        return list(self.table.seats[seat].held)

    @property
    def points(self) -> list[int]:
        return [seat.points for seat in self.table.seats]

    @property
    def bank(self) -> dict[str, int]:
        """The bank's coins and stones, zeros included."""
        table, edition = self.table, self.table.edition
        coins = {name: table.bank[place] for name, place in edition.coin_kinds}
        return coins | {name: table.stones[place] for name, place in edition.stone_kinds}

    @property
    def used(self) -> list[str]:
        return list(self.table.used)

    @property
    def to_come(self) -> list[str]:
        return list(self.table.to_come)

    @property
    def deck(self) -> list[str]:
        return list(self.table.deck)

    @property
    def discards(self) -> list[str]:
        return list(self.table.discards)

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind since the position, as plain data, without the reasons."""
        return [
            {name: value for name, value in _fields(event).items() if name not in REASONS}
            for event in self.match.events
            if event.kind == kind
        ]

    def reasons(self, kind: str) -> list[dict[str, Any]]:
        """The reasons of the events of a kind since the position."""
        return [
            {name: value for name, value in _fields(event).items() if name in REASONS}
            for event in self.match.events
            if event.kind == kind
        ]

    # -- checks -------------------------------------------------------------

    def check_conservation(self) -> None:
        """Every coin, stone and card of the box is somewhere exactly once."""
        table, box = self.table, self.table.edition
        for kind, name in enumerate(COINS):
            purses = [seat.screen[kind] for seat in table.seats]
            if kind == FAIRY:
                purses += [seat.front for seat in table.seats]
            if kind == FAIRY_SILVER:
                purses += [seat.front_silver for seat in table.seats]
            assert min(*purses, table.bank[kind]) >= 0, name
            if kind == BLACK and box.black_stand_ins:  # something else may stand in for it
                assert table.bank[kind] == max(0, box.coins[kind] - sum(purses))
            else:
                assert sum(purses) + table.bank[kind] == box.coins[kind], name
        for kind, name in enumerate(STONES):
            stones = [seat.stones[kind] for seat in table.seats]
            assert min(*stones, table.stones[kind], table.drawn[kind]) >= 0, name
            assert sum(stones) + table.stones[kind] + table.drawn[kind] == box.stones[kind], name
        cards = [card for seat in table.seats for card in seat.held]
        cards += [*table.to_come, *table.used, *table.deck, *table.discards]
        if table.court and table.court.hand:  # between two rounds the standards lie aside
            cards += [*table.court.hand, *box.standard_deck()]
        everything = Counter(box.deck()) + Counter(box.standard_deck())
        assert not Counter(cards) - everything
        missing = list((everything - Counter(cards)).elements())
        # The card being auctioned is on the table, not used yet.
        assert not missing or (table.auction and missing == [table.auction.card]), missing
        assert set(table.held_this_turn) <= {card for seat in table.seats for card in seat.held}

    def check_replay(self) -> None:
        """The journal leads to the same match."""
        again = Match.replay(self.match.journal())
        for seat in (None, *range(self.match.seats)):
            assert again.view(seat) == self.match.view(seat)
        assert again.events == self.match.events


#: What the fixture `scenario` gives: `position`'s arguments, and a seed.
Start = Callable[..., Scenario]


def _named(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _fields(event: Event) -> dict[str, Any]:
    return {name: value for name, value in event.data().items() if name != "kind"}
