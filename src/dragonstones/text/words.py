"""How a family of games puts its data into words: one `Words` each, called `WORDS`, in the module
of its name, or in the entry point group `dragonstones.text`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, NamedTuple

from dragonstones.engine import Answer, Game

if TYPE_CHECKING:
    from dragonstones.text import Texts

#: The fields of an event or a decision, and the arguments of its message.
Data = Mapping[str, Any]
Args = dict[str, Any]


class Names(tuple[str, ...]):
    """What the players are called, by seat."""

    #: The seat of the reader, who is "you" in a sentence; None: somebody else reads it.
    me: int | None = None

    @classmethod
    def read_by(cls, me: int | None, names: Iterable[str]) -> Names:
        read = cls(names)
        read.me = me
        return read


#: A field, the data it is in, and the names of the players.
Field = Callable[["Texts", str, Data, Names], Args]
#: An option; its decision, with the `game` and the `view` of the seat where they are known; and
#: the names of the players.
Option = Callable[["Texts", Answer, Data, Names], str]
Detail = Callable[["Texts", Any], str]
#: An event, the seat of the reader and the names of the players: an extra sentence, or nothing.
Aside = Callable[["Texts", Data, int, Names], str]


def player(t: Texts, field: str, data: Data, names: Names) -> Args:
    return t.who(field, [data[field]], names)


def players(t: Texts, field: str, data: Data, names: Names) -> Args:
    return {**t.who(field, data[field], names), f"{field}-n": len(data[field])}


#: The fields that hold players in every game.
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
    #: How a home-made one is drawn.
    picture: Mapping[str, str] | None = None


class Name(NamedTuple):
    """A name, and its grammatical cases, if a language has them."""

    plain: str
    cases: Mapping[str, str]


def _no_names(lang: str, game: Game[Any]) -> Mapping[str, Name]:
    return {}


def _no_cards(t: Texts, game: Game[Any]) -> list[Card]:
    return []


class Words(NamedTuple):
    """The words of a family. Its messages are `<language>/<family>.ftl` in its locales folder."""

    #: A field of an event or a decision, by its name: what its message can say of it.
    fields: Mapping[str, Field] = PLAYERS
    #: An option that has no message of its own, by the kind of its decision.
    options: Mapping[str, Option] = {}
    #: A detail of a refusal, by its name.
    details: Mapping[str, Detail] = {}
    #: All that is in the box of a game.
    cards: Callable[[Texts, Game[Any]], list[Card]] = _no_cards
    #: The folder; None: ours.
    locales: Traversable | None = None
    #: The names that a match brings with it, by message: of cards that players have made.
    names: Callable[[str, Game[Any]], Mapping[str, Name]] = _no_names
    #: What an event means for its reader in particular, by its kind.
    asides: Mapping[str, Aside] = {}
