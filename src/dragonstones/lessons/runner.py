"""A lesson being played. Its state is what the learner has done: everything else is recomputed.

A lesson table is an ordinary match, and the rules alone decide what happens. Bots think a fixed
number of thoughts, never by the clock, so the same deeds always lead to the same scene.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from dragonstones.bots import Players, make_bot
from dragonstones.bots.budget import Budget
from dragonstones.engine import IllegalAnswer, Match, Refused
from dragonstones.engine.decisions import Answer
from dragonstones.lessons.format import TIME_UP, WAIT, Lesson, Note, Step, notes
from dragonstones.lessons.predicates import Tried, has_fields

#: No lesson is longer than this: a whole game has a few hundred questions.
MOST_DEEDS = 1000
#: The deed in a step that only tells something.
NEXT = None

#: A search in a lesson is short, because the learner waits for it.
_BUDGET = Budget(playouts=60)
#: There is no clock: the sand lasts for this many of the learner's answers to an open question.
_SAND = 12


class Said(NamedTuple):
    """What the keeper says about an attempt: an attribute of the step's message, or the refusal of
    an answer that the rules do not allow."""

    step: Step
    is_right: bool
    say: str
    refusal: IllegalAnswer | None = None


class Hint(NamedTuple):
    """What "Show me" plays, and why, if a bot gave a reason."""

    answer: Answer
    why: dict[str, Any] | None = None


class State(NamedTuple):
    """The present state of a lesson."""

    lesson: Lesson
    match: Match
    #: The deeds that led here; a wrong attempt is not among them.
    deeds: list[Answer]
    #: The number of the current step; equal to the number of steps: the lesson is done.
    at: int
    said: Said | None
    #: How many events the learner had seen before the last deed.
    seen: int
    #: The notes on what comes up for the first time.
    notes: list[Note]

    @property
    def step(self) -> Step | None:
        """The current step; None: the lesson is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def asks(self) -> str | None:
        """The kind of question that the learner must answer; None: the step asks nothing."""
        if self.step is None or self.step.is_told:
            return None
        return self.match.questions[self.lesson.seat].kind

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.lesson.seat)

    @property
    def events(self) -> list[dict[str, Any]]:
        """Everything that the learner has seen happen."""
        return _seen(self.match, self.lesson.seat)

    def hint(self) -> Hint | None:
        """What the keeper would do now; None: nothing is asked."""
        step = self.step
        if step is None or step.is_told:
            return None
        if step.hints is None:
            return Hint(step.show)
        seat = self.lesson.seat
        bot = make_bot(self.lesson.game, step.hints, f"{self.lesson.id}/hints")
        players = Players(self.match, {seat: bot}, _BUDGET)
        return Hint(players.ask(seat), players.why(seat))


def play(lesson: Lesson, deeds: Sequence[Answer], seed: int | None = None) -> State:
    """The lesson after these deeds; Refused if one of them is not right."""
    return after(lesson, deeds, seed).state(list(deeds))


def attempt(
    lesson: Lesson, deeds: Sequence[Answer], deed: Answer, seed: int | None = None
) -> State:
    """The lesson after these deeds and one more, which is undone if it is not right."""
    run = after(lesson, deeds, seed)
    said = run.do(deed)
    if said.is_right:
        return run.state([*deeds, deed])
    return play(lesson, deeds, seed)._replace(said=said)


def after(lesson: Lesson, deeds: Sequence[Answer], seed: int | None = None) -> Run:
    """The run of a lesson after these deeds."""
    if len(deeds) > MOST_DEEDS:
        raise Refused("lesson-deeds", number=MOST_DEEDS + 1)
    run = Run(lesson, seed)
    for number, deed in enumerate(deeds, 1):
        if not run.do(deed).is_right:
            raise Refused("lesson-deeds", number=number)
    return run


class Run:
    def __init__(self, lesson: Lesson, seed: int | None) -> None:
        self._lesson, self._me = lesson, lesson.seat
        self._match = match = lesson.start(seed)
        others = lesson.others
        #: The answers that each seat has still to give.
        self.scripts: dict[int, list[Any]] = {
            seat: list(other.answers) for seat, other in others.items() if other.answers is not None
        }
        bots = {
            seat: make_bot(lesson.game, other.bot, f"{lesson.id}/{seat}/{seed}")
            for seat, other in others.items()
            if other.answers is None
        }
        self._players = Players(match, bots, _BUDGET)
        self._at = self._seen = 0
        #: The step after the current one, once that is answered.
        self._next = 0
        self._said: Said | None = None
        #: Whether the learner waits in an open question.
        self._is_silent = False
        #: The question that the learner last answered, and how often.
        self._talked = (-1, 0)
        #: Notes that have not come up yet, and those that just did.
        self._unsaid = list(notes(lesson.game)) if lesson.is_whole else []
        self._notes: list[Note] = []
        self._go_on()
        self._take_note()

    def state(self, deeds: list[Answer]) -> State:
        self._check_question()
        seen, news = self._seen, self._notes
        return State(self._lesson, self._match, deeds, self._at, self._said, seen, news)

    # -- the learner ------------------------------------------------------------

    def do(self, deed: Answer) -> Said:
        step = self._step()
        if step is None:
            raise Refused("lesson-over")
        self._check_question()
        self._said = said = self._read_on(step, deed) if step.is_told else self._answer(step, deed)
        if said.is_right and not (step.hints and self._match.waiting):
            self._at += 1
        return said

    def _read_on(self, step: Step, deed: Answer) -> Said:
        if deed is not NEXT:
            raise Refused("lesson-asks-nothing")
        self._seen = len(_seen(self._match, self._me))
        return Said(step, True, "")

    def _answer(self, step: Step, answer: Answer) -> Said:
        decision = self._match.questions[self._me]
        before = len(_seen(self._match, self._me))
        try:
            answer = decision.check(answer)
            self._match.answer(self._me, answer)
        except IllegalAnswer as refused:
            tried = Tried(answer, self._match.view(self._me))
            return Said(step, False, _foreseen(step, tried) or "", refused)
        self._seen = before
        self._is_silent = decision.says_nothing(answer)
        self._talked = (decision.id, self._talked[1] + 1 if self._talked[0] == decision.id else 1)
        self._end_waits()
        self._next = self._at + 1
        self._go_on()
        self._take_note()
        tried = Tried(answer, self._match.view(self._me), _seen(self._match, self._me)[before:])
        if step.right.holds(tried):
            return Said(step, True, "right")
        return Said(step, False, _foreseen(step, tried) or "other")

    def _step(self) -> Step | None:
        steps = self._lesson.steps
        return steps[self._at] if self._at < len(steps) else None

    def _check_question(self) -> None:
        """Refuse the lesson unless the match asks the learner what the step is about."""
        step = self._step()
        if step is None or step.asks is None:
            return
        question = self._match.questions.get(self._me)
        if question is None or not step.is_about(question):
            asked = f"{step.asks} {step.about or ''}".strip()
            kind = question.kind if question else "–"
            raise self._lesson.bad(Refused("lesson-asks", asked=asked, kind=kind), step)

    def _take_note(self) -> None:
        if not self._unsaid:
            return
        events = _seen(self._match, self._me)[self._seen :]
        question = self._match.waiting.get(self._me)
        asked = question.data() if question else {}
        self._notes = [
            note
            for note in self._unsaid
            if (note.event and any(has_fields(event, note.event) for event in events))
            or (note.asked and has_fields(asked, note.asked))
        ]
        self._unsaid = [note for note in self._unsaid if note not in self._notes]

    # -- the others ---------------------------------------------------------------

    def _go_on(self) -> None:
        """Play on until the learner is asked something that the lesson does not skip."""
        self._let_others_act()
        while self._is_skipped():
            self._match.answer(self._me, self._match.waiting[self._me].default)
            self._let_others_act()

    def _is_skipped(self) -> bool:
        question = self._match.waiting.get(self._me)
        if question is None or question.kind not in self._lesson.skips:
            return False
        later = self._lesson.steps[self._next :]
        asking = next((step for step in later if not step.is_told), None)
        return asking is None or not asking.is_about(question)

    def _let_others_act(self) -> None:
        """Let the others answer until it is the learner's turn. If nobody has anything to say, not
        even the learner, time runs out."""
        match = self._match
        while others := [seat for seat in match.waiting if seat != self._me]:
            if match.is_open and self._talked[1] >= _SAND:
                self._talked = (-1, 0)
                match.time_up()
            elif match.is_open:
                spoke = [self._speak(seat) for seat in others if seat in match.waiting]
                self._is_silent = self._is_silent and not any(spoke)
                if self._is_asked() and not (self.scripts and any(spoke)) and not self._is_silent:
                    return
                if not any(spoke) and match.is_open:
                    match.time_up()
            else:
                for seat in others:
                    match.answer(seat, self._scripted(seat))

    def _is_asked(self) -> bool:
        question = self._match.waiting.get(self._me)
        return question is not None and not question.is_done

    def _end_waits(self) -> None:
        for script in self.scripts.values():
            if script and script[0] == WAIT:
                script.pop(0)

    def _speak(self, seat: int) -> bool:
        """Let a seat act in an open question; returns whether it had something to say. After a
        wrong attempt its script may not fit; then it has nothing to say."""
        decision = self._match.waiting[seat]
        if seat in self._players:
            answer = self._players.ask(seat)
            if decision.says_nothing(answer):
                return False
        else:
            script = self.scripts[seat]
            if not script or script[0] == WAIT:
                return False
            if script[0] == TIME_UP:
                script.pop(0)
                self._match.time_up()
                return True
            try:
                answer = decision.check(script[0][decision.kind])
            except (IllegalAnswer, LookupError):
                return False
            del script[0]
        self._match.answer(seat, answer)
        return True

    def _scripted(self, seat: int) -> Answer:
        """The next answer of the seat; the default, if its script does not fit."""
        if seat in self._players:
            return self._players.ask(seat)
        decision, script = self._match.waiting[seat], self.scripts[seat]
        if not script or isinstance(script[0], str):
            return decision.default
        try:
            answer = decision.check(script[0][decision.kind])
        except (IllegalAnswer, LookupError):
            return decision.default
        del script[:1]
        return answer


def _foreseen(step: Step, tried: Tried) -> str | None:
    found = next((wrong for wrong in step.wrong if wrong.holds(tried)), None)
    return f"wrong-{found.say}" if found else None


def _seen(match: Match, seat: int) -> list[dict[str, Any]]:
    return [event.data() for event in match.events if event.seen_by(seat)]
