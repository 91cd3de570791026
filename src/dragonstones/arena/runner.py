"""Run many jobs: here, in several processes, or with Ray on many machines, with equal results."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children
from socket import create_connection
from typing import Any, TypeVar

from dragonstones.engine import Refused
from dragonstones.extras import need

Job = TypeVar("Job")
Result = TypeVar("Result")

#: Jobs per core that run or wait, so that no core is idle and few are lost at an interruption.
AHEAD = 2

#: The address of a Ray that is started for this run on this machine, invisible to others.
LOCAL = "local"

#: Makes Ray listen only on the loopback interface, as it always does on Windows and macOS (for
#: `_node_ip_address` it picks one that others can reach), and send no usage statistics.
_ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}

#: Seconds after which we decide that nobody listens at an address.
PATIENCE = 5.0


def run(
    function: Callable[[Job], Result],
    jobs: Iterable[Job],
    workers: int = 1,
    ray: str | None = None,
) -> Generator[Result]:
    """Yield the result of each job as it comes, in any order. Closing it early ends the jobs."""
    if ray is not None:
        yield from _on_ray(function, iter(jobs), workers, ray)
    elif workers > 1:
        yield from _in_processes(function, iter(jobs), workers)
    else:
        yield from map(function, jobs)


def _in_processes(
    function: Callable[[Job], Result], jobs: Iterator[Job], workers: int
) -> Iterator[Result]:
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)
    ended = False
    try:
        running = {pool.submit(function, job) for job in islice(jobs, AHEAD * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(function, job) for job in islice(jobs, len(done))}
            for future in done:
                yield future.result()
        ended = True
    except BrokenProcessPool as error:
        raise Refused("worker-lost") from error
    finally:
        if not ended:  # nobody waits for games that are not counted
            for process in set(active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(
    function: Callable[[Job], Result], jobs: Iterator[Job], workers: int, address: str
) -> Iterator[Result]:
    need("ray")
    _knock(address)
    settings: dict[str, Any] = {"address": address}
    if address == LOCAL:
        os.environ.update(_ALONE)  # read when Ray is imported
        settings |= {"num_cpus": workers, "include_dashboard": False}
    import ray
    from ray.exceptions import RayError

    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **settings)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise Refused("no-ray", address=address, reason=_first_line(error)) from error
    try:
        remote = ray.remote(function)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
        running = [remote.remote(job) for job in islice(jobs, AHEAD * cores)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(job) for job in islice(jobs, len(done))]
            yield from ray.get(done)
    except RayError as error:
        raise Refused("no-ray", address=address, reason=_first_line(error)) from error
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Refuse quickly if nobody listens at the address: Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        try:
            create_connection((host, int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise Refused("no-ray", address=address, reason=_first_line(error)) from error


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)
