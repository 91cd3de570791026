"""The Archmage of Fist: sees what wins, curses what would lose, and cannot be read."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from dragonstones import BadSetup, Match
from dragonstones.bots import Bot, Budget, Moment, Players, bots, make_bot
from dragonstones.bots.fist.archmage import Archmage
from dragonstones.bots.fist.best_response import BestResponse
from dragonstones.bots.fist.merchant import Appraisal
from dragonstones.bots.fist.outlook import Outlook, features
from dragonstones.bots.fist.quick import QuickHand, Worths
from dragonstones.bots.fist.search import Search, possible, reasonable_fists
from dragonstones.bots.fist.weights import WEIGHTS
from dragonstones.engine import Answer
from dragonstones.games.fist.auction import worth
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.games.fist.goods import BLUE, COMMON, RED
from tests.bots.tables import play
from tests.games.fist.scenario import player, position

FOUR = [player(), player(), player(), player()]


def match_with(*to_come: str, players: list[Any], **more: Any) -> Match:
    return Match.from_position(position(*to_come, players=players, **more), seed=1)


def thought(match: Match, seat: int = 0, thoughts: int = 40, name: str = "archmage") -> Any:
    """Its reasons for its answer, which it also gives."""
    bot = make_bot(match.game.id, name, 1)
    moment = Moment(match, seat, Budget(playouts=thoughts))
    moment.decision.check(bot.answer(moment))
    return bot.why()


def likely(why: Any) -> Answer:
    best: Any = max(why["considered"], key=lambda one: one["weight"])
    return best["answer"]


# -- what it does ----------------------------------------------------------------


def test_what_wins_the_game_is_worth_all_its_gold() -> None:
    """The Wizard scores for three colours; nobody else could use this card."""
    first = player(red=1, yellow=1, blue=1, points=2)
    why = thought(match_with("wizard", players=[first, *FOUR[1:]]))
    assert worth(why["answer"]) >= 4
    assert why["chance_after"] > 0.75
    assert why["chance_after"] > why["chance"]


def test_it_curses_what_would_win_a_rival_the_game() -> None:
    rival = player(red=1, yellow=1, blue=1, points=2)
    poor = player(fairy=1, common=0, black=1)
    why = thought(match_with("wizard", players=[poor, rival, player(fairy=2), player(fairy=2)]))
    assert likely(why) == {"black": 1}
    assert why["chance_after"] > why["chance"]


def test_it_pays_little_for_what_is_of_little_use() -> None:
    """Without four stones of a colour the Sorcerer gives one Common Gold."""
    match = match_with("sorcerer", "wizard", players=[player(red=1, blue=1, yellow=1), *FOUR[1:]])
    why = thought(match, thoughts=100)
    spent = sum(worth(one["answer"]) * one["weight"] for one in why["considered"])
    assert spent <= 1.5


def test_alone_it_takes_what_brings_most() -> None:
    """It can pay four stones for the third point, or take silver."""
    match = match_with("magician", players=[player(red=2, blue=2, points=2), *FOUR[1:]])
    for seat in range(4):
        match.answer(seat, {"fairy": 8} if seat == 0 else {})
    assert match.waiting[0].kind == "either"
    why = thought(match)
    assert why["answer"] == "first"
    assert [one["weight"] for one in why["considered"]] in ([1.0, 0.0], [0.0, 1.0])
    assert why["chance_after"] == 1.0


def test_it_mixes_its_bids_and_argmax_does_not() -> None:
    """A bot that always bids what looks best is outbid by one coin."""
    for name, least, most in (("archmage", 15, 60), ("argmax", 0, 0)):
        match = Match.new("fist-2002", seats=4, seed=3)
        four: dict[int, Bot] = {seat: make_bot("fist-2002", name, seat) for seat in range(4)}
        players = Players(match, four, Budget(playouts=16))
        mixed = 0
        for _ in range(60):
            seat = next(iter(match.waiting))
            answer, bids = players.ask(seat), match.waiting[seat].kind == "bid"
            why = players.why(seat)
            assert why
            mixed += bids and sum(one["weight"] > 0.05 for one in why["considered"]) > 1
            match.answer(seat, answer)
        assert least <= mixed <= most


def test_a_question_with_one_answer_needs_no_thought() -> None:
    broke = player(fairy=0, common=0, silver=0)
    why = thought(match_with("wizard", players=[broke, *FOUR[1:]]))
    assert (why["answer"], why["playouts"]) == ({}, 0)


def test_without_time_it_answers_as_the_merchant_might() -> None:
    match = match_with("wizard", players=FOUR)
    moment = Moment(match, 0, Budget(seconds=0))
    moment.decision.check(make_bot("fist-2002", "archmage", 1).answer(moment))


def test_it_keeps_to_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here every world costs 20 ms, even the first one, which only serves for a first guess."""
    now = 0.0
    imagine = Match.imagine

    def slow(match: Match, *args: Any, **more: Any) -> Match:
        nonlocal now
        now += 0.02
        return imagine(match, *args, **more)

    monkeypatch.setattr(Match, "imagine", slow)
    match = match_with("wizard", players=FOUR)
    bot = Archmage(1)
    bot.answer(Moment(match, 0, Budget(seconds=0.1, clock=lambda: now)))
    assert 0.06 < now <= 0.1
    why = bot.why()
    assert why and why["playouts"] > 0


# -- what it says ----------------------------------------------------------------


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern"])
def test_it_says_why(game: str) -> None:
    match = Match.new(game, seats=4, seed=3)
    four: dict[int, Bot] = {seat: make_bot(game, "archmage", seat) for seat in range(4)}
    players = Players(match, four, Budget(playouts=4))
    said = 0
    while match.waiting and said < 60:
        for seat in list(match.waiting):
            answer = players.ask(seat)
            why = players.why(seat)
            assert why and json.loads(json.dumps(why)) == why
            assert (why["bot"], why["answer"]) == ("archmage", answer)
            considered = why["considered"]
            assert answer in [one["answer"] for one in considered if one["weight"]]
            assert sum(one["weight"] for one in considered) == pytest.approx(1.0, abs=0.001)
            for odds in why["their_bids"].values():
                assert sum(odds.values()) == pytest.approx(1.0, abs=0.01)
            others = {str(other) for other in range(4) if other != seat}
            assert match.view()["table"]["auction"] is None or set(why["to_others"]) == others
            assert 0 <= why["chance"] <= 1
            assert (why["unit"], why["values_in"]) == ("coins", "chance")
            match.answer(seat, answer)
            said += 1
    assert not players.mishaps


# -- its parts -------------------------------------------------------------------


def test_the_fists_that_it_thinks_of() -> None:
    assert reasonable_fists({"fairy": 2, "common": 1}) == [
        {},
        {"fairy": 1},
        {"fairy": 2},
        {"fairy": 2, "common": 1},
    ]
    assert {"black": 1} in reasonable_fists({"fairy": 1, "black": 1})
    assert {"fairy": 1, "amulet": 1} in reasonable_fists({"fairy": 1, "amulet": 1})
    assert reasonable_fists({"red": 2}) == [{}, {"red": 1}]
    many = reasonable_fists({"fairy": 30})
    assert {"fairy": 30} in many and len(many) < 25


def test_another_worlds_purse_may_be_smaller() -> None:
    match = match_with("wizard", players=[player(fairy=2, common=0), *FOUR[1:]])
    assert possible(match.waiting[0], {"fairy": 5, "common": 1}) == {"fairy": 2, "common": 0}
    match.waiting[0].check(possible(match.waiting[0], {"fairy": 5, "black": 1}))


def test_an_illusionists_two_fists_are_thought_of() -> None:
    first = {**player(held=["illusionist"])}
    start = position("wizard", players=[first, *FOUR[1:]], edition=TAVERN)
    match = Match.from_position(start, seed=1)
    assert match.waiting[0].kind == "use"
    match.answer(0, True)
    assert match.waiting[0].kind == "two-fists"
    for seat in (0, 1):  # the seat that has it, and one that imagines who has it
        why = thought(match, seat, thoughts=6)
        assert why["playouts"] > 0
    assert possible(
        match.waiting[0], {"left": {"fairy": 6}, "right": {"fairy": 6, "common": 1}}
    ) == {"left": {"fairy": 6}, "right": {"fairy": 2, "common": 1}}


def test_the_outlook_knows_who_is_ahead() -> None:
    seats = [player(), player(points=1), player(points=2, red=2, yellow=1, blue=1), player()]
    table = match_with("wizard", players=seats)._table
    chances = Outlook(table.edition, Worths()).chances(table)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[2] > chances[1] > chances[0]
    assert all(len(numbers) == len(WEIGHTS) for numbers in features(table, Worths()))


@pytest.mark.parametrize("edition", [EDITION_2002, TAVERN], ids=lambda edition: edition.id)
def test_the_quick_hand_appraises_as_the_merchant_does(edition: Edition) -> None:
    """The short form of a table gives it the same worths as a full view."""
    seats = [player(red=2), player(blue=4, points=2), *FOUR[2:]]
    match = match_with("wizard", "ghost", players=seats, edition=edition)
    table = match._table
    for seat in table.seats:
        for card in table.edition.characters:
            expected = Appraisal(match.view(seat.number), seat.number).card(card)
            assert Worths().of(table, seat, card) == expected, card


@pytest.mark.parametrize("edition", [EDITION_2002, TAVERN], ids=lambda edition: edition.id)
def test_the_quick_hand_remembers_nothing_that_has_changed(edition: Edition) -> None:
    table = match_with("wizard", "ghost", "alchemist", players=FOUR, edition=edition)._table
    worths, seat = Worths(), table.seats[0]
    for change in (
        lambda: None,
        lambda: table.used.append(table.to_come.pop()),
        lambda: table.bank.__setitem__(COMMON, 1),
        lambda: table.stones.__setitem__(RED, 0),
        lambda: seat.stones.__setitem__(BLUE, 4),
        lambda: table.seats[1].stones.__setitem__(BLUE, 6),
        lambda: setattr(table.seats[1], "points", 2),
    ):
        change()
        for card in table.edition.characters:
            assert worths.of(table, seat, card) == Worths().of(table, seat, card), card


def test_the_same_luck_for_all_answers() -> None:
    """Even where the quick hand asks the Merchant: for the Black Death low bids win."""
    start = position("black-death", players=FOUR, edition=TAVERN)
    world = Match.from_position(start, seed=1).imagine(0, random.Random(1), quiet=True)
    dice, ends = random.Random(0), set()
    hand = QuickHand(dice, Worths())
    for _ in range(4):
        played = world.copy(quiet=True)
        dice.seed(7)
        hand.play_on(played, until=lambda table: "black-death" in table.used)
        ends.add(json.dumps([played.view(seat) for seat in range(4)]))
    assert len(ends) == 1


def test_the_quick_hand_bids_as_the_merchant_does() -> None:
    """On average, for cards of every worth."""
    stones = player(red=3, yellow=1, blue=1, points=1)
    for card in ("wizard", "sorcerer", "red-dragon", "alchemist", "thief"):
        match = match_with(card, players=[stones, *FOUR[1:]], then="magician")
        world = match.imagine(0, random.Random(1), quiet=True)
        hand = QuickHand(random.Random(2), Worths())
        moment = Moment(match, 0, Budget(seconds=0))
        quick = [worth(hand.answer(world, match.waiting[0])) for _ in range(300)]
        slow = [worth(make_bot("fist-2002", "merchant", n).answer(moment)) for n in range(300)]
        assert sum(quick) / 300 == pytest.approx(sum(slow) / 300, abs=0.35), card


def test_the_quick_hand_plays_whole_games_legally() -> None:
    for game in ("fist-2002", "fist-tavern"):
        rng = random.Random(5)
        world = Match.new(game, seats=5, seed=5).imagine(0, rng, quiet=True)
        QuickHand(rng, Worths()).play_on(world, until=lambda table: False)
        assert world.result


# -- stronger, and harder to read --------------------------------------------------


def test_it_beats_merchants_with_little_thought() -> None:
    """A fair share is two of eight."""
    wins = 0
    for number in range(8):
        names = ["merchant"] * 4
        names[number % 4] = "archmage:20"
        result = play("fist-2002", names, f"strength/{number}").result
        assert result
        wins += number % 4 in result["winners"]
    assert wins >= 5


class Always(Bot):
    """Always makes the same bid, and says so."""

    def __init__(self, seed: int | str) -> None: ...

    def answer(self, moment: Moment) -> Answer:
        return {"fairy": 3}

    def why(self) -> dict[str, Any]:
        return {"considered": [{"answer": {"fairy": 3}, "weight": 1.0}]}


def test_the_best_response_outbids_who_can_be_read_by_one_coin() -> None:
    match = match_with("wizard", players=[player(red=1, yellow=1, blue=1, points=1), *FOUR[1:]])
    bot = BestResponse(1, Always)
    assert bot.answer(Moment(match, 0, Budget(playouts=30))) == {"fairy": 4}


@pytest.mark.parametrize("name", ["archmage", "argmax", "merchant", "best-response:archmage"])
@pytest.mark.parametrize("answered", [(), (1,), (1, 2), (1, 2, 3), (3,)])
def test_who_has_answered_already_makes_no_difference(name: str, answered: tuple[int]) -> None:
    """Neither to a bot that searches nor to one that thinks in another seat."""
    match = match_with("wizard", players=FOUR)
    for seat in answered:
        match.answer(seat, {"fairy": seat})
    bot = make_bot("fist-2002", name, 1)
    first = bot.answer(Moment(match, 0, Budget(playouts=4)))
    again = make_bot("fist-2002", name, 1).answer(Moment(match, 0, Budget(playouts=4)))
    assert match.waiting[0].check(first) == again


def test_a_search_that_knows_its_rivals_leaves_them_as_they_are() -> None:
    match = match_with("wizard", players=FOUR)
    moment = Moment(match, 0, Budget(playouts=5))
    known = Search(moment, random.Random(1)).rivals
    before = {seat: mix.strategy() for seat, mix in known.items()}
    search = Search(moment, random.Random(1), known)
    for _ in range(8):
        search.think()
    assert {seat: mix.strategy() for seat, mix in known.items()} == before
    assert search.mix.thoughts == 8


def test_the_best_response_is_no_bot_for_a_table() -> None:
    assert isinstance(make_bot("fist-2002", "best-response:merchant", 1), BestResponse)
    assert not {"best-response", "argmax"} & set(bots("fist-2002"))
    wrong = ("best-response", "best-response:nobody", "best-response:merchant:nobody")
    for name in (*wrong, "best-response:best-response:merchant"):
        with pytest.raises(BadSetup):
            make_bot("fist-2002", name, 1)
