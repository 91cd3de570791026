"""`dragonstones learn`: the lessons, at the keyboard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import typer
from rich.console import RenderableType
from rich.text import Text

from dragonstones.engine import Answer, BadSetup, Match, Refused, games
from dragonstones.engine.journal import write_journal
from dragonstones.lessons import (
    NEXT,
    Lesson,
    LessonWords,
    State,
    attempt,
    hint_words,
    lessons,
    note_words,
    play,
    rule_words,
)
from dragonstones.terminal.desk import Page, Unreadable
from dragonstones.terminal.desks import make_desk
from dragonstones.terminal.keyboard import Keyboard, Leave
from dragonstones.terminal.saves import NoSave, command, default_path, load
from dragonstones.terminal.screen import Scene, Screen
from dragonstones.text import Texts
from dragonstones.wire import LessonProgress, LessonUnderWay


class Progress:
    """Progress and the deeds of the current lesson, in a file next to the saved games."""

    def __init__(self) -> None:
        self._path = default_path().with_name("lessons.json")
        self._kept = self._read()

    def is_done(self, lesson: Lesson) -> bool:
        return _name(lesson) in self._kept.done

    def next_of(self, path: Iterable[Lesson]) -> Lesson | None:
        """The current lesson, or else the first that is not done; None: all are done."""
        undone = [lesson for lesson in path if not self.is_done(lesson)]
        under_way = [lesson for lesson in undone if self.deeds(lesson)]
        return next(iter(under_way + undone), None)

    def deeds(self, lesson: Lesson) -> list[Answer]:
        """The deeds from which the lesson can continue: none if it has changed since."""
        kept = self._kept.under_way
        if kept is None or (kept.game, kept.id) != (lesson.game, lesson.id):
            return []
        try:
            return play(lesson, kept.deeds).deeds
        except Refused:
            return []

    def keep(self, state: State) -> None:
        lesson, kept = state.lesson, self._kept
        if state.step:
            kept.under_way = LessonUnderWay(game=lesson.game, id=lesson.id, deeds=state.deeds)
        else:
            kept.under_way = None
            kept.done = list(dict.fromkeys([*kept.done, _name(lesson)]))
        try:
            write_journal(msgspec.to_builtins(kept), self._path)
        except OSError as error:
            raise NoSave("terminal-cannot-save", self._path) from error

    def _read(self) -> LessonProgress:
        if not self._path.is_file():
            return LessonProgress()
        try:
            return msgspec.convert(load(self._path), LessonProgress)
        except msgspec.ValidationError as error:
            raise NoSave("terminal-damaged-file", self._path) from error


def show_paths(t: Texts, progress: Progress) -> Iterator[str]:
    """The lessons of every game, with what is done."""
    for rules in games():
        path = lessons(rules.id)
        if not path:
            continue
        yield t.title(rules.id)
        for number, lesson in enumerate(path.values(), 1):
            words = LessonWords(lesson, t.lang)
            done = "✓" if progress.is_done(lesson) else " "
            minutes = t("lesson-minutes", n=lesson.minutes)
            yield f" {done} {number:>2}  {lesson.id:<14} {words.title} ({minutes})"
        yield t("lesson-begin", command=command("learn", rules.id))
        yield ""


def find(game: str, id: str | None, progress: Progress) -> Lesson:
    """The lesson of this name; without a name, the one to continue with."""
    path = lessons(game)
    if not path or (id is not None and id not in path):
        raise BadSetup("no-such-lesson", lesson=f"{game}/{id}" if id else game)
    if id is not None:
        return path[id]
    return progress.next_of(path.values()) or next(iter(path.values()))


def run(first: Lesson, progress: Progress, t: Texts) -> None:
    """One lesson after another, until the learner has had enough."""
    screen, keyboard = Screen(), Keyboard()
    lesson: Lesson | None = first
    try:
        while lesson is not None:
            _Sitting(lesson, progress, t, screen, keyboard).run()
            path = list(lessons(lesson.game).values())
            lesson = next(iter(path[path.index(lesson) + 1 :]), None)
    except (Leave, KeyboardInterrupt):
        screen.leave()
        typer.echo()
        typer.echo(t("lesson-begin", command=command("learn", first.game)))
    else:
        screen.leave()


class _Sitting:
    """One lesson at the keyboard."""

    def __init__(
        self, lesson: Lesson, progress: Progress, t: Texts, screen: Screen, keyboard: Keyboard
    ) -> None:
        self.lesson, self.progress, self.t = lesson, progress, t
        self.screen, self.keyboard = screen, keyboard
        self.words = LessonWords(lesson, t.lang)
        self.state = play(lesson, progress.deeds(lesson))
        self.desk = make_desk(self.state.match.game, self.words.names, t, screen)
        #: What the keeper has said to what was typed last.
        self.reply = ""

    def run(self) -> None:
        while self.state.step:
            self._draw()
            line = self.keyboard.read_line()
            self.reply = ""
            try:
                self._do(line)
            except Unreadable as unreadable:
                self.reply = str(unreadable)
            except Refused as refused:
                self.reply = self.t.refusal(refused)
        self._draw()
        if self.keyboard.read_line().casefold() == self.t("terminal-key-quit"):
            raise Leave

    # -- what was typed -----------------------------------------------------------

    def _do(self, line: str) -> None:
        t, desk, typed = self.t, self.desk, line.casefold()
        if typed == t("terminal-key-quit"):
            raise Leave
        if typed == t("lesson-key-show"):
            self._show_me()
        elif typed == t("lesson-key-why"):
            rule = self.state.step.rule if self.state.step else None
            self.reply = rule_words(rule, t.lang) if rule else t("lesson-no-rule")
        elif typed == t("terminal-key-log"):
            self._page(desk.painter.history(self._events, self.lesson.seat))
        elif typed.startswith("?"):
            name = line[1:].strip()
            found = desk.look_up(name) if name else desk.rules(self.state.view)
            self._page(found or Text(t("terminal-no-card", name=name)))
        elif self.state.asks is None:
            self._try(NEXT)
        else:
            answer = desk.read(line, self._question, self.state.view)
            if isinstance(answer, Page):
                self._page(answer.thing)
            else:
                self._try(answer)

    def _try(self, deed: Answer) -> None:
        self.state = state = attempt(self.lesson, self.state.deeds, deed)
        if state.said:
            self.reply = self.words.said(state.said)
            if state.said.is_right:
                self.progress.keep(state)

    def _show_me(self) -> None:
        """Does the step; in a whole game the keeper only says what to do."""
        state, hint = self.state, self.state.hint()
        if hint is None:
            self._try(NEXT)
        elif state.lesson.is_whole:
            self.reply = hint_words(state, hint, self.t.lang)
        else:
            self._try(hint.answer)

    # -- the screen -----------------------------------------------------------------

    @property
    def _question(self) -> Any:
        return self.state.match.questions[self.lesson.seat]

    @property
    def _events(self) -> list[Any]:
        match: Match = self.state.match
        return [event for event in match.events if event.seen_by(self.lesson.seat)]

    def _draw(self) -> None:
        state, t = self.state, self.t
        lines, options, keys = self._said(), [], t("lesson-keys")
        if state.asks is not None:
            asked = self.desk.prompt(self._question, state.view)
            lines, options = [*lines, *asked.lines], asked.options
        else:
            lines.append(Text(t("terminal-go-on-enter"), style="quiet"))
        done, of = min(state.at + 1, len(self.lesson.steps)), len(self.lesson.steps)
        title = t("lesson-title", title=self.words.title, step=done, steps=of)
        scene = Scene(state.view, self._events, title, keys, lines, options)
        self.desk.painter.draw(scene)
        self.screen.ask(" ▸")

    def _said(self) -> list[Text]:
        state, family = self.state, self.state.match.game.family
        lines = [Text(self.reply, style="candle")] if self.reply else []
        lines += [Text(note_words(note, family, self.t.lang)) for note in state.notes]
        lines.append(Text(self.words.say(state), style="bold"))
        if why := self.words.why(state):
            lines.append(Text(why))
        return lines

    def _page(self, thing: RenderableType) -> None:
        self.screen.clear()
        back = Text(f" {self.t('terminal-back')}", style="candle")
        self.screen.show(thing, Text(), back)
        self.screen.ask(" ▸")
        self.keyboard.read_line()


def _name(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"
