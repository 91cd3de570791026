"""Strategy: tips rest on figures, and the pages say what the figures say."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dragonstones.arena.balance.clusters import Estimate
from dragonstones.arena.strategy import tips as tips_module
from dragonstones.arena.strategy.charts import Chart
from dragonstones.arena.strategy.figures import figures, measure, read
from dragonstones.arena.strategy.told import _chart, document, strategy
from dragonstones.arena.tables import number
from dragonstones.engine import Game, games, get_game
from dragonstones.text import texts

DOCS = Path(__file__).parent.parent.parent / "docs"
GAMES = pytest.mark.parametrize("game", list(games()), ids=lambda game: game.id)


@GAMES
def test_no_tip_contradicts_the_figures(game: Game[Any]) -> None:
    known = figures(game.id)
    assert known is not None
    wrong = [
        f"{tip.id}: {claim}"
        for tip in tips_module.tips(game)
        for claim in tip.claims
        if not tips_module.holds(claim, known)
    ]
    assert not wrong


@GAMES
def test_every_tip_names_figures_and_cards_that_exist(game: Game[Any]) -> None:
    known = figures(game.id)
    assert known is not None
    cards = {card.id for card in texts("en").cards(game)}
    found = tips_module.tips(game)
    assert sum(tip.level == "beginner" for tip in found) == 10
    assert sum(tip.level == "expert" for tip in found) >= 5
    for tip in found:
        assert tip.claims
        assert {*tip.share.values(), *tip.number.values()} <= set(known.known), tip.id
        assert set(tip.cards) <= cards, tip.id


def test_a_tip_that_new_figures_contradict_is_not_given() -> None:
    game = next(iter(games()))
    known = figures(game.id)
    assert known is not None
    changed = replace(known, known={**known.known, "tie": Estimate(900, 0.01, 0.005, 0.015)})
    before = {tip.id for tip in tips_module.given(game, known)}
    assert before - {tip.id for tip in tips_module.given(game, changed)} == {"fist-silver"}


@GAMES
def test_charts_have_names_for_every_row_and_figures_with_intervals(game: Game[Any]) -> None:
    for lang in ("en", "de"):
        for chart in strategy(game, texts(lang)).charts:
            assert chart.title and chart.about and chart.rows
            for row in chart.rows:
                assert row.name
                assert None not in (row.figure.low, row.figure.value, row.figure.high)


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Wizard, from {} to {}"), ("de", "Hexenmeister, von {} auf {}")]
)
def test_a_chart_shows_when_a_card_is_worth_more(lang: str, name: str) -> None:
    game, t = get_game("fist-2002"), texts(lang)
    known = figures(game.id)
    assert known is not None
    early, late = known["price-early/wizard"], known["price-late/wizard"]
    assert early.value is not None and late.value is not None
    [chart] = [one for one in strategy(game, t).charts if one.id == "price-late"]
    [row] = [one for one in chart.rows if one.id == "wizard"]
    assert row.name == name.format(number(t, early.value, 1), number(t, late.value, 1))
    assert row.figure.value == pytest.approx(late.value - early.value, abs=1e-4)
    assert {one.id for one in chart.rows} <= {card.id for card in t.cards(game)}
    # What gets cheaper is told, too.
    assert min(one.figure.value or 0.0 for one in chart.rows) < 0


def test_a_card_that_was_seldom_sold_early_is_not_compared() -> None:
    game = get_game("fist-2002")
    known = figures(game.id)
    assert known is not None
    seldom = replace(known, known={**known.known, "price-early/wizard": Estimate(3, 1.0)})
    chart = _chart(Chart("price-late", "number", since="price-early"), game, seldom, texts("en"))
    assert chart.rows and "wizard" not in {row.id for row in chart.rows}


@pytest.mark.parametrize(("lang", "file"), [("en", "strategy.md"), ("de", "strategy.de.md")])
def test_the_docs_say_what_the_figures_say(lang: str, file: str) -> None:
    """Made by `dragonstones balance --strategy --lang en > docs/strategy.md`."""
    assert (DOCS / file).read_text("utf-8") == document(texts(lang))


def test_figures_go_on_from_what_is_known(tmp_path: Path) -> None:
    id = next(iter(games())).id
    [first] = measure(id, None, 2)
    first.write(tmp_path)
    [more] = measure(id, read(id, tmp_path), 4)
    [at_once] = measure(id, None, 4)
    assert (more.games, more.data_of_sums()) == (4, at_once.data_of_sums())
