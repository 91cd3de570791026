"""The coach of Dragon's Gold: from kill to kill, and at the negotiations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from dragonstones.bots import Moment, Players
from dragonstones.bots.gold.appraisal import Memory
from dragonstones.bots.gold.archmage import WIDTH, Archmage, mixed, rehearsed
from dragonstones.bots.gold.bargain import Bargain, Deal, split_of
from dragonstones.bots.gold.merchant import Merchant
from dragonstones.bots.gold.prospects import Prospects
from dragonstones.bots.gold.rivals import Rival
from dragonstones.coach.family import SPOKEN, Weighed
from dragonstones.engine import Answer, Event, Match
from dragonstones.engine.frames import OPEN, seen_through
from dragonstones.games.gold.box import named
from dragonstones.games.gold.events import (
    Agreed,
    DragonKilled,
    NegotiationBegan,
    ProposalAccepted,
    Proposed,
    TreasureLost,
)
from dragonstones.text import Texts, texts
from dragonstones.text.gold import dragon as dragon_name
from dragonstones.text.words import Names
from dragonstones.wire import CoachDeal, CoachTalks

#: In how many imagined worlds answers are judged without playing on.
WORLDS = 40
#: The kinds of question for which that is enough.
PLAIN = ("rob", "token", "take-two", "share")
#: In how many imagined worlds the other answers are played on.
GAMES = 20


def with_nothing_hidden(match: Match) -> Prospects:
    """The chances of all seats on the open table."""
    return Prospects({**seen_through(match, OPEN), "you": 0}, Memory())


class GoldStations:
    """The curve has a point at the first turn, and at the first turn after each kill."""

    def __init__(self) -> None:
        self._found: list[dict[str, Any]] = []
        self._due = True

    def look(self, match: Match, table: Any, news: Sequence[Event]) -> bool:
        for event in news:
            if isinstance(event, DragonKilled):
                self._due = True
                about = {"dragon": event.dragon, "fighters": event.fighters}
                self._found[-1] |= about | {"emblem": f"dragon-{event.dragon}"}
        at_turn = any(decision.kind == "turn" for decision in match.waiting.values())
        if not (self._due and at_turn):
            return False
        self._due = False
        self._found.append({})
        return True

    def about(self, number: int) -> dict[str, Any]:
        return self._found[number]


class GoldCoach:
    def stations(self) -> GoldStations:
        return GoldStations()

    def listener(self, seat: int) -> Negotiations:
        return Negotiations(seat)

    def chances(self, match: Match, table: Any) -> list[float]:
        return with_nothing_hidden(match).now

    def threatens(self, table: Any, leader: int) -> bool:
        return False

    def station(self, t: Texts, about: Mapping[str, Any], names: Names) -> str:
        if "dragon" not in about:
            return t("coach-no-kill")
        who = t.who("fighters", sorted(set(about["fighters"])), names)
        return t("coach-kill", dragon=dragon_name(t, about["dragon"]), **who)

    def weigh(
        self, moment: Moment, seen: Sequence[Event], answer: Answer, rng: Random
    ) -> Weighed | None:
        memory = Memory()
        for event in seen:
            memory.see(event)
        mine = Prospects(moment.view, memory)
        answer = moment.decision.check(answer)
        placings = _placings(moment, mine)
        if answer in placings:
            return self._placing(moment, mine, answer, placings, rng)
        if moment.decision.kind in PLAIN:
            return self._plainly(moment, mine, answer, rng)
        return self._played_on(moment, seen, answer, placings, rng)

    def _placing(
        self,
        moment: Moment,
        mine: Prospects,
        answer: Answer,
        placings: list[Answer],
        rng: Random,
    ) -> Weighed:
        answers = [answer, *(one for one in placings if one != answer)][:WIDTH]
        values: list[list[float]] = [[] for _ in answers]
        for brought in rehearsed(moment, mine, answers, rng):
            for one, value in zip(values, brought, strict=True):
                one.append(value)
        means = [sum(one) / max(1, len(one)) for one in values]
        parts = [mine.placing(**option) for option in answers]
        usual = [float(part == max(parts)) for part in parts]
        usual = [one / sum(usual) for one in usual]
        return Weighed(answers, mixed(means, mine.slope), usual, values, {"parts": parts})

    def _plainly(
        self, moment: Moment, mine: Prospects, answer: Answer, rng: Random
    ) -> Weighed | None:
        """The answers, judged by the chance to win right after them."""
        archmage, values = Archmage(0), dict[int, list[float]]()
        answers: list[Answer] = []
        for _ in range(WORLDS):
            world = seen_through(moment.imagine(rng), OPEN)
            known = Prospects({**world, "you": mine.me}, Memory())
            rated = archmage.rate_plainly(moment, known)
            answers = [one for one, _ in rated]
            for n, (_, value) in enumerate(rated):
                values.setdefault(n, []).append(value)
        if answer not in answers:
            return None
        means = [sum(one) / len(one) for one in values.values()]
        weights = mixed(means, mine.slope)
        return Weighed(answers, weights, weights, list(values.values()))

    def _played_on(
        self,
        moment: Moment,
        seen: Sequence[Event],
        answer: Answer,
        placings: list[Answer],
        rng: Random,
    ) -> Weighed:
        """The answers, judged by what follows if Merchants play on, on the same tables for all."""
        merchant = Merchant(f"{rng.random()}")
        for event in seen:
            merchant.see(event)
        usual = moment.decision.check(merchant.answer(moment))
        options = moment.decision.options()
        others = [one for one in options if one not in placings]
        answers: list[Answer] = []
        for one in (answer, usual, *placings[:1], *others, *placings[1:]):
            if one not in answers:
                answers.append(one)
        del answers[WIDTH:]
        values: list[list[float]] = [[] for _ in answers]
        for _ in islice(moment.thoughts(), GAMES):
            world, seed = moment.imagine(rng), rng.random()
            for one, brought in zip(answers, values, strict=True):
                brought.append(_chance_after(world.copy(quiet=True), moment.seat, one, seed))
        means = [sum(one) / len(one) for one in values]
        odds = [float(one == usual) for one in answers]
        mine = Prospects(moment.view, Memory())
        return Weighed(answers, mixed(means, mine.slope), odds, values)

    def habit(self, kind: str, mine: Answer, best: Answer) -> str:
        if kind == "turn" and "place" in mine and "place" in best:
            return "dragon" if mine["dragon"] != best["dragon"] else "adventurer"
        return "choice"

    def why(self, t: Texts, weighed: Weighed, mine: int, best: int) -> str:
        if "parts" not in weighed.facts:
            return t("coach-why-choice")
        ours, theirs = (weighed.answers[n] for n in (best, mine))
        parts = weighed.facts["parts"]
        code = "adventurer" if ours["dragon"] == theirs["dragon"] else "dragon"
        more = round(parts[best] - parts[mine], 1)
        return t(f"coach-why-{code}", more=more, gains="yes" if more > 0 else "no")


def _placings(moment: Moment, mine: Prospects) -> list[Answer]:
    """The ways to place an adventurer, the best first; none, if something else is asked."""
    if moment.decision.kind != "turn":
        return []
    places = [one for one in moment.decision.options() if one != "pass" and "place" in one]
    return sorted(places, key=lambda option: -mine.placing(**option))


def _chance_after(world: Match, me: int, answer: Answer, seed: float) -> float:
    """My chance to win if I answer this and Merchants play on until each has had a turn."""
    world.answer(me, answer)
    bots = {seat: Merchant(f"{seed}/{seat}") for seat in range(world.seats)}
    players, turns, last = Players(world, bots), 0, me
    while world.waiting:
        for seat, decision in list(world.waiting.items()):
            if decision.kind == "turn" and seat != last:
                turns, last = turns + 1, seat
            if turns > world.seats:
                return with_nothing_hidden(world).now[me]
            if seat in world.waiting:
                world.answer(seat, players.ask(seat))
    return with_nothing_hidden(world).now[me]


class Negotiations:
    """For each negotiation, what was on the table, what each fighter could have taken, and what was
    left."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._memory = Memory()
        self._found: list[CoachTalks] = []
        self._bargain: Bargain | None = None
        self._numbers: dict[int, CoachDeal] = {}

    def hear(self, at: int, station: int, match: Match, seen: Sequence[Event]) -> None:
        for event in seen:
            match event:
                case NegotiationBegan() if self._seat in event.fighters:
                    self._begin(at, station, match, event)
                case Proposed() if self._bargain:
                    self._propose(event)
                case ProposalAccepted() if self._bargain and event.number in self._numbers:
                    self._numbers[event.number].accepted.append(event.seat)
                case Agreed() | TreasureLost() if self._bargain:
                    self._end(event)
            self._memory.see(event)

    def talks(self) -> list[CoachTalks]:
        return self._found

    def _begin(self, at: int, station: int, match: Match, event: NegotiationBegan) -> None:
        mine = Prospects(match.view(self._seat), self._memory)
        bargain = self._bargain = Bargain(mine, event.fighters, event.treasure)
        self._numbers = {}
        last = Rival().last
        least = [last * fair for fair in bargain.fair]
        deal = bargain.seek([last] * len(event.fighters))
        taken = deal.value > bargain.lost and all(
            ratio >= last - 1e-9 for n, ratio in enumerate(deal.ratios) if n != bargain.me
        )
        fair = bargain.fair_deal
        possible = deal if taken else fair if min(fair.ratios) >= last else None
        self._found.append(
            CoachTalks(
                at=at,
                station=max(0, station),
                fighters=list(event.fighters),
                treasure=dict(event.treasure),
                proposals=[],
                least=[round(one, 1) for one in least],
                agreed=None,
                possible=possible and self._deal(possible),
                texts={},
            )
        )

    def _deal(self, deal: Deal, seat: int | None = None) -> CoachDeal:
        assert self._bargain is not None
        worths = [self._bargain.worth(n, share) for n, share in enumerate(deal.split)]
        return CoachDeal(
            shares=[named(share) for share in deal.split],
            worths=[round(one, 1) for one in worths],
            seat=seat,
            accepted=[],
        )

    def _propose(self, event: Proposed) -> None:
        assert self._bargain is not None
        deal = self._deal(self._bargain.deal(split_of(event.shares)), event.seat)
        self._numbers[event.number] = deal
        self._found[-1].proposals.append(deal)

    def _end(self, event: Agreed | TreasureLost) -> None:
        assert self._bargain is not None
        talks = self._found[-1]
        if isinstance(event, Agreed):
            talks.agreed = self._deal(self._bargain.deal(split_of(event.shares)))
        talks.texts = {lang: _told(texts(lang), talks, self._seat) for lang in SPOKEN}
        self._bargain = None


def _told(t: Texts, talks: CoachTalks, seat: int) -> str:
    """What came of a negotiation, as seen from my seat."""
    me = talks.fighters.index(seat)
    if talks.agreed is None:
        return t("coach-talks-lost", possible="yes" if talks.possible else "no")
    got = talks.agreed.worths[me]
    best = talks.possible.worths[me] if talks.possible else got
    left = round(max(0.0, best - got), 1)
    return t("coach-talks-agreed", got=got, left=left, more="yes" if left >= 1 else "no")


COACH = GoldCoach()
