"""OpenSpiel's own tests, and what a seat knows."""

from __future__ import annotations

import random
import re
import sys
import unittest
import warnings
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of OpenSpiel's own games, which its tests import
    import pyspiel
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms.cfr import CFRPlusSolver
    from open_spiel.python.algorithms.exploitability import nash_conv

from dragonstones import Refused, extras
from dragonstones.engine import games
from dragonstones.research.openspiel import SMALL, WHOLE, Moment, name_of
from dragonstones.research.play import Play

#: Talks are short here: random players hardly ever agree.
BRIEF: dict[str, Any] = {
    name: {"players": 3, "options": '{"steps": 3, "dragons": 8}' if "gold" in name else "{}"}
    for name in WHOLE
}
#: Small enough to be looked at whole.
TINY = {"fairy": 1, "silver": 1, "stones": 4}


def whole_tree() -> type[Any]:
    return suite_of(api_test.EnforceAPIOnFullTreeBase, SMALL[0], TINY)


def suite_of(base: type[Any], name: str, params: dict[str, Any]) -> type[Any]:
    game = pyspiel.load_game(name, params)
    return type(f"Enforce_{name}", (base,), {"game_name": name, "game": game})


def passed(suite: type[Any]) -> int:
    """How many of OpenSpiel's tests a game has passed."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert not result.failures + result.errors, result.failures + result.errors
    return result.testsRun


@pytest.mark.parametrize("name", [*WHOLE, *SMALL])
def test_it_is_a_game_by_openspiels_tests(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = api_test.sample_some_states.sample_some_states

    def a_few(game: Any, max_states: int) -> Any:
        return sample(game, max_states=60)

    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", a_few)
    params = TINY if name in SMALL else BRIEF[name]
    assert passed(suite_of(api_test.EnforceAPIOnPartialTreeBase, name, params)) >= 5


def test_a_small_game_is_one_by_openspiels_tests_of_the_whole_tree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, SMALL[0], (1, 200, 202))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, SMALL[0], 144)
    assert passed(whole_tree()) >= 8


@pytest.mark.parametrize("name", [*WHOLE, *SMALL])
def test_random_playouts_by_openspiel_end(name: str) -> None:
    params = BRIEF.get(name, {})
    if name in WHOLE:
        params = {**params, "max_steps": 40}  # every state is serialized and read again
    pyspiel.random_sim_test(pyspiel.load_game(name, params), 1, True, False)


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_ends_with_shares_of_a_win(name: str) -> None:
    rng, state = random.Random(1), pyspiel.load_game(name, BRIEF[name]).new_initial_state()
    state.apply_action(7)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    result = state.moment.play.match.result
    winners = result["winners"]
    assert state.returns() == [1 / len(winners) if s in winners else 0 for s in range(3)]


# -- what a seat knows --------------------------------------------------------


def every_way(state: Any, way: tuple[Any, ...]) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """All states of a game that is dealt, each with what there was to see on the way there."""
    play = state.moment.play
    way = (*way, tuple(canonical(play, seat) for seat in range(play.match.seats)))
    yield state, way
    for action in state.legal_actions():
        yield from every_way(state.child(action), way)


def canonical(play: Play, seat: int) -> str:
    """The view of a seat, which is asked as long as a question is open to anybody."""
    view = play.match.view(seat)
    asked = sorted([*view.pop("waiting"), *view.pop("answered")])
    return f"{asked} {view} {play.spelled(seat)}"


def test_strings_are_the_same_exactly_where_all_views_so_far_are() -> None:
    """In every state of a small game: by what was shown one after the other, and by the string."""
    game = pyspiel.load_game(SMALL[0], {"fairy": 1, "silver": 1, "stones": 3})
    root = game.new_initial_state()
    by_views: dict[Any, set[str]] = defaultdict(set)
    by_string: dict[str, set[Any]] = defaultdict(set)
    for deal, _ in root.chance_outcomes():
        for state, way in every_way(root.child(deal), ()):
            for seat in range(3):
                seen = [views[seat] for views in way]
                shown = tuple(b for a, b in zip([None, *seen], seen, strict=False) if a != b)
                string = state.information_state_string(seat)
                by_views[shown].add(string)
                by_string[string].add(shown)
    assert len(by_views) == len(by_string) > 300
    assert all(len(strings) == 1 for strings in by_views.values())
    assert all(len(views) == 1 for views in by_string.values())


@pytest.mark.parametrize("name", WHOLE)
def test_what_a_seat_cannot_know_is_not_in_what_it_sees(name: str) -> None:
    """Hidden things are redrawn: what the seat sees stays, and what others see does not all."""
    rng, changed = random.Random(3), 0
    state = pyspiel.load_game(name, BRIEF[name]).new_initial_state()
    state.apply_action(3)
    for _ in range(300):
        if state.is_terminal():
            break
        if rng.random() < 0.1:
            seat = rng.randrange(3)
            real, other = state.moment, imagined(state.moment, seat, rng)
            assert real.seen(seat) == other.seen(seat)
            assert real.play.observe(seat) == other.play.observe(seat)
            changed += any(real.seen(one) != other.seen(one) for one in range(3))
        state.apply_action(rng.choice(state.legal_actions()))
    assert changed or "2002" in name, "the secrets were not others"


def imagined(moment: Any, seat: int, rng: random.Random) -> Any:
    """The same moment in another world that the seat takes to be possible."""
    other = Moment(moment.rules)
    other.play = moment.play.copy()
    spelled = list(moment.play.spelled(seat))
    other.play.match = moment.play.match.imagine(seat, rng)
    other.play._spellings = {}
    if seat in other.play.match.waiting:
        spelling = other.play.spelling(seat)
        while len(spelling.spelled) < len(spelled):
            spelling.take(spelled[len(spelling.spelled)])
    return other


def test_a_closed_fist_is_known_to_its_seat_alone() -> None:
    game = pyspiel.load_game(SMALL[0], TINY)
    strings = []
    for token in (0, 1):
        state = game.new_initial_state()
        for action in (0, token):
            state.apply_action(action)
        strings.append([state.information_state_string(seat) for seat in range(3)])
    assert [a == b for a, b in zip(*strings, strict=True)] == [False, True, True]


# -- solving ------------------------------------------------------------------


def test_exploitability_falls_under_cfr() -> None:
    game = pyspiel.load_game(SMALL[0], TINY)
    solver = CFRPlusSolver(game)
    before = nash_conv(game, solver.average_policy())
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert 0 <= nash_conv(game, solver.average_policy()) < before / 4


def test_the_deals_of_a_small_game_are_the_orders_of_its_cards() -> None:
    game = pyspiel.load_game(SMALL[0], {"turns": 2})
    orders = set()
    for deal in range(4):
        state = game.new_initial_state().child(deal)
        shown: list[str] = []
        while not state.is_terminal():
            state = state.child(0)  # nobody bids
            events = state.moment.play.match.events
            shown = [event.data()["card"] for event in events if event.kind == "card-shown"]
        assert state.returns() == [1 / 3] * 3
        orders.add(tuple(shown[:4]))
    assert len(orders) == 4


# -- wrong input --------------------------------------------------------------


def test_a_token_outside_of_the_mask_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game(WHOLE[0]).new_initial_state()
    state.apply_action(1)
    before = str(state), state.history(), state.information_state_string()
    with pytest.raises(pyspiel.SpielError, match="cannot come next"):
        state.apply_action(60)
    assert (str(state), state.history(), state.information_state_string()) == before


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ({"players": 7}, "3"),
        ({"options": '{"dragons": 9}'}, "dragons"),
        ({"options": "points"}, "points"),
        ({"options": "[]"}, "\\[\\]"),
        ({"deals": 0}, "deals"),
        ({"fame": 1}, "fame"),
    ],
)
def test_a_wrong_set_up_says_what_is_possible(params: dict[str, Any], said: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=said):
        pyspiel.load_game(WHOLE[0], params)


def test_a_game_can_be_named_in_a_string_and_read_again() -> None:
    game = pyspiel.load_game(WHOLE[0], {"players": 3, "options": '{"points": 2, "witches": 0}'})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    state = again.new_initial_state().child(0)
    assert state.moment.play.match.options["witches"] == 0
    assert state.moment.play.match.options["points"] == 2


def test_every_game_is_registered_under_its_id_and_version() -> None:
    assert [name_of(game.id) for game in games()] == WHOLE
    known = {game.short_name for game in pyspiel.registered_games()}
    assert {*WHOLE, *SMALL} <= known and "pyspiel" in sys.modules


def test_a_missing_package_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    with pytest.raises(Refused, match=re.escape("pip install 'dragonstones[openspiel]'")):
        extras.need("pyspiel")
