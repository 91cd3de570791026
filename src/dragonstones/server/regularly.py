"""What a process does again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger(__name__)


async def again_and_again(job: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do something regularly, whatever happens to it. Who cancels it waits for what it has begun:
    a transaction that is cut off could keep its lock."""
    while True:
        await asyncio.sleep(seconds)
        begun = asyncio.ensure_future(job())
        try:
            await asyncio.shield(begun)
        except asyncio.CancelledError:
            await asyncio.gather(begun, return_exceptions=True)
            raise
        except Exception:
            # The database or Redis may be away for a moment; the next time may be better.
            log.exception("a regular task has failed")
