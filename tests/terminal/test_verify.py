"""`dragonstones verify`, and `replay` with a game that a site has exported."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonstones import fair
from dragonstones.terminal.saves import read
from dragonstones.text import texts
from dragonstones.wire import Export, Fairness
from tests.server.finished import BOTS, LUCKS, PEOPLE, played
from tests.terminal.program import run, run_here

Data = dict[str, Any]

GAMES: dict[str, Data] = {
    "fist-2002": {},
    "fist-tavern": {},
    "dragons-gold": {"rules": "advanced", "timer": None},
}


def exported(game: str) -> Data:
    """As a site exports it: the struct of the wire, through JSON."""
    done = played(game, **GAMES[game])
    export = Export(
        format=1,
        site="https://stones.example",
        table=done.id,
        names=[name or "Bruna" for name in PEOPLE],
        people=[seat for seat, bot in enumerate(BOTS) if bot is None],
        bot=",".join(bot for bot in BOTS if bot),
        journal=done.match.journal(),
        fairness=Fairness(
            commitment=fair.commitment(done.server_luck, done.id),
            server_luck=done.server_luck,
            luck=list(LUCKS),
        ),
        result=done.match.result,
    )
    data: Data = msgspec.json.decode(msgspec.json.encode(export))
    return data


@pytest.fixture(scope="module", params=GAMES)
def honest(request: pytest.FixtureRequest) -> Data:
    return exported(request.param)


@pytest.fixture(scope="module")
def fist() -> Data:
    return exported("fist-2002")


def write(folder: Path, data: Any, name: str = "game.json") -> str:
    file = folder / name
    file.write_text(json.dumps(data))
    return str(file)


def receipt_of(export: Data) -> Data:
    fairness = export["fairness"]
    return {
        "table": export["table"],
        "commitment": fairness["commitment"],
        "seat": 0,
        "luck": fairness["luck"][0],
    }


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "The deal was honest."), ("de", "Es wurde ehrlich gegeben.")]
)
def test_an_honest_game(tmp_path: Path, honest: Data, lang: str, says: str) -> None:
    done = run_here(tmp_path, "verify", write(tmp_path, honest), "--lang", lang)
    assert (done.exit_code, done.stderr) == (0, "")
    assert says in done.stdout
    assert "✗" not in done.stdout
    assert done.stdout.count("✓") == 7
    assert texts(lang)("fair-no-receipt") in done.stdout


def test_with_a_receipt_one_knows_more(tmp_path: Path, honest: Data) -> None:
    receipt = write(tmp_path, receipt_of(honest), "receipt.json")
    done = run_here(tmp_path, "verify", write(tmp_path, honest), "--receipt", receipt)
    assert done.exit_code == 0
    assert "Your part of the seed was used." in done.stdout
    assert texts("en")("fair-no-receipt") not in done.stdout


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_deal_that_was_not_honest(tmp_path: Path, fist: Data, lang: str) -> None:
    cheating = {**fist, "journal": {**fist["journal"], "seed": "mine"}, "result": None}
    cheating["journal"]["answers"] = []
    done = run_here(tmp_path, "verify", write(tmp_path, cheating), "--lang", lang)
    assert done.exit_code == 1
    t = texts(lang)
    assert f"✗ {t('fair-seed-not')}" in done.stdout
    assert done.stdout.count("✗") == 1
    assert t("fair-honest-not") in done.stdout
    assert t("fair-honest") not in done.stdout


def test_another_players_receipt(tmp_path: Path, fist: Data) -> None:
    receipt = write(tmp_path, {**receipt_of(fist), "luck": "ff" * 16}, "receipt.json")
    done = run_here(tmp_path, "verify", write(tmp_path, fist), "--receipt", receipt)
    assert done.exit_code == 1
    assert "✗ Your part of the seed was not used." in done.stdout


def test_an_answer_that_was_forged_is_named(tmp_path: Path, fist: Data) -> None:
    answers = [*fist["journal"]["answers"]]
    answers[5] = [0, {"fairy": 99}]
    cheating = {**fist, "journal": {**fist["journal"], "answers": answers}}
    done = run_here(tmp_path, "verify", write(tmp_path, cheating))
    assert done.exit_code == 1
    assert "Entry 5 of the journal" in done.stdout


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "There is no saved game"),
        ("{", "is damaged"),
        ("[" * 100_000, "is damaged"),
        ("\x00\xff", "is damaged"),
        ("[]", "This is not a game exported from a site"),
        ('{"format":1,"game":"fist-2002"}', "This is not a game exported from a site"),
    ],
)
def test_what_cannot_be_read(tmp_path: Path, content: str | None, says: str) -> None:
    file = tmp_path / "game.json"
    if content is not None:
        file.write_text(content)
    done = run_here(tmp_path, "verify", str(file))
    assert done.exit_code == 2
    assert done.stdout == ""
    assert says in done.stderr


def test_a_receipt_that_cannot_be_read(tmp_path: Path, fist: Data) -> None:
    game = write(tmp_path, fist)
    done = run_here(tmp_path, "verify", game, "--receipt", str(tmp_path / "no.json"))
    assert done.exit_code == 2
    done = run_here(tmp_path, "verify", game, "--receipt", write(tmp_path, {}, "receipt.json"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "This is not a receipt" in done.stderr


def test_rules_that_are_not_here_prove_nothing(tmp_path: Path, fist: Data) -> None:
    other = {**fist, "journal": {**fist["journal"], "rules": 99}}
    done = run_here(tmp_path, "verify", write(tmp_path, other))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "no version 99" in done.stderr


def test_the_real_program(tmp_path: Path, fist: Data) -> None:
    done = run(tmp_path, "verify", write(tmp_path, fist))
    assert (done.returncode, done.stderr) == (0, "")


# -- the same file for replay -------------------------------------------------


def test_an_export_can_be_replayed(tmp_path: Path, honest: Data) -> None:
    done = run_here(tmp_path, "replay", write(tmp_path, honest), COLUMNS="200")
    assert (done.exit_code, done.stderr) == (0, "")
    me, *others = honest["names"]
    assert all(name in done.stdout for name in others) and "You " in done.stdout
    assert me not in done.stdout


def test_an_export_of_people_only_can_be_replayed(tmp_path: Path, fist: Data) -> None:
    people = {**fist, "people": [0, 1, 2, 3], "bot": ""}
    assert run_here(tmp_path, "replay", write(tmp_path, people)).exit_code == 0


def test_it_is_read_as_a_saved_game(tmp_path: Path, fist: Data) -> None:
    saved = read(Path(write(tmp_path, fist)))
    assert saved.journal == fist["journal"]
    assert (saved.names, saved.people, saved.bot) == (fist["names"], [0, 1, 3], "merchant:bold")
    done = run_here(tmp_path, "play", "--resume", write(tmp_path, fist))
    assert "WINS THE GAME" in done.stdout  # its end is all there is to see
