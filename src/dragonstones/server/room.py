"""A table in this process: its match, who watches, and what has been asked of it.

A room works in rounds. It takes all that has come in, applies it to its match, writes one row of
the journal, and waits for the disk; only then does anybody see what came of it. While it waits
nothing else touches the match, so what is shown is always what is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import structlog
from msgspec import UNSET

from dragonstones.engine import Event, IllegalAnswer, Match, Refused
from dragonstones.server.hub import Notice
from dragonstones.server.journal import Behind, Closed, Entry, Row
from dragonstones.server.plays import Play, Viewer, Watcher
from dragonstones.server.questions import Question
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound
from dragonstones.server.speaker import Speaker
from dragonstones.server.steward import Steward
from dragonstones.server.tables import TableRow
from dragonstones.wire import (
    ClockInfo,
    Done,
    Language,
    TableGone,
    TableInfo,
    TableNews,
    Talk,
    TalkLine,
    Update,
)

if TYPE_CHECKING:
    from dragonstones.server.site import Site

log = structlog.get_logger(__name__)

encode = msgspec.json.Encoder().encode

#: How often a row is tried again because other processes were quicker.
TRIES = 50
#: Seconds after which a bot or the clock tries again what could not be saved.
TRY_AGAIN = 1.0


class _Broken(Exception):
    """What this answer leads to cannot be played."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play


class View(NamedTuple):
    """What a viewer may know, and how that is written."""

    data: dict[str, Any]
    encoded: bytes


@dataclass(slots=True, eq=False)
class Attach:
    watcher: Watcher
    talk: int


class Room:
    def __init__(self, site: Site, table: TableRow) -> None:
        self.site = site
        self.id = table.id
        self.table = table
        self.match: Match | None = None
        #: Rows of the journal in the match, and all their entries without keys.
        self.number = 0
        self.entries: list[tuple[int | None, Any]] = []
        self._keys: set[tuple[int | None, str]] = set()
        self.question: Question | None = None
        self.watchers: dict[Viewer, list[Watcher]] = {}
        #: How many events there are, and how many of them each viewer may see.
        self._events = 0
        self._seen: dict[Viewer, int] = {}
        #: What each viewer was shown last: what has not changed is not sent again. How often
        #: something is sent must not tell of questions that somebody is asked in secret.
        self._shown: dict[Viewer, int] = {}
        self._standing: dict[Viewer, dict[str, Any]] = {}
        #: The events that are being sent, encoded, by what they are in memory.
        self._told: dict[tuple[int, Language | None], msgspec.Raw] = {}
        #: How many lines were said, as far as those who watch have heard.
        self._lines: int | None = None
        self.speaker = Speaker(table)
        self.steward = Steward(self)
        #: The match is ahead of the disk: a row is on its way, or it was not written.
        self.is_writing = False
        #: What is asked of it next, and the task that does it.
        self._plays: list[Play] = []
        self._attaching: list[Attach] = []
        self._catching_up: list[Watcher] = []
        self._look_again = {"setup": False, "journal": False, "talk": False}
        self._task: asyncio.Task[None] | None = None
        #: News may come while it is read from disk: they wait until then.
        self._ready = False
        self.closed = False
        self.idle_since: float | None = None

    # -- from outside -------------------------------------------------------

    def attach(self, watcher: Watcher, talk: int) -> None:
        watcher.viewer = self._viewer(watcher)
        self._attaching.append(Attach(watcher, talk))
        self._wake()

    def detach(self, watcher: Watcher) -> None:
        self._attaching = [one for one in self._attaching if one.watcher is not watcher]
        watching = self.watchers.get(watcher.viewer, [])
        if watcher in watching:
            watching.remove(watcher)
            if not watching:
                del self.watchers[watcher.viewer]
            self.steward.presence_changed()

    def play(self, play: Play) -> None:
        play.came = asyncio.get_running_loop().time()
        self._plays.append(play)
        self._wake()

    def catch_up(self, watcher: Watcher) -> None:
        """Its client was slow, and has room again."""
        self._catching_up.append(watcher)
        self._wake()

    @property
    def lines(self) -> int | None:
        """How many lines those who watch have heard."""
        return self._lines

    def look_again(self, what: str) -> None:
        """Something has changed in the database: "setup", "journal" or "talk"."""
        self._look_again[what] = True
        self._wake()

    def hear(self, notice: Notice) -> None:
        """News from another process."""
        if notice.what in ("setup", "journal", "talk"):
            self.look_again(notice.what)
        elif notice.what == "missed":  # a new setup is found in the next sweep
            self.look_again("journal")
            self.look_again("talk")
        elif notice.what == "here":
            self.steward.others_changed()
        elif notice.what == "clock" and self.question:
            self.question.hear_deadline(*notice.data)
            self.tell_clock()

    @property
    def busy(self) -> bool:
        return self._task is not None

    # -- rounds -------------------------------------------------------------

    def begin(self) -> None:
        """It is loaded: from now on there are rounds."""
        self._ready = True
        if self._has_work():
            self._wake()

    def _wake(self) -> None:
        if self._task is None and self._ready and not self.closed:
            self._task = asyncio.create_task(self._work())

    def _has_work(self) -> bool:
        return bool(
            self._plays or self._attaching or self._catching_up or any(self._look_again.values())
        )

    async def _work(self) -> None:
        try:
            while self._has_work() and not self.closed:
                await self._round()
        except Exception:
            # Whatever it was: what is on disk is the truth. Clients come back and find it.
            log.exception("a table has failed", table=self.id)
            self.site.rooms.drop(self)
        finally:
            self._task = None

    async def _round(self) -> None:
        if self._look_again["setup"]:
            self._look_again["setup"] = False
            await self._renew_setup()
        if self._look_again["journal"]:
            self._look_again["journal"] = False
            await self._read_news()
        if self._look_again["talk"]:
            self._look_again["talk"] = False
            await self._read_new_talk()
        plays, self._plays = self._plays, []
        if plays:
            await self._take(plays)
        for one in list(self._attaching):
            await self._begin(one)
            self._attaching = [other for other in self._attaching if other is not one]
        slow, self._catching_up = self._catching_up, []
        for watcher in slow:
            if watcher in self.watchers.get(watcher.viewer, ()):
                self._send_rest(watcher)

    # -- loading ------------------------------------------------------------

    async def load(self) -> None:
        """The match as it is on disk."""
        if self.table.state not in ("playing", "over") or self.table.seed is None:
            return
        rows = await self.site.journal.read(self.id)
        self.is_writing = False
        self.match = Match.replay({**self.table.header, "answers": []})
        self.number, self.entries = 0, []
        self._keys.clear()
        before, self.question = self.question, None
        self._note_question(self.table.started or self.table.created)
        for row in rows:
            self._enter_row(row)
        if self.question and before:
            self.question.keep_time(before)
        if not self._seen:
            self._count_events()
        if self.match.result is not None and self.table.state == "playing":
            await self._finish()  # the process ended just before it could say so

    def _enter_row(self, row: Row) -> None:
        """Play a row that is on disk."""
        assert self.match is not None and row.number == self.number
        for seat, answer, key in row.entries:
            self.match.enter(seat, answer)
            self.entries.append((seat, answer))
            if key is not None:
                self._keys.add((seat, key))
        self.number += 1
        self._note_question(row.at)

    def _note_question(self, at: int) -> None:
        """Who is asked what since when: the clock runs from there."""
        assert self.match is not None
        self.question = Question.of(self.match, self.table.seconds, at, self.question)

    async def _read_news(self) -> None:
        """Another process has written rows."""
        if self.match is None:
            await self._renew_setup()
            return
        before = self.match.asked
        rows = await self.site.journal.read(self.id, self.number)
        for row in rows:
            self._enter_row(row)
        if rows:
            self.site.metrics.catch_ups.inc()
            await self._after(self.match.asked is not before)

    async def _renew_setup(self) -> None:
        try:
            self.table = await self.site.tables.get(self.id)
        except NotFound:
            self.table.state = "closed"
        self.speaker.table = self.table
        if self.table.state == "closed":
            for watcher in self.all_watchers():
                watcher.connection.send(TableGone(table=self.id))
                watcher.connection.forget(watcher)
            self.watchers.clear()
            self.site.rooms.drop(self)
            return
        if self.match is None and self.table.seed is not None:
            await self.load()
            self._place_watchers()
            self.tell_setup()
            for watcher in self.all_watchers():
                self._send_rest(watcher)
        else:
            if self.match is None:
                self._place_watchers()
            self.tell_setup()
        self.steward.presence_changed()
        self.steward.tend()

    def _place_watchers(self) -> None:
        """Before the start somebody who watches may sit down, or get up."""
        watching = list(self.all_watchers())
        self.watchers = {}
        for watcher in watching:
            watcher.viewer = self._viewer(watcher)
            self.watchers.setdefault(watcher.viewer, []).append(watcher)

    def _viewer(self, watcher: Watcher) -> Viewer:
        if watcher.aside:
            return None
        seats = self.table.seats_of(watcher.connection.person.id)
        return watcher.wanted if watcher.wanted in seats else next(iter(seats), None)

    # -- answers ------------------------------------------------------------

    async def _take(self, plays: list[Play]) -> None:
        """Write what is legal of it, then show what came of it."""
        for _ in range(TRIES):
            if self.match is None:
                for play in plays:
                    self._refuse(play, Conflict("not-started"))
                return
            before = self.match.asked
            try:
                accepted, entries, refusals = self._apply(plays)
            except _Broken as broken:
                plays = [play for play in plays if play is not broken.play]
                self.is_writing = True
                await self.load()
                self._refuse(broken.play, Refused("site-failed"))
                continue
            self.is_writing = bool(entries)
            if refusals and self.site.settings.redis_url and await self._is_behind(entries):
                continue
            if not entries:
                self._refuse_all(refusals)
                return
            try:
                at = await self.site.journal.append(self.id, self.number, entries)
            except Behind:
                # What was applied is not on disk, and something else is: begin anew from there.
                number = self.number
                await self.load()
                if self.number == number:
                    raise
                self.site.metrics.catch_ups.inc()
                await self._after(advanced=True)
                if self.table.state == "over":
                    self.tell_setup()
                continue
            except Exception as error:
                if not isinstance(error, Closed):
                    log.exception("an answer could not be saved", table=self.id)
                await self._look_what_is_saved(plays)
                return
            break
        else:
            raise RuntimeError(f"table {self.id} is overrun by other processes")
        self.is_writing = False
        self.number += 1
        self.entries += [(seat, answer) for seat, answer, _ in entries]
        self._note_question(at)
        self.site.hub.publish(self.id, Notice("journal"))
        for play in accepted:
            self.site.metrics.accepted.inc()
            self.steward.acted(play.seat)
            if play.key is not None:
                self._keys.add((play.seat, play.key))
                if play.watcher:
                    play.watcher.accepted.append(play.key)
        await self._after(self.match.asked is not before)
        self._refuse_all(refusals)  # the reason may be what is on disk only now
        time = asyncio.get_running_loop().time()
        for play in accepted:
            self.site.metrics.answer_seconds.observe(time - play.came)
            play.settle()

    async def _is_behind(self, entries: list[Entry]) -> bool:
        """Whether others have written what a refusal would have to know; then it is read."""
        if not await self.site.journal.read(self.id, self.number):
            return False
        if entries:
            await self.load()
            await self._after(advanced=True)
        else:
            await self._read_news()
        return True

    def _refuse_all(self, refusals: list[tuple[Play, Refused]]) -> None:
        for play, refused in refusals:
            self._refuse(play, refused)

    def _apply(
        self, plays: list[Play]
    ) -> tuple[list[Play], list[Entry], list[tuple[Play, Refused]]]:
        """Play what is legal; of the others, why not."""
        match = self.match
        assert match is not None
        accepted: list[Play] = []
        entries: list[Entry] = []
        refusals: list[tuple[Play, Refused]] = []
        new: set[tuple[int | None, str]] = set()
        for play in plays:
            if play.key is not None:
                key = (play.seat, play.key)
                if key in self._keys:
                    self._done(play)  # sent again by a client that did not hear of its acceptance
                    continue
                if key in new:
                    self._plays.append(play)  # sent again in one breath: done when that one is
                    continue
                new.add(key)
            if play.key is None and not self._is_timely(play):
                play.settle()
                asyncio.get_running_loop().call_soon(self.steward.tend)
                continue
            try:
                if play.seat is None:
                    match.time_up(play.decision)
                elif play.answer is None:
                    match.withdraw(play.seat, play.decision)
                else:
                    match.answer(play.seat, play.answer, play.decision)
            except IllegalAnswer as refused:
                refusals.append((play, refused))
                continue
            except Exception as error:  # a mistake in the rules: it must not stop the table
                log.exception("an answer has failed", table=self.id)
                raise _Broken(play) from error
            accepted.append(play)
            answer = play.answer if play.seat is not None else "time"
            entries.append((play.seat, answer, play.key))
        return accepted, entries, refusals

    def _is_timely(self, play: Play) -> bool:
        """Whether it is still this process's business to let the clock or a bot do that."""
        match = self.match
        assert match is not None
        if not self.site.leases.holds(self.id):
            return False
        if play.seat is None:
            return play.asked == {seat: asked.id for seat, asked in match.asked.items()}
        return play.seat in match.waiting

    async def _look_what_is_saved(self, plays: list[Play]) -> None:
        """It was not said to be saved, which may be a lie: the disk knows."""
        await self.load()
        loop = asyncio.get_running_loop()
        self._plays = [play for play in self._plays if play not in plays]
        for play in plays:
            if play.key is None:
                loop.call_later(TRY_AGAIN, play.settle)
            elif (play.seat, play.key) in self._keys:
                self._done(play)
            else:
                self._refuse(play, Conflict("not-saved"))
        self._show(advanced=True)
        if self.table.state == "over":
            self.tell_setup()
        loop.call_later(TRY_AGAIN, self.steward.tend)

    def _refuse(self, play: Play, refused: Refused) -> None:
        play.settle()
        self.site.metrics.refused.labels(refused.code).inc()
        if play.watcher:
            play.watcher.connection.refuse(refused, key=play.key, table=self.id)

    def _done(self, play: Play) -> None:
        if play.watcher and play.key:
            play.watcher.connection.send(Done(key=play.key))

    async def _after(self, advanced: bool) -> None:
        """There is something new on disk."""
        assert self.match is not None
        over = self.match.result is not None and self.table.state == "playing"
        if over:
            await self._finish()  # before anybody can ask for the replay
        self._show(advanced)
        if over:
            self.tell_setup()
        self.steward.tend()

    async def _finish(self) -> None:
        assert self.match is not None and self.match.result is not None
        await self.site.tables.finish(self.id, self.match.result)
        self.table = await self.site.tables.get(self.id)
        self.speaker.table = self.table
        self.site.hub.publish(self.id, Notice("setup"))
        self.site.lobby.changed(self.id)

    # -- showing ------------------------------------------------------------

    def all_watchers(self) -> Iterator[Watcher]:
        return (watcher for some in list(self.watchers.values()) for watcher in list(some))

    def let_go(self) -> None:
        """Whoever looks, or was about to, has to come again."""
        for watcher in (*self.all_watchers(), *(one.watcher for one in self._attaching)):
            watcher.connection.close(1011, "table-failed")

    def _count_events(self) -> None:
        """From the beginning: how many events each viewer may see."""
        assert self.match is not None
        events = self.match.events
        viewers: tuple[Viewer, ...] = (None, *range(self.match.seats))
        self._events = len(events)
        self._seen = {viewer: sum(e.seen_by(viewer) for e in events) for viewer in viewers}

    def _show(self, advanced: bool) -> None:
        """Send everybody what is new to him."""
        match = self.match
        assert match is not None
        new = match.news(self._events)
        self._events += len(new)
        for viewer in self._seen:
            events = [event for event in new if event.seen_by(viewer)]
            first = self._seen[viewer]
            self._seen[viewer] = first + len(events)
            watching = self.watchers.get(viewer)
            if watching:
                self._show_to(viewer, watching, first, events, advanced)
        self._told.clear()

    def _show_to(
        self,
        viewer: Viewer,
        watching: list[Watcher],
        first: int,
        events: list[Event],
        advanced: bool,
    ) -> None:
        view = self._news_for(viewer, advanced)
        made: dict[Language | None, tuple[Update, bytes]] = {}
        for watcher in list(watching):
            asked = self._asked(watcher)
            if not events and view is None and not watcher.accepted and asked == watcher.asked:
                continue  # nothing that it may know has happened
            if watcher.busy:
                watcher.behind = True
                continue
            lang = watcher.words
            if lang not in made:
                update = self._update(viewer, lang, first, events, view)
                made[lang] = update, encode(update)
            update, message = made[lang]
            if watcher.accepted or asked != watcher.asked:
                update = self._addressed(update, watcher, asked)
                message = encode(update)
            watcher.events = self._seen[viewer]
            watcher.connection.send_update(message, watcher)

    def _news_for(self, viewer: Viewer, advanced: bool) -> View | None:
        """What has changed of a view, as far as this viewer can tell."""
        match = self.match
        assert match is not None
        if not advanced:
            standing = match.standing(viewer)
            if self._standing.get(viewer) == standing:
                return None
            self._standing[viewer] = standing
            self._shown.pop(viewer, None)  # he has something else before him than that now
            return View(standing, encode(standing))
        before = self._shown.get(viewer)
        view = self._look(viewer)
        return None if self._shown[viewer] == before else view

    def _look(self, viewer: Viewer) -> View:
        """The whole view, which is about to be shown."""
        assert self.match is not None
        data = self.match.view(viewer)
        view = View(data, encode(data))
        self._shown[viewer] = hash(view.encoded)
        self._standing[viewer] = {name: data[name] for name in ("waiting", "answered", "answer")}
        return view

    def _update(
        self,
        viewer: Viewer,
        lang: Language | None,
        first: int,
        events: list[Event],
        view: View | None,
    ) -> Update:
        return Update(
            table=self.id,
            first=first if events else UNSET,
            events=[self._event(event, lang) for event in events] if events else UNSET,
            view=UNSET if view is None else self._view(view, lang),
            clock=UNSET if view is None else self._clock(viewer),
        )

    def _view(self, view: View, lang: Language | None) -> Any:
        """As it is encoded already, if nothing is added to it."""
        return self.speaker.with_words(view.data, lang) if lang else msgspec.Raw(view.encoded)

    def _asked(self, watcher: Watcher) -> list[int] | None:
        """Who of those at this device is asked; None: only one person plays there."""
        seats = self.table.seats_of(watcher.connection.person.id)
        if len(seats) < 2 or self.match is None:
            return None
        return [seat for seat in seats if seat in self.match.waiting]

    def _addressed(self, update: Update, watcher: Watcher, asked: list[int] | None) -> Update:
        """With what is for this watcher alone."""
        accepted, watcher.accepted, watcher.asked = watcher.accepted, [], asked
        return msgspec.structs.replace(
            update,
            accepted=accepted or UNSET,
            asked=UNSET if asked is None else asked,
        )

    def _event(self, event: Event, lang: Language | None) -> Any:
        """An event on the wire: encoded once, for however many may see it."""
        key = (id(event), lang)
        if key not in self._told:
            data = event.data()
            if lang:
                data["words"] = self.speaker.event(event, lang)
            self._told[key] = msgspec.Raw(encode(data))
        return self._told[key]

    def _clock(self, viewer: Viewer) -> ClockInfo | None:
        return self.question.clock(viewer) if self.question else None

    def _send_rest(self, watcher: Watcher) -> None:
        """All that this client does not have: for who has just come, and for who was slow."""
        if self.match is None:
            return
        if watcher.busy:
            watcher.behind = True
            return
        watcher.behind = False
        viewer, lang = watcher.viewer, watcher.words
        seen = [event for event in self.match.events if event.seen_by(viewer)]
        # A client that has more than there is has seen another game: it gets everything.
        first = watcher.events if watcher.events <= len(seen) else 0
        update = Update(
            table=self.id,
            first=first,
            events=[self._event(event, lang) for event in seen[first:]],
            view=self._view(self._look(viewer), lang),
            clock=self._clock(viewer),
        )
        self._told.clear()
        watcher.events = len(seen)
        update = self._addressed(update, watcher, self._asked(watcher))
        watcher.connection.send_update(encode(update), watcher)

    def tell_clock(self) -> None:
        for watcher in self.all_watchers():
            # To whom it is none of his business nothing is sent: that would tell of a question.
            if clock := self._clock(watcher.viewer):
                watcher.connection.send(Update(table=self.id, clock=clock))

    @property
    def spectators(self) -> int:
        """How many look who do not play."""
        seated = {seat.person for seat in self.table.seats}
        looking = self.watchers.get(None, ())
        return sum(watcher.connection.person.id not in seated for watcher in looking)

    def info(self) -> TableInfo:
        return self.table.info(self.steward.here(), self.steward.stand_ins(), self.spectators)

    def tell_setup(self) -> None:
        """Who sits where, to everybody."""
        info = self.info()
        for viewer, watching in list(self.watchers.items()):
            news = encode(TableNews(table=info, seat=viewer))
            for watcher in list(watching):
                watcher.connection.send_encoded(news)

    async def _read_talk(self, start: int) -> list[TalkLine]:
        """The lines from a number on; those that are new are told to all who watch."""
        if self._lines is None:  # what the first who comes says that he has heard proves nothing
            self._lines = await self.site.talk.count(self.id)
        heard = self._lines
        lines = await self.site.talk.read(self.id, min(start, heard))
        self._lines = max(heard, lines[-1].number + 1 if lines else 0)
        for watcher in self.all_watchers():
            self._tell_lines(watcher, [line for line in lines if line.number >= heard])
        return [line for line in lines if line.number >= start]

    async def _read_new_talk(self) -> None:
        if self._lines is None:
            return  # nobody has come yet
        try:
            await self._read_talk(self._lines)
        except Exception:  # no reason to send everybody away; it is looked for again
            log.exception("what was said could not be read", table=self.id)

    def _tell_lines(self, watcher: Watcher, lines: list[TalkLine]) -> None:
        lines = [line for line in lines if line.person not in watcher.connection.mutes]
        if lines:
            watcher.connection.send(Talk(table=self.id, lines=lines))

    async def _begin(self, one: Attach) -> None:
        """Somebody has come to look."""
        watcher = one.watcher
        connection = watcher.connection
        if watcher.events > self._seen.get(self._viewer(watcher), 0):
            await self._read_news()  # its client comes from a process that knew more
        lines = await self._read_talk(one.talk)
        if connection.closed or connection.watching.get(self.id) is not watcher:
            return  # gone again, or has asked anew
        watcher.viewer = self._viewer(watcher)
        self.watchers.setdefault(watcher.viewer, []).append(watcher)
        connection.send(TableNews(table=self.info(), seat=watcher.viewer))
        self._tell_lines(watcher, lines)
        self._send_rest(watcher)
        self.steward.presence_changed()
        self.steward.tend()

    # -- the end ------------------------------------------------------------

    async def stop(self) -> None:
        """No more rounds; the one under way ends."""
        self.closed = True
        self.steward.stop()
        if self._task is not None and self._task is not asyncio.current_task():
            await asyncio.gather(self._task, return_exceptions=True)

    def check_player(self, seat: Viewer) -> int:
        """The seat, if it is one: spectators do not play."""
        if seat is None:
            raise NotAllowed("not-at-table")
        return seat
