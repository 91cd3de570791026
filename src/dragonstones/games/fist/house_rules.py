"""House rules: where a table may differ from the rulebook.

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

#: The coins that players begin with, and the fewest allowed of each.
DEALT = {"fairy": 4, "common": 0, "silver": 0}

#: Variants that come with the game. A quick one goes to two points: it has half the auctions, and
#: everything else is by the book.
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
        #: Fairy Gold does not come back; everybody takes this much new gold after every turn.
        #: With 0, everybody would run out of gold some day, and the game might not end.
        "new_fairy": Option(None, (None, 1, 2, 3, 4), house=True),
        #: Whether everybody can see spent Fairy Gold.
        "spent": Option("shown", ("shown", "hidden"), house=True),
        #: Specials per turn.
        "specials": Option(edition.specials_a_turn, range(1, 5), house=True),
        "witches": Option(1, (0, 1, 2), house=True),
        #: Which specials are in the box, with all their copies.
        "deck": Some(values=[one.id for one, _ in edition.specials], named="character"),
    }


def with_house_rules(edition: Edition, options: Mapping[str, Any]) -> Edition:
    """The same box, played with these options."""
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
    """Refuse a deck without enough specials for a turn."""
    cards, needed = len(edition.deck()), edition.specials_a_turn
    if cards < needed:
        raise BadSetup("small-deck", found=cards, least=needed)
