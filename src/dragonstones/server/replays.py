"""Finished games: replays from any seat, and exports as files."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

from dragonstones.engine import journal as engine_journal
from dragonstones.engine.frames import Eyes
from dragonstones.server.films import Film, export_of, eyes_named, make_film, told_frames
from dragonstones.server.journal import Journal, Row, playing_again
from dragonstones.server.refusals import NotFound
from dragonstones.server.tables import TableRow, Tables
from dragonstones.wire import Export, Language, Replay

#: Frames in one answer.
MOST = 200
#: The size of the cache of replays in bytes. A game is half a megabyte.
KEPT = 48 * 2**20


class Replays:
    def __init__(self, tables: Tables, journal: Journal, kept: int = KEPT) -> None:
        self._tables = tables
        self._journal = journal
        self._kept = kept
        #: The cache, by table and eyes; the most recently used is the last.
        self._films: OrderedDict[tuple[str, Eyes], Film] = OrderedDict()
        self._making: dict[tuple[str, Eyes], asyncio.Task[Film]] = {}
        #: One at a time: more threads would only take time from the tables.
        self._turn = asyncio.Lock()

    async def replay(
        self, id: str, eyes: str, first: int = 0, count: int = MOST, lang: Language | None = None
    ) -> Replay:
        """Some frames of a game, with sentences if there is a language."""
        table = await self._finished(id)
        film = await self._film(table, eyes_named(eyes, len(table.seats)))
        some = film.pictures[first : first + count]
        names = table.names(lang) if lang else []
        return Replay(
            table=table.info(),
            eyes=eyes,
            frames=await asyncio.to_thread(told_frames, some, names, lang),
            total=len(film.pictures),
        )

    async def export(self, id: str, site: str, lang: Language = "en") -> Export:
        """The whole game, with all that shows that it was dealt honestly."""
        table, journal = await self.journal(id)
        return export_of(table, journal, site, lang)

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

    async def _film(self, table: TableRow, eyes: Eyes) -> Film:
        key = table.id, eyes
        if key in self._films:
            self._films.move_to_end(key)
            return self._films[key]
        if key not in self._making:
            self._making[key] = task = asyncio.create_task(self._make(table, eyes))
            task.add_done_callback(lambda task: self._made(key, task))
        # A cancelled request must not cancel it for the others.
        return await asyncio.shield(self._making[key])

    def _made(self, key: tuple[str, Eyes], task: asyncio.Task[Film]) -> None:
        del self._making[key]
        if not task.cancelled():
            task.exception()  # fetched, or asyncio warns if nobody waits for it any more

    async def _make(self, table: TableRow, eyes: Eyes) -> Film:
        async with self._turn:
            with playing_again(table.id):
                rows = await self._journal.read(table.id)
                film = await asyncio.to_thread(make_film, journal_of(table, rows), eyes)
        self._films[table.id, eyes] = film
        while sum(film.size for film in self._films.values()) > self._kept:
            self._films.popitem(last=False)
        return film


def journal_of(table: TableRow, rows: Iterable[Row]) -> engine_journal.Journal:
    """The journal of a table as the engine knows it: without keys."""
    answers = [engine_journal.encode_entry(entry) for row in rows for entry, _ in row.entries]
    return {**table.header, "answers": answers}
