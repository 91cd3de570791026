"""Games as data: a row per decision, in Parquet files that can be read piece by piece.

`write` lets bots play games and writes them, a fixed number of games per file; an unfinished folder
is continued. `write_games` does the same with games that were played elsewhere. `Batches` reads a
folder, a few rows at a time.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from dragonstones.arena.play import play
from dragonstones.arena.runner import run
from dragonstones.arena.simulate import Series
from dragonstones.bots.bot import Moment
from dragonstones.bots.levels import budget_of
from dragonstones.engine import Match
from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.journal import Given, Journal, decode_entry
from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.registry import Game
from dragonstones.research.encoding import Encoding, encoding_of
from dragonstones.research.fields import View
from dragonstones.research.play import REWARDS, rewards_of

#: Raise it with every change of the columns.
FORMAT = 1
#: The file that describes a folder for programs, and the one for people.
ABOUT, CARD = "dataset.json", "README.md"
#: Games in a file.
IN_A_FILE = 500
#: Who answered, if a game does not say: people have no names here.
PERSON = "person"
#: What each column is; the dataset card and the schema are made from it.
COLUMNS: dict[str, tuple[pa.DataType, str]] = {
    "game": (pa.int32(), "the number of the game"),
    "decision": (pa.int32(), "the number of the decision in its game"),
    "seat": (pa.int8(), "who decides"),
    "kind": (pa.dictionary(pa.int16(), pa.string()), "the kind of the question"),
    "observation": (pa.list_(pa.float32()), "what the seat knows, as numbers"),
    "knowledge": (pa.string(), "the same as JSON: the view of the seat"),
    "legal": (
        pa.list_(pa.list_(pa.int16())),
        "the tokens that could come next, before each token of the answer",
    ),
    "tokens": (pa.list_(pa.int16()), "the tokens of the answer; none where there was no choice"),
    "prefixes": (
        pa.list_(pa.list_(pa.int16())),
        "what had been spelled before each token, those that nobody is asked for included",
    ),
    "answer": (pa.string(), "the answer as JSON"),
    "bot": (pa.dictionary(pa.int16(), pa.string()), "who answered: a bot, or a person"),
    "budget": (pa.dictionary(pa.int16(), pa.string()), "how long it might think"),
    "share": (pa.float32(), "the share of the seat in the win, once the game was over"),
    "place": (pa.float32(), "its place: from 1 for the first to -1 for the last"),
    "points": (pa.float32(), "its points"),
}
SCHEMA = pa.schema([(name, kind) for name, (kind, _) in COLUMNS.items()])
#: About this many rows are kept in memory while a file is written or read.
IN_A_GROUP = 4000
Row = tuple[Any, ...]


class Source(NamedTuple):
    """A finished game: its journal, and who sat where."""

    journal: Journal
    bots: tuple[str, ...]


# -- rows ----------------------------------------------------------------------


class Rows:
    """Takes down a game, one row for each decision, while it is played or replayed."""

    def __init__(self, match: Match, bots: Sequence[str], number: int) -> None:
        self._match = match
        self._bots = bots
        self._number = number
        self._encoding = _encoding(match.game)
        self._budgets = [_budget(bot) for bot in bots]
        layout = self._encoding.layout
        # Only what is not the same as in the row before is written: seats that bid at the same
        # time see nearly the same.
        self._sheet = layout.sheet(np.zeros(len(layout), np.float32))
        self._rows: list[tuple[int, Row]] = []
        #: How many entries of the journal there have been.
        self.place = 0

    def watch(self, moment: Moment, answer: Answer) -> None:
        """Take down what a bot is about to answer."""
        self.add(moment.decision, moment.view, answer)

    def add(self, decision: Decision, view: View, answer: Answer) -> None:
        """Take down an answer in normal form, which is about to be given to the match."""
        seat = decision.seat
        self._encoding.layout.update(self._sheet, view)
        row = (
            *(self._number, self.place, seat, decision.kind),
            *(self._sheet.row.copy(), _text(view)),
            *_spelled(self._encoding, decision, answer),
            *(_text(answer), self._bots[seat], self._budgets[seat]),
        )
        self._rows.append((seat, row))
        self.place += 1

    def done(self) -> list[Row]:
        """All rows; an unfinished game has none, since nobody won it."""
        result = self._match.result
        if result is None:
            return []
        ends = [*zip(*(rewards_of(result, kind) for kind in REWARDS), strict=True)]
        return [(*row, *ends[seat]) for seat, row in self._rows]


@lru_cache(16)
def _encoding(game: Game[Any]) -> Encoding:
    """Made once for all games of a kind."""
    return encoding_of(game)


def rows_of(source: Source, number: int) -> list[Row]:
    """The rows of a game that was played elsewhere."""
    moments = Match.steps(source.journal)
    match = next(moments)
    rows = Rows(match, source.bots, number)
    for rows.place, stored in enumerate(source.journal["answers"]):
        entry = decode_entry(stored)
        if isinstance(entry, Given):
            decision = match.questions[entry.seat]
            rows.add(decision, match.view(entry.seat), decision.check(entry.answer))
        next(moments)
    return rows.done()


def rows_of_bots(series: Series, number: int) -> list[Row]:
    """The rows of a game that bots play now."""
    seed, turn = f"{series.seed}/{number}", number % series.players
    bots = series.bots[turn:] + series.bots[:turn]
    match = series.new_match(seed)
    rows = Rows(match, bots, number)
    play(match, bots, seed, rows.watch)
    return rows.done()


def _spelled(encoding: Encoding, decision: Decision, answer: Answer) -> tuple[Any, Any, Any]:
    """What could come before each token of an answer, those tokens, and what had been spelled."""
    steps = encoding.steps(decision, answer)
    return [s.legal for s in steps], [s.token for s in steps], [s.prefix for s in steps]


def _budget(bot: str) -> str:
    if bot == PERSON:
        return ""
    budget = budget_of(bot)
    return f"{budget.seconds * 1000:g}ms" if budget.playouts is None else f"{budget.playouts}"


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()


# -- writing -------------------------------------------------------------------


class Job(NamedTuple):
    """A file to be written: these games, played by bots or given."""

    path: Path
    start: int
    games: Series | Sequence[Source]
    stop: int


def write(series: Series, folder: Path, workers: int = 1) -> Generator[int]:
    """Let bots play and write what they did; yield how many games are written.

    Existing files are kept: an interrupted run is continued, and more games can be added. The same
    seed writes the same bytes, if no bot has a time budget.
    """
    series.check()
    about = _about(series.rules, series.options) | {
        "seats": series.players,
        "seed": series.seed,
        "bots": list(series.bots),
    }
    yield from _write(folder, about, series.games, series, workers)


def write_games(sources: Sequence[Source], folder: Path) -> Generator[int]:
    """The same for games that were played elsewhere, all of the same kind."""
    if not sources:
        raise BadSetup("wrong-games", games=0)
    first = Match.replay(sources[0].journal)
    about = _about(first.game, first.options)
    for source in sources:
        match = Match.replay(source.journal)
        other = _about(match.game, match.options)
        for name in ("game", "rules", "tokens"):
            _must_be(folder, name, about[name], other[name])
    yield from _write(folder, about, len(sources), sources, 1)


def _about(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """What the rows of a folder share."""
    encoding = encoding_of(game)
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules,
        "encoding": encoding.version,
        "options": game.house_rules_in(game.check_options(options)),
        "in_a_file": IN_A_FILE,
        "tokens": list(encoding.alphabet),
        "fields": [list(row) for row in encoding.layout.rows()],
    }


def _write(
    folder: Path,
    about: dict[str, Any],
    games: int,
    source: Series | Sequence[Source],
    workers: int,
) -> Generator[int]:
    folder.mkdir(parents=True, exist_ok=True)
    _go_on(folder, about | {"games": games})
    parts = [(start, min(start + IN_A_FILE, games)) for start in range(0, games, IN_A_FILE)]
    done, jobs = 0, []
    for number, (start, stop) in enumerate(parts):
        path = folder / f"part-{number:05}.parquet"
        if _is_written(path, start, stop):
            done += stop - start
        else:
            some = source if isinstance(source, Series) else source[start:stop]
            jobs.append(Job(path, start, some, stop))
    yield done
    for written in run(write_file, jobs, min(workers, len(jobs) or 1)):
        done += written
        yield done
    (folder / CARD).write_text(card(folder), encoding="utf-8")


def _go_on(folder: Path, about: dict[str, Any]) -> None:
    """Describe a folder, or refuse if it holds something else."""
    path = folder / ABOUT
    if path.exists():
        found = json.loads(path.read_text(encoding="utf-8"))
        for name in about:
            if name != "games":
                _must_be(folder, name, found.get(name), json.loads(json.dumps(about[name])))
        if about["games"] < found["games"]:
            _must_be(folder, "games", found["games"], about["games"])
    _replace(path, json.dumps(about, ensure_ascii=False, indent=1).encode())


def _must_be(folder: Path, name: str, found: Any, wanted: Any) -> None:
    if found != wanted:
        brief = [str(one)[:80] for one in (found, wanted)]
        raise BadSetup(
            "other-dataset", folder=str(folder), name=name, found=brief[0], wanted=brief[1]
        )


def _replace(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(data)
    os.replace(new, path)


def _is_written(path: Path, start: int, stop: int) -> bool:
    """Whether a file exists with exactly these games."""
    if not path.exists():
        return False
    found = pq.read_schema(path).metadata or {}
    return bool(found.get(b"games") == f"{start}-{stop}".encode())


def write_file(job: Job) -> int:
    """Write one file, which appears when it is complete; return how many games are in it."""
    new = job.path.with_name(f".{job.path.name}.new")
    schema = SCHEMA.with_metadata({"games": f"{job.start}-{job.stop}", "format": str(FORMAT)})
    with pq.ParquetWriter(new, schema, compression="zstd") as writer:
        rows: list[Row] = []
        for number in range(job.start, job.stop):
            rows += _rows(job, number)
            if len(rows) >= IN_A_GROUP:
                writer.write_table(_table(rows, schema))
                rows = []
        if rows:
            writer.write_table(_table(rows, schema))
    os.replace(new, job.path)
    return job.stop - job.start


def _rows(job: Job, number: int) -> list[Row]:
    """The rows of a game that was given, or of one that is played now."""
    if isinstance(job.games, Series):
        return rows_of_bots(job.games, number)
    return rows_of(job.games[number - job.start], number)


def _table(rows: Sequence[Row], schema: pa.Schema) -> pa.Table:
    columns = []
    for field, values in zip(schema, zip(*rows, strict=True), strict=True):
        if field.name == "observation":
            # From an array: lists of numbers would take twenty times the memory.
            flat = np.stack(values)
            offsets = np.arange(len(values) + 1, dtype=np.int32) * flat.shape[1]
            columns.append(pa.ListArray.from_arrays(offsets, pa.array(flat.ravel())))
        else:
            columns.append(pa.array(values, field.type))
    return pa.Table.from_arrays(columns, schema=schema)


def card(folder: Path) -> str:
    """What people should know of a dataset."""
    about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    decisions = sum(pq.read_metadata(path).num_rows for path in parts_of(folder))
    facts = {
        "Game": f"{about['game']}, rules {about['rules']}",
        "House rules": json.dumps(about["options"], ensure_ascii=False),
        "Encoding": f"{about['encoding']}: {len(about['tokens'])} tokens, "
        f"{about['fields'][-1][1]} values",
        "Games": f"{about['games']:,}",
        "Decisions": f"{decisions:,}",
        "Who played": ", ".join(about.get("bots", ())) or "people, who agreed to it, and bots",
        "Seed": about.get("seed", "each game has its own"),
    }
    columns = [f"| `{name}` | {meaning} |" for name, (_, meaning) in COLUMNS.items()]
    return "\n".join(
        [
            f"# Decisions in {about['game']}",
            "",
            *(f"- {name}: {fact}" for name, fact in facts.items()),
            "",
            "A row is a decision, with what its seat knew and nothing else. Games without an end",
            "are left out, and so are names of people. The same seed gives the same games, if no",
            "bot thinks by the clock: give such bots a number of playouts.",
            "",
            "| column | |",
            "|---|---|",
            *columns,
            "",
            f"`{ABOUT}` has the tokens, and the fields of an observation. To read it in Python:",
            "",
            "    from dragonstones.research.dataset import steps",
            f"    for batch in steps({folder.name!r}, size=1024, seed=1):",
            "        batch.observations, batch.masks, batch.tokens, batch.shares",
            "",
        ]
    )


# -- reading -------------------------------------------------------------------


def parts_of(folder: Path | str) -> list[Path]:
    """The files of a dataset, in order."""
    found = sorted(Path(folder).glob("part-*.parquet"))
    if not found:
        raise BadSetup("no-dataset", folder=str(folder))
    return found


def decisions(
    folder: Path | str,
    size: int = 1024,
    columns: Sequence[str] | None = None,
    seed: int | None = None,
) -> Iterator[dict[str, NDArray[Any]]]:
    """Batches of rows, with an array for each column. With a seed the order is random: the parts of
    files are shuffled, and the rows within each part.

    `observation` is a matrix; a column of varying length is an array of arrays.
    """
    for name in columns or ():
        if name not in COLUMNS:
            raise BadSetup("wrong-choice", name="columns", found=name, values=[*COLUMNS])
    rng = None if seed is None else np.random.default_rng(seed)
    groups = [
        (path, group)
        for path in parts_of(folder)
        for group in range(pq.read_metadata(path).num_row_groups)
    ]
    if rng:
        rng.shuffle(groups)
    left: pa.Table | None = None
    for path, group in groups:
        table = pq.ParquetFile(path).read_row_group(int(group), columns=columns)
        if rng:
            table = table.take(rng.permutation(len(table)))
        table = (
            table if left is None else pa.concat_tables([left, table], promote_options="default")
        )
        whole = len(table) - len(table) % size
        for start in range(0, whole, size):
            yield _arrays(table.slice(start, size))
        left = table.slice(whole)
    if left is not None and len(left):
        yield _arrays(left)


def _arrays(table: pa.Table) -> dict[str, NDArray[Any]]:
    arrays = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if name == "observation":
            arrays[name] = column.flatten().to_numpy().reshape(len(table), -1)
        else:
            arrays[name] = column.to_numpy(zero_copy_only=False)
    return arrays


class Steps(NamedTuple):
    """Tokens that were taken, one per row: what an environment would have shown, and the outcome.
    `torch.from_numpy` takes each of the arrays."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    tokens: NDArray[np.int64]
    #: The seat's share in the win.
    shares: NDArray[np.float32]


def steps(folder: Path | str, size: int = 1024, seed: int | None = None) -> Iterator[Steps]:
    """The tokens of this many decisions at a time, with their masks."""
    about = json.loads((Path(folder) / ABOUT).read_text(encoding="utf-8"))
    start, end = about["fields"][-1][:2]
    names = ["observation", "legal", "tokens", "prefixes", "share"]
    for rows in decisions(folder, size, names, seed):
        counts = np.array([len(tokens) for tokens in rows["tokens"]])
        n = int(counts.sum())
        if not n:
            continue
        observations = np.repeat(rows["observation"], counts, axis=0)
        masks = np.zeros((n, len(about["tokens"])), np.bool_)
        legal = [one for each in rows["legal"] for one in each]
        prefixes = [one for each in rows["prefixes"] for one in each]
        for row, (tokens, spelled) in enumerate(zip(legal, prefixes, strict=True)):
            masks[row, tokens] = True
            observations[row, start:end] = 0
            observations[row, start : start + len(spelled)] = spelled + 1
        taken = np.concatenate(list(rows["tokens"])).astype(np.int64)
        yield Steps(observations, masks, taken, np.repeat(rows["share"], counts))
