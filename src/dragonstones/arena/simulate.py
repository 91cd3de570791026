"""Bots play a number of games, on one core or several; the same seed gives the same games."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from dragonstones.arena.play import new_match, play
from dragonstones.arena.statistics import Statistics, statistics_of
from dragonstones.bots import make_bot
from dragonstones.engine import BadSetup, Game, Match, get_game


@dataclass(frozen=True, slots=True)
class Series:
    """The games to be played."""

    game: str
    players: int
    games: int
    seed: int | str
    #: One bot per seat; with every game they move on by one seat.
    bots: tuple[str, ...]
    #: The options of the game; missing ones have their usual value.
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rules(self) -> Game[Any]:
        """The game as it is played with these options."""
        return get_game(self.game).with_options(self.options)

    def check(self) -> None:
        """Refuse now, not in a worker, what cannot be played."""
        self.new_match(0)
        if self.games < 1:
            raise BadSetup("wrong-games", games=self.games)
        if len(self.bots) != self.players:
            raise BadSetup("wrong-bots", bots=len(self.bots), players=self.players)
        for name in self.bots:
            make_bot(self.game, name, 0)

    def new_match(self, seed: int | str) -> Match:
        return new_match(self.game, self.players, seed, self.options)


@dataclass(slots=True)
class Report:
    """A summary of some games; summaries of parts can be added."""

    #: What is counted in this game, and in no other.
    own: Statistics = field(default_factory=Statistics)
    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rounds: Counter[int] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_bot: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        for name in ("rounds", "wins_by_seat", "wins_by_bot"):
            getattr(self, name).update(getattr(other, name))
        self.own.add(other.own)

    @property
    def rounds_mean(self) -> float:
        return sum(n * games for n, games in self.rounds.items()) / max(1, self.rounds.total())

    def own_data(self) -> dict[str, Any]:
        return self.own.data(self.finished)

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
            **self.own_data(),
            "events": dict(self.own.events.most_common()),
        }


def play_game(series: Series, number: int) -> Report:
    """One game of a series."""
    seed = f"{series.seed}/{number}"
    turn = number % series.players
    played = play(series.new_match(seed), series.bots[turn:] + series.bots[:turn], seed)
    match = played.match
    report = Report(statistics_of(match.game), games=1, decisions=played.decisions)
    report.own.add_game(match)
    if match.result:
        report.finished = 1
        if "turns" in match.result:  # not every game has any
            report.rounds[match.result["turns"]] += 1
        for seat in match.result["winners"]:
            report.wins_by_seat[seat] += 1
            report.wins_by_bot[played.bots[seat]] += 1
    return report


def _play_some(series: Series, start: int, stop: int) -> Report:
    total = _nothing_yet(series)
    for number in range(start, stop):
        total.add(play_game(series, number))
    return total


def _nothing_yet(series: Series) -> Report:
    return Report(statistics_of(get_game(series.game)))


def simulate(series: Series, workers: int = 1) -> Iterator[Report]:
    """Play the series; yield the growing total after each part of it."""
    series.check()
    start = time.perf_counter()
    total = _nothing_yet(series)
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
