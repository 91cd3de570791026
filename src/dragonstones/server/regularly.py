"""What a process does again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger(__name__)


async def again_and_again(job: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Do something regularly, whatever happens to it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await job()
        except Exception:
            # The database or Redis may be away for a moment; the next time may be better.
            log.exception("a regular task has failed")
