"""What is wrong with a lesson is told with its file, its step and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dragonstones.lessons import NEXT, BadLesson, attempt, play
from dragonstones.lessons.format import read_lesson
from dragonstones.lessons.predicates import Tried, When
from dragonstones.text import texts

DOC = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text()
[LESSON] = re.findall(r"^```toml\n(.+?)^```", DOC, re.MULTILINE | re.DOTALL)


def test_the_lesson_of_the_documentation_can_be_played() -> None:
    lesson = read_lesson("fist-2002", "01-mine.toml", LESSON)
    state = attempt(lesson, [], NEXT)
    assert state.step is not None and state.step.id == "bid"
    for wrong in state.step.wrong:
        said = attempt(lesson, state.deeds, wrong.example).said
        assert said is not None and said.say == f"wrong-{wrong.say}"
    done = attempt(lesson, state.deeds, state.step.show)
    assert done.step is None and done.said is not None and done.said.is_right


@pytest.mark.parametrize(
    ("found", "instead", "step", "english", "german"),
    [
        ("rules = 1", "rules = 99", "–", "checked with rules 99", "mit den Regeln 99"),
        ("rules = 1", "rules = ", "–", "cannot be read (Invalid value", "nicht lesen (Invalid"),
        ("minutes = 1\n", "", "–", "`minutes`", "`minutes`"),
        ('asks = "bid"', 'asked = "bid"', "2", "`asked`", "`asked`"),
        ("least = 3}", "atleast = 3}", "2", "`atleast`", "`atleast`"),
        ('light = ["lot"]', 'light = ["lamp"]', "look", "no landmark lamp", "was lamp heißt"),
        ('id = "bid"', 'id = "look"', "look", "Two steps have this name", "heißen zwei Schritte"),
        ("show = {fairy = 3}", "", "bid", "answer to show is missing", "Antwort zum Zeigen fehlt"),
        ('id = "look"', 'id = "look"\nshow = 1', "look", "It asks nothing", "Er fragt nichts"),
        ("screen = {fairy = 8", "screen = {fairy = 80", "–", "box has only 60", "Schachtel"),
        ('"red-dragon", ', '"dodo", ', "–", "dodo", "dodo"),
        (
            '[[others]]\nbot = "merchant:bold"\nanswers = [{bid = {}}]\n',
            "",
            "–",
            "one “others” less; there are 1",
            "einmal weniger „others“; da sind 1",
        ),
    ],
)
def test_a_broken_lesson_names_file_step_and_reason_in_the_language_of_the_reader(
    found: str, instead: str, step: str, english: str, german: str
) -> None:
    assert found in LESSON
    with pytest.raises(BadLesson) as refused:
        read_lesson("fist-2002", "01-mine.toml", LESSON.replace(found, instead))
    assert refused.value.details["step"] == step
    for lang, reason in (("en", english), ("de", german)):
        sentence = texts(lang).refusal(refused.value)
        assert "01-mine.toml" in sentence and step in sentence and reason in sentence


def test_a_lesson_that_the_rules_no_longer_fit_names_the_step() -> None:
    """The match asks for a bid; the step is about something else."""
    lesson = read_lesson(
        "fist-2002", "01-mine.toml", LESSON.replace('asks = "bid"', 'asks = "pay"')
    )
    with pytest.raises(BadLesson) as refused:
        attempt(lesson, [], NEXT)
    assert refused.value.details["step"] == "bid"
    assert texts("de").refusal(refused.value).endswith("um pay, das Spiel fragt aber bid.")


def test_a_lesson_has_its_place_in_the_name_of_its_file() -> None:
    with pytest.raises(BadLesson):
        read_lesson("fist-2002", "mine.toml", LESSON)


def test_deeds_of_another_lesson_are_refused() -> None:
    lesson = read_lesson("fist-2002", "01-mine.toml", LESSON)
    for deeds in ([NEXT, {"fairy": 1}], [NEXT, "x"], [NEXT] * 1001):
        with pytest.raises(Exception, match="step"):
            play(lesson, deeds)


@pytest.mark.parametrize(
    ("when", "answer", "holds"),
    [
        (When(), "anything", True),
        (When(equals={"fairy": 1}), {"fairy": 1}, True),
        (When(equals=1), True, False),
        (When(least=2, most=3), {"fairy": 1, "common": 2}, True),
        (When(least=2), {"fairy": 1}, False),
        (When(most=0), {}, True),
        (When(has={"silver": 2}), {"silver": 1}, False),
        (When(lacks=["fairy"]), {"fairy": 0, "common": 1}, True),
        (When(lacks=["fairy"]), {"fairy": 1}, False),
        (When(part={"propose.0.gold": {"least": 1}}), {"propose": [{"gold": 2}, {}]}, True),
        (When(part={"propose.1.gold": {"least": 1}}), {"propose": [{"gold": 2}, {}]}, False),
        (When(part={"propose.1.gold": {"most": 0}}), {"propose": [{"gold": 2}, {}]}, True),
        (When(view={"table.turn": 3}), None, True),
        (When(view={"table.seats.7": 3}), None, False),
        (When(event={"kind": "won", "seat": 0}), None, True),
        (When(event={"kind": "won", "seat": 1}), None, False),
    ],
)
def test_a_condition_is_about_the_answer_and_what_came_of_it(
    when: When, answer: object, holds: bool
) -> None:
    tried = Tried(answer, {"table": {"turn": 3, "seats": []}}, [{"kind": "won", "seat": 0}])
    assert when.holds(tried) is holds
