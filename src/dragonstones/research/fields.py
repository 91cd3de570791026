"""Observations: a view as numbers, field by field.

A *field* has a name and a meaning, and writes a fixed number of values. A layout has all fields of
a game, one after the other, and then the answer as far as it has been spelled. Every field reads
only the view of a seat, so an observation cannot reveal more than the view does.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from zlib import crc32

from dragonstones.research.actions import Alphabet, Token

View = Mapping[str, Any]
#: What values are written into: a list, or a row of an array as a memoryview.
Cells = Any
#: Counts by name; None: hidden from this seat.
Counts = Mapping[str, int] | None


#: The bounds of every value.
LOW, HIGH = -65_535.0, 65_535.0
#: The bytes of a value.
FLOAT = array("f").itemsize


class Row(NamedTuple):
    """A row of the table in the documentation."""

    start: int
    end: int
    name: str
    meaning: str


class Field:
    """Some values of an observation."""

    def __init__(self, name: str, meaning: str, names: Sequence[str] = ("",)) -> None:
        self.name = name
        self.meaning = meaning
        #: The name of each value; empty: the field is one number.
        self.names = tuple(names)

    def __len__(self) -> int:
        return len(self.names)

    def write(self, view: Any, cells: Cells, start: int) -> None:
        """Write the non-zero values of a view, beginning at this place, into cells that are 0."""
        raise NotImplementedError

    def words(self) -> Iterator[str]:
        """The name of each value."""
        return (f"{self.name}.{one}" if one else self.name for one in self.names)


class Number(Field):
    """One number; 0 if it is not there."""

    def __init__(self, name: str, meaning: str, look: Callable[[Any], Any]) -> None:
        super().__init__(name, meaning)
        self._look = look

    def write(self, view: Any, cells: Cells, start: int) -> None:
        if number := self._look(view):
            cells[start] = number


class Counted(Field):
    """How many of each kind; all 0 if they are not there."""

    def __init__(
        self, name: str, meaning: str, kinds: Sequence[str], look: Callable[[Any], Counts]
    ) -> None:
        super().__init__(name, meaning, kinds)
        self._look = look
        self._places = {kind: place for place, kind in enumerate(kinds)}

    def write(self, view: Any, cells: Cells, start: int) -> None:
        if counts := self._look(view):
            places = self._places
            for kind, n in counts.items():
                if n and kind in places:
                    cells[start + places[kind]] = n


class Listed(Field):
    """How often each name is in a list."""

    def __init__(
        self,
        name: str,
        meaning: str,
        names: Sequence[Any],
        look: Callable[[Any], Sequence[Any] | None],
    ) -> None:
        super().__init__(name, meaning, [*map(str, names)])
        self._look = look
        self._places = {one: place for place, one in enumerate(names)}

    def write(self, view: Any, cells: Cells, start: int) -> None:
        for one in self._look(view) or ():
            if one in self._places:
                cells[start + self._places[one]] += 1


class OneOf(Field):
    """1 at the value's place, 0 elsewhere; all 0 if it is not there."""

    def __init__(
        self, name: str, meaning: str, values: Sequence[Any], look: Callable[[Any], Any]
    ) -> None:
        super().__init__(name, meaning, [str(value) for value in values])
        self._look = look
        self._places = {value: place for place, value in enumerate(values)}

    def write(self, view: Any, cells: Cells, start: int) -> None:
        place = self._places.get(self._look(view))
        if place is not None:
            cells[start + place] = 1


class Each(Field):
    """The same fields for each of several places, such as seats; 0 where nobody sits."""

    def __init__(
        self,
        name: str,
        places: int,
        parts: Sequence[Field],
        look: Callable[[Any], Sequence[Any] | None],
    ) -> None:
        names = [word for part in parts for word in part.words()]
        each = [f"{place}.{word}" for place in range(places) for word in names]
        super().__init__(name, "; ".join(part.meaning for part in parts), each)
        self._look = look
        self._size = len(names)
        self._writes = list(_writes(parts))
        self._nothing = array("f", bytes(FLOAT * self._size))

    def write(self, view: Any, cells: Cells, start: int) -> None:
        for one in self._look(view) or ():
            if one is not None:
                self.write_one(one, cells, start)
            start += self._size

    def write_one(self, one: Any, cells: Cells, start: int) -> None:
        for write, offset in self._writes:
            write(one, cells, start + offset)

    def update(
        self, view: Any, cells: Cells, start: int, found: Sequence[Any], before: Sequence[Any]
    ) -> None:
        """Write again only the places that differ from before."""
        size, nothing = self._size, self._nothing
        for place, one in enumerate(self._look(view) or ()):
            if found[place] != before[place]:
                cells[start : start + size] = nothing
                if one is not None:
                    self.write_one(one, cells, start)
            start += size


class Hashed(Field):
    """Any view, hashed, for a game without declared fields. A number is added at the hash of its
    path; a word counts 1 at the hash of its path and itself."""

    def __init__(self, size: int = 512) -> None:
        super().__init__("view", "the view, hashed", [str(place) for place in range(size)])

    def write(self, view: Any, cells: Cells, start: int) -> None:
        self.add(cells, start, "", [view["decision"], view["table"]])

    def add(self, cells: Cells, start: int, path: str, data: Any) -> None:
        """Add any plain data."""
        if isinstance(data, dict):
            for name, value in data.items():
                self.add(cells, start, f"{path}/{name}", value)
        elif isinstance(data, list | tuple):
            for place, value in enumerate(data):
                self.add(cells, start, f"{path}/{place}", value)
        elif isinstance(data, str):
            cells[start + crc32(f"{path}={data}".encode()) % len(self)] += 1
        elif data is not None:
            cells[start + crc32(path.encode()) % len(self)] += data


_Write = Callable[[Any, Cells, int], None]


def _writes(fields: Sequence[Field], start: int = 0) -> Iterator[tuple[_Write, int]]:
    """How each of these fields is written, and where."""
    for field in fields:
        yield field.write, start
        start += len(field)


class Part(NamedTuple):
    """Fields that read the same part of a view: while it stays the same, so do the values."""

    source: Callable[[View], Any]
    fields: Sequence[Field]
    #: The only field is `Each`, and the source a list of what each of its places reads.
    by_place: bool = False


class Placed(NamedTuple):
    """A part, and where its values are."""

    source: Callable[[View], Any]
    writes: Sequence[tuple[_Write, int]]
    where: slice
    nothing: array[float]
    each: Each | None


def of_table(*names: str) -> Callable[[View], Any]:
    """These fields of the table, as far as it has them."""
    return lambda view: [view["table"].get(name) for name in names]


def of_question(*names: str) -> Callable[[View], Any]:
    """These fields of the question to the seat that looks, as far as it has them."""

    def source(view: View) -> Any:
        question = view["decision"]
        return question and [question.get(name) for name in names]

    return source


def asked_seats(view: View) -> list[int]:
    """Seats that are asked, whether they have answered or not: the answered ones would reveal who
    had no choice."""
    return sorted([*(view["waiting"] or ()), *(view["answered"] or ())])


def seats_up_to(most: int) -> list[Part]:
    """Which seat this is, how many there are, and who is asked."""
    numbers = range(most)
    meaning = "the seats that are asked, answered or not; none where that is secret"
    return [
        Part(
            lambda view: view["you"],
            [OneOf("you", "the seat that looks", numbers, lambda view: view["you"])],
        ),
        Part(
            lambda view: len(view["table"]["seats"]),
            [Number("seats", "the number of seats", lambda view: len(view["table"]["seats"]))],
        ),
        Part(asked_seats, [Listed("asked_seats", meaning, numbers, asked_seats)]),
    ]


class Sheet(NamedTuple):
    """A row of an array, and the parts of the view from which it was last written."""

    row: Any
    cells: memoryview
    sources: list[Any]


class Layout:
    """All fields of a game, and where the values of each are."""

    def __init__(
        self, parts: Sequence[Part], alphabet: Alphabet, longest: int, version: int
    ) -> None:
        self.fields = tuple(field for part in parts for field in part.fields)
        self.version = version
        self.alphabet = alphabet
        #: The most tokens of an answer.
        self.longest = longest
        #: Where what has been spelled begins.
        self.spelled_from = sum(map(len, self.fields))
        self._parts = list(_placed(parts))

    def __len__(self) -> int:
        return self.spelled_from + self.longest

    def write(self, view: View, cells: Cells) -> None:
        """Write a view, without what has been spelled, into cells that are 0."""
        for part in self._parts:
            for write, start in part.writes:
                write(view, cells, start)

    def update(self, sheet: Sheet, view: View) -> None:
        """Write a view into a row, but only what has changed since the last time."""
        cells, last = sheet.cells, sheet.sources
        for number, (source, writes, where, nothing, each) in enumerate(self._parts):
            found, before = source(view), last[number]
            if found != before:
                last[number] = found
                if each is None or before is _NOTHING or len(found) != len(before):
                    cells[where] = nothing
                    for write, start in writes:
                        write(view, cells, start)
                else:
                    each.update(view, cells, where.start, found, before)

    def sheet(self, row: Any) -> Sheet:
        """A row of an array, to be updated repeatedly."""
        return Sheet(row, memoryview(row), [_NOTHING] * len(self._parts))

    def spelled(self, tokens: Sequence[Token]) -> list[float]:
        """The tokens of an incomplete answer, each as its number plus one; 0: none yet."""
        return [*(token + 1 for token in tokens), *[0] * (self.longest - len(tokens))]

    def observe(self, view: View, spelled: Sequence[Token] = ()) -> list[float]:
        """A complete observation."""
        values = [0.0] * self.spelled_from
        self.write(view, values)
        return values + self.spelled(spelled)

    def rows(self) -> Iterator[Row]:
        """The names and places of all values."""
        start = 0
        for field in self.fields:
            yield Row(start, start + len(field), field.name, field.meaning)
            start += len(field)
        meaning = "the tokens of this answer so far, each as its number plus 1; 0: none yet"
        yield Row(start, start + self.longest, "spelled", meaning)

    def names(self) -> list[str]:
        """The name of every value."""
        spelled = [f"spelled.{place}" for place in range(self.longest)]
        return [word for field in self.fields for word in field.words()] + spelled

    def words(self, observation: Sequence[float]) -> str:
        """An observation in words, one line per non-zero value: for debugging."""
        lines = []
        for name, value in zip(self.names(), observation, strict=True):
            if value and name.startswith("spelled."):
                lines.append(f"{name} {self.alphabet.name(int(value) - 1)}")
            elif value:
                lines.append(f"{name} {value:g}")
        return "\n".join(lines)


_NOTHING = object()


def _placed(parts: Sequence[Part]) -> Iterator[Placed]:
    """Each part with the places of its values."""
    start = 0
    for source, fields, by_place in parts:
        end = start + sum(map(len, fields))
        nothing = array("f", bytes(FLOAT * (end - start)))
        each = fields[0] if by_place else None
        assert each is None or isinstance(each, Each)
        yield Placed(source, list(_writes(fields, start)), slice(start, end), nothing, each)
        start = end
