"""House rules of Dragon's Gold: options whose every value is a game that ends."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dragonstones import BadSetup, Match
from dragonstones.bots import Players, make_bot
from dragonstones.bots.gold.appraisal import Appraisal, Memory
from dragonstones.engine import get_game
from dragonstones.games.gold.box import DRAGON, OBJECTS, SCORING, tokens
from dragonstones.games.gold.scoring import score
from dragonstones.text import texts
from tests.games.random_play import anything_special, everything, moments, seen

from .scenario import Scenario
from .test_hidden import other_secrets

GAME = get_game("dragons-gold")
#: Without a clock and with few steps, so that a negotiation is soon over.
SHORT = {"timer": None, "steps": 3}


@st.composite
def variants(draw: st.DrawFn) -> dict[str, Any]:
    """Any house rules, basic or advanced."""
    one = [name for name, option in GAME.options.items() if option.kind == "one"]
    known = {name: st.sampled_from(GAME.options[name].values) for name in one}
    known |= {"timer": st.none(), "steps": st.integers(1, 4)}
    known["objects"] = st.lists(st.sampled_from(OBJECTS), min_size=3, unique=True)
    chosen: dict[str, Any] = draw(st.fixed_dictionaries({}, optional=known))
    return SHORT | {"rules": "advanced"} | chosen


@settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
@given(options=variants(), seed=st.integers(0, 999), seats=st.integers(3, 6))
def test_every_variant_ends(options: dict[str, Any], seed: int, seats: int) -> None:
    """Whole random games, with every invariant: everything is somewhere exactly once, secrets stay
    secret, copies, positions and replays are the same."""
    match, rng = (
        Match.new("dragons-gold", seats=seats, seed=seed, options=options),
        random.Random(seed),
    )
    table = Scenario(match)
    for moment in moments(match, rng, anything_special):
        if rng.random() < 0.1:
            table.check_conservation()
        if rng.random() < 0.02:
            me = rng.randrange(seats)
            assert everything(moment.copy()) == everything(moment)
            assert moment.imagine(me, rng).view(me) == moment.view(me)
            if moment.waiting and moment.at_boundary:
                position = json.loads(json.dumps(moment.position()))
                assert Match.from_position(position, seed=1).position() == position
                twin = Match.from_position(other_secrets(position, me, rng, pile=True), seed=1)
                assert seen(twin, me) == seen(Match.from_position(position, seed=1), me)
    assert match.result and match.result["winners"]
    assert everything(Match.replay(json.loads(json.dumps(match.journal())))) == everything(match)


@pytest.mark.parametrize("level", ["apprentice", "merchant", "archmage"])
def test_bots_of_every_level_play_them(level: str) -> None:
    few = {"rules": "advanced", "dragons": 8, "objects": list(OBJECTS[:3]), "gems": 5, **SHORT}
    match = Match.new("dragons-gold", seats=3, seed=1, options=few)
    players = Players(match, {seat: make_bot("dragons-gold", level, seat) for seat in range(3)})
    for _ in range(60):
        for seat in list(match.waiting)[:1]:
            match.answer(seat, players.ask(seat))
    assert players.mishaps == []


# -- one by one ---------------------------------------------------------------------------


@pytest.mark.parametrize("dragons", [8, 9, 17])
def test_so_many_dragons_are_killed_and_nobody_knows_which(dragons: int) -> None:
    match = Match.new("dragons-gold", seats=4, seed=2, options={"dragons": dragons, **SHORT})
    start = match.position()
    assert match.view()["table"]["left"] == dragons
    assert {*start["pile"], *start["aside"]} < {*DRAGON}
    rng = random.Random(2)
    imagined = {tuple(sorted(match.imagine(0, rng).table.aside)) for _ in range(20)}
    assert len(imagined) > 1 or dragons == 17
    for _ in moments(match, rng):
        pass
    killed = [event for event in match.events if event.kind == "dragon-killed"]
    assert len(killed) == dragons or match.view()["table"]["bag"] == 0


def test_the_market_is_in_the_middle_of_the_pile() -> None:
    match = Match.new("dragons-gold", seats=3, seed=3, options={"dragons": 10, **SHORT})
    for _ in moments(match, random.Random(3)):
        pass
    kinds = [event.kind for event in match.events]
    assert kinds[: kinds.index("market-opened")].count("dragon-appeared") == 4 + 3


def test_only_the_chosen_magic_objects_are_there() -> None:
    chosen = ["hourglass", "swap-powder", "crystal-ball"]
    options = {"rules": "advanced", "objects": chosen, **SHORT}
    match = Match.new("dragons-gold", seats=3, seed=4, options=options)
    position = match.position()
    held = [one for seat in position["seats"] for one in seat["objects"]]
    assert sorted(position["deck"] + held) == sorted(2 * chosen)
    told = texts("en").house_rules(match.game, match.options)
    assert "Magic Objects: only Swap Powder, Crystal Ball and Hourglass" in told


def test_a_majority_needs_as_many_gems_as_was_agreed() -> None:
    stashes = [tokens({"sapphire": 2}), tokens({"sapphire": 1, "amber": 3}), tokens({})]
    for gems, points in ((1, [15, 15, 0]), (3, [0, 15, 0]), (4, [0, 0, 0])):
        scoring = SCORING["basic"]._replace(gems=gems)
        assert [sheet["total"] for sheet in score(scoring, stashes)] == points


def test_bots_value_gems_and_time_by_the_rule() -> None:
    """A first gem is worth less if five are needed, and a bag that stays half full promises
    nothing."""

    def appraisal(**options: Any) -> Appraisal:
        view = Match.new("dragons-gold", seats=3, seed=5, options=options).view(0)
        return Appraisal(view, Memory())

    usual, many, few = appraisal(), appraisal(gems=5), appraisal(dragons=8)
    assert many.token["sapphire"] < usual.token["sapphire"] / 2
    assert sum(few.bag) < 0.7 * sum(usual.bag)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"dragons": 7}, "cannot be 7"),
        ({"dragons": 19}, "cannot be 19"),
        ({"gems": 0}, "cannot be 0"),
        ({"objects": ["hourglass"]}, "at least 3"),
        ({"objects": ["hammer"]}, "knows no hammer"),
        ({"timer": 9}, "cannot be 9"),
    ],
)
def test_what_might_not_end_or_is_not_in_the_box_is_refused(
    options: dict[str, Any], said: str
) -> None:
    with pytest.raises(BadSetup, match=said) as refused:
        Match.new("dragons-gold", seats=3, seed=1, options=options)
    assert texts("de").refusal(refused.value).endswith(".")


def test_a_quick_game_has_half_of_the_dragons() -> None:
    quick = GAME.check_options(GAME.variants["quick"])
    assert quick["dragons"] == 9 and GAME.house_rules_in(quick) == GAME.variants["quick"]


def test_a_position_has_only_the_house_rules_in_force() -> None:
    match = Match.new("dragons-gold", seats=3, seed=1, options={"gems": 2})
    options = match.position()["options"]
    assert options["gems"] == 2 and not {"dragons", "objects"} & options.keys()
