"""What people install: a wheel with the page in it, and nothing that it does not ask for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import venv
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement

from tests.once import once
from tests.server.services import PATIENCE, end, free_port

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src" / "dragonstones" / "server" / "page" / "index.html"
#: Answers until the game is over: where `1` is refused, Enter is not.
ANSWERS = "1\n\n" * 400
#: What the command `dragonstones` does.
COMMAND = ["-c", "from dragonstones.terminal.app import main; main()"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not PAGE.is_file():
        pytest.skip("the page is not built (make page)")
    [wheel] = once(tmp_path_factory, "wheel", build).glob("*.whl")
    return wheel


def build(folder: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    # The page is there already.
    env = os.environ | {"DRAGONSTONES_NO_PAGE": "1"}
    subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True)


@pytest.fixture
def bare(wheel: Path, tmp_path: Path) -> Path:
    """A clean environment with the wheel and what it needs without extras: its Python."""
    return installed(wheel, tmp_path / "bare", ())


def installed(wheel: Path, folder: Path, extras: Iterable[str]) -> Path:
    """An environment with the wheel and the packages that its metadata asks for, and no others.
    They are the ones that are installed here, so nothing is fetched."""
    venv.create(folder, symlinks=True)
    [site] = folder.glob("lib/python*/site-packages")
    ZipFile(wheel).extractall(site)
    [metadata] = site.glob("dragonstones-*.dist-info/METADATA")
    lines = metadata.read_text(encoding="utf-8").splitlines()
    asked = [line.partition(": ")[2] for line in lines if line.startswith("Requires-Dist: ")]
    for name in needed(map(Requirement, asked), extras):
        for file in distribution(name).files or ():
            top = site / file.parts[0]
            if file.parts[0] != ".." and not top.exists():
                top.symlink_to(Path(str(distribution(name).locate_file(file.parts[0]))))
    return folder / "bin" / "python"


def needed(asked: Iterable[Requirement], extras: Iterable[str]) -> set[str]:
    """The names of all packages that these lead to."""
    found: set[tuple[str, frozenset[str]]] = set()
    waiting = [one for one in asked if applies(one, extras)]
    while waiting:
        one = waiting.pop()
        key = (one.name.lower(), frozenset(one.extras))
        if key in found:
            continue
        found.add(key)
        more = map(Requirement, distribution(one.name).requires or ())
        waiting += [next_ for next_ in more if applies(next_, one.extras)]
    return {name for name, _ in found}


def applies(one: Requirement, extras: Iterable[str]) -> bool:
    marker = one.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in (*extras, ""))


def environment(home: Path) -> dict[str, str]:
    """As on a machine that has neither Node nor our repository."""
    nothing = home / "nothing"
    nothing.mkdir(exist_ok=True)
    return {"PATH": str(nothing), "HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}


def test_the_terminal_game_needs_no_extra(bare: Path, tmp_path: Path) -> None:
    command = [str(bare), *COMMAND, "play", "fist-2002", "--seed", "1"]
    played = subprocess.run(
        [*command, "--option", "points=2", "--level", "random"],
        cwd=tmp_path,
        env=environment(tmp_path),
        input=ANSWERS,
        text=True,
        capture_output=True,
    )
    assert re.search("(win|wins) ", played.stdout), played.stdout[-2000:] + played.stderr
    assert str(ROOT) not in played.stdout + played.stderr


def test_without_the_extra_serve_says_how_to_get_it(bare: Path, tmp_path: Path) -> None:
    asked = subprocess.run(
        [str(bare), *COMMAND, "serve"],
        cwd=tmp_path,
        env=environment(tmp_path),
        text=True,
        capture_output=True,
    )
    assert asked.returncode and "dragonstones[server]" in asked.stdout + asked.stderr
    # Without a command it is no error: there is all the rest.
    for language, sentence in (
        ("en_GB.UTF-8", "The site needs"),
        ("de_DE.UTF-8", "Für die Website"),
    ):
        started = subprocess.run(
            [str(bare), *COMMAND],
            cwd=tmp_path,
            env=environment(tmp_path) | {"LC_ALL": language},
            text=True,
            capture_output=True,
        )
        help, _, hint = started.stdout.rstrip().rpartition("\n")
        assert started.returncode == 0 and "Usage: " in help, started.stderr
        assert hint.startswith(sentence) and "dragonstones[server]" in hint
        assert hint.endswith("dragonstones play")


def test_without_a_command_the_site_starts_from_a_wheel_with_its_page_and_without_node(
    wheel: Path, tmp_path: Path
) -> None:
    python = installed(wheel, tmp_path / "server", ["server"])
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    env = environment(tmp_path) | {"DRAGONSTONES_PORT": str(port)}
    site = subprocess.Popen([str(python), *COMMAND], cwd=tmp_path, env=env)
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                page = httpx.get(address, verify=False)
                break
            except httpx.TransportError:
                assert site.poll() is None and time.monotonic() < until
                time.sleep(0.1)
        assert page.status_code == 200 and "<title>" in page.text
        assert httpx.get(f"{address}/sw.js", verify=False).status_code == 200
        listed = httpx.get(f"{address}/python/python.json", verify=False).json()
        for file in listed["files"]:
            path = f"{address}/python/{listed['version']}/{file['name']}"
            assert httpx.get(path, verify=False).status_code == 200, path
        games = httpx.get(f"{address}/api/games", verify=False).json()
        assert {game["id"] for game in games} == {"fist-2002", "fist-tavern", "dragons-gold"}
    finally:
        end(site)
