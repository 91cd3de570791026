"""Bots play a number of games, on one core or on several; the same seed, the same games."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from dragonstones.bots import make_bot
from dragonstones.engine import BadSetup, Match

#: No game that is not stuck comes near this.
MOST_DECISIONS = 100_000


@dataclass(frozen=True, slots=True)
class Series:
    """The games to be played."""

    game: str
    players: int
    games: int
    seed: int | str
    #: One bot a seat; in each next game they move on by one seat.
    bots: tuple[str, ...]

    def check(self) -> None:
        """Refuse now, not in a worker, what cannot be played."""
        Match.new(self.game, self.players, seed=0)
        if self.games < 1:
            raise BadSetup("wrong-games", games=self.games)
        if len(self.bots) != self.players:
            raise BadSetup("wrong-bots", bots=len(self.bots), players=self.players)
        for name in self.bots:
            make_bot(self.game, name, 0)


@dataclass(slots=True)
class Report:
    """What a number of games were like; reports of parts can be added."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rounds: Counter[int] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_bot: Counter[str] = field(default_factory=Counter)
    #: How often each kind of event happened.
    events: Counter[str] = field(default_factory=Counter)
    points_by_character: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        for name in ("rounds", "wins_by_seat", "wins_by_bot", "events", "points_by_character"):
            getattr(self, name).update(getattr(other, name))

    @property
    def rounds_mean(self) -> float:
        return sum(n * games for n, games in self.rounds.items()) / max(1, self.finished)

    def data(self) -> dict[str, Any]:
        """One plain object, as `--json` prints it."""
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9)),
            "rounds_mean": round(self.rounds_mean, 3),
            "rounds_max": max(self.rounds, default=0),
            "wins_by_seat": {str(seat): n for seat, n in sorted(self.wins_by_seat.items())},
            "wins_by_bot": dict(self.wins_by_bot.most_common()),
            "points_by_character": dict(self.points_by_character.most_common()),
            "events": dict(self.events.most_common()),
        }


def play_game(series: Series, number: int) -> Report:
    """One game of a series."""
    match = Match.new(series.game, series.players, seed=f"{series.seed}/{number}")
    turn = number % series.players
    names = series.bots[turn:] + series.bots[:turn]
    bots = [
        make_bot(series.game, name, f"{series.seed}/{number}/{seat}")
        for seat, name in enumerate(names)
    ]
    decisions = 0
    while match.waiting and decisions < MOST_DECISIONS:
        for seat, decision in list(match.waiting.items()):
            match.answer(seat, bots[seat].answer(match.view(seat), decision))
            decisions += 1
    return _report(match, names, decisions)


def _report(match: Match, names: tuple[str, ...], decisions: int) -> Report:
    report = Report(games=1, decisions=decisions)
    for event in match.events:
        report.events[event.kind] += 1
        if event.kind == "scored":
            scored = event.data()
            report.points_by_character[scored["card"]] += scored["points"]
    if match.result:
        report.finished = 1
        report.rounds[match.result["turns"]] += 1
        for seat in match.result["winners"]:
            report.wins_by_seat[seat] += 1
            report.wins_by_bot[names[seat]] += 1
    return report


def _play_some(series: Series, start: int, stop: int) -> Report:
    total = Report()
    for number in range(start, stop):
        total.add(play_game(series, number))
    return total


def simulate(series: Series, workers: int = 1) -> Iterator[Report]:
    """Play the series; the growing total after each part of it."""
    series.check()
    start = time.perf_counter()
    total = Report()
    step = max(1, min(50, series.games // (4 * workers) or 1))
    parts = [(n, min(n + step, series.games)) for n in range(0, series.games, step)]
    for part in _reports(series, parts, workers):
        total.add(part)
        total.seconds = time.perf_counter() - start
        yield total


def _reports(series: Series, parts: list[tuple[int, int]], workers: int) -> Iterator[Report]:
    if workers == 1:
        for first, last in parts:
            yield _play_some(series, first, last)
        return
    with ProcessPoolExecutor(workers) as pool:
        firsts, lasts = zip(*parts, strict=True)
        yield from pool.map(_play_some, [series] * len(parts), firsts, lasts)
