"""How two people are related, as SQL statements: friends, blocks, whose page somebody may see; and
what others are told of a person."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, CompoundSelect, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.refusals import NotAllowed
from dragonstones.wire import Author

_friends, _blocks, _people = schema.friends.c, schema.blocks.c, schema.people.c


def pair(one: str, other: str) -> ColumnElement[bool]:
    """The row of these two among friends."""
    low, high = sorted((one, other))
    return (_friends.low == low) & (_friends.high == high)


def friends_of(person: str) -> CompoundSelect[Any]:
    """The ids of somebody's friends."""
    are = _friends.since.is_not(None)
    return union_all(
        select(_friends.high).where(_friends.low == person, are),
        select(_friends.low).where(_friends.high == person, are),
    )


def apart_from(person: str) -> CompoundSelect[Any]:
    """The ids of those whom somebody has blocked, and of those who have blocked them."""
    return union_all(
        select(_blocks.blocked).where(_blocks.person == person),
        select(_blocks.person).where(_blocks.blocked == person),
    )


def shows_to(viewer: str | None) -> ColumnElement[bool]:
    """In a statement: a person's page is for everybody, or for friends and the viewer is one.
    Nobody sees the page of a banned person."""
    seen: ColumnElement[bool] = _people.shown_to == "everybody"
    if viewer is not None:
        seen |= (_people.shown_to == "friends") & _people.id.in_(friends_of(viewer))
        seen |= _people.id == viewer
    return seen & _people.disabled.is_(None)


def author_of(id: str | None, name: str | None, shown: bool | None = False) -> Author | None:
    """A person as others see them; None: they are deleted."""
    return None if id is None or name is None else Author(id=id, name=name, shown=bool(shown))


async def check_together(
    connection: AsyncConnection, person: str, others: set[str | None], code: str = "kept-apart"
) -> None:
    """Refuse what would bring somebody together with a person whom they have blocked, or who has
    blocked them."""
    if others - {None, person}:
        apart = set(await connection.scalars(apart_from(person)))
        if apart & others:
            raise NotAllowed(code)
