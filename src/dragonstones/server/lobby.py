"""The list of tables as it changes, for those who look at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from dragonstones.server.hub import LOBBY, Notice
from dragonstones.server.refusals import NotFound
from dragonstones.server.tables import TableRow
from dragonstones.wire import LobbyNews, LobbyRow

if TYPE_CHECKING:
    from dragonstones.server.site import Site
    from dragonstones.server.sockets import Connection

log = structlog.get_logger(__name__)

#: Changes of so many seconds go out together.
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
        """Somebody sat down, it started, it is over: here, and so in the other processes."""
        self._site.hub.publish(LOBBY, Notice("lobby", table=table))
        self._look_at(table)

    def _look_at(self, *tables: str) -> None:
        if self._watching:
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
            rows: list[LobbyRow] = []
            gone: list[str] = []
            for id in changed:
                table = await self._find(id)
                if table is None or (table.public and table.state not in ("open", "playing")):
                    gone.append(id)
                elif table.public:  # of others nobody may learn the id: it lets people in
                    rows.append(table.lobby_row())
            if rows or gone:
                for connection in list(self._watching):
                    connection.send(LobbyNews(all=False, tables=rows, gone=gone))
        except Exception:  # the database is away: all is told when it is back
            log.exception("the lobby could not be told")
            self._missed = True
            await asyncio.sleep(1)
        finally:
            self._task = None
        if self._changed or self._missed:
            self._task = asyncio.create_task(self._tell())

    async def _find(self, id: str) -> TableRow | None:
        try:
            return await self._site.tables.get(id)
        except NotFound:
            return None
