"""Every lesson of every game is played: by its right answers, and by each foreseen wrong one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from dragonstones.engine import games
from dragonstones.lessons import (
    NEXT,
    Lesson,
    LessonWords,
    Rule,
    State,
    attempt,
    hint_words,
    lessons,
    note_words,
    notes,
    play,
    rule_words,
)
from dragonstones.lessons.runner import after
from dragonstones.server.scenes import scene_of
from dragonstones.text import LANGUAGES, texts
from dragonstones.wire import Language
from tests.test_terms import LOCALES

LESSONS = [lesson for game in games() for lesson in lessons(game.id).values()]
STEPWISE = [lesson for lesson in LESSONS if not lesson.is_whole]
WHOLE = [lesson for lesson in LESSONS if lesson.is_whole]


def named(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"


def walked(lesson: Lesson, seed: int | None = None) -> list[State]:
    """The lesson from beginning to end by what "Show me" does."""
    found = [play(lesson, [], seed)]
    while found[-1].step:
        hint = found[-1].hint()
        deed = NEXT if hint is None else hint.answer
        found.append(attempt(lesson, found[-1].deeds, deed, seed))
        said = found[-1].said
        assert said is not None and said.is_right, said
    return found


def told(state: State, lang: Language = "en") -> bytes:
    """Everything that a learner gets of a table."""
    lesson = state.lesson
    names, bots = LessonWords(lesson, lang).names, {s: o.bot for s, o in lesson.others.items()}
    return msgspec.json.encode(scene_of(state.match, lesson.seat, names, bots, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", STEPWISE, ids=named)
def test_a_lesson_can_be_played_by_what_the_keeper_shows(lesson: Lesson, lang: Language) -> None:
    words = LessonWords(lesson, lang)
    assert words.title and words.about and all(words.step_names)
    for state in walked(lesson):
        assert words.say(state)
        if state.step:
            assert words.why(state)
        if state.step and state.step.rule:
            assert rule_words(state.step.rule, lang)
        if state.said and state.said.say:
            assert words.said(state.said), state.said.step.id
        told(state, lang)


@pytest.mark.parametrize("lesson", STEPWISE, ids=named)
def test_a_foreseen_wrong_answer_is_known_and_undone(lesson: Lesson) -> None:
    for state in walked(lesson):
        for wrong in state.step.wrong if state.step else ():
            tried = attempt(lesson, state.deeds, wrong.example)
            said = tried.said
            assert said is not None and not said.is_right, (state.step, wrong)
            assert said.say == f"wrong-{wrong.say}", (said, wrong)
            for lang in LANGUAGES:
                assert LessonWords(lesson, lang).said(said)
            assert tried._replace(match=state.match, said=state.said) == state
            assert told(tried) == told(state)


@pytest.mark.parametrize("lesson", STEPWISE, ids=named)
def test_any_other_wrong_answer_is_answered_too(lesson: Lesson) -> None:
    for state in walked(lesson):
        if state.asks is None:
            continue
        for seed in range(3):
            answer = state.match.questions[lesson.seat].sample(random.Random(seed))
            said = attempt(lesson, state.deeds, answer).said
            assert said is not None
            for lang in LANGUAGES:
                assert LessonWords(lesson, lang).said(said) or said.is_right, (state.step, answer)


@pytest.mark.parametrize("lesson", STEPWISE, ids=named)
def test_no_lesson_depends_on_luck(lesson: Lesson) -> None:
    for state, other in zip(walked(lesson), walked(lesson, seed=4711), strict=True):
        assert told(state) == told(other)


@pytest.mark.parametrize("lesson", STEPWISE, ids=named)
def test_the_others_give_all_the_answers_that_were_written_for_them(lesson: Lesson) -> None:
    run = after(lesson, walked(lesson)[-1].deeds)
    assert not any(run.scripts.values()), run.scripts


@pytest.mark.parametrize("lesson", STEPWISE, ids=named)
def test_a_learner_sees_no_secrets_of_the_others(lesson: Lesson) -> None:
    for state in walked(lesson):
        for seed in range(3):
            other = state.match.imagine(lesson.seat, random.Random(seed))
            assert other.view(lesson.seat) == state.view


@pytest.mark.parametrize("lesson", WHOLE, ids=named)
def test_a_whole_game_is_played_with_hints_and_notes(lesson: Lesson) -> None:
    run = after(lesson, [])
    deeds: list[Any] = []
    told_notes: list[str] = []
    while (state := run.state(list(deeds))).step:
        told_notes += [note.id for note in state.notes]
        hint = state.hint()
        assert hint is not None
        assert hint_words(state, hint, "en") and hint_words(state, hint, "de")
        deeds.append(hint.answer)
        assert run.do(hint.answer).is_right
    assert state.match.result is not None
    assert len(told_notes) == len(set(told_notes)) > 3
    again = play(lesson, deeds)
    assert (again.view, again.events) == (state.view, state.events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_of_lessons_are_left_over(lang: str) -> None:
    known: dict[str, set[str]] = {}
    for game in games():
        known |= {f"note-{game.family}-{note.id}": {"value"} for note in notes(game.id)}
    for lesson in LESSONS:
        known[lesson.message()] = {"value", "about", "known"}
        for step in lesson.steps:
            said = {f"wrong-{wrong.say}" for wrong in step.wrong}
            said |= set() if step.asks is None else {"right", "other"}
            known[lesson.message(step)] = {"value", "name", "why", *said}
    found = {}
    for file in (LOCALES / lang).glob("lessons-*.ftl"):
        for entry in FluentResource(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = {attribute.id.name for attribute in entry.attributes}
                found[entry.id.name] = {"value", *parts}
    rulings = {id for id in found if id.startswith("ruling-")}
    assert rulings <= {f"ruling-{rule.id}" for _, rule in _rules()}
    assert {id: parts for id, parts in found.items() if id not in rulings} == known


def test_every_rule_behind_a_step_has_words_and_leads_to_a_chapter_that_exists() -> None:
    for game, rule in _rules():
        for lang in LANGUAGES:
            assert rule_words(rule, lang)
            assert texts(lang).has(f"rules-{game}-{rule.chapter}"), (game, rule)


def test_notes_have_words_and_a_moment() -> None:
    for game in games():
        for note in notes(game.id):
            assert bool(note.event) != bool(note.asked), note.id
            for lang in LANGUAGES:
                assert note_words(note, game.family, lang)


def _rules() -> Iterator[tuple[str, Rule]]:
    """Of all lessons and notes, each with its game."""
    for lesson in LESSONS:
        yield from ((lesson.game, step.rule) for step in lesson.steps if step.rule)
    for game in games():
        yield from ((game.id, note.rule) for note in notes(game.id) if note.rule)
