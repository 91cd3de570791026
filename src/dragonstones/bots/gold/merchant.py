"""The Merchant: plays Dragon's Gold by what each treasure will probably score.

It fights where its part of the treasure is worth most, asks at first for a little more than
that part, and gives way as the sand runs. `values` has its numbers, `appraisal` what tokens
are worth, `outlook` what there is to win.
"""

from __future__ import annotations

import random

from dragonstones.bots.bot import Bot, Moment
from dragonstones.bots.gold.appraisal import Memory, Named, View
from dragonstones.bots.gold.outlook import Outlook
from dragonstones.bots.gold.values import (
    CHEAP,
    CONFUSE,
    FIRST_DEMAND,
    LAST_DEMAND,
    LEAST_PROPOSED,
    OFFERS,
    PACE,
    PLENTY,
    PROFIT,
    RIVALRY,
    USE,
    VARIES,
)
from dragonstones.engine.decisions import Answer
from dragonstones.engine.events import Event


class Merchant(Bot):
    """A method for each kind of decision; the same seed makes the same player."""

    def __init__(self, seed: int | str) -> None:
        self._rng = random.Random(seed)
        self._memory = Memory()
        #: The negotiation or Market in which it is, how often it was asked there, what it
        #: demanded at first, and what it has offered.
        self._question = self._asked = 0
        self._demand = 0.0
        self._offers: list[Answer] = []

    def see(self, event: Event) -> None:
        self._memory.see(event)

    def answer(self, moment: Moment) -> Answer:
        view, decision = moment.view, moment.decision
        asked = view["decision"]
        if len(asked.get("options", ())) == 1:
            return asked["options"][0]
        choose = getattr(self, f"_{decision.kind.replace('-', '_')}", None)
        return choose(Outlook(view, self._memory), asked) if choose else decision.default

    def _mixed(self, worths: dict[int, float]) -> int:
        """One of these, the better ones more often, so that it cannot be read."""
        weights = [max(0.01, worth) ** 2 for worth in worths.values()]
        return self._rng.choices(list(worths), weights)[0]

    # -- turns ----------------------------------------------------------------

    def _turn(self, mine: Outlook, asked: View) -> Answer:
        """First a Magic Object, if one helps now; then the best place for an adventurer."""
        uses = [(mine.using(option), option) for option in asked["options"] if "use" in option]
        gain, use = max(uses, key=lambda use: use[0], default=(0.0, None))
        if gain >= USE:
            return use
        places = [option for option in asked["options"] if "place" in option]
        if len(mine.home) == 1:  # then all are out, and somebody has to kill: rather I
            places = [option for option in places if mine.kills(**option)] or places
        return max(places, key=lambda option: mine.placing(**option), default="pass")

    def _go_home(self, mine: Outlook, asked: View) -> Answer:
        """Who can kill another dragon; otherwise anybody, so that it does not go on for ever."""
        useful = [one for one in asked["options"] if mine.could_kill(one)]
        return max(useful, key=mine.moving) if useful else self._rng.choice(asked["options"])

    # -- Magic Objects and thefts ---------------------------------------------

    def _use_object(self, mine: Outlook, asked: View) -> Answer:
        uses = [option for option in asked["options"] if option]
        by_name = {use["use"]: use for use in uses}
        if "horn-of-plenty" in by_name:
            return mine.parts()[mine.me] >= PLENTY and by_name["horn-of-plenty"]
        if "ring-of-confusion" in by_name:
            ring = max(uses, key=lambda use: mine.confusing(use["seats"]))
            return mine.confusing(ring["seats"]) >= CONFUSE and ring
        stone, amulet = by_name.get("stone-of-misdirection"), by_name.get("amulet-of-warding")
        return (stone if min(mine.losses.values()) < CHEAP else None) or amulet or stone

    def _reach(self, mine: Outlook, asked: View) -> Answer:
        return self._mixed({place: mine.best_pair(place) for place in asked["options"]})

    _watch = _reach

    def _take_two(self, mine: Outlook, asked: View) -> Answer:
        return max(asked["options"], key=lambda pair: mine.gain(mine.me, pair))

    def _rob(self, mine: Outlook, asked: View) -> Answer:
        return max(asked["options"], key=mine.loot)

    def _token(self, mine: Outlook, asked: View) -> Answer:
        """A thief takes what helps him and hurts the victim; the victim gives what hurts least."""
        victim = asked["victim"]
        if victim == mine.me:
            return min(asked["options"], key=lambda token: mine.losses[token])
        return max(
            asked["options"],
            key=lambda token: mine.token[token] - RIVALRY * mine.gain(victim, {}, {token: 1}),
        )

    # -- splitting a treasure -------------------------------------------------

    def _negotiate(self, mine: Outlook, asked: View) -> Answer:
        """Accept what meets the demand, which falls; otherwise propose what would."""
        self._take_part(asked)
        me, fighters, treasure = mine.me, asked["fighters"], asked["treasure"]
        time = self._time(asked, fighters.index(me))
        demand = self._demand + (LAST_DEMAND - self._demand) * time
        parts = mine.parts()
        fair = mine.split(treasure, parts)[me]
        least = demand * min(mine.share(me, fair), parts[me] * mine.share(me, treasure))

        accepted = dict(zip(fighters, asked["accepted"], strict=True))
        now = accepted.pop(me)
        own: View = {}
        best = (0, 0.0, 0)  # by how many others follow it, then by what it is worth
        for proposal in asked["proposals"]:
            worth = mine.share(me, proposal["shares"][fighters.index(me)])
            if proposal["seat"] == me:
                own = proposal
            elif worth < least:
                continue
            followers = list(accepted.values()).count(proposal["number"])
            best = max(best, (followers, worth, -proposal["number"]))
        followers, _, number = best
        if followers:
            return {"accept": -number} if now != -number else "wait"
        if time == 1 and asked["hourglass"]:
            return {"use": "hourglass"}
        parts[me] *= max(demand, LEAST_PROPOSED)
        shares = list(mine.split(treasure, parts).values())
        if own and own["shares"] == shares:
            return "wait" if now == own["number"] else {"accept": own["number"]}
        return {"propose": shares}

    def _take_part(self, asked: View) -> None:
        """A negotiation or the Market goes on, or another one begins."""
        if asked["id"] != self._question:
            self._question, self._asked, self._offers = asked["id"], 0, []
            self._demand = FIRST_DEMAND + self._rng.uniform(-VARIES, VARIES)
        self._asked += 1

    def _time(self, asked: View, place: int) -> float:
        """How much of the time is gone: 0 at first, 1 at the last moment."""
        if asked["steps"] is None:
            return min(1.0, (self._asked - 1) * PACE / int(asked["seconds"]))
        before_the_last = int(asked["steps_left"][place]) - 1
        return 1 - before_the_last / max(1, int(asked["steps"]) - 1)

    def _divide(self, mine: Outlook, asked: View) -> Answer:
        """About even, in its own eyes: it gets what the others leave."""
        shares: list[Named] = [{} for _ in range(asked["n"])]
        loose = [token for token, n in asked["treasure"].items() for _ in range(n)]
        loose.sort(key=lambda token: -mine.token[token])
        for number, token in enumerate(loose):
            empty = number < len(shares)
            share = shares[number] if empty else min(shares, key=lambda s: mine.share(mine.me, s))
            share[token] = share.get(token, 0) + 1
        return shares

    def _share(self, mine: Outlook, asked: View) -> Answer:
        shares = asked["shares"]
        return max(asked["options"], key=lambda number: mine.share(mine.me, shares[number]))

    # -- the Market -----------------------------------------------------------

    def _trade(self, mine: Outlook, asked: View) -> Answer:
        """Accept what gains; otherwise offer what should help both, a few times; then be done."""
        self._take_part(asked)
        deals = [
            (mine.profit(offer["seat"], offer["want"], offer["give"]), offer["number"])
            for offer in asked["offers"]
            if offer["seat"] != mine.me
            and offer["receiver"] in (None, mine.me)
            and all(asked["stash"].get(token, 0) >= n for token, n in offer["want"].items())
        ]
        profit, number = max(deals, default=(0.0, 0))
        if profit >= PROFIT:
            return {"accept": number}
        if len(self._offers) < OFFERS:
            offers = [offer for offer in mine.offers() if offer[1] not in self._offers]
            if offers:
                _, offer = max(offers, key=lambda offer: offer[0])
                self._offers.append(offer)
                return {"offer": offer}
        return "done"
