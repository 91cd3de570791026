"""A bid as it is typed: `3`, `2f 1c`, `2f k`, `1f a`; the letters are the language's."""

from __future__ import annotations

import re
from typing import Any

from dragonstones.games.fist.goods import COINS, STONES
from dragonstones.terminal.desk import Unreadable
from dragonstones.text import Texts

_PART = re.compile(r"\s*(?:(\d+)\s*([^\W\d_]?)|([^\W\d_]))(?![^\W\d_])[\s,+]*")


def letters(t: Texts, coin: str) -> list[str]:
    """The keys for a coin; the first is the one that is shown."""
    return t(f"terminal-keys-{coin}").split()


def read_bid(text: str, decision: dict[str, Any], t: Texts) -> dict[str, int]:
    """The coins that were typed; whether they may be bid is for the decision to say."""
    if decision["stage"] == "stones":
        coins = {t(f"terminal-letter-{stone}").casefold(): stone for stone in STONES}
    else:
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
        if number is not None and not key and decision["stage"] != "stones":
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
    stage, limits = decision["stage"], decision["limits"]
    usual, fairy = ("silver", "fairy-silver") if stage == "silver" else ("common", "fairy")
    if stage == "common":
        return {"common": n}
    most = limits.get(usual, 0) + limits.get(fairy, 0)
    if n > most:  # refused in any case, with the number that was typed
        return {usual if stage == "silver" else fairy: n}
    returning = min(n, limits.get(fairy, 0))
    return {fairy: returning, usual: n - returning}
