"""An observation says what its seat may know, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.engine import games
from dragonstones.research import encoding_of
from dragonstones.research.fields import HIGH, LOW, Layout
from dragonstones.research.play import Play
from tests.games.random_play import moments

STEPS = {"timer": None, "steps": 4, "rules": "advanced", "counter": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("fist-2002", 4, {}),
    ("fist-2002", 3, {"spent": "hidden"}),
    ("fist-tavern", 5, {}),
    ("dragons-gold", 4, STEPS),
    ("dragons-gold", 6, {**STEPS, "split": "divide"}),
]
tables = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


@tables
def test_other_secrets_make_no_other_observation(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """What a seat cannot know is redrawn: its own array stays, and those of others do not all."""
    rng, changed = random.Random(1), 0
    encoding = encoding_of(game, options)
    for match in moments(Match.new(game, seats, 1, options), rng):
        if rng.random() < 0.05:
            seat = rng.randrange(seats)
            imagined = match.imagine(seat, rng)
            before, after = (
                [encoding.layout.observe(one.view(viewer)) for viewer in range(seats)]
                for one in (match, imagined)
            )
            assert before[seat] == after[seat]
            changed += before != after
    assert changed or game == "fist-2002", "the secrets were not others"


def test_coins_behind_another_screen_make_no_other_observation() -> None:
    """Two tables that differ only in what others have behind their screens."""
    position = Match.new("fist-2002", seats=3, seed=1).position()
    rich, poor = position["seats"][1]["screen"], position["seats"][2]["screen"]
    seen = []
    for rich["common"], poor["common"] in ((3, 1), (1, 3)):
        match = Match.from_position(position, seed=1)
        play = Play(match, encoding_of(match.game))
        seen.append([play.observe(seat) for seat in range(3)])
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]


@tables
def test_every_observation_has_its_length_and_bounds(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    layout = encoding_of(game, options).layout
    said: set[str] = set()
    names = layout.names()
    for match in moments(Match.new(game, seats, 2, options), random.Random(2)):
        for seat in match.waiting:
            values = layout.observe(match.view(seat))
            assert len(values) == len(layout) == len(names)
            assert all(LOW <= value <= HIGH for value in values)
            said |= {name for name, value in zip(names, values, strict=True) if value}
    silent = {row.name for row in layout.rows()} - {name_of(layout, name) for name in said}
    assert len(silent) < len(layout.fields) / 3, f"never anything but 0: {silent}"


def name_of(layout: Layout, name: str) -> str:
    """The field to which a value belongs."""
    found = [field.name for field in layout.fields if name == field.name]
    found += [field.name for field in layout.fields if name.startswith(f"{field.name}.")]
    return max(found, key=len)


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_no_two_values_have_one_name_and_rows_leave_no_gap(game: str) -> None:
    layout = encoding_of(game).layout
    names = layout.names()
    assert len(set(names)) == len(names)
    end = 0
    for row in layout.rows():
        assert row.start == end and row.end > row.start and row.meaning
        end = row.end
    assert end == len(layout)


def test_an_observation_in_words() -> None:
    match = Match.new("fist-2002", seats=3, seed=1)
    play = Play(match, encoding_of(match.game))
    play.take(0, 5)
    words = play.encoding.layout.words(play.observe(0)).splitlines()
    for line in ("own.screen.fairy 8", "you.0 1", "phase.bids 1", "asked.bid 1", "spelled.0 5"):
        assert line in words
    assert "spelled.0 5" not in play.encoding.layout.words(play.observe(1))


def test_who_had_nothing_to_choose_does_not_show() -> None:
    """A seat without coins is not asked for a token; the others see it asked like any other."""
    match = Match.new("fist-2002", seats=3, seed=1)
    position = match.position()
    rich = Match.from_position(position, seed=1)
    position["seats"][2]["screen"] = {}
    poor = Match.from_position(position, seed=1)
    names = encoding_of(match.game).layout.names()
    seen = []
    for one in (rich, poor):
        play = Play(one, encoding_of(one.game))
        values = dict(zip(names, play.observe(0), strict=True))
        seen.append([values[f"asked_seats.{seat}"] for seat in range(3)])
        assert play.on() == ([0, 1, 2] if one is rich else [0, 1])
    assert seen == [[1, 1, 1], [1, 1, 1]]
