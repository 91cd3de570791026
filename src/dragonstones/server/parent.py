"""`serve --workers`: a small parent that starts several processes of a site, and starts again one
that died.

They accept connections from one socket, which they inherit: what waits there is lost with none of
them. The parent has no threads, no event loop and no connections, so it can always fork, and there
is little in it that could fail.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

import structlog

from dragonstones.server.siblings import Family

log = structlog.get_logger(__name__)

#: Seconds before a child that died for the second time is started again; doubled each time.
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
#: Seconds after which a child is steady, so that its earlier deaths do not count.
STEADY = 60.0

#: What a child writes when it serves.
READY = b"!"
STOPS = (signal.SIGTERM, signal.SIGINT)

#: The work of a child: its number, what to call when it serves, and a file that ends with the
#: parent; returns its exit code.
Work = Callable[[int, Callable[[], None], int], int]


class Child:
    def __init__(self, number: int) -> None:
        self.number = number
        self.pid: int | None = None
        #: Our end of a connection that lasts as long as both of us.
        self.line: socket.socket | None = None
        self.started = 0.0
        #: How often it died lately, and when it starts again.
        self.deaths = 0
        self.again_at: float | None = 0.0

    def note_death(self) -> float:
        """The seconds until it starts again: none, unless it has died before."""
        at = time.monotonic()
        self.pid = None
        self.deaths = 1 if at - self.started > STEADY else self.deaths + 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self.deaths - 2)) if self.deaths > 1 else 0.0
        self.again_at = at + pause
        return pause

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None


class Parent:
    """`on_ready` is called once, when the first child serves."""

    def __init__(
        self, family: Family, work: Work, on_ready: Callable[[], None], stops_within: float
    ) -> None:
        self._family = family
        self._work = work
        self._on_ready = on_ready
        self._stops_within = stops_within
        self._children = [Child(number) for number in range(family.size)]
        self._has_served = False
        self._stopping = False
        self._signals: socket.socket

    def run(self) -> int:
        """Until a signal comes or no child is left; the exit code."""
        with self._noting_signals():
            self._start(self._children[0])  # alone: it migrates the database, or says why not
            while self._running and not self._stopping:
                self._wait()
                self._note_deaths()
                self._start_due()
            code = 0 if self._stopping else 1
            self._stop()
        log.info("stopped")
        return code

    @property
    def _running(self) -> list[Child]:
        return [child for child in self._children if child.pid is not None]

    # -- starting -----------------------------------------------------------

    def _start(self, child: Child) -> None:
        child.line, theirs = socket.socketpair()
        child.started, child.again_at = time.monotonic(), None
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if not pid:
            self._become(child, theirs)
        child.pid = pid
        theirs.close()

    def _become(self, child: Child, line: socket.socket) -> None:
        """In the child: work, and end."""
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            for one in (*STOPS, signal.SIGCHLD):
                signal.signal(one, signal.SIG_DFL)
            self._signals.close()
            for sibling in self._children:  # held here, these lines would outlive the parent
                sibling.hang_up()
            structlog.contextvars.bind_contextvars(worker=child.number)
            code = self._work(child.number, partial(_say_ready, line), line.fileno())
        except BaseException:
            log.exception("a process has failed")
        finally:
            with contextlib.suppress(OSError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)

    def _start_due(self) -> None:
        if not self._has_served or self._stopping:
            return
        at = time.monotonic()
        for child in self._children:
            if child.again_at is not None and child.again_at <= at:
                self._start(child)

    # -- waiting ------------------------------------------------------------

    def _wait(self) -> None:
        """Wait until a child says something or dies, somebody sends a signal, or one is due."""
        lines = {child.line: child for child in self._children if child.line is not None}
        files = [self._signals, *lines]
        due = [child.again_at for child in self._children if child.again_at is not None]
        until = min(due) - time.monotonic() if due and self._has_served else None
        heard, _, _ = select.select(files, [], [], until and max(0.0, until))
        for file in heard:
            if file is self._signals:
                self._stopping |= not set(STOPS).isdisjoint(self._signals.recv(4096))
            else:
                self._hear(lines[file])

    def _hear(self, child: Child) -> None:
        assert child.line is not None
        if child.line.recv(len(READY)) != READY:
            child.hang_up()  # it is about to die, and SIGCHLD follows
            return
        self._family.note(child.number, serves=True)
        if not self._has_served:
            self._has_served = True
            self._on_ready()

    def _note_deaths(self) -> None:
        for child in self._running:
            pid, status = os.waitpid(child.pid or 0, os.WNOHANG)
            if not pid:
                continue
            child.hang_up()
            self._family.bury(child.number)
            pause = child.note_death()
            if not self._stopping:
                code = os.waitstatus_to_exitcode(status)
                log.warning(
                    "a process has died", worker=child.number, pid=pid, code=code, again_in=pause
                )

    # -- stopping -----------------------------------------------------------

    def _stop(self) -> None:
        """Ask the children to stop, and kill those that do not."""
        self._stopping = True
        for child in self._running:
            os.kill(child.pid or 0, signal.SIGTERM)
        until = time.monotonic() + self._stops_within
        while self._running and (left := until - time.monotonic()) > 0:
            if select.select([self._signals], [], [], left)[0]:
                self._signals.recv(4096)
            self._note_deaths()
        for child in self._running:
            log.error("a process did not stop", worker=child.number, pid=child.pid)
            os.kill(child.pid or 0, signal.SIGKILL)
            os.waitpid(child.pid or 0, 0)

    @contextlib.contextmanager
    def _noting_signals(self) -> Iterator[None]:
        """Signals are written into a socket, so that none comes unnoticed before we wait."""
        self._signals, theirs = socket.socketpair()
        for end in (self._signals, theirs):
            end.setblocking(False)
        before = {one: signal.signal(one, _note) for one in (*STOPS, signal.SIGCHLD)}
        old = signal.set_wakeup_fd(theirs.fileno())
        try:
            yield
        finally:
            signal.set_wakeup_fd(old)
            for one, handler in before.items():
                signal.signal(one, handler)
            self._signals.close()
            theirs.close()


def _say_ready(line: socket.socket) -> None:
    with contextlib.suppress(OSError):  # the parent has just gone
        line.sendall(READY)


def _note(_number: int, _frame: object) -> None:
    """The number is in the socket already."""
