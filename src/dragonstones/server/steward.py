"""The clock of a table, its bots, and bots that stand in for people who are away.

A steward acts only while its process has the lease of the table (`leases.py`), so that only one of
several processes runs the clock. Each of its acts names the question it is about: should two
processes ever act, the journal takes the first, and the second is too late.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
from typing import TYPE_CHECKING, Any

import structlog

from dragonstones.bots import usual_bot
from dragonstones.engine import Match
from dragonstones.engine.journal import Given, TimeUp
from dragonstones.server.absences import Absences
from dragonstones.server.bots import Job, Thought
from dragonstones.server.calls import due
from dragonstones.server.database import now
from dragonstones.server.hub import Notice
from dragonstones.server.pace import MOMENT, USUAL_BY_DAYS, Pace, by_itself, moment
from dragonstones.server.plays import Play
from dragonstones.server.questions import Question
from dragonstones.server.small_talk import SmallTalk
from dragonstones.server.tables import TableRow

if TYPE_CHECKING:
    from dragonstones.server.room import Room

log = structlog.get_logger(__name__)

#: Seconds after which a lease that another process holds is requested again.
ASK_AGAIN = 0.9
#: Seconds after which a changed number of spectators is sent.
GATHER = 0.5
#: Milliseconds before time is up at which a game by days wakes.
SOON = 2_000
#: Seconds to allow for writing an answer.
SETTLED_WITHIN = 60.0


class Steward:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.site = room.site
        loop = asyncio.get_running_loop()
        #: Since when each absent person has been away, by the loop's clock.
        self._away = {
            number: loop.time() for number, seat in enumerate(room.table.seats) if seat.person
        }
        self._elsewhere: set[int] = set()
        #: The seats connected to this process, and from what they were found.
        self._local: frozenset[int] = frozenset()
        self._local_of: tuple[TableRow, frozenset[str]] | None = None
        #: Whether Redis does not answer: until it does, nobody counts as away.
        self._unsure = False
        self._was_paused = room.table.is_paused
        self._presence_sent: tuple[list[int], list[int]] = ([], [])
        self._spectators_sent = 0
        self._soon: asyncio.TimerHandle | None = None
        self._pace: Pace | None = None
        self._talk = SmallTalk(room)
        self._absences = Absences(room)
        #: The bots that are thinking.
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._bell: asyncio.TimerHandle | None = None
        self._bell_for: tuple[dict[int, int], int] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._leasing: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._ask_again = False
        #: Whether another process had the lease when it was last asked for.
        self._is_run_elsewhere = False
        #: The seats connected to this process, as the other processes were told.
        self._here_sent: frozenset[int] = frozenset()
        self._telling: asyncio.Task[None] | None = None
        self._leaving: asyncio.Task[None] | None = None
        #: The fists that will close by themselves: the decision of each seat, and the time.
        self._closing_for: dict[int, int | None] = {}
        self._closing: dict[int, asyncio.TimerHandle] = {}
        #: Set whenever something may have changed.
        self._tended = asyncio.Event()
        self._stopped = False

    # -- who is there -------------------------------------------------------

    def here(self) -> list[int]:
        """The seats of people who are connected."""
        return sorted(self.here_locally() | self._elsewhere)

    def here_locally(self) -> frozenset[int]:
        """The seats connected to this process; seats that share a device are connected together."""
        table, people = self.room.table, self.room.audience.people
        known = self._local_of
        if known is None or known[0] is not table or known[1] is not people:
            seats = enumerate(table.seats)
            self._local = frozenset(n for n, seat in seats if seat.person in people)
            self._local_of = table, people
        return self._local

    def is_connected(self, seat: int) -> bool:
        """Whether the person of a seat is connected, as far as this process knows."""
        return seat in self.here_locally() or seat in self._elsewhere

    async def is_here(self, seat: int) -> bool:
        """Whether a seat is connected to any process; if Redis does not answer, yes."""
        elsewhere = await self.site.hub.here_elsewhere(self.room.id)
        return elsewhere is None or seat in elsewhere | self.here_locally()

    def stand_ins(self) -> list[int]:
        """The seats of people for whom a bot plays."""
        return [seat for seat in range(len(self.room.table.seats)) if self._is_stood_in(seat)]

    def _is_stood_in(self, number: int) -> bool:
        """Whether a bot plays for the person of this seat."""
        table = self.room.table
        seat = table.seats[number]
        if seat.bot or table.state != "playing":
            return False
        if seat.left or seat.person is None:  # deleted
            return True
        if self.is_connected(number) or self._unsure or table.is_paused:
            return False
        return table.grace is not None and self._gone_for(number) >= table.grace

    def _gone_for(self, seat: int) -> float:
        time = asyncio.get_running_loop().time()
        return time - self._away.setdefault(seat, time)

    def presence_changed(self) -> None:
        """Somebody has come, gone, sat down or got up."""
        if self._stopped:
            return
        time, here = asyncio.get_running_loop().time(), set(self.here())
        if self._was_paused and not self.room.table.is_paused:
            self._away = dict.fromkeys(self._away, time)  # a pause is no absence
        self._was_paused = self.room.table.is_paused
        for number, seat in enumerate(self.room.table.seats):
            if seat.person and number not in here:
                self._away.setdefault(number, time)
            else:
                self._away.pop(number, None)
        self._tell_presence()
        if not self.room.is_writing and self.room.record.look_at_clocks(self.room.table):
            self.room.audience.tell_clock()
        if self._telling is None and self.here_locally() != self._here_sent:
            self._telling = asyncio.create_task(self._tell_others())
        self.tend()

    async def _tell_others(self) -> None:
        """Tell the other processes who is connected here, since one of them may run the table."""
        id, hub = self.room.id, self.site.hub
        try:
            while (here := self.here_locally()) != self._here_sent:
                gone, self._here_sent = self._here_sent - here, here
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
        """Send changes of players at once, a new number of spectators after GATHER seconds."""
        seen = (self.here(), self.stand_ins())
        if seen != self._presence_sent:
            self._presence_sent = seen
            self._tell_all()
        elif self.room.audience.spectators != self._spectators_sent and self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(GATHER, self._tell_all)

    def _tell_all(self) -> None:
        if self._soon:
            self._soon.cancel()
            self._soon = None
        self._spectators_sent = self.room.audience.spectators
        self.room.tell_setup()

    # -- what is to be done -------------------------------------------------

    def tend(self) -> None:
        """Do what the table needs now."""
        self._tended.set()
        room = self.room
        if self._stopped or room.match is None or room.table.state != "playing":
            self._stop_timers()
            if room.table.state == "over" and self.site.leases.holds(room.id):
                self._talk.listen()
            return
        if room.is_writing:
            return  # what the match asks now is not on disk yet; the room calls us again when it is
        if room.table.is_paused or not self.is_needed:
            self._stop_timers()  # or nobody is watching, so the table sleeps
            return
        if not self.site.leases.holds(room.id):
            self._want_lease()
            return
        self._tell_presence()
        self._absences.look()
        self._set_bell()
        self._wake_bots()
        self._close_fists()
        self._wait_for_absent()
        self._talk.listen()

    @property
    def is_needed(self) -> bool:
        """Whether somebody watches, or a game that continues by itself has something to do now: a
        bot is asked, or time is up."""
        room = self.room
        if not room.audience.is_empty:
            return True
        if not room.table.goes_on or room.table.state != "playing" or room.match is None:
            return False
        at = due(room)
        return self.has_bots_to_act() or (at is not None and at <= now() + SOON)

    def has_bots_to_act(self) -> bool:
        match = self.room.match
        bots = [seat for seat in match.waiting if self._player(seat)] if match else []
        if match is None or self.room.is_writing:
            return bool(bots)  # the pace of the current question is not known yet
        return any(not self._pace_of(match).is_ahead(seat, match) for seat in bots)

    def _want_lease(self) -> None:
        if self._leasing is None:
            self._leasing = asyncio.create_task(self._lease())

    async def _lease(self) -> None:
        try:
            while not self._stopped and self.is_needed:
                if await self._take_lease():
                    question = self.room.question
                    in_a_hurry = not self.room.table.goes_on
                    if question and in_a_hurry and question.be_generous():
                        data = (question.id, question.deadline)
                        self.site.hub.publish(self.room.id, Notice("clock", data=data))
                        self.room.audience.tell_clock()
                    break
                await asyncio.sleep(ASK_AGAIN)
        finally:
            self._leasing = None
        self.tend()

    async def _take_lease(self) -> bool:
        try:
            is_ours = await self.site.leases.take(self.room.id)
        except Exception:  # the database is away; it may come back
            log.exception("a lease could not be asked for", table=self.room.id)
            return False
        self._is_run_elsewhere = not is_ours
        return is_ours

    @property
    def is_run_elsewhere(self) -> bool:
        """Whether another process runs the table, as far as is known here."""
        return self._is_run_elsewhere and not self.site.leases.holds(self.room.id)

    # -- the clock ----------------------------------------------------------

    def _set_bell(self) -> None:
        question = self.room.question
        wanted = None
        if question is not None and question.deadline is not None:
            wanted = (question.numbers, question.deadline)
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
            if question.deadlines:
                self._give_seats_up(question)
                return
            self.room.play(Play(TimeUp(), question.id, numbers=question.numbers))
        else:
            self.tend()

    def _give_seats_up(self, question: Question) -> None:
        """In a game by days a bot plays for those whose time is up."""
        match = self.room.match
        seats = [
            seat
            for seat, deadline in question.deadlines.items()
            if match and seat in match.waiting and deadline <= now()
        ]
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._give_up(seats))

    async def _give_up(self, seats: list[int]) -> None:
        try:
            await self.site.tables.run_out(self.room.id, seats)
            self.site.rooms.setup_changed(self.room.id)
        except Exception:  # the database is away; the table is still due
            log.exception("a seat could not be given up", table=self.room.id)
        finally:
            self._leaving = None

    # -- bots ---------------------------------------------------------------

    def _player(self, seat: int) -> str | None:
        """The bot that plays this seat now; None: a person does."""
        bot = self.room.table.seats[seat].bot
        if bot:
            return bot
        return usual_bot(self.room.table.game) if self._is_stood_in(seat) else None

    def _wake_bots(self) -> None:
        match = self.room.match
        assert match is not None
        for seat in match.waiting:
            is_free = seat not in self._thinking and self._player(seat)
            if is_free and not self._pace_of(match).is_ahead(seat, match):
                self._thinking[seat] = asyncio.create_task(self._let_act(seat))

    async def _let_act(self, seat: int) -> None:
        """Let a bot answer a question, or act once in an open question."""
        match = self.room.match
        try:
            if match is None or seat not in match.waiting:
                return
            decision = match.waiting[seat]
            pace = self._pace_of(match)
            if pace.is_watched:
                thought = await self._close_unread(seat, decision.id, pace)
            else:
                time = asyncio.get_running_loop().time()
                await asyncio.sleep(pace.wait(seat, match, time))
                if not self._is_asked(seat, decision.id):
                    return
                thought = await self._ask(seat, decision.id)
            if not self._is_asked(seat, decision.id):
                return
            if thought.answer is None and not thought.mishap:
                return  # the bot saw an older question: it did not have the latest entries
            gives_default = thought.answer is None or self.room.wishes.passes(seat)
            answer = decision.default if gives_default else thought.answer
            pace.heard(seat)
            if pace.is_over(seat):
                if self.room.question and self.room.question.numbers.get(seat) == decision.id:
                    self._ring(self.room.question)
            elif not pace.says_nothing(decision, answer):
                await self._play(seat, decision.id, answer)
            if match.is_open and decision.says_nothing(answer):
                self._talk.nothing_said(seat, match)
        except Exception:
            log.exception("a bot could not be asked", table=self.room.id, seat=seat)
            await asyncio.sleep(1)
        finally:
            self._thinking.pop(seat, None)
            if not self._stopped:
                asyncio.get_running_loop().call_soon(self.tend)

    async def _close_unread(self, seat: int, decision: int, pace: Pace) -> Thought:
        """A bot's thoughts, returned at a moment when its fist can be closed while people watch.
        The moment is random: it depends neither on the thoughts nor on how long they took."""
        match = self.room.match
        assert match is not None
        thinking = asyncio.create_task(self._ask(seat, decision))
        try:
            while True:
                time = asyncio.get_running_loop().time()
                await asyncio.sleep(pace.wait(seat, match, time))
                if pace.is_last(seat):
                    await self._let_people_close(seat, decision, pace)
                if thinking.done() or not self.site.settings.bot_pause:
                    return await thinking
        finally:
            thinking.cancel()

    async def _let_people_close(self, seat: int, decision: int, pace: Pace) -> None:
        """Wait until all people have closed their fists, and a moment longer, in which they can
        take them back. When their time is almost up, so is the bot's."""
        loop = asyncio.get_running_loop()
        due: float | None = None
        while self._is_asked(seat, decision):
            self._tended.clear()
            assert self.room.match is not None
            if not pace.people.isdisjoint(self.room.match.waiting):
                due = None
            elif due is None:
                due = loop.time() + pace.moment()
            until = min(loop.time() + self._time_left() - MOMENT[1], due or math.inf)
            if until <= loop.time():
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(until if until < math.inf else None):
                    await self._tended.wait()

    def _time_left(self) -> float:
        """Seconds until time is up; without a clock, any number."""
        question = self.room.question
        if question is None or question.deadline is None:
            return math.inf
        return (question.deadline - now()) / 1000

    def _pace_of(self, match: Match) -> Pace:
        """The pace of the current question; it stays the same as long as the question lasts."""
        people = frozenset(seat for seat in match.questions if self._player(seat) is None)
        first = next(iter(match.questions.values()))
        if self._pace is None or (self._pace.id, self._pace.people) != (first.id, people):
            acts = self.room.record.acts
            self._pace = Pace(match, self.site.settings.bot_pause, people, acts)
        return self._pace

    def acted(self, seat: int | None) -> None:
        """Somebody at the table has answered."""
        if self._pace and seat is not None and self._player(seat) is None:
            self._pace.heard(seat)

    def _is_asked(self, seat: int, decision: int) -> bool:
        """Whether this bot is still asked, and this process still runs the table."""
        match = self.room.match
        waiting = match.waiting.get(seat) if match else None
        return (
            not self._stopped
            and not self.room.table.is_paused
            and waiting is not None
            and waiting.id == decision
            and self._player(seat) is not None
            and self.site.leases.holds(self.room.id)
        )

    async def _ask(self, seat: int, decision: int) -> Thought:
        room, table = self.room, self.room.table
        assert room.match is not None
        bot = self._player(seat) or usual_bot(table.game)
        job = Job(table.id, table.header, room.record.entries, seat, bot, decision)
        return await self.site.bots.ask(job)

    async def _play(self, seat: int, decision: int, answer: Any) -> None:
        """Play an answer of a bot; return when it is on disk, or was too late."""
        settled = asyncio.get_running_loop().create_future()
        self.room.play(Play(Given(seat, answer), decision, settled=settled))
        await asyncio.wait_for(settled, SETTLED_WITHIN)

    # -- people who would rather not be asked ---------------------------------

    def _close_fists(self) -> None:
        """Answer for seats, each at a moment when its person could have done it."""
        match = self.room.match
        assert match is not None
        for seat in range(match.seats):
            # A fist that closes while its person is away would reveal that it closes by itself; in
            # a game by days nobody need be there.
            is_seen = self.room.table.by_days or self.is_connected(seat)
            closes = self.room.wishes.answers(seat) and is_seen and self._player(seat) is None
            wanted = match.waiting[seat].id if closes else None
            if wanted == self._closing_for.get(seat):
                continue
            if timer := self._closing.pop(seat, None):
                timer.cancel()
            self._closing_for[seat] = wanted
            if wanted is not None:
                loop = asyncio.get_running_loop()
                self._closing[seat] = loop.call_later(self._by_itself(seat), self._close, seat)

    def _close(self, seat: int) -> None:
        self._closing_for[seat] = None
        match = self.room.match
        if match and self.site.leases.holds(self.room.id) and self.room.wishes.answers(seat):
            answer, followed = self.room.wishes.answer(seat)
            self.room.play(Play(Given(seat, answer), match.waiting[seat].id, followed=followed))

    def _by_itself(self, seat: int) -> float:
        """Seconds until the fist of a person closes by itself, before time is up."""
        others = [one for n, one in enumerate(self.room.table.seats) if n != seat]
        if all(other.bot for other in others):
            return moment(self.site.settings.bot_pause)  # bots do not look at the time
        if self.room.table.by_days:
            return self._by_itself_by_days(seat)
        seconds = by_itself(self.room.record.times.get(seat, ()))
        return min(seconds, random.uniform(0.5, 0.9) * max(0.0, self._time_left()))

    def _by_itself_by_days(self, seat: int) -> float:
        """The same in a game by days. The moment is derived from a secret of the table: it is the
        same in every process and after a restart, and nobody can compute it."""
        room, question = self.room, self.room.question
        assert question is not None
        rng = random.Random(f"{room.table.server_luck}/{seat}/{question.numbers.get(seat)}")
        since = max(question.since, room.wishes[seat].ordered)
        seconds = by_itself(room.record.times.get(seat, ()), USUAL_BY_DAYS, rng)
        left = (question.deadlines.get(seat, since) - since) / 1000
        ends = since + 1000 * min(seconds, rng.uniform(0.5, 0.9) * max(0.0, left))
        return max(0.0, (ends - now()) / 1000)

    def next_fist(self) -> int | None:
        """When the next fist of somebody closes by itself, in a game by days."""
        match, wishes = self.room.match, self.room.wishes
        seats = match.waiting if match else ()
        times = [
            self._by_itself(seat)
            for seat in seats
            if self._player(seat) is None and wishes.answers(seat)
        ]
        return now() + round(1000 * min(times)) if times else None

    # -- those who are away ---------------------------------------------------

    def _wait_for_absent(self) -> None:
        """Look again when the first absent person has been away for long enough."""
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
        for timer in (self._bell, self._later, *self._closing.values()):
            if timer:
                timer.cancel()
        self._bell = self._later = self._bell_for = None
        self._closing_for.clear()
        self._closing.clear()

    def stop(self) -> None:
        self._stopped = True
        self._stop_timers()
        self._talk.stop()
        self._absences.stop()
        if self._soon:
            self._soon.cancel()
        others = (self._leasing, self._asking, self._telling, self._leaving)
        for task in (*self._thinking.values(), *others):
            if task:
                task.cancel()
