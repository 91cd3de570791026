"""The Merchant: plays Fist by what each card is worth to it now.

Worth is counted in gold coins. It is found from the character's own effects, so that
a new card written in them needs nothing here.
"""

from __future__ import annotations

import random
from functools import singledispatchmethod
from typing import Any

from dragonstones.bots.bot import Bot, Moment
from dragonstones.engine.decisions import Answer
from dragonstones.engine.registry import get_game
from dragonstones.games.fist.auction import Bid, TwoFists
from dragonstones.games.fist.effects import (
    Draw,
    Effect,
    Either,
    Give,
    Keep,
    Pay,
    Power,
    Rob,
    Score,
    Take,
    TakeAny,
    Then,
)
from dragonstones.games.fist.goods import COLOURS, STONES
from dragonstones.games.fist.payments import Wild

Stones = dict[str, int]
View = dict[str, Any]

COIN_WORTH = {
    "fairy": 2.5,
    "common": 1.0,
    "silver": 0.35,
    "fairy-silver": 0.9,
    "black": 2.0,
    "amulet": 2.5,
    "magic-blue": 1.5,
    "magic-purple": 1.0,
}
WHITE_STONE = 1.6
#: A point is worth more the fewer are missing.
POINT_WORTH = {0: 7.0, 1: 9.0, 2: 100.0}
WINS = 50.0
#: What a card is worth that only a function can play.
POWER_WORTH = {
    "thief": 1.6,
    "rainbow-dragon": 2.2,
    "troll": 0.8,
    "generous-dragon": 0.5,
    "wise-dragon": 1.0,
    "bandit": 1.3,
    "brigand": 1.8,
    "beggar": 1.0,
    "robber": 1.3,
    "miser": 3.0,
    "rogue-trader": 0.0,
    "manipulator": 1.5,
    "forger": 0.5,
    "halfling": 1.5,
    "usurper": 0.8,
    "kobold": 1.5,
}
#: What a card is worth that is kept.
KEPT_WORTH = {
    "pixie": 3.0,
    "dealer": 3.0,
    "innkeeper": 2.0,
    "blind-woman": 2.0,
    "mermaid": 1.5,
    "dragon-rider": 2.0,
    "elf": 0.5,
}


def set_worth(stones: Stones) -> float:
    """What a set of stones is worth: each a little, and more as it nears a payment."""
    counts = [stones[colour] for colour in COLOURS]
    total, most = sum(counts), max(counts)
    colours = sum(n > 0 for n in counts)
    worth = 0.8 * min(total, 6)
    worth += (0.0, 0.3, 1.0, 2.5)[colours]  # the Wizard's three colours
    worth += 1.5 if total >= 4 else 0.0  # the Magician's four stones
    return worth + (0.0, 0.0, 0.3, 1.2, 4.0)[min(most, 4)]  # the Sorcerer's four alike


class Appraisal:
    """What cards and stones are worth to one seat, seen from a view."""

    def __init__(self, view: View, seat: int) -> None:
        self.table = view["table"]
        self.characters = get_game(view["game"], view["rules"]).edition.characters  # type: ignore[attr-defined]
        self.seat = seat
        self.mine = self.table["seats"][seat]
        #: The Elf's owner hides his: then nobody can count on them.
        self.stones: Stones = self.mine["stones"] or dict.fromkeys(STONES, 0)
        self.bank = self.table["bank"]

    def point(self) -> float:
        return POINT_WORTH[min(2, self.mine["points"])]

    def more_stones(self, *colours: str) -> float:
        """What these stones would add to those that the seat has."""
        after = dict(self.stones)
        for colour in colours:
            after[colour] += 1
        return set_worth(after) - set_worth(self.stones)

    def best_stone(self, colours: list[str]) -> str:
        return max(colours, key=self.more_stones)

    def card(self, card: str, depth: int = 0) -> float:
        return max(0.0, self.effect(self.characters[card].power, card, depth))

    @singledispatchmethod
    def effect(self, effect: Effect, card: str, depth: int) -> float:
        """What an effect is worth; a kind that is not known here, a little."""
        return 1.0

    @effect.register
    def _(self, effect: Take, card: str, depth: int) -> float:
        coins, stones = self.bank["coins"], self.bank["stones"]
        gain: float = sum(
            COIN_WORTH[kind] * min(n, coins[kind] or (kind == "black"))
            for kind, n in effect.goods.items()
            if kind in coins
        )
        gems = [k for k, n in effect.goods.items() if k in stones for _ in range(min(n, stones[k]))]
        gain += WHITE_STONE * gems.count("white")
        colours = [colour for colour in gems if colour != "white"]
        return gain + (self.more_stones(*colours) if colours else 0.0)

    @effect.register
    def _(self, effect: TakeAny, card: str, depth: int) -> float:
        colours = [colour for colour in COLOURS if self.bank["stones"][colour]]
        return effect.n * self.more_stones(self.best_stone(colours)) if colours else 0.0

    @effect.register
    def _(self, effect: Draw, card: str, depth: int) -> float:
        stones: Stones = self.bank["stones"]
        return 0.9 * min(effect.keep, sum(stones.values()))

    @effect.register
    def _(self, effect: Score, card: str, depth: int) -> float:
        return effect.points * self.point()

    @effect.register
    def _(self, effect: Pay, card: str, depth: int) -> float:
        return -min((self.payment(way) for way in self.ways(effect)), default=0.0)

    @effect.register
    def _(self, effect: Give, card: str, depth: int) -> float:
        return -1.5 * effect.n

    @effect.register
    def _(self, effect: Then, card: str, depth: int) -> float:
        if isinstance(effect.first, Pay) and not self.ways(effect.first):
            return 0.0
        if isinstance(effect.first, Give) and sum(self.stones.values()) < effect.first.n:
            return 0.0
        return self.effect(effect.first, card, depth) + self.effect(effect.second, card, depth)

    @effect.register
    def _(self, effect: Either, card: str, depth: int) -> float:
        return max(self.effect(effect.first, card, depth), self.effect(effect.second, card, depth))

    @effect.register
    def _(self, effect: Rob, card: str, depth: int) -> float:
        return 2.0

    @effect.register
    def _(self, effect: Keep, card: str, depth: int) -> float:
        return KEPT_WORTH.get(card, 2.5)

    @effect.register
    def _(self, effect: Power, card: str, depth: int) -> float:
        if card == "necromancer":
            return 0.6 * self.point()
        if card == "psychic":
            return self.point() / 4 - (2.0 if self.mine["points"] else 0.0)
        if card == "black-death":
            return -self.point() if self.mine["points"] else 0.0
        if card == "sorceress":
            return 0.6 * self.point() if sum(self.stones.values()) >= 2 else 0.0
        if card == "merchant":
            return 1.0 if sum(self.stones.values()) < 3 else 2.0
        if card in ("ghost", "goblin", "imp"):
            pool = self.table["used"] if card == "ghost" else self.table["to_come"]
            worths = [self.card(c, depth + 1) for c in pool if c != card] if depth < 2 else []
            if not worths:
                return 0.0
            return sum(worths) / len(worths) if card == "goblin" else 0.9 * max(worths)
        return POWER_WORTH.get(card, 1.0)

    def ways(self, effect: Pay) -> list[Stones]:
        own = [self.stones.get(stone, 0) for stone in STONES]
        wild = Wild("blind-woman" in self.mine["held"], "mermaid" in self.mine["held"])
        return [dict(zip(STONES, way, strict=True)) for way in effect.ways(own, wild)]

    def payment(self, stones: Stones) -> float:
        """What is lost by paying these stones."""
        after = {colour: n - stones.get(colour, 0) for colour, n in self.stones.items()}
        return set_worth(self.stones) - set_worth(after)


class Merchant(Bot):
    """Bids by worth, mixed so that it cannot be read; builds towards points."""

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)

    def answer(self, moment: Moment) -> Answer:
        view, decision = moment.view, moment.decision
        mine = Appraisal(view, decision.seat)
        if isinstance(decision, TwoFists):
            return {"left": self._bid(view, mine, decision), "right": {}}
        if isinstance(decision, Bid):
            return self._bid(view, mine, decision)
        options = decision.options()
        if len(options) == 1:
            return options[0]
        choose = getattr(self, f"_{decision.kind.replace('-', '_')}", None)
        return choose(mine, decision.data(), options) if choose else decision.default

    # -- bids ---------------------------------------------------------------

    def _bid(self, view: View, mine: Appraisal, bid: Bid) -> Answer:
        table = view["table"]
        card = table["auction"]["card"]
        if mine.characters[card].lowest:
            return self._above_the_lowest(mine, bid)
        worth = mine.card(card)
        if bid.stage == "stones":
            return self._in_stones(mine, bid, worth)
        threat = max(
            Appraisal(view, seat).card(card)
            for seat in range(len(table["seats"]))
            if seat != bid.seat
        )
        fist: dict[str, int] = {}
        if (
            "black" in bid.limits
            and worth < WINS
            and self._curse(threat, worth, len(table["to_come"]))
        ):
            return {"black": 1}
        if bid.stage == "silver":
            own = bid.limits.get("silver", 0)
            share = 1.0 if worth >= WINS else self._rng.uniform(0.2, 0.8)
            fist["silver"] = min(own, round(own * share) or 1)
            fist["fairy-silver"] = bid.limits.get("fairy-silver", 0)
        elif bid.stage == "common":
            own = bid.limits.get("common", 0)
            fist["common"] = own if worth >= WINS else min(own, self._rng.randint(0, 3))
        else:
            fist = self._gold(mine, bid, card, worth, threat)
        if "amulet" in bid.limits and worth >= 6 and len(fist) > 0 and self._rng.random() < 0.7:
            fist["amulet"] = 1
        return {coin: n for coin, n in fist.items() if n}

    def _above_the_lowest(self, mine: Appraisal, bid: Bid) -> Answer:
        """Whoever bids least for this card loses a point: worth a coin or two to avoid."""
        coin = "silver" if bid.stage == "silver" else "fairy"
        n = self._rng.randint(1, 3) if mine.mine["points"] else 0
        n = min(n, bid.limits.get(coin, 0))
        return {coin: n} if n else {}

    def _in_stones(self, mine: Appraisal, bid: Bid, worth: float) -> Answer:
        """The stones that are missed least."""
        n = sum(bid.limits.values()) if worth >= WINS else self._rng.randint(0, 3)
        fist: dict[str, int] = {}
        left = dict(bid.limits)
        for _ in range(min(n, sum(left.values()))):
            stone = max(left, key=lambda kind: left[kind] - (9 if kind == "white" else 0))
            fist[stone] = fist.get(stone, 0) + 1
            left[stone] -= 1
            if not left[stone]:
                del left[stone]
        return fist

    def _curse(self, threat: float, worth: float, to_come: int) -> bool:
        """When somebody would win the game, or when it is nearly too late for the coin."""
        if threat >= WINS:
            return self._rng.random() < 0.9
        return threat > worth + 4 and (to_come <= 3 or self._rng.random() < 0.3)

    def _gold(
        self, mine: Appraisal, bid: Bid, card: str, worth: float, threat: float
    ) -> dict[str, int]:
        fairy, common = bid.limits.get("fairy", 0), bid.limits.get("common", 0)
        purse = fairy + common
        if worth >= WINS or (threat >= WINS and worth >= 2):
            n = purse
        else:
            # Its share of the purse, among all that is still to come this turn.
            later = sum(mine.card(c) ** 1.5 for c in mine.table["to_come"])
            share = worth**1.5 / (worth**1.5 + later) if worth else 0.0
            n = round(purse * share * self._rng.uniform(0.8, 2.2) + self._rng.uniform(-0.5, 0.5))
            n = max(0, min(n, purse, round(worth * 1.2) + 1))
        spend_fairy = min(n, fairy)
        # Common Gold is gone for good: only for what is worth it.
        return {"fairy": spend_fairy, "common": n - spend_fairy if worth >= 3 else 0}

    # -- choices, by the kind of decision --------------------------------------

    def _either(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        power = mine.characters[asked["card"]].power
        worths = {name: mine.effect(getattr(power, name), asked["card"], 0) for name in options}
        return max(options, key=lambda name: worths[name])

    def _pay(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        stones = [option for option in options if option != "decline"]
        return min(stones, key=lambda way: mine.payment(way) + WHITE_STONE * way.get("white", 0))

    def _stone(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        return "white" if "white" in options else mine.best_stone(options)

    _loot = _stone

    def _colour(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        if asked["card"] == "troll":
            seats = mine.table["seats"]
            return max(
                options,
                key=lambda c: (
                    sum((s["stones"] or {}).get(c, 0) for s in seats) - 3 * mine.stones[c]
                ),
            )
        return min(options, key=lambda colour: mine.bank["stones"][colour])

    def _victim(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        seats = mine.table["seats"]
        return max(
            options,
            key=lambda s: (seats[s]["points"], sum((seats[s]["stones"] or {}).values()), -s),
        )

    def _receiver(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        """Who is least dangerous."""
        return min(options, key=lambda seat: mine.table["seats"][seat]["points"])

    _neighbour = _pass_favor = _receiver
    _goes_without = _victim

    def _give(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        def worth(item: Any) -> float:
            if "coin" in item:
                return COIN_WORTH[item["coin"]]
            if item["stone"] == "white":
                return WHITE_STONE
            return mine.payment({item["stone"]: 1})

        return min(options, key=worth)

    def _use(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        """A kept card or coin, offered in a window."""
        if options == [False, "never"]:
            return False
        auction = mine.table["auction"]
        worth, what = mine.card(auction["card"]), asked["what"]
        if what == "pixie":
            return max(n for n in options if type(n) is int) if self._rng.random() < 0.5 else False
        if what == "magic-blue":
            values = dict(zip(auction["bidders"], auction["values"], strict=True))
            own = values.pop(mine.seat)
            return worth >= 3 and own <= max(values.values()) <= own + 1
        if what == "innkeeper":
            return worth >= 6 and self._loses(mine, auction)
        return worth >= {"crook": 4, "illusionist": 6, "rat-king": 1.5}.get(what, 8)

    def _loses(self, mine: Appraisal, auction: View) -> bool:
        bids: dict[int, int] = dict(zip(auction["bidders"], auction["values"], strict=True))
        return bids.get(mine.seat, 0) < max(bids.values())

    def _claim(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        worth = mine.card(mine.table["auction"]["card"])
        return options[1] if len(options) > 1 and worth >= 1.5 else "decline"

    def _discard_special(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        return min(options, key=mine.card)

    def _kept_card(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        return max(options, key=lambda option: KEPT_WORTH.get(option["card"], 2.5))

    def _own_kept_card(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        return min(options, key=lambda card: KEPT_WORTH.get(card, 2.5))

    def _dig(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        return True

    def _open_fist(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        return "left"

    def _double(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        return mine.card(asked["card"]) >= 3

    def _ghost(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        cards = [card for card in options if card != "decline"]
        best: str = max(cards, key=mine.card)
        return best if mine.card(best) > 0 or "decline" not in options else "decline"

    _imp = _ghost

    def _draw(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        bag, drawn = mine.bank["stones"], sum(mine.table["drawn"].values())
        total = sum(bag[colour] for colour in COLOURS)
        bust = bag[asked["colour"]] / total
        return "draw" if (1 - bust) * 1.0 > bust * drawn and drawn < 5 else "stop"

    def _buy(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        def profit(deal: Any) -> float:
            if deal == "stop":
                return 0.0
            price = COIN_WORTH[deal["coin"]] * (3 if deal["coin"] == "silver" else 1)
            return mine.more_stones(deal["stone"]) - price

        return max(options, key=profit)

    def _necromancer(self, mine: Appraisal, asked: View, options: list[Any]) -> Answer:
        auction = mine.table["auction"]
        price = auction["gold_fists"][mine.seat].get("fairy", 0) * COIN_WORTH["fairy"]
        return "pay" if mine.point() > price else "decline"
