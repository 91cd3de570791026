"""The Archmage of Dragon's Gold: plays to come first, keeps to its budget, and can say why."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.bots import Bot, Budget, Players, make_bot
from dragonstones.bots.gold.appraisal import Memory
from dragonstones.bots.gold.archmage import Archmage
from dragonstones.bots.gold.bargain import Bargain
from dragonstones.bots.gold.chances import Chances
from dragonstones.bots.gold.prospects import Prospects
from dragonstones.bots.gold.rivals import Rival
from dragonstones.engine import Answer
from dragonstones.games.gold.box import none, tokens
from dragonstones.games.gold.events import Agreed, ShareTaken, TreasureLost
from tests.games.gold.scenario import Scenario, dragon, player, position

THOUGHTS = Budget(playouts=25)

BASIC = {"rules": "basic", "split": "negotiation", "gems": 1}


def scenario(*dragons: Any, **more: Any) -> Scenario:
    return Scenario(Match.from_position(position(*dragons, timer=None, **more), seed=1))


def sit_down(game: Scenario, seat: int, budget: Budget = THOUGHTS) -> tuple[Archmage, Players]:
    """An Archmage that has seen how every stash was filled."""
    archmage = Archmage(1)
    for other in range(game.match.seats):
        archmage.see(ShareTaken(other, game.stash(other)))
    return archmage, Players(game.match, {seat: archmage}, budget)


def answer(game: Scenario, seat: int) -> Answer:
    return sit_down(game, seat)[1].ask(seat)


def last_fight(mine: int, theirs: int, **more: Any) -> Scenario:
    """Seats 0 and 1 have killed the last dragon, with four gold; each has this much silver."""
    game = scenario(
        dragon("6-6-0", (0, "knight-3"), gold=4),
        players=[player(silver=mine), player(silver=theirs), player()],
        fill=False,
        pile=[],
        bag={},
        active=1,
        **more,
    )
    game.place(1, "knight-4", 0)
    return game


# -- negotiation ----------------------------------------------------------------


def test_it_takes_what_wins_the_game() -> None:
    game = last_fight(mine=8, theirs=10, steps=1)
    game.propose(1, {0: {"gold": 3}, 1: {"gold": 1}})
    assert answer(game, 0) == {"accept": 1}


def test_it_rather_loses_a_treasure_than_the_game() -> None:
    """Nothing for anybody, and it wins with 15 to 10; with 18 to 19 it would not."""
    game = last_fight(mine=15, theirs=10, steps=1)
    game.propose(1, {0: {"gold": 1}, 1: {"gold": 3}})
    assert answer(game, 0) != {"accept": 1}


def test_it_does_not_insist_on_a_treasure_for_nothing() -> None:
    """In its last step it takes what it can get, if that does no harm."""
    game = last_fight(mine=2, theirs=1, steps=1)
    game.propose(1, {0: {"gold": 2}, 1: {"gold": 2}})
    assert answer(game, 0) == {"accept": 1}


def fight(**more: Any) -> Scenario:
    """Seats 0 and 1 have killed a dragon in the middle of the game."""
    game = scenario(dragon("6-6-0", (0, "knight-3"), gold=4, silver=6), active=1, **more)
    game.place(1, "knight-4", 0)
    return game


def points(share: dict[str, int]) -> int:
    return share.get("silver", 0) + 3 * share.get("gold", 0)


def test_it_holds_out_while_the_other_will_give_way() -> None:
    """It can still get a fair share later; its own proposal asks for more, but not for all."""
    game = fight()
    game.propose(1, {0: {"gold": 2, "silver": 3}, 1: {"gold": 2, "silver": 3}})
    archmage, players = sit_down(game, 0)
    proposal = players.ask(0)
    mine, theirs = proposal["propose"]
    assert 9 < points(mine) < 16 and points(theirs) > 3
    game.propose(0, dict(enumerate(proposal["propose"])))
    for _ in range(10):
        game.answer(0, players.ask(0))
        game.wait(1)
    assert players.ask(0) == {"accept": 1}  # the other did not give way: better this than nothing
    assert archmage._haggler.rivals[1].last > Rival().last


def test_with_a_clock_too_it_gives_way_at_last() -> None:
    match = Match.from_position(
        position(dragon("6-6-0", (0, "knight-3"), gold=4), active=1, timer=10), seed=1
    )
    game = Scenario(match)
    game.place(1, "knight-4", 0)
    game.propose(1, {0: {"gold": 2}, 1: {"gold": 2}})
    _, players = sit_down(game, 0)
    assert {"accept": 1} in [players.ask(0) for _ in range(8)]


def test_a_rival_is_judged_by_what_he_takes_and_leaves() -> None:
    soft, hard = Rival(), Rival()
    soft.took(0.6, 0.5)
    hard.left(1.0, 0.9)
    assert soft.last < Rival().last < hard.last
    first, last = soft.sample(random.Random(1))
    assert first > last


def test_a_treasure_is_split_so_that_everybody_gets_what_he_can_accept() -> None:
    game = fight()
    mine = Prospects(game.match.view(0), Memory())
    bargain = Bargain(mine, [0, 1], {"gold": 4, "silver": 6})
    modest, generous = bargain.seek([0, 0.7]), bargain.seek([0, 1.1])
    assert 0.7 <= modest.ratios[1] < 0.9 and 1.1 <= generous.ratios[1] < 1.3
    assert bargain.lost < generous.value < modest.value
    assert [sum(n) for n in zip(*modest.split, strict=True)] == bargain.treasure


def test_four_archmages_agree() -> None:
    match = Match.new("dragons-gold", seats=4, seed=3, options={"timer": None})
    bots: dict[int, Bot] = {seat: Archmage(seat) for seat in range(4)}
    players = play(match, bots, Budget(playouts=4))
    assert match.result and not players.mishaps
    agreed = sum(isinstance(event, Agreed) for event in match.events)
    lost = sum(isinstance(event, TreasureLost) for event in match.events)
    assert agreed > 3 * lost  # nine in ten over many games


# -- the rest -------------------------------------------------------------------


def test_the_lead_and_how_much_is_to_come_make_the_chance_to_win() -> None:
    chances = Chances(BASIC, 4)
    early, late = (chances.to_win([30, 20, 20, 20], left) for left in (90, 5))
    assert sum(early) == pytest.approx(1) and early[1] == early[2]
    assert 0.25 < early[0] < late[0] < 1
    nothing: list[float] = [0.0] * len(none())
    stashes = [tokens({"amber": 2}), tokens({"amber": 1}), *[tokens({"gold": 1})] * 2]
    first, second, third, _ = chances.points(stashes, nothing)
    assert first == pytest.approx(12, abs=0.2)
    assert second == pytest.approx(0, abs=0.3) and third == pytest.approx(3, abs=0.2)


def test_it_robs_the_one_who_leads() -> None:
    game = scenario(
        dragon("6-6-0", (0, "thief"), (1, "wizard"), silver=3),
        players=[player(silver=9), player(silver=3), player(silver=14)],
        active=2,
    )
    game.place(2, "knight-4", 0)
    game.agree({0: {"silver": 1}, 1: {"silver": 1}, 2: {"silver": 1}})
    assert answer(game, 0) == 2


def test_it_kills_where_the_treasure_is() -> None:
    game = scenario(
        dragon("6-6-0", (0, "knight-4"), silver=1),
        dragon("5-4-1", (0, "knight-3"), gold=6),
    )
    assert answer(game, 0) == {"place": "thief", "dragon": 1}


def test_it_divides_for_those_who_choose_first() -> None:
    """The amber wins seat 1 twelve points, and is worth nothing to seat 0, who chooses first."""
    game = scenario(
        dragon("6-6-0", (1, "thief"), (0, "knight-3"), gold=3, amber=1),
        players=[player(), player(amber=3), player(amber=3)],
        split="divide",
        bag={},
        pile=[],
    )
    game.place(0, "knight-4", 0)
    shares = answer(game, 1)
    mine = next(share for share in shares if "amber" in share)
    assert mine.get("gold", 0) < 3
    game.divide(1, *shares)
    best = max(range(2), key=lambda n: shares[n].get("gold", 0))
    assert answer(game, 0) == best


def test_in_the_market_it_offers_what_helps_it_and_takes_what_does() -> None:
    def market(one: Any, two: Any) -> Scenario:
        game = scenario(
            dragon("5-4-1", (0, "knight-4"), silver=1),
            players=[one, two, player(amber=3, emerald=3)],
            replaced=6,
            bag={"silver": 20},
            rules="advanced",
        )
        game.place(0, "wizard", 0)
        return game

    game = market(player(amber=3, emerald=2), player(amber=2, emerald=3))
    _, players = sit_down(game, 0)
    offered = players.ask(0)["offer"]
    assert offered["receiver"] == 1 and "amber" in offered["want"]
    game.answer(0, {"offer": offered})
    assert players.ask(0) != {"offer": offered}  # not the same again
    game = market(player(silver=3), player(gold=3, silver=3))
    game.offer(1, 0, give={"gold": 1}, want={"silver": 2})
    assert answer(game, 0) == {"accept": 1}
    game = market(player(gold=3), player(silver=3))
    game.offer(1, 0, give={"silver": 1}, want={"gold": 1})
    assert answer(game, 0) != {"accept": 1}


# -- budget, seeds, reasons -----------------------------------------------------


def play(match: Match, bots: dict[int, Bot], budget: Budget) -> Players:
    players = Players(match, bots, budget)
    while match.waiting:
        for seat in list(match.waiting):
            if seat in match.waiting:
                match.answer(seat, players.ask(seat))
    return players


@pytest.mark.parametrize("split", ["negotiation", "divide"])
def test_the_same_seed_plays_the_same_and_says_why(split: str) -> None:
    """A whole game, in which every reason is plain data, and its weights add up to 1."""
    kinds = set()
    journals: list[Any] = []
    for _ in range(2):
        options = {"timer": None, "rules": "advanced", "split": split}
        match = Match.new("dragons-gold", seats=3, seed=8, options=options)
        bots = {seat: make_bot("dragons-gold", "merchant", seat) for seat in (1, 2)}
        players = Players(match, {0: Archmage(5), **bots}, Budget(playouts=2))
        while match.waiting:
            for seat in list(match.waiting):
                if seat not in match.waiting:
                    continue
                kind, given = match.waiting[seat].kind, players.ask(seat)
                match.answer(seat, given)
                if seat == 0 and not journals:
                    why = players.why(0)
                    assert why and why["bot"] == "archmage"
                    assert why["answer"] == json.loads(json.dumps(given))
                    weights = [one["weight"] for one in why["considered"]]
                    assert sum(weights) == pytest.approx(1, abs=0.01), kind
                    assert json.loads(json.dumps(why)) == why
                    if "playouts" in why:
                        assert 0 <= why["chance"] <= 1
                        kinds.add(kind)
        assert not players.mishaps
        journals.append(match.journal())
    assert journals[0] == journals[1]
    assert kinds >= {"turn", "rob", "negotiate" if split == "negotiation" else "divide"}


class SlowClock:
    """Each reading takes ten milliseconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.3])
def test_it_keeps_its_budget(seconds: float) -> None:
    for game, seat in ((fight(), 0), (scenario(dragon("5-4-1", gold=3), dragon("8-8-0")), 0)):
        clock = SlowClock()
        archmage, players = sit_down(game, seat, Budget(seconds, clock=clock))
        game.match.waiting[seat].check(players.ask(seat))
        assert clock.now <= seconds + 0.02  # and the readings at its start and end
        why = archmage.why()
        assert why and (why.get("playouts", 0) > 0) == (seconds > 0)
