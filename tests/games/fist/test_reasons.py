"""Why an auction ended as it did: what its events say, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from dragonstones.text import texts
from dragonstones.text.why import why

from .scenario import Scenario, Start, player

NAMES = ["Anna", "Ben", "Chris", "Dora"]
#: The events that say how an auction ended.
ENDS = ("won", "nobody-won", "cursed", "no-bids")


def bid(seat: int, value: int, short: int) -> dict[str, int]:
    return {"seat": seat, "value": value, "short": short}


def said(game: Scenario, me: int | None = None, lang: str = "en") -> list[str]:
    """How the auctions ended, in the words that a seat reads."""
    told = [event for event in game.match.events if event.kind in ENDS]
    return [texts(lang).event(event, NAMES, me) for event in told]


def reason(game: Scenario, kind: str, me: int | None = None, lang: str = "en") -> str:
    """Why the last event of a kind happened, in the words that a seat reads."""
    story = [event.data() for event in game.match.events if event.seen_by(me)]
    last = max(place for place, event in enumerate(story) if event["kind"] == kind)
    told = why(texts(lang), game.match.game, story[: last + 1], NAMES[: game.match.seats], me)
    assert told is not None
    return told.text


def test_the_highest_bid(scenario: Start) -> None:
    game = scenario("red-dragon")
    game.bid(3, 5, 0)
    bids = [bid(0, 3, 3), bid(1, 5, 0), bid(2, 0, 6)]
    assert game.reasons("won") == [{"stage": "gold", "how": "highest", "by": None, "bids": bids}]
    assert said(game) == ["Ben wins the Red Dragon for 5, 2 more than Anna."]
    assert said(game, me=0) == [
        "Ben wins the Red Dragon for 5, 2 more than you. 3 more coins would have won it for you."
    ]
    # The winner and those who did not try are told no more than that.
    assert said(game, me=1) == ["You win the Red Dragon for 5, 2 more than Anna."]
    assert said(game, me=2) == said(game)


def test_nobody_else_has_bid(scenario: Start) -> None:
    game = scenario("red-dragon")
    game.bid(0, 1, 0)
    assert said(game) == ["Ben wins the Red Dragon for 1. Nobody else bid."]


def test_one_coin_more_counts_twice_beside_an_amulet(scenario: Start) -> None:
    game = scenario("red-dragon", players=[player(amulet=1), player(), player()])
    game.bid({"fairy": 1, "amulet": 1}, 3, 0)
    [[mine, *_]] = [reason["bids"] for reason in game.reasons("won")]
    assert mine == bid(0, 2, 1)


def test_a_tie_that_silver_breaks(scenario: Start) -> None:
    game = scenario("red-dragon", players=[player()] * 4)
    game.bid(3, 3, 2, 0)
    game.silver({0: 1, 1: 3})
    assert game.reasons("tied") == [
        {"stage": "gold", "bids": [bid(0, 3, 1), bid(1, 3, 1), bid(2, 2, 2), bid(3, 0, 4)]}
    ]
    [tied] = [event for event in game.match.events if event.kind == "tied"]
    assert texts("en").event(tied, NAMES, 2).endswith("2 more coins would have won it for you.")
    assert texts("en").event(tied, NAMES, 3) == texts("en").event(tied, NAMES)
    assert said(game, me=0) == [
        "Ben wins the Red Dragon with 3 silver, 2 more than you. "
        "3 more silver would have won it for you."
    ]


@pytest.mark.parametrize(
    ("silver", "why", "sentence"),
    [
        (2, "tied", "Still tied in silver, so nobody gets the Red Dragon."),
        (0, "no-silver", "Nobody bids silver, so the tie stands and nobody gets the Red Dragon."),
    ],
)
def test_a_tie_that_silver_does_not_break(
    scenario: Start, silver: int, why: str, sentence: str
) -> None:
    game = scenario("red-dragon")
    game.bid(3, 3, 0)
    game.silver({0: silver, 1: silver})
    [reason] = game.reasons("nobody-won")
    assert (reason["stage"], reason["why"]) == ("silver", why)
    assert said(game, me=2) == [sentence]
    assert said(game, me=0) == [f"{sentence} One more silver would have won it for you."]


def test_a_curse(scenario: Start) -> None:
    game = scenario("red-dragon", players=[player(black=1), player(), player(), player()])
    game.bid({"black": 1}, 3, 1, 0)
    sentence = "Anna curses the Red Dragon with a black coin: nobody gets it."
    assert said(game, me=0) == ["You curse the Red Dragon with a black coin: nobody gets it."]
    assert said(game, me=3) == [sentence]
    assert said(game, me=1) == [f"{sentence} You bid the most, and it is spent for nothing."]
    assert said(game, me=2) == [f"{sentence} What you bid is spent all the same."]


def test_no_bids(scenario: Start) -> None:
    game = scenario("red-dragon")
    game.bid(0, 0, 0)
    assert game.reasons("no-bids") == [{"passed_on": True}]
    assert said(game, me=0) == ["Nobody bids for the Red Dragon, so nobody gets it."]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_a_seat_reads_depends_on_its_own_bid_and_open_ones_alone(
    scenario: Start, lang: str
) -> None:
    """However much is behind the other screens."""

    def sentences(players: list[dict[str, Any]]) -> list[str]:
        game = scenario("red-dragon", players=players)
        game.bid(2, 3, 1)
        return said(game, me=0, lang=lang)

    poor, rich = player(fairy=3, common=0, silver=0), player(fairy=9, common=5, silver=9)
    assert sentences([player(), poor, poor]) == sentences([player(), rich, rich])


# -- what a card wants, and what the seat had ------------------------------------


def test_the_second_way_of_a_card_for_want_of_stones(scenario: Start) -> None:
    game = scenario("wizard", players=[player(red=2, blue=1), player(), player()])
    game.bid(1, 0, 0)
    assert game.reasons("took") == [{"had": {"red": 2, "blue": 1}}]
    assert reason(game, "took", me=0) == (
        "What the Wizard wants: Pay 1 stone of each colour. You had 2 red stones and 1 blue "
        "stone, and that does not pay for it. So only the other way of the card was left."
    )
    assert reason(game, "took", me=1, lang="de") == (
        "Was der Hexenmeister verlangt: Gib von jeder Farbe einen Stein ab. Anna hatte 2 rote "
        "Steine und einen blauen Stein, und das reicht dafür nicht. Also blieb nur die andere "
        "Möglichkeit der Karte."
    )


def test_the_second_way_of_a_card_by_choice(scenario: Start) -> None:
    rich = player(red=1, yellow=1, blue=1)
    game = scenario("wizard", players=[rich, player(), player()])
    game.bid(1, 0, 0)
    game.choose(0, "either", "second")
    assert game.reasons("took") == [{"had": None}]
    assert reason(game, "took", me=0).startswith("That is what the Wizard does: ")


def test_a_price_that_cannot_be_paid(scenario: Start) -> None:
    game = scenario("sorcerer-apprentice", players=[player(red=1, blue=1), player(), player()])
    game.bid(1, 0, 0)
    assert reason(game, "nothing-happened", me=0) == (
        "What the Sorcerer Apprentice wants: Pay 2 stones of one colour. You had 1 red stone "
        "and 1 blue stone, and that does not pay for it."
    )
    none = scenario("sorcerer-apprentice")
    none.bid(0, 1, 0)
    assert reason(none, "nothing-happened", lang="de") == (
        "Was der Zauberlehrling verlangt: Gib 2 Steine derselben Farbe ab. Ben hatte keine Steine."
    )


def test_no_way_of_a_card_can_be_used(scenario: Start) -> None:
    game = scenario(
        "wizard", players=[player(silver=14, red=1), player(silver=13), player(silver=13)]
    )
    game.bid(1, 0, 0)
    assert reason(game, "nothing-happened", me=0) == (
        "What the Wizard wants: Pay 1 stone of each colour. You had 1 red stone, and that does "
        "not pay for it. And the other way of the card brings nothing now."
    )


def test_nothing_comes_of_a_card_that_has_no_price(scenario: Start) -> None:
    game = scenario("alchemist", players=[player(common=5), player(common=5), player(common=5)])
    game.bid(1, 0, 0)
    begun = reason(game, "nothing-happened").partition(":")[0]
    assert begun == "This time nothing comes of what the Alchemist does"
