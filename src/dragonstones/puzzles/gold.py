"""Puzzles of Dragon's Gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonstones.engine.decisions import Answer
from dragonstones.puzzles.setting import Setter, View

TALKS = "negotiate"


class GoldSetter(Setter):
    def asks(self, view: View) -> bool:
        """As usual, and in a negotiation once there is something to accept."""
        asked = view["decision"]
        if asked["kind"] == TALKS:
            return any(one["seat"] != view["you"] for one in asked["proposals"])
        return super().asks(view)

    def fair(self, best: Sequence[Answer]) -> bool:
        """Only if no new split is among the best: nobody could weigh all possible splits."""
        return not any(isinstance(answer, dict) and "propose" in answer for answer in best)

    def features(self, view: View) -> Any:
        """The treasure that is split, or the dragons in the row."""
        asked = view["decision"]
        if asked["kind"] == TALKS:
            return asked["treasure"]
        return [spot and spot["id"] for spot in view["table"]["dragons"]]

    def cards(self, view: View) -> list[str]:
        """The dragon whose treasure is split, or those in the row, and the seat's Magic Objects."""
        table = view["table"]
        fight, dragons = table["fight"], table["dragons"]
        spots = [dragons[fight["dragon"]]] if fight else dragons
        held = table["seats"][view["you"]]["held"] or []
        return [*(spot["id"] for spot in spots if spot), *held]

    def themes(self, view: View, best: Sequence[Answer], obvious: Answer) -> list[str]:
        kind = view["decision"]["kind"]
        if kind == "turn":
            return _of_turn(view, best[0])
        if kind == TALKS:
            return ["take-it" if isinstance(best[0], dict) else "let-fail"]
        return ["theft" if kind in ("rob", "token") else "power"]


def _of_turn(view: View, best: Answer) -> list[str]:
    if "place" not in best:
        return ["power"]
    table = view["table"]
    dragon, strength = table["dragons"][best["dragon"]], table["strengths"][best["place"]]
    there = {attacker["seat"] for attacker in dragon["attackers"]}
    themes = []
    if dragon["attack"] + strength >= dragon["strength"]:
        themes.append("last-blow")
    themes.append("company" if there - {view["you"]} else "alone")
    if best["place"] in ("thief", "wizard"):
        themes.append("specialists")
    return themes


SETTER = GoldSetter()
