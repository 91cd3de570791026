"""The twelve Magic Objects of the advanced rules, and the windows in which they are used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import Any

import pytest

from dragonstones import IllegalAnswer
from dragonstones.games.gold.box import DRAGONS

from .scenario import Dragon, Player, Scenario, Start, dragon, player

Advanced = Callable[..., Scenario]


@pytest.fixture
def advanced(scenario: Start) -> Advanced:
    """`advanced(dragon(...), held={0: ["hourglass"]})`: who holds which Magic Objects."""

    def start(
        *dragons: Dragon,
        held: Mapping[int, list[str]] | None = None,
        players: Sequence[Player] = (player(), player(), player()),
        **more: Any,
    ) -> Scenario:
        seats = [dict(seat) for seat in players]
        for seat, objects in (held or {}).items():
            seats[seat]["objects"] = objects
        return scenario(*dragons, players=seats, rules="advanced", **more)

    return start


# -- windows ----------------------------------------------------------------------


@pytest.mark.ruling("D27")
def test_several_may_be_used_in_a_turn(advanced: Advanced) -> None:
    game = advanced(
        dragon("11-11-0", (0, "knight-4"), (1, "knight-3")),
        dragon("6-1-5", silver=1),
        held={0: ["horn-of-recall", "scroll-of-banishment", "crystal-ball", "crystal-ball"]},
    )
    game.use(0, "horn-of-recall", adventurer="knight-4")
    game.use(0, "scroll-of-banishment", seat=1, adventurer="knight-3")
    game.use(0, "crystal-ball", dragon=1)
    assert game.attackers(0) == []
    assert game.held(0) == ["crystal-ball"]
    game.place(0, "wizard", 1)
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D27")
def test_what_would_do_nothing_cannot_be_used(advanced: Advanced) -> None:
    """Nobody is out, nothing is hidden, no token lies on a dragon, all are face up."""
    everything = [
        "swap-powder",
        "invisible-hand",
        "horn-of-recall",
        "scroll-of-banishment",
        "crystal-ball",
        "wand-of-awakening",
    ]
    row = [dragon(id) for id in ("6-6-0", "8-8-0", "11-11-0")]
    game = advanced(*row, held={0: everything}, fill=False, pile=["5-4-1"])
    assert game.uses(0) == []
    for object in everything:
        game.refuses(0, {"use": object}, "not-an-option")


@pytest.mark.ruling("D27")
def test_what_has_its_own_window_is_not_for_a_turn(advanced: Advanced) -> None:
    others = [
        "ring-of-confusion",
        "stone-of-misdirection",
        "dragonbane-sword",
        "horn-of-plenty",
        "amulet-of-warding",
        "hourglass",
    ]
    game = advanced(dragon("11-11-0", (0, "wizard"), (1, "wizard"), gold=3), held={0: others})
    assert game.uses(0) == []


@pytest.mark.ruling("D27")
def test_the_table_does_not_learn_who_was_asked(advanced: Advanced) -> None:
    """Whoever holds any object is asked, whether it is of use now or not."""
    game = advanced(
        dragon("6-6-0", (1, "knight-4"), gold=2),
        held={0: ["hourglass"], 1: ["horn-of-plenty"], 2: ["horn-of-plenty"]},
    )
    game.place(0, "knight-3", 0)
    assert game.waiting == {0: "use-object"}
    assert game.options(0) == [False]
    for viewer in (None, 1, 2):
        view = game.match.view(viewer)
        assert view["waiting"] is view["answered"] is view["decision"] is None
    assert game.match.view(0)["decision"]["options"] == [False]
    before = game.story()
    game.decline(0)
    assert game.story() == before
    assert game.waiting == {1: "use-object"}
    assert game.options(1) == [False, {"use": "horn-of-plenty"}]
    game.refuses(1, {"use": "hourglass"}, "not-an-option")
    game.refuses(1, {"use": "horn-of-plenty", "dragon": 0}, "not-an-option")
    game.refuses(1, "pass", "not-an-option")
    game.decline(1)
    # 2 was not in the fight.
    assert game.waiting == {1: "negotiate", 0: "negotiate"}


@pytest.mark.ruling("D27")
def test_holders_are_asked_clockwise_from_the_active_player(advanced: Advanced) -> None:
    """Not in the order in which they joined the fight."""
    game = advanced(
        dragon("10-9-1", (1, "knight-4"), (3, "knight-3"), hidden=0, gold=4),
        players=[player() for _ in range(4)],
        held={1: ["horn-of-plenty"], 3: ["hourglass"]},
        active=2,
    )
    game.place(2, "knight-4", 0)
    game.decline(3)
    game.decline(1)
    assert game.waiting == {1: "negotiate", 3: "negotiate", 2: "negotiate"}


@pytest.mark.ruling("D27")
def test_the_clock_uses_nothing(advanced: Advanced) -> None:
    game = advanced(dragon("6-6-0", (0, "knight-4"), gold=2), held={0: ["horn-of-plenty"]})
    game.place(0, "knight-3", 0)
    game.time_up()
    assert game.held(0) == ["horn-of-plenty"]
    assert game.stash(0) == {"gold": 2}


@pytest.mark.ruling("D12", "D25")
def test_magic_objects_are_hidden(advanced: Advanced) -> None:
    """It is known how many somebody holds, but not which; used ones are open."""
    game = advanced(dragon("6-1-5"), held={0: ["crystal-ball", "hourglass"]})
    game.use(0, "crystal-ball", dragon=0)
    for viewer in (None, 1, 2):
        table = game.match.view(viewer)["table"]
        assert table["seats"][0]["objects"] == 1
        assert "held" not in table["seats"][0]
        assert table["objects"] == {"deck": 22, "discards": ["crystal-ball"]}
    assert game.match.view(0)["table"]["seats"][0]["held"] == ["hourglass"]


# -- Swap Powder ------------------------------------------------------------------


@pytest.mark.magic_object("swap-powder")
def test_swap_powder_swaps_dragons_and_treasure(advanced: Advanced) -> None:
    """The adventurers stay where they are."""
    game = advanced(
        dragon("8-8-0", (1, "knight-4"), gold=2),
        dragon("9-8-1", (2, "wizard"), silver=3),
        held={0: ["swap-powder"]},
    )
    game.use(0, "swap-powder", dragons=[0, 1])
    assert game.row[:2] == ["9-8-1", "8-8-0"]
    assert game.treasure(0) == {"silver": 3}
    assert game.treasure(1) == {"gold": 2}
    assert game.attackers(0) == [(1, "knight-4")]
    assert game.attackers(1) == [(2, "wizard")]
    assert game.events("dragons-swapped") == [{"spots": [0, 1]}]
    assert game.waiting == {0: "turn"}


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("swap-powder")
def test_swap_powder_needs_an_adventurer_at_one_of_them(advanced: Advanced) -> None:
    """Two dragons that nobody attacks may as well lie the other way round."""
    game = advanced(dragon("8-8-0"), dragon("9-8-1", (2, "wizard")), held={0: ["swap-powder"]})
    assert [use["dragons"] for use in game.uses(0)] == [[0, 1], [1, 2], [1, 3]]
    for wrong in ([0, 2], [1, 1], [1, 4], [1], [0, 1, 2], 1, None):
        game.refuses(0, {"use": "swap-powder", "dragons": wrong}, "not-an-option")


@pytest.mark.magic_object("swap-powder", "crystal-ball")
def test_swap_powder_takes_the_hidden_tokens_along(advanced: Advanced) -> None:
    """A dragon whose hidden tokens were placed has none any more, wherever it lies."""
    game = advanced(
        dragon("7-2-5", (0, "knight-4"), gold=2),
        dragon("7-4-3", silver=4),
        held={0: ["crystal-ball", "swap-powder"]},
        bag={"silver": 20},
    )
    game.use(0, "crystal-ball", dragon=0)
    assert game.treasure(0) == {"silver": 5, "gold": 2}
    game.use(0, "swap-powder", dragons=[0, 1])
    assert game.treasure(1) == {"silver": 5, "gold": 2}
    game.place(0, "knight-3", 0)
    # The one with 3 hidden tokens lies there now.
    assert game.stash(0) == {"silver": 7}


@pytest.mark.ruling("D26")
@pytest.mark.magic_object("swap-powder")
def test_swap_powder_that_kills(advanced: Advanced) -> None:
    """The kill resolves at once, without its user, who then places as usual."""
    game = advanced(
        dragon("10-9-1", (1, "knight-4"), (2, "knight-3"), silver=1),
        dragon("6-6-0", gold=2),
        held={0: ["swap-powder"]},
    )
    game.use(0, "swap-powder", dragons=[0, 1])
    assert game.events("dragon-killed") == [{"spot": 0, "dragon": "6-6-0", "fighters": [1, 2]}]
    assert game.waiting == {1: "negotiate", 2: "negotiate"}
    game.agree({1: {"gold": 1}, 2: {"gold": 1}})
    assert game.down(1) == ["knight-4"]
    assert game.row[1] == "10-9-1"
    assert game.treasure(1) == {"silver": 1}
    assert game.waiting == {0: "turn"}
    game.place(0, "knight-4", 1)
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D26", "D27")
@pytest.mark.magic_object("swap-powder")
def test_swap_powder_brings_all_four_home(advanced: Advanced) -> None:
    """They come home face down, and since none is face up they turn up, and one is placed."""
    game = advanced(
        dragon("11-11-0", (0, "knight-4"), (0, "knight-3"), (0, "thief"), (0, "wizard")),
        dragon("10-9-1", hidden=0, gold=2),
        held={0: ["swap-powder"]},
    )
    assert "pass" in game.options(0)
    game.use(0, "swap-powder", dragons=[0, 1])
    assert game.stash(0) == {"gold": 2}
    assert len(game.up(0)) == 4
    game.refuses(0, "pass", "not-an-option")
    game.place(0, "thief", 1)
    assert game.waiting == {1: "turn"}


def test_one_swap_powder_cannot_kill_two() -> None:
    """Both lived before: the attack at each is below its own dragon. If one swap killed both,
    each attack would also be as high as the other dragon, and so above the other attack."""
    for one, two in combinations(DRAGONS, 2):
        attacks = product(range(one.strength), range(two.strength))
        assert not any(a >= two.strength and b >= one.strength for a, b in attacks)


@pytest.mark.ruling("D26")
@pytest.mark.magic_object("swap-powder")
def test_two_swap_powders_kill_two(advanced: Advanced) -> None:
    game = advanced(
        dragon("10-9-1", (1, "knight-4"), (1, "knight-3")),
        dragon("6-6-0", gold=2),
        dragon("9-8-1", (2, "knight-4"), (2, "thief")),
        dragon("5-4-1", hidden=0, silver=2),
        held={0: ["swap-powder", "swap-powder"]},
        pile=["7-6-1", "7-4-3"],
    )
    game.use(0, "swap-powder", dragons=[0, 1])
    assert game.stash(1) == {"gold": 2}
    game.use(0, "swap-powder", dragons=[2, 3])
    assert game.stash(2) == {"silver": 2}
    assert game.row == ["7-4-3", "10-9-1", "7-6-1", "9-8-1"]
    game.place(0, "wizard", 0)
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D26", "D15")
@pytest.mark.magic_object("swap-powder")
def test_swap_powder_before_the_last_dragon(advanced: Advanced) -> None:
    """It needs two dragons and kills one at most: its user still has one to attack."""
    game = advanced(
        dragon("7-6-1", (1, "knight-4"), (1, "thief"), silver=1),
        dragon("6-6-0", (0, "knight-3"), gold=2),
        held={0: ["swap-powder", "swap-powder"]},
        fill=False,
        pile=["8-8-0"],
        bag={},
    )
    game.use(0, "swap-powder", dragons=[0, 1])
    assert game.stash(1) == {"gold": 2}
    assert game.row == [None, "7-6-1", None, None]
    assert game.uses(0) == []
    game.place(0, "knight-4", 1)
    assert game.stash(0) == {"silver": 1}
    assert game.waiting == {}


# -- Ring of Confusion ------------------------------------------------------------


def ring(advanced: Advanced, holder: int = 0, **more: Any) -> Scenario:
    """Players 2 (with a wizard), 1 and 0 have killed a dragon; the holder has a Ring."""
    game = advanced(
        dragon("9-8-1", (2, "wizard"), (1, "knight-4"), hidden=0, gold=2, red=2),
        held={holder: ["ring-of-confusion"]},
        **more,
    )
    game.place(0, "knight-4", 0)
    game.decline(holder)  # nothing to do when the treasure is complete
    return game


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("ring-of-confusion")
def test_ring_swaps_the_shares_of_two_others(advanced: Advanced) -> None:
    game = ring(advanced)
    game.agree({0: {"gold": 1}, 1: {"gold": 1}, 2: {"red": 2}})
    assert game.options(0) == [False, {"use": "ring-of-confusion", "seats": [2, 1]}]
    game.use(0, "ring-of-confusion", seats=[2, 1])
    assert [game.stash(seat) for seat in range(3)] == [{"gold": 1}, {"red": 2}, {"gold": 1}]
    assert game.events("shares-swapped") == [{"seats": [2, 1]}]
    assert game.discards == ["ring-of-confusion"]


@pytest.mark.ruling("D11")
@pytest.mark.magic_object("ring-of-confusion")
def test_ring_takes_the_reds_of_a_wizard(advanced: Advanced) -> None:
    """A player who ends up with a red draws, if their wizard is there: here nobody."""
    game = ring(advanced)
    game.agree({0: {"gold": 1}, 1: {"gold": 1}, 2: {"red": 2}})
    game.use(0, "ring-of-confusion", seats=[2, 1])
    assert game.stash(1) == {"red": 2}
    assert [game.held(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.ruling("D11")
@pytest.mark.magic_object("ring-of-confusion")
def test_ring_gives_the_reds_to_a_wizard(advanced: Advanced) -> None:
    game = ring(advanced)
    game.agree({0: {}, 1: {"red": 2}, 2: {"gold": 2}})
    game.use(0, "ring-of-confusion", seats=[2, 1])
    assert game.stash(2) == {"red": 2}
    assert len(game.held(2)) == 2
    assert game.held(1) == []


@pytest.mark.magic_object("ring-of-confusion")
def test_ring_need_not_be_used(advanced: Advanced) -> None:
    game = ring(advanced)
    game.agree({0: {"gold": 1}, 1: {"gold": 1}, 2: {"red": 2}})
    game.decline(0)
    assert game.stash(2) == {"red": 2}
    assert game.held(0) == ["ring-of-confusion"]


@pytest.mark.magic_object("ring-of-confusion")
def test_ring_swaps_an_empty_share(advanced: Advanced) -> None:
    game = ring(advanced)
    game.agree({0: {}, 1: {"gold": 2, "red": 2}, 2: {}})
    game.use(0, "ring-of-confusion", seats=[2, 1])
    assert game.stash(1) == {}
    assert game.stash(2) == {"gold": 2, "red": 2}


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("ring-of-confusion")
def test_ring_cannot_swap_equal_shares(advanced: Advanced) -> None:
    """That would do nothing, and everybody knows it: nobody is asked."""
    game = ring(advanced)
    game.agree({0: {"gold": 2}, 1: {"red": 1}, 2: {"red": 1}})
    assert game.waiting == {1: "turn"}
    assert game.held(0) == ["ring-of-confusion"]


@pytest.mark.magic_object("ring-of-confusion")
def test_ring_cannot_swap_ones_own_share(advanced: Advanced) -> None:
    game = ring(advanced)
    game.agree({0: {"gold": 2}, 1: {"red": 2}, 2: {}})
    for wrong in ([0, 1], [1, 0], [0, 2], [1, 1], [1, 3]):
        game.refuses(0, {"use": "ring-of-confusion", "seats": wrong}, "not-an-option")


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("ring-of-confusion")
def test_ring_needs_two_others_with_shares(advanced: Advanced) -> None:
    """With two fighters its holder is not even asked."""
    game = advanced(dragon("6-6-0", (1, "knight-4"), gold=2), held={0: ["ring-of-confusion"]})
    game.place(0, "knight-3", 0)
    game.decline(0)
    game.agree({0: {"gold": 1}, 1: {"gold": 1}})
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("ring-of-confusion")
def test_ring_needs_a_user_who_took_part(advanced: Advanced) -> None:
    game = advanced(
        dragon("9-8-1", (2, "wizard"), (1, "knight-4"), hidden=0, gold=3),
        players=[player() for _ in range(4)],
        held={3: ["ring-of-confusion"]},
    )
    game.place(0, "knight-4", 0)
    game.agree({0: {"gold": 3}, 1: {}, 2: {}})
    assert game.stash(0) == {"gold": 3}
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D7")
@pytest.mark.magic_object("ring-of-confusion")
def test_ring_without_an_agreement(advanced: Advanced) -> None:
    game = ring(advanced)
    game.time_up()
    assert game.waiting == {1: "turn"}
    assert game.held(0) == ["ring-of-confusion"]


@pytest.mark.ruling("D24", "D27")
@pytest.mark.magic_object("ring-of-confusion")
def test_ring_in_divide_and_choose(advanced: Advanced) -> None:
    """It is used after all have chosen; even the divider may use it."""
    game = ring(advanced, holder=2, split="divide")
    game.divide(2, {"gold": 2}, {"red": 1}, {"red": 1})
    game.choose_share(1, 0)
    game.choose_share(0, 1)
    assert game.stash(1) == {}
    game.use(2, "ring-of-confusion", seats=[1, 0])
    assert game.stash(0) == {"gold": 2}
    assert game.stash(1) == {"red": 1}
    assert game.stash(2) == {"red": 1}
    assert len(game.held(2)) == 1


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("ring-of-confusion")
def test_two_rings(advanced: Advanced) -> None:
    """The second swaps what the first has made."""
    game = advanced(
        dragon("9-8-1", (2, "wizard"), (1, "knight-4"), hidden=0, gold=1, silver=1, amber=1),
        held={0: ["ring-of-confusion"], 1: ["ring-of-confusion"]},
    )
    game.place(0, "knight-4", 0)
    game.decline(0)
    game.decline(1)
    game.agree({0: {"gold": 1}, 1: {"silver": 1}, 2: {"amber": 1}})
    game.use(0, "ring-of-confusion", seats=[2, 1])
    assert game.match.view(None)["table"]["fight"]["shares"] == [
        {"silver": 1},
        {"amber": 1},
        {"gold": 1},
    ]
    game.use(1, "ring-of-confusion", seats=[2, 0])
    assert game.stash(0) == {"silver": 1}
    assert game.stash(1) == {"amber": 1}
    assert game.stash(2) == {"gold": 1}


# -- Stone of Misdirection --------------------------------------------------------


def choosing_thief(advanced: Advanced, victim: Player) -> Scenario:
    """A thief of 0, with the wizard of 0, robs 1."""
    game = advanced(
        dragon("7-6-1", (1, "knight-4"), (0, "wizard"), hidden=0),
        players=[player(), victim, player()],
    )
    game.place(0, "thief", 0)
    game.decline(1)  # nothing to do when the treasure is complete
    return game


@pytest.mark.magic_object("stone-of-misdirection")
def test_stone_lets_the_victim_choose(advanced: Advanced) -> None:
    game = advanced(
        dragon("6-6-0", (1, "knight-4")),
        players=[player(), player(silver=1, gold=5, diamond=3), player()],
        held={1: ["stone-of-misdirection"]},
    )
    game.place(0, "thief", 0)
    game.decline(1)
    assert game.options(1) == [False, {"use": "stone-of-misdirection"}]
    game.use(1, "stone-of-misdirection")
    assert game.options(1) == ["silver", "gold", "diamond"]
    game.token(1, "silver")
    assert game.stash(0) == {"silver": 1}
    assert game.stash(1) == {"gold": 5, "diamond": 3}
    assert game.discards == ["stone-of-misdirection"]
    assert game.events("token-recognised", seat=2) == []


@pytest.mark.ruling("D10", "D27")
@pytest.mark.magic_object("stone-of-misdirection")
def test_stone_beats_a_choosing_thief(advanced: Advanced) -> None:
    """The thief does not even look."""
    game = choosing_thief(
        advanced, player(silver=1, black_diamond=1, objects=["stone-of-misdirection"])
    )
    game.use(1, "stone-of-misdirection")
    game.token(1, "silver")
    assert game.stash(0) == {"silver": 1}
    assert game.events("stash-seen") == []
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("stone-of-misdirection")
def test_stone_with_tokens_of_one_kind_would_do_nothing(advanced: Advanced) -> None:
    game = choosing_thief(advanced, player(gold=4, objects=["stone-of-misdirection"]))
    assert game.options(1) == [False]


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("stone-of-misdirection", "amulet-of-warding")
def test_who_is_not_robbed_is_not_asked(advanced: Advanced) -> None:
    game = advanced(
        dragon("8-8-0", (1, "knight-3"), (2, "knight-3")),
        players=[player(), player(gold=1), player(silver=1, gold=1)],
        held={2: ["stone-of-misdirection", "amulet-of-warding"]},
    )
    game.place(0, "thief", 0)
    game.decline(2)
    game.rob(0, 1)
    assert game.stash(0) == {"gold": 1}
    assert game.waiting == {1: "turn"}


# -- Invisible Hand ---------------------------------------------------------------


def hand(advanced: Advanced, **more: Any) -> Scenario:
    game = advanced(
        dragon("8-8-0", silver=3, red=1),
        dragon("9-8-1", gold=2, amber=1),
        held={0: ["invisible-hand"]},
        **more,
    )
    game.use(0, "invisible-hand")
    return game


@pytest.mark.magic_object("invisible-hand")
def test_hand_unwatched_takes_two_tokens(advanced: Advanced) -> None:
    """Of its user's choice, from the dragon chosen in secret."""
    game = hand(advanced)
    assert game.waiting == {0: "reach", 1: "watch", 2: "watch"}
    assert game.options(0) == [0, 1]  # those with tokens
    assert game.options(1) == [0, 1, 2, 3]  # any
    game.watch(1, 0)
    game.reach(0, 1)
    game.watch(2, 3)
    assert game.events("hand-watched") == [
        {"seat": 0, "spot": 1, "watchers": [1, 2], "spots": [0, 3], "caught": False}
    ]
    assert game.options(0) == [{"gold": 2}, {"gold": 1, "amber": 1}]
    game.take_two(0, gold=1, amber=1)
    assert game.stash(0) == {"gold": 1, "amber": 1}
    assert game.treasure(1) == {"gold": 1}
    assert game.waiting == {0: "turn"}


@pytest.mark.ruling("D25")
@pytest.mark.magic_object("invisible-hand")
def test_hand_takes_for_all_to_see(advanced: Advanced) -> None:
    game = hand(advanced)
    game.watch(1, 0)
    game.watch(2, 0)
    game.reach(0, 1)
    game.take_two(0, gold=2)
    assert game.events("share-taken", seat=2) == [{"seat": 0, "treasure": {"gold": 2}}]


@pytest.mark.magic_object("invisible-hand")
def test_hand_watched_takes_nothing(advanced: Advanced) -> None:
    """One watcher is enough; the card is used."""
    game = hand(advanced)
    game.reach(0, 1)
    game.watch(1, 2)
    game.watch(2, 1)
    assert game.events("hand-watched")[0]["caught"] is True
    assert game.stash(0) == {}
    assert game.treasure(1) == {"gold": 2, "amber": 1}
    assert game.discards == ["invisible-hand"]
    assert game.waiting == {0: "turn"}


@pytest.mark.magic_object("invisible-hand")
def test_hand_is_chosen_in_secret(advanced: Advanced) -> None:
    game = hand(advanced)
    game.reach(0, 1)
    assert game.match.view(1)["answered"] == [0]
    assert game.match.view(1)["answer"] is None
    game.refuses(1, 4, "not-an-option")
    game.answer(0, 0)  # changed, while others still think
    game.watch(1, 1)
    game.watch(2, 1)
    assert game.events("hand-watched")[0]["spot"] == 0


@pytest.mark.magic_object("invisible-hand")
def test_hand_and_a_single_token(advanced: Advanced) -> None:
    game = advanced(dragon("6-1-5", gold=1), held={0: ["invisible-hand"]})
    game.use(0, "invisible-hand")
    game.watch(1, 1)
    game.watch(2, 1)
    game.reach(0, 0)
    assert game.stash(0) == {"gold": 1}
    assert game.treasure(0) == {}
    assert game.waiting == {0: "turn"}


@pytest.mark.ruling("D11")
@pytest.mark.magic_object("invisible-hand")
def test_hand_draws_no_magic_object_for_reds(advanced: Advanced) -> None:
    """Not a share: not even with a wizard at that dragon."""
    game = advanced(dragon("8-8-0", (0, "wizard"), red=2), held={0: ["invisible-hand"]})
    game.use(0, "invisible-hand")
    game.watch(1, 1)
    game.watch(2, 1)
    game.reach(0, 0)
    assert game.stash(0) == {"red": 2}
    assert game.held(0) == []


@pytest.mark.ruling("D17")
@pytest.mark.magic_object("invisible-hand")
def test_hand_leaves_a_dragon_with_nothing_to_share(advanced: Advanced) -> None:
    game = advanced(dragon("6-6-0", (1, "knight-3"), gold=2), held={0: ["invisible-hand"]})
    game.use(0, "invisible-hand")
    game.watch(1, 1)
    game.watch(2, 1)
    game.reach(0, 0)
    game.place(0, "knight-3", 0)
    assert game.events("nothing-to-share") == [{"spot": 0}]
    assert game.stash(0) == {"gold": 2}


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("invisible-hand")
def test_hand_with_one_dragon_left_would_do_nothing(advanced: Advanced) -> None:
    """Everybody would watch it."""
    left = [dragon("8-8-0", gold=3)]
    game = advanced(*left, held={0: ["invisible-hand"]}, fill=False, bag={})
    assert game.uses(0) == []
    game = advanced(*left, dragon("9-8-1"), held={0: ["invisible-hand"]}, fill=False, bag={})
    assert game.uses(0) == [{"use": "invisible-hand"}]


# -- Horn of Recall ---------------------------------------------------------------


@pytest.mark.magic_object("horn-of-recall")
def test_horn_of_recall_brings_one_home_face_down(advanced: Advanced) -> None:
    game = advanced(
        dragon("11-11-0", (0, "knight-4"), (1, "wizard"), (0, "thief")),
        held={0: ["horn-of-recall"]},
    )
    assert [use["adventurer"] for use in game.uses(0)] == ["knight-4", "thief"]
    game.use(0, "horn-of-recall", adventurer="knight-4")
    assert game.down(0) == ["knight-4"]
    assert game.attackers(0) == [(1, "wizard"), (0, "thief")]
    assert game.up(0) == ["wizard", "knight-3"]
    game.refuses(0, {"place": "knight-4", "dragon": 0}, "not-an-option")


@pytest.mark.ruling("D3", "D27")
@pytest.mark.magic_object("horn-of-recall")
def test_horn_of_recall_before_turning_up(advanced: Advanced) -> None:
    """None is face up: the one called back turns up with the others, and can be sent at once."""
    game = advanced(
        dragon("11-11-0", (0, "knight-4"), (0, "thief")),
        players=[player(down=["wizard", "knight-3"]), player(), player()],
        held={0: ["horn-of-recall"]},
    )
    assert game.events("turned-up") == []
    assert {"place": "wizard", "dragon": 0} in game.options(0)
    game.use(0, "horn-of-recall", adventurer="knight-4")
    assert game.events("turned-up") == [
        {"seat": 0, "adventurers": ["wizard", "knight-3", "knight-4"]}
    ]
    game.place(0, "knight-4", 1)


@pytest.mark.ruling("D3", "D27")
def test_turning_up_with_a_magic_object_in_hand(advanced: Advanced) -> None:
    """Even without using it, the adventurers have turned up by the time of placing."""
    game = advanced(
        dragon("11-11-0", (0, "knight-4"), (0, "thief")),
        players=[player(down=["wizard", "knight-3"]), player(), player()],
        held={0: ["horn-of-recall"]},
    )
    game.place(0, "wizard", 1)
    assert game.story() == ["turned-up", "adventurer-placed"]
    assert game.up(0) == ["knight-3"]
    assert game.down(0) == []


@pytest.mark.ruling("D13", "D27")
@pytest.mark.magic_object("horn-of-recall")
def test_horn_of_recall_before_a_turn_is_lost(advanced: Advanced) -> None:
    """All four are out: one comes home, turns up, and must be sent."""
    game = advanced(
        dragon("11-11-0", (0, "knight-4"), (0, "thief"), (0, "wizard"), (0, "knight-3")),
        held={0: ["horn-of-recall"]},
    )
    game.use(0, "horn-of-recall", adventurer="knight-3")
    assert game.options(0) == [{"place": "knight-3", "dragon": place} for place in range(4)]
    game.place(0, "knight-3", 2)
    assert game.events("turn-lost") == []


# -- Scroll of Banishment ---------------------------------------------------------


@pytest.mark.magic_object("scroll-of-banishment")
def test_scroll_sends_an_opponent_home_face_down(advanced: Advanced) -> None:
    game = advanced(
        dragon("11-11-0", (0, "knight-4"), (1, "wizard"), (2, "knight-4")),
        held={0: ["scroll-of-banishment"]},
    )
    assert [(use["seat"], use["adventurer"]) for use in game.uses(0)] == [
        (1, "wizard"),
        (2, "knight-4"),
    ]
    own = {"use": "scroll-of-banishment", "seat": 0, "adventurer": "knight-4"}
    game.refuses(0, own, "not-an-option")
    game.use(0, "scroll-of-banishment", seat=2, adventurer="knight-4")
    assert game.down(2) == ["knight-4"]
    assert game.attackers(0) == [(0, "knight-4"), (1, "wizard")]
    assert game.events("went-home") == [{"seat": 2, "adventurer": "knight-4", "spot": 0}]
    assert game.waiting == {0: "turn"}


@pytest.mark.magic_object("scroll-of-banishment")
def test_scroll_takes_a_player_out_of_the_fight(advanced: Advanced) -> None:
    """There is no share any more."""
    game = advanced(
        dragon("7-6-1", (0, "knight-4"), (1, "thief"), hidden=0, gold=3),
        held={0: ["scroll-of-banishment"]},
    )
    game.use(0, "scroll-of-banishment", seat=1, adventurer="thief")
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"gold": 3}


# -- Dragonbane Sword -------------------------------------------------------------


@pytest.mark.magic_object("dragonbane-sword")
def test_sword_adds_two_to_a_knight(advanced: Advanced) -> None:
    game = advanced(dragon("5-4-1", hidden=0, gold=1), held={0: ["dragonbane-sword"]})
    game.place(0, "knight-3", 0, sword=True)
    assert game.events("adventurer-placed")[0]["strength"] == 5
    assert game.discards == ["dragonbane-sword"]
    assert game.stash(0) == {"gold": 1}


@pytest.mark.magic_object("dragonbane-sword")
def test_sword_need_not_be_used(advanced: Advanced) -> None:
    game = advanced(dragon("5-4-1", gold=1), held={0: ["dragonbane-sword"]})
    game.place(0, "knight-4", 0)
    assert game.attack(0) == 4
    assert game.held(0) == ["dragonbane-sword"]


@pytest.mark.magic_object("dragonbane-sword")
def test_sword_is_for_knights(advanced: Advanced) -> None:
    game = advanced(held={0: ["dragonbane-sword"]})
    for adventurer in ("wizard", "thief"):
        placing = {"place": adventurer, "dragon": 0, "sword": True}
        game.refuses(0, placing, "not-an-option")
    assert {"place": "knight-4", "dragon": 0, "sword": True} in game.options(0)


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("dragonbane-sword")
def test_sword_stays_with_the_knight_for_the_fight(advanced: Advanced) -> None:
    game = advanced(dragon("8-8-0", gold=2), held={0: ["dragonbane-sword"]})
    game.place(0, "knight-4", 0, sword=True)
    game.place(1, "wizard", 3)
    game.place(2, "thief", 0)
    assert game.events("dragon-killed")[0]["fighters"] == [0, 2]


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("dragonbane-sword")
def test_sword_is_gone_when_the_knight_comes_home(advanced: Advanced) -> None:
    game = advanced(
        dragon("11-11-0", (0, "knight-3", 5)),
        players=[player(down=["wizard", "thief", "knight-4"]), player(), player()],
        held={0: ["horn-of-recall"]},
    )
    assert game.attack(0) == 5
    game.use(0, "horn-of-recall", adventurer="knight-3")
    game.place(0, "knight-3", 0)
    assert game.attack(0) == 3


@pytest.mark.ruling("D24", "D27")
@pytest.mark.magic_object("dragonbane-sword")
def test_sword_counts_in_divide_totals(advanced: Advanced) -> None:
    """A knight with 3 and a Sword is stronger than one with 4."""
    game = advanced(
        dragon("9-8-1", (1, "knight-4"), hidden=0, gold=1, silver=1),
        held={0: ["dragonbane-sword"]},
        split="divide",
    )
    game.place(0, "knight-3", 0, sword=True)
    game.divide(1, {"gold": 1}, {"silver": 1})
    game.choose_share(0, 0)
    assert game.stash(0) == {"gold": 1}


@pytest.mark.ruling("D26", "D27")
@pytest.mark.magic_object("dragonbane-sword", "swap-powder")
def test_sword_after_a_swap_powder(advanced: Advanced) -> None:
    """The knight stays, with the Sword, in front of another dragon."""
    game = advanced(
        dragon("10-9-1", gold=1),
        dragon("5-4-1", hidden=0, amber=1),
        held={0: ["dragonbane-sword", "swap-powder"]},
    )
    game.place(0, "knight-3", 0, sword=True)
    game.place(1, "wizard", 3)
    game.place(2, "wizard", 3)
    game.use(0, "swap-powder", dragons=[0, 1])
    assert game.events("dragon-killed")[0]["dragon"] == "5-4-1"
    assert game.stash(0) == {"amber": 1}
    assert game.waiting == {0: "turn"}


# -- Crystal Ball -----------------------------------------------------------------


@pytest.mark.magic_object("crystal-ball")
def test_crystal_ball_places_the_hidden_tokens(advanced: Advanced) -> None:
    """For all to see; at the kill nothing more is drawn."""
    game = advanced(
        dragon("6-1-5", (0, "knight-4"), gold=1), held={0: ["crystal-ball"]}, bag={"silver": 30}
    )
    game.use(0, "crystal-ball", dragon=0)
    assert game.treasure(0) == {"silver": 5, "gold": 1}
    assert game.events("treasure-grew", seat=2) == [{"spot": 0, "treasure": {"silver": 5}}]
    assert game.match.view(2)["table"]["dragons"][0]["hidden"] == 0
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"silver": 5, "gold": 1}
    assert len(game.events("treasure-grew")) == 1


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("crystal-ball")
def test_crystal_ball_needs_hidden_tokens_and_a_bag(advanced: Advanced) -> None:
    row = [dragon("6-6-0"), dragon("6-1-5"), dragon("8-3-5", hidden=0), dragon("5-4-1")]
    game = advanced(*row, held={0: ["crystal-ball"]})
    assert [use["dragon"] for use in game.uses(0)] == [1, 3]
    game = advanced(*row, held={0: ["crystal-ball"]}, bag={})
    assert game.uses(0) == []


@pytest.mark.ruling("D15")
@pytest.mark.magic_object("crystal-ball")
def test_crystal_ball_that_empties_the_bag(advanced: Advanced) -> None:
    """It places what is left; the end phase has begun, and nothing is replaced any more."""
    game = advanced(
        dragon("6-1-5", (0, "knight-4"), gold=1),
        held={0: ["crystal-ball"]},
        bag={"silver": 3},
        pile=["6-6-0"],
    )
    game.use(0, "crystal-ball", dragon=0)
    assert game.treasure(0) == {"silver": 3, "gold": 1}
    assert game.events("bag-emptied") == [{}]
    game.place(0, "knight-3", 0)
    assert game.stash(0) == {"silver": 3, "gold": 1}
    assert game.row[0] is None
    assert game.pile == ["6-6-0"]


# -- Horn of Plenty ---------------------------------------------------------------


@pytest.mark.magic_object("horn-of-plenty")
def test_horn_of_plenty_adds_two_tokens(advanced: Advanced) -> None:
    """After the hidden ones, before the split."""
    game = advanced(
        dragon("6-4-2", (1, "knight-4"), gold=1), held={0: ["horn-of-plenty"]}, bag={"silver": 30}
    )
    game.place(0, "knight-3", 0)
    assert game.treasure(0) == {"silver": 2, "gold": 1}
    game.use(0, "horn-of-plenty")
    assert game.asked(1)["treasure"] == {"silver": 4, "gold": 1}
    assert [event["treasure"] for event in game.events("treasure-grew")] == [{"silver": 2}] * 2


@pytest.mark.magic_object("horn-of-plenty")
def test_horn_of_plenty_alone(advanced: Advanced) -> None:
    """Both copies, one after the other; the user's wizard draws for the reds among them."""
    game = advanced(
        dragon("6-6-0", (0, "knight-4"), (0, "wizard")),
        held={0: ["horn-of-plenty", "horn-of-plenty"]},
        bag={"red": 9},
        pile=["6-4-2"],
    )
    game.place(0, "knight-3", 0)
    game.use(0, "horn-of-plenty")
    game.use(0, "horn-of-plenty")
    assert game.stash(0) == {"red": 4}
    assert len(game.held(0)) == 4


@pytest.mark.ruling("D17")
@pytest.mark.magic_object("horn-of-plenty")
def test_horn_of_plenty_fills_an_empty_hoard(advanced: Advanced) -> None:
    game = advanced(dragon("6-6-0", (1, "knight-4")), held={1: ["horn-of-plenty"]}, bag={"gold": 9})
    game.place(0, "knight-3", 0)
    game.use(1, "horn-of-plenty")
    assert game.events("nothing-to-share") == []
    assert game.asked(0)["treasure"] == {"gold": 2}


@pytest.mark.ruling("D15", "D27")
@pytest.mark.magic_object("horn-of-plenty")
def test_horn_of_plenty_and_the_last_token(advanced: Advanced) -> None:
    """One token is all there is; a second Horn would do nothing."""
    game = advanced(
        dragon("6-6-0", (0, "knight-4")),
        held={0: ["horn-of-plenty", "horn-of-plenty"]},
        bag={"gold": 1},
        pile=["6-4-2"],
    )
    game.place(0, "knight-3", 0)
    game.use(0, "horn-of-plenty")
    assert game.stash(0) == {"gold": 1}
    assert game.held(0) == ["horn-of-plenty"]
    assert game.row[0] is None


@pytest.mark.ruling("D15", "D27")
@pytest.mark.magic_object("horn-of-plenty")
def test_horn_of_plenty_and_an_empty_bag(advanced: Advanced) -> None:
    """Everybody knows that it would do nothing: nobody is asked."""
    game = advanced(dragon("6-6-0", (0, "knight-4"), gold=1), held={0: ["horn-of-plenty"]}, bag={})
    game.place(0, "knight-3", 0)
    assert game.waiting == {1: "turn"}


# -- Amulet of Warding ------------------------------------------------------------


@pytest.mark.magic_object("amulet-of-warding")
def test_amulet_stops_a_theft(advanced: Advanced) -> None:
    game = advanced(
        dragon("6-6-0", (1, "knight-4")),
        players=[player(), player(gold=2), player()],
        held={1: ["amulet-of-warding"]},
    )
    game.place(0, "thief", 0)
    game.decline(1)
    game.use(1, "amulet-of-warding")
    assert game.stash(0) == {}
    assert game.stash(1) == {"gold": 2}
    assert game.events("theft-tried") == [{"seat": 0, "victim": 1}]
    assert game.events("token-stolen") == []
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D10", "D27")
@pytest.mark.magic_object("amulet-of-warding")
def test_amulet_is_used_before_anybody_looks(advanced: Advanced) -> None:
    game = choosing_thief(advanced, player(gold=2, objects=["amulet-of-warding"]))
    assert game.events("stash-seen") == []
    game.use(1, "amulet-of-warding")
    assert game.events("stash-seen") == []
    assert game.stash(1) == {"gold": 2}


@pytest.mark.ruling("D10")
@pytest.mark.magic_object("amulet-of-warding")
def test_amulet_that_is_kept(advanced: Advanced) -> None:
    game = choosing_thief(advanced, player(gold=2, objects=["amulet-of-warding"]))
    game.decline(1)
    game.token(0, "gold")
    assert game.stash(0) == {"gold": 1}
    assert game.held(1) == ["amulet-of-warding"]


@pytest.mark.ruling("D9")
@pytest.mark.magic_object("amulet-of-warding")
def test_amulet_stops_one_theft(advanced: Advanced) -> None:
    """That theft is over; for the next thief the victim is asked again."""
    game = advanced(
        dragon("8-8-0", (2, "thief"), (1, "knight-4")),
        players=[player(), player(gold=2), player()],
        held={1: ["amulet-of-warding"]},
    )
    game.place(0, "thief", 0)
    game.decline(1)
    game.use(1, "amulet-of-warding")  # against the thief of 2
    assert game.stash(2) == {}
    assert game.stash(0) == {"gold": 1}
    assert game.events("theft-tried") == [{"seat": 2, "victim": 1}, {"seat": 0, "victim": 1}]


# -- Hourglass --------------------------------------------------------------------


@pytest.mark.magic_object("hourglass")
def test_hourglass_in_the_last_second(advanced: Advanced) -> None:
    """The time starts again: the clock that was running rings for nobody."""
    game = advanced(dragon("6-6-0", (1, "knight-4"), gold=2), held={1: ["hourglass"]})
    game.place(0, "knight-3", 0)
    game.decline(1)
    old = game.asked(0)["id"]
    game.propose(0, {0: {"gold": 1}, 1: {"gold": 1}})
    assert game.asked(0)["id"] == old
    game.use(1, "hourglass")
    assert game.asked(0)["id"] == game.asked(1)["id"] != old
    with pytest.raises(IllegalAnswer) as refused:
        game.time_up(old)
    assert refused.value.code == "too-late"
    assert game.lost == {}
    # What was said stands.
    assert game.asked(0)["accepted"] == [None, 1]
    game.accept(1, 1)
    assert game.stash(0) == game.stash(1) == {"gold": 1}


@pytest.mark.magic_object("hourglass")
def test_hourglass_once_per_card(advanced: Advanced) -> None:
    """Then the new clock rings for good."""
    game = advanced(dragon("6-6-0", (1, "knight-4"), gold=2), held={1: ["hourglass"]})
    game.place(0, "knight-3", 0)
    game.decline(1)
    game.use(1, "hourglass")
    assert game.discards == ["hourglass"]
    game.refuses(1, {"use": "hourglass"}, "no-such-object")
    game.time_up(game.asked(0)["id"])
    assert game.lost == {"gold": 2}


@pytest.mark.magic_object("hourglass")
def test_hourglass_without_a_clock(advanced: Advanced) -> None:
    """Everybody has all steps again; turning it over does not count as one."""
    game = advanced(
        dragon("6-6-0", (1, "knight-4"), gold=2), held={1: ["hourglass"]}, timer=None, steps=2
    )
    game.place(0, "knight-3", 0)
    game.decline(1)
    game.wait(0)
    game.wait(0)
    game.wait(1)
    assert game.waiting == {1: "negotiate"}
    game.use(1, "hourglass")
    assert game.waiting == {1: "negotiate", 0: "negotiate"}
    assert game.asked(0)["steps_left"] == [2, 2]
    game.agree({0: {"gold": 2}, 1: {}})
    assert game.stash(0) == {"gold": 2}


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("hourglass")
def test_hourglass_before_the_first_step_would_do_nothing(advanced: Advanced) -> None:
    game = advanced(
        dragon("6-6-0", (1, "knight-4"), gold=2), held={1: ["hourglass"]}, timer=None, steps=2
    )
    game.place(0, "knight-3", 0)
    game.decline(1)
    game.refuses(1, {"use": "hourglass"}, "no-such-object")
    game.wait(0)
    game.use(1, "hourglass")
    game.refuses(1, {"use": "hourglass"}, "no-such-object")


@pytest.mark.magic_object("hourglass")
def test_hourglass_needs_somebody_in_the_negotiation(advanced: Advanced) -> None:
    game = advanced(dragon("6-6-0", (1, "knight-4"), gold=2), held={2: ["hourglass"]})
    game.place(0, "knight-3", 0)
    game.refuses(2, {"use": "hourglass"}, "not-asked")
    game.refuses(0, {"use": "hourglass"}, "no-such-object")


@pytest.mark.ruling("D24")
@pytest.mark.magic_object("hourglass")
def test_hourglass_has_no_use_in_divide_and_choose(advanced: Advanced) -> None:
    game = advanced(
        dragon("6-6-0", (1, "knight-4"), gold=2), held={0: ["hourglass"]}, split="divide"
    )
    game.place(0, "knight-3", 0)
    game.decline(0)
    game.refuses(0, {"use": "hourglass"}, "shares-shape")


# -- Wand of Awakening ------------------------------------------------------------


@pytest.mark.magic_object("wand-of-awakening")
def test_wand_turns_all_up(advanced: Advanced) -> None:
    """Those at home; those on dragons stay there."""
    game = advanced(
        dragon("11-11-0", (0, "knight-3")),
        players=[player(down=["thief", "knight-4"]), player(), player()],
        held={0: ["wand-of-awakening"]},
    )
    game.use(0, "wand-of-awakening")
    assert game.up(0) == ["wizard", "thief", "knight-4"]
    assert game.attackers(0) == [(0, "knight-3")]
    assert game.events("turned-up") == [{"seat": 0, "adventurers": ["thief", "knight-4"]}]
    game.place(0, "knight-4", 0)
    assert game.waiting == {1: "turn"}


@pytest.mark.ruling("D3", "D27")
@pytest.mark.magic_object("wand-of-awakening")
def test_wand_that_would_do_nothing(advanced: Advanced) -> None:
    """All are face up; or none is, so that they turn up anyway; or all are out."""
    held = {0: ["wand-of-awakening"]}
    game = advanced(held=held)
    assert game.uses(0) == []
    down = [player(down=["wizard", "thief", "knight-3", "knight-4"]), player(), player()]
    game = advanced(players=down, held=held)
    assert game.uses(0) == []
    game.place(0, "thief", 0)
    assert game.up(0) == ["wizard", "knight-3", "knight-4"]
    out = dragon("11-11-0", (0, "wizard"), (0, "thief"), (0, "knight-3"), (0, "knight-4"))
    game = advanced(out, held=held)
    assert game.options(0) == ["pass"]


@pytest.mark.ruling("D27")
@pytest.mark.magic_object("wand-of-awakening", "horn-of-recall")
def test_wand_after_a_horn_of_recall(advanced: Advanced) -> None:
    """The one called back can be sent again in the same turn."""
    game = advanced(
        dragon("11-11-0", (0, "knight-4")), held={0: ["horn-of-recall", "wand-of-awakening"]}
    )
    assert game.uses(0, "wand-of-awakening") == []
    game.use(0, "horn-of-recall", adventurer="knight-4")
    game.use(0, "wand-of-awakening")
    game.place(0, "knight-4", 1)
    assert game.attackers(1) == [(0, "knight-4")]
