"""Orders in Fist of Dragonstones: how much to bid for which card.

`{"card": "wizard", "most": None}` is "ask me about the Wizard", `{"card": "dragon", "most": 3}` "at
most 3 for a dragon", and `{"card": "any", "most": 0}` "pass on everything else". With a `turn`, an
order counts only in that turn. `{"card": "wizard", "fist": {"fairy": 2}}` is an early bid for a
card that is still to come: it always has a turn, and is used once.

Orders are about the first fist of an auction. In a tie-break their owner is asked, and also when
stones are bid, unless the order is to pass or an early bid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from dragonstones.engine import Answer, Decision, Game, IllegalAnswer
from dragonstones.games.fist.auction import Bid
from dragonstones.games.fist.game import FistGame
from dragonstones.games.fist.goods import STONES
from dragonstones.games.fist.stages import Stage
from dragonstones.games.fist.types import Counts
from dragonstones.orders import Followed, Left, Note, Order, View
from dragonstones.text import Texts
from dragonstones.text.fist import goods

#: What an order can name instead of a card's id.
ANY, DRAGON = "any", "dragon"
#: No purse holds more than this.
MOST_COINS = 40
#: What is spent first: Fairy Gold comes back.
COINS = ("fairy", "common", "fairy-silver", "silver")


class Offers(TypedDict):
    """What can be ordered now."""

    #: The ids of all cards of the box.
    cards: list[str]
    #: The highest bid that can be ordered for one card.
    most: int
    #: The pieces that can be bid for each card that is still to come.
    early: dict[str, Counts]


class FistOrders:
    def offers(self, game: Game[Any], view: View) -> Offers:
        assert isinstance(game, FistGame)
        table = view["table"]
        coming = dict.fromkeys([*table["to_come"], *(table.get("order") or ())])
        limits = {card: _purse(game, view, card) for card in coming}
        early = {
            card: {kind: n for kind, n in purse.items() if n} for card, purse in limits.items()
        }
        return {"cards": list(game.edition.characters), "most": MOST_COINS, "early": early}

    def check(self, game: Game[Any], view: View, orders: Sequence[Any]) -> list[Order]:
        assert isinstance(game, FistGame)
        checked = [_checked(game, view, order) for order in orders]
        for n, order in enumerate(checked):
            if any(_place(order) == _place(other) for other in checked[:n]):
                raise IllegalAnswer("order-twice")
        return sorted(checked, key=_place)

    def answer(
        self, game: Game[Any], view: View, decision: Decision, orders: Sequence[Order]
    ) -> Followed | None:
        assert isinstance(game, FistGame)
        auction, turn = view["table"]["auction"], view["table"]["turn"]
        if decision.kind != "bid" or auction is None or auction["gold_fists"]:
            return None
        card = auction["card"]
        names = {card, ANY, *((DRAGON,) if game.edition.characters[card].is_dragon else ())}
        fits = (one for one in orders if one["card"] in names and one.get("turn", turn) == turn)
        order = next(fits, None)
        fist = None if order is None else _fist(decision, order)
        if order is None or fist is None:
            return None
        note = {"how": "early" if "fist" in order else "order", "card": card, "fist": fist}
        return Followed(fist, order, note)

    def left(self, view: View, orders: Sequence[Order]) -> Left:
        fates = [(_fate(view, order), order) for order in orders]
        left = {_place(order): order for fate, order in fates if fate == "stands"}
        notes: list[Note] = []
        for fate, order in fates:
            if fate == "stands" or "fist" not in order:
                continue
            notes.append({"how": fate, "card": order["card"], "fist": order["fist"]})
            if fate == "short":
                # Otherwise a less specific order might pass on the card.
                asks = {"card": order["card"], "most": None, "turn": order["turn"]}
                left[_place(asks)] = asks
        return Left([left[place] for place in sorted(left)], notes)

    def is_once(self, order: Order) -> bool:
        return "fist" in order

    def words(self, t: Texts, order: Order) -> str:
        if "fist" in order:
            return t("order-early", **_card(t, order), goods=_goods(t, order["fist"]))
        which = order["card"] if order["card"] in (ANY, DRAGON) else "card"
        most = order["most"]
        how = "ask" if most is None else "most" if most else "pass"
        card = _card(t, order) if which == "card" else {}
        said = t(f"order-{which}-{how}", **card, n=most or 0)
        return t("order-this-turn", order=said) if "turn" in order else said

    def note_words(self, t: Texts, note: Note) -> str:
        has_passed = note["how"] in ("order", "early") and not note["fist"]
        how = "pass" if has_passed else note["how"]
        return t(f"order-note-{how}", **_card(t, note), goods=_goods(t, note["fist"]))


def _checked(game: FistGame, view: View, order: Any) -> Order:
    keys = set(order) - {"turn"} if isinstance(order, Mapping) else set()
    if keys not in ({"card", "most"}, {"card", "fist"}):
        raise IllegalAnswer("order-shape")
    card, turn = order["card"], view["table"]["turn"]
    is_group = "most" in order and card in (ANY, DRAGON)
    if not is_group and (type(card) is not str or card not in game.edition.characters):
        raise IllegalAnswer("order-card", card=str(card)[:60])
    if "turn" in order and (type(order["turn"]) is not int or order["turn"] != turn):
        raise IllegalAnswer("order-late")
    if "fist" in order:
        return {"card": card, "fist": _early_fist(game, view, card, order["fist"]), "turn": turn}
    most = order["most"]
    if most is not None and (type(most) is not int or not 0 <= most <= MOST_COINS):
        raise IllegalAnswer("order-number", most=MOST_COINS)
    return {"card": card, "most": most, **({"turn": turn} if "turn" in order else {})}


def _early_fist(game: FistGame, view: View, card: str, fist: Any) -> Answer:
    """A checked fist for a card that is still to come, from what is behind the screen now."""
    if not _is_to_come(view, card) and not _is_asked(view, card):
        raise IllegalAnswer("order-not-to-come")
    data = {"id": 0, "seat": view["you"], "limits": _purse(game, view, card)}
    return Bid.told(data, _stage(game, card)).check(fist)


def _purse(game: FistGame, view: View, card: str) -> dict[str, int]:
    """What a seat now has to bid for a card: coins or stones of the kinds that count for it."""
    mine = view["table"]["seats"][view["you"]]
    purse = {**mine["screen"], **(mine["stones"] or {})}
    return {kind: purse.get(kind, 0) for kind in _stage(game, card).places}


def _stage(game: FistGame, card: str) -> Stage:
    return game.edition.stages[game.edition.characters[card].bids]


def _place(order: Order) -> tuple[bool, bool, bool, bool, str]:
    """Where an order is in the list: those about fewer auctions come first. Two orders with the
    same place are about the same auctions."""
    card = order["card"]
    return "fist" not in order, card == ANY, card == DRAGON, "turn" not in order, card


def _fate(view: View, order: Order) -> str:
    """What has become of an order: it `stands`, its turn is over (`gone`), or, for an early bid, it
    cannot be paid (`short`) or its card is no longer up for a first bid (`gone`)."""
    if order.get("turn", view["table"]["turn"]) != view["table"]["turn"]:
        return "gone"
    if "fist" not in order or _is_to_come(view, order["card"]):
        return "stands"
    if not _is_asked(view, order["card"]):
        return "gone"
    question = view["decision"]
    if question is None or question["kind"] != "bid":
        return "stands"  # something else is asked before the fists
    limits = question["limits"]
    return "stands" if all(n <= limits.get(k, 0) for k, n in order["fist"].items()) else "short"


def _is_to_come(view: View, card: str) -> bool:
    table = view["table"]
    return card in table["to_come"] or card in (table.get("order") or ())


def _is_asked(view: View, card: str) -> bool:
    """Whether this card is up for auction and the seat has not closed a fist for it yet."""
    auction, question = view["table"]["auction"], view["decision"]
    if auction is None or auction["card"] != card or auction["gold_fists"]:
        return False
    is_two = question is not None and question["kind"] == "two-fists"
    return view["answer"] is None and not is_two


def _fist(decision: Decision, order: Order) -> dict[str, int] | None:
    """The fist that an order gives; None: its owner must be asked."""
    limits: Mapping[str, int] = decision.details()["limits"]
    if "fist" in order:
        try:
            fist: dict[str, int] = decision.check(dict(order["fist"]))
        except IllegalAnswer:
            return None
        return fist
    most: int | None = order["most"]
    if not most:
        return None if most is None else {}
    return _coins(limits, most)


def _coins(limits: Mapping[str, int], most: int) -> dict[str, int] | None:
    """A fist of this many coins, or all there are; None if coins are not bid."""
    if not set(COINS) & set(limits):
        return None
    fist: dict[str, int] = {}
    for coin in COINS:
        n = min(limits.get(coin, 0), most)
        if n:
            fist[coin] = n
            most -= n
    return fist


def _card(t: Texts, said: Mapping[str, Any]) -> dict[str, Any]:
    return t.forms("card", f"character-{said['card']}")


def _goods(t: Texts, fist: Mapping[str, int]) -> str:
    stones = {kind: n for kind, n in fist.items() if kind in STONES}
    return goods(t, {kind: n for kind, n in fist.items() if kind not in stones}, stones)


ORDERS = FistOrders()
