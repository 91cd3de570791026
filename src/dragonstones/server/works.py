"""Works of the guild, as rows: changes to them as part of other transactions.

A work is a card or a variant with all its versions. To change what its versions share, lock all of
them first, in the order of their numbers, so that no count is lost.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine import BadSetup, get_game
from dragonstones.engine.variants import options_id
from dragonstones.server import schema
from dragonstones.workshop import workshop_of

_guild, _hearts = schema.guild.c, schema.guild_hearts.c


async def hold(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    """Lock all versions of the works with such a version until the transaction ends; return the
    works."""
    works = select(_guild.work).where(which)
    all_versions = select(_guild.work).where(_guild.work.in_(works)).order_by(_guild.number)
    return sorted(set(await connection.scalars(all_versions.with_for_update())))


async def list_newest(connection: AsyncConnection, works: Collection[str]) -> None:
    """For each of these works, list the newest version that is not hidden; forget the hearts of
    works with no version left."""
    theirs = _guild.work.in_(works)
    shown = select(func.max(_guild.number)).where(theirs, _guild.hidden.is_(None))
    newest = set(await connection.scalars(shown.group_by(_guild.work)))
    lists = update(schema.guild).where(theirs).values(listed=_guild.number.in_(newest))
    await connection.execute(lists)
    left = set(await connection.scalars(select(_guild.work).where(theirs)))
    gone = [work for work in works if work not in left]
    await connection.execute(delete(schema.guild_hearts).where(_hearts.work.in_(gone)))


async def count_played(connection: AsyncConnection, game: str, options: Mapping[str, Any]) -> None:
    """A table starts: count it for the cards and the variant that it plays with."""
    played = played_in(game, options)
    if not played:
        return
    works = await hold(connection, _guild.played_as.in_(played))
    more = update(schema.guild).where(_guild.work.in_(works)).values(plays=_guild.plays + 1)
    await connection.execute(more)


def played_in(game: str, options: Mapping[str, Any]) -> list[str]:
    """Hashes of what a match with these options is played with: each card, and all options."""
    rules = get_game(game)
    try:
        checked = rules.check_options(options)
    except BadSetup:  # from before an update; an uncounted game is better than a refused one
        return []
    workshop = workshop_of(rules)
    cards = workshop.cards_in(checked) if workshop else []
    return [one for one in (options_id(rules, checked), *cards) if one]


async def withdraw_all(connection: AsyncConnection, people: Collection[str]) -> None:
    """Remove what these people have published; what is hidden stays hidden."""
    theirs = _guild.author.in_(people)
    works = await hold(connection, theirs)
    await connection.execute(delete(schema.guild).where(theirs, _guild.hidden.is_(None)))
    await list_newest(connection, works)


async def take_hearts_back(connection: AsyncConnection, people: Collection[str]) -> None:
    """Remove the hearts that these people have given, and count them no more."""
    theirs = _hearts.person.in_(people)
    await hold(connection, _guild.work.in_(select(_hearts.work).where(theirs)))
    taken = await connection.scalars(
        delete(schema.guild_hearts).where(theirs).returning(_hearts.work)
    )
    counts: dict[str, int] = {}
    for work in taken:
        counts[work] = counts.get(work, 0) + 1
    for work, n in counts.items():
        fewer = update(schema.guild).where(_guild.work == work)
        await connection.execute(fewer.values(hearts=_guild.hearts - n))
