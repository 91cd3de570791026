"""The ladder: all levels against each other, and what more time to think is worth.

    python -m benchmarks.ladder [--deals 10] [--workers 2] [--only fist-2002]

Plays until every kind of table has had so many deals, each with all seats exchanged, and writes
`docs/ladder.json` after every deal: a longer run goes on from a shorter one. The page
`docs/ladder.md` and its picture are made from that file; with `--deals 0` nothing is played.

Two levels share a table, half the seats each; and a bot that thinks by the clock sits among three
merchants, with each of several budgets. Strengths are the most likely ones of all these games
(`benchmarks/anchors.py`).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from itertools import combinations, product
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from benchmarks.anchors import FIXED, Places, fit
from dragonstones.arena.contest import Contest, play_job
from dragonstones.arena.intervals import CONFIDENCE, Share, share
from dragonstones.arena.ratings import ranks
from dragonstones.arena.record import Record
from dragonstones.arena.runner import run
from dragonstones.arena.tables import duration, interval, number, percent
from dragonstones.arena.times import Times
from dragonstones.bots import bots, make_bot, usual_bot
from dragonstones.engine import games, get_game
from dragonstones.text import Texts, texts

DOCS = Path("docs")
DATA, PAGE, PICTURE = DOCS / "ladder.json", DOCS / "ladder.md", DOCS / "img/ladder.svg"
SEED = "ladder"
#: The budgets of bots that think by the clock; against other levels they have the middle one.
BUDGETS = ("10ms", "30ms", "100ms")
MIDDLE = BUDGETS[1]
#: How far apart strengths are, before anything is known: as openskill thinks of people.
SPREAD = PlackettLuce().sigma
#: Times of decisions that are told.
MEDIAN, NEARLY_ALL = 0.5, 0.99


class Table(NamedTuple):
    """A kind of table, and what came of its games."""

    contest: Contest
    #: Deal by deal the places in each game, by seat; a game without an end has none.
    deals: list[list[list[float]]]

    @property
    def bots(self) -> tuple[str, ...]:
        return self.contest.lineups[0]

    def places(self) -> Iterator[Places]:
        for deal in self.deals:
            for lineup, found in zip(self.contest.lineups, deal, strict=True):
                if found:
                    yield Places(lineup, tuple(found))

    def won(self) -> Share:
        """How often a seat of the first bot won, if every game is one win."""
        lineups = self.contest.lineups
        means = [
            fmean(_won(*game, self.bots[0]) for game in zip(lineups, deal, strict=True))
            for deal in self.deals
        ]
        return share(means, len(lineups))


def _won(lineup: Sequence[str], ranks: Sequence[float], name: str) -> float:
    """What all seats of a bot have won."""
    first = [bot for bot, rank in zip(lineup, ranks, strict=False) if rank == min(ranks)]
    return first.count(name) / len(first) if first else 0.0


class Ladder(NamedTuple):
    """All that is known of a game."""

    game: str
    date: str
    pairs: list[Table]
    #: A thinker with each budget among the usual bots.
    budgets: list[Table]
    times: dict[str, Times]

    @property
    def tables(self) -> list[Table]:
        return [*self.pairs, *self.budgets]

    @property
    def games(self) -> int:
        return sum(len(deal) for table in self.tables for deal in table.deals)

    def data(self) -> dict[str, Any]:
        return {
            "rules": get_game(self.game).rules,
            "date": self.date,
            "tables": {",".join(table.bots): table.deals for table in self.tables},
            "times": {name: times.data() for name, times in sorted(self.times.items())},
        }


def thinks(game: str, level: str) -> bool:
    """Whether a bot uses all the time that it is given."""
    return make_bot(game, level, 0).imagines


def begun(game: str, known: Mapping[str, Any]) -> Ladder:
    """The tables of a game with the games that are known, if they were played by these rules."""
    if known.get("rules") != get_game(game).rules:
        known = {"date": "", "tables": {}, "times": {}}
    seats, levels = get_game(game).usual_seats, list(bots(game))
    named = [f"{one}:{MIDDLE}" if thinks(game, one) else one for one in levels]

    def table(*line_up: str) -> Table:
        contest = Contest.between(game, line_up, SEED)
        return Table(contest, known["tables"].get(",".join(line_up), []))

    times = {name: Times() for name in known["times"]}
    for name, data in known["times"].items():
        times[name].add_all(data)
    rivals = (usual_bot(game),) * (seats - 1)
    return Ladder(
        game,
        known["date"],
        [table(*((better, worse) * seats)[:seats]) for worse, better in combinations(named, 2)],
        [
            table(f"{level}:{budget}", *rivals)
            for level in levels
            if thinks(game, level)
            for budget in BUDGETS
        ],
        times,
    )


def climb(ladder: Ladder, deals: int, workers: int) -> Generator[Ladder]:
    """Play until each table has had so many deals; yield what is known after each of them."""
    for deal in range(deals):
        for table in ladder.tables:
            if len(table.deals) <= deal:
                _play_deal(ladder, table, deal, workers)
                yield ladder._replace(date=datetime.now(UTC).date().isoformat())


def _play_deal(ladder: Ladder, table: Table, deal: int, workers: int) -> None:
    jobs = [job for job in table.contest.jobs(deal + 1) if job.deal == deal]
    with closing(run(play_job, jobs, workers)) as played:
        records: list[Record] = sorted(played, key=lambda record: record["rotation"])
    table.deals.append([ranks(record) if record["winners"] else [] for record in records])
    for record in records:
        for name, data in record["times"].items():
            ladder.times.setdefault(name, Times()).add_all(data)


# -- the page -------------------------------------------------------------------------------------


LEAD = """\
# The ladder

All levels against each other, what more time to think is worth, and what a decision costs.
`python -m benchmarks.ladder` has made this page: {games} games, the last ones on {date}. Their
results are in [ladder.json](ladder.json), and the same command with more `--deals` goes on from
there.

Deals are played with all seats exchanged. Intervals are of 95 %; where they overlap, nothing is
known of who is better. A name with a time is a bot that may think so long, in processor time.
Strengths are the most likely ones of all games of a section, on the scale of a site's
[ratings](ratings.md); with few games they lean towards the merchant's, which is fixed.

![The strength of bots that think, by their time](img/ladder.svg)"""


class Rung(NamedTuple):
    """A bot, and how strong it is."""

    name: str
    mu: float
    #: Half the interval.
    sure: float


def rungs(ladder: Ladder) -> list[Rung]:
    """All bots, the strongest first."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    found = fit([one for table in ladder.tables for one in table.places()], SPREAD)
    return sorted((Rung(name, mu, z * sigma) for name, (mu, sigma) in found.items()), key=_weaker)


def _weaker(rung: Rung) -> float:
    return -rung.mu


def page(ladders: Sequence[Ladder], t: Texts) -> str:
    date = max(ladder.date for ladder in ladders)
    total = sum(ladder.games for ladder in ladders)
    lines = [LEAD.format(games=total, date=date)]
    for ladder in ladders:
        lines += ["", f"## {t.title(ladder.game)}", "", *_section(ladder, t)]
    return "\n".join(lines) + "\n"


def _section(ladder: Ladder, t: Texts) -> Iterator[str]:
    deals = {len(table.deals) for table in ladder.tables}
    yield f"{ladder.games} games, {min(deals)} to {max(deals)} deals a table."
    yield from ("", "| bot | strength | | a decision: median | 99 % within | decisions |")
    yield "|---|---:|---|---:|---:|---:|"
    for rung in rungs(ladder):
        times = ladder.times[rung.name]
        sure = f"± {number(t, rung.sure, 1)}" if rung.name != FIXED else "is fixed"
        cost = [duration(t, times.quantile(part)) for part in (MEDIAN, NEARLY_ALL)]
        numbers = (number(t, rung.mu, 1), sure, *cost, number(t, times.decisions))
        yield f"| {rung.name} | {' | '.join(numbers)} |"
    yield from ("", "Games won by the bot of the row, with half the seats, against the other:", "")
    yield from _matrix(ladder, t)
    if any(table.deals for table in ladder.budgets):
        rivals = get_game(ladder.game).usual_seats - 1
        fair = percent(t, 1 / (rivals + 1))
        yield from ("", f"| among {rivals} of {usual_bot(ladder.game)} | won (fair is {fair}) |")
        yield "|---|---|"
    for table in ladder.budgets:
        if table.deals:
            yield f"| {table.bots[0]} | {_told(table.won(), t)} |"


def _matrix(ladder: Ladder, t: Texts) -> Iterator[str]:
    """Who beats whom: the stronger in the rows."""
    found = {table.bots[:2]: table.won() for table in ladder.pairs if table.deals}
    columns = list(dict.fromkeys(worse for _, worse in found))
    yield "| | " + " | ".join(columns) + " |"
    yield "|---|" + "---|" * len(columns)
    for row in dict.fromkeys(better for better, _ in found):
        cells = [_told(found[row, one], t) if (row, one) in found else "" for one in columns]
        yield f"| {row} | {' | '.join(cells)} |"


def _told(one: Share, t: Texts) -> str:
    return f"{percent(t, one.mean)} ({interval(t, one._asdict())})"


# -- the picture ----------------------------------------------------------------------------------


def draw(ladders: Sequence[Ladder], file: Path, t: Texts) -> None:
    """The strength of each thinker over its budget; dotted: bots that do not think."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "dragonstones"  # the same figures are the same file
    import matplotlib.pyplot as plt

    size = (3.4 * len(ladders), 3.4)
    figure, all_axes = plt.subplots(1, len(ladders), figsize=size, squeeze=False)
    for axes, ladder in zip(all_axes[0], ladders, strict=True):
        for level, line in _lines(ladder).items():
            if len(line) == 1:
                axes.axhline(line[0].mu, color="0.6", linewidth=1, linestyle=":")
                axes.annotate(level, (1, line[0].mu), xycoords=("axes fraction", "data"), size=7)
            else:
                x = [_milliseconds(rung.name) for rung in line]
                mu, sure = [rung.mu for rung in line], [rung.sure for rung in line]
                axes.errorbar(x, mu, yerr=sure, marker="o", markersize=4, label=level)
        axes.set_xscale("log")
        axes.set_title(t.title(ladder.game), fontsize=9)
        axes.set_xlabel("milliseconds a decision")
        axes.legend(fontsize=7, loc="lower right")
    all_axes[0][0].set_ylabel("strength")
    figure.tight_layout()
    figure.savefig(file, bbox_inches="tight", metadata={"Date": None})


def _lines(ladder: Ladder) -> dict[str, list[Rung]]:
    """By level, the rungs of each of its budgets."""
    lines: dict[str, list[Rung]] = {}
    for rung in rungs(ladder):
        lines.setdefault(rung.name.split(":")[0], []).append(rung)
    for line in lines.values():
        line.sort(key=lambda rung: _milliseconds(rung.name))
    return lines


def _milliseconds(name: str) -> int:
    """The budget in a bot's name; 0: it has none."""
    return int(name.partition(":")[2].removesuffix("ms") or 0)


# -- all of it ------------------------------------------------------------------------------------


def read(file: Path = DATA) -> dict[str, Any]:
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}


def write(known: Mapping[str, Any], file: Path = DATA) -> None:
    file.write_text(json.dumps(known, separators=(",", ":")) + "\n", encoding="utf-8")


def ladders(known: Mapping[str, Any]) -> list[Ladder]:
    """Of every game of which something is known."""
    return [begun(game.id, known[game.id]) for game in games() if game.id in known]


def main(deals: int, workers: int, only: str | None) -> None:
    known, t = read(), texts("en")
    chosen = [game.id for game in games() if only in (None, game.id)]
    # Deal by deal, so that an interrupted run knows about as much of every game.
    for upto, game in product(range(1, deals + 1), chosen):
        for ladder in climb(begun(game, known.get(game, {})), upto, workers):
            known[game] = ladder.data()
            write(known)
            print(f"{game}: {ladder.games} games", flush=True)
    PAGE.write_text(page(ladders(known), t), encoding="utf-8")
    draw(ladders(known), PICTURE, t)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only")
    given = parser.parse_args()
    main(given.deals, given.workers, given.only)
