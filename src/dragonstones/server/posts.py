"""Posts of the forum, as rows: changes to them as part of other transactions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.server import schema
from dragonstones.server.database import now

_threads, _posts = schema.threads.c, schema.posts.c
_hearts, _versions = schema.post_hearts.c, schema.post_versions.c


async def erase(connection: AsyncConnection, people: Collection[str]) -> None:
    """Remove what these people have written, and the hearts that they have given. Their posts stay
    as empty places, so that the answers of others keep theirs; a thread with nothing left is
    hidden."""
    theirs = _posts.author.in_(people)
    written = select(_posts.number).where(theirs)
    await connection.execute(delete(schema.post_versions).where(_versions.post.in_(written)))
    begun = _threads.author.in_(people)
    # The title of a thread about a card is the card's.
    untitled = update(schema.threads).where(begun, _threads.work.is_(None)).values(title="")
    await connection.execute(untitled)
    silent = {"text": "", "words": "", "edited": None}
    await connection.execute(update(schema.posts).where(theirs).values(silent))
    left = select(_posts.number).where(_posts.thread == _threads.number, _posts.text != "")
    empty = update(schema.threads).where(begun, ~left.exists(), _threads.hidden.is_(None))
    await connection.execute(empty.values(hidden=now()))
    await _take_hearts_back(connection, people)


async def _take_hearts_back(connection: AsyncConnection, people: Collection[str]) -> None:
    given = _hearts.person.in_(people)
    count = select(func.count()).where(given, _hearts.post == _posts.number).scalar_subquery()
    loved = _posts.number.in_(select(_hearts.post).where(given))
    fewer = update(schema.posts).where(loved).values(hearts=_posts.hearts - count)
    await connection.execute(fewer)
    await connection.execute(delete(schema.post_hearts).where(given))


async def export(connection: AsyncConnection, person: str) -> dict[str, list[Any]]:
    """All that somebody has written, loved and followed in the forum."""
    posted = select(
        *(_posts[n] for n in ("at", "number", "thread", "place", "text", "edited", "hidden")),
        _threads.title,
    ).join_from(schema.posts, schema.threads, _threads.number == _posts.thread)
    edited = (
        select(_versions.at, _versions.post, _versions.text)
        .join(schema.posts, _posts.number == _versions.post)
        .where(_posts.author == person)
    )
    loved = select(_hearts.at, _hearts.post).where(_hearts.person == person)
    begun = select(_threads.at, _threads.number, _threads.title).where(_threads.author == person)
    marks = schema.thread_marks.c
    marked = select(marks.thread, marks.read, marks.followed).where(marks.person == person)
    told = schema.sanctions.c
    sanctions = select(
        *(told[n] for n in ("at", "kind", "reason", "until", "seen", "lifted"))
    ).where(told.person == person)
    queries = {
        "posts": posted.where(_posts.author == person).order_by(_posts.number),
        "post_versions": edited.order_by(_versions.post, _versions.number),
        "post_hearts": loved.order_by(_hearts.at, _hearts.post),
        "threads_begun": begun.order_by(_threads.number),
        "threads": marked.order_by(marks.thread),
        "sanctions": sanctions.order_by(told.number),
    }
    return {
        name: [dict(row) for row in (await connection.execute(query)).mappings()]
        for name, query in queries.items()
    }
