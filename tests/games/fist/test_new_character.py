"""Another package can add a character: a value, a name in each language, and that is all."""

from __future__ import annotations

import random

import pytest

from dragonstones import BadSetup, Match
from dragonstones.bots import Players, make_bot
from dragonstones.engine import families, registry
from dragonstones.engine.decisions import Flow
from dragonstones.games.fist import FistGame
from dragonstones.games.fist.character import Character, power
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.games.fist.effects import (
    Effect,
    Power,
    effect_from_data,
    either,
    keep,
    pay,
    score,
    take,
)
from dragonstones.games.fist.goods import SILVER
from dragonstones.games.fist.table import Table
from dragonstones.text import Texts
from dragonstones.text.fist import card_name, rule
from tests.games.random_play import everything, play_to_the_end

baker = Character("baker", either(pay(alike=3) >> score(1), take(silver=2, common=1)))


@power("cook")
def cook(table: Table, me: int) -> Flow:
    """Everybody gets a silver coin."""
    for seat in table.seats:
        table.gain(seat.number, SILVER, 1)
    return True
    yield


BAKERY = FistGame(EDITION_2002.with_specials("fist-bakery", (baker, 2), (cook, 1)))


@pytest.fixture(autouse=True)
def bakery(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, (BAKERY.id, BAKERY.rules), BAKERY)


def test_it_is_dealt_played_and_replayed() -> None:
    shown = set()
    for seed in range(30):
        match = play_to_the_end(Match.new("fist-bakery", seats=4, seed=seed), random.Random(seed))
        shown |= {event.data()["card"] for event in match.events if event.kind == "card-shown"}
        assert everything(Match.replay(match.journal())) == everything(match)
    assert {"baker", "cook"} <= shown


def test_a_function_can_be_a_power() -> None:
    match = Match.new("fist-bakery", seats=4, seed=1)
    before = [seat.screen[SILVER] for seat in match._table.seats]
    for _ in cook.power.run(match._table, 0):
        raise AssertionError("it asks nothing")
    assert [seat.screen[SILVER] for seat in match._table.seats] == [n + 1 for n in before]


def test_bots_can_price_it() -> None:
    match = Match.new("fist-bakery", seats=3, seed=1)
    players = Players(match, {seat: make_bot("fist-bakery", "merchant", seat) for seat in range(3)})
    while match.waiting:
        for seat in list(match.waiting):
            match.answer(seat, players.ask(seat))
    assert match.result and not players.mishaps


def test_its_text_comes_from_its_effects() -> None:
    t = Texts("en")
    t.add("character-baker = Baker")
    assert card_name(t, "baker") == "Baker"
    expected = "Pay 3 stones of one colour and score 1 point, or take 2 silver and 1 Common Gold."
    assert rule(t, baker) == expected


@pytest.mark.parametrize("character", EDITION_2002.characters.values(), ids=lambda c: c.id)
def test_effects_are_plain_data_and_back(character: Character) -> None:
    effect = character.power
    if not isinstance(effect, Power):
        assert effect_from_data(effect.data()) == effect


def test_most_characters_are_written_in_the_algebra() -> None:
    effects: list[Effect] = [character.power for character in EDITION_2002.characters.values()]
    written = [effect for effect in effects if not isinstance(effect, Power)]
    assert len(written) >= 18
    assert len(effects) == 28


@pytest.mark.parametrize(
    ("code", "data"),
    [
        ("effect-unknown", {"fly": 3}),
        ("effect-shape", {"take": 3}),
        ("effect-unknown", [1]),
        ("effect-missing", {"draw": {"each": 2}}),
        ("effect-goods", {"take": {"wood": 1}}),
        ("effect-goods", {"take": {}}),
        ("effect-goods", {"rob": {"coins": ["amulet"]}}),
        ("effect-count", {"take": {"silver": -3}}),
        ("effect-count", {"score": 0}),
        ("effect-count", {"score": True}),
        ("effect-count", {"pay": {"stones": "4"}}),
        ("effect-goods", {"pay": {"most": 4}}),
    ],
)
def test_wrong_data_is_refused(code: str, data: object) -> None:
    with pytest.raises(BadSetup) as error:
        effect_from_data(data)
    assert error.value.code == code
    assert str(error.value).endswith(".")


def test_a_game_of_another_package_is_found_by_its_entry_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class EntryPoint:
        name = "elsewhere"

        @staticmethod
        def load() -> FistGame:
            return FistGame(EDITION_2002.with_specials("fist-elsewhere"))

    monkeypatch.setattr(registry, "_games", dict(registry._games))
    monkeypatch.setattr(registry, "_found", False)
    monkeypatch.setattr(families, "entry_points", lambda group: [EntryPoint])
    assert Match.new("fist-elsewhere", seats=3, seed=1).game.id == "fist-elsewhere"


def test_home_made_cards_that_score_or_stay_cannot_be_doubled() -> None:
    """The Tavern's Doppelganger doubles instant cards that cannot change a score."""
    for effect, doubled in ((score(1), False), (keep(), False), (take(silver=1), True)):
        saint = Character("saint", effect)
        edition = TAVERN.with_specials("fist-church", (saint, 1))
        assert edition.can_double(saint) is doubled
