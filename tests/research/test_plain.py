"""A game of another package, whose words and fields nobody here knows."""

from __future__ import annotations

import random

import pytest

from dragonstones import Match
from dragonstones.notation import read, write
from dragonstones.research import Encoding
from dragonstones.research.encoding import encoding_of
from dragonstones.research.pettingzoo import environments
from dragonstones.research.play import Play
from dragonstones.research.vector import Vector
from tests.tiny import GAME, tiny, tiny_here

__all__ = ["tiny", "tiny_here"]


@pytest.mark.usefixtures("tiny_here")
def test_it_is_played_through_plain_masks_and_hashed_views() -> None:
    match, rng = Match.new(GAME, 3, 1), random.Random(1)
    play = Play(match, encoding_of(match.game))
    assert type(play.encoding) is Encoding
    seen = set()
    while not play.is_over:
        seat = play.on()[0]
        seen.add(tuple(play.observe(seat)))
        play.take(seat, rng.choice(play.legal(seat)))
    assert len(seen) > 5 and len({len(one) for one in seen}) == 1
    assert read(write(match.journal())) == match.journal()
    assert "dragons_eggs_v0" in environments()
    vector = Vector(GAME, n=2, seats=3)
    for _ in range(30):
        vector.step(vector.masks.argmax(axis=1))
