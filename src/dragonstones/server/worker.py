"""What the processes that work in the background share (`background.py` starts them).

It reads requests on stdin and answers on stdout, as bot workers do. It has time, and uses the
processor that others leave.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc, print_exc
from typing import TypeVar

from msgspec import Struct

from dragonstones.server.bot_worker import be_modest, listen, own_pipes, say

Wanted = TypeVar("Wanted", bound=Struct)


class Failed(Struct, tag=True):
    """It could not be done."""

    trace: str


def work(kind: type[Wanted], do: Callable[[Wanted], Struct]) -> None:
    """Answer all requests until the parent ends."""
    try:
        inlet, outlet = own_pipes()
        asked: SimpleQueue[Wanted] = SimpleQueue()
        Thread(target=listen, args=(inlet, kind, asked), daemon=True).start()
        be_modest(nice=0)  # the parent has set it already
        while True:
            say(outlet, _answer(do, asked.get()))
    except BaseException:
        print_exc()
    finally:
        os._exit(1)


def _answer(do: Callable[[Wanted], Struct], wanted: Wanted) -> Struct:
    try:
        return do(wanted)
    except Exception:
        return Failed(format_exc())
