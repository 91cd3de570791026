"""The bots by name, those of other packages included.

Ours are the `LEVELS` of the family's folder (`bots/fist/`); another package has an entry point in
the group `dragonstones.bots` for each of its own.

A bot is named `merchant`, or with details after colons: `merchant:bold` (who it is),
`archmage:50ms` (how long it may think), `archmage:200` (how many playouts instead).
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256

from dragonstones.bots.bot import Bot
from dragonstones.bots.budget import DEFAULT_BUDGET, Budget
from dragonstones.bots.random_bot import RandomBot
from dragonstones.engine.families import named_by_others, own_part
from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.registry import get_game

ENTRY_POINTS = "dragonstones.bots"

USUAL = "merchant"
#: The bot that gives hints, if the game has it.
ADVISER = "archmage"

_TIME = re.compile(r"([0-9]{1,6})(ms)?")


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of bot: its name, the games that it plays, and how one is made from a seed."""

    name: str
    #: The family of games that it plays; None: every game.
    family: str | None
    make: Callable[..., Bot]
    #: The personas that it can be (`merchant:bold`); given to `make` as its second argument.
    personas: tuple[str, ...] = ()
    #: It is a yardstick for other bots and does not sit down at tables.
    yardstick: bool = False
    #: It plays against a bot that it knows (`best-response:archmage`): `make` gets a second
    #: argument that makes one of those from a seed.
    knows_its_rivals: bool = False


#: The bot that plays every game, and the bots that were registered.
RANDOM = Level("random", None, RandomBot)
_levels: list[Level] = []
_found = False


def register(level: Level) -> None:
    """Add a bot; it replaces one of the same name for the same games."""
    _levels.append(level)


def bots(game: str) -> dict[str, Level]:
    """The bots that can sit down to a game, by name: ours, weakest first, then others."""
    return {name: level for name, level in _known(game).items() if not level.yardstick}


def usual_bot(game: str) -> str:
    """The bot that plays if none is named: the Merchant, or the last one that the game has.

    >>> usual_bot("fist-2002")
    'merchant'
    """
    known = bots(game)
    return USUAL if USUAL in known else list(known)[-1]


def adviser_of(game: str) -> str:
    """The bot that gives hints: the Archmage, or else the usual one."""
    return ADVISER if ADVISER in bots(game) else usual_bot(game)


def _known(game: str) -> dict[str, Level]:
    global _found
    if not _found:
        _found = True
        for _, level in named_by_others(ENTRY_POINTS, Level):
            register(level)
    family = get_game(game).family
    ours = own_part("bots", family, "LEVELS") or ()
    others = (level for level in _levels if level.family in (None, family))
    return {level.name: level for level in (RANDOM, *ours, *others)}


def make_bot(game: str, name: str, seed: int | str) -> Bot:
    """A bot by its name; the same seed gives the same player.

    The seed of a match would tell every secret, and so must not reach a bot as it is.
    """
    known = _known(game)
    first, *about = name.split(":")
    level = known.get(first)
    if level is None:
        raise BadSetup("no-such-bot", bot=name, bots=sorted(bots(game)))
    seed = sha256(str(seed).encode()).hexdigest()
    if level.knows_its_rivals:
        if not about or about[0] == first:
            raise BadSetup("no-rival", bot=name, bots=sorted(bots(game)))
        make_rival = partial(make_bot, game, ":".join(about))
        make_rival(0)  # refuse now a name that cannot be made
        return level.make(seed, make_rival)
    who = [word for word in about if not _TIME.fullmatch(word)]
    if len(about) - len(who) > 1:
        raise BadSetup("two-budgets", bot=name)
    if len(who) > 1 or not set(who) <= set(level.personas):
        raise BadSetup("no-such-persona", bot=first, found=":".join(who), known=level.personas)
    budget_of(name)
    return level.make(seed, *who)


def persona_of(name: str) -> str:
    """The persona of a bot with this name; empty: none in particular.

    >>> persona_of("merchant:bold")
    'bold'
    """
    return next((word for word in name.split(":")[1:] if not _TIME.fullmatch(word)), "")


def at_table(
    game: str, names: Sequence[str], seed: int | str, without: Collection[str] = ()
) -> list[str]:
    """The bots of one table with personas, all different while there are enough of them.

    >>> at_table("fist-2002", ["merchant:sly", "random"], seed=1)
    ['merchant:sly', 'random']
    """
    known, rng = bots(game), random.Random(f"{seed}/table")
    taken = {*without, *map(persona_of, names)}
    seated = []
    for name in names:
        level = name.split(":")[0]
        named = known[level].personas if level in known else ()
        free = [who for who in named if who not in taken]
        if free and not persona_of(name):
            taken.add(persona := rng.choice(free))
            name += f":{persona}"
        seated.append(name)
    return seated


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
