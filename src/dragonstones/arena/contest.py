"""Who plays whom: every deal is played in all rotations of seats, so that luck cancels out."""

from __future__ import annotations

import logging
from collections.abc import Container, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from dragonstones import __version__
from dragonstones.arena.gamelog import GameLog
from dragonstones.arena.play import new_match, play
from dragonstones.arena.record import Record, make_record
from dragonstones.arena.runner import run
from dragonstones.arena.sprt import Sprt
from dragonstones.bots import make_bot
from dragonstones.engine import BadSetup, get_game

#: A failed bot is in the record of its game; a traceback would only break the progress bar.
_QUIET = logging.NullHandler()

LineUp = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """Is NEW better than OLD? Tested until one is shown to be better, or neither by the margin."""

    new: str
    old: str
    margin: float


@dataclass(frozen=True, slots=True)
class Contest:
    """Line-ups by seat, one for each game of a deal; and the deals, by their seed."""

    game: str
    lineups: tuple[LineUp, ...]
    seed: str = "1"
    options: Mapping[str, Any] = field(default_factory=dict)
    test: Trial | None = None

    @classmethod
    def between(
        cls, game: str, bots: LineUp, seed: str = "1", options: Mapping[str, Any] | None = None
    ) -> Contest:
        """Every deal is played once in each distinct rotation of the bots.

        >>> Contest.between("fist-2002", ("random", "merchant", "random", "merchant")).lineups
        (('random', 'merchant', 'random', 'merchant'), ('merchant', 'random', 'merchant', 'random'))
        """
        rotations = dict.fromkeys(bots[n:] + bots[:n] for n in range(len(bots)))
        return cls(game, tuple(rotations), seed, options or {})

    @classmethod
    def testing(
        cls,
        game: str,
        test: Trial,
        players: int,
        seed: str = "1",
        options: Mapping[str, Any] | None = None,
    ) -> Contest:
        """The two sit in turn, and every deal is played again with all seats exchanged.

        >>> Contest.testing("fist-2002", Trial("merchant", "random", 0.05), players=3).lineups
        (('merchant', 'random', 'merchant'), ('random', 'merchant', 'random'))
        """
        pair = (test.new, test.old)
        lineups = tuple(tuple(pair[(n + m) % 2] for n in range(players)) for m in range(2))
        return cls(game, lineups, seed, options or {}, test)

    @property
    def players(self) -> int:
        return len(self.lineups[0]) if self.lineups else 0

    @property
    def names(self) -> list[str]:
        """The bots, each once, in the order of the first line-up."""
        return list(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    def check(self) -> None:
        """Refuse now, not in a worker, what cannot be played."""
        new_match(self.game, self.players, 0, self.options)
        for name in self.names:
            make_bot(self.game, name, 0)
        if self.test:
            if self.test.new == self.test.old:
                raise BadSetup("same-bots", bot=self.test.new)
            Sprt(self.test.margin)

    def settings(self) -> dict[str, Any]:
        """What games must have in common to be counted together. Their number is not part of it,
        since a contest can be continued."""
        return {
            "game": self.game,
            "rules": get_game(self.game).rules,
            "version": __version__,
            "bots": list(self.lineups[0]),
            "lineups": [list(lineup) for lineup in self.lineups],
            "seed": self.seed,
            "options": dict(self.options),
            "test": asdict(self.test) if self.test else None,
        }

    def deals(self, games: int) -> int:
        """How many deals make at least this many games."""
        if games < 1:
            raise BadSetup("wrong-games", games=games)
        return -(-games // len(self.lineups))

    def jobs(self, deals: int, played: Container[tuple[int, int]] = ()) -> Iterator[Job]:
        """The games of the deals that have not been played."""
        for deal in range(deals):
            for rotation in range(len(self.lineups)):
                if (deal, rotation) not in played:
                    yield Job(self, deal, rotation)

    def log(self, folder: Path | None = None) -> GameLog:
        """The log of its games, with those that are there already."""
        return GameLog(self.settings(), folder)

    def play(
        self, deals: int, log: GameLog, workers: int = 1, ray: str | None = None
    ) -> Generator[Record]:
        """Play what is not in the log yet and write it there; yield the games as they come."""
        with closing(run(play_job, self.jobs(deals, log), workers, ray)) as games:
            for game in games:
                log.add(game)
                yield game

    def whole_deals(self, games: Iterable[Record]) -> list[list[Record]]:
        """The games deal by deal, in order, without incomplete deals."""
        by_deal: dict[int, list[Record]] = {}
        for game in games:
            by_deal.setdefault(game["deal"], []).append(game)
        return [
            sorted(some, key=lambda game: game["rotation"])
            for _, some in sorted(by_deal.items())
            if len(some) == len(self.lineups)
        ]


class Job(NamedTuple):
    """A game to be played, perhaps by another process or machine."""

    contest: Contest
    deal: int
    rotation: int


def play_job(job: Job) -> Record:
    """Play one game. The games of a deal share its seed; the bots are seeded by the job."""
    contest, deal, rotation = job
    logging.getLogger("dragonstones.bots").addHandler(_QUIET)
    match = new_match(contest.game, contest.players, f"{contest.seed}/{deal}", contest.options)
    played = play(match, contest.lineups[rotation], f"{contest.seed}/{deal}/{rotation}")
    return make_record(deal, rotation, played)
