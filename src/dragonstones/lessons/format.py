"""A lesson as data: what its file can say, and what is wrong with a broken one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, field

from dragonstones.engine import Match, Refused, get_game
from dragonstones.engine.decisions import Answer, Decision
from dragonstones.lessons.landmarks import landmarks_of
from dragonstones.lessons.predicates import When, has_fields

#: Words among the answers of another seat, in a question in which all may act repeatedly: wait
#: until the learner has acted once more; the sand has run out.
WAIT, TIME_UP = "wait", "time-up"


T = TypeVar("T")


class BadLesson(Refused):
    """A lesson that cannot be played: which file, which of its steps, and why."""

    def __init__(self, file: str, reason: Refused, step: str = "–") -> None:
        super().__init__("bad-lesson", file=file, step=step, reason=reason)


class Rule(Struct, forbid_unknown_fields=True):
    """The ruling that a step teaches, and the chapter of the rules that says more about it."""

    id: str
    chapter: int


class Wrong(When, kw_only=True):
    """A foreseen wrong answer: an example, how to recognize others like it, and what to say.

    Without any condition, only the example itself is meant.
    """

    say: str
    example: Answer = field(name="try")

    def __post_init__(self) -> None:
        if self.is_empty:
            self.equals = self.example


class Step(Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    #: The kind of question that the learner answers; None: the keeper only tells something.
    asks: str | None = None
    #: Fields of that question, if the kind alone does not identify it.
    about: dict[str, Any] = {}
    right: When = field(default_factory=When)
    wrong: list[Wrong] = []
    #: The answer that "Show me" plays.
    show: Answer = None
    light: list[str] = []
    rule: Rule | None = None
    #: The bot that says what it would do. Such a step lasts until the match is over, and every
    #: answer is right.
    hints: str | None = None

    def is_about(self, question: Decision) -> bool:
        return question.kind == self.asks and has_fields(question.data(), self.about)

    @property
    def is_told(self) -> bool:
        return self.asks is None and self.hints is None


class Other(Struct, forbid_unknown_fields=True):
    """The bot in another seat, and its answers, each with the kind of question that it is for.

    A question of any other kind than the next answer's gets its default. Without a list of answers
    the bot thinks for itself.
    """

    bot: str
    answers: list[dict[str, Answer] | str] | None = None


class Note(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something to say once, when an event or a question with these fields first comes up."""

    id: str
    event: dict[str, Any] = {}
    asked: dict[str, Any] = {}
    rule: Rule | None = None


class LessonFile(Struct, forbid_unknown_fields=True, kw_only=True):
    #: The version of the rules with which it was checked.
    rules: int
    minutes: int
    #: The learner's seat.
    seat: int = 0
    #: A new game for this many players; or a position, in which the family fills in the obvious.
    seats: int | None = None
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    seed: int = 0
    script: list[Any] = []
    #: Kinds of question that the learner is not asked unless the next step is about them: their
    #: default is played.
    skips: list[str] = []
    #: The other seats, in order.
    others: list[Other]
    steps: list[Step]


class NotesFile(Struct, forbid_unknown_fields=True):
    notes: list[Note]


class Lesson:
    """A lesson of a game: a match, its players, and steps."""

    def __init__(self, game: str, id: str, file: str, told: LessonFile) -> None:
        self.game = game
        self.id = id
        self.file = file
        self.minutes = told.minutes
        self.seat = told.seat
        self.skips = told.skips
        self.steps = told.steps
        self._told = told
        self._check()

    def start(self, seed: int | None = None) -> Match:
        """The match at its start. The seed must not matter, except where bots play."""
        told, seed = self._told, self._told.seed if seed is None else seed
        try:
            if told.position is None:
                return Match.new(self.game, told.seats or 0, seed, told.options, told.script)
            rules = get_game(self.game)
            position = landmarks_of(rules).complete(rules, told.position)
            head = {"game": self.game, "rules": told.rules}
            if told.options:
                head["options"] = told.options
            return Match.from_position({**head, **position}, seed, told.script)
        except Refused as refused:
            raise BadLesson(self.file, refused) from refused

    @property
    def others(self) -> dict[int, Other]:
        """The players in the other seats."""
        seats = (seat for seat in range(len(self._told.others) + 1) if seat != self.seat)
        return dict(zip(seats, self._told.others, strict=True))

    @property
    def is_whole(self) -> bool:
        """Whether a whole game is played in it."""
        return any(step.hints for step in self.steps)

    def is_about(self, card: str) -> bool:
        """Whether the card is named in its position, or in an answer that it asks for."""
        told = self._told
        return card in _words([told.position, told.options, [step.show for step in told.steps]])

    def message(self, step: Step | None = None) -> str:
        """The id of the message with all the words of the lesson, or of a step."""
        return "-".join(["lesson", self.game, self.id, *([step.id] if step else [])])

    def bad(self, reason: Refused, step: Step | None = None) -> BadLesson:
        return BadLesson(self.file, reason, step.id if step else "–")

    def _check(self) -> None:
        newest = get_game(self.game).rules
        if self._told.rules != newest:
            raise self.bad(Refused("lesson-rules", found=self._told.rules, known=newest))
        match = self.start()
        if not 0 <= self.seat < match.seats or len(self._told.others) != match.seats - 1:
            others = len(self._told.others)
            raise self.bad(Refused("lesson-seats", seats=match.seats, others=others))
        ids = [step.id for step in self.steps]
        for step in self.steps:
            self._check_step(step, ids)

    def _check_step(self, step: Step, ids: list[str]) -> None:
        if ids.count(step.id) > 1:
            raise self.bad(Refused("lesson-two-steps"), step)
        if step.asks is not None and step.show is None:
            raise self.bad(Refused("lesson-shows-nothing"), step)
        if step.asks is None and (step.wrong or step.show is not None):
            raise self.bad(Refused("lesson-answers"), step)
        known = landmarks_of(get_game(self.game))
        for name in step.light:
            if not known.has(name):
                raise self.bad(Refused("lesson-landmark", name=name), step)


def _words(data: Any) -> Iterator[str]:
    """All words in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from _words(value)
    elif isinstance(data, list):
        for value in data:
            yield from _words(value)


# -- reading ------------------------------------------------------------------


def read_lesson(game: str, file: str, text: str) -> Lesson:
    """The lesson of a file named like `03-ties.toml`: its place among the lessons, and its id."""
    number, _, id = file.removesuffix(".toml").partition("-")
    if not (number.isdecimal() and id):
        raise BadLesson(file, Refused("lesson-name"))
    return Lesson(game, id, file, _decoded(file, text, LessonFile))


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their ids, in the order in which they are taught."""
    read = (read_lesson(game, file.name, file.read_text("utf-8")) for file in _files(game))
    return {lesson.id: lesson for lesson in read}


@cache
def notes(game: str) -> list[Note]:
    """What to say once, when it first comes up in somebody's first game."""
    file = files(__package__) / game / "notes.toml"
    if not file.is_file():
        return []
    return _decoded(f"{game}/{file.name}", file.read_text("utf-8"), NotesFile).notes


def _files(game: str) -> Iterator[Traversable]:
    folder = files(__package__) / game
    if folder.is_dir():
        found = (file for file in folder.iterdir() if file.name[0].isdecimal())
        yield from sorted(found, key=lambda file: file.name)


def _decoded(file: str, text: str, kind: type[T]) -> T:
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as error:
        reason = Refused("lesson-shape", found=str(error))
        raise BadLesson(file, reason, _step_in(str(error))) from error
    except msgspec.DecodeError as error:
        raise BadLesson(file, Refused("lesson-shape", found=str(error))) from error


def _step_in(reason: str) -> str:
    """The number of the step in a message such as "Expected `int` - at `$.steps[2].right`"."""
    _, found, rest = reason.partition("$.steps[")
    return str(int(rest.partition("]")[0]) + 1) if found else "–"
