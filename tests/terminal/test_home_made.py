"""Home-made cards at the terminal: `--card hermit.json`, or two of them `--card hermit.json:2`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonstones.arena.lab import Sums, published, strength
from dragonstones.server.lab_worker import Wanted, play
from dragonstones.terminal.saves import default_path, read
from tests.games.fist.test_home_made import FOLDER
from tests.games.test_variants import FOLDER as VARIANTS
from tests.terminal.program import ANSWERS, plain, run_here

HERMIT, ECHO = str(FOLDER / "hermit.json"), str(FOLDER / "echo.json")


def test_cards_are_listed_with_their_texts(tmp_path: Path) -> None:
    for lang, words in (("en", "Echo 2 home-made Keep"), ("de", "Echo 2 Eigenbau Behalte")):
        done = run_here(tmp_path, "cards", "fist-2002", "--card", f"{ECHO}:2", "--lang", lang)
        assert done.exit_code == 0
        assert words in " ".join(done.output.split())


def test_a_game_is_played_saved_and_watched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    cards = ("--card", f"{HERMIT}:2", "--card", ECHO)
    more = ("--seed", "3", "--players", "3", "--level", "random", "--pause", "0")
    done = run_here(tmp_path, "play", "fist-2002", *cards, *more, typed=ANSWERS)
    assert done.exit_code == 0
    brought = read(default_path()).journal["options"]["home_made"]
    assert [(one["card"]["name"]["en"], one["copies"]) for one in brought] == [
        ("Hermit", 2),
        ("Echo", 1),
    ]
    looked = run_here(tmp_path, "play", "--resume=", "--pause", "0", typed="?hermit\n\nq\n")
    watched = run_here(tmp_path, "replay", str(default_path()), typed="q\n")
    assert (looked.exit_code, watched.exit_code) == (0, 0)


def test_a_card_can_be_looked_up_by_its_name(tmp_path: Path) -> None:
    words = ("play", "fist-2002", "--card", HERMIT, "--pause", "0", "--level", "random")
    done = run_here(tmp_path, *words, typed="?hermit\n\nq\n")
    assert "If you have no points: pay any 3 stones" in " ".join(plain(done.output).split())


def test_simulations_know_their_names(tmp_path: Path) -> None:
    words = ("simulate", "fist-2002", "--games", "15", "--bots", "random")
    done = run_here(tmp_path, *words, "--card", f"{HERMIT}:2")
    assert done.exit_code == 0
    assert "Hermit" in done.output and "home-" not in done.output


def told_by_a_site(games: int) -> dict[str, Any]:
    """What the lab of a site would tell after these games: its worker is asked."""
    wanted = Wanted("fist-2002", json.loads(Path(HERMIT).read_text()), 0, games)
    sums, box = Sums(), published("fist-2002")
    for facts in play(wanted).facts:
        sums.add(facts)
    assert box is not None
    return dict(msgspec.to_builtins(strength(sums, box)))


def test_the_strength_of_a_card_is_measured(tmp_path: Path) -> None:
    words = ("balance", "--game", "fist-2002", "--games", "2", "--card", HERMIT)
    done = run_here(tmp_path, *words, "--lang", "de", COLUMNS="160")
    assert done.exit_code == 0
    told = " ".join(done.output.split())
    assert "Wie stark ist sie? Einsiedler" in told and "Zu wenige Partien für ein Urteil" in told
    assert "→ Einsiedler" in told and "Beschwörerin" in told and "home-" not in told
    data = json.loads(run_here(tmp_path, *words, "--json").stdout)
    assert (data["games"], data["verdict"]) == (2, "few")
    assert data["key"].startswith("home-") and data["figures"]["won"]["n"] > 0
    assert {**data, **told_by_a_site(games=2)} == data
    for other in (
        ("--bots", "random"),
        ("--players", "3"),
        ("--option", "points=5"),
        ("--variant", HUNT),
    ):
        refused = run_here(tmp_path, *words, *other)
        assert refused.exit_code == 2 and f"leave {other[0]} out" in refused.output


def test_bots_meet_in_the_arena_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    words = ("arena", "--bots", "merchant,random,random", "--games", "3", "--card", HERMIT)
    done = run_here(tmp_path, *words, "--report", str(folder))
    assert done.exit_code == 0
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert f"--card {HERMIT}" in page and "home_made=1 card" in page


def test_house_rules_are_told_before_a_game(tmp_path: Path) -> None:
    words = ("play", "fist-2002", "--option", "points=5", "--option", "witches=0", "--pause", "0")
    done = run_here(tmp_path, *words, "--level", "random", typed="h\n\nq\n")
    told = " ".join(plain(done.output).split())
    assert "Not by the book: Points to win: 5 · Witches: none." in told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("deck=ghost,imp", "only Ghost and Imp."),
        ("deck=all but ghost, imp", "all but Ghost and Imp."),
        ("deck=all-but:troll", "all but Troll."),
        ("deck=ghost,nobody", "The option deck knows no nobody."),
        ("deck=ghost", "at least 2 specials in the deck"),
        ("new_fairy=9", "The option new_fairy cannot be 9. It can be: None, 1–4."),
    ],
)
def test_a_deck_is_typed_as_a_list_or_as_all_but(tmp_path: Path, typed: str, told: str) -> None:
    words = ("play", "fist-2002", "--option", typed, "--pause", "0", "--level", "random")
    done = run_here(tmp_path, *words, typed="h\n\nq\n")
    assert told in " ".join(plain(done.output).split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("fist-2002 --card nowhere.json", "nowhere.json cannot be read"),
        (f"fist-2002 --card {FOLDER}", "cannot be read"),
        ("fist-2002 --card {broken}", "is not a card: such a file holds one JSON object"),
        ("fist-2002 --card {bad}", "home_made › 1 › power › score: The number must be"),
        ("fist-2002 --card {thief}", "home_made › 1 › name › en: There is a printed character"),
        (f"fist-2002 --card {HERMIT}:3", "1 to 2 copies, not 3"),
        (f"fist-2002 --card {HERMIT} --card {HERMIT}", "is there twice"),
        (f"dragons-gold --card {HERMIT}", "There is no option home_made"),
        ("fist-2002 --option home_made=hermit", "a list of at most 3"),
    ],
)
def test_what_is_no_card_is_one_sentence(tmp_path: Path, words: str, said: str) -> None:
    (tmp_path / "broken.json").write_text("{")
    bad = {"language": 1, "name": {"en": "Bad"}, "power": {"score": 9}}
    (tmp_path / "bad.json").write_text(json.dumps(bad))
    thief = {"language": 1, "name": {"en": "Th1ef"}, "power": {"score": 1}}
    (tmp_path / "thief.json").write_text(json.dumps(thief))
    files = {name: str(tmp_path / f"{name}.json") for name in ("broken", "bad", "thief")}
    done = run_here(tmp_path, "simulate", *words.format(**files).split(), "--games", "1")
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())


# -- variants -------------------------------------------------------------------------------

RAID, HUNT = str(VARIANTS / "short-raid.json"), str(VARIANTS / "ghost-hunt.json")


def test_a_variant_is_played_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = ("play", "--variant", RAID, "--option", "timer=none", "--pause", "0")
    done = run_here(tmp_path, *words, "--level", "random", typed="h\n\nq\n")
    told = " ".join(plain(done.output).split())
    assert "Not by the book:" in told and "Dragons: 10" in told
    journal = read(default_path()).journal
    assert (journal["game"], journal["options"]["timer"]) == ("dragons-gold", None)


def test_a_variant_that_comes_with_the_game_has_a_name(tmp_path: Path) -> None:
    words = ("play", "fist-tavern", "--variant", "quick", "--pause", "0", "--level", "random")
    done = run_here(tmp_path, *words, typed="h\n\nq\n")
    assert "Not by the book: Points to win: 2." in " ".join(plain(done.output).split())


def test_variants_are_simulated_and_measured(tmp_path: Path) -> None:
    done = run_here(tmp_path, "simulate", "--variant", HUNT, "--games", "5", "--bots", "random")
    assert done.exit_code == 0
    words = ("arena", "--bots", "merchant,random,random", "--games", "3", "--variant", HUNT)
    done = run_here(tmp_path, *words, "--report", str(tmp_path / "report"))
    assert done.exit_code == 0
    page = (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert f"--variant {HUNT}" in page
    words = ("balance", "--variant", HUNT, "--option", "points=2", "--games", "2")
    done = run_here(tmp_path, *words, "--bots", "random", "--report", str(tmp_path / "cards"))
    assert done.exit_code == 0 and "Ghost" in done.output and "Alchemist" not in done.output
    page = (tmp_path / "cards" / "balance.html").read_text(encoding="utf-8")
    assert f"--variant {HUNT} --option points=2" in page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("fist-2002", "--variant", "slow"), "There is no variant slow. A variant is a file, or"),
        (("fist-2002", "--variant", "no.json"), "The variant no.json cannot be read"),
        (("fist-2002", "--variant", "bad.json"), "There is no variant in bad.json"),
        (("fist-2002", "--variant", "old.json"), "version 0 of the form"),
        (("fist-2002", "--variant", RAID), "for dragons-gold, not for fist-2002"),
        (("--variant", HUNT, "--option", "points=9"), "cannot be 9"),
    ],
)
def test_what_is_no_variant_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.json").write_text("no")
    (tmp_path / "old.json").write_text('{"language": 0}')
    done = run_here(tmp_path, "simulate", *words, "--games", "1")
    assert done.exit_code == 2 and said in " ".join(plain(done.output).split())
