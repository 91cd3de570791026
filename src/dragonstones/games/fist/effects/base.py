"""The base of every effect: a block of the language of cards, with all about it in one class."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from dragonstones.engine.decisions import Flow, Request
from dragonstones.engine.native import mypyc_attr
from dragonstones.games.fist.effects.fields import NEEDED, BadCard, Field, Path, having

if TYPE_CHECKING:
    from dragonstones.games.fist.editions import Edition
    from dragonstones.games.fist.effects.bank import Pay
    from dragonstones.games.fist.table import Table

#: Whether the effect did anything.
Did = Generator[Request, Any, bool]

#: How deep blocks can be nested: no card needs more.
DEEPEST = 8

#: How tightly the words of a block bind, the loosest first: "A; B", "A, or B", "A and B", "A".
LIST, OR, AND, ACT = range(4)


class Phrase(NamedTuple):
    """A message of the language files with its arguments; they may be phrases too."""

    id: str
    args: dict[str, Any]


class Appraiser(Protocol):
    """What says how much things are worth to a player now, in gold coins: a bot."""

    @property
    def points(self) -> int:
        """The points that the player has."""

    @property
    def players(self) -> int: ...

    def others(self) -> Sequence[Appraiser]:
        """The other players, going left, each as this one sees them."""

    def coins(self, kind: str, n: int) -> float:
        """This many coins from the bank, as far as it has them."""

    def stones(self, counts: Mapping[str, int]) -> float:
        """These stones from the bank, as far as it has them."""

    def any_stone(self) -> float:
        """The stone of the bank that is worth most."""

    def own_stones(self) -> int:
        """How many stones the player has."""

    def hoard(self) -> float:
        """All stones that the player has."""

    def colours(self) -> int:
        """How many colours the bank has stones of."""

    def point(self, n: int = 1) -> float:
        """Scoring this many points."""

    def lost_point(self) -> float:
        """Losing a point, if the player has one."""

    def payment(self, pay: Pay) -> float | None:
        """What is lost by the cheapest way to pay; None: it cannot be paid."""

    def pile(self, name: str) -> list[float]:
        """The worth of each card that has been used, or is to come, this turn."""

    def kept(self, card: str) -> float:
        """Having this card in front of the player."""

    def function(self, card: str) -> float:
        """A card whose power is a function."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A block. Its fields are given by name and checked.

    `who` does it: you, one other player, or several.
    """

    verb: ClassVar[str]
    fields: ClassVar[Mapping[str, Field]] = having()
    #: True: `run` may ask; False: `apply` does it at once.
    asks: ClassVar[bool] = False
    #: True if `winner_only`, `keeps` or `scores` is, whatever the block contains.
    always_winners: ClassVar[bool] = False
    always_keeps: ClassVar[bool] = False
    always_scores: ClassVar[bool] = False
    #: It looks at the bids, or at the cards of the turn: only the card's winner can do it.
    winner_only: bool
    #: The message that says what it shows to whom, apart from what everybody sees.
    reveals: ClassVar[str] = ""
    #: The card stays with its winner.
    keeps: bool
    #: It can change a score.
    scores: bool
    #: How tightly its words bind, and whether words after them would seem to belong to it.
    binds: int = ACT
    trails: bool = False
    #: Its words can be about somebody else: "all others score 1 point".
    of_others: bool = True

    def __init__(self, path: Path | None = None, /, **values: Any) -> None:
        """`path`: where it is in a card that is being read."""
        path = (self.verb,) if path is None else path
        for name, field in self.fields.items():
            value = values.get(name, field.default)
            if value is NEEDED:
                raise BadCard("effect-missing", path, field=name)
            inner = path if len(self.fields) == 1 else (*path, name)
            checked = value if value is field.default else field.check(value, inner)
            setattr(self, name.replace("-", "_"), checked)
        inside = self.inside()
        self.winner_only = self.always_winners
        self.keeps = self.always_keeps or any(block.keeps for block in inside)
        self.scores = self.always_scores or any(block.scores for block in inside)
        self.prepare()

    def prepare(self) -> None:
        """Work out once, from the fields, what is needed often."""

    # -- playing ------------------------------------------------------------

    def possible(self, table: Table, me: int) -> bool:
        """Whether it would do anything now, as far as everybody can see."""
        return True

    def ever(self, edition: Edition) -> bool:
        """Whether it can ever do anything with the pieces of this box."""
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
        """Its words, as part of a sentence."""
        raise NotImplementedError

    def shown(self) -> list[str]:
        """What it and the blocks in it reveal, without repeats."""
        inside = [one for block in self.inside() for one in block.shown()]
        return list(dict.fromkeys([self.reveals, *inside] if self.reveals else inside))

    def worth(self, eyes: Appraiser, card: str) -> float:
        """What it is worth to a player, as a power of this card."""
        raise NotImplementedError

    def length(self) -> int:
        """The most acts it can lead to, with six players."""
        return 1

    # -- data -----------------------------------------------------------------

    def inside(self) -> list[Effect]:
        """The blocks in its fields."""
        return [block for _, block in self.places()]

    def places(self) -> list[tuple[Path, Effect]]:
        """The blocks in its fields, each with its path from here."""
        return [
            (way if len(self.fields) == 1 else (name, *way), block)
            for name, field in self.fields.items()
            for way, block in field.blocks(getattr(self, name.replace("-", "_")))
        ]

    def all_blocks(self) -> list[Effect]:
        """This block and all blocks in it, in order."""
        return [self, *(one for block in self.inside() for one in block.all_blocks())]

    def value(self) -> Any:
        """The value of the verb in `data`."""
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


def in_brackets(phrase: Phrase) -> Phrase:
    return Phrase("effect-brackets", {"do": phrase})


class Power(Effect):
    """An effect that does not fit the language: a generator function of the table and player."""

    verb = "power"
    asks = True

    def __init__(self, function: Callable[[Table, int], Flow]) -> None:
        self.function = function
        self.winner_only = self.keeps = self.scores = False

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        did: bool | None = yield from self.function(table, me)
        return did is not False

    def worth(self, eyes: Appraiser, card: str) -> float:
        return eyes.function(card)

    def value(self) -> Any:
        return self.function.__name__


#: Every block of the language, by its verb; the package fills it.
VERBS: dict[str, type[Effect]] = {}


def effect_from_data(data: Any, path: Path = ()) -> Effect:
    """The effect with this `data()`.

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
    if len(cls.fields) == 1:
        value = {next(iter(cls.fields)): value}
    elif value is True:
        value = {}
    elif not cls.fields or not isinstance(value, dict):
        raise BadCard("effect-shape", path, found=value)
    for name in value:
        if name not in cls.fields:
            raise BadCard("effect-field", path, field=name, known=list(cls.fields))
    return cls(path, **value)
