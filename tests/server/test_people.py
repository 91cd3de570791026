"""Guests and members, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Literal

import msgspec
import pytest
from argon2 import PasswordHasher
from sqlalchemy import Table, insert, update

from dragonstones.engine import Refused
from dragonstones.lookalikes import name_key
from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.drafts import Drafts
from dragonstones.server.names import clean_name
from dragonstones.server.passwords import Passwords
from dragonstones.server.people import BATCH, DAY, People, PersonRow, Visit
from dragonstones.wire import DraftWanted, PersonChange
from tests.server.made import quick_hasher
from tests.server.people_app import PASSWORD, SmallSite, refused, rows, small_site

pytestmark = pytest.mark.anyio

NEW_PASSWORD = "another stone in it"
LUCK = "0123456789abcdef"


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def database_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture
async def site(database_url: str, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(database_url) as site:
        yield site


@pytest.fixture
def people(site: SmallSite) -> People:
    return site.people


async def guest(people: People, name: str = "Anna") -> PersonRow:
    return (await people.guest(name, "de", "Firefox, Linux"))[0]


async def member(people: People, name: str = "Anna") -> PersonRow:
    return (await people.register(None, name, PASSWORD, "en", "Firefox, Linux"))[0]


async def visit(people: People, token: str) -> Visit:
    found = await people.visit(token)
    assert found is not None
    return found


async def signed_in(people: People, name: str = "Anna", password: str = PASSWORD) -> Visit:
    return await visit(people, (await people.login(name, password, "Safari, iPad"))[1])


async def a_table(
    database: Database, id: str, sitting: Sequence[PersonRow | None], **values: Any
) -> None:
    """A table at which these people sit; the first one is its host."""
    host = sitting[0]
    table: dict[str, Any] = {
        "id": id,
        "code": id[:6].upper(),
        "name": "Tavern",
        "game": "fist-2002",
        "rules": 1,
        "options": {},
        "clock": "normal",
        "public": True,
        "state": "playing",
        "host": host and host.id,
        "created": now(),
        "touched": now(),
        "server_luck": "5" * 64,
    }
    async with database.write() as connection:
        await connection.execute(insert(schema.tables).values(table | values))
        for seat, person in enumerate(sitting):
            who = {"person": person.id, "name": person.name, "luck": LUCK} if person else {}
            await connection.execute(insert(schema.seats).values(table=id, seat=seat, **who))


async def seats_of(database: Database, table: str) -> list[tuple[Any, Any, bool]]:
    found = sorted(await rows(database, schema.seats), key=lambda row: row.seat)
    return [(row.person, row.name, row.left) for row in found if row.table == table]


# -- names ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Lena\u00a0K. ", "Anna Lena K."),
        ("A\u0308nne", "Änne"),
        ("Łukasz-Þór O’Neill", "Łukasz-Þór O’Neill"),
        ("竜の石", "竜の石"),
        ("🐉 7", "🐉 7"),
    ],
)
def test_a_name_is_kept_as_it_was_meant(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name-empty"),
        (" \u2003\u3000 ", "name-empty"),
        ("An\u200bna", "name-characters"),  # zero width
        ("An\u200dna", "name-characters"),
        ("\u202eannA", "name-characters"),  # from right to left
        ("\u2066Anna\u2069", "name-characters"),
        ("Anna\n", "name-characters"),
        ("An\x00na", "name-characters"),
        ("Anna\u2028", "name-characters"),
        ("\u3164", "name-characters"),  # a letter that shows nothing
        ("Anna\ufe0f", "name-characters"),
        ("\U000e0041nna", "name-characters"),
        ("\ue000", "name-characters"),
        ("\ud800", "name-characters"),
        ("A" * 25, "name-long"),
        ("\ufdfa" * 24, "name-long"),  # each is eighteen letters when it is compared
    ],
)
def test_a_name_that_hides_something_is_refused(typed: str, code: str) -> None:
    with refused(code):
        clean_name(typed)


@pytest.mark.parametrize("other", ["anna", "ANNA", "Ａｎｎａ", "𝐀nna", "ⓐnna"])
def test_names_that_look_the_same_are_the_same(other: str) -> None:
    assert name_key(clean_name(other)) == name_key("Anna")
    assert name_key("Straße") == name_key("STRASSE")
    assert name_key("Anna") != name_key("Anne")


# -- coming --------------------------------------------------------------------


async def test_a_guest_needs_a_name_and_nothing_else(people: People) -> None:
    person, token = await people.guest(" Anna ", "de", "Firefox, Linux")
    assert (person.name, person.member, person.language) == ("Anna", False, "de")
    assert (await visit(people, token)).person == person


async def test_many_guests_may_have_one_name(people: People) -> None:
    assert (await guest(people)).id != (await guest(people)).id


async def test_a_members_name_is_theirs_alone(people: People) -> None:
    await member(people, "Anna")
    ben = await visit(people, (await people.guest("Ben", "en", ""))[1])
    with refused("name-taken"):
        await guest(people, "ANNA")
    with refused("name-taken"):
        await member(people, "Ａｎｎａ")
    with refused("name-taken"):
        await people.register(ben.person, "anna", PASSWORD, None, "")
    with refused("name-taken"):
        await people.change(ben, PersonChange(name="anna"))
    await member(people, "Chris")
    with refused("name-taken"):
        await people.change(await signed_in(people, "Chris"), PersonChange(name="anna"))


async def test_of_two_who_want_a_name_at_the_same_moment_one_gets_it(people: People) -> None:
    names = ("Anna", "anna", "ANNA", "aNNa")
    came = await asyncio.gather(*(member(people, n) for n in names), return_exceptions=True)
    errors = [one.code for one in came if isinstance(one, Refused)]
    assert errors == ["name-taken"] * 3
    assert len([one for one in came if isinstance(one, PersonRow)]) == 1


async def test_a_guest_becomes_a_member_and_keeps_their_games(
    site: SmallSite, people: People
) -> None:
    person, old = await people.guest("Anna", "de", "Firefox, Linux")
    await a_table(site.database, "aaaaaaaaaaaa", [person])
    stays, token, _ = await people.register(person, "Anna L.", PASSWORD, None, "Firefox, Linux")
    assert (stays.id, stays.member, stays.language) == (person.id, True, "de")
    assert (await seats_of(site.database, "aaaaaaaaaaaa"))[0][0] == person.id
    assert token != old
    assert await people.visit(old) is None
    assert (await visit(people, token)).person == stays
    assert (await signed_in(people, "anna l.")).person == stays
    with refused("already-member"):
        await people.register(stays, "Anna", PASSWORD, None, "")
    # A client that still takes the person for a guest.
    with refused("person-changed"):
        await people.register(person, "Anna", PASSWORD, None, "")


# -- log-in --------------------------------------------------------------------


async def test_a_member_comes_back_with_their_password(people: People) -> None:
    person = await member(people, "Änne")
    assert (await signed_in(people, " a\u0308NNE")).person == person
    assert (await signed_in(people, "Änne")).person == person


async def test_a_password_is_the_same_on_every_keyboard(people: People) -> None:
    await people.register(None, "Anna", "Drachensteinhöhle", "de", "")
    await people.login("Anna", "Drachensteinho\u0308hle", "")


@pytest.mark.parametrize("name", ["Anna", "Nobody", "Ben", "\x00", "", "A" * 1000])
async def test_a_wrong_log_in_does_not_tell_what_was_wrong(people: People, name: str) -> None:
    await member(people, "Anna")
    await guest(people, "Ben")
    with refused("wrong-login"):
        await people.login(name, "not my password", "")


async def test_a_log_in_takes_as_long_for_a_name_that_nobody_has(site: SmallSite) -> None:
    checked: list[str | bytes] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            checked.append(hash)
            return super().verify(hash, password)

    hasher = Watched(time_cost=1, memory_cost=64, parallelism=1)
    people = People(site.database, site.settings, Passwords(hasher))
    await member(people, "Anna")
    for name in ("Anna", "Nobody", "\x00"):
        with refused("wrong-login"):
            await people.login(name, "not my password", "")
        # As much work as for a real one: not for one that cannot be read, say.
        assert not hasher.check_needs_rehash(checked.pop())
        assert not checked


async def test_passwords_are_kept_as_argon2id_and_made_anew_when_that_gets_stronger(
    site: SmallSite, people: People
) -> None:
    await member(people)
    [before] = [row.password for row in await rows(site.database, schema.people)]
    assert before.startswith("$argon2id$") and "t=1" in before
    later = People(site.database, site.settings, Passwords(quick_hasher(rounds=2)))
    await signed_in(later)
    [after] = [row.password for row in await rows(site.database, schema.people)]
    assert after.startswith("$argon2id$") and "t=2" in after
    await signed_in(later)
    assert [row.password for row in await rows(site.database, schema.people)] == [after]


def test_a_real_hash_takes_as_much_memory_as_is_advised() -> None:
    """RFC 9106, the second recommended option."""
    hasher = Passwords()._hasher
    assert hasher.type.name == "ID"
    assert (hasher.memory_cost, hasher.time_cost, hasher.parallelism) == (64 * 1024, 3, 4)


async def test_somebody_who_is_locked_out_is_out_and_does_not_come_in(
    site: SmallSite, people: People
) -> None:
    person, token, _ = await people.register(None, "Anna", PASSWORD, "en", "")
    other = (await people.login("Anna", PASSWORD, ""))[1]
    async with site.database.write() as connection:
        await connection.execute(
            update(schema.people).where(schema.people.c.id == person.id).values(disabled=now())
        )
    ended: list[str] = []
    people.on_sessions_ended = ended.extend
    assert await people.visit(token) is None
    assert await people.visit(other) is None
    assert await rows(site.database, schema.sessions) == []
    assert len(ended) == 2
    with refused("person-disabled"):
        await people.login("Anna", PASSWORD, "")
    with refused("wrong-login"):
        await people.login("Anna", "not my password", "")


# -- changing oneself ----------------------------------------------------------


async def test_somebody_changes_their_name_and_language(people: People) -> None:
    anna = await visit(people, (await people.guest("Anna", "de", ""))[1])
    changed = await people.change(anna, PersonChange(name=" Anne ", language="en"))
    assert (changed.id, changed.name, changed.language) == (anna.person.id, "Anne", "en")
    assert await people.change(anna, PersonChange()) == anna.person
    with refused("name-characters"):
        await people.change(anna, PersonChange(name="\u200b", language="de"))
    async with people._database.read() as connection:
        [row] = await connection.execute(schema.people.select())
    assert (row.name, row.language) == ("Anne", "en")


async def test_a_member_who_changes_their_name_gives_the_old_one_free(people: People) -> None:
    await member(people, "Anna")
    anna = await signed_in(people, "Anna")
    await people.change(anna, PersonChange(name="anna"))  # the same name, written otherwise
    await people.change(anna, PersonChange(name="Anne"))
    await guest(people, "Anna")
    assert (await signed_in(people, "Anne")).person.id == anna.person.id


async def test_a_new_password_needs_the_old_one_and_ends_the_other_sessions(
    people: People,
) -> None:
    await member(people)
    here, other = await signed_in(people), (await people.login("Anna", PASSWORD, ""))[1]
    for old in (None, "", "not my password"):
        with refused("wrong-password"):
            await people.change(here, PersonChange(password=NEW_PASSWORD, old_password=old))
    assert await people.visit(other) is not None
    change = PersonChange(password=NEW_PASSWORD, old_password=PASSWORD)
    ended: list[str] = []
    people.on_sessions_ended = ended.extend
    await people.change(here, change)
    assert await people.visit(other) is None
    assert [session.current for session in await people.sessions(here)] == [True]
    assert len(ended) == 2  # that of the registration, too
    with refused("wrong-login"):
        await signed_in(people)
    await signed_in(people, password=NEW_PASSWORD)


async def test_a_guest_has_no_password_to_change(people: People) -> None:
    anna = await visit(people, (await people.guest("Anna", "de", ""))[1])
    with refused("not-a-member"):
        await people.change(anna, PersonChange(password=NEW_PASSWORD, old_password=""))


# -- mutes ---------------------------------------------------------------------


async def test_somebody_mutes_and_unmutes(people: People) -> None:
    anna, ben, chris = [await guest(people, name) for name in ("Anna", "Ben", "Chris")]
    for _ in range(2):
        await people.mute(anna, ben.id)
    await people.mute(anna, chris.id)
    assert await people.mutes(anna) == sorted([ben.id, chris.id])
    assert await people.mutes(ben) == []
    for _ in range(2):
        await people.unmute(anna, ben.id)
    assert await people.mutes(anna) == [chris.id]
    with refused("mute-self"):
        await people.mute(anna, anna.id)
    with refused("no-such-person"):
        await people.mute(anna, "0" * 20)


# -- one's own data ------------------------------------------------------------


async def said(database: Database, table: str, number: int, person: PersonRow) -> None:
    line = {"table": table, "number": number, "at": now(), "person": person.id}
    async with database.write() as connection:
        await connection.execute(
            insert(schema.talk).values(**line, name=person.name, text=f"I am {person.name}")
        )
        await connection.execute(
            insert(schema.reports).values(
                table=table, line=number, person=person.id, reason=f"says {person.name}", at=now()
            )
        )


async def test_everybody_gets_all_that_is_stored_about_them(
    site: SmallSite, people: People
) -> None:
    anna, ben = await member(people, "Anna"), await guest(people, "Ben")
    await a_table(site.database, "aaaaaaaaaaaa", [ben, anna])
    await a_table(site.database, "bbbbbbbbbbbb", [anna, None])
    await a_table(site.database, "cccccccccccc", [ben])
    await a_table(site.database, "dddddddddddd", [None], host=anna.id)
    for number, person in enumerate((anna, ben)):
        await said(site.database, "aaaaaaaaaaaa", number, person)
    await people.mute(anna, ben.id)
    draft = DraftWanted(name="Hermit", data={"tree": "Anna's"})
    await Drafts(site.database).keep(anna, "1", draft)

    known = await people.export(anna)
    assert known["person"]["name"] == "Anna" and known["person"]["member"] is True
    assert [session["device"] for session in known["sessions"]] == ["Firefox, Linux"]
    tables = {table["id"]: table for table in known["tables"]}
    seats = {id[0]: (table["seat"], table["host"]) for id, table in tables.items()}
    assert seats == {"a": (1, False), "b": (0, True), "d": (None, True)}
    assert tables["aaaaaaaaaaaa"]["called"] == "Anna"
    assert tables["aaaaaaaaaaaa"]["luck"] == LUCK
    assert [line["text"] for line in known["talk"]] == ["I am Anna"]
    assert [report["reason"] for report in known["reports"]] == ["says Anna"]
    assert known["mutes"] == [ben.id]
    assert [draft["data"] for draft in known["drafts"]] == [{"tree": "Anna's"}]

    # Nothing of others, no hash, and nothing that a game is dealt from.
    text = msgspec.json.encode(known).decode()
    hashes = [row.id[:16] for row in await rows(site.database, schema.sessions)]
    for secret in ("argon2", "I am Ben", "says Ben", "5" * 64, *hashes):
        assert secret not in text


#: What every row that is referred to by its number has got, by its table.
NUMBERS = {table: number for number, table in enumerate(schema.metadata.sorted_tables, 770_770_000)}


#: Tables that the export of a person leaves out, and why.
NOT_EXPORTED = {
    "boards": "the site's",
    "coachings": "made of a game, for whoever asks; who has asked is in it",
    "dictionaries": "for packing",
    "journal": "the games themselves: everybody at a table can save them",
    "leases": "of processes",
    "measurements": "of cards; who has asked is in it",
    "meetings": "counted from the results",
    "packed": "as the journal",
    "passkey_challenges": "nobody's yet",
    "processes": "of processes",
    "puzzle_ratings": "of all people together",
    "results": "what they say of somebody is in the games and ratings",
    "site_keys": "the site's secrets",
}


def row_about(table: Table, person: PersonRow, other: PersonRow, number: int) -> dict[str, Any]:
    """A row that is about this person, with something in every column."""
    some = {bool: True, int: number, float: 1.0, str: "mark", bytes: b""}
    row: dict[str, Any] = {one.name: some.get(one.type.python_type, {}) for one in table.c}
    for key in table.foreign_keys:
        if key.column is schema.people.c.id:
            row[key.parent.name] = person.id
        elif key.column.type.python_type is int:
            row[key.parent.name] = NUMBERS[key.column.table]
    if table in (schema.wishes, schema.order_notes):
        row["seat"] = NUMBERS[schema.seats]
    if table is schema.audit:
        row["subject"] = person.id
    return row | {"muted": other.id} if table is schema.mutes else row


async def test_every_table_that_knows_somebody_is_in_the_export_and_forgets_them(
    site: SmallSite, people: People
) -> None:
    """A table that is new and forgotten in either of them is found here."""
    anna, ben = await guest(people, "Anna"), await guest(people, "Ben")
    async with site.database.write() as connection:
        for table, number in NUMBERS.items():
            if table is not schema.people:
                row = row_about(table, anna, ben, number)
                await connection.execute(insert(table).values(row))
    marks = {table.name: str(number) for table, number in NUMBERS.items()}
    marks |= {"people": anna.id, "mutes": ben.id}
    known = msgspec.json.encode(await people.export(anna)).decode()
    assert {name for name, mark in marks.items() if mark not in known} == NOT_EXPORTED.keys()
    await people.delete(anna)
    for table in schema.metadata.sorted_tables:
        if table is not schema.audit:  # see `test_a_person_can_remove_all_that_names_them`
            assert anna.id not in str(await rows(site.database, table)), table.name


async def test_somebody_who_goes_leaves_their_games_and_nothing_else(
    site: SmallSite, people: People
) -> None:
    anna, ben = await guest(people, "Anna"), await guest(people, "Ben")
    await a_table(site.database, "aaaaaaaaaaaa", [anna, ben], name="Anna's table")
    await a_table(site.database, "bbbbbbbbbbbb", [ben, anna], name="ANNA and I", state="over")
    await a_table(site.database, "cccccccccccc", [ben, anna], name="Tavern", state="over")
    await said(site.database, "aaaaaaaaaaaa", 0, anna)
    await said(site.database, "aaaaaaaaaaaa", 1, ben)
    await people.mute(anna, ben.id)
    await people.mute(ben, anna.id)
    told: list[str] = []
    ended: list[str] = []
    people.on_seats_changed, people.on_sessions_ended = told.extend, ended.extend

    await people.delete(anna)
    assert [row.id for row in await rows(site.database, schema.people)] == [ben.id]
    assert await seats_of(site.database, "aaaaaaaaaaaa") == [
        (None, "", True),
        (ben.id, "Ben", False),
    ]
    lines = sorted(await rows(site.database, schema.talk), key=lambda row: row.number)
    assert [(row.person, row.name, row.text) for row in lines] == [
        (None, "", None),
        (ben.id, "Ben", "I am Ben"),
    ]
    assert {row.person: row.reason for row in await rows(site.database, schema.reports)} == {
        None: "",
        ben.id: "says Ben",
    }
    assert await rows(site.database, schema.mutes) == []
    assert [row.person for row in await rows(site.database, schema.sessions)] == [ben.id]
    assert {
        row.id[0]: (row.host, row.name) for row in await rows(site.database, schema.tables)
    } == {
        "a": (None, ""),
        "b": (ben.id, ""),
        "c": (ben.id, "Tavern"),
    }
    assert sorted(told) == ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc"]
    assert len(ended) == 1
    for table in schema.metadata.sorted_tables:
        assert "anna" not in str(await rows(site.database, table)).casefold()


async def test_before_the_start_their_seat_is_free_and_somebody_else_is_host(
    site: SmallSite, people: People
) -> None:
    anna, ben = await guest(people, "Anna"), await guest(people, "Ben")
    await a_table(site.database, "aaaaaaaaaaaa", [anna, None, ben], state="open")
    await a_table(site.database, "bbbbbbbbbbbb", [anna, None], state="open")
    await a_table(site.database, "cccccccccccc", [ben, anna], state="open")
    await people.delete(anna)
    free = (None, None, False)
    assert await seats_of(site.database, "aaaaaaaaaaaa") == [free, free, (ben.id, "Ben", False)]
    tables = {row.id[0]: row for row in await rows(site.database, schema.tables)}
    assert {id: (row.state, row.host) for id, row in tables.items()} == {
        "a": ("open", ben.id),
        "b": ("closed", None),
        "c": ("open", ben.id),
    }
    assert tables["b"].code is None


async def test_a_member_who_goes_confirms_it_with_the_password(people: People) -> None:
    anna = await member(people)
    for wrong in (None, "not my password"):
        with refused("wrong-password"):
            await people.delete(anna, wrong)
    await signed_in(people)
    await people.delete(anna, PASSWORD)
    with refused("wrong-login"):
        await signed_in(people)
    await guest(people, "Anna")


async def test_guests_whom_nobody_has_seen_for_long_are_forgotten(
    site: SmallSite, people: People
) -> None:
    old = [await guest(people, f"Guest {n}") for n in range(3)]
    stays = await member(people, "Anna")
    await a_table(site.database, "aaaaaaaaaaaa", [old[0], stays])
    long_ago = now() - site.settings.forget_days * DAY - 1
    async with site.database.write() as connection:
        await connection.execute(update(schema.people).values(seen=long_ago))
    seen = await guest(people, "Ben")
    assert await people.forget_old() == 3
    assert {row.id for row in await rows(site.database, schema.people)} == {stays.id, seen.id}
    assert await seats_of(site.database, "aaaaaaaaaaaa") == [
        (None, "", True),
        (stays.id, "Anna", False),
    ]
    assert await people.forget_old() == 0


async def test_many_guests_are_forgotten_in_batches(site: SmallSite, people: People) -> None:
    many = [
        {"id": f"{n:020x}", "name": "Guest", "language": "en", "created": 1, "seen": 1}
        for n in range(2 * BATCH + 1)
    ]
    async with site.database.write() as connection:
        await connection.execute(insert(schema.people), many)
    assert await people.forget_old() == len(many)
    assert await rows(site.database, schema.people) == []


async def test_nobody_is_forgotten_if_that_is_set(database_url: str) -> None:
    async with small_site(database_url, forget_days=0) as site:
        await guest(site.people)
        async with site.database.write() as connection:
            await connection.execute(update(schema.people).values(seen=1))
        assert await site.people.forget_old() == 0
        assert len(await rows(site.database, schema.people)) == 1


async def test_sessions_that_have_ended_are_removed(site: SmallSite, people: People) -> None:
    await guest(people)
    async with site.database.write() as connection:
        await connection.execute(update(schema.sessions).values(expires=now() - 1))
    await guest(people)
    await people.forget_old()
    assert len(await rows(site.database, schema.sessions)) == 1
