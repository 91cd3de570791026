"""Work that a process does regularly."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from dragonstones.server.database import is_away

log = structlog.get_logger(__name__)


async def again_and_again(job: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do something regularly, even if it fails. Cancelling waits for what has begun: an interrupted
    transaction could keep its lock."""
    is_known = False  # whether it is logged already that the database is away
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
