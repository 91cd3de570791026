"""The bots by name, those of other packages included.

A bot is named `merchant`, or with something about it behind colons: `merchant:bold` (who it
is), `archmage:50ms` (how long it may think), `archmage:200` (how many playouts instead).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.metadata import entry_points
from typing import Any

from dragonstones.bots.bot import Bot
from dragonstones.bots.budget import DEFAULT_BUDGET, Budget
from dragonstones.bots.fist.merchant import Merchant as FistMerchant
from dragonstones.bots.gold.merchant import Merchant as GoldMerchant
from dragonstones.bots.random_bot import RandomBot
from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.registry import Game, get_game
from dragonstones.games.fist import FistGame
from dragonstones.games.gold import GoldGame

ENTRY_POINTS = "dragonstones.bots"

_TIME = re.compile(r"(\d+)(ms)?")


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of bot: its name, the games that it plays, and how one is made from a seed."""

    name: str
    game: type[Game[Any]]
    make: Callable[..., Bot]
    #: Who it can be (`merchant:bold`); given to `make` as its second argument.
    personas: tuple[str, ...] = ()


_levels: list[Level] = []
_found = False


def register(level: Level) -> None:
    """Add a bot; one of the same name for the same game is replaced."""
    _levels[:] = [old for old in _levels if (old.name, old.game) != (level.name, level.game)]
    _levels.append(level)


def bots(game: str) -> dict[str, Level]:
    """The bots that can play a game, by name, the weakest first."""
    global _found
    if not _found:
        _found = True
        for entry in entry_points(group=ENTRY_POINTS):
            register(entry.load())
    return {level.name: level for level in _levels if isinstance(get_game(game), level.game)}


def make_bot(game: str, name: str, seed: int | str) -> Bot:
    """A bot by its name; the same seed gives the same player.

    The seed of a match would tell every secret, and so must not reach a bot as it is.
    """
    known = bots(game)
    first, *about = name.split(":")
    level = known.get(first)
    if level is None:
        raise BadSetup("no-such-bot", bot=name, bots=sorted(known))
    who = [word for word in about if not _TIME.fullmatch(word)]
    if len(who) > 1 or not set(who) <= set(level.personas):
        raise BadSetup("no-such-persona", bot=first, found=":".join(who), known=level.personas)
    budget_of(name)
    return level.make(sha256(str(seed).encode()).hexdigest(), *who)


def budget_of(name: str, otherwise: Budget = DEFAULT_BUDGET) -> Budget:
    """How long a bot of this name may think.

    >>> budget_of("archmage:50ms").seconds, budget_of("archmage:200").playouts
    (0.05, 200)
    """
    for word in name.split(":")[1:]:
        if found := _TIME.fullmatch(word):
            number = int(found[1])
            if found[2]:
                return replace(otherwise, seconds=number / 1000, playouts=None)
            return replace(otherwise, playouts=number)
    return otherwise


register(Level("random", Game, RandomBot))  # type: ignore[type-abstract]
register(Level("merchant", FistGame, FistMerchant))
register(Level("merchant", GoldGame, GoldMerchant))
