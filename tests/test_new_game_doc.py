"""The code in docs/new-game.md is that of the example, which other tests play."""

from __future__ import annotations

import re

import pytest

from tests.test_source import SOURCE
from tests.tiny import EXAMPLE, ROOT

PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
FILES = {
    "python": sorted((EXAMPLE / "src").rglob("*.py")),
    "toml": [EXAMPLE / "pyproject.toml"],
    "ftl": [EXAMPLE / "src" / "dragons_eggs" / "locales" / "en" / "eggs.ftl"],
}
BLOCKS = [
    (language, code)
    for language, code in re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.M | re.S)
    if language in FILES
]


def test_there_is_code() -> None:
    assert {language for language, _ in BLOCKS} == set(FILES)


@pytest.mark.parametrize(("language", "code"), BLOCKS)
def test_every_piece_of_code_is_in_the_example(language: str, code: str) -> None:
    assert any(code in file.read_text(encoding="utf-8") for file in FILES[language]), code


def test_every_layer_in_which_a_family_can_have_a_part_is_listed() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    layers = set(re.findall(r"\bpart\(\"([a-z.]+)\"|^LAYER = \"([a-z.]+)\"", sources, re.M))
    names = {one or other for one, other in layers} - {"bots"}
    assert len(names) > 8
    rows = re.findall(r"^\| `dragonstones\.([a-z.]+)`", PAGE, re.M)
    assert names <= set(rows)
