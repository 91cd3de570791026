"""The workshop over HTTP: the language of cards as data, and cards that are read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.testing import TestClient

from dragonstones.games.fist import FIST_2002
from dragonstones.games.fist.cards import KEPT, read_card, rules_data
from dragonstones.games.fist.effects import VERBS
from dragonstones.games.fist.effects.moves import MOVES, WINDOWS
from dragonstones.lookalikes import likeness
from dragonstones.server.limits import RATES
from dragonstones.server.names import clean_name
from dragonstones.server.refusals import SiteRefused
from dragonstones.server.routes import games as game_routes
from dragonstones.server.routes import problems, workshop
from dragonstones.server.settings import Settings
from dragonstones.server.site import Site
from dragonstones.server.visitors import DEPENDENCIES

#: Of the limits: as if few came.
SCALE = 0.05
PATH = "/api/games/fist-2002/workshop"
MAGICIAN = {
    "language": 1,
    "name": {"en": "Magus"},
    **rules_data(FIST_2002.edition.characters["magician"]),
}


def made(power: Any, **more: Any) -> dict[str, Any]:
    return {"language": 1, "name": {"en": "Hermit", "de": "Einsiedler"}, "power": power, **more}


@pytest.fixture
def site(sqlite_url: str) -> Iterator[TestClient[Litestar]]:
    site = Site(Settings(database_url=sqlite_url, rate_limits=SCALE))

    async def provide() -> Site:
        return site

    app = Litestar(
        [Router("/api", route_handlers=[workshop.router, game_routes.router])],
        state=State({"site": site}),
        dependencies={"site": Provide(provide), **DEPENDENCIES},
        exception_handlers=problems.HANDLERS,  # type: ignore[arg-type]
    )
    with TestClient(app) as client:
        yield client


# -- the language -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern"])
def test_the_language_has_every_block_with_words_for_it(
    site: TestClient[Litestar], game: str, lang: str
) -> None:
    language = site.get(f"/api/games/{game}/workshop?lang={lang}").json()
    assert [block["verb"] for block in language["blocks"]] == list(VERBS)
    assert [move["verb"] for move in language["moves"]] == list(MOVES)
    assert [window["id"] for window in language["windows"]] == list(WINDOWS)
    assert [field["name"] for field in language["kept"]] == list(KEPT)
    for block in (*language["blocks"], *language["moves"]):
        assert block["name"] and block["sentence"].endswith(".")
        classes: dict[str, Any] = {**VERBS, **MOVES}
        assert [one["name"] for one in block["fields"]] == list(classes[block["verb"]].fields)
        assert all(
            one["label"] and all(word["name"] for word in one["words"]) for one in block["fields"]
        )


def test_a_block_has_its_ranges_and_a_printed_card(site: TestClient[Litestar]) -> None:
    blocks = {block["verb"]: block for block in site.get(PATH).json()["blocks"]}
    score = blocks["score"]["fields"][0]
    assert (score["kind"], score["low"], score["high"]) == ("number", 1, 3)
    assert blocks["score"]["scores"] and not blocks["take"]["scores"]
    assert blocks["take"]["example"] == "alchemist"
    assert blocks["take"]["sentence"] == "Take 3 Common Gold."
    assert blocks["either"]["fields"][0]["arms"] == ["either", "or"]
    whom = {word["id"]: word["winner"] for word in blocks["steal"]["fields"][0]["words"]}
    assert whom["second"] and not whom["left"]


def test_the_list_of_games_says_which_have_a_workshop(site: TestClient[Litestar]) -> None:
    games = {game["id"]: game["workshop"] for game in site.get("/api/games").json()}
    assert games == {"fist-2002": True, "fist-tavern": True, "dragons-gold": False}
    refused = site.get("/api/games/dragons-gold/workshop")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-workshop")
    assert site.get("/api/games/chess/workshop").status_code == 404


# -- reading cards ------------------------------------------------------------------------


def test_a_card_is_read_in_both_languages(site: TestClient[Litestar]) -> None:
    reply = site.post(PATH, json=MAGICIAN).json()
    card = read_card(MAGICIAN)
    assert (reply["id"], reply["card"]) == (card.id, card.data)
    assert reply["texts"] == {
        "en": "Pay any 4 stones and score 1 point, or take 3 silver.",
        "de": "Gib 4 beliebige Steine ab und erhalte 1 Punkt, oder nimm 3 Silber.",
    }
    assert (reply["blocks"], reply["useless"]) == (5, False)


def test_a_card_that_nobody_can_use_is_marked(site: TestClient[Litestar]) -> None:
    card = made({"take": {"magic-purple": 1}})
    assert site.post(PATH, json=card).json()["useless"]
    assert not site.post("/api/games/fist-tavern/workshop", json=card).json()["useless"]


@pytest.mark.parametrize(
    ("code", "path", "card"),
    [
        ("effect-count", ["power", "score"], made({"score": 9})),
        (
            "card-pays-twice",
            ["power", "either", 2, "both"],
            made(
                {
                    "either": [
                        {"score": 1},
                        {"both": [{"pay": {"stones": 4}}, {"pay-all": True}]},
                    ]
                }
            ),
        ),
        ("card-missing", None, {"language": 1, "name": {"en": "Hermit"}}),
        ("card-size", None, made({"score": 1}, picture={"shape": "x" * 9000})),
        ("card-blocks", None, made({"both": [{"both": [{"both": [{"score": 1}] * 5}] * 5}] * 2})),
    ],
)
def test_a_bad_card_says_which_block_is_wrong(
    site: TestClient[Litestar], code: str, path: list[Any] | None, card: Any
) -> None:
    english = site.post(PATH, json=card)
    german = site.post(PATH, json=card, headers={"Accept-Language": "de"}).json()
    assert english.status_code == 400
    assert english.headers["content-type"] == "application/problem+json"
    problem = english.json()
    assert (problem["code"], problem.get("path")) == (code, path)
    assert problem["reason"] != german["reason"]


@pytest.mark.parametrize(
    ("lang", "name", "printed"),
    [
        ("en", "Thief", "Thief"),
        ("en", "THIEF", "Thief"),
        ("en", "Thíef", "Thief"),
        ("en", "\u0422hi\u0435f", "Thief"),
        ("en", "Th1ef", "Thief"),
        ("en", "Yellow-Dragon", "Yellow Dragon"),
        ("de", "Yellow Dragon", "Yellow Dragon"),
        ("en", "Dieb", "Dieb"),
        ("de", "Rattenkonig", "Rattenkönig"),
    ],
)
def test_a_card_is_not_called_like_a_printed_one(
    site: TestClient[Litestar], lang: str, name: str, printed: str
) -> None:
    """Nor like one of another edition, in another language, or in letters that look alike."""
    refused = site.post(PATH, json={**made({"score": 1}), "name": {lang: name}})
    problem = refused.json()
    assert (refused.status_code, problem["code"]) == (400, "card-name-printed")
    assert problem["path"] == ["name", lang] and f": {printed}. Choose" in problem["reason"]


@pytest.mark.parametrize("accusative", ["Dieb", "D1eb", "Thief"])
def test_nor_is_it_so_in_the_accusative(site: TestClient[Litestar], accusative: str) -> None:
    card = {**made({"score": 1}), "name": {"de": "Bote"}, "gender": "m", "accusative": accusative}
    problem = site.post(PATH, json=card).json()
    assert (problem["code"], problem["path"]) == ("card-name-printed", ["accusative"])
    assert site.post(PATH, json=card | {"accusative": "Boten"}).status_code == 200


@pytest.mark.parametrize("hidden", ["\u115f", "\u1160", "\u3164", "\u2800", "\ufe0f", "\u200b"])
def test_a_name_that_hides_something_is_refused(site: TestClient[Litestar], hidden: str) -> None:
    """As a name of somebody would be; otherwise two cards could look the same."""
    name = f"Thi{hidden}ef"
    assert likeness(name) == likeness("Thief")
    for said, path in (
        ({"name": {"en": name}}, ["name", "en"]),
        ({"name": {"de": "Bote"}, "accusative": name}, ["accusative"]),
    ):
        problem = site.post(PATH, json={**made({"score": 1}), **said}).json()
        assert (problem["code"], problem["path"]) == ("card-name", path)
    with pytest.raises(SiteRefused):
        clean_name(name)


def test_other_names_are_free_and_the_examples_are_cards(site: TestClient[Litestar]) -> None:
    folder = Path(__file__).parents[2] / "examples" / "cards"
    cards = [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.json")]
    cards += [{**made({"score": 1}), "name": {"en": name}} for name in ("Chief", "Old Thief")]
    assert {site.post(PATH, json=card).status_code for card in cards} == {200}


def test_cards_are_not_read_without_end(site: TestClient[Litestar]) -> None:
    often = round(RATES["card"].burst * SCALE) + 3
    statuses = [site.post(PATH, json=MAGICIAN).status_code for _ in range(often)]
    assert statuses[0] == 200 and statuses[-1] == 429


def test_the_tests_of_the_page_know_the_language_as_it_is(site: TestClient[Litestar]) -> None:
    """`web/tests/language.json` is the answer of a site."""
    known = Path(__file__).parents[2] / "web" / "tests" / "language.json"
    assert json.loads(known.read_text(encoding="utf-8")) == site.get(PATH).json()


# -- variants -------------------------------------------------------------------------------

GHOSTS = {
    "language": 1,
    "name": {"en": "Ghosts"},
    "game": "fist-2002",
    "options": {"witches": 1, "deck": {"all_but": ["troll"]}},
}


def test_a_variant_is_read_and_given_back_in_its_one_form(site: TestClient[Litestar]) -> None:
    read = site.post("/api/variants", json=GHOSTS)
    assert read.status_code == 200
    variant = read.json()["variant"]
    assert "witches" not in variant["options"] and "troll" not in variant["options"]["deck"]
    again = site.post("/api/variants", json={**variant, "id": read.json()["id"]})
    assert again.json() == read.json()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"language": 2}, "version 2 of the form"),
        ({"options": {"points": 99}}, "cannot be 99"),
        ({"options": {"pints": 2}}, "no option pints"),
        ({"name": {"en": "x" * 90_000}}, "too large"),
        ({"name": {"en": "<b>\n"}}, "A name is 1 to 40"),
    ],
)
def test_what_is_no_variant_gets_a_sentence(
    site: TestClient[Litestar], change: dict[str, Any], said: str
) -> None:
    refused = site.post("/api/variants", json={**GHOSTS, **change})
    assert refused.status_code == 400
    assert said in refused.json()["reason"]
