"""The characters of Fist: how often they are won, at what price, and how they change the winner's
chance.

How often the winner of a card wins the game (`raw`) says little about the card: good positions win
more cards. So `effect` is found by experiment. Where a player was outbid by exactly one coin, the
game is played on once more from there with the two fists exchanged: now that player wins the card
and has paid what the other one paid. The effect is each one's chance with the card, minus their
chance when the other one has it; deck, table and what was spent are the same, and no model is
needed. A bidder who was one coin short wanted the card as much, and could use it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from dragonstones.arena.balance import tables
from dragonstones.arena.balance.clusters import Mean
from dragonstones.arena.balance.measure import GoOn
from dragonstones.arena.balance.plots import BLUE, GOLD, ORANGE, PURPLE, forest, stack
from dragonstones.arena.balance.rows import FEW, Row, Sheet, effect
from dragonstones.arena.plots import LINE, MUTED
from dragonstones.arena.tables import Table, number
from dragonstones.engine import Event, IllegalAnswer, Match
from dragonstones.engine.chance import Rng
from dragonstones.engine.journal import decode_entry
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.events import (
    BlueCoinAdded,
    CardShown,
    Cursed,
    FavorClaimed,
    FistsOpened,
    NoBids,
    RodeDragon,
    Tied,
    Won,
)
from dragonstones.games.fist.goods import MONEY, STONES
from dragonstones.text import Texts

#: How an auction can end.
OUTCOMES = ("won", "tied", "no-bids", "cursed")
#: The coins that count in a bid; Magic coins do not.
PIECES = frozenset((*MONEY, *STONES))
#: Standard cards come up every turn and are soon known well enough: only this share of their
#: auctions is played again.
STANDARD_PART = 0.25

#: The kinds of coins that a price lists, with the coins that are counted as each.
KINDS = {"fairy": ("fairy",), "common": ("common",), "silver": ("silver", "fairy-silver")}

Fists = Mapping[int, Mapping[str, int]]


class Sale(NamedTuple):
    """The outcome of one auction."""

    card: str
    outcome: str
    winner: int | None
    #: What the winner has bid, by kind, and how many coins, or stones, all have bid together.
    paid: Mapping[str, int]
    spent: int
    #: The seats that bid one less, and all fists of the stage that decided.
    rivals: Sequence[int]
    fists: Fists


class Twin(NamedTuple):
    """A game played on with and without an exchange of fists; what the card gained."""

    card: str
    #: The mean, for the two, of the game won with the card minus the game won without it.
    gain: float


class FistFacts(NamedTuple):
    seats: int
    winner: int
    sales: list[Sale]
    twins: list[Twin]


# -- auctions ------------------------------------------------------------------


@dataclass(slots=True)
class _Lot:
    """An auction under way."""

    card: str
    outcome: str = "tied"
    winner: int | None = None
    #: The fists and values of the first stage, and of the tie-break, if there is one.
    fists: list[dict[int, Mapping[str, int]]] = field(default_factory=lambda: [{}])
    values: list[dict[int, int]] = field(default_factory=lambda: [{}])

    def see(self, event: Event) -> None:
        match event:
            case FistsOpened(_, seats, fists, values):
                # Those of the others before an Illusionist's; new ones after an Innkeeper.
                self.fists[-1].update(zip(seats, fists, strict=True))
                self.values[-1].update(zip(seats, values, strict=True))
            case BlueCoinAdded(seat, value) | RodeDragon(seat, value):
                self.values[-1][seat] = value
            case Tied():
                self.fists.append({})
                self.values.append({})
            case FavorClaimed(seat, _, coin):
                self.fists[-1][seat] = {coin: 1}
            case NoBids():
                self.outcome = "no-bids"
            case Cursed():
                self.outcome = "cursed"
            case Won(seat):
                self.outcome, self.winner = "won", seat

    def sale(self) -> Sale:
        paid: Counter[str] = Counter()
        spent = 0
        for fists in self.fists:
            for seat, fist in fists.items():
                pieces = {kind: n for kind, n in fist.items() if kind in PIECES}
                spent += sum(pieces.values())
                if seat == self.winner:
                    paid.update(pieces)
        rivals = self._rivals()
        about = (self.card, self.outcome, self.winner, dict(paid), spent)
        return Sale(*about, rivals, self.fists[-1])

    def _rivals(self) -> list[int]:
        """The seats that were one coin away in the stage that decided. An empty fist wanted
        nothing, unless it was in a tie-break; with a level bid, something else decided."""
        values = self.values[-1]
        bid = None if self.winner is None else values.get(self.winner)
        if bid is None or list(values.values()).count(bid) > 1:
            return []
        asked = len(self.values) > 1
        return [s for s, value in values.items() if abs(value - bid) == 1 and (value or asked)]


def sales(events: Iterable[Event]) -> Iterator[Sale]:
    """The auctions of a game."""
    lot = None
    for event in events:
        if isinstance(event, CardShown):
            if lot is not None:
                yield lot.sale()
            lot = _Lot(event.card)
        elif lot is not None:
            lot.see(event)
    if lot is not None:
        yield lot.sale()


# -- the experiment ------------------------------------------------------------


def close_auctions(sold: Sequence[Sale], rng: Rng, tried: Callable[[str], bool]) -> dict[int, int]:
    """The auctions of the tested cards that one coin has decided, each with a seat that was
    outbid."""
    return {
        number: sale.rivals[int(rng.random() * len(sale.rivals))]
        for number, sale in enumerate(sold)
        if sale.rivals and tried(sale.card)
    }


def twins(match: Match, sold: Sequence[Sale], rivals: Mapping[int, int], on: GoOn) -> list[Twin]:
    """Play a finished game on again from where it was close, with the two fists exchanged."""
    assert match.result is not None
    [won] = match.result["winners"]
    found = []
    for place, before in decisive(match, rivals):
        sale, rival = sold[place], rivals[place]
        if not exchange(before, sale, rival):
            continue
        on(before, f"twin/{place}")
        again = list(sales(before.events))[place]
        if before.result and again.winner == rival:  # both times the fists alone have decided
            [other] = before.result["winners"]
            with_it = (sale.winner == won) + (rival == other)
            without_it = (sale.winner == other) + (rival == won)
            found.append(Twin(sale.card, (with_it - without_it) / 2))
    return found


def decisive(match: Match, numbers: Container[int]) -> Iterator[tuple[int, Match]]:
    """For each of these auctions, the match before the deciding fists were closed."""
    before, number, told = None, -1, 0
    for step in _steps(match):
        for event in step.news(told):
            told += 1
            if isinstance(event, CardShown):
                if before is not None:
                    yield number, before
                number += 1
                before = None
        if number in numbers and len(step.waiting) == len(step.questions):
            kinds = {decision.kind for decision in step.waiting.values()}
            if kinds == {"bid"}:
                before = step.copy()
            elif "two-fists" in kinds:  # what is in an Illusionist's other fist is secret
                before = None
    if before is not None:
        yield number, before


def _steps(match: Match) -> Iterator[Match]:
    """The match again, at its start and after each answer, also if its game is not registered."""
    again = Match.new(match.game, match.seats, match.seed, match.options)
    yield again
    for n, stored in enumerate(match.journal()["answers"]):
        again.enter(decode_entry(stored, n))
        yield again


def exchange(match: Match, sale: Sale, rival: int) -> bool:
    """Everybody closes their fist again, with the winner's and the rival's exchanged. False: one
    of the two cannot pay what the other has paid."""
    assert sale.winner is not None
    fists = {**sale.fists, sale.winner: sale.fists[rival], rival: sale.fists[sale.winner]}
    try:
        for seat, decision in match.waiting.items():
            decision.check(fists[seat])
    except IllegalAnswer:
        return False
    for seat in list(match.waiting):
        match.answer(seat, fists[seat])
    return True


# -- counting ------------------------------------------------------------------


class _Card:
    """What is counted of one character."""

    __slots__ = ("effect", "outcomes", "paid", "price", "raw", "spent", "won")

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.paid: Counter[str] = Counter()
        #: The auctions that were won; what everybody spent in one of those.
        self.won, self.spent = Mean(), Mean()
        #: Of those that were won: what the winner paid, and whether they won the game.
        self.price, self.raw = Mean(), Mean()
        #: What it gained when the game was played again.
        self.effect = Mean()

    def add(self, sales: Sequence[Sale], winner: int) -> None:
        """The auctions of a game in which it was shown."""
        self.outcomes.update(sale.outcome for sale in sales)
        won = [sale for sale in sales if sale.winner is not None]
        self.won.add(len(sales), len(won))
        if won:
            for sale in won:
                self.paid.update(sale.paid)
            self.spent.add(len(won), sum(sale.spent for sale in won))
            self.price.add(len(won), sum(sum(sale.paid.values()) for sale in won))
            self.raw.add(len(won), sum(sale.winner == winner for sale in won))


class FistBalance:
    sheets: ClassVar[Sequence[Sheet]]

    def __init__(self, game: FistGame) -> None:
        self.game = game
        self.cards = {card: _Card() for card in game.edition.characters}
        self.seats = 1

    def facts(self, match: Match, rng: Rng, on: GoOn) -> FistFacts:
        assert match.result is not None
        sold = list(sales(match.events))
        again = twins(match, sold, close_auctions(sold, rng, self._is_tried(rng)), on)
        return FistFacts(match.seats, match.result["winners"][0], sold, again)

    def _is_tried(self, rng: Rng) -> Callable[[str], bool]:
        return lambda card: self.game.edition.is_special(card) or rng.random() < STANDARD_PART

    def add(self, facts: FistFacts) -> None:
        self.seats = facts.seats
        by_card: dict[str, list[Sale]] = defaultdict(list)
        for sale in facts.sales:
            by_card[sale.card].append(sale)
        for card, some in by_card.items():
            self.cards[card].add(some, facts.winner)
        gains: dict[str, list[float]] = defaultdict(list)
        for twin in facts.twins:
            gains[twin.card].append(twin.gain)
        for card, some_gains in gains.items():
            self.cards[card].effect.add(len(some_gains), sum(some_gains))

    def rows(self) -> list[Row]:
        return [self._row(name, card) for name, card in self.cards.items()]

    def _row(self, name: str, card: _Card) -> Row:
        outcomes = {outcome.replace("-", "_"): card.outcomes[outcome] for outcome in OUTCOMES}
        paid = {kind: round(n / card.price.n, 4) for kind, n in sorted(card.paid.items())}
        return {
            "card": name,
            "kind": "character",
            "shown": card.won.n,
            **outcomes,
            "won_share": card.won.share().data(),
            "price": card.price.estimate().data(),
            "price_by_kind": paid,
            "spent": card.spent.estimate().data(),
            "raw": card.raw.share().minus(1 / self.seats).data(),
            "effect": effect(card.effect.estimate()),
        }


# -- how they are shown --------------------------------------------------------


def _table(rows: Sequence[Row], t: Texts) -> Table:
    names = ("character", "shown", "won", "price", "spent", "raw", "effect", "interval", "cases")
    head = [t(f"balance-{name}") for name in names]
    lines = [
        [
            row["name"],
            number(t, row["shown"]),
            tables.share(t, row["won_share"]["value"]),
            number(t, row["price"]["value"], 1),
            number(t, row["spent"]["value"], 1),
            tables.points(t, row["raw"]["value"]),
            *tables.effect(row["effect"], t),
        ]
        for row in rows
    ]
    return Table(t("balance-characters"), t("balance-characters-note", few=FEW), head, lines)


def _plots(rows: Sequence[Row], t: Texts) -> dict[str, str]:
    axis = t("balance-plot-effect-axis")
    return {
        "effect": forest(rows, "effect", axis, t),
        "price": _price(rows, t),
        "fate": _fate(rows, t),
    }


def _price(rows: Sequence[Row], t: Texts) -> str:
    """What the winner paid, by kind of coin, and what all bids were together."""
    return stack(
        rows,
        lambda row: _price_by_kind(row, t),
        (GOLD, ORANGE, MUTED, PURPLE),
        t("balance-plot-price-axis"),
        t,
        end=lambda row: row["price"]["value"],
        mark=(t("balance-plot-price-spent"), lambda row: row["spent"]["value"]),
    )


def _price_by_kind(row: Row, t: Texts) -> dict[str, float]:
    """What the winner paid on average: kinds of coins, and stones, in words."""
    paid = row["price_by_kind"]
    price = {
        t(f"coin-{kind}"): sum(paid.get(name, 0.0) for name in names)
        for kind, names in KINDS.items()
    }
    price[t("balance-stones")] = sum(paid.get(stone, 0.0) for stone in STONES)
    return price


def _fate(rows: Sequence[Row], t: Texts) -> str:
    """How its auctions ended, and how many there were."""

    def parts(row: Row) -> dict[str, float]:
        shown = row["shown"] or 1
        return {
            t(f"balance-outcome-{outcome}"): row[outcome.replace("-", "_")] / shown
            for outcome in OUTCOMES
        }

    axis = t("balance-plot-fate-axis")
    colours = (BLUE, GOLD, LINE, PURPLE)
    return stack(rows, parts, colours, axis, t, digits=0, scale=100, end=lambda row: row["shown"])


FistBalance.sheets = (Sheet("character", _table, _plots),)
BALANCE = FistBalance
