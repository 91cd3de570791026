"""What a game is to the engine, and where games are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar

from dragonstones.engine.chance import Chance
from dragonstones.engine.decisions import Decision, Flow, Told
from dragonstones.engine.events import EVERYWHERE, Event
from dragonstones.engine.families import named_by_others
from dragonstones.engine.plain import fresh, same
from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.types import Shapes

ENTRY_POINTS = "dragonstones.games"


class Table(Protocol):
    """The whole state of a match at a boundary, as plain attributes."""

    chance: Chance
    #: Each entry is `Logged`; None: nothing is logged.
    log: list[Any] | None

    def copy(self) -> Any:
        """A copy that shares nothing mutable; `log` is not copied."""


T = TypeVar("T", bound=Table)

#: How much there is to learn and to think about.
Weight = Literal["light", "medium", "heavy"]


OptionKind = Literal["one", "some", "cards"]


@dataclass(frozen=True)
class Option:
    """What can be chosen before a match begins."""

    default: Any
    values: Sequence[Any]
    #: With any value but the default, the game is not played by the book.
    house: bool = False
    #: One of the values, some of them, or a list of cards.
    kind: ClassVar[OptionKind] = "one"
    #: The names of the values begin with this: `character-troll`.
    named: str = ""
    #: A list of cards has at most this many.
    most: int = 0

    def check(self, name: str, value: Any) -> Any:
        if not any(same(value, allowed) for allowed in self.values):
            raise BadSetup("wrong-option", option=name, found=value, values=self.values)
        return value


#: The value of a `Some` that leaves nothing out.
ALL = "all"
#: The key, in data, of a `Some` that names what is left out: `{"all_but": [...]}`.
ALL_BUT = "all_but"


@dataclass(frozen=True)
class Some(Option):
    """Which of the `values` are in the box: a list of them, or all but some. Its normal form is
    "all", or a list in the order of the values."""

    default: Any = ALL
    values: Sequence[Any] = ()
    house: bool = True
    kind: ClassVar[OptionKind] = "some"
    #: At least this many.
    least: int = 1

    def check(self, name: str, value: Any) -> Any:
        if same(value, ALL):
            return ALL
        leaves_out = isinstance(value, dict) and value.keys() == {ALL_BUT}
        listed = value[ALL_BUT] if leaves_out else value
        if not isinstance(listed, list | tuple):
            raise BadSetup("some-shape", option=name, found=value, values=self.values)
        for one in listed:
            if not isinstance(one, str) or one not in self.values:
                raise BadSetup("some-unknown", option=name, found=one, values=self.values)
        chosen = [one for one in self.values if (one in listed) != leaves_out]
        if len(chosen) < self.least:
            raise BadSetup("some-few", option=name, found=len(chosen), least=self.least)
        return chosen if len(chosen) < len(self.values) else ALL


class Game(ABC, Generic[T]):
    """The rules of one game. It has no state: a match's state is its table."""

    id: str
    #: Games of a family share everything but their editions. Each layer has its part of a family
    #: (words, bots, a board on the page) in a folder or module of this name.
    family: str = ""
    #: The place in lists of games, the smallest first.
    order: int = 100
    #: Raised with every change that makes an old journal play differently.
    rules: int
    #: The numbers of players.
    seats: range
    #: How long it takes people at a table, from and to; None: unknown.
    minutes: tuple[int, int] | None = None
    weight: Weight | None = None
    options: Mapping[str, Option] = {}
    #: Options that go together, by name: variants that come with the game.
    variants: Mapping[str, Mapping[str, Any]] = {}
    #: What can happen in it, by kind.
    events: ClassVar[Mapping[str, type[Event]]] = {}
    #: What its views and decisions look like; None: not declared.
    shapes: ClassVar[Shapes | None] = None

    @property
    def usual_seats(self) -> int:
        """The number of players to suggest: four, or what comes closest."""
        return min(max(4, self.seats[0]), self.seats[-1])

    @property
    def all_events(self) -> Mapping[str, type[Event]]:
        """Its events, and those of every game."""
        return {**self.events, **EVERYWHERE}

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with their defaults filled in."""
        for name in options:
            if name not in self.options:
                raise BadSetup("no-such-option", option=name, options=sorted(self.options))
        return {
            name: option.check(name, options[name]) if name in options else fresh(option.default)
            for name, option in self.options.items()
        }

    def without_hurry(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options for a table where a decision may take days: there nothing in this game may
        depend on a timer of seconds."""
        return options

    def house_rules_in(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Those of these options that are not by the book."""
        return {
            name: options[name]
            for name, option in self.options.items()
            if option.house and name in options and not same(options[name], option.default)
        }

    def with_options(self, options: Mapping[str, Any]) -> Game[T]:
        """The game as it is played with these options: another object, if they change what is in
        the box."""
        return self

    def options_in_brief(self, options: dict[str, Any]) -> dict[str, Any]:
        """The options as a list of many tables shows them: long ones are shortened."""
        return options

    @abstractmethod
    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> T: ...

    @abstractmethod
    def flow(self, table: T) -> Flow:
        """Play on from a table that is at a boundary; starts by yielding BOUNDARY."""

    @abstractmethod
    def view(self, table: T, seat: int | None) -> Mapping[str, Any]:
        """The one redaction function: what a seat, or a spectator, may know of the table."""

    def decision(self, view: Mapping[str, Any]) -> Decision:
        """The decision of a seat, rebuilt from its view: for a client that has nothing else."""
        return Told(view["decision"])

    def worth(self, view: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """What things are worth to the seat whose view this is, so that people need not count.
        None: this game does not say."""
        return None

    def turn(self, table: T) -> int | None:
        """The number of the turn, in public; None: a seat cannot pass until the next one."""
        return None

    def event(self, data: Mapping[str, Any]) -> Event | None:
        """An event rebuilt from its data, which may have extra fields; None: an unknown kind."""
        kind = self.all_events.get(data["kind"])
        if kind is None:
            return None
        names = {field.name for field in fields(kind)} - {"audience"}
        needed = {field.name for field in fields(kind) if field.default is MISSING}
        if not needed <= data.keys():
            return None
        return kind(**{name: data[name] for name in names & data.keys()})

    @abstractmethod
    def redraw(self, table: T, seat: int, chance: Chance) -> None:
        """Redraw, in place, everything that this seat cannot know.

        The outcome may depend on what the seat knows and on `chance`, on nothing else.
        """

    @abstractmethod
    def result(self, table: T) -> Mapping[str, Any]:
        """The end of the match: winners, ranking, and the reasons."""

    @abstractmethod
    def position(self, table: T) -> dict[str, Any]:
        """A table at a boundary as plain data that a person can edit."""

    @abstractmethod
    def from_position(self, position: Any, chance: Chance) -> T:
        """The table of a position; BadPosition if it is inconsistent."""


def ranked(points: Sequence[int]) -> list[list[int]]:
    """The seats, those with most points first; tied seats together."""
    levels = sorted(set(points), reverse=True)
    return [[seat for seat, n in enumerate(points) if n == level] for level in levels]


_games: dict[tuple[str, int], Game[Any]] = {}
_found = False


def register(game: Game[Any]) -> None:
    _games[game.id, game.rules] = game


def games() -> Iterator[Game[Any]]:
    """Every game in its newest rules, in the order of lists, those of other packages included."""
    _find()
    newest = {game.id: game for _, game in sorted(_games.items())}
    return iter(sorted(newest.values(), key=lambda game: (game.order, game.id)))


def versions() -> list[tuple[str, int]]:
    """Every game with each version of its rules."""
    _find()
    return sorted(_games)


def game_of(view: Mapping[str, Any]) -> Game[Any]:
    """The game of a view, with whatever the options of its match brought into the box."""
    game = get_game(view["game"], view["rules"])
    return game.with_options(view["table"].get("options", {}))


def get_game(id: str, rules: int | None = None) -> Game[Any]:
    """A game by its id, in its newest rules or in the given version of them."""
    _find()
    if type(rules) is int and (id, rules) in _games:
        return _games[id, rules]
    versions = {version: game for (name, version), game in _games.items() if name == id}
    if not versions:
        raise BadSetup("no-such-game", game=id, games=sorted({name for name, _ in _games}))
    wanted = max(versions) if rules is None else rules
    if type(wanted) is not int or wanted not in versions:
        raise BadSetup("no-such-rules", game=id, rules=rules, versions=sorted(versions))
    return versions[wanted]


def _find() -> None:
    global _found
    if not _found:
        _found = True
        for _, game in named_by_others(ENTRY_POINTS, Game):
            register(game)
