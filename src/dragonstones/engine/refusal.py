"""Refusals: what was wrong, as data.

The engine speaks no language. A refusal is a code and its details; the text
layer turns it into a sentence by setting `Refused.explain`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


class Refused(ValueError):
    """Bad input. Nothing has changed."""

    explain: ClassVar[Callable[[Refused], str] | None] = None
    #: The path to what is wrong in the data that was given: field names and indexes.
    path: tuple[str | int, ...] = ()

    def __init__(self, code: str, /, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        if Refused.explain is not None:
            return Refused.explain(self)
        return f"{self.code} {self.details}"


class IllegalAnswer(Refused):
    """An answer that the decision does not allow, or that nobody asked for."""


class BadPosition(Refused):
    """A saved position whose pieces do not add up or are not known."""


class BadJournal(Refused):
    """A journal that does not describe a match."""


class BadSetup(Refused):
    """A game, a number of seats or an option that does not exist."""
