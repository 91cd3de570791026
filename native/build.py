"""Compiles the rules and the bots' search with mypyc, from the same source as everywhere.

    python native/build.py                 compile, if anything has changed since the last time
    python native/build.py my_program.py   the same, then run Python on what is compiled

What is compiled is in `.compiled/`, never in `src/`: whoever edits the code runs what they edit.
There the layers that are compiled are copies, with the extension modules beside them, and all
others are links to `src/`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
FOLDER = ROOT / ".compiled"
#: What a folder was made of.
STAMP = "stamp"

#: The layers with compiled modules; what they import is in them, too.
LAYERS = ("engine", "games", "bots")
#: By folder. Not compiled is what is read once, or what mypyc cannot compile: classes whose parents
#: are not compiled (events, options, games) and methods found by their names (the Merchant's).
MODULES = {
    "engine": "chance decisions match plain teller",
    "games/fist": "auction character court favor goods knowledge payments piles play stages table"
    " turns view windows",
    "games/fist/characters": "coins dragons scorers thieves",
    "games/fist/editions": "__init__",
    "games/fist/effects": "bank base cards combine moves players points",
    "games/gold": "box fight market memory objects scoring split table turns view",
    "bots": "mixing",
    "bots/fist": "outlook quick search",
}

#: Runs in the folder with the copies, because mypyc names modules by their paths from there.
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import Distribution
scratch, level, *modules = sys.argv[1:]
options = ["--strict", "--no-warn-unused-ignores", "--config-file=", f"--cache-dir={scratch}/types"]
extensions = mypycify(
    [*options, *modules],
    opt_level=level,
    debug_level="0",
    multi_file=True,
    group_name="dragonstones",
    target_dir=f"{scratch}/c",
)
command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
command.build_lib, command.build_temp = ".", scratch
command.ensure_finalized()
command.run()
"""


def modules() -> list[str]:
    """The files that are compiled, from the folder of the package."""
    return [
        f"dragonstones/{folder}/{name}.py"
        for folder, names in MODULES.items()
        for name in names.split()
    ]


def level() -> str:
    """How much the C compiler optimises: little, because most of the time is spent in Python's own
    dicts and lists, and more takes long."""
    return os.environ.get("DRAGONSTONES_OPTIMISE", "1")


def compiled() -> Path:
    """The folder of the compiled package; it is made anew if its sources have changed."""
    folder, made_of = FOLDER / f"O{level()}", stamp()
    if not is_fresh(folder):
        FOLDER.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=FOLDER) as scratch:
            draft = Path(scratch, "package")
            _lay_out(draft)
            _compile(draft, Path(scratch))
            (draft / STAMP).write_text(made_of)
            shutil.rmtree(folder, ignore_errors=True)
            draft.rename(folder)
    return folder


def is_fresh(folder: Path) -> bool:
    """Whether the folder was made of what is in `src` now."""
    file = folder / STAMP
    return file.is_file() and file.read_text() == stamp()


def stamp(source: Path = SOURCE) -> str:
    """What the extension modules depend on, in brief."""
    digest = hashlib.sha256(f"{sys.version} {level()} {MODULES} {COMPILE}".encode())
    for layer in LAYERS:
        for file in sorted((source / "dragonstones" / layer).rglob("*.py")):
            digest.update(f"{file.relative_to(source)} ".encode() + file.read_bytes())
    return digest.hexdigest()


def extension_modules(folder: Path) -> list[Path]:
    """The files that make the difference."""
    return [file for end in ("so", "pyd") for file in sorted(folder.glob(f"**/*.{end}"))]


def environment(folder: Path) -> dict[str, str]:
    """An environment in which Python finds the compiled package first."""
    others = os.environ.get("PYTHONPATH")
    paths = [str(folder), others] if others else [str(folder)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


def _lay_out(folder: Path) -> None:
    package = folder / "dragonstones"
    package.mkdir(parents=True)
    for part in (SOURCE / "dragonstones").iterdir():
        if part.name in LAYERS:
            shutil.copytree(part, package / part.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif part.name != "__pycache__":
            (package / part.name).symlink_to(part)


def _compile(folder: Path, scratch: Path) -> None:
    command = [sys.executable, "-c", COMPILE, str(scratch), level(), *modules()]
    told = subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if told.returncode:
        raise SystemExit(f"{told.stdout}\nThe engine could not be compiled.")


if __name__ == "__main__":
    folder = compiled()
    if sys.argv[1:]:
        os.execve(sys.executable, [sys.executable, *sys.argv[1:]], environment(folder))
    print(f"Compiled: {folder.relative_to(ROOT)}")
