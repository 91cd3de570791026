"""Every message has somebody who handles it, and what the types promise is what is sent."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import dragonstones
from dragonstones.client.connection import Connection as ClientConnection
from dragonstones.server.sockets import Connection
from dragonstones.wire import TABLE_ID, AllNews, Commands, GoodbyeReason

ROOT = Path(dragonstones.__file__).parent
PAGE = ROOT.parent.parent / "web" / "src"


def modules() -> Iterator[ast.Module]:
    for path in sorted((ROOT / "server").rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("handler", "argument", "messages"),
    [(Connection._follow, "command", Commands), (ClientConnection._take, "news", AllNews)],
)
def test_every_message_has_its_case(
    handler: Callable[..., Any], argument: str, messages: Any
) -> None:
    """`assert_never` lets mypy find a forgotten message, if it knows what the argument can be."""
    hints = get_type_hints(handler, vars(inspect.getmodule(handler)), {"Site": object})
    assert hints[argument] == messages
    tree = ast.parse(textwrap.dedent(inspect.getsource(handler)))
    [match] = [node for node in ast.walk(tree) if isinstance(node, ast.Match)]
    *cases, last = match.cases
    patterns = [case.pattern for case in cases]
    each = [p.patterns if isinstance(p, ast.MatchOr) else [p] for p in patterns]
    handled = [one.cls.id for some in each for one in some]  # type: ignore[attr-defined]
    assert sorted(handled) == sorted(message.__name__ for message in get_args(messages))
    assert ast.unparse(last) == f"case _:\n    assert_never({argument})"


def test_every_reason_to_say_goodbye_is_given_somewhere() -> None:
    given = {
        node.args[0].value
        for module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "goodbye"
        and isinstance(node.args[0], ast.Constant)
    }
    assert given == set(get_args(GoodbyeReason))


def test_what_an_id_of_a_table_looks_like_is_written_in_one_place() -> None:
    sources = [*ROOT.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    alike = re.compile(r"a-z(0-9|2-7)\]\{[0-9,]+\}")
    found = [
        path.name
        for path in sources
        if alike.search(path.read_text(encoding="utf-8").replace("a-z0-9-", ""))
    ]
    assert sorted(found) == ["types.ts", "wire.py"]  # one is made from the other
    assert alike.search(TABLE_ID)
