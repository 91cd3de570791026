"""The ladder: more games can be played, and the page says what they say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import ladder
from benchmarks.ladder import DATA, PAGE, PICTURE, Ladder, Table, begun, climb, ladders, page, read
from dragonstones.arena.contest import Contest
from dragonstones.bots import bots
from dragonstones.engine import games
from dragonstones.text import texts

ROOT = Path(__file__).parents[2]


def quick(known: dict[str, object]) -> Ladder:
    """The first pair of levels alone, of which neither thinks."""
    whole = begun("fist-2002", known)
    return whole._replace(pairs=whole.pairs[:1], budgets=[])


def test_a_longer_run_goes_on_from_a_shorter_one() -> None:
    [first] = climb(quick({}), 1, 1)
    kept = json.loads(json.dumps(first.data()))
    [more] = climb(quick(kept), 2, 1)
    *_, at_once = climb(quick({}), 2, 1)
    assert more.games == 4
    assert more.data()["tables"] == at_once.data()["tables"]
    decisions = [{name: one.decisions for name, one in x.times.items()} for x in (more, at_once)]
    assert decisions[0] == decisions[1] and {*decisions[0]} == {"apprentice", "random"}


def test_games_by_other_rules_are_not_counted() -> None:
    assert begun("fist-2002", {"rules": 0, "date": "", "tables": {"a,b": []}}).games == 0


def test_every_level_meets_every_other_and_thinkers_have_every_budget() -> None:
    for game in games():
        found = begun(game.id, {})
        levels = [*bots(game.id)]
        names = [[bot.split(":")[0] for bot in table.bots] for table in found.pairs]
        met = {(weaker, stronger) for stronger, weaker, *_ in names}
        assert met == {(one, two) for n, two in enumerate(levels) for one in levels[:n]}
        thinking = [table.bots[0] for table in found.budgets]
        assert thinking == [f"archmage:{budget}" for budget in ladder.BUDGETS]


def test_who_won_is_counted_by_bot_and_shared() -> None:
    contest = Contest.between("fist-2002", ("merchant", "random", "merchant", "random"))
    deals: list[list[list[float]]] = [
        [[0, 1, 2, 3], [0, 1, 2, 3]],
        [[1, 0, 2, 3], [0, 0, 2, 3]],
        [[], []],
    ]
    table = Table(contest, deals)
    # Of six games one, none; none, half; and two that did not end.
    assert table.won().mean == pytest.approx((1 + 0 + 0 + 0.5 + 0 + 0) / 6)
    assert len([*table.places()]) == 4


def test_a_bot_that_won_everything_has_a_strength() -> None:
    contest = Contest.between("fist-2002", ("merchant", "random", "merchant", "random"))
    won = [[[0.0, 2.0, 1.0, 3.0], [2.0, 0.0, 3.0, 1.0]]] * 3
    found = begun("fist-2002", {})._replace(pairs=[Table(contest, won)], budgets=[])
    best, worst = ladder.rungs(found)
    assert (best.name, worst.name) == ("merchant", "random")
    assert 0 < worst.mu < best.mu and worst.sure < 20


def test_the_page_and_the_picture_say_what_the_games_say(tmp_path: Path) -> None:
    """Made by `python -m benchmarks.ladder --deals 0`."""
    known = ladders(read(ROOT / DATA))
    assert [one.game for one in known] == [game.id for game in games()]
    assert (ROOT / PAGE).read_text("utf-8") == page(known, texts("en"))
    ladder.draw(known, tmp_path / "again.svg", texts("en"))
    assert (tmp_path / "again.svg").read_text("utf-8") == (ROOT / PICTURE).read_text("utf-8")
