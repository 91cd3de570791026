"""What people were told at a table, compared with its journal: nothing else is the truth.

It asks what `check_table` and `check_sight` ask, but counts instead of stopping at the first fault,
and also knows what to expect of a game that is not over, or that somebody has left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from dragonstones import Match
from dragonstones.engine import BadJournal, IllegalAnswer
from dragonstones.engine.journal import decode_entry
from tests.server.players import Book, check_bots, plain, plain_events
from tests.soak.crowd import Soaker, sight

Kind = Literal["lost", "doubled", "diverged", "leaked"]
KINDS: tuple[Kind, ...] = ("lost", "doubled", "diverged", "leaked")


class Fault(NamedTuple):
    kind: Kind
    text: str


def compare(book: Book, people: Sequence[Soaker]) -> Iterator[Fault]:
    """Everything that is wrong with what these people were told at their table."""
    table = book.table["id"]
    for fault in _faults(book, people):
        yield fault._replace(text=f"table {table}: {fault.text}")


def _faults(book: Book, people: Sequence[Soaker]) -> Iterator[Fault]:
    yield from _doubled(book)
    for one in people:
        yield from _lost(book, one)
    try:
        check_bots(book)
        shown, match = _sights(book, {one.seat for one in people})
    except AssertionError as error:
        yield Fault("doubled", str(error))
        return
    except (BadJournal, IllegalAnswer) as error:
        yield Fault("diverged", f"the journal cannot be played again: {error}")
        return
    for one in people:
        yield from _told(match, one)
        yield from _seen(shown[one.seat], one)
    if match.result is not None and book.table["result"] != plain(match.result):
        yield Fault("diverged", "the table has another result than its journal")


def _doubled(book: Book) -> Iterator[Fault]:
    keys = Counter((seat, key) for seat, _, key in book.entries if key is not None)
    for (seat, key), n in keys.items():
        if n > 1:
            yield Fault("doubled", f"the answer {key} of seat {seat} is there {n} times")


def _lost(book: Book, one: Soaker) -> Iterator[Fault]:
    """Answers that somebody was told are accepted, and that are not there as they were given."""
    written = {key: answer for seat, answer, key in book.entries if seat == one.seat and key}
    for key, answer in plain(one.accepted).items():
        if key not in written:
            yield Fault("lost", f"the answer {key} of seat {one.seat}")
        elif written[key] != answer:
            yield Fault("diverged", f"the answer {key} of seat {one.seat} was another one")
    for key in one.refused.keys() & written.keys():
        if one.refused[key] != "not-saved":  # then nobody could know
            yield Fault("diverged", f"the answer {key} of seat {one.seat} had been refused")


def _told(match: Match, one: Soaker) -> Iterator[Fault]:
    """Events: those that this viewer may see, all of them, in their order, and no others."""
    due = plain_events(match, one.seat)
    if one.is_done and len(one.events) < len(due):
        yield Fault("diverged", f"{len(due) - len(one.events)} events were not told to {one.seat}")
    if one.events == due[: len(one.events)]:
        return
    secret = [plain(event.data()) for event in match.events if not event.seen_by(one.seat)]
    if any(event in secret and event not in due for event in one.events):
        yield Fault("leaked", f"an event that {one.seat} may not see")
    else:
        yield Fault("diverged", f"other events than those of the journal, at {one.seat}")


Sight = tuple[int, bytes]


def _sights(book: Book, viewers: set[int | None]) -> tuple[dict[int | None, list[Sight]], Match]:
    """What there was to be seen after each row of the journal, by viewer; and the match."""
    match = Match.replay({**book.journal, "answers": []})
    shown: dict[int | None, list[Sight]] = {viewer: [] for viewer in viewers}
    told = dict.fromkeys(viewers, 0)
    known = 0
    for row in [[], *book.rows]:
        for seat, answer, _ in row:
            match.enter(decode_entry((seat, answer)))
        news = match.news(known)
        known += len(news)
        for viewer, seen in shown.items():
            told[viewer] += sum(event.seen_by(viewer) for event in news)
            seen.append((told[viewer], sight(match.view(viewer))))
    return shown, match


def _seen(shown: Sequence[Sight], one: Soaker) -> Iterator[Fault]:
    """Views: each is one that the replay shows to this viewer, in the same order."""
    later = iter(shown)
    for moment in one.moments:
        if moment not in shown:
            yield Fault("leaked", f"a view that {one.seat} may never see, at event {moment[0]}")
        elif moment not in later:
            yield Fault("diverged", f"an older view after a newer one, at {one.seat}")
            later = iter(shown)
    if one.is_done and one.moments and one.moments[-1] != shown[-1]:
        yield Fault("diverged", f"{one.seat} has not seen the end")


def games_ended(people: Sequence[Soaker]) -> int:
    """How many games these people have seen the end of."""
    return len({one.table for one in people if one.is_done})
