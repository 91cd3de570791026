"""Positions: written, edited, read again; and what is wrong with a bad one."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest

from dragonstones import BadPosition, BadSetup, Match, Refused
from dragonstones.games.gold.box import DRAGON, OBJECTS
from tests.games.gold.test_properties import check_box, games, new
from tests.games.random_play import (
    anything_special,
    encoded,
    everything,
    moments,
    nothing_that_kills,
    play_to_the_end,
)

from .scenario import Player, dragon, player, position

# -- there and back ------------------------------------------------------------


def test_round_trip_of_a_new_game() -> None:
    for rules in ("basic", "advanced"):
        match = new(5, 4, rules=rules)
        saved = match.position()
        again = Match.from_position(json.loads(json.dumps(saved)), seed=9)
        assert again.position() == saved
        for seat in (None, *range(5)):
            assert again.view(seat)["table"] == match.view(seat)["table"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_round_trip_at_every_boundary(seats: int) -> None:
    """Written, read, written: the same; and the table is the same for everybody."""
    boundaries = 0
    for match, rng in games(seats, 3, counter=True):
        before: dict[str, Any] = {}
        for moment in moments(match, rng, anything_special):
            saved = moment.position(last=True)
            if saved == before:
                continue
            before = saved
            boundaries += 1
            again = Match.from_position(json.loads(json.dumps(saved)), seed=1)
            assert again.position() == saved
            assert again.options == match.options
            check_box(again._table)
            if moment.at_boundary:
                for seat in (None, *range(seats)):
                    assert again.view(seat)["table"] == moment.view(seat)["table"]
            for _ in islice(moments(again, rng), 3):
                check_box(again._table)
    assert boundaries > 100


def test_the_same_position_and_seed_play_the_same() -> None:
    for match, rng in games(4, 4):
        for _ in islice(moments(match, rng, anything_special), 90):
            pass
        start = match.position(last=True)
        twins = [Match.from_position(start, seed="x") for _ in range(2)]
        for twin in twins:
            play_to_the_end(twin, random.Random(1), anything_special)
        assert everything(twins[0]) == everything(twins[1])


def test_in_the_middle_of_a_negotiation_there_is_only_the_position_before_the_turn() -> None:
    start = position(dragon("6-6-0", (1, "knight-4"), gold=2))
    match = Match.from_position(start, seed=1)
    before = match.position()
    match.answer(0, {"place": "knight-3", "dragon": 0})
    match.answer(0, {"propose": [{}, {"gold": 2}]})
    with pytest.raises(Refused) as error:
        match.position()
    assert error.value.code == "no-boundary"
    assert match.position(last=True) == before
    match.answer(1, {"accept": 1})
    after = match.position()
    assert after["seats"][0]["stash"] == {"gold": 2}
    assert after["active"] == 1
    assert after["turn"] == before["turn"] + 1
    assert after["dragons"][0]["dragon"] != "6-6-0"
    assert after["replaced"] == 1


def test_a_position_in_the_market_is_that_before_the_turn() -> None:
    start = position(dragon("5-4-1", (0, "knight-4"), amber=1), players=three(gold=1), replaced=6)
    match = Match.from_position(start, seed=1)
    before = match.position()
    match.answer(0, {"place": "wizard", "dragon": 0})
    assert match.waiting[1].kind == "trade"
    assert match.position(last=True) == before


def three(**stash: int) -> list[Player]:
    """The first of three players has something."""
    return [player() | {"stash": stash}, player(), player()]


def test_a_position_remembers_thefts() -> None:
    """What was stolen, seen and shown is kept, so that others can still imagine it."""
    kinds = set()
    for match, rng in games(4, 12):
        for moment in moments(match, rng, anything_special):
            kinds |= {move["move"] for move in moment.position(last=True)["memory"]["moves"]}
            if len(kinds) == 6:
                break
    assert kinds == {"gained", "paid", "shown", "robbed", "looked", "varied"}


def test_a_position_of_a_finished_game() -> None:
    for match, rng in games(3, 3):
        play_to_the_end(match, rng)
        again = Match.from_position(match.position(), seed=1)
        assert again.position()["dragons"] == [None] * 4
        assert not again.waiting
        assert again.result is not None
        assert again.result == match.result


def test_a_position_of_a_blocked_table() -> None:
    """Everybody's adventurers are out."""
    match, rng = new(3, 0), random.Random(0)
    for moment in moments(match, rng, nothing_that_kills):
        saved = moment.position(last=True)
        out = [len(seat["up"]) + len(seat["down"]) for seat in saved["seats"]]
        if not any(out):
            break
    again = Match.from_position(saved, seed=1)
    assert again.position() == saved
    assert {decision.kind for decision in again.waiting.values()} == {"go-home"}


def test_a_position_is_a_copy() -> None:
    match = Match.from_position(position(dragon("6-6-0", (1, "knight-4"), gold=2)), seed=1)
    before = encoded(match.position())
    saved = match.position()
    saved["seats"][0]["up"].clear()
    saved["seats"][0]["stash"]["gold"] = 5
    saved["dragons"][0]["treasure"]["gold"] = 9
    saved["dragons"][0]["attackers"][0][0] = 2
    saved["pile"].clear()
    saved["options"]["market"] = False
    saved["memory"]["known"][0]["gold"] = 5
    assert encoded(match.position()) == before
    assert match.options["market"] is True


def test_reading_does_not_change_the_position() -> None:
    """The dict of the caller stays as it was."""
    data = position(dragon("6-6-0", (1, "knight-4"), gold=2), players=three(gold=1))
    before = json.dumps(data)
    match = Match.from_position(data, seed=1)
    play_to_the_end(match, random.Random(1))
    assert json.dumps(data) == before


def test_editing() -> None:
    """Tokens given to a seat come out of the bag, and everybody counts as having seen them."""
    data = new(3, 1).position()
    data["seats"][1]["stash"] = {"black-diamond": 1, "gold": 4}
    data["active"] = 2
    del data["memory"]
    match = Match.from_position(data, seed=1)
    assert match.view(1)["table"]["seats"][1]["stash"] == {"gold": 4, "black-diamond": 1}
    assert match.view()["table"]["bag"] == new(3, 1).view()["table"]["bag"] - 5
    assert list(match.waiting) == [2]
    world = match.imagine(0, random.Random(1))
    assert world.view(1)["table"]["seats"][1]["stash"] == {"gold": 4, "black-diamond": 1}


def test_what_is_left_out_is_empty() -> None:
    """Three seats and a dragon are enough to play."""
    data = {"game": "dragons-gold", "seats": [{}, {}, {}], "dragons": [{"dragon": "5-4-1"}]}
    match = Match.from_position(data, seed=1)
    table = match.view(0)["table"]
    assert table["bag"] == 126
    assert table["pile"] == 0
    assert table["turn"] == 2
    assert table["seats"][2]["up"] == ["wizard", "thief", "knight-3", "knight-4"]
    assert table["dragons"][0]["hidden"] == 1
    assert table["dragons"][1:] == [None] * 3
    assert table["options"] == new(3, 1).options
    play_to_the_end(match, random.Random(1))
    assert match.result is not None


def test_adventurers_that_are_not_mentioned_are_at_home() -> None:
    data = position(
        dragon("9-8-1", (1, "thief")), players=[player(), player(down=["wizard"]), player()]
    )
    seats = Match.from_position(data, seed=1).view()["table"]["seats"]
    assert seats[1]["up"] == ["knight-3", "knight-4"]
    assert seats[1]["down"] == ["wizard"]
    assert seats[0]["up"] == ["wizard", "thief", "knight-3", "knight-4"]


def test_the_bonus_of_a_sword_is_kept() -> None:
    data = position(dragon("9-8-1", (1, "knight-3", 5), (2, "wizard")))
    match = Match.from_position(data, seed=1)
    assert match.view()["table"]["dragons"][0]["attack"] == 6
    assert match.position()["dragons"][0]["attackers"] == [[1, "knight-3", 5], [2, "wizard", 1]]


def test_a_dragon_whose_hidden_treasure_lies_there_already() -> None:
    """After a Crystal Ball nothing more is drawn."""
    match = Match.from_position(position(dragon("5-4-1", (0, "knight-4"), hidden=0)), seed=1)
    match.answer(0, {"place": "wizard", "dragon": 0})
    assert not [event for event in match.events if event.kind == "treasure-grew"]


def test_a_position_before_the_dragons_are_laid_out() -> None:
    """With all dragons in the pile the row is laid out first."""
    data = {"game": "dragons-gold", "seats": [{}, {}, {}], "pile": list(DRAGON)}
    match = Match.from_position(data, seed=1)
    assert all(match.view()["table"]["dragons"])
    assert match.view()["table"]["pile"] == 14


def test_a_match_from_a_position_can_be_replayed() -> None:
    """Its journal has the position in it."""
    match = Match.from_position(position(dragon("6-6-0", (1, "knight-4"), gold=2)), seed=1)
    match.answer(0, {"place": "knight-3", "dragon": 0})
    match.time_up()
    journal = json.loads(json.dumps(match.journal()))
    assert journal["position"]["dragons"][0]["treasure"] == {"gold": 2}
    assert everything(Match.replay(journal)) == everything(match)


# -- bad positions -------------------------------------------------------------


def refusal(data: Any) -> Refused:
    """What is wrong with a position, in a sentence."""
    with pytest.raises(Refused) as error:
        Match.from_position(data)
    assert str(error.value).endswith("."), error.value.code
    return error.value


def wrong(code: str, **edit: Any) -> BadPosition:
    """What is wrong with a good position after this edit."""
    error = refusal(good() | edit)
    assert isinstance(error, BadPosition)
    assert error.code == code
    return error


def good(**more: Any) -> dict[str, Any]:
    data = position(
        dragon("6-6-0", (1, "knight-4"), gold=2),
        players=[player(gold=2), player(silver=1), player()],
        rules="advanced",
        **more,
    )
    assert Match.from_position(data, seed=1).waiting
    return data


def with_seat(**edit: Any) -> list[Any]:
    """The seats of the good position after an edit of the second."""
    seats: list[Any] = good()["seats"]
    seats[1] = seats[1] | edit
    return seats


def with_dragon(**edit: Any) -> list[Any]:
    row: list[Any] = good()["dragons"]
    row[0] = row[0] | edit
    return row


def test_unknown_fields() -> None:
    assert wrong("position-field", weather="fine").details["field"] == "weather"
    assert wrong("position-field", bag={"gold": 1}).details["field"] == "bag"
    assert wrong("position-field", seats=with_seat(hat=1)).details["where"] == "seats[1]"
    assert (
        wrong("position-field", dragons=with_dragon(name="Smaug")).details["where"] == "dragons[0]"
    )
    assert wrong("position-field", seats=with_seat(stash={"ruby": 1})).details["field"] == "ruby"
    wrong("position-field", dragons=with_dragon(treasure={"ruby": 1}))
    wrong("position-field", lost={"ruby": 1})
    wrong("position-field", memory={"seen": []})
    wrong("position-field", **{"7": 1})
    wrong("position-field", **remembering({"move": "varied", "seat": 1, "tokens": {}}))


@pytest.mark.parametrize("seats", [None, {}, [], [{}] * 2, [{}] * 7, "three"])
def test_wrong_number_of_seats(seats: Any) -> None:
    wrong("position-seats", seats=seats)


def test_no_seats() -> None:
    data = good()
    del data["seats"]
    assert refusal(data).code == "position-seats"


@pytest.mark.parametrize("junk", [7, "x", None, True, 1.5])
def test_wrong_shapes(junk: Any) -> None:
    wrong("position-shape", seats=[junk, *good()["seats"][1:]])
    wrong("position-shape", seats=with_seat(stash=junk))
    for name in ("up", "down", "objects"):
        wrong("position-shape", seats=with_seat(**{name: junk}))
    for name in ("dragons", "pile", "deck", "discards"):
        wrong("position-shape", **{name: junk})
    wrong("position-shape", lost=junk)
    wrong("position-shape", dragons=with_dragon(treasure=junk))
    wrong("position-shape", dragons=with_dragon(attackers=junk))
    wrong("position-shape", dragons=with_dragon(attackers=[junk]))
    wrong("position-shape", dragons=with_dragon(attackers=[[]]))
    wrong("position-shape", dragons=with_dragon(attackers=[[0, "thief", 2, 2]]))
    wrong("position-shape", memory={"known": junk})
    wrong("position-shape", memory=stashes_of(good()) | {"moves": junk})
    wrong("position-shape", memory=stashes_of(good()) | {"moves": [junk]})
    if junk is not None:
        wrong("position-shape", memory=junk)
        wrong("position-shape", dragons=[junk])


@pytest.mark.parametrize("n", [-1, 1.0, "2", True, None, [], 10**30])
def test_wrong_numbers(n: Any) -> None:
    wrong("position-number", turn=n)
    wrong("position-number", active=n)
    wrong("position-number", replaced=n)
    wrong("position-number", lost={"gold": n})
    wrong("position-number", seats=with_seat(stash={"gold": n}))
    wrong("position-number", dragons=with_dragon(treasure={"gold": n}))
    wrong("position-number", dragons=with_dragon(hidden=n))
    wrong("position-number", dragons=with_dragon(attackers=[[n, "thief"]]))
    wrong("position-number", memory={"known": [{"gold": n}, {}, {}]})
    wrong("position-number", **remembering({"move": "varied", "seat": n}))


@pytest.mark.parametrize("strength", [0, 3, 4, -1, 1.0, True, "2", None, [], 10**30])
def test_wrong_strength_of_a_wizard(strength: Any) -> None:
    """Only a knight can have a Sword, and it adds two."""
    wrong("position-number", dragons=with_dragon(attackers=[[0, "wizard", strength]]))


@pytest.mark.parametrize("strength", [2, 4, 6, 3.0, True, "5", None])
def test_wrong_strength_of_a_knight(strength: Any) -> None:
    wrong("position-number", dragons=with_dragon(attackers=[[0, "knight-3", strength]]))


def test_numbers_out_of_range() -> None:
    assert wrong("position-number", active=3).details == {
        "where": "active",
        "found": 3,
        "low": 0,
        "high": 2,
    }
    wrong("position-number", replaced=19)
    wrong("position-number", seats=with_seat(stash={"black-diamond": 2}))
    wrong("position-number", dragons=with_dragon(dragon="5-4-1", hidden=2))
    wrong("position-number", dragons=with_dragon(attackers=[[3, "thief"]]))
    five = [*good()["dragons"], None]
    assert wrong("position-number", dragons=five).details["found"] == 5
    wrong("position-number", memory={"known": [{}, {}]})
    wrong("position-number", memory={"known": [{}] * 4})


@pytest.mark.parametrize("name", ["dragon", "", 3, None, ["thief"], {"card": 1}])
def test_unknown_names(name: Any) -> None:
    for pile in ("pile", "deck", "discards"):
        assert wrong("position-card", **{pile: [name]}).details["where"] == pile
    for home in ("up", "down", "objects"):
        where = wrong("position-card", seats=with_seat(**{home: [name]})).details["where"]
        assert where == f"seats[1].{home}"
    wrong("position-card", dragons=with_dragon(dragon=name))
    wrong("position-card", dragons=with_dragon(attackers=[[0, name]]))
    stolen = {"move": "robbed", "thief": 0, "victim": 1, "token": name}
    wrong("position-card", **remembering(stolen))


def test_names_in_the_wrong_place() -> None:
    wrong("position-card", deck=["5-4-1"])
    wrong("position-card", pile=["hourglass"])
    wrong("position-card", seats=with_seat(up=["hourglass"]))


def test_a_dragon_twice() -> None:
    error = wrong("position-cards", pile=["6-6-0"])
    assert error.details == {"card": "6-6-0", "found": 2, "box": 1}
    wrong("position-cards", pile=["5-4-1", "5-4-1"])
    wrong("position-cards", dragons=[{"dragon": "5-4-1"}] * 2, pile=[])


def test_a_magic_object_too_many_or_too_few() -> None:
    deck = good()["deck"]
    error = wrong("position-cards", deck=[*deck, "hourglass"])
    assert error.details == {"card": "hourglass", "found": 3, "box": 2}
    deck.remove("hourglass")
    assert wrong("position-cards", deck=deck).details["found"] == 1
    wrong("position-cards", discards=["hourglass"])
    wrong("position-cards", seats=with_seat(objects=["hourglass"]))


@pytest.mark.parametrize("object", OBJECTS)
def test_no_magic_objects_with_the_basic_rules(object: str) -> None:
    error = refusal(position() | {"deck": [object]})
    assert error.code == "position-cards"
    assert error.details == {"card": object, "found": 1, "box": 0}


def test_an_adventurer_in_two_places() -> None:
    wrong("position-cards", seats=with_seat(down=["knight-4"]))  # it attacks a dragon
    wrong("position-cards", seats=with_seat(up=["thief"], down=["thief"]))
    wrong("position-cards", seats=with_seat(up=["thief", "thief"]))
    wrong("position-cards", seats=with_seat(down=["wizard", "wizard"]))
    wrong("position-cards", dragons=with_dragon(attackers=[[0, "thief"], [0, "thief"]]))


def test_a_dragon_that_should_be_dead() -> None:
    error = wrong(
        "position-dead-dragon", dragons=with_dragon(attackers=[[0, "thief"], [1, "knight-4"]])
    )
    assert error.details["where"] == "dragons[0]"


def test_too_many_tokens() -> None:
    error = wrong("position-too-many", lost={"gold": 17})  # four are in play
    assert error.details == {"kind": "gold", "found": 21, "box": 20}
    wrong(
        "position-too-many", lost={"black-diamond": 1}, seats=with_seat(stash={"black-diamond": 1})
    )
    Match.from_position(good() | {"lost": {"gold": 16}})


def stashes_of(data: dict[str, Any]) -> dict[str, Any]:
    """A memory in which everybody has seen everything."""
    return {"known": [seat["stash"] for seat in data["seats"]], "moves": []}


def remembering(*moves: Any) -> dict[str, Any]:
    return {"memory": stashes_of(good()) | {"moves": list(moves)}}


@pytest.mark.parametrize(
    "moves",
    [
        [{"move": "gained", "seat": 1, "tokens": {"gold": 1}}],  # then it would be there
        [{"move": "paid", "seat": 0, "tokens": {"gold": 1}}],
        [{"move": "paid", "seat": 2, "tokens": {"gold": 1}}],  # there was none
        [{"move": "shown", "seat": 2, "tokens": {"gold": 1}}],
        [{"move": "robbed", "thief": 1, "victim": 0, "token": "gold"}],
        [{"move": "robbed", "thief": 1, "victim": 2, "token": "gold"}],
        [{"move": "looked", "thief": 1, "victim": 0, "tokens": {"gold": 1}}],
        [{"move": "varied", "seat": 0}],  # there is gold only
    ],
)
def test_a_memory_that_does_not_lead_to_the_stashes(moves: list[Any]) -> None:
    wrong("position-memory", **remembering(*moves))


def test_a_memory_that_leads_to_the_stashes() -> None:
    moves = [
        {"move": "shown", "seat": 0, "tokens": {"gold": 2}},
        {"move": "robbed", "thief": 1, "victim": 0, "token": "gold"},
        {"move": "looked", "thief": 0, "victim": 1, "tokens": {"gold": 1, "silver": 1}},
        {"move": "varied", "seat": 1},
        {"move": "robbed", "thief": 0, "victim": 1, "token": "gold"},
        {"move": "gained", "seat": 2, "tokens": {"red": 1}},
        {"move": "paid", "seat": 2, "tokens": {"red": 1}},
    ]
    match = Match.from_position(good() | remembering(*moves), seed=1)
    assert match.position()["memory"]["moves"] == moves


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"move": "stolen"},
        {"move": None},
        {"move": ["robbed"]},
        {"seat": 1, "tokens": {}},
        {"move": "gained", "seat": 1},
        {"move": "looked", "thief": 1, "victim": 0},
    ],
)
def test_a_move_of_the_wrong_shape(move: Any) -> None:
    wrong("position-shape", **remembering(move))


@pytest.mark.parametrize(
    "move",
    [
        {"move": "gained", "tokens": {}},
        {"move": "robbed", "thief": 0, "token": "gold"},
        {"move": "varied"},
        {"move": "robbed", "thief": 0, "victim": 3, "token": "gold"},
    ],
)
def test_a_move_of_nobody(move: Any) -> None:
    wrong("position-number", **remembering(move))


def test_a_memory_of_the_wrong_stashes() -> None:
    wrong("position-memory", memory={"known": [{}, {}, {}], "moves": []})
    wrong("position-memory", memory={"known": [{}, {"gold": 2}, {"silver": 1}]})


WITHOUT_A_GAME: list[Any] = [None, [], {}, {"game": 3}]


def test_no_game() -> None:
    for data in WITHOUT_A_GAME:
        assert refusal(data).code == "position-names-no-game"


def test_unknown_game_and_rules() -> None:
    assert refusal(good() | {"game": "chess"}).code == "no-such-game"
    assert refusal(good() | {"rules": 99}).code == "no-such-rules"
    for rules in ("1", [1], {"a": 1}, 1.5):
        refusal(good() | {"rules": rules})


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("wrong-options", 5),
        ("wrong-options", [1]),
        ("wrong-options", "basic"),
        ("wrong-options", None),
        ("no-such-option", {"speed": 1}),
        ("no-such-option", {1: 1}),
        ("wrong-option", {"rules": "expert"}),
        ("wrong-option", {"rules": ["basic"]}),
        ("wrong-option", {"market": 1}),
        ("wrong-option", {"market": None}),
        ("wrong-option", {"timer": 0}),
        ("wrong-option", {"timer": 60.0}),
        ("wrong-option", {"steps": True}),
        ("wrong-option", {"steps": None}),
    ],
)
def test_wrong_options(code: str, options: Any) -> None:
    error = refusal(position() | {"options": options})
    assert error.code == code
    assert isinstance(error, BadSetup)
