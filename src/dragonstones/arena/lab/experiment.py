"""Games with one card in them, counted in sums that can be kept and continued."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from dragonstones.arena.balance.clusters import Mean
from dragonstones.arena.balance.rows import FEW
from dragonstones.arena.runner import run
from dragonstones.engine import BadSetup, Game, games, get_game
from dragonstones.engine.families import part

LAYER = "arena.lab"
#: Raised with every change of the experiment or of its bots after which figures cannot be compared.
VERSION = 2
SEATS = 4
BOT = "merchant"
#: Games between two looks at what is known.
BATCH = 20
#: A measurement ends when its 95 % interval reaches no further than this to either side, or after
#: so many games.
PRECISE = 0.0125
MOST_GAMES = 2000

#: What one game tells: of each measure its number of cases, and their sum.
Facts = Mapping[str, tuple[int, float]]

#: What is measured: the chance to win gained by holding the card; of its auctions those that were
#: won, tied for good, without bids, cursed; of those that were won the price, and whether somebody
#: won it who was ahead; and the turns by which a game is longer in which it came up.
MEASURES = ("effect", "won", "tied", "no_bids", "cursed", "price", "ahead", "longer")


class Lab(Protocol):
    """A family's part: `LAB` in the module of its name, or in the entry point group."""

    def plain(self, game: Any, card: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        """What a home-made card does, as a card without name and picture, which do not make it
        stronger; and a hash of that."""

    def message(self, card: str) -> str:
        """The id of the message that names a published card."""

    def cards(self, game: Any) -> list[str]:
        """The published cards."""

    def play(self, game: Any, card: Mapping[str, Any] | str, seed: str) -> Facts:
        """What one game tells of a card: a home-made one, or a published one by its id."""


def lab_of(game: Game[Any]) -> Lab:
    lab: Lab | None = part(LAYER, game.family, "LAB")
    if lab is None:
        known = [one.id for one in games() if part(LAYER, one.family, "LAB")]
        raise BadSetup("no-cards", game=game.id, games=known)
    return lab


def version_of(game: str) -> str:
    """Figures of another version cannot be compared with these."""
    return f"{VERSION}.{get_game(game).rules}"


class Sums:
    """What was counted, as it can be kept: sums of games, in whichever order they were played.

    >>> sums = Sums()
    >>> sums.add({"effect": (2, 0.5), "price": (1, 4)})
    >>> Sums.read(sums.data()).data() == sums.data()
    True
    """

    __slots__ = ("games", "means")

    def __init__(self) -> None:
        self.games = 0
        self.means = {name: Mean() for name in MEASURES}

    def add(self, facts: Facts) -> None:
        """One more game."""
        self.games += 1
        for name, (n, total) in facts.items():
            if n:
                self.means[name].add(n, total)

    def data(self) -> dict[str, Any]:
        return {"games": self.games} | {name: mean.data() for name, mean in self.means.items()}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Sums:
        sums = cls()
        sums.games = data["games"]
        sums.means = {name: Mean.read(data[name]) for name in MEASURES}
        return sums


@dataclass(frozen=True, slots=True)
class Experiment:
    game: str
    #: A home-made one, as data; or the id of a published one.
    card: Mapping[str, Any] | str
    seed: int | str = 1

    @property
    def key(self) -> str:
        """By what the card does: the same for all cards that do the same."""
        return self.plain[0]

    @property
    def plain(self) -> tuple[str, Mapping[str, Any]]:
        """The key, and the card without what does not matter."""
        assert not isinstance(self.card, str)
        game = get_game(self.game)
        return lab_of(game).plain(game, self.card)

    def play(self, number: int) -> Facts:
        """One of its games, always the same."""
        game = get_game(self.game)
        return lab_of(game).play(game, self.card, f"{self.seed}/{number}")


class Job(NamedTuple):
    experiment: Experiment
    numbers: range


def play_job(job: Job) -> list[Facts]:
    return [job.experiment.play(number) for number in job.numbers]


def progress(sums: Sums, most: int = MOST_GAMES, precise: float = PRECISE) -> float:
    """How far a measurement is, from 0 to 1: by its games, or by how sure it is, of which the
    interval shrinks with the root."""
    played = min(1.0, sums.games / most)
    n, value, low, _ = sums.means["effect"].estimate()
    if n < FEW or value is None or low is None:
        return played
    return max(played, min(1.0, (precise / (value - low)) ** 2) if low < value else 1.0)


def is_enough(sums: Sums, most: int = MOST_GAMES, precise: float = PRECISE) -> bool:
    """Whether more games would tell nothing more; asked between two batches."""
    return progress(sums, most, precise) == 1.0


def measure(
    experiment: Experiment,
    sums: Sums,
    most: int = MOST_GAMES,
    workers: int = 1,
    precise: float = PRECISE,
) -> Generator[Sums]:
    """Go on from these sums, batch by batch, until it is enough; the sums after each batch. The
    number of workers changes nothing."""
    while not is_enough(sums, most, precise):
        numbers = range(sums.games, min(sums.games + BATCH, most))
        jobs = (Job(experiment, some) for some in _parts(numbers, workers))
        with closing(run(play_job, jobs, workers)) as played:
            for facts in played:
                for game in facts:
                    sums.add(game)
        yield sums


def _parts(numbers: range, workers: int) -> Iterator[range]:
    size = BATCH if workers == 1 else max(1, BATCH // (4 * workers))
    return (numbers[first : first + size] for first in range(0, len(numbers), size))
