"""Positions: a table between two turns as plain data that a person can edit.

The bag is not part of it: it follows from the rest. `memory` is what was known before the
first theft, and the moves since; without it, everybody has seen how every stash was filled.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from dragonstones.engine.chance import Chance
from dragonstones.engine.plain import same
from dragonstones.engine.reading import read_fields, read_list, read_names, read_number
from dragonstones.engine.refusal import BadPosition
from dragonstones.games.gold.box import (
    ADVENTURERS,
    BOX,
    DRAGON,
    DRAGONS,
    IN_THE_ROW,
    KNIGHTS,
    OBJECTS,
    SWORD_BONUS,
    TOKENS,
    Dragon,
    Tokens,
    named,
    none,
)
from dragonstones.games.gold.house_rules import house_rules
from dragonstones.games.gold.memory import Gained, Looked, Memory, Move, Paid, Robbed, Shown, Varied
from dragonstones.games.gold.table import Attacker, Seat, Spot, Table, in_order

_FIELDS = {
    "active",
    "aside",
    "deck",
    "discards",
    "dragons",
    "game",
    "lost",
    "memory",
    "options",
    "pile",
    "replaced",
    "rules",
    "seats",
    "turn",
}
#: A value that no option has.
_NEVER = object()
_MOVES: dict[str, type[Move]] = {
    kind.__name__.lower(): kind for kind in (Gained, Looked, Paid, Robbed, Shown, Varied)
}


# -- writing -------------------------------------------------------------------


def write_position(table: Table) -> dict[str, Any]:
    return {
        "game": "dragons-gold",
        "rules": 1,
        "options": _write_options(table.options),
        "turn": table.turn,
        "active": table.active,
        "seats": [
            {
                "up": list(seat.up),
                "down": list(seat.down),
                "stash": named(seat.stash),
                "objects": list(seat.objects),
            }
            for seat in table.seats
        ],
        "dragons": [_write_spot(spot) for spot in table.spots],
        "pile": [dragon.id for dragon in table.pile],
        **({"aside": [dragon.id for dragon in table.aside]} if table.aside else {}),
        "replaced": table.replaced,
        "lost": named(table.lost),
        "deck": list(table.deck),
        "discards": list(table.discards),
        "memory": {
            "known": [named(stash) for stash in table.memory.known],
            "moves": [_write_move(move) for move in table.memory.moves],
        },
    }


def _write_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options, without house rules that are not in use."""
    usual = {name: option.default for name, option in house_rules().items()}
    return {name: x for name, x in options.items() if not same(x, usual.get(name, _NEVER))}


def _write_spot(spot: Spot) -> dict[str, Any] | None:
    if spot.dragon is None:
        return None
    return {
        "dragon": spot.dragon.id,
        "treasure": named(spot.treasure),
        "hidden": spot.hidden,
        "attackers": [list(attacker) for attacker in spot.attackers],
    }


def _write_move(move: Move) -> dict[str, Any]:
    data: dict[str, Any] = {"move": type(move).__name__.lower()} | move._asdict()
    if "tokens" in data:
        data["tokens"] = named(data["tokens"])
    if "token" in data:
        data["token"] = TOKENS[data["token"]]
    return data


# -- reading -------------------------------------------------------------------


def read_position(position: Any, options: dict[str, Any], chance: Chance) -> Table:
    """The table of a position. What is left out is empty; an error names what is wrong."""
    read_fields(position, "position", _FIELDS)
    players = position.get("seats")
    if not isinstance(players, list) or not 3 <= len(players) <= 6:
        raise BadPosition("position-seats", low=3, high=6, where="seats")
    table = Table.unpacked(len(players), options, chance)
    table.turn = read_number(position.get("turn", 1), "turn", 0, 1_000_000)
    table.active = read_number(position.get("active", 0), "active", 0, len(players) - 1)
    table.replaced = read_number(position.get("replaced", 0), "replaced", 0, len(DRAGONS))
    table.lost = _tokens(position.get("lost", {}), "lost")
    for seat, player in zip(table.seats, players, strict=True):
        _read_seat(seat, player)
    _read_row(table, read_list(position.get("dragons", []), "dragons"))
    table.pile = tuple(_dragon(id, "pile") for id in read_list(position.get("pile", []), "pile"))
    aside = read_list(position.get("aside", []), "aside")
    table.aside = tuple(_dragon(id, "aside") for id in aside)
    table.deck = tuple(read_names(position.get("deck", []), "deck", OBJECTS))
    table.discards = tuple(read_names(position.get("discards", []), "discards", OBJECTS))
    _check_adventurers(table)
    _check_cards(table)
    _fill_bag(table)
    table.memory = _read_memory(table, position.get("memory"))
    return table


def _read_seat(seat: Seat, data: Any) -> None:
    where = f"seats[{seat.number}]"
    read_fields(data, where, {"up", "down", "stash", "objects"})
    seat.down = tuple(read_names(data.get("down", []), f"{where}.down", ADVENTURERS))
    seat.up = tuple(read_names(data.get("up", []), f"{where}.up", ADVENTURERS))
    seat.stash = _tokens(data.get("stash", {}), f"{where}.stash")
    seat.objects = tuple(read_names(data.get("objects", []), f"{where}.objects", OBJECTS))


def _read_row(table: Table, row: list[Any]) -> None:
    if len(row) > IN_THE_ROW:
        raise BadPosition(
            "position-number", where="dragons", found=len(row), low=0, high=IN_THE_ROW
        )
    for place, data in enumerate(row):
        where = f"dragons[{place}]"
        if data is None:
            continue
        read_fields(data, where, {"dragon", "treasure", "hidden", "attackers"})
        spot = table.spots[place]
        spot.dragon = _dragon(data.get("dragon"), f"{where}.dragon")
        spot.treasure = _tokens(data.get("treasure", {}), f"{where}.treasure")
        hidden = data.get("hidden", spot.dragon.hidden)
        spot.hidden = read_number(hidden, f"{where}.hidden", 0, spot.dragon.hidden)
        attackers = read_list(data.get("attackers", []), f"{where}.attackers")
        spot.attackers = tuple(
            _attacker(table, one, f"{where}.attackers[{i}]") for i, one in enumerate(attackers)
        )
        if spot.is_beaten:
            raise BadPosition("position-dead-dragon", where=where)


def _attacker(table: Table, data: Any, where: str) -> Attacker:
    """An attacker, written `[seat, adventurer]`, with its strength if a Dragonbane Sword adds to
    it."""
    if len(read_list(data, where)) not in (2, 3):
        raise BadPosition("position-shape", where=where, expected="list")
    seat = read_number(data[0], where, 0, len(table.seats) - 1)
    [adventurer] = read_names([data[1]], where, ADVENTURERS)
    strength = ADVENTURERS[adventurer]
    if len(data) == 3 and not same(data[2], strength):  # only a knight's can differ, by a Sword
        strength += SWORD_BONUS if adventurer in KNIGHTS else 0
        read_number(data[2], where, strength, strength)
    return Attacker(seat, adventurer, strength)


def _check_adventurers(table: Table) -> None:
    """Check that every adventurer is in one place; those not mentioned are at home, ready."""
    for seat in table.seats:
        out = [attacker.adventurer for _, attacker in table.attackers(seat.number)]
        placed = Counter([*seat.up, *seat.down, *out])
        for adventurer, n in placed.items():
            if n > 1:
                raise BadPosition(
                    "position-cards", card=f"{seat.number}: {adventurer}", found=n, box=1
                )
        seat.up = in_order((*seat.up, *(set(ADVENTURERS) - set(placed))))
        seat.down = in_order(seat.down)


def _check_cards(table: Table) -> None:
    """Check that no card of the box is in two places. Dragons that are nowhere were killed."""
    row = [spot.dragon for spot in table.spots if spot.dragon]
    for dragon, n in Counter((*row, *table.pile, *table.aside)).items():
        if n > DRAGONS.count(dragon):
            raise BadPosition("position-cards", card=dragon.id, found=n, box=DRAGONS.count(dragon))
    held = [object for seat in table.seats for object in seat.objects]
    found = Counter([*held, *table.deck, *table.discards])
    box = Counter(table.all_objects())
    for object in box | found:
        if found[object] != box[object]:
            raise BadPosition("position-cards", card=object, found=found[object], box=box[object])


def _fill_bag(table: Table) -> None:
    outside = [table.lost, *(seat.stash for seat in table.seats)]
    outside += [spot.treasure for spot in table.spots]
    for place, (token, box) in enumerate(BOX.items()):
        out = sum(tokens[place] for tokens in outside)
        if out > box:
            raise BadPosition("position-too-many", kind=token, found=out, box=box)
        table.bag[place] = box - out


def _read_memory(table: Table, data: Any) -> Memory:
    seats, memory = len(table.seats), Memory(len(table.seats))
    if data is None:
        memory.known = tuple(tuple(seat.stash) for seat in table.seats)
        return memory
    read_fields(data, "memory", {"known", "moves"})
    known = read_list(data.get("known", []), "memory.known")
    read_number(len(known), "memory.known", seats, seats)
    memory.known = tuple(
        tuple(_tokens(stash, f"memory.known[{i}]")) for i, stash in enumerate(known)
    )
    memory.moves = tuple(
        _read_move(seats, move, f"memory.moves[{i}]")
        for i, move in enumerate(read_list(data.get("moves", []), "memory.moves"))
    )
    if memory.truth() != [seat.stash for seat in table.seats]:
        raise BadPosition("position-memory", where="memory")
    return memory


def _read_move(seats: int, data: Any, where: str) -> Move:
    kind = _MOVES.get(str(data.get("move"))) if isinstance(data, dict) else None
    if kind is None:
        raise BadPosition("position-shape", where=where, expected=", ".join(_MOVES))
    read_fields(data, where, {"move", *kind._fields})
    values: list[Any] = []
    for field in kind._fields:
        at = f"{where}.{field}"
        if field == "tokens":
            values.append(tuple(_tokens(data.get(field), at)))
        elif field == "token":
            values.append(TOKENS.index(read_names([data.get(field)], at, TOKENS)[0]))
        else:
            values.append(read_number(data.get(field), at, 0, seats - 1))
    return kind(*values)


def _dragon(id: Any, where: str) -> Dragon:
    return DRAGON[read_names([id], where, DRAGON)[0]]


def _tokens(data: Any, where: str) -> Tokens:
    read_fields(data, where, TOKENS)
    counts = none()
    for place, token in enumerate(TOKENS):
        counts[place] = read_number(data.get(token, 0), f"{where}.{token}", 0, BOX[token])
    return counts
