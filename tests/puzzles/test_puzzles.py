"""Puzzles: what is in the book holds, and nothing tells the answer before it was given."""

from __future__ import annotations

import json
import random
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonstones.engine import IllegalAnswer, Match, get_game
from dragonstones.engine.journal import Journal
from dragonstones.puzzles import BadPuzzle, Puzzle, book, daily
from dragonstones.puzzles.book import FOLDER, append, check, read
from dragonstones.puzzles.mining import check_again, dig, double
from dragonstones.puzzles.setting import Setter, setter_of
from dragonstones.puzzles.weighing import SAME, compare
from dragonstones.puzzles.words import answer_words, names_of, why
from dragonstones.text import texts

FILES = sorted(FOLDER.glob("*.jsonl"))
ALL = list(book().values())


def of_each_game() -> list[Puzzle]:
    return list({puzzle.game: puzzle for puzzle in ALL}.values())


def test_there_are_puzzles_of_all_three_games_and_none_twice() -> None:
    assert {puzzle.game for puzzle in ALL} == {"fist-2002", "fist-tavern", "dragons-gold"}
    assert sum(len(read(file)) for file in FILES) == len(ALL) >= 300
    assert sum(file.stat().st_size for file in FILES) < 1_500_000
    some = random.Random(1).sample(ALL, min(40, len(ALL)))
    assert len({double(puzzle) for puzzle in some}) == len(some)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_puzzle_fits_the_rules_that_it_names(file: Path) -> None:
    for puzzle in read(file):
        check(puzzle, file)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_best_answers_are_clearly_better_than_the_obvious_one(puzzle: Puzzle) -> None:
    chances = [one.chance for one in puzzle.weighed]
    assert chances == sorted(chances, reverse=True)
    assert chances[puzzle.best - 1] > chances[0] - SAME - 0.001
    assert chances[0] - chances[puzzle.best] >= 0.049
    assert puzzle.best <= puzzle.obvious
    assert puzzle.verified.best > puzzle.verified.obvious
    assert puzzle.failed_by and set(puzzle.failed_by) <= {"apprentice", "merchant", "archmage"}


def test_a_sample_weighed_again_with_other_luck_has_the_same_best_answers() -> None:
    quick = [puzzle for puzzle in ALL if puzzle.kind != "negotiate"]
    for puzzle in random.Random("sample").sample(quick, min(3, len(quick))):
        assert check_again(puzzle, "test").holds


@pytest.mark.parametrize("puzzle", of_each_game(), ids=lambda puzzle: puzzle.game)
def test_nobody_else_has_answered_the_question_of_a_puzzle(puzzle: Puzzle) -> None:
    match = puzzle.match()
    assert match.is_open or set(match.waiting) == set(match.questions)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_puzzle_can_be_said_in_words(lang: str) -> None:
    t = texts(lang)
    for puzzle in random.Random(lang).sample(ALL, min(60, len(ALL))):
        view = puzzle.match().view(puzzle.seat)
        names = names_of(puzzle, t("puzzle-you"), t)
        told = [answer_words(one.answer, view, names, t) for one in puzzle.weighed]
        assert len(set(told)) == len(told), puzzle.id
        assert all(why(puzzle, view, names, t))
        assert all(t(f"theme-{theme}") for theme in puzzle.themes) and puzzle.themes


def test_the_daily_puzzle_is_the_same_for_all_and_none_comes_twice_in_a_row_of_days() -> None:
    day = date(2027, 1, 1)
    days = [daily(day + timedelta(n)).id for n in range(len(ALL))]
    assert sorted(days) == sorted(book()) and daily(day) is daily(day)


def test_a_fist_that_counts_the_same_is_judged_as_the_weighed_one() -> None:
    setter = setter_of("fist")
    weighed: list[Any] = [{}, {"fairy": 2}, {"black": 1}]
    assert setter.alike({"common": 2}, weighed) == 1
    assert setter.alike({"fairy": 1, "common": 1}, weighed) == 1
    assert setter.alike({"fairy": 1, "black": 1}, weighed) is None
    assert Setter().alike({"common": 2}, weighed) is None


def test_an_answer_that_was_not_weighed_is_refused_and_so_is_an_illegal_one() -> None:
    puzzle = next(one for one in ALL if one.kind == "bid")
    decision = puzzle.match().questions[puzzle.seat]
    assert puzzle.place(decision, puzzle.weighed[0].answer) == 0
    with pytest.raises(IllegalAnswer):
        puzzle.place(decision, {"fairy": 99})
    some = msgspec.structs.replace(puzzle, weighed=puzzle.weighed[:1])
    with pytest.raises(IllegalAnswer, match="weighed"):
        some.place(decision, puzzle.weighed[-1].answer)


def test_answers_within_the_noise_are_one_kind_of_answer() -> None:
    def considered(*chances: float) -> dict[str, Any]:
        return {"considered": [{"answer": n, "value": one} for n, one in enumerate(chances)]}

    found = compare([considered(0.50, 0.30, 0.49), considered(0.52, 0.32, 0.51)])
    assert found is not None
    assert [one.answer for one in found.weighed] == [0, 2, 1] and found.best == 2
    assert found.margin == pytest.approx(0.2) and found.clear
    assert compare([considered(0.5, 0.49)]) is None


WRONG: Journal = {**ALL[0].journal, "answers": [[0, "nonsense"]]}


def broken(puzzle: Puzzle, tmp_path: Path, **change: Any) -> Path:
    file = tmp_path / "broken.jsonl"
    data = msgspec.to_builtins(puzzle) | change
    file.write_text(json.dumps(data) + "\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("change", "which", "english", "german"),
    [
        ({"seat": "north"}, "1", "This cannot be read", "Das lässt sich nicht lesen"),
        ({"seat": 17}, ALL[0].id, "seat 17 is not asked", "Platz 17 wird dort nichts"),
        ({"best": 0}, ALL[0].id, "fit together", "passen nicht zusammen"),
        ({"journal": WRONG}, ALL[0].id, "Entry 0", "Eintrag 0 des Journals passt nicht zum Spiel"),
    ],
)
def test_a_broken_puzzle_is_named_with_its_file_and_the_reason(
    change: dict[str, Any], which: str, english: str, german: str, tmp_path: Path
) -> None:
    file = broken(ALL[0], tmp_path, **change)
    with pytest.raises(BadPuzzle) as refused:
        check(read(file)[0], file)
    for lang, name, reason in (("en", "puzzle", english), ("de", "Rätsel", german)):
        told = texts(lang).refusal(refused.value)
        assert told.startswith(f"broken.jsonl, {name} {which}: ") and reason in told


def test_a_puzzle_of_rules_that_nobody_knows_is_named_with_the_versions(tmp_path: Path) -> None:
    journal: Journal = {**ALL[0].journal, "rules": 99}
    file = broken(ALL[0], tmp_path, journal=journal)
    with pytest.raises(BadPuzzle) as refused:
        check(read(file)[0], file)
    told = texts("de").refusal(refused.value)
    assert ALL[0].id in told and "99" in told


def test_a_puzzle_is_played_by_its_own_rules_although_newer_ones_exist() -> None:
    game = get_game("fist-tavern")
    old = Match.new(get_game("fist-tavern", game.rules - 1), seats=3, seed=1)
    puzzle = next(one for one in ALL if one.game == "fist-tavern")
    older = msgspec.structs.replace(puzzle, journal=old.journal())
    assert older.match().game.rules == game.rules - 1


def test_the_miner_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = [one for one in ALL if one.game == "fist-2002"][:3]
    found = {place: [one] for place, one in enumerate(some)}
    deals: list[int] = []

    def mined(deal: Any) -> list[Puzzle]:
        deals.append(deal.number)
        puzzle = found[deal.number][0]
        seed = f"1/{deal.number}/9/0"
        return [
            msgspec.structs.replace(
                puzzle, verified=msgspec.structs.replace(puzzle.verified, seed=seed)
            )
        ]

    monkeypatch.setattr("dragonstones.puzzles.mining.mine", mined)
    file = tmp_path / "mined.jsonl"
    assert list(dig("fist-2002", "1", 2, file)) == [0, 1, 2]
    assert list(dig("fist-2002", "1", 3, file)) == [2, 3]
    assert deals == [0, 1, 2]
    assert [one.id for one in read(file)] == [one.id for one in some]
    append([], file)
    assert len(read(file)) == 3
