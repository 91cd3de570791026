"""Bots: legal, the same for the same seed, and blind to what their seat cannot see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.bots import Bot, Players, RandomBot, bots, make_bot
from dragonstones.engine import Answer, Decision, Event
from dragonstones.engine.registry import games
from tests.games.random_play import moments

TABLES = [(game.id, bot) for game in games() for bot in bots(game.id)]


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern", "dragons-gold"])
def test_every_game_of_ours_has_these_bots(game: str) -> None:
    assert list(bots(game)) == ["random", "merchant"]


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_every_answer_is_legal_and_the_same_for_the_same_seed(game: str, name: str) -> None:
    """Also of a bot that sits down in the middle of a game and has seen nothing of it."""
    rng = random.Random(1)
    asked = 0
    for seed in range(4):
        for moment in moments(Match.new(game, seats=3 + seed, seed=seed), rng):
            for seat, decision in list(moment.waiting.items())[:2]:
                view = moment.view(seat)
                answer = make_bot(game, name, asked).answer(view, decision)
                decision.check(answer)
                assert make_bot(game, name, asked).answer(view, decision) == answer
                asked += 1
    assert asked > 500


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_bot_answers_the_same_whatever_it_cannot_see(game: str) -> None:
    """The real match and an imagined one look the same to the seat."""
    rng = random.Random(2)
    for moment in moments(Match.new(game, seats=4, seed=5), rng):
        for seat, decision in list(moment.waiting.items())[:1]:
            imagined = moment.imagine(seat, rng)
            answers = [
                make_bot(game, "merchant", 1).answer(match.view(seat), match.waiting[seat])
                for match in (moment, imagined)
            ]
            assert answers[0] == answers[1]
            decision.check(answers[0])


# -- what whoever runs a match needs -------------------------------------------


class Witness(RandomBot):
    """Writes down what it is shown."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Event] = []
        self.when_asked: list[int] = []

    def see(self, event: Event) -> None:
        self.seen.append(event)

    def answer(self, view: dict[str, Any], decision: Decision) -> Answer:
        self.when_asked.append(len(self.seen))
        return super().answer(view, decision)


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


class Miser:
    """Not even a `Bot`: whoever can answer can play."""

    def answer(self, view: dict[str, Any], decision: Decision) -> Answer:
        return decision.default


def test_whoever_can_answer_can_play() -> None:
    match = Match.new("fist-2002", seats=3, seed=4)
    players = Players(match, {0: Miser(), 1: RandomBot(1), 2: RandomBot(2)})
    assert 0 in players and 3 not in players
    play(match, players)
    assert match.result


def test_a_bot_must_answer() -> None:
    match = Match.new("fist-2002", seats=3, seed=4)
    with pytest.raises(NotImplementedError):
        Players(match, {0: Bot()}).ask(0)


def test_the_seed_of_a_match_does_not_reach_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """With it a bot could deal the match again and look behind every screen."""
    given: list[int | str] = []

    class Spy(RandomBot):
        def __init__(self, seed: int | str) -> None:
            given.append(seed)
            super().__init__(seed)

    monkeypatch.setattr("dragonstones.bots.RandomBot", Spy)
    make_bot("fist-2002", "random", "open sesame/0/1")
    [seed] = given
    assert "sesame" not in str(seed)
    make_bot("fist-2002", "random", "open sesame/0/1")
    assert given == [seed, seed], "the same seed, the same player"
