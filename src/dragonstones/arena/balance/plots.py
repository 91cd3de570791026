"""The plots: a row for each card, in the same order in all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from dragonstones.arena.balance.rows import Row
from dragonstones.arena.balance.tables import points
from dragonstones.arena.plots import BOTS, INK, LINE, MUTED, svg
from dragonstones.arena.tables import number
from dragonstones.text import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BLUE, ORANGE, GREEN, PURPLE, GOLD, RED = BOTS

#: In inches: three plots side by side on a desk, one below the other on a phone.
WIDTH, ROW, ENDS = 4.7, 0.235, 1.2
#: In points: how far the numbers extend beyond the plot.
NUMBERS = 40
#: The sizes of dots for cards that are seldom and often won.
SMALL, LARGE = 3.0, 9.0
#: An axis must not be so short that noise looks large, or so long that nothing shows.
SHORTEST, LONGEST = 0.1, 0.6


def forest(rows: Sequence[Row], key: str, axis: str, t: Texts) -> str:
    """Dots with intervals; green or red if the interval is clearly on one side of 0."""
    most = max((row["won"] for row in rows), default=0) or 1

    def draw(axes: Axes) -> None:
        _rows(axes, rows, t)
        low, high = _limits([row[key] for row in rows])
        axes.set_xlim(low, high)
        axes.axvline(0, color=MUTED, linewidth=1.2, zorder=1)
        for y, row in enumerate(rows):
            found = row[key]
            if found["value"] is None:
                continue
            colour, few = _colour(found), found.get("few", False)
            if found["low"] is not None:
                axes.plot([found["low"], found["high"]], [y, y], color=colour, linewidth=1.6)
            size = SMALL + (LARGE - SMALL) * sqrt(row["won"] / most)
            inside = min(high, max(low, found["value"]))
            fill = "none" if few else colour
            axes.plot([inside], [y], "o", ms=size, mfc=fill, mec=colour, clip_on=False, zorder=3)
            _at_the_end(axes, y, points(t, found["value"]), MUTED if few else INK)
        axes.xaxis.set_major_formatter(lambda x, _: number(t, round(100 * x)))
        axes.set_xlabel(axis)
        _legend(axes, _marks(rows, key, t), dots=True)

    return svg(draw, axis, _height(rows), WIDTH)


def stack(
    rows: Sequence[Row],
    parts: Callable[[Row], Mapping[str, float]],
    colours: Sequence[str],
    axis: str,
    t: Texts,
    *,
    digits: int = 1,
    scale: float = 1.0,
    end: Callable[[Row], float | None] | None = None,
    mark: tuple[str, Callable[[Row], float | None]] | None = None,
) -> str:
    """Bars of several parts; the number at the end of each, and perhaps a mark beyond it."""

    def draw(axes: Axes) -> None:
        _rows(axes, rows, t)
        used: dict[str, str] = {}
        for y, row in enumerate(rows):
            start = 0.0
            for (name, n), colour in zip(parts(row).items(), colours, strict=True):
                if n:
                    axes.barh(y, n * scale, left=start, height=0.62, color=colour)
                    start += n * scale
                    used[name] = colour
            _at_the_end(axes, y, number(t, end(row) if end else start, digits), INK)
            if mark and (value := mark[1](row)) is not None:
                axes.plot([value], [y], "|", color=INK, markersize=7, markeredgewidth=1.6)
        if mark:
            used[mark[0]] = INK
        axes.set_xlim(left=0)
        axes.locator_params(axis="x", integer=True)
        axes.xaxis.set_major_formatter(lambda x, _: number(t, x))
        axes.set_xlabel(axis)
        # In the order of the parts, regardless of the card that had them first.
        names = [*dict.fromkeys(name for row in rows for name in parts(row)), mark and mark[0]]
        _legend(axes, {name: used[name] for name in names if name in used}, mark and mark[0])

    return svg(draw, axis, _height(rows), WIDTH)


# -- drawing -------------------------------------------------------------------


def _height(rows: Sequence[Row]) -> float:
    return ENDS + ROW * len(rows)


def _rows(axes: Axes, rows: Sequence[Row], t: Texts) -> None:
    """The names, and bands that lead the eye from them to the other side."""
    for y in range(0, len(rows), 2):
        axes.axhspan(y - 0.5, y + 0.5, color=LINE, alpha=0.4, linewidth=0, zorder=0)
    axes.set_yticks(range(len(rows)), [row["name"] for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.yaxis.grid(visible=False)
    axes.tick_params(axis="x", top=True, labeltop=True, length=0)


def _at_the_end(axes: Axes, y: float, text: str, colour: str) -> None:
    """A number in a column of its own, to the right of the plot."""
    axes.annotate(
        text,
        (1, y),
        (NUMBERS, 0),
        xycoords=("axes fraction", "data"),
        textcoords="offset points",
        ha="right",
        va="center_baseline",
        color=colour,
    )


def _limits(found: Sequence[Row]) -> tuple[float, float]:
    """A range in which all intervals with enough cases fit; the others may be cut."""
    known = [one for one in found if one["low"] is not None and not one.get("few")]
    known = known or [one for one in found if one["low"] is not None]
    low = min((one["low"] for one in known), default=0.0)
    high = max((one["high"] for one in known), default=0.0)
    return min(-SHORTEST, max(low, -LONGEST)) * 1.05, max(SHORTEST, min(high, LONGEST)) * 1.05


def _colour(found: Mapping[str, Any]) -> str:
    if found.get("few") or found["low"] is None or found["low"] <= 0 <= found["high"]:
        return MUTED
    return GREEN if found["low"] > 0 else RED


def _marks(rows: Sequence[Row], key: str, t: Texts) -> dict[str, str]:
    """The legend of the colours that occur."""
    marks = {}
    for name, colour in (("up", GREEN), ("unclear", MUTED), ("down", RED), ("few", "none")):
        known = (row[key] for row in rows if row[key]["value"] is not None)
        if any(("none" if one.get("few") else _colour(one)) == colour for one in known):
            marks[t(f"balance-{name}")] = colour
    return marks


def _legend(
    axes: Axes, marks: Mapping[str, str], line: str | None = None, dots: bool = False
) -> None:
    from matplotlib.lines import Line2D

    handles = []
    for name, colour in marks.items():
        shape = "|" if name == line else "o" if dots else "s"
        mark = Line2D([], [], marker=shape, linestyle="", label=name, markersize=7)
        mark.set_markerfacecolor(colour)
        mark.set_markeredgecolor(MUTED if colour == "none" else colour)
        handles.append(mark)
    axes.legend(
        handles=handles,
        loc="upper right",
        bbox_to_anchor=(1.0, 0),
        borderaxespad=3.4,
        handletextpad=0.1,
        columnspacing=1,
        ncols=2,
    )
