"""What can be known of rivals in an auction of Fist, from what is public."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import prod
from typing import Any

from dragonstones.engine.registry import game_of
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.goods import COINS

View = dict[str, Any]
#: How probable each worth of a fist is.
Odds = dict[int, float]


def edition_of(view: View) -> Edition:
    """The box of a view, with the home-made cards in it."""
    return game_of(view).edition  # type: ignore[attr-defined, no-any-return]


def purse_of(view: View, seat: int, stage: str) -> dict[str, int]:
    """What another seat can probably bid in this stage.

    Coins that are not in the bank are with the players. Fairy Gold that is not in front of a
    screen is behind it; other coins are assumed to be spread evenly.
    """
    table, me = view["table"], view["you"]
    if stage == "stones":
        return {stone: n for stone, n in (table["seats"][seat]["stones"] or {}).items() if n}
    edition = edition_of(view)
    seats, bank = table["seats"], table["bank"]["coins"]
    purse: dict[str, int] = {}
    for coin in {"gold": ("fairy", "common"), "common": ("common",)}.get(stage, ("silver",)):
        place = COINS.index(coin)
        spent = [(one["front"] or {}).get(coin, 0) for one in seats]
        hidden = edition.coins[place] - bank[coin] - seats[me]["screen"][coin] - sum(spent)
        if coin == "fairy":
            usual = [max(0, edition.purse[place] - n) for n in spent]
            usual[me] = 0
            n = round(hidden * usual[seat] / max(1, sum(usual)))
        else:
            n = round(hidden / (len(seats) - 1))
        if n > 0:
            purse[coin] = n
    return purse


def odds(values: Iterable[int]) -> Odds:
    counts = Counter(values)
    return {value: n / counts.total() for value, n in sorted(counts.items())}


def chance_to_win(value: int, bids: Iterable[Odds]) -> float:
    """The chance to win against these rivals; a tie is won half the time."""
    if not value:
        return 0.0
    return prod(
        sum(p * (1.0 if bid < value else 0.5) for bid, p in rival.items() if bid <= value)
        for rival in bids
    )
