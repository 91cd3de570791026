"""A character: a card's power, and what else its text says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dragonstones.engine.decisions import Flow
from dragonstones.games.fist.effects import Effect, Power
from dragonstones.games.fist.payments import Wild

if TYPE_CHECKING:
    from dragonstones.games.fist.table import Table

#: What a kept card does when its window opens: a generator of the table, its holder and
#: what the window is about.
Reaction = Callable[["Table", int, Any], Flow]

# The windows in which kept cards act, in the order of an auction.
CARD_SHOWN = "card-shown"
BEFORE_BIDS = "before-bids"
REVEALED = "revealed"
NO_BIDS = "no-bids"
TIED = "tied"
SILVER_TIED = "silver-tied"
#: The winner is about to use a character's power; the reaction says how many more times.
BEFORE_POWER = "before-power"
#: A player is about to pay coins for a power.
BEFORE_PAYING = "before-paying"
#: The fists are paid and were not cursed: what they are worth is counted.
COUNTED = "counted"

# The kinds of card.
INSTANT = "instant"
ONCE = "once"  # kept, to be used once
PERMANENT = "permanent"  # kept for good
MAGIC = "magic"  # gives a Magic coin or a White stone


@dataclass(slots=True, eq=False)
class Character:
    id: str
    power: Effect
    kind: str = INSTANT
    #: It plays one of the cards to come: as last card of the turn it is not auctioned.
    plays_to_come: bool = False
    #: What is bid for it: gold, common or stones.
    bids: str = "gold"
    #: Who bids least gets it, and an empty fist is a bid.
    lowest: bool = False
    #: A function that can change a score; an effect knows that itself.
    scores: bool = False
    #: There is a dragon in its name.
    is_dragon: bool = False
    # While it is kept:
    #: Its owner's stones are hidden.
    hides_stones: bool = False
    #: What is wild when its owner pays.
    wild: Wild | None = None
    #: Its owner chooses the specials; of several, the one with the highest number.
    chooses_specials: int = 0
    #: Its owner does so in secret, sees the order of the cards, and discards it.
    foresees: bool = False
    #: What it does while it is kept, by window.
    windows: dict[str, Reaction] = field(default_factory=dict)

    @property
    def is_kept(self) -> bool:
        return self.kind in (ONCE, PERMANENT) or self.power.keeps

    @property
    def can_score(self) -> bool:
        return self.scores or self.power.scores

    def window(self, name: str) -> Callable[[Reaction], Reaction]:
        """`@doppelganger.window(BEFORE_POWER)` above the function for that window."""

        def put(reaction: Reaction) -> Reaction:
            self.windows[name] = reaction
            return reaction

        return put


def power(id: str, **says: Any) -> Callable[[Callable[[Table, int], Flow]], Character]:
    """`@power("thief")` above a function makes it the character of that id."""

    def make(function: Callable[[Table, int], Flow]) -> Character:
        return Character(id, Power(function), **says)

    return make
