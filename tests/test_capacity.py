"""The figures of docs/scale.md: what they are computed from, and that they are those of now."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from benchmarks.capacity import SIZES, Assumed, bearable, check, main, need, p99
from benchmarks.processes import COSTS, Costs

ROOT = Path(__file__).parents[1]
ASSUMED = Assumed()


def cost(site_us: float, crossed: float, workers: int = 2) -> Costs:
    return Costs(
        workers=workers,
        by_table=True,
        answers_a_second=100,
        p99_ms=10,
        site_us=site_us,
        database_us=50,
        redis_us=5,
        commits=0.1,
        crossed=crossed,
        table_kb=200,
    )


def test_answers_wait_for_the_disk_and_the_longer_the_more_come() -> None:
    idle, _ = p99(1, 0.0001, 0.004)
    assert 0.004 < idle < 0.006
    waits = [p99(rate, 0.0001, 0.004)[0] for rate in (1, 1000, 5000, 9000)]
    assert waits == sorted(waits)
    assert waits[-1] > 0.008  # of those that came while a commit was under way
    commits = [p99(rate, 0.0001, 0.004)[1] for rate in (1, 1000, 5000, 9000)]
    assert commits == sorted(commits, reverse=True)
    assert commits[0] > 0.99


def test_a_process_takes_as_many_answers_as_it_can_in_time() -> None:
    most, _ = bearable(0.0002, ASSUMED)
    assert 2_000 < most < 5_000
    assert p99(most, 0.0002, ASSUMED.commit)[0] <= ASSUMED.p99
    assert bearable(0.0004, ASSUMED)[0] < most


def test_several_processes_are_compared_with_one() -> None:
    costs = [cost(200, 0, 1), cost(250, 0), cost(900, 0.5)]
    costs[2].by_table = False
    assert check(costs) == [(costs[1], 200)]


def test_what_is_needed_grows_with_the_players_until_one_database_is_too_small() -> None:
    few, many = need(10_000, [cost(300, 0)], ASSUMED), need(1_000_000, [cost(300, 0)], ASSUMED)
    assert few.processes < many.processes
    assert many.renewals == pytest.approx(100 * few.renewals)
    assert few.strained(ASSUMED)[0][1] < 1 < many.strained(ASSUMED)[0][1]


def test_the_page_has_the_figures_of_the_measured_costs(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    said = capsys.readouterr().out.strip()
    page = (ROOT / "docs" / "scale.md").read_text()
    assert f"```\n{said}\n```" in page
    assert len(msgspec.json.decode(COSTS.read_bytes(), type=list[Costs])) >= 3
    assert all(f"{players:,} players" in page for players in SIZES)
