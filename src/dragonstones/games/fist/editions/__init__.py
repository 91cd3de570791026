"""An edition: what is in the box, and how it is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from dragonstones.games.fist.character import Character


@dataclass(slots=True, eq=False)
class Edition:
    id: str
    #: Raised with every change that makes an old journal play differently.
    rules: int
    players: range
    goal: int
    #: In the box, by kind: coins as in COINS, stones as in STONES.
    coins: Sequence[int]
    stones: Sequence[int]
    #: Dealt to each player.
    purse: Sequence[int]
    stones_dealt: int
    #: In the order of the rulebook; the first is always auctioned first.
    standards: Sequence[Character]
    #: Each special with its number of cards.
    specials: Sequence[tuple[Character, int]]
    specials_a_turn: int
    #: Something else stands in for a black coin when the box has no more.
    black_stand_ins: bool
    characters: dict[str, Character] = field(init=False)
    _standard_ids: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        everyone = [*self.standards, *(character for character, _ in self.specials)]
        self.characters = {character.id: character for character in everyone}
        self._standard_ids = frozenset(character.id for character in self.standards)
        assert len(self.characters) == len(everyone), "two characters with one id"

    def deck(self) -> list[str]:
        """The special cards, unshuffled."""
        return [character.id for character, copies in self.specials for _ in range(copies)]

    def is_special(self, card: str) -> bool:
        return card not in self._standard_ids

    def with_specials(self, id: str, *added: tuple[Character, int]) -> Edition:
        """The same box with more special cards in it: home-made ones, say."""
        return replace(self, id=id, specials=[*self.specials, *added])
