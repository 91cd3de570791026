"""The forum with 100,000 threads, one of them with 10,000 posts: how long does a page of it take?

    python -m benchmarks.forum [--database postgresql://...]

The threads are made up. Pages of a board, of everything, of
what somebody follows, of the long thread and of what is found are asked for at their beginning and
far back, through the same code as the routes; told are p50, p95 and the worst, in milliseconds, and
the p95 of the processor's time, which is the same on a machine that others use, too.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import insert

from benchmarks.guild import SYLLABLES
from benchmarks.timing import GOAL, Took, arguments, heading, line, looked_over, on, took
from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.forum import BOARDS, Forum
from dragonstones.server.people import PersonRow
from dragonstones.server.search import words_of
from dragonstones.text import LANGUAGES
from dragonstones.text import texts as texts_in

THREADS, LONG, AUTHORS, FOLLOWED = 100_000, 10_000, 2_000, 500
#: Different posts: more than the site remembers as HTML.
TEXTS = 5_000
#: How often each page is asked for, each time somewhere else.
TIMES = 40
READER = PersonRow("p1", "Author 1", True, "en", 1, None, "nobody", False)


def texts(rng: random.Random) -> list[tuple[str, str]]:
    """Posts, each with its words."""
    made = []
    for _ in range(TEXTS):
        words = ["".join(rng.choices(SYLLABLES, k=rng.randint(1, 3))) for _ in range(40)]
        said = f"The **dragon** said {' '.join(words)}.\n\n> and *so* on"
        made.append((said, words_of([said])))
    return made


async def fill(database: Database) -> None:
    """Threads of two posts, and the first one with many."""
    rng, at = random.Random(1), now() - THREADS
    person = {"language": "en", "created": 1, "seen": 1}
    people = [{"id": f"p{n}", "name": f"Author {n}", **person} for n in range(AUTHORS)]
    threads: list[dict[str, Any]] = []
    posts: list[dict[str, Any]] = []
    made = texts(rng)
    for number in range(1, THREADS + 1):
        count, title = (LONG if number == 1 else 2), f"Thread {number}"
        for place in range(1, count + 1):
            said, words = rng.choice(made)
            posts.append(
                {
                    "number": len(posts) + 1,
                    "thread": number,
                    "place": place,
                    "author": f"p{rng.randrange(AUTHORS)}",
                    "at": at + number,
                    "text": said,
                    "words": words,
                    "answers": place - 1 if place > 1 and place % 3 == 0 else None,
                    "hearts": 0,
                }
            )
        board = "strategy" if number % 10 else rng.choice(BOARDS)
        thread = {"number": number, "board": board, "title": title, "author": "p0", "at": at}
        threads.append({**thread, "posts": count, "last": len(posts)})
    followed = rng.sample(range(1, THREADS + 1), FOLLOWED)
    marks = [{"person": "p1", "thread": n, "read": 1, "followed": True} for n in followed]
    async with database.write() as connection:
        await connection.execute(insert(schema.people), people)
        for table, rows in ((schema.threads, threads), (schema.posts, posts)):
            for start in range(0, len(rows), 1000):
                await connection.execute(insert(table), rows[start : start + 1000])
        await connection.execute(insert(schema.thread_marks), marks)
    await looked_over(database)


def pages(forum: Forum, rng: random.Random) -> dict[str, Callable[[], Awaitable[object]]]:
    newest = THREADS * 2 + LONG

    def before() -> int | None:
        return rng.choice((None, rng.randrange(LONG + 100, newest)))

    return {
        "boards": forum.boards,
        "a board": lambda: forum.threads(READER, "strategy", before=before()),
        "a small board": lambda: forum.threads(READER, "site", before=before()),
        "everything new": lambda: forum.threads(None, before=before()),
        "what I follow": lambda: forum.threads(READER, followed=True, before=before()),
        "the long thread": lambda: forum.thread(1, READER, rng.randrange(1, LONG - 30), ["x"]),
        "a short thread": lambda: forum.thread(rng.randrange(2, THREADS), READER, 1, ["x"]),
        "search: a word of all": lambda: forum.search("dragon", READER, before()),
        "search: two words": lambda: forum.search("kalomir dra", READER, before()),
        "search: a rare word": lambda: forum.search("thurivel", READER, before()),
        "search: two letters": lambda: forum.search("ka", READER, before()),
        "search: nothing": lambda: forum.search("xylophone", READER),
    }


async def run(database: Database) -> None:
    await fill(database)
    for lang in LANGUAGES:  # they are read once
        texts_in(lang)
    every: list[Took] = []
    print(heading())
    for name, page in pages(Forum(database), random.Random(2)).items():
        await page()
        found = [(await took(database, page))[1] for _ in range(TIMES)]
        every += found
        print(line(name, found), flush=True)
    print(line("all of them", every))
    print(f"\n(goal: p95 under {GOAL:.0f} ms)")


def main(database: str | None = None) -> None:
    print(f"A forum with {THREADS:,} threads and {LONG:,} posts in one of them\n")
    on(database, run)


if __name__ == "__main__":
    main(arguments(__doc__).parse_args().database)
