"""What a share is worth: what it scores for certain, and what it does for majorities.

Of the others it says only what the table's own counter has seen, if there is one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from dragonstones.games.gold.box import BLACK_DIAMOND, BOX, GEMS, SCORING, tokens
from dragonstones.games.gold.scoring import sets
from dragonstones.terminal.screen import View

Named = Mapping[str, int]


class Standing(NamedTuple):
    """How many of a gem one has, before and after; and how far ahead that would be."""

    gem: str
    before: int
    after: int
    #: Against the one who was seen to take most; None: nobody counts.
    ahead: int | None
    #: More than half of all there are.
    is_sure: bool


class Worth:
    def __init__(self, view: View) -> None:
        table, you = view["table"], view["you"]
        seats = table["seats"]
        self.scoring = SCORING[table["options"]["rules"]]
        self.majority = self.scoring.majority[len(seats)]
        self.stash: dict[str, int] | None = None if you is None else seats[you]["stash"]
        others = [seat["seen"] for number, seat in enumerate(seats) if number != you]
        self._seen = None if you is None or None in others else others

    def points(self, share: Named) -> int:
        """What its tokens score by themselves."""
        return sum(n * self.scoring.tokens.get(token, 0) for token, n in share.items())

    def standings(self, share: Named) -> list[Standing]:
        """For each gem in a share, if it were mine."""
        if self.stash is None:
            return []
        return [self._standing(gem, share[gem]) for gem in GEMS if share.get(gem)]

    def _standing(self, gem: str, more: int) -> Standing:
        assert self.stash is not None
        before = self.stash.get(gem, 0)
        after = before + more
        ahead = None
        if self._seen is not None:
            ahead = after - max(seen.get(gem, 0) for seen in self._seen)
        return Standing(gem, before, after, ahead, after > BOX[gem] // 2)

    def more_sets(self, share: Named) -> int:
        """The points of the sets that it would complete."""
        if self.stash is None or not self.scoring.each_set:
            return 0
        before, more = tokens(self.stash), tokens(share)
        after = [a + b for a, b in zip(before, more, strict=True)]
        if self.scoring.cursed and after[BLACK_DIAMOND]:
            return 0
        return self.scoring.each_set * (sets(after) - sets(before))

    def curses(self, share: Named) -> bool:
        return self.scoring.cursed and bool(share.get("black-diamond"))
