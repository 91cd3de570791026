"""Who sits at the table: bots with names and characters, who are the same after a pause."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dragonstones.bots import PERSONAS, persona_of
from dragonstones.terminal.saves import each, read
from dragonstones.text import texts
from tests.terminal.program import plain, run_here

PLAY = ("play", "fist-2002", "--seed", "7", "--pause", "0")


def sit_down(home: Path, *args: str, typed: str = "q\n") -> tuple[list[str], list[str], str]:
    """The names at the table, the bots, and what was shown."""
    done = run_here(home, *PLAY, *args, typed=typed)
    assert (done.exit_code, done.stderr) == (0, "")
    saved = read(home / "dragonstones" / "saved.json")
    return saved.names, saved.bot.split(","), plain(done.stdout)


def short(who: str) -> str:
    return str(texts("en").forms("name", f"persona-{who}")["name-short"])


def test_merchants_of_different_minds_have_names_of_their_own(tmp_path: Path) -> None:
    names, bots, shown = sit_down(tmp_path)
    personas = [persona_of(bot) for bot in bots]
    assert len(set(personas)) == 3 and set(personas) <= set(PERSONAS["merchant"])
    assert names == ["Guest", *map(short, personas)]
    assert all(name in shown for name in names)
    assert sit_down(tmp_path / "again")[:2] == (names, bots)
    german, same, _ = sit_down(tmp_path / "german", "--lang", "de")
    assert same == bots and german == ["Gast", *names[1:]]
    assert len(set(sit_down(tmp_path / "six", "--players", "6")[0])) == 6


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_help_tells_who_they_are(tmp_path: Path, lang: str) -> None:
    _, bots, shown = sit_down(tmp_path, "--lang", lang, typed="h\n\nq\n")
    t = texts(lang)
    said = " ".join(shown.split())
    for who in map(persona_of, bots):
        assert f"{t(f'persona-{who}')}: {t(f'persona-{who}-about')}" in said


def test_nobody_is_called_like_a_person_at_the_table(tmp_path: Path) -> None:
    _, bots, _ = sit_down(tmp_path)
    namesake = short(persona_of(bots[0])).upper()
    names, others, _ = sit_down(tmp_path / "namesake", "--names", namesake)
    assert bots[0] not in others
    assert len({name.casefold() for name in names}) == 4


@pytest.mark.parametrize("level", ["apprentice", "archmage", "random"])
def test_a_level_can_be_chosen(tmp_path: Path, level: str) -> None:
    names, bots, _ = sit_down(tmp_path, "--level", level)
    assert [bot.split(":")[0] for bot in bots] == [level] * 3
    personas = {persona_of(bot) for bot in bots}
    assert personas == (set(PERSONAS[level]) or {""})
    assert len(set(names)) == 4


def test_or_one_a_seat(tmp_path: Path) -> None:
    names, bots, _ = sit_down(tmp_path, "--level", "merchant:sly,apprentice,merchant:sly")
    assert bots[0] == bots[2] == "merchant:sly" and bots[1].startswith("apprentice:")
    assert names[1] == "Renard" and names[3] == "Maud", "there is only one Renard"
    done = run_here(tmp_path, *PLAY, "--level", "merchant,random")
    assert done.exit_code == 2 and "3 seats, but 2 bots" in done.stderr
    for wrong in ("wizard", "merchant:eager"):
        assert run_here(tmp_path, *PLAY, "--level", wrong).exit_code == 2


def test_all_seats_can_be_people(tmp_path: Path) -> None:
    names, bots, _ = sit_down(tmp_path, "--names", "Anna,Ben,Chris,Dora", typed="\nq\n")
    assert names == ["Anna", "Ben", "Chris", "Dora"] and bots == [""]
    assert run_here(tmp_path, "play", "--resume=", typed="q\n").exit_code == 0


# -- after a pause ---------------------------------------------------------------


def test_they_are_the_same_after_a_pause(tmp_path: Path) -> None:
    names, bots, _ = sit_down(tmp_path, "--level", "merchant:bold,archmage,apprentice")
    done = run_here(tmp_path, "play", "--resume=", "--pause", "0", typed="1\nh\n\nq\n")
    assert (done.exit_code, done.stderr) == (0, "")
    saved = read(tmp_path / "dragonstones" / "saved.json")
    assert (saved.names, saved.bot.split(",")) == (names, bots)
    assert "Bruna the Bold" in plain(done.stdout)


def altered(home: Path, **fields: Any) -> Path:
    """A saved game with other fields."""
    sit_down(home)
    path = home / "dragonstones" / "saved.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(data | fields), encoding="utf-8")
    return path


def test_a_game_saved_before_there_were_personas_goes_on(tmp_path: Path) -> None:
    old = altered(tmp_path, bot="merchant", names=["Anna", "Maud", "Odo", "Gilda"])
    done = run_here(tmp_path, "play", "--resume", str(old), "--pause", "0", typed="1\nq\n")
    assert (done.exit_code, done.stderr) == (0, "")
    saved = read(old)
    assert (saved.bot, saved.names[1]) == ("merchant", "Maud")
    assert [seat for seat, _ in saved.journal["answers"]].count(0) == 1


def test_a_save_with_too_few_bots_is_damaged(tmp_path: Path) -> None:
    path = altered(tmp_path, bot="merchant,merchant")
    done = run_here(tmp_path, "play", "--resume", str(path))
    assert done.exit_code == 1 and "damaged" in done.stderr


def test_one_bot_for_all_or_one_a_seat() -> None:
    assert each("merchant", 3) == ["merchant"] * 3
    assert each("merchant:bold,random", 2) == ["merchant:bold", "random"]
