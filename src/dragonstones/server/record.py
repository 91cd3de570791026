"""The match of a table in memory, and the rows of the journal that were played in it.

Nothing here waits or sends: `room.py` says when a row is written and shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from dragonstones.engine import IllegalAnswer, Match, Refused
from dragonstones.engine.journal import Entry, Given, TimeUp, Withdrawn
from dragonstones.server.chain import BEGINNING
from dragonstones.server.journal import Row, Written
from dragonstones.server.plays import Play
from dragonstones.server.questions import Question
from dragonstones.server.tables import TableRow


class Broken(Exception):
    """The rules raised an error at this answer; the match has to be rebuilt."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play


class Applied(NamedTuple):
    """The outcome of the answers that came in."""

    accepted: list[Play]
    #: The journal's entries for them: the next row.
    entries: list[Written]
    refusals: list[tuple[Play, Refused]]
    #: Keys that are in the journal already: resent by a client that missed the confirmation.
    known: list[Play]
    #: Keys that came twice in this round: they are confirmed when the first is written.
    repeated: list[Play]
    #: Plays of the clock or a bot that come too late.
    late: list[Play]


class Record:
    def __init__(self) -> None:
        self.match: Match | None = None
        #: How many rows are in the match, and all their entries without keys.
        self.number = 0
        self.entries: list[Entry] = []
        #: What the next row is built on (`chain.py`).
        self.hash = BEGINNING
        self._keys: set[tuple[int | None, str]] = set()
        self.question: Question | None = None
        #: How many seconds the person in each seat took to close a fist.
        self.times: dict[int, list[float]] = {}
        #: How often each seat has acted in the question that is asked now.
        self.acts: Counter[int] = Counter()
        #: The question of which each seat knows, or was told, since it last acted in it.
        self._told: dict[int, int] = {}

    def replay(self, table: TableRow, rows: Iterable[Row]) -> None:
        """Make the match as it is on disk."""
        self.match = Match.replay({**table.header, "answers": []})
        self.number, self.entries, self.hash = 0, [], BEGINNING
        self._keys.clear()
        self.times.clear()
        self._told = {seat: decision.id for seat, decision in self.match.waiting.items()}
        before, self.question = self.question, None
        self._note_question(table, table.started or table.created)
        self.enter(table, rows)
        if self.question and before and not table.by_days:
            self.question.keep_time(before)

    def enter(self, table: TableRow, rows: Iterable[Row]) -> None:
        """Play rows that are on disk."""
        assert self.match is not None
        for row in rows:
            assert row.number == self.number
            for entry, _ in row.entries:
                self.match.enter(entry)
            self.note_written(table, row)

    def apply(self, plays: list[Play], has_lease: bool) -> Applied:
        """Play what is legal; note why the others are not. Raises Broken if the rules fail."""
        assert self.match is not None
        applied = Applied([], [], [], [], [], [])
        new: set[tuple[int | None, str]] = set()
        for play in plays:
            if play.key is not None:
                key = (play.seat, play.key)
                if key in self._keys:
                    applied.known.append(play)
                    continue
                if key in new:
                    applied.repeated.append(play)
                    continue
                new.add(key)
            elif not (has_lease and self._is_timely(play)):
                applied.late.append(play)
                continue
            try:
                self.match.enter(play.entry, play.decision)
            except IllegalAnswer as refused:
                applied.refusals.append((play, refused))
                continue
            except Exception as error:  # a bug in the rules must not stop the table
                raise Broken(play) from error
            applied.accepted.append(play)
            applied.entries.append(Written(play.entry, play.key))
        return applied

    def _is_timely(self, play: Play) -> bool:
        """Whether the question that the clock or a bot means is still being asked."""
        match = self.match
        assert match is not None
        if play.seat is None:
            return play.numbers == {seat: decision.id for seat, decision in match.questions.items()}
        return play.seat in match.waiting

    def note_written(self, table: TableRow, row: Row) -> None:
        """A row that was played is on disk."""
        assert self.match is not None
        at, entries = row.at, row.entries
        self.number, self.hash = self.number + 1, row.hash or BEGINNING
        asked = {seat: self.match.waiting[seat].id for seat in self.newly_asked(entries)}
        if self.match.is_open:
            self._told = {n: id for n, id in self._told.items() if n not in _seats_in(entries)}
        self._told |= asked
        for entry, key in entries:
            self.entries.append(entry)
            if isinstance(entry, Given):
                self.acts[entry.seat] += 1
            if key is not None and not isinstance(entry, TimeUp):
                self._keys.add((entry.seat, key))
                self._note_habit(entry, at)
        self._note_question(table, at)

    def _note_habit(self, entry: Given | Withdrawn, at: int) -> None:
        """Note what a person did with a fist, and when."""
        question = self.question
        if question is None or not question.sealed:
            return
        if isinstance(entry, Withdrawn):
            question.taken_back.add(entry.seat)
        else:
            seconds = max(0.0, (at - question.since) / 1000)
            self.times.setdefault(entry.seat, []).append(seconds)

    def newly_asked(self, entries: list[Written]) -> list[int]:
        """The seats that the last play asks something new. In an open question that is a seat that
        had acted before somebody else did."""
        assert self.match is not None
        before, actors = self.question, _seats_in(entries)
        return [
            seat
            for seat, decision in self.match.waiting.items()
            if self._told.get(seat) != decision.id
            and not (before and seat in actors and before.numbers.get(seat) == decision.id)
        ]

    def has(self, play: Play) -> bool:
        """Whether an answer with this key is in the journal."""
        return play.key is not None and (play.seat, play.key) in self._keys

    def _note_question(self, table: TableRow, at: int) -> None:
        """Note who is asked what, and since when: the clock runs from then."""
        before, self.question = self.question, self.question_at(table, at)
        if before is None or self.question is None or before.id != self.question.id:
            self.acts.clear()

    def question_at(self, table: TableRow, at: int) -> Question | None:
        """What is asked, if the last play was written at this time."""
        assert self.match is not None
        question = Question.of(self.match, table.seconds, at, self.question)
        if question and table.by_days:
            deadlines = table.deadlines(list(self.match.waiting), question.start)
            question.run_by_days(deadlines, self.match.is_open)
        elif question:
            question.stand_still(table.past_pauses)
        return question

    def look_at_clocks(self, table: TableRow) -> bool:
        """Take in that somebody got up or sat down, takes holidays, pauses or resumes; return
        whether clocks may have changed."""
        if self.question is None or not (table.by_days or table.pauses):
            return False
        if table.by_days:
            self._note_question(table, self.question.start)
        else:
            self.question.stand_still(table.past_pauses)
        return True


def _seats_in(entries: Iterable[Written]) -> set[int]:
    return {entry.seat for entry, _ in entries if not isinstance(entry, TimeUp)}
