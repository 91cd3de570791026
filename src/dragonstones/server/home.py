"""What the front page shows to somebody who comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dragonstones.server.people import PersonRow
from dragonstones.server.tables import TableRow
from dragonstones.wire import FriendAtTable, HomeNews, Language, SomePerson

if TYPE_CHECKING:
    from dragonstones.server.site import Site

#: At most this many friends at tables are listed.
MOST_FRIENDS = 6


async def news_for(site: Site, person: PersonRow, lang: Language) -> HomeNews:
    listed = await site.tables.lobby()
    puzzles = await site.puzzles.all(person, None, None, lang)
    guild = await site.gallery.front(person) if site.guild.is_open else None
    is_open = site.friends.is_open
    known = (await site.friends.of(person)).friends if is_open else []
    friends = {one.id: one.name for one in known if one.tie == "friend"}
    elsewhere = [table for table in listed if table.seat_of(person.id) is None]
    with_friends = [
        FriendAtTable(name=friends[who], table=table.lobby_row())
        for table in elsewhere
        if (who := next((s.person for s in table.seats if s.person in friends), None)) is not None
    ]
    watched = _worth_watching(elsewhere)
    return HomeNews(
        invitations=await site.invitations.mine(person) if is_open else [],
        asks=[SomePerson(id=one.id, name=one.name) for one in known if one.tie == "asks"],
        friends=with_friends[:MOST_FRIENDS],
        daily=puzzles.daily,
        streak=puzzles.streak,
        week=guild.week if guild else None,
        watch=watched.lobby_row() if watched else None,
    )


def _worth_watching(tables: list[TableRow]) -> TableRow | None:
    """The running game with the most people; in a tie the newest."""
    played = [table for table in tables if table.state == "playing" and _people(table) > 1]
    return max(played, key=lambda table: (_people(table), table.started, table.id), default=None)


def _people(table: TableRow) -> int:
    return len({seat.person for seat in table.seats if seat.person})
