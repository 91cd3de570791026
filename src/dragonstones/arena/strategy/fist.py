"""What is counted for the strategy of Fist of Dragonstones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dragonstones.arena.balance.fist import Sale, sales
from dragonstones.arena.strategy.charts import Chart, Study, Tally
from dragonstones.engine import Event, Match
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.events import CardShown, FistsOpened, Scored, Tied, TurnEnded, Won
from dragonstones.games.fist.goods import MONEY

CHARTS = (
    Chart("price", "number"),
    Chart("price-late", "number", since="price-early"),
    Chart("gain", "gain"),
    Chart("decides", "share"),
    Chart("auction", "share"),
    Chart("seat", "share", ranked=False, even=True),
)


class Lot(NamedTuple):
    """An auction: how it ended, its events, and the highest points of any seat before it."""

    sale: Sale
    events: Sequence[Event]
    lead: int


def lots(match: Match) -> Iterator[Lot]:
    """The auctions of a game."""
    events = match.events
    starts = [n for n, event in enumerate(events) if isinstance(event, CardShown)]
    points = [0] * match.seats
    for sale, start, end in zip(sales(events), starts, [*starts[1:], len(events)], strict=True):
        yield Lot(sale, events[start:end], max(points))
        for event in events[start:end]:
            if isinstance(event, Scored):
                points[event.seat] = event.total


def count(match: Match) -> dict[str, tuple[int, float]]:
    """What a finished game tells."""
    assert match.result is not None and isinstance(match.game, FistGame)
    [winner] = match.result["winners"]
    tally = Tally()
    for lot in lots(match):
        _auction(tally, lot, match.game.edition.goal)
    for event in match.events:
        if isinstance(event, TurnEnded):
            tally.add("black-unused", len(event.black))
            for seat, fairy in enumerate(event.fairy):
                tally.add("fairy-spent/winner" if seat == winner else "fairy-spent/others", fairy)
    scored = [event for event in match.events if isinstance(event, Scored)]
    tally.add("first-scorer-wins", scored[0].seat == winner)
    last = next(event.card for event in reversed(scored) if event.seat == winner)
    for card in match.game.edition.characters:
        tally.add(f"decides/{card}", card == last)
    for seat in range(match.seats):
        tally.add(f"seat/{seat + 1}", seat == winner)
    tally.add("turns", match.result["turns"])
    return tally.facts()


def _auction(tally: Tally, lot: Lot, goal: int) -> None:
    sale = lot.sale
    is_tied = any(isinstance(event, Tied) for event in lot.events)
    for outcome in ("won", "tied", "no-bids", "cursed"):
        tally.add(f"auction/{outcome}", sale.outcome == outcome)
    tally.add("tie", is_tied)
    if is_tied:
        tally.add("tie-lost", sale.outcome == "tied")
    if sale.outcome == "cursed":
        tally.add("cursed-coins", sale.spent)
    tally.add("in-vain", sale.spent - sum(sale.paid.values()), cases=sale.spent)
    if sale.winner is not None:
        moment = "late" if lot.lead >= goal - 1 else "early"
        tally.add(f"price-{moment}/{sale.card}", sum(sale.paid.values()))
    for event in lot.events:
        match event:
            case FistsOpened(stage="gold", fists=fists):
                for fist in fists:
                    tally.add("empty-fist", not any(fist.get(coin) for coin in MONEY))
            case FistsOpened(stage="silver", values=values):
                tally.add("silver-top", max(values))
                for value in values:
                    tally.add("silver-bid", value)
            case Won(stage="gold", how="highest", bids=bids):
                top, *rest = sorted((bid["value"] for bid in bids), reverse=True)
                ahead = top - max(rest, default=0)
                tally.add("ahead", ahead)
                tally.add("by-one", ahead == 1)


STUDY = Study(count, CHARTS)
