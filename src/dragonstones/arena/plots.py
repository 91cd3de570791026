"""The plots of a report: SVG that takes its colours from the page, so it fits light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, NamedTuple

from dragonstones.arena.tables import duration, number
from dragonstones.arena.times import Times, start_of
from dragonstones.text import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis

#: matplotlib knows no CSS variables: it draws in these colours, which are then replaced.
INK, MUTED, LINE = "#010101", "#020202", "#030303"
BOTS = tuple(f"#0404{n:02}" for n in range(6))
_VARIABLES = {
    INK: "var(--ink)",
    MUTED: "var(--muted)",
    LINE: "var(--line)",
    **{colour: f"var(--bot-{n})" for n, colour in enumerate(BOTS)},
}

#: In inches. A plot is as wide as a phone, so that its letters are as large as the text there.
WIDTH, HEIGHT = 5.4, 3.0
_STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "dragonstones",
    "font.size": 10.5,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "xtick.color": LINE,
    "xtick.labelcolor": MUTED,
    "ytick.color": LINE,
    "ytick.labelcolor": INK,
    "ytick.left": False,
    "legend.frameon": False,
    "lines.linewidth": 1.8,
}


def share_plot(data: dict[str, Any], t: Texts) -> str:
    """Dots with intervals, and the line at which all are equal."""
    rows = [Dot(bot["bot"], *_ends(bot), _colour(bot, data)) for bot in data["bots"]]
    return _shares(rows, data["fair"], t("arena-shares"), t("arena-axis-share"), t)


def seat_plot(data: dict[str, Any], t: Texts) -> str:
    names = [t("arena-seat-number", seat=n) for n, _ in enumerate(data["seats"], 1)]
    rows = [Dot(name, *_ends(seat), INK) for name, seat in zip(names, data["seats"], strict=True)]
    return _shares(rows, data["fair"], t("arena-by-seat"), t("arena-shares"), t)


def rating_plot(data: dict[str, Any], t: Texts) -> str:
    rows = []
    for bot in sorted(data["bots"], key=lambda bot: -bot["rating"]["mu"]):
        mu, twice = bot["rating"]["mu"], 2 * bot["rating"]["sigma"]
        rows.append(Dot(bot["bot"], mu, mu - twice, mu + twice, _colour(bot, data)))

    def draw(axes: Axes) -> None:
        _dots(axes, rows)
        _whole_numbers(axes.xaxis)
        axes.xaxis.set_major_formatter(lambda x, _: number(t, x))
        axes.set_xlabel(t("arena-axis-rating"))

    return svg(draw, t("arena-ratings"), _height(rows))


def time_plot(data: dict[str, Any], t: Texts) -> str:
    """For every time, the share of the decisions that took no longer."""

    def draw(axes: Axes) -> None:
        for bot in data["bots"]:
            times = Times()
            times.add_all(bot["time"])
            steps = list(times.cumulative())
            at = [start_of(steps[0][0]), *(start_of(step + 1) for step, _ in steps)]
            parts = [0.0, *(part for _, part in steps)]
            axes.plot(at, parts, color=_colour(bot, data), label=bot["bot"])
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda x, _: _short(t, x))
        axes.minorticks_off()
        axes.set_ylim(0, 1.02)
        axes.yaxis.set_major_formatter(lambda y, _: t("arena-whole-percent", n=y))
        axes.set_xlabel(t("arena-axis-time"))
        axes.set_title(t("arena-axis-part"), loc="left", fontsize=10.5, color=MUTED)
        _legend(axes)

    return svg(draw, t("arena-times"))


def length_plot(data: dict[str, Any], t: Texts) -> str:
    counts = {int(turns): games for turns, games in data["turns"]["counts"].items()}

    def draw(axes: Axes) -> None:
        axes.bar(list(counts), list(counts.values()), width=0.8, color=BOTS[0])
        axes.xaxis.grid(visible=False)
        _whole_numbers(axes.xaxis)
        _whole_numbers(axes.yaxis)
        axes.yaxis.set_major_formatter(lambda y, _: number(t, y))
        axes.set_xlabel(t.turns(data["settings"]["game"]))
        axes.set_title(t("arena-axis-games"), loc="left", fontsize=10.5, color=MUTED)

    return svg(draw, t("arena-length"))


def test_plot(data: dict[str, Any], t: Texts) -> str:
    """How the evidence grew, and the bounds at which the test ends."""
    test = data["test"]
    deals = range(1, len(test["history"]) + 1)

    def draw(axes: Axes) -> None:
        for n, name in enumerate(("better", "worse")):
            llr = [both[n] for both in test["history"]]
            axes.plot(deals, llr, color=BOTS[n], label=t(f"arena-llr-{name}"))
        for bound in test["bounds"]:
            axes.axhline(bound, color=MUTED, linestyle=(0, (4, 3)), linewidth=1.2)
        _whole_numbers(axes.xaxis)
        axes.xaxis.set_major_formatter(lambda x, _: number(t, x))
        axes.yaxis.set_major_formatter(lambda y, _: number(t, y))
        axes.set_xlabel(t("arena-axis-deals"))
        axes.set_title(t("arena-axis-llr"), loc="left", fontsize=10.5, color=MUTED)
        _legend(axes)

    return svg(draw, t("arena-llr-better"))


# -- drawing ------------------------------------------------------------------


class Dot(NamedTuple):
    """A row of a plot: a value and its interval."""

    name: str
    value: float
    low: float
    high: float
    colour: str


def _ends(share: dict[str, Any]) -> tuple[float, float, float]:
    return share["share"], share["low"], share["high"]


def _shares(rows: Sequence[Dot], fair: float, title: str, axis: str, t: Texts) -> str:
    def draw(axes: Axes) -> None:
        _dots(axes, rows)
        axes.axvline(fair, color=MUTED, linestyle=(0, (4, 3)), linewidth=1.2, zorder=1)
        up = axes.get_xaxis_transform()
        axes.text(fair, 1.03, t("arena-fair"), ha="center", color=MUTED, transform=up)
        axes.xaxis.set_major_formatter(lambda x, _: t("arena-whole-percent", n=x))
        axes.set_xlim(left=0)
        axes.set_xlabel(axis)

    return svg(draw, title, _height(rows))


def _dots(axes: Axes, rows: Sequence[Dot]) -> None:
    for y, row in enumerate(rows):
        ends = [row.low, row.high]
        axes.plot(
            ends, [y, y], color=row.colour, linewidth=3, solid_capstyle="round", clip_on=False
        )
        axes.plot([row.value], [y], "o", color=row.colour, markersize=9, clip_on=False)
    axes.set_yticks(range(len(rows)), [row.name for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.yaxis.grid(visible=False)


def _height(rows: Sequence[Any]) -> float:
    return 0.95 + 0.42 * len(rows)


def _colour(bot: dict[str, Any], data: dict[str, Any]) -> str:
    """The style that all plots share."""
    return BOTS[[other["bot"] for other in data["bots"]].index(bot["bot"])]


def _short(t: Texts, seconds: float) -> str:
    """The label of a tick, which is a power of ten: 10 ms."""
    text = duration(t, seconds * 1.0000001)
    value, _, unit = text.partition(" ")
    return f"{re.split('[.,]', value)[0]} {unit}"


def _whole_numbers(axis: Axis) -> None:
    from matplotlib.ticker import MaxNLocator

    axis.set_major_locator(MaxNLocator(integer=True, nbins="auto", min_n_ticks=1))


def _legend(axes: Axes) -> None:
    """The legend, below the plot: above the lines there may be no room."""
    axes.figure.legend(loc="outside lower left", ncols=2, handlelength=1.2)


def svg(
    draw: Callable[[Axes], None], title: str, height: float = HEIGHT, width: float = WIDTH
) -> str:
    """A plot, for a page that has the variables of `report.template.html`."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context(_STYLE):  # type: ignore[arg-type]
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(figure)
        draw(figure.add_subplot())
        out = StringIO()
        figure.savefig(
            out,
            format="svg",
            transparent=True,
            metadata={"Date": None, "Creator": None, "Format": None, "Type": None},
        )
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :].strip()
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[a-zA-Z0-9]*_[a-zA-Z0-9_.]*"', "", svg)  # the same in every plot
    # In a page it needs no namespaces, and no size of its own.
    opening = rf'<svg role="img" aria-label="{escape(title)}" \1>'
    svg = re.sub(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', opening, svg, count=1)
    svg = re.sub(r"font-family: [^;\"]*", "font-family: var(--font)", svg)
    for colour, variable in _VARIABLES.items():
        svg = svg.replace(colour, variable)
    return svg
