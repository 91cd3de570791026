"""All chance of a match: one seeded generator, small to copy, the same on every machine.

BLAKE2b in counter mode: quick enough for a game, which draws seldom, and nobody can
compute the cards to come from those already seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

#: A block of BLAKE2b is eight draws of 64 bits.
_BLOCK = Struct(">8Q")


class Rng(Protocol):
    """What `sample` and `imagine` need: `random.Random` fits, and so does `Chance`."""

    def random(self) -> float: ...


class Chance:
    __slots__ = ("_blocks", "_draws", "_key")

    def __init__(self, seed: int | str) -> None:
        self._key = sha256(f"{type(seed).__name__}:{seed}".encode()).digest()
        self._blocks = 0  # made so far
        self._draws: list[int] = []  # what is left of the last one

    def copy(self) -> Chance:
        new = Chance.__new__(Chance)
        new._key = self._key
        new._blocks = self._blocks
        new._draws = self._draws[:]
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if not self._draws:
            self._blocks += 1
            digest = blake2b(self._blocks.to_bytes(8, "big"), key=self._key).digest()
            self._draws = list(_BLOCK.unpack(digest))
        return self._draws.pop() * n >> 64

    def random(self) -> float:
        return self.below(1 << 53) / (1 << 53)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def draw(self, bag: Sequence[int]) -> int:
        """The kind of a piece drawn from a bag, given as numbers of each kind."""
        place = self.below(sum(bag))
        for kind, n in enumerate(bag):
            place -= n
            if place < 0:
                return kind
        raise AssertionError("an empty bag")

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
