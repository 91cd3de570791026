"""Scenarios: a position with only what matters in it, played on with verbs of the game.

    game = scenario(dragon("6-6-0", (1, "knight-4"), gold=2), rules="advanced")
    game.place(0, "knight-3", 0)
    game.agree({0: {"gold": 2}, 1: {}})
    assert game.stash(0) == {"gold": 2}

After every answer it checks that each token and card of the box is in exactly one place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from dragonstones import Event, Match, Refused
from dragonstones.games.gold.box import ADVENTURERS, BOX, COPIES, DRAGON, IN_THE_ROW, OBJECTS, named
from dragonstones.games.gold.table import Table
from tests.games.random_play import everything

Player = dict[str, Any]
Dragon = dict[str, Any]
Tokens = Mapping[str, int]


def player(*, down: Sequence[str] = (), objects: Sequence[str] = (), **stash: int) -> Player:
    """A seat of a position. Its adventurers at home are face up, unless told otherwise."""
    return {"down": list(down), "objects": list(objects), "stash": _by_name(stash)}


def dragon(
    id: str, *attackers: tuple[Any, ...], hidden: int | None = None, **treasure: int
) -> Dragon:
    """A dragon of the row: `(seat, adventurer)` attack it, in this order; tokens lie on it."""
    row: Dragon = {
        "dragon": id,
        "attackers": [list(attacker) for attacker in attackers],
        "treasure": _by_name(treasure),
    }
    return row if hidden is None else row | {"hidden": hidden}


def position(
    *dragons: Dragon,
    players: Sequence[Player] | None = None,
    fill: bool = True,
    pile: Sequence[str] | None = None,
    bag: Tokens | None = None,
    deck: Sequence[str] | None = None,
    active: int = 0,
    turn: int = 5,
    replaced: int = 0,
    **options: Any,
) -> dict[str, Any]:
    """A position with these dragons, and with `fill` strong ones without tokens behind them.

    All other dragons are in the pile; with a `pile` of its own (the last is on top), killed. All
    other tokens are in the bag; with a `bag` of its own, lost. All other Magic Objects are in
    the deck; with a `deck` of its own (the last is on top), among the discards.
    """
    players = [player(), player(), player()] if players is None else list(players)
    row = list(dragons)
    placed = [*(one["dragon"] for one in row), *(pile or ())]
    strong = [id for id in reversed(DRAGON) if id not in placed]
    while fill and len(row) < IN_THE_ROW:
        row.append(dragon(strong.pop(0)))
    rest = [id for id in DRAGON if id not in {one["dragon"] for one in row}]
    written: dict[str, Any] = {
        "game": "dragons-gold",
        "options": options,
        "active": active,
        "turn": turn,
        "seats": players,
        "dragons": row,
        "pile": rest if pile is None else list(pile),
        "replaced": replaced,
    }
    if bag is not None:
        out = Counter(bag)
        for treasure in (*(one["treasure"] for one in row), *(one["stash"] for one in players)):
            out.update(treasure)
        written["lost"] = {token: n - out[token] for token, n in BOX.items()}
    if options.get("rules") == "advanced":
        held = Counter(object for one in players for object in one["objects"])
        left = list((Counter(OBJECTS * COPIES) - held - Counter(deck or ())).elements())
        written["deck"] = left if deck is None else list(deck)
        written["discards"] = [] if deck is None else left
    return written


class Scenario:
    """A match with verbs for its answers and readers for its table."""

    def __init__(self, match: Match, copying: bool = False) -> None:
        self.match = match
        #: Before every answer the match is replaced by its copy: nothing may get lost.
        self.copying = copying
        self._killed_before = [id for id in DRAGON if id not in (*self.row, *self.pile)]
        self.check_conservation()

    # -- verbs: a turn ------------------------------------------------------

    def place(self, seat: int, adventurer: str, dragon: int, sword: bool = False) -> None:
        """Send an adventurer against the dragon in this place of the row."""
        placing = {"place": adventurer, "dragon": dragon}
        self._do(seat, "turn", placing | {"sword": True} if sword else placing)

    def lose_turn(self, seat: int) -> None:
        """All adventurers are out, and no Magic Object is used."""
        self._do(seat, "turn", "pass")

    def go_home(self, seat: int, adventurer: str) -> None:
        """The table is blocked: one adventurer leaves its dragon."""
        self._do(seat, "go-home", adventurer)

    # -- verbs: Magic Objects -----------------------------------------------

    def use(self, seat: int, object: str, /, **how: Any) -> None:
        """Use a Magic Object, in whatever window it is."""
        assert self.waiting.get(seat) in ("turn", "use-object", "negotiate"), self.waiting
        self.answer(seat, {"use": object, **how})

    def decline(self, seat: int) -> None:
        """Use none now."""
        self._do(seat, "use-object", False)

    def reach(self, seat: int, dragon: int) -> None:
        """The Invisible Hand reaches for a dragon."""
        self._do(seat, "reach", dragon)

    def watch(self, seat: int, dragon: int) -> None:
        self._do(seat, "watch", dragon)

    def take_two(self, seat: int, **tokens: int) -> None:
        self._do(seat, "take-two", _by_name(tokens))

    # -- verbs: the split ---------------------------------------------------

    def propose(self, seat: int, shares: Mapping[int, Tokens]) -> None:
        """Propose a share for each fighter, by seat."""
        fighters = self.asked(seat)["fighters"]
        assert sorted(shares) == sorted(fighters)
        self._do(seat, "negotiate", {"propose": [dict(shares[one]) for one in fighters]})

    def accept(self, seat: int, number: int) -> None:
        """Accept a proposal in a negotiation, or an offer in the Market."""
        assert self.waiting.get(seat) in ("negotiate", "trade"), self.waiting
        self.answer(seat, {"accept": number})

    def agree(self, shares: Mapping[int, Tokens]) -> None:
        """One fighter proposes these shares, all others accept."""
        first, *others = self.waiting
        self.propose(first, shares)
        number = self.events("proposed")[-1]["number"]
        for seat in others:
            self.accept(seat, number)

    def take_back(self, seat: int) -> None:
        """Take back an acceptance in a negotiation, or an offer in the Market."""
        assert self.waiting.get(seat) in ("negotiate", "trade"), self.waiting
        self.answer(seat, "take-back")

    def wait(self, seat: int) -> None:
        assert self.waiting.get(seat) in ("negotiate", "trade"), self.waiting
        self.answer(seat, "wait")

    def divide(self, seat: int, *shares: Tokens) -> None:
        self._do(seat, "divide", [dict(share) for share in shares])

    def choose_share(self, seat: int, share: int) -> None:
        self._do(seat, "share", share)

    # -- verbs: thefts ------------------------------------------------------

    def rob(self, seat: int, victim: int) -> None:
        """A thief names a victim. With only one possible victim, nobody is asked."""
        self._do(seat, "rob", victim)

    def token(self, seat: int, token: str) -> None:
        """Choose the token that is stolen."""
        self._do(seat, "token", token)

    # -- verbs: the Market --------------------------------------------------

    def offer(
        self,
        seat: int,
        receiver: int | None = None,
        *,
        give: Tokens | None = None,
        want: Tokens | None = None,
    ) -> int:
        """Offer a trade to one player, or to anybody; returns its number."""
        bargain = {"receiver": receiver, "give": dict(give or {}), "want": dict(want or {})}
        self._do(seat, "trade", {"offer": bargain})
        number: int = self.events("offered")[-1]["number"]
        return number

    def done(self, *seats: int) -> None:
        for seat in seats:
            self._do(seat, "trade", "done")

    # -- verbs: any ---------------------------------------------------------

    def time_up(self, decision: int | None = None) -> None:
        self._maybe_copy()
        self.match.time_up(decision)
        self.check_conservation()

    def answer(self, seat: int, answer: Any) -> None:
        self._maybe_copy()
        self.match.answer(seat, answer)
        self.check_conservation()

    def refuses(self, seat: int, answer: Any, code: str) -> None:
        """The answer is refused for this reason, and nothing has changed."""
        self._maybe_copy()
        before = everything(self.match)
        with pytest.raises(Refused) as error:
            self.match.answer(seat, answer)
        assert error.value.code == code
        assert everything(self.match) == before

    def _do(self, seat: int, kind: str, answer: Any) -> None:
        assert self.waiting.get(seat) == kind, self.waiting
        self.answer(seat, answer)

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

    def asked(self, seat: int) -> dict[str, Any]:
        """The question as its seat sees it."""
        data: dict[str, Any] = self.match.waiting[seat].data()
        return data

    def options(self, seat: int) -> list[Any]:
        return self.match.waiting[seat].options()

    def uses(self, seat: int, object: str | None = None) -> list[dict[str, Any]]:
        """How Magic Objects can be used now."""
        uses = [one for one in self.options(seat) if isinstance(one, dict) and "use" in one]
        return [one for one in uses if object in (None, one["use"])]

    def stash(self, seat: int) -> dict[str, int]:
        """The tokens behind the screen, without zeros."""
        return named(self.table.seats[seat].stash)

    def held(self, seat: int) -> list[str]:
        """The seat's Magic Objects."""
        return list(self.table.seats[seat].objects)

    def up(self, seat: int) -> list[str]:
        """The adventurers at home and ready."""
        return list(self.table.seats[seat].up)

    def down(self, seat: int) -> list[str]:
        """The adventurers at home and face down."""
        return list(self.table.seats[seat].down)

    @property
    def row(self) -> list[str | None]:
        return [spot.dragon.id if spot.dragon else None for spot in self.table.spots]

    @property
    def pile(self) -> list[str]:
        return [dragon.id for dragon in self.table.pile]

    def treasure(self, place: int) -> dict[str, int]:
        return named(self.table.spots[place].treasure)

    def attackers(self, place: int) -> list[tuple[int, str]]:
        return [(one.seat, one.adventurer) for one in self.table.spots[place].attackers]

    def attack(self, place: int) -> int:
        return self.table.spots[place].attack

    @property
    def bag(self) -> int:
        """How many tokens are left in it."""
        return sum(self.table.bag)

    @property
    def lost(self) -> dict[str, int]:
        return named(self.table.lost)

    @property
    def deck(self) -> list[str]:
        return list(self.table.deck)

    @property
    def discards(self) -> list[str]:
        return list(self.table.discards)

    @property
    def result(self) -> dict[str, Any]:
        assert self.match.result is not None
        return self.match.result

    def events(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of a kind since the position, as plain data; only those a seat may see."""
        return [
            _fields(event)
            for event in self.match.events
            if event.kind == kind and (seat is None or event.seen_by(seat))
        ]

    def story(self) -> list[str]:
        """The kinds of all events since the position."""
        return [event.kind for event in self.match.events]

    # -- checks -------------------------------------------------------------

    def check_conservation(self) -> None:
        """Every token and card of the box is somewhere exactly once."""
        table = self.table
        places = [table.bag, table.lost, *(seat.stash for seat in table.seats)]
        places += [spot.treasure for spot in table.spots]
        assert min(map(min, places)) >= 0
        assert [sum(kind) for kind in zip(*places, strict=True)] == list(BOX.values())
        assert sum(map(sum, places)) == 126
        # What the table remembers leads to the true stashes.
        assert table.memory.truth() == [seat.stash for seat in table.seats]

        killed = [event["dragon"] for event in self.events("dragon-killed")]
        if table.fight:  # it stays in the row until its treasure is shared
            killed.pop()
        cards = [*filter(None, self.row), *self.pile, *self._killed_before, *killed]
        assert sorted(cards) == sorted(DRAGON)
        assert len(cards) == 18

        for seat in table.seats:
            out = [attacker.adventurer for _, attacker in table.attackers(seat.number)]
            assert sorted([*seat.up, *seat.down, *out]) == sorted(ADVENTURERS)
        assert all(spot.dragon or not spot.attackers for spot in table.spots)

        objects = [object for seat in table.seats for object in seat.objects]
        objects += [*self.deck, *self.discards]
        assert Counter(objects) == Counter(table.all_objects())

    def check_replay(self) -> None:
        """The journal leads to the same match."""
        assert everything(Match.replay(self.match.journal())) == everything(self.match)


#: What the fixture `scenario` gives: `position`'s arguments, and a seed.
Start = Callable[..., Scenario]


def _by_name(tokens: Tokens) -> dict[str, int]:
    """`black_diamond=1` is one black-diamond."""
    return {name.replace("_", "-"): n for name, n in tokens.items()}


def _fields(event: Event) -> dict[str, Any]:
    return {name: value for name, value in event.data().items() if name != "kind"}
