"""`phase` in a view: where the game is, in a word that everybody may know."""

from __future__ import annotations

from typing import Any

import pytest

from dragonstones import Match
from dragonstones.games.fist.editions.tavern import TAVERN
from tests.games.random_play import encoded

from .scenario import Scenario, Start, player, position
from .tavern.conftest import guest


def phase(game: Scenario) -> str:
    """The phase, which must be the same for every viewer."""
    phases = {game.match.view(seat)["table"]["phase"] for seat in (None, *range(3))}
    [phase] = phases
    return str(phase)


def test_the_phases_of_an_auction(scenario: Start) -> None:
    game = scenario("ancient-dragon", players=[player(points=2, red=4), player(), player()])
    assert phase(game) == "bids"
    game.bid(2, 2, 0)
    assert phase(game) == "silver"
    game.silver({0: 1, 1: 0})
    assert phase(game) == "power"
    game.choose(0, "stone", "red")
    assert phase(game) == "bids"


def test_doubling_is_part_of_the_power(scenario: Start) -> None:
    game = scenario("gnome", players=[player(held=["doppelganger"]), player(), player()])
    game.bid(1, 0, 0)
    assert (game.waiting, phase(game)) == ({0: "double"}, "power")


def test_a_game_that_is_won_is_over(scenario: Start) -> None:
    game = scenario("quack-wizard", players=[player(points=2), player(), player()])
    game.bid(1, 0, 0)
    assert phase(game) == "over"


def tavern_game(*cards: str, **more: Any) -> Scenario:
    return Scenario(Match.from_position(position(*cards, edition=TAVERN, **more), seed=1))


def test_choosing_specials_and_claiming_are_phases() -> None:
    players = [guest(), guest(), guest()]
    game = tavern_game("red-dragon", then=None, players=players, favor=1)
    game.bid(0, 0, 0)
    assert (game.waiting, phase(game)) == ({1: "claim"}, "no-bids")
    game.answer(1, "fairy")
    while phase(game) != "specials":
        [seat] = game.match.waiting
        game.answer(seat, game.match.waiting[seat].default)
    [kind] = game.waiting.values()
    assert kind == "discard-special"


@pytest.mark.parametrize("card", ["crook", "innkeeper"])
def test_the_phase_does_not_tell_who_is_asked_in_secret(card: str) -> None:
    """Two tables on which another player holds the card that may act now: the phase is the same,
    and to a third player so is everything but where the card lies."""
    shown = []
    for holder in (1, 2):
        held: list[list[str]] = [[], [], []]
        held[holder] = [card]
        game = tavern_game("red-dragon", players=[guest(held=cards) for cards in held])
        game.bid(2, 2, 0)
        assert game.waiting == {holder: "use"}
        view = game.match.view(0)
        assert (view["waiting"], view["table"]["phase"]) == (None, "fists")
        for seat in view["table"]["seats"]:
            del seat["held"]
        shown.append(encoded(view))
    assert shown[0] == shown[1]
