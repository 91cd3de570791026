"""The compiled package plays as its source does, and nobody gets it without asking for it."""

from __future__ import annotations

import fcntl
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import dragonstones.engine.match
from hatch_build import BuildHook
from tests.test_wheel import installed

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "native" / "build.py"
NATIVE = runpy.run_path(str(SCRIPT))
NO_PAGE = {"DRAGONSTONES_NO_PAGE": "1"}
#: Refusals of what comes from outside, a scenario file for each game, and what bots learn.
ALSO = (
    "tests/engine/test_match.py",
    "tests/games/fist/test_auction.py",
    "tests/games/fist/tavern/test_cards_kept.py",
    "tests/games/gold/test_fight.py",
    "tests/bots/test_mixing.py",
)
WHICH = """
import sys
from importlib import import_module
names = [path[:-3].replace("/", ".").removesuffix(".__init__") for path in sys.argv[1:]]
print(*[name for name in names if import_module(name).__file__.endswith(".py")])
"""


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    """With what `native/build.py` needs. All workers, and later runs, use what is compiled once."""
    if not shutil.which("cc"):
        pytest.skip("there is no C compiler")
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        pytest.skip("the header files of this Python are not installed")
    environment = os.environ | NO_PAGE
    NATIVE["FOLDER"].mkdir(exist_ok=True)
    with (NATIVE["FOLDER"] / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _run(environment, str(SCRIPT))
    return environment


def _run(environment: dict[str, str], *command: str) -> str:
    ended = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert ended.returncode == 0, ended.stdout[-4000:] + ended.stderr[-4000:]
    return ended.stdout


def test_every_module_that_should_be_is_compiled(environment: dict[str, str]) -> None:
    assert _run(environment, str(SCRIPT), "-c", WHICH, *NATIVE["modules"]()).split() == []


@pytest.mark.parametrize("files", [("tests/golden/test_golden.py",), ALSO], ids=["golden", "also"])
def test_it_plays_as_its_source_does(environment: dict[str, str], files: tuple[str, ...]) -> None:
    _run(environment, str(SCRIPT), "-m", "pytest", "-p", "no:cacheprovider", *files)


def test_a_wheel_with_it_is_for_this_platform(environment: dict[str, str], tmp_path: Path) -> None:
    """It needs nothing of mypy's to run."""
    command = ["-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    _run(environment | {"DRAGONSTONES_COMPILED": "1"}, *command)
    [wheel] = tmp_path.glob("*.whl")
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name
    python = installed(wheel, tmp_path / "bare", ())
    found = subprocess.run(
        [str(python), "-c", WHICH, *NATIVE["modules"]()],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert (found.returncode, found.stdout.split()) == (0, []), found.stderr


def test_an_editable_package_is_never_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (NO_PAGE | {"DRAGONSTONES_COMPILED": "1"}).items():
        monkeypatch.setenv(name, value)
    hook = BuildHook(str(ROOT), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    build_data: dict[str, Any] = {}
    hook.initialize("editable", build_data)
    assert build_data == {}


def test_who_edits_the_source_runs_it() -> None:
    assert NATIVE["extension_modules"](ROOT / "src") == []
    assert dragonstones.engine.match.__file__ == str(ROOT / "src/dragonstones/engine/match.py")


def test_a_changed_rule_is_compiled_anew(tmp_path: Path) -> None:
    package = tmp_path / "dragonstones"
    for name in ("engine", "server"):
        (package / name).mkdir(parents=True)
        (package / name / "one.py").write_text("n = 1\n")
    before = NATIVE["stamp"](tmp_path)
    (package / "server" / "one.py").write_text("n = 2\n")
    assert NATIVE["stamp"](tmp_path) == before
    (package / "engine" / "one.py").write_text("n = 2\n")
    assert NATIVE["stamp"](tmp_path) != before
    (tmp_path / NATIVE["STAMP"]).write_text(before)
    assert not NATIVE["is_fresh"](tmp_path)
