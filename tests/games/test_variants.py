"""Variants: named sets of options and cards, shared as a file or a link."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from dragonstones import BadSetup, Match, Refused
from dragonstones.bots import Players, make_bot
from dragonstones.engine import games
from dragonstones.engine.variants import read_variant
from dragonstones.text import texts
from tests.games.fist.test_home_made import HERMIT, bringing
from tests.games.random_play import everything, play_to_the_end

FOLDER = Path(__file__).parents[2] / "examples" / "variants"
FILES = sorted(FOLDER.glob("*.json"))
#: Negotiations of dragons-gold without a clock.
NO_CLOCK = {"timer": None, "steps": 3}
PLAIN = {"language": 1, "name": {"en": "Ghosts"}, "game": "fist-2002", "options": {"points": 2}}


def example(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def test_there_is_an_example_for_every_game() -> None:
    read = [read_variant(example(file)) for file in FILES]
    assert {one.game for one in read} == {game.id for game in games()}
    assert len({one.id for one in read}) == len(read) >= 3
    assert all(set(one.name) == {"en", "de"} for one in read)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_example_is_played_and_replayed(file: Path) -> None:
    variant = read_variant(example(file))
    options = {**variant.options, **(NO_CLOCK if "timer" in variant.options else {})}
    match = Match.new(variant.game, seats=4, seed=1, options=options)
    play_to_the_end(match, random.Random(1))
    assert match.result and match.result["winners"]
    assert everything(Match.replay(json.loads(json.dumps(match.journal())))) == everything(match)
    again = Match.new(variant.game, seats=3, seed=2, options=options)
    bots = {seat: make_bot(variant.game, "merchant", seat) for seat in range(3)}
    players = Players(again, bots)
    for _ in range(60):
        for seat in list(again.waiting)[:1]:
            again.answer(seat, players.ask(seat))
    assert players.mishaps == []


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_what_comes_with_a_game_is_a_variant(game: str) -> None:
    for options in next(one for one in games() if one.id == game).variants.values():
        read_variant({**PLAIN, "game": game, "options": options})


def test_a_variant_has_one_form_and_one_id() -> None:
    """Defaults are left out, and the order does not matter."""
    options = {"witches": 1, "deck": {"all_but": []}, "points": 2}
    same = read_variant({**dict(reversed(PLAIN.items())), "options": options})
    assert same == read_variant(PLAIN) and same.id == read_variant(PLAIN).id
    assert same.data() == PLAIN
    assert read_variant({**PLAIN, "id": same.id}) == same
    assert read_variant({**PLAIN, "options": {"points": 4}}).id != same.id


def test_a_variant_has_its_home_made_cards_whole() -> None:
    variant = read_variant({**PLAIN, "options": bringing(HERMIT)})
    assert variant.data()["options"]["home_made"][0]["card"]["power"] == HERMIT["power"]


CYCLE: dict[str, Any] = dict(PLAIN)
CYCLE["options"] = CYCLE


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "A variant is an object"),
        (CYCLE, "A variant is an object"),
        ({**PLAIN, "rules": 1}, "knows no rules"),
        ({**PLAIN, "language": 2}, "version 2 of the form; here version 1"),
        ({**PLAIN, "language": True}, "version"),
        ({"language": 1, "name": {"en": "A"}}, "must have this: game"),
        ({**PLAIN, "name": "Ghosts"}, "A name is 1 to 40"),
        ({**PLAIN, "name": {}}, "A name is 1 to 40"),
        ({**PLAIN, "name": {"fr": "Fantômes"}}, "A name is 1 to 40"),
        ({**PLAIN, "name": {"en": "x" * 41}}, "A name is 1 to 40"),
        ({**PLAIN, "name": {"en": "a\u202eb"}}, "A name is 1 to 40"),
        ({**PLAIN, "game": "chess"}, "chess"),
        ({**PLAIN, "game": ["fist-2002"]}, "fist-2002"),
        ({**PLAIN, "options": []}, "must be names with values"),
        ({**PLAIN, "options": {}}, "changes nothing"),
        ({**PLAIN, "options": {"points": 3}}, "changes nothing"),
        ({**PLAIN, "options": {"points": 9}}, "cannot be 9"),
        ({**PLAIN, "options": {"pints": 2}}, "no option pints"),
        ({**PLAIN, "options": {"deck": ["ghost"]}}, "at least 2 specials"),
        ({**PLAIN, "options": bringing({**HERMIT, "language": 7})}, "7"),
        ({**PLAIN, "options": {"deck": ["x" * 70_000]}}, "too large"),
        ({**PLAIN, "id": "variant-0"}, "has changed since"),
    ],
)
def test_what_is_no_variant_is_refused_with_a_reason(data: Any, said: str) -> None:
    with pytest.raises(Refused, match=said) as refused:
        read_variant(data)
    assert isinstance(refused.value, BadSetup)
    assert texts("de").refusal(refused.value).endswith(".")
