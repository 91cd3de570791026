"""What a process does again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from dragonstones.server.database import is_away

log = structlog.get_logger(__name__)


async def again_and_again(job: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do something regularly, even if it fails. To cancel it is to wait for what it has begun:
    a transaction that is cut off could keep its lock."""
    is_known = False  # that the database is away: once is enough
    while True:
        await asyncio.sleep(seconds)
        begun = asyncio.ensure_future(job())
        try:
            await asyncio.shield(begun)
            is_known = False
        except asyncio.CancelledError:
            await asyncio.gather(begun, return_exceptions=True)
            raise
        except Exception as error:
            # The database or Redis may be away for a moment; the next time may be better.
            if not is_known:
                log.exception("a regular task has failed")
            is_known = is_away(error)
