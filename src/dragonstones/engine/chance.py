"""All the chance in a match: one seeded generator, small to copy, the same on every machine.

It is BLAKE2b in counter mode: quick enough for a game, which draws rarely, and nobody can
compute the cards to come from those already seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Protocol, TypeVar

from dragonstones.engine.native import mypyc_attr
from dragonstones.engine.plain import same
from dragonstones.engine.refusal import BadSetup

T = TypeVar("T")

#: A block of BLAKE2b is eight draws of 64 bits.
_BLOCK = Struct(">8Q")


class Rng(Protocol):
    """What `sample` and `imagine` need: `random.Random` fits, and so does `Chance`."""

    def random(self) -> float: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    __slots__ = ("_blocks", "_draws", "_key")

    def __init__(self, seed: int | str, copied: Chance | None = None) -> None:
        if copied is None:
            self._key = sha256(f"{type(seed).__name__}:{seed}".encode()).digest()
            self._blocks = 0  # made so far
            self._draws: list[int] = []  # what is left of the last one
        else:
            self._key = copied._key
            self._blocks = copied._blocks
            self._draws = copied._draws[:]

    def copy(self) -> Chance:
        return Chance(0, self)

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

    def draw(self, bag: Sequence[int], names: Sequence[str]) -> int:
        """The kind of a piece drawn from a bag, which is given as the number of each kind; a
        script says which by its name."""
        place = self.below(sum(bag))
        for kind, n in enumerate(bag):
            place -= n
            if place < 0:
                return kind
        raise AssertionError("an empty bag")

    def shuffle(self, items: list[Any], *, top_last: bool = False) -> None:
        """Put the items into a random order, in place. `top_last`: the last item is drawn first,
        which matters only to a script."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Scripted(Chance):
    """Chance whose results were given beforehand; when they run out, the seed decides.

    One result for each call: a number for `below`, an item for `pick`, a name for `draw`, and for
    `shuffle` a list of the items that come first. None: the seed decides this one. An
    impossible result is refused; the match that needed it cannot continue.
    """

    __slots__ = ("_next", "_results", "_seeded")

    def __init__(self, seed: int | str, results: Sequence[Any]) -> None:
        super().__init__(seed)
        self._seeded = Chance(seed)
        self._results = tuple(results)
        self._next = 0

    def copy(self) -> Scripted:
        new = Scripted(0, self._results)
        new._seeded = self._seeded.copy()
        new._next = self._next
        return new

    def below(self, n: int) -> int:
        result = self._result()
        return self._seeded.below(n) if result is None else _possible(result, range(n))

    def random(self) -> float:
        return self._seeded.random()

    def pick(self, items: Sequence[T]) -> T:
        result = self._result()
        return self._seeded.pick(items) if result is None else _possible(result, items)

    def draw(self, bag: Sequence[int], names: Sequence[str]) -> int:
        result = self._result()
        if result is None:
            return self._seeded.draw(bag, names)
        there = [name for name, n in zip(names, bag, strict=False) if n]
        return names.index(_possible(result, there))

    def shuffle(self, items: list[Any], *, top_last: bool = False) -> None:
        result = self._result()
        if result is None:
            self._seeded.shuffle(items)
            return
        first = [_take_out(name, items) for name in _listed(result)]
        items[:] = [*items, *reversed(first)] if top_last else [*first, *items]

    def _result(self) -> Any:
        """The next result; None if there is none."""
        if self._next == len(self._results):
            return None
        self._next += 1
        return self._results[self._next - 1]


def _possible(result: Any, items: Sequence[T]) -> T:
    for item in items:
        if same(item, result):
            return item
    raise BadSetup("scripted-result", result=result, possible=list(items))


def _listed(result: Any) -> list[Any]:
    if not isinstance(result, list | tuple):
        raise BadSetup("scripted-order", result=result)
    return list(result)


def _take_out(name: Any, items: list[Any]) -> Any:
    item = _possible(name, items)
    items.remove(item)
    return item
