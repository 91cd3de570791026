"""What a process does again and again."""

from __future__ import annotations

import asyncio

import pytest

from dragonstones.server.regularly import again_and_again

pytestmark = pytest.mark.anyio


async def test_what_was_begun_ends_though_it_is_to_stop() -> None:
    """A transaction that is cut off could keep its lock."""
    begun, go_on, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def job() -> None:
        begun.set()
        await go_on.wait()
        done.set()

    task = asyncio.create_task(again_and_again(job, 0))
    await begun.wait()
    task.cancel()
    await asyncio.sleep(0)
    assert not task.done()
    go_on.set()
    await asyncio.wait((task,))
    assert task.cancelled() and done.is_set()


async def test_a_failure_is_not_the_last_time() -> None:
    times = 0

    async def job() -> None:
        nonlocal times
        times += 1
        raise ZeroDivisionError

    task = asyncio.create_task(again_and_again(job, 0))
    async with asyncio.timeout(10):
        while times < 3:
            await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait((task,))
    assert task.cancelled()
