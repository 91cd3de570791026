"""What goes wrong at a site in a soak. Each kind is one function of the stage and of a number from
0 to 1, which was drawn before."""

from __future__ import annotations

import asyncio
import mmap
import os
import resource
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.services import Postgres
from tests.server.sites import Site
from tests.server.test_never_lost import FullDisk
from tests.server.test_processes import OwnRedis
from tests.soak.crowd import Crowd

#: Limits are on, but so wide that only a flood meets them.
LIMITS = 50
#: Messages of a flood, and seconds for them.
FLOOD, FLOOD_LASTS = 8000, 5.0
#: Seconds for which a disk is full, a service is away, and a clock is wrong.
FULL, AWAY, WRONG = 2.0, 1.5, 3.0
#: How many bytes of a file can still be written while the disk of SQLite is full.
ROOM = 64 * 1024
#: Milliseconds by which clocks jump at most, either way: a table's clock runs out, or never does.
JUMP = 2 * 3_600_000

#: Run first in each process of a site: its clock is that of the machine and what is in this file.
CLOCK = """
import mmap, os, time
with open({path!r}, "r+b") as file:
    jump = mmap.mmap(file.fileno(), 8)
machine = time.time_ns
time.time_ns = lambda: machine() + 1_000_000 * int.from_bytes(jump[:8], "little", signed=True)
time.time = lambda: time.time_ns() / 1e9
"""


class Stage:
    """A site of one or several processes, with all that it stands on."""

    def __init__(
        self,
        folder: Path,
        url: str,
        processes: int,
        postgres: Postgres | None = None,
        redis: OwnRedis | None = None,
    ) -> None:
        self.folder, self.url = folder, url
        self.postgres, self.redis = postgres, redis
        self._clocks = [folder / f"clock{n}" for n in range(processes)]
        settings = {"rate_limits": LIMITS, "redis_url": redis.url if redis else ""}
        self.sites = []
        for clock in self._clocks:
            clock.write_bytes(bytes(8))
            first = CLOCK.format(path=str(clock))
            self.sites.append(Site(folder, url, first, **settings))
        #: Seconds that each graceful stop took.
        self.stops: list[float] = []
        #: Processes that ended though nobody had ended them, or not as they should.
        self.deaths: list[str] = []

    def addresses(self) -> list[str]:
        return [site.url for site in self.sites]

    def start(self) -> None:
        for site in self.sites:
            site.start()

    async def look_after(self) -> None:
        """Start again what has died by itself, and note it; wait until all can be used."""
        for site in self.sites:
            if not site.is_running:
                self.deaths.append(f"process {site.port} has died:\n{site.log[-2000:]}")
                site.launch()
            await asyncio.to_thread(site.await_ready)

    async def stop(self, site: Site) -> None:
        """As a host stops it; how long that takes is noted."""
        begun = time.monotonic()
        code = await asyncio.to_thread(site.stop)
        self.stops.append(time.monotonic() - begun)
        if code:
            self.deaths.append(f"process {site.port} stopped with code {code}")

    def some(self, luck: float) -> int:
        """The number of one of the processes."""
        return int(luck * len(self.sites))

    def set_clock(self, number: int, milliseconds: int) -> None:
        with self._clocks[number].open("r+b") as file, mmap.mmap(file.fileno(), 8) as jump:
            jump[:8] = milliseconds.to_bytes(8, "little", signed=True)


Kind = Callable[[Stage, Crowd, float], Awaitable[None]]


async def storm(stage: Stage, crowd: Crowd, luck: float) -> None:
    """Everybody loses their connection at the same moment."""
    for one in crowd.people:
        one.hang_up()


async def flood(stage: Stage, crowd: Crowd, luck: float) -> None:
    """Somebody sends as much as they can: questions, and what is none."""
    site = stage.sites[stage.some(luck)]
    address = f"{site.url.replace('http', 'ws', 1)}/api/socket"
    try:
        async with asyncio.timeout(FLOOD_LASTS), connect(address, proxy=None) as socket:
            for number in range(FLOOD):
                await socket.send('{"t":"ping","key":"x"}' if number % 2 else "garbage")
    except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
        pass  # they were sent away, which is the site's right


async def kill(stage: Stage, crowd: Crowd, luck: float) -> None:
    """kill -9 of a process, which is started again."""
    site = stage.sites[stage.some(luck)]
    site.kill()
    site.launch()


async def restart(stage: Stage, crowd: Crowd, luck: float) -> None:
    """A graceful stop, as for an upgrade."""
    site = stage.sites[stage.some(luck)]
    await stage.stop(site)
    site.launch()


async def full_disk(stage: Stage, crowd: Crowd, luck: float) -> None:
    """Nothing can be written for a while: in SQLite really, in PostgreSQL into the journal."""
    if stage.postgres is not None:
        disk = FullDisk(stage.postgres, stage.url)
        await asyncio.to_thread(disk.fill)
        await asyncio.sleep(FULL)
        await asyncio.to_thread(disk.empty)
        return
    site = stage.sites[0]
    most = resource.prlimit(site.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(site.pid, resource.RLIMIT_FSIZE, (ROOM, most[1]))
    await asyncio.sleep(FULL)
    resource.prlimit(site.pid, resource.RLIMIT_FSIZE, most)


async def clock(stage: Stage, crowd: Crowd, luck: float) -> None:
    """The clock of a process jumps, and is set right a moment later."""
    number = stage.some(luck)
    # One luck, two choices: its first digit chose the process, the others say how far.
    stage.set_clock(number, int((luck * 1000 % 1 - 0.5) * 2 * JUMP))
    await asyncio.sleep(WRONG)
    stage.set_clock(number, 0)


async def redis(stage: Stage, crowd: Crowd, luck: float) -> None:
    """Redis is killed and started again, empty."""
    assert stage.redis is not None
    stage.redis.kill()
    await asyncio.sleep(AWAY)
    stage.redis.start()


async def database(stage: Stage, crowd: Crowd, luck: float) -> None:
    """PostgreSQL crashes: one of its processes is killed, so it ends all and recovers."""
    assert stage.postgres is not None
    query = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'"
    os.kill(int(await asyncio.to_thread(stage.postgres.run, query)), signal.SIGKILL)


ANYWHERE: dict[str, Kind] = {
    "storm": storm,
    "flood": flood,
    "kill": kill,
    "restart": restart,
    "full disk": full_disk,
    "clock": clock,
}
WITH_SERVICES: dict[str, Kind] = {**ANYWHERE, "redis": redis, "database": database}
