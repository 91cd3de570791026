"""What the type checker does not see in the source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import dragonstones
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.games.fist.goods import COINS
from dragonstones.games.gold.box import OBJECTS

SOURCE = Path(dragonstones.__file__).parent


@cache
def trees() -> dict[Path, ast.Module]:
    """All modules; not as this one is imported, which every process does that runs tests."""
    return {path: ast.parse(path.read_text()) for path in SOURCE.rglob("*.py")}


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function, without those of functions inside it."""
    for child in ast.iter_child_nodes(function):
        if not isinstance(child, ast.FunctionDef | ast.Lambda):
            yield child
            yield from own_nodes(child)


def generators() -> set[str]:
    """The names of all functions of the rules that must be run with `yield from`."""
    return {
        function.name
        for path, tree in trees().items()
        if "games" in path.parts or path.name == "decisions.py"
        for function in functions(tree)
        if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))
    }


#: Iterators, used as such, and what the engine itself drives.
NOT_FLOWS = {"ways_to_pay", "games", "flow", "_steps", "_sets"}


def test_no_flow_is_called_without_yield_from() -> None:
    """A forgotten `yield from` makes a generator and throws it away: nothing would happen."""
    flows = generators() - NOT_FLOWS
    assert {"choose", "run", "play", "hold_auction", "open_fists"} <= flows
    forgotten = []
    for path, tree in trees().items():
        if "games" not in path.parts:
            continue
        delegated = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
        returned = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Return)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and id(node) not in delegated | returned:
                called = node.func
                name = (
                    called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                )
                if name in flows:
                    forgotten.append(f"{path.name}:{node.lineno} {name}")
    assert not forgotten


def run(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but what only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from (one for other in node.orelse for one in (other, *run(other)))
        else:
            yield node
            yield from run(node)


def test_the_engine_and_the_games_need_the_standard_library_only() -> None:
    """They also run in a browser, where every package is a download."""
    foreign: list[str] = []
    for path, tree in trees().items():
        if path.relative_to(SOURCE).parts[0] in ("engine", "games"):
            for node in run(tree):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom):
                    names = [node.module or ""]
                packages = {name.partition(".")[0] for name in names}
                foreign += packages - sys.stdlib_module_names - {"dragonstones"}
    assert not foreign


def test_every_module_says_what_it_is_for() -> None:
    assert not [
        path.name for path, tree in trees().items() if not ast.get_docstring(tree) and tree.body
    ]


@pytest.mark.parametrize(
    "path", [SOURCE / "server" / "room.py", *(SOURCE / "client").glob("*.py")], ids=lambda p: p.name
)
def test_a_room_and_the_client_can_be_held_in_the_head(path: Path) -> None:
    assert len(path.read_text().splitlines()) < 400


def fields_in(tree: ast.AST) -> set[int]:
    """The texts that name fields (keys of dicts, and what stands in brackets) or kinds of
    questions, of which some are named after the cards that ask them first."""
    nodes: list[ast.AST | None] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            nodes += node.keys
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            nodes += node.args[1:2] if node.func.id == "choose" else []
        elif isinstance(node, ast.Subscript):
            nodes.append(node.slice)
    return {id(node) for node in nodes}


def texts_in(family: str, *elsewhere: str) -> Iterator[tuple[str, str]]:
    """Each text in the rules of a family that names no field, and where it is; without the files
    and folders that may name cards. The types name questions after the cards that ask them."""
    for path, tree in trees().items():
        if SOURCE / "games" / family in path.parents and not {*path.parts} & {
            "types.py",
            *elsewhere,
        }:
            fields = fields_in(tree)
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and id(node) not in fields:
                    yield str(node.value), f"{path.name}:{node.lineno}"


def test_the_rules_of_fist_ask_no_character_by_its_id() -> None:
    """What a character can do is a property of it, declared with it. (The Fairy is also a coin.)"""
    cards = {*TAVERN.characters, *EDITION_2002.characters, "dragon"} - {*COINS}
    named = [where for text, where in texts_in("fist", "characters", "editions") if text in cards]
    assert named == []


def test_the_rules_of_gold_ask_no_magic_object_by_its_id() -> None:
    named = [where for text, where in texts_in("gold", "box.py", "objects.py") if text in OBJECTS]
    assert named == []


def test_every_card_with_a_dragon_in_its_name_is_one() -> None:
    """Dragon Rider: every card with "Dragon" in its name."""
    for edition in (EDITION_2002, TAVERN):
        for card, character in edition.characters.items():
            assert character.is_dragon == ("dragon" in card)
