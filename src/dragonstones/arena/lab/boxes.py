"""The figures of the published cards: measured once by `dragonstones balance --all --write`, in
games by the book in which all of them are counted, and kept as data in this package."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import NamedTuple

from dragonstones.arena.balance.clusters import Mean
from dragonstones.arena.lab.experiment import BATCH, BOT, SEATS, Facts, Sums, lab_of, version_of
from dragonstones.arena.runner import run
from dragonstones.engine import get_game

FOLDER = Path(__file__).parent / "figures"
SEED = "published"


class Published(NamedTuple):
    """The cards of a box, with what was counted of each."""

    game: str
    #: The day on which the last games were played, and who played them.
    date: str
    bot: str
    seats: int
    version: str
    games: int
    cards: dict[str, Sums]

    @property
    def turns(self) -> Mean:
        """The turns of a game, which are the same for all cards."""
        return next(iter(self.cards.values())).means["turns"]

    def write(self, folder: Path = FOLDER) -> Path:
        """One line a card."""
        *head, cards = self._asdict().items()
        lines = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in head]
        sums = [f"  {json.dumps(id)}: {json.dumps(one.data())}" for id, one in cards[1].items()]
        inside = ",\n".join(sums)
        text = ",\n".join([*lines, f' "cards": {{\n{inside}\n }}'])
        path = folder / f"{self.game}.json"
        path.write_text(f"{{\n{text}\n}}\n", encoding="utf-8")
        return path


def read(game: str, folder: Path = FOLDER) -> Published | None:
    """None: nothing is known of this game, or only in another version of the experiment."""
    path = folder / f"{game}.json"
    if not path.is_file():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["version"] != version_of(game):
        return None
    return Published(**{**data, "cards": {id: Sums.read(one) for id, one in data["cards"].items()}})


@cache
def published(game: str) -> Published | None:
    """The figures that are in this package."""
    return read(game)


def measure_all(
    game: str, known: Published | None, most: int, workers: int = 1
) -> Generator[Published]:
    """Play this many games by the book, going on from what is known; all that is known after each
    batch of them."""
    lab_of(get_game(game))  # refuse now, not in a worker
    cards = known.cards if known else {}
    games = known.games if known else 0
    while games < most:
        jobs = [(game, number) for number in range(games, min(games + BATCH, most))]
        with closing(run(_play_job, jobs, workers)) as played:
            for told in played:
                for card, facts in told.items():
                    cards.setdefault(card, Sums()).add(facts)
        games += len(jobs)
        today = datetime.now(UTC).date().isoformat()
        yield Published(game, today, BOT, SEATS, version_of(game), games, cards)


def _play_job(job: tuple[str, int]) -> Mapping[str, Facts]:
    name, number = job
    game = get_game(name)
    return lab_of(game).play_by_the_book(game, f"{SEED}/{number}")
