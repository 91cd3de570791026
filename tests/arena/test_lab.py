"""The balance lab: how strong one card is, and the figures of the published cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dragonstones.arena.balance.rows import FEW
from dragonstones.arena.lab import (
    Experiment,
    Published,
    Sums,
    boxes,
    is_enough,
    measure,
    published,
    published_cards,
    strength,
    version_of,
)
from dragonstones.arena.lab import experiment as experiments
from dragonstones.arena.lab.boxes import measure_all, read
from dragonstones.arena.lab.experiment import BOT, SEATS
from dragonstones.arena.lab.fist import COPIES, _with_copies
from dragonstones.arena.lab.verdict import bounds, known_effects
from dragonstones.engine import BadSetup, Match
from dragonstones.engine.sharing import canonical
from dragonstones.games.fist import FIST_2002, FIST_TAVERN
from dragonstones.text import texts

GIFT = {"language": 1, "name": {"en": "Gift"}, "power": {"take": {"common": 3}}}


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (experiments, boxes):
        monkeypatch.setattr(module, "BATCH", 2)


def counted(sums: Sums, most: int, workers: int = 1, card: Any = GIFT) -> dict[str, Any]:
    for _ in measure(Experiment("fist-2002", card), sums, most, workers):
        pass
    return sums.data()


# -- the experiment -----------------------------------------------------------------------------


def test_a_measurement_can_be_stopped_kept_and_continued() -> None:
    at_once = counted(Sums(), 4)
    begun = json.loads(json.dumps(counted(Sums(), 2)))
    assert begun["games"] == 2
    assert counted(Sums.read(begun), 4) == at_once
    assert counted(Sums(), 4, workers=2) == at_once, "two processes play the same games"
    assert at_once["won"][1] > 0 and at_once["turns"][0] == 4


def test_the_deck_has_many_of_the_card_and_bots_know_it() -> None:
    id, game = _with_copies("fist-2002", canonical(GIFT))
    assert game.edition.deck().count(id) == COPIES
    [brought] = Match.new(game, SEATS, 1).view(0)["table"]["options"]["home_made"]
    assert brought["card"]["power"] == GIFT["power"]


def test_cards_that_do_the_same_are_measured_once() -> None:
    named = {**GIFT, "name": {"en": "Present", "de": "Geschenk"}, "picture": {"charge": "bell"}}
    other = {**GIFT, "power": {"take": {"common": 2}}}
    keys = [Experiment("fist-2002", card).key for card in (GIFT, named, other)]
    assert keys[0] == keys[1] != keys[2]


def test_more_games_are_played_until_it_is_sure() -> None:
    sums = Sums()
    assert not is_enough(sums)
    for n in range(200):
        sums.add({"effect": (2, 0.0 if n % 2 else 0.2)})
    assert is_enough(sums), "the interval is narrow"
    wide = Sums()
    for n in range(200):
        wide.add({"effect": (1, 1.0 if n % 2 else -1.0)})
    assert not is_enough(wide) and is_enough(wide, most=200)


def test_a_game_without_a_lab_is_refused() -> None:
    with pytest.raises(BadSetup, match="no figures on the cards"):
        Experiment("dragons-gold", {"language": 1}).key  # noqa: B018


# -- the verdict --------------------------------------------------------------------------------


def sums_with(value: float, spread: float = 0.01, cases: int = 200) -> Sums:
    """Games with one case each, half of them a little more, half of them a little less."""
    sums = Sums()
    for n in range(cases):
        sums.add({"effect": (1, value + (spread if n % 2 else -spread)), "turns": (1, 4 + n % 2)})
    return sums


@pytest.fixture
def box() -> Published:
    """Ten published cards that gain from nothing to 18 points."""
    names = list(FIST_2002.edition.characters)[:10]
    cards = {name: sums_with(n / 50) for n, name in enumerate(names)}
    return Published("fist-2002", "2026-01-01", BOT, SEATS, "1.1", 200, cards)


@pytest.mark.parametrize(
    ("value", "verdict", "english", "german"),
    [
        (-0.1, "weak", "Weak, about like the Witch.", "Schwach, etwa wie die Hexe."),
        (0.08, "fair", "Fair, about like the", "Ausgewogen, etwa wie "),
        (0.18, "strong", "Strong, about like the", "Stark, etwa wie "),
        (0.3, "breaks", "It breaks the game", "Sie sprengt das Spiel"),
    ],
)
def test_a_verdict_compares_with_the_published_cards(
    box: Published, value: float, verdict: str, english: str, german: str
) -> None:
    found = strength(sums_with(value), box)
    assert (found.verdict, found.maybe) == (verdict, [])
    assert found.texts["en"].startswith(english) and found.texts["de"].startswith(german)
    assert found.texts["en"].endswith("leaves no room for anything else.")
    assert found.effect.low is not None and found.effect.low < value < (found.effect.high or 0)
    assert found.longer.value == 0 and found.longer.low is not None and found.longer.low < 0


def test_a_verdict_says_what_else_it_may_be(box: Published) -> None:
    low, high, breaks = bounds(known_effects(box))
    assert low < high < breaks
    found = strength(sums_with((low + high) / 2, spread=1.0), box)
    assert found.verdict == "fair" and found.maybe == ["weak", "strong"]
    assert found.texts["en"].endswith("it may turn out weak or strong.")
    assert found.texts["de"].endswith("als schwach oder stark erweisen.")


def test_a_few_close_auctions_are_no_verdict(box: Published) -> None:
    found = strength(sums_with(0.1, cases=FEW - 1), box)
    assert (found.verdict, found.like) == ("few", None)
    assert found.texts["en"].startswith("Too few games to tell: only 29 ")
    assert strength(sums_with(0.1, cases=FEW), box).verdict == "fair"
    alike = strength(sums_with(1.0, spread=0.0, cases=3), box)
    assert alike.effect.value == 1 and alike.effect.low is None, "three that agree prove nothing"


# -- the published cards ------------------------------------------------------------------------


@pytest.mark.parametrize("game", [FIST_2002, FIST_TAVERN], ids=lambda game: game.id)
def test_every_published_card_was_measured(game: Any) -> None:
    box = published(game.id)
    assert box is not None, "measured in this version: dragonstones balance --all --write"
    assert set(box.cards) == set(game.edition.characters)
    assert box.date >= "2026" and box.turns.n == box.games > 100
    scale = published_cards(box, texts("de"))
    known = [card for card in scale.cards if card.verdict != "few"]
    assert len(known) >= 20
    values = [card.effect.value for card in known]
    assert {card.verdict for card in known} == {"weak", "fair", "strong"}
    assert all(card.effect.low is not None for card in known)
    assert values == sorted(values, key=lambda value: value or 0)


def test_the_figures_are_written_and_gone_on_from(tmp_path: Path) -> None:
    [begun] = measure_all("fist-2002", None, most=2)
    assert begun.write(tmp_path).name == "fist-2002.json"
    known = read("fist-2002", tmp_path)
    assert known is not None and known.games == 2 and known.version == version_of("fist-2002")
    [further] = measure_all("fist-2002", known, most=4)
    *_, at_once = measure_all("fist-2002", None, most=4)
    assert [card.data() for card in further.cards.values()] == [
        card.data() for card in at_once.cards.values()
    ]
    assert further.cards["witch"].means["won"].n >= 4, "it comes up in every turn"
    assert read("fist-tavern", tmp_path) is None
    begun._replace(version="0.1").write(tmp_path)
    assert read("fist-2002", tmp_path) is None, "figures of another version are of no use"
