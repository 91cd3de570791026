"""Every level is a partner in Dragon's Gold: it proposes, answers a refusal, and trades."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.bots import Budget, Players, make_bot
from dragonstones.engine import Answer
from dragonstones.games.gold.events import ShareTaken
from tests.games.gold.scenario import Scenario, dragon, player, position

LEVELS = ("apprentice:eager", "apprentice:shy", "merchant:bold", "merchant:patient", "archmage")

HOARD = {"silver": 4, "gold": 2, "sapphire": 1, "amber": 1}
#: What a stubborn rival would leave the bot: little, and something different each time.
LEFT: tuple[dict[str, int], ...] = ({}, {"silver": 1}, {"sapphire": 1}, {"silver": 1, "amber": 1})
#: How often a bot is asked before the rival loses patience: about ten seconds by the clock.
ROUNDS = 5


def haggle(level: str, seed: int) -> list[tuple[str, list[Answer]]]:
    """What the bot says to each split of a rival: proposals, or that it agrees."""
    row = dragon("6-6-0", (0, "knight-3"), **HOARD)
    match = Match.from_position(position(row, active=1, timer=60), seed=seed)
    Scenario(match).place(1, "knight-4", 0)
    players = Players(match, {0: make_bot("dragons-gold", level, seed)}, Budget(playouts=4))
    said: list[tuple[str, list[Answer]]] = [("first", [])]
    for left in (None, *LEFT):
        if left is not None:
            rest = {token: n - left.get(token, 0) for token, n in HOARD.items()}
            match.answer(1, {"propose": [left, rest]})
            said.append((f"{left}", []))
        for _ in range(ROUNDS):
            answer = players.ask(0)
            if not match.waiting[0].says_nothing(answer):
                match.answer(0, answer)
                said[-1][1].append(answer)
            if not match.view()["table"]["negotiation"]:
                return said
    return said


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_does_not_want_a_split_gets_another_one(level: str) -> None:
    for seed in range(4):
        (_, first), *refusals = haggle(level, seed)
        assert "propose" in first[0]
        answered = [answers for _, answers in refusals if answers]
        assert len(answered) >= len(refusals) - 1  # once it may insist on what it said
        proposed = [
            answer["propose"] for some in answered for answer in some if "propose" in answer
        ]
        assert all(one != other for one, other in pairwise(proposed))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_says_the_same(level: str) -> None:
    assert haggle(level, 3) == haggle(level, 3)


def test_nobody_else_pays_for_an_answer() -> None:
    """One of three fighters wants everything; the bot's answer leaves something for the third."""
    row = dragon("10-6-4", (0, "knight-4"), (1, "knight-4"), gold=6, hidden=0)
    match = Match.from_position(position(row, active=2, timer=60, bag={}), seed=1)
    Scenario(match).place(2, "thief", 0)
    players = Players(match, {0: make_bot("dragons-gold", "merchant", 1)})
    match.answer(0, players.ask(0))
    match.answer(1, {"propose": [{"gold": 1}, {"gold": 5}, {}]})
    for _ in range(ROUNDS):
        answer = players.ask(0)
        if "propose" in answer:
            assert answer["propose"][2]
            match.answer(0, answer)


# -- the Market -----------------------------------------------------------------


def market(*players: Any, **more: Any) -> Match:
    """The Market opens as soon as seat 0 has killed the dragon; no more gems are to come."""
    row = dragon("5-4-1", (0, "knight-4"), silver=1)
    more = {"timer": 60, "bag": {"silver": 20}, **more}
    match = Match.from_position(position(row, players=players, replaced=6, **more), seed=1)
    Scenario(match).place(0, "wizard", 0)
    return match


def knowing(level: str, match: Match) -> Players:
    """A bot at seat 0 that has seen what the others took."""
    bot = make_bot("dragons-gold", level, 1)
    for seat in range(1, match.seats):
        bot.see(ShareTaken(seat, match.view(seat)["table"]["seats"][seat]["stash"]))
    return Players(match, {0: bot}, Budget(playouts=4))


def test_the_apprentice_offers_in_the_market_what_it_does_not_collect() -> None:
    match = market(player(amber=3, emerald=1), player(amber=1, emerald=3), player())
    answer = knowing("apprentice", match).ask(0)
    assert answer == {"offer": {"receiver": 1, "give": {"emerald": 1}, "want": {"amber": 1}}}


@pytest.mark.parametrize("level", ["apprentice", "merchant", "archmage"])
def test_nobody_leaves_the_market_at_once(level: str) -> None:
    match = market(player(silver=1), player(), player())
    players = knowing(level, match)
    answers = [players.ask(0) for _ in range(12)]
    assert answers[:4] == ["wait"] * 4
    assert answers[-1] == "done"


@pytest.mark.parametrize("level", ["apprentice", "merchant"])
def test_a_bad_offer_is_answered_by_a_better_one(level: str) -> None:
    match = market(player(amber=3, gold=6), player(amber=3), player(amber=3), rules="advanced")
    players = knowing(level, match)
    bad = {"receiver": 0, "give": {"amber": 1}, "want": {"gold": 6}}
    match.answer(1, {"offer": bad})
    answer = players.ask(0)
    assert answer["offer"]["receiver"] == 1
    assert answer["offer"]["want"] == {"amber": 1}
    assert sum(answer["offer"]["give"].values()) <= 2
