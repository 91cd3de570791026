"""A bot can say why: as plain data, honestly, and without playing differently afterwards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.bots import Bot, Budget, Moment, Players, make_bot
from dragonstones.bots.fist.merchant import Appraisal
from dragonstones.bots.fist.rivals import chance_to_win, purse_of
from tests.bots.tables import GAMES, new_match, robbery
from tests.games.fist import scenario as fist
from tests.games.gold import scenario as gold

NAMES = ["merchant", "merchant:sly", "merchant:vengeful", "apprentice"]
NEVER = 10**9

Why = dict[str, Any]


def same(one: Any, other: Any) -> bool:
    """Whether two answers are the same; `True` is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def played(game: str, every: int) -> tuple[list[tuple[str, str, Why]], dict[str, Any]]:
    """A game in which now and then a bot is asked why: which bot, at what decision, and what it
    said; and the journal."""
    options = {"rules": "advanced"} if game == "dragons-gold" else {}
    match = new_match(game, 4, 3, **options)
    players = Players(match, {seat: make_bot(game, name, seat) for seat, name in enumerate(NAMES)})
    said: list[tuple[str, str, Why]] = []
    asked: dict[tuple[int, str], int] = {}
    while match.waiting:
        for seat in list(match.waiting):
            if seat in match.waiting:
                kind = match.waiting[seat].kind
                answer = players.ask(seat)
                asked[seat, kind] = asked.get((seat, kind), 0) + 1
                if asked[seat, kind] % every == 0 or asked[seat, kind] == 1 < every < NEVER:
                    why = players.why(seat)
                    assert why is not None and same(why["answer"], answer)
                    said.append((NAMES[seat], kind, why))
                match.answer(seat, answer)
    assert not players.mishaps
    return said, dict(match.journal())


@pytest.mark.parametrize("game", GAMES)
def test_every_why_is_plain_and_adds_up_and_changes_nothing(game: str) -> None:
    said, journal = played(game, every=12)
    assert played(game, every=NEVER) == ([], journal)
    assert len({kind for _, kind, _ in said}) >= 3
    assert {name for name, _, _ in said} == set(NAMES)
    for name, _, why in said:
        assert json.loads(json.dumps(why, allow_nan=False)) == why
        unit = "points" if "gold" in game else "coins"
        assert (why["bot"], why["unit"], why["values_in"]) == (name, unit, unit)
        weights = [one["weight"] for one in why["considered"]]
        assert sum(weights) == pytest.approx(1) and weights == sorted(weights, reverse=True)
        assert any(same(one["answer"], why["answer"]) for one in why["considered"])


def answered(bot: Bot, match: Match, seat: int) -> Why:
    bot.answer(Moment(match, seat, Budget()))
    why = bot.why()
    assert why is not None
    return why


def test_who_was_never_asked_cannot_say() -> None:
    assert make_bot("fist-2002", "merchant", 1).why() is None
    assert make_bot("dragons-gold", "merchant", 1).why() is None
    assert make_bot("fist-2002", "random", 1).why() is None


# -- Fist ------------------------------------------------------------------------


def auction(*cards: str, **more: Any) -> Match:
    return Match.from_position(fist.position(*cards, **more), seed=1)


def test_a_bid_is_explained_by_worths_and_by_what_others_may_bid() -> None:
    players = [fist.player(red=2), fist.player(red=3, yellow=1), fist.player(fairy=2, spent=6)]
    match = auction("red-dragon", "wizard", "thief", players=players)
    why = answered(make_bot("fist-2002", "merchant", 1), match, 0)
    view = match.view(0)
    worths = [round(Appraisal(view, seat).card("red-dragon"), 4) for seat in range(3)]
    assert why["worth"] == worths[0]
    assert why["to_others"] == {"1": worths[1], "2": worths[2]}
    assert set(why["their_bids"]) == {"1", "2"}
    for odds in why["their_bids"].values():
        assert sum(odds.values()) == pytest.approx(1)
    assert max(map(int, why["their_bids"]["2"])) <= 4  # what it can have: 2 Fairy Gold, 2 Common
    assert len(why["considered"]) > 1, "it mixes"
    assert all("value" in one for one in why["considered"])


def test_it_still_knows_why_when_the_fists_are_open() -> None:
    match = auction("red-dragon", "wizard")
    bot = make_bot("fist-2002", "merchant", 1)
    why = answered(bot, match, 0)
    for seat in range(3):
        match.answer(seat, {"fairy": 8 - seat})
    assert bot.why() == why


def test_a_curse_is_no_bargain() -> None:
    players = [fist.player(black=1), fist.player(points=2, red=2, yellow=2, blue=2), fist.player()]
    match = auction("wizard", players=players)
    why = answered(make_bot("fist-2002", "merchant", 1), match, 0)
    [curse] = [one for one in why["considered"] if one["answer"] == {"black": 1}]
    assert curse["weight"] > 0.7 and "value" not in curse
    assert why["to_others"]["1"] > 50


def test_a_choice_is_explained_by_the_worth_of_its_options() -> None:
    three = [fist.player(points=2, red=3, yellow=1, blue=1)] * 3
    game = fist.Scenario(auction("wizard", players=three))
    game.bid(1, 0, 0)
    assert game.waiting == {0: "either"}
    why = answered(make_bot("fist-2002", "merchant", 1), game.match, 0)
    assert why["answer"] == "first"
    values = {one["answer"]: one["value"] for one in why["considered"]}
    assert values["first"] > values["second"]
    assert [one["weight"] for one in why["considered"]] == [1, 0]


def test_what_a_rival_may_have_is_counted_on_the_table() -> None:
    players = [
        fist.player(),
        fist.player(fairy=3, spent=5, silver=9),
        fist.player(silver=1, blue=2),
    ]
    view = auction("red-dragon", players=players).view(0)
    assert purse_of(view, 1, "gold") == {"fairy": 3, "common": 2}
    assert purse_of(view, 2, "gold") == {"fairy": 8, "common": 2}
    assert purse_of(view, 1, "silver") == purse_of(view, 2, "silver") == {"silver": 5}
    assert purse_of(view, 2, "stones") == {"blue": 2}
    assert purse_of(view, 1, "common") == {"common": 2}


def test_the_chance_to_win_an_auction() -> None:
    rivals = [{0: 0.5, 2: 0.5}, {1: 1.0}]
    assert chance_to_win(0, rivals) == 0
    assert chance_to_win(1, rivals) == 0.25  # tied with one, and the other must stay out
    assert chance_to_win(2, rivals) == 0.75
    assert chance_to_win(3, rivals) == 1


# -- Dragon's Gold ----------------------------------------------------------------


def test_a_theft_is_explained_by_the_worth_of_each_victim() -> None:
    why = answered(make_bot("dragons-gold", "merchant", 1), robbery(), 0)
    values = {one["answer"]: one["value"] for one in why["considered"]}
    assert set(values) == {1, 2} and values[2] > values[1]
    assert why["answer"] == 2


def test_a_negotiation_is_explained_by_what_each_proposal_is_worth() -> None:
    row = gold.dragon("6-6-0", (0, "knight-3"), gold=4)
    match = Match.from_position(gold.position(row, active=1, timer=None), seed=1)
    game = gold.Scenario(match)
    game.place(1, "knight-4", 0)
    game.propose(1, {0: {}, 1: {"gold": 4}})
    why = answered(make_bot("dragons-gold", "merchant", 1), game.match, 0)
    assert (why["worth"], why["to_others"]) == (12, {"1": 12})
    first, bad = why["considered"]
    assert first["answer"] == why["answer"] and "propose" in why["answer"]
    assert first["weight"] == 1 and first["value"] >= 6
    assert bad == {"answer": {"accept": 1}, "weight": 0, "value": 0}


def test_a_turn_is_explained_by_what_each_placing_adds() -> None:
    game = new_match("dragons-gold", 4, 5)
    [seat] = game.waiting
    why = answered(make_bot("dragons-gold", "merchant", 1), game, seat)
    values = [one["value"] for one in why["considered"]]
    assert len(values) == 16 and values[0] == max(values)
