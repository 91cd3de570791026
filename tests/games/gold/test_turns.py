"""The set-up, and turns: sending out adventurers, turning them up, and having none to send."""

from __future__ import annotations

from itertools import product

import pytest

from dragonstones import BadPosition, Match

from .scenario import Dragon, Start, dragon, player, position

ALL = ["wizard", "thief", "knight-3", "knight-4"]


# -- set-up ---------------------------------------------------------------------


def test_set_up_four_dragons_with_their_known_treasure(new_game: Start) -> None:
    """Four dragons come from the pile, each with its known tokens; the rest is in the bag."""
    game = new_game(4)
    assert None not in game.row
    assert len(game.pile) == 14
    known = [int(id.split("-")[1]) for id in game.row if id]
    assert [sum(game.treasure(place).values()) for place in range(4)] == known
    assert game.bag == 126 - sum(known)
    assert [event["dragon"] for event in game.events("dragon-appeared")] == game.row


def test_set_up_everybody_has_four_adventurers_ready(new_game: Start) -> None:
    game = new_game(6)
    assert [game.up(seat) for seat in range(6)] == [ALL] * 6
    assert [game.stash(seat) for seat in range(6)] == [{}] * 6


def test_set_up_basic_has_no_magic_objects(new_game: Start) -> None:
    game = new_game(3)
    assert [game.held(seat) for seat in range(3)] == [[], [], []]
    assert game.deck == []


def test_set_up_advanced_deals_everybody_a_magic_object(new_game: Start) -> None:
    """Face down: its owner may look, the others see that there is one."""
    game = new_game(5, rules="advanced")
    assert [len(game.held(seat)) for seat in range(5)] == [1] * 5
    assert len(game.deck) == 19
    for viewer, owner in product(range(5), range(5)):
        shown = game.match.view(viewer)["table"]["seats"][owner]
        assert shown["objects"] == 1
        assert ("held" in shown) == (viewer == owner)
    assert [event["seat"] for event in game.events("objects-seen", seat=2)] == [2]


def test_set_up_shuffles_dragons_objects_and_tokens(new_game: Start) -> None:
    games = [new_game(3, seed=seed, rules="advanced") for seed in range(5)]
    assert len({tuple(game.row) for game in games}) == 5
    assert len({tuple(game.pile) for game in games}) == 5
    assert len({tuple(game.deck) for game in games}) == 5
    assert len({str([game.treasure(place) for place in range(4)]) for game in games}) == 5


@pytest.mark.ruling("D1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_player_is_random(new_game: Start, seats: int) -> None:
    first = {next(iter(new_game(seats, seed=seed).waiting)) for seed in range(40)}
    assert first == set(range(seats))


def test_turns_go_clockwise(scenario: Start) -> None:
    game = scenario(active=2, turn=8)
    for turn, seat in enumerate((2, 0, 1, 2), start=9):
        assert game.waiting == {seat: "turn"}
        table = game.match.view()["table"]
        assert (table["turn"], table["active"]) == (turn, seat)
        game.place(seat, game.up(seat)[0], seat)


# -- attacking ------------------------------------------------------------------


def test_any_adventurer_may_attack_any_dragon(scenario: Start) -> None:
    """No matter how many attack it already."""
    game = scenario(dragon("9-8-1", (1, "knight-4"), (2, "knight-3")), dragon("8-8-0"))
    expected = [{"place": one, "dragon": place} for one in ALL for place in range(4)]
    assert game.options(0) == expected


@pytest.mark.parametrize(
    ("adventurer", "value"), [("wizard", 1), ("thief", 2), ("knight-3", 3), ("knight-4", 4)]
)
def test_the_attack_is_the_sum_of_the_adventurers(
    scenario: Start, adventurer: str, value: int
) -> None:
    game = scenario(dragon("10-9-1", (1, "knight-4")))
    game.place(0, adventurer, 0)
    assert game.attack(0) == 4 + value
    assert game.attackers(0) == [(1, "knight-4"), (0, adventurer)]
    assert adventurer not in game.up(0)
    assert game.events("adventurer-placed")[0]["strength"] == value


def test_a_smaller_attack_does_nothing(scenario: Start) -> None:
    """The dragon lives, the adventurers stay, the next player has a turn."""
    game = scenario(dragon("6-6-0", (1, "knight-3"), gold=2))
    game.place(0, "thief", 0)
    assert game.row[0] == "6-6-0"
    assert game.treasure(0) == {"gold": 2}
    assert game.attackers(0) == [(1, "knight-3"), (0, "thief")]
    assert game.waiting == {1: "turn"}


def test_an_equal_attack_kills(scenario: Start) -> None:
    """The example of the rulebook: 1 + 2 + 3 against 6."""
    game = scenario(dragon("6-6-0", (1, "wizard"), (2, "thief"), gold=2))
    game.place(0, "knight-3", 0)
    assert game.events("dragon-killed") == [{"spot": 0, "dragon": "6-6-0", "fighters": [1, 2, 0]}]


def test_a_greater_attack_kills(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (0, "knight-4"), gold=2))
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"gold": 2}


def test_a_placing_that_is_not_possible_is_refused(scenario: Start) -> None:
    """Face down, out already, a dragon that is not there, an object nobody holds."""
    players = [player(down=["thief"]), player(), player()]
    game = scenario(dragon("8-8-0", (0, "wizard")), players=players, fill=False, bag={})
    for wrong in (
        {"place": "thief", "dragon": 0},
        {"place": "wizard", "dragon": 0},
        {"place": "dragon", "dragon": 0},
        {"place": "knight-4", "dragon": 1},
        {"place": "knight-4", "dragon": True},
        {"place": "knight-4"},
        {"place": "knight-4", "dragon": 0, "sword": True},
        {"use": "swap-powder", "dragons": [0, 1]},
        "knight-4",
        ["knight-4", 0],
        {},
    ):
        game.refuses(0, wrong, "not-an-option")
    game.refuses(1, {"place": "knight-4", "dragon": 0}, "not-asked")
    game.refuses(3, {"place": "knight-4", "dragon": 0}, "no-such-seat")


def test_a_position_with_an_adventurer_too_many_is_refused() -> None:
    """Twice at home, or at home and on a dragon, or on two dragons."""
    out = dragon("11-11-0", (0, "thief"))
    twice = [player(down=["thief", "thief"]), player(), player()]
    home = [player(down=["thief"]), player(), player()]
    for wrong in (
        position(players=twice),
        position(out, players=home),
        position(out, dragon("10-9-1", (0, "thief"))),
    ):
        with pytest.raises(BadPosition) as refused:
            Match.from_position(wrong)
        assert refused.value.code == "position-cards"


@pytest.mark.parametrize(
    "attacker", [(0, "wizard", 3), (0, "thief", 4), (0, "knight-3", 4), (0, "knight-4", 7)]
)
def test_a_position_with_a_wrong_strength_is_refused(attacker: tuple[int, str, int]) -> None:
    """Only a Dragonbane Sword makes stronger, by two, and only knights."""
    with pytest.raises(BadPosition) as refused:
        Match.from_position(position(dragon("11-11-0", attacker)))
    assert refused.value.code == "position-number"


# -- compulsory, and turning up -------------------------------------------------


@pytest.mark.ruling("D2")
def test_placing_is_compulsory_with_an_adventurer_face_up(scenario: Start) -> None:
    game = scenario(players=[player(down=["wizard", "thief", "knight-3"]), player(), player()])
    assert game.options(0) == [{"place": "knight-4", "dragon": place} for place in range(4)]
    game.refuses(0, "pass", "not-an-option")


@pytest.mark.ruling("D2")
def test_a_magic_object_does_not_replace_placing(scenario: Start) -> None:
    players = [player(objects=["crystal-ball"]), player(), player()]
    game = scenario(dragon("6-1-5", silver=1), players=players, rules="advanced")
    game.use(0, "crystal-ball", dragon=0)
    game.refuses(0, "pass", "not-an-option")
    game.place(0, "wizard", 0)
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D3")
def test_with_none_face_up_all_at_home_turn_up(scenario: Start) -> None:
    """At the start of the turn, by itself; those on dragons are not touched."""
    players = [player(down=["wizard", "thief"]), player(), player()]
    game = scenario(
        dragon("11-11-0", (0, "knight-3")), dragon("10-9-1", (0, "knight-4")), players=players
    )
    assert game.events("turned-up") == [{"seat": 0, "adventurers": ["wizard", "thief"]}]
    assert game.up(0) == ["wizard", "thief"]
    assert game.down(0) == []
    assert game.attackers(0) == [(0, "knight-3")]
    assert game.attackers(1) == [(0, "knight-4")]
    assert game.options(0) == [
        {"place": one, "dragon": place} for one in ("wizard", "thief") for place in range(4)
    ]


@pytest.mark.ruling("D3")
def test_with_one_face_up_none_turns_up(scenario: Start) -> None:
    players = [player(down=["wizard", "thief", "knight-3"]), player(), player()]
    game = scenario(players=players)
    game.place(0, "knight-4", 0)
    assert game.events("turned-up") == []
    assert game.down(0) == ["wizard", "thief", "knight-3"]


@pytest.mark.ruling("D3")
def test_turning_up_waits_for_the_turn(scenario: Start) -> None:
    """The last face-up adventurer goes out: the others turn up at the owner's next turn."""
    players = [player(down=["wizard", "thief", "knight-3"]), player(), player()]
    game = scenario(players=players)
    game.place(0, "knight-4", 0)
    game.place(1, "wizard", 1)
    assert game.up(0) == []
    game.place(2, "wizard", 2)
    assert game.up(0) == ["wizard", "thief", "knight-3"]
    assert game.attackers(0) == [(0, "knight-4")]


def test_those_who_killed_a_dragon_come_home_face_down(scenario: Start) -> None:
    game = scenario(dragon("6-6-0", (1, "knight-4"), (0, "wizard")))
    game.place(0, "thief", 0)
    assert game.down(0) == ["wizard", "thief"]
    assert game.up(0) == ["knight-3", "knight-4"]
    assert game.down(1) == ["knight-4"]
    assert game.attackers(0) == []


# -- all out --------------------------------------------------------------------


def four_out(seat: int) -> list[Dragon]:
    """All four adventurers of a player on dragons."""
    return [
        dragon("11-11-0", (seat, "wizard"), (seat, "thief")),
        dragon("10-9-1", (seat, "knight-3"), (seat, "knight-4")),
    ]


@pytest.mark.ruling("D13")
def test_who_has_all_four_out_loses_the_turn(scenario: Start) -> None:
    game = scenario(*four_out(0))
    assert game.events("turn-lost") == [{"seat": 0}]
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D13")
def test_all_four_out_with_a_magic_object_that_is_of_no_use(scenario: Start) -> None:
    """The player is asked, so that the table does not learn what they hold, and can only pass."""
    players = [player(objects=["hourglass"]), player(), player()]
    game = scenario(*four_out(0), players=players, rules="advanced")
    assert game.options(0) == ["pass"]
    game.lose_turn(0)
    assert game.events("turn-lost") == [{"seat": 0}]
    assert game.held(0) == ["hourglass"]
    assert game.waiting == {1: "turn"}


#: All twelve adventurers of three players on dragons, none of which is beaten.
BLOCKED = [
    dragon("10-9-1", (0, "knight-4"), (1, "knight-4"), (0, "wizard"), gold=1),
    dragon("10-6-4", (2, "knight-4"), (0, "knight-3"), (0, "thief"), gold=1),
    dragon("9-8-1", (1, "knight-3"), (2, "knight-3"), (1, "thief"), gold=1),
    dragon("9-5-4", (1, "wizard"), (2, "wizard"), (2, "thief"), gold=1),
]


@pytest.mark.ruling("D14")
def test_a_blocked_table_goes_home(scenario: Start) -> None:
    """Starting with the active player, each takes home one of their choice; the turn continues."""
    game = scenario(*BLOCKED, active=1)
    assert game.story() == ["everybody-blocked"]
    assert sorted(game.options(1)) == sorted(ALL)
    game.go_home(1, "knight-3")
    assert game.down(1) == ["knight-3"]
    game.go_home(2, "wizard")
    assert game.waiting == {0: "go-home"}
    game.go_home(0, "knight-4")
    assert game.down(2) == ["wizard"]
    assert game.down(0) == ["knight-4"]
    assert game.events("went-home") == [
        {"seat": 1, "adventurer": "knight-3", "spot": 2},
        {"seat": 2, "adventurer": "wizard", "spot": 3},
        {"seat": 0, "adventurer": "knight-4", "spot": 0},
    ]
    assert game.events("turn-lost") == []
    # The one at home has turned up, and must be sent.
    assert game.options(1) == [{"place": "knight-3", "dragon": place} for place in range(4)]
    game.place(1, "knight-3", 3)
    game.place(2, "wizard", 3)
    assert game.waiting == {0: "turn"}


@pytest.mark.ruling("D14")
def test_a_table_is_not_blocked_while_anybody_is_at_home(scenario: Start) -> None:
    dragons = [*BLOCKED[:3], dragon("9-5-4", (1, "wizard"), (2, "wizard"))]
    game = scenario(*dragons)
    assert game.story() == ["turn-lost", "turn-lost"]
    assert game.waiting == {2: "turn"}


@pytest.mark.ruling("D14")
def test_a_table_blocks_when_the_last_one_goes_out(scenario: Start) -> None:
    game = scenario(*BLOCKED[:3], dragon("9-5-4", (1, "wizard"), (2, "wizard")), active=2)
    game.place(2, "thief", 3)
    assert game.events("everybody-blocked") == [{}]
    assert game.waiting == {0: "go-home"}


@pytest.mark.ruling("D14", "D27")
def test_a_blocked_table_with_magic_objects_of_no_use(scenario: Start) -> None:
    """Magic Objects come first; after a pass all go home, and the player is asked again."""
    players = [player(objects=["hourglass"]), player(), player(objects=["amulet-of-warding"])]
    game = scenario(*BLOCKED, players=players, rules="advanced")
    assert game.story() == []
    assert game.options(0) == ["pass"]
    game.lose_turn(0)
    assert game.events("everybody-blocked") == [{}]
    for seat in range(3):
        game.go_home(seat, "wizard")
    assert game.events("turn-lost") == []
    assert game.options(0) == [{"place": "wizard", "dragon": place} for place in range(4)]
    game.place(0, "wizard", 3)
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D14", "D27")
@pytest.mark.magic_object("horn-of-recall")
def test_a_magic_object_frees_a_blocked_table(scenario: Start) -> None:
    players = [player(objects=["horn-of-recall"]), player(), player()]
    game = scenario(*BLOCKED, players=players, rules="advanced")
    game.use(0, "horn-of-recall", adventurer="thief")
    assert game.events("everybody-blocked") == []
    assert game.options(0) == [{"place": "thief", "dragon": place} for place in range(4)]
    game.place(0, "thief", 3)
    # Now all are out again, and nobody has a Magic Object.
    assert game.events("everybody-blocked") == [{}]
    assert game.waiting == {1: "go-home"}


@pytest.mark.ruling("D14", "D27")
def test_a_scroll_on_a_blocked_table_frees_another(scenario: Start) -> None:
    """Its user is still out and loses the turn; the other has one at home."""
    players = [player(objects=["scroll-of-banishment"]), player(), player()]
    game = scenario(*BLOCKED, players=players, rules="advanced")
    game.use(0, "scroll-of-banishment", seat=2, adventurer="wizard")
    assert game.events("turn-lost") == [{"seat": 0}, {"seat": 1}]
    assert game.waiting == {2: "turn"}
    assert game.up(2) == ["wizard"]
