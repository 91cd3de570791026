"""The coach of Fist of Dragonstones: from auction to auction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from dragonstones.bots import Moment
from dragonstones.bots.fist.archmage import fist_odds
from dragonstones.bots.fist.outlook import Outlook, between_auctions
from dragonstones.bots.fist.quick import Worths
from dragonstones.bots.fist.search import Search
from dragonstones.coach.family import Weighed
from dragonstones.engine import Answer, Event, Match
from dragonstones.games.fist.auction import worth as fist_worth
from dragonstones.games.fist.goods import BLACK
from dragonstones.games.fist.table import Table
from dragonstones.text import Texts
from dragonstones.text.fist import card_name
from dragonstones.text.words import Names


class FistStations:
    """The curve has a point before each auction."""

    def __init__(self) -> None:
        self._last: tuple[int, int] | None = None
        self._found: list[dict[str, Any]] = []

    def look(self, match: Match, table: Table, news: Sequence[Event]) -> bool:
        auction, now = table.auction, (table.turn, len(table.to_come))
        if auction is None or not match.waiting or not between_auctions(table) or now == self._last:
            return False
        self._last = now
        self._found.append({"emblem": auction.card, "turn": table.turn})
        return True

    def about(self, number: int) -> dict[str, Any]:
        return self._found[number]


class FistCoach:
    def stations(self) -> FistStations:
        return FistStations()

    def listener(self, seat: int) -> None:
        return None

    def chances(self, match: Match, table: Table) -> list[float]:
        return Outlook(table.edition, Worths()).chances(table)

    def threatens(self, table: Table, leader: int) -> bool:
        """By the black coin: it is kept for whoever is about to win."""
        return any(seat.screen[BLACK] for seat in table.seats if seat.number != leader)

    def station(self, t: Texts, about: Mapping[str, Any], names: Names) -> str:
        return card_name(t, about["emblem"])

    def weigh(
        self, moment: Moment, seen: Sequence[Event], answer: Answer, rng: Random
    ) -> Weighed | None:
        answer = moment.decision.check(answer)
        search = Search(moment, rng, also=[answer])
        mix, auction = search.mix, moment.view["table"].get("auction")
        for _ in moment.thoughts():
            if search.settled:
                break
            search.think()
        if search.rivals:
            weights = mix.strategy()
        else:
            best = mix.best()
            weights = [float(one is best) for one in mix.answers]
        values = [mix.brought(place) for place in range(len(mix.answers))]
        facts: dict[str, Any] = {"card": auction and auction["card"], "me": search.me}
        if search.worth:
            facts["worth"] = search.worth[search.me]
        if search.rivals:
            facts["rivals"] = [fist_odds(rival) for rival in search.rivals.values()]
        threatened = self.threatens(moment.imagine(rng).table, search.me)
        return Weighed(mix.answers, weights, mix.prior, values, facts, threatened)

    def habit(self, kind: str, mine: Answer, best: Answer) -> str:
        if kind not in ("bid", "two-fists"):
            return "choice"
        return "over" if size(mine) > size(best) else "under"

    def why(self, t: Texts, weighed: Weighed, mine: int, best: int) -> str:
        facts = weighed.facts
        ours, theirs = (weighed.answers[n] for n in (best, mine))
        if not (isinstance(ours, Mapping) and "rivals" in facts and facts["card"]):
            return t("coach-why-choice")
        more, less = size(ours), size(theirs)
        if more == less:
            return t("coach-why-coins")
        odds = {n: _all_below(facts["rivals"], n) for n in (more, less)}
        return t(
            "coach-why-under" if more > less else "coach-why-over",
            **t.forms("card", f"character-{facts['card']}"),
            best=more,
            mine=less,
            often=round(100 * odds[more]),
            seldom=round(100 * odds[less]),
        )


def size(answer: Answer) -> int:
    """What a bid is worth, both fists together; 0 for any other answer."""
    if not isinstance(answer, Mapping):
        return 0
    if "left" in answer:
        return size(answer["left"]) + size(answer["right"])
    return fist_worth(dict(answer))


def _all_below(rivals: Sequence[Mapping[int, float]], n: int) -> float:
    """The probability that all others bid less."""
    chance = 1.0
    for odds in rivals:
        chance *= sum(weight for bid, weight in odds.items() if bid < n)
    return chance


COACH = FistCoach()
