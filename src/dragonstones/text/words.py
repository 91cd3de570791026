"""What each game says about its own data: `fist.py` and `gold.py` make one `Words` each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from dragonstones.engine import Answer

if TYPE_CHECKING:
    from dragonstones.text import Texts

#: The fields of an event or a decision, and the arguments of its message.
Data = Mapping[str, Any]
Args = dict[str, Any]
Names = Sequence[str]

#: A field, the data it is in, and the names of the players.
Field = Callable[["Texts", str, Data, Names], Args]
#: An option, its decision, and the names of the players.
Option = Callable[["Texts", Answer, Data, Names], str]
Detail = Callable[["Texts", Any], str]


def player(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: names[data[field]]}


def players(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {field: t.people(data[field], names), f"{field}-n": len(data[field])}


#: The fields that are players in every game.
PLAYERS: Mapping[str, Field] = {
    "seat": player,
    "victim": player,
    "other": player,
    "seats": players,
}


class Card(NamedTuple):
    """A kind of card or piece that is in the box."""

    id: str
    #: Such as "special" or "token".
    kind: str
    name: str
    #: What its rule is.
    text: str
    #: How many there are.
    copies: int
    #: The numbers and words on it.
    facts: Mapping[str, int | str]


class Words(NamedTuple):
    """Of one game. Its messages are in `locales/<language>/<game>.ftl`."""

    #: A field of an event or a decision, by its name: what its message can say of it.
    fields: Mapping[str, Field] = PLAYERS
    #: An option that has no message of its own, by the kind of its decision.
    options: Mapping[str, Option] = {}
    #: A detail of a refusal, by its name.
    details: Mapping[str, Detail] = {}
