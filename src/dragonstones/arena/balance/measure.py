"""Play games, perhaps in several processes, and count them in order."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol

from dragonstones.arena.balance.rows import Row, Sheet, in_order
from dragonstones.arena.play import play
from dragonstones.arena.runner import run
from dragonstones.arena.simulate import Series
from dragonstones.engine import BadSetup, Match
from dragonstones.engine.chance import Rng
from dragonstones.engine.families import part
from dragonstones.engine.registry import Game, games

LAYER = "arena.balance"

#: Plays a match to its end with the same bots, which are seeded with this word.
GoOn = Callable[[Match, str], object]


class Balance(Protocol):
    """What is counted in one family of games. The class is `BALANCE` in the module of its name, or
    in the entry point group `dragonstones.arena.balance`."""

    #: One for each kind of card.
    sheets: ClassVar[Sequence[Sheet]]

    def __init__(self, game: Any) -> None: ...

    def facts(self, match: Match, rng: Rng, on: GoOn) -> Any:
        """The facts of a finished game, found by the process that played it, perhaps by playing
        on from some moment in it."""

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
    return _kind_of(game)(game)


def sheets_of(game: Game[Any]) -> Sequence[Sheet]:
    return _kind_of(game).sheets


def _kind_of(game: Game[Any]) -> type[Balance]:
    kind: type[Balance] | None = part(LAYER, game.family, "BALANCE")
    if kind is None:
        known = [one.id for one in games() if part(LAYER, one.family, "BALANCE")]
        raise BadSetup("no-cards", game=game.id, games=known)
    return kind


def measure(series: Series, workers: int = 1) -> Generator[Measured]:
    """Play the series; yield what is known after each game."""
    series.check()
    measured = Measured(series, balance_of(series.rules))
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
