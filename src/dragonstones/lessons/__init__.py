"""Lessons: learn a game by playing it, on an ordinary table, step by step.

A lesson is data, `<game>/<number>-<id>.toml`; `docs/lessons.md` says how to write one. The package
knows no screen: a page and the terminal are two faces of it.

>>> lesson = lessons("fist-2002")["auction"]
>>> state = play(lesson, [])
>>> state.step.id
'lot'
>>> attempt(lesson, [], NEXT).at
1
"""

from dragonstones.lessons.format import BadLesson, Lesson, Note, Rule, Step, lessons, notes
from dragonstones.lessons.landmarks import landmarks_of
from dragonstones.lessons.runner import MOST_DEEDS, NEXT, Hint, State, attempt, play
from dragonstones.lessons.words import LessonWords, hint_words, note_words, rule_words

__all__ = [
    "MOST_DEEDS",
    "NEXT",
    "BadLesson",
    "Hint",
    "Lesson",
    "LessonWords",
    "Note",
    "Rule",
    "State",
    "Step",
    "attempt",
    "hint_words",
    "landmarks_of",
    "lessons",
    "note_words",
    "notes",
    "play",
    "rule_words",
]
