"""Why an auction of the Tavern Edition ended as it did, and why the King's Favor passes on."""

from __future__ import annotations

import pytest

from dragonstones.text import texts
from tests.games.fist.scenario import Start
from tests.games.fist.test_reasons import NAMES, reason, said

from .conftest import guest


def test_a_purple_coin(tavern: Start) -> None:
    game = tavern("red-dragon", players=[guest(magic_purple=1), guest(), guest()])
    game.bid({"fairy": 3, "magic-purple": 1}, 2, 0)
    assert game.reasons("won")[0]["how"] == "second"
    sentence = "A purple coin lets the second highest bid win: Ben gets the Red Dragon for 2."
    assert said(game) == said(game, me=0) == [sentence]


def test_nobody_is_second_to_a_purple_coin(tavern: Start) -> None:
    game = tavern("red-dragon", players=[guest(magic_purple=1), guest(), guest()])
    game.bid({"fairy": 3, "magic-purple": 1}, 0, 0)
    assert game.reasons("nobody-won")[0]["why"] == "no-second"
    assert said(game, me=0) == [
        "A purple coin lets the second highest bid win, but nobody is second: "
        "nobody gets the Red Dragon."
    ]


def test_kept_cards_decide(tavern: Start) -> None:
    crook = tavern("red-dragon", players=[guest(), guest(), guest(held=["crook"])])
    crook.bid(2, 2, 0)
    crook.choose(2, "use", True)
    assert said(crook) == ["A tie, and the Crook wins it: Chris gets the Red Dragon."]

    dealer = tavern("red-dragon", players=[guest(), guest(), guest(held=["dealer"])])
    dealer.bid(2, 2, 0)
    dealer.silver({0: 1, 1: 1})
    assert dealer.reasons("won")[0]["by"] == "dealer"
    assert said(dealer, me=0) == [
        "Still tied in silver, and the Dealer wins such ties: Chris gets the Red Dragon. "
        "One more silver would have won it for you."
    ]

    rats = tavern("red-dragon", players=[guest(), guest(), guest(held=["rat-king"])])
    rats.bid(0, 0, 0)
    rats.choose(2, "use", True)
    assert said(rats) == [
        "Nobody bids for the Red Dragon.",
        "Nobody bid, so the Rat King brings Chris the Red Dragon for nothing.",
    ]


def test_the_black_death(tavern: Start) -> None:
    players = [guest(points=1), guest(points=1), guest()]
    least = tavern("black-death", players=players)
    least.bid(0, 1, 2)
    assert said(least, me=0) == ["You bid least and get the Black Death."]

    shared = tavern("black-death", players=players)
    shared.bid(1, 1, 2)
    shared.silver({0: 1, 1: 1})
    assert shared.points == [0, 0, 0]
    assert said(shared) == ["Still tied in silver, so the Black Death strikes Anna and Ben."]

    harmless = tavern("black-death")
    harmless.bid(0, 1, 2)
    [told] = [event for event in harmless.match.events if event.kind == "nothing-happened"]
    words = texts("en").event(told, NAMES, 0), texts("de").event(told, NAMES, 1)
    assert words == (
        "You have no point to lose to the Black Death.",
        "Anna hat keinen Punkt, den der Schwarze Tod nehmen könnte.",
    )


def test_a_card_without_bids_can_be_claimed_or_not(tavern: Start) -> None:
    """Everybody sees who could claim it: the holder of the King's Favor, or of a kept card."""
    nobody = tavern("red-dragon", players=[guest(), guest(), guest()])
    nobody.bid(0, 0, 0)
    assert nobody.reasons("no-bids") == [{"passed_on": True}]

    favored = tavern("red-dragon", players=[guest(), guest(), guest()], favor=0)
    favored.bid(0, 0, 0)
    assert favored.reasons("no-bids") == [{"passed_on": False}]
    favored.choose(0, "claim", "fairy")
    favored.choose(0, "pass-favor", 1)
    assert said(favored)[-1] == "Nobody bid, so the King’s Favor brings Anna the Red Dragon."
    assert favored.reasons("favor-passed") == [{"why": "fewest"}]


@pytest.mark.parametrize(
    ("turn", "why", "sentence"),
    [
        (2, "last", "Ben won the last auction of the turn and gets the King’s Favor."),
        (1, "latest", "Ben was the last to win a card this turn and gets the King’s Favor."),
        (
            2,
            "cursed",
            "Ben bid most for the last card of the turn, cursed or not, and gets the King’s Favor.",
        ),
    ],
)
def test_the_favor_at_the_end_of_a_turn(tavern: Start, turn: int, why: str, sentence: str) -> None:
    cards = ("red-dragon", "blue-dragon") if why == "latest" else ("red-dragon",)
    game = tavern(
        *cards, then=None, players=[guest(black=1), guest(), guest()], favor=None, turn=turn
    )
    game.bid({"black": 1} if why == "cursed" else 0, 2, 0)
    if why == "latest":
        game.bid(0, 0, 0)
    assert game.reasons("favor-passed") == [{"why": why}]
    [passed] = [event for event in game.match.events if event.kind == "favor-passed"]
    assert texts("en").event(passed, NAMES) == sentence


def test_the_troll_asks_what_goes_to_the_bank(tavern: Start) -> None:
    game = tavern("troll", players=[guest(), guest(red=1, blue=1), guest()])
    game.bid(1, 0, 0)
    prompts = texts("en").prompt(game.match.waiting[0].data(), NAMES)
    assert prompts == "Ben has 1 red stone and 1 blue stone. Which stone goes to the bank?"


def test_stones_that_are_hidden_are_not_told(tavern: Start) -> None:
    poor, rich = guest(red=1, held=["elf"]), guest(red=3, blue=1, yellow=1, held=["elf"])
    told = []
    for owner in (poor, rich):
        game = tavern("wizard", players=[owner, guest(), guest()])
        game.bid(1, 0, 0)
        game.choose(0, "either", "second")
        told.append([event.data() for event in game.match.events if event.seen_by(1)])
    assert told[0] == told[1]

    poorer = tavern("sorcerer-apprentice", players=[poor, guest(), guest()])
    poorer.bid(1, 0, 0)
    assert poorer.reasons("nothing-happened") == [{"had": None}]
    assert reason(poorer, "nothing-happened", me=1) == (
        "What the Sorcerer Apprentice wants: Pay 2 stones of one colour. Nothing was paid."
    )
