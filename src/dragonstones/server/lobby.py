"""The list of public tables, sent to its watchers as it changes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from dragonstones.server.hub import LOBBY, Notice
from dragonstones.server.refusals import NotFound
from dragonstones.wire import LobbyNews

if TYPE_CHECKING:
    from dragonstones.server.site import Site
    from dragonstones.server.sockets import Connection

log = structlog.get_logger(__name__)

#: Seconds for which changes are collected and sent together.
GATHER = 0.1


class Lobby:
    def __init__(self, site: Site) -> None:
        self._site = site
        self._watching: set[Connection] = set()
        self._changed: set[str] = set()
        self._missed = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._site.hub.listen(LOBBY, self._hear)

    async def watch(self, connection: Connection) -> None:
        self._watching.add(connection)
        connection.send(await self._everything())

    async def _everything(self) -> LobbyNews:
        rows = [table.lobby_row() for table in await self._site.tables.lobby()]
        return LobbyNews(all=True, tables=rows, gone=[])

    def _hear(self, notice: Notice) -> None:
        """News from another process."""
        if notice.what == "lobby":
            self._look_at(notice.table)
        elif self._watching:
            self._missed = True
            self._look_at()

    def unwatch(self, connection: Connection) -> None:
        self._watching.discard(connection)

    def changed(self, table: str) -> None:
        """Note that a table has changed, here and in the other processes."""
        self._site.hub.publish(LOBBY, Notice("lobby", table=table))
        self._look_at(table)

    async def look_for_unattended(self, seconds: float) -> None:
        """Remove tables at which nobody is waiting from the list; called regularly."""
        if self._watching:
            # Look back twice as far: announcing a table twice does no harm, missing one does.
            self._look_at(*await self._site.tables.unattended_since(2 * seconds))

    def _look_at(self, *tables: str) -> None:
        if self._watching and (tables or self._missed):
            self._changed.update(tables)
            if self._task is None:
                self._task = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            await asyncio.sleep(GATHER)
            changed, self._changed = self._changed, set()
            if self._missed:
                self._missed = False
                everything = await self._everything()
                for connection in list(self._watching):
                    connection.send(everything)
            listed = await self._site.tables.lobby(among=changed)
            rows = [table.lobby_row() for table in listed]
            others = changed - {row.id for row in rows}
            # Nobody may learn the id of a private table: it lets people in.
            gone = [id for id in others if not await self._is_private(id)]
            if rows or gone:
                for connection in list(self._watching):
                    connection.send(LobbyNews(all=False, tables=rows, gone=gone))
        except Exception:  # the database is away: everything is sent when it is back
            log.exception("the lobby could not be told")
            self._missed = True
            await asyncio.sleep(1)
        finally:
            self._task = None
        if self._changed or self._missed:
            self._task = asyncio.create_task(self._tell())

    async def _is_private(self, id: str) -> bool:
        try:
            return not (await self._site.tables.get(id)).public
        except NotFound:
            return False
