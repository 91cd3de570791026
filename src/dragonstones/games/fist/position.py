"""Positions: a table between two auctions as plain data that a person can edit.

The bank is not part of it: it follows from the rest.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from dragonstones.engine.chance import Chance
from dragonstones.engine.refusal import BadPosition
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.goods import BLACK, COINS, STONES
from dragonstones.games.fist.knowledge import Knowledge
from dragonstones.games.fist.table import Seat, Table

_PILES = ("to_come", "used", "deck", "discards", "held_this_turn")


def write_position(table: Table) -> dict[str, Any]:
    return {
        "game": table.edition.id,
        "rules": table.edition.rules,
        "turn": table.turn,
        "seats": [
            {
                "screen": dict(zip(COINS, seat.screen, strict=True)),
                "front": {"fairy": seat.front},
                "stones": dict(zip(STONES, seat.stones, strict=True)),
                "points": seat.points,
                "held": list(seat.held),
            }
            for seat in table.seats
        ],
        **{pile: list(getattr(table, pile)) for pile in _PILES},
    }


def read_position(edition: Edition, position: Any, chance: Chance) -> Table:
    """The table of a position. What is left out is empty; what is wrong is named."""
    _fields(position, "position", {"game", "rules", "options", "turn", "seats", *_PILES})
    players = position.get("seats")
    if not isinstance(players, list) or len(players) not in edition.players:
        raise BadPosition(
            "position-seats", low=edition.players[0], high=edition.players[-1], where="seats"
        )
    table = Table(edition, chance)
    table.turn = _number(position.get("turn", 1), "turn", 1, 1_000_000)
    for number, player in enumerate(players):
        table.seats.append(_read_seat(edition, number, player))
    piles = {pile: _cards(edition, position.get(pile, []), pile) for pile in _PILES}
    table.to_come, table.used = piles["to_come"], piles["used"]
    table.deck, table.discards = tuple(piles["deck"]), tuple(piles["discards"])
    table.held_this_turn = tuple(piles["held_this_turn"])
    _check_cards(table)
    _fill_bank(table)
    table.knowledge = Knowledge(len(players))
    return table


def _read_seat(edition: Edition, number: int, data: Any) -> Seat:
    where = f"seats[{number}]"
    _fields(data, where, {"screen", "front", "stones", "points", "held"})
    seat = Seat(
        number,
        _counts(data.get("screen", {}), f"{where}.screen", COINS),
        _counts(data.get("stones", {}), f"{where}.stones", STONES),
    )
    [seat.front] = _counts(data.get("front", {}), f"{where}.front", COINS[:1])
    seat.points = _number(data.get("points", 0), f"{where}.points", 0, edition.goal - 1)
    seat.held = tuple(_cards(edition, data.get("held", []), f"{where}.held"))
    for card in seat.held:
        if edition.characters[card].power.verb != "keep":
            raise BadPosition("position-not-kept", where=f"{where}.held", card=card)
    return seat


def _check_cards(table: Table) -> None:
    """Every card of the box is in exactly one place."""
    edition = table.edition
    held = [card for seat in table.seats for card in seat.held]
    found = Counter([*table.to_come, *table.used, *table.deck, *table.discards, *held])
    box = Counter(character.id for character in edition.standards) + Counter(edition.deck())
    for card in box | found:
        if found[card] != box[card]:
            raise BadPosition("position-cards", card=card, found=found[card], box=box[card])
    for pile in ("deck", "discards"):
        for card in getattr(table, pile):
            if not edition.is_special(card):
                raise BadPosition("position-standard", where=pile, card=card)
    if extra := Counter(table.held_this_turn) - Counter(held):
        raise BadPosition("position-not-held", where="held_this_turn", card=next(iter(extra)))


def _fill_bank(table: Table) -> None:
    for kinds, bank, holdings in (
        (COINS, table.bank, [seat.screen for seat in table.seats]),
        (STONES, table.stones, [seat.stones for seat in table.seats]),
    ):
        for kind, name in enumerate(kinds):
            out = sum(holding[kind] for holding in holdings)
            if name == "fairy":
                out += sum(seat.front for seat in table.seats)
            stand_ins = kinds is COINS and kind == BLACK and table.edition.black_stand_ins
            if out > bank[kind] and not stand_ins:
                raise BadPosition("position-too-many", kind=name, found=out, box=bank[kind])
            bank[kind] = max(0, bank[kind] - out)


def _fields(data: Any, where: str, known: set[str]) -> None:
    if not isinstance(data, dict):
        raise BadPosition("position-shape", where=where, expected="dict")
    for name in data:
        if name not in known:
            raise BadPosition("position-field", where=where, field=name, known=sorted(known))


def _number(n: Any, where: str, low: int, high: int) -> int:
    if type(n) is not int or not low <= n <= high:
        raise BadPosition("position-number", where=where, found=n, low=low, high=high)
    return n


def _counts(data: Any, where: str, names: tuple[str, ...]) -> list[int]:
    _fields(data, where, set(names))
    return [_number(data.get(name, 0), f"{where}.{name}", 0, 1000) for name in names]


def _cards(edition: Edition, data: Any, where: str) -> list[str]:
    if not isinstance(data, list):
        raise BadPosition("position-shape", where=where, expected="list")
    for card in data:
        if not isinstance(card, str) or card not in edition.characters:
            raise BadPosition("position-card", where=where, card=card)
    return list(data)
