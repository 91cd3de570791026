"""Divide and choose, thought through to the end: who will choose what, and what is left."""

from __future__ import annotations

import random
from collections.abc import Sequence

from dragonstones.bots.gold.appraisal import Named
from dragonstones.bots.gold.bargain import Bargain, split_of
from dragonstones.bots.gold.outlook import total_attack
from dragonstones.bots.gold.prospects import Prospects
from dragonstones.bots.rated import Rated
from dragonstones.games.gold.box import TOKENS, named

#: How many changes are tried in one thought, and after how many vain thoughts it stops.
CHANGES, IN_VAIN = 20, 6


class Dividing:
    def __init__(self, mine: Prospects, shares: Sequence[Named]) -> None:
        fight = mine.table["fight"]
        treasure = {token: sum(share.get(token, 0) for share in shares) for token in TOKENS}
        self.bargain = Bargain(mine, fight["fighters"], treasure)
        self.shares = list(split_of(shares))
        self._chosen = {
            fighter: share for fighter, share in enumerate(fight["chosen"]) if share is not None
        }
        attack = total_attack(mine.attackers)
        #: The fighters by their places in the list, the strongest first.
        self._order = [
            self.bargain.fighters.index(seat) for seat in sorted(attack, key=lambda s: -attack[s])
        ]
        self.rated: Rated = [(self._answer(), self.chance_with(None))]
        self._in_vain = 0

    def _answer(self) -> list[Named]:
        return [named(share) for share in self.shares]

    def chance_with(self, mine: int | None) -> float:
        """My chance to win if I choose this share and the others choose what is best for them."""
        bargain, chosen = self.bargain, dict(self._chosen)
        if mine is not None:
            chosen[bargain.me] = mine
        for fighter in self._order:
            if fighter not in chosen:
                left = [n for n in range(len(self.shares)) if n not in chosen.values()]
                chosen[fighter] = max(left, key=lambda n: bargain.worth(fighter, self.shares[n]))
        return bargain.chance([self.shares[chosen[n]] for n in range(len(chosen))])

    def improve(self, rng: random.Random) -> bool:
        """Try some changes and keep what helps; False: no more changes seem to help."""
        answer, best = self.rated[-1]
        before, self._in_vain = self.shares, self._in_vain + 1
        for _ in range(CHANGES):
            after = self._changed(before, rng)
            if after is not None:
                self.shares = after
                chance = self.chance_with(None)
                if chance > best + 1e-9:
                    answer, best, before, self._in_vain = self._answer(), chance, after, 0
        self.shares = before
        if best > self.rated[-1][1]:
            self.rated.append((answer, best))
        return self._in_vain < IN_VAIN

    def _changed(
        self, shares: list[tuple[int, ...]], rng: random.Random
    ) -> list[tuple[int, ...]] | None:
        """The shares after one token goes to another share and perhaps one comes back."""
        giver, taker = rng.sample(range(len(shares)), 2)
        give = _any_token(shares[giver], rng)
        back = _any_token(shares[taker], rng) if rng.random() < 0.5 else None
        if give is None or (back is None and sum(shares[giver]) < 2):
            return None
        after = [list(share) for share in shares]
        for token, one, other in ((give, giver, taker), (back, taker, giver)):
            if token is not None:
                after[one][token] -= 1
                after[other][token] += 1
        return [tuple(share) for share in after]


def _any_token(share: Sequence[int], rng: random.Random) -> int | None:
    kinds = [kind for kind, n in enumerate(share) if n]
    return rng.choice(kinds) if kinds else None
