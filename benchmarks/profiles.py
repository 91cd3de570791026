"""Pages about people with a million finished games: how long do they take?

    python -m benchmarks.profiles [--games 1000000] [--database postgresql://...]

The games are made up, with people who play often and people who play seldom. The page, and games by
every filter on the first page and far back, are asked for through the same code as the routes; told
are p50, p95 and the worst, in milliseconds, and the p95 of the processor's time, which is the same
on a machine that others use, too.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import insert

from benchmarks.timing import GOAL, Took, arguments, heading, line, looked_over, on, took
from dragonstones.lookalikes import name_key
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.gallery import Gallery
from dragonstones.server.people import People, PersonRow
from dragonstones.server.profiles import Asked, Profiles
from dragonstones.server.puzzles import Puzzles
from dragonstones.server.ratings import Ratings
from dragonstones.server.settings import Settings
from dragonstones.server.tables import Tables

T = TypeVar("T")
Row = dict[str, Any]

GAMES = 1_000_000
#: People for each hundred games.
PEOPLE = 2
AT_ONCE = 2000
DEEDS = ("full-table", "all-in-one-turn", "clean-sweep", "cool-head", "silence", "silver-tongue")
PIECES = ("wizard", "thief", "sorcerer", "fairy", "necromancer", "troll", "merchant", "gnome")


def batched(items: Iterable[T], n: int) -> Iterator[list[T]]:
    rest = iter(items)
    while some := list(islice(rest, n)):
        yield some


def people(n: int) -> list[dict[str, Any]]:
    more = {"language": "en", "created": 1, "seen": 1, "password": "x", "shown_to": "everybody"}
    names = {f"p{i}": f"Player {i}" for i in range(n)}
    return [{"id": id, "name": name, "key": name_key(name), **more} for id, name in names.items()]


class Made(NamedTuple):
    """A game as it lies in the database: its table, its seats, a row for each person, and deeds."""

    table: Row
    seats: list[Row]
    played: list[Row]
    deeds: list[Row]


def games(rng: random.Random, n: int, known: int) -> Iterator[Made]:
    for number in range(n):
        id, seats = f"{number:012d}", rng.choice((3, 4, 4, 4, 5, 6))
        winner = rng.randrange(seats)
        # A few play much more often than all others; of a million games one of them has thousands.
        sitting = {f"p{int(known * rng.random() ** 1.5)}" for _ in range(seats)}
        others = [[seat] for seat in range(seats) if seat != winner]
        points = [3 if seat == winner else rng.randrange(3) for seat in range(seats)]
        table: Row = {
            "id": id,
            "name": "",
            "game": rng.choice(("fist-2002", "fist-2002", "fist-tavern", "dragons-gold")),
            "rules": 1,
            "options": {},
            "clock": "normal",
            "public": rng.random() < 0.5,
            "state": "over",
            "created": number,
            "touched": number,
            "started": number,
            "ended": number * 1000,
            "server_luck": "5e" * 32,
            "result": {"winners": [winner], "ranking": [[winner], *others], "points": points},
            "sent_away": [],
        }
        rows: list[Row] = [
            {"table": id, "seat": seat, "person": person, "name": person, "bot": None}
            for seat, person in enumerate(sorted(sitting))
        ]
        rows += [
            {"table": id, "seat": seat, "person": None, "name": None, "bot": "merchant:bold"}
            for seat in range(len(rows), seats)
        ]
        mine = [
            {
                "table": id,
                "person": row["person"],
                "seat": row["seat"],
                "game": table["game"],
                "seats": seats,
                "ended": table["ended"],
                "public": table["public"],
                "counted": True,
                "won": row["seat"] == winner,
                "place": 1 if row["seat"] == winner else 2,
                "points": points[row["seat"]],
                "tallied": True,
            }
            for row in rows
            if row["person"]
        ]
        done = [
            {"person": row["person"], "deed": deed, "table": id, "event": 9, "at": number}
            for row in mine
            for deed in (rng.choice(DEEDS),)
        ]
        yield Made(table, rows, mine, done)


async def fill(database: Database, n: int) -> int:
    """How many people there are."""
    known = max(10, n * PEOPLE // 100)
    rng = random.Random(1)
    async with database.write() as connection:
        await connection.execute(insert(schema.people), people(known))
        tallies: list[Row] = [
            {"person": f"p{i}", "game": "fist-2002", "figure": f"won:{piece}", "n": n % 99}
            for i in range(known)
            for piece in PIECES
        ]
        for rows in batched(tallies, AT_ONCE):
            await connection.execute(insert(schema.tallies), rows)
    for some in batched(games(rng, n, known), AT_ONCE):
        async with database.write() as connection:
            await connection.execute(insert(schema.tables), [one.table for one in some])
            seats = [row for one in some for row in one.seats]
            await connection.execute(insert(schema.seats), seats)
            played = [row for one in some for row in one.played]
            await connection.execute(insert(schema.played), played)
            deeds = [row for one in some for row in one.deeds]
            await connection.execute(database.upsert(schema.deeds).on_conflict_do_nothing(), deeds)
    await looked_over(database)
    return known


def questions() -> Iterator[tuple[str, Asked]]:
    yield "games, no filter", Asked()
    yield "one game", Asked(game="dragons-gold")
    yield "won", Asked(ending="won")
    yield "one game, lost", Asked(game="fist-tavern", ending="lost")
    yield "search: somebody frequent", Asked(search="p1")
    yield "search: a bot", Asked(search="merchant")
    yield "search: nobody", Asked(search="xylophone")
    yield "search, filters", Asked(search="p2", game="fist-2002", ending="won")
    yield "no such game", Asked(game="none")


async def measure(database: Database, person: PersonRow, asked: Asked, mine: bool) -> list[Took]:
    """What some pages take, with a leap far back."""
    profiles, found, before = profiles_on(database), [], None
    for page in range(5):
        question = asked._replace(before=before)
        told, one = await took(database, partial(profiles.games, person, question, mine))
        found.append(one)
        if told.older is None:
            break
        ended, _, id = told.older.partition("-")
        before = (int(ended) // 2 if page == 2 else int(ended), id)
    return found


def profiles_on(database: Database) -> Profiles:
    return Profiles(
        database, Tables(database), Puzzles(database), Gallery(database), Ratings(database)
    )


async def run(database: Database, n: int) -> None:
    start = time.perf_counter()
    known = await fill(database, n)
    print(f"{n:,} games of {known:,} people, made in {time.perf_counter() - start:.0f} s\n")
    profiles, here = profiles_on(database), People(database, Settings())
    names = ("Player 0", f"Player {known // 2}", f"Player {known - 1}")
    persons = [await here.shown(name, None) for name in names]
    most = (await profiles.page(persons[0], True, "en")).games
    await profiles.games(persons[0], Asked(search="nobody"), True)  # words and bots are read once
    print(heading())
    pages = [partial(profiles.page, one, True, "en") for one in persons]
    found = [(await took(database, page))[1] for page in pages * 5]
    every = [*found]
    print(line("the page", found))
    for name, asked in questions():
        for mine in (True, False):
            found = [ms for one in persons for ms in await measure(database, one, asked, mine)]
            every += found
            print(line(name + ("" if mine else ", to others"), found), flush=True)
    print(line("all of them", every))
    print(f"\nwho plays most has {most:,} games  (goal: p95 under {GOAL:.0f} ms)")


def main(n: int = GAMES, database: str | None = None) -> None:
    on(database, partial(run, n=n))


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    main(given.games, given.database)
