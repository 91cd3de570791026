"""What the blocks of cards are worth to the Merchant."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonstones import Match
from dragonstones.bots.fist.merchant import Appraisal, Appraisals, Merchant
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.games.fist.effects import VERBS, effect_from_data
from dragonstones.games.fist.goods import STONES
from tests.games.fist.scenario import player, position
from tests.games.random_play import moments

#: The first has a little of everything, the second nothing, the third more.
PLAYERS = [player(red=2, yellow=1, points=1), player(), player(red=4, blue=2, points=2)]
GAIN: Any = {"take": {"common": 2}}
LOSS: Any = {"pay": {"stones": 1}}

#: Every block in plain words, and whether its winner gains or loses by it.
SIGNS: list[tuple[dict[str, Any], int]] = [
    (GAIN, 1),
    ({"take-any": 1}, 1),
    ({"take-for": {"coins": {"silver": 1}, "each": "player"}}, 1),
    (LOSS, -1),
    ({"pay-all": True}, -1),
    ({"pay-coins": {"common": 1}}, -1),
    ({"buy": {"prices": {"fairy": 1}}}, 1),
    ({"draw": {"each": 1, "keep": 1}}, 1),
    ({"score": 1}, 1),
    ({"lose-point": True}, -1),
    ({"steal": True}, 1),
    ({"rob": {"coins": ["common"]}}, 1),
    ({"pickpocket": "other"}, 1),
    ({"look": "other"}, 1),
    ({"beg": {"coins": ["fairy"]}}, 1),
    ({"swap-stones": "other"}, 1),
    ({"give": 1}, -1),
    ({"blight": "others"}, 1),
    ({"keep": True}, 1),
    ({"play-used": True}, 1),
    ({"play-to-come": "random"}, 1),
    ({"play-deck": True}, 1),
    ({"then": [LOSS, {"score": 1}]}, 1),
    ({"both": [GAIN, GAIN]}, 1),
    ({"either": [LOSS, GAIN]}, 1),
    ({"may": {"do": GAIN}}, 1),
    ({"if": {"so": "has-point", "do": GAIN}}, 1),
    ({"let": {"who": "others", "do": GAIN}}, -1),
    ({"roll": {"1": GAIN}}, 1),
]


def worth(data: dict[str, Any], *, seat: int = 0, players: list[Any] = PLAYERS) -> float:
    """What a block is worth as the power of a kept card, by what the first seat sees."""
    match = Match.from_position(position("wizard", used=["gnome"], players=players), seed=1)
    return effect_from_data(data).worth(Appraisal(match.view(0), seat), "doppelganger")


@pytest.mark.parametrize(("data", "sign"), SIGNS, ids=[next(iter(data)) for data, _ in SIGNS])
def test_a_block_is_worth_something_or_costs_something(data: dict[str, Any], sign: int) -> None:
    assert worth(data) * sign > 0


def test_every_block_has_its_sign() -> None:
    assert {next(iter(data)) for data, _ in SIGNS} == set(VERBS)


def test_stones_are_swapped_for_better_ones() -> None:
    assert worth({"swap-stones": "left"}) < 0 < worth({"swap-stones": "right"})
    assert worth({"swap-stones": "other"}) == worth({"swap-stones": "right"})
    assert worth({"swap-stones": "other"}, seat=2) < 0
    assert worth({"swap-stones": "other"}, players=[player()] * 3) == 0


def test_points_that_others_lose_are_their_own() -> None:
    """The seat that appraises the block may have no points itself."""
    for who in ("other", "others", "right", "most-points", "second"):
        lost = {"let": {"who": who, "do": {"lose-point": True}}}
        assert worth(lost) > 0 and worth(lost, seat=1) > 0, who
        assert worth(lost, players=[player(points=2), player(), player()]) == 0, who
    left = {"let": {"who": "left", "do": {"lose-point": True}}}
    assert worth(left) == 0 < worth(left, seat=1)


def test_a_gift_goes_to_those_whom_it_helps_least() -> None:
    """Giving a point to a neighbour who would win with it differs from giving one to a beginner."""
    gift = {"let": {"who": "left", "do": {"score": 1}}}
    behind, ahead = (worth(gift, players=[player(), player(points=n), player()]) for n in (0, 2))
    assert ahead < behind < 0
    either = {"let": {"who": "neighbour", "do": {"score": 1}}}
    assert worth(either, players=[player(), player(points=2), player()]) == behind


def test_lets_within_lets_are_priced_at_once() -> None:
    data: dict[str, Any] = GAIN
    for _ in range(6):
        data = {"let": {"who": "other", "do": data}}
    assert worth(data) > 0


@pytest.mark.parametrize(
    ("so", "seats"),
    [("most-points", {2}), ("fewest-points", {1}), ("has-point", {0, 2}), ("has-no-stone", {1})],
)
def test_what_all_can_see_is_no_matter_of_luck(so: str, seats: set[int]) -> None:
    for seat in range(3):
        prices = [worth(one, seat=seat) for one in ({"if": {"so": so, "do": GAIN}}, GAIN)]
        assert (prices[0] == prices[1]) if seat in seats else not prices[0]


def test_a_bank_that_lacks_a_colour_is_seen() -> None:
    asked = {"if": {"so": "bank-has-all", "do": GAIN}}
    assert worth(asked) == worth(GAIN)
    match = Match.from_position(position("wizard", players=PLAYERS), seed=1)
    view = match.view(0)
    view["table"]["bank"]["stones"][STONES[0]] = 0
    assert effect_from_data(asked).worth(Appraisal(view, 0), "doppelganger") == 0


def test_whoever_swaps_stones_takes_the_best() -> None:
    """The best stones, not those of the seat with most points."""
    seats = [player(), player(points=2, red=1), player(red=4)]
    view = Match.from_position(position("wizard", players=seats, edition=TAVERN), seed=1).view(0)
    asked = {"kind": "victim", "card": "rogue-trader", "options": [1, 2]}
    rated = dict(Merchant(1)._rated(Appraisal(view, 0), asked))
    assert rated[2] > rated[1]
    rated = dict(Merchant(1)._rated(Appraisal(view, 0), {**asked, "card": "thief"}))
    assert rated[1] > rated[2]


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern"])
def test_what_is_remembered_of_a_card_is_what_it_is_worth_now(game: str) -> None:
    """Worths are kept from view to view: of every card to every seat, all through a game."""
    remembering, rng, checked = Appraisals(), random.Random(5), 0
    for match in moments(Match.new(game, 4, 5), rng):
        if rng.random() < 0.15:
            view = match.view(rng.randrange(4))
            for seat in range(4):
                plain = Appraisal(view, seat)
                for card in plain.characters:
                    assert remembering.worth(view, seat, card) == plain.card(card)
                    assert remembering.of(view, seat).card(card) == plain.card(card)
                    checked += 1
    assert checked > 1000
