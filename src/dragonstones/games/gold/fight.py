"""A kill, step by step (D4): hidden treasure, the split, thefts, and the next dragon."""

from __future__ import annotations

from dragonstones.engine.decisions import Flow, choose
from dragonstones.games.gold.box import RED, TOKENS, Tokens, named, none
from dragonstones.games.gold.events import (
    DragonKilled,
    NothingToShare,
    NothingToSteal,
    RedsSeized,
    StashSeen,
    TheftTried,
    TokenRecognised,
    TokenStolen,
    TreasureLost,
)
from dragonstones.games.gold.market import hold_market
from dragonstones.games.gold.objects import (
    AGREED,
    COMPLETED,
    ROBBED,
    ask_holder,
    choose_loot,
    open_window,
)
from dragonstones.games.gold.split import Shares, divide_and_choose, negotiate
from dragonstones.games.gold.table import Attacker, Table, move
from dragonstones.games.gold.types import FightPhase


class Fight:
    """A dead dragon and those who killed it."""

    __slots__ = (
        "attackers",
        "chosen",
        "divided",
        "fighters",
        "loot",
        "phase",
        "place",
        "shares",
        "theft",
        "warded",
    )

    def __init__(self, place: int, attackers: tuple[Attacker, ...]) -> None:
        self.place = place
        self.attackers = attackers
        #: The step under way; a negotiation shows by itself.
        self.phase: FightPhase = "treasure"
        #: The players, in the order in which they joined the fight.
        self.fighters = list(dict.fromkeys(attacker.seat for attacker in attackers))
        #: Divide and choose: the shares, and which of them each seat has chosen.
        self.divided: Shares = []
        self.chosen: dict[int, int] = {}
        #: What each fighter gets, from when it is settled until it is taken.
        self.shares: dict[int, Tokens] = {}
        #: The theft under way: thief and victim; whether it fails; a token that the victim chose.
        self.theft: tuple[int, int] | None = None
        self.warded = False
        self.loot: int | None = None

    def theft_tried(self, thief: int, victim: int) -> None:
        """Begin a theft whose outcome is still open."""
        self.theft, self.warded, self.loot = (thief, victim), False, None

    def seats_of(self, adventurer: str) -> list[int]:
        """The seats whose adventurers of this kind are in the fight, in the order of placing."""
        return [one.seat for one in self.attackers if one.adventurer == adventurer]


def resolve_kills(table: Table) -> Flow:
    """Check every dragon, and carry out each kill (D26)."""
    while beaten := [place for place, spot in enumerate(table.spots) if spot.is_beaten]:
        yield from resolve_kill(table, beaten[0])


def resolve_kill(table: Table, place: int) -> Flow:
    spot = table.spots[place]
    assert spot.dragon
    fight = table.fight = Fight(place, spot.attackers)
    table.tell(DragonKilled, place, spot.dragon.id, fight.fighters)
    table.draw_hidden(place)
    yield from open_window(table, COMPLETED, fight.fighters)
    if not table.advanced:
        seize_reds(table, fight)
    yield from share_treasure(table, fight)
    for thief in fight.seats_of("thief"):
        yield from steal(table, fight, thief)
    for attacker in spot.attackers:
        table.send_home(place, attacker)
    spot.dragon = table.fight = None
    yield from replace_dragon(table, place)


def seize_reds(table: Table, fight: Fight) -> None:
    """Let the only wizard in the fight take the red tokens (D8)."""
    wizards = fight.seats_of("wizard")
    reds = table.spots[fight.place].treasure[RED]
    if len(wizards) == 1 and reds:
        seized = none()
        seized[RED] = reds
        table.tell(RedsSeized, wizards[0], named(seized))
        table.take(wizards[0], seized, fight.place)


def share_treasure(table: Table, fight: Fight) -> Flow:
    """A lone fighter takes all; several negotiate, or divide and choose; then all take their
    shares."""
    treasure, fighters = table.spots[fight.place].treasure, fight.fighters
    if not any(treasure):
        table.tell(NothingToShare, fight.place)
        return
    if len(fighters) == 1:
        fight.shares = {fighters[0]: treasure[:]}
    elif table.options["split"] == "divide":
        fight.phase = "division"
        fight.shares = yield from divide_and_choose(table, fight, treasure)
    else:
        fight.shares = yield from negotiate(table, fighters, treasure)
    if not fight.shares:
        table.tell(TreasureLost, fighters, named(treasure))
        move(treasure[:], treasure, table.lost)
        return
    fight.phase = "shares"
    yield from open_window(table, AGREED, fighters)
    shares, fight.shares = fight.shares, {}
    for seat, share in shares.items():
        table.take(seat, share, fight.place)
    if table.advanced:
        for seat in table.clockwise(set(fight.seats_of("wizard"))):
            table.draw_objects(seat, shares[seat][RED])


def steal(table: Table, fight: Fight, thief: int) -> Flow:
    """Steal a random token of another fighter; a thief with a wizard in the fight chooses (D10)."""
    fight.phase = "theft"
    fight.theft = None  # that of the previous thief is over
    others = [seat for seat in fight.fighters if seat != thief]
    victims = [seat for seat in others if any(table.seats[seat].stash)]
    if not victims:
        if others:
            table.tell(NothingToSteal, thief)
        return
    victim: int = yield from choose(thief, "rob", victims)
    table.tell(TheftTried, thief, victim)
    fight.theft_tried(thief, victim)
    yield from ask_holder(table, victim, ROBBED, thief=thief)
    if fight.warded:
        return
    token = fight.loot
    if token is None and thief in fight.seats_of("wizard"):
        table.look(thief, victim)
        table.tell_only((thief,), StashSeen, thief, victim, named(table.seats[victim].stash))
        token = yield from choose_loot(table, thief, victim)
    if token is None:
        token = table.chance.draw(table.seats[victim].stash, TOKENS)
    table.steal_token(thief, victim, token)
    table.tell(TokenStolen, thief, victim)
    table.tell_only((thief, victim), TokenRecognised, thief, victim, TOKENS[token])


def replace_dragon(table: Table, place: int) -> Flow:
    """Bring a new dragon, unless bag or pile is empty (D15, D16); then the Market, if it is due."""
    if table.pile and any(table.bag):
        table.next_dragon(place)
        table.replaced += 1
        if table.market_due:
            yield from hold_market(table)
