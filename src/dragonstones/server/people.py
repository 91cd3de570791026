"""Guests, members and their sessions, and what is known of them.

A guest has a name and nothing else; a member has a name that nobody else may have, and a password.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import timedelta
from typing import Any, cast

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    String,
    Table,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    union_all,
    update,
)
from sqlalchemy import cast as type_cast
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.lookalikes import name_key
from dragonstones.server import audit, manners, posts, recovery, results, schema, works
from dragonstones.server.database import Database, now
from dragonstones.server.names import clean_name
from dragonstones.server.passwords import Passwords
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound, SiteRefused
from dragonstones.server.settings import Settings
from dragonstones.server.ties import shows_to
from dragonstones.server.wordlist import WordList, word_list
from dragonstones.wire import Audience, Language, PersonChange, SanctionInfo, SessionInfo

DAY = timedelta(days=1) // timedelta(milliseconds=1)
#: A visit moves the end of a session, at most once in this time.
RENEWED_EVERY = timedelta(hours=1) // timedelta(milliseconds=1)
MOST_MUTES = 1000
#: Guests are forgotten in batches: nobody waits long for the database.
BATCH = 200
#: The part of a session's id that people see: enough to name it, of no use to a thief.
SHORT = 16


class PersonRow(Struct, frozen=True):
    id: str
    name: str
    member: bool
    language: Language
    created: int
    disabled: int | None
    shown_to: Audience
    moderator: bool
    #: They see how the site is; they are moderators, too.
    operator: bool = False


class Visit(Struct, frozen=True):
    """Somebody who is signed in, and by which session."""

    person: PersonRow
    session: str


class People:
    def __init__(
        self,
        database: Database,
        settings: Settings,
        passwords: Passwords | None = None,
        words: WordList | None = None,
    ) -> None:
        self._database = database
        self._settings = settings
        self._words = words or word_list()
        self._passwords = passwords or Passwords()
        #: Told afterwards: the ids of sessions that have ended, of tables where somebody is gone.
        self.on_sessions_ended: Callable[[Sequence[str]], None] = _nothing
        self.on_seats_changed: Callable[[Sequence[str]], None] = _nothing
        #: Who has muted or unmuted whom.
        self.on_muted: Callable[[str, str, bool], None] = lambda _person, _other, _muted: None

    # -- coming and going ------------------------------------------------------

    async def guest(self, name: str, language: Language, device: str) -> tuple[PersonRow, str]:
        """A new guest, and the token of their session."""
        name = self._checked(name)
        async with self._database.write() as connection:
            await not_a_members(connection, name)
            person = await _add(connection, name, language, password=None)
            return person, await self._new_session(connection, person.id, device)

    async def register(
        self,
        person: PersonRow | None,
        name: str,
        password: str,
        language: Language | None,
        device: str,
    ) -> tuple[PersonRow, str, list[str]]:
        """Make a member, of a guest with all their games or of somebody new; return the person,
        the token of a new session, and recovery codes."""
        if person is not None and person.member:
            raise Conflict("already-member")
        name = self._checked(name)
        async with self._database.read() as connection:
            await not_a_members(connection, name)
        await self._passwords.check(password, name)
        kept = await self._passwords.hash(password)
        ended: list[str] = []
        try:
            async with self._database.write() as connection:
                if person is None:
                    person = await _add(connection, name, language or "en", kept)
                else:
                    person = await _promote(connection, person, name, kept, language)
                    ended = await _end_sessions(connection, schema.sessions.c.person == person.id)
                codes = await recovery.new_codes(connection, person.id)
                token = await self._new_session(connection, person.id, device)
        except IntegrityError as error:  # of two at the same moment one is first
            raise Conflict("name-taken", name=name) from error
        self._tell_ended(ended)
        return person, token, codes

    def _checked(self, name: str) -> str:
        """A name as somebody may have it."""
        name = clean_name(name)
        self._words.check(name)
        return name

    async def login(
        self, name: str, password: str, device: str, session: str | None = None
    ) -> tuple[PersonRow, str]:
        """A new session; the one that the client had until now ends."""
        try:
            key = name_key(clean_name(name))
        except SiteRefused:
            key = ""  # nobody's
        async with self._database.read() as connection:
            found = await connection.execute(
                select(schema.people).where(schema.people.c.key == key)
            )
            row = found.one_or_none()
        kept = None if row is None else row.password
        if not await self._passwords.fits(kept, password) or row is None:
            raise NotAllowed("wrong-login")
        if row.disabled is not None:
            raise NotAllowed("person-disabled")
        rehashed = None
        if self._passwords.is_outdated(row.password):
            rehashed = await self._passwords.hash(password)
        async with self._database.write() as connection:
            # It may have been changed, or the person deleted, since we looked.
            same = (schema.people.c.id == row.id) & (schema.people.c.password == row.password)
            values = {"seen": now(), "password": rehashed or row.password}
            done = await connection.execute(update(schema.people).where(same).values(values))
            if not done.rowcount:
                raise NotAllowed("wrong-login")
            ended = await _end_sessions(connection, schema.sessions.c.id == (session or ""))
            token = await self._new_session(connection, row.id, device)
        self._tell_ended(ended)
        return _person(row), token

    async def recover(self, secret: str, password: str, device: str) -> tuple[PersonRow, str]:
        """Set a new password with a recovery code or a link; every session but a new one ends."""
        people, ways = schema.people, schema.recovery
        way = (ways.c.id == recovery.secret_id(secret)) & recovery.still_works()
        query = select(people).join(ways, ways.c.person == people.c.id).where(way)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise NotAllowed("wrong-recovery")
        if row.disabled is not None:
            raise NotAllowed("person-disabled")
        await self._passwords.check(password, row.name)
        kept = await self._passwords.hash(password)
        async with self._database.write() as connection:
            # Of two who use it at the same moment one is first.
            if not (await connection.execute(delete(ways).where(way))).rowcount:
                raise NotAllowed("wrong-recovery")
            mine = update(people).where(people.c.id == row.id)
            await connection.execute(mine.values(password=kept, seen=now()))
            await recovery.forget_links(connection, row.id)
            ended = await _end_sessions(connection, schema.sessions.c.person == row.id)
            token = await self._new_session(connection, row.id, device)
        self._tell_ended(ended)
        return _person(row), token

    async def enter(
        self, id: str, device: str, session: str | None = None
    ) -> tuple[PersonRow, str]:
        """A new session for somebody who has proved without a password who they are; the one that
        the client had until now ends."""
        people = schema.people
        visits = update(people).where(people.c.id == id).values(seen=now()).returning(*people.c)
        async with self._database.write() as connection:
            row = (await connection.execute(visits)).one_or_none()
            if row is None:
                raise NotFound("no-such-person")
            if row.disabled is not None:
                raise NotAllowed("person-disabled")
            ended = await _end_sessions(connection, schema.sessions.c.id == (session or ""))
            token = await self._new_session(connection, id, device)
        self._tell_ended(ended)
        return _person(row), token

    async def new_codes(self, person: PersonRow, password: str) -> list[str]:
        """Give a member new recovery codes instead of the old ones."""
        await self.confirm(person, password)
        async with self._database.write() as connection:
            return await recovery.new_codes(connection, person.id)

    async def logout(self, session: str) -> None:
        await self._end(schema.sessions.c.id == session)

    # -- sessions --------------------------------------------------------------

    async def visit(self, token: str) -> Visit | None:
        """The person of a session; None: there is no such session, or it has ended."""
        sessions, moment = schema.sessions, now()
        session = _session_id(token)
        async with self._database.read() as connection:
            found = await connection.execute(
                select(schema.people, sessions.c.seen.label("visited"))
                .join(sessions, sessions.c.person == schema.people.c.id)
                .where(sessions.c.id == session, sessions.c.expires > moment)
            )
            row = found.one_or_none()
        if row is None:
            return None
        if row.disabled is not None:
            await self._end(sessions.c.person == row.id)
            return None
        if moment - row.visited >= RENEWED_EVERY:
            async with self._database.write() as connection:
                values = {"seen": moment, "expires": self._end_of_session(moment)}
                await connection.execute(
                    update(sessions).where(sessions.c.id == session).values(values)
                )
                await connection.execute(
                    update(schema.people).where(schema.people.c.id == row.id).values(seen=moment)
                )
        return Visit(_person(row), session)

    async def sessions(self, visit: Visit) -> list[SessionInfo]:
        """All sessions of a person, the newest first."""
        sessions = schema.sessions
        async with self._database.read() as connection:
            found = await connection.execute(
                select(sessions)
                .where(sessions.c.person == visit.person.id, sessions.c.expires > now())
                .order_by(sessions.c.created.desc(), sessions.c.id)
            )
            return [
                SessionInfo(
                    id=row.id[:SHORT],
                    created=row.created,
                    seen=row.seen,
                    device=row.device,
                    current=row.id == visit.session,
                )
                for row in found
            ]

    async def ended(self, ids: Collection[str]) -> list[str]:
        """Those of these sessions that have ended: elsewhere, or because their time is over."""
        sessions, people = schema.sessions, schema.people
        if not ids:
            return []
        query = (
            select(sessions.c.id)
            .join(people, people.c.id == sessions.c.person)
            .where(sessions.c.expires > now(), people.c.disabled.is_(None))
        )
        async with self._database.read() as connection:
            alive: set[str] = set()
            for some in batched(ids, BATCH):
                alive |= set(await connection.scalars(query.where(sessions.c.id.in_(some))))
        return [id for id in ids if id not in alive]

    async def revoke(self, person: PersonRow, short: str) -> None:
        """End one session of a person, by the id that `sessions` gives it."""
        sessions = schema.sessions
        async with self._database.read() as connection:
            found = await connection.execute(
                select(sessions.c.id).where(sessions.c.person == person.id)
            )
            ids = [id for id in found.scalars() if id[:SHORT] == short]
        if not ids:
            raise NotFound("no-such-session")
        await self._end(sessions.c.id.in_(ids))

    async def revoke_others(self, visit: Visit) -> None:
        await self._end(_others(visit))

    async def _new_session(self, connection: AsyncConnection, person: str, device: str) -> str:
        token, moment = secrets.token_urlsafe(32), now()
        await connection.execute(
            insert(schema.sessions).values(
                id=_session_id(token),
                person=person,
                created=moment,
                seen=moment,
                expires=self._end_of_session(moment),
                device=device[:80],
            )
        )
        return token

    def _end_of_session(self, moment: int) -> int:
        return moment + self._settings.session_days * DAY

    async def _end(self, which: ColumnElement[bool]) -> None:
        async with self._database.write() as connection:
            ended = await _end_sessions(connection, which)
        self._tell_ended(ended)

    def _tell_ended(self, sessions: list[str]) -> None:
        if sessions:
            self.on_sessions_ended(sessions)

    # -- changing oneself ------------------------------------------------------

    async def change(self, visit: Visit, wanted: PersonChange) -> PersonRow:
        """All of it or nothing. After a new password only this session is left."""
        person, people = visit.person, schema.people
        values: dict[str, Any] = {}
        kept = None
        if wanted.name is not None:
            values["name"] = self._checked(wanted.name)
            if person.member:
                values["key"] = name_key(values["name"])
        if wanted.language is not None:
            values["language"] = wanted.language
        if wanted.shown_to is not None:
            if not person.member:
                raise NotAllowed("page-for-members")
            values["shown_to"] = wanted.shown_to
        if wanted.password is not None:
            kept = await self.confirm(person, wanted.old_password)
            await self._passwords.check(wanted.password, values.get("name", person.name))
            values["password"] = await self._passwords.hash(wanted.password)
        if not values:
            return person
        mine = people.c.id == person.id
        # A guest may have become a member meanwhile, or somebody have changed the password.
        mine &= people.c.key.is_not(None) if person.member else people.c.key.is_(None)
        if kept is not None:
            mine &= people.c.password == kept
        ended: list[str] = []
        try:
            async with self._database.write() as connection:
                if "name" in values and not person.member:
                    await not_a_members(connection, values["name"])
                changed = await connection.execute(
                    update(people).where(mine).values(values).returning(*people.c)
                )
                row = changed.one_or_none()
                if row is None:
                    raise Conflict("person-changed")
                if "shown_to" in values:
                    await results.list_again(connection, [person.id])
                if "password" in values:
                    await recovery.forget_links(connection, person.id)
                    ended = await _end_sessions(connection, _others(visit))
        except IntegrityError as error:
            raise Conflict("name-taken", name=values["name"]) from error
        self._tell_ended(ended)
        return _person(row)

    async def confirm(self, person: PersonRow, password: str | None) -> str:
        """The hash of a person's password, if this is the password."""
        if not person.member:
            raise Conflict("not-a-member")
        async with self._database.read() as connection:
            found = await connection.execute(
                select(schema.people.c.password).where(schema.people.c.id == person.id)
            )
            kept: str | None = found.scalar_one_or_none()
        if not await self._passwords.fits(kept, password or "") or kept is None:
            raise NotAllowed("wrong-password")
        return kept

    async def shown(self, name: str, visitor: PersonRow | None) -> PersonRow:
        """The member of this name, if they show their page to the visitor, or it is their own."""
        people = schema.people
        try:
            key = name_key(clean_name(name))
        except SiteRefused:
            key = ""  # nobody's
        seen = shows_to(visitor.id if visitor else None)
        query = select(people).where(people.c.key == key, seen)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:  # nobody learns whether there is a member of this name
            raise NotFound("page-not-shown", name=name[:24])
        return _person(row)

    async def warnings(self, person: PersonRow) -> list[SanctionInfo]:
        """What moderators have told somebody that they should know now."""
        async with self._database.read() as connection:
            return await manners.told(connection, person.id)

    # -- mutes -----------------------------------------------------------------

    async def mutes(self, person: PersonRow) -> list[str]:
        async with self._database.read() as connection:
            return await _mutes(connection, person.id)

    async def mutes_of(self, ids: Collection[str]) -> dict[str, set[str]]:
        """The people whom each of these does not hear: those whom they have muted or blocked."""
        mutes: dict[str, set[str]] = {id: set() for id in ids}
        blocks = schema.blocks.c
        async with self._database.read() as connection:
            for some in batched(ids, BATCH):
                muted = select(schema.mutes).where(schema.mutes.c.person.in_(some))
                blocked = select(blocks.person, blocks.blocked).where(blocks.person.in_(some))
                for person, other in await connection.execute(muted.union_all(blocked)):
                    mutes[person].add(other)
        return mutes

    async def mute(self, person: PersonRow, other: str) -> None:
        if other == person.id:
            raise SiteRefused("mute-self")
        async with self._database.write() as connection:
            muted = await _mutes(connection, person.id)
            if other in muted:
                return
            if len(muted) >= MOST_MUTES:
                raise Conflict("many-mutes", most=MOST_MUTES)
            there = exists().where(schema.people.c.id == other)
            if not (await connection.execute(select(there))).scalar():
                raise NotFound("no-such-person")
            await connection.execute(insert(schema.mutes).values(person=person.id, muted=other))
        self.on_muted(person.id, other, True)

    async def unmute(self, person: PersonRow, other: str) -> None:
        """Hear somebody again; also if they are gone, or were never muted."""
        mutes = schema.mutes
        async with self._database.write() as connection:
            await connection.execute(
                delete(mutes).where(mutes.c.person == person.id, mutes.c.muted == other)
            )
        await self.tell_hears(person, other)

    async def tell_hears(self, person: PersonRow, other: str) -> None:
        """Tell whether somebody hears another one, who may be muted, blocked, or both."""
        unheard = await self.mutes_of([person.id])
        self.on_muted(person.id, other, other in unheard[person.id])

    async def blocks(self, person: PersonRow) -> list[str]:
        blocks = schema.blocks.c
        query = select(blocks.blocked).where(blocks.person == person.id).order_by(blocks.blocked)
        async with self._database.read() as connection:
            return list(await connection.scalars(query))

    # -- what is known of somebody ---------------------------------------------

    async def export(self, person: PersonRow) -> dict[str, Any]:
        """Everything that is stored about a person, but no hashes."""
        people, sessions, reports = schema.people, schema.sessions, schema.reports
        tables, seats, talk = schema.tables, schema.seats, schema.talk
        guild, hearts = schema.guild, schema.guild_hearts
        rated, ratings, seekers = schema.rated, schema.ratings, schema.seekers
        wishes = schema.wishes
        async with self._database.read() as connection:

            async def rows(*columns: ColumnElement[Any], of: ColumnElement[Any]) -> list[Any]:
                found = await connection.execute(
                    select(*columns).where(of == person.id).order_by(*columns[:2])
                )
                return [dict(row) for row in found.mappings()]

            async def of_seats(*columns: ColumnElement[Any]) -> list[Any]:
                """Rows that begin with a table and a seat, of the seats where they sit."""
                mine = select(seats.c.table, seats.c.seat).where(seats.c.person == person.id)
                found = await connection.execute(
                    select(*columns).where(tuple_(*columns[:2]).in_(mine)).order_by(*columns[:3])
                )
                return [dict(row) for row in found.mappings()]

            about = await rows(
                people.c.id,
                people.c.name,
                people.c.password.is_not(None).label("member"),
                people.c.language,
                people.c.created,
                people.c.seen,
                people.c.shown_to,
                people.c.role,
                of=people.c.id,
            )
            if not about:
                raise NotFound("no-such-person")
            sat = select(seats.c.table).where(seats.c.person == person.id)
            games = await connection.execute(
                select(
                    *(tables.c[name] for name in ("id", "name", "game", "state", "created")),
                    tables.c.started,
                    tables.c.ended,
                    (func.coalesce(tables.c.host, "") == person.id).label("host"),
                    (func.coalesce(tables.c.wall, "") == person.id).label("wall"),
                    seats.c.seat,
                    seats.c.name.label("called"),
                    seats.c.luck,
                )
                .join_from(
                    tables,
                    seats,
                    (seats.c.table == tables.c.id) & (seats.c.person == person.id),
                    isouter=True,
                )
                .where(
                    or_(
                        tables.c.host == person.id,
                        tables.c.wall == person.id,
                        tables.c.id.in_(sat),
                    )
                )
                .order_by(tables.c.created, tables.c.id)
            )
            away = select(tables.c.id).where(_has_sent_away([person.id])).order_by(tables.c.id)
            loved = await connection.execute(
                select(hearts.c.at, guild.c.id, guild.c.name)
                .join_from(hearts, guild, (guild.c.work == hearts.c.work) & guild.c.listed)
                .where(hearts.c.person == person.id)
                .order_by(hearts.c.at, guild.c.id)
            )
            return {
                "person": about[0],
                "sessions": await rows(
                    *(sessions.c[name] for name in ("created", "seen", "expires", "device")),
                    of=sessions.c.person,
                ),
                "recovery": await rows(
                    *(schema.recovery.c[name] for name in ("kind", "created", "expires")),
                    of=schema.recovery.c.person,
                ),
                "tables": [dict(row) for row in games.mappings()],
                "sent_away": list(await connection.scalars(away)),
                "wishes": await of_seats(
                    *(wishes.c[n] for n in ("table", "seat", "ask_anyway", "passing", "orders"))
                ),
                "order_notes": await of_seats(
                    *(schema.order_notes.c[n] for n in ("table", "seat", "number", "notes"))
                ),
                "games": await rows(
                    *(schema.played.c[n] for n in ("ended", "table", "seat", "game", "seats")),
                    *(schema.played.c[n] for n in ("place", "won", "points")),
                    of=schema.played.c.person,
                ),
                "figures": await rows(
                    *(schema.tallies.c[n] for n in ("game", "figure", "n")),
                    of=schema.tallies.c.person,
                ),
                "player": await rows(schema.players.c.number, of=schema.players.c.person),
                "ratings": await rows(
                    *(rated.c[n] for n in ("at", "number", "game", "player", "mu", "sigma")),
                    of=_person_of(rated),
                ),
                "leaderboards": await rows(
                    *(ratings.c[n] for n in ("game", "season", "games", "mu", "sigma", "listed")),
                    of=_person_of(ratings),
                ),
                "seeking": await rows(
                    *(seekers.c[n] for n in ("since", "game", "clock", "patience", "table")),
                    of=seekers.c.person,
                ),
                "deeds": await rows(
                    *(schema.deeds.c[n] for n in ("at", "deed", "table")),
                    of=schema.deeds.c.person,
                ),
                "talk": await rows(
                    *(talk.c[n] for n in ("table", "number", "at", "name", "text", "line")),
                    of=talk.c.person,
                ),
                "reports": await rows(
                    *(reports.c[n] for n in ("at", "table", "line", "entry", "post")),
                    *(reports.c[n] for n in ("reason", "settled")),
                    of=reports.c.person,
                ),
                "passkeys": await rows(
                    *(schema.passkeys.c[n] for n in ("created", "name", "used")),
                    of=schema.passkeys.c.person,
                ),
                "mutes": await _mutes(connection, person.id),
                "blocks": await rows(
                    *(schema.blocks.c[n] for n in ("at", "blocked")), of=schema.blocks.c.person
                ),
                "friends": [
                    row
                    for side in ("low", "high")
                    for row in await rows(
                        *(schema.friends.c[n] for n in ("asked", "low", "high", "asker", "since")),
                        of=schema.friends.c[side],
                    )
                ],
                "invitations": await rows(
                    *(schema.invitations.c[n] for n in ("at", "table", "by", "declined")),
                    of=schema.invitations.c.person,
                ),
                "invited": await rows(
                    *(schema.invitations.c[n] for n in ("at", "table", "person")),
                    of=schema.invitations.c.by,
                ),
                "finished": await rows(
                    *(schema.finishes.c[n] for n in ("games", "stayed")),
                    of=schema.finishes.c.person,
                ),
                "drafts": await rows(
                    *(schema.drafts.c[n] for n in ("changed", "id", "name", "data")),
                    of=schema.drafts.c.person,
                ),
                "puzzles": await rows(
                    *(schema.attempts.c[n] for n in ("at", "puzzle", "right", "day", "mu")),
                    of=schema.attempts.c.person,
                ),
                "lessons": await rows(
                    *(schema.progress.c[n] for n in ("changed", "person", "data")),
                    of=schema.progress.c.person,
                ),
                "guild": await rows(
                    *(guild.c[n] for n in ("published", "id", "game", "version", "tags", "data")),
                    of=guild.c.author,
                ),
                "hearts": [dict(row) for row in loved.mappings()],
                "forum": await posts.export(connection, person.id),
                "audit": await audit.export(connection, person.id),
                "lab": await rows(
                    *(schema.measurements_wanted.c[n] for n in ("at", "game", "card", "active")),
                    of=schema.measurements_wanted.c.person,
                ),
                "holidays": await rows(
                    *(schema.holidays.c[n] for n in ("at", "first", "last")),
                    of=schema.holidays.c.person,
                ),
                "notices": await rows(
                    *(schema.outbox.c[n] for n in ("at", "event", "channel", "kind", "subject")),
                    *(schema.outbox.c[n] for n in ("data", "state", "seen")),
                    of=schema.outbox.c.person,
                ),
                "notice_choices": await rows(
                    *(schema.notice_choices.c[n] for n in ("person", "address", "confirmed")),
                    schema.notice_choices.c.choices,
                    of=schema.notice_choices.c.person,
                ),
                "push_devices": await rows(
                    *(schema.push_devices.c[n] for n in ("created", "id", "device", "endpoint")),
                    of=schema.push_devices.c.person,
                ),
                "coach": await rows(
                    *(schema.coachings_wanted.c[n] for n in ("at", "table", "seat", "active")),
                    of=schema.coachings_wanted.c.person,
                ),
            }

    async def delete(
        self, person: PersonRow, password: str | None = None, withdraw: bool = False
    ) -> None:
        """Remove a person and what they said. The games stay, without the name; so does what they
        have published, unless it is withdrawn with them."""
        if person.member:
            await self.confirm(person, password)
        async with self._database.write() as connection:
            if withdraw:
                await works.withdraw_all(connection, [person.id])
            ended, tables = await _remove(connection, [person.id])
        self._tell_ended(ended)
        self.on_seats_changed(tables)

    async def forget_old(self) -> int:
        """Remove ended sessions and links, and guests whom nobody has seen for long; how many
        guests."""
        people, forgotten = schema.people, 0
        await self._end(schema.sessions.c.expires <= now())
        async with self._database.write() as connection:
            await connection.execute(delete(schema.recovery).where(~recovery.still_works()))
        if not self._settings.forget_days:
            return 0
        before = now() - self._settings.forget_days * DAY
        while True:
            async with self._database.write() as connection:
                found = await connection.execute(
                    select(people.c.id)
                    .where(people.c.seen < before, people.c.password.is_(None))
                    .limit(BATCH)
                )
                ids = list(found.scalars())
                ended, tables = await _remove(connection, ids)
            self._tell_ended(ended)
            self.on_seats_changed(tables)
            forgotten += len(ids)
            if len(ids) < BATCH:
                return forgotten


def batched(items: Collection[str], n: int) -> Iterator[list[str]]:
    ordered = list(items)
    return (ordered[start : start + n] for start in range(0, len(ordered), n))


def _nothing(_ids: Sequence[str]) -> None:
    """Nobody wants to know."""


def _person(row: Any) -> PersonRow:
    return PersonRow(
        id=row.id,
        name=row.name,
        member=row.password is not None,
        language=cast(Language, row.language),
        created=row.created,
        disabled=row.disabled,
        shown_to=cast(Audience, row.shown_to),
        moderator=row.role in ("moderator", "operator"),
        operator=row.role == "operator",
    )


def _person_of(table: Table) -> ColumnElement[Any]:
    """In a statement: the person whose number a row has."""
    players = schema.players.c
    return select(players.person).where(players.number == table.c.player).scalar_subquery()


def _session_id(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _others(visit: Visit) -> ColumnElement[bool]:
    sessions = schema.sessions
    return (sessions.c.person == visit.person.id) & (sessions.c.id != visit.session)


async def is_a_members(connection: AsyncConnection, name: str) -> bool:
    taken = exists().where(schema.people.c.key == name_key(name))
    return bool((await connection.execute(select(taken))).scalar())


async def not_a_members(connection: AsyncConnection, name: str) -> None:
    if await is_a_members(connection, name):
        raise Conflict("name-taken", name=name)


async def _mutes(connection: AsyncConnection, person: str) -> list[str]:
    mutes = schema.mutes
    found = await connection.execute(
        select(mutes.c.muted).where(mutes.c.person == person).order_by(mutes.c.muted)
    )
    return list(found.scalars())


async def _add(
    connection: AsyncConnection, name: str, language: Language, password: str | None
) -> PersonRow:
    moment = now()
    key = None if password is None else name_key(name)
    added = await connection.execute(
        insert(schema.people)
        .values(
            id=secrets.token_hex(10),
            name=name,
            key=key,
            password=password,
            language=language,
            created=moment,
            seen=moment,
        )
        .returning(*schema.people.c)
    )
    return _person(added.one())


async def _promote(
    connection: AsyncConnection,
    person: PersonRow,
    name: str,
    password: str,
    language: Language | None,
) -> PersonRow:
    people = schema.people
    values = {"name": name, "key": name_key(name), "password": password, "seen": now()}
    done = await connection.execute(
        update(people)
        .where(people.c.id == person.id, people.c.password.is_(None))
        .values(**values, language=language or person.language)
        .returning(*people.c)
    )
    row = done.one_or_none()
    if row is None:
        raise Conflict("person-changed")
    return _person(row)


async def _end_sessions(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    sessions = schema.sessions
    ended = await connection.execute(delete(sessions).where(which).returning(sessions.c.id))
    return list(ended.scalars())


async def _remove(connection: AsyncConnection, ids: list[str]) -> tuple[list[str], list[str]]:
    """Remove people; the sessions that ended, and the tables that knew them."""
    if not ids:
        return [], []
    people, seats, talk, reports = schema.people, schema.seats, schema.talk, schema.reports
    # First, as whoever lets them write does: of the two one waits for the other.
    held = select(people.c.id).where(people.c.id.in_(ids)).order_by(people.c.id)
    await connection.execute(held.with_for_update(key_share=True))
    ended = await _end_sessions(connection, schema.sessions.c.person.in_(ids))
    theirs = seats.c.person.in_(ids)
    touched = await _hold_tables(connection, ids)
    await _unname(connection, ids, touched)
    await _forget_at_tables(connection, ids, touched)
    # Before the start the seat is free again; later it has no name, and a bot plays.
    is_open = seats.c.table.in_([table.id for table in touched if table.state == "open"])
    free = {"person": None, "name": None, "luck": None, "left": False}
    await connection.execute(update(seats).where(theirs, is_open).values(free))
    nobodys = {"person": None, "name": "", "left": True}
    await connection.execute(update(seats).where(theirs).values(nobodys))
    await _pass_on(connection, [t.id for t in touched if t.state == "open" and t.host in ids])
    silent = {"person": None, "name": "", "text": None, "line": None}
    await connection.execute(update(talk).where(talk.c.person.in_(ids)).values(silent))
    await connection.execute(
        update(reports).where(reports.c.person.in_(ids)).values(person=None, reason="")
    )
    await works.take_hearts_back(connection, ids)
    await posts.erase(connection, ids)
    await results.unlist(connection, ids)
    # What else refers to the person goes with them or is set to null (`ondelete` in `schema.py`).
    await connection.execute(delete(people).where(people.c.id.in_(ids)))
    return ended, [table.id for table in touched]


async def _hold_tables(connection: AsyncConnection, ids: list[str]) -> Sequence[Any]:
    """The tables where they sit, are host or have opened the wall, or from which they were sent
    away: held until the end, so that nobody starts one of them meanwhile."""
    tables, seats = schema.tables.c, schema.seats.c
    # Each of them has an index of its own.
    known = union_all(
        select(tables.id).where(tables.host.in_(ids)),
        select(tables.id).where(tables.wall.in_(ids)),
        select(tables.id).where(_has_sent_away(ids)),
        select(seats.table).where(seats.person.in_(ids)),
    )
    found = await connection.execute(
        select(tables.id, tables.state, tables.host, tables.name, tables.sent_away)
        .where(tables.id.in_(known))
        .order_by(tables.id)
        .with_for_update()
    )
    return found.all()


def _has_sent_away(ids: Collection[str]) -> ColumnElement[bool]:
    """In a statement: one of these people was sent away from an open table; others have forgotten
    whom they have sent away."""
    tables = schema.tables.c
    away = type_cast(tables.sent_away, String)
    return (tables.state == "open") & or_(*(away.contains(f'"{id}"') for id in ids))


async def _forget_at_tables(
    connection: AsyncConnection, ids: list[str], touched: Sequence[Any]
) -> None:
    """Erase who has opened the wall there, and who was sent away."""
    tables = schema.tables
    await connection.execute(update(tables).where(tables.c.wall.in_(ids)).values(wall=None))
    for table in touched:
        left = [id for id in table.sent_away if id not in ids]
        if left != table.sent_away:
            this = update(tables).where(tables.c.id == table.id)
            await connection.execute(this.values(sent_away=left))


async def _unname(connection: AsyncConnection, ids: list[str], touched: Sequence[Any]) -> None:
    """Erase what they called their tables, the names of others' tables that name them, and what
    others were told of them."""
    people, seats, tables = schema.people, schema.seats, schema.tables
    called = select(people.c.name).where(people.c.id.in_(ids))
    sat = select(seats.c.name).where(seats.c.person.in_(ids), seats.c.name.is_not(None))
    names = {name_key(name) for name in await connection.scalars(called.union(sat))}
    unnamed = [
        table.id
        for table in touched
        if table.host in ids or any(name in name_key(table.name) for name in names)
    ]
    await connection.execute(update(tables).where(tables.c.id.in_(unnamed)).values(name=""))
    told = schema.outbox.c
    names_them = told.data["by"].as_string().in_(ids) | told.subject.in_(unnamed)
    await connection.execute(delete(schema.outbox).where(names_them))


async def _pass_on(connection: AsyncConnection, hosted: list[str]) -> None:
    """Give open tables whose host goes to somebody else who sits there, or close them."""
    tables, seats = schema.tables, schema.seats
    heir = (
        select(seats.c.person)
        .where(seats.c.table == tables.c.id, seats.c.person.is_not(None))
        .order_by(seats.c.seat)
        .limit(1)
        .scalar_subquery()
    )
    theirs = tables.c.id.in_(hosted)
    await connection.execute(update(tables).where(theirs).values(host=heir))
    nobodys = update(tables).where(theirs, tables.c.host.is_(None))
    await connection.execute(nobodys.values(schema.CLOSED))
