"""What every effect is: a block of the language of cards, with everything about it in its class."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, TypeVar

from dragonstones.engine.decisions import Flow, Request
from dragonstones.games.fist.effects.fields import NEEDED, BadCard, Field, Path, having

if TYPE_CHECKING:
    from dragonstones.games.fist.editions import Edition
    from dragonstones.games.fist.effects.bank import Pay
    from dragonstones.games.fist.table import Table

#: Whether the effect did anything.
Did = Generator[Request, Any, bool]

#: Blocks inside of blocks: no card needs more, and none can be deeper.
DEEPEST = 8


class Phrase(NamedTuple):
    """A message of the language files with its arguments; they may be phrases too."""

    id: str
    args: dict[str, Any]


class Appraiser(Protocol):
    """Somebody who says what things are worth to a player now, in gold coins: a bot."""

    @property
    def points(self) -> int:
        """The points that the player has."""

    @property
    def players(self) -> int: ...

    def coins(self, kind: str, n: int) -> float:
        """Take this many coins from the bank, as far as it has them."""

    def stones(self, counts: Mapping[str, int]) -> float:
        """These stones from the bank, as far as it has them."""

    def any_stone(self) -> float:
        """The stone of the bank that is worth most."""

    def own_stones(self) -> int:
        """How many stones the player has."""

    def point(self, n: int = 1) -> float:
        """Score this many points."""

    def payment(self, pay: Pay) -> float | None:
        """What is lost by the cheapest way to pay; None: it cannot be paid."""

    def pile(self, name: str) -> list[float]:
        """What the cards are worth that have been used, or are to come, this turn."""

    def kept(self, card: str) -> float:
        """Having this card in front of oneself."""

    def function(self, card: str) -> float:
        """A card whose power is a function."""


class Effect:
    """A block. Its fields come to it by name, checked.

    `who` is who does it: you, one other player, or all of several.
    """

    verb: ClassVar[str]
    fields: ClassVar[Mapping[str, Field]] = having()
    #: True: `run` may ask; False: `apply` does it at once.
    asks: ClassVar[bool] = False
    #: It looks at the bids, or at the cards of the turn: only the card's winner can do it.
    winner_only: bool = False
    #: The message that says what it shows to whom, beside what all see.
    reveals: ClassVar[str] = ""
    #: The card stays with its winner.
    keeps: bool = False
    #: It can change a score.
    scores: bool = False

    def __init__(self, **values: Any) -> None:
        self._take_over(values, (self.verb,))

    def _take_over(self, values: Mapping[str, Any], path: Path) -> None:
        for name, field in self.fields.items():
            value = values.get(name, field.default)
            if value is NEEDED:
                raise BadCard("effect-missing", path, field=name)
            inner = path if len(self.fields) == 1 else (*path, name)
            checked = value if value is field.default else field.check(value, inner)
            setattr(self, name.replace("-", "_"), checked)
        inside = self.inside()
        self.keeps = self.keeps or any(block.keeps for block in inside)
        self.scores = self.scores or any(block.scores for block in inside)
        self.prepare()

    def prepare(self) -> None:
        """Work out from the fields what is needed again and again."""

    # -- playing ------------------------------------------------------------

    def possible(self, table: Table, me: int) -> bool:
        """Would it do anything now, as far as all can see?"""
        return True

    def ever(self, edition: Edition) -> bool:
        """Can it ever do anything with the pieces of this box?"""
        return True

    def apply(self, table: Table, me: int) -> bool:
        """Do it; False if nothing could be done."""
        raise NotImplementedError

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        """Do it, asking where needed; `chosen`: the player could have chosen something else."""
        return self.apply(table, me)
        yield

    # -- saying and pricing ---------------------------------------------------

    def phrase(self, who: str = "you") -> Phrase:
        """What it says, as part of a sentence."""
        raise NotImplementedError

    def worth(self, eyes: Appraiser, card: str) -> float:
        """What it is worth to a player, as a power of this card."""
        raise NotImplementedError

    # -- data -----------------------------------------------------------------

    def inside(self) -> list[Effect]:
        """The blocks in its fields."""
        return [block for _, block in self.places()]

    def places(self) -> list[tuple[Path, Effect]]:
        """The blocks in its fields, each with the way to it from here."""
        return [
            (way if len(self.fields) == 1 else (name, *way), block)
            for name, field in self.fields.items()
            for way, block in field.blocks(getattr(self, name.replace("-", "_")))
        ]

    def all_blocks(self) -> list[Effect]:
        """This block and all blocks in it, in order."""
        return [self, *(one for block in self.inside() for one in block.all_blocks())]

    def value(self) -> Any:
        """What stands behind the verb in `data`."""
        fields = self.fields.items()
        values = {name: (field, getattr(self, name.replace("-", "_"))) for name, field in fields}
        if len(values) == 1:
            [(field, value)] = values.values()
            return field.data(value)
        return {n: f.data(v) for n, (f, v) in values.items() if v != f.default} or True

    def data(self) -> dict[str, Any]:
        return {self.verb: self.value()}

    def __rshift__(self, then: Effect) -> Effect:
        """`pay(...) >> score(1)`: the second if the first could be done."""
        return VERBS["then"](steps=(self, then))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(repr(self.data()))

    def __repr__(self) -> str:
        return f"<{self.data()}>"


class Power(Effect):
    """What does not fit the language: a generator function of the table and the player."""

    verb = "power"
    asks = True

    def __init__(self, function: Callable[[Table, int], Flow]) -> None:
        self.function = function

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        did: bool | None = yield from self.function(table, me)
        return did is not False

    def worth(self, eyes: Appraiser, card: str) -> float:
        return eyes.function(card)

    def value(self) -> Any:
        return self.function.__name__


Word = TypeVar("Word", bound=type[Effect])

#: Every block of the language, by its verb.
VERBS: dict[str, type[Effect]] = {}


def block(cls: Word) -> Word:
    """`@block` above a class makes it a word of the language."""
    VERBS[cls.verb] = cls
    return cls


def effect_from_data(data: Any, path: Path = ()) -> Effect:
    """The effect that gave this `data()`.

    >>> from dragonstones.games.fist.effects import take
    >>> effect_from_data({"take": {"silver": 3}}) == take(silver=3)
    True
    """
    known = list(VERBS)
    if not isinstance(data, dict) or len(data) != 1 or next(iter(data)) not in VERBS:
        raise BadCard("effect-unknown", path, data=data, known=known)
    [(verb, value)] = data.items()
    path = (*path, verb)
    if sum(step in VERBS for step in path) > DEEPEST:
        raise BadCard("effect-deep", path[:4], most=DEEPEST)
    cls = VERBS[verb]
    effect = cls.__new__(cls)
    if len(cls.fields) == 1:
        value = {next(iter(cls.fields)): value}
    elif value is True:
        value = {}
    elif not cls.fields or not isinstance(value, dict):
        raise BadCard("effect-shape", path, found=value)
    for name in value:
        if name not in cls.fields:
            raise BadCard("effect-field", path, field=name, known=list(cls.fields))
    effect._take_over(value, path)
    return effect
