"""Every card of the Tavern Edition in a dozen random games, and every pair of kept cards."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from dragonstones import Match
from dragonstones.games.fist.editions.tavern import TAVERN
from tests.games.fist.scenario import Scenario, position
from tests.games.fist.tavern.conftest import guest
from tests.games.random_play import everything, moments

SPECIALS = sorted({character.id for character, _ in TAVERN.specials})
KEPT = sorted(card for card in SPECIALS if TAVERN.characters[card].is_kept)
PAIRS = [*combinations(KEPT, 2), ("innkeeper", "innkeeper")]


def play(match: Match, rng: random.Random, checked: int) -> None:
    """Play to the end; for a while, check everything before every answer."""
    game = Scenario(match)
    for number, moment in enumerate(moments(match, rng)):
        if number < checked:
            game.check_conservation()
            if number % 5 == 0:
                seat = rng.randrange(match.seats)
                imagined = moment.imagine(seat, rng)
                assert imagined.view(seat) == moment.view(seat)
                Scenario(imagined)
    game.check_conservation()
    assert match.result


@pytest.mark.parametrize("card", SPECIALS)
def test_a_dozen_games_with_every_card(card: str) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        players = [
            guest(
                fairy=6,
                red=rng.randrange(3),
                yellow=rng.randrange(3),
                blue=rng.randrange(3),
                white=int(seed % 7 == 0 and number == 0),
                points=rng.randrange(3),
                spent=rng.randrange(4),
            )
            for number in range(3 + seed % 4)
        ]
        start = position(card, players=players, edition=TAVERN, favor=rng.randrange(3))
        play(Match.from_position(start, seed=seed), rng, checked=12)


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_every_pair_of_kept_cards(first: str, second: str) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        one, other = ([first, second], []) if seed % 2 else ([first], [second])
        magic = {"black": 1, "amulet": 1, "magic_blue": 1, "magic_purple": 1, "fairy_silver": 1}
        players = [
            guest(red=1, blue=2, held=one, **magic),
            guest(yellow=2, white=1, held=other, **magic),
            guest(red=2, blue=1),
        ]
        start = position("thief", "sorcerer", players=players, edition=TAVERN, favor=2, turn=2)
        match = Match.from_position(start, seed=seed)
        play(match, rng, checked=20)
        assert everything(Match.replay(match.journal())) == everything(match)
