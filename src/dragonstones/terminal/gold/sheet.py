"""Points: the score sheet at the end, and what everything scores."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from dragonstones.games.gold.box import ADVENTURERS, GEMS, OBJECTS, SCORING
from dragonstones.terminal.gold.pieces import CARD, Pieces
from dragonstones.terminal.screen import MEDIUM, View, lit
from dragonstones.text import Texts
from dragonstones.text.gold import cards, power, worths
from dragonstones.text.words import Card, Names

Row = tuple[str, str]


def score_sheet(pieces: Pieces, view: View, width: int) -> Panel:
    """Line by line, where every point came from."""
    t, result = pieces.t, view["result"]
    sheets = result["sheets"]
    scoring = SCORING[view["table"]["options"]["rules"]]
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True, overflow="ellipsis")
    for _ in sheets:
        grid.add_column(justify="right", no_wrap=True, overflow="ellipsis", ratio=1)
    names = (pieces.name(seat) for seat in range(len(sheets)))
    grid.add_row("", *names, style="card.name")
    for line in sheets[0]["lines"]:
        if line == "sets" and not scoring.each_set:
            continue
        points = (_points(pieces, line, sheet, width >= MEDIUM) for sheet in sheets)
        grid.add_row(Text(t(f"sheet-{line}"), style="card"), *points)
    totals = (f"{sheet['total']}{'*' if sheet['cursed'] else ''}" for sheet in sheets)
    grid.add_row(t("sheet-total"), *totals, style="card.name")
    parts: list[RenderableType] = [grid]
    if any(sheet["cursed"] for sheet in sheets):
        parts.append(Text(f"* {t('sheet-cursed')}", style="card.quiet"))
    winners = t.who("winners", result["winners"], Names.read_by(view["you"], pieces.names))
    title = t("terminal-won", **winners)
    return lit(Group(*parts), title, t("terminal-gold-turns", n=result["turns"]))


def _points(pieces: Pieces, line: str, sheet: View, roomy: bool) -> Text:
    """How many tokens there were, and the points for them."""
    points, n = sheet["lines"][line], sheet["tokens"].get(line, 0)
    text = Text()
    if roomy and n:
        text.append_text(pieces.token(line, n, 0, CARD)).append(" ")
    return text.append(f"{points or '–':>2}", style="card.name" if points else "card.quiet")


def scoring_in_force(pieces: Pieces, rules: str, seats: int) -> list[Row]:
    """What everything scores."""
    t, scoring = pieces.t, SCORING[rules]
    rows = [
        (f"{pieces.sign(token)} {t(f'token-{token}')}", t("terminal-gold-points", n=points))
        for token, points in scoring.tokens.items()
    ]
    gems = " ".join(pieces.sign(gem) for gem in GEMS)
    bonus = scoring.majority[seats]
    rows.append((gems, t(f"terminal-gold-majority-{rules}", n=bonus, half=bonus // 2)))
    if scoring.each_set:
        rows.append((t("sheet-sets"), t("terminal-gold-points", n=scoring.each_set)))
    if scoring.cursed:
        rows.append((t("token-black-diamond"), t("terminal-gold-curse")))
    return rows


def token_worth(pieces: Pieces, token: str) -> Row:
    t = pieces.t
    return f"{pieces.sign(token)} {t(f'token-{token}')}", worths(t, token)


def powers(t: Texts, rules: str) -> list[Row]:
    """The adventurers, and what they can do."""
    head = t("terminal-gold-head-strength")
    return [
        (t(f"adventurer-{one}"), f"{head} {strength}. {power(t, one, rules)}".strip())
        for one, strength in ADVENTURERS.items()
    ]


def objects(t: Texts, some: tuple[str, ...] = OBJECTS) -> list[Row]:
    return [(t(f"object-{object}"), t(f"object-rule-{object}")) for object in some]


def box(pieces: Pieces) -> Group:
    """Everything in the box."""
    t = pieces.t
    kinds: dict[str, list[Card]] = {}
    for card in cards(t):
        kinds.setdefault(card.kind, []).append(card)
    return Group(
        _table(
            _heads(t, "dragon", "known", "hidden"),
            [tuple(str(n) for n in card.facts.values()) for card in kinds["dragon"]],
        ),
        _table(
            _heads(t, "adventurer", "strength", "text"),
            [(one.name, str(one.facts["strength"]), one.text) for one in kinds["adventurer"]],
        ),
        _table(
            [*_heads(t, "token", "number"), *(t(f"worth-{rules}") for rules in SCORING)],
            [
                (
                    f"{pieces.sign(token.id)} {token.name}",
                    str(token.copies),
                    *(str(token.facts[rules]) for rules in SCORING),
                )
                for token in kinds["token"]
            ],
        ),
        _table(
            _heads(t, "object", "number", "text"),
            [(one.name, str(one.copies), one.text) for one in kinds["object"]],
        ),
    )


def _heads(t: Texts, *heads: str) -> list[str]:
    return [t(f"terminal-gold-head-{head}") for head in heads]


def _table(heads: list[str], rows: list[tuple[str, ...]]) -> Grid:
    """The first column is what it is about, the last one may be long."""
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for number, head in enumerate(heads):
        counts = all(row[number].isdecimal() for row in rows)
        grid.add_column(
            head,
            justify="right" if counts and number else "left",
            style="bold" if not number else "",
            no_wrap=number < len(heads) - 1,
        )
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    return grid
