"""Ratings follow from the list of results, once each, whatever happens: on both databases."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from dragonstones.arena.anchors import anchors
from dragonstones.server import database as database_module
from dragonstones.server import ratings as method
from dragonstones.server import schema
from dragonstones.server import site as site_module
from dragonstones.server.admin import Admin
from dragonstones.server.database import Database, now
from dragonstones.server.moderation import Moderation
from dragonstones.server.people import PersonRow
from dragonstones.server.ratings import NEW, Rated, Ratings, rate, weight
from dragonstones.server.results import Seat, why_unrated
from dragonstones.server.tables import Tables
from dragonstones.wire import NewTable, PersonChange, SanctionWanted
from tests.server.finished import put
from tests.server.live import running
from tests.server.people_app import SmallSite, rows, small_site
from tests.server.players import until
from tests.server.sites import Site
from tests.server.test_people import guest, member, signed_in
from tests.server.test_profiles import MATCH, ended, seat_people

pytestmark = pytest.mark.anyio

NOVEMBER, DECEMBER = 1_794_000_000_000, 1_796_500_000_000


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


def seats(*places: int, left: str = "") -> list[dict[str, Any]]:
    """The players 1, 2, ... at these places; `left`: of the last of them."""
    found: list[dict[str, Any]] = [{"player": n, "place": p} for n, p in enumerate(places, 1)]
    if left:
        found[-1]["left"] = left
    return found


async def add_players(database: Database, people: Sequence[str | None]) -> None:
    async with database.write() as connection:
        numbered = [{"number": n, "person": one} for n, one in enumerate(people, 1)]
        await connection.execute(insert(schema.players), numbered)


async def add(
    database: Database, table: str, seats: list[dict[str, Any]], at: int = NOVEMBER
) -> None:
    row = {"table": table, "game": "fist-2002", "ended": at, "seats": seats}
    async with database.write() as connection:
        await connection.execute(insert(schema.results), row)


async def computed(database: Database) -> list[list[Any]]:
    """All that is computed from results, in one order."""
    tables = (schema.rated, schema.ratings, schema.meetings)
    return [sorted(map(tuple, await rows(database, table))) for table in tables]


# -- the method --------------------------------------------------------------------


def test_who_is_ahead_rises_and_everybody_is_surer() -> None:
    after = rate("fist-2002", [Seat(n, n) for n in (1, 2, 3)], {}, 1.0)
    assert after[1].mu > after[2].mu > after[3].mu
    assert after[1].mu > NEW.mu > after[3].mu
    assert all(one.sigma < NEW.sigma for one in after.values())


def test_a_bot_is_a_fixed_point() -> None:
    places = [Seat(1, player=7), Seat(2, bot="archmage"), Seat(3, bot="random")]
    after = rate("fist-2002", places, {}, 1.0)
    assert set(after) == {7} and after[7].mu > NEW.mu
    weak = [Seat(1, player=7), Seat(2, bot="random"), Seat(3, bot="random")]
    assert rate("fist-2002", weak, {}, 1.0)[7].mu < after[7].mu


def test_a_game_that_counts_half_changes_half() -> None:
    places = [Seat(n, n) for n in (1, 2, 3)]
    whole, half = rate("fist-2002", places, {}, 1.0), rate("fist-2002", places, {}, 0.5)
    assert half[1].mu - NEW.mu == pytest.approx((whole[1].mu - NEW.mu) / 2)
    assert NEW.sigma - half[1].sigma == pytest.approx((NEW.sigma - whole[1].sigma) / 2)


def test_the_same_few_count_less_and_a_stranger_makes_it_count() -> None:
    assert weight([10, 10, 10]) == 1.0
    assert weight([20, 20, 20]) == 0.5
    assert weight([20, 1, 1]) == 1.0


def test_who_leaves_early_loses_and_nobody_else_gains() -> None:
    places = [Seat(1, 1), Seat(2, 2), Seat(4, 3, left="early")]
    after = rate("fist-2002", places, {}, 1.0)
    assert set(after) == {3} and after[3].mu < NEW.mu


def test_who_leaves_late_is_last_and_the_others_have_their_game() -> None:
    places = [Seat(1, 1), Seat(2, 2), Seat(4, 3, left="late")]
    assert set(rate("fist-2002", places, {}, 1.0)) == {1, 2, 3}


# -- which games count -------------------------------------------------------------


async def test_a_table_says_whether_it_counts(site: SmallSite) -> None:
    anna, tables = await guest(site.people, "Anna"), Tables(site.database)

    async def why(**wish: Any) -> str | None:
        table = await tables.create(anna, NewTable(game="fist-2002", **wish))
        assert table.info().unrated == why_unrated(table)
        return why_unrated(table)

    assert await why() is None
    assert await why(bots=["merchant:bold", "archmage"]) is None
    assert await why(hints=True) == "hints"
    assert await why(company=["Ben"]) == "one-device"
    assert await why(bots=["archmage:50ms"]) == "bot"
    assert await why(options={"deck": {"all_but": ["troll"]}}) == "house-rules"
    table = await tables.create(anna, NewTable(game="fist-2002"))
    assert table.info(has_ratings=False).unrated == "off"
    table.trial = {"seed": "1"}
    assert why_unrated(table) == "trial"


async def test_a_game_that_ends_is_a_result_once(site: SmallSite) -> None:
    anna, ben = await guest(site.people, "Anna"), await guest(site.people, "Ben")
    chris = await guest(site.people, "Chris")
    done = await ended(site, [anna, ben, None, chris])
    await Tables(site.database).finish(done.id, done.match)
    [row] = await rows(site.database, schema.results)
    assert (row.table, row.game, row.number) == (done.id, "fist-2002", None)
    assert [seat.get("bot") for seat in row.seats] == [None, None, "merchant", None]
    assert min(seat["place"] for seat in row.seats) == 1
    numbers = {one.person: one.number for one in await rows(site.database, schema.players)}
    assert [seat.get("player") for seat in row.seats] == [
        numbers[anna.id],
        numbers[ben.id],
        None,
        numbers[chris.id],
    ]


@pytest.mark.parametrize("values", [{"trial": {"seed": "1"}}, {"hints": True}])
async def test_a_game_that_does_not_count_is_no_result(
    site: SmallSite, values: dict[str, Any]
) -> None:
    people = [await guest(site.people, f"Guest {n}") for n in range(2)]
    chris = await guest(site.people, "Chris")
    await ended(site, [*people, None, chris], **values)
    assert await rows(site.database, schema.results) == []


async def test_a_site_without_ratings_keeps_no_results(site: SmallSite) -> None:
    people = [await guest(site.people, f"Guest {n}") for n in range(3)]
    await put(site.database, MATCH, state="playing", result=None, ended=None)
    await seat_people(site.database, MATCH.id, [*people[:2], None, people[2]])
    await Tables(site.database, has_ratings=False).finish(MATCH.id, MATCH.match)
    assert await rows(site.database, schema.results) == []


@pytest.mark.parametrize(
    ("presence", "part", "expected"),
    [
        ("left", 0.1, "early"),
        ("away", 0.1, "early"),
        ("away", 0.9, "late"),
        ("back", 0.1, None),
    ],
)
async def test_who_was_away_at_the_end_has_left(
    site: SmallSite, presence: str, part: float, expected: str | None
) -> None:
    people = [await guest(site.people, f"Guest {n}") for n in range(3)]
    await put(site.database, MATCH, state="playing", result=None, ended=None)
    await seat_people(site.database, MATCH.id, [*people[:2], None, people[2]])
    told = {"table": MATCH.id, "at": 1, "name": "", "seat": 1}
    lines = [
        {**told, "number": 0, "presence": "away", "events": 1},
        {**told, "number": 1, "presence": presence, "events": int(part * len(MATCH.match.events))},
    ]
    async with site.database.write() as connection:
        await connection.execute(insert(schema.talk), lines)
    await Tables(site.database).finish(MATCH.id, MATCH.match)
    [row] = await rows(site.database, schema.results)
    assert row.seats[1].get("left") == expected
    assert (row.seats[1]["place"] == 5) == (expected is not None)


@pytest.mark.parametrize("game", ["fist-2002", "dragons-gold"])
async def test_a_game_that_all_have_left_is_played_to_its_end_and_lost(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Otherwise whoever is behind would only have to go."""
    monkeypatch.setattr(site_module, "KEEP_EVERY", 0.05)
    async with running(sqlite_url) as live:
        [anna] = await live.guests("Anna")
        table = await anna.new_table(game, seats=3, bots=["random", "random"])
        await anna.leave(table)
        await until(lambda: live.rows("SELECT 1 FROM results"))
        [(seats,)] = live.rows("SELECT seats FROM results")
        mine = json.loads(seats)[0]
        assert (mine["left"], mine["place"]) == ("early", 4)


async def test_who_does_not_come_back_to_a_game_that_counts_has_left_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as live:
        [anna] = await live.guests("Anna")
        tables = [
            await anna.new_table(seats=3, bots=["random", "random"], hints=hints)
            for hints in (False, True)
        ]
        fresh = await anna.new_table(seats=3, bots=["random", "random"])
        old = update(schema.tables).where(schema.tables.c.id.in_(tables))
        async with live.site.database.write() as connection:
            await connection.execute(old.values(touched=now() - site_module.LEFT_FOR_GOOD - 1))
        await live.site.tidy_up()
        query = 'SELECT "table" FROM seats WHERE "left"'
        assert live.rows(query) == [(tables[0],)], (fresh, "hints: it does not count")
        # Until it is over they can come back.
        await anna.sit(tables[0])
        assert live.rows(query) == []


# -- rating them -------------------------------------------------------------------


async def test_from_scratch_the_ratings_are_the_same_to_the_last_bit(site: SmallSite) -> None:
    anna = await member(site.people, "Anna")
    await site.people.change(await signed_in(site.people), PersonChange(shown_to="everybody"))
    await add_players(site.database, [anna.id, None, None])
    ratings = Ratings(site.database)
    places = [seats(1, 2, 3), seats(3, 1, 2), seats(2, 2, 1), seats(1, 2, 4, left="early")]
    for n in range(30):
        at = NOVEMBER + n if n < 25 else DECEMBER + n
        await add(site.database, f"table{n:02d}", places[n % 4], at)
        if n % 7 == 0:
            await ratings.rate_new()
    await ratings.rate_new()
    before = await computed(site.database)
    assert all(before)
    assert {row.season for row in await rows(site.database, schema.ratings)} == {
        "",
        "2026-11",
        "2026-12",
    }
    assert [row.listed for row in await rows(site.database, schema.ratings)].count(True) == 2
    async with site.database.write() as connection:
        await connection.execute(update(schema.ratings).values(mu=1.0))
    assert await ratings.compute_again() == 30
    assert await computed(site.database) == before


async def test_it_takes_as_long_as_it_takes_to_compute_all_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL ends a transaction in which nothing happens for long; here soon."""
    monkeypatch.setattr(method, "AT_ONCE", 2)
    monkeypatch.setitem(database_module.POSTGRES, "idle_in_transaction_session_timeout", "600")
    real = method.rate

    def slow(*args: Any) -> dict[int, Rated]:
        time.sleep(0.15)
        return real(*args)

    async with small_site(postgres_url) as site:
        await add_players(site.database, [None] * 3)
        for n in range(6):
            await add(site.database, f"table{n:02d}", seats(1, 2, 3), NOVEMBER + n)
        ratings = Ratings(site.database)
        await ratings.rate_new()
        before = await computed(site.database)
        monkeypatch.setattr(method, "rate", slow)
        assert await ratings.compute_again() == 6
        assert await computed(site.database) == before


async def test_processes_that_rate_at_the_same_moment_rate_each_result_once(
    site: SmallSite,
) -> None:
    await add_players(site.database, [None] * 3)
    for n in range(20):
        await add(site.database, f"table{n:02d}", seats(1, 2, 3), NOVEMBER + n)
    other = Database(site.database.url.render_as_string(hide_password=False))
    processes = [Ratings(one) for one in (site.database, other) * 2]
    await asyncio.gather(*(one.rate_new() for one in processes))
    await other.close()
    found = await rows(site.database, schema.results)
    assert sorted(row.number for row in found) == list(range(1, 21))
    assert all(row.number == int(row.table[5:]) + 1 for row in found)
    assert {row.games for row in await rows(site.database, schema.ratings)} == {20}


DIES = """
import os, signal
from dragonstones.server import ratings
real = ratings.Ratings._rate_one
async def rate_one(self, connection, row, number):
    await real(self, connection, row, number)
    if number == {number}:
        os.kill(os.getpid(), signal.SIGKILL)
ratings.Ratings._rate_one = rate_one
"""


@pytest.mark.parametrize("kind", ["sqlite_url", "postgres_url"])
def test_a_process_that_is_killed_while_it_rates_loses_and_doubles_nothing(
    kind: str,
    request: pytest.FixtureRequest,
    new_site: Callable[..., Site],
    tmp_path: Path,
) -> None:
    url = request.getfixturevalue(kind)
    new_site(url).stop()  # makes the tables

    async def fill() -> None:
        database = Database(url)
        await add_players(database, [None] * 3)
        for n in range(5):
            await add(database, f"table{n:02d}", seats(1, 2, 3), NOVEMBER + n)
        await database.close()

    asyncio.run(fill())
    for number in (1, 4):
        killed = Site(tmp_path, url, first=DIES.format(number=number))
        killed.launch()
        assert killed.wait() == -9
    well = new_site(url)

    async def found() -> tuple[list[Any], list[list[Any]], list[list[Any]]]:
        database = Database(url)
        while any(row.number is None for row in await rows(database, schema.results)):
            await asyncio.sleep(0.1)
        results, rated = await rows(database, schema.results), await computed(database)
        await Ratings(database).compute_again()
        again = await computed(database)
        await database.close()
        return results, rated, again

    results, rated, again = asyncio.run(asyncio.wait_for(found(), 60))
    well.stop()
    assert sorted(row.number for row in results) == [1, 2, 3, 4, 5]
    assert {row[3] for row in rated[1]} == {5}  # games, of each
    assert rated == again


# -- leaderboards ------------------------------------------------------------------


async def ranked(site: SmallSite, names: Sequence[str], games: int = 12) -> list[PersonRow]:
    """Members who have always come in at this order."""
    people = [await member(site.people, name) for name in names]
    await add_players(site.database, [one.id for one in people])
    places = [{"player": n, "place": n} for n in range(1, len(people) + 1)]
    for n in range(games):
        await add(site.database, f"table{n:02d}", places, NOVEMBER + n)
    await Ratings(site.database).rate_new()
    return people


async def show(site: SmallSite, name: str, to: Any = "everybody") -> None:
    await site.people.change(await signed_in(site.people, name), PersonChange(shown_to=to))


async def test_a_leaderboard_lists_those_who_show_themselves(site: SmallSite) -> None:
    [_, ben, _] = await ranked(site, ["Anna", "Ben", "Chris"])
    ratings = Ratings(site.database)
    board = await ratings.board("fist-2002", "", 1, ben, "en")
    assert (board.rows, board.total) == ([], 0)
    assert board.mine is not None and (board.mine.place, board.mine.listed) == (1, False)
    for name in ("Anna", "Ben", "Chris"):
        await show(site, name)
    for season in ("", "2026-11"):
        board = await ratings.board("fist-2002", season, 1, ben, "en")
        assert [(row.place, row.name) for row in board.rows] == [
            (1, "Anna"),
            (2, "Ben"),
            (3, "Chris"),
        ]
        assert board.mine is not None and (board.mine.place, board.mine.listed) == (2, True)
    assert [row.name for row in (await ratings.board("fist-2002", "", 2, None, "en")).rows] == [
        "Ben",
        "Chris",
    ]
    assert (await ratings.board("fist-2002", "2026-10", 1, ben, "en")).mine is None
    assert [rung.level for rung in board.rungs] == list(anchors("fist-2002"))
    await show(site, "Anna", "nobody")
    await Admin(site.database).disable("Chris")
    assert [one.name for one in (await ratings.board("fist-2002", "", 1, None, "en")).rows] == [
        "Ben"
    ]


async def test_a_leaderboard_is_the_same_from_wherever_it_is_read(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["Anna", "Ben", "Chris", "Dora", "Emil"]
    await ranked(site, names)
    for name in names:
        await show(site, name)
    monkeypatch.setattr(method, "MOST_ROWS", 2)
    for first in range(1, 8):
        board = await Ratings(site.database).board("fist-2002", "", first, None, "en")
        found = [(row.place, row.name) for row in board.rows]
        assert found == [*enumerate(names, 1)][first - 1 : first + 1]


async def test_who_is_banned_is_off_the_leaderboards_until_that_is_taken_back(
    site: SmallSite,
) -> None:
    people = await ranked(site, ["Anna", "Ben", "Mona"])
    for name in ("Anna", "Ben"):
        await show(site, name)
    async with site.database.write() as connection:
        mona = update(schema.people).where(schema.people.c.id == people[2].id)
        await connection.execute(mona.values(role="moderator"))

    async def listed() -> list[str]:
        board = await Ratings(site.database).board("fist-2002", "", 1, None, "en")
        return [one.name for one in board.rows]

    moderation, ban = Moderation(site.database), SanctionWanted(kind="ban", reason="Enough")
    number = await moderation.sanction(people[2], people[0].id, ban)
    assert await listed() == ["Ben"]
    await moderation.lift(people[2], number)
    assert await listed() == ["Anna", "Ben"]


async def test_under_ten_games_nobody_is_ranked(site: SmallSite) -> None:
    anna, *_ = await ranked(site, ["Anna", "Ben", "Chris"], games=9)
    await show(site, "Anna")
    board = await Ratings(site.database).board("fist-2002", "", 1, anna, "en")
    assert board.rows == [] and board.least == 10
    assert board.mine is not None and (board.mine.place, board.mine.rating.games) == (None, 9)


async def test_a_page_tells_the_rating_with_its_band(site: SmallSite) -> None:
    anna, *_ = await ranked(site, ["Anna", "Ben", "Chris"])
    [told] = await Ratings(site.database).of_person(anna.id, "de")
    async with site.database.read() as connection:
        now = await Ratings(site.database).strength(connection, anna.id, "fist-2002")
    assert told.rating == now.told(12) and told.place is None
    assert len(told.past) == 12
    assert told.past[-1].value == told.rating.value > told.past[0].value > method.MIDDLE
    assert told.past[-1].spread < told.past[0].spread
    assert await Ratings(site.database, is_open=False).of_person(anna.id, "de") == []


async def test_a_game_tells_by_how_much_it_changed_a_rating(site: SmallSite) -> None:
    anna, ben, _ = await ranked(site, ["Anna", "Ben", "Chris"])
    ratings, tables = Ratings(site.database), [f"table{n:02d}" for n in range(12)]
    [told] = await ratings.of_person(anna.id, "en")
    async with site.database.read() as connection:
        changes = await ratings.changes(connection, anna.id, [*tables, "another"])
        assert await ratings.changes(connection, ben.id, ["table00"]) != {}
    assert set(changes) == {*tables} and min(changes.values()) > 0
    assert sum(changes.values()) == told.rating.value - method.MIDDLE


async def test_somebody_who_goes_leaves_a_number(site: SmallSite) -> None:
    """The ratings of the others still follow from the results."""
    people = [await guest(site.people, name) for name in ("Anna", "Ben", "Chris")]
    await add_players(site.database, [one.id for one in people])
    for n in range(12):
        await add(site.database, f"table{n:02d}", seats(1, 2, 3), NOVEMBER + n)
    ratings = Ratings(site.database)
    await ratings.rate_new()
    known = await site.people.export(people[0])
    assert len(known["ratings"]) == 12 and known["leaderboards"]
    before = await computed(site.database)
    await site.people.delete(people[0])
    assert [row.person for row in await rows(site.database, schema.players)].count(None) == 1
    await ratings.compute_again()
    assert await computed(site.database) == before


def test_a_rating_of_somebody_new_is_no_more_than_a_guess() -> None:
    assert NEW.told(0).value == 1500 and NEW.told(0).spread == 400
    assert Rated(25.0, 1.0).certain == 23.0


# -- thrown games ------------------------------------------------------------------


async def test_a_pair_stands_out_if_one_always_yields_to_the_other(site: SmallSite) -> None:
    """Ben is as good as the others, but last whenever Anna is there."""
    names = ("Anna", "Ben", "Chris", "Dora", "Eva")
    people = [await guest(site.people, name) for name in names]
    await add_players(site.database, [one.id for one in people])
    rng = random.Random(1)
    honest = [rng.sample(range(1, 6), 3) for _ in range(60)]
    orders = [order for order in honest if not {1, 2} <= {*order}]
    for third in (3, 4, 5) * 3:
        orders += [[1, third, 2], [third, 1, 2]]
    at = now() - 10_000_000
    for n, order in enumerate(orders):
        places = [{"player": player, "place": place} for place, player in enumerate(order, 1)]
        await add(site.database, f"table{n:03d}", places, at + n)
    [found] = await Admin(site.database).thrown()
    assert (found.first, found.second, found.games, found.ahead) == ("Anna", "Ben", 18, 18.0)
    assert found.expected < 12


async def test_honest_games_do_not_stand_out(site: SmallSite) -> None:
    await add_players(
        site.database, [(await guest(site.people, f"Guest {n}")).id for n in range(6)]
    )
    rng = random.Random(2)
    for n in range(60):
        order = enumerate(rng.sample(range(1, 7), 4), 1)
        places = [{"player": player, "place": place} for place, player in order]
        await add(site.database, f"table{n:03d}", places, now() - 10_000_000 + n)
    assert await Admin(site.database).thrown() == []
