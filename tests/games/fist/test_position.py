"""Positions: written, edited, read again; and what is wrong with a bad one."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from dragonstones import BadPosition, BadSetup, Match, Refused
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002

from .scenario import Scenario, Start, player, position

# -- there and back ---------------------------------------------------------


def unseen(table: dict[str, Any]) -> dict[str, Any]:
    """The same table, for seats that have not seen how it came about."""
    return table | {"seats": [seat | {"seen": None} for seat in table["seats"]]}


def test_round_trip_of_a_new_game() -> None:
    """A position read again is the same position, and the same view."""
    match = Match.new("fist-2002", seats=5, seed=4)
    saved = match.position()
    again = Match.from_position(json.loads(json.dumps(saved)), seed=9)
    assert again.position() == saved
    for seat in (None, *range(5)):
        assert again.view(seat)["table"] == unseen(match.view(seat)["table"])


@pytest.mark.parametrize("seed", range(5))
def test_round_trip_all_through_a_game(seed: int) -> None:
    """At every boundary of a random game the position leads to the same table."""
    match = Match.new("fist-2002", seats=4, seed=seed)
    rng = random.Random(seed)
    boundaries = 0
    while match.waiting:
        if match.at_boundary:
            boundaries += 1
            again = Match.from_position(match.position(), seed=1)
            assert again.position() == match.position()
            assert again.view(0)["table"] == unseen(match.view(0)["table"])
        seat, decision = next(iter(match.waiting.items()))
        match.answer(seat, decision.sample(rng))
    assert boundaries > 10


def test_in_the_middle_of_an_auction_there_is_only_the_last_position(scenario: Start) -> None:
    """One answer is enough: the position would not hold it."""
    game = scenario("ancient-dragon")
    before = game.match.position()
    assert before["to_come"] == ["ancient-dragon", "blue-dragon"]
    game.answer(0, {"fairy": 2})
    with pytest.raises(Refused) as error:
        game.match.position()
    assert error.value.code == "no-boundary"
    game.withdraw(0)
    game.bid(2, 1, 0)
    assert game.match.position(last=True) == before
    game.choose(0, "stone", "red")
    after = game.match.position()
    assert after["to_come"] == ["blue-dragon"]
    assert after["used"][-1] == "ancient-dragon"
    assert after["seats"][0]["front"] == {"fairy": 2}
    assert after["seats"][0]["stones"] == {"red": 1, "yellow": 0, "blue": 0}


def test_a_position_is_a_copy(scenario: Start) -> None:
    """Editing what `position` gave does not touch the match."""
    game = scenario("ancient-dragon")
    saved = game.match.position()
    saved["to_come"].clear()
    saved["seats"][0]["screen"]["fairy"] = 0
    saved["seats"][0]["held"].append("troll")
    assert game.match.position()["to_come"] == ["ancient-dragon", "blue-dragon"]
    assert game.match.position()["seats"][0]["screen"]["fairy"] == 8
    assert game.match.position()["seats"][0]["held"] == []
    game.bid(0, 0, 0)


def test_reading_does_not_change_the_position() -> None:
    """The dict of the caller stays as it was."""
    data = position("red-dragon")
    before = json.dumps(data)
    match = Match.from_position(data, seed=1)
    for seat in range(3):
        match.answer(seat, {"fairy": seat})
    assert json.dumps(data) == before


def test_editing() -> None:
    """Coins given to a seat come out of the bank, and cards moved are moved."""
    data = Match.new("fist-2002", seats=3, seed=1).position()
    data["seats"][1]["screen"]["common"] += 4
    data["seats"][1]["points"] = 2
    data["to_come"].sort(key=lambda card: card != "thief")
    game = Scenario(Match.from_position(data, seed=1))
    assert game.coins(1) == {"fairy": 8, "common": 6, "silver": 5}
    assert game.bank["common"] == 5
    assert game.points == [0, 2, 0]
    assert game.card == "thief"


def test_what_is_left_out_is_empty() -> None:
    """Seats without coins, no turn, no discards: all fine."""
    data = position("red-dragon")
    del data["discards"], data["held_this_turn"], data["turn"]
    data["seats"] = [{}, {"screen": {"fairy": 1}}, {"stones": {"red": 2}}]
    game = Scenario(Match.from_position(data, seed=1))
    assert [game.coins(seat) for seat in range(3)] == [{}, {"fairy": 1}, {}]
    assert game.stones(2) == {"red": 2}
    assert game.bank["fairy"] == 59
    assert game.match.view()["table"]["turn"] == 1


def test_a_position_at_the_end_of_a_turn() -> None:
    """With no card to come the turn ends first, and the next one begins with the Witch."""
    data = position(then=None, players=[player(fairy=5, spent=3, black=1), player(), player()])
    game = Scenario(Match.from_position(data, seed=1))
    assert game.coins(0) == {"fairy": 8, "common": 2, "silver": 5}
    assert game.card == "witch"
    assert game.match.view()["table"]["turn"] == 3


def test_a_position_of_a_finished_game(scenario: Start) -> None:
    """After the end there is only the last boundary: before the last auction."""
    game = scenario("quack-wizard", players=[player(points=2), player(), player()])
    game.bid(1, 0, 0)
    assert game.waiting == {}
    assert not game.match.at_boundary
    saved = game.match.position(last=True)
    assert saved["to_come"] == ["quack-wizard", "blue-dragon"]
    assert saved["seats"][0]["points"] == 2


def test_a_match_from_a_position_can_be_replayed(scenario: Start) -> None:
    """Its journal has the position in it."""
    game = scenario("red-dragon", players=[player(yellow=3), player(), player()])
    game.bid(2, 1, 0)
    journal = json.loads(json.dumps(game.match.journal()))
    assert journal["position"]["seats"][0]["stones"] == {"red": 0, "yellow": 3, "blue": 0}
    assert Match.replay(journal).view(0) == game.match.view(0)


def test_three_black_coins() -> None:
    """Something stands in for a third black coin: a position may have one."""
    data = position("red-dragon", players=[player(black=2), player(black=1), player()])
    game = Scenario(Match.from_position(data, seed=1))
    assert game.bank["black"] == 0
    assert game.coins(0)["black"] == 2


def test_three_black_coins_there_and_back(scenario: Start) -> None:
    """With a stand-in about, the bank shows the same before and after a save."""
    players = [player(black=1), player(black=1), player(black=1)]
    game = scenario("red-dragon", players=players)
    game.bid({"black": 1}, 0, 0)
    again = Scenario(Match.from_position(game.match.position(), seed=1))
    assert again.bank == game.bank


def test_cards_that_are_out_of_play() -> None:
    """Specials in `out` never come, not even when the deck is reshuffled; they stay in later
    positions."""
    data = position(then=None, deck=["gnome", "fairy", "fairy"])
    data["out"], data["discards"] = data["discards"], []
    match = Match.from_position(json.loads(json.dumps(data)), seed=1)
    seen = set()
    for _ in range(30):
        assert match.at_boundary
        table = match.position()
        assert table["out"] == data["out"]
        seen |= {*table["to_come"], *table["used"]}
        for seat in range(3):
            match.answer(seat, {})
    assert {"gnome", "fairy"} <= seen
    assert not seen & set(data["out"])


def test_a_position_between_two_turns() -> None:
    """The last turn has been cleaned up: no cards are to come or used, the standards are put
    aside."""
    data = position(turn=3)
    data["discards"] += [card for card in data["used"] if EDITION_2002.is_special(card)]
    data["to_come"] = data["used"] = []
    match = Match.from_position(data, seed=1)
    assert match.view()["table"]["turn"] == 4
    assert match.view()["table"]["auction"]["card"] == "witch"
    assert len(match.view()["table"]["to_come"]) == 9


# -- bad positions ----------------------------------------------------------


def refusal(**edit: Any) -> BadPosition:
    """What is wrong with a good position after this edit."""
    with pytest.raises(BadPosition) as error:
        Match.from_position(position("red-dragon") | edit)
    return error.value


def seat_refusal(**edit: Any) -> BadPosition:
    """What is wrong with a good position after this edit of the second seat."""
    return refusal(seats=[player(), player() | edit, player()])


def test_unknown_field() -> None:
    error = refusal(weather="fine")
    assert error.code == "position-field"
    assert error.details["field"] == "weather"
    error = seat_refusal(hat=1)
    assert error.code == "position-field"
    assert error.details["where"] == "seats[1]"


def test_unknown_coins_and_stones() -> None:
    assert seat_refusal(screen={"gold": 1}).code == "position-field"
    assert seat_refusal(stones={"green": 1}).code == "position-field"
    assert seat_refusal(front={"common": 1}).code == "position-field"


@pytest.mark.parametrize("seats", [None, {}, [], [player()] * 2, [player()] * 7])
def test_wrong_number_of_seats(seats: Any) -> None:
    assert refusal(seats=seats).code == "position-seats"


def test_no_seats() -> None:
    data = position("red-dragon")
    del data["seats"]
    with pytest.raises(BadPosition) as error:
        Match.from_position(data)
    assert error.value.code == "position-seats"


def test_wrong_shapes() -> None:
    assert refusal(seats=[player(), 7, player()]).code == "position-shape"
    assert refusal(to_come="red-dragon").code == "position-shape"
    assert refusal(deck=None).code == "position-shape"
    assert seat_refusal(screen=[1, 2]).code == "position-shape"
    assert seat_refusal(stones=3).code == "position-shape"
    assert seat_refusal(held="doppelganger").code == "position-shape"


@pytest.mark.parametrize("n", [-1, 1.0, "2", True, None, [], 10**30])
def test_wrong_numbers(n: Any) -> None:
    assert seat_refusal(screen={"fairy": n}).code == "position-number"
    assert seat_refusal(stones={"red": n}).code == "position-number"
    assert seat_refusal(front={"fairy": n}).code == "position-number"
    assert seat_refusal(points=n).code == "position-number"
    assert refusal(turn=n).code == "position-number"


def test_turn_zero() -> None:
    assert refusal(turn=0).code == "position-number"


def test_three_points() -> None:
    """F9: with three points the game would be over."""
    error = seat_refusal(points=3)
    assert error.code == "position-number"
    assert error.details["where"] == "seats[1].points"


@pytest.mark.parametrize("card", ["dragon", "", 3, None, ["troll"], {"card": "troll"}])
@pytest.mark.parametrize("pile", ["to_come", "used", "deck", "discards", "held_this_turn", "out"])
def test_unknown_card(pile: str, card: Any) -> None:
    error = refusal(**{pile: [card]})
    assert error.code == "position-card"
    assert error.details["where"] == pile


def test_unknown_held_card() -> None:
    assert seat_refusal(held=["dragon"]).code == "position-card"


def test_missing_card() -> None:
    data = position("red-dragon")
    data["deck"].remove("troll")
    error = refusal(deck=data["deck"])
    assert error.code == "position-cards"
    assert error.details == {"card": "troll", "found": 0, "box": 1}


def test_missing_standard() -> None:
    used = position("red-dragon")["used"]
    used.remove("witch")
    assert refusal(used=used).details["card"] == "witch"


def test_card_twice() -> None:
    error = refusal(discards=["troll"])
    assert error.code == "position-cards"
    assert error.details == {"card": "troll", "found": 2, "box": 1}


def test_card_held_twice() -> None:
    error = seat_refusal(held=["doppelganger"])  # it is in the deck as well
    assert error.code == "position-cards"
    assert error.details["card"] == "doppelganger"


def test_one_of_two_cards_missing() -> None:
    data = position("red-dragon")
    data["deck"].remove("fairy")
    assert refusal(deck=data["deck"]).details == {"card": "fairy", "found": 1, "box": 2}


@pytest.mark.parametrize("pile", ["deck", "discards"])
def test_standard_among_the_specials(pile: str) -> None:
    data = position("red-dragon")
    data["used"].remove("witch")
    data[pile].append("witch")
    error = refusal(**{"used": data["used"], pile: data[pile]})
    assert error.code == "position-standard"
    assert error.details["where"] == pile


def test_held_card_that_cannot_be_kept() -> None:
    data = position("red-dragon")
    data["deck"].remove("troll")
    seats = [player(), player(held=["troll"]), player()]
    error = refusal(deck=data["deck"], seats=seats)
    assert error.code == "position-not-kept"
    assert error.details["card"] == "troll"


def test_held_this_turn_by_nobody() -> None:
    assert refusal(held_this_turn=["doppelganger"]).code == "position-not-held"
    data = position("red-dragon", players=[player(held=["doppelganger"]), player(), player()])
    data["held_this_turn"] = ["doppelganger", "doppelganger"]
    with pytest.raises(BadPosition) as error:
        Match.from_position(data)
    assert error.value.code == "position-not-held"


@pytest.mark.parametrize(
    ("coin", "most"), [("fairy", 44), ("common", 11), ("silver", 30), ("amulet", 2)]
)
def test_too_many_coins(coin: str, most: int) -> None:
    """On top of what the two others have."""
    Match.from_position(
        position("red-dragon") | {"seats": [player(), {"screen": {coin: most}}, player()]}
    )
    error = refusal(seats=[player(), {"screen": {coin: most + 1}}, player()])
    assert error.code == "position-too-many"
    assert error.details["kind"] == coin
    assert error.details["found"] == error.details["box"] + 1


def test_too_much_spent_fairy_gold() -> None:
    error = seat_refusal(front={"fairy": 37})
    assert error.code == "position-too-many"
    assert error.details == {"kind": "fairy", "found": 61, "box": 60}


@pytest.mark.parametrize("stone", ["red", "yellow", "blue"])
def test_too_many_stones(stone: str) -> None:
    six, seven = ({stone: n} for n in (6, 7))
    seats = [player() | {"stones": six}, player() | {"stones": seven}, player()]
    error = refusal(seats=seats)
    assert error.code == "position-too-many"
    assert error.details == {"kind": stone, "found": 13, "box": 12}


WITHOUT_A_GAME: list[Any] = [None, [], {}, {"game": 3}]


def test_no_game() -> None:
    for data in WITHOUT_A_GAME:
        with pytest.raises(BadSetup) as error:
            Match.from_position(data)
        assert error.value.code == "position-names-no-game"


def test_unknown_game_and_rules() -> None:
    with pytest.raises(BadSetup) as error:
        Match.from_position(position("red-dragon") | {"game": "chess"})
    assert error.value.code == "no-such-game"
    with pytest.raises(BadSetup) as error:
        Match.from_position(position("red-dragon") | {"rules": 99})
    assert error.value.code == "no-such-rules"


@pytest.mark.parametrize("rules", ["1", [1], {"a": 1}, 1.5])
def test_rules_of_a_wrong_type(rules: Any) -> None:
    """Whatever is in the file: a refusal, never a crash."""
    with pytest.raises(Refused):
        Match.from_position(position("red-dragon") | {"rules": rules})


@pytest.mark.parametrize("options", [5, True, "x", [1], {"a": 1}])
def test_options_of_a_wrong_type(options: Any) -> None:
    """Whatever is in the file: a refusal, never a crash."""
    with pytest.raises(Refused):
        Match.from_position(position("red-dragon") | {"options": options})
