"""`dragonstones cards` and `dragonstones replay`, in both languages."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from dragonstones import Match
from dragonstones.games.fist import FIST_2002
from dragonstones.games.fist.events import Loot
from dragonstones.terminal.desks import make_desk
from dragonstones.terminal.saves import Saved, read
from dragonstones.terminal.screen import Screen
from dragonstones.text import texts
from dragonstones.text.fist import card_name
from tests.games.fist.scenario import player, position
from tests.terminal.program import Keyboard, plain, run_here
from tests.terminal.sitting import screen


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    rng = random.Random(1)
    match = Match.new("fist-2002", seats=4, seed=7)
    while match.waiting:
        seat, decision = next(iter(match.waiting.items()))
        match.answer(seat, decision.sample(rng))
    path = tmp_path_factory.mktemp("home") / "saved.json"
    Saved(match.journal(), ["Anna", "Maud", "Odo", "Gilda"], [0], "merchant").write(path)
    return path


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card(tmp_path: Path, lang: str) -> None:
    done = run_here(tmp_path, "cards", "fist-2002", "--lang", lang, COLUMNS="80")
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert max(map(cell_len, lines)) <= 80
    t = texts(lang)
    names = [card_name(t, character.id) for character in FIST_2002.edition.characters.values()]
    where = {
        name: next(n for n, line in enumerate(lines) if line.strip().startswith(name + "  "))
        for name in names
    }
    standards = [where[card_name(t, c.id)] for c in FIST_2002.edition.standards]
    assert max(standards) < min(set(where.values()) - set(standards))


@pytest.mark.parametrize(("lang", "begins"), [("en", "Turn 1 begins."), ("de", "Runde 1 beginnt.")])
def test_a_replay_without_a_keyboard_is_the_log(saved: Path, lang: str, begins: str) -> None:
    done = run_here(saved.parent, "replay", str(saved), "--lang", lang)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.strip().startswith(begins)
    assert re.search(r"^ *(You|Du) ", done.stdout, re.MULTILINE) and "Anna" not in done.stdout


def test_a_plain_journal(saved: Path, tmp_path: Path) -> None:
    journal = tmp_path / "journal.json"
    journal.write_text(json.dumps(read(saved).journal))
    done = run_here(tmp_path, "replay", str(journal))
    assert done.exit_code == 0
    assert "Guest 1" in done.stdout


def robbery() -> tuple[Match, Loot]:
    """A game up to the first time that the Brigand finds something."""
    rng = random.Random(1)
    for seed in range(100):
        match = Match.new("fist-2002", seats=4, seed=seed)
        while match.waiting:
            seat, decision = next(iter(match.waiting.items()))
            match.answer(seat, decision.sample(rng))
            for event in match.events:
                if isinstance(event, Loot) and event.coins:
                    return match, event
    raise AssertionError


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_loot_is_for_two_pairs_of_eyes(tmp_path: Path, lang: str) -> None:
    match, loot = robbery()
    journal = tmp_path / "journal.json"
    journal.write_text(json.dumps(match.journal()))
    names = [texts(lang)("terminal-guest", n=seat + 1, of=4) for seat in range(4)]
    for seat in range(4):
        sentence = texts(lang).event(loot, names, seat)
        args = ("replay", str(journal), "--seat", str(seat + 1), "--lang", lang)
        log = run_here(tmp_path, *args, COLUMNS="200").stdout
        assert (sentence in log) == (seat in (loot.seat, loot.victim))


def test_stepping_through_a_game(saved: Path) -> None:
    keyboard = Keyboard(saved.parent, "replay", str(saved))
    keyboard.wait_for("step 1 of")
    for typed, step in (("", 2), ("", 3), ("b", 2), ("10", 10), ("999", None), ("1", 1)):
        keyboard.type(typed + "\n")
        keyboard.wait_for(f"step {step} of" if step else "WINS THE GAME")
    keyboard.type("n\n")
    keyboard.wait_for("Up for auction")
    keyboard.type("s\n")
    assert "you" not in plain(keyboard.wait_for("Maud")).split("points")[0]
    keyboard.type("q\n")
    assert keyboard.finish() == 0


def test_all_screens_open(saved: Path) -> None:
    keyboard = Keyboard(saved.parent, "replay", str(saved), "--open")
    first = plain(keyboard.wait_for("q leave"))
    assert first.count("F●8 C◉2 S■5") == 4
    keyboard.type("q\n")
    assert keyboard.finish() == 0


@pytest.mark.parametrize(
    ("game", "lang", "goal"),
    [
        ("fist-2002", "en", "3 points win"),
        ("fist-2002", "de", "Ziel: 3 Punkte"),
        ("dragons-gold", "en", "most points win"),
        ("dragons-gold", "de", "Ziel: die meisten Punkte"),
    ],
)
def test_the_goal_stands_above_the_table(game: str, lang: str, goal: str) -> None:
    match = Match.new(game, seats=3, seed=1)
    desk = make_desk(match.game, ["Anna", "Maud", "Odo"], texts(lang), Screen())
    assert goal in desk.title(match.view(0))


@pytest.mark.parametrize(
    ("lang", "coins", "stones"),
    [
        (
            "en",
            ["Coins left, as all have seen them", "Maud F●6 C◉2 S■5 K✖1", "Odo F●8 C◉2 S■5"],
            ["Stones for points this turn", "Sorcerer 2 points for 4 of one colour"],
        ),
        (
            "de",
            ["Münzen, die alle mitzählen konnten", "Maud F●6 C◉2 S■5 Z✖1", "Odo F●8 C◉2 S■5"],
            ["Steine für Punkte in dieser Runde", "Zauberer 2 Punkte für 4 gleiche Steine"],
        ),
    ],
)
def test_what_a_good_memory_knows_stands_before_the_cards_of_the_turn(
    lang: str, coins: list[str], stones: list[str]
) -> None:
    match = Match.new("fist-2002", seats=3, seed=7)
    for seat, bid in enumerate(({}, {"fairy": 2}, {})):
        match.answer(seat, bid)
    desk = make_desk(match.game, ["Anna", "Maud", "Odo"], texts(lang), screen(60))
    console = desk.painter.screen.console
    with console.capture() as page:
        console.print(desk.rules(match.view(0)))
    lines = [" ".join(line.split()) for line in page.get().splitlines()]
    assert lines[:3] == coins and lines[4] == stones[0] and stones[1] in lines
    assert not any("Anna" in line for line in lines)


def test_stones_that_one_has_are_marked() -> None:
    players = [player(red=4), player(), player()]
    match = Match.from_position(position("sorcerer", players=players), seed=1)
    desk = make_desk(match.game, ["Anna", "Maud", "Odo"], texts("en"), screen(60))
    console = desk.painter.screen.console
    with console.capture() as page:
        console.print(desk.rules(match.view(0)))
    assert "4 of one colour ✓ you have them" in page.get()
    # Nobody has seen how the coins came there.
    assert "Coins left" not in page.get()


def test_points_are_numbers(saved: Path) -> None:
    keyboard = Keyboard(saved.parent, "replay", str(saved))
    assert plain(keyboard.wait_for("q leave")).count("0/3") == 4
    keyboard.type("q\n")
    assert keyboard.finish() == 0


def test_a_seat_sees_only_its_own_screen(saved: Path) -> None:
    keyboard = Keyboard(saved.parent, "replay", str(saved), "--seat", "Odo")
    first = plain(keyboard.wait_for("q leave"))
    assert "F●8 C◉2 S■5" not in first
    assert first.count("Fairy Gold ●●●●●●●●") == 1
    keyboard.type("q\n")
    keyboard.finish()


@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        (("/nowhere/x.json",), 1, "There is no saved game"),
        (("--seat", "9"), 2, "There is no seat “9”"),
    ],
)
def test_what_cannot_be_replayed(saved: Path, args: tuple[str, ...], code: int, says: str) -> None:
    file = () if len(args) == 1 else (str(saved),)
    done = run_here(saved.parent, "replay", *file, *args)
    assert done.exit_code == code
    assert says in done.stderr
