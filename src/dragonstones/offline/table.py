"""A table on one device: its people pass the device around, and bots have the other seats."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any, cast

from dragonstones import fair
from dragonstones.bots import Players, make_bot
from dragonstones.bots.levels import budget_of
from dragonstones.engine import Match, get_game
from dragonstones.engine.journal import Entry, Given, Withdrawn
from dragonstones.server.audience import Audience, Watcher
from dragonstones.server.kept import KEYS, KeptTable
from dragonstones.server.pace import Pace
from dragonstones.server.refusals import Conflict, NotAllowed
from dragonstones.server.words import seat_names
from dragonstones.wire import Done, Language, SeatInfo, TableInfo, TableNews, Talk, Wishes

if TYPE_CHECKING:
    from dragonstones.offline.site import OfflineSite
    from dragonstones.server.room import Room


def seats_of(kept: KeptTable, person: str) -> list[SeatInfo]:
    """All people on the device count as its one person."""
    return [
        SeatInfo(
            name=seat.name,
            person=person if seat.name else None,
            bot=seat.bot,
            here=seat.name is not None,
            stand_in=False,
            luck=seat.luck,
            hints=seat.hints,
        )
        for seat in kept.seats
    ]


def info_of(kept: KeptTable, person: str) -> TableInfo:
    """A stored table as the page knows it, without replaying its match."""
    return TableInfo(
        id=kept.id,
        code=None,
        name=kept.name,
        game=kept.game,
        rules=kept.rules,
        options=kept.options,
        clock="none",
        public=False,
        hints=kept.hints,
        state="over" if kept.ended else "playing" if kept.started else "open",
        host=person,
        seats=seats_of(kept, person),
        spectators=0,
        commitment=fair.commitment(kept.server_luck, kept.id),
        rematch=kept.rematch,
        created=kept.created,
        trial=kept.trial,
        unrated="off",
    )


class OfflineTable:
    """A live table. Its audience reads it as it reads the room of a site."""

    def __init__(self, site: OfflineSite, kept: KeptTable) -> None:
        self.site = site
        self.kept = kept
        self.match: Match | None = None
        self.audience = Audience(cast("Room", self))
        self._players: Players | None = None
        self._pace: Pace | None = None
        self._rng = random.Random()
        #: The seats that want to be asked even if only one answer is possible.
        self._asked_anyway: set[int] = set()
        #: The turn in which each seat passes.
        self._passing: dict[int, int] = {}
        if match := kept.match():
            self._load(match)

    # -- what an audience reads ------------------------------------------------

    @property
    def id(self) -> str:
        return self.kept.id

    @property
    def table(self) -> OfflineTable:
        return self

    @property
    def wishes(self) -> OfflineTable:
        return self

    @property
    def question(self) -> None:
        """No time runs on a device."""
        return

    @property
    def is_paused(self) -> bool:
        return False

    @property
    def seats(self) -> list[SeatInfo]:
        return seats_of(self.kept, self.site.person.id)

    def seats_of(self, person: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person]

    def names(self, lang: Language) -> list[str]:
        return seat_names([(seat.name, seat.bot) for seat in self.kept.seats], lang)

    def told(self, seat: int, lang: Language | None) -> Wishes | None:
        """What is answered for a seat; None: several people play here, and are asked everything."""
        if self.match is None or not self._is_alone:
            return None
        return Wishes(
            ask_anyway=seat in self._asked_anyway,
            passing=self._is_passing(seat),
            can_pass=self._can_pass(seat),
            closes=False,
            orders=None,  # bots do not keep anybody waiting
            notes=[],
        )

    def info(self) -> TableInfo:
        return info_of(self.kept, self.site.person.id)

    # -- before the start --------------------------------------------------------

    def check_open(self) -> None:
        if self.kept.started:
            raise Conflict("table-not-open", state=self.info().state)

    def start(self) -> None:
        """Deal: from now on nothing but the journal says what happens."""
        self.check_open()
        kept = self.kept
        if not all(seat.name or seat.bot for seat in kept.seats):
            raise Conflict("seats-free", n=sum(not (s.name or s.bot) for s in kept.seats))
        seed = fair.seed_of(kept.server_luck, kept.id, [seat.luck for seat in kept.seats])
        match = Match.new(
            get_game(kept.game, kept.rules), len(kept.seats), seed=seed, options=kept.options
        )
        self.begin(match)

    def begin(self, match: Match) -> None:
        self._load(match)
        self.kept.started = self.site.now()
        self._keep()
        self.audience.place_again()
        self.tell_setup()
        for watcher in self.audience:
            self.audience.show_all(watcher)

    def _load(self, match: Match) -> None:
        """A match that goes on, and the bots at it."""
        named = {n: seat.bot for n, seat in enumerate(self.kept.seats) if seat.bot}
        self.match = match
        self._players = Players(
            match,
            {n: make_bot(match.game.id, bot, f"{match.seed}/{n}") for n, bot in named.items()},
            {n: budget_of(bot) for n, bot in named.items()},
        )
        self.audience.count_events()

    # -- playing -----------------------------------------------------------------

    @property
    def server_luck(self) -> str:
        return self.kept.server_luck

    @property
    def result(self) -> dict[str, Any] | None:
        return self.kept.result

    @property
    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.kept.seats) if seat.name]

    @property
    def _is_alone(self) -> bool:
        return len(self.people) == 1

    def play(self, entry: Given | Withdrawn, decision: int, key: str, watcher: Watcher) -> None:
        """Play a person's answer; `Refused` if it is not legal."""
        if self.match is None:
            raise Conflict("not-started")
        if key in self.kept.keys:
            self.site.send(Done(key=key))
            return
        self._enter(entry, decision, key, watcher)
        if self._pace:
            self._pace.heard(entry.seat)

    def _enter(
        self,
        entry: Entry,
        decision: int | None = None,
        key: str | None = None,
        watcher: Watcher | None = None,
    ) -> None:
        assert self.match is not None
        before = self.match.questions
        self.match.enter(entry, decision)
        if key and watcher:
            self.kept.keys = [*self.kept.keys, key][-KEYS:]
            watcher.accepted.append(key)
        if self.match.result is not None:
            self.kept.ended = self.site.now()
            self.kept.result = self.match.result
        self._keep()
        self.audience.show(self.match.questions is not before)
        if self.kept.ended:
            self.tell_setup()

    def _keep(self) -> None:
        if self.match is not None:
            self.kept.journal = self.match.journal()
        self.site.keep(self.kept)

    def step(self) -> bool:
        """Let one bot act, or answer for a person who need not be asked; False: people must act."""
        match = self.match
        if match is None or not match.waiting or self.audience.is_empty:
            return False
        assert self._players is not None
        pace = self._pace_now(match)
        bots = [n for n in match.waiting if n in self._players and not pace.is_ahead(n, match)]
        if bots:
            seat = self._rng.choice(bots)  # the first to speak in an open question has an advantage
            answer = self._players.ask(seat)
            pace.heard(seat)
            self._enter(Given(seat, answer))
            return True
        for seat in self.people:
            if self._answers_itself(seat, match):
                self._enter(Given(seat, match.waiting[seat].default))
                return True
        return False

    def _pace_now(self, match: Match) -> Pace:
        """The pace of the current question; the same one while the question lasts."""
        people = frozenset(seat for seat in self.people if seat in match.questions)
        first = next(iter(match.questions.values()))
        if self._pace is None or (self._pace.id, self._pace.people) != (first.id, people):
            self._pace = Pace(match, 0.0, people, Counter())
        return self._pace

    # -- people who would rather not be asked --------------------------------------

    def _can_pass(self, seat: int) -> bool:
        match = self.match
        if match is None or match.turn is None or not match.is_sealed:
            return False
        return seat in match.questions and match.questions[seat].can_pass

    def _is_passing(self, seat: int) -> bool:
        turn = self._passing.get(seat)
        return self.match is not None and turn is not None and turn == self.match.turn

    def _answers_itself(self, seat: int, match: Match) -> bool:
        if not self._is_alone or not match.is_sealed or seat not in match.waiting:
            return False
        is_forced = match.waiting[seat].is_forced and seat not in self._asked_anyway
        return is_forced or (self._is_passing(seat) and self._can_pass(seat))

    def wish(self, seat: int, passing: bool | None = None, ask_anyway: bool | None = None) -> None:
        if not self._is_alone:
            raise NotAllowed("shared-device")
        if ask_anyway is not None:
            (self._asked_anyway.add if ask_anyway else self._asked_anyway.discard)(seat)
        if passing:
            if not self._can_pass(seat):
                raise Conflict("cannot-pass")
            assert self.match is not None and self.match.turn is not None
            self._passing[seat] = self.match.turn
        elif passing is not None:
            self._passing.pop(seat, None)
        self.audience.tell_wishes()

    # -- who looks at it -------------------------------------------------------------

    def welcome(self, watcher: Watcher) -> None:
        self.audience.add(watcher)
        self.site.send(TableNews(table=self.info(), seat=watcher.viewer))
        self.site.send(Talk(table=self.id, lines=[]))
        self.audience.show_all(watcher)

    def tell_setup(self) -> None:
        self.audience.tell_setup(self.info())
