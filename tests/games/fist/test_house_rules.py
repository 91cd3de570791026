"""House rules: options whose every value is a game that ends, and that a table tells of."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dragonstones import BadSetup, Match
from dragonstones.bots import Players, make_bot
from dragonstones.engine import game_of, get_game
from dragonstones.text import texts
from tests.games.fist.test_home_made import EDITION, HERMIT, bringing, check_whole_game
from tests.games.random_play import moments


def values(edition: str) -> dict[str, Any]:
    options = get_game(edition).options
    return {name: list(option.values) for name, option in options.items() if option.values}


@st.composite
def variants(draw: st.DrawFn, edition: str) -> dict[str, Any]:
    """Any house rules, and sometimes a home-made card."""
    known = {name: st.sampled_from(some) for name, some in values(edition).items()}
    chosen: dict[str, Any] = draw(st.fixed_dictionaries({}, optional=known))
    return chosen | (bringing(HERMIT) if draw(st.booleans()) else {})


@EDITION
@settings(
    max_examples=12,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
@given(data=st.data())
def test_every_variant_ends(edition: str, data: st.DataObject) -> None:
    options = data.draw(variants(edition))
    seed, seats = data.draw(st.integers(0, 999)), data.draw(st.integers(3, 6))
    check_whole_game(Match.new(edition, seats=seats, seed=seed, options=options), seed)


@EDITION
def test_bots_play_the_shortest_and_the_longest(edition: str) -> None:
    for place in (0, -1):
        options = {name: some[place] for name, some in values(edition).items()}
        match = Match.new(edition, seats=4, seed=1, options=options)
        levels = ("merchant", "apprentice", "archmage", "merchant")
        bots = {n: make_bot(edition, level, n) for n, level in enumerate(levels)}
        players = Players(match, bots)
        for _ in range(40):
            for seat in list(match.waiting)[:1]:
                match.answer(seat, players.ask(seat))
        assert players.mishaps == []


# -- one by one ---------------------------------------------------------------------------


def test_what_everybody_begins_with() -> None:
    options = {"fairy": 10, "common": 0, "silver": 6, "stones": 2}
    table = Match.new("fist-2002", seats=6, seed=1, options=options).view(0)["table"]
    mine = table["seats"][0]
    assert mine["screen"] == {"fairy": 10, "common": 0, "silver": 6, "black": 0, "amulet": 0}
    assert sum(mine["stones"].values()) == 2
    assert table["bank"]["coins"]["fairy"] == 0


def test_so_many_points_win() -> None:
    for points in (2, 5):
        match = Match.new("fist-2002", seats=3, seed=2, options={"points": points})
        assert match.view()["table"]["goal"] == points
        for _ in moments(match, random.Random(2)):
            pass
        assert match.result and max(match.result["points"]) == points


@pytest.mark.parametrize("specials", [1, 2, 3, 4])
def test_so_many_specials_come_every_turn(specials: int) -> None:
    match = Match.new("fist-2002", seats=3, seed=3, options={"specials": specials})
    table = match.view()["table"]
    cards = [table["auction"]["card"], *table["to_come"]]
    assert len(cards) == 8 + specials


@EDITION
@pytest.mark.parametrize("witches", [0, 1, 2])
def test_so_many_witches(edition: str, witches: int) -> None:
    """One of them is auctioned first; the others come when they come."""
    match = Match.new(edition, seats=3, seed=4, options={"witches": witches})
    table = match.view()["table"]
    first, later = table["auction"]["card"], table["to_come"]
    assert [first, *later].count("witch") == witches
    assert (first == "witch") == (witches > 0)


# -- what is said of it -----------------------------------------------------------------------


def test_only_what_is_not_by_the_book_is_told() -> None:
    match = Match.new("fist-2002", seats=3, seed=5, options={"points": 4, "silver": 5})
    assert match.view()["table"]["options"] == match.position()["options"] == {"points": 4}
    assert game_of(json.loads(json.dumps(match.view()))) is match.game
    game = get_game("fist-2002")
    assert game.house_rules_in(match.options) == {"points": 4}
    usual = Match.new("fist-2002", seats=3, seed=5, options={"points": 3})
    assert usual.game is game and game.house_rules_in(usual.options) == {}


@pytest.mark.parametrize("options", [{"points": 1}, {"points": 6}, {"common": 3}, {"witches": 3}])
def test_what_might_not_end_or_is_not_in_the_box_is_refused(options: dict[str, int]) -> None:
    with pytest.raises(BadSetup, match="cannot be"):
        Match.new("fist-2002", seats=3, seed=1, options=options)


def test_the_cards_say_how_many_witches_there_are() -> None:
    match = Match.new("fist-2002", seats=3, seed=1, options={"witches": 2})
    [witch] = [card for card in texts("en").cards(match.game) if card.id == "witch"]
    assert (witch.copies, witch.kind) == (2, "standard")
