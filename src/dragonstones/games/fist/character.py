"""A character: a card's power, and what else its text says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from dragonstones.engine.decisions import Flow
from dragonstones.games.fist.effects import Appraiser, Effect, PlayToCome, PlayUsed, Power
from dragonstones.games.fist.effects.moves import Move
from dragonstones.games.fist.payments import Wild

if TYPE_CHECKING:
    from dragonstones.games.fist.table import Table

#: What a kept card does when its window opens: a generator function of the table, the holder and
#: what the window is about.
Reaction = Callable[["Table", int, Any], Flow]

# The kinds of card.
INSTANT = "instant"
ONCE = "once"  # kept, to be used once
PERMANENT = "permanent"  # kept for good
MAGIC = "magic"  # gives a Magic coin or a White stone


class When(NamedTuple):
    """A window, and what a kept card does in it."""

    window: str
    move: Move


@dataclass(slots=True, eq=False)
class Character:
    id: str
    power: Effect
    kind: str = INSTANT
    #: What is bid for it: gold, common or stones.
    bids: str = "gold"
    #: The lowest bid wins it, and an empty fist is a bid.
    lowest: bool = False
    #: Its power is a function that can change a score; any other effect knows that itself.
    scores: bool = False
    #: There is a dragon in its name.
    is_dragon: bool = False
    #: Its power can be used twice, if the edition allows it.
    can_be_doubled: bool = True
    # While it is kept:
    #: Its owner's stones are hidden.
    hides_stones: bool = False
    #: What is wild when its owner pays.
    wild: Wild | None = None
    #: Its owner chooses the specials; with several such cards, the one with the highest number.
    chooses_specials: int = 0
    #: Its owner chooses in secret, sees the order of the cards, and then discards it.
    foresees: bool = False
    #: What it does while it is kept, and when.
    when: tuple[When, ...] = ()
    #: The same as functions, by window.
    windows: dict[str, Reaction] = field(default_factory=dict)
    #: It is kept for good.
    is_permanent: bool = field(init=False)
    #: It only plays one of the cards to come: as the last card of the turn it is not auctioned.
    plays_to_come: bool = field(init=False)
    #: It can play cards that have been used this turn.
    plays_used: bool = field(init=False)
    #: Every block of it: of the power, then of what it does while it is kept.
    blocks: tuple[Effect, ...] = field(init=False)
    _numbers: dict[int, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        for window, move in self.when:
            self.windows[window] = partial(move.react, self, window)
        kept = [effect for _, move in self.when for effect in move.inside()]
        self.blocks = tuple(one for top in (self.power, *kept) for one in top.all_blocks())
        self._numbers = {id(one): number for number, one in enumerate(self.blocks)}
        self.is_permanent = self.kind == PERMANENT
        self.plays_to_come = isinstance(self.power, PlayToCome)
        self.plays_used = any(isinstance(one, PlayUsed) for one in self.blocks)

    @property
    def is_kept(self) -> bool:
        return self.kind in (ONCE, PERMANENT) or self.power.keeps

    @property
    def can_score(self) -> bool:
        return self.scores or self.power.scores

    def number_of(self, block: Effect) -> int:
        """The place of one of its blocks; the whole power is 0."""
        return self._numbers[id(block)]

    def worth_kept(self, eyes: Appraiser) -> float:
        """What it is worth in front of its owner: the sum of all that it does."""
        worths = [move.worth(eyes, self.id) for move in {type(m): m for _, m in self.when}.values()]
        if self.hides_stones:
            worths.append(0.5)
        if self.wild:
            worths.append(2.0 * self.wild.red + 1.5 * self.wild.one_as_blue)
        if self.chooses_specials:
            worths.append(2.5)
        return sum(worths)


def power(id: str, **says: Any) -> Callable[[Callable[[Table, int], Flow]], Character]:
    """`@power("thief")` above a function makes it the character of that id."""

    def make(function: Callable[[Table, int], Flow]) -> Character:
        return Character(id, Power(function), **says)

    return make
