"""Bots: legal, the same for the same seed, and blind to what their seat cannot see."""

from __future__ import annotations

import random

import pytest

from dragonstones import Match
from dragonstones.bots import (
    Bot,
    Budget,
    Level,
    Moment,
    Players,
    RandomBot,
    at_table,
    bots,
    budget_of,
    levels,
    make_bot,
)
from dragonstones.engine import Answer, BadSetup, Event, IllegalAnswer, Refused, families
from dragonstones.engine.registry import games
from tests.games.random_play import moments

#: Without a clock, the same seed must play the same game.
QUICK = Budget(playouts=3)

TABLES = [(game.id, bot) for game in games() for bot in bots(game.id)]


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern", "dragons-gold"])
def test_every_game_of_ours_has_these_bots(game: str) -> None:
    ours = ["random", "apprentice", "merchant", "archmage"]
    assert [name for name in bots(game) if name in ours] == ours, "the weakest first"


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_every_answer_is_legal_and_the_same_for_the_same_seed(game: str, name: str) -> None:
    """Even from a bot that sits down in the middle of a game and has seen nothing of it."""
    rng = random.Random(1)
    asked, kinds = 0, set[str]()
    for seed in range(1 if name == "archmage" else 4):  # it is slow; `examine` has it for longer
        for moment in moments(Match.new(game, seats=3 + seed, seed=seed), rng):
            for seat, decision in list(moment.waiting.items())[:2]:
                if decision.kind in kinds and rng.random() > 0.4:
                    continue
                kinds.add(decision.kind)
                given = Moment(moment, seat, QUICK)
                answer = make_bot(game, name, asked).answer(given)
                decision.check(answer)
                assert make_bot(game, name, asked).answer(given) == answer
                asked += 1
    assert asked > 50


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_a_bot_answers_the_same_whatever_it_cannot_see(game: str, name: str) -> None:
    """The real match and an imagined one look the same to the seat."""
    rng, kinds = random.Random(2), set[str]()
    for moment in moments(Match.new(game, seats=4, seed=5), rng):
        for seat, decision in list(moment.waiting.items())[:1]:
            if decision.kind in kinds and rng.random() > 0.4:
                continue
            kinds.add(decision.kind)
            imagined = moment.imagine(seat, rng)
            answers = [
                make_bot(game, name, 1).answer(Moment(match, seat, QUICK))
                for match in (moment, imagined)
            ]
            assert answers[0] == answers[1]
            decision.check(answers[0])


# -- for those who run a match -------------------------------------------------


class Witness(RandomBot):
    """Records what it is shown."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Event] = []
        self.when_asked: list[int] = []

    def see(self, event: Event) -> None:
        self.seen.append(event)

    def answer(self, moment: Moment) -> Answer:
        self.when_asked.append(len(self.seen))
        return super().answer(moment)


def play(match: Match, players: Players) -> None:
    while match.waiting:
        for seat in list(match.waiting):
            if seat in match.waiting:
                match.answer(seat, players.ask(seat))


@pytest.mark.parametrize("game", ["fist-tavern", "dragons-gold"])
def test_a_bot_is_shown_every_event_of_its_seat_once_and_no_other(game: str) -> None:
    options = {"rules": "advanced"} if game == "dragons-gold" else {}
    match = Match.new(game, seats=4, seed=3, options=options)
    witnesses = {seat: Witness(seat) for seat in range(4)}
    players = Players(match, witnesses)
    play(match, players)
    for seat, witness in witnesses.items():
        before_its_last_answer = witness.when_asked[-1]
        players.show_news(seat)
        assert witness.seen == [event for event in match.events if event.seen_by(seat)]
        assert 0 < before_its_last_answer <= len(witness.seen)
        assert all(event.seen_by(seat) for event in witness.seen)
    hidden = [event for event in match.events if event.audience is not None]
    assert hidden
    assert not all(event in witnesses[0].seen for event in hidden)


def test_before_every_answer_a_bot_knows_all_that_has_happened() -> None:
    match = Match.new("dragons-gold", seats=3, seed=4, options={"timer": None})
    witness = Witness(0)
    players = Players(match, {0: witness, 1: RandomBot(1), 2: RandomBot(2)})
    while match.waiting:
        seat = next(iter(match.waiting))
        happened = [event for event in match.events if event.seen_by(0)]
        answer = players.ask(seat)
        if seat == 0:
            assert witness.seen == happened
        match.answer(seat, answer)


def test_a_new_bot_in_a_saved_game_is_shown_what_was_before() -> None:
    match = Match.new("dragons-gold", seats=3, seed=4, options={"timer": None})
    rng = random.Random(1)
    while len(match.events) < 40:
        seat = next(iter(match.waiting))
        match.answer(seat, match.waiting[seat].sample(rng))
    again = Match.replay(match.journal())
    seat = next(iter(again.waiting))
    witness = Witness(0)
    Players(again, {seat: witness}).ask(seat)
    assert witness.seen == [event for event in match.events if event.seen_by(seat)]


class Clumsy(Bot):
    """Fails now and then, each time in a different way."""

    def __init__(self) -> None:
        self.asked = 0

    def answer(self, moment: Moment) -> Answer:
        self.asked += 1
        if self.asked % 3 == 1:
            raise RuntimeError("tripped")
        return "nonsense" if self.asked % 3 == 2 else moment.decision.default


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_bot_that_fails_never_ends_a_game(game: str, caplog: pytest.LogCaptureFixture) -> None:
    """The decision's default is played for it, and its errors are reported."""
    options = {"timer": None} if game == "dragons-gold" else {}
    match = Match.new(game, seats=3, seed=4, options=options)
    clumsy = Clumsy()
    players = Players(match, {0: clumsy, 1: RandomBot(1), 2: RandomBot(2)})
    assert 0 in players and 3 not in players
    decision = match.waiting.get(0)
    play(match, players)
    assert match.result
    assert len(players.mishaps) == clumsy.asked - clumsy.asked // 3 > 0
    first, second = players.mishaps[:2]
    assert (first.seat, type(first.error), type(second.error)) == (0, RuntimeError, IllegalAnswer)
    assert decision is None or first.kind == decision.kind
    assert "tripped" in caplog.text and "seat 0" in caplog.text


def test_a_bot_that_fails_at_what_it_sees_fails_like_any_other() -> None:
    class Blind(RandomBot):
        def see(self, event: Event) -> None:
            raise ValueError(event.kind)

    match = Match.new("fist-2002", seats=3, seed=4)
    players = Players(match, {0: Blind(1)})
    assert players.ask(0) == match.waiting[0].default
    assert [type(mishap.error) for mishap in players.mishaps] == [ValueError]


def test_who_fails_at_one_event_is_shown_the_next() -> None:
    class Squeamish(Witness):
        def see(self, event: Event) -> None:
            super().see(event)
            if len(self.seen) == 1:
                raise ValueError(event.kind)

    match = Match.new("fist-2002", seats=3, seed=4)
    squeamish = Squeamish(1)
    players = Players(match, {0: squeamish})
    players.ask(0)
    players.ask(0)
    assert squeamish.seen == [event for event in match.events if event.seen_by(0)]
    assert len(squeamish.seen) > 1 and len(players.mishaps) == 1


def test_neither_leaving_nor_silence_ends_a_game() -> None:
    class Leaver(RandomBot):
        def answer(self, moment: Moment) -> Answer:
            raise SystemExit

        def why(self) -> dict[str, object]:
            raise ValueError("no idea")

    match = Match.new("fist-2002", seats=3, seed=4)
    players = Players(match, {0: Leaver(1)})
    assert players.ask(0) == match.waiting[0].default
    assert [type(mishap.error) for mishap in players.mishaps] == [SystemExit]
    assert players.why(0) is None


def test_nothing_that_a_bot_is_given_is_the_match() -> None:
    """It must not find it by accident; a stranger's bot runs in a process of its own."""
    match = Match.new("fist-2002", seats=3, seed=4)
    moment = Moment(match, 0, Budget())
    for given in (moment, moment.decision):
        held = [getattr(given, name, None) for name in dir(given)]
        assert not any(one is match or one is match._table for one in held)
    world = moment.imagine(random.Random(1))
    assert world is not match and world.seed != match.seed
    assert world.table
    with pytest.raises(Refused, match="whole table"):
        match.table  # noqa: B018


# -- budgets and names ----------------------------------------------------------


def test_a_budget_of_time_ends_before_a_thought_would_take_too_long() -> None:
    """The clock here shows how long the thoughts took: 30 ms, then 40 ms each."""
    times = iter([0.0, 0.03, 0.07, 0.11, 0.15, 0.19, 0.23])
    budget = Budget(seconds=0.2, clock=lambda: next(times))
    assert list(budget.thoughts()) == [0, 1, 2, 3, 4]  # the next one would end at 230 ms
    assert list(Budget(seconds=0, clock=lambda: 0.0).thoughts()) == []
    for wrong in (1.5, -0.1):
        with pytest.raises(BadSetup, match="0 to 1"):
            Budget(seconds=wrong)


def test_a_bot_is_named_with_its_budget() -> None:
    assert budget_of("archmage:50ms") == Budget(seconds=0.05)
    assert budget_of("archmage:200").playouts == 200
    assert budget_of("random", Budget(playouts=3)).playouts == 3
    make_bot("fist-2002", "random:50ms", 1)
    wrongs = ("wizard", "random:bold", "random:2000ms", "random:50ms:20", "random:" + "9" * 5000)
    for wrong in wrongs:
        with pytest.raises(BadSetup):
            make_bot("fist-2002", wrong, 1)


def test_another_package_can_add_a_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A broken one does not affect the others."""

    class Broken:
        name = "broken"

        def load(self) -> Level:
            raise ImportError("it lacks something")

    class NoLevel(Broken):
        def load(self) -> Level:
            return "no level"  # type: ignore[return-value]

    class Entry(Broken):
        def load(self) -> Level:
            return Level("sleeper", "fist", Sleeper, ("sound", "light"))

    class Sleeper(Bot):
        def __init__(self, seed: str, persona: str = "") -> None: ...

        def answer(self, moment: Moment) -> Answer:
            return moment.decision.default

    found = [Broken(), NoLevel(), Entry()]
    monkeypatch.setattr(families, "entry_points", lambda group: {levels.ENTRY_POINTS: found}[group])
    monkeypatch.setattr(levels, "_levels", list(levels._levels))
    monkeypatch.setattr(levels, "_found", False)
    assert isinstance(make_bot("fist-tavern", "sleeper", 1), Sleeper)
    assert "sleeper" not in bots("dragons-gold")
    seated = at_table("fist-tavern", ["sleeper", "sleeper"], seed=1)
    assert sorted(seated) == ["sleeper:light", "sleeper:sound"]
    assert "it lacks something" in caplog.text and "is not a Level" in caplog.text


def test_the_seed_of_a_match_does_not_reach_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the seed, a bot could deal the match again and look behind every screen."""
    given: list[int | str] = []

    class Spy(RandomBot):
        def __init__(self, seed: int | str) -> None:
            given.append(seed)
            super().__init__(seed)

    monkeypatch.setattr(levels, "_levels", [Level("random", None, Spy)])
    make_bot("fist-2002", "random", "open sesame/0/1")
    [seed] = given
    assert "sesame" not in str(seed)
    make_bot("fist-2002", "random", "open sesame/0/1")
    assert given == [seed, seed], "the same seed, the same player"
