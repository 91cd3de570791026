"""The documentation is a site without broken links, and says everything that it should."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer

from dragonstones import Match
from dragonstones.arena.lab import published, published_cards
from dragonstones.engine import Game, games
from dragonstones.games.fist.effects import VERBS
from dragonstones.games.fist.effects.moves import MOVES
from dragonstones.terminal.app import app
from dragonstones.text import texts
from tests.once import once

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SOURCE = ROOT / "src" / "dragonstones"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return once(tmp_path_factory, "docs", build)


def build(folder: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    ended = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr


def test_every_page_is_in_the_site(site: Path) -> None:
    """Strict: a page that is not in the menu, a broken link or anchor ends the build."""
    pages = [page.relative_to(DOCS).with_suffix(".html") for page in DOCS.rglob("*.md")]
    assert [page for page in pages if not (site / page).is_file()] == []


def test_the_reference_has_the_verbs_of_a_match(site: Path) -> None:
    html = (site / "reference" / "dragonstones.html").read_text()
    for verb in ("new", "answer", "view", "copy", "imagine", "journal", "replay", "position"):
        assert f'id="dragonstones.Match.{verb}"' in html


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    """No font, script or picture of another host: only links lead away."""
    loaded = re.compile(r'<(?:script|img|link)[^>]+(?:src|href)="(https?:)?//')
    for page in site.rglob("*.html"):
        html = re.sub(r'<link rel="(canonical|edit)"[^>]*>', "", page.read_text())
        assert not loaded.search(html), page


def test_links_of_the_readme_lead_somewhere() -> None:
    for file in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web" / "README.md"):
        for target in re.findall(r"\]\(([^)#]+)", file.read_text()):
            assert "://" in target or (file.parent / target).exists(), (file.name, target)


def options_of(words: list[str]) -> tuple[list[str], set[str]]:
    """What remains of a command line after the command, and the options of the command."""
    command: Any = typer.main.get_command(app)
    while words and words[0] in getattr(command, "commands", {}):
        command, words = command.commands[words[0]], words[1:]
    is_missing = bool(getattr(command, "commands", {})) and words[:1] and words[0][0] != "-"
    assert not is_missing, f"there is no command {words[0]}"
    return words, {option for one in command.params for option in one.opts + one.secondary_opts}


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_the_commands_on_a_page_exist(file: Path) -> None:
    code = " ".join(re.findall(r"```.*?```|`[^`]*`", file.read_text(), re.DOTALL))
    for line in re.findall(r"(?:\n|`|bin/)dragonstones ([a-z][^\n`#]*)", code):
        words, options = options_of(line.split())
        used = {word.split("=")[0] for word in words if word.startswith("--")}
        assert used <= options | {"--help"}, line
    for module in re.findall(r"python -m ([a-z_.]+)", code):
        assert find_spec(module), module
    for target in re.findall(r"\bmake ([a-z]+)", code):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE), target


@pytest.mark.parametrize("line", ["pley fist-2002", "admin people crown Anna"])
def test_a_command_that_is_not_there_would_be_found(line: str) -> None:
    with pytest.raises(AssertionError, match="there is no command"):
        options_of(line.split())


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.stem)
def test_a_page_has_no_section_twice(page: Path) -> None:
    """The same heading may stand in two chapters, as in those of two games."""
    ways, above = [], list[str]()
    for signs, heading in re.findall(r"^(#+) (.+)$", page.read_text(), re.MULTILINE):
        above = [*above[: len(signs) - 1], heading]
        ways.append(" / ".join(above))
    assert sorted(ways) == sorted(set(ways))


def test_every_file_in_the_tables_of_the_architecture_is_there() -> None:
    text = (DOCS / "architecture.md").read_text()
    for table in re.findall(r"^\| file in .+\n(?:\|.*\n)+", text, re.MULTILINE):
        folder = SOURCE / re.findall(r"`([^`]+)`", table.splitlines()[0])[0]
        for row in table.splitlines()[2:]:
            for name in re.findall(r"`([^`]+)`", row.split("|")[1]):
                assert list(folder.glob(f"**/{name}")), (folder, name)


@pytest.mark.parametrize("game", list(games()), ids=lambda game: game.id)
def test_every_field_of_a_position_is_explained(game: Game[Any]) -> None:
    text = (DOCS / "positions.md").read_text()
    position = Match.new(game, seats=game.seats[-1], seed=1).position()
    fields = set(position) | set(position["seats"][0])
    for row in position.get("dragons", ()):
        fields |= set(row)
    explained = {part.split(".")[-1] for name in re.findall(r"`([^`]+)`", text) for part in [name]}
    assert fields <= explained, fields - explained


def test_every_block_of_the_language_of_cards_is_told(site: Path) -> None:
    html = (site / "workshop.html").read_text()
    for verb in (*VERBS, *MOVES):
        assert f"<td><code>{verb}</code></td>" in html


def test_the_strength_of_printed_cards_is_told(site: Path) -> None:
    html = (site / "workshop.html").read_text()
    box = published("fist-2002")
    assert box is not None
    for card in published_cards(box, texts("en")).cards:
        if card.verdict != "few":
            assert f"<td>{card.name}</td>\n<td>{100 * (card.effect.value or 0):.1f} (" in html
