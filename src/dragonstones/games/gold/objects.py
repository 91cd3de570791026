"""The Magic Objects (advanced rules). Each says how it can be used now, and what it then does.

A card that would do nothing cannot be played (D27), so `uses` lists only uses that would.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import combinations
from typing import Any, ClassVar, NamedTuple

from dragonstones.engine.decisions import Answer, Choice, Flow, Request, Sealed, SecretChoice
from dragonstones.engine.plain import without_zeros
from dragonstones.games.gold.box import HANDFUL, PLACE, PLENTY, TOKENS, Tokens, named, tokens
from dragonstones.games.gold.events import (
    DragonsSwapped,
    HandWatched,
    SharesSwapped,
    TreasureGrew,
    WentHome,
)
from dragonstones.games.gold.memory import Varied
from dragonstones.games.gold.table import Table

#: How to use an object: the player's choices, by name.
Use = dict[str, Any]
#: The choices of two things that are swapped, in either order.
PAIRS = ("dragons", "seats")


class MagicObject:
    id: ClassVar[str]

    def uses(self, table: Table, me: int) -> list[Use]:
        """The ways in which it would do something now."""
        return [{}]

    def play(self, table: Table, me: int, use: Use) -> Flow:
        """Do what it does; the few objects that must ask something override this."""
        self.apply(table, me, use)
        return
        yield

    def apply(self, table: Table, me: int, use: Use) -> None:
        """Do what it does, if it asks nothing."""


# -- at the start of your turn -------------------------------------------------


class SwapPowder(MagicObject):
    """Swap two dragons with their treasure; the adventurers stay where they are."""

    id = "swap-powder"

    def uses(self, table: Table, me: int) -> list[Use]:
        spots = table.spots
        pairs = combinations(table.dragons, 2)
        return [
            {"dragons": [one, two]}
            for one, two in pairs
            if spots[one].attackers or spots[two].attackers
        ]

    def apply(self, table: Table, me: int, use: Use) -> None:
        one, two = (table.spots[place] for place in use["dragons"])
        one.dragon, two.dragon = two.dragon, one.dragon
        one.treasure, two.treasure = two.treasure, one.treasure
        one.hidden, two.hidden = two.hidden, one.hidden
        table.tell(DragonsSwapped, use["dragons"])


class InvisibleHand(MagicObject):
    """Reach for a dragon in secret while each opponent watches one; unwatched, take two tokens."""

    id = "invisible-hand"

    def uses(self, table: Table, me: int) -> list[Use]:
        # With one dragon left, everybody would watch it.
        return [{}] if self._with_tokens(table) and len(table.dragons) > 1 else []

    def play(self, table: Table, me: int, use: Use) -> Flow:
        reach = self._with_tokens(table)
        chosen: dict[int, int] = yield Sealed(
            {
                seat.number: Choice(seat.number, "reach", reach)
                if seat.number == me
                else Choice(seat.number, "watch", table.dragons, thief=me)
                for seat in table.seats
            }
        )
        place = chosen.pop(me)
        caught = place in chosen.values()
        table.tell(HandWatched, me, place, list(chosen), list(chosen.values()), caught)
        if not caught:
            choices = some_of(table.spots[place].treasure, HANDFUL)
            taken = choices[0]
            if len(choices) > 1:
                taken = yield TokensToTake(me, "take-two", choices, spot=place)
            table.take(me, tokens(taken), place)

    @staticmethod
    def _with_tokens(table: Table) -> list[int]:
        return [place for place in table.dragons if any(table.spots[place].treasure)]


class TokensToTake(Choice):
    """Which tokens: counts by name, with or without zeros."""

    __slots__ = ()

    def normal(self, answer: Answer) -> Answer:
        return without_zeros(answer, TOKENS)


class HornOfRecall(MagicObject):
    """One of your adventurers comes home, face down."""

    id = "horn-of-recall"

    def uses(self, table: Table, me: int) -> list[Use]:
        return [{"adventurer": attacker.adventurer} for _, attacker in table.attackers(me)]

    def apply(self, table: Table, me: int, use: Use) -> None:
        send_home(table, me, use["adventurer"])


class ScrollOfBanishment(MagicObject):
    """An opponent's adventurer goes home, face down."""

    id = "scroll-of-banishment"

    def uses(self, table: Table, me: int) -> list[Use]:
        return [
            {"seat": seat.number, "adventurer": attacker.adventurer}
            for seat in table.seats
            if seat.number != me
            for _, attacker in table.attackers(seat.number)
        ]

    def apply(self, table: Table, me: int, use: Use) -> None:
        send_home(table, use["seat"], use["adventurer"])


class CrystalBall(MagicObject):
    """Place a dragon's hidden tokens now, for all to see."""

    id = "crystal-ball"

    def uses(self, table: Table, me: int) -> list[Use]:
        hidden = [place for place in table.dragons if table.spots[place].hidden]
        return [{"dragon": place} for place in hidden] if any(table.bag) else []

    def apply(self, table: Table, me: int, use: Use) -> None:
        table.draw_hidden(use["dragon"])


class WandOfAwakening(MagicObject):
    """Turn all your face-down adventurers up. With none face up, they would turn up anyway."""

    id = "wand-of-awakening"

    def uses(self, table: Table, me: int) -> list[Use]:
        return [{}] if table.seats[me].up and table.seats[me].down else []

    def apply(self, table: Table, me: int, use: Use) -> None:
        table.turn_up(me)


# -- as you place an adventurer ------------------------------------------------


class DragonbaneSword(MagicObject):
    """The knight you place counts 2 more in this fight. (`place_adventurer` adds it.)"""

    id = "dragonbane-sword"


# -- a dragon that you fought has been completed -------------------------------


class HornOfPlenty(MagicObject):
    """Two more tokens from the bag join the treasure."""

    id = "horn-of-plenty"

    def uses(self, table: Table, me: int) -> list[Use]:
        return [{}] if any(table.bag) else []

    def apply(self, table: Table, me: int, use: Use) -> None:
        assert table.fight
        table.from_bag(table.fight.place, PLENTY, TreasureGrew, table.fight.place)


# -- a negotiation that you are in ---------------------------------------------


class Hourglass(MagicObject):
    """The time starts again."""

    id = "hourglass"

    def uses(self, table: Table, me: int) -> list[Use]:
        assert table.negotiation
        return [] if table.negotiation.timer.is_full else [{}]

    def apply(self, table: Table, me: int, use: Use) -> None:
        assert table.negotiation
        table.negotiation.timer.turn_over()


# -- shares agreed, not yet taken ----------------------------------------------


class RingOfConfusion(MagicObject):
    """Swap the shares of two other players of this split."""

    id = "ring-of-confusion"

    def uses(self, table: Table, me: int) -> list[Use]:
        assert table.fight
        shares = table.fight.shares
        pairs = combinations((seat for seat in shares if seat != me), 2)
        return [{"seats": [a, b]} for a, b in pairs if shares[a] != shares[b]]

    def apply(self, table: Table, me: int, use: Use) -> None:
        assert table.fight
        one, two = use["seats"]
        shares = table.fight.shares
        shares[one], shares[two] = shares[two], shares[one]
        table.tell(SharesSwapped, [one, two])


# -- a thief has named you -----------------------------------------------------


class AmuletOfWarding(MagicObject):
    """A theft against you fails."""

    id = "amulet-of-warding"

    def apply(self, table: Table, me: int, use: Use) -> None:
        assert table.fight
        table.fight.warded = True


class StoneOfMisdirection(MagicObject):
    """You choose which of your tokens the thief takes, even if the thief could choose."""

    id = "stone-of-misdirection"

    def uses(self, table: Table, me: int) -> list[Use]:
        return [{}] if len(named(table.seats[me].stash)) > 1 else []

    def play(self, table: Table, me: int, use: Use) -> Flow:
        assert table.fight
        table.memory.add(Varied(me))
        table.fight.loot = yield from choose_loot(table, me, me)


# -- windows -------------------------------------------------------------------


class Window(NamedTuple):
    """A moment in which some Magic Objects can be used."""

    id: str
    objects: dict[str, MagicObject]


def window(id: str, *objects: MagicObject) -> Window:
    return Window(id, {object.id: object for object in objects})


ON_A_TURN = window(
    "turn",
    SwapPowder(),
    InvisibleHand(),
    HornOfRecall(),
    ScrollOfBanishment(),
    CrystalBall(),
    WandOfAwakening(),
)
PLACING = window("placing", DragonbaneSword())
COMPLETED = window("completed", HornOfPlenty())
NEGOTIATING = window("negotiating", Hourglass())
AGREED = window("agreed", RingOfConfusion())
ROBBED = window("robbed", AmuletOfWarding(), StoneOfMisdirection())


def uses(table: Table, me: int, window: Window) -> list[Use]:
    """Everything that a player could do in a window with the objects in hand."""
    held = table.seats[me].objects
    mine = [object for id, object in window.objects.items() if id in held]
    return [{"use": object.id, **use} for object in mine for use in object.uses(table, me)]


def use_object(table: Table, me: int, use: Use, window: Window = ON_A_TURN) -> Flow:
    """Show a Magic Object, discard it, and do what it says."""
    table.discard_object(me, use["use"])
    yield from window.objects[use["use"]].play(table, me, use)


def open_window(table: Table, window: Window, seats: Iterable[int]) -> Flow:
    """Ask these players clockwise, each until they do not want to use another object."""
    for me in table.clockwise(seats):
        while (yield from ask_holder(table, me, window)):
            pass


def ask_holder(
    table: Table, me: int, window: Window, **about: Any
) -> Generator[Request, Any, bool]:
    """Ask a player whether to use a Magic Object now; returns whether one was used.

    It is public how many objects a player holds, but not which. So everybody who holds any is
    asked, and the table does not learn who could act. Nobody is asked if all know that no object of
    this window would do anything.
    """
    # This must not depend on a secret: the Stone's uses do, but the Amulet can always be used.
    of_use = any(object.uses(table, me) for object in window.objects.values())
    if not table.seats[me].objects or not of_use:
        return False
    use = yield UseObject(me, table, window, **about)
    if use:
        yield from use_object(table, me, use, window)
    return bool(use)


class UseObject(SecretChoice):
    """Which Magic Object to use now, if any. Only the asked seat knows that it is asked."""

    __slots__ = ()
    public = False

    def __init__(self, seat: int, table: Table, window: Window, **about: Any) -> None:
        def answers(table: Table) -> list[Any]:
            return [False, *uses(table, seat, window)]

        super().__init__(seat, "use-object", table, answers, None, window=window.id, **about)

    def normal(self, answer: Answer) -> Answer:
        return normal_use(answer)


def normal_use(answer: Answer) -> Answer:
    """The use of an object, with the two dragons or seats that it swaps in order."""
    if not isinstance(answer, dict):
        return answer
    return {name: _in_order(value) if name in PAIRS else value for name, value in answer.items()}


def _in_order(pair: Any) -> Any:
    are_numbers = isinstance(pair, list) and all(type(one) is int for one in pair)
    return sorted(pair) if are_numbers else pair


# -- shared by several of them -------------------------------------------------


def send_home(table: Table, seat: int, adventurer: str) -> None:
    for place, attacker in table.attackers(seat):
        if attacker.adventurer == adventurer:
            table.send_home(place, attacker)
            table.tell(WentHome, seat, adventurer, place)


def some_of(treasure: Tokens, n: int) -> list[dict[str, int]]:
    """Every choice of n tokens; if there are fewer, all of them."""
    if sum(treasure) <= n:
        return [named(treasure)]
    loose = [token for token, there in enumerate(treasure) for _ in range(min(there, n))]
    choices = dict.fromkeys(combinations(loose, n))
    return [named([choice.count(token) for token in range(len(TOKENS))]) for choice in choices]


def choose_loot(table: Table, me: int, victim: int) -> Generator[Request, Any, int]:
    """Ask which token of a stash is stolen: its owner, or a thief who looks at it.

    This is asked even if there is only one kind: not asking would tell that to the others.
    """

    def kinds(table: Table) -> list[str]:
        return list(named(table.seats[victim].stash))

    def stash(table: Table) -> dict[str, Any]:
        return {"treasure": named(table.seats[victim].stash)}

    token: str = yield SecretChoice(me, "token", table, kinds, stash, victim=victim)
    return PLACE[token]
