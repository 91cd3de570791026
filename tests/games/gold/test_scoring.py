"""Counting the points, basic and advanced."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import Player, Scenario, Start, dragon, player


@pytest.fixture(params=["basic", "advanced"])
def rules(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def count(scenario: Start, rules: str, *players: Player, **more: Any) -> Scenario:
    """The last dragon, on which nothing lies, is killed, and these players count."""
    seats = [*players, *(player() for _ in range(3 - len(players)))]
    last = dragon("6-6-0", (0, "knight-4"))
    game = scenario(last, players=seats, fill=False, pile=[], bag={}, rules=rules, **more)
    game.place(0, "knight-3", 0)
    assert game.waiting == {}
    return game


def points(game: Scenario) -> list[int]:
    counted: list[int] = game.result["points"]
    return counted


def lines(game: Scenario, seat: int) -> dict[str, int]:
    """Where the points came from, without the zeros."""
    return {line: n for line, n in game.result["sheets"][seat]["lines"].items() if n}


# -- tokens -----------------------------------------------------------------------


def test_silver_gold_and_reds(scenario: Start, rules: str) -> None:
    """1, 3 and 1 points each."""
    game = count(scenario, rules, player(silver=7, gold=2, red=3))
    assert lines(game, 0) == {"silver": 7, "gold": 6, "red": 3}
    assert points(game) == [16, 0, 0]


@pytest.mark.ruling("D19")
def test_the_black_diamond_basic(scenario: Start) -> None:
    """7 points, and no curse: its owner scores majorities."""
    game = count(scenario, "basic", player(black_diamond=1, amber=1))
    assert lines(game, 0) == {"black-diamond": 7, "amber": 15}


@pytest.mark.ruling("D21")
def test_the_black_diamond_advanced(scenario: Start) -> None:
    game = count(scenario, "advanced", player(black_diamond=1))
    assert points(game) == [19, 0, 0]
    assert [sheet["cursed"] for sheet in game.result["sheets"]] == [True, False, False]


@pytest.mark.ruling("D12")
def test_magic_objects_are_worth_nothing(scenario: Start) -> None:
    players = [player(silver=1), player(objects=["hourglass", "swap-powder"]), player()]
    game = count(scenario, "advanced", *players)
    assert points(game) == [1, 0, 0]


# -- majorities, basic ------------------------------------------------------------


@pytest.mark.ruling("D19")
@pytest.mark.parametrize(("seats", "bonus"), [(3, 15), (4, 12), (5, 12), (6, 10)])
@pytest.mark.parametrize("gem", ["sapphire", "emerald", "amethyst", "amber", "diamond"])
def test_a_majority_basic(scenario: Start, seats: int, bonus: int, gem: str) -> None:
    players = [player() for _ in range(seats - 2)]
    players += [player() | {"stash": {gem: 2}}, player() | {"stash": {gem: 1}}]
    game = count(scenario, "basic", *players)
    assert points(game) == [0] * (seats - 2) + [bonus, 0]


@pytest.mark.ruling("D19")
@pytest.mark.parametrize(("seats", "bonus"), [(3, 15), (4, 12), (5, 12), (6, 10)])
def test_all_tied_leaders_score_in_full_basic(scenario: Start, seats: int, bonus: int) -> None:
    """Two, or everybody."""
    players = [player(amber=2, diamond=1), player(amber=2, diamond=1)]
    others = [player(amber=1, diamond=1) for _ in range(seats - 2)]
    game = count(scenario, "basic", *players, *others)
    assert points(game) == [2 * bonus, 2 * bonus] + [bonus] * (seats - 2)


@pytest.mark.ruling("D19")
def test_a_majority_of_nothing_is_none(scenario: Start, rules: str) -> None:
    """Nobody owns a gem: nobody has most."""
    game = count(scenario, rules, player(silver=1))
    assert points(game) == [1, 0, 0]


@pytest.mark.ruling("D19")
def test_no_sets_basic(scenario: Start) -> None:
    everything = player(sapphire=2, emerald=2, amethyst=2, amber=2, diamond=2)
    one_each = player(sapphire=1, emerald=1, amethyst=1, amber=1, diamond=1)
    game = count(scenario, "basic", everything, one_each)
    assert points(game) == [5 * 15, 0, 0]
    assert "sets" not in lines(game, 0)


# -- sets and majorities, advanced ------------------------------------------------


@pytest.mark.ruling("D20")
def test_sets_of_five(scenario: Start) -> None:
    """5 points for each; the gems of a set count for majorities too."""
    mine = player(sapphire=2, emerald=3, amethyst=2, amber=2, diamond=2)
    other = player(sapphire=1, emerald=1, amethyst=1, amber=1, diamond=1)
    game = count(scenario, "advanced", mine, other)
    assert lines(game, 0) == {
        "sets": 10,
        "sapphire": 12,
        "emerald": 12,
        "amethyst": 12,
        "amber": 12,
        "diamond": 12,
    }
    assert points(game) == [70, 5, 0]


@pytest.mark.ruling("D20")
def test_four_colours_are_no_set(scenario: Start) -> None:
    game = count(scenario, "advanced", player(sapphire=5, emerald=5, amethyst=5, amber=5))
    assert "sets" not in lines(game, 0)


@pytest.mark.ruling("D20", "D22")
@pytest.mark.parametrize(("seats", "full", "half"), [(3, 12, 6), (4, 10, 5), (5, 10, 5), (6, 8, 4)])
def test_a_majority_advanced(scenario: Start, seats: int, full: int, half: int) -> None:
    """One has most: all. Two: half each. Three or more: nothing."""
    idle = [player() for _ in range(seats - 3)]
    game = count(scenario, "advanced", player(amber=3), player(amber=2), player(amber=1), *idle)
    assert points(game)[:3] == [full, 0, 0]
    game = count(scenario, "advanced", player(amber=3), player(amber=3), player(amber=1), *idle)
    assert points(game)[:3] == [half, half, 0]
    game = count(scenario, "advanced", player(amber=3), player(amber=3), player(amber=3), *idle)
    assert points(game)[:3] == [0, 0, 0]


@pytest.mark.ruling("D22")
def test_three_tied_leave_nothing_to_the_next(scenario: Start) -> None:
    """A player with fewer does not move up."""
    game = count(scenario, "advanced", *(player(amber=2) for _ in range(4)), player(amber=1))
    assert points(game) == [0] * 5


# -- the curse of the black diamond -----------------------------------------------


@pytest.mark.ruling("D21")
def test_the_cursed_one_scores_no_sets_and_no_majorities(scenario: Start) -> None:
    """Alone on top of a colour: nobody scores it. Silver, gold and reds count."""
    cursed = player(
        black_diamond=1,
        sapphire=2,
        emerald=2,
        amethyst=2,
        amber=2,
        diamond=2,
        silver=1,
        gold=1,
        red=1,
    )
    game = count(scenario, "advanced", cursed, player(amber=1), player(diamond=1))
    assert points(game) == [19 + 1 + 3 + 1, 0, 0]


@pytest.mark.ruling("D21")
def test_the_cursed_one_behind_does_no_harm(scenario: Start) -> None:
    game = count(scenario, "advanced", player(black_diamond=1, amber=1), player(amber=2))
    assert points(game) == [19, 12, 0]


@pytest.mark.ruling("D21", "D22")
def test_the_cursed_one_level_with_one_other(scenario: Start) -> None:
    """Its owner counts as one of two: the other gets half."""
    game = count(scenario, "advanced", player(black_diamond=1, amber=2), player(amber=2))
    assert points(game) == [19, 6, 0]


@pytest.mark.ruling("D21", "D22")
def test_the_cursed_one_level_with_two_others(scenario: Start) -> None:
    """Its owner counts as one of three: nobody gets anything."""
    players = [player(black_diamond=1, amber=2), player(amber=2), player(amber=2)]
    game = count(scenario, "advanced", *players)
    assert points(game) == [19, 0, 0]


@pytest.mark.ruling("D19")
def test_no_curse_basic(scenario: Start) -> None:
    """When tied with others, its owner scores in full, as they do."""
    game = count(scenario, "basic", player(black_diamond=1, amber=2), player(amber=2))
    assert points(game) == [7 + 15, 15, 0]


# -- whole tables -----------------------------------------------------------------

#: Six stashes; with fewer players the first ones.
STASHES = [
    player(silver=5, gold=2, red=1, sapphire=3, emerald=1, diamond=1),
    player(silver=2, gold=4, sapphire=3, amethyst=2, amber=1),
    player(red=4, sapphire=1, emerald=2, amethyst=2, amber=2, diamond=1),
    player(silver=9, black_diamond=1, amethyst=4),
    player(gold=1, emerald=2, amber=2, diamond=3),
    player(sapphire=1, emerald=1, amethyst=1, amber=2, diamond=1),
]


@pytest.mark.ruling("D19", "D23")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        # sapphire 0+1, emerald 2, amethyst 1+2, amber 2, diamond 0+2: 15 each
        (3, [12 + 30, 14 + 30, 4 + 60]),
        # amethyst goes to 3: 12 each
        (4, [12 + 24, 14 + 12, 4 + 36, 16 + 12]),
        # emerald 2+4, amber 2+4, diamond 4
        (5, [12 + 12, 14 + 12, 4 + 24, 16 + 12, 3 + 36]),
        # amber 2+4+5: 10 each
        (6, [12 + 10, 14 + 10, 4 + 20, 16 + 10, 3 + 30, 10]),
    ],
)
def test_a_table_basic(scenario: Start, seats: int, expected: list[int]) -> None:
    game = count(scenario, "basic", *STASHES[:seats])
    assert points(game) == expected
    assert game.result["winners"] == [expected.index(max(expected))]


@pytest.mark.ruling("D20", "D21", "D22", "D23")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        # 12: sapphire 0+1 half, emerald 2, amethyst 1+2 half, amber 2, diamond 0+2 half; 2's set
        (3, [12 + 12, 14 + 12, 4 + 5 + 36]),
        # 10: amethyst is the cursed one's, so nobody's
        (4, [12 + 10, 14 + 5, 4 + 5 + 25, 9 + 19]),
        # 10: emerald 2+4 half, amber 2+4 half, diamond 4
        (5, [12 + 5, 14 + 5, 4 + 5 + 10, 9 + 19, 3 + 20]),
        # 8: amber 2+4+5 nothing; 5's set
        (6, [12 + 4, 14 + 4, 4 + 5 + 4, 9 + 19, 3 + 12, 5]),
    ],
)
def test_a_table_advanced(scenario: Start, seats: int, expected: list[int]) -> None:
    game = count(scenario, "advanced", *STASHES[:seats])
    assert points(game) == expected
    assert game.result["winners"] == [expected.index(max(expected))]


# -- winning ----------------------------------------------------------------------


@pytest.mark.ruling("D23")
def test_most_points_win(scenario: Start, rules: str) -> None:
    game = count(scenario, rules, player(silver=1), player(gold=1), player(red=2))
    assert game.result["winners"] == [1]
    assert game.result["ranking"] == [[1], [2], [0]]


@pytest.mark.ruling("D23")
def test_a_tie_is_shared(scenario: Start, rules: str) -> None:
    game = count(scenario, rules, player(gold=1), player(silver=2, red=1), player(red=2))
    assert game.result["winners"] == [0, 1]
    assert game.result["ranking"] == [[0, 1], [2]]
    assert game.events("stashes-revealed", seat=2) == [
        {
            "stashes": [{"gold": 1}, {"silver": 2, "red": 1}, {"red": 2}],
            "points": [3, 3, 2],
            "winners": [0, 1],
        }
    ]


@pytest.mark.ruling("D23")
def test_a_sheet_shows_every_token(scenario: Start, rules: str) -> None:
    game = count(scenario, rules, player(gold=1, amber=1))
    sheet = game.result["sheets"][0]
    assert sheet["tokens"] == {"gold": 1, "amber": 1}
    assert sheet["total"] == sum(sheet["lines"].values()) == points(game)[0]
