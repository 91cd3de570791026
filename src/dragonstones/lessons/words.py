"""What the keeper says in a lesson. Each step is one Fluent message, in `lessons-<family>.ftl`:

    lesson-fist-2002-ties-silver = Put silver into your fist.
        .name = Bid silver
        .why = You and { $seat-1 } both bid 2. Now the two of you bid again, in silver.
        .right = Two silver against one: the stone is yours.
        .wrong-nothing = Your fist was empty ...
        .other = ...

The lesson has a message of its own: its title, `.about` and, when it is done, `.known`.
"""

from __future__ import annotations

from dragonstones.bots import persona_of
from dragonstones.lessons.format import Lesson, Note, Rule, Step
from dragonstones.lessons.runner import Hint, Said, State
from dragonstones.text import texts
from dragonstones.text.hints import hint


class LessonWords:
    """The words of a lesson in one language."""

    def __init__(self, lesson: Lesson, lang: str) -> None:
        self._lesson = lesson
        self._t = t = texts(lang)
        you = t("lesson-you")
        others = lesson.others
        called = iter(t.bot_names([persona_of(other.bot) for other in others.values()], [you]))
        #: The names of the players, by seat.
        self.names = [next(called) if seat in others else you for seat in range(len(others) + 1)]
        self._args = {f"seat-{seat}": name for seat, name in enumerate(self.names)}

    @property
    def title(self) -> str:
        return self._of(None)["say"]

    @property
    def about(self) -> str:
        return self._of(None)["say-about"]

    @property
    def step_names(self) -> list[str]:
        return [self._of(step)["say-name"] for step in self._lesson.steps]

    def say(self, state: State) -> str:
        """The instruction; once the lesson is done, what the learner now knows."""
        return self._of(state.step)["say" if state.step else "say-known"]

    def why(self, state: State) -> str:
        """The reason; empty once the lesson is done."""
        return self._of(state.step)["say-why"] if state.step else ""

    def said(self, said: Said) -> str:
        """What the keeper says about an attempt; empty if the step has nothing to say about it."""
        if said.refusal and not said.say:
            return self._t.refusal(said.refusal)
        return self._of(said.step).get(f"say-{said.say}", "")

    def _of(self, step: Step | None) -> dict[str, str]:
        return self._t.forms("say", self._lesson.message(step), **self._args)


def rule_words(rule: Rule, lang: str) -> str:
    """A ruling in plain words."""
    return texts(lang)(f"ruling-{rule.id}")


def hint_words(state: State, given: Hint, lang: str) -> str:
    """Why the keeper would do this: the praise for the right answer, or a bot's reason."""
    step, words = state.step, LessonWords(state.lesson, lang)
    if step is None:
        return ""
    if step.hints is None:
        return words.said(Said(step, True, "right"))
    game = state.match.game
    return hint(texts(lang), game, state.view, given.answer, given.why, words.names)


def note_words(note: Note, family: str, lang: str) -> str:
    return texts(lang)(f"note-{family}-{note.id}")
