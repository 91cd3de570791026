"""A game is registered once: who looks for it, finds it by the name of its family."""

from __future__ import annotations

import ast
import logging
from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from dragonstones.engine import families, games
from dragonstones.engine.families import named_by_others, part
from tests.test_source import SOURCE, trees

IDS = {game.id for game in games()}
FAMILIES = {game.family for game in games()}
CLASSES = {type(game).__name__ for game in games()}


def is_of_a_family(path: Path) -> bool:
    """Whether it is in the folder, or is the module, of a family; or registers them."""
    where = path.relative_to(SOURCE).with_suffix("")
    return bool(FAMILIES & set(where.parts)) or where == Path("games/__init__")


def docstrings(tree: ast.AST) -> set[int]:
    """The strings that are the first statement of something."""
    bodies = (getattr(node, "body", None) for node in ast.walk(tree))
    firsts = (body[0] for body in bodies if body and isinstance(body, list))
    return {id(first.value) for first in firsts if isinstance(first, ast.Expr)}


def names_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name and every string that is no docstring, with its line."""
    said = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)


def is_of_a_game(name: str) -> bool:
    """An id in whatever is said, the class of a game, a family, or the module of one."""
    module = name.startswith("dragonstones.") and not FAMILIES.isdisjoint(name.split("."))
    return module or name in CLASSES | FAMILIES or any(id in name for id in IDS)


def test_no_game_is_named_outside_of_its_family() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line} {name}"
        for path, tree in trees().items()
        if not is_of_a_family(path)
        for line, name in names_in(tree)
        if is_of_a_game(name)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "code",
    [
        'DEFAULT = "fist-2002"',
        'help("one of fist-2002, fist-tavern")',
        "isinstance(game, FistGame)",
        'game.family == "gold"',
        "games.GoldGame",
        "from dragonstones.games.gold import box",
        "from dragonstones.text import fist",
        "import dragonstones.bots.fist.merchant",
    ],
)
def test_a_game_that_is_named_would_be_found(code: str) -> None:
    assert any(is_of_a_game(name) for _, name in names_in(ast.parse(code)))


def test_an_example_in_a_docstring_may_name_a_game() -> None:
    tree = ast.parse('def f():\n    """As in Match.new("fist-2002")."""')
    assert not any(is_of_a_game(name) for _, name in names_in(tree))


# -- the words of a family ----------------------------------------------------


def messages_in(files: Iterable[Path]) -> set[str]:
    bodies = (FluentResource(file.read_text(encoding="utf-8")).body for file in files)
    return {one.id.name for body in bodies for one in body if isinstance(one, Message)}


def words_of_families() -> set[str]:
    """The messages that are only in files of families."""
    files = set((SOURCE / "locales" / "en").glob("*.ftl"))
    general = {file for file in files if FAMILIES.isdisjoint(file.stem.split("-"))}
    return messages_in(files - general) - messages_in(general)


def said_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The ids of messages in calls of `t`, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "t":
            for said in node.args[:1]:
                if isinstance(said, ast.Constant):
                    yield node.lineno, str(said.value)


def test_only_a_family_says_its_words() -> None:
    words = words_of_families()
    assert {"balance-character", "balance-dragon"} <= words and "balance-effect" not in words
    found = [
        f"{path.relative_to(SOURCE)}:{line} {id}"
        for path, tree in trees().items()
        if not is_of_a_family(path)
        for line, id in said_in(tree)
        if id in words
    ]
    assert not found, "\n".join(found)


def test_words_of_a_family_would_be_found() -> None:
    assert list(said_in(ast.parse('head = t("balance-character")'))) == [(1, "balance-character")]


# -- finding parts ------------------------------------------------------------


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What other packages have: a list to fill."""
    entries: list[EntryPoint] = []
    monkeypatch.setattr(
        families, "entry_points", lambda group: [one for one in entries if one.group == group]
    )
    part.cache_clear()
    yield entries
    part.cache_clear()


def test_ours_is_the_module_of_that_name(installed: list[EntryPoint]) -> None:
    from dragonstones.text.fist import WORDS

    assert part("text", "fist", "WORDS") is WORDS


def test_another_package_names_its_own(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("chess", "string:digits", "dragonstones.text"))
    assert part("text", "chess", "WORDS") == "0123456789"
    assert part("terminal", "chess", "DESK") is None


def test_another_package_cannot_take_ours_away(installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("fist", "string:digits", "dragonstones.text"))
    assert part("text", "fist", "WORDS") != "0123456789"


@pytest.mark.parametrize("family", ["chess", "", "no.such", "my-game", "words"])
def test_what_nobody_has_is_none(installed: list[EntryPoint], family: str) -> None:
    """Also where a module of ours happens to be called like that."""
    assert part("text", family, "WORDS") is None


def test_a_broken_package_is_logged_and_takes_nothing_else_away(
    installed: list[EntryPoint], caplog: pytest.LogCaptureFixture
) -> None:
    group = "dragonstones.text"
    installed += [
        EntryPoint("broken", "no_such_module:WORDS", group),
        EntryPoint("wrong", "string:capwords", group),
        EntryPoint("right", "string:digits", group),
    ]
    with caplog.at_level(logging.ERROR):
        assert list(named_by_others(group, str)) == [("right", "0123456789")]
    assert "broken in dragonstones.text" in caplog.text and "not a str" in caplog.text


def test_something_missing_in_our_own_part_is_not_hidden(
    monkeypatch: pytest.MonkeyPatch, installed: list[EntryPoint]
) -> None:
    def lacks(name: str) -> None:
        raise ModuleNotFoundError("No module named 'matplotlib'", name="matplotlib")

    monkeypatch.setattr(families, "import_module", lacks)
    with pytest.raises(ModuleNotFoundError, match="matplotlib"):
        part("arena", "fist", "STATISTICS")
