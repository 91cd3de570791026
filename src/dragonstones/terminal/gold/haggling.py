"""Talks in Dragon's Gold: what can be said in a negotiation and in the Market, and reading it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from dragonstones.engine import Answer
from dragonstones.terminal.desk import Unreadable
from dragonstones.terminal.gold.keys import Hint, Keys
from dragonstones.terminal.gold.reading import Reader
from dragonstones.terminal.screen import View


class Haggling:
    def __init__(self, keys: Keys, names: Sequence[str]) -> None:
        self.keys = keys
        self.t = keys.t
        self.names = names

    def almost(self, data: View) -> Text:
        """A proposal that lacks only my consent."""
        number = self._lacks_me(data)
        if number is None:
            return Text()
        key = f"{self.keys.first('accept')} {number}"
        return Text(self.t("terminal-gold-almost", n=number, key=key), style="candle")

    def _lacks_me(self, data: View) -> int | None:
        mine = data["fighters"].index(data["seat"])
        others: list[int] = [n for place, n in enumerate(data["accepted"]) if place != mine]
        shares = {one["number"]: one["shares"] for one in data["proposals"]}
        if None in others or any(shares[n] != shares[others[0]] for n in others):
            return None
        return others[0]

    def how_to_haggle(self, data: View, view: View) -> list[Hint]:
        t, key, me = self.t, self.keys.first, data["seat"]
        fighters = data["fighters"]
        other = next(seat for seat in fighters if seat != me)
        some = " ".join(key(token) for token in list(data["treasure"])[:2])
        mine = f"{key('propose')} {key('me')} {some}, {key('rest')} {self._short(other)}"
        hints = [(mine, t("terminal-gold-do-propose"))]
        hints.append((f"{key('propose')} {key('even')}", t("terminal-gold-do-even")))
        accepted = data["accepted"][fighters.index(me)]
        others = [one["number"] for one in data["proposals"] if one["number"] != accepted]
        if others:
            number = self._lacks_me(data) or others[-1]
            hints.append((f"{key('accept')} {number}", t("terminal-gold-do-accept")))
        if accepted is not None:
            hints.append((key("back"), t("terminal-gold-do-back")))
        if data["hourglass"] and view["you"] == me:
            hints.append((key("hourglass"), t("object-hourglass")))
        return [*hints, *self._how_to_wait(data)]

    def how_to_trade(self, data: View, view: View) -> list[Hint]:
        t, key, me = self.t, self.keys.first, data["seat"]
        other = (me + 1) % len(self.names)
        mine = next(iter(data["stash"]), "silver") if view["you"] == me else "silver"
        want = "diamond" if mine == "gold" else "gold"
        offer = f"{key('offer')} {self._short(other)} {key(mine)} {key('for')} {key(want)}"
        hints = [(offer, t("terminal-gold-do-offer"))]
        if for_me := self._for_me(data):
            hints.append((f"{key('accept')} {for_me[-1]}", t("terminal-gold-do-accept")))
        if any(one["seat"] == me for one in data["offers"]):
            hints.append((key("back"), t("terminal-gold-do-back")))
        if me not in data["done"]:
            hints.append((key("done"), t("terminal-gold-do-done")))
        return [*hints, *self._how_to_wait(data)]

    def _for_me(self, data: View) -> list[int]:
        """The offers that the seat could accept."""
        me = data["seat"]
        return [
            one["number"]
            for one in data["offers"]
            if one["seat"] != me and one["receiver"] in (None, me)
        ]

    def _how_to_wait(self, data: View) -> list[Hint]:
        """How to wait, if that is an act of its own, as it is without a clock."""
        return [("Enter", self.t("terminal-gold-do-wait"))] if data["seconds"] is None else []

    def _short(self, seat: int) -> str:
        return self.names[seat].casefold()

    def read_haggle(self, line: str, reader: Reader, data: View) -> Answer:
        command, rest = self.keys.command(line)
        if command == "wait" or not line:
            return "wait"
        if command == "accept":
            return {"accept": self._number(rest, [one["number"] for one in data["proposals"]])}
        if command == "back":
            return "take-back"
        if command == "hourglass":
            return {"use": "hourglass"}
        if line.isdecimal():
            return {"accept": int(line)}
        if command == "propose":
            return {"propose": reader.proposal(rest, data)}
        raise Unreadable(self.t("terminal-gold-unreadable", typed=line))

    def read_trade(self, line: str, reader: Reader, data: View) -> Answer:
        command, rest = self.keys.command(line)
        if command == "wait" or not line:
            return "wait"
        if command == "accept":
            return {"accept": self._number(rest, self._for_me(data))}
        if command == "back":
            return "take-back"
        if command == "done":
            return "done"
        if line.isdecimal():
            return {"accept": int(line)}
        if command == "offer":
            return {"offer": reader.offer(rest)}
        raise Unreadable(self.t("terminal-gold-unreadable", typed=line))

    def _number(self, text: str, known: list[int]) -> int:
        """The one that is meant; if there is only one it need not be named."""
        if text.isdecimal():
            return int(text)
        if not text and len(known) == 1:
            return known[0]
        raise Unreadable(self.t("terminal-gold-which-number", key=self.keys.first("accept")))
