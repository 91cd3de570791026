"""The code in docs/new-game.md is that of the example, which other tests play."""

from __future__ import annotations

import re

import pytest

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
