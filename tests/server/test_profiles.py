"""Finished games of people, what they add up to, and who sees it: on both databases."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
from sqlalchemy import insert, update

from dragonstones.deeds import Deed
from dragonstones.deeds import rules as deed_rules
from dragonstones.games.fist.events import Won
from dragonstones.server import played as rows_of_games
from dragonstones.server import profiles as profiles_module
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.gallery import Gallery
from dragonstones.server.journal import Journal
from dragonstones.server.metrics import Metrics
from dragonstones.server.people import PersonRow
from dragonstones.server.played import Recollection
from dragonstones.server.profiles import Asked, Profiles
from dragonstones.server.puzzles import Puzzles
from dragonstones.server.ratings import Ratings
from dragonstones.server.replays import Replays
from dragonstones.server.tables import Tables
from dragonstones.wire import PersonChange
from tests.server.finished import Played, played, put
from tests.server.live import Guest, Live
from tests.server.people_app import PASSWORD, SmallSite, refused, rows, small_site
from tests.server.test_people import guest, member, signed_in
from tests.server.test_tables import played as played_live
from tests.server.test_tables import refuses

pytestmark = pytest.mark.anyio

#: A game by chance, as everybody here plays it.
MATCH = played("fist-2002", id="aaaaaaaaaaaa")


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


def profiles_of(database: Database) -> Profiles:
    return Profiles(
        database, Tables(database), Puzzles(database), Gallery(database), Ratings(database)
    )


async def seat_people(
    database: Database, table: str, people: Sequence[PersonRow | None], **values: Any
) -> None:
    """People into the seats of a table, in order; None: somebody who has gone."""
    async with database.write() as connection:
        for seat, person in enumerate(people):
            place = (schema.seats.c.table == table) & (schema.seats.c.seat == seat)
            who = {"person": person.id, "name": person.name, "bot": None} if person else {}
            if who or values:
                await connection.execute(update(schema.seats).where(place).values(who | values))


async def ended(
    site: SmallSite, people: Sequence[PersonRow | None], id: str = "aaaaaaaaaaaa", **values: Any
) -> Played:
    """A game that has just come to its end, and the site has noted it."""
    done = MATCH if id == MATCH.id else played("fist-2002", id=id)
    changes = {"state": "playing", "result": None, "ended": None, **values}
    await put(site.database, done, **changes)
    await seat_people(site.database, id, people)
    await Tables(site.database).finish(id, done.match)
    return done


# -- rows -----------------------------------------------------------------------


async def test_a_game_that_ends_is_written_down_once_for_everybody(site: SmallSite) -> None:
    anna, ben = await guest(site.people, "Anna"), await guest(site.people, "Ben")
    done = await ended(site, [anna, None, None, ben])
    await Tables(site.database).finish(done.id, done.match)  # by another process, too
    found = {row.person: row for row in await rows(site.database, schema.played)}
    result = done.match.result
    assert result is not None and set(found) == {anna.id, ben.id}
    for person, seat in ((anna, 0), (ben, 3)):
        row = found[person.id]
        assert (row.seat, row.seats, row.game) == (seat, 4, "fist-2002")
        assert (row.won, row.points) == (seat in result["winners"], result["points"][seat])
        assert row.counted and row.tallied
    tallies = await rows(site.database, schema.tallies)
    cards = sum(event.kind == "won" and event.data()["seat"] == 0 for event in done.match.events)
    assert {row.n for row in tallies if (row.person, row.figure) == (anna.id, "cards")} == {cards}


async def test_processes_that_end_a_game_at_the_same_moment_write_it_once(site: SmallSite) -> None:
    anna = await guest(site.people, "Anna")
    await put(site.database, MATCH, state="playing", result=None, ended=None)
    await seat_people(site.database, MATCH.id, [anna])
    tables = [Tables(site.database) for _ in range(4)]
    await asyncio.gather(*(one.finish(MATCH.id, MATCH.match) for one in tables))
    assert len(await rows(site.database, schema.played)) == 1


async def test_nothing_of_a_game_is_written_if_its_end_is_not(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dies in between has ended nothing; the next one does all of it."""
    anna = await guest(site.people, "Anna")
    await put(site.database, MATCH, state="playing", result=None, ended=None)
    await seat_people(site.database, MATCH.id, [anna])
    tables = Tables(site.database)
    with monkeypatch.context() as broken:
        broken.setattr(rows_of_games, "tally", fails)
        with pytest.raises(RuntimeError):
            await tables.finish(MATCH.id, MATCH.match)
    assert (await tables.get(MATCH.id)).state == "playing"
    for table in (schema.played, schema.tallies, schema.deeds, schema.results):
        assert await rows(site.database, table) == []
    await tables.finish(MATCH.id, MATCH.match)
    assert len(await rows(site.database, schema.played)) == 1


async def fails(*_: Any) -> None:
    raise RuntimeError("the process dies")


async def test_who_got_up_has_not_won_and_is_last(site: SmallSite) -> None:
    result = MATCH.match.result
    assert result is not None
    [winner] = result["winners"]
    people = [await guest(site.people, f"Guest {n}") for n in range(4)]
    await put(site.database, MATCH, state="playing", result=None, ended=None)
    await seat_people(site.database, MATCH.id, people, left=True)
    await Tables(site.database).finish(MATCH.id, MATCH.match)
    found = {row.seat: row for row in await rows(site.database, schema.played)}
    assert (found[winner].won, found[winner].place) == (False, 4)


async def test_trials_and_shared_devices_are_remembered_and_not_counted(site: SmallSite) -> None:
    anna = await guest(site.people, "Anna")
    await ended(site, [anna, anna])
    await ended(site, [anna], "bbbbbbbbbbbb", trial={"seed": MATCH.match.seed})
    assert [row.counted for row in await rows(site.database, schema.played)] == [False, False]
    assert await rows(site.database, schema.tallies) == []
    profiles = profiles_of(site.database)
    assert (await profiles.page(anna, True, "en")).games == 0
    assert len((await profiles.games(anna, Asked(), True)).games) == 2


async def test_old_games_are_counted_later_and_once(site: SmallSite) -> None:
    """As a migration leaves them: the rows are there, and nobody has looked at the journals."""
    anna = await guest(site.people, "Anna")
    await put(site.database, MATCH)
    await seat_people(site.database, MATCH.id, [anna])
    tables = Tables(site.database)
    async with site.database.write() as connection:
        await rows_of_games.keep(connection, await tables.get(MATCH.id))
    recollection = Recollection(site.database, Replays(tables, Journal(site.database, Metrics())))
    for _ in range(2):
        await recollection.count_some()
    [row] = await rows(site.database, schema.played)
    assert row.tallied
    later = sorted(await rows(site.database, schema.tallies))
    async with site.database.write() as connection:
        for table in (schema.tallies, schema.played):
            await connection.execute(table.delete())
        await connection.execute(update(schema.tables).values(state="playing"))
    await tables.finish(MATCH.id, MATCH.match)
    assert later and later == sorted(await rows(site.database, schema.tallies))


async def test_a_damaged_game_is_looked_at_once(site: SmallSite) -> None:
    anna = await guest(site.people, "Anna")
    await put(site.database, MATCH, seed="0" * 64)
    await seat_people(site.database, MATCH.id, [anna])
    tables = Tables(site.database)
    async with site.database.write() as connection:
        await rows_of_games.keep(connection, await tables.get(MATCH.id))
        await connection.execute(update(schema.journal).values(entries="[[0, null, null]]"))
    await Recollection(
        site.database, Replays(tables, Journal(site.database, Metrics()))
    ).count_some()
    assert [row.tallied for row in await rows(site.database, schema.played)] == [True]


# -- looking for games ------------------------------------------------------------


async def made_up(database: Database, person: PersonRow, other: PersonRow, n: int) -> list[str]:
    """Games that were never played: every third is won, every second is another game."""
    result = {"winners": [0], "ranking": [[0], [1], [2]], "points": [3, 1, 0], "reason": "points"}
    ids = [f"{'abcdefghijklmnop'[number]}aaaaaaaaaaa" for number in range(n)]
    async with database.write() as connection:
        for number, id in enumerate(ids):
            has_won = number % 3 == 0
            table = {
                "id": id,
                "name": "",
                "game": "dragons-gold" if number % 2 else "fist-2002",
                "rules": 1,
                "options": {},
                "clock": "none",
                "public": number % 4 == 0,
                "state": "over",
                "host": other.id,
                "created": 1,
                "touched": 1,
                "started": 1000,
                # Two at a time end at the same moment.
                "ended": 2000 + number // 2,
                "server_luck": "5e" * 32,
                "result": result | {"winners": [0 if has_won else 1]},
            }
            await connection.execute(insert(schema.tables).values(table))
            seats = [
                {"person": person.id, "name": person.name},
                {"person": other.id, "name": other.name} if number < 4 else {"name": ""},
                {"bot": "merchant:bold"},
            ]
            for seat, who in enumerate(seats):
                await connection.execute(insert(schema.seats).values(table=id, seat=seat, **who))
    tables = Tables(database)
    for id in ids:
        async with database.write() as connection:
            await rows_of_games.keep(connection, await tables.get(id))
    return ids


async def test_games_come_in_pages_and_none_twice(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    ids = await made_up(site.database, anna, ben, 9)
    profiles, found, before = profiles_of(site.database), list[str](), None
    for _ in range(5):
        told = await profiles.games(anna, Asked(most=2, before=before), True)
        found += [game.table.id for game in told.games]
        if told.older is None:
            break
        ended_at, _, id = told.older.partition("-")
        before = (int(ended_at), id)
    assert found == ids[::-1]
    assert told.games[0].lasted == 1000


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (Asked(game="fist-2002"), [0, 2, 4, 6, 8]),
        (Asked(ending="won"), [0, 3, 6]),
        (Asked(ending="lost", game="dragons-gold"), [1, 5, 7]),
        (Asked(search="bE"), [0, 1, 2, 3]),
        (Asked(search="Ben", ending="won"), [0, 3]),
        (Asked(search="anna"), []),
        (Asked(search="%"), []),
        (Asked(search="merchant"), [*range(9)]),
        (Asked(search="kaufm", lang="de"), []),
        (Asked(game="chess"), []),
    ],
)
async def test_games_are_found_by_what_they_were(
    site: SmallSite, asked: Asked, expected: list[int]
) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    ids = await made_up(site.database, anna, ben, 9)
    told = await profiles_of(site.database).games(anna, asked, True)
    assert sorted(ids.index(game.table.id) for game in told.games) == expected


async def test_a_search_goes_on_where_it_has_ended(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games somebody has, one request looks at a few of them only."""
    monkeypatch.setattr(profiles_module, "MOST_SEARCHED", 3)
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    ids = await made_up(site.database, anna, ben, 9)
    profiles, found, before = profiles_of(site.database), list[list[int]](), None
    while True:
        told = await profiles.games(anna, Asked(search="ben", most=2, before=before), True)
        found.append([ids.index(game.table.id) for game in told.games])
        if told.older is None:
            break
        ended_at, _, id = told.older.partition("-")
        before = (int(ended_at), id)
    # Ben sat at the four oldest.
    assert found == [[], [3], [2, 1], [0]]


async def test_figures_come_with_their_intervals(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    await made_up(site.database, anna, ben, 9)
    page = await profiles_of(site.database).page(anna, True, "en")
    assert (page.games, page.won) == (9, 3)
    [first, second] = page.records
    assert (first.game, first.seats, first.wins.n) == ("fist-2002", 3, 5)
    assert first.wins.value == 2 / 5
    low, high = first.wins.low, first.wins.high
    assert low is not None and high is not None and 0 < low < 0.4 < high < 1
    assert (second.points.value, second.points.low) == (3, 3)


async def test_what_families_count_is_told_in_words(site: SmallSite) -> None:
    people = [await member(site.people, f"Anna {n}") for n in range(4)]
    await ended(site, people)
    for lang in ("en", "de"):
        page = await profiles_of(site.database).page(people[0], True, lang)
        assert page.favourites and all(one.text and one.name for one in page.favourites)
        assert page.facts
    words = {fact.text for fact in page.facts}
    assert any("Karte" in text for text in words), words


# -- who sees it -------------------------------------------------------------------


async def test_a_page_is_its_owners_until_they_show_it(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await guest(site.people, "Ben")
    people = site.people
    for visitor in (None, ben):
        with refused("page-not-shown"):
            await people.shown("Anna", visitor)
    assert (await people.shown("anna", anna)).id == anna.id
    anna = await people.change(await signed_in(people), PersonChange(shown_to="everybody"))
    for visitor in (None, ben):
        assert (await people.shown("ANNA", visitor)).id == anna.id
    for nobody in ("Ben", "Nobody", "", "\u200b", "a" * 300):
        with refused("page-not-shown"):
            await people.shown(nobody, None)
    async with site.database.write() as connection:
        await connection.execute(update(schema.people).values(disabled=1))
    with refused("page-not-shown"):
        await people.shown("Anna", None)


async def test_others_see_public_tables_and_nobody_who_hides(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    ids = await made_up(site.database, anna, ben, 9)
    profiles = profiles_of(site.database)
    told = await profiles.games(anna, Asked(), False)
    assert [game.table.id for game in told.games] == [ids[8], ids[4], ids[0]]
    for game in told.games:
        assert "Ben" not in str(game) and ben.id not in str(game)
    assert (await profiles.games(anna, Asked(search="Ben"), False)).games == []
    await site.people.change(
        await signed_in(site.people, "Ben"), PersonChange(shown_to="everybody")
    )
    [game] = (await profiles.games(anna, Asked(search="Ben"), False)).games
    assert game.table.seats[1].name == "Ben" and game.table.name == "Ben"


async def test_a_deed_at_a_private_table_does_not_lead_there(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    [public, private, *_] = await made_up(site.database, anna, ben, 2)
    deeds = [
        {"person": anna.id, "deed": "cool-head", "table": public, "at": 2},
        {"person": anna.id, "deed": "clean-sweep", "table": private, "at": 1},
        {"person": anna.id, "deed": "of-an-older-version", "table": public, "at": 3},
    ]
    async with site.database.write() as connection:
        await connection.execute(insert(schema.deeds), deeds)
    profiles = profiles_of(site.database)
    mine = (await profiles.page(anna, True, "en")).deeds
    assert [(one.id, one.table) for one in mine] == [
        ("cool-head", public),
        ("clean-sweep", private),
    ]
    others = (await profiles.page(anna, False, "en")).deeds
    assert [one.table for one in others] == [public, None]


async def test_a_deed_says_when_it_was_done_and_how_many_others_have_done_it(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deed_rules, "deeds", lambda _: (Deed("cool-head", {"cards": 2}),))
    people = [await guest(site.people, name) for name in ("Anna", "Ben", "Cleo")]
    done = await ended(site, people)
    cards = Counter(event.seat for event in done.match.events if isinstance(event, Won))
    doers = [seat for seat in range(3) if cards[seat] >= 2]
    assert len(doers) > 1
    profiles = profiles_of(site.database)
    for seat in doers:
        [deed] = (await profiles.page(people[seat], True, "en")).deeds
        assert (deed.seat, deed.others, deed.more) == (seat, len(doers) - 1, False)
        seen = [event for event in done.match.events if event.seen_by(seat)]
        assert deed.event is not None
        second = seen[deed.event]
        assert isinstance(second, Won) and second.seat == seat
    monkeypatch.setattr(profiles_module, "MOST_DOERS", len(doers) - 2)
    [deed] = (await profiles.page(people[doers[0]], True, "en")).deeds
    assert (deed.others, deed.more) == (len(doers) - 2, True)


async def test_somebody_who_goes_takes_their_games_along(site: SmallSite) -> None:
    anna, ben = await guest(site.people, "Anna"), await guest(site.people, "Ben")
    await ended(site, [anna, ben])
    known = await site.people.export(anna)
    assert [game["table"] for game in known["games"]] == [MATCH.id]
    assert known["figures"]
    await site.people.delete(anna)
    assert {row.person for row in await rows(site.database, schema.played)} == {ben.id}
    assert {row.person for row in await rows(site.database, schema.tallies)} <= {ben.id}


# -- over HTTP ---------------------------------------------------------------------


async def test_a_guest_who_becomes_a_member_keeps_their_games(live: Live) -> None:
    anna, ben = await live.guests("Anna Memory", "Ben Memory")
    table, _ = await played_live(live, anna, ben, bots=["random"])
    before = await anna.get("/me/page")
    assert (before["games"], before["mine"], before["member"]) == (1, True, False)
    with refuses(403, "page-for-members"):
        await anna.call("PATCH", "/me", {"shown_to": "everybody"})
    reply = await live.http.post(
        "/api/members",
        json={"name": "Anna Memory", "password": PASSWORD},
        headers={"Cookie": f"dragonstones={anna.cookie}"},
    )
    live.http.cookies.clear()
    assert reply.status_code == 201, reply.text
    member = Guest(live, reply.json(), reply.cookies["dragonstones"])
    after = await member.get("/me/page")
    assert after["games"] == 1 and after["member"]
    assert [one["table"]["id"] for one in (await member.get("/me/games"))["games"]] == [table]

    assert (await live.http.get("/api/people?name=Anna%20Memory")).status_code == 404
    assert (await live.http.get("/people/Anna%20Memory")).status_code == 404
    await member.call("PATCH", "/me", {"shown_to": "everybody"})
    shown = (await live.http.get("/api/people?name=anna%20memory")).json()
    assert (shown["name"], shown["mine"]) == ("Anna Memory", False)
    assert (await live.http.get("/api/people/games?name=anna%20memory")).json()["games"]
    assert (await live.http.get("/people/Anna%20Memory")).status_code == 200


async def test_games_that_wait_for_me_come_first(live: Live) -> None:
    anna = await live.guest("Anna")
    waits = await anna.new_table(seats=3, start=False)
    mine = await anna.new_table(bots=["random", "random"], seats=3, clock="none")
    found = await anna.get("/me/running")
    assert {one["table"]["id"] for one in found} == {waits, mine}
    wire = await anna.watch(mine)
    await wire.until(lambda wire: wire.view["decision"])
    found = await anna.get("/me/running")
    assert [(one["table"]["id"], one["my_move"]) for one in found] == [(mine, True), (waits, False)]


async def test_a_game_ends_in_the_journal_and_the_process_dies(live: Live) -> None:
    """Whoever looks next finds it finished, with everything that follows from it."""
    anna = await live.guest("Anna")
    table = await anna.new_table(bots=["random", "random"], seats=3, clock="none")
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(live.site.tables, "finish", fails)
        await live.finish(table)
        while live.site.rooms.live(table):  # it is dropped, as it cannot go on
            await asyncio.sleep(0.01)
    assert (await anna.get("/me/games"))["games"] == []
    await anna.get("/me/running")
    assert [one["table"]["id"] for one in (await anna.get("/me/games"))["games"]] == [table]
