"""Splits of one treasure, seen by a player who wants to win: what a split is worth to me, what each
rival can accept, and the best one that all could accept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import NamedTuple

from dragonstones.bots.gold.appraisal import Named
from dragonstones.bots.gold.prospects import Prospects
from dragonstones.bots.gold.rivals import Rival
from dragonstones.games.gold.box import RED, TOKENS, named, tokens

#: The tokens of each fighter, in their order.
Split = tuple[tuple[int, ...], ...]

#: What rivals are offered, in fair shares on top of what they will probably take in the end.
MARGINS = (-0.1, 0.0, 0.06, 0.12, 0.2, 0.3)
#: What one rival is offered to abandon a proposal, or never to follow another.
COURTED = 1.12
#: What a point of my own counts on top of what it adds to my chance. Without this, leaders would
#: rather see every treasure lost, and four equal bots would never agree.
GREED = 2.0
#: A point counts at least this much, even when the winner is nearly certain.
LEAST_POINT = 0.005
#: What a point counts that a rival lacks to accept: this much more than one that I gain, and at
#: least this.
LACKING, LEAST_LACKING = 4.0, 0.15


#: Among more fighters than this, tokens go from rival to rival only through my hands.
MANY = 4


class Deal(NamedTuple):
    """A split on the table, or one to propose, with what it is worth to me and to each fighter."""

    split: Split
    #: My chance to win with it, and its total worth to me.
    chance: float
    value: float
    #: What each fighter gets, in fair shares.
    ratios: tuple[float, ...]


class Bargain:
    """What splits of one treasure are worth."""

    def __init__(self, mine: Prospects, fighters: Sequence[int], treasure: Named) -> None:
        self.mine = mine
        self.fighters = list(fighters)
        self.me = self.fighters.index(mine.me)
        self.treasure = tokens(treasure)
        self.kinds = [place for place, n in enumerate(self.treasure) if n]
        self._nobody = (False,) * len(mine.seats)
        self._lines: dict[tuple[int, tuple[bool, ...], tuple[int, ...]], list[float]] = {}
        #: What each seat will probably score for kinds that are not in the treasure. (A new curse
        #: is ignored here: it is nearly the same for all splits.)
        self._rest = mine.hopes[:]
        cursed = mine.chances.cursed(mine.stashes)
        for kind in range(len(TOKENS)):
            if not self.treasure[kind]:
                line = mine.chances.line(
                    kind, [stash[kind] for stash in mine.stashes], mine.to_come[kind], cursed
                )
                self._rest = [a + b for a, b in zip(self._rest, line, strict=True)]
        self._worths: dict[tuple[int, tuple[int, ...]], float] = {}
        even = mine.split(treasure, mine.parts())
        self.even: Split = tuple(tuple(tokens(even[seat])) for seat in fighters)
        #: What each fighter can fairly expect, in points.
        self.fair = [max(0.5, fair) for fair in mine.fair(treasure).values()]
        nothing = tuple((0,) * len(TOKENS) for _ in fighters)
        self.lost = self.chance(nothing)
        #: What a point adds to my chance.
        self.point = max(LEAST_POINT, mine.slope)
        self._lacking = max(LEAST_LACKING, LACKING * self.point)
        self.fair_deal = self.deal(self.even)

    def worth(self, fighter: int, share: tuple[int, ...]) -> float:
        """What a share is worth to a fighter, in points."""
        key = fighter, share
        if key not in self._worths:
            self._worths[key] = self.mine.share(self.fighters[fighter], named(share))
        return self._worths[key]

    def chance(self, split: Sequence[tuple[int, ...]]) -> float:
        """My chance to win after this split: like `Prospects.chance_with`, but quicker."""
        mine = self.mine
        points = self._rest[:]
        cursed = self._cursed(split)
        for kind in self.kinds:
            key = kind, cursed, tuple([share[kind] for share in split])
            line = self._lines.get(key)
            if line is None:
                line = self._lines[key] = self._line(*key)
            points = [a + b for a, b in zip(points, line, strict=True)]
        if mine.advanced:
            for seat, share in zip(self.fighters, split, strict=True):
                if share[RED]:
                    points[seat] += mine.objects(seat, share[RED])
            for seat in mine.seats:
                if not cursed[seat]:
                    points[seat] += mine.chances.sets(self._after(seat, split))
        return mine.chances.to_win(points, mine.left)[mine.me]

    def _cursed(self, split: Sequence[tuple[int, ...]]) -> tuple[bool, ...]:
        if not self.mine.chances.scoring.cursed:
            return self._nobody
        return self.mine.chances.cursed([self._after(seat, split) for seat in self.mine.seats])

    def _after(self, seat: int, split: Sequence[tuple[int, ...]]) -> Sequence[float]:
        """A seat's stash, with its share of the split."""
        stash = self.mine.stashes[seat]
        if seat not in self.fighters:
            return stash
        share = split[self.fighters.index(seat)]
        return [n + more for n, more in zip(stash, share, strict=True)]

    def _line(self, kind: int, cursed: tuple[bool, ...], more: tuple[int, ...]) -> list[float]:
        mine = self.mine
        numbers = [stash[kind] for stash in mine.stashes]
        for seat, n in zip(self.fighters, more, strict=True):
            numbers[seat] += n
        return mine.chances.line(kind, numbers, mine.to_come[kind], cursed)

    def deal(self, split: Split) -> Deal:
        ratios = tuple(self.worth(n, share) / self.fair[n] for n, share in enumerate(split))
        chance = self.chance(split)
        return Deal(split, chance, chance + self._greed(split), ratios)

    def _greed(self, split: Sequence[tuple[int, ...]]) -> float:
        return GREED * self.point * self.worth(self.me, split[self.me])

    def seek(self, targets: Sequence[float]) -> Deal:
        """The best split for me that gives every rival about their target, in fair shares.

        It starts with everything for me and makes the best change of one token until there is none.
        """
        n = len(self.fighters)
        split: list[tuple[int, ...]] = [(0,) * len(TOKENS)] * n
        split[self.me] = tuple(self.treasure)
        best = self._merit(split, targets)
        rivals = [fighter for fighter in range(n) if fighter != self.me]
        pairs = [(self.me, rival) for rival in rivals] + [(rival, self.me) for rival in rivals]
        among = list(permutations(rivals, 2)) if n <= MANY else []
        while found := self._better(split, best, pairs, targets) or self._better(
            split, best, among, targets
        ):
            best, split = found
        return self.deal(tuple(split))

    def _better(
        self,
        split: list[tuple[int, ...]],
        best: float,
        pairs: Sequence[tuple[int, int]],
        targets: Sequence[float],
    ) -> tuple[float, list[tuple[int, ...]]] | None:
        """The best move of one token from the first to the second of a pair."""
        found = None
        for kind in self.kinds:
            for giver, taker in pairs:
                if split[giver][kind]:
                    after = split[:]
                    after[giver] = _with(split[giver], kind, -1)
                    after[taker] = _with(split[taker], kind, 1)
                    merit = self._merit(after, targets)
                    if merit > best + 1e-9:
                        best, found = merit, after
        return (best, found) if found else None

    def _merit(self, split: Sequence[tuple[int, ...]], targets: Sequence[float]) -> float:
        lacking = 0.0
        for n, target in enumerate(targets):
            if n != self.me:
                lack = target * self.fair[n] - self.worth(n, split[n])
                if lack > 0:
                    lacking += lack
        return self.chance(split) + self._greed(split) - self._lacking * lacking

    def targets(self, rivals: Sequence[Rival | None], follows: Iterable[Deal]) -> list[list[float]]:
        """What could be offered to the rivals: about what they will take in the end; if there are
        several, also more to one of them, to win that one over."""
        last = [rival.last if rival else 0.0 for rival in rivals]
        found = [[max(0.0, want + more) for want in last] for more in MARGINS]
        if len(self.fighters) > 2:
            for n, rival in enumerate(rivals):
                if rival:
                    offered = [deal.ratios[n] + 0.03 for deal in follows]
                    for courted in {COURTED, *(round(one, 3) for one in offered if one > 0.8)}:
                        for more in (0.03, 0.12):
                            target = [want + more for want in last]
                            target[n] = courted
                            found.append(target)
        return found


def split_of(shares: Sequence[Named]) -> Split:
    return tuple(tuple(tokens(share)) for share in shares)


def _with(share: tuple[int, ...], kind: int, more: int) -> tuple[int, ...]:
    return (*share[:kind], share[kind] + more, *share[kind + 1 :])
