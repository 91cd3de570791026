"""Friends, when both have agreed; and blocks, after which two people do not meet at a table.

A block works both ways: no seat at the same table, no invitations, no requests; and the one who
blocks does not see what the other says. A game in progress continues; a table at which both wait
does not start.
"""

from __future__ import annotations

from sqlalchemy import case, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.lookalikes import name_key
from dragonstones.server import finishing, invitations, outbox, schema
from dragonstones.server.database import Database, now
from dragonstones.server.names import clean_name
from dragonstones.server.people import People, PersonRow
from dragonstones.server.refusals import Conflict, NotFound, SiteRefused
from dragonstones.server.tables import TableRow
from dragonstones.server.ties import check_together, friends_of, pair, shows_to
from dragonstones.wire import Companion, Company, Friend, Friends, FriendWanted, SomePerson, Tie

MOST_FRIENDS = 500
MOST_BLOCKS = 1000

_friends, _blocks, _people = schema.friends, schema.blocks, schema.people.c


class FriendBook:
    def __init__(self, database: Database, people: People, is_open: bool) -> None:
        self._database = database
        self._people = people
        #: False: this site has no friends and invitations; people can be blocked all the same.
        self.is_open = is_open

    # -- friends ---------------------------------------------------------------

    async def of(self, person: PersonRow) -> Friends:
        """Friends, requests and blocks of somebody, by name."""
        other = case((_friends.c.low == person.id, _friends.c.high), else_=_friends.c.low)
        moment = func.coalesce(_friends.c.since, _friends.c.asked).label("since")
        query = (
            select(
                _people.id,
                _people.name,
                _people.key.is_not(None).label("member"),
                (shows_to(person.id) & _people.key.is_not(None)).label("shown"),
                moment,
                _friends.c.since.is_not(None).label("are"),
                (_friends.c.asker == person.id).label("mine"),
            )
            .join_from(_friends, schema.people, _people.id == other)
            .where(or_(_friends.c.low == person.id, _friends.c.high == person.id))
            .order_by(func.lower(_people.name), _people.id)
        )
        blocked = (
            select(_people.id, _people.name)
            .join(_blocks, _blocks.c.blocked == _people.id)
            .where(_blocks.c.person == person.id)
            .order_by(func.lower(_people.name), _people.id)
        )
        async with self._database.read() as connection:
            return Friends(
                friends=[
                    Friend(
                        id=row.id,
                        name=row.name,
                        member=row.member,
                        shown=row.shown,
                        tie=_tie(row.are, row.mine),
                        since=row.since,
                    )
                    for row in await connection.execute(query)
                ],
                blocked=[
                    SomePerson(id=row.id, name=row.name)
                    for row in await connection.execute(blocked)
                ],
            )

    async def ask(self, person: PersonRow, wanted: FriendWanted) -> None:
        """Ask somebody to be a friend; if they have asked already, accept."""
        if (wanted.person is None) == (wanted.name is None):
            raise SiteRefused("one-friend")
        async with self._database.write() as connection:
            other = wanted.person or await _named(connection, wanted.name or "")
            if other == person.id:
                raise SiteRefused("friend-self")
            await _hold(connection, person.id, other)
            await check_together(connection, person.id, {other})
            mine = or_(_friends.c.low == person.id, _friends.c.high == person.id)
            n = await connection.scalar(select(func.count()).where(mine, ~pair(person.id, other)))
            if (n or 0) >= MOST_FRIENDS:
                raise Conflict("many-friends", most=MOST_FRIENDS)
            low, high = sorted((person.id, other))
            asked = {"low": low, "high": high, "asker": person.id, "asked": now(), "since": None}
            await connection.execute(
                self._database.upsert(_friends)
                .values(asked)
                .on_conflict_do_update(
                    index_elements=["low", "high"],
                    set_={"since": now()},
                    where=(_friends.c.asker == other) & _friends.c.since.is_(None),
                )
            )
            asks = pair(person.id, other) & (_friends.c.asker == person.id)
            if (
                await connection.scalar(
                    select(_friends.c.asked).where(asks, _friends.c.since.is_(None))
                )
                is not None
            ):
                about = {"by": person.id, "name": person.name, "path": "/me"}
                event = f"friend/{person.id}"
                await outbox.tell(connection, other, "friend", person.id, about, event)

    async def end(self, person: PersonRow, other: str) -> None:
        """End a friendship, or refuse or withdraw a request."""
        async with self._database.write() as connection:
            await connection.execute(delete(_friends).where(pair(person.id, other)))
            await invitations.end_between(connection, person.id, other)

    # -- blocks ----------------------------------------------------------------

    async def block(self, person: PersonRow, other: str) -> None:
        if other == person.id:
            raise SiteRefused("block-self")
        async with self._database.write() as connection:
            await _hold(connection, person.id, other)
            mine = _blocks.c.person == person.id
            blocked = set(await connection.scalars(select(_blocks.c.blocked).where(mine)))
            if other not in blocked:
                if len(blocked) >= MOST_BLOCKS:
                    raise Conflict("many-blocks", most=MOST_BLOCKS)
                row = {"person": person.id, "blocked": other, "at": now()}
                await connection.execute(insert(_blocks).values(row))
            await connection.execute(delete(_friends).where(pair(person.id, other)))
            await invitations.end_between(connection, person.id, other)
        self._people.on_muted(person.id, other, True)

    async def unblock(self, person: PersonRow, other: str) -> None:
        """Remove a block; also of somebody who is gone, or was never blocked."""
        mine = (_blocks.c.person == person.id) & (_blocks.c.blocked == other)
        async with self._database.write() as connection:
            await connection.execute(delete(_blocks).where(mine))
        await self._people.tell_hears(person, other)

    # -- at a table ------------------------------------------------------------

    async def company(
        self, person: PersonRow, table: TableRow, invited: list[SomePerson]
    ) -> Company:
        """How somebody is related to the people at a table, and whom they could invite."""
        seated = {seat.person: seat.name or "" for seat in table.seats if seat.person}
        known = await self.of(person)
        ties: dict[str, Tie] = {one.id: one.tie for one in known.friends}
        ties |= {one.id: "blocked" for one in known.blocked}
        async with self._database.read() as connection:
            told = await finishing.of_people(connection, list(seated))
        called = {one.id for one in invited}
        may = self.is_open and invitations.may_invite(table, person.id)
        return Company(
            people=[
                Companion(id=id, name=name, tie=ties.get(id), finishing=told[id])
                for id, name in seated.items()
            ],
            invited=invited if may else [],
            could_come=[
                SomePerson(id=one.id, name=one.name)
                for one in known.friends
                if one.tie == "friend" and one.id not in {*seated, *called, *table.sent_away}
            ]
            if may
            else [],
        )

    async def friends_of(self, person: PersonRow) -> dict[str, str]:
        """The names of somebody's friends, by id."""
        query = select(_people.id, _people.name).where(_people.id.in_(friends_of(person.id)))
        async with self._database.read() as connection:
            return {row.id: row.name for row in await connection.execute(query)}


def _tie(are: bool, mine: bool) -> Tie:
    return "friend" if are else "asked" if mine else "asks"


async def _named(connection: AsyncConnection, name: str) -> str:
    """The id of the member of this name."""
    try:
        key = name_key(clean_name(name))
    except SiteRefused:
        key = ""  # nobody's
    found = await connection.scalar(select(_people.id).where(_people.key == key))
    if found is None:
        raise NotFound("no-such-member", name=name[:24])
    return str(found)


async def _hold(connection: AsyncConnection, *ids: str) -> None:
    """Both people must exist; until the end of the transaction nobody else changes how they are
    related."""
    there = (
        select(_people.id)
        .where(_people.id.in_(ids), _people.disabled.is_(None))
        .order_by(_people.id)
        .with_for_update(key_share=True)
    )
    if len((await connection.execute(there)).all()) < len(ids):
        raise NotFound("no-such-person")
