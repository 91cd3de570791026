"""What the fields of a block can contain: how each is checked, and how it looks as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from dragonstones.engine.refusal import BadSetup

if TYPE_CHECKING:
    from dragonstones.games.fist.effects.base import Effect

#: Where a block is, from the top of a card: field names and indexes.
Path = tuple[str | int, ...]

#: The highest number in a block: there are no more stones in a box.
MOST = 36


class BadCard(BadSetup):
    """Data that is not a valid card; `path` leads to the block that is wrong."""

    def __init__(self, code: str, path: Path, /, **details: Any) -> None:
        super().__init__(code, where=" › ".join(map(str, path)), **details)
        self.path = path

    def inside(self, *before: str | int) -> BadCard:
        """The same error for a card that is itself part of something."""
        others = {name: value for name, value in self.details.items() if name != "where"}
        return BadCard(self.code, (*before, *self.path), **others)


class _Needed:
    """The default of a field that must be given."""


NEEDED = _Needed()


class Field:
    """One part of a block."""

    def __init__(self, default: Any = NEEDED) -> None:
        self.default = default

    def check(self, value: Any, path: Path) -> Any:
        """The value as the block keeps it; BadCard if it is not possible here."""
        raise NotImplementedError

    def data(self, value: Any) -> Any:
        """The value as plain data."""
        return value

    def blocks(self, value: Any) -> list[tuple[Path, Effect]]:
        """The blocks in it, each with its path."""
        return []


def having(**fields: Field) -> Mapping[str, Field]:
    """The fields of a block, by name."""
    return MappingProxyType(fields)


class Number(Field):
    def __init__(self, low: int = 1, high: int = MOST, default: Any = NEEDED) -> None:
        super().__init__(default)
        self.low, self.high = low, high

    def check(self, value: Any, path: Path) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            raise BadCard("effect-count", path, n=value, low=self.low, high=self.high)
        return value


class OneOf(Field):
    def __init__(self, *words: str, default: Any = NEEDED) -> None:
        super().__init__(default)
        self.words = words

    def check(self, value: Any, path: Path) -> str:
        if value not in self.words:
            raise BadCard("effect-word", path, word=value, known=list(self.words))
        return str(value)


class Flag(Field):
    """True or false."""

    def __init__(self) -> None:
        super().__init__(False)

    def check(self, value: Any, path: Path) -> bool:
        if type(value) is not bool:
            raise BadCard("effect-word", path, word=value, known=["true", "false"])
        return value


class Some(Field):
    """A list of different words, in the order of the known ones."""

    def __init__(self, *words: str, least: int = 1, default: Any = NEEDED) -> None:
        super().__init__(default)
        self.words, self.least = words, least

    def check(self, value: Any, path: Path) -> tuple[str, ...]:
        found = value if isinstance(value, list | tuple) else [value]
        known = [word for word in found if isinstance(word, str) and word in self.words]
        if len(set(known)) < max(len(found), self.least):
            raise BadCard("effect-goods", path, goods=value, known=list(self.words))
        return tuple(word for word in self.words if word in known)

    def data(self, value: Any) -> Any:
        return list(value)


class Counts(Field):
    """Numbers by name; `exactly`: how many names."""

    def __init__(self, names: Sequence[str], exactly: int = 0, high: int = MOST) -> None:
        super().__init__()
        self.names, self.exactly, self.high = tuple(names), exactly, high

    def check(self, value: Any, path: Path) -> dict[str, int]:
        if not isinstance(value, dict):
            raise BadCard("effect-shape", path, found=value)
        strange = [name for name in value if name not in self.names]
        if strange or not value or (self.exactly and len(value) != self.exactly):
            raise BadCard("effect-goods", path, goods=list(value), known=list(self.names))
        number = Number(high=self.high)
        return {name: number.check(n, (*path, name)) for name, n in value.items()}

    def data(self, value: Any) -> Any:
        return dict(value)


class Block(Field):
    """One block inside another."""

    def check(self, value: Any, path: Path) -> Effect | None:
        from dragonstones.games.fist.effects.base import Effect, effect_from_data

        if isinstance(value, Effect) or value is self.default:
            return value
        return effect_from_data(value, path)

    def data(self, value: Any) -> Any:
        return value.data()

    def blocks(self, value: Any) -> list[tuple[Path, Effect]]:
        return [] if value is None else [((), value)]


class Blocks(Field):
    """Several blocks, in order."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least, self.most = least, most

    def check(self, value: Any, path: Path) -> tuple[Effect, ...]:
        one = Block()
        if not isinstance(value, list | tuple) or not self.least <= len(value) <= self.most:
            raise BadCard("effect-blocks", path, least=self.least, most=self.most)
        checked = [one.check(block, (*path, n)) for n, block in enumerate(value, 1)]
        return tuple(block for block in checked if block is not None)

    def data(self, value: Any) -> Any:
        return [block.data() for block in value]

    def blocks(self, value: Any) -> list[tuple[Path, Effect]]:
        return [((n,), block) for n, block in enumerate(value, 1)]


class Faces(Field):
    """A block for some faces of the die, by face."""

    def __init__(self) -> None:
        super().__init__()

    def check(self, value: Any, path: Path) -> dict[str, Effect]:
        if not isinstance(value, dict):
            raise BadCard("effect-shape", path, found=value)
        strange = [face for face in value if face not in FACES]
        if strange or not value:
            raise BadCard("effect-goods", path, goods=list(value), known=list(FACES))
        one = Block()
        checked = {face: one.check(value[face], (*path, face)) for face in FACES if face in value}
        return {face: block for face, block in checked.items() if block is not None}

    def data(self, value: Any) -> Any:
        return {face: block.data() for face, block in value.items()}

    def blocks(self, value: Any) -> list[tuple[Path, Effect]]:
        return [((face,), block) for face, block in value.items()]


#: Of the scoring die.
FACES = ("0", "1", "2", "3")
