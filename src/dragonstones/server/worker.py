"""What the processes that work in the background share (`background.py` starts them).

On stdin one is asked for something, on stdout it answers, as bot workers do. It has time, and takes
what is left.
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
    """Answer whatever is asked, until the parent ends."""
    try:
        inlet, outlet = own_pipes()
        asked: SimpleQueue[Wanted] = SimpleQueue()
        Thread(target=listen, args=(inlet, kind, asked), daemon=True).start()
        be_modest(nice=0)  # whoever has started it has seen to that
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
