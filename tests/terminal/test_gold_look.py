"""How Dragon's Gold looks: every width, the box, replays, options on the command line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from dragonstones import Match
from dragonstones.games.gold.box import DRAGONS, OBJECTS, TOKENS
from dragonstones.games.gold.events import DragonKilled
from dragonstones.terminal.desks import make_desk
from dragonstones.terminal.gold.keys import SHAPES, Keys
from dragonstones.terminal.gold.screen import GoldPainter
from dragonstones.terminal.saves import Saved, read
from dragonstones.text import LANGUAGES, texts
from dragonstones.text.words import Names
from tests.games.gold.scenario import player, position
from tests.terminal.program import Keyboard, plain, run_here
from tests.terminal.sitting import (
    NAMES,
    Hands,
    asks,
    check_frames,
    find,
    frames,
    play_until_left,
    screen,
    shown,
    sit_down,
)

ADVANCED: dict[str, Any] = {"rules": "advanced", "timer": None, "counter": True}


def is_late(match: Match) -> bool:
    """Much has happened, and it is seat 0's turn."""
    return asks("turn")(match) and match.view()["table"]["turn"] > 30


# -- the table ----------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("width", "height"), [(60, 24), (72, 24), (80, 24), (107, 24), (108, 24), (140, 24), (140, 50)]
)
def test_the_table_fits_into_every_window(
    tmp_path: Path, lang: str, width: int, height: int
) -> None:
    for seats, kind in ((6, "turn"), (6, "negotiate"), (5, "trade")):
        match = find(asks(kind), seats=seats, **ADVANCED)
        on = screen(width, height)
        session = sit_down(match, tmp_path / "saved.json", Hands(), t=texts(lang), on=on)
        check_frames(play_until_left(session), width, height)


@pytest.mark.parametrize("width", [20, 40, 200])
def test_no_width_breaks_it(tmp_path: Path, width: int) -> None:
    match = find(is_late, **ADVANCED)
    hands = Hands("?", "", "h", "", "l", "")
    play_until_left(sit_down(match, tmp_path / "saved.json", hands, on=screen(width, 30)))


def test_what_is_on_the_table(tmp_path: Path) -> None:
    match = find(is_late, **ADVANCED)
    session = sit_down(match, tmp_path / "saved.json", Hands(), on=screen(100, 40))
    last = "\n".join(frames(play_until_left(session))[-1])
    table = match.view(0)["table"]
    painter = session.desk.painter
    for spot in table["dragons"]:
        assert f"{spot['attack']}/{spot['strength']}" in last
        if spot["hidden"]:
            assert f"+{spot['hidden']} hidden" in last
    for number, seat in enumerate(table["seats"]):
        [line] = [line for line in last.splitlines() if line[3:].startswith(f"{NAMES[number]} ")]
        assert str(seat["tokens"]) in line
        for adventurer in seat["down"]:
            assert f"({painter.pieces.adventurer(adventurer)})" in line  # type: ignore[attr-defined]
    assert f"in the bag {table['bag']}" in last
    assert f"dragons left {table['left']}" in last
    assert f"most of a colour {table['scoring']['most']}" in last
    for object in table["seats"][0]["held"]:
        assert texts("en")(f"object-{object}") in last


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_token_has_a_letter_and_a_shape_of_its_own(lang: str) -> None:
    keys = Keys(texts(lang))
    assert len({keys.letter(token) for token in TOKENS}) == len(TOKENS)
    assert len(set(SHAPES.values())) == len(SHAPES) == len(TOKENS)
    assert all(cell_len(shape) == 1 for shape in SHAPES.values())


# -- what is worth a pause ----------------------------------------------------


def test_a_kill_is_told_on_a_page(tmp_path: Path) -> None:
    match = find(lambda match: asks("turn")(match) and match.view()["table"]["turn"] > 3)
    hands = Hands(*(f"{who} {dragon}" for who in "w34t" for dragon in (1, 2, 3, 4)))
    session = sit_down(match, tmp_path / "saved.json", hands, on=screen(80, 30), bot="random")
    output = play_until_left(session)
    pages = ["\n".join(frame) for frame in frames(output) if "Enter: go on" in "\n".join(frame)]
    assert pages == []  # with a pause of 0 nobody is asked to go on
    pages = ["\n".join(frame) for frame in frames(output) if "IS DEAD  ━" in "\n".join(frame)]
    assert pages
    assert not any("makes proposal" in page for page in pages)
    check_frames(output, 80, 30)


# -- the box ------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box(tmp_path: Path, lang: str) -> None:
    done = run_here(tmp_path, "cards", "dragons-gold", "--lang", lang, COLUMNS="80")
    assert done.exit_code == 0
    assert max(map(cell_len, done.stdout.splitlines())) <= 80
    t, flat = texts(lang), " ".join(done.stdout.split())
    for object in OBJECTS:
        assert t(f"object-{object}") in flat
    for token in TOKENS:
        assert t(f"token-{token}") in flat
    for dragon in DRAGONS:
        assert f"{dragon.strength} {dragon.known} {dragon.hidden}" in flat
    assert t("adventurer-thief") in flat


# -- replays ------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    rng = random.Random(1)
    match = Match.new("dragons-gold", seats=4, seed=7, options={"rules": "advanced"})
    while match.waiting:
        seat = rng.choice(list(match.waiting))
        match.answer(seat, match.waiting[seat].sample(rng))
    path = tmp_path_factory.mktemp("home") / "saved.json"
    Saved(match.journal(), NAMES[:4], [0], "merchant").write(path)
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_without_a_keyboard_is_the_log(finished: Path, lang: str) -> None:
    done = run_here(finished.parent, "replay", str(finished), "--lang", lang)
    assert (done.exit_code, done.stderr) == (0, "")
    match = Match.replay(read(finished).journal)
    kills = [event for event in match.events if isinstance(event, DragonKilled)]
    sentence = texts(lang).event(kills[0], NAMES)
    assert sentence in " ".join(done.stdout.split())


def test_stepping_from_kill_to_kill(finished: Path) -> None:
    keyboard = Keyboard(finished.parent, "replay", str(finished))
    keyboard.wait_for("q leave")
    keyboard.type("n\n")
    assert "killed dragon" in plain(keyboard.wait_for("q leave"))
    keyboard.type("s\n")
    keyboard.wait_for("q leave")
    keyboard.type("999999\n")
    assert "Total" in plain(keyboard.wait_for("q leave"))
    keyboard.type("q\n")
    assert keyboard.finish() == 0


def test_all_screens_open(finished: Path) -> None:
    keyboard = Keyboard(finished.parent, "replay", str(finished), "--open")
    keyboard.wait_for("q leave")
    keyboard.type("60\n")
    assert "behind the screen" in plain(keyboard.wait_for("q leave"))
    keyboard.type("q\n")
    keyboard.finish()


def test_a_plain_journal(finished: Path, tmp_path: Path) -> None:
    journal = tmp_path / "journal.json"
    journal.write_text(json.dumps(read(finished).journal))
    done = run_here(tmp_path, "replay", str(journal))
    assert done.exit_code == 0
    assert "Guest 1" in done.stdout


@pytest.mark.parametrize(("lang", "head"), [("en", "seen to take"), ("de", "sichtbar genommen")])
def test_what_was_seen_to_go_behind_a_screen_is_shown_where_that_is_played(
    lang: str, head: str
) -> None:
    pages = []
    for counter in (True, False):
        start = position(players=[player(), player(gold=3), player()], counter=counter)
        start["memory"] = {"known": [{}, {"gold": 3}, {}], "moves": []}
        match = Match.from_position(start, seed=1)
        desk = make_desk(match.game, ["Anna", "Maud", "Odo"], texts(lang), screen(100))
        assert isinstance(desk.painter, GoldPainter)
        console = desk.painter.screen.console
        with console.capture() as page:
            console.print(desk.painter.seats(match.view(0), 100, headed=True))
            console.print(desk.painter.pieces.tokens({"gold": 3}, most=1))
        *table, gold = page.get().splitlines()
        [maud] = [line for line in table if "Maud" in line]
        pages.append((head in table[0], gold.strip() in maud))
    assert pages == [(True, True), (False, False)]


# -- a finished game ----------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (140, 40)])
def test_the_score_sheet(
    finished: Path, tmp_path: Path, lang: str, width: int, height: int
) -> None:
    match = Match.replay(read(finished).journal)
    assert match.result
    t, on = texts(lang), screen(width, height)
    session = sit_down(match, tmp_path / "saved.json", Hands(), t=t, on=on)
    session.play()
    output = shown(session)
    check_frames(output, width, height)
    last = plain(output)
    for sheet in match.result["sheets"]:
        assert str(sheet["total"]) in last
        for line, points in sheet["lines"].items():
            assert t(f"sheet-{line}") in last
            assert not points or str(points) in last
    names = Names.read_by(session.alone, NAMES)
    assert t("terminal-won", **t.who("winners", match.result["winners"], names)).upper() in last


# -- options on the command line ----------------------------------------------


def options_of(home: Path) -> dict[str, object]:
    return read(home / "dragonstones" / "saved.json").journal["options"]  # type: ignore[no-any-return]


def test_options(tmp_path: Path) -> None:
    typed = ("rules=advanced", "timer=none", "market=No", "steps=8", " counter = TRUE ")
    args = [word for one in typed for word in ("--option", one)]
    done = run_here(tmp_path, "play", "dragons-gold", *args)
    assert (done.exit_code, done.stderr) == (0, "")
    assert options_of(tmp_path) == {
        "rules": "advanced",
        "split": "negotiation",
        "market": False,
        "timer": None,
        "steps": 8,
        "counter": True,
        "dragons": 18,
        "objects": "all",
        "gems": 1,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "lists"),
    [
        ("timer=5", "10–600"),
        ("rules=hard", "basic, advanced"),
        ("colour=red", "counter, dragons, gems, market, objects, rules, split, steps, timer"),
        ("advanced", "rules=basic, advanced"),
        ("=3", "rules=basic, advanced"),
    ],
)
def test_wrong_options_are_a_sentence(tmp_path: Path, lang: str, typed: str, lists: str) -> None:
    done = run_here(tmp_path, "play", "dragons-gold", "--option", typed, "--lang", lang)
    assert done.exit_code == 2
    assert lists in done.stderr


def test_a_game_without_options(tmp_path: Path) -> None:
    done = run_here(tmp_path, "play", "fist-2002", "--option", "timer=none")
    assert done.exit_code == 2
    assert "There is no option timer" in done.stderr


def test_simulating_with_options(tmp_path: Path) -> None:
    args = ("simulate", "dragons-gold", "--players", "3", "--games", "1", "--bots", "random")
    done = run_here(tmp_path, *args, "--option", "rules=advanced", "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    assert json.loads(done.stdout)["events"]["objects-drawn"] > 0
    done = run_here(tmp_path, *args, "--option", "rules=hard")
    assert done.exit_code == 2
    assert "basic, advanced" in done.stderr
