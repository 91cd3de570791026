"""A game that was played, moment by moment, as a seat or a spectator saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from dragonstones.engine.events import Event
from dragonstones.engine.journal import Journal
from dragonstones.engine.match import Match
from dragonstones.engine.refusal import Refused

#: Sees behind every screen.
OPEN = "open"
#: A seat, None for a spectator, or OPEN.
Eyes = int | str | None


class Frame(NamedTuple):
    """A moment at which these eyes could see that something happened."""

    #: How many entries of the journal had been played.
    at: int
    #: What happened.
    events: list[Event]
    view: dict[str, Any]


def frames(journal: Journal, eyes: Eyes) -> Iterator[Frame]:
    """The start, each moment at which something happened, and the end.

    >>> match = Match.new("fist-2002", seats=3, seed=1)
    >>> for seat in range(3):
    ...     match.answer(seat, {"fairy": seat})
    >>> [frame.at for frame in frames(match.journal(), eyes=0)]
    [0, 3]
    """
    told = 0
    for at, match in enumerate(Match.steps(journal)):
        news = match.news(told)
        told += len(news)
        seen = [event for event in news if sees(eyes, event)]
        if seen or not at or not match.waiting:
            yield Frame(at, seen, seen_through(match, eyes))


def up_to(journal: Journal, at: int) -> tuple[Journal, Match]:
    """The journal up to a moment, and the match there: its question is open, and sealed answers
    already given to it are left out, because only the seats that gave them knew of them.

    >>> match = Match.new("fist-2002", seats=3, seed=1)
    >>> for seat in range(3):
    ...     match.answer(seat, {"fairy": seat})
    >>> [len(up_to(match.journal(), at)[0]["answers"]) for at in range(4)]
    [0, 0, 0, 3]
    """
    answers = journal["answers"][:at]
    asked, questions = 0, None
    for number, match in enumerate(Match.steps({**journal, "answers": answers})):
        if match.questions is not questions:
            asked, questions = number, match.questions
    if asked == at or not match.is_sealed:
        return {**journal, "answers": answers}, match
    return up_to(journal, asked)


def opened(journal: Journal) -> Iterator[tuple[Match, Any]]:
    """The match of a finished game at its start and after each entry, and its table, on which
    nothing is hidden: for studying a game that is over. Refused while it is not."""
    if Match.replay(journal).waiting:
        raise Refused("not-over")
    for match in Match.steps(journal):
        yield match, match._table


def sees(eyes: Eyes, event: Event) -> bool:
    return eyes == OPEN or event.seen_by(eyes if isinstance(eyes, int) else None)


def seen_through(match: Match, eyes: Eyes) -> dict[str, Any]:
    if eyes != OPEN:
        return match.view(eyes if isinstance(eyes, int) else None)
    view = match.view()
    # A game of another package may have a table without `seats`.
    for number, seat in enumerate(view["table"].get("seats", ())):
        seat |= match.view(number)["table"]["seats"][number]
    return view
