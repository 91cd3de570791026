"""The guild's gallery with 100,000 entries: how long does a page of it take?

    python -m benchmarks.guild [--database postgresql://...]

The entries are made up, with the words of real rule texts. Every order, filter and search is asked
for on the first page and on pages far back, through the same code as the route; told are p50, p95
and the worst, in milliseconds, and the p95 of the processor's time, which is the same on a machine
that others use, too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any, get_args

from sqlalchemy import insert

from benchmarks.timing import GOAL, Took, arguments, heading, line, looked_over, on, took
from dragonstones.engine import get_game
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.gallery import Gallery, Query
from dragonstones.server.search import words_of
from dragonstones.server.words import card_infos
from dragonstones.wire import EntrySort, Tag

ENTRIES, AUTHORS = 100_000, 2_000
#: Pages of each question that are looked at: the first ones, and by leaps of the cursor.
PAGES = 6
SYLLABLES = ("ka", "lo", "mir", "dra", "gon", "sel", "ba", "thu", "ri", "vel", "mo", "zan")
SORTS: tuple[EntrySort, ...] = get_args(EntrySort)


def entries(rng: random.Random) -> Iterator[dict[str, Any]]:
    """As they lie in the database."""
    texts = [card.text for lang in ("en", "de") for card in card_infos(get_game("fist-2002"), lang)]
    tags = get_args(Tag)
    for number in range(1, ENTRIES + 1):
        name = "".join(rng.choices(SYLLABLES, k=3)).title()
        said = {"en": rng.choice(texts), "de": rng.choice(texts)}
        effect = rng.gauss(0.1, 0.05) if rng.random() < 0.8 else None
        verdict = None if effect is None else rng.choice(("weak", "fair", "strong", "breaks"))
        yield {
            "id": f"home-{number:016x}",
            "kind": rng.choice(("card", "card", "card", "variant")),
            "game": rng.choice(("fist-2002", "fist-tavern")),
            "work": f"{number:x}",
            "version": 1,
            "author": f"p{int(AUTHORS * rng.random() ** 3)}",
            "published": number,
            "data": {"language": 1, "name": {"en": name}, "power": {"take": {"silver": 2}}},
            "name": {"en": name},
            "texts": said,
            "words": words_of([name, *said.values()]),
            "tags": f" {' '.join(sorted(rng.sample(tags, rng.randrange(3))))} ",
            "useless": False,
            "played_as": f"home-{number:016x}",
            "hearts": int(rng.paretovariate(1)) - 1,
            "plays": int(rng.paretovariate(0.8)) - 1,
            "measured": "1",
            "verdict": verdict,
            "effect": effect,
            "listed": True,
        }


async def fill(database: Database) -> None:
    rng = random.Random(1)
    person = {"language": "en", "created": 1, "seen": 1}
    people = [{"id": f"p{n}", "name": f"Author {n}", **person} for n in range(AUTHORS)]
    rows = entries(rng)
    async with database.write() as connection:
        await connection.execute(insert(schema.people), people)
        for _ in range(ENTRIES // 1000):
            some = [next(rows) for _ in range(1000)]
            await connection.execute(insert(schema.guild), some)
    await looked_over(database)


def questions() -> Iterator[tuple[str, dict[str, Any]]]:
    yield "no filter", {}
    yield "edition", {"game": "fist-tavern"}
    yield "kind and tag", {"kind": "variant", "tag": "funny"}
    yield "author, prolific", {"author": "p0"}
    yield "author, rare", {"author": f"p{AUTHORS - 1}"}
    yield "verdict and edition", {"verdict": "breaks", "game": "fist-2002"}
    yield "no such game", {"game": "none"}
    yield "search: a word of most", {"search": "stone"}
    yield "search: two words", {"search": "silver draw"}
    yield "search: a rare name", {"search": "kalomir"}
    yield "search: two letters", {"search": "ka"}
    yield "search: nothing", {"search": "xylophone"}
    yield "search and filters", {"search": "take", "tag": "nasty", "kind": "card"}


async def measure(database: Database, asked: dict[str, Any]) -> list[Took]:
    """What pages in every order take: the first ones, and some from far back."""
    gallery, found = Gallery(database), []
    for sort in SORTS:
        after = None
        for page in range(PAGES):
            query = Query(**asked, sort=sort, after=after)
            told, one = await took(database, partial(gallery.entries, query))
            found.append(one)
            after = told.next
            if after is None:
                break
            if page == 1:  # a leap: as if somebody had turned many pages
                far = await gallery.entries(Query(**asked, sort=sort, after=after, most=2000))
                after = far.next or after
    return found


async def run(database: Database) -> None:
    await fill(database)
    await measure(database, {})
    every: list[Took] = []
    print(heading())
    for name, asked in questions():
        found = await measure(database, asked)
        every += found
        print(line(name, found), flush=True)
    print(line("all of them", every))
    print(f"\n(goal: p95 of a page under {GOAL:.0f} ms)")


def main(database: str | None = None) -> None:
    print(f"The gallery of a guild with {ENTRIES:,} entries\n")
    on(database, run)


if __name__ == "__main__":
    main(arguments(__doc__).parse_args().database)
