"""Why something happened: from the data of the events, and from the rulings behind them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from dragonstones import Event
from dragonstones.engine import Game, games, get_game
from dragonstones.text import LANGUAGES, texts
from dragonstones.text.why import behind_refusal, is_numbered, rulings, why
from tests.test_text import EVENTS, NAMES, codes

DOCS = Path(__file__).parent.parent / "docs" / "rules"
GAMES = {"fist": "fist-tavern", "gold": "dragons-gold"}


def game_of(event: Event) -> Game[Any]:
    """A game in which it happens; what happens in every game, in the first one."""
    family = type(event).__module__.split(".")[-2]
    return get_game(GAMES.get(family, "fist-tavern"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_everything_that_happens_has_a_reason(event: Event, lang: str) -> None:
    game, data = game_of(event), event.data()
    for story in ([data], [won(4, 2, 3), data] if game.family == "fist" else [data, data]):
        told = why(texts(lang), game, story, NAMES, me=0)
        assert told is not None
        assert re.fullmatch(r"[A-ZÄÖÜ„“].*[.!?”“]", told.text, re.DOTALL), told.text
        assert told.rulings or told.cards


@pytest.mark.parametrize("game", list(games()), ids=lambda game: game.id)
def test_the_page_has_the_rulings_of_the_docs(game: Game[Any]) -> None:
    written = set(re.findall(r"\*\*([FTD]\d+)\*\*", (DOCS / f"{game.id}.md").read_text("utf-8")))
    told = {one.id for one in rulings(texts("en"), game) if is_numbered(one.id)}
    assert written <= told


def bids(*values: int) -> list[dict[str, int]]:
    return [{"seat": seat, "value": n, "short": 0} for seat, n in enumerate(values)]


def won(*values: int) -> dict[str, Any]:
    about = {"seat": 0, "card": "thief", "stage": "gold", "how": "highest", "by": None}
    return {"kind": "won", **about, "bids": bids(*values)}


def stole(victim: int) -> dict[str, Any]:
    about = {"seat": 0, "victim": victim, "coins": {}, "stones": {"red": 1}, "spent": False}
    return {"kind": "stole", **about}


@pytest.mark.parametrize(
    ("story", "english", "german"),
    [
        (
            [won(4, 2, 3, 0), stole(2)],
            "The Thief robs the second highest bidder. After 4 that was Chris with 3.",
            "Bestohlen wird, wer das zweithöchste Gebot hat. Nach 4 war das 3: Chris.",
        ),
        (
            [won(4, 0, 0, 0), stole(1)],
            "Nobody else bid, so everybody else is second: the Thief’s winner chooses.",
            "Sonst hat niemand geboten, also sind alle anderen Zweite, und wer den Dieb gewonnen "
            "hat, wählt aus.",
        ),
        (
            [
                {
                    "kind": "nobody-won",
                    "card": "wizard",
                    "stage": "silver",
                    "why": "tied",
                    "seats": [0, 1],
                    "bids": bids(2, 2),
                }
            ],
            "The highest bid in silver, 2, was shared, too. A tie-break needs a single highest "
            "bid, and there is no second tie-break.",
            "Auch das höchste Gebot in Silber, 2, gab es mehrfach. Ein Stechen braucht ein "
            "einziges höchstes Gebot, und ein zweites Stechen gibt es nicht.",
        ),
    ],
)
def test_a_reason_has_the_numbers_of_what_happened(
    story: list[dict[str, Any]], english: str, german: str
) -> None:
    said = [why(texts(lang), get_game("fist-2002"), story, NAMES[:4]) for lang in ("en", "de")]
    assert [one and one.text for one in said] == [english, german]


def test_a_story_of_another_game_has_no_reason() -> None:
    theirs = {"kind": "market-closed"}
    assert why(texts("en"), get_game("dragons-gold"), [theirs], NAMES) is not None
    for story in ([theirs], [theirs, won(4, 2, 3)], [won(4, 2, 3), theirs]):
        assert why(texts("en"), get_game("fist-2002"), story, NAMES) is None


def test_what_a_card_does_is_said_with_its_own_text() -> None:
    story = [won(3, 0, 0), {"kind": "took", "seat": 0, "coins": {"silver": 3}, "stones": {}}]
    story[0]["card"] = "magician"
    told = why(texts("en"), get_game("fist-2002"), story, NAMES[:3])
    assert told is not None
    assert told.text.startswith("That is what the Magician does: ")
    assert told.cards == ["magician"]


def test_refusals_at_a_table_lead_to_rulings_that_exist() -> None:
    for game in games():
        known = {one.id for one in rulings(texts("en"), game)}
        for code in codes(Path(__file__).parent.parent / "src/dragonstones/games"):
            assert set(behind_refusal(game, code)) <= known
    assert behind_refusal(get_game("fist-2002"), "bid-too-many")
