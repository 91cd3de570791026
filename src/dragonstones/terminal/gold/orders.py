"""A turn in Dragon's Gold: sending an adventurer, or using a Magic Object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonstones.engine import Answer
from dragonstones.terminal.desk import Unreadable
from dragonstones.terminal.gold.keys import Hint, Keys
from dragonstones.terminal.gold.reading import Reader
from dragonstones.terminal.screen import View


class Orders:
    """Reads and explains orders, from the available options."""

    def __init__(self, keys: Keys, names: Sequence[str]) -> None:
        self.keys = keys
        self.t = keys.t
        self.names = names

    def how_to_turn(self, options: list[Any]) -> list[Hint]:
        t = self.t
        placings = [option for option in options if "place" in option]
        ready = dict.fromkeys(option["place"] for option in placings)
        hints = [(self.keys.first(one), t(f"adventurer-{one}")) for one in ready]
        plain = [option for option in placings if "sword" not in option]
        swords = [option for option in placings if "sword" in option]
        if plain:
            n = plain[0]["dragon"] + 1
            hints.append((self._order(plain[0]), t("terminal-gold-do-place", n=n)))
        if swords:
            hints.append((self._order(swords[0]), t("terminal-gold-do-sword")))
        if any("use" in option for option in options):
            hints.append((self.keys.first("use"), t("terminal-gold-objects")))
        if "pass" in options:
            hints.append(("Enter", t.option({"kind": "turn"}, "pass", self.names)))
        return hints

    def _order(self, placing: View) -> str:
        """`t2`, `4 1`, `3s 2`."""
        who = self.keys.first(placing["place"])
        sword = self.keys.first("sword") if placing.get("sword") else ""
        return f"{who}{sword}{' ' if who.isdecimal() else ''}{placing['dragon'] + 1}"

    def read(self, line: str, reader: Reader, options: list[Any]) -> Answer:
        """`t2`, or `u 1` for the first use of a Magic Object."""
        if not line and "pass" in options:
            return "pass"
        command, rest = self.keys.command(line)
        if command == "use":
            return self._read_use(rest, options)
        placing = reader.placing(line)
        if placing is None and line.casefold() in self.keys.adventurers:
            raise Unreadable(self.t("terminal-gold-which-dragon", typed=line))
        if placing is None:
            raise Unreadable(self.t("terminal-gold-unreadable", typed=line))
        if placing not in options:
            raise Unreadable(self._why_not(placing, options))
        return placing

    def asks_for_uses(self, line: str) -> bool:
        """Whether somebody wants to see what they could use."""
        return self.keys.command(line) == ("use", "")

    def uses(self, options: list[Any]) -> list[View]:
        found = [option for option in options if "use" in option]
        if not found:
            raise Unreadable(self.t("terminal-gold-nothing-to-use"))
        return found

    def _read_use(self, number: str, options: list[Any]) -> Answer:
        uses = self.uses(options)
        if not number.isdecimal() or not 1 <= int(number) <= len(uses):
            raise Unreadable(self.t("terminal-unreadable-choice"))
        return uses[int(number) - 1]

    def _why_not(self, placing: View, options: list[Any]) -> str:
        """What of an order is not possible."""
        t, placings = self.t, [option for option in options if "place" in option]
        dragons = dict.fromkeys(option["dragon"] for option in placings)
        ready = dict.fromkeys(option["place"] for option in placings)
        if placings and placing["dragon"] not in dragons:
            numbers = t.joined(str(place + 1) for place in dragons)
            return t("terminal-gold-no-dragon", n=placing["dragon"] + 1, numbers=numbers)
        if placing["place"] not in ready:
            names = t.joined(t(f"adventurer-{one}") for one in ready)
            who = t(f"adventurer-{placing['place']}")
            return t("terminal-gold-not-ready", who=who, ready=names)
        return t("terminal-gold-no-sword")
