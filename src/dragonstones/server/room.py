"""A table in this process: incoming plays are applied, written to the journal, and then shown.

A room works in rounds. It takes all that has come in, applies it to its match, writes one row of
the journal, and waits for the disk; only then does anybody see the outcome. While it waits,
nothing else touches the match, so what is shown is always what is on disk.

`record.py` has the match and its rows, `audience.py` what watchers are shown, `talk.py` what is
said, `steward.py` the clock and the bots.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, assert_never

import structlog

from dragonstones.engine import Match, Refused
from dragonstones.server.audience import Audience, Watcher
from dragonstones.server.calls import next_row
from dragonstones.server.hub import Notice
from dragonstones.server.journal import Behind, Closed, Row, Written, playing_again
from dragonstones.server.plays import Play
from dragonstones.server.questions import Question
from dragonstones.server.record import Applied, Broken, Record
from dragonstones.server.refusals import Conflict, NotFound
from dragonstones.server.steward import Steward
from dragonstones.server.tables import TableRow
from dragonstones.server.talk import TableTalk
from dragonstones.server.wishes import TableWishes
from dragonstones.text.why import behind_refusal
from dragonstones.wire import Done, TableInfo, TableNews

if TYPE_CHECKING:
    from dragonstones.server.site import Site

log = structlog.get_logger(__name__)

#: How often a row is tried again because other processes were quicker.
TRIES = 50
#: Seconds after which a bot or the clock retries what could not be saved.
TRY_AGAIN = 1.0

#: What may have changed in the database.
Part = Literal["setup", "journal", "talk", "wishes"]


class Room:
    def __init__(self, site: Site, table: TableRow) -> None:
        self.site = site
        self.id = table.id
        self.table = table
        self.record = Record()
        self.audience = Audience(self)
        self.talk = TableTalk(site.talk, table.id, self.audience)
        self.wishes = TableWishes(self)
        self.steward = Steward(self)
        #: The match is ahead of the disk: a row is on its way, or it was not written.
        self.is_writing = False
        #: What the next round takes in, and the task that runs the rounds.
        self._plays: list[Play] = []
        self._arrivals: list[Watcher] = []
        self._were_slow: list[Watcher] = []
        self._changed: set[Part] = set()
        self._readers: dict[Part, Callable[[], Awaitable[None]]] = {
            "setup": self._read_setup,
            "journal": self._read_rows,
            "talk": self.talk.read_new,
            "wishes": self.wishes.read_new,
        }
        self._task: asyncio.Task[None] | None = None
        #: News that arrives while the room is read from disk waits here.
        self._ready = False
        self.closed = False
        self.idle_since: float | None = None

    @property
    def match(self) -> Match | None:
        return self.record.match

    @property
    def question(self) -> Question | None:
        return self.record.question

    # -- what comes in ------------------------------------------------------

    def play(self, play: Play) -> None:
        play.came = asyncio.get_running_loop().time()
        self._plays.append(play)
        self._wake()

    def attach(self, watcher: Watcher) -> None:
        watcher.viewer = self.audience.viewer_of(watcher)
        self._arrivals.append(watcher)
        self._wake()

    def detach(self, watcher: Watcher) -> None:
        self._arrivals = [one for one in self._arrivals if one is not watcher]
        if self.audience.remove(watcher):
            self.steward.presence_changed()

    def catch_up(self, watcher: Watcher) -> None:
        """Show a slow client what it missed, now that it can take messages again."""
        self._were_slow.append(watcher)
        self._wake()

    def look_again(self, part: Part) -> None:
        """Read what has changed in the database."""
        self._changed.add(part)
        self._wake()

    def hear(self, notice: Notice) -> None:
        """Take in news from another process."""
        match notice.what:
            case "setup" | "journal" | "talk" | "wishes":
                self.look_again(notice.what)
            case "missed":  # a new setup is found in the next sweep
                self.look_again("wishes")
                self.look_again("journal")
                self.look_again("talk")
            case "here":
                self.steward.others_changed()
            case "clock":
                if self.question:
                    self.question.hear_deadline(*notice.data)
                    self.audience.tell_clock()
            case "lobby":
                pass  # not about this table
            case _:
                assert_never(notice.what)

    # -- rounds -------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return self._task is not None

    def begin(self) -> None:
        """Start the rounds: the room is loaded."""
        self._ready = True
        self._wake()

    def _wake(self) -> None:
        if self._task is None and self._ready and not self.closed:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while not self.closed and any(
                (self._plays, self._arrivals, self._were_slow, self._changed)
            ):
                await self._round()
        except Exception:
            # Whatever happened, the truth is on disk. Clients reconnect and find it.
            log.exception("a table has failed", table=self.id)
            self.site.rooms.drop(self)
        finally:
            self._task = None

    async def _round(self) -> None:
        for part, read in self._readers.items():
            if part in self._changed:
                self._changed.discard(part)
                await read()
        plays, self._plays = self._plays, []
        if plays:
            await self._take(plays)
        for watcher in list(self._arrivals):
            await self._welcome(watcher)
            self._arrivals = [one for one in self._arrivals if one is not watcher]
        slow, self._were_slow = self._were_slow, []
        for watcher in slow:
            if watcher in self.audience:
                self.audience.show_all(watcher)

    # -- answers: play, write, then show ------------------------------------

    async def _take(self, plays: list[Play]) -> None:
        """Play and write what is legal, then show the outcome."""
        for _ in range(TRIES):
            if self.match is None:
                for play in plays:
                    self._refuse(play, Conflict("not-started"))
                return
            before = self.match.questions
            try:
                applied = self.record.apply(plays, self.site.leases.holds(self.id))
            except Broken as broken:
                log.exception("an answer has failed", table=self.id)
                plays = [play for play in plays if play is not broken.play]
                self.is_writing = True
                await self.load()
                self._refuse(broken.play, Refused("site-failed"))
                continue
            self._put_aside(applied)
            entries = applied.entries
            self.is_writing = bool(entries)
            if applied.refusals and await self._is_behind(entries):
                continue
            if not entries:
                for refusal in applied.refusals:
                    self._refuse(*refusal)
                return
            noted = self.wishes.settled(applied.accepted)
            try:
                row = await self.site.journal.append(*next_row(self, entries, noted))
                await self.wishes.read_if(bool(noted))
            except Behind:
                await self._start_over()
                continue
            except Exception as error:
                if not isinstance(error, Closed):
                    log.exception("an answer could not be saved", table=self.id)
                await self._look_what_is_saved(plays)
                return
            break
        else:
            raise RuntimeError(f"table {self.id} is overrun by other processes")
        self._note_written(row, applied)
        await self._after(self.match.questions is not before)
        for refusal in applied.refusals:
            self._refuse(*refusal)  # the reason may be a row that has only just reached the disk
        for play in applied.accepted:
            self.site.watch.answered(self.id, asyncio.get_running_loop().time() - play.came)
            play.settle()

    def _put_aside(self, applied: Applied) -> None:
        """Deal with what is neither played nor refused."""
        for play in applied.known:
            self._done(play)
        self._plays += applied.repeated
        for play in applied.late:
            play.settle()
            asyncio.get_running_loop().call_soon(self.steward.tend)

    def _note_written(self, row: Row, applied: Applied) -> None:
        """The row is on disk."""
        self.is_writing = False
        self.record.note_written(self.table, row)
        self.site.hub.publish(self.id, Notice("journal"))
        for play in applied.accepted:
            self.site.metrics.note_accepted(crossed=self.steward.is_run_elsewhere)
            self.steward.acted(play.seat)
            if play.key is not None and play.watcher:
                play.watcher.accepted.append(play.key)

    async def _after(self, advanced: bool) -> None:
        """Show what is new on disk; `advanced`: there may be a new question."""
        assert self.match is not None
        if self.match.result is not None and self.table.state == "playing":
            await self._finish()  # before anybody can ask for a replay
        self.audience.show(advanced)
        if self.table.state == "over":
            self.tell_setup()
        self.steward.tend()

    async def _finish(self) -> None:
        assert self.match is not None and self.match.result is not None
        await self.site.tables.finish(self.id, self.match)
        self.table = await self.site.tables.get(self.id)
        self.site.hub.publish(self.id, Notice("setup"))
        self.site.lobby.changed(self.id)

    def _refuse(self, play: Play, refused: Refused) -> None:
        play.settle()
        self.site.metrics.refused.labels(refused.code).inc()
        if play.watcher:
            behind = behind_refusal(self.table.game_rules, refused.code)
            play.watcher.connection.refuse(refused, play.key, self.id, behind)

    def _done(self, play: Play) -> None:
        if play.watcher and play.key:
            play.watcher.connection.send(Done(key=play.key))

    # -- when the disk knows more -------------------------------------------

    async def load(self) -> None:
        """Make the match as it is on disk."""
        if self.table.state not in ("playing", "over") or self.table.seed is None:
            return
        with playing_again(self.id):
            rows = await self.site.journal.read(self.id)
            self.is_writing = False
            self.record.replay(self.table, rows)
        await self.wishes.read()
        self.audience.count_events()
        if self.match and self.match.result is not None and self.table.state == "playing":
            await self._finish()  # the process ended before it could note the result

    async def _read_rows(self) -> None:
        """Play the rows that another process has written, and show them."""
        if self.match is None:
            await self._read_setup()
            return
        before = self.match.questions
        rows = await self.site.journal.read(self.id, self.record.number)
        await self.wishes.read_if(bool(rows) and self.wishes.has_ordered)
        self.record.enter(self.table, rows)
        if rows:
            self.site.metrics.catch_ups.inc()
            await self._after(self.match.questions is not before)

    async def _is_behind(self, entries: list[Written]) -> bool:
        """Whether other processes have written rows that a refusal depends on; they are read."""
        has_others = self.site.settings.redis_url
        if not (has_others and await self.site.journal.read(self.id, self.record.number)):
            return False
        if entries:
            await self.load()
            await self._after(advanced=True)
        else:
            await self._read_rows()
        return True

    async def _start_over(self) -> None:
        """What was applied is not on disk, but something else is: start again from the disk."""
        number = self.record.number
        await self.load()
        if self.record.number == number:
            raise RuntimeError(f"table {self.id}: row {number} is taken, and cannot be read")
        self.site.metrics.catch_ups.inc()
        await self._after(advanced=True)

    async def _look_what_is_saved(self, plays: list[Play]) -> None:
        """A row was not confirmed but may be on disk: find out, and tell its players."""
        await self.load()
        loop = asyncio.get_running_loop()
        self._plays = [play for play in self._plays if play not in plays]
        for play in plays:
            if play.key is None:
                loop.call_later(TRY_AGAIN, play.settle)
            elif self.record.has(play):
                self._done(play)
            else:
                self._refuse(play, Conflict("not-saved"))
        self.audience.show(advanced=True)
        if self.table.state == "over":
            self.tell_setup()
        loop.call_later(TRY_AGAIN, self.steward.tend)

    # -- who sits and who watches -------------------------------------------

    async def _read_setup(self) -> None:
        try:
            self.table = await self.site.tables.get(self.id)
        except NotFound:
            self.table.state = "closed"
        if self.table.state == "closed":
            if self.table.rematch:
                self.tell_setup()  # a party begins again: everybody goes to the new table
            self.audience.dismiss()
            self.site.rooms.drop(self)
            return
        if self.match is None:
            await self.load()
            self.audience.place_again()
            self.tell_setup()
            for watcher in self.audience:
                self.audience.show_all(watcher)  # nothing, unless it has just started
        else:
            self.tell_setup()
        self.steward.presence_changed()
        self.steward.tend()

    async def _welcome(self, watcher: Watcher) -> None:
        """Show the table to somebody who has come to watch."""
        connection = watcher.connection
        if self.audience.knows_less_than(watcher):
            await self._read_rows()  # its client was connected to a process that knew more
        lines = await self.talk.read(watcher.talk)
        if connection.closed or connection.watching.get(self.id) is not watcher:
            return  # it has left again, or watches from the beginning
        self.audience.add(watcher)
        connection.send(TableNews(table=self.info(), seat=watcher.viewer))
        self.talk.greet(watcher, lines)
        self.audience.show_all(watcher)
        self.steward.presence_changed()
        self.steward.tend()

    def info(self) -> TableInfo:
        who = self.steward.here(), self.steward.stand_ins(), self.audience.spectators
        return self.table.info(*who, self.site.ratings.is_open)

    def tell_setup(self) -> None:
        """Tell everybody who sits where."""
        self.audience.tell_setup(self.info())

    def let_go(self) -> None:
        """Close the connections of all watchers, present and pending: they reconnect."""
        for watcher in (*self.audience, *self._arrivals):
            watcher.connection.close(1011, "table-failed")

    async def stop(self) -> None:
        """End the rounds after the current one."""
        self.closed = True
        self.steward.stop()
        if self._task is not None and self._task is not asyncio.current_task():
            await asyncio.gather(self._task, return_exceptions=True)
