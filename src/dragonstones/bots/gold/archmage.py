"""The Archmage: plays Dragon's Gold to come first, not to score much.

What counts is the chance to win (`chances`). On a turn it plays quick games on imagined tables
(`rehearsal`); in a negotiation it imagines how the haggling may continue (`haggler`); it judges
thefts, shares and trades by the chance to win after them. For everything else, and without time to
think, it asks the Merchant that it contains.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import exp
from typing import Any

from dragonstones.bots.bot import Bot, Moment
from dragonstones.bots.gold.appraisal import Memory, View
from dragonstones.bots.gold.dividing import Dividing
from dragonstones.bots.gold.haggler import Haggler
from dragonstones.bots.gold.merchant import Merchant
from dragonstones.bots.gold.prospects import Prospects
from dragonstones.bots.gold.rehearsal import Rehearsal
from dragonstones.bots.gold.trades import chance_after, trades_with
from dragonstones.bots.rated import Rated
from dragonstones.bots.why import Considered, Why, plain
from dragonstones.engine.decisions import Answer
from dragonstones.engine.events import Event
from dragonstones.games.gold.box import ADVENTURERS, SWORD_BONUS, TOKENS, tokens

#: On a turn: how many placings it considers, how many rounds it looks ahead, and how many imagined
#: tables are enough.
WIDTH, ROUNDS, TABLES = 8, 2, 100
#: The Merchant's opinion of a placing counts as much as this many imagined tables.
ANCHOR = 5
#: So that it cannot be read, it mixes answers that differ by less than about this, in points, but
#: drops the rarest ones. In a negotiation it does not: everybody sees everything anyway.
MIXING, RARE = 0.1, 0.02
#: What a trade must gain, in points.
GAIN = 0.3


class Archmage(Bot):
    """There is a method for each kind of decision, which gives answers and the chance to win."""

    imagines = True

    def __init__(self, seed: int | str, persona: str = "") -> None:
        self.name = f"archmage:{persona}" if persona else "archmage"
        self._rng = random.Random(f"archmage/{seed}")
        self._merchant = Merchant(seed)
        self._memory = Memory()
        self._haggler = Haggler()
        #: The current Market, and what it has offered there.
        self._market = 0
        self._offered: list[Answer] = []
        self._playouts = 0
        self._why: Why | None = None

    def see(self, event: Event) -> None:
        self._merchant.see(event)
        self._memory.see(event)
        self._haggler.see(event)

    def why(self) -> dict[str, Any] | None:
        """Its own reasons, or those of its Merchant if that answered."""
        if self._why is not None:
            return plain(self._why)
        merchant = self._merchant.why()
        return merchant and {**merchant, "bot": self.name}

    def answer(self, moment: Moment) -> Answer:
        self._why, self._playouts = None, 0
        otherwise = self._merchant.answer(moment)
        asked = moment.view["decision"]
        rate = getattr(self, f"_{asked['kind'].replace('-', '_')}", None)
        if rate is None or len(asked.get("options", ())) == 1:
            return otherwise
        mine = Prospects(moment.view, self._memory)
        rated: Rated = rate(moment, mine, otherwise)
        answer = self._choose(mine, asked, rated) if rated else otherwise
        if asked["kind"] == "trade":
            self._offered.append(answer)
        return answer

    def _choose(self, mine: Prospects, asked: View, rated: Rated) -> Answer:
        """Choose the best answer, or one that is about as good."""
        talks = asked["kind"] == "negotiate"
        weights = mixed([value for _, value in rated], 0.0 if talks else mine.slope)
        [chosen] = self._rng.choices(range(len(rated)), weights)
        chances = self._haggler.chances if talks else [value for _, value in rated]
        considered: list[Considered] = [
            {"answer": answer, "weight": weight, "value": chance}
            for (answer, _), weight, chance in zip(rated, weights, chances, strict=True)
        ]
        self._why = {
            "bot": self.name,
            "answer": rated[chosen][0],
            "unit": "points",
            "values_in": "chance",
            "chance": mine.now[mine.me],
            "chance_after": chances[chosen],
            "considered": sorted(considered, key=lambda one: -one["weight"]),
            "playouts": self._playouts,
            **self._at_stake(mine, asked, rated[chosen][0]),
        }
        return rated[chosen][0]

    def _at_stake(self, mine: Prospects, asked: View, answer: Answer) -> Why:
        """What a treasure is worth to everybody who could get it."""
        seats = list(mine.seats)
        if asked["kind"] == "turn":
            treasure = mine.dragons[answer["dragon"]]["treasure"]
        elif asked["kind"] in ("negotiate", "divide"):
            treasure, seats = asked["treasure"], mine.table["fight"]["fighters"]
        else:
            return {}
        worths = {seat: mine.gain(seat, treasure) for seat in seats}
        return {"worth": worths.pop(mine.me), "to_others": worths}

    def rate_plainly(self, moment: Moment, mine: Prospects) -> Rated:
        """The answers, if they can be judged by the chance to win right after them; else none."""
        kind = moment.decision.kind.replace("-", "_")
        if kind not in ("rob", "token", "take_two", "share"):
            return []
        rated: Rated = getattr(self, f"_{kind}")(moment, mine, None)
        return rated

    # -- turns ----------------------------------------------------------------

    def _turn(self, moment: Moment, mine: Prospects, otherwise: Answer) -> Rated:
        """Try each placing on the same imagined tables, with the same luck. The Merchant decides
        whether to use a Magic Object first."""
        if otherwise == "pass" or "use" in otherwise:
            return []
        places = [option for option in asked_for(moment) if "place" in option]
        if len(mine.home) == 1:  # after it all are out, so better to kill now
            places = [option for option in places if mine.kills(**option)] or places
        places.sort(key=lambda option: -mine.placing(**option))
        if len(places) == 1:
            return []
        places = places[:WIDTH]
        totals = [0.0] * len(places)
        for brought in rehearsed(moment, mine, places, self._rng):
            totals = [total + one for total, one in zip(totals, brought, strict=True)]
            self._playouts += 1
            if self._playouts == TABLES:
                break
        if not self._playouts:
            return []
        return list(zip(places, self._anchored(mine, places, totals), strict=True))

    def _anchored(self, mine: Prospects, places: list[Answer], totals: list[float]) -> list[float]:
        """The mean chance of each placing; the fewer tables, the closer to the Merchant's view."""
        middle = sum(totals) / len(totals) / self._playouts
        worths = [mine.placing(**option) for option in places]
        mean = sum(worths) / len(worths)
        return [
            (total + ANCHOR * (middle + mine.slope * (worth - mean))) / (self._playouts + ANCHOR)
            for total, worth in zip(totals, worths, strict=True)
        ]

    # -- thefts ---------------------------------------------------------------

    def _rob(self, moment: Moment, mine: Prospects, otherwise: Answer) -> Rated:
        def chance(victim: int) -> float:
            stash = mine.stashes[victim]
            return sum(
                n * chance_after(mine, victim, {}, {token: 1})
                for token, n in zip(TOKENS, stash, strict=True)
                if n > 0.01
            ) / max(0.01, sum(stash))

        return [(victim, chance(victim)) for victim in asked_for(moment)]

    def _token(self, moment: Moment, mine: Prospects, otherwise: Answer) -> Rated:
        """The choice of a thief, or of a victim with a Stone of Misdirection."""
        thief, victim = mine.table["fight"]["theft"]
        if victim == mine.me:
            return [
                (token, chance_after(mine, thief, {token: 1}, {})) for token in asked_for(moment)
            ]
        return [(token, chance_after(mine, victim, {}, {token: 1})) for token in asked_for(moment)]

    def _take_two(self, moment: Moment, mine: Prospects, otherwise: Answer) -> Rated:
        return [(pair, mine.chance_with({mine.me: tokens(pair)})) for pair in asked_for(moment)]

    # -- splitting a treasure -------------------------------------------------

    def _negotiate(self, moment: Moment, mine: Prospects, otherwise: Answer) -> Rated:
        rated = self._haggler.rated(moment, mine, self._rng)
        self._playouts = self._haggler.playouts
        return rated

    def _divide(self, moment: Moment, mine: Prospects, otherwise: Answer) -> Rated:
        """The Merchant's shares, improved by moving a few tokens."""
        dividing = Dividing(mine, otherwise)
        for _ in moment.thoughts():
            self._playouts += 1
            if not dividing.improve(self._rng):
                break
        return dividing.rated

    def _share(self, moment: Moment, mine: Prospects, otherwise: Answer) -> Rated:
        dividing = Dividing(mine, moment.view["decision"]["shares"])
        return [(share, dividing.chance_with(share)) for share in asked_for(moment)]

    # -- the Market -----------------------------------------------------------

    def _trade(self, moment: Moment, mine: Prospects, otherwise: Answer) -> Rated:
        """Accept or offer what most improves my chance to win, one thing at a time."""
        asked, now = moment.view["decision"], mine.now[mine.me]
        if asked["id"] != self._market:
            self._market, self._offered = asked["id"], []
        # The Merchant decides when to leave.
        nothing = "done" if otherwise == "done" else "wait"
        rated: Rated = [(nothing, now)]
        for offer in asked["offers"]:
            mine_to_take = offer["seat"] != mine.me and offer["receiver"] in (None, mine.me)
            if mine_to_take and all(
                asked["stash"].get(token, 0) >= n for token, n in offer["want"].items()
            ):
                after = chance_after(mine, offer["seat"], offer["want"], offer["give"])
                rated.append(({"accept": offer["number"]}, after))
        others = [seat for seat in mine.seats if seat != mine.me]
        for _ in moment.thoughts():
            if not others:
                break
            for trade in trades_with(mine, others.pop()):
                if trade.offer not in self._offered:
                    rated.append((trade.offer, now + trade.sure * trade.gain))
            self._playouts += 1
        least = now + GAIN * mine.slope
        return [one for one in rated if one[0] == nothing or one[1] >= least]


def mixed(values: Sequence[float], slope: float) -> list[float]:
    """How often to give answers with these chances, if a point is worth this much."""
    mixing, best = max(1e-9, MIXING * slope), max(values)
    odds = [exp(max(-50.0, (value - best) / mixing)) for value in values]
    odds = [one if one > RARE else 0.0 for one in odds]
    return [one / sum(odds) for one in odds]


def rehearsed(
    moment: Moment, mine: Prospects, places: Sequence[Answer], rng: random.Random
) -> Iterator[list[float]]:
    """My chance to win with each placing, on one imagined table after another, each time with the
    same luck for all placings."""
    turns = ROUNDS * len(mine.seats)
    for _ in moment.thoughts():
        table = moment.imagine(rng).table
        world = Rehearsal(table, mine.chances, mine.token_worths, mine.me)
        seed = rng.random()
        yield [
            world.play(
                ADVENTURERS[option["place"]],
                option["dragon"],
                SWORD_BONUS if option.get("sword") else 0,
                turns,
                random.Random(seed),
            )
            for option in places
        ]


def asked_for(moment: Moment) -> list[Answer]:
    return list(moment.view["decision"]["options"])
