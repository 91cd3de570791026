"""Dragonstones: Bruno Faidutti's dragon games, to play and to study.

An unofficial fan project.
"""

from importlib.metadata import PackageNotFoundError, version

import dragonstones.games  # noqa: F401 (registers them)
from dragonstones.engine import (
    BadJournal,
    BadPosition,
    BadSetup,
    Decision,
    Event,
    IllegalAnswer,
    Match,
    Refused,
)

try:
    __version__ = version("dragonstones")
except PackageNotFoundError:  # not installed: run from its source
    __version__ = "0"


def _explain(refused: Refused) -> str:
    """The engine has no words; in a Python session it speaks English."""
    try:
        from dragonstones.text import texts  # not before there is something to say
    except ImportError:  # with the standard library alone there are no words
        return f"{refused.code} {refused.details}"
    return texts("en").refusal(refused)


Refused.explain = _explain

__all__ = [
    "BadJournal",
    "BadPosition",
    "BadSetup",
    "Decision",
    "Event",
    "IllegalAnswer",
    "Match",
    "Refused",
    "__version__",
]
