"""Whole games of bots, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dragonstones import Match
from dragonstones.bots import Players, budget_of, make_bot
from tests.games.gold.scenario import Scenario, dragon, player, position

GAMES = ("fist-2002", "fist-tavern", "dragons-gold")


def new_match(game: str, seats: int, seed: int | str, **options: Any) -> Match:
    """A match without a clock, so that bots alone can play it."""
    clock = {"timer": None} if game == "dragons-gold" else {}
    return Match.new(game, seats, seed, clock | options)


def play(game: str, names: Sequence[str], seed: int | str, **options: Any) -> Match:
    """A game of these bots, played to its end; no bot may fail."""
    match = new_match(game, len(names), seed, **options)
    bots = {seat: make_bot(game, name, f"{seed}/{seat}") for seat, name in enumerate(names)}
    players = Players(match, bots, {seat: budget_of(name) for seat, name in enumerate(names)})
    while match.waiting:
        for seat in list(match.waiting):
            if seat in match.waiting:
                match.answer(seat, players.ask(seat))
    assert not players.mishaps
    return match


def wins_alone(game: str, alone: str, others: str, games: int) -> int:
    """How often one bot wins against three of another kind, in each seat in turn."""
    wins = 0
    for number in range(games):
        names = [others] * 4
        names[number % 4] = alone
        result = play(game, names, f"alone/{number}").result
        assert result is not None
        wins += number % 4 in result["winners"]
    return wins


def robbery() -> Match:
    """Seat 0 can rob seat 1, who is poor, or seat 2, who is rich and leads."""
    row = dragon("7-6-1", (0, "thief"), (0, "wizard"), (1, "wizard"), hidden=0, silver=1)
    seats = [player(), player(silver=1), player(gold=9)]
    match = Match.from_position(position(row, players=seats, active=2, timer=None), seed=1)
    game = Scenario(match)
    game.place(2, "knight-4", 0)
    game.agree({0: {}, 1: {"silver": 1}, 2: {}})
    assert game.waiting == {0: "rob"}
    return match
