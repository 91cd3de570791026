"""A match: one game in progress. The one class to learn.

>>> import random
>>> from dragonstones import Match
>>> match = Match.new("fist-2002", seats=4, seed=7)
>>> rng = random.Random(1)
>>> while match.waiting:
...     seat, decision = next(iter(match.waiting.items()))
...     match.answer(seat, decision.sample(rng))
>>> len(match.result["winners"])
1
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, assert_never, cast

from dragonstones.engine.chance import Chance, Rng, Scripted
from dragonstones.engine.decisions import (
    BOUNDARY,
    TIME_UP,
    Answer,
    Decision,
    Flow,
    Open,
    Sealed,
    Several,
)
from dragonstones.engine.events import Event, Logged, TimeRanOut, made
from dragonstones.engine.journal import (
    FORMAT,
    Entry,
    Given,
    Journal,
    TimeUp,
    Withdrawn,
    check_journal,
    decode_entry,
    encode_entry,
)
from dragonstones.engine.plain import fresh
from dragonstones.engine.refusal import BadJournal, BadSetup, IllegalAnswer, Refused
from dragonstones.engine.registry import Game, get_game
from dragonstones.engine.types import Standing, View

#: A caller may pass anything, and a wrong value is refused in words. If the type were `int`, a
#: compiled function would raise its own error first, and take True for 1.
Unchecked = Any

#: Renew the checkpoint after this many answers, also of a match that was never copied.
MOST_TO_RESEND = 200

#: How many secret questions a seat can be asked between two public ones.
SECRETS_BETWEEN = 1000

#: How many worlds `imagine` draws before it accepts one in which somebody would not be asked the
#: question that they are asked.
WORLDS = 200


class _Redrawn(NamedTuple):
    """Marks, among the entries since the checkpoint, where an imagined match was redrawn."""

    seat: int
    seed: int


#: What has happened since the checkpoint. A given answer is a plain pair of seat and answer, not a
#: `Given`: that takes four times as long to make, for every answer of every game.
_Since = list[tuple[int, Answer] | Withdrawn | TimeUp | _Redrawn]

#: What happened before the checkpoint, newest first, shared between copies:
#: (what was before, entries, events, number of events up to here).
_Past = tuple[Any, _Since, list[Logged], int]


#: Passed to `Match()` by its own methods, which alone may make a match.
_HERE = object()


class Match:
    """A game in progress.

    Generators cannot be copied. So a match keeps a copy of its table from a boundary, the
    checkpoint, and the answers since: a copy starts a new flow and sends them again. A match
    that has been copied will be copied again, so it renews its checkpoint at every boundary;
    one that never was renews it rarely, because that costs a tenth of the time to play.
    """

    __slots__ = (
        "_boundary",
        "_checkpoint",
        "_checkpoint_number",
        "_copied",
        "_flow",
        "_imagined",
        "_number",
        "_past",
        "_position",
        "_questions",
        "_quiet",
        "_request",
        "_script",
        "_sealed",
        "_secrets",
        "_since",
        "_table",
        "game",
        "options",
        "seats",
        "seed",
        "waiting",
    )

    game: Game[Any]
    seats: int
    seed: int | str
    options: dict[str, Any]
    #: The seats that must, or may, answer now, with their questions.
    waiting: dict[int, Decision]

    _table: Any
    _flow: Flow
    #: What the flow waits for; None: the match is over.
    _request: Decision | Several | None
    #: The question of each seat that may answer, in the order of seats.
    _questions: Mapping[int, Decision]
    #: The answers to a sealed question; a seat that still waits has its question here instead.
    _sealed: dict[int, Answer]
    #: The number of the last public question, and of each seat's secret questions since.
    _number: int
    _secrets: dict[int, int]
    #: The table at a boundary, those numbers there, the entries since, and what was before.
    _checkpoint: Any
    _checkpoint_number: tuple[int, dict[int, int]]
    _since: _Since
    _past: _Past | None
    #: How many entries there were between the checkpoint and the last boundary; None: the
    #: checkpoint is the last boundary.
    _boundary: int | None
    #: Where the match started, if not from the set-up, and the script of its chance.
    _position: dict[str, Any] | None
    _script: list[Any]
    _quiet: bool
    _imagined: bool
    _copied: bool

    def __init__(self, made: object = None) -> None:
        if made is not _HERE:
            raise TypeError("use Match.new, Match.replay or Match.from_position")

    # -- beginnings ---------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str | Game[Any],
        seats: int | Unchecked,
        seed: int | str | Unchecked | None = None,
        options: Mapping[str, Any] | Unchecked | None = None,
        script: Sequence[Any] = (),
    ) -> Match:
        """Set up a game. Without a seed it gets one that nobody can guess.

        >>> Match.new("fist-2002", seats=3, seed=1).waiting[0].kind
        'bid'

        A `script` gives chance its results, in the order in which the game needs them: the name
        of a piece drawn from a bag, a number, a card or a face of a die, and for a shuffle the
        items that come first. None leaves a result to the seed, and so does the script's end.
        Here three players draw four stones each, and the deck begins with the Fairy:

        >>> stones = ["red", "red", "blue", "yellow"]
        >>> match = Match.new("fist-2002", seats=3, seed=1, script=[*stones * 3, ["fairy"]])
        >>> match.view()["table"]["seats"][2]["stones"]
        {'red': 2, 'yellow': 1, 'blue': 1}
        >>> "fairy" in match.view()["table"]["to_come"]
        True
        >>> Match.replay(match.journal()).view() == match.view()
        True
        """
        rules = get_game(game) if isinstance(game, str) else game
        if type(seats) is not int or seats not in rules.seats:
            low, high = rules.seats[0], rules.seats[-1]
            raise BadSetup("wrong-seats", game=rules.id, seats=seats, low=low, high=high)
        seed = _check_seed(seed)
        checked = _check_options(rules, {} if options is None else options)
        rules = rules.with_options(checked)
        table = rules.set_up(seats, checked, _chance(seed, script))
        return cls._start(rules, seats, seed, checked, table, None, script)

    @classmethod
    def from_position(
        cls, position: Any, seed: int | str | Unchecked | None = None, script: Sequence[Any] = ()
    ) -> Match:
        """Go on from a position, as `position()` gives it or as a person wrote it. As with `new`,
        a `script` gives chance its results."""
        if not isinstance(position, dict) or not isinstance(position.get("game"), str):
            raise BadSetup("position-names-no-game")
        rules = get_game(position["game"], position.get("rules"))
        seed = _check_seed(seed)
        options = _check_options(rules, position.get("options", {}))
        rules = rules.with_options(options)
        table = rules.from_position(position, _chance(seed, script))
        start = rules.position(table)
        return cls._start(rules, len(position["seats"]), seed, options, table, start, script)

    @classmethod
    def replay(cls, journal: Any) -> Match:
        """Play a journal again.

        >>> match = Match.new("fist-2002", seats=3, seed=1)
        >>> match.answer(1, {"fairy": 2})
        >>> Match.replay(match.journal()).view(1) == match.view(1)
        True
        """
        *_, match = cls.steps(journal)
        return match

    @classmethod
    def steps(cls, journal: Any) -> Iterator[Match]:
        """The match of a journal at its start and after each entry; always the same object."""
        journal = check_journal(journal)
        seed, script = journal["seed"], journal.get("script", ())
        if "position" in journal:
            match = cls.from_position(journal["position"], seed, script)
            if (match.game.id, match.game.rules) != (journal["game"], journal["rules"]):
                raise BadJournal("journal-position", game=journal["game"], other=match.game.id)
        else:
            rules = get_game(journal["game"], journal["rules"])
            match = cls.new(rules, journal["seats"], seed, journal["options"], script)
        yield match
        for number, stored in enumerate(journal["answers"]):
            try:
                match.enter(decode_entry(stored, number))
            except IllegalAnswer as refused:
                raise BadJournal("journal-refused", number=number, reason=refused) from refused
            yield match

    @classmethod
    def _start(
        cls,
        game: Game[Any],
        seats: int,
        seed: int | str,
        options: dict[str, Any],
        table: Any,
        position: dict[str, Any] | None,
        script: Sequence[Any],
    ) -> Match:
        match = cls(_HERE)
        match.game = game
        match.seats = seats
        match.seed = seed
        match.options = options
        match._position = position
        match._script = fresh(script)
        match._past = match._request = match._boundary = None
        match._since = []
        match._quiet = match._imagined = match._copied = False
        match._number, match._secrets = 0, {}
        match._checkpoint = None
        match._table = table
        table.log = []
        match._flow = game.flow(table)
        match._advance(None)
        return match

    # -- playing ------------------------------------------------------------

    def answer(
        self, seat: int | Unchecked, answer: Answer, decision: int | Unchecked | None = None
    ) -> None:
        """Answer the question of the seat; with `decision`, only if that is still the question.

        A sealed answer can be given again, and then counts instead, until all have answered.
        """
        question = self._questions.get(seat) if type(seat) is int else None
        if question is None or (decision is not None and decision != question.id):
            raise self._why_not(seat, decision)
        answer = question.check(answer)
        # The same as `_give`, without the call: these lines run more often than any others.
        self._since.append((seat, answer))
        if seat in self._sealed:
            self._sealed[seat] = answer
            self.waiting.pop(seat, None)
            if not self.waiting:
                self._advance(self._sealed)
        else:
            self._advance((seat, answer) if isinstance(self._request, Open) else answer)

    def withdraw(self, seat: int | Unchecked, decision: int | Unchecked | None = None) -> None:
        """Take a sealed answer back while somebody else has not answered."""
        question = self._questions.get(seat) if type(seat) is int else None
        if question is None or (decision is not None and decision != question.id):
            raise self._why_not(seat, decision)
        if seat in self.waiting:
            raise IllegalAnswer("nothing-to-withdraw")
        self._take_back(seat)

    def time_up(self, decision: int | Unchecked | None = None) -> None:
        """The clock has run out: everybody who has not answered gets their default, and an open
        decision ends. With `decision`, only if that is still the question."""
        if self._request is None:
            raise IllegalAnswer("match-over")
        now = next(iter(self._questions.values())).id
        if decision is not None and decision != now:
            raise IllegalAnswer("too-late", decision=decision, now=now)
        self._ring()

    def enter(self, entry: Entry, decision: int | Unchecked | None = None) -> None:
        """Take one entry of a journal; with `decision`, only if that is still the question.

        >>> match = Match.new("fist-2002", seats=3, seed=1)
        >>> for entry in [Given(1, {"fairy": 2}), Withdrawn(1), TimeUp()]:
        ...     match.enter(entry)
        >>> match.journal()["answers"]
        [[1, {'fairy': 2}], [1, None], [None, 'time']]
        """
        match entry:
            case Given(seat, answer):
                self.answer(seat, answer, decision)
            case Withdrawn(seat):
                self.withdraw(seat, decision)
            case TimeUp():
                self.time_up(decision)
            case _:
                assert_never(entry)

    def _why_not(self, seat: Unchecked, decision: Unchecked) -> IllegalAnswer:
        """Why the seat cannot answer."""
        self._check_seat(seat)
        if self._request is None:
            return IllegalAnswer("match-over")
        if seat not in self._questions:
            return IllegalAnswer("not-asked", seat=seat)
        return IllegalAnswer("too-late", decision=decision, now=self._questions[seat].id)

    def _check_seat(self, seat: Unchecked) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalAnswer("no-such-seat", seat=seat, seats=self.seats)

    def _give(self, seat: int, answer: Answer) -> None:
        """Take an answer that has been checked."""
        self._since.append((seat, answer))
        if seat in self._sealed:
            self._sealed[seat] = answer
            self.waiting.pop(seat, None)
            if not self.waiting:
                self._advance(self._sealed)
        else:
            self._advance((seat, answer) if isinstance(self._request, Open) else answer)

    def _take_back(self, seat: int) -> None:
        self._since.append(Withdrawn(seat))
        questions, sealed = self._questions, self._sealed
        sealed[seat] = questions[seat]
        self.waiting = {s: question for s, question in questions.items() if sealed[s] is question}

    def _ring(self) -> None:
        self._since.append(TimeUp())
        if isinstance(self._request, Open):
            self._advance(TIME_UP)
            return
        self._tell_who_is_late()
        if isinstance(self._request, Sealed):
            for late, question in self.waiting.items():
                self._sealed[late] = question.default
            self.waiting.clear()
            self._advance(self._sealed)
        else:
            [question] = self._questions.values()
            self._advance(question.default)

    def _tell_who_is_late(self) -> None:
        """Log for whom the default is played; of a secret question only its seat may know."""
        log = self._table.log
        if log is not None and self._request is not None:
            for late, question in self.waiting.items():
                fields = TimeRanOut, (late, question.kind)
                log.append(fields if self._request.public else (*fields, (late,)))

    def _advance(self, value: Any) -> None:
        """Run the flow to its next question."""
        flow = self._flow
        try:
            request = flow.send(value)
            while request is BOUNDARY:
                if self._copied or len(self._since) > MOST_TO_RESEND or self._checkpoint is None:
                    self._mark()
                else:
                    self._boundary = len(self._since)
                request = flow.send(None)
        except StopIteration:
            self._request = None
            self._questions, self._sealed, self.waiting = {}, {}, {}
            return
        self._ask(request)

    def _ask(self, request: Any) -> None:
        goes_on = request is self._request  # an open question in which somebody has acted
        self._request = request
        questions: Mapping[int, Decision]
        if isinstance(request, Several):
            self._questions = questions = request.decisions
            self.waiting = {**questions}
            self._sealed = {**questions} if isinstance(request, Sealed) else {}
        else:
            self.waiting = {request.seat: request}
            self._questions = questions = self.waiting
            self._sealed = {}
        if request.public:
            if not goes_on:
                self._number += SECRETS_BETWEEN
            number = self._number
            for decision in questions.values():
                decision.id = number
            if self._secrets:
                self._secrets = {}
        else:
            # Each seat counts its own: a common count would reveal how many others were asked.
            for seat, decision in questions.items():
                secret = self._secrets.get(seat, 0) + 1
                self._secrets = {**self._secrets, seat: secret}
                decision.id = self._number + secret

    def _mark(self) -> None:
        """Remember the table as it is at this boundary."""
        table, past = self._table, self._past
        log = table.log or []
        self._past = (past, self._since, log, len(log) + (past[3] if past else 0))
        self._since = []
        table.log = None if self._quiet else []
        self._checkpoint = table.copy()
        self._checkpoint_number = self._number, self._secrets
        self._boundary = None

    # -- looking ------------------------------------------------------------

    def view(self, seat: int | Unchecked | None = None) -> dict[str, Any]:
        """All that a seat may know now, as plain data; without a seat, a spectator."""
        if seat is not None:
            self._check_seat(seat)
        decision = None if seat is None else self._questions.get(seat)
        view: View[Any, Any, Any, Any] = {
            "game": self.game.id,
            "rules": self.game.rules,
            "you": seat,
            **self._standing(seat),
            "decision": decision.data() if decision else None,
            "table": self.game.view(self._table, seat),
            "result": self.result,
        }
        return cast(dict[str, Any], view)

    def standing(self, seat: int | Unchecked | None = None) -> dict[str, Any]:
        """The part of a view that changes when somebody has answered and the question stays."""
        return cast(dict[str, Any], self._standing(seat))

    def _standing(self, seat: int | None) -> Standing[Any]:
        public = self._request is None or self._request.public
        answered = [s for s in self._sealed if s not in self.waiting]
        return {
            "waiting": list(self.waiting) if public else None,
            "answered": answered if public else None,
            "answer": fresh(self._sealed[seat]) if seat in answered else None,
        }

    @property
    def events(self) -> list[Event]:
        """Everything that has happened; `Event.seen_by` says who may know it."""
        return self.news()

    def news(self, start: int = 0) -> list[Event]:
        """The events from number `start` on. Fast for the last few. A quiet match has none."""
        if self._quiet:
            return []
        log: list[Logged] = self._table.log or []
        past = self._past
        before = past[3] if past else 0
        if start >= before:
            return [made(entry) for entry in log[start - before :]]
        chunks = [log]
        while past is not None and past[3] > start:
            chunks.append(past[2])
            past = past[0]
            before = past[3] if past else 0
        logged = [entry for chunk in reversed(chunks) for entry in chunk]
        return [made(entry) for entry in logged[max(0, start - before) :]]

    @property
    def result(self) -> dict[str, Any] | None:
        """None until the match is over; then winners, ranking and reasons."""
        if self._request is not None:
            return None
        return cast(dict[str, Any], self.game.result(self._table))

    @property
    def questions(self) -> Mapping[int, Decision]:
        """The question of each seat that may answer, also of those that have answered and may
        still change it."""
        return self._questions

    @property
    def is_open(self) -> bool:
        """Whether the asked seats may act repeatedly, until they or the clock end it."""
        return isinstance(self._request, Open)

    @property
    def is_sealed(self) -> bool:
        """Whether nobody sees an answer until all who are asked have given theirs."""
        return bool(self._sealed)

    @property
    def turn(self) -> int | None:
        """The number of the turn; None: in this game no seat can pass for the rest of a turn."""
        return self.game.turn(self._table)

    @property
    def at_boundary(self) -> bool:
        """Whether nobody has answered since the last boundary, so that `position()` is complete."""
        return len(self._since) == (self._boundary or 0)

    @property
    def table(self) -> Any:
        """The whole table, for search. Only an imagined match has one: its secrets are made up."""
        if not self._imagined:
            raise Refused("not-imagined")
        return self._table

    # -- copies -------------------------------------------------------------

    def copy(self, quiet: bool = False) -> Match:
        """An independent copy. A quiet one, for search, keeps no events."""
        self._catch_up()
        return self._resend(quiet or self._quiet)

    def _catch_up(self) -> None:
        """Bring the checkpoint up to the last boundary, and keep it there from now on."""
        self._copied = True
        if self._boundary is not None:
            twin = self._resend(self._quiet, copied=True)
            self._checkpoint, self._checkpoint_number = twin._checkpoint, twin._checkpoint_number
            self._past, self._since = twin._past, twin._since
            self._table.log = twin._table.log
            self._boundary = None

    def _resend(self, quiet: bool, copied: bool = False) -> Match:
        """A new match from the checkpoint on, with the same answers."""
        new = Match(_HERE)
        new.game = game = self.game
        new.seats = self.seats
        new.seed = self.seed
        new.options = self.options
        new._position = self._position
        new._script = self._script
        new._past = self._past
        new._request = None
        new._checkpoint = self._checkpoint
        new._checkpoint_number = self._checkpoint_number
        new._number, new._secrets = self._checkpoint_number
        new._quiet = quiet
        new._copied = copied
        new._boundary = None
        new._imagined = self._imagined
        new._since = []
        new._table = table = self._checkpoint.copy()
        table.log = None if quiet else []
        new._flow = flow = game.flow(table)
        next(flow)  # the boundary at which the checkpoint was taken
        new._advance(None)
        for entry in self._since:
            if type(entry) is tuple:
                new._give(*entry)
            elif isinstance(entry, Withdrawn):
                new._take_back(entry.seat)
            elif isinstance(entry, TimeUp):
                new._ring()
            else:
                new._redraw(*entry)
        return new

    def imagine(self, seat: int | Unchecked, rng: Rng, quiet: bool = False) -> Match:
        """A copy in which all that this seat cannot know is redrawn.

        It fits everything that the seat has seen. Its events begin now.
        """
        self._check_seat(seat)
        new = self.copy(quiet)
        new._past = None
        new.seed = int(rng.random() * (1 << 53))  # the real one would reveal everything
        new._redraw(seat, new.seed)
        return new

    def __copy__(self) -> Match:
        return self.copy()

    def __repr__(self) -> str:
        state = "over" if self._request is None else f"waiting for {list(self.waiting)}"
        return f"<Match of {self.game.id}, {self.seats} seats, {state}>"

    def _redraw(self, seat: int, seed: int) -> None:
        chance = Chance(seed)
        others = [decision for other, decision in self._questions.items() if other != seat]
        for _ in range(WORLDS):
            self.game.redraw(self._table, seat, chance)
            would_be_asked = [decision.renew(self._table) for decision in others]
            if all(would_be_asked):
                break
        self._table.chance = chance
        if not self._quiet:
            self._table.log = []
        for other, decision in self._questions.items():
            if other != seat and other not in self.waiting:
                self._sealed[other] = decision.sample(chance)
        self._imagined = True
        self._since.append(_Redrawn(seat, seed))

    # -- saving -------------------------------------------------------------

    def journal(self) -> Journal:
        """What `replay` needs to reproduce exactly this match."""
        if self._imagined:
            raise Refused("imagined-match")
        entries: list[Any] = list(self._since)
        past = self._past
        while past is not None:
            entries[:0] = past[1]
            past = past[0]
        journal: Journal = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "answers": [encode_entry(entry) for entry in entries],
        }
        if self._position is not None:
            journal["position"] = self._position
        if self._script:
            journal["script"] = self._script
        return fresh(journal)  # type: ignore[no-any-return]

    def position(self, last: bool = False) -> dict[str, Any]:
        """The table as plain data that can be edited and given to `from_position`.

        A position cannot hold a half-answered question, so there is one only at a boundary
        (between two auctions, or turns), until somebody answers. Refused otherwise; `last=True`
        gives that of the last boundary instead.

        >>> match = Match.new("fist-2002", seats=3, seed=1)
        >>> match.position()["turn"]
        1
        >>> match.answer(0, {"fairy": 2})
        >>> match.at_boundary, match.position(last=True)["seats"][0]["screen"]["fairy"]
        (False, 8)
        """
        self._catch_up()
        if any(isinstance(entry, _Redrawn) for entry in self._since):
            raise Refused("imagined-match")
        if not last and not self.at_boundary:
            raise Refused("no-boundary")
        position: dict[str, Any] = self.game.position(self._checkpoint)
        return position


def _chance(seed: int | str, script: Sequence[Any]) -> Chance:
    return Scripted(seed, script) if script else Chance(seed)


def _check_options(game: Game[Any], options: Any) -> dict[str, Any]:
    if not isinstance(options, Mapping):
        raise BadSetup("wrong-options", options=options)
    return game.check_options(options)


def _check_seed(seed: Any) -> int | str:
    if seed is None:
        return secrets.token_hex(16)
    if type(seed) not in (int, str):
        raise BadSetup("wrong-seed", seed=seed)
    return seed  # type: ignore[no-any-return]
