"""The hub of a site of several processes: Redis carries their news."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable

import msgspec
import redis.asyncio as redis
import structlog
from redis.exceptions import RedisError

from dragonstones.server.hub import HERE_FOR, PREFIX, Hub, Listener, Notice

log = structlog.get_logger(__name__)


class RedisHub(Hub):
    def __init__(self, url: str, owner: str) -> None:
        self.owner = owner
        self._redis: redis.Redis = redis.Redis.from_url(
            url, socket_timeout=5, socket_connect_timeout=5, health_check_interval=15
        )
        self._news = self._redis.pubsub()
        self._listeners: dict[str, Listener] = {}
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._changes: asyncio.Queue[tuple[bool, str]] = asyncio.Queue()

    async def start(self) -> None:
        # Subscribed to something from the start, so that there is a connection to read from.
        await self._news.subscribe(f"{PREFIX}{self.owner}")
        work = (self._receive, self._send, self._follow_changes)
        self._tasks = [asyncio.create_task(job()) for job in work]

    async def stop(self) -> None:
        deadline = time.monotonic() + 1  # the last news should still go out
        while not self._outbox.empty() and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        # The driver waits with `wait_for`, which in Python 3.11 can swallow a cancellation.
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:
                task.cancel()
            await asyncio.wait(running, timeout=0.2)
        with contextlib.suppress(RedisError, OSError):
            await self._news.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()

    async def is_well(self) -> bool:
        try:
            return bool(await self._redis.ping())
        except (RedisError, OSError):
            return False

    def publish(self, channel: str, notice: Notice) -> None:
        notice.sender = self.owner
        with contextlib.suppress(asyncio.QueueFull):  # Redis is away; the others will look
            self._outbox.put_nowait((PREFIX + channel, msgspec.json.encode(notice)))

    def listen(self, channel: str, listener: Listener) -> None:
        self._listeners[PREFIX + channel] = listener
        self._changes.put_nowait((True, PREFIX + channel))

    def stop_listening(self, channel: str) -> None:
        if self._listeners.pop(PREFIX + channel, None):
            self._changes.put_nowait((False, PREFIX + channel))

    async def _follow_changes(self) -> None:
        while True:
            wanted, channel = await self._changes.get()
            try:
                if wanted == (channel in self._listeners):
                    await (self._news.subscribe if wanted else self._news.unsubscribe)(channel)
            except (RedisError, OSError) as error:
                log.warning("redis is away", error=str(error))
                await asyncio.sleep(0.5)
                self._changes.put_nowait((wanted, channel))

    async def _send(self) -> None:
        while True:
            channel, message = await self._outbox.get()
            try:
                await self._redis.publish(channel, message)
            except (RedisError, OSError) as error:
                log.warning("redis is away", error=str(error))
                await asyncio.sleep(0.2)

    async def _receive(self) -> None:
        decode = msgspec.json.Decoder(Notice).decode
        while True:
            try:
                message = await self._news.get_message(timeout=None)
            except (RedisError, OSError) as error:
                log.warning("redis is away", error=str(error))
                await asyncio.sleep(0.5)
                continue
            if not message or message["type"] not in ("message", "subscribe"):
                continue
            try:
                listener = self._listeners.get(message["channel"].decode())
                is_new = message["type"] == "subscribe"  # at first, or after Redis was away
                notice = Notice("missed") if is_new else decode(message["data"])
                if listener and notice.sender != self.owner:
                    listener(notice)
            except Exception:  # of a newer process, say: the next one may be understood
                log.exception("news that cannot be used")

    async def tell_here(
        self, here: Iterable[tuple[str, int]], gone: Iterable[tuple[str, int]] = ()
    ) -> None:
        until = time.time() + HERE_FOR
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for table, seat in here:
                    pipe.zadd(self._here(table), {f"{self.owner}:{seat}": until})
                    pipe.expire(self._here(table), int(HERE_FOR) + 1)
                for table, seat in gone:
                    pipe.zrem(self._here(table), f"{self.owner}:{seat}")
                await pipe.execute()
        except (RedisError, OSError) as error:  # it is sent again later
            log.warning("redis is away", error=str(error))

    async def here_elsewhere(self, table: str) -> set[int] | None:
        try:
            members = await self._redis.zrangebyscore(self._here(table), time.time(), "+inf")
        except (RedisError, OSError):
            return None
        pairs = (bytes(member).decode().rsplit(":", 1) for member in members)  # type: ignore[arg-type]
        return {int(seat) for owner, seat in pairs if owner != self.owner}

    def _here(self, table: str) -> str:
        return f"{PREFIX}here:{table}"
