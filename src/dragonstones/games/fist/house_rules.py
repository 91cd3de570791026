"""House rules: what a table may play otherwise than the rulebook says.

Every value has a range in which the box has enough of everything and every game ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.registry import ALL, Option, Some
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.goods import COINS

#: The coins that players begin with, and the fewest of each.
DEALT = {"fairy": 4, "common": 0, "silver": 0}

#: Variants that come with the game. Two points make a quick game: half the auctions, and everything
#: else as in the book.
VARIANTS: dict[str, dict[str, Any]] = {"quick": {"points": 2}}


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
        #: Fairy Gold does not come back; everybody takes this much that is new after every turn.
        #: With none nobody could bid any more some day, and the game would not end.
        "new_fairy": Option(None, (None, 1, 2, 3, 4), house=True),
        #: Whether spent Fairy Gold lies in sight.
        "spent": Option("shown", ("shown", "hidden"), house=True),
        #: Specials a turn.
        "specials": Option(edition.specials_a_turn, range(1, 5), house=True),
        "witches": Option(1, (0, 1, 2), house=True),
        #: Which specials there are, with all their copies.
        "deck": Some(values=[one.id for one, _ in edition.specials], named="character"),
    }


def with_house_rules(edition: Edition, options: Mapping[str, Any]) -> Edition:
    """The same box, played like this."""
    dealt = [options.get(coin, n) for coin, n in zip(COINS, edition.purse, strict=True)]
    deck = options["deck"]
    return replace(
        edition,
        goal=options["points"],
        purse=dealt,
        stones_dealt=options["stones"],
        new_fairy=options["new_fairy"],
        hides_spent=options["spent"] == "hidden",
        specials_a_turn=options["specials"],
        witches=options["witches"],
        specials=[one for one in edition.specials if deck == ALL or one[0].id in deck],
    )


def check_deck(edition: Edition) -> None:
    """There must be enough specials for a turn."""
    cards, needed = len(edition.deck()), edition.specials_a_turn
    if cards < needed:
        raise BadSetup("small-deck", found=cards, least=needed)
