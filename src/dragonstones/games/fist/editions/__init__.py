"""An edition: what is in the box, how it is dealt, and where its rules differ."""

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
    #: As printed on the box.
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
    #: Something else stands in for a black coin when the box has none left.
    black_stand_ins: bool
    #: Whether a Doppelganger can double a character.
    can_double: Callable[[Character], bool]
    #: A player with nothing to lose is not robbed while others have something (T15).
    spares_the_poor: bool
    #: A Ghost can play a card that would be kept, if nobody has it.
    ghost_takes_kept: bool
    #: Chooses this many specials for the next turn.
    choose_specials: Callable[[Table, int], Generator[Request, Any, list[str]]]
    #: When nobody has bid: the seat that gets the card anyway, if there is one.
    no_bids: Callable[[Table, Auction], Generator[Request, Any, int | None]]
    #: What happens when a black coin was in a fist.
    cursed: Callable[[Table, Auction], None]
    #: What happens at the end of the set-up.
    prepare: Callable[[Table], None]
    #: What happens after the coins have come back and the specials are discarded.
    after_turn: Callable[[Table], None]
    #: It has the King's Favor, and players choose the specials.
    has_court: bool
    #: How many cards in the box are blank, for home-made ones.
    blank_cards: int
    #: The faces of the scoring die.
    die: Sequence[int] = (0, 1, 2, 3)
    #: Whether a seat is asked never depends on what is behind a screen, as it did in the Tavern's
    #: rules 1.
    discreet: bool = True
    #: How many Witches there are; the first is always auctioned first.
    witches: int = 1
    #: Nobody sees how much Fairy Gold others have spent this turn, once it is out of their fists.
    hides_spent: bool = False
    #: Spent Fairy Gold does not come back: everybody takes this much new gold after every turn.
    new_fairy: int | None = None
    #: The home-made cards that are among the specials of a match.
    home_made: tuple[Brought, ...] = ()
    #: The options of a match that differ from the book.
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
        """What is wild, besides White stones, for a player who keeps these cards."""
        kept = [self.wild[card] for card in held if card in self.wild]
        return Wild(any(wild.red for wild in kept), any(wild.one_as_blue for wild in kept))

    def with_specials(self, id: str, *added: tuple[Character, int]) -> Edition:
        """The same box with more special cards in it: home-made ones, say."""
        return replace(self, id=id, specials=[*self.specials, *added])
