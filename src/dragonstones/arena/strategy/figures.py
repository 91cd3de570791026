"""What many games have shown, kept as data in this package: `balance --strategy --write` plays
them. A figure has a name, such as `tied` or `decides/sorcerer`; what the lab knows of the
published cards has names, too: `price/witch`."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from dragonstones.arena.balance.clusters import Estimate, Mean
from dragonstones.arena.lab import published
from dragonstones.arena.play import play
from dragonstones.arena.runner import run
from dragonstones.arena.simulate import Series
from dragonstones.bots import usual_bot
from dragonstones.engine import BadSetup, Game, Match, games, get_game
from dragonstones.engine.families import part

LAYER = "arena.strategy"
FOLDER = Path(__file__).parent / "played"
SEED = "strategy"
#: Games between two looks at what is known.
BATCH = 50
#: What the lab has measured of each card, by the names that it has here.
OF_THE_LAB = {"gain": "effect", "price": "price", "won": "won"}

#: What one game tells: of each figure its number of cases, and their sum.
Facts = Mapping[str, tuple[int, float]]
#: A family's part: `COUNT` in the module of its name, or in the entry point group.
Count = Callable[[Match], Facts]


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
        """One line a figure."""
        *head, _ = self._asdict().items()
        lines = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in head]
        sums = self.data_of_sums().items()
        inside = ",\n".join(f"  {json.dumps(name)}: {json.dumps(one)}" for name, one in sums)
        text = ",\n".join([*lines, f' "sums": {{\n{inside}\n }}'])
        path = folder / f"{self.game}.json"
        path.write_text(f"{{\n{text}\n}}\n", encoding="utf-8")
        return path


def read(game: str, folder: Path = FOLDER) -> Played | None:
    """None: nothing is known of this game, or only of other rules."""
    path = folder / f"{game}.json"
    if not path.is_file():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["rules"] != get_game(game).rules:
        return None
    return Played(**{**data, "sums": {name: Mean.read(one) for name, one in data["sums"].items()}})


@dataclass(frozen=True, slots=True)
class Figures:
    """All that is known of a game, by name."""

    played: Played
    known: Mapping[str, Estimate]

    def __getitem__(self, name: str) -> Estimate:
        """Nothing is known of a name that nobody has counted."""
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
    for card, sums in (box.cards if box else {}).items():
        for name, measure in OF_THE_LAB.items():
            known[f"{name}/{card}"] = sums.means[measure].estimate()
    return known


# -- playing ----------------------------------------------------------------------------------


def count_of(game: Game[Any]) -> Count:
    count: Count | None = part(LAYER, game.family, "COUNT")
    if count is None:
        known = [one.id for one in games() if part(LAYER, one.family, "COUNT")]
        raise BadSetup("no-cards", game=game.id, games=known)
    return count


def measure(game: str, known: Played | None, most: int, workers: int = 1) -> Generator[Played]:
    """Play this many games, going on from what is known; all that is known after each batch."""
    count_of(get_game(game))  # refuse now, not in a worker
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
    return count_of(match.game)(match) if match.result else {}
