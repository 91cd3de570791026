"""A bid as it is typed: `3`, `2f 1c`, `2f b`, `1f a`; the letters are the language's."""

from __future__ import annotations

import re
from typing import Any

from dragonstones.games.fist.goods import COINS
from dragonstones.text import Texts

_PART = re.compile(r"\s*(?:(\d+)\s*([^\W\d_]?)|([^\W\d_]))(?![^\W\d_])[\s,+]*")


class Unreadable(ValueError):
    """Not a bid."""


def letters(t: Texts, coin: str) -> list[str]:
    """The keys for a coin; the first is the one that is shown."""
    return t(f"terminal-keys-{coin}").split()


def read_bid(text: str, decision: dict[str, Any], t: Texts) -> dict[str, int]:
    """The coins that were typed; whether they may be bid is for the decision to say."""
    coins = {key: coin for coin in COINS for key in letters(t, coin)}
    fist: dict[str, int] = {}
    text = re.sub(r"(?<=[^\W\d_])(?=\d)", " ", text.strip().casefold())  # 2f1c
    place = 0
    while place < len(text):
        part = _PART.match(text, place)
        if part is None:
            raise Unreadable
        place = part.end()
        number, key, alone = part.groups()
        if number is not None and not key:
            added = _gold(int(number), decision)
        elif (key or alone) in coins:
            added = {coins[key or alone]: 1 if number is None else int(number)}
        else:
            raise Unreadable
        for coin, n in added.items():
            fist[coin] = fist.get(coin, 0) + n
    return {coin: n for coin, n in fist.items() if n}


def _gold(n: int, decision: dict[str, Any]) -> dict[str, int]:
    """A plain number: Fairy Gold first, since it comes back, then Common Gold."""
    if decision["stage"] == "silver":
        return {"silver": n}
    limits = decision["limits"]
    common = min(max(0, n - limits.get("fairy", 0)), limits.get("common", 0))
    return {"fairy": n - common, "common": common}
