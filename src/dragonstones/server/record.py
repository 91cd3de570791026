"""The match of a table in memory, and the rows of the journal that were played in it.

Nothing here waits or sends: `room.py` says when a row is written and shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dragonstones.engine import IllegalAnswer, Match, Refused
from dragonstones.engine.journal import Entry, Given, TimeUp, Withdrawn
from dragonstones.server.journal import Row, Written
from dragonstones.server.plays import Play
from dragonstones.server.questions import Question
from dragonstones.server.tables import TableRow


class Broken(Exception):
    """The rules have failed at this answer; the match has to be made anew."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play


class Applied(NamedTuple):
    """What became of the answers that came in."""

    accepted: list[Play]
    #: The journal's entries for them: the next row.
    entries: list[Written]
    refusals: list[tuple[Play, Refused]]
    #: Keys that are in the journal: sent again by a client that did not hear of its acceptance.
    known: list[Play]
    #: Keys that came twice in this round: they are known when the first is written.
    repeated: list[Play]
    #: What the clock or a bot may not do any more.
    late: list[Play]


class Record:
    def __init__(self) -> None:
        self.match: Match | None = None
        #: How many rows are in the match, and all their entries without keys.
        self.number = 0
        self.entries: list[Entry] = []
        self._keys: set[tuple[int | None, str]] = set()
        self.question: Question | None = None
        #: How many seconds the person in each seat took to close a fist.
        self.times: dict[int, list[float]] = {}

    def replay(self, table: TableRow, rows: Iterable[Row]) -> None:
        """Make the match as it is on disk."""
        self.match = Match.replay({**table.header, "answers": []})
        self.number, self.entries = 0, []
        self._keys.clear()
        self.times.clear()
        before, self.question = self.question, None
        self._note_question(table, table.started or table.created)
        self.enter(table, rows)
        if self.question and before:
            self.question.keep_time(before)

    def enter(self, table: TableRow, rows: Iterable[Row]) -> None:
        """Play rows that are on disk."""
        assert self.match is not None
        for row in rows:
            assert row.number == self.number
            for entry, _ in row.entries:
                self.match.enter(entry)
            self.note_written(table, row.at, row.entries)

    def apply(self, plays: list[Play], has_lease: bool) -> Applied:
        """Play what is legal; note why the others are not. Broken: the rules have failed."""
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
            except Exception as error:  # a mistake in the rules: it must not stop the table
                raise Broken(play) from error
            applied.accepted.append(play)
            applied.entries.append(Written(play.entry, play.key))
        return applied

    def _is_timely(self, play: Play) -> bool:
        """Whether that question is still asked which the clock or a bot means."""
        match = self.match
        assert match is not None
        if play.seat is None:
            return play.numbers == {seat: decision.id for seat, decision in match.questions.items()}
        return play.seat in match.waiting

    def note_written(self, table: TableRow, at: int, entries: list[Written]) -> None:
        """A row that was played is on disk since this time."""
        self.number += 1
        for entry, key in entries:
            self.entries.append(entry)
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

    def has(self, play: Play) -> bool:
        """Whether an answer with this key is in the journal."""
        return play.key is not None and (play.seat, play.key) in self._keys

    def _note_question(self, table: TableRow, at: int) -> None:
        """Note who is asked what since when: the clock runs from there."""
        assert self.match is not None
        self.question = Question.of(self.match, table.seconds, at, self.question)
