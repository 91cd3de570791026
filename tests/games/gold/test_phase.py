"""`phase` in a view: where the game is, in a word that everybody may know."""

from __future__ import annotations

from .scenario import Scenario, Start, dragon, player


def phase(game: Scenario) -> str:
    """The phase, which must be the same for every viewer."""
    [phase] = {game.match.view(seat)["table"]["phase"] for seat in (None, *range(3))}
    return str(phase)


def test_the_phases_of_a_kill(scenario: Start) -> None:
    """A turn, the negotiation, the theft, and the next turn."""
    fought = dragon("6-6-0", (1, "wizard"), (1, "thief"), gold=2)
    game = scenario(fought, players=[player(gold=1), player(), player()])
    assert phase(game) == "turn"
    game.place(0, "knight-4", 0)
    assert phase(game) == "negotiation"
    game.match.time_up()
    assert (game.waiting, phase(game)) == ({1: "token"}, "theft")
    game.match.answer(1, "gold")
    assert phase(game) == "turn"


def test_dividing_and_trading_are_phases(scenario: Start) -> None:
    fought = dragon("6-6-0", (1, "knight-4"), gold=3)
    game = scenario(fought, split="divide", replaced=6)
    game.place(0, "knight-3", 0)
    assert phase(game) == "division"
    while phase(game) == "division":
        [seat] = game.match.waiting
        game.match.answer(seat, game.match.waiting[seat].default)
    assert phase(game) == "market"


def test_a_secret_window_is_in_the_phase_of_what_all_have_seen(scenario: Start) -> None:
    """While a seat is asked about a Magic Object, the others see only that a dragon was killed, or
    that the shares are settled."""
    fought = dragon("6-6-0", (1, "knight-4"), gold=2, emerald=1)
    players = [player(objects=["ring-of-confusion"]), player(), player()]
    game = scenario(fought, players=players, rules="advanced")
    game.place(0, "knight-3", 0)
    assert (game.match.view(2)["waiting"], phase(game)) == (None, "treasure")
