"""A short soak on each kind of database; and a soak notices what it is there to notice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dragonstones import Match
from tests.server.players import Book, plain, plain_events
from tests.soak.compare import Fault, compare
from tests.soak.crowd import Soaker, sight
from tests.soak.plan import FIRST, LAST, plan
from tests.soak.stages import on_postgres, on_sqlite, soak
from tests.soak.troubles import ANYWHERE, WITH_SERVICES, Stage
from tests.soak.verdict import Memory, Verdict, draw

#: Seconds and tables of a soak in `make test`.
SHORT, TABLES = 14.0, 5


def short(stage: Stage, name: str) -> Verdict:
    verdict = asyncio.run(soak(stage, name, SHORT, TABLES, "short"))
    assert verdict.is_good, "\n".join(verdict.lines())
    assert verdict.answers and verdict.connections > verdict.people and verdict.stops
    return verdict


def test_a_short_soak_on_sqlite(tmp_path: Path) -> None:
    with on_sqlite(tmp_path) as stage:
        assert {one.kind for one in short(stage, "sqlite").troubles} == {*ANYWHERE}


def test_a_short_soak_on_postgresql_and_redis(tmp_path: Path) -> None:
    with on_postgres(tmp_path) as stage:
        assert {one.kind for one in short(stage, "postgres").troubles} == {*WITH_SERVICES}


# -- what happens --------------------------------------------------------------


def test_what_goes_wrong_follows_from_the_seed() -> None:
    kinds = [*WITH_SERVICES]
    assert plan(kinds, 300, "a") == plan(kinds, 300, "a") != plan(kinds, 300, "b")
    for seconds in (10.0, 300.0):
        some = plan(kinds, seconds, "a")
        assert {one.kind for one in some} == {*kinds}
        assert all(FIRST * seconds <= one.at < LAST * seconds for one in some)
        assert [one.at for one in some] == sorted(one.at for one in some)


# -- what is noticed -----------------------------------------------------------

SEATS, ANSWERS = 3, 60


def told() -> tuple[Book, list[Soaker]]:
    """A game by chance, each answer with a key, and what its three players were told of it."""
    options = {"rules": "advanced", "timer": None, "steps": 4}
    match = Match.new("dragons-gold", seats=SEATS, seed="soak", options=options)
    rng, rows = random.Random(1), list[Any]()
    people = [Soaker(str, "", "table", seat=seat) for seat in range(SEATS)]
    _look(match, people)
    while len(rows) < ANSWERS:
        seat = rng.choice(list(match.waiting))
        answer, key = match.waiting[seat].sample(rng), str(len(rows))
        match.answer(seat, answer)
        people[seat].accepted[key] = answer
        rows.append([[*plain(match.journal()["answers"][-1]), key]])
        _look(match, people)
    journal = match.journal()
    head = {name: journal[name] for name in ("game", "rules", "options", "seed", "seats")}
    return Book({**head, "id": "table", "state": "playing", "result": None}, set(), rows), people


def _look(match: Match, people: list[Soaker]) -> None:
    for one in people:
        one.events = plain_events(match, one.seat)
        one.moments.append((len(one.events), sight(match.view(one.seat))))


def forget_an_answer(book: Book, people: list[Soaker]) -> None:
    people[0].accepted["never written"] = {}


def write_it_twice(book: Book, people: list[Soaker]) -> None:
    book.rows[0].append(book.rows[0][0])


def skip_an_event(book: Book, people: list[Soaker]) -> None:
    del people[1].events[3]


def take_back_a_refusal(book: Book, people: list[Soaker]) -> None:
    people[1].refused[next(iter(people[1].accepted))] = "too-late"


def show_an_older_view(book: Book, people: list[Soaker]) -> None:
    people[2].moments.insert(20, people[2].moments[0])


def show_the_view_of_another_seat(book: Book, people: list[Soaker]) -> None:
    people[0].moments[5] = people[1].moments[5]


def tell_a_secret(book: Book, people: list[Soaker]) -> None:
    [secret, *_] = [event for event in book.match().events if not event.seen_by(0)]
    people[0].events.append(plain(secret.data()))


@pytest.mark.parametrize(
    ("happens", "kind"),
    [
        (forget_an_answer, "lost"),
        (write_it_twice, "doubled"),
        (skip_an_event, "diverged"),
        (take_back_a_refusal, "diverged"),
        (show_an_older_view, "diverged"),
        (show_the_view_of_another_seat, "leaked"),
        (tell_a_secret, "leaked"),
    ],
)
def test_a_soak_notices(happens: Callable[[Book, list[Soaker]], None], kind: str) -> None:
    book, people = told()
    assert list(compare(book, people)) == []
    happens(book, people)
    assert kind in {fault.kind for fault in compare(book, people)}


# -- what is said about it -----------------------------------------------------


def test_the_verdict_has_a_figure_for_everything_and_a_plot(tmp_path: Path) -> None:
    verdict = Verdict("SQLite", 1000, plan([*ANYWHERE], 1000, "a"), stops=[0.5])
    verdict.answers = [(float(at), 0.002) for at in range(1000)] + [(510.0, 3.0)] * 20
    # 36 MB an hour is 10 kB a second; what was before the last trouble does not count.
    verdict.memory = [Memory(at, 0, 100_000_000 + int(at) * 10_000) for at in range(730, 1000)]
    verdict.memory += [Memory(at, 0, 0) for at in range(690)]
    assert verdict.is_good
    assert verdict.growth == pytest.approx(36)
    said = "\n".join(verdict.lines())
    for part in ("lost 0, doubled 0, diverged 0, leaked 0", "+36 MB an hour", "slowest stop 0.5 s"):
        assert part in said
    worst = max(verdict.p99(), key=lambda step: step[1])
    assert worst[0] == pytest.approx(508, abs=1) and worst[1] == pytest.approx(3000)
    draw([verdict], tmp_path / "soak.svg")
    assert "<svg" in (tmp_path / "soak.svg").read_text()
    verdict.faults.append(Fault("lost", "the answer x of seat 0"))
    assert not verdict.is_good
    assert "lost 1, doubled 0" in "\n".join(verdict.lines())


def test_a_short_time_says_nothing_about_an_hour() -> None:
    verdict = Verdict("SQLite", 100, [], memory=[Memory(99, 0, 1), Memory(100, 0, 2_000_000)])
    assert verdict.growth is None
