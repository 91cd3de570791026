"""Answers are spelled through masks, and every way through masks ends in a legal answer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from dragonstones import Decision, IllegalAnswer, Match
from dragonstones.engine.plain import same
from dragonstones.research import Encoding, encoding_of
from dragonstones.research.actions import Alphabet, Spelling, number_of
from dragonstones.research.gold import dealt
from tests.games.random_play import moments

STEPS = {"timer": None, "steps": 4, "rules": "advanced"}
DIVIDE = {"timer": None, "steps": 4, "rules": "advanced", "split": "divide"}
TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("fist-2002", 3, {}, 3),
    ("fist-2002", 6, {}, 2),
    ("fist-tavern", 3, {}, 3),
    ("fist-tavern", 6, {}, 3),
    ("dragons-gold", 3, STEPS, 2),
    ("dragons-gold", 6, STEPS, 2),
    ("dragons-gold", 5, DIVIDE, 2),
]


def asked(game: str, seats: int, options: dict[str, Any], games: int) -> Iterator[Decision]:
    """Every question of a few random games."""
    for seed in range(games):
        for match in moments(Match.new(game, seats, seed, options), random.Random(seed)):
            yield from match.waiting.values()


@pytest.mark.parametrize(("game", "seats", "options", "games"), TABLES)
def test_every_answer_can_be_spelled_and_every_spelling_is_an_answer(
    game: str, seats: int, options: dict[str, Any], games: int
) -> None:
    encoding, rng = encoding_of(game, options), random.Random(seats)
    kinds: Counter[str] = Counter()
    for decision in asked(game, seats, options, games):
        kinds[decision.kind] += 1
        for answer in (decision.check(decision.sample(rng)), decision.default):
            spelling = encoding.spelling(decision)
            for token in encoding.spell(decision, answer):
                spelling.take(token)
            assert spelling.is_whole and same(spelling.answer, answer)
        walked = walk(encoding, decision, rng)
        assert same(decision.check(walked.answer), walked.answer)
        assert len(walked.spelled) <= encoding.longest
    assert len(kinds) > 5


def walk(encoding: Encoding, decision: Decision, rng: random.Random) -> Spelling:
    spelling = encoding.spelling(decision)
    while not spelling.is_whole:
        assert len(spelling.legal) > 1, "nobody is asked where there is no choice"
        assert all(0 <= token < len(encoding.alphabet) for token in spelling.legal)
        spelling.take(rng.choice(spelling.legal))
    return spelling


def test_a_token_outside_of_the_mask_is_refused_and_changes_nothing() -> None:
    match = Match.new("fist-2002", seats=3, seed=1)
    spelling = encoding_of("fist-2002").spelling(match.waiting[0])
    spelling.take(8)
    for token in (3, 60, -1, 1000):
        with pytest.raises(IllegalAnswer) as refused:
            spelling.take(token)
        assert refused.value.code == "not-in-mask"
        assert "0, 1 and 2" in str(refused.value) or "0, 1, 2" in str(refused.value)
    assert spelling.spelled == [8] and list(spelling.legal) == [0, 1, 2]


def test_a_bid_needs_few_tokens_where_its_list_is_long() -> None:
    """The masks are computed: nobody lists the thousands of fists."""
    match = Match.new("fist-2002", seats=3, seed=1, options={"fairy": 10, "silver": 6})
    position = match.position()
    position["seats"][0]["screen"] |= {"fairy": 30, "common": 9}
    rich = Match.from_position(position, seed=1)
    spelling = encoding_of(rich.game).spelling(rich.waiting[0])
    assert len(spelling.legal) == 31
    spelling.take(30)
    assert len(spelling.legal) == 10


@pytest.mark.parametrize("n", [2, 3, 5])
@pytest.mark.parametrize("sizes", [(1,), (2, 1), (1, 1, 1), (3, 2), (1, 3), (2, 1, 2)])
def test_every_way_to_divide_is_reached_and_no_other(n: int, sizes: tuple[int, ...]) -> None:
    """All walks against all answers that the decision accepts, on treasures small enough."""
    treasure = dict(zip(("silver", "gold", "red"), sizes, strict=False))
    enough = sum(sizes) >= n
    limits = {"least": 1} if enough else {"most": 1}
    found = {repr(shares) for shares in all_walks(lambda: dealt(treasure, n, **limits))}

    def is_legal(shares: list[dict[str, int]]) -> bool:
        totals = [sum(share.values()) for share in shares]
        return min(totals) >= 1 if enough else max(totals) <= 1

    legal = {repr(shares) for shares in all_walks(lambda: dealt(treasure, n)) if is_legal(shares)}
    assert found == legal and found


def all_walks(begin: Any) -> Iterator[Any]:
    """What every way through a walk ends in; no way is a dead end."""
    ways: list[list[int]] = [[]]
    while ways:
        way = ways.pop()
        walk = begin()
        try:
            legal = next(walk)
            for token in way:
                legal = walk.send(token)
        except StopIteration as end:
            yield end.value
        else:
            assert legal, "a dead end"
            ways += [[*way, token] for token in legal]


def test_a_family_without_an_encoding_of_its_own_counts_its_options() -> None:
    alphabet = Alphabet(10)
    for n in (1, 2, 10, 11, 100, 137):
        options = [f"option {place}" for place in range(n)]
        found = all_walks(partial(number_of, alphabet, options))
        assert sorted(found) == sorted(options)
