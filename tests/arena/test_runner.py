"""The same games here, in processes and on Ray; and a log from which a run goes on."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterable
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from dragonstones import Refused
from dragonstones.arena.contest import Contest
from dragonstones.arena.gamelog import FILE, GameLog
from dragonstones.arena.record import Record
from dragonstones.arena.runner import run
from tests.arena.records import won_by

CONTEST = Contest.between("fist-2002", ("merchant", "random", "random"), "seed")


def plain(record: Record) -> dict[str, Any]:
    """A record without its times."""
    return {name: value for name, value in record.items() if name != "times"}


def games(workers: int = 1, deals: int = 3) -> list[dict[str, Any]]:
    log = CONTEST.log()
    with closing(CONTEST.play(deals, log, workers)) as played:
        return in_order(played)


def in_order(played: Iterable[Record]) -> list[dict[str, Any]]:
    return sorted(map(plain, played), key=lambda one: (one["deal"], one["rotation"]))


def square(n: int) -> int:
    return n * n


def linger(path: Path) -> str:
    """All but the first take long, and leave a trace."""
    if path.name != "0":
        time.sleep(3)
        path.touch()
    return path.name


def die(n: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_play_the_same_games() -> None:
    assert games(workers=2) == games()


def test_a_local_ray_plays_the_same_games_and_is_seen_by_nobody_else() -> None:
    with closing(CONTEST.play(2, CONTEST.log(), workers=2, ray="local")) as played:
        first = next(played)
        import ray

        [node] = ray.nodes()  # type: ignore[no-untyped-call]
        assert node["NodeManagerAddress"] == "127.0.0.1"
        assert in_order([first, *played]) == games(deals=2)
    assert not ray.is_initialized()


@pytest.mark.parametrize("workers", [1, 2])
def test_every_job_has_one_result_and_few_wait(workers: int) -> None:
    started = 0

    def jobs() -> Any:
        nonlocal started
        for n in range(100):
            started += 1
            yield n

    with closing(run(square, jobs(), workers)) as results:
        next(results)
        assert started < 10
        assert len(list(results)) == 99
    assert started == 100
    assert sorted(run(square, range(30), workers)) == [n * n for n in range(30)]
    assert list(run(square, [], workers)) == []


def test_who_stops_early_ends_what_is_being_played(tmp_path: Path) -> None:
    before = set(active_children())
    jobs = [tmp_path / str(n) for n in range(9)]
    with closing(run(linger, jobs, 2)) as results:
        assert next(results) == "0"
        assert set(active_children()) > before
    assert set(active_children()) <= before
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_is_killed_is_told() -> None:
    with pytest.raises(Refused) as refused:
        list(run(die, [1], 2))
    assert refused.value.code == "worker-lost"


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_ray_that_is_not_there(address: str) -> None:
    with pytest.raises(Refused) as refused:
        list(run(square, [1], 1, address))
    assert refused.value.code == "no-ray" and refused.value.details["address"] == address


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused) as refused:
        list(run(square, [1], 1, "local"))
    assert "pip install 'dragonstones[ray]'" in str(refused.value)


# -- the log -------------------------------------------------------------------

SETTINGS = {"game": "fist-2002", "seed": "1"}
RECORDS = [won_by(CONTEST, deal, rotation, "random") for deal in (0, 1) for rotation in range(3)]


def written(folder: Path, n: int = 6) -> Path:
    with closing(GameLog(SETTINGS, folder)) as log:
        for record in RECORDS[:n]:
            log.add(record)
    return folder / FILE


def test_games_are_there_as_soon_as_they_are_played(tmp_path: Path) -> None:
    with closing(GameLog(SETTINGS, tmp_path / "new" / "folder")) as log:
        log.add(RECORDS[0])
        lines = (tmp_path / "new" / "folder" / FILE).read_text().splitlines()
        assert [json.loads(line) for line in lines] == [SETTINGS, RECORDS[0]]


def test_a_log_goes_on(tmp_path: Path) -> None:
    written(tmp_path, 4)
    with closing(GameLog(SETTINGS, tmp_path)) as log:
        assert list(log) == RECORDS[:4]
        assert (1, 0) in log and (1, 1) not in log
        left = [(job.deal, job.rotation) for job in CONTEST.jobs(2, log)]
        assert left == [(1, 1), (1, 2)]
        log.add(RECORDS[4])
    with closing(GameLog(SETTINGS, tmp_path)) as log:
        assert list(log) == RECORDS[:5]


@pytest.mark.parametrize("cut", [1, 20])
def test_half_a_line_is_none(tmp_path: Path, cut: int) -> None:
    file = written(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    with closing(GameLog(SETTINGS, tmp_path)) as log:
        assert list(log) == RECORDS[:5]
        assert file.read_bytes() == whole[: whole.rindex(b"\n", 0, -1) + 1]
        log.add(RECORDS[5])
    assert file.read_bytes() == whole
    with closing(GameLog(SETTINGS, tmp_path)) as log:
        assert list(log) == RECORDS


def test_half_of_the_first_line_is_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"game": "fi')
    with closing(GameLog(SETTINGS, tmp_path)) as log:
        assert len(log) == 0
    assert json.loads((tmp_path / FILE).read_text()) == SETTINGS


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    file = written(tmp_path, 2)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines, lines[-1]]))
    with closing(GameLog(SETTINGS, tmp_path)) as log:
        assert list(log) == RECORDS[:2]


@pytest.mark.parametrize("line", ["what?", "[]", '{"deal": 1}', "\x00\x00", "[" * 100_000])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    file = written(tmp_path, 3)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], line, *lines[2:]]) + "\n")
    with pytest.raises(Refused) as refused:
        GameLog(SETTINGS, tmp_path)
    assert refused.value.code == "arena-damaged" and refused.value.details["line"] == 3


def test_other_settings_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    file = written(tmp_path)
    before = file.read_bytes()
    with pytest.raises(Refused) as refused:
        GameLog({**SETTINGS, "seed": "2"}, tmp_path)
    assert refused.value.code == "arena-other-settings"
    assert refused.value.details["setting"] == "seed"
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refused) as refused:
        GameLog(SETTINGS, tmp_path / "file" / "folder")
    assert refused.value.code == "arena-folder"
