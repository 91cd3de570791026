"""Games are played, perhaps by several processes, and counted in their order."""

from __future__ import annotations

import random
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from dragonstones.arena.balance.fist import FistBalance, GoOn
from dragonstones.arena.balance.gold import GoldBalance
from dragonstones.arena.balance.rows import Row, in_order
from dragonstones.arena.play import play
from dragonstones.arena.runner import run
from dragonstones.arena.simulate import Series
from dragonstones.engine import BadSetup, Match, get_game
from dragonstones.engine.chance import Rng
from dragonstones.engine.registry import Game, games
from dragonstones.games.fist import FistGame
from dragonstones.games.gold import GoldGame


class Balance(Protocol):
    """What is counted in one kind of game."""

    def facts(self, match: Match, rng: Rng, on: GoOn) -> Any:
        """What has to be known of a finished game. Whoever has played it finds it out, perhaps
        by playing on from somewhere in it."""

    def add(self, facts: Any) -> None:
        """One more game."""

    def rows(self) -> list[Row]:
        """Every card."""


@dataclass(slots=True)
class Measured:
    """The games so far."""

    series: Series
    balance: Balance
    games: int = 0
    finished: int = 0

    def data(self) -> dict[str, Any]:
        """One plain object, as `--json` prints it."""
        series = self.series
        return {
            "game": series.game,
            "players": series.players,
            "bots": list(series.bots),
            "options": dict(series.options),
            "seed": series.seed,
            "games": self.games,
            "finished": self.finished,
            "cards": in_order(self.balance.rows()),
        }


class Job(NamedTuple):
    series: Series
    number: int


def balance_of(game: Game[Any]) -> Balance:
    """Nothing counted yet, of the kind that this game has."""
    if isinstance(game, FistGame):
        return FistBalance(game)
    if isinstance(game, GoldGame):
        return GoldBalance()
    known = [one.id for one in games() if isinstance(one, FistGame | GoldGame)]
    raise BadSetup("no-cards", game=game.id, games=known)


def measure(series: Series, workers: int = 1) -> Generator[Measured]:
    """Play the series; what is known after each game of it."""
    series.check()
    measured = Measured(series, balance_of(get_game(series.game)))
    jobs = (Job(series, number) for number in range(series.games))
    early: dict[int, Any] = {}
    with closing(run(play_job, jobs, workers)) as played:
        for number, facts in played:
            early[number] = facts
            while measured.games in early:
                if facts := early.pop(measured.games):
                    measured.balance.add(facts)
                    measured.finished += 1
                measured.games += 1
                yield measured


def play_job(job: Job) -> tuple[int, Any]:
    """The same game as in a simulation."""
    series, number = job
    seed, turn = f"{series.seed}/{number}", number % series.players
    names = series.bots[turn:] + series.bots[:turn]
    match = series.new_match(seed)
    play(match, names, seed)
    if not match.result:
        return number, None

    def on(match: Match, word: str) -> None:
        play(match, names, f"{seed}/{word}")

    return number, balance_of(match.game).facts(match, random.Random(f"{seed}/facts"), on)
