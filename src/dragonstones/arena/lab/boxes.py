"""The figures of the published cards: measured once by `dragonstones balance --all --write`, in the
same way as home-made cards, and kept as data in this package."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import NamedTuple

from dragonstones.arena.files import read_rows, write_rows
from dragonstones.arena.lab.experiment import (
    BOT,
    SEATS,
    Experiment,
    Sums,
    lab_of,
    measure,
    version_of,
)
from dragonstones.engine import get_game

FOLDER = Path(__file__).parent / "figures"
SEED = "published"
#: The half-width at which the figures are precise enough: many cards are compared with each other.
PRECISE = 0.0175


class Published(NamedTuple):
    """The cards of a box, with what was counted of each."""

    game: str
    #: The day on which the last games were played, and who played them.
    date: str
    bot: str
    seats: int
    version: str
    cards: dict[str, Sums]

    @property
    def games(self) -> int:
        """The number of games of all cards together."""
        return sum(sums.games for sums in self.cards.values())

    def write(self, folder: Path = FOLDER) -> Path:
        """Write the file, one line per card."""
        head = self._asdict()
        rows = {id: one.data() for id, one in head.pop("cards").items()}
        return write_rows(folder / f"{self.game}.json", head, "cards", rows)


def read(game: str, folder: Path = FOLDER) -> Published | None:
    """Read the figures of a game; None: there are none, or only of another version."""
    data = read_rows(folder / f"{game}.json", {"version": version_of(game)})
    if data is None:
        return None
    return Published(**{**data, "cards": {id: Sums.read(one) for id, one in data["cards"].items()}})


@cache
def published(game: str) -> Published | None:
    """The figures that are in this package."""
    return read(game)


def measure_all(
    game: str, known: Published | None, most: int, workers: int = 1
) -> Generator[tuple[str, Published]]:
    """Continue from what is known, with at most this many games per card; yield the card and all
    that is known after each batch of games."""
    cards = dict(known.cards) if known else {}
    for card in lab_of(get_game(game)).cards(get_game(game)):
        sums = cards.setdefault(card, Sums())
        experiment = Experiment(game, card, SEED)
        with closing(measure(experiment, sums, most, workers, PRECISE)) as batches:
            for _ in batches:
                today = datetime.now(UTC).date().isoformat()
                yield card, Published(game, today, BOT, SEATS, version_of(game), cards)
