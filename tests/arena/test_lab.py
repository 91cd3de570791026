"""The balance lab: how strong one card is, and the figures of the published cards."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dragonstones.arena.balance.rows import FEW
from dragonstones.arena.lab import (
    Experiment,
    Published,
    Sums,
    fist,
    is_enough,
    measure,
    measures_of,
    progress,
    published,
    published_cards,
    strength,
    version_of,
)
from dragonstones.arena.lab import experiment as experiments
from dragonstones.arena.lab.boxes import SEED, measure_all, read
from dragonstones.arena.lab.experiment import BOT, SEATS, Measure
from dragonstones.arena.lab.fist import _box, _less, _Trial
from dragonstones.arena.lab.verdict import bounds, known_effects
from dragonstones.engine import BadSetup
from dragonstones.games.fist import FIST_2002, FIST_TAVERN
from dragonstones.text import texts

GIFT = {"language": 1, "name": {"en": "Gift"}, "power": {"take": {"common": 3}}}


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiments, "BATCH", 2)
    monkeypatch.setattr(fist, "PAIRS", 1)


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
    assert at_once["won"][0] == 4 and at_once["price"][1] > 4


@pytest.mark.parametrize("game", [FIST_2002, FIST_TAVERN], ids=lambda game: game.id)
def test_the_card_comes_up_in_the_place_of_every_special_and_no_card_is_lost(game: Any) -> None:
    trial, tables = _Trial(_box(game.id), "alchemist", "1"), []
    for table in trial._places(trial._new(trial._box)):
        assert table.to_come[0] == "alchemist"
        kept = [card for seat in table.seats for card in seat.held]
        specials = Counter([*table.to_come, *table.used, *table.deck, *table.discards, *kept])
        specials -= Counter(game.edition.standard_deck())
        assert specials == Counter(game.edition.deck())
        tables.append(table)
    turns = {table.turn for table in tables}
    assert turns == set(range(1, max(turns) + 1))
    assert len(tables) > len(turns), "more than one in a turn"


def test_a_card_that_wins_the_game_gains_all_of_it() -> None:
    won = {**GIFT, "power": {"score": 3}}
    facts = [Experiment("fist-2002", won).play(number) for number in range(6)]
    cases, gain = (sum(column) for column in zip(*(one["effect"] for one in facts), strict=True))
    assert gain == cases > 0
    assert sum(one["longer"][1] for one in facts) < 0, "and the game is over"


def test_a_card_that_nobody_can_use_has_no_close_auctions() -> None:
    nothing = {**GIFT, "power": {"then": [{"pay": {"stones": 36}}, {"score": 1}]}}
    facts = Experiment("fist-2002", nothing).play(1)
    assert facts["effect"] == (0, 0)
    assert facts["no_bids"][0] == facts["no_bids"][1] > 3


def test_of_a_fist_that_bids_less_the_coins_stay_that_come_back() -> None:
    assert _less({"fairy": 2, "common": 1, "amulet": 1}) == {"fairy": 1, "amulet": 1}
    assert _less({"fairy-silver": 1, "silver": 3}) == {"fairy-silver": 1, "silver": 1}


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
    assert 0 < progress(wide) < 0.2 == progress(wide, most=1000)


def test_a_game_without_a_lab_is_refused() -> None:
    with pytest.raises(BadSetup, match="no figures on the cards"):
        Experiment("dragons-gold", {"language": 1}).key  # noqa: B018


# -- the verdict --------------------------------------------------------------------------------


def sums_with(value: float, spread: float = 0.01, cases: int = 200) -> Sums:
    """Games with one case each, half of them a little more, half of them a little less."""
    sums = Sums()
    for n in range(cases):
        sums.add({"effect": (1, value + (spread if n % 2 else -spread)), "longer": (1, n % 2)})
    return sums


@pytest.fixture
def box() -> Published:
    """Ten published cards that gain from nothing to 18 points."""
    names = list(FIST_2002.edition.characters)[:10]
    cards = {name: sums_with(n / 50) for n, name in enumerate(names)}
    return Published("fist-2002", "2026-01-01", BOT, SEATS, "2.1", cards)


@pytest.mark.parametrize(
    ("value", "verdict", "english", "german"),
    [
        (-0.1, "weak", "Weak, about like the Witch.", "Schwach, etwa wie die Hexe."),
        (0.08, "fair", "Fair, about like the", "Ausgewogen, etwa wie "),
        (0.18, "strong", "Strong, about like the", "Stark, etwa wie "),
        (0.6, "breaks", "It breaks the game", "Sie sprengt das Spiel"),
    ],
)
def test_a_verdict_compares_with_the_published_cards(
    box: Published, value: float, verdict: str, english: str, german: str
) -> None:
    found = strength(sums_with(value), box)
    assert (found.verdict, found.maybe) == (verdict, [])
    assert found.texts["en"].startswith(english) and found.texts["de"].startswith(german)
    assert found.texts["en"].endswith("leave hardly any doubt about that.")
    weaker = sum(n / 50 < value - 0.005 for n in range(10))
    assert f"{weaker or 'none'} {'are' if weaker else 'is'} clearly weaker" in found.texts["en"]
    assert found.effect.low is not None and found.effect.low < value < (found.effect.high or 0)
    longer = found.figures["longer"]
    assert longer.value == 0.5 and longer.low is not None and longer.low < 0.5


def test_a_verdict_says_what_else_it_may_be(box: Published) -> None:
    low, high, breaks = bounds(known_effects(box))
    assert low < high < breaks
    found = strength(sums_with((low + high) / 2, spread=1.0), box)
    assert found.verdict == "fair" and found.maybe == ["weak", "strong"]
    assert found.texts["en"].endswith("it may still turn out weak or strong.")
    assert found.texts["de"].endswith("als schwach oder stark erweisen.")


def test_a_verdict_tells_the_alchemist_from_the_enchantress() -> None:
    """By what each gains, measured as closely as the lab does (`benchmarks/verdict.py`); and the
    published figures, which stand beside it, say the same."""
    box = published("fist-2002")
    assert box is not None
    known = {card.id: card.verdict for card in published_cards(box, texts("en")).cards}
    assert (known["alchemist"], known["enchantress"]) == ("weak", "fair")
    alchemist, enchantress = (strength(sums_with(value), box) for value in (0.051, 0.089))
    assert (alchemist.verdict, enchantress.verdict) == ("weak", "fair")


def test_what_is_counted_besides_the_effect_is_up_to_the_family(
    box: Published, monkeypatch: pytest.MonkeyPatch
) -> None:
    sold = Measure("sold", "share", "lab-cases")
    monkeypatch.setattr(fist.LAB, "measures", [sold, Measure("paid", "number", "lab-effect")])
    sums = sums_with(0.1)
    for n in range(40):
        sums.add({"sold": (2, n % 2), "paid": (1, 2 + n % 2)})
    kept = Sums.read(json.loads(json.dumps(sums.data())))
    figures = strength(kept, box).figures
    assert {id: figure.value for id, figure in figures.items()} == {"sold": 0.25, "paid": 2.5}
    assert next(one.name["de"] for one in measures_of(FIST_2002, GIFT)) == "Fälle"
    scale = published_cards(box, texts("en"))
    assert scale.measures == [] and scale.cards[0].figures == {}, "cards are not compared by them"


def test_sums_with_measures_that_nobody_knows_any_more_can_be_gone_on_from() -> None:
    sums = Sums.read({"games": 1, "effect": [1, 1, 1, 0.5, 0.5, 0.25], "dropped": [0] * 6})
    sums.add({"effect": (1, 0.5), "new": (1, 1)})
    assert (sums.games, sums.mean("effect").n, sums.mean("new").n) == (2, 2, 1)
    assert sums.mean("never").estimate() == (0, None, None, None)


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
    assert box.date >= "2026" and all(sums.games >= 20 for sums in box.cards.values())
    scale = published_cards(box, texts("de"))
    known = [card for card in scale.cards if card.verdict != "few"]
    assert len(known) >= 20
    values = [card.effect.value for card in known]
    assert {card.verdict for card in known} >= {"weak", "fair", "strong"}
    fair = [card.effect.value or 0 for card in known if card.verdict == "fair"]
    assert scale.fair[0] < fair[0] <= fair[-1] <= scale.fair[1]
    assert all(card.effect.low is not None for card in known)
    assert values == sorted(values, key=lambda value: value or 0)


def test_the_figures_are_written_and_gone_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fist.LAB, "cards", lambda game: ["witch", "alchemist"])
    *_, (last, begun) = measure_all("fist-2002", None, most=2)
    assert last == "alchemist" and begun.write(tmp_path).name == "fist-2002.json"
    known = read("fist-2002", tmp_path)
    assert known is not None and known.version == version_of("fist-2002")
    assert known.games == 4 and list(known.cards) == ["witch", "alchemist"]
    card, further = next(measure_all("fist-2002", known, most=4))
    assert card == "witch" and further.games == 6
    *_, at_once = measure(Experiment("fist-2002", "witch", SEED), Sums(), most=4)
    assert further.cards["witch"].data() == at_once.data()
    assert at_once.mean("won").n >= 8, "it comes up in every turn"
    assert read("fist-tavern", tmp_path) is None
    begun._replace(version="0.1").write(tmp_path)
    assert read("fist-2002", tmp_path) is None, "figures of another version are of no use"
