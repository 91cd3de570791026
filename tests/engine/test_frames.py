"""A game that was played, as any eyes saw it."""

from __future__ import annotations

import random

import pytest

from dragonstones import Match
from dragonstones.engine import registry
from dragonstones.engine.frames import OPEN, Eyes, frames
from tests.engine.haggling import HAGGLING
from tests.games.random_play import play_to_the_end

GAMES = ("fist-2002", "fist-tavern", "dragons-gold")
EYES: tuple[Eyes, ...] = (0, 3, None, OPEN)


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    return play_to_the_end(Match.new(request.param, seats=4, seed=5), random.Random(5))


def seat_of(eyes: Eyes) -> int | None:
    return eyes if isinstance(eyes, int) else None


@pytest.mark.parametrize("eyes", EYES)
def test_every_event_that_these_eyes_may_see_is_in_one_frame(match: Match, eyes: Eyes) -> None:
    seen = [e for e in match.events if eyes == OPEN or e.seen_by(seat_of(eyes))]
    assert [event for frame in frames(match.journal(), eyes) for event in frame.events] == seen


@pytest.mark.parametrize("eyes", EYES)
def test_in_every_frame_but_the_first_and_the_last_something_happens(
    match: Match, eyes: Eyes
) -> None:
    all_frames = list(frames(match.journal(), eyes))
    assert all(frame.events for frame in all_frames[1:-1])
    times = [frame.at for frame in all_frames]
    assert times == sorted(set(times))
    assert (times[0], times[-1]) == (0, len(match.journal()["answers"]))
    assert all_frames[-1].view["result"] == match.result


@pytest.mark.parametrize("eyes", [0, 3, None])
def test_the_view_is_the_one_of_that_moment(match: Match, eyes: int | None) -> None:
    journal = match.journal()
    views = {at: step.view(eyes) for at, step in enumerate(Match.steps(journal))}
    for frame in frames(journal, eyes):
        assert frame.view == views[frame.at]


def test_open_is_behind_every_screen(match: Match) -> None:
    journal = match.journal()
    mine = "screen" if match.game.id.startswith("fist") else "stash"
    for frame, step in zip(frames(journal, OPEN), Match.steps(journal), strict=False):
        assert all(mine in seat for seat in frame.view["table"]["seats"])
        if not frame.at:
            own = [step.view(seat)["table"]["seats"][seat] for seat in range(4)]
            assert [seat[mine] for seat in frame.view["table"]["seats"]] == [
                seat[mine] for seat in own
            ]


def test_a_game_without_seats_in_its_view_can_be_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry._games, (HAGGLING.id, HAGGLING.rules), HAGGLING)
    match = play_to_the_end(Match.new("haggling", seats=3, seed=1), random.Random(1))
    for eyes in (0, None, OPEN):
        *_, last = frames(match.journal(), eyes)
        assert last.view["result"] == match.result
