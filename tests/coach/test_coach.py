"""The coach: what it says of a finished game, and that it knows no more than the seat did."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dragonstones.arena.play import new_match, play
from dragonstones.bots import Budget, Moment
from dragonstones.coach import coach_of, report
from dragonstones.coach.calibration import (
    FILE,
    PLAIN,
    Bin,
    Called,
    calibration,
    corrected,
    curves_of,
    fit,
    mended,
    reliability,
    said_of,
    together,
)
from dragonstones.coach.judge import cost_of
from dragonstones.coach.report import named, thinking, turning_points
from dragonstones.engine import Event, Match, Refused, get_game
from dragonstones.engine.frames import opened
from dragonstones.engine.journal import Journal
from dragonstones.games.fist.goods import BLACK
from dragonstones.terminal.coach import Only, _Pages, about, calibrate, judge
from dragonstones.text import LANGUAGES, texts
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
    told = [named(one.texts, "de", ["Anna", "Ben", "Cleo"]) for one in found.stations]
    assert not any("⟦" in text for text in told) and any("Anna" in text for text in told)
    # Whoever sat there reads about themselves.
    assert any("von dir" in text for text in told) and not any("Ben" in text for text in told)


# -- how far to trust it --------------------------------------------------------


def test_an_outlook_that_is_too_sure_of_itself_is_mended() -> None:
    rng = random.Random(7)
    games = []
    for _ in range(6000):
        numbers = [rng.random() for _ in range(3)]
        chances = [one / sum(numbers) for one in numbers]
        [winner] = rng.choices(range(3), chances)
        sure = [one**2 for one in chances]
        games.append([Called([one / sum(sure) for one in sure], [winner])])
    raw, curves = reliability((game, PLAIN) for game in games), [fit(games)]
    assert any(one.games > 500 and one.called > one.won + 0.06 for one in raw)
    for one in reliability((game, curves) for game in games):
        if one.games > 500 and one.called > 1 / 3:
            assert one.won == pytest.approx(one.called, abs=0.06)


@given(
    st.lists(st.just(0.0) | st.floats(0.01, 1), min_size=3, max_size=6).filter(any),
    st.lists(st.tuples(st.floats(0.2, 0.99), st.floats(0.2, 0.99)), max_size=5),
)
def test_mended_chances_are_chances_and_whoever_leads_still_leads(
    numbers: list[float], points: list[tuple[float, float]]
) -> None:
    chances = [one / sum(numbers) for one in numbers]
    curve = list(zip(*map(sorted, zip(*points, strict=True)), strict=True)) if points else []
    found = mended(chances, curve)
    assert sum(found) == pytest.approx(1) and min(found) >= 0
    assert max(found) == pytest.approx(found[chances.index(max(chances))])


def told_by(power: float, seed: int) -> list[list[Called]]:
    """Games of three whose outlook is too sure of itself, or not sure enough."""
    rng, games = random.Random(seed), []
    for _ in range(2000):
        numbers = [rng.random() for _ in range(3)]
        [winner] = rng.choices(range(3), numbers)
        odds = [(one / sum(numbers)) ** power for one in numbers]
        games.append([Called([one / sum(odds) for one in odds], [winner])])
    return games


def test_one_curve_serves_all_numbers_of_players_where_they_are_alike() -> None:
    alike = about({3: told_by(2, 1), 4: told_by(2, 2)})
    assert alike["curves"]["3"] == alike["curves"]["4"]
    other = about({3: told_by(2, 1), 4: told_by(0.5, 2)})
    assert other["curves"]["3"] != other["curves"]["4"]
    for found in (alike, other):
        assert found["games"] == {"3": 2000, "4": 2000}
        near = said_of(found["reliability"]["all"], 0.5)
        assert near and near.won == pytest.approx(near.called, abs=0.05)


def stopped_if_threatened(seed: int) -> list[list[Called]]:
    """Games of three that the leader loses more often than the outlook says, if threatened."""
    rng, games = random.Random(seed), []
    for _ in range(16000):
        leader, threatened = rng.uniform(0.4, 0.9), rng.random() < 0.5
        wins = rng.random() < leader * (0.7 if threatened else 1.0)
        chances = [leader, (1 - leader) / 2, (1 - leader) / 2]
        games.append([Called(chances, [0 if wins else rng.choice((1, 2))], threatened)])
    return games


def test_leaders_whom_a_rival_can_stop_have_a_curve_of_their_own_if_that_predicts_better() -> None:
    games = stopped_if_threatened(1)
    free, threatened = about({3: games})["curves"]["3"]
    for chance in (0.5, 0.6, 0.7, 0.8):
        other = (1 - chance) / 2
        for is_one, share in ((False, 1.0), (True, 0.7)):
            called = Called([chance, other, other], [0], is_one)
            led = corrected(called, [free, threatened])[0]
            assert led == pytest.approx(share * chance, abs=0.05)
    alike = [[one._replace(threatened=not n % 2) for one in game] for n, game in enumerate(games)]
    assert len(about({3: alike})["curves"]["3"]) == 1


def test_a_rival_with_the_black_coin_threatens_the_leader() -> None:
    coach = coach_of(get_game("fist-2002"))
    _, table = next(opened(journal_of("fist-2002")))
    for seat in table.seats:
        seat.screen[BLACK] = 0
    assert not any(coach.threatens(table, leader) for leader in range(3))
    table.seats[1].screen[BLACK] = 1
    assert [coach.threatens(table, leader) for leader in range(3)] == [True, False, True]
    curves = curves_of("fist-2002", 3)
    free, threatened = (
        corrected(Called([0.9, 0.05, 0.05], [], one), curves)[0] for one in (False, True)
    )
    assert free > threatened + 0.1


def test_the_command_measures_and_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("dragonstones.terminal.coach.games", lambda: [get_game("fist-2002")])
    file = tmp_path / "calibration.json"
    calibrate(2, 1, texts("de"), file)
    found = json.loads(file.read_text(encoding="utf-8"))["games"]["fist-2002"]
    assert found["games"] == {"3": 2, "4": 2, "5": 2, "6": 2}
    assert set(found["reliability"]) == {"3", "4", "5", "6", "all"}
    said = capsys.readouterr().out
    assert "Gewonnen" in said and " alle " in said
    judge(1, 1, texts("en"), file)
    more = json.loads(file.read_text(encoding="utf-8"))["games"]["fist-2002"]
    assert more["games"] == {"3": 3, "4": 3, "5": 3, "6": 3}
    assert more["curves"] == found["curves"]


def test_one_number_of_players_can_be_measured_alone(tmp_path: Path) -> None:
    file, t = tmp_path / "calibration.json", texts("en")
    file.write_text(FILE.read_text(encoding="utf-8"), encoding="utf-8")
    before = calibration()
    calibrate(2, 1, t, file, only=Only("fist-2002", 3))
    judge(1, 1, t, file, only=Only("fist-2002", 3))
    found = json.loads(file.read_text(encoding="utf-8"))["games"]
    assert {game: found[game] for game in GAMES[1:]} == {game: before[game] for game in GAMES[1:]}
    here, there = found["fist-2002"], before["fist-2002"]
    assert here["games"] == {**there["games"], "3": 3}
    for part in ("curves", "reliability"):
        assert [here[part][n] for n in "456"] == [there[part][n] for n in "456"]
    moments = {n: sum(Bin(*row).moments for row in here["reliability"][n]) for n in here["games"]}
    assert sum(moments.values()) == sum(Bin(*row).moments for row in here["reliability"]["all"])


@pytest.mark.parametrize("only", [Only("chess"), Only("fist-2002", 9)])
@pytest.mark.parametrize("measure", [calibrate, judge])
def test_what_cannot_be_measured_is_refused(
    tmp_path: Path, measure: Callable[..., None], only: Only
) -> None:
    file = tmp_path / "calibration.json"
    file.write_text(FILE.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(Refused):
        measure(1, 1, texts("en"), file, only=only)
    assert file.read_text(encoding="utf-8") == FILE.read_text(encoding="utf-8")


def test_the_interval_of_a_figure_counts_games_and_not_their_moments() -> None:
    won, lost = Called([0.7, 0.3], [0]), Called([0.7, 0.3], [1])
    games = [[won if n % 10 < 7 else lost] for n in range(100)]
    once, often = (
        said_of(reliability((game * times, PLAIN) for game in games), 0.7) for times in (1, 30)
    )
    assert once and often and often.moments == 30 * once.moments
    assert often.sure == once.sure > 0.08


def test_further_games_are_added_to_the_figures() -> None:
    games = [(one, PLAIN) for one in told_by(1, 1)]
    whole = {round(one.called, 1): one for one in reliability(games)}
    both = together(reliability(games[:800]), reliability(games[800:]))
    assert [round(one.called, 1) for one in both] == sorted(whole)
    for one in both:
        other = whole[round(one.called, 1)]
        assert (one.moments, one.games) == (other.moments, other.games)
        assert one.won == pytest.approx(other.won, abs=0.002)
        assert one.sure == pytest.approx(other.sure, abs=0.01)


def test_every_game_and_number_of_players_that_is_coached_is_calibrated() -> None:
    for game in GAMES:
        assert set(calibration()[game]["curves"]) == {str(n) for n in get_game(game).seats}


@pytest.mark.parametrize("game", GAMES)
def test_of_moments_called_70_percent_about_70_in_a_hundred_were_won(game: str) -> None:
    """The rule of docs/bots.md: as it is printed, the share lies within 67 to 73 %."""
    for rows in calibration()[game]["reliability"].values():
        one = said_of([Bin(*row) for row in rows], 0.7)
        assert one and 67 <= round(100 * one.won) <= 73


def test_the_documentation_tells_what_was_measured() -> None:
    text = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    for game in GAMES:
        for seats, rows in calibration()[game]["reliability"].items():
            one = said_of([Bin(*row) for row in rows], 0.7)
            assert one
            row = f"| {one.called:.0%} | {one.won:.0%} ± {one.sure:.0%} | {one.games} |"
            who = "all" if seats == "all" else f"{seats} players"
            assert f"| {game} | {who} {row}".replace("%", " %") in text


# -- advanced games -------------------------------------------------------------


def asked_with_a_choice(journal: Journal, seat: int) -> list[tuple[int, str]]:
    """When a seat was asked something alone that had more than one answer, and what."""
    found: dict[int, tuple[int, str]] = {}
    for at, match in enumerate(Match.steps(journal)):
        question = match.questions.get(seat)
        if question and not match.is_open and (not question.listable or question.options()[1:]):
            found.setdefault(question.id, (at, question.kind))
    return list(found.values())


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        ({"rules": "advanced"}, {"turn", "use-object", "watch", "rob", "token"}),
        ({"rules": "advanced", "split": "divide"}, {"turn", "divide", "share"}),
    ],
)
def test_every_decision_with_a_choice_is_in_the_report(
    options: dict[str, Any], kinds: set[str]
) -> None:
    match = new_match("dragons-gold", 3, "coach", options)
    play(match, ["merchant"] * 3, "coach")
    journal = match.journal()
    asked = asked_with_a_choice(journal, seat=1)
    assert kinds <= {kind for _, kind in asked}
    found = report(journal, 1, thoughts=8)
    assert [(one.at, one.kind) for one in found.decisions] == asked
    assert found.judged == found.to_judge == len(asked)
    for decision in found.decisions:
        assert decision.answers or decision.why["de"].startswith("Dazu kann der Trainer")


def test_what_the_coach_cannot_judge_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = journal_of("fist-2002")
    monkeypatch.setattr("dragonstones.coach.fist.FistCoach.weigh", lambda *_: None)
    found = report(journal, 1, THOUGHTS)
    assert len(found.decisions) == found.judged > 0
    assert {one.why["en"].partition(":")[0] for one in found.decisions} == {
        "The coach has nothing to say about this one"
    }
    assert (found.habits, found.own.value) == ([], 0)


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


def test_every_decision_is_told_with_what_the_archmage_would_have_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    found = report_on("dragons-gold")
    pages = _Pages(found, ["Anna", "Ben", "Cleo"], texts("en"))
    pages.show(every=False)
    short = capsys.readouterr().out
    pages.show(every=True)
    every = capsys.readouterr().out
    costly = sum(bool(one.cost) for one in found.decisions)
    weighed = sum(bool(one.answers) for one in found.decisions)
    assert short.count("How often the Archmage plays it") == costly < weighed
    assert every.count("How often the Archmage plays it") == weighed
    assert every.count("(you)") == weighed and "Nothing to choose between them" in every


def test_what_cannot_be_coached_is_said_plainly(tmp_path: Path) -> None:
    journal = journal_of("fist-2002")
    half = {**journal, "answers": journal["answers"][:10]}
    file = write(tmp_path, half)
    done = run_here(tmp_path, "coach", file, "--lang", "en")
    assert done.exit_code == 1
    assert done.stderr.strip() == f"{file}: The coach speaks when the game is over."
    done = run_here(tmp_path, "coach", write(tmp_path, {"game": 1}), "--lang", "en")
    assert done.exit_code == 1 and "game.json" in done.stderr


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "Entry 2 of the journal does not fit the game: "
            "You cannot bid 99 × Fairy Gold: you have 8 left.",
        ),
        (
            "de",
            "Eintrag 2 des Journals passt nicht zum Spiel: "
            "Du kannst nicht 99 × Feengold bieten: Du hast noch 8.",
        ),
    ],
)
@pytest.mark.parametrize("command", ["coach", "replay"])
def test_a_wrong_entry_is_named_with_its_file_in_the_language_of_the_reader(
    tmp_path: Path, command: str, lang: str, said: str
) -> None:
    journal = journal_of("fist-2002")
    entries = journal["answers"]
    [seat, _] = entries[2]
    wrong = {**journal, "answers": [*entries[:2], [seat, {"fairy": 99}], *entries[3:]]}
    file = write(tmp_path, wrong)
    done = run_here(tmp_path, command, file, "--lang", lang)
    assert (done.exit_code, done.stderr.strip()) == (1, f"{file}: {said}")


def test_a_game_without_a_coach_says_so() -> None:
    with pytest.raises(Refused) as refused:
        coach_of(HAGGLING)
    assert refused.value.code == "no-coach"
