"""A finished game as frames: what a viewer saw, answer by answer; and as a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from dragonstones import fair
from dragonstones.engine import game_of
from dragonstones.engine import journal as engine_journal
from dragonstones.engine.frames import OPEN, Eyes, frames
from dragonstones.server.refusals import SiteRefused
from dragonstones.server.words import event_words, view_words
from dragonstones.wire import Export, Fairness, Frame, Language

SPECTATOR = "spectator"

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Picture(NamedTuple):
    at: int
    first: int
    events: list[dict[str, Any]]
    #: As JSON: small, and ready to be sent.
    view: bytes


class Film(NamedTuple):
    pictures: list[Picture]
    size: int


def eyes_named(eyes: str, seats: int) -> Eyes:
    if eyes == SPECTATOR:
        return None
    if eyes == OPEN:
        return OPEN
    if eyes.isdecimal() and int(eyes) < seats:
        return int(eyes)
    raise SiteRefused("wrong-eyes", eyes=eyes, last=seats - 1)


def make_film(journal: engine_journal.Journal, eyes: Eyes) -> Film:
    pictures: list[Picture] = []
    first = 0
    for at, events, view in frames(journal, eyes):
        pictures.append(Picture(at, first, [event.data() for event in events], _encode(view)))
        first += len(events)
    return Film(pictures, sum(len(picture.view) for picture in pictures))


def told_frames(pictures: list[Picture], names: list[str], lang: Language | None) -> list[Frame]:
    if lang is not None:
        return [_with_words(picture, names, lang) for picture in pictures]
    return [
        Frame(at=at, first=first, events=events, view=msgspec.Raw(view))  # type: ignore[arg-type]
        for at, first, events, view in pictures
    ]


def _with_words(picture: Picture, names: list[str], lang: Language) -> Frame:
    at, first, events, encoded = picture
    view = view_words(_decode(encoded), names, lang)
    game, me = game_of(view), view["you"]
    told = [{**event, "words": event_words(game, event, names, lang, me)} for event in events]
    return Frame(at=at, first=first, events=told, view=view)


class Seated(Protocol):
    """Somebody at a table, as a file describes them."""

    @property
    def bot(self) -> str | None: ...
    @property
    def luck(self) -> str | None: ...


class Played(Protocol):
    """A table whose game is over."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> Sequence[Seated]: ...
    @property
    def server_luck(self) -> str: ...
    @property
    def result(self) -> dict[str, Any] | None: ...
    def names(self, lang: Language) -> list[str]: ...


def export_of(table: Played, journal: engine_journal.Journal, site: str, lang: Language) -> Export:
    """The whole game, with everything that proves an honest deal."""
    return Export(
        format=fair.FORMAT,
        site=site,
        table=table.id,
        names=table.names(lang),
        people=[number for number, seat in enumerate(table.seats) if seat.bot is None],
        bot=",".join(seat.bot for seat in table.seats if seat.bot is not None),
        journal=journal,
        fairness=Fairness(
            commitment=fair.commitment(table.server_luck, table.id),
            server_luck=table.server_luck,
            luck=[seat.luck for seat in table.seats],
        ),
        result=table.result,
    )
