"""What every registered game must hold. A new game gets these tests for free."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest

from dragonstones import Decision, IllegalAnswer, Match, Refused
from dragonstones.engine.plain import fresh, same
from dragonstones.engine.registry import games
from tests.games.fist.home_made import drawn_cards
from tests.games.fist.test_home_made import EXAMPLE_CARDS, bringing
from tests.games.random_play import encoded, everything, moments, play_to_the_end


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    #: How many games are played, how many of them are looked at in every moment, and how
    #: many wrong answers are tried.
    games: int = 20
    walks: int = 2
    garbage: int = 600
    #: How many random cards are brought; they are drawn when they are needed.
    random_cards: int = 0

    def __call__(self, seed: int) -> Match:
        more = bringing(*drawn_cards(self.random_cards)) if self.random_cards else {}
        return Match.new(self.game, seats=self.seats, seed=seed, options=self.options | more)

    def __str__(self) -> str:
        named = [str(value) for value in self.options.values() if not isinstance(value, list)]
        brought = ["home-made"] if self.options.get("home_made") else []
        brought += ["random-cards"] if self.random_cards else []
        return "-".join([self.game, str(self.seats), *named, *brought])


#: Only a game with long talks has this option.
CLOCK = "timer"

STEPS = {"rules": "advanced", "timer": None, "steps": 4, "counter": True}
DIVIDE = {"rules": "advanced", "split": "divide", "market": False}

#: Every game with every number of players; one with a clock also at some other tables.
TABLES = [
    *(
        Table(game.id, seats)
        for game in games()
        for seats in game.seats
        if CLOCK not in game.options
    ),
    *(
        Table(game.id, seats, games=10, walks=1)
        for game in games()
        for seats in game.seats
        if CLOCK in game.options
    ),
    Table("fist-2002", 4, bringing(*EXAMPLE_CARDS[:3]), games=8, walks=1),
    Table("fist-tavern", 5, bringing(*EXAMPLE_CARDS[-6:]), games=8, walks=1),
    Table("fist-tavern", 4, games=2, walks=1, garbage=50, random_cards=6),
    Table("dragons-gold", 3, STEPS, games=8, walks=1),
    Table("dragons-gold", 5, STEPS, games=8, walks=1),
    Table("dragons-gold", 4, DIVIDE, games=8, walks=1),
    Table("dragons-gold", 6, DIVIDE, games=8, walks=1),
]


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    one: Table = request.param
    return one


def test_every_game_ends_and_replays_to_the_byte(
    table: Table, record_property: Callable[[str, Any], None]
) -> None:
    longest = 0
    for seed in range(table.games):
        match = play_to_the_end(table(seed), random.Random(seed))
        assert match.result is not None
        assert match.result["winners"]
        longest = max(longest, len(match.journal()["answers"]))
        if seed % 4 == 0:
            journal = json.loads(json.dumps(match.journal()))
            assert everything(Match.replay(journal)) == everything(match)
    record_property("longest game, in answers", longest)


def test_what_was_told_stays_as_it_was_told(table: Table) -> None:
    """An event contains nothing that the game changes later."""
    match = table(7)
    told: list[bytes] = []
    for moment in moments(match, random.Random(7)):
        told += [encoded(event.data()) for event in moment.news(len(told))]
    assert [encoded(event.data()) for event in match.events] == told


def test_a_copy_is_the_same_at_every_moment(table: Table) -> None:
    rng = random.Random(1)
    for seed in range(table.walks):
        told = 0  # how many events have been compared
        for moment in moments(table(seed), rng):
            copy, news = moment.copy(), moment.news(told)
            assert copy.view(0) == moment.view(0)
            assert copy.news(told) == news
            told += len(news)
            if rng.random() < 0.02:
                assert everything(copy) == everything(moment)
                before = everything(moment)
                play_to_the_end(copy, random.Random(seed))
                assert everything(moment) == before


def test_a_match_goes_on_the_same_from_a_copy(table: Table) -> None:
    """A whole game in which every answer is given to a fresh copy."""
    straight = play_to_the_end(table(5), random.Random(5))
    match, rng = table(5), random.Random(5)
    while match.waiting:
        seat = rng.choice(list(match.waiting))
        answer = match.waiting[seat].sample(rng)
        match = match.copy()
        match.answer(seat, answer)
    assert everything(match) == everything(straight)


def test_imagine_never_contradicts_the_view(table: Table) -> None:
    rng = random.Random(2)
    for seed in range(table.walks + 1):
        for moment in moments(table(seed), rng):
            if rng.random() < 0.2:
                seat = rng.randrange(moment.seats)
                imagined = moment.imagine(seat, rng)
                assert imagined.view(seat) == moment.view(seat)
                assert imagined.copy().view(seat) == moment.view(seat)
                if rng.random() < 0.05:
                    other = imagined.copy()
                    play_to_the_end(imagined, random.Random(seed))
                    play_to_the_end(other, random.Random(seed))
                    assert imagined.result == other.result


def test_options_check_sample_and_default_agree(table: Table) -> None:
    rng = random.Random(3)
    unlisted: dict[str, int] = {}
    for moment in moments(table(1), rng):
        for decision in moment.waiting.values():
            options = decision.options()
            assert options
            assert len({encoded(option) for option in options}) == len(options), "no option twice"
            assert not decision.is_forced or options == [decision.default]
            assert decision.is_forced or len(options) > 1 or not decision.listable
            sample = decision.sample(rng)
            for answer in (rng.choice(options), sample, decision.default):
                assert same(decision.check(answer), answer)
                assert not decision.listable or is_listed(decision, answer)
            if not decision.listable:
                assert all(same(decision.check(option), option) for option in options)
                seen_before = unlisted.setdefault(decision.kind, 0)
                unlisted[decision.kind] = seen_before + (not is_listed(decision, sample))
            encoded(decision.data())
    assert all(unlisted.values()), "what is never answered off its list could be listed"


def test_what_was_sent_as_json_can_be_made_again(table: Table) -> None:
    """A client far from the match has only data, from which it rebuilds the same decisions and
    events."""
    rng, told = random.Random(3), 0
    for moment in moments(table(3), rng):
        for seat, decision in moment.waiting.items():
            view = json.loads(encoded(moment.view(seat)))
            question = moment.game.decision(view)
            assert encoded(question.data()) == encoded(decision.data())
            assert question.options() == decision.options()
            for n in range(3):
                sample = question.sample(random.Random(n))
                assert same(sample, decision.sample(random.Random(n)))
                assert same(question.check(sample), sample)
        for event in moment.news(told):
            data = json.loads(encoded(event.data()))
            again = moment.game.event({**data, "words": "A sentence beside it."})
            assert again is not None
            assert type(again) is type(event) and encoded(again.data()) == encoded(event.data())
            told += 1
            assert moment.game.event({"kind": "unheard-of"}) is None


def test_the_clock_alone_can_play_a_game(table: Table) -> None:
    """Whatever is asked has a default that is legal."""
    match, rng = table(1), random.Random(4)
    for _ in range(2000):
        if not match.waiting:
            break
        if rng.random() < 0.3:
            match.time_up()
        else:
            seat = rng.choice(list(match.waiting))
            match.answer(seat, match.waiting[seat].sample(rng))
    assert everything(Match.replay(match.journal())) == everything(match)


WORDS = [
    *("fairy", "common", "silver", "black", "amulet", "red", "stop", "pay", ""),
    *("propose", "accept", "offer", "give", "want", "receiver", "use", "gold", "take-back"),
]
ODD = [None, True, False, b"", b"no", math.nan, math.inf, -0.0, 1.5, 10**30]


def plain_garbage(rng: random.Random) -> Any:
    return rng.choice([rng.choice(WORDS), rng.randint(-3, 99), rng.choice(ODD)])


def garbage(rng: random.Random, depth: int = 0) -> Any:
    """Anything at all, made of the words and numbers that answers are made of."""
    if depth == 3 or rng.random() < 0.3:
        return plain_garbage(rng)
    inner = [garbage(rng, depth + 1) for _ in range(rng.randint(0, 3))]
    names = [rng.choice([rng.choice(WORDS), rng.randint(0, 3)]) for _ in inner]
    return rng.choice([inner, tuple(inner), *2 * [dict(zip(names, inner, strict=True))]])


def test_ten_thousand_garbage_answers_are_refused_without_effect(table: Table) -> None:
    rng = random.Random(6)
    chosen = (n == 0 or rng.random() < 0.05 for n in count())  # of a short game, the beginning
    moment_of = [m.copy() for m in moments(table(2), rng) if m.waiting if next(chosen)][:40]
    before = [everything(match) for match in moment_of]
    tried = 0
    for _ in range(table.garbage):
        match = rng.choice(moment_of)
        asked = match.questions  # those who have locked may answer again
        seat = rng.choice([next(iter(match.waiting)), plain_garbage(rng)])
        answer = garbage(rng)
        if type(seat) is int and seat in asked and is_legal(match, seat, answer):
            continue
        tried += 1
        with pytest.raises(Refused) as error:
            match.answer(seat, answer)
        assert str(error.value).endswith("."), f"{answer} gets a sentence"
    assert tried >= 0.75 * table.garbage
    assert [everything(match) for match in moment_of] == before


def is_listed(decision: Decision, answer: Any) -> bool:
    return any(same(option, answer) for option in decision.options())


def is_legal(match: Match, seat: int, answer: Any) -> bool:
    """Whether this is legal: garbage that happens to be an option, with or without zeros, is.

    If answers are not listable, one is legal if it is accepted, and then it must also replay.
    """
    decision = match.questions[seat]
    if isinstance(answer, dict):
        answer = {k: n for k, n in answer.items() if not (type(n) is int and n == 0)}
    if decision.listable or is_listed(decision, answer):
        return is_listed(decision, answer)
    try:
        normal = decision.check(answer)
    except IllegalAnswer:
        return False
    encoded(normal)
    assert same(fresh(normal), normal), "plain data"
    assert same(decision.check(normal), normal), "one normal form"
    copy = match.copy()
    copy.answer(seat, answer)
    assert everything(Match.replay(copy.journal())) == everything(copy)
    return True


def test_a_first_copy_late_in_the_game(table: Table) -> None:
    """A match that was never copied has kept no checkpoint for a while: it catches up."""
    for seed in range(6 * table.walks):
        rng = random.Random(seed)
        stop = rng.randrange(20, 200)
        moment = table(seed)
        for number, _ in enumerate(moments(moment, rng)):
            if number == stop:
                break
        twin = Match.replay(moment.journal())
        assert moment.position(last=True) == twin.copy().position(last=True)
        assert everything(moment.copy()) == everything(twin)
        imagined = twin.imagine(0, rng)
        assert imagined.view(0) == moment.view(0)
        assert imagined.seed != moment.seed, "the seed would tell everything"
        assert all(event.seen_by(0) for event in imagined.events)


def test_writing_into_what_was_shown_changes_nothing(table: Table) -> None:
    """Views, questions, options and events belong to their reader; the match is not in them."""
    rng = random.Random(8)
    tried: set[str] = set()
    for moment in moments(table(3), rng):
        kinds = {decision.kind for decision in moment.waiting.values()}
        if kinds <= tried and rng.random() > 0.01:
            continue
        tried |= kinds
        before = everything(moment)
        for seat in (None, *range(moment.seats)):
            scribble(moment.view(seat))
        for decision in moment.waiting.values():
            scribble([decision.data(), decision.options(), decision.default])
        scribble([event.data() for event in moment.news(max(0, len(moment.events) - 5))])
        assert everything(moment) == before


def scribble(data: Any) -> None:
    """Spoil every list and every dict in the data."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data["spoiled"] = True
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.append("spoiled")
