"""The strategy of a game in words: tips and charts, for the site and for the docs."""

from __future__ import annotations

from datetime import date
from typing import Any

from dragonstones.arena.balance.clusters import Estimate
from dragonstones.arena.balance.rows import FEW
from dragonstones.arena.strategy.charts import Chart
from dragonstones.arena.strategy.figures import Figures, figures, study_of
from dragonstones.arena.strategy.tips import given
from dragonstones.arena.tables import number, percent
from dragonstones.engine import BadSetup, Game, games
from dragonstones.text import Texts
from dragonstones.wire import ChartRow, Figure, StrategyChart, StrategyInfo, TipInfo

#: A ranked chart leaves out what is smaller.
LEAST_SHARE = 0.005


def strategy(game: Game[Any], t: Texts) -> StrategyInfo:
    """Refused: no games have been counted."""
    known = figures(game.id)
    if known is None:
        raise BadSetup("no-strategy", game=game.id, games=[one.id for one in games()])
    played = known.played
    bot = t(f"level-{played.bot}")
    day = date.fromisoformat(played.date)
    about = {"games": played.games, "seats": played.seats, "bot": bot, "date": day}
    charts = [_chart(one, game, known, t) for one in study_of(game).charts]
    return StrategyInfo(
        game=game.id,
        date=played.date,
        bot=played.bot,
        seats=played.seats,
        games=played.games,
        basis=t("strategy-basis", **about),
        tips=[
            TipInfo(id=tip.id, level=tip.level, text=tip.text(t, known), cards=list(tip.cards))
            for tip in given(game, known)
        ],
        charts=[chart for chart in charts if chart.rows],
    )


def _chart(chart: Chart, game: Game[Any], known: Figures, t: Texts) -> StrategyChart:
    names = {card.id: card.name for card in t.cards(game)}
    some = {id: one for id, one in known.of(chart.group).items() if _is_told(chart, one)}
    is_of_cards = all(id in names for id in some)
    told = {id: names[id] if is_of_cards else t(f"strategy-row-{chart.id}-{id}") for id in some}
    if chart.since:
        before = {id: known[f"{chart.since}/{id}"] for id in some}
        both = {id: (before[id], one) for id, one in some.items() if _is_told(chart, before[id])}
        some = {id: late.minus_other(early) for id, (early, late) in both.items()}
        told = {id: _from_to(t, told[id], *two) for id, two in both.items()}
    rows = [ChartRow(id=id, name=told[id], figure=_figure(one)) for id, one in some.items()]
    if chart.ranked:
        rows.sort(key=lambda row: -(row.figure.value or 0.0))
    else:
        rows.sort(key=lambda row: row.id)
    words = t.forms("title", f"strategy-chart-{chart.id}")
    return StrategyChart(
        id=chart.id,
        title=words["title"],
        about=words["title-about"],
        unit=chart.unit,
        cards=is_of_cards,
        even=1 / known.played.seats if chart.even else None,
        rows=rows,
    )


def _from_to(t: Texts, name: str, early: Estimate, late: Estimate) -> str:
    first, then = (number(t, one.value or 0.0, 1) for one in (early, late))
    return t("strategy-row-from-to", name=name, first=first, then=then)


def _is_told(chart: Chart, one: Estimate) -> bool:
    """Whether to show a figure: not with a few cases, nor if it hardly ever happens."""
    if one.value is None or one.low is None or one.n < FEW:
        return False
    return not chart.ranked or chart.unit == "gain" or one.value >= LEAST_SHARE


def _figure(one: Estimate) -> Figure:
    return Figure(one.n, *(None if x is None else round(x, 4) for x in one[1:]))


# -- as a page of the docs ------------------------------------------------------------------------


def document(t: Texts) -> str:
    """The strategy of every game that has one, as Markdown."""
    parts = [f"# {t('strategy-title')}", t("strategy-lead")]
    for game in games():
        if figures(game.id):
            parts += _section(strategy(game, t), t)
    return "\n\n".join(parts) + "\n"


def _section(info: StrategyInfo, t: Texts) -> list[str]:
    parts = [f"## {t.title(info.game)}", info.basis]
    for level in ("beginner", "expert"):
        tips = [tip.text for tip in info.tips if tip.level == level]
        lines = [f"{n}. {text}" for n, text in enumerate(tips, 1)]
        parts += [f"### {t(f'strategy-tips-{level}')}", "\n".join(lines)]
    for chart in info.charts:
        head = f"| | | {t('strategy-interval')} | |\n|---|---:|---:|---|"
        most = max((abs(row.figure.value or 0.0) for row in chart.rows), default=1.0) or 1.0
        lines = [_line(row, chart, most, t) for row in chart.rows]
        parts += [f"### {chart.title}", chart.about, "\n".join([head, *lines])]
    return parts


def _line(row: ChartRow, chart: StrategyChart, most: float, t: Texts) -> str:
    value, low, high = (
        said(t, chart, x) for x in (row.figure.value, row.figure.low, row.figure.high)
    )
    bar = "█" * round(20 * max(0.0, row.figure.value or 0.0) / most)
    return f"| {row.name} | {value} | {t('arena-from-to', low=low, high=high)} | {bar} |"


def said(t: Texts, chart: StrategyChart, value: float | None) -> str:
    """A figure as it is written in its chart."""
    if value is None:
        return "–"
    return number(t, value, 1) if chart.unit == "number" else percent(t, value)
