"""House rules: what a table may play otherwise than the rulebook says.

Every value has a range in which the box has enough of everything and every game ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dragonstones.engine.registry import Option
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.goods import COINS

#: The coins that players begin with, and the fewest of each.
DEALT = {"fairy": 4, "common": 0, "silver": 0}


def house_rules(edition: Edition) -> dict[str, Option]:
    """The options of an edition; their defaults are the book's."""
    most = edition.players[-1]
    return {
        #: Points to win.
        "points": Option(edition.goal, range(2, 6), house=True),
        #: Coins and stones to begin with.
        **{
            coin: Option(
                edition.purse[COINS.index(coin)],
                range(least, edition.coins[COINS.index(coin)] // most + 1),
                house=True,
            )
            for coin, least in DEALT.items()
        },
        "stones": Option(
            edition.stones_dealt, range(sum(edition.stones[:3]) // most + 1), house=True
        ),
        #: Specials a turn.
        "specials": Option(edition.specials_a_turn, range(1, 5), house=True),
        "witches": Option(1, (0, 1, 2), house=True),
    }


def with_house_rules(edition: Edition, options: Mapping[str, Any]) -> Edition:
    """The same box, played like this."""
    dealt = [options.get(coin, n) for coin, n in zip(COINS, edition.purse, strict=True)]
    return replace(
        edition,
        goal=options["points"],
        purse=dealt,
        stones_dealt=options["stones"],
        specials_a_turn=options["specials"],
        witches=options["witches"],
    )
