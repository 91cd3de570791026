"""Games as data: what is in a row, that runs go on, and reading piece by piece."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dragonstones import BadSetup, Match
from dragonstones.arena.play import new_match, play
from dragonstones.arena.simulate import Series
from dragonstones.research import dataset, encoding_of
from dragonstones.research.dataset import (
    COLUMNS,
    PERSON,
    Source,
    decisions,
    parts_of,
    rows_of,
    rows_of_bots,
    steps,
    write,
    write_games,
)
from dragonstones.research.play import REWARDS, Play, rewards_of
from tests.games.random_play import play_to_the_end
from tests.terminal.program import run_here

QUICK = {"points": 2}
SERIES = Series("fist-2002", 3, 5, "7", ("merchant", "random", "random"), QUICK)


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "IN_A_FILE", 2)
    monkeypatch.setattr(dataset, "IN_A_GROUP", 50)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small dataset that nobody changes."""
    path = tmp_path_factory.mktemp("dataset")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dataset, "IN_A_FILE", 2)
        patch.setattr(dataset, "IN_A_GROUP", 50)
        assert [*write(SERIES, path)] == [0, 2, 4, 5]
    return path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def rows_in(folder: Path, **about: Any) -> list[dict[str, Any]]:
    return [
        dict(zip(batch, values, strict=True))
        for batch in decisions(folder, **about)
        for values in zip(*batch.values(), strict=True)
    ]


# -- rows ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [("fist-2002", QUICK), ("fist-tavern", QUICK), ("dragons-gold", {"dragons": 8, "steps": 2})],
)
def test_a_row_has_what_its_seat_knew_and_what_came_of_it(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    bots = ("merchant", "random", PERSON)
    match = play_to_the_end(new_match(game, 3, 4, options), random.Random(4))
    [*write_games([Source(match.journal(), bots)], tmp_path)]
    rows, layout = iter(rows_in(tmp_path)), encoding_of(match.game).layout
    ends = {kind: rewards_of(match.result or {}, kind) for kind in REWARDS}
    again = Match.new(game, 3, 4, match.options)
    for seat, answer in match.journal()["answers"]:
        row = next(rows)
        view, question = again.view(seat), again.questions[seat]
        assert (row["seat"], row["kind"], row["bot"]) == (seat, question.kind, bots[seat])
        assert json.loads(row["knowledge"]) == view
        assert row["observation"].tolist() == np.array(layout.observe(view), np.float32).tolist()
        assert json.loads(row["answer"]) == answer
        assert row["tokens"].tolist() == encoding_of(again.game).spell(question, answer)
        assert all(t in some for t, some in zip(row["tokens"], row["legal"], strict=True))
        found = [row[name] for name in ("share", "place", "points")]
        assert found == pytest.approx([ends[kind][seat] for kind in REWARDS])
        again.answer(seat, answer)
    assert next(rows, None) is None


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("fist-2002", ("merchant", "archmage:2", "apprentice", "merchant:vengeful"), QUICK),
        ("fist-tavern", ("merchant", "merchant:sly", "random"), QUICK),
        ("dragons-gold", ("merchant", "random", "apprentice"), {"dragons": 8, "steps": 2}),
    ],
)
def test_what_is_taken_down_while_bots_play_is_what_a_replay_gives(
    game: str, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    series = Series(game, len(bots), 2, "9", bots, options)
    for number in range(2):
        here = bots[number:] + bots[:number]
        match = play(series.new_match(f"9/{number}"), here, f"9/{number}").match
        replayed = rows_of(Source(match.journal(), here), number)
        played = rows_of_bots(series, number)
        assert len(played) == len(replayed) > 10
        for one, other in zip(played, replayed, strict=True):
            assert [*map(repr, one)] == [*map(repr, other)]
            assert (one[4] == other[4]).all()


def test_every_column_is_there_and_explained(folder: Path) -> None:
    assert {*rows_in(folder)[0]} == {*COLUMNS}
    card = (folder / "README.md").read_text()
    assert all(f"| `{name}` | {meaning} |" in card for name, (_, meaning) in COLUMNS.items())
    assert f"- Decisions: {len(rows_in(folder)):,}" in card and "merchant, random, random" in card


def test_the_games_are_those_of_the_arena_with_bots_that_change_seats(folder: Path) -> None:
    rows = rows_in(folder)
    for number in range(5):
        turn = number % 3
        bots = SERIES.bots[turn:] + SERIES.bots[:turn]
        seed = f"{SERIES.seed}/{number}"
        match = play(SERIES.new_match(seed), bots, seed).match
        own = [row for row in rows if row["game"] == number]
        answers = [[row["seat"], json.loads(row["answer"])] for row in own]
        assert answers == match.journal()["answers"]
        assert all(row["bot"] == bots[row["seat"]] for row in own)


def test_a_game_without_an_end_has_no_rows(tmp_path: Path) -> None:
    match = Match.new("fist-2002", 3, 1)
    match.answer(0, {"fairy": 1})
    [*write_games([Source(match.journal(), (PERSON,) * 3)], tmp_path)]
    assert rows_in(tmp_path) == []


# -- running ---------------------------------------------------------------------


def test_two_processes_write_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    [*write(SERIES, tmp_path, workers=2)]
    before, after = contents(folder), contents(tmp_path)
    # The card names its folder.
    assert {**before, "README.md": b""} == {**after, "README.md": b""}


def test_an_interrupted_run_is_gone_on_with(folder: Path, tmp_path: Path) -> None:
    run = write(SERIES, tmp_path)
    assert [next(run), next(run)] == [0, 2]
    run.close()
    assert [path.name for path in parts_of(tmp_path)] == ["part-00000.parquet"]
    first = parts_of(tmp_path)[0].stat().st_mtime_ns
    assert [*write(SERIES, tmp_path)] == [2, 4, 5]
    assert parts_of(tmp_path)[0].stat().st_mtime_ns == first
    assert [p.read_bytes() for p in parts_of(tmp_path)] == [
        p.read_bytes() for p in parts_of(folder)
    ]


def test_more_games_can_be_added(folder: Path, tmp_path: Path) -> None:
    [*write(Series("fist-2002", 3, 3, "7", SERIES.bots, QUICK), tmp_path)]
    assert [*write(SERIES, tmp_path)] == [2, 4, 5]
    assert [p.read_bytes() for p in parts_of(tmp_path)] == [
        p.read_bytes() for p in parts_of(folder)
    ]


@pytest.mark.parametrize(
    ("changed", "name"),
    [
        ({"game": "fist-tavern"}, "game"),
        ({"seed": "8"}, "seed"),
        ({"bots": ("random",) * 3}, "bots"),
        ({"options": {}}, "options"),
        ({"games": 4}, "games"),
    ],
)
def test_a_folder_with_another_dataset_is_refused_and_stays(
    changed: dict[str, Any], name: str, folder: Path
) -> None:
    about = {"game": "fist-2002", "players": 3, "games": 5, "seed": "7", "bots": SERIES.bots}
    before = contents(folder)
    with pytest.raises(BadSetup) as refused:
        [*write(Series(**{**about, "options": QUICK, **changed}), folder)]
    assert refused.value.code == "other-dataset" and refused.value.details["name"] == name
    assert contents(folder) == before


def test_games_of_two_kinds_are_refused(tmp_path: Path) -> None:
    journals = [Match.new(game, 3, 1).journal() for game in ("fist-2002", "fist-tavern")]
    with pytest.raises(BadSetup, match="fist-tavern"):
        [*write_games([Source(journal, (PERSON,) * 3) for journal in journals], tmp_path)]
    assert not contents(tmp_path)


# -- reading ---------------------------------------------------------------------


def test_rows_come_so_many_at_a_time_and_each_once(folder: Path) -> None:
    plain = rows_in(folder, columns=["game", "decision"])
    for seed in (None, 1, 2):
        batches = [*decisions(folder, 64, ["game", "decision"], seed)]
        assert {len(batch["game"]) for batch in batches[:-1]} == {64}
        places = [
            (int(game), int(place))
            for batch in batches
            for game, place in zip(batch["game"], batch["decision"], strict=True)
        ]
        expected = [(int(row["game"]), int(row["decision"])) for row in plain]
        assert sorted(places) == sorted(expected)
        assert (places == expected) == (seed is None)
        assert places == [
            (int(row["game"]), int(row["decision"]))
            for row in rows_in(folder, columns=["game", "decision"], seed=seed)
        ]


def test_steps_are_what_an_environment_would_have_shown(folder: Path) -> None:
    """The same games, spelled token by token."""
    shown = {}
    for number in range(5):
        journal = play(
            SERIES.new_match(f"7/{number}"),
            SERIES.bots[number % 3 :] + SERIES.bots[: number % 3],
            f"7/{number}",
        ).match.journal()
        match = SERIES.new_match(f"7/{number}")
        encoding = encoding_of(match.game)
        for seat, answer in journal["answers"]:
            one = Play.__new__(Play)
            one.match, one.encoding, one.steps, one._spellings = match, encoding, 0, {}
            spelling = one.spelling(seat)
            for token in encoding.spell(match.questions[seat], answer):
                seen = tuple(one.observe(seat))
                shown[seen, token] = sorted(spelling.legal)
                spelling.take(token)
            match.answer(seat, answer)
    found = 0
    for batch in steps(folder, 100, seed=3):
        for seen, mask, token in zip(batch.observations, batch.masks, batch.tokens, strict=True):
            assert mask[token]
            assert shown[tuple(seen.tolist()), int(token)] == np.flatnonzero(mask).tolist()
            found += 1
    assert found >= len(shown) > 300


def test_what_is_not_there_is_said(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no dataset"):
        next(decisions(tmp_path))
    with pytest.raises(BadSetup, match="fame"):
        next(decisions(folder, columns=["fame"]))


# -- the command -----------------------------------------------------------------


def test_bots_play_by_command(tmp_path: Path) -> None:
    words = ("dataset", "--game", "fist-2002", "--bots", "random", "--players", "3", "--games", "3")
    out = tmp_path / "out"
    ended = run_here(tmp_path, *words, "--option", "points=2", "--out", str(out))
    assert ended.exit_code == 0 and "3 games" in ended.output
    assert {row["bot"] for row in rows_in(out)} == {"random"}
    refused = run_here(tmp_path, *words, "--out", str(out), "--lang", "de")
    assert refused.exit_code == 2 and "anderer Datensatz" in " ".join(refused.output.split())


@pytest.fixture
def exported(tmp_path: Path) -> Callable[[str], Path]:
    def write_one(name: str) -> Path:
        match = play_to_the_end(Match.new("fist-2002", 3, name, QUICK), random.Random(1))
        data = {"journal": match.journal(), "names": ["Anna Secret", "Ben", "Bot"]}
        path = tmp_path / "games" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps({**data, "people": [0, 1], "bot": "merchant"}))
        return path

    return write_one


def test_exported_games_lose_their_names(exported: Callable[[str], Path], tmp_path: Path) -> None:
    games, out = {exported("one").parent, exported("two").parent}, tmp_path / "out"
    ended = run_here(tmp_path, "dataset", "--from", str(games.pop()), "--out", str(out))
    assert ended.exit_code == 0
    rows = rows_in(out)
    assert {(row["seat"], row["bot"]) for row in rows} == {
        (0, PERSON),
        (1, PERSON),
        (2, "merchant"),
    }
    assert {row["game"] for row in rows} == {0, 1}
    assert not any("Anna" in str(row) for row in rows)
    assert not any(b"Anna" in data for data in contents(out).values())


def test_bots_and_saved_games_at_once_are_refused(tmp_path: Path) -> None:
    words = ("dataset", "--from", "x.json", "--bots", "random", "--out", str(tmp_path / "out"))
    ended = run_here(tmp_path, *words)
    assert ended.exit_code == 2 and "--from" in ended.output
    assert not (tmp_path / "out").exists()
