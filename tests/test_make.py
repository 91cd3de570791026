"""The Makefile finds a Python, and what it installs is pinned."""

from __future__ import annotations

import os
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def _stub(folder: Path, name: str, code: int) -> None:
    """A program that only exits: 1, as a Python does that is asked whether it is new enough."""
    program = folder / name
    program.write_text(f"#!/bin/sh\nexit {code}\n")
    program.chmod(0o755)


def _outside_of_make() -> dict[str, str]:
    """The environment without what `make test` adds: a make below another one prints more."""
    ours = ("MAKE", "MFLAGS")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


@pytest.mark.parametrize(
    ("old", "new", "picked"),
    [
        ([], ["python3", "python3.13"], "python3"),
        (["python3", "python3.11"], ["python3.12", "python3.13"], "python3.13"),
        (["python3"], [], "python3"),  # which is refused later, with a sentence
    ],
)
def test_make_takes_python3_or_else_the_newest(
    tmp_path: Path, old: list[str], new: list[str], picked: str
) -> None:
    for name in old:
        _stub(tmp_path, name, 1)
    for name in new:
        _stub(tmp_path, name, 0)
    for tool in ("make", "sh"):
        (tmp_path / tool).symlink_to(Path("/usr/bin") / tool)
    ended = subprocess.run(
        ["make", "--eval", "picked: ; @echo $(PYTHON);", "picked"],
        cwd=ROOT,
        env=_outside_of_make() | {"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert ended.stdout.strip() == picked, ended.stderr


def test_everything_that_make_installs_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(one for extra in extras for one in extra)]
    names = {_normal(one) for one in wanted}
    pinned = {_normal(line) for line in (ROOT / "constraints.txt").read_text().splitlines()}
    assert names - pinned == {"dragonstones"}


def _normal(requirement: str) -> str:
    name = requirement.split("[")[0].split(">")[0].split("=")[0].split("<")[0]
    return name.strip().casefold().replace("_", "-").replace(".", "-")
