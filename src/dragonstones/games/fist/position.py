"""Positions: a table between two auctions as plain data that a person can edit.

The bank is not part of it: it follows from the rest. Cards that are out of play are in `out`.
Between the clean-up of a turn and the next one there are no cards in `to_come` and `used`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from dragonstones.engine.chance import Chance
from dragonstones.engine.reading import read_fields, read_list, read_names, read_number
from dragonstones.engine.refusal import BadPosition
from dragonstones.games.fist.court import Court
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.goods import BLACK, COINS, FAIRY, FAIRY_SILVER, STONES
from dragonstones.games.fist.home_made import options_shown
from dragonstones.games.fist.knowledge import Knowledge
from dragonstones.games.fist.table import Seat, Table

_PILES = ("to_come", "used", "deck", "discards", "held_this_turn")
#: Omitted if empty: specials left in the box, and those whose trial is over.
_SOME = ("out", "enough")
_COURT = {
    "always",
    "favor",
    "first",
    "informed",
    "last_winner",
    "latest_winner",
    "not_asked",
    "order_known_to",
    "secret",
    "unseen",
}


def write_position(table: Table) -> dict[str, Any]:
    edition = table.edition
    options = options_shown(edition)
    return {
        "game": edition.id,
        "rules": edition.rules,
        **({"options": options} if options else {}),
        "turn": table.turn,
        "seats": [
            {
                "screen": {name: seat.screen[place] for name, place in edition.coin_kinds},
                "front": _front(edition, seat),
                "stones": {name: seat.stones[place] for name, place in edition.stone_kinds},
                "points": seat.points,
                "held": list(seat.held),
            }
            for seat in table.seats
        ],
        **{pile: list(getattr(table, pile)) for pile in _PILES},
        **{pile: list(cards) for pile in _SOME if (cards := getattr(table, pile))},
        **(_write_court(table.court) if table.court else {}),
    }


def _front(edition: Edition, seat: Seat) -> dict[str, int]:
    front = {"fairy": seat.front, "fairy-silver": seat.front_silver}
    return {name: front[name] for name, _ in edition.coin_kinds if name in front}


def _write_court(court: Court) -> dict[str, Any]:
    """The King's Favor, and which cards only some have seen."""
    return {
        "favor": court.favor,
        "first": court.drawer,
        "last_winner": court.last_winner,
        "latest_winner": court.latest_winner,
        "not_asked": sorted([seat, what] for seat, what in court.standing),
        "always": sorted([seat, what] for seat, what in court.always),
        "secret": list(court.secret),
        "informed": sorted(court.informed),
        "order_known_to": court.order_known_to,
        "unseen": [[card, knower] for card, knower in court.unseen],
    }


def read_position(edition: Edition, position: Any, chance: Chance) -> Table:
    """The table of a position. What is left out is empty; an error names what is wrong."""
    fields = {"game", "rules", "options", "turn", "seats", *_SOME, *_PILES}
    has_court = edition.has_court
    read_fields(position, "position", fields | _COURT if has_court else fields)
    players = position.get("seats")
    if not isinstance(players, list) or len(players) not in edition.players:
        raise BadPosition(
            "position-seats", low=edition.players[0], high=edition.players[-1], where="seats"
        )
    table = Table(edition, chance, [], list(edition.coins), list(edition.stones))
    for number, player in enumerate(players):
        table.seats.append(_read_seat(edition, number, player))
    table.find_windows()
    piles = {pile: _cards(edition, position.get(pile, []), pile) for pile in _PILES}
    table.to_come, table.used = piles["to_come"], piles["used"]
    table.deck, table.discards = tuple(piles["deck"]), tuple(piles["discards"])
    table.held_this_turn = tuple(piles["held_this_turn"])
    table.out, table.enough = (
        tuple(_cards(edition, position.get(pile, []), pile)) for pile in _SOME
    )
    first = 0 if _is_between_turns(table) else 1
    table.turn = read_number(position.get("turn", 1), "turn", first, 1_000_000)
    _check_cards(table)
    _fill_bank(table)
    table.knowledge = Knowledge(len(players))
    if has_court:
        table.court = _read_court(table, position)
    return table


def _read_court(table: Table, position: dict[str, Any]) -> Court:
    everyone = range(len(table.seats))

    def seat(name: str) -> int | None:
        value = position.get(name)
        return None if value is None else read_number(value, name, 0, everyone[-1])

    court = Court(seat("first") or 0)
    court.favor = seat("favor")
    court.last_winner, court.latest_winner = seat("last_winner"), seat("latest_winner")
    court.order_known_to = seat("order_known_to")
    court.secret = tuple(_cards(table.edition, position.get("secret", []), "secret"))
    court.informed = frozenset(
        read_number(one, "informed", 0, everyone[-1])
        for one in read_list(position.get("informed", []), "informed")
    )
    court.standing, court.always = (
        frozenset(
            (read_number(one[0], name, 0, everyone[-1]), str(one[1]))
            for one in _pairs(position, name)
        )
        for name in ("not_asked", "always")
    )
    court.unseen = tuple(
        (
            _cards(table.edition, [one[0]], "unseen")[0],
            read_number(one[1], "unseen", 0, everyone[-1]),
        )
        for one in _pairs(position, "unseen")
    )
    for where, cards, pile in (
        ("secret", court.secret, table.to_come),
        ("unseen", [card for card, _ in court.unseen], table.discards),
    ):
        if extra := Counter(cards) - Counter(pile):
            raise BadPosition("position-not-there", where=where, card=next(iter(extra)))
    return court


def _pairs(position: dict[str, Any], where: str) -> list[Any]:
    pairs = read_list(position.get(where, []), where)
    for pair in pairs:
        if len(read_list(pair, where)) != 2:
            raise BadPosition("position-shape", where=where, expected="list")
    return pairs


def _read_seat(edition: Edition, number: int, data: Any) -> Seat:
    where = f"seats[{number}]"
    read_fields(data, where, {"screen", "front", "stones", "points", "held"})
    seat = Seat(
        number,
        _counts(data.get("screen", {}), f"{where}.screen", COINS, edition.coin_kinds),
        _counts(data.get("stones", {}), f"{where}.stones", STONES, edition.stone_kinds),
    )
    fairy = [kind for kind in edition.coin_kinds if kind[0] in ("fairy", "fairy-silver")]
    front = _counts(data.get("front", {}), f"{where}.front", COINS, fairy)
    seat.front, seat.front_silver = front[FAIRY], front[FAIRY_SILVER]
    seat.points = read_number(data.get("points", 0), f"{where}.points", 0, edition.goal - 1)
    seat.held = tuple(_cards(edition, data.get("held", []), f"{where}.held"))
    for card in seat.held:
        if not edition.characters[card].is_kept:
            raise BadPosition("position-not-kept", where=f"{where}.held", card=card)
    return seat


def _is_between_turns(table: Table) -> bool:
    """Whether the last turn has been cleaned up and the next one has no cards yet: the standard
    cards are then in no pile."""
    return not table.to_come and not table.used


def _check_cards(table: Table) -> None:
    """Refuse unless every card of the box is in exactly one place."""
    edition = table.edition
    held = [card for seat in table.seats for card in seat.held]
    piles = (table.to_come, table.used, table.deck, table.discards, table.out, held)
    found = Counter(card for pile in piles for card in pile)
    box = Counter(edition.deck())
    if not _is_between_turns(table):
        box.update(edition.standard_deck())
    for card in box | found:
        if found[card] != box[card]:
            raise BadPosition("position-cards", card=card, found=found[card], box=box[card])
    for pile in ("deck", "discards", "out"):
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
            if name == "fairy-silver":
                out += sum(seat.front_silver for seat in table.seats)
            stand_ins = kinds is COINS and kind == BLACK and table.edition.black_stand_ins
            if out > bank[kind] and not stand_ins:
                raise BadPosition("position-too-many", kind=name, found=out, box=bank[kind])
            bank[kind] = max(0, bank[kind] - out)


def _counts(
    data: Any, where: str, names: tuple[str, ...], known: list[tuple[str, int]]
) -> list[int]:
    read_fields(data, where, {name for name, _ in known})
    return [read_number(data.get(name, 0), f"{where}.{name}", 0, 1000) for name in names]


def _cards(edition: Edition, data: Any, where: str) -> list[str]:
    return read_names(data, where, edition.characters)
