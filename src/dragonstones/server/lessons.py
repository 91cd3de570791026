"""Lessons on a site. Nothing is stored: the learner's deeds are the state."""

from __future__ import annotations

from msgspec import UNSET

from dragonstones.engine import games, get_game
from dragonstones.lessons import (
    Lesson,
    LessonWords,
    Note,
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
from dragonstones.server.refusals import NotFound
from dragonstones.server.scenes import scene_of
from dragonstones.wire import (
    Language,
    LessonHint,
    LessonInfo,
    LessonNote,
    LessonPath,
    LessonRule,
    LessonSaid,
    LessonScene,
    LessonWanted,
)


def paths(lang: Language) -> list[LessonPath]:
    """The lessons of every game that has some."""
    return [
        LessonPath(game=game.id, lessons=[_info(lesson, lang) for lesson in found.values()])
        for game in games()
        if (found := lessons(game.id))
    ]


def lessons_about(game: str, card: str, lang: Language) -> list[LessonInfo]:
    """The lessons in which a card comes up."""
    return [_info(one, lang) for one in lessons(game).values() if one.is_about(card)]


def told_notes(game: str, lang: Language) -> list[LessonNote]:
    """What somebody is told once, in their first match of this game."""
    return [_note(note, game, lang) for note in notes(game)]


def lesson_named(game: str, id: str) -> Lesson:
    path = lessons(game)
    if id not in path:
        raise NotFound("no-such-lesson", lesson=f"{game}/{id}")
    return path[id]


def told(lesson: Lesson, wanted: LessonWanted, lang: Language) -> LessonScene:
    """A lesson after the learner's deeds so far, and the outcome of a try."""
    if wanted.attempt is UNSET:
        state = play(lesson, wanted.deeds)
    else:
        state = attempt(lesson, wanted.deeds, wanted.attempt)
    return _scene(state, lang, with_hint=wanted.hint)


def _scene(state: State, lang: Language, with_hint: bool) -> LessonScene:
    lesson, step, said = state.lesson, state.step, state.said
    words = LessonWords(lesson, lang)
    bots = {seat: other.bot for seat, other in lesson.others.items()}
    hint = state.hint() if with_hint else None
    later = list(lessons(lesson.game))
    after = later.index(lesson.id) + 1
    return LessonScene(
        game=lesson.game,
        id=lesson.id,
        title=words.title,
        scene=scene_of(state.match, lesson.seat, words.names, bots, lang),
        seen=state.seen,
        deeds=state.deeds,
        steps=words.step_names,
        step=state.at + 1,
        say=words.say(state),
        why=words.why(state),
        said=LessonSaid(right=said.is_right, words=words.said(said)) if said else None,
        notes=[_note(note, lesson.game, lang) for note in state.notes],
        lights=step.light if step else [],
        asks=state.asks,
        rule=_rule(step.rule, lesson.game, lang) if step and step.rule else None,
        can_show=state.asks is not None,
        hint=LessonHint(answer=hint.answer, words=hint_words(state, hint, lang)) if hint else None,
        done=step is None,
        next=later[after] if after < len(later) else None,
    )


def _info(lesson: Lesson, lang: Language) -> LessonInfo:
    words = LessonWords(lesson, lang)
    return LessonInfo(
        id=lesson.id,
        title=words.title,
        about=words.about,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
    )


def _note(note: Note, game: str, lang: Language) -> LessonNote:
    return LessonNote(
        id=note.id,
        words=note_words(note, get_game(game).family, lang),
        rule=_rule(note.rule, game, lang) if note.rule else None,
        event=note.event,
        asked=note.asked,
    )


def _rule(rule: Rule, game: str, lang: Language) -> LessonRule:
    link = f"/rules/{game}#chapter-{rule.chapter}"
    return LessonRule(id=rule.id, words=rule_words(rule, lang), link=link)
