"""What 10,000, 100,000 and 1,000,000 players at once would need, and what gives way first.

    python -m benchmarks.capacity [costs.json]

A simulation of one process (answers come at random, are played one after the other, and wait for a
commit together with those that came meanwhile) says how many answers a second it takes; the rest
is multiplied. The costs are those that `benchmarks.processes --write` has measured. What else is
assumed stands in `Assumed`, and in docs/scale.md.
"""

from __future__ import annotations

import math
import random
import sys
from pathlib import Path
from statistics import mean

import msgspec
from msgspec import Struct

from benchmarks.processes import COSTS, Costs

SIZES = (10_000, 100_000, 1_000_000)
#: Simulated answers of one run.
ANSWERS = 20_000
#: How far the check may be off.
MARGIN = 0.20


class Assumed(Struct, frozen=True):
    """What was not measured here."""

    seats: int = 4
    #: Seconds between two answers of one player.
    pause: float = 12.0
    #: Seconds of a commit on a disk that is synced, and microseconds of the database for it, rows
    #: apart: at full speed, where the costs were measured, a hundred rows share one.
    commit: float = 0.004
    commit_us: float = 150.0
    #: Seconds within which 99 of 100 answers take effect.
    p99: float = 0.020
    #: Renewals of a lease a second, and microseconds of the database for each.
    renewals: float = 1 / 0.9
    renewal_us: float = 15.0
    #: Cores of one database, rows a second that it writes, and commits a second on its disk; and
    #: messages a second of one Redis.
    database_cores: int = 16
    database_rows: float = 50_000
    database_commits: float = 10_000
    redis_messages: float = 100_000
    #: Connections of one process to the database, and the most that the database takes.
    pool: int = 21
    database_connections: int = 2_000


class Need(Struct):
    players: int
    answers: float
    processes: int
    sockets: int
    memory_gb: float
    rows: float
    commits: float
    renewals: float
    database_cores: float
    connections: int
    messages: float

    def strained(self, assumed: Assumed) -> list[tuple[str, float]]:
        """How much of what one database and one Redis can do this is, the most strained first."""
        shares = [
            ("database cores", self.database_cores / assumed.database_cores),
            ("rows of the database", (self.rows + self.renewals) / assumed.database_rows),
            ("database commits", self.commits / assumed.database_commits),
            ("database connections", self.connections / assumed.database_connections),
            ("Redis messages", self.messages / assumed.redis_messages),
        ]
        return sorted(shares, key=lambda one: -one[1])


def p99(rate: float, cost: float, commit: float, seed: int = 1) -> tuple[float, float]:
    """Seconds from an answer to its effect for 99 of 100, and commits for each answer."""
    rng = random.Random(seed)
    at = free = commit_ends = 0.0
    took: list[float] = []
    waiting: list[float] = []
    commits = 0
    for _ in range(ANSWERS):
        at += rng.expovariate(rate)
        free = max(at, free) + rng.expovariate(1 / cost)  # the process has played it
        while waiting and commit_ends <= free:
            commit_ends += commit
            commits += 1
            took += [commit_ends - came for came in waiting]
            waiting.clear()
        if commit_ends <= free:
            commit_ends = free + commit
            commits += 1
            took.append(commit_ends - at)
        else:
            waiting.append(at)
    took.sort()
    return took[int(0.99 * len(took))], commits / len(took)


def bearable(cost: float, assumed: Assumed) -> tuple[float, float]:
    """The most answers a second of one process, and commits for each."""
    low, high = 1.0, 0.98 / cost
    while high - low > 0.01 * high:
        middle = (low + high) / 2
        if p99(middle, cost, assumed.commit)[0] <= assumed.p99:
            low = middle
        else:
            high = middle
    return low, p99(low, cost, assumed.commit)[1]


def routed(costs: list[Costs]) -> list[Costs]:
    """The measurements in which the players of each table meet in one process."""
    return [one for one in costs if one.by_table]


def need(players: int, costs: list[Costs], assumed: Assumed) -> Need:
    answers, tables = players / assumed.pause, players / assumed.seats
    cost = mean(one.site_us for one in routed(costs))
    most, commits = bearable(cost / 1e6, assumed)
    processes = max(1, math.ceil(answers / most))
    # A process with little to do commits more often for each answer.
    if processes > 1:
        commits = p99(answers / processes, cost / 1e6, assumed.commit)[1]
    database = mean(one.database_us for one in routed(costs))
    renewals = tables * assumed.renewals
    return Need(
        players=players,
        answers=answers,
        processes=processes,
        sockets=math.ceil(players / processes),
        memory_gb=tables * max(one.table_kb for one in routed(costs)) / 1e6,
        rows=answers,
        commits=answers * commits,
        renewals=renewals,
        database_cores=(
            answers * (database + commits * assumed.commit_us) + renewals * assumed.renewal_us
        )
        / 1e6,
        connections=processes * assumed.pool,
        messages=2 * answers,  # published once, and heard where the table is
    )


def check(costs: list[Costs]) -> list[tuple[Costs, float]]:
    """What several processes need for an answer beside what one needs, which is the prediction."""
    [alone] = [one for one in costs if one.workers == 1]
    return [(one, alone.site_us) for one in routed(costs) if one is not alone]


def main(file: Path = COSTS) -> None:
    costs, assumed = msgspec.json.decode(file.read_bytes(), type=list[Costs]), Assumed()
    print("µs of the site for an answer: measured, and predicted from one process\n")
    for one, predicted in check(costs):
        off = predicted / one.site_us - 1
        verdict = "within" if abs(off) <= MARGIN else "not within"
        print(
            f"{one.workers} workers: {one.site_us:,.0f}, {predicted:,.0f} "
            f"({off:+.0%}, {verdict} {MARGIN:.0%})"
        )
    print()
    for needed in (need(players, costs, assumed) for players in SIZES):
        first, share = needed.strained(assumed)[0]
        print(
            f"{needed.players:,} players, {needed.answers:,.0f} answers/s\n"
            f"  site: {needed.processes:,} × a process with {needed.sockets:,} sockets, "
            f"{needed.memory_gb:,.1f} GB in all\n"
            f"  database: {needed.rows:,.0f} rows/s in {needed.commits:,.0f} commits/s, "
            f"{needed.renewals:,.0f} renewals/s, {needed.database_cores:,.1f} cores, "
            f"{needed.connections:,} connections; Redis: {needed.messages:,.0f} messages/s\n"
            f"  the first to give way: {first}, {share:.0%} of what one can do"
        )


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
