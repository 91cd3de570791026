"""What the processes that share an address have in common (`parent.py` starts them): a box for
each, into which the others put messages with an open file.

A connection for a table is handed to the process where the table is at home, so that all who play
there meet in one. That only saves work: a connection that cannot be handed over stays where it is.
"""

from __future__ import annotations

import asyncio
import hashlib
import mmap
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Literal
from urllib.parse import parse_qs

#: Messages stay whole and their queue is long; not every system has such sockets.
KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
#: Seconds that a sibling may take to answer.
PATIENCE = 2.0
#: Bytes of one message: more than the headers of any request that is let in.
LARGEST = 1 << 17

#: "connection": the rest is the request that was read from it; "metrics": to be written into it;
#: "gone": without a file, the name of a child that has died.
Kind = Literal["connection", "metrics", "gone"]
KINDS: tuple[Kind, ...] = ("connection", "metrics", "gone")
#: Bytes of a child's name.
NAME = 16

#: Takes a message and its file, which it closes; -1: there is none.
Listener = Callable[[bytes, int], None]


class Family:
    """Made by the parent before it starts its children, who inherit it."""

    def __init__(self, size: int) -> None:
        self.size = size
        #: A byte for each child: whether it serves.
        self._serves = mmap.mmap(-1, size)
        self._names = mmap.mmap(-1, size * NAME)
        self.boxes = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(size)]
        for pair in self.boxes:
            for end in pair:
                end.setblocking(False)

    def close(self) -> None:
        for pair in self.boxes:
            for end in pair:
                end.close()
        self._serves.close()
        self._names.close()

    def serves(self, number: int) -> bool:
        return bool(self._serves[number])

    def note(self, number: int, serves: bool) -> None:
        self._serves[number] = serves
        if not serves:
            self._empty(number)

    def give_name(self, number: int, name: str) -> None:
        self._names[number * NAME : (number + 1) * NAME] = name.encode().ljust(NAME)

    def bury(self, number: int) -> None:
        """A child has died, and the others need not wait until that shows."""
        self.note(number, serves=False)
        name = self._names[number * NAME : (number + 1) * NAME].strip(b"\0")
        for other in filter(self.serves, range(self.size)):
            if name:  # it had served
                self.send(other, "gone", None, name)

    def send(self, number: int, kind: Kind, fd: int | None, rest: bytes = b"") -> bool:
        """Whether it is in the box of that child."""
        message = bytes((KINDS.index(kind),)) + rest
        if len(message) > LARGEST:
            return False
        try:
            socket.send_fds(self.boxes[number][1], [message], [] if fd is None else [fd])
        except OSError:  # the box is full
            return False
        return True

    def _empty(self, number: int) -> None:
        """Close the files that nobody will take any more: their clients connect again."""
        for _, fd in taken(self.boxes[number][0]):
            if fd >= 0:
                os.close(fd)

    def home(self, table: str) -> int | None:
        """Which child a table is at home with. When a child comes or goes, the tables of the others
        stay where they are."""
        serving = filter(self.serves, range(self.size))
        return max(serving, key=lambda number: _weight(table, number), default=None)


class Siblings:
    """The other children, as one of them sees them."""

    def __init__(self, family: Family, number: int) -> None:
        self._family = family
        self.number = number
        self._listeners: dict[Kind, Listener] = {}
        self._answering: set[asyncio.Task[None]] = set()

    @property
    def others(self) -> list[int]:
        """Those that serve now."""
        family = self._family
        return [n for n in range(family.size) if n != self.number and family.serves(n)]

    def start(self, name: str, listeners: dict[Kind, Listener]) -> None:
        """`name`: what the others are told when this child has died."""
        self._family.give_name(self.number, name)
        self._listeners = listeners
        asyncio.get_running_loop().add_reader(self._box, self._take)

    def stop(self) -> None:
        """Take nothing more, and be handed nothing more."""
        asyncio.get_running_loop().remove_reader(self._box)
        self._family.note(self.number, serves=False)

    @property
    def _box(self) -> socket.socket:
        return self._family.boxes[self.number][0]

    def hand_over(self, target: bytes, fd: int, request: bytes) -> bool:
        """Hand a connection to the child where its table is at home, unless it is here."""
        table = table_of(target)
        home = self._family.home(table) if table else None
        if home is None or home == self.number:
            return False
        return self._family.send(home, "connection", fd, request)

    async def ask(self, kind: Kind) -> dict[int, bytes]:
        """What the others answer; those that do not are left out."""
        others = self.others
        answers = await asyncio.gather(*(self._ask(number, kind) for number in others))
        return {number: answer for number, answer in zip(others, answers, strict=True) if answer}

    async def _ask(self, number: int, kind: Kind) -> bytes:
        ours, theirs = socket.socketpair()
        with ours:
            with theirs:
                self._family.send(number, kind, theirs.fileno())
            reader, writer = await asyncio.open_unix_connection(sock=ours)
            try:
                async with asyncio.timeout(PATIENCE):
                    return await reader.read()
            except (TimeoutError, OSError):
                return b""
            finally:
                writer.close()

    def answer(self, said: Callable[[], bytes], _: bytes, fd: int) -> None:
        """Answer a sibling."""
        task = asyncio.get_running_loop().create_task(_write(said(), socket.socket(fileno=fd)))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def _take(self) -> None:
        for message, fd in taken(self._box):
            self._listeners[KINDS[message[0]]](message[1:], fd)


def taken(box: socket.socket) -> Iterator[tuple[bytes, int]]:
    """The messages in a box, each with its file."""
    with suppress(BlockingIOError):
        while True:
            message, fds, _, _ = socket.recv_fds(box, LARGEST, 1)
            if not message:
                return
            yield message, fds[0] if fds else -1


async def _write(answer: bytes, theirs: socket.socket) -> None:
    with theirs, suppress(OSError):  # nobody waits for it any more
        theirs.setblocking(False)
        await asyncio.get_running_loop().sock_sendall(theirs, answer)


def table_of(target: bytes) -> str | None:
    """The table for which a client says that it has come: /api/socket?table=..."""
    query = parse_qs(target.partition(b"?")[2].decode("latin-1"))
    return query.get("table", [None])[0]


def _weight(table: str, number: int) -> bytes:
    return hashlib.blake2b(f"{number}/{table}".encode(), digest_size=8).digest()
