"""Puzzles of both editions of Fist of Dragonstones."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from dragonstones.engine.decisions import Answer
from dragonstones.games.fist.auction import worth
from dragonstones.puzzles.setting import Setter, View, spelled
from dragonstones.text import Texts
from dragonstones.text.fist import goods

if TYPE_CHECKING:
    from dragonstones.puzzles.puzzle import Puzzle

GOLD, SILVER = ("fairy", "common"), ("fairy-silver", "silver")
MAGIC = ("amulet", "magic-purple", "magic-blue")


class FistSetter(Setter):
    def asks(self, view: View) -> bool:
        return view["decision"]["kind"] == "bid" or super().asks(view)

    def alike(self, answer: Answer, weighed: Sequence[Answer]) -> int | None:
        """A fist is as good as one that counts the same, with as many coins of each metal and the
        same Magic coins."""
        found = super().alike(answer, weighed)
        if found is None and isinstance(answer, dict):
            for place, other in enumerate(weighed):
                if isinstance(other, dict) and _like(answer) == _like(other):
                    return place
        return found

    def features(self, view: View) -> Any:
        """The card up for auction, what is bid for it, and the card that asks."""
        auction, asked = view["table"]["auction"], view["decision"]
        return [auction and auction["card"], asked.get("stage"), asked.get("what")]

    def cards(self, view: View) -> list[str]:
        """The card up for auction, and those that the seat keeps."""
        table = view["table"]
        lit = [table["auction"]["card"]] if table["auction"] else []
        return [*lit, *table["seats"][view["you"]]["held"]]

    def themes(self, view: View, best: Sequence[Answer], obvious: Answer) -> list[str]:
        if view["decision"]["kind"] != "bid":
            return [*_of_choice(view), *_of_table(view)]
        return [*_of_fist(view, best, obvious), *_of_table(view)]

    def figures(self, puzzle: Puzzle, view: View, names: Sequence[str], t: Texts) -> str:
        """How often the best fist and the obvious one beat those of the others."""
        bids = puzzle.why.get("their_bids")
        best, other = puzzle.weighed[0].answer, puzzle.weighed[puzzle.obvious].answer
        if puzzle.kind != "bid" or not bids or "black" in best or "black" in other:
            return ""
        fists = {"best": best, "other": other}
        odds = {f"{name}-wins": round(100 * _beats(fist, bids)) for name, fist in fists.items()}
        told = {name: goods(t, fist, {}) for name, fist in fists.items()}
        id = "empty" if not best else "bids" if other else "bid"
        return t(f"puzzle-why-{id}", **told, **odds)


def _beats(fist: dict[str, int], bids: dict[str, dict[str, float]]) -> float:
    """How often a fist beats all others, by the probabilities of theirs."""
    mine = worth(fist)
    return prod(
        sum(odds for n, odds in theirs.items() if int(n) < mine) / max(sum(theirs.values()), 0.01)
        for theirs in bids.values()
    )


def _like(answer: dict[str, Any]) -> Any:
    counts = {coin: n for coin, n in answer.items() if n}
    if not all(type(n) is int for n in counts.values()):
        return spelled(answer)
    metals = [sum(counts.pop(coin, 0) for coin in metal) for metal in (GOLD, SILVER)]
    return metals, counts


def _of_fist(view: View, best: Sequence[Answer], obvious: Answer) -> list[str]:
    asked = view["decision"]
    limits, fist = asked["limits"], best[0]
    coins = sum(limits.get(coin, 0) for coin in GOLD + SILVER)
    themes = []
    if view["table"]["auction"]["gold_fists"] or asked["stage"] == "silver":
        themes.append("ties")
    if fist.get("black"):
        themes.append("curse")
    elif obvious.get("black"):
        themes.append("no-curse")
    if any(fist.get(coin, 0) != obvious.get(coin, 0) for coin in MAGIC):
        themes.append("magic")
    if not fist and obvious:
        themes.append("empty-fist")
    elif coins and sum(fist.get(coin, 0) for coin in GOLD + SILVER) == coins:
        themes.append("last-coin")
    if fist and "black" not in fist:
        themes.append("less" if worth(fist) < worth(obvious) else "more")
    return themes


def _of_choice(view: View) -> list[str]:
    if view["decision"]["kind"] in ("use", "double"):
        return ["kept"]
    return ["favor"] if view["decision"]["kind"] in ("claim", "pass-favor") else ["power"]


def _of_table(view: View) -> list[str]:
    """The theme of a table at which somebody is about to win."""
    table = view["table"]
    near = [seat["points"] >= table["goal"] - 1 for seat in table["seats"]]
    return ["match-point"] if any(near) else []


SETTER = FistSetter()
