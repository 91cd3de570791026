"""What is worth a pause in Dragon's Gold: a kill and what came of it, a Magic Object, a theft."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from dragonstones.engine.events import Event
from dragonstones.games.gold.box import TOKENS
from dragonstones.games.gold.events import (
    AcceptanceTakenBack,
    AdventurerPlaced,
    Agreed,
    DragonAppeared,
    DragonKilled,
    HandWatched,
    NegotiationBegan,
    NothingToSteal,
    ObjectUsed,
    ProposalAccepted,
    Proposed,
    ShareChosen,
    ShareTaken,
    StashesRevealed,
    TheftTried,
    TreasureDivided,
    TreasureLost,
    TurnedUp,
    TurnLost,
)
from dragonstones.games.gold.objects import ON_A_TURN
from dragonstones.terminal.gold.pieces import CARD, Named
from dragonstones.terminal.gold.screen import GoldPainter
from dragonstones.terminal.screen import lit

WIDTH = 66

#: With these a page begins; with those only if none is under way.
BEGINS = (DragonKilled, HandWatched)
GOES_ON = (Agreed, TreasureLost, TreasureDivided, ShareChosen, TheftTried, NothingToSteal)
#: With these it ends: a turn.
ENDS = (AdventurerPlaced, TurnedUp, TurnLost, StashesRevealed)
#: Not told again: how a talk went, and, once it is settled, what the picture shows.
TALK = (Proposed, ProposalAccepted, AcceptanceTakenBack)
SETTLED = (ShareTaken, TreasureLost)
PICTURED = (NegotiationBegan, Agreed, ShareTaken)


def chapters(events: Sequence[Event], eyes: int | None) -> Iterator[list[Event]]:
    """The events that belong together on a page; others are only in the log."""
    page: list[Event] = []
    for event in events:
        used = isinstance(event, ObjectUsed) and event.object in ON_A_TURN.objects
        hand = isinstance(event, HandWatched) and bool(page) and isinstance(page[-1], ObjectUsed)
        new = isinstance(event, BEGINS) or (used and event.data()["seat"] != eyes)
        if page and not hand and (new or used or isinstance(event, ENDS)):
            yield page
            page = []
        if page or new or isinstance(event, GOES_ON):
            page.append(event)
    if page:
        yield page


def draw_page(painter: GoldPainter, events: Sequence[Event], me: int | None) -> Group:
    """The first event says what it is about."""
    panel = _lit(painter, events, me)
    panel.width = min(WIDTH, painter.screen.width)
    parts: list[RenderableType] = [Text(), Align.center(panel)]
    settled = any(isinstance(event, SETTLED) for event in events)
    for event in events:
        if isinstance(event, TALK) or (settled and isinstance(event, PICTURED)):
            continue
        if isinstance(event, DragonAppeared) or len(parts) == 2:
            parts.append(Text())
        parts.append(Padding(painter.sentence(event, me), (0, 2)))
    return Group(*parts)


def _lit(painter: GoldPainter, events: Sequence[Event], me: int | None) -> Panel:
    t, first = painter.t, events[0]
    if isinstance(first, ObjectUsed | HandWatched):
        object = first.object if isinstance(first, ObjectUsed) else "invisible-hand"
        rule = Text(t(f"object-rule-{object}"), style="card")
        return lit(rule, t(f"object-{object}"))
    title = t("terminal-gold-shares")
    if isinstance(first, DragonKilled):
        title = t("terminal-gold-dead", spot=first.spot + 1)
    elif isinstance(first, TreasureLost):
        title = t("terminal-gold-no-agreement")
    elif isinstance(first, TheftTried | NothingToSteal):
        title = t("adventurer-thief")
    return lit(_outcome(painter, events, me), title)


def _outcome(painter: GoldPainter, events: Sequence[Event], me: int | None) -> RenderableType:
    """Who gets what, and what is lost; or else what there is to share."""
    pieces, sharing = painter.pieces, painter.sharing
    taken: dict[int, Named] = {}
    parts: list[RenderableType] = []
    to_share: RenderableType | None = None
    for event in events:
        if isinstance(event, ShareTaken):
            before, more = taken.get(event.seat, {}), event.treasure
            taken[event.seat] = {k: before.get(k, 0) + more.get(k, 0) for k in TOKENS}
        elif isinstance(event, NegotiationBegan):
            to_share = pieces.tokens(event.treasure, on=CARD)
        elif isinstance(event, TreasureDivided):
            to_share = sharing.numbered(event.shares)
        elif isinstance(event, TreasureLost):
            lost = Text.assemble((painter.t("terminal-gold-lost"), "card.name"), "  ")
            parts.append(lost.append_text(pieces.tokens(event.treasure, on=CARD)))
    if taken:
        parts.insert(0, sharing.shares(taken))
    if not parts:
        told = painter.t.event(events[0], painter.names, me)
        parts.append(to_share or Text(told, style="card"))
    return Group(*parts)
