"""The Merchant: plays Dragon's Gold by what each treasure will probably score.

It fights where its part of the treasure is worth most, asks at first for a little more than that
part, and gives way as time runs out. `values` has its numbers, `appraisal` says what tokens are
worth, and `outlook` what there is to win.
"""

from __future__ import annotations

import copy
import random
from math import inf
from typing import Any

from dragonstones.bots.bot import Bot, Moment
from dragonstones.bots.gold.appraisal import Memory, Named, View
from dragonstones.bots.gold.outlook import Outlook
from dragonstones.bots.gold.values import (
    CHEAP,
    CONFUSE,
    DEMANDS,
    FIRST_DEMAND,
    HATE,
    LAST_DEMAND,
    LEAST_LEFT,
    LEAST_PROPOSED,
    LESS,
    OFFERS,
    PACE,
    PAUSE,
    PLENTY,
    PROFIT,
    RIVALRY,
    SPITE,
    STAYS,
    SURPRISE,
    THRIFT,
    USE,
    VARIES,
)
from dragonstones.bots.personality import PERSONALITIES, PLAIN, Grudges
from dragonstones.bots.rated import DRAWS, Rated, best, considered
from dragonstones.bots.why import Why, plain
from dragonstones.engine.decisions import Answer
from dragonstones.engine.events import Event
from dragonstones.games.gold.box import ADVENTURERS
from dragonstones.games.gold.events import TokenStolen
from dragonstones.games.gold.split import Shares

#: Decisions to which it gives one answer after another, and never the same twice.
TALKS = ("negotiate", "trade", "divide")
#: Decisions in which better answers are only more frequent, so that it cannot be read.
MIXED = ("reach", "watch")


class Merchant(Bot):
    """There is a method for each kind of decision, which says what the answers are worth; the same
    seed makes the same player."""

    level = "merchant"

    def __init__(self, seed: int | str, persona: str = "") -> None:
        self.name = f"{self.level}:{persona}" if persona else self.level
        self.personality = PERSONALITIES.get(persona, PLAIN)
        self._rng = random.Random(seed)
        self._memory = Memory()
        self._grudges = Grudges()
        #: The current negotiation or Market, how often it was asked there, how much more than usual
        #: it demands at first, what it has offered, what it has heard from the others, when it last
        #: proposed or heard something, and the least that it has asked for.
        self._question = self._asked = 0
        self._demand = 0.0
        self._offers: list[Answer] = []
        self._heard: list[Any] = []
        self._news = 0
        self._lowest = 0.0
        #: What it saw when it was last asked, what it answered, and what it considered.
        self._last: tuple[Outlook, View, Answer, Rated] | None = None

    def see(self, event: Event) -> None:
        self._memory.see(event)
        if isinstance(event, TokenStolen):
            self._grudges.add(event.seat, event.victim, 1)

    def answer(self, moment: Moment) -> Answer:
        view = moment.view
        mine, asked = self._outlook(view), view["decision"]
        rated = self._rated(mine, asked)
        answer = self._choose(asked, rated) if rated else moment.decision.default
        self._last = mine, asked, answer, rated
        return answer

    def _outlook(self, view: View) -> Outlook:
        return Outlook(view, self._memory)

    def _rated(self, mine: Outlook, asked: View) -> Rated:
        """The answers with their worths; empty if it does not know the kind of decision."""
        if len(asked.get("options", ())) == 1:
            return [(asked["options"][0], 0.0)]
        rate = getattr(self, f"_{asked['kind'].replace('-', '_')}", None)
        return rate(mine, asked) if rate else []

    def _choose(self, asked: View, rated: Rated) -> Answer:
        if asked["kind"] in TALKS:
            return rated[0][0]
        return self._mixed(rated) if asked["kind"] in MIXED else best(rated)

    def _mixed(self, rated: Rated) -> Answer:
        """One of these answers, better ones more often, so that it cannot be read."""
        weights = [max(0.01, worth) ** 2 for _, worth in rated]
        return self._rng.choices(rated, weights)[0][0]

    def _grudge(self, seat: int, me: int) -> float:
        return self.personality.vengeful * self._grudges.against(seat, me)

    def why(self) -> dict[str, Any] | None:
        """Its reasons. A twin with its own dice is asked many times, so that later play is the
        same."""
        if self._last is None:
            return None
        mine, asked, answer, rated = self._last
        why: Why = {"bot": self.name, "answer": answer, "unit": "points", "values_in": "points"}
        if "treasure" in asked:
            worths = {seat: mine.share(seat, asked["treasure"]) for seat in mine.parts()}
            why["worth"], why["to_others"] = worths.pop(mine.me), worths
        draws = [answer]
        if rated and asked["kind"] not in TALKS:
            twin = copy.copy(self)
            twin._rng = copy.copy(self._rng)
            draws += [twin._choose(asked, twin._rated(mine, asked)) for _ in range(DRAWS - 1)]
        why["considered"] = considered(draws, rated)
        return plain(why)

    # -- turns ----------------------------------------------------------------

    def _turn(self, mine: Outlook, asked: View) -> Rated:
        """First a Magic Object, if one helps now; then the best place for an adventurer."""
        uses = [(option, mine.using(option)) for option in asked["options"] if "use" in option]
        if max((gain for _, gain in uses), default=0.0) >= USE + self.personality.thrifty:
            return uses
        places = [option for option in asked["options"] if "place" in option]
        if len(mine.home) == 1:  # after it all are out, so better to kill now
            places = [option for option in places if mine.kills(**option)] or places
        return [(option, self._placing(mine, option)) for option in places] or [("pass", 0.0)]

    def _placing(self, mine: Outlook, option: View) -> float:
        worth, who = mine.placing(**option), self.personality
        if who.thrifty and not mine.kills(**option):
            worth -= THRIFT * who.thrifty * ADVENTURERS[option["place"]]
        return worth + SURPRISE * who.sly * self._rng.random() if who.sly else worth

    def _go_home(self, mine: Outlook, asked: View) -> Rated:
        """An adventurer that can kill another dragon; otherwise any, so that the game ends."""
        useful = [(one, mine.moving(one)) for one in asked["options"] if mine.could_kill(one)]
        return useful or [(self._rng.choice(asked["options"]), 0.0)]

    # -- Magic Objects and thefts ---------------------------------------------

    def _use_object(self, mine: Outlook, asked: View) -> Rated:
        uses = [option for option in asked["options"] if option]
        by_name = {use["use"]: use for use in uses}
        if horn := by_name.get("horn-of-plenty"):
            two = 2 * max(0.1, mine.drawn)
            return [(horn, mine.parts()[mine.me] * two), (False, PLENTY * two)]
        if "ring-of-confusion" in by_name:
            return [*((ring, mine.confusing(ring["seats"])) for ring in uses), (False, CONFUSE)]
        costs = {  # an Amulet could prevent something worse; using nothing is worst
            "amulet-of-warding": CHEAP,
            "stone-of-misdirection": min(mine.losses.values()),
        }
        rated: Rated = [(by_name[name], -cost) for name, cost in costs.items() if name in by_name]
        return [*rated, (False, -max(CHEAP, *mine.losses.values()))]

    def _reach(self, mine: Outlook, asked: View) -> Rated:
        return [(place, mine.best_pair(place)) for place in asked["options"]]

    _watch = _reach

    def _take_two(self, mine: Outlook, asked: View) -> Rated:
        return [(pair, mine.gain(mine.me, pair)) for pair in asked["options"]]

    def _rob(self, mine: Outlook, asked: View) -> Rated:
        """The seat with the best loot; but first of all one it has a grudge on."""
        return [(s, mine.loot(s) + HATE * self._grudge(s, mine.me)) for s in asked["options"]]

    def _token(self, mine: Outlook, asked: View) -> Rated:
        """A thief takes what helps it and hurts the victim; a victim gives what hurts least."""
        victim = asked["victim"]
        if victim == mine.me:
            return [(token, -mine.losses[token]) for token in asked["options"]]
        return [
            (token, mine.token[token] - RIVALRY * mine.gain(victim, {}, {token: 1}))
            for token in asked["options"]
        ]

    # -- splitting a treasure -------------------------------------------------

    def _negotiate(self, mine: Outlook, asked: View) -> Rated:
        """Accept what meets the demand, which falls with time; otherwise propose what would. A
        rival's new split is answered with one that is closer to it."""
        self._take_part(asked)
        me, fighters, treasure = mine.me, asked["fighters"], asked["treasure"]
        time = self._time(asked, fighters.index(me))
        demand = self._demanded(time)
        parts = mine.parts()
        fair = mine.fair(treasure)
        least = demand * fair[me]

        accepted = dict(zip(fighters, asked["accepted"], strict=True))
        now = accepted.pop(me)
        own: View = {}
        liked = (0, 0.0, 0)  # how many others follow it, its worth, its number
        rated: Rated = []
        for proposal in asked["proposals"]:
            worth = mine.share(me, proposal["shares"][fighters.index(me)])
            rated.append(({"accept": proposal["number"]}, worth))
            if proposal["seat"] == me:
                own = proposal
                self._lowest = min(worth, self._lowest)
            elif worth < least:
                continue
            followers = list(accepted.values()).count(proposal["number"])
            liked = max(liked, (followers, worth, -proposal["number"]))
        followers, worth, number = liked
        if followers:
            return [({"accept": -number} if now != -number else "wait", worth), *rated]
        if time == 1 and asked["hourglass"]:
            return [({"use": "hourglass"}, least), *rated]
        wanted = self._proposed(time)
        parts[me] *= wanted
        for seat in accepted:
            parts[seat] *= 1 - SPITE * min(1.0, self._grudge(seat, me))
        shares = list(mine.split(treasure, parts).values())
        worth = mine.share(me, shares[fighters.index(me)])
        # Unless a rival's split needs an answer, propose only what asks for less than before.
        if own and worth > self._lowest - LESS:
            shares = self._answer(mine, asked, own["shares"], fair, (wanted * fair[me], least))
            worth = mine.share(me, shares[fighters.index(me)])
            if shares == own["shares"]:
                stands = "wait" if now == own["number"] else {"accept": own["number"]}
                return [(stands, worth), *rated]
        self._news, self._lowest = self._asked, min(worth, self._lowest)
        return [({"propose": shares}, worth), *rated]

    def _answer(
        self,
        mine: Outlook,
        asked: View,
        own: Shares,
        fair: dict[int, float],
        demands: tuple[float, ...],
    ) -> Shares:
        """Its answer to a rival's new split: that split, with as much more for itself as it wants,
        or else as it needs. It stays with its own split if that is the same, or if nobody could
        accept the answer."""
        if self._asked - self._news < PAUSE:
            return own
        splits = sorted(asked["proposals"], key=lambda one: -one["number"])
        new = [
            one["shares"]
            for one in splits
            if one["seat"] != mine.me and one["shares"] not in self._heard
        ]
        self._heard += new
        for demand in demands if new else ():
            answer = mine.toward(new[0], demand)
            got = {s: mine.share(s, share) for s, share in zip(fair, answer, strict=True)}
            if answer != own and all(
                got[seat] >= LEAST_LEFT * fair[seat] for seat in fair if seat != mine.me
            ):
                return answer
        return own

    def _proposed(self, time: float) -> float:
        """What it proposes for itself now, in fair shares."""
        return max(self._demanded(time), LEAST_PROPOSED)

    def _take_part(self, asked: View) -> None:
        """Note that it was asked in this negotiation or Market, which may be a new one."""
        if asked["id"] != self._question:
            self._question, self._asked, self._news = asked["id"], 0, 0
            self._offers, self._heard, self._lowest = [], [], inf
            self._demand = self._rng.uniform(-VARIES, VARIES)
        self._asked += 1

    def _demanded(self, time: float) -> float:
        """What it demands now, in fair shares."""
        who = self.personality
        first = FIRST_DEMAND + self._demand + DEMANDS * (who.bold + who.sly)
        last = LAST_DEMAND + DEMANDS * who.bold
        gone: float = time ** (1 + max(0.0, who.sly))
        return first + (last - first) * gone

    def _time(self, asked: View, place: int) -> float:
        """How much of the time is gone: from 0 at first to 1 at the last moment."""
        if asked["steps"] is None:
            return min(1.0, (self._asked - 1) * PACE / int(asked["seconds"]))
        before_the_last = int(asked["steps_left"][place]) - 1
        return 1 - before_the_last / max(1, int(asked["steps"]) - 1)

    def _divide(self, mine: Outlook, asked: View) -> Rated:
        """Shares that are about even in its own eyes, since it gets what the others leave."""
        shares: list[Named] = [{} for _ in range(asked["n"])]
        loose = [token for token, n in asked["treasure"].items() for _ in range(n)]
        loose.sort(key=lambda token: -mine.token[token])
        for number, token in enumerate(loose):
            empty = number < len(shares)
            share = shares[number] if empty else min(shares, key=lambda s: mine.share(mine.me, s))
            share[token] = share.get(token, 0) + 1
        return [(shares, min(mine.share(mine.me, share) for share in shares))]

    def _share(self, mine: Outlook, asked: View) -> Rated:
        shares = asked["shares"]
        return [(number, mine.share(mine.me, shares[number])) for number in asked["options"]]

    # -- the Market -----------------------------------------------------------

    def _trade(self, mine: Outlook, asked: View) -> Rated:
        """Accept an offer that gains; answer others with a better one; otherwise make a few offers
        that should help both; then wait a while, and be done."""
        self._take_part(asked)
        others = [
            offer
            for offer in asked["offers"]
            if offer["seat"] != mine.me and offer["receiver"] in (None, mine.me)
        ]
        deals: Rated = [
            ({"accept": offer["number"]}, mine.profit(offer["seat"], offer["want"], offer["give"]))
            for offer in others
            if all(asked["stash"].get(token, 0) >= n for token, n in offer["want"].items())
        ]
        deals.sort(key=lambda deal: (deal[1], deal[0]["accept"]), reverse=True)
        if deals and deals[0][1] >= PROFIT:
            return deals
        offers = mine.offers() if len(self._offers) < OFFERS else []
        for offer in others:
            if offer["number"] not in self._heard:
                self._heard.append(offer["number"])
                self._news = self._asked
                offers = mine.counters(offer) or offers
        offers = [offer for offer in offers if offer[1] not in self._offers]
        if offers:
            profit, best_offer = max(offers, key=lambda offer: offer[0])
            self._offers.append(best_offer)
            self._news = self._asked
            return [({"offer": best_offer}, profit), *deals]
        return [("wait" if self._asked - self._news < STAYS else "done", 0.0), *deals]
