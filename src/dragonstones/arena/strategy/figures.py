"""Figures from many games, kept as data in this package: `balance --strategy --write` plays the
games. A figure has a name, such as `tie` or `decides/sorcerer`; the lab's figures of the published
cards have names, too: `price/witch`."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from dragonstones.arena.balance.clusters import Estimate, Mean
from dragonstones.arena.files import read_rows, write_rows
from dragonstones.arena.lab import published
from dragonstones.arena.lab.experiment import EFFECT, lab_of
from dragonstones.arena.play import play
from dragonstones.arena.runner import run
from dragonstones.arena.simulate import Series
from dragonstones.arena.strategy.charts import Facts, Study
from dragonstones.bots import usual_bot
from dragonstones.engine import BadSetup, Game, games, get_game
from dragonstones.engine.families import part

LAYER = "arena.strategy"
FOLDER = Path(__file__).parent / "played"
SEED = "strategy"
#: Games in a batch.
BATCH = 50
#: What the effect of a card is called here.
GAIN = "gain"


class Played(NamedTuple):
    """The games of one kind of table, and what was counted in them."""

    game: str
    #: The day on which the last ones were played, and who played them.
    date: str
    bot: str
    seats: int
    rules: int
    games: int
    sums: dict[str, Mean]

    def data_of_sums(self) -> dict[str, list[float]]:
        return {name: one.data() for name, one in sorted(self.sums.items())}

    def write(self, folder: Path = FOLDER) -> Path:
        """Write the file, one line per figure."""
        head = self._asdict()
        del head["sums"]
        return write_rows(folder / f"{self.game}.json", head, "sums", self.data_of_sums())


def read(game: str, folder: Path = FOLDER) -> Played | None:
    """Read what was counted; None: nothing is known of this game, or only of other rules."""
    data = read_rows(folder / f"{game}.json", {"rules": get_game(game).rules})
    if data is None:
        return None
    return Played(**{**data, "sums": {name: Mean.read(one) for name, one in data["sums"].items()}})


@dataclass(frozen=True, slots=True)
class Figures:
    """All that is known of a game, by name."""

    played: Played
    known: Mapping[str, Estimate]

    def __getitem__(self, name: str) -> Estimate:
        """The figure of this name; one without cases if nobody has counted it."""
        return self.known.get(name, Estimate(0))

    def of(self, group: str) -> dict[str, Estimate]:
        """The figures of a group: `decides` has one for each character."""
        beginning = f"{group}/"
        return {
            name.removeprefix(beginning): one
            for name, one in self.known.items()
            if name.startswith(beginning)
        }


@cache
def figures(game: str) -> Figures | None:
    """The figures that are in this package."""
    played = read(game)
    return None if played is None else Figures(played, _known(played))


def _known(played: Played) -> dict[str, Estimate]:
    known = {name: mean.estimate() for name, mean in played.sums.items()}
    box = published(played.game)
    if box is None:
        return known
    measures = lab_of(get_game(played.game)).measures
    for card, sums in box.cards.items():
        known[f"{GAIN}/{card}"] = sums.mean(EFFECT).estimate()
        known |= {f"{one.id}/{card}": sums.mean(one.id).estimate() for one in measures}
    return known


# -- playing ----------------------------------------------------------------------------------


def study_of(game: Game[Any]) -> Study:
    study: Study | None = part(LAYER, game.family, "STUDY")
    if study is None:
        known = [one.id for one in games() if part(LAYER, one.family, "STUDY")]
        raise BadSetup("no-cards", game=game.id, games=known)
    return study


def measure(game: str, known: Played | None, most: int, workers: int = 1) -> Generator[Played]:
    """Play up to this many games, continuing from what is known; yield all after each batch."""
    study_of(get_game(game))  # refuse now, not in a worker
    sums = known.sums if known else {}
    done = known.games if known else 0
    bot, seats = usual_bot(game), get_game(game).usual_seats
    while done < most:
        jobs = [(game, number) for number in range(done, min(done + BATCH, most))]
        with closing(run(_play_job, jobs, workers)) as played:
            for facts in played:
                for name, (n, total) in facts.items():
                    if n:
                        sums.setdefault(name, Mean()).add(n, total)
        done += len(jobs)
        today = datetime.now(UTC).date().isoformat()
        yield Played(game, today, bot, seats, get_game(game).rules, done, sums)


def _play_job(job: tuple[str, int]) -> Facts:
    game, number = job
    seats = get_game(game).usual_seats
    seed = f"{SEED}/{number}"
    match = Series(game, seats, 1, seed, (usual_bot(game),) * seats).new_match(seed)
    play(match, (usual_bot(game),) * seats, seed)
    return study_of(match.game).count(match) if match.result else {}
