"""Reading what is typed in Dragon's Gold: compact, and forgiving.

t2     the Thief against dragon 2            3s 2   a Knight with the Dragonbane Sword
2g r   two gold and a red token

me 2g r, odo 3s, rest maud                   a proposal; or `even`
2 odo>me g                                   as proposal 2, but Odo gives me a gold
2g r / s s / rest                            shares to choose from
ben 2g for d                                 an offer
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dragonstones.games.gold.box import TOKENS
from dragonstones.games.gold.split import Shares, evenly, in_order
from dragonstones.terminal.desk import Unreadable
from dragonstones.terminal.gold.keys import Keys
from dragonstones.text import gold

Named = Mapping[str, int]
Share = dict[str, int]

#: Between the parts of a proposal; and what can stand anywhere and means nothing.
_BREAKS = (",", ";", "/")
_MARKS = (*_BREAKS, ":", "=", "+", "&")
_WORDS = re.compile(r"@(\d+)|(\d+)([^\W\d_]*)|([^\W\d_]+)|(\S)")


class Word(NamedTuple):
    """A full name, a number with its unit (if they are written together), or other words."""

    text: str
    number: int | None = None
    seat: int | None = None

    def __str__(self) -> str:
        return self.text if self.number is None else f"{self.number}{self.text}"


class Reader:
    """Reads what one player types."""

    def __init__(self, keys: Keys, names: Sequence[str], me: int) -> None:
        self.keys = keys
        self.t = keys.t
        self.names = names
        self.me = me

    # -- turns --------------------------------------------------------------

    def placing(self, line: str) -> dict[str, Any] | None:
        """`t2`, `4 1`, `3s 2`; None if it does not look like that."""
        who, sword = (
            "|".join(sorted(map(re.escape, keys), key=len, reverse=True))
            for keys in (self.keys.adventurers, self.keys.of("sword"))
        )
        order = rf"({who})\s*({sword})?[\s,>-]*(\d+)"
        found = re.fullmatch(order, line.casefold())
        if found is None:
            return None
        adventurer = self.keys.adventurers[found[1]]
        placing: dict[str, Any] = {"place": adventurer, "dragon": int(found[3]) - 1}
        return {**placing, "sword": True} if found[2] else placing

    # -- tokens -------------------------------------------------------------

    def tokens(self, text: str) -> Share:
        """`2g r`."""
        share: Share = {}
        words = self._words(text)
        while words:
            self._take_token(words, share)
        return in_order(share)

    def _take_token(self, words: list[Word], share: Share) -> None:
        """The token with which the words begin, and how many of it."""
        first = words.pop(0)
        if first.text in _MARKS:
            return
        text = first.text
        if first.number is not None and not text and words and words[0].number is None:
            text = words.pop(0).text
        if text not in self.keys.tokens:
            raise self._no_token(text or str(first))
        token = self.keys.tokens[text]
        share[token] = share.get(token, 0) + (1 if first.number is None else first.number)

    def _no_token(self, word: str) -> Unreadable:
        letters = ", ".join(
            f"{self.keys.first(token)} {self.t(f'token-{token}')}" for token in TOKENS
        )
        return Unreadable(self.t("terminal-gold-no-token", word=word, letters=letters))

    # -- words and names ----------------------------------------------------

    def _words(self, text: str, seats: Sequence[int] = ()) -> list[Word]:
        """The words of a text; the names of these seats can be of several words."""
        text = text.casefold()
        for seat in sorted(seats, key=lambda seat: -len(self.names[seat])):
            name = re.escape(self.names[seat].casefold())
            text = re.sub(rf"(?<!\w){name}(?!\w)", f" @{seat} ", text)
        return [
            Word(f"@{seat}", seat=int(seat))
            if seat
            else Word(of, number=int(number))
            if number
            else Word(word or mark)
            for seat, number, of, word, mark in _WORDS.findall(text)
        ]

    def _seat(self, word: Word, seats: Sequence[int]) -> int:
        """Who is meant: by name or its beginning, as `me`, or by the number of the seat."""
        if word.seat is not None and word.seat in seats:
            return word.seat
        if word.number is not None:
            found = [seat for seat in seats if seat + 1 == word.number and not word.text]
        elif self.keys.means(word.text, "me"):
            found = [seat for seat in seats if seat == self.me]
        else:
            found = [s for s in seats if self.names[s].casefold().startswith(word.text)]
        if len(found) == 1:
            return found[0]
        id = "terminal-gold-which-player" if found else "terminal-gold-no-player"
        names = ", ".join(self.names[seat] for seat in found or seats)
        raise Unreadable(self.t(id, word=str(word), names=names))

    def player(self, text: str, seats: Sequence[int]) -> int:
        words = self._words(text, seats)
        return self._seat(words[0] if words else Word(text), seats)

    # -- proposals ----------------------------------------------------------

    def proposal(self, text: str, talks: Mapping[str, Any]) -> Shares:
        """A share for each fighter."""
        if not text:
            raise Unreadable(self.t("terminal-gold-how-propose"))
        fighters = talks["fighters"]
        if ">" in text:
            return self._changed(text, fighters, talks["proposals"])
        shares, rest = self._deal(text, fighters)
        left = _left(talks["treasure"], shares.values())
        if not rest and left:  # half a proposal: what is not named must not be given away
            other = [seat for seat in fighters if seat != self.me][-1]
            how = f", {self.keys.first('rest')} {self.names[other].casefold()}"
            raise self._left_over(left, how)
        for seat, more in zip(rest or [], evenly(left, len(rest)) if rest else [], strict=True):
            _add(shares.setdefault(seat, {}), more)
        return [in_order(shares.get(seat, {})) for seat in fighters]

    def _deal(
        self, text: str, fighters: Sequence[int]
    ) -> tuple[dict[int, Share], list[int] | None]:
        """Who gets what, and who gets the rest, as far as it is said."""
        shares: dict[int, Share] = {}
        rest: list[int] | None = None
        who: int | None = None
        waits = numbered = False  # the rest waits for a name; seats are told by number
        words, begins = self._words(text, fighters), True
        while words:
            word = words[0]
            if word.text in _BREAKS:
                begins = True
            elif self.keys.means(word.text, "even"):
                rest = list(fighters)
            elif self.keys.means(word.text, "rest"):
                if rest is not None or waits:
                    raise Unreadable(self.t("terminal-gold-how-propose"))
                if who is not None and not shares[who]:
                    rest = [who]
                else:
                    waits = True
            elif who is not None and self._is_token(words, begins and numbered):
                self._take_token(words, shares[who])
                begins = False
                continue
            elif word.text not in _MARKS:
                numbered = numbered or (who is None and word.number is not None)
                who, begins = self._seat(word, fighters), False
                shares.setdefault(who, {})
                if waits:
                    rest, waits = [who], False
            words.pop(0)
        if waits:
            rest = [who] if who is not None else None
        return shares, rest

    def _is_token(self, words: list[Word], rather_a_seat: bool = False) -> bool:
        first = words[0]
        if first.number is None or first.text:
            return first.text in self.keys.tokens
        after = words[1] if len(words) > 1 else Word("")
        is_token = after.number is None and after.text in self.keys.tokens
        return is_token and not rather_a_seat

    def _changed(self, text: str, fighters: Sequence[int], proposals: Any) -> Shares:
        """A proposal on the table, but some tokens change hands."""
        found = re.match(r"\s*(\d+)\s*[:,]?", text)
        bases = [one["shares"] for one in proposals if found and one["number"] == int(found[1])]
        if found is None or not bases:
            numbers = ", ".join(str(one["number"]) for one in proposals) or "–"
            raise Unreadable(self.t("terminal-gold-how-change", numbers=numbers))
        shares = {seat: dict(share) for seat, share in zip(fighters, bases[0], strict=True)}
        for part in re.split(r"[,;]", text[found.end() :]):
            giving, _, taking = (self._words(side, fighters) for side in part.partition(">"))
            if not giving or not taking:
                raise Unreadable(self.t("terminal-gold-how-change", numbers=found[1]))
            giver = self._seat(giving.pop(0), fighters)
            taker = self._seat(taking.pop(0), fighters)
            moved: Share = {}
            words = giving + taking  # `odo g > me` works too
            while words:
                self._take_token(words, moved)
            if not moved:
                raise Unreadable(self.t("terminal-gold-how-change", numbers=found[1]))
            self._check_has(giver, shares[giver], moved)
            _add(shares[giver], {token: -n for token, n in moved.items()})
            _add(shares[taker], moved)
        return [in_order(shares[seat]) for seat in fighters]

    def _check_has(self, seat: int, share: Share, moved: Share) -> None:
        missing = {token: n for token, n in moved.items() if n > share.get(token, 0)}
        if missing:
            treasure = gold.treasure(self.t, missing)
            raise Unreadable(
                self.t("terminal-gold-has-not", name=self.names[seat], treasure=treasure)
            )

    # -- divide and choose --------------------------------------------------

    def division(self, text: str, n: int, treasure: Named) -> Shares:
        """`2g r / s s / rest`; the last share may be left out."""
        text = text.casefold()
        if self.keys.means(text, "even"):
            return evenly(dict(treasure), n)
        parts = [part.strip() for part in re.split(r"[/|]", text)]
        rests = [place for place, part in enumerate(parts) if self.keys.means(part, "rest")]
        if len(parts) == n - 1 and not rests:
            rests.append(len(parts))
            parts.append("")
        if len(parts) != n or len(rests) > 1:
            raise Unreadable(self.t("terminal-gold-how-divide", n=n))
        shares = [{} if place in rests else self.tokens(part) for place, part in enumerate(parts)]
        left = _left(treasure, shares)
        if rests:
            shares[rests[0]] = left
        elif left:
            raise self._left_over(left, f" / {self.keys.first('rest')}")
        return shares

    def _left_over(self, left: Share, how: str) -> Unreadable:
        treasure = gold.treasure(self.t, left)
        return Unreadable(self.t("terminal-gold-left-over", treasure=treasure, how=how))

    # -- the Market ---------------------------------------------------------

    def offer(self, text: str) -> dict[str, Any]:
        """`ben 2g for d`, `any s for r`; a gift is `ben s for 0`."""
        others = [seat for seat in range(len(self.names)) if seat != self.me]
        words, receiver = self._words(text, others), None
        if words and self.keys.means(words[0].text, "any"):
            words.pop(0)
        elif words and not self._is_token(words) and not self._is_for(words[0]):
            receiver = self._seat(words.pop(0), others)
        give: Share = {}
        want: Share = {}
        side, price = give, False  # a price must be said: an offer can be accepted at once
        while words:
            if self._is_for(words[0]) and side is give:
                side = want
                words.pop(0)
            elif words[0] == Word("", number=0) and not self._is_token(words):
                price = price or side is want
                words.pop(0)
            else:
                self._take_token(words, side)
        if not (want or price) or not (give or want):
            raise Unreadable(self.t("terminal-gold-how-offer"))
        return {"receiver": receiver, "give": in_order(give), "want": in_order(want)}

    def _is_for(self, word: Word) -> bool:
        return word.number is None and self.keys.means(word.text, "for")


def _left(treasure: Named, shares: Any) -> Share:
    """What nobody gets yet."""
    left = {token: n - sum(one.get(token, 0) for one in shares) for token, n in treasure.items()}
    return {token: n for token, n in left.items() if n > 0}


def _add(share: Share, more: Named) -> None:
    for token, n in more.items():
        share[token] = share.get(token, 0) + n
