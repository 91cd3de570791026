"""Playing with the real program, through a pipe and in a pseudo-terminal."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest
from rich.cells import cell_len

from dragonstones import Match
from dragonstones.games.fist import FIST_2002
from dragonstones.terminal.fist.desk import find_characters
from dragonstones.terminal.saves import default_path, read
from tests.terminal.program import ANSWERS, Keyboard, plain, run, run_here

PLAY = ("play", "fist-2002", "--seed", "7", "--pause", "0")
BID = "What do you put in your fist?"


def saved_in(home: Path) -> Path:
    return home / "dragonstones" / "saved.json"


@pytest.mark.parametrize(("lang", "won"), [("en", "wins the game!"), ("de", "gewinnt das Spiel!")])
def test_a_whole_game_through_a_pipe(tmp_path: Path, lang: str, won: str) -> None:
    done = run(tmp_path, *PLAY, "--lang", lang, typed=ANSWERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert won in done.stdout
    assert "\x1b" not in done.stdout
    assert max(map(cell_len, done.stdout.splitlines())) <= 80
    saved = saved_in(tmp_path)
    assert Match.replay(read(saved).journal).result is not None
    again = run_here(tmp_path, "play", "--resume", str(saved), "--lang", lang)
    assert won[:-1].upper() in again.stdout  # a finished game shows its end


def test_a_whole_game_in_a_terminal_of_80_columns_and_24_lines(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, *PLAY, "--players", "6")
    keyboard.answer_all(ANSWERS)
    assert keyboard.finish() == 0
    text = plain(keyboard.output)
    assert "WINS THE GAME" in text
    assert max(map(cell_len, text.splitlines())) <= 80
    screens = [plain(screen).rstrip() for screen in keyboard.output.split("\x1b[2J")]
    assert max(len(screen.splitlines()) for screen in screens) <= 24


@pytest.mark.parametrize(
    ("columns", "players"), [("20", "3"), ("45", "6"), ("80", "6"), ("120", "6"), ("200", "3")]
)
def test_any_width(tmp_path: Path, columns: str, players: str) -> None:
    typed = "1\n\n?\n\nl\n\nh\n\n? d\n\nq\n"
    done = run_here(tmp_path, *PLAY, "--players", players, typed=typed, COLUMNS=columns)
    assert (done.exit_code, done.stderr) == (0, "")
    table = done.stdout[: done.stdout.rindex("▸")]  # below it are paths, as long as they are
    assert max(map(cell_len, table.splitlines())) <= int(columns)


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    first, second = (run_here(tmp_path / n, *PLAY, typed="1\n\n2\n") for n in "ab")
    end = "The game is saved"
    assert first.stdout.split(end)[0] == second.stdout.split(end)[0]


def test_without_colour(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, *PLAY, NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", keyboard.wait_for(BID))
    keyboard.type("q\n")
    assert keyboard.finish() == 0


def test_with_colour(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, *PLAY)
    assert "\x1b[38;" in keyboard.wait_for(BID)
    keyboard.type("q\n")
    keyboard.finish()


# -- wrong input --------------------------------------------------------------


def test_wrong_bids_say_why_and_change_nothing(tmp_path: Path) -> None:
    done = run_here(tmp_path, *PLAY, typed="99\nthree\n2s\n2b\nq\n")
    assert "Fairy Gold" in done.stdout
    assert "“three” is not a bid" in done.stdout
    assert "Silver" in done.stdout
    journal = read(saved_in(tmp_path)).journal
    assert all(seat != 0 for seat, _ in journal["answers"])


def test_wrong_bids_in_german(tmp_path: Path) -> None:
    done = run_here(tmp_path, *PLAY, "--lang", "de", typed="drei\nq\n")
    assert "„drei“ ist kein Gebot" in done.stdout


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "chess"), "There is no game chess"),
        (("play", "--players", "9"), "3 to 6 players"),
        (("play", "--lang", "fr"), "There is no language fr"),
        (("play", "--people", "7"), "7 people do not fit"),
        (("play", "--people", "0"), "0 people do not fit"),
        (("play", "--bot", "nobody"), "nobody"),
        (("cards", "chess"), "There is no game chess"),
    ],
)
def test_what_cannot_be_set_up_is_a_sentence(
    tmp_path: Path, args: tuple[str, ...], says: str
) -> None:
    done = run_here(tmp_path, *args)
    assert done.exit_code == 2
    assert says in done.stderr


# -- leaving and coming back --------------------------------------------------


def last_screen(text: str) -> str:
    """From the last title on, up to the line on which one types."""
    text = plain(text)
    return text[text.rindex("Fist of Dragonstones ·") : text.rindex("▸")]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_game_that_is_broken_off_goes_on_at_the_same_place(
    tmp_path: Path, how: signal.Signals
) -> None:
    keyboard = Keyboard(tmp_path, *PLAY)
    keyboard.wait_for(BID)
    keyboard.type("2\n")
    keyboard.wait_for(BID)
    before = Match.replay(read(saved_in(tmp_path)).journal).view(0)
    assert before["table"]["seats"][0]["front"] == {"fairy": 2}
    os.kill(keyboard.process.pid, how)
    code = keyboard.finish()
    if how == signal.SIGINT:
        assert code == 0
        assert str(saved_in(tmp_path)) in plain(keyboard.output).replace("\n", "")
        assert "dragonstones play --resume" in plain(keyboard.output)

    again = Keyboard(tmp_path, "play", "--resume", "--pause", "0")
    again.wait_for(BID)
    again.type("q\n")
    assert again.finish() == 0
    assert Match.replay(read(saved_in(tmp_path)).journal).view(0) == before


def test_the_screen_is_the_same_after_coming_back(tmp_path: Path) -> None:
    first = run(tmp_path, *PLAY, typed="2\n\n1\n")
    second = run(tmp_path, "play", "--resume")
    assert last_screen(first.stdout) == last_screen(second.stdout)


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    done = run(tmp_path, *PLAY, "--save", str(file), typed="2\n")
    assert done.returncode == 0
    assert [seat for seat, _ in read(file).journal["answers"]].count(0) == 1
    done = run(tmp_path, "play", "--resume", str(file), "--pause", "0", typed="1\n")
    assert [seat for seat, _ in read(file).journal["answers"]].count(0) == 2


def test_a_new_game_leaves_the_older_one(tmp_path: Path) -> None:
    run_here(tmp_path, *PLAY)
    run_here(tmp_path, "play", "--seed", "8")
    assert read(saved_in(tmp_path)).journal["seed"] == 8
    assert read(tmp_path / "dragonstones" / "saved-before.json").journal["seed"] == 7


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "There is no saved game"),
        ("{", "is damaged"),
        ("[]", "is damaged"),
        ('{"journal": {}}', "is damaged"),
        (
            '{"journal": {"format":1,"game":"fist-2002","rules":1,"seats":3,"options":{},"seed":1,'
            '"answers":[[0,{"fairy":99}]]},"names":["a","b","c"],"people":[0],"bot":"merchant"}',
            "is damaged",
        ),
        (
            '{"format":1,"game":"fist-2002","rules":1,"seats":3,"options":{},"seed":1,"answers":[]}',
            "without people",
        ),
    ],
)
def test_a_file_that_is_no_saved_game(tmp_path: Path, content: str | None, says: str) -> None:
    file = tmp_path / "file.json"
    if content is not None:
        file.write_text(content)
    done = run_here(tmp_path, "play", "--resume", str(file))
    assert done.exit_code == 1
    assert says in done.stderr


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run_here(tmp_path, *PLAY, "--save", str(tmp_path / "file" / "save.json"))
    assert done.exit_code == 1
    assert "cannot be written" in done.stderr


def test_the_usual_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/anna")
    assert default_path() == Path("/home/anna/.local/share/dragonstones/saved.json")


# -- several people -----------------------------------------------------------


def test_behind_the_curtain_are_only_ones_own_coins(tmp_path: Path) -> None:
    typed = "\n3f\n\n1f 2c\n" + "\n0\n" * 6
    done = run_here(tmp_path, *PLAY, "--names", "Anna,Ben", typed=typed)
    turns = re.split(r"Pass the keyboard to (\w+)\.", done.stdout)[1:]
    seen: dict[str, set[tuple[str, str]]] = {"Anna": set(), "Ben": set()}
    for name, text in zip(turns[2::2], turns[3::2], strict=True):
        seen[name] |= set(re.findall(r"f Fairy Gold (\S+)  c Common Gold (\S+)", text))
    assert seen == {"Anna": {("●●●●●", "◉◉")}, "Ben": {("●●●●●●●●", "◉◉"), ("●●●●●●●", "0")}}


def test_a_bid_is_not_seen_while_others_sit_at_the_screen(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, *PLAY, "--names", "Anna,Ben")
    keyboard.wait_for("Pass the keyboard to Anna.")
    keyboard.type("\n")
    keyboard.wait_for(BID)
    keyboard.type("1c 1f\n")
    curtain = keyboard.wait_for("Pass the keyboard to Ben.")
    assert "1c 1f" not in curtain
    assert "\x1b[3J" in curtain  # nor can one scroll back
    keyboard.type("q\n")
    assert keyboard.finish() == 0


def test_alone_one_sees_what_one_types(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, *PLAY)
    keyboard.wait_for(BID)
    keyboard.type("1c 1f\n")
    assert "1c 1f" in keyboard.wait_for(BID)
    keyboard.type("q\n")
    keyboard.finish()


# -- the other keys -----------------------------------------------------------


def test_looking_things_up(tmp_path: Path) -> None:
    done = run_here(tmp_path, *PLAY, typed="?\n\n? dieb\n\n? xyz\n\nl\n\nh\n\nq\n")
    pages = done.stdout.split("Enter: back to the table")
    assert "Magician" in pages[0]
    assert "second highest bidder" in pages[1]
    assert "No card’s name begins with “xyz”" in pages[2]
    assert "Turn 1 begins" in pages[3]
    assert "save and leave" in pages[4]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("thief", ["thief"]),
        ("DIE", ["thief"]),
        ("sorcerer a", ["sorcerer-apprentice"]),
        ("zauberl", ["sorcerer-apprentice"]),
        ("apprentice", ["sorcerer-apprentice"]),
        ("two-h", ["two-headed-dragon"]),
        ("xyz", []),
    ],
)
def test_finding_a_card_by_its_name(name: str, ids: list[str]) -> None:
    assert [found.id for found in find_characters(FIST_2002, name)] == ids
