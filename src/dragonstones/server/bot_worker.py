"""A process in which bots think. `bots.py` starts it and says what can be expected of it.

It reads requests on stdin and answers on stdout: a length of four bytes, then msgpack. It
remembers the matches that it was asked about last, with their bots, so that it need be told only
what is new. When stdin is closed, because its parent has ended, it exits at once.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from argparse import ArgumentParser
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from traceback import format_exception, format_exception_only, print_exc
from typing import Any, BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from dragonstones.bots import Players, budget_of, make_bot
from dragonstones.engine import Match
from dragonstones.engine.journal import decode_entry

#: How many matches a worker remembers; each takes up to half a megabyte, with four bots.
KEPT = 256
#: The most address space that a worker may use, in bytes.
MEMORY = 1 << 30
#: The niceness of a bot's thinking, compared with the site's own work.
NICE = 5

LENGTH = 4

T = TypeVar("T")


class Ask(Struct):
    match: str
    #: The journal without its answers, to start from; None: the worker has the match already.
    header: dict[str, Any] | None
    have: int
    #: The entries after those.
    entries: list[list[Any]]
    seat: int
    bot: str
    decision: int
    #: How long the bot may think, if its name would allow more; and when the worker is overdue.
    seconds: float
    deadline: float
    why: bool


class Ready(Struct, tag=True):
    """The first message of a worker."""


class Unknown(Struct, tag=True):
    """The worker does not have that match, or not with that many entries."""


class NotAsked(Struct, tag=True):
    """The seat is not asked that at this point of the match."""


class Answered(Struct, tag=True):
    #: Legal; None: there is none, because the match itself could not be replayed.
    answer: Any
    why: dict[str, Any] | None = None
    #: What went wrong, so that the answer is the decision's default; in a line, and in full.
    mishap: str | None = None
    trace: str = ""


Reply = Ready | Unknown | NotAsked | Answered

encode = msgspec.msgpack.Encoder().encode


def framed(message: Struct) -> bytes:
    body = encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def failed(error: BaseException, answer: Any = None) -> Answered:
    [*_, line] = format_exception_only(error)
    return Answered(answer, None, line.strip(), "".join(format_exception(error)))


@dataclass(slots=True)
class Known:
    """A match, with those of its bots that have answered here."""

    match: Match
    count: int
    #: By seat and name: who plays for somebody may change.
    players: dict[tuple[int, str], Players] = field(default_factory=dict)


class Memory:
    """The matches that were asked about last."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._known: OrderedDict[str, Known] = OrderedDict()

    def hear(self, ask: Ask) -> Reply:
        """The bot's answer; an answer comes whatever the bot does."""
        try:
            known = self._recall(ask)
        except Exception as error:
            self._known.pop(ask.match, None)
            # The whole journal was sent, and still cannot be played: that is an error.
            return failed(error) if ask.header else Unknown()
        if known is None:
            return Unknown()
        decision = known.match.questions.get(ask.seat)
        if decision is None or decision.id != ask.decision:
            return NotAsked()
        try:
            return self._think(known, ask)
        except (Exception, SystemExit) as error:  # the bot's constructor failed
            return failed(error, decision.default)

    def _recall(self, ask: Ask) -> Known | None:
        """The match, brought up to date."""
        if ask.header is not None:
            match = Match.replay({**ask.header, "answers": ask.entries})
            self._known[ask.match] = Known(match, len(ask.entries))
        known = self._known.get(ask.match)
        if known is None or (ask.header is None and known.count != ask.have):
            return None
        if ask.header is None:
            for entry in ask.entries:
                known.match.enter(decode_entry(entry))
            known.count += len(ask.entries)
        self._known.move_to_end(ask.match)
        if len(self._known) > self._kept:
            self._known.popitem(last=False)
        return known

    def _think(self, known: Known, ask: Ask) -> Answered:
        match, seat = known.match, ask.seat
        budget = budget_of(ask.bot)
        key = (seat, ask.bot)
        if key not in known.players:
            # A bot that joins later, or returns, gets a new seed: the journal has what it did.
            seed = f"{match.seed}/{known.count}/{seat}"
            bot = make_bot(match.game.id, ask.bot, seed)
            known.players[key] = Players(match, {seat: bot}, budget)
        players = known.players[key]
        answer = players.ask(seat, replace(budget, seconds=min(budget.seconds, ask.seconds)))
        if players.mishaps:
            error = players.mishaps[-1].error
            players.mishaps.clear()
            return failed(error, answer)
        return Answered(answer, _sendable(players.why(seat)) if ask.why else None)


def _sendable(why: dict[str, Any] | None) -> dict[str, Any] | None:
    """Bots from other packages may say anything."""
    try:
        encode(why)
    except Exception:
        return None
    return why


# -- the process ---------------------------------------------------------------


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--import", dest="modules", action="append", default=[])
    parser.add_argument("--kept", type=int, default=KEPT)
    options = parser.parse_args()
    inlet, outlet = own_pipes()
    asks: SimpleQueue[Ask] = SimpleQueue()
    Thread(target=listen, args=(inlet, Ask, asks), daemon=True).start()
    be_modest(NICE)
    for module in options.modules:
        import_module(module)
    memory = Memory(options.kept)
    say(outlet, Ready())
    while True:
        ask = asks.get()
        with _alarm(ask.deadline):
            reply = memory.hear(ask)
        say(outlet, reply)
        if isinstance(reply, Answered) and (reply.mishap or "").startswith("MemoryError"):
            raise MemoryError  # unknown memory is still held; a new worker starts with none


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep stdin and stdout to ourselves. What a bot prints goes to stderr; its stdin is empty."""
    inlet, outlet = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return open(inlet, "rb"), open(outlet, "wb")


def listen(inlet: BinaryIO, kind: type[T], asks: SimpleQueue[T]) -> None:
    """Runs in a thread: even while a bot thinks or hangs we must notice that the parent ended."""
    decode = msgspec.msgpack.Decoder(kind).decode
    try:
        while head := inlet.read(LENGTH):
            asks.put(decode(inlet.read(int.from_bytes(head, "big"))))
    finally:
        os._exit(0)


def say(outlet: BinaryIO, reply: Struct) -> None:
    outlet.write(framed(reply))
    outlet.flush()


def be_modest(nice: int) -> None:
    """Take little of the site's processor and memory, and log it if we crash."""
    faulthandler.enable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        os.nice(nice)
        with suppress(OSError, ValueError):  # the limit is lower already
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """The kernel ends a worker that is late, if neither the parent nor the thread can."""
    if sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)


if __name__ == "__main__":
    try:
        main()
    except BaseException:
        print_exc()
    finally:
        os._exit(1)  # whatever threads a bot has started
