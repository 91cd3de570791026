"""What a table needs besides its players: the clock, bots, and bots for those who are away.

A steward acts only while its process has the lease of the table (`leases.py`), so that of
several processes one rings the bell. Whatever it does names the question it is about: should
two ever act, the journal takes the first and the second is too late.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

from dragonstones.engine import Match
from dragonstones.server.bots import Job, Thought
from dragonstones.server.database import now
from dragonstones.server.hub import Notice
from dragonstones.server.pace import Pace
from dragonstones.server.plays import Play
from dragonstones.server.questions import Question
from dragonstones.server.tables import STAND_IN

if TYPE_CHECKING:
    from dragonstones.server.room import Room

log = structlog.get_logger(__name__)

#: How often a lease that another process has is asked for again, in seconds.
ASK_AGAIN = 2.0
#: How many look on is told after so many seconds.
GATHER = 0.5
#: Seconds for an answer to be written.
SETTLED_WITHIN = 60.0


class Steward:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.site = room.site
        loop = asyncio.get_running_loop()
        #: Since when each person is away, by the loop's clock.
        self._away = {
            number: loop.time() for number, seat in enumerate(room.table.seats) if seat.person
        }
        self._elsewhere: set[int] = set()
        #: Redis does not say who is there: nobody counts as away then.
        self._unsure = False
        self._told: tuple[list[int], list[int]] = ([], [])
        self._told_spectators = 0
        self._soon: asyncio.TimerHandle | None = None
        self._pace: Pace | None = None
        #: The bots that think.
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._bell: asyncio.TimerHandle | None = None
        self._bell_for: tuple[dict[int, int], int] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._leasing: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._ask_again = False
        #: Who is connected to this process, as far as the others know.
        self._told_others: set[int] = set()
        self._telling: asyncio.Task[None] | None = None
        self._stopped = False

    # -- who is there -------------------------------------------------------

    def here(self) -> list[int]:
        """The seats of people who are connected."""
        return sorted(self.here_locally() | self._elsewhere)

    def here_locally(self) -> set[int]:
        """To this process; who plays on somebody's device with him is there too."""
        people = {watcher.connection.person.id for watcher in self.room.all_watchers()}
        return {n for n, seat in enumerate(self.room.table.seats) if seat.person in people}

    async def is_here(self, seat: int) -> bool:
        """Connected to any process; whoever nobody can tell of is."""
        elsewhere = await self.site.hub.here_elsewhere(self.room.id)
        return elsewhere is None or seat in elsewhere | self.here_locally()

    def stand_ins(self) -> list[int]:
        """The seats for whose people a bot plays."""
        room, grace = self.room, self.room.table.grace
        if room.table.state != "playing":
            return []
        here = self.here()
        return [
            number
            for number, seat in enumerate(room.table.seats)
            if not seat.bot
            and (
                seat.left
                or seat.person is None  # deleted
                or (
                    number not in here
                    and not self._unsure
                    and grace is not None
                    and self._gone_for(number) >= grace
                )
            )
        ]

    def _gone_for(self, seat: int) -> float:
        time = asyncio.get_running_loop().time()
        return time - self._away.setdefault(seat, time)

    def presence_changed(self) -> None:
        """Somebody has come, gone, sat down or got up."""
        if self._stopped:
            return
        time, here = asyncio.get_running_loop().time(), set(self.here())
        for number, seat in enumerate(self.room.table.seats):
            if seat.person and number not in here:
                self._away.setdefault(number, time)
            else:
                self._away.pop(number, None)
        self._tell_presence()
        if self._telling is None and self.here_locally() != self._told_others:
            self._telling = asyncio.create_task(self._tell_others())
        self.tend()

    async def _tell_others(self) -> None:
        """The process that runs the table is not to think that somebody is away."""
        id, hub = self.room.id, self.site.hub
        try:
            while (here := self.here_locally()) != self._told_others:
                gone, self._told_others = self._told_others - here, here
                await hub.tell_here([(id, seat) for seat in here], [(id, seat) for seat in gone])
                hub.publish(id, Notice("here"))
        finally:
            self._telling = None

    def others_changed(self) -> None:
        """Somebody has come to or gone from another process."""
        self._ask_again = True
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_others())

    async def _ask_others(self) -> None:
        try:
            while self._ask_again:
                self._ask_again = False
                elsewhere = await self.site.hub.here_elsewhere(self.room.id)
                self._unsure = elsewhere is None
                if elsewhere is not None:
                    self._elsewhere = elsewhere
        finally:
            self._asking = None
        self.presence_changed()

    def _tell_presence(self) -> None:
        """Who plays is told at once; who only looks, now and then: anybody can come and go."""
        seen = (self.here(), self.stand_ins())
        if seen != self._told:
            self._told = seen
            self._tell_all()
        elif self.room.spectators != self._told_spectators and self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(GATHER, self._tell_all)

    def _tell_all(self) -> None:
        if self._soon:
            self._soon.cancel()
            self._soon = None
        self._told_spectators = self.room.spectators
        self.room.tell_setup()

    # -- what is to be done -------------------------------------------------

    def tend(self) -> None:
        """Look what the table needs now."""
        room = self.room
        if self._stopped or room.match is None or room.table.state != "playing":
            self._stop_timers()
            return
        if room.is_writing:
            return  # what the match asks now is not on disk yet; it is looked at then
        if not any(room.watchers.values()):
            self._stop_timers()  # nobody looks: the table sleeps
            return
        if not self.site.leases.holds(room.id):
            self._want_lease()
            return
        self._tell_presence()
        self._set_bell()
        self._wake_bots()
        self._wait_for_absent()

    def _want_lease(self) -> None:
        if self._leasing is None:
            self._leasing = asyncio.create_task(self._lease())

    async def _lease(self) -> None:
        try:
            while not self._stopped and any(self.room.watchers.values()):
                if await self._take_lease():
                    question = self.room.question
                    if question and question.be_generous():
                        data = (question.id, question.deadline)
                        self.site.hub.publish(self.room.id, Notice("clock", data=data))
                        self.room.tell_clock()
                    break
                await asyncio.sleep(ASK_AGAIN)
        finally:
            self._leasing = None
        self.tend()

    async def _take_lease(self) -> bool:
        try:
            return await self.site.leases.take(self.room.id)
        except Exception:  # the database is away; it may come back
            log.exception("a lease could not be asked for", table=self.room.id)
            return False

    # -- the clock ----------------------------------------------------------

    def _set_bell(self) -> None:
        question = self.room.question
        wanted = None
        if question is not None and question.deadline is not None:
            wanted = (question.asked, question.deadline)
        if wanted == self._bell_for:
            return
        if self._bell:
            self._bell.cancel()
        self._bell, self._bell_for = None, wanted
        if question and wanted:
            seconds = (wanted[1] - now()) / 1000 + self.site.settings.lag_credit
            loop = asyncio.get_running_loop()
            self._bell = loop.call_later(max(0.0, seconds), self._ring, question)

    def _ring(self, question: Question) -> None:
        if self._bell:
            self._bell.cancel()
        self._bell = None
        self._bell_for = None
        if self.site.leases.holds(self.room.id):
            self.site.metrics.clock_expiries.inc()
            self.room.play(Play(None, question.id, None, asked=question.asked))
        else:
            self.tend()

    # -- bots ---------------------------------------------------------------

    def _player(self, seat: int) -> str | None:
        """The bot that plays this seat now; None: a person does."""
        bot = self.room.table.seats[seat].bot
        if bot:
            return bot
        return STAND_IN if seat in self.stand_ins() else None

    def _wake_bots(self) -> None:
        match = self.room.match
        assert match is not None
        for seat in match.waiting:
            if seat not in self._thinking and self._player(seat):
                self._thinking[seat] = asyncio.create_task(self._let_act(seat))

    async def _let_act(self, seat: int) -> None:
        """Let a bot answer a question, or act once in an open one."""
        match = self.room.match
        try:
            if match is None or seat not in match.waiting:
                return
            decision = match.waiting[seat]
            pace = self._pace_of(match)
            time = asyncio.get_running_loop().time()
            await asyncio.sleep(pace.wait(seat, match, time))
            if not self._is_asked(seat, decision.id):
                return
            thought = await self._ask(seat, decision.id)
            if not self._is_asked(seat, decision.id):
                return
            if thought.answer is None and not thought.mishap:
                return  # to the bot it is another question: what it was told is not the latest
            answer = decision.default if thought.answer is None else thought.answer
            pace.heard(seat)
            if pace.is_over(seat):
                if self.room.question and self.room.question.asked.get(seat) == decision.id:
                    self._ring(self.room.question)
            elif not pace.says_nothing(decision, answer):
                await self._play(seat, decision.id, answer)
        except Exception:
            log.exception("a bot could not be asked", table=self.room.id, seat=seat)
            await asyncio.sleep(1)
        finally:
            self._thinking.pop(seat, None)
            if not self._stopped:
                asyncio.get_running_loop().call_soon(self.tend)

    def _pace_of(self, match: Match) -> Pace:
        """Of the question that is asked now; as long as it goes on, the same."""
        people = any(self._player(seat) is None for seat in match.asked)
        first = next(iter(match.asked.values()))
        if self._pace is None or (self._pace.id, self._pace.people) != (first.id, people):
            self._pace = Pace(match, self.site.settings.bot_pause, people)
        return self._pace

    def acted(self, seat: int | None) -> None:
        """Somebody at the table has answered."""
        if self._pace and seat is not None and self._player(seat) is None:
            self._pace.heard(seat)

    def _is_asked(self, seat: int, decision: int) -> bool:
        """Whether it is still this bot's business, and ours."""
        match = self.room.match
        asked = match.waiting.get(seat) if match else None
        return (
            not self._stopped
            and asked is not None
            and asked.id == decision
            and self._player(seat) is not None
            and self.site.leases.holds(self.room.id)
        )

    async def _ask(self, seat: int, decision: int) -> Thought:
        room, table = self.room, self.room.table
        assert room.match is not None
        bot = self._player(seat) or STAND_IN
        job = Job(table.id, table.header, room.entries, seat, bot, decision)
        return await self.site.bots.ask(job)

    async def _play(self, seat: int, decision: int, answer: Any) -> None:
        """Returns when it is on disk, or was too late."""
        settled = asyncio.get_running_loop().create_future()
        self.room.play(Play(seat, decision, answer, settled=settled))
        await asyncio.wait_for(settled, SETTLED_WITHIN)

    def _wait_for_absent(self) -> None:
        """Look again when the first of those who are away has been away for long enough."""
        if self._later:
            self._later.cancel()
            self._later = None
        match, grace = self.room.match, self.room.table.grace
        if match is None or grace is None:
            return
        times = [grace - self._gone_for(seat) for seat in self._away]
        times = [time for time in times if time > 0]
        if times:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(min(times) + 0.05, self.tend)

    # -- the end ------------------------------------------------------------

    def _stop_timers(self) -> None:
        for timer in (self._bell, self._later):
            if timer:
                timer.cancel()
        self._bell = self._later = self._bell_for = None

    def stop(self) -> None:
        self._stopped = True
        self._stop_timers()
        if self._soon:
            self._soon.cancel()
        for task in (*self._thinking.values(), self._leasing, self._asking, self._telling):
            if task:
                task.cancel()
