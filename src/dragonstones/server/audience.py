"""The watchers of a table: what each of them was shown, and what each is due.

A viewer is sent the events that it may see, with running numbers of its own, and the fields of
its view that changed. If nothing changed for a viewer, nothing is sent: the number of updates
must not reveal a question that somebody is asked in secret.

An audience reads its room and never changes it. The room calls it once there is something new to
show and it is on disk.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import UNSET

from dragonstones.engine import Event
from dragonstones.server.words import event_words, view_words
from dragonstones.wire import ClockInfo, Language, TableGone, TableInfo, TableNews, Update, Wishes

if TYPE_CHECKING:
    from dragonstones.server.room import Room
    from dragonstones.server.sockets import Connection

encode = msgspec.json.Encoder().encode

#: A seat, or None for spectators, who may all know the same.
Viewer = int | None


#: The updates that are being sent, also encoded, by their language and readers.
Made = dict[tuple[Language | None, Viewer | bytes], tuple[Update, bytes]]


class Own(NamedTuple):
    """What is for one device alone: `Update.asked` and `Update.wishes`."""

    asked: list[int] | None = None
    wishes: Wishes | None = None


NOTHING = Own()


@dataclass(slots=True, eq=False)
class Watcher:
    """One connection that looks at one table."""

    connection: Connection
    viewer: Viewer
    #: The language of the sentences that go with the data; None: no sentences.
    words: Language | None
    #: The seat it wants to look from, if its person has several.
    wanted_seat: int | None = None
    #: It watches as a spectator, although its person has seats.
    as_spectator: bool = False
    #: How many events its client has, counting those on their way.
    events: int = 0
    #: How many lines of talk its client had when it came.
    talk: int = 0
    #: An update is on its way to the client; another one is due after it.
    busy: bool = False
    behind: bool = False
    #: Accepted keys of which its client has not been told yet.
    accepted: list[str] = field(default_factory=list)
    #: What its device alone was last told.
    own: Own = NOTHING


class View(NamedTuple):
    """What a viewer may know, and the same encoded."""

    data: dict[str, Any]
    encoded: bytes


class Audience:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._watchers: dict[Viewer, list[Watcher]] = {}
        self._people: frozenset[str] | None = None
        #: How many events there are, and how many of them each viewer may see.
        self._events = 0
        self._visible: dict[Viewer, int] = {}
        #: What each viewer was sent last: the hash of the whole view, and the fields of it that
        #: change while a question is open.
        self._last_view: dict[Viewer, int] = {}
        self._last_standing: dict[Viewer, dict[str, Any]] = {}
        #: The events that are being sent, encoded, by their identity and language.
        self._encoded_events: dict[tuple[int, Language | None, Viewer], msgspec.Raw] = {}

    # -- who watches --------------------------------------------------------

    def __iter__(self) -> Iterator[Watcher]:
        return (watcher for some in list(self._watchers.values()) for watcher in list(some))

    def __contains__(self, watcher: Watcher) -> bool:
        return watcher in self._watchers.get(watcher.viewer, ())

    @property
    def is_empty(self) -> bool:
        return not any(self._watchers.values())

    @property
    def spectators(self) -> int:
        """The number of watchers without a seat."""
        seated = {seat.person for seat in self._room.table.seats}
        watching = self._watchers.get(None, ())
        return sum(watcher.connection.person.id not in seated for watcher in watching)

    @property
    def people(self) -> frozenset[str]:
        """Everybody who watches; the same object until somebody comes or goes."""
        if self._people is None:
            self._people = frozenset(watcher.connection.person.id for watcher in self)
        return self._people

    def viewer_of(self, watcher: Watcher) -> Viewer:
        """The seat that a watcher looks from."""
        if watcher.as_spectator:
            return None
        seats = self._room.table.seats_of(watcher.connection.person.id)
        return watcher.wanted_seat if watcher.wanted_seat in seats else next(iter(seats), None)

    def add(self, watcher: Watcher) -> None:
        watcher.viewer = self.viewer_of(watcher)
        self._watchers.setdefault(watcher.viewer, []).append(watcher)
        self._people = None

    def remove(self, watcher: Watcher) -> bool:
        """Whether the watcher was there."""
        watching = self._watchers.get(watcher.viewer, [])
        if watcher not in watching:
            return False
        watching.remove(watcher)
        self._people = None
        if not watching:
            del self._watchers[watcher.viewer]
        return True

    def place_again(self) -> None:
        """Before the start somebody who watches may sit down, or get up."""
        watching, self._watchers, self._people = list(self), {}, None
        for watcher in watching:
            self.add(watcher)

    def dismiss(self) -> None:
        """The table is closed."""
        for watcher in self:
            watcher.connection.send(TableGone(table=self._room.id))
            watcher.connection.forget(watcher)
        self._watchers.clear()
        self._people = None

    # -- what has happened --------------------------------------------------

    def count_events(self) -> None:
        """Count what each viewer may see; its running numbers continue from there."""
        match = self._room.match
        if match is None or self._visible:
            return
        events = match.events
        viewers: tuple[Viewer, ...] = (None, *range(match.seats))
        self._events = len(events)
        self._visible = {viewer: sum(e.seen_by(viewer) for e in events) for viewer in viewers}

    @property
    def shown(self) -> int:
        """The number of events up to which watchers have been shown what they may see."""
        return self._events

    def seen_among(self, viewer: Viewer, first: int) -> int:
        """How many of the first events a viewer has seen."""
        events = self._room.match.events if self._room.match else []
        return sum(event.seen_by(viewer) for event in events[:first])

    def knows_less_than(self, watcher: Watcher) -> bool:
        """Whether its client has seen events that are not known here yet."""
        return watcher.events > self._visible.get(self.viewer_of(watcher), 0)

    def show(self, advanced: bool) -> None:
        """Send every watcher what is new to it; `advanced`: there may be a new question."""
        match = self._room.match
        assert match is not None
        new = match.news(self._events)
        self._events += len(new)
        made: Made = {}
        for viewer in self._visible:
            events = [event for event in new if event.seen_by(viewer)] if new else new
            first = self._visible[viewer]
            self._visible[viewer] = first + len(events)
            watching = self._watchers.get(viewer)
            if watching:
                self._show_to(viewer, watching, first, events, advanced, made)
        self._encoded_events.clear()

    def _show_to(
        self,
        viewer: Viewer,
        watching: list[Watcher],
        first: int,
        events: list[Event],
        advanced: bool,
        made: Made,
    ) -> None:
        view = self._changed_view(viewer, advanced)
        alike = self._alike(viewer, events, view)
        for watcher in list(watching):
            own = self._own(watcher)
            is_addressed = bool(watcher.accepted) or own != watcher.own
            if not events and view is None and not is_addressed:
                continue  # nothing has happened that it may know of
            if watcher.busy:
                watcher.behind = True
                continue
            lang = watcher.words
            if (lang, alike) not in made:
                update = self._update(viewer, lang, first, events, view)
                made[lang, alike] = update, encode(update)
            update, message = made[lang, alike]
            if is_addressed:
                message = encode(self._addressed(update, watcher, own))
            watcher.events = self._visible[viewer]
            watcher.connection.send_update(message, watcher)

    def show_all(self, watcher: Watcher) -> None:
        """Send everything its client does not have: it has just come, or was slow."""
        match = self._room.match
        if match is None:
            return
        if watcher.busy:
            watcher.behind = True
            return
        watcher.behind = False
        viewer, lang = watcher.viewer, watcher.words
        seen = [event for event in match.events if event.seen_by(viewer)]
        # A client that has more events than exist has seen another game: it gets everything.
        first = watcher.events if watcher.events <= len(seen) else 0
        update = Update(
            table=self._room.id,
            first=first,
            events=[self._event(event, lang, viewer) for event in seen[first:]],
            view=self._view(self._whole_view(viewer), lang),
            clock=self._clock(viewer),
        )
        self._encoded_events.clear()
        watcher.events = len(seen)
        update = self._addressed(update, watcher, self._own(watcher))
        watcher.connection.send_update(encode(update), watcher)

    # -- of what an update is made ------------------------------------------

    def _changed_view(self, viewer: Viewer, advanced: bool) -> View | None:
        """What has changed of a view; None: nothing, as far as this viewer can tell."""
        match = self._room.match
        assert match is not None
        if not advanced:
            standing = match.standing(viewer)
            if self._last_standing.get(viewer) == standing:
                return None
            self._last_standing[viewer] = standing
            self._last_view.pop(viewer, None)  # it has been shown something else since
            return View(standing, encode(standing))
        before = self._last_view.get(viewer)
        view = self._whole_view(viewer)
        return None if self._last_view[viewer] == before else view

    def _whole_view(self, viewer: Viewer) -> View:
        """The whole view, which is about to be sent."""
        match = self._room.match
        assert match is not None
        data = match.view(viewer)
        view = View(data, encode(data))
        self._last_view[viewer] = hash(view.encoded)
        standing = {name: data[name] for name in ("waiting", "answered", "answer")}
        self._last_standing[viewer] = standing
        return view

    def _alike(self, viewer: Viewer, events: list[Event], view: View | None) -> Viewer | bytes:
        """What viewers have in common who are sent the same, as most are when a fist is closed."""
        question = self._room.question
        if events or view is None or question is None or not question.is_same_for_all:
            return viewer
        return view.encoded

    def _update(
        self,
        viewer: Viewer,
        lang: Language | None,
        first: int,
        events: list[Event],
        view: View | None,
    ) -> Update:
        return Update(
            table=self._room.id,
            first=first if events else UNSET,
            events=[self._event(event, lang, viewer) for event in events] if events else UNSET,
            view=UNSET if view is None else self._view(view, lang),
            clock=UNSET if view is None else self._clock(viewer),
        )

    def _addressed(self, update: Update, watcher: Watcher, own: Own) -> Update:
        """The update with what is for this watcher alone."""
        accepted, watcher.accepted, watcher.own = watcher.accepted, [], own
        return msgspec.structs.replace(
            update,
            accepted=accepted or UNSET,
            asked=UNSET if own.asked is None else own.asked,
            wishes=UNSET if own.wishes is None else own.wishes,
        )

    def _own(self, watcher: Watcher) -> Own:
        """What only this watcher's device is told: if several people play on it, which of their
        seats are asked; if one person does, what the site answers for them."""
        room, viewer = self._room, watcher.viewer
        if room.match is None:
            return NOTHING
        seats = room.table.seats_of(watcher.connection.person.id)
        if len(seats) > 1:
            return Own([seat for seat in seats if seat in room.match.waiting])
        return NOTHING if viewer is None else Own(None, room.wishes.told(viewer, watcher.words))

    def _event(self, event: Event, lang: Language | None, viewer: Viewer) -> Any:
        """An event on the wire, encoded once for all readers of the same language."""
        key = (id(event), lang, viewer if lang else None)
        if key not in self._encoded_events:
            data = event.data()
            if lang:
                match, names = self._room.match, self._room.table.names(lang)
                assert match is not None
                data["words"] = event_words(match.game, event, names, lang, viewer)
            self._encoded_events[key] = msgspec.Raw(encode(data))
        return self._encoded_events[key]

    def _view(self, view: View, lang: Language | None) -> Any:
        """A view on the wire: a whole one has words, what changed of it while a question is open
        needs none."""
        if lang and "game" in view.data:
            return view_words(view.data, self._room.table.names(lang), lang)
        return msgspec.Raw(view.encoded)

    def _clock(self, viewer: Viewer) -> ClockInfo | None:
        question, table = self._room.question, self._room.table
        return question.clock(viewer) if question and not table.is_paused else None

    # -- what is not the game -----------------------------------------------

    def tell_clock(self) -> None:
        for watcher in self:
            # A viewer that may not know of the question is sent nothing, since even an update would
            # reveal it. Everybody knows of a pause.
            clock = self._clock(watcher.viewer)
            if clock or self._room.table.is_paused:
                watcher.connection.send(Update(table=self._room.id, clock=clock))

    def tell_wishes(self) -> None:
        """Tell the devices of a seat of its new wishes, and nobody else."""
        for watcher in self:
            own = self._own(watcher)
            if own != watcher.own:
                update = self._addressed(Update(table=self._room.id), watcher, own)
                watcher.connection.send(update)

    def tell_setup(self, info: TableInfo) -> None:
        """Tell everybody who sits where."""
        for viewer, watching in list(self._watchers.items()):
            news = encode(TableNews(table=info, seat=viewer))
            for watcher in list(watching):
                watcher.connection.send_encoded(news)
