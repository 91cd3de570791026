"""An edition: what is in the box, how it is dealt, and what its rules do otherwise."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from dragonstones.games.fist.character import Character
from dragonstones.games.fist.goods import COINS, STONES
from dragonstones.games.fist.payments import Wild
from dragonstones.games.fist.stages import Stage, make_stages

if TYPE_CHECKING:
    from dragonstones.engine.decisions import Request
    from dragonstones.engine.registry import Weight
    from dragonstones.games.fist.auction import Auction
    from dragonstones.games.fist.home_made import Brought
    from dragonstones.games.fist.table import Table


@dataclass(slots=True, eq=False)
class Edition:
    id: str
    #: Raised with every change that makes an old journal play differently.
    rules: int
    players: range
    #: As it stands on the box.
    minutes: tuple[int, int]
    weight: Weight
    goal: int
    #: In the box, by kind: coins as in COINS, stones as in STONES.
    coins: Sequence[int]
    stones: Sequence[int]
    #: Dealt to each player.
    purse: Sequence[int]
    stones_dealt: int
    #: In the order of the rulebook; the first is the Witch.
    standards: Sequence[Character]
    #: Each special with its number of cards.
    specials: Sequence[tuple[Character, int]]
    specials_a_turn: int
    #: Something else stands in for a black coin when the box has no more.
    black_stand_ins: bool
    #: Whether a Doppelganger can double a character.
    can_double: Callable[[Character], bool]
    #: A player with nothing to lose is not robbed while others have something (T15).
    spares_the_poor: bool
    #: A Ghost can take a card that players keep, if nobody has it.
    ghost_takes_kept: bool
    #: Chooses the specials of the next turn: this many.
    choose_specials: Callable[[Table, int], Generator[Request, Any, list[str]]]
    #: Nobody has bid: the seat that gets the card all the same, if there is one.
    no_bids: Callable[[Table, Auction], Generator[Request, Any, int | None]]
    #: A black coin was in a fist.
    cursed: Callable[[Table, Auction], None]
    #: At the end of the set-up.
    prepare: Callable[[Table], None]
    #: After the coins have come back and the specials are discarded.
    after_turn: Callable[[Table], None]
    #: There is the King's Favor, and who chooses the specials.
    has_court: bool
    #: How many cards in the box are blank: home-made ones can be drawn on them.
    blank_cards: int
    #: The faces of the scoring die.
    die: Sequence[int] = (0, 1, 2, 3)
    #: Whether somebody is asked never depends on what is behind a screen; it did in the Tavern's
    #: rules 1.
    discreet: bool = True
    #: How many Witches there are; the first is always auctioned first.
    witches: int = 1
    #: Nobody sees what Fairy Gold others have spent this turn, once it is out of their fists.
    hides_spent: bool = False
    #: Spent Fairy Gold does not come back: everybody takes this much that is new after every turn.
    new_fairy: int | None = None
    #: The home-made cards that are among the specials of a match.
    home_made: tuple[Brought, ...] = ()
    #: What was chosen for a match that the book has otherwise, by option.
    chosen: Mapping[str, Any] = field(default_factory=dict)
    characters: dict[str, Character] = field(init=False)
    stages: dict[str, Stage] = field(init=False)
    #: The characters that make stones wild while they are kept, and those that hide them.
    wild: dict[str, Wild] = field(init=False)
    hides_stones: frozenset[str] = field(init=False)
    #: The kinds of this box, with their places.
    coin_kinds: list[tuple[str, int]] = field(init=False)
    stone_kinds: list[tuple[str, int]] = field(init=False)
    _standard_ids: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        everyone = [*self.standards, *(character for character, _ in self.specials)]
        self.characters = {character.id: character for character in everyone}
        assert len(self.characters) == len(everyone), "two characters with one id"
        self._standard_ids = frozenset(character.id for character in self.standards)
        self.stages = make_stages(self.coins, self.stones)
        self.wild = {character.id: character.wild for character in everyone if character.wild}
        self.hides_stones = frozenset(c.id for c in everyone if c.hides_stones)
        self.coin_kinds = [(name, i) for i, name in enumerate(COINS) if self.coins[i]]
        self.stone_kinds = [(name, i) for i, name in enumerate(STONES) if self.stones[i]]

    def deck(self) -> list[str]:
        """The special cards, unshuffled."""
        return [character.id for character, copies in self.specials for _ in range(copies)]

    def standard_deck(self) -> list[str]:
        """The standard cards, the Witches first."""
        witch, *others = [character.id for character in self.standards]
        return [*[witch] * self.witches, *others]

    def is_special(self, card: str) -> bool:
        return card not in self._standard_ids

    def wild_with(self, held: Iterable[str]) -> Wild:
        """What besides White stones is wild for a player who keeps these cards."""
        kept = [self.wild[card] for card in held if card in self.wild]
        return Wild(any(wild.red for wild in kept), any(wild.one_as_blue for wild in kept))

    def with_specials(self, id: str, *added: tuple[Character, int]) -> Edition:
        """The same box with more special cards in it: home-made ones, say."""
        return replace(self, id=id, specials=[*self.specials, *added])
