"""The game of `examples/tiny_game`, installed as anybody would install it, but not among our own
packages: what other tests see stays as it is.

`tiny` is for programs that a test starts (`subprocess.run(..., env=tiny)`), `tiny_here` for what it
does itself. Both must be imported where they are used: `from tests.tiny import tiny`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dragonstones import text
from dragonstones.bots import levels
from dragonstones.engine import families, registry
from dragonstones.server import words
from tests.once import once

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "tiny_game"
GAME = "dragons-eggs"


@pytest.fixture(scope="session")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a program that finds the game by its entry points."""
    target = once(tmp_path_factory, "tiny", install)
    return {**os.environ, "PYTHONPATH": str(target)}


def install(target: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # Nothing is fetched: dragonstones is here, and so is what builds the package.
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--no-compile"]
    subprocess.run([*pip, *offline, "--target", str(target), str(EXAMPLE)], check=True)


@pytest.fixture
def tiny_here(tiny: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is installed for this process, and for those that it starts, until the test ends."""
    monkeypatch.setenv("PYTHONPATH", tiny["PYTHONPATH"])
    monkeypatch.syspath_prepend(tiny["PYTHONPATH"])
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    monkeypatch.setattr(registry, "_found", False)
    monkeypatch.setattr(levels, "_levels", list(levels._levels))
    monkeypatch.setattr(levels, "_found", False)
    _forget_what_is_installed()
    yield
    _forget_what_is_installed()


def _forget_what_is_installed() -> None:
    for remembered in (families.part, text.texts, words._event_words, words.card_infos):
        remembered.cache_clear()
