"""A hint in words: what a bot would answer, and why, from its own reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dragonstones.engine import Answer, Game
from dragonstones.text import Texts, lenient
from dragonstones.text.words import Data

#: Chances of winning that differ by less than this count as equal.
NEAR = 0.005


def hint(
    t: Texts,
    game: Game[Any],
    view: Data,
    answer: Answer,
    why: Mapping[str, Any] | None,
    names: Sequence[str],
) -> str:
    """One or two sentences."""
    said = lenient.option(t.of(game), view["decision"], answer, names, game, view)
    return " ".join([t("hint-answer", answer=said), *_reasons(t, why or {})])


def _reasons(t: Texts, why: Mapping[str, Any]) -> list[str]:
    """What speaks for it: the chance to win, if the bot has looked ahead; else what is at stake."""
    if why.get("values_in") == "chance" and (chances := _chances(why)):
        best, *others = chances
        worse = [one for one in others if best - one > NEAR]
        other = max(worse, default=0.0)
        return [t("hint-chance", chance=_percent(best), others=len(worse), other=_percent(other))]
    if "worth" not in why:
        return []
    most = max(why.get("to_others", {}).values(), default=0.0)
    worths = {"worth": _rounded(why["worth"]), "others": _rounded(most)}
    return [t("hint-worth", unit=why["unit"], **worths)]


def _chances(why: Mapping[str, Any]) -> list[float]:
    """The chance to win with this answer, and with each of the others."""
    rated = [(one["answer"] == why["answer"], one.get("value")) for one in why["considered"]]
    known = [(mine, value) for mine, value in rated if value is not None]
    mine = [value for is_mine, value in known if is_mine]
    return [*mine[:1], *(value for is_mine, value in known if not is_mine)] if mine else []


def _percent(chance: float) -> int:
    return round(100 * chance)


def _rounded(worth: float) -> int:
    return round(max(0.0, worth))
