"""The Makefile finds a Python, and what it installs is pinned."""

from __future__ import annotations

import json
import os
import re
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
    assert _declared() - _pinned() == {"dragonstones"}


def test_every_dependency_is_explained() -> None:
    explained = {name for name, *_ in _rows()}
    assert _declared() - explained == {"dragonstones"}
    assert (_of("web") | _of("benchmarks/peers")) - explained == set()


def test_nothing_is_explained_that_is_not_used() -> None:
    """Such as `uvloop`: what comes with a dependency may be explained with it."""
    known = _declared() | _of("web") | _of("benchmarks/peers") | _pinned()
    assert [row for row in _rows() if row[0] not in known or not all(row)] == []


def _declared() -> set[str]:
    toml = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = toml["project"]["optional-dependencies"].values()
    wanted = [*toml["project"]["dependencies"], *(one for extra in extras for one in extra)]
    return {_normal(one) for one in [*wanted, *toml["build-system"]["requires"]]}


def _pinned() -> set[str]:
    return {_normal(line) for line in (ROOT / "constraints.txt").read_text().splitlines()}


def _of(folder: str) -> set[str]:
    """From npm."""
    package = json.loads((ROOT / folder / "package.json").read_text())
    return {_normal(name) for name in package["dependencies"] | package.get("devDependencies", {})}


def _rows() -> list[tuple[str, ...]]:
    """A row for each package in docs/dependencies.md, with what the other cells say."""
    text = (ROOT / "docs" / "dependencies.md").read_text()
    lines = re.findall(r"^\| (.+) \|$", text, re.MULTILINE)
    cells = [line.split(" | ") for line in lines if not line.startswith("package |")]
    return [
        (_normal(name), *others)
        for names, *others in cells
        for name in re.split(r", with | and |, ", names)
    ]


def _normal(requirement: str) -> str:
    name = re.split(r"[\[<>=]", requirement)[0]
    return name.strip().casefold().replace("_", "-").replace(".", "-")
