"""What a share is worth to a viewer: what it scores for certain, and what it does for majorities.
It is meant for people, and knows of the others only what the table's own counter has seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from dragonstones.games.gold import types
from dragonstones.games.gold.box import BLACK_DIAMOND, BOX, GEMS, PLACE, named, tokens
from dragonstones.games.gold.house_rules import scoring_by
from dragonstones.games.gold.scoring import majority, sets

Named = Mapping[str, int]

#: How many sets ahead it says what gems they need.
MORE_SETS = 3


class Majority(NamedTuple):
    """How many of a gem the viewer has, before and after, and how far ahead that would be."""

    gem: str
    before: int
    after: int
    #: Compared with the player who was seen to take most; None: nobody counts that.
    ahead: int | None
    #: More than half of all there are.
    is_sure: bool

    @property
    def place(self) -> types.GemPlace:
        if self.is_sure:
            return "sure"
        if self.ahead is None:
            return "unknown"
        return "ahead" if self.ahead > 0 else "behind" if self.ahead or not self.after else "level"


class Worth:
    def __init__(self, view: Mapping[str, Any]) -> None:
        table, you = view["table"], view["you"]
        seats = table["seats"]
        self.scoring = scoring_by(table["options"])
        self.majority = self.scoring.majority[len(seats)]
        self.stash: dict[str, int] | None = None if you is None else seats[you]["stash"]
        others = [seat["seen"] for number, seat in enumerate(seats) if number != you]
        self._seen = None if you is None or None in others else others

    def points(self, share: Named) -> int:
        """What the tokens of a share score by themselves."""
        return sum(n * self.scoring.tokens.get(token, 0) for token, n in share.items())

    def majorities(self, share: Named) -> list[Majority]:
        """For each gem in a share, how things would stand if the viewer got it."""
        if self.stash is None:
            return []
        return [self._majority(gem, share[gem]) for gem in GEMS if share.get(gem)]

    def _majority(self, gem: str, more: int) -> Majority:
        assert self.stash is not None
        before = self.stash.get(gem, 0)
        after = before + more
        ahead = None
        if self._seen is not None:
            ahead = after - max(seen.get(gem, 0) for seen in self._seen)
        return Majority(gem, before, after, ahead, after > BOX[gem] // 2)

    def more_sets(self, share: Named) -> int:
        """The points for the sets that a share would complete."""
        if self.stash is None or not self.scoring.each_set:
            return 0
        before, more = tokens(self.stash), tokens(share)
        after = [a + b for a, b in zip(before, more, strict=True)]
        if self.scoring.cursed and after[BLACK_DIAMOND]:
            return 0
        return self.scoring.each_set * (sets(after) - sets(before))

    def curses(self, share: Named) -> bool:
        return self.scoring.cursed and bool(share.get("black-diamond"))

    # -- for every possible share -------------------------------------------

    def data(self) -> types.WorthData | None:
        """Enough to add up the worth of any share without knowing how points are counted.

        `tokens`: the points of one token by itself. `gems`: from this many `more` gems on, the
        points for having the most. `sets`: in order, the points for all sets once the seat has what
        a step `needs`; the last step whose gems are in the share counts. `curse`: with this token
        in a share, gems and sets score nothing. None: a spectator has no use for a share.
        """
        if self.stash is None:
            return None
        cursed = self.curses(self.stash)
        return {
            "tokens": dict(self.scoring.tokens),
            "gems": {gem: list(self._steps(gem, cursed)) for gem in GEMS},
            "sets": [] if cursed or not self.scoring.each_set else list(self._sets()),
            "curse": "black-diamond" if self.scoring.cursed and not cursed else None,
        }

    def _steps(self, gem: str, cursed: bool) -> Iterator[types.GemStep]:
        """The numbers of further gems of a colour that make a difference."""
        assert self.stash is not None
        if cursed:
            yield {"more": 0, "place": "cursed", "points": 0}
            return
        own, most = self.stash.get(gem, 0), BOX[gem] // 2
        ahead = max((seen.get(gem, 0) for seen in self._seen or ()), default=0)
        told: tuple[str, int] | None = None
        numbers = (ahead, ahead + 1, most + 1, self.scoring.gems)
        for more in sorted({0, 1, *(n - own for n in numbers)}):
            if more < 0 or own + more > BOX[gem]:
                continue
            place = self._majority(gem, more).place
            points = self._for_most(gem, own + more, place)
            if (place, points) != told:
                told = place, points
                yield {"more": more, "place": place, "points": points}

    def _for_most(self, gem: str, own: int, place: types.GemPlace) -> int:
        """What this many would score, against what the others were seen to take."""
        if place == "sure":
            return self.majority if own >= self.scoring.gems else 0
        if self._seen is None:
            return 0
        stashes = [tokens({gem: own}), *(tokens(seen) for seen in self._seen)]
        cursed = [self.curses(named(stash)) for stash in stashes]
        return majority(self.scoring, stashes, cursed, PLACE[gem])[0]

    def _sets(self) -> Iterator[types.SetStep]:
        assert self.stash is not None
        have = sets(tokens(self.stash))
        for n in range(have, have + 1 + MORE_SETS):
            needs = {gem: n - self.stash.get(gem, 0) for gem in GEMS}
            if any(n > BOX[gem] for gem in GEMS):
                return
            lacking = {gem: more for gem, more in needs.items() if more > 0}
            yield {"needs": lacking, "points": self.scoring.each_set * n}
