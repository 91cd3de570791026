"""`dragonstones arena`, as it is typed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

import pytest
from typer.testing import CliRunner, Result

from dragonstones.arena.gamelog import FILE
from dragonstones.bots import RandomBot
from dragonstones.bots import levels as levels_module
from dragonstones.bots.bot import Moment
from dragonstones.bots.levels import Level
from dragonstones.terminal.app import app
from tests.forked import COMMAND
from tests.terminal.program import environment


def arena(*words: str | Path) -> Result:
    return CliRunner().invoke(app, ["arena", *map(str, words)], env={"COLUMNS": "200"})


def games(folder: Path) -> list[dict[str, Any]]:
    """Those in the folder, in order, without their times."""
    _, *lines = (folder / FILE).read_text(encoding="utf-8").splitlines()
    records = [json.loads(line) for line in lines]
    for record in records:
        del record["times"]
    return sorted(records, key=lambda record: (record["deal"], record["rotation"]))


class Tired(RandomBot):
    """Somebody presses Ctrl-C while it thinks, once."""

    left: ClassVar[int] = 0

    def answer(self, moment: Moment) -> Any:
        Tired.left -= 1
        if Tired.left == 0:
            raise KeyboardInterrupt
        return super().answer(moment)


@pytest.fixture
def tired(monkeypatch: pytest.MonkeyPatch) -> str:
    level = Level("tired", None, Tired)
    monkeypatch.setattr(levels_module, "_levels", [*levels_module._levels, level])
    return "tired,random,random"


@pytest.mark.parametrize(
    ("lang", "says"), [("en", ["Games won", "Ratings"]), ("de", ["Gewonnene Partien", "Wertungen"])]
)
def test_tables(lang: str, says: list[str]) -> None:
    ended = arena("--bots", "merchant,random,random", "--games", "4", "--lang", lang)
    assert ended.exit_code == 0, ended.output
    for words in says:
        assert words in ended.stdout
    # Four games are not whole deals of three.
    assert "6" in ended.stderr and "4" in ended.stderr
    assert "6" in ended.stdout.splitlines()[0]


def test_options_and_one_bot_for_all() -> None:
    ended = arena(
        *("--game", "dragons-gold", "--bots", "random", "--players", "3", "--games", "1"),
        *("--option", "rules=advanced"),
    )
    assert ended.exit_code == 0, ended.output
    assert "33.3%" in ended.stdout


def test_a_report_and_how_to_play_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "my report"
    words = ("--game", "dragons-gold", "--bots", "random,random,random", "--games", "2")
    ended = arena(*words, "--option", "rules=advanced", "--seed", "a b", "--report", folder)
    assert ended.exit_code == 0, ended.output
    data = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert data["games"] == 2 and data["settings"]["options"] == {"rules": "advanced"}
    assert data["command"] == (
        "dragonstones arena --game dragons-gold --bots random,random,random --games 2 "
        "--seed 'a b' --option rules=advanced"
    )
    assert "report.html" in ended.stderr and (folder / "report.html").is_file()


def test_an_interrupted_run_goes_on(tmp_path: Path, tired: str) -> None:
    words = ("--bots", tired, "--games", "12", "--report")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert arena(*words, whole).exit_code == 0
    Tired.left = 700
    ended = arena(*words, parts)
    assert ended.exit_code == 130, ended.output
    assert f"--report {parts}" in ended.stderr
    some = games(parts)
    assert 3 <= len(some) < 12
    data = json.loads((parts / "report.json").read_text(encoding="utf-8"))
    assert data["games"] == len(some) // 3 * 3 and data["left_out"] == len(some) % 3
    with (parts / FILE).open("a") as file:
        file.write('{"deal":9,"rot')
    played = arena(*words, parts)
    assert played.exit_code == 0 and str(len(some)) in played.stderr
    assert games(parts) == games(whole) and len(games(whole)) == 12
    # There is nothing left to play, unless more games are wanted.
    before = (parts / FILE).read_bytes()
    assert arena(*words, parts).exit_code == 0
    assert (parts / FILE).read_bytes() == before
    more = ("--bots", tired, "--games", "15", "--report", parts)
    assert arena(*more).exit_code == 0
    assert len(games(parts)) == 15 and games(parts)[:12] == games(whole)


def test_interrupted_before_anything_is_known(tired: str) -> None:
    Tired.left = 3
    ended = arena("--bots", tired, "--games", "3")
    assert ended.exit_code == 130
    assert "--report" in ended.stderr and ended.stdout == ""


def test_ctrl_c_with_workers(tmp_path: Path) -> None:
    """As a terminal does it: to all processes at once."""
    words = ["arena", "--bots", "merchant,random,random", "--games", "100000", "--workers", "2"]
    process = subprocess.Popen(
        [*COMMAND, *words, "--report", str(tmp_path)],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    file = tmp_path / FILE
    end = time.monotonic() + 30
    while not file.is_file() or file.read_bytes().count(b"\n") < 15:
        assert process.poll() is None and time.monotonic() < end
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate(timeout=30)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors and "Games won" in out
    assert len(games(tmp_path)) >= 14
    with pytest.raises(ProcessLookupError):  # no worker is left
        os.killpg(process.pid, 0)


def test_a_test_ends_with_its_verdict(tmp_path: Path) -> None:
    words = ("--test", "merchant", "--against", "random", "--players", "3", "--margin", "0.5")
    ended = arena(*words, "--report", tmp_path)
    assert ended.exit_code == 0, ended.output
    assert "Yes: merchant is better than random." in ended.stdout
    test = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["test"]
    assert test["verdict"] == "better" and test["deals"] < 100
    assert len(games(tmp_path)) == 2 * test["deals"]
    before = (tmp_path / FILE).read_bytes()
    again = arena(*words, "--report", tmp_path)
    assert again.stdout == ended.stdout and (tmp_path / FILE).read_bytes() == before


def test_a_test_without_a_verdict_says_so() -> None:
    ended = arena("--test", "merchant", "--against", "random", "--games", "4", "--lang", "de")
    assert ended.exit_code == 0 and "Noch nicht entschieden" in ended.stdout


def test_a_best_response_plays_against_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def made(seed: str, who: str) -> RandomBot:
        assert who == "merchant"
        return RandomBot(seed)

    level = Level("best-response", None, made, ("merchant",))
    monkeypatch.setattr(levels_module, "_levels", [*levels_module._levels, level])
    ended = arena("--best-response-to", "merchant", "--players", "3", "--games", "3")
    assert ended.exit_code == 0, ended.output
    shares = ended.stdout[ended.stdout.index("Games won") :].splitlines()
    rows = {words[0]: words[1] for words in map(str.split, shares[2:4])}
    assert rows == {"merchant": "2", "best-response:merchant": "1"}


def test_a_bot_that_fails_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clumsy(RandomBot):
        def answer(self, moment: Moment) -> Any:
            raise ZeroDivisionError("[red]oops")

    level = Level("clumsy", None, Clumsy)
    monkeypatch.setattr(levels_module, "_levels", [*levels_module._levels, level])
    ended = arena("--bots", "clumsy,random,random", "--games", "3")
    assert ended.exit_code == 0
    assert "Mishaps" in ended.stdout and "ZeroDivisionError: [red]oops" in ended.stdout
    assert "Traceback" not in ended.output


@pytest.mark.parametrize(
    ("words", "english", "german"),
    [
        ((), "Say who plays", "Wer spielt?"),
        (("--test", "merchant"), "--against OLD", "--against ALT"),
        (("--against", "merchant", "--bots", "random"), "Say who plays", "Wer spielt?"),
        (("--bots", "random", "--test", "a", "--against", "b"), "Say who plays", "Wer spielt?"),
        (("--bots", "random,random,x"), "There is no bot x", "Einen Bot x gibt es nicht"),
        (("--bots", ""), "There is no bot", "Einen Bot"),
        (("--bots", "random", "--games", "0"), "At least 1 game", "mindestens 1 Partie"),
        (("--bots", "random", "--players", "0"), "not for 0", "nicht für 0"),
        (("--bots", "random", "--players", "-2"), "3 to 6", "3 bis 6"),
        (("--bots", "random,random,random", "--players", "4"), "does not fit", "passt nicht"),
        (("--bots", "random", "--game", "go"), "There is no game go", "Ein Spiel go gibt es nicht"),
        (("--bots", "random", "--option", "x=1"), "no option x", "Einstellung x gibt es nicht"),
        (("--bots", "random", "--option", "x"), "x", "x"),
        (("--test", "random", "--against", "random"), "two different bots", "zwei verschiedene"),
        (
            ("--test", "random", "--against", "merchant", "--margin", "7"),
            "The margin",
            "Der Abstand",
        ),
        (("--best-response-to", "nobody"), "There is no bot", "Einen Bot"),
        (("--bots", "random", "--report", "/dev/null/x"), "cannot be used", "taugt nicht"),
        (("--bots", "random", "--ray", "127.0.0.1:1"), "does not work", "geht nicht"),
    ],
)
def test_what_is_wrong_is_one_sentence(words: tuple[str, ...], english: str, german: str) -> None:
    for lang, says in (("en", english), ("de", german)):
        ended = arena(*words, "--lang", lang)
        assert ended.exit_code == 2 and isinstance(ended.exception, SystemExit), ended.output
        assert says in ended.stderr and ended.stdout == ""
        assert "Traceback" not in ended.stderr
        assert len(ended.stderr.strip().splitlines()) == 1


def test_another_contest_in_the_same_folder(tmp_path: Path) -> None:
    words = ("--games", "1", "--report", tmp_path)
    assert arena("--bots", "random", *words).exit_code == 0
    before = (tmp_path / FILE).read_bytes()
    for other in (("--seed", "2"), ("--players", "5"), ("--game", "dragons-gold")):
        ended = arena("--bots", "random", *words, *other)
        assert ended.exit_code == 2 and "other settings" in ended.stderr
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize(
    ("package", "words"),
    [("openskill", ()), ("matplotlib", ("--report", "out")), ("ray", ("--ray", "local"))],
)
def test_missing_extras_are_named(
    package: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, package, None)
    extra = "ray" if package == "ray" else "arena"
    for lang in ("en", "de"):
        ended = arena("--bots", "random", "--games", "1", "--lang", lang, *words)
        assert ended.exit_code == 2
        assert f"pip install 'dragonstones[{extra}]'" in ended.stderr
    assert list(tmp_path.iterdir()) == []
