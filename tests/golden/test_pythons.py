"""The engine and the games play the same on every Python that this machine has."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.golden import FOLDER

ROOT = FOLDER.parent.parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")

#: Runs with the standard library alone.
REPLAY = """
import json, sys
from dragonstones import Match
from tests.golden import digest
for file in sys.argv[1:]:
    golden = json.loads(open(file, encoding="utf-8").read())
    assert digest(Match.replay(golden["journal"])) == golden["digest"], file
"""


def _pythons() -> dict[str, str]:
    """By version, a Python that runs: from the path, or one that pyenv has installed."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = {}
    for version in VERSIONS:
        for python in (f"python{version}", *map(str, pyenv.glob(f"{version}.*/bin/python"))):
            if (
                shutil.which(python)
                and not subprocess.run([python, "-c", ""], stderr=subprocess.DEVNULL).returncode
            ):
                found[version] = python
    return found


PYTHONS = _pythons()


@pytest.mark.parametrize("version", PYTHONS)
def test_saved_games_play_the_same_on_this_python(version: str, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    env |= {"PYTHONPYCACHEPREFIX": str(tmp_path)}  # two versions must not write the same folder
    ended = subprocess.run(
        [
            PYTHONS[version],
            "-W",
            "error",
            "-c",
            REPLAY,
            *map(str, sorted(FOLDER.glob("*.json"))[::8]),
        ],
        capture_output=True,
        text=True,
        env=env,
        cwd=tmp_path,
    )
    assert ended.returncode == 0, ended.stderr


def test_this_python_is_one_that_we_promise() -> None:
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in VERSIONS
