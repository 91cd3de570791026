"""The Merchant of Dragon's Gold: fair, legal, deterministic, and no fool."""

from __future__ import annotations

import copy
import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.arena.simulate import Series, simulate
from dragonstones.bots import Bot, Budget, Moment, Players, make_bot
from dragonstones.bots.gold.appraisal import Appraisal, Memory
from dragonstones.bots.gold.merchant import Merchant
from dragonstones.engine import Answer
from dragonstones.games.gold.box import OBJECTS, PLACE
from dragonstones.games.gold.events import (
    ObjectUsed,
    ShareTaken,
    StashSeen,
    TokenRecognised,
    TokenStolen,
    Traded,
)
from tests.games.gold.scenario import Scenario, dragon, player, position


def table(names: list[str], seed: int) -> dict[int, Bot]:
    return {
        seat: make_bot("dragons-gold", name, f"{seed}/{seat}") for seat, name in enumerate(names)
    }


def play(match: Match, bots: dict[int, Bot]) -> Match:
    """Play on in rounds. The clock rings when all were asked often and nothing was settled."""
    players = Players(match, bots)
    rounds = Counter[int]()
    while match.waiting:
        number = next(iter(match.waiting.values())).id
        rounds[number] += 1
        if rounds[number] > 40:
            match.time_up(number)
        for seat in list(match.waiting):
            if seat in match.waiting:
                answer = players.ask(seat)
                if answer != "wait" or match.options["timer"] is None:
                    match.answer(seat, answer)
    return match


# -- legal, the same, blind -----------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "split", "timer"),
    list(product(("basic", "advanced"), ("negotiation", "divide"), (None, 60))),
)
def test_every_answer_is_legal_whatever_the_options(
    rules: str, split: str, timer: int | None
) -> None:
    tables: tuple[tuple[list[str], dict[str, Any]], ...] = (
        (["merchant"] * 3, {"steps": 2}),
        (["merchant"] * 6, {"steps": 1, "market": False}),
        (["merchant", "random"] * 2, {"counter": True}),
    )
    for seed, (names, more) in enumerate(tables):
        options = {"rules": rules, "split": split, "timer": timer, **more}
        match = Match.new("dragons-gold", seats=len(names), seed=seed, options=options)
        assert play(match, table(names, seed)).result


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_the_same_seeds_play_the_same_game(rules: str) -> None:
    journals = [
        play(
            Match.new("dragons-gold", seats=4, seed=8, options={"timer": None, "rules": rules}),
            table(["merchant"] * 4, seed),
        ).journal()
        for seed in (1, 1, 2)
    ]
    assert journals[0] == journals[1] != journals[2]


@pytest.mark.parametrize("split", ["negotiation", "divide"])
def test_what_it_cannot_see_changes_nothing(split: str) -> None:
    """At every question of a game: the same bot, with the same memory, in the real match and
    in one with other secrets that looks the same to its seat."""
    rng = random.Random(4)
    options = {"timer": None, "rules": "advanced", "split": split}
    match = Match.new("dragons-gold", seats=4, seed=6, options=options)
    bots = table(["merchant"] * 4, 6)
    players = Players(match, bots)
    differed = 0
    while match.waiting:
        seat = rng.choice(list(match.waiting))
        players.show_news(seat)
        twin = copy.deepcopy(bots[seat])
        other = match.imagine(seat, rng)
        differed += any(match.view(s) != other.view(s) for s in range(4) if s != seat)
        answer = players.ask(seat)
        assert twin.answer(Moment(other, seat, Budget())) == answer
        match.answer(seat, answer)
    assert differed > 50


# -- how well it plays ---------------------------------------------------------


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_table_of_merchants_agrees_and_ends(seats: int, rules: str) -> None:
    options = {"rules": rules}
    series = Series("dragons-gold", seats, 4, "agree", ("merchant",) * seats, options)
    *_, report = simulate(series)
    assert report.finished == 4
    assert report.own_data()["agreed_share"] > 0.85  # 0.97 over many games
    assert report.own_data()["steps_per_fighter"] < 6


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_alone_among_three_who_play_at_random_it_wins(rules: str) -> None:
    names = ("merchant", "random", "random", "random")
    *_, report = simulate(Series("dragons-gold", 4, 20, "alone", names, {"rules": rules}))
    assert report.wins_by_bot["merchant"] >= 14  # nine in ten over many games


def test_also_where_treasures_are_divided_and_chosen() -> None:
    names = ("merchant", "random", "random", "random")
    *_, report = simulate(Series("dragons-gold", 4, 12, "alone", names, {"split": "divide"}))
    assert report.wins_by_bot["merchant"] >= 8


def test_it_uses_every_magic_object() -> None:
    used = Counter[str]()
    for seed in range(24):
        options = {"timer": None, "rules": "advanced"}
        match = Match.new("dragons-gold", seats=3, seed=seed, options=options)
        names = [["merchant", "random", "random"], ["merchant"] * 3][seed % 2]
        play(match, table(names, seed))
        used.update(
            event.object
            for event in match.events
            if isinstance(event, ObjectUsed) and names[event.seat] == "merchant"
        )
    assert sorted(used) == sorted(OBJECTS)


# -- its memory ----------------------------------------------------------------


def stash_of(memory: Memory, seat: int) -> dict[str, float]:
    return {
        token: memory.of(seat)[place] for token, place in PLACE.items() if memory.of(seat)[place]
    }


def test_it_remembers_what_was_taken_and_traded() -> None:
    memory = Memory()
    memory.see(ShareTaken(0, {"gold": 2, "amber": 1}))
    memory.see(ShareTaken(1, {"silver": 3}))
    memory.see(Traded(1, 0, {"silver": 2}, {"amber": 1}))
    assert stash_of(memory, 0) == {"gold": 2, "silver": 2}
    assert stash_of(memory, 1) == {"silver": 1, "amber": 1}


def test_of_a_theft_that_it_did_not_see_it_expects_the_mean() -> None:
    memory = Memory()
    memory.see(ShareTaken(0, {"gold": 3, "amber": 1}))
    memory.see(TokenStolen(1, 0))
    assert stash_of(memory, 0) == {"gold": 2.25, "amber": 0.75}
    assert stash_of(memory, 1) == {"gold": 0.75, "amber": 0.25}


def test_a_theft_that_it_saw_it_knows() -> None:
    memory = Memory()
    memory.see(ShareTaken(0, {"gold": 3, "amber": 1}))
    memory.see(TokenStolen(1, 0))
    memory.see(TokenRecognised(1, 0, "amber"))
    assert stash_of(memory, 0) == {"gold": 3}
    assert stash_of(memory, 1) == {"amber": 1}
    memory.see(TokenStolen(2, 0))
    memory.see(StashSeen(1, 0, {"gold": 2}))
    assert stash_of(memory, 0) == {"gold": 2}


def test_in_a_whole_game_it_never_miscounts() -> None:
    """Every stash has as many tokens as the view says."""
    match = Match.new("dragons-gold", seats=4, seed=2, options={"timer": None, "rules": "advanced"})
    bots = {seat: Merchant(seat) for seat in range(4)}
    players = Players(match, bots)
    while match.waiting:
        seat = next(iter(match.waiting))
        match.answer(seat, players.ask(seat))
        for viewer in range(4):
            players.show_news(viewer)
            view = match.view(viewer)
            appraisal = Appraisal(view, bots[viewer]._memory)
            for stash, one in zip(appraisal.stashes, view["table"]["seats"], strict=True):
                assert sum(stash) == pytest.approx(one["tokens"], abs=0.2)
                assert min(stash) >= 0
            assert sum(appraisal.bag) == pytest.approx(view["table"]["bag"])


# -- what it thinks ------------------------------------------------------------


def scenario(*dragons: Any, **more: Any) -> Scenario:
    return Scenario(Match.from_position(position(*dragons, timer=None, **more), seed=1))


def answer(game: Scenario, seat: int) -> Answer:
    return Players(game.match, {seat: Merchant(1)}).ask(seat)


def appraisal(game: Scenario, seat: int) -> Appraisal:
    """The appraisal of somebody who has seen how every stash was filled."""
    memory = Memory()
    for other in range(game.match.seats):
        memory.see(ShareTaken(other, game.stash(other)))
    return Appraisal(game.match.view(seat), memory)


def test_coins_are_worth_their_points() -> None:
    game = scenario(dragon("6-6-0", gold=1))
    mine = appraisal(game, 0)
    assert (mine.token["silver"], mine.token["gold"], mine.token["red"]) == (1, 3, 1)
    assert mine.token["black-diamond"] == 7


def test_a_gem_is_worth_more_where_the_lead_is_at_stake() -> None:
    few = {"bag": {"silver": 20}}  # no more gems are to come
    game = scenario(dragon("6-6-0"), players=[player(amber=2), player(amber=2), player()], **few)
    mine = appraisal(game, 0)
    assert mine.token["amber"] < 1 < mine.token["sapphire"]  # a tie is enough; nobody has one
    game = scenario(dragon("6-6-0"), players=[player(amber=2), player(amber=3), player()], **few)
    assert appraisal(game, 0).token["amber"] > 10  # tied with the leader


def test_the_cursed_diamond_takes_the_worth_of_all_gems() -> None:
    game = scenario(
        dragon("6-6-0"), players=[player(black_diamond=1), player(), player()], rules="advanced"
    )
    mine = appraisal(game, 0)
    assert mine.token["amber"] == mine.token["diamond"] == 0
    assert mine.token["gold"] == 3
    rich = scenario(
        dragon("6-6-0"),
        players=[player(amber=6, sapphire=6, emerald=5, amethyst=5, diamond=3), player(), player()],
        rules="advanced",
    )
    assert appraisal(rich, 0).token["black-diamond"] < 0


def test_it_kills_where_the_treasure_is() -> None:
    game = scenario(
        dragon("6-6-0", (0, "knight-4"), silver=1),
        dragon("5-4-1", (1, "knight-3"), gold=6),
    )
    assert answer(game, 0) in (
        {"place": "knight-3", "dragon": 1},
        {"place": "thief", "dragon": 1},
    )


def test_it_takes_the_best_share_and_the_best_token() -> None:
    game = scenario(
        dragon("6-6-0", (1, "wizard"), (0, "knight-3"), gold=3, silver=3), split="divide"
    )
    game.place(0, "knight-4", 0)
    game.divide(1, {"silver": 3}, {"gold": 3})
    assert answer(game, 0) == 1
    game = scenario(
        dragon("6-6-0", (0, "thief"), (0, "wizard"), silver=1),
        players=[player(), player(silver=9, gold=1), player()],
        active=1,
    )
    game.place(1, "knight-4", 0)
    game.agree({0: {}, 1: {"silver": 1}})
    assert answer(game, 0) == "gold"


def test_it_divides_about_evenly() -> None:
    game = scenario(
        dragon("6-6-0", (0, "wizard"), (1, "knight-3"), gold=2, silver=4, red=2),
        split="divide",
        active=1,
        rules="advanced",
    )
    game.place(1, "knight-4", 0)
    shares = answer(game, 0)
    assert sorted(share["gold"] for share in shares) == [1, 1]


def fight(**more: Any) -> Scenario:
    """Seats 0 and 1 have killed a dragon with four gold, and must agree."""
    game = scenario(dragon("6-6-0", (0, "knight-3"), gold=4), active=1, **more)
    game.place(1, "knight-4", 0)
    if game.waiting == {0: "use-object"}:
        game.decline(0)
    return game


def test_it_proposes_something_fair() -> None:
    [propose] = answer(fight(), 0).values()
    assert [share["gold"] for share in propose] in ([2, 2], [3, 1])


def test_it_accepts_a_fair_share_and_refuses_a_bad_one() -> None:
    game = fight()
    game.propose(1, {0: {"gold": 3}, 1: {"gold": 1}})
    assert answer(game, 0) == {"accept": 1}
    game = fight()
    game.propose(1, {0: {}, 1: {"gold": 4}})
    assert "propose" in answer(game, 0)


def test_at_the_last_moment_it_gives_way_but_not_for_nothing() -> None:
    for gold, accepts in ((2, True), (0, False)):
        game = fight(steps=2)
        game.wait(0)
        game.propose(1, {0: {"gold": gold} if gold else {}, 1: {"gold": 4 - gold}})
        assert (answer(game, 0) == {"accept": 1}) is accepts


def test_it_turns_the_hourglass_rather_than_lose_everything() -> None:
    game = fight(
        steps=1, rules="advanced", players=[player(objects=["hourglass"]), player(), player()]
    )
    game.propose(1, {0: {}, 1: {"gold": 4}})
    assert answer(game, 0) == {"use": "hourglass"}


def test_with_a_clock_it_concedes_as_it_is_asked_again() -> None:
    match = Match.from_position(
        position(dragon("6-6-0", (0, "knight-3"), gold=2, silver=5), active=1, timer=10), seed=1
    )
    game = Scenario(match)
    game.place(1, "knight-4", 0)
    game.propose(1, {0: {"gold": 1, "silver": 1}, 1: {"gold": 1, "silver": 4}})
    players = Players(match, {0: Merchant(1)})
    answers = [players.ask(0) for _ in range(8)]
    assert "propose" in answers[0]
    assert answers[-1] == {"accept": 1}


@pytest.mark.parametrize("object", ["amulet-of-warding", "stone-of-misdirection"])
def test_it_does_not_let_itself_be_robbed(object: str) -> None:
    game = scenario(
        dragon("6-6-0", (1, "knight-3"), (1, "thief")),
        players=[player(gold=3, silver=1, objects=[object]), player(), player()],
        rules="advanced",
        bag={},
    )
    game.place(0, "wizard", 0)
    assert game.asked(0)["window"] == "robbed"
    assert answer(game, 0) == {"use": object}
    game.use(0, object)
    if object == "stone-of-misdirection":
        assert answer(game, 0) == "silver"


def market(one: Any, two: Any, **more: Any) -> Scenario:
    """The Market opens as soon as seat 0 has killed the dragon. No more gems are to come."""
    third = player(amber=3, emerald=3)
    game = scenario(
        dragon("5-4-1", (0, "knight-4"), silver=1),
        players=[one, two, third],
        replaced=6,
        bag={"silver": 20},
        **more,
    )
    game.place(0, "wizard", 0)
    assert set(game.waiting.values()) == {"trade"}
    return game


def test_in_the_market_it_offers_what_helps_both() -> None:
    """Both are tied in amber and in emeralds: with one more gem, each would lead in one colour."""
    game = market(player(amber=3, emerald=2), player(amber=2, emerald=3), rules="advanced")
    merchant = Merchant(1)
    merchant.see(ShareTaken(1, {"amber": 2, "emerald": 3}))
    merchant.see(ShareTaken(2, {"amber": 3, "emerald": 3}))
    offer = {"receiver": 1, "give": {"emerald": 1}, "want": {"amber": 1}}
    players = Players(game.match, {0: merchant})
    assert players.ask(0) == {"offer": offer}
    game.answer(0, {"offer": offer})
    answers = [players.ask(0) for _ in range(6)]
    assert {"offer": offer} not in answers  # not the same again, and not for ever
    assert answers[-1] == "done"


def test_in_the_market_it_takes_a_good_offer_and_leaves_a_bad_one() -> None:
    game = market(player(silver=3), player(gold=3, silver=3))
    game.offer(1, 0, give={"gold": 1}, want={"silver": 2})
    assert answer(game, 0) == {"accept": 1}
    game = market(player(gold=3), player(silver=3))
    game.offer(1, 0, give={"silver": 1}, want={"gold": 1})
    assert answer(game, 0) != {"accept": 1}
    game = market(player(gold=1), player(silver=3))
    game.offer(1, 0, give={"silver": 3}, want={"gold": 2})  # seat 0 does not have two
    assert answer(game, 0) != {"accept": 1}
