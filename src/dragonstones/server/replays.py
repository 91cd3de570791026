"""Finished games: to watch again from any seat, and to export as a file."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from dragonstones import fair
from dragonstones.engine import game_of
from dragonstones.engine import journal as engine_journal
from dragonstones.engine.frames import OPEN, Eyes, frames
from dragonstones.server.journal import Journal, Row, playing_again
from dragonstones.server.refusals import NotFound, SiteRefused
from dragonstones.server.tables import TableRow, Tables
from dragonstones.server.words import event_words, view_words
from dragonstones.wire import Export, Fairness, Frame, Language, Replay

SPECTATOR = "spectator"
#: Frames in one answer.
MOST = 200
#: The size of the cache of replays in bytes. A game is half a megabyte.
KEPT = 48 * 2**20

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class _Picture(NamedTuple):
    at: int
    first: int
    events: list[dict[str, Any]]
    #: As JSON: small, and ready to be sent.
    view: bytes


class _Film(NamedTuple):
    pictures: list[_Picture]
    size: int


class Replays:
    def __init__(self, tables: Tables, journal: Journal, kept: int = KEPT) -> None:
        self._tables = tables
        self._journal = journal
        self._kept = kept
        #: The cache, by table and eyes; the most recently used is the last.
        self._films: OrderedDict[tuple[str, Eyes], _Film] = OrderedDict()
        self._making: dict[tuple[str, Eyes], asyncio.Task[_Film]] = {}
        #: One at a time: more threads would only take time from the tables.
        self._turn = asyncio.Lock()

    async def replay(
        self, id: str, eyes: str, first: int = 0, count: int = MOST, lang: Language | None = None
    ) -> Replay:
        """Some frames of a game, with sentences if there is a language."""
        table = await self._finished(id)
        film = await self._film(table, _parse(eyes, len(table.seats)))
        some = film.pictures[first : first + count]
        names = table.names(lang) if lang else []
        return Replay(
            table=table.info(),
            eyes=eyes,
            frames=await asyncio.to_thread(_frames, some, names, lang),
            total=len(film.pictures),
        )

    async def export(self, id: str, site: str, lang: Language = "en") -> Export:
        """The whole game, with all that shows that it was dealt honestly."""
        table, journal = await self.journal(id)
        return Export(
            format=fair.FORMAT,
            site=site,
            table=id,
            names=table.names(lang),
            people=[number for number, seat in enumerate(table.seats) if seat.bot is None],
            bot=",".join(seat.bot for seat in table.seats if seat.bot is not None),
            journal=journal,
            fairness=Fairness(
                commitment=fair.commitment(table.server_luck, id),
                server_luck=table.server_luck,
                luck=[seat.luck for seat in table.seats],
            ),
            result=table.result,
        )

    async def journal(self, id: str) -> tuple[TableRow, engine_journal.Journal]:
        """The table of a finished game, and its journal as the engine knows it."""
        table = await self._finished(id)
        with playing_again(id):
            return table, journal_of(table, await self._journal.read(id))

    async def _finished(self, id: str) -> TableRow:
        """The table, if its game is over. Otherwise nobody learns whether there is one."""
        try:
            table = await self._tables.get(id)
        except NotFound:
            raise NotFound("no-such-replay") from None
        if table.state != "over":
            raise NotFound("no-such-replay")
        return table

    async def _film(self, table: TableRow, eyes: Eyes) -> _Film:
        key = table.id, eyes
        if key in self._films:
            self._films.move_to_end(key)
            return self._films[key]
        if key not in self._making:
            self._making[key] = task = asyncio.create_task(self._make(table, eyes))
            task.add_done_callback(lambda task: self._made(key, task))
        # One request that is cancelled must not cancel it for the others.
        return await asyncio.shield(self._making[key])

    def _made(self, key: tuple[str, Eyes], task: asyncio.Task[_Film]) -> None:
        del self._making[key]
        if not task.cancelled():
            task.exception()  # fetched, or asyncio warns if nobody waits for it any more

    async def _make(self, table: TableRow, eyes: Eyes) -> _Film:
        async with self._turn:
            with playing_again(table.id):
                rows = await self._journal.read(table.id)
                film = await asyncio.to_thread(_make_film, journal_of(table, rows), eyes)
        self._films[table.id, eyes] = film
        while sum(film.size for film in self._films.values()) > self._kept:
            self._films.popitem(last=False)
        return film


def journal_of(table: TableRow, rows: Iterable[Row]) -> engine_journal.Journal:
    """The journal of a table as the engine knows it: without keys."""
    answers = [engine_journal.encode_entry(entry) for row in rows for entry, _ in row.entries]
    return {**table.header, "answers": answers}


def _parse(eyes: str, seats: int) -> Eyes:
    if eyes == SPECTATOR:
        return None
    if eyes == OPEN:
        return OPEN
    if eyes.isdecimal() and int(eyes) < seats:
        return int(eyes)
    raise SiteRefused("wrong-eyes", eyes=eyes, last=seats - 1)


def _make_film(journal: engine_journal.Journal, eyes: Eyes) -> _Film:
    pictures: list[_Picture] = []
    first = 0
    for at, events, view in frames(journal, eyes):
        pictures.append(_Picture(at, first, [event.data() for event in events], _encode(view)))
        first += len(events)
    return _Film(pictures, sum(len(picture.view) for picture in pictures))


def _frames(pictures: list[_Picture], names: list[str], lang: Language | None) -> list[Frame]:
    if lang is not None:
        return [_with_words(picture, names, lang) for picture in pictures]
    return [
        Frame(at=at, first=first, events=events, view=msgspec.Raw(view))  # type: ignore[arg-type]
        for at, first, events, view in pictures
    ]


def _with_words(picture: _Picture, names: list[str], lang: Language) -> Frame:
    at, first, events, encoded = picture
    view = view_words(_decode(encoded), names, lang)
    game, me = game_of(view), view["you"]
    told = [{**event, "words": event_words(game, event, names, lang, me)} for event in events]
    return Frame(at=at, first=first, events=told, view=view)
