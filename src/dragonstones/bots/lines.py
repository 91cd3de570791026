"""What bots say at a table: now and then a ready-made line that suits their character.

An occasion to speak is something that everybody has seen, so a line reveals nothing that only its
speaker knows. Who speaks, and what they say, is drawn independently of play: a bot that talks
answers just as a silent one does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from dragonstones.bots.levels import persona_of
from dragonstones.engine.events import Event
from dragonstones.engine.families import own_part
from dragonstones.engine.registry import get_game

#: begins, over: the game. robbed, robs: in a theft. agrees: with others, on a split or a trade.
#: fails: to agree. stands: it does not answer an offer.
Occasion = Literal["begins", "robbed", "robs", "agrees", "fails", "stands", "over"]

#: How often somebody speaks on an occasion, and the lines for it.
OCCASIONS: dict[Occasion, tuple[float, tuple[str, ...]]] = {
    "begins": (0.5, ("hello", "good-luck", "dragons-awake")),
    "robbed": (1.0, ("revenge", "my-stones")),
    "robs": (0.4, ("sorry",)),
    "agrees": (0.25, ("deal", "thanks")),
    "fails": (0.4, ("share", "bluff")),
    "stands": (0.7, ("last-offer", "no-deal", "share", "bluff")),
    "over": (0.7, ("good-game", "well-played")),
}

#: What each persona never says.
SILENT_ABOUT: Mapping[str, Collection[str]] = {
    "bold": ("sorry", "share", "thanks"),
    "thrifty": ("hello", "thanks", "dragons-awake"),
    "vengeful": ("sorry", "thanks", "share", "hello", "dragons-awake"),
    "sly": ("share", "my-stones"),
    "patient": ("revenge", "last-offer", "no-deal", "bluff"),
    "greedy": ("sorry", "share", "thanks", "well-played"),
    "hot-headed": ("sorry", "share", "thanks", "good-luck"),
    "merry": ("revenge", "no-deal", "last-offer"),
    "eager": ("revenge", "good-luck", "last-offer"),
    "shy": ("my-stones", "no-deal", "bluff", "dragons-awake", "deal"),
    "dreamy": ("revenge", "bluff", "no-deal", "last-offer"),
    "serene": ("my-stones", "hello", "bluff", "no-deal"),
    "stern": ("sorry", "thanks", "hello", "share", "dragons-awake"),
    "far-sighted": ("my-stones", "hello", "thanks", "dragons-awake"),
}


@dataclass(frozen=True, slots=True)
class Talk:
    """What gives the players of a family of games an occasion to speak."""

    #: The seats that a public event concerns, and how.
    about: Callable[[Event], Mapping[int, Occasion]]
    #: What a seat has not answered, in a spectator's view of an open question: anything that
    #: identifies it; None: nothing.
    unanswered: Callable[[Mapping[str, Any], int], Hashable | None] = lambda _view, _seat: None


class Speakers:
    """The bots of a table. The same occasion at the same table always gives the same line."""

    def __init__(self, game: str, bots: Mapping[int, str], seed: str) -> None:
        self._talk: Talk | None = own_part("bots", get_game(game).family, "TALK")
        self._personas = {seat: persona_of(bot) for seat, bot in bots.items()}
        self._seed = seed
        #: How many public events there were.
        self._heard = 0

    def hear(self, event: Event, said: Collection[str]) -> tuple[int, str] | None:
        """Who says what about an event, if anybody does. Each event must be passed once."""
        if not event.seen_by(None):  # not even the number of secrets may affect what is drawn
            return None
        self._heard += 1
        return self._first(self._talk.about(event), self._heard, said) if self._talk else None

    def on(self, occasion: Occasion, said: Collection[str]) -> tuple[int, str] | None:
        """Who says what at the start or the end of a game."""
        return self._first(dict.fromkeys(self._personas, occasion), occasion, said)

    def instead_of_an_answer(
        self, seat: int, view: Mapping[str, Any], said: Collection[str]
    ) -> tuple[int, str] | None:
        """What a seat says that does nothing although somebody waits for its answer."""
        what = self._talk and self._talk.unanswered(view, seat)
        return None if what is None else self._first({seat: "stands"}, what, said)

    def _first(
        self, concerned: Mapping[int, Occasion], what: Hashable, said: Collection[str]
    ) -> tuple[int, str] | None:
        seats = [seat for seat in concerned if seat in self._personas]
        if not seats:
            return None
        rng = random.Random(f"{self._seed}/{what}")
        for seat in rng.sample(seats, len(seats)):
            often, lines = OCCASIONS[concerned[seat]]
            never = {*said, *SILENT_ABOUT.get(self._personas[seat], ())}
            fitting = [line for line in lines if line not in never]
            if fitting and rng.random() < often:
                return seat, rng.choice(fitting)
        return None
