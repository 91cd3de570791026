"""The report on a game: first the curve, then one decision after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

from dragonstones.bots import Budget, Moment
from dragonstones.coach.calibration import Called, corrected, curve_in, curves_of, mended_alone
from dragonstones.coach.family import SPOKEN, Coach, Weighed
from dragonstones.coach.judge import WIDE, Cost, cost_of, figure, gain_of
from dragonstones.engine import Answer, Decision, Event, Game, Match, Refused
from dragonstones.engine.families import part
from dragonstones.engine.frames import opened
from dragonstones.engine.journal import Given, Journal, Withdrawn, decode_entry
from dragonstones.text import Texts, texts
from dragonstones.text.words import Names
from dragonstones.wire import (
    CoachAnswer,
    CoachDecision,
    CoachHabit,
    CoachReport,
    CoachStation,
    Figure,
    Language,
    Told,
)

#: Raised whenever reports change: stored ones are then made again.
COACH_VERSION = 5

#: How many thoughts the Archmage has for a decision.
THOUGHTS = 120
#: How far the curve must move at a turning point, and how many of those are named.
MOVE, TURNS = 0.08, 3
#: What decisions of one kind must each cost to be called a habit.
HABIT = 0.03
#: How many answers are shown, mine and the best included.
SHOWN = 12


def has_coach(game: Game[Any]) -> bool:
    return part("coach", game.family, "COACH") is not None


def coach_of(game: Game[Any]) -> Coach:
    """The coach of a game; Refused if it has none."""
    found: Coach | None = part("coach", game.family, "COACH")
    if found is None:
        raise Refused("no-coach", game=game.id)
    return found


def report(
    journal: Journal,
    seat: int,
    thoughts: int = THOUGHTS,
    progress: Callable[[int, int], None] | None = None,
) -> CoachReport:
    """The whole report on a finished game, from one seat."""
    for found in thinking(journal, seat, thoughts):
        if progress:
            progress(found.judged, found.to_judge)
    return found


def thinking(journal: Journal, seat: int, thoughts: int = THOUGHTS) -> Iterator[CoachReport]:
    """The report with only the curve, and again after each decision: always the same object."""
    yield from _Report(journal, seat, thoughts).steps()


def named(told: Told, lang: Language, names: Sequence[str]) -> str:
    """A sentence of a report, with the names of the players."""
    text = told.get(lang, "")
    for seat, name in enumerate(names):
        text = text.replace(_mark(seat), name)
    return text


def _mark(seat: int) -> str:
    return f"⟦{seat}⟧"


def called(journal: Journal) -> list[Called]:
    """What the outlook said of a finished game at each station, before it is calibrated."""
    game = Match.replay({**journal, "answers": []}).game
    coach, told = coach_of(game), 0
    stations, found = coach.stations(), list[Called]()
    for match, table in opened(journal):
        news = match.news(told)
        told += len(news)
        if stations.look(match, table, news):
            found.append(_call(coach, match, table))
    assert match.result is not None
    winners = list(match.result["winners"])
    return [one._replace(winners=winners) for one in found]


def _call(coach: Coach, match: Match, table: Any) -> Called:
    """What the outlook says now; nobody has won yet."""
    chances = coach.chances(match, table)
    leader = chances.index(max(chances))
    return Called(chances, [], coach.threatens(table, leader))


class _Report:
    def __init__(self, journal: Journal, seat: int, thoughts: int) -> None:
        self._journal, self._seat = journal, seat
        self._budget = Budget(playouts=thoughts)
        first = Match.replay({**journal, "answers": []})
        if seat not in range(first.seats):
            raise Refused("no-such-seat-here", seat=seat, seats=first.seats)
        self._game = first.game
        self._coach = coach_of(first.game)
        self._curves = curves_of(first.game.id, first.seats)
        self._names = [_mark(n) for n in range(first.seats)]
        self._texts: dict[Language, Texts] = {lang: texts(lang).of(first.game) for lang in SPOKEN}
        self._costs: list[Cost] = []
        self._gains: list[Cost] = []
        self._kinds: list[str] = []

    def _told(self, say: Callable[[Texts], str]) -> Told:
        return {lang: say(t) for lang, t in self._texts.items()}

    # -- the curve ------------------------------------------------------------

    def steps(self) -> Iterator[CoachReport]:
        asked = self._asked()
        report = self._curve(len(asked))
        yield report
        told, seen = 0, list[Event]()
        for at, match in enumerate(Match.steps(self._journal)):
            news = match.news(told)
            told += len(news)
            seen += [event for event in news if event.seen_by(self._seat)]
            if at in asked:
                self._judge(report, at, match, seen, asked[at])
                report.judged += 1
                yield report
        self._sum_up(report)
        yield report

    def _asked(self) -> dict[int, Answer]:
        """The seat's final answer to each question that is not open, by when it was asked."""
        found: dict[int, Answer] = {}
        entries = [decode_entry(stored) for stored in self._journal["answers"]]
        asked_at, asked = 0, None
        for at, match in enumerate(Match.steps(self._journal)):
            question = match.questions.get(self._seat)
            number = question.id if question and not match.is_open else None
            if number != asked:
                asked_at, asked = at, number
            if asked is None or at == len(entries):
                continue
            match entries[at]:
                case Given(self._seat, answer) if question and _is_free(question):
                    found[asked_at] = answer
                case Withdrawn(self._seat):
                    found.pop(asked_at, None)
        return found

    def _curve(self, to_judge: int) -> CoachReport:
        stations, listener = self._coach.stations(), self._coach.listener(self._seat)
        points: list[tuple[int, list[float]]] = []
        told = 0
        for at, (match, table) in enumerate(self._open()):
            news = match.news(told)
            told += len(news)
            if stations.look(match, table, news):
                chances = corrected(_call(self._coach, match, table), self._curves)
                points.append((at, [round(one, 4) for one in chances]))
            if listener:
                mine = [event for event in news if event.seen_by(self._seat)]
                listener.hear(at, len(points) - 1, match, mine)
        assert match.result is not None
        winners = list(match.result["winners"])
        places = [self._station(stations.about(n), *point) for n, point in enumerate(points)]
        zero = figure(0.0, 0.0, 0)
        report = CoachReport(
            game=self._game.id,
            rules=self._game.rules,
            seats=len(self._names),
            seat=self._seat,
            winners=winners,
            thoughts=self._budget.playouts or 0,
            to_judge=to_judge,
            judged=0,
            stations=places,
            turning=[],
            decisions=[],
            talks=listener.talks() if listener else [],
            habits=[],
            own=zero,
            luck=zero,
            texts={},
        )
        report.turning = turning_points(self._mine(report))
        return report

    def _open(self) -> Iterator[tuple[Match, Any]]:
        try:
            yield from opened(self._journal)
        except Refused as refused:
            if refused.code == "not-over":
                raise Refused("coach-not-over") from refused
            raise

    def _station(self, about: Mapping[str, Any], at: int, chances: list[float]) -> CoachStation:
        names = Names.read_by(self._seat, self._names)
        return CoachStation(
            at=at,
            chances=chances,
            texts=self._told(lambda t: self._coach.station(t, about, names)),
            emblem=about.get("emblem"),
            turn=about.get("turn"),
        )

    def _mine(self, report: CoachReport) -> list[float]:
        """My curve, with the result of the game at its end."""
        won = (self._seat in report.winners) / len(report.winners)
        return [*(station.chances[self._seat] for station in report.stations), won]

    # -- decisions ------------------------------------------------------------

    def _judge(
        self, report: CoachReport, at: int, match: Match, seen: list[Event], answer: Answer
    ) -> None:
        moment = Moment(match, self._seat, self._budget)
        weighed = self._coach.weigh(moment, seen, answer, Random(f"coach/{at}"))
        if weighed is None or len(weighed.answers) < 2:
            report.decisions.append(self._decision(report, at, moment, [], None))
            self._costs.append(Cost(0.0, 0.0, 0))
            self._kinds.append("")
            return
        mine = next(n for n, one in enumerate(weighed.answers) if one == answer)
        curve = curve_in(self._curves, weighed.threatened)
        weighed.values = [
            [mended_alone(one, len(self._names), curve) for one in values]
            for values in weighed.values
        ]
        cost = cost_of(weighed.values, mine)
        means = [fmean(values) if values else 0.0 for values in weighed.values]
        best = max(range(len(means)), key=means.__getitem__)
        self._costs.append(cost)
        self._gains.append(gain_of(weighed.values, weighed.usual, mine))
        kind = self._coach.habit(moment.decision.kind, answer, weighed.answers[best])
        self._kinds.append(kind)
        shown = self._answers(moment, weighed, means, mine, best)
        decision = self._decision(report, at, moment, shown, cost.figure if cost.matters else None)
        if cost.matters:
            decision.why = self._told(lambda t: self._coach.why(t, weighed, mine, best))
        report.decisions.append(decision)

    def _decision(
        self,
        report: CoachReport,
        at: int,
        moment: Moment,
        answers: list[CoachAnswer],
        cost: Figure | None,
    ) -> CoachDecision:
        """One decision of the report, which says so if no answers could be weighed."""
        data = moment.decision.data()
        before = [n for n, one in enumerate(report.stations) if one.at <= at]
        return CoachDecision(
            at=at,
            station=before[-1] if before else 0,
            kind=moment.decision.kind,
            texts=self._told(lambda t: t.prompt(data, self._names)),
            answers=answers,
            cost=cost,
            why={} if answers else self._told(lambda t: t("coach-says-nothing")),
        )

    def _answers(
        self, moment: Moment, weighed: Weighed, means: list[float], mine: int, best: int
    ) -> list[CoachAnswer]:
        data, view = moment.decision.data(), moment.view

        def told(answer: Answer) -> Told:
            return self._told(lambda t: t.option(data, answer, self._names, self._game, view))

        order = sorted(range(len(means)), key=lambda n: -weighed.weights[n] - (n in (mine, best)))
        return [
            CoachAnswer(
                answer=weighed.answers[n],
                texts=told(weighed.answers[n]),
                weight=round(weighed.weights[n], 3),
                value=round(means[n], 3),
                mine=n == mine,
                best=n == best,
            )
            for n in sorted(order[:SHOWN])
        ]

    # -- all together ---------------------------------------------------------

    def _sum_up(self, report: CoachReport) -> None:
        first, *_, last = self._mine(report)
        own = sum(gain.value for gain in self._gains)
        error = sqrt(sum(gain.error**2 for gain in self._gains))
        n = len(self._gains)
        report.own, report.luck = figure(own, error, n), figure(last - first - own, error, n)
        moves = {"own": signed(own), "luck": signed(last - first - own)}
        sizes = {"first": round(100 * first), "sure": max(1, round(100 * WIDE * error))}
        won = "yes" if last else "no"
        report.texts = self._told(lambda t: t("coach-summary", won=won, **moves, **sizes))
        report.habits = self._habits(report)

    def _habits(self, report: CoachReport) -> list[CoachHabit]:
        found: dict[str, list[int]] = {}
        for n, (cost, kind) in enumerate(zip(self._costs, self._kinds, strict=True)):
            if cost.matters and cost.value >= HABIT:
                found.setdefault(kind, []).append(n)
        return [self._habit(kind, places) for kind, places in found.items() if len(places) > 1]

    def _habit(self, kind: str, places: list[int]) -> CoachHabit:
        cost = sum(self._costs[n].value for n in places)
        told = self._told(lambda t: t(f"coach-habit-{kind}", n=len(places)))
        return CoachHabit(kind=kind, decisions=places, cost=round(cost, 4), texts=told)


def _is_free(question: Decision) -> bool:
    """Whether there was anything to choose."""
    return not question.listable or len(question.options()) > 1


def signed(share: float) -> str:
    """A share in per cent, as people write it.

    >>> signed(-0.123), signed(0.07), signed(0.001)
    ('−12', '+7', '0')
    """
    percent = round(100 * share)
    return f"{percent:+d}".replace("-", "−") if percent else "0"


def turning_points(curve: Sequence[float]) -> list[int]:
    """The stations after which my chance moved most, at least one for the better if any did.

    >>> turning_points([0.3, 0.62, 0.5, 0.15, 0.05, 0.3, 0.0])
    [2, 0, 5]
    """
    moves = [after - before for before, after in pairwise(curve)]
    large = sorted(
        (n for n, move in enumerate(moves) if abs(move) >= MOVE), key=lambda n: -abs(moves[n])
    )
    chosen = large[:TURNS]
    good = [n for n in large if moves[n] > 0]
    if good and not set(good) & set(chosen):
        chosen[-1] = good[0]
    return chosen
