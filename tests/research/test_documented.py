"""What researchers cite: fields and tokens by their version, and the software by its own."""

from __future__ import annotations

import runpy
from hashlib import sha256
from pathlib import Path

import pytest

from dragonstones import __version__, extras
from dragonstones.engine import Refused, games
from dragonstones.research import encoding_of

ROOT = Path(__file__).parents[2]
#: The tokens and fields of each version that was published. Learned weights and datasets depend on
#: them: if this fails, raise `version` in the family's encoding, and add a line.
PUBLISHED = {
    ("fist-2002", 0): "733eead71ca070ae",
    ("fist-tavern", 0): "7083d8bce4c0ec0b",
    ("dragons-gold", 0): "ac00d6a678b6da64",
}


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_other_tokens_or_fields_are_another_version(game: str) -> None:
    encoding = encoding_of(game)
    told = "\n".join([*encoding.alphabet, *encoding.layout.names()])
    found = sha256(told.encode()).hexdigest()[:16]
    assert PUBLISHED[game, encoding.version] == found


def test_the_docs_have_a_row_for_every_field() -> None:
    told = "\n".join(runpy.run_path(str(ROOT / "docs/hooks.py"))["observations"]())
    for game in games():
        encoding = encoding_of(game)
        assert f"{len(encoding.alphabet)} tokens, {len(encoding.layout)} values" in told
        for row in encoding.layout.rows():
            assert f"| {row.start}–{row.end - 1} | `{row.name}` | {row.meaning} |" in told


def test_what_is_cited_is_this_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo", "PIL", "pyarrow"])
def test_a_missing_package_says_which_extra_brings_it(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(Refused, match=r"dragonstones\[research\]"):
        extras.need(package)
