"""The Apprentice: better than chance, worse than the Merchant, and wrong in a beginner's way."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.bots import Budget, Moment, make_bot
from dragonstones.bots.fist.apprentice import ROUND
from dragonstones.bots.gold.apprentice import Apprentice as GoldApprentice
from dragonstones.engine import Answer
from dragonstones.games.fist.events import FistsOpened
from dragonstones.games.gold.events import AdventurerPlaced, TokenStolen
from tests.bots.tables import GAMES, play, robbery, wins_alone
from tests.games.fist import scenario as fist
from tests.games.gold import scenario as gold

# -- how well it plays ---------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_alone_among_three_who_play_at_random_it_wins_most_games(game: str) -> None:
    assert wins_alone(game, "apprentice", "random", games=40) >= 18  # 10 would be chance


@pytest.mark.parametrize("game", GAMES)
def test_a_merchant_among_three_apprentices_wins_most_games(game: str) -> None:
    assert wins_alone(game, "merchant", "apprentice", games=20) >= 9  # 5 would be chance


# -- its mistakes in Fist ------------------------------------------------------


def answers(name: str, match: Match, seat: int, times: int = 40) -> list[Answer]:
    """What this many bots with this name would answer here."""
    moment = Moment(match, seat, Budget())
    return [make_bot(match.game.id, name, seed).answer(moment) for seed in range(times)]


def at_auction(*cards: str, **position: Any) -> Match:
    """The first of these cards is up for auction, the others are still to come this turn."""
    return Match.from_position(fist.position(*cards, **position), seed=1)


def coins(bids: list[dict[str, int]]) -> float:
    return mean(bid.get("fairy", 0) + bid.get("common", 0) for bid in bids)


def test_it_overpays_for_the_first_shiny_dragons_of_a_turn() -> None:
    """Three cards with which it could score are still to come."""
    rich = fist.player(red=3, yellow=1, blue=1)
    cards = ("red-dragon", "blue-dragon", "wizard", "magician", "sorcerer", "thief", "enchantress")
    match = at_auction("yellow-dragon", *cards, players=[rich] * 3)
    assert coins(answers("apprentice", match, 0)) > 1.4 * coins(answers("merchant", match, 0))
    last = at_auction("yellow-dragon", then=None, players=[rich] * 3)
    assert coins(answers("apprentice", last, 0)) < coins(answers("apprentice", match, 0))


def test_it_bids_round_numbers_and_holds_its_silver_back() -> None:
    match = play("fist-2002", ["apprentice"] * 4, seed=5)
    opened = [event for event in match.events if isinstance(event, FistsOpened)]
    gold = [fist for event in opened if event.stage == "gold" for fist in event.fists]
    n = [fist.get("fairy", 0) + fist.get("common", 0) for fist in gold]
    assert len(n) > 100 and sum(value in ROUND for value in n) > 0.95 * len(n)  # or all it has
    silver = [
        f.get("silver", 0) for event in opened if event.stage == "silver" for f in event.fists
    ]
    assert silver and max(silver) <= 2


def test_it_overlooks_who_would_win_unless_the_card_is_a_plain_scorer() -> None:
    """With two points and all stones, seat 1 wins with the Wizard, or with a Ghost of it."""
    me, rival = fist.player(black=1), fist.player(points=2, red=2, yellow=2, blue=2)
    players = [me, rival, fist.player()]
    plain = at_auction("wizard", "red-dragon", players=players)
    hidden = at_auction("ghost", "red-dragon", players=players)

    def curses(name: str, match: Match) -> int:
        return sum("black" in bid for bid in answers(name, match, 0))

    assert curses("merchant", hidden) > 30 and curses("merchant", plain) > 30
    assert curses("apprentice", hidden) == 0 < curses("apprentice", plain) < 25


def test_it_always_pays_the_same_way() -> None:
    three_red = fist.player(red=3, blue=2)  # four any stones: the red ones are worth keeping
    game = fist.Scenario(at_auction("magician", "sorcerer", players=[three_red] * 3))
    game.bid(1, 0, 0)
    game.choose(0, "either", "first")
    ways = game.match.waiting[0].options()
    assert answers("apprentice", game.match, 0, times=5) == [ways[0]] * 5
    assert len(ways) > 1


# -- its mistakes in Dragon's Gold ---------------------------------------------


def test_it_sends_the_strongest_first() -> None:
    def first(name: str) -> list[str]:
        found: dict[int, str] = {}
        for event in play("dragons-gold", [name] * 4, seed=3).events:
            if isinstance(event, AdventurerPlaced):
                found.setdefault(event.seat, event.adventurer)
        return list(found.values())

    assert first("apprentice") == ["knight-4"] * 4 != first("merchant")


def test_it_looks_at_the_number_of_tokens() -> None:
    def share(name: str) -> Answer:
        row = gold.dragon("6-6-0", (1, "wizard"), (0, "knight-3"), gold=3, silver=4)
        game = gold.Scenario(Match.from_position(gold.position(row, split="divide"), seed=1))
        game.place(0, "knight-4", 0)
        game.divide(1, {"silver": 4}, {"gold": 3})
        return answers(name, game.match, 0, times=1)[0]

    assert share("apprentice") == 0
    assert share("merchant") == 1


def haggle(mine: int) -> list[Answer]:
    """The Apprentice's answers if seat 1 would leave it this many of four gold."""
    row = gold.dragon("6-6-0", (0, "knight-4"), gold=4)
    game = gold.Scenario(Match.from_position(gold.position(row, active=1, timer=None), seed=1))
    game.place(1, "wizard", 0)
    game.place(2, "wizard", 1)
    game.place(0, "thief", 1)
    game.place(1, "thief", 0)
    game.propose(1, {0: {"gold": mine} if mine else {}, 1: {"gold": 4 - mine}})
    return answers("apprentice", game.match, 0)


def test_it_accepts_too_early_or_insists_on_an_even_split() -> None:
    """It is twice as strong as its rival, but never considers that."""
    one = haggle(1)
    assert 20 < one.count({"accept": 1}) < 40
    assert {"propose": [{"gold": 2}, {"gold": 2}]} in one
    assert haggle(2).count({"accept": 1}) == 40
    assert haggle(0).count({"accept": 1}) == 0


def test_it_robs_whoever_robbed_it() -> None:
    moment = Moment(robbery(), 0, Budget())
    bot = GoldApprentice(1)
    assert bot.answer(moment) == 2
    bot.see(TokenStolen(1, 0))
    assert bot.answer(moment) == 1
