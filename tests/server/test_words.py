"""Sentences beside the data; what can be played, and what can be said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar, Router
from litestar.di import Provide
from litestar.testing import TestClient

from dragonstones import Match
from dragonstones.bots import PERSONAS
from dragonstones.engine import games, registry
from dragonstones.engine.registry import get_game
from dragonstones.games.fist import FIST_2002, FistGame
from dragonstones.games.fist.character import Character
from dragonstones.games.fist.effects import take
from dragonstones.games.gold.box import ADVENTURERS, BOX, DRAGONS, OBJECTS, TOKENS
from dragonstones.server.routes import games as game_routes
from dragonstones.server.routes import problems
from dragonstones.server.settings import Settings
from dragonstones.server.site import Site
from dragonstones.server.words import (
    EMOTES,
    card_infos,
    decision_words,
    event_words,
    line_words,
    lines,
    seat_names,
    view_words,
)
from dragonstones.text import LANGUAGES, Texts, texts
from dragonstones.text.fist import card_name, rule
from tests.engine.haggling import HAGGLING, Called
from tests.games.random_play import moments, play_to_the_end

NAMES = ["Anna", "Ben", "Chris", "Dora"]


# -- events -------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern", "dragons-gold"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_as_the_terminal_tells_it(game: str, lang: str) -> None:
    match = play_to_the_end(Match.new(game, seats=4, seed=2), random.Random(2))
    for event in match.events:
        for me in (None, 1):
            sentence = texts(lang).event(event, NAMES, me)
            assert event_words(match.game, event, NAMES, lang, me) == sentence
            assert event_words(match.game, event.data(), NAMES, lang, me) == sentence


def test_an_event_is_made_into_words_once_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_to_the_end(Match.new("fist-2002", seats=4, seed=3), random.Random(3))
    made: list[str] = []
    tell = Texts.event

    def counted(self: Texts, event: Any, names: Any, me: int | None) -> str:
        made.append(self.lang)
        return tell(self, event, names, me)

    monkeypatch.setattr(Texts, "event", counted)
    event, names = match.events[4], ["Once", "Only", "Here", "Now"]
    said = [event_words(match.game, event, names, lang) for lang in ("en", "de") * 10]
    assert made == ["en", "de"]
    assert len(set(said)) == 2
    other = [*names[:-1], "Later"]
    event_words(match.game, event, other, "en")
    assert made == ["en", "de", "en"]  # somebody else sits there


# -- decisions ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [("fist-2002", {}), ("fist-tavern", {}), ("dragons-gold", {"rules": "advanced"})],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_in_whole_games(game: str, options: dict[str, Any], lang: str) -> None:
    match = Match.new(game, seats=4, seed=4, options=options)
    t, listed = texts(lang), 0
    for _ in moments(match, random.Random(4)):
        for seat in list(match.waiting)[:1]:
            view = match.view(seat)
            decision = view["decision"]
            words = decision_words(decision, view, NAMES, lang)
            assert words["prompt"] == t.prompt(decision, NAMES)
            assert ("options" in words) == ("options" in decision)
            if "options" in words:
                listed += 1
                assert len(words["options"]) == len(decision["options"])
                assert len(set(words["options"])) == len(words["options"])
    assert listed > 5


def test_what_the_magician_offers_is_said_as_on_the_card() -> None:
    """In Fist the character whose power asks says what its first and its second are."""
    view = Match.new("fist-2002", seats=4, seed=1).view(0)
    decision = {"kind": "either", "seat": 0, "card": "magician", "options": ["first", "second"]}
    words = decision_words(decision, view, NAMES, "en")
    assert words["options"] == ["pay any 4 stones and score 1 point", "take 3 silver"]


def test_a_dragon_is_named_with_its_strength() -> None:
    """In Dragon's Gold the view says which dragon it is."""
    match = Match.new("dragons-gold", seats=4, seed=1)
    [seat] = match.waiting
    view = match.view(seat)
    strength = view["table"]["dragons"][0]["strength"]
    words = decision_words(view["decision"], view, NAMES, "de")
    assert any(f"(Stärke {strength})" in option for option in words["options"])


def test_the_view_of_a_person_tells_what_things_are_worth() -> None:
    """Where the game can say it: nobody else needs it."""
    match = Match.new("dragons-gold", seats=4, seed=1)
    [seat] = match.waiting
    view = view_words(match.view(seat), NAMES, "en")
    assert view["worth"]["tokens"]["gold"] == 3
    assert view["decision"]["words"]["prompt"]
    assert "worth" not in view_words(match.view(None), NAMES, "en")
    fist = Match.new("fist-2002", seats=4, seed=1)
    sets = view_words(fist.view(0), NAMES, "en")["worth"]["sets"]
    assert {"card": "magician", "points": 1, "way": "stones", "n": 4, "has": True} in sets
    assert "worth" not in view_words(fist.view(None), NAMES, "en")


# -- games of others ----------------------------------------------------------


@pytest.fixture
def haggling(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(registry._games, (HAGGLING.id, HAGGLING.rules), HAGGLING)
    return Match.new("haggling", seats=2, seed=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_texts_shows_its_data(haggling: Match, lang: str) -> None:
    view = haggling.view(0)
    words = decision_words(view["decision"], view, NAMES, lang)
    assert words == {"prompt": "goal", "options": ["1", "2", "3"]}
    assert event_words(haggling.game, Called(1), NAMES, lang) == "kind called + seat 1"
    assert card_infos(HAGGLING, lang) == []


def test_data_that_only_looks_like_ours_is_shown_as_it_is(haggling: Match) -> None:
    """Another game may call something as one of ours does."""
    told = event_words(haggling.game, {"kind": "fists-opened", "seats": 7}, NAMES, "en")
    assert told == "kind fists-opened + seats 7"
    view = haggling.view(0)
    asked = {"kind": "loot", "seat": 9, "options": [{"a": 1}, 2]}
    words = decision_words(asked, view, NAMES, "en")
    assert words == {"prompt": "loot", "options": ["a 1", "2"]}
    assert "options" not in decision_words({**asked, "options": 3}, view, NAMES, "en")


# -- names --------------------------------------------------------------------


def test_bots_have_the_names_of_their_personas() -> None:
    seats = [("Anna", None), (None, "merchant:bold"), (None, "archmage:serene:50ms")]
    assert seat_names(seats, "en") == ["Anna", "Bruna", "Zoltan"]
    assert seat_names(seats, "de") == ["Anna", "Bruna", "Zoltan"]


def test_everybody_has_a_name_and_no_two_the_same() -> None:
    seats: list[tuple[str | None, str | None]] = [
        ("Bruna", None),
        ("maud", None),
        (None, "merchant:bold"),
        (None, "merchant:bold"),
        *[(None, "random")] * 8,
    ]
    for lang in LANGUAGES:
        names = seat_names(seats, lang)
        assert names[:2] == ["Bruna", "maud"]
        assert len({name.casefold() for name in names}) == 12
    assert "Maud" not in seat_names(seats, "en")


# -- cards --------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_of_fist(lang: str) -> None:
    for id in ("fist-2002", "fist-tavern"):
        game = get_game(id)
        assert isinstance(game, FistGame)
        cards = {card.id: card for card in card_infos(game, lang)}
        assert cards.keys() == game.edition.characters.keys()
        for character, copies in game.edition.specials:
            card = cards[character.id]
            assert (card.kind, card.copies) == ("special", copies)
            assert (card.name, card.text) == (
                card_name(texts(lang), card.id),
                rule(texts(lang), character, id),
            )
        assert [card.id for card in card_infos(game, lang) if card.kind == "standard"] == [
            character.id for character in game.edition.standards
        ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_pieces_of_gold(lang: str) -> None:
    cards = card_infos(get_game("dragons-gold"), lang)
    of_kind = {
        kind: [card for card in cards if card.kind == kind]
        for kind in ("dragon", "adventurer", "token", "object")
    }
    assert [card.id for card in of_kind["dragon"]] == [dragon.id for dragon in DRAGONS]
    assert of_kind["dragon"][0].facts == DRAGONS[0]._asdict()
    assert [card.id for card in of_kind["adventurer"]] == list(ADVENTURERS)
    assert {card.id: card.copies for card in of_kind["token"]} == BOX
    assert [card.id for card in of_kind["token"]] == list(TOKENS)
    assert {card.id for card in of_kind["object"]} == set(OBJECTS)
    assert all(card.name for card in cards)
    assert {card.id for card in cards if not card.text} == {"knight-3", "knight-4"}


def test_an_edition_of_others_whose_cards_have_no_names() -> None:
    edition = FIST_2002.edition.with_specials("fist-odd", (Character("moon", take(silver=1)), 2))
    assert card_infos(FistGame(edition), "en") == []


# -- lines --------------------------------------------------------------------


def test_every_line_has_a_sentence_in_every_language() -> None:
    assert len(lines()) == len(set(lines())) >= 16
    for line in lines():
        english, german = (line_words(line, lang) for lang in LANGUAGES)
        assert english != german
        # Of an emote it is said what the person does.
        assert {english[-1] in ".!?", german[-1] in ".!?"} == {line not in EMOTES}


# -- over HTTP ----------------------------------------------------------------


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    file = tmp_path_factory.mktemp("words") / "dragonstones.db"
    site = Site(Settings(database_url=f"sqlite:///{file}"))
    app = Litestar(
        [Router("/api", route_handlers=[game_routes.router])],
        dependencies={"site": Provide(lambda: site, sync_to_thread=False)},
        exception_handlers=problems.HANDLERS,  # type: ignore[arg-type]
    )
    with TestClient(app) as client:
        yield client


def test_the_games(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/games").json()
    assert [game["id"] for game in answer] == [game.id for game in games()]
    assert [game["id"] for game in answer] == ["fist-2002", "fist-tavern", "dragons-gold"]
    by_id = {game["id"]: game for game in answer}
    assert [game["family"] for game in answer] == ["fist", "fist", "gold"]
    gold = by_id["dragons-gold"]
    assert (gold["least"], gold["most"], gold["usual"]) == (3, 6, 4)
    options = {option["name"]: option for option in gold["options"]}
    assert options["rules"]["values"] == ["basic", "advanced"]
    assert None in options["timer"]["values"]
    fist = {option["name"]: option for option in by_id["fist-2002"]["options"]}
    assert fist["points"] == {
        "name": "points",
        "kind": "one",
        "default": 3,
        "values": [2, 3, 4, 5],
        "named": "",
        "house": True,
        "most": 0,
    }
    assert fist["home_made"]["most"] == 3 and by_id["fist-tavern"]["workshop"]
    assert (fist["deck"]["kind"], fist["deck"]["named"]) == ("some", "character")
    assert "ghost" in fist["deck"]["values"] and fist["deck"]["default"] == "all"
    assert by_id["fist-2002"]["variants"] == {"quick": {"points": 2}}
    assert fist["home_made"]["default"] == fist["home_made"]["values"] == []
    assert not options["rules"]["house"]
    levels = {bot["level"]: bot["personas"] for bot in gold["bots"]}
    assert list(levels) == ["random", "apprentice", "merchant", "archmage"]
    assert levels["merchant"] == list(PERSONAS["merchant"])


def test_the_games_say_what_they_are_in_both_languages(client: TestClient[Litestar]) -> None:
    english, german = (
        client.get("/api/games", params={"lang": lang}).json()[0] for lang in ("en", "de")
    )
    assert english["name"] == "Fist of Dragonstones"
    assert english["about"].endswith("stones for points.")
    assert german["about"] not in ("", english["about"])


def test_the_cards(client: TestClient[Litestar]) -> None:
    english, german = (
        client.get("/api/games/fist-2002/cards", params=params).json()
        for params in ({}, {"lang": "de"})
    )
    assert [card["id"] for card in english[:1]] == [FIST_2002.edition.standards[0].id]
    thief = next(card for card in german if card["id"] == "thief")
    assert (thief["name"], thief["kind"]) == ("Dieb", "standard")
    assert "second highest bidder" in next(c for c in english if c["id"] == "thief")["text"]


def test_the_cards_of_what_is_no_game(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/games/chess/cards", headers={"Accept-Language": "de"})
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-such-game"
    assert "chess" in answer.json()["reason"]


def test_the_messages_of_a_family(client: TestClient[Litestar]) -> None:
    english = client.get("/api/games/dragons-gold/messages")
    assert english.headers["content-type"].startswith("text/plain")
    assert "game-dragons-gold = Dragon’s Gold" in english.text
    german = client.get("/api/games/dragons-gold/messages", params={"lang": "de"})
    assert "game-dragons-gold = Drachengold" in german.text
    assert client.get("/api/games/chess/messages").status_code == 404


def test_the_lines(client: TestClient[Litestar]) -> None:
    english = client.get("/api/words/en").json()
    assert list(english) == list(lines())
    assert client.get("/api/words/de").json()["deal"] == "Abgemacht!"


@pytest.mark.parametrize("path", ["words/fr", "games/fist-2002/cards?lang=fr"])
def test_a_language_that_nobody_speaks_here(client: TestClient[Litestar], path: str) -> None:
    assert client.get(f"/api/{path}").status_code == 400
