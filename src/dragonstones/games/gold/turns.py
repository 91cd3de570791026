"""Set-up, turns and the end: send out an adventurer, or use Magic Objects first."""

from __future__ import annotations

from functools import partial
from typing import Any

from dragonstones.engine.chance import Chance
from dragonstones.engine.decisions import BOUNDARY, Answer, Flow, SecretChoice, choose
from dragonstones.engine.registry import ranked
from dragonstones.games.gold.box import (
    ADVENTURERS,
    DRAGON,
    IN_THE_ROW,
    KNIGHTS,
    SWORD_BONUS,
    named,
)
from dragonstones.games.gold.events import (
    AdventurerPlaced,
    EverybodyBlocked,
    StashesRevealed,
    TurnLost,
    WentHome,
)
from dragonstones.games.gold.fight import resolve_kills
from dragonstones.games.gold.house_rules import scoring_by
from dragonstones.games.gold.objects import (
    ON_A_TURN,
    PLACING,
    DragonbaneSword,
    normal_use,
    use_object,
    uses,
)
from dragonstones.games.gold.scoring import score
from dragonstones.games.gold.table import Attacker, Table
from dragonstones.games.gold.types import GameResult


def set_up(seats: int, options: dict[str, Any], chance: Chance) -> Table:
    table = Table.unpacked(seats, options, chance)
    pile, deck = [dragon.id for dragon in table.pile], list(table.deck)
    chance.shuffle(pile, top_last=True)
    chance.shuffle(deck, top_last=True)
    dragons, n = tuple(DRAGON[id] for id in pile), options["dragons"]
    table.aside, table.pile, table.deck = dragons[:-n], dragons[-n:], tuple(deck)
    table.active = chance.below(seats)  # D1
    return table


def play_turns(table: Table) -> Flow:
    """Play turns clockwise until the last dragon is killed."""
    yield BOUNDARY
    if len(table.pile) == table.options["dragons"]:
        lay_out(table)
        yield BOUNDARY
    while table.dragons:
        table.turn += 1
        yield from take_turn(table, table.active)
        table.active = (table.active + 1) % len(table.seats)
        yield BOUNDARY
    reveal_stashes(table)


def lay_out(table: Table) -> None:
    """Four dragons with their known treasure, and (advanced) a Magic Object for each player."""
    for place in range(IN_THE_ROW):
        table.next_dragon(place)
    if table.advanced:
        for seat in table.seats:
            table.draw_objects(seat.number, 1)


def take_turn(table: Table, me: int) -> Flow:
    """Use any number of Magic Objects, then send out an adventurer, if there is one (D27)."""
    seat = table.seats[me]
    while table.dragons:
        if not seat.up and seat.down and not seat.objects:
            table.turn_up(me)
        answer: Answer = "pass"
        if seat.objects or not seat.is_out:  # all know how many, not which
            answer = yield Turn(me, "turn", table, partial(possible, me=me))
        if answer == "pass":
            if not all(other.is_out for other in table.seats):
                table.tell(TurnLost, me)
                return
            yield from let_everybody_go_home(table)
        elif "use" in answer:
            yield from use_object(table, me, answer)
            yield from resolve_kills(table)
        else:
            if not seat.up:
                table.turn_up(me)
            place_adventurer(table, me, answer)
            yield from resolve_kills(table)
            return


class Turn(SecretChoice):
    """Place an adventurer, with the sword or without it, or use a Magic Object."""

    __slots__ = ()

    def normal(self, answer: Answer) -> Answer:
        if isinstance(answer, dict) and answer.get("sword") is False:
            answer = {name: value for name, value in answer.items() if name != "sword"}
        return normal_use(answer)


def possible(table: Table, me: int) -> list[Answer]:
    """The legal answers. A seat with an adventurer at home must place one (D2, D3) or use an
    object; without one it may pass."""
    seat = table.seats[me]
    options: list[Any] = ["pass"] if seat.is_out else []
    for adventurer in seat.up or seat.down:
        for place in table.dragons:
            placing = {"place": adventurer, "dragon": place}
            options.append(placing)
            if adventurer in KNIGHTS and uses(table, me, PLACING):
                options.append({**placing, "sword": True})
    return options + uses(table, me, ON_A_TURN)


def place_adventurer(table: Table, me: int, answer: dict[str, Any]) -> None:
    adventurer, place = answer["place"], answer["dragon"]
    strength = ADVENTURERS[adventurer]
    if answer.get("sword"):
        table.discard_object(me, DragonbaneSword.id)
        strength += SWORD_BONUS
    seat, spot = table.seats[me], table.spots[place]
    seat.up = tuple(one for one in seat.up if one != adventurer)
    spot.attackers += (Attacker(me, adventurer, strength),)
    assert spot.dragon
    table.tell(AdventurerPlaced, me, adventurer, place, spot.dragon.id, strength)


def let_everybody_go_home(table: Table) -> Flow:
    """Let each player take one adventurer home: all of them are out (D14)."""
    table.tell(EverybodyBlocked)
    for seat in table.clockwise(range(len(table.seats))):
        out = {attacker.adventurer: (place, attacker) for place, attacker in table.attackers(seat)}
        adventurer = yield from choose(seat, "go-home", list(out))
        place, attacker = out[adventurer]
        table.send_home(place, attacker)
        table.tell(WentHome, seat, adventurer, place)


def reveal_stashes(table: Table) -> None:
    table.memory.reveal(seat.stash for seat in table.seats)
    result = find_result(table)
    stashes = [named(seat.stash) for seat in table.seats]
    table.tell(StashesRevealed, stashes, result["points"], result["winners"])


def find_result(table: Table) -> GameResult:
    """The result: most points win, ties are shared (D23); sheets show where points came from."""
    sheets = score(scoring_by(table.options), [seat.stash for seat in table.seats])
    points = [sheet["total"] for sheet in sheets]
    ranking = ranked(points)
    return {
        "winners": ranking[0],
        "ranking": ranking,
        "points": points,
        "reason": "points",
        "turns": table.turn,
        "sheets": sheets,
    }
