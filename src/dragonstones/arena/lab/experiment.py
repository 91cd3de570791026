"""Games with one card in them, counted in sums that can be kept and continued."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from dragonstones.arena.balance.clusters import Mean
from dragonstones.arena.balance.rows import FEW
from dragonstones.arena.runner import run
from dragonstones.engine import BadSetup, Game, games, get_game
from dragonstones.engine.families import part
from dragonstones.wire import MeasureUnit

LAYER = "arena.lab"
#: Raise it with every change of the experiment or of its bots that makes figures incomparable.
VERSION = 2
SEATS = 4
BOT = "merchant"
#: Games in a batch.
BATCH = 20
#: A measurement ends when its 95 % interval reaches no further than this to either side, or after
#: this many games.
PRECISE = 0.0125
MOST_GAMES = 2000

#: What one game contributes: for each measure its number of cases, and their sum.
Facts = Mapping[str, tuple[int, float]]

#: What every family measures: the chance of winning gained by holding the card.
EFFECT = "effect"


class Measure(NamedTuple):
    """What a family counts of a card besides its effect."""

    id: str
    unit: MeasureUnit
    #: The id of the message that names it.
    message: str
    #: The id of the message over its column where cards are compared; None: it is not shown there.
    head: str | None = None


class Lab(Protocol):
    """A family's part: `LAB` in the module of its name, or in the entry point group."""

    #: In the order in which they are shown.
    measures: Sequence[Measure]
    #: The id of the message that says that `$n` cases are too few for a verdict, which needs
    #: `$least`.
    few: str

    def plain(self, game: Any, card: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        """A hash of what a home-made card does, and the card without name and picture, which do
        not change its strength."""

    def message(self, card: str) -> str:
        """The id of the message that names a published card."""

    def cards(self, game: Any) -> list[str]:
        """The published cards."""

    def about(self, card: Mapping[str, Any]) -> Mapping[str, Any]:
        """What the names of measures may say of a home-made card: arguments of their messages."""

    def play(self, game: Any, card: Mapping[str, Any] | str, seed: str) -> Facts:
        """The effect and the measures of a card in one game: of a home-made card, or of a
        published one by its id."""


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
    """What was counted, in a form that can be stored: sums over games, played in any order.

    >>> sums = Sums()
    >>> sums.add({"effect": (2, 0.5), "price": (1, 4)})
    >>> Sums.read(sums.data()).data() == sums.data()
    True
    """

    __slots__ = ("_means", "games")

    def __init__(self) -> None:
        self.games = 0
        self._means: dict[str, Mean] = {}

    def mean(self, measure: str) -> Mean:
        """Of no cases, if none was counted."""
        return self._means.get(measure) or Mean()

    def add(self, facts: Facts) -> None:
        """One more game."""
        self.games += 1
        for name, (n, total) in facts.items():
            if n:
                self._means.setdefault(name, Mean()).add(n, total)

    def data(self) -> dict[str, Any]:
        return {"games": self.games} | {name: mean.data() for name, mean in self._means.items()}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Sums:
        sums = cls()
        means = dict(data)
        sums.games = means.pop("games")
        sums._means = {name: Mean.read(mean) for name, mean in means.items()}
        return sums


@dataclass(frozen=True, slots=True)
class Experiment:
    game: str
    #: A home-made one, as data; or the id of a published one.
    card: Mapping[str, Any] | str
    seed: int | str = 1

    @property
    def key(self) -> str:
        """A hash of what the card does: the same for all cards that do the same."""
        return self.plain[0]

    @property
    def plain(self) -> tuple[str, Mapping[str, Any]]:
        """The key, and the card without name and picture."""
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
    """The progress of a measurement, from 0 to 1: by its games, or by its precision, since the
    interval shrinks with the square root."""
    played = min(1.0, sums.games / most)
    n, value, low, _ = sums.mean(EFFECT).estimate()
    if n < FEW or value is None or low is None:
        return played
    return max(played, min(1.0, (precise / (value - low)) ** 2) if low < value else 1.0)


def is_enough(sums: Sums, most: int = MOST_GAMES, precise: float = PRECISE) -> bool:
    """Whether the measurement is done; asked between two batches."""
    return progress(sums, most, precise) == 1.0


def measure(
    experiment: Experiment,
    sums: Sums,
    most: int = MOST_GAMES,
    workers: int = 1,
    precise: float = PRECISE,
) -> Generator[Sums]:
    """Continue from these sums until it is enough; yield the sums after each batch. The number of
    workers does not change the result."""
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
