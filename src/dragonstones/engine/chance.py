"""All chance of a match: one seeded generator, small to copy, the same on every machine.

BLAKE2b in counter mode: quick enough for a game, which draws seldom, and nobody can
compute the cards to come from those already seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

_DRAWS_A_BLOCK = 8
_DRAW = (1 << 64) - 1


class Rng(Protocol):
    """What `sample` and `imagine` need: `random.Random` fits, and so does `Chance`."""

    def random(self) -> float: ...


class Chance:
    __slots__ = ("_block", "_blocks", "_key", "_left")

    def __init__(self, seed: int | str) -> None:
        self._key = sha256(f"{type(seed).__name__}:{seed}".encode()).digest()
        self._blocks = 0  # made so far
        self._block = 0  # what is left of the last one
        self._left = 0  # draws in it

    def copy(self) -> Chance:
        new = Chance.__new__(Chance)
        new._key = self._key
        new._blocks = self._blocks
        new._block = self._block
        new._left = self._left
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if not self._left:
            self._blocks += 1
            digest = blake2b(self._blocks.to_bytes(8, "big"), key=self._key).digest()
            self._block = int.from_bytes(digest, "big")
            self._left = _DRAWS_A_BLOCK
        self._left -= 1
        draw = self._block & _DRAW
        self._block >>= 64
        return draw * n >> 64

    def random(self) -> float:
        return self.below(1 << 53) / (1 << 53)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
