"""The engine on its own, with a toy game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from dragonstones import BadJournal, BadSetup, IllegalAnswer, Match, Refused
from dragonstones.engine import registry
from dragonstones.engine.events import TimeRanOut
from dragonstones.engine.journal import (
    Entry,
    Given,
    TimeUp,
    Withdrawn,
    decode_entry,
    encode_entry,
)
from dragonstones.engine.registry import get_game
from tests.engine.haggling import HAGGLING, Whispered


@pytest.fixture(autouse=True)
def haggling(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of these tests only."""
    monkeypatch.setitem(registry._games, (HAGGLING.id, HAGGLING.rules), HAGGLING)


@pytest.fixture
def match() -> Match:
    return Match.new("haggling", seats=3, seed=1)


def refused(match: Match, code: str, *answer: Any, **decision: Any) -> Refused:
    """The answer is refused with this code, and nothing has changed."""
    before = everything(match)
    with pytest.raises(Refused) as error:
        match.answer(*answer, **decision)
    assert error.value.code == code
    assert everything(match) == before
    return error.value


def everything(match: Match) -> str:
    views = [match.view(seat) for seat in (*range(match.seats), None)]
    events = [event.data() for event in match.events]
    return json.dumps([views, events, match.journal(), list(match.waiting)])


def to_sealed(match: Match) -> None:
    match.answer(0, 3)


def to_open(match: Match) -> None:
    to_sealed(match)
    for seat in range(3):
        match.answer(seat, 1)
    [asked] = match.waiting
    match.answer(asked, False)


# -- single decisions ---------------------------------------------------------


def test_a_single_decision_asks_one_seat(match: Match) -> None:
    assert list(match.waiting) == [0]
    decision = match.waiting[0]
    assert (decision.kind, decision.options(), decision.default) == ("goal", [1, 2, 3], 2)
    match.answer(0, 3)
    assert match.view(1)["table"]["goal"] == 3


def test_a_foreign_answer_is_refused(match: Match) -> None:
    refused(match, "not-asked", 1, 1)


@pytest.mark.parametrize("seat", [3, -1, "0", None, True, 0.0, [0]])
def test_a_seat_that_does_not_exist_is_refused(match: Match, seat: Any) -> None:
    refused(match, "no-such-seat", seat, 1)


@pytest.mark.parametrize("answer", [0, 4, "1", True, 1.0, [1], {}, None, float("nan")])
def test_an_illegal_answer_is_refused(match: Match, answer: Any) -> None:
    refused(match, "not-an-option", 0, answer)


def test_an_answer_to_an_earlier_question_is_late(match: Match) -> None:
    earlier = match.waiting[0].id
    match.answer(0, 1, decision=earlier)
    assert match.waiting[0].id != earlier
    refused(match, "too-late", 0, 1, decision=earlier)


def test_time_up_plays_the_default(match: Match) -> None:
    match.time_up()
    assert match.view()["table"]["goal"] == 2


# -- sealed decisions -----------------------------------------------------------


def test_sealed_answers_open_together(match: Match) -> None:
    to_sealed(match)
    assert list(match.waiting) == [0, 1, 2]
    match.answer(2, 2)
    match.answer(0, 1)
    assert list(match.waiting) == [1]
    assert match.view(1)["table"]["mine"] == 0, "nothing has been opened yet"
    match.answer(1, 1)
    assert [match.view(seat)["table"]["mine"] for seat in range(3)] == [1, 1, 2]


def test_a_sealed_answer_is_seen_by_its_own_seat_only(match: Match) -> None:
    to_sealed(match)
    match.answer(2, 2)
    assert match.view(2)["answer"] == 2
    other = match.copy()
    other.answer(2, 1)
    for seat in (0, 1, None):
        assert match.view(seat) == other.view(seat)
        assert match.view(seat)["answered"] == [2]


def test_a_sealed_answer_can_be_changed_until_all_have_answered(match: Match) -> None:
    to_sealed(match)
    match.answer(0, 0)
    match.answer(0, 2)
    assert list(match.waiting) == [1, 2]
    match.answer(1, 1)
    match.answer(1, 2)
    match.answer(2, 1)
    assert [match.view(seat)["table"]["mine"] for seat in range(3)] == [2, 2, 1]
    [asked] = match.waiting
    refused(match, "not-asked", (asked + 1) % 3, 1)


def test_a_sealed_answer_can_be_withdrawn(match: Match) -> None:
    to_sealed(match)
    match.answer(1, 1)
    match.withdraw(1)
    assert list(match.waiting) == [0, 1, 2]
    assert match.view(1)["answer"] is None
    with pytest.raises(IllegalAnswer) as error:
        match.withdraw(1)
    assert error.value.code == "nothing-to-withdraw"


def test_time_up_fills_in_defaults_for_those_who_have_not_answered(match: Match) -> None:
    to_sealed(match)
    match.answer(1, 2)
    match.time_up()
    assert [match.view(seat)["table"]["mine"] for seat in range(3)] == [0, 2, 0]


def test_all_are_told_for_whom_time_ran_out(match: Match) -> None:
    to_sealed(match)
    match.answer(1, 2)
    before = len(match.events)
    match.time_up()
    late = [event for event in match.news(before) if isinstance(event, TimeRanOut)]
    assert late == [TimeRanOut(0, "number"), TimeRanOut(2, "number")]
    assert match.game.event(late[0].data()) == late[0]
    assert match.copy().events == match.events == Match.replay(match.journal()).events


def test_the_order_of_sealed_answers_leaves_no_trace() -> None:
    views = []
    for order in ([0, 1, 2], [2, 0, 1]):
        match = Match.new("haggling", seats=3, seed=1)
        to_sealed(match)
        for seat in order:
            match.answer(seat, seat)
        views.append([json.dumps(match.view(seat)) for seat in (0, 1, 2, None)])
    assert views[0] == views[1]


# -- secret and open decisions -----------------------------------------------------


def test_that_time_ran_out_in_secret_is_told_to_the_seat_that_was_asked(match: Match) -> None:
    to_sealed(match)
    match.time_up()
    [lucky] = match.waiting
    before = len(match.events)
    match.time_up()
    assert match.news(before) == [TimeRanOut(lucky, "double", audience=(lucky,))]
    before = len(match.events)
    match.time_up()  # an open question ends for all, and the game says what comes of it
    assert match.news(before) == []


def test_who_is_asked_in_secret_is_told_to_nobody_else(match: Match) -> None:
    to_sealed(match)
    for seat in range(3):
        match.answer(seat, 1)
    [asked] = match.waiting
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert view["waiting"] is None
        assert view["answered"] is None
        assert (view["decision"] is not None) == (viewer == asked)


def test_an_event_has_an_audience(match: Match) -> None:
    to_sealed(match)
    for seat in range(3):
        match.answer(seat, 1)
    [asked] = match.waiting
    match.answer(asked, True)
    [event] = match.events
    assert event.data() == {"kind": "whispered", "words": ["doubled"]}
    assert event.seen_by(asked)
    assert not event.seen_by((asked + 1) % 3)
    assert not event.seen_by(None)


def test_anyone_may_act_in_an_open_decision(match: Match) -> None:
    to_open(match)
    assert list(match.waiting) == [0, 1, 2]
    match.answer(2, "now")
    assert list(match.waiting) == [0, 1]
    refused(match, "not-asked", 2, "now")
    match.answer(0, "now")
    assert match.view()["table"]["called"] == [2, 0]


def test_the_clock_ends_an_open_decision(match: Match) -> None:
    to_open(match)
    match.answer(1, "now")
    match.time_up()
    assert match.waiting[0].kind == "goal"
    assert match.view()["table"]["called"] == [1]


def test_an_open_question_keeps_its_number(match: Match) -> None:
    """Two who act at the same moment, each on what they last saw, are both heard."""
    to_open(match)
    number = match.waiting[0].id
    assert {decision.id for decision in match.waiting.values()} == {number}
    match.answer(2, "now", decision=number)
    assert {decision.id for decision in match.waiting.values()} == {number}
    match.answer(0, "now", decision=number)
    assert match.view()["table"]["called"] == [2, 0]
    assert match.view(1)["decision"]["id"] == number


def test_who_may_act_can_change_while_the_question_stays(match: Match) -> None:
    to_open(match)
    number = match.waiting[2].id
    match.answer(2, "now", decision=number)
    assert list(match.waiting) == [0, 1]
    assert match.view(2)["decision"] is None
    refused(match, "not-asked", 2, "now", decision=number)
    refused(match, "not-an-option", 1, "later", decision=number)


def test_another_open_question_has_another_number(match: Match) -> None:
    """Who answers the old one is too late; so is its clock."""
    to_open(match)
    number = match.waiting[0].id
    match.answer(1, "now", decision=number)
    match.answer(2, "again", decision=number)
    assert list(match.waiting) == [0, 1, 2], "those who have called may call again"
    later = match.waiting[0].id
    assert later > number
    refused(match, "too-late", 0, "now", decision=number)
    before = everything(match)
    for wrong in (number, later + 1, 0):
        with pytest.raises(IllegalAnswer) as error:
            match.time_up(decision=wrong)
        assert error.value.code == "too-late"
    assert everything(match) == before
    match.answer(0, "now", decision=later)
    match.time_up(decision=later)
    assert match.waiting[0].kind == "goal"
    assert match.waiting[0].id > later


def test_a_match_says_whether_its_question_is_open(match: Match) -> None:
    found = [match.is_open]
    for step in (to_sealed, to_open):
        fresh = Match.new("haggling", seats=3, seed=1)
        step(fresh)
        found.append(fresh.is_open)
    fresh.answer(0, "now")
    assert [*found, fresh.is_open, fresh.copy().is_open] == [False, False, True, True, True]
    fresh.time_up()
    assert not fresh.is_open
    play_on(match, random.Random(1))
    assert not match.is_open, "nobody is asked any more"


def test_unless_a_game_says_otherwise_it_leaves_the_time_to_who_runs_it(match: Match) -> None:
    to_open(match)
    for decision in match.waiting.values():
        assert decision.seconds is None
        assert not decision.is_done
        assert not decision.says_nothing(decision.default)


def test_the_clock_of_an_earlier_question_ends_nothing(match: Match) -> None:
    first = match.waiting[0].id
    match.time_up(decision=first)
    to_answer = everything(match)
    with pytest.raises(IllegalAnswer) as error:
        match.time_up(decision=first)
    assert error.value.code == "too-late"
    assert everything(match) == to_answer


def test_a_copy_in_the_middle_of_an_open_question(match: Match) -> None:
    """It has the same number there, so that who answers the match can answer the copy."""
    to_open(match)
    number = match.waiting[0].id
    match.answer(1, "now", decision=number)
    for twin in (match.copy(), match.copy().copy(), Match.replay(match.journal())):
        assert everything(twin) == everything(match)
        twin.answer(0, "now", decision=number)
        twin.answer(2, "again", decision=number)
        assert twin.waiting[0].id != number
        again = Match.replay(twin.journal())
        assert everything(again) == everything(twin)
        assert everything(twin.copy()) == everything(twin)
        twin.time_up(decision=twin.waiting[1].id)
    assert list(match.waiting) == [0, 2], "the match itself has not moved"
    assert match.waiting[0].id == number


def test_an_imagined_match_in_the_middle_of_an_open_question(match: Match) -> None:
    to_open(match)
    number = match.waiting[0].id
    match.answer(1, "now", decision=number)
    world = match.imagine(2, random.Random(1))
    assert world.view(2) == match.view(2)
    world.answer(2, "now", decision=number)
    world.answer(0, "now", decision=number)
    assert world.waiting[0].kind == "goal"


# -- the end, copies, journals -----------------------------------------------------


def play_on(match: Match, rng: random.Random) -> None:
    while match.waiting:
        seat = rng.choice(list(match.waiting))
        match.answer(seat, match.waiting[seat].sample(rng))


def test_after_the_end_nobody_is_asked(match: Match) -> None:
    assert match.result is None
    play_on(match, random.Random(1))
    assert match.result is not None
    assert match.view(0)["result"] == match.result
    refused(match, "match-over", 0, 1)
    with pytest.raises(IllegalAnswer):
        match.time_up()


def test_a_copy_goes_its_own_way_from_any_moment(match: Match) -> None:
    rng = random.Random(2)
    while match.waiting:
        copy = match.copy()
        assert everything(copy) == everything(match)
        before = everything(match)
        play_on(copy, random.Random(3))
        assert everything(match) == before
        seat = rng.choice(list(match.waiting))
        match.answer(seat, match.waiting[seat].sample(rng))


def test_replay_comes_to_the_same_match_from_any_moment(match: Match) -> None:
    rng = random.Random(4)
    for step in range(12):
        assert everything(Match.replay(match.journal())) == everything(match)
        through_a_file = json.loads(json.dumps(match.journal()))
        assert everything(Match.replay(through_a_file)) == everything(match)
        if step % 4 == 3:
            match.time_up()
            continue
        seat = rng.choice(list(match.waiting))
        match.answer(seat, match.waiting[seat].sample(rng))
        if match.view(seat)["answer"] is not None:
            match.withdraw(seat)


def test_entries_can_be_played_one_by_one(match: Match) -> None:
    """An answer, a sealed one taken back, the clock: as they stand in a journal."""
    entries: list[list[Any]] = [[0, 3], [1, 1], [1, None], [2, 2], [None, "time"]]
    for stored in entries:
        match.enter(decode_entry(stored))
    assert match.journal()["answers"] == entries
    assert [match.view(seat)["table"]["mine"] for seat in range(3)] == [0, 0, 2]
    before = everything(match)
    for entry in (Given(9, 1), Given(0, "nonsense"), Withdrawn(0)):
        with pytest.raises(IllegalAnswer):
            match.enter(entry)
    assert everything(match) == before


def test_a_quiet_copy_keeps_no_events_and_plays_the_same(match: Match) -> None:
    loud, quiet = match.copy(), match.copy(quiet=True)
    for other in (loud, quiet):
        play_on(other, random.Random(5))
    assert quiet.events == []
    assert loud.events
    assert quiet.view(1) == loud.view(1)
    assert quiet.journal() == loud.journal()


def test_news_are_the_last_events(match: Match) -> None:
    play_on(match, random.Random(6))
    assert [match.news(n) for n in range(4)] == [match.events[n:] for n in range(4)]
    assert match.news(1000) == []


def test_an_imagined_match_has_no_journal_and_no_position(match: Match) -> None:
    to_sealed(match)
    imagined = match.imagine(0, random.Random(1))
    for save in (imagined.journal, imagined.position):
        with pytest.raises(Refused) as error:
            save()
        assert error.value.code == "imagined-match"


def test_imagine_redraws_sealed_answers_of_others_and_keeps_ones_own(match: Match) -> None:
    to_sealed(match)
    match.answer(0, 2)
    match.answer(1, 1)
    rng = random.Random(1)
    seen = set()
    for _ in range(50):
        imagined = match.imagine(0, rng)
        assert imagined.view(0) == match.view(0)
        seen.add(imagined.view(1)["answer"])
    assert seen == {0, 1, 2}


# -- set-up -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("no-such-game", {"game": "chess", "seats": 2}),
        ("wrong-seats", {"game": "haggling", "seats": 9}),
        ("wrong-seats", {"game": "haggling", "seats": True}),
        ("no-such-option", {"game": "haggling", "seats": 2, "options": {"fast": True}}),
        ("wrong-seed", {"game": "haggling", "seats": 2, "seed": 1.5}),
    ],
)
def test_a_wrong_set_up_is_refused(code: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as error:
        Match.new(**arguments)
    assert error.value.code == code


def test_an_unknown_version_of_the_rules_is_refused() -> None:
    with pytest.raises(BadSetup) as error:
        get_game("haggling", 99)
    assert error.value.code == "no-such-rules"
    assert "99" in str(error.value)


def test_without_a_seed_every_match_gets_its_own() -> None:
    seeds = {Match.new("haggling", seats=2).seed for _ in range(10)}
    assert len(seeds) == 10


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("journal-shape", {"answers": None}),
        ("journal-shape", {"seed": [1]}),
        ("journal-format", {"format": 99}),
        ("journal-entry", {"answers": [[0]]}),
        ("journal-entry", {"answers": [[None, "tick"]]}),
    ],
)
def test_a_journal_of_the_wrong_shape_is_refused(
    match: Match, code: str, change: dict[str, Any]
) -> None:
    with pytest.raises(BadJournal) as error:
        Match.replay(match.journal() | change)
    assert error.value.code == code


def test_the_numbers_of_questions_do_not_tell_how_many_were_asked_in_secret() -> None:
    """Whoever is asked in secret, the others' next question has the same number."""
    numbers = set()
    for seed in range(20):
        match = Match.new("haggling", seats=3, seed=seed)
        to_open(match)
        numbers.add(match.waiting[0].id)
    assert len(numbers) == 1


# -- entries ------------------------------------------------------------------


@pytest.mark.parametrize("entry", [Given(1, {"fairy": 2}), Given(0, False), Withdrawn(1), TimeUp()])
def test_an_entry_is_stored_and_read_again(entry: Entry) -> None:
    assert decode_entry(json.loads(json.dumps(encode_entry(entry)))) == entry


@pytest.mark.parametrize("stored", [None, 1, "01", [], [1], [1, 2, 3], [None, None], [None, "x"]])
def test_what_is_not_an_entry_is_refused_with_its_number(stored: Any) -> None:
    with pytest.raises(BadJournal) as error:
        decode_entry(stored, 7)
    assert error.value.code == "journal-entry"
    assert error.value.details["number"] == 7


# -- scripted chance ----------------------------------------------------------


def doubles(match: Match) -> int:
    """Who is asked in secret, which chance decides."""
    match.answer(0, 3)
    for seat in range(3):
        match.answer(seat, 1)
    [seat] = match.waiting
    return seat


@pytest.mark.parametrize("lucky", [0, 1, 2])
def test_a_script_says_what_chance_does(lucky: int) -> None:
    match = Match.new("haggling", seats=3, seed=1, script=[lucky])
    copy = match.copy()
    assert doubles(match) == doubles(copy) == lucky
    again = Match.replay(json.loads(json.dumps(match.journal())))
    assert everything(again) == everything(match)
    assert match.journal()["script"] == [lucky]


def test_a_script_goes_on_from_a_position_with_one_of_its_own() -> None:
    """A position holds no chance: neither the seed nor what is left of a script."""
    position = Match.new("haggling", seats=3, seed=1, script=[0]).position()
    match = Match.from_position(position, seed=1, script=[2])
    assert doubles(match) == 2
    assert everything(Match.replay(match.journal())) == everything(match)


def test_an_imagined_match_does_not_know_the_script() -> None:
    match = Match.new("haggling", seats=3, seed=1, script=[0])
    lucky = {doubles(match.imagine(1, random.Random(seed))) for seed in range(20)}
    assert lucky == {0, 1, 2}


def test_a_journal_whose_script_is_no_list_is_refused(match: Match) -> None:
    with pytest.raises(BadJournal) as error:
        Match.replay({**match.journal(), "script": "red"})
    assert error.value.details["field"] == "script"


# -- positions ----------------------------------------------------------------


def test_there_is_a_position_until_somebody_answers(match: Match) -> None:
    """At a boundary, copied or not; elsewhere only the last one, and only if it is asked for."""
    for _ in range(2):
        assert match.at_boundary
        start = match.position()
        while match.waiting and (not match.at_boundary or match.position() == start):
            seat = next(iter(match.waiting))
            match.answer(seat, match.waiting[seat].default)
            if not match.at_boundary:
                with pytest.raises(Refused) as error:
                    match.position()
                assert error.value.code == "no-boundary"
                assert match.position(last=True) == start
    assert match.result is not None
    assert not match.at_boundary, "the match is over"


def test_a_match_that_was_never_copied_knows_its_boundaries(match: Match) -> None:
    """Its checkpoint is older than the last boundary."""
    copied = match.copy()
    copied.copy()
    for one in (match, copied):
        while one.journal()["answers"][-1:] != [[2, "now"]]:
            seat = next(iter(one.waiting))
            one.answer(seat, one.waiting[seat].default)
    assert match.at_boundary and copied.at_boundary
    assert match.position() == copied.position() == {**match.position(), "rounds": 1}


# -- events -------------------------------------------------------------------


def test_what_is_done_to_a_private_event_stays_with_it() -> None:
    match = Match.new("haggling", seats=3, seed=1, script=[1])
    doubles(match)
    match.answer(1, True)
    [event] = [event for event in match.events if event.kind == "whispered"]
    assert isinstance(event, Whispered) and event.audience == (1,)
    event.words.append("loudly")
    event.audience = None
    [again] = [event for event in match.events if event.kind == "whispered"]
    assert again.data() == {"kind": "whispered", "words": ["doubled"]}
    assert again.audience == (1,)
