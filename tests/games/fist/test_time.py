"""What is played for a player whose time has run out: the least that can be done."""

from __future__ import annotations

from .scenario import Start, player


def test_time_up_for_bids(scenario: Start) -> None:
    """An empty fist; what was locked before counts."""
    game = scenario("red-dragon")
    game.answer(1, {"fairy": 2})
    game.match.time_up()
    assert game.stones(1) == {"red": 1}
    assert [game.spent(seat) for seat in range(3)] == [0, 2, 0]


def test_time_up_for_an_exchange(scenario: Start) -> None:
    """The coins rather than the stones."""
    game = scenario("magician", players=[player(red=4), player(), player()])
    game.bid(1, 0, 0)
    game.match.time_up()
    assert game.stones(0) == {"red": 4}
    assert game.coins(0)["silver"] == 8


def test_time_up_for_what_is_optional(scenario: Start) -> None:
    """Nothing is doubled, bought, paid or drawn."""
    players = [player(held=["doppelganger"]), player(), player()]
    game = scenario("merchant", "necromancer", "rainbow-dragon", players=players)
    game.bid(1, 0, 0)
    game.match.time_up()
    assert game.waiting == {0: "buy"}
    game.match.time_up()
    game.bid(1, 0, 0)
    game.match.time_up()
    game.bid(1, 0, 0)
    game.match.time_up()
    game.choose(0, "colour", "red")
    game.match.time_up()
    assert game.card == "blue-dragon"
    assert game.held(0) == ["doppelganger"]
    assert game.points == [0, 0, 0]
    assert game.stones(0) == {}
    assert game.coins(0) == {"fairy": 5, "common": 2, "silver": 5}
