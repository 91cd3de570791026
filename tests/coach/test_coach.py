"""The coach: what it says of a finished game, and that it knows no more than the seat did."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonstones.arena.play import new_match, play
from dragonstones.bots import Budget, Moment
from dragonstones.coach import coach_of, report
from dragonstones.coach.calibration import (
    PLAIN,
    Bin,
    Called,
    Trust,
    calibration,
    fit,
    mended,
    reliability,
    said_of,
)
from dragonstones.coach.judge import cost_of
from dragonstones.coach.report import named, thinking, turning_points
from dragonstones.engine import Event, Match, Refused, get_game
from dragonstones.engine.journal import Journal
from dragonstones.text import LANGUAGES
from dragonstones.wire import CoachReport
from tests.engine.haggling import HAGGLING
from tests.terminal.program import run_here

#: The fewest that say anything.
THOUGHTS = 20
GAMES = ("fist-2002", "fist-tavern", "dragons-gold")


@cache
def journal_of(game: str, seats: int = 3) -> Journal:
    match = new_match(game, seats, "coach", {})
    play(match, ["merchant"] * seats, "coach")
    return match.journal()


@cache
def report_on(game: str) -> CoachReport:
    return report(journal_of(game), 1, THOUGHTS)


@pytest.mark.parametrize("game", GAMES)
def test_a_report_has_a_curve_from_the_start_to_the_end(game: str) -> None:
    found = report_on(game)
    assert found.stations[0].at == 0 and len(found.stations) > 5
    for station in found.stations:
        assert sum(station.chances) == pytest.approx(1, abs=0.001)
        assert set(station.texts) == set(LANGUAGES)
    assert [station.at for station in found.stations] == sorted({s.at for s in found.stations})
    assert found.winners == Match.replay(journal_of(game)).result["winners"]  # type: ignore[index]


@pytest.mark.parametrize("game", GAMES)
def test_each_decision_has_my_answer_the_best_and_how_often_the_archmage_gives_which(
    game: str,
) -> None:
    found = report_on(game)
    assert found.judged == found.to_judge >= len(found.decisions) > 5
    journal = journal_of(game)
    for decision in found.decisions:
        assert [answer.mine for answer in decision.answers].count(True) == 1
        assert [answer.best for answer in decision.answers].count(True) == 1
        assert sum(answer.weight for answer in decision.answers) <= 1.01
        mine = next(one for one in decision.answers if one.mine)
        given = [answer for seat, answer in journal["answers"][decision.at :] if seat == 1]
        asked = up_to_view(journal, decision.at)["decision"]
        assert asked["kind"] == decision.kind
        assert get_game(game, journal["rules"]) and mine.answer == given[0]
        if decision.cost:
            assert decision.cost.value >= 0.02 and decision.cost.low > 0  # type: ignore[operator]
            assert all(decision.why.values()) and set(decision.why) == set(LANGUAGES)


def up_to_view(journal: Journal, at: int) -> dict[str, Any]:
    return Match.replay({**journal, "answers": journal["answers"][:at]}).view(1)


@pytest.mark.parametrize("game", GAMES)
def test_what_came_of_my_answers_and_of_chance_add_up_to_the_outcome(game: str) -> None:
    found = report_on(game)
    won = float(1 in found.winners) / len(found.winners)
    moved = found.own.value + found.luck.value  # type: ignore[operator]
    assert moved == pytest.approx(won - found.stations[0].chances[1], abs=0.001)
    assert found.own.low <= found.own.value <= found.own.high  # type: ignore[operator]


def test_the_same_game_gets_the_same_report() -> None:
    again = report(journal_of("fist-2002"), 1, THOUGHTS)
    assert msgspec.json.encode(again) == msgspec.json.encode(report_on("fist-2002"))


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_by_what_the_seat_knew(game: str) -> None:
    """In a world that looks the same from the seat, but is not, it gets the same judgement."""
    coach, rng = coach_of(get_game(game)), random.Random(3)
    journal, judged, budget = journal_of(game), 0, Budget(playouts=12)
    told, seen = 0, list[Event]()
    answers = journal["answers"]
    for at, match in enumerate(Match.steps(journal)):
        news = match.news(told)
        told += len(news)
        seen += [event for event in news if event.seen_by(1)]
        if at == len(answers) or answers[at][0] != 1 or match.is_open or rng.random() < 0.8:
            continue
        other = match.imagine(1, rng)
        assert other.view(1) == match.view(1)
        found = [
            coach.weigh(Moment(one, 1, budget), seen, answers[at][1], random.Random(at))
            for one in (match, other)
        ]
        assert found[0] == found[1]
        judged += found[0] is not None
    assert judged > 1


def test_negotiations_say_what_each_could_take_and_what_was_left() -> None:
    found = report_on("dragons-gold")
    assert found.talks
    for talks in found.talks:
        assert 1 in talks.fighters and len(talks.least) == len(talks.fighters)
        assert set(talks.texts) == set(LANGUAGES)
        for deal in (*talks.proposals, talks.agreed, talks.possible):
            if deal:
                whole = {
                    token: sum(share.get(token, 0) for share in deal.shares)
                    for token in talks.treasure
                }
                assert whole == talks.treasure
        if talks.possible:
            rest = [n for n, seat in enumerate(talks.fighters) if seat != 1]
            assert all(talks.possible.worths[n] >= talks.least[n] - 0.1 for n in rest)


def test_a_habit_is_the_same_kind_of_decision_that_cost_something_twice() -> None:
    for game in GAMES:
        found = report_on(game)
        for habit in found.habits:
            assert len(habit.decisions) >= 2
            costs = [found.decisions[n].cost for n in habit.decisions]
            assert all(cost and cost.value >= 0.03 for cost in costs)  # type: ignore[operator]


def test_at_least_one_turning_point_is_good_if_any_is() -> None:
    assert turning_points([0.5, 0.3, 0.1, 0.2, 0.05, 0.3, 0.1]) == [4, 0, 1]
    assert turning_points([0.9, 0.6, 0.3, 0.0, 0.1]) == [0, 1, 3]
    assert turning_points([0.25, 0.27, 0.25]) == []


def test_answers_that_are_alike_cost_nothing_beyond_the_noise() -> None:
    """Of many answers that are all the same, the best looks better than mine by chance only."""
    rng, said = random.Random(5), 0
    for _ in range(200):
        values = [[rng.gauss(0.5, 0.2) for _ in range(60)] for _ in range(9)]
        said += cost_of(values, mine=0).matters
    assert said <= 15
    worse = [[value - 0.1 * (n == 0) for value in one] for n, one in enumerate(values)]
    assert cost_of(worse, mine=0).matters


def test_the_curve_comes_first() -> None:
    first = next(thinking(journal_of("fist-2002"), 0))
    assert first.stations and not first.decisions and first.to_judge


def test_a_game_of_older_rules_is_coached_by_its_own() -> None:
    folder = Path(__file__).parents[1] / "golden"
    journals = (json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.json"))
    old = next(
        one["journal"]
        for one in journals
        if one["journal"]["rules"] < get_game(one["journal"]["game"]).rules
    )
    steps = thinking(old, 0, THOUGHTS)
    found = next(one for one in steps if one.decisions)
    assert found.rules == old["rules"] and found.stations


def test_names_are_not_kept_in_a_report() -> None:
    found = report_on("dragons-gold")
    text = named(found.stations[0].texts, "en", ["Anna", "Ben", "Cleo"])
    assert "⟦" not in text and any(name in text for name in ("Anna", "Ben", "Cleo"))


# -- how far to trust it --------------------------------------------------------


def test_an_outlook_that_is_too_sure_of_itself_is_mended() -> None:
    rng = random.Random(7)
    games = []
    for _ in range(6000):
        chances = mended([rng.random() for _ in range(3)], PLAIN)
        [winner] = rng.choices(range(3), chances)
        games.append([Called(mended(chances, Trust(2.0, 1.0)), [winner])])
    trust = fit(games)
    assert trust.temper == pytest.approx(0.5, abs=0.1)
    for one in reliability((game, trust) for game in games):
        if one.games > 500:
            assert one.won == pytest.approx(one.called, abs=0.06)


def test_the_interval_of_a_figure_counts_games_and_not_their_moments() -> None:
    won, lost = Called([0.7, 0.3], [0]), Called([0.7, 0.3], [1])
    games = [[won if n % 10 < 7 else lost] for n in range(100)]
    once, often = (
        said_of(reliability((game * times, PLAIN) for game in games), 0.7) for times in (1, 30)
    )
    assert once and often and often.moments == 30 * once.moments
    assert often.sure == once.sure > 0.08


def test_every_game_and_number_of_players_that_is_coached_is_calibrated() -> None:
    for game in GAMES:
        assert set(calibration()[game]["trust"]) == {str(n) for n in get_game(game).seats}


def test_the_documentation_tells_what_was_measured() -> None:
    text = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    for game in GAMES:
        for seats, rows in calibration()[game]["reliability"].items():
            one = said_of([Bin(*row) for row in rows], 0.7)
            row = f"| {one.won:.0%} ± {one.sure:.0%} | {one.games} |" if one else "| – | 0 |"
            who = "all" if seats == "all" else f"{seats} players"
            assert f"| {game} | {who} {row}".replace("%", " %") in text


# -- the command ----------------------------------------------------------------


def write(tmp_path: Path, data: Any) -> str:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(("lang", "words"), [("en", "Turning point"), ("de", "Wendepunkt")])
def test_the_command_tells_it_in_words(tmp_path: Path, lang: str, words: str) -> None:
    file = write(tmp_path, journal_of("fist-2002"))
    done = run_here(tmp_path, "coach", file, "--seat", "2", "--thoughts", "20", "--lang", lang)
    assert done.exit_code == 0, done.stderr
    assert words in done.stdout and "⟦" not in done.stdout


def test_what_cannot_be_coached_is_said_plainly(tmp_path: Path) -> None:
    journal = journal_of("fist-2002")
    half = {**journal, "answers": journal["answers"][:10]}
    done = run_here(tmp_path, "coach", write(tmp_path, half), "--lang", "en")
    assert (done.exit_code, done.stderr.strip()) == (1, "The coach speaks when the game is over.")
    wrong = {**journal, "answers": [[0, {"fairy": 99}], *journal["answers"]]}
    done = run_here(tmp_path, "coach", write(tmp_path, wrong), "--lang", "en")
    assert done.exit_code == 1 and "Entry 0" in done.stderr
    done = run_here(tmp_path, "coach", write(tmp_path, {"game": 1}), "--lang", "en")
    assert done.exit_code == 1 and "game.json" in done.stderr


def test_a_game_without_a_coach_says_so() -> None:
    with pytest.raises(Refused) as refused:
        coach_of(HAGGLING)
    assert refused.value.code == "no-coach"
