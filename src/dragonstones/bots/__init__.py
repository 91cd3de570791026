"""Players that are programs.

A bot gets what a person in its seat would see: events, a view, and the decision it is asked.
It never holds the match.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from dragonstones.bots.bot import Bot, Players
from dragonstones.bots.fist.merchant import Merchant as FistMerchant
from dragonstones.bots.gold.merchant import Merchant as GoldMerchant
from dragonstones.bots.random_bot import RandomBot
from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.registry import Game, get_game
from dragonstones.games.fist import FistGame
from dragonstones.games.gold import GoldGame

__all__ = ["Bot", "Players", "RandomBot", "bots", "make_bot"]

#: Makes a bot from a seed: the same seed, the same player.
Maker = Callable[[int | str], Bot]

#: The bots of each kind of game, beside the one that plays any.
_BOTS: dict[type[Game[Any]], dict[str, Maker]] = {
    FistGame: {"merchant": FistMerchant},
    GoldGame: {"merchant": GoldMerchant},
}


def bots(game: str) -> dict[str, Maker]:
    """The bots that can play a game, by name."""
    found: dict[str, Maker] = {"random": RandomBot}
    for kind, own in _BOTS.items():
        if isinstance(get_game(game), kind):
            found |= own
    return found


def make_bot(game: str, name: str, seed: int | str) -> Bot:
    """A bot by its name; the same seed gives the same player.

    The seed of a match would tell every secret, and so must not reach a bot as it is.
    """
    known = bots(game)
    if name not in known:
        raise BadSetup("no-such-bot", bot=name, bots=sorted(known))
    return known[name](sha256(str(seed).encode()).hexdigest())
