"""A real PostgreSQL and a real Redis for the tests, on the loopback.

Each process that runs tests starts its own when a test first asks for it, on a free port, with
its data in a folder of its own, and ends it after its last test. Should that process be killed,
the kernel ends them.
"""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from tests.forked import Forked

#: Seconds that a service may take to start: on a busy machine it does.
PATIENCE = 60

#: Redis is told to have so many databases.
DATABASES = 10_000


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def with_parent(command: Sequence[str]) -> list[str]:
    """A command that ends when whoever has started it is gone, however that happened."""
    setpriv = shutil.which("setpriv")
    return [setpriv, "--pdeathsig", "KILL", *command] if setpriv else [*command]


def end(process: subprocess.Popen[bytes] | Forked) -> None:
    """Ask a process to stop, and do not ask a second time."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def _running(
    command: Sequence[str], folder: Path, user: str | None, given: bytes = b""
) -> Iterator[subprocess.Popen[bytes]]:
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            with_parent(command),
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=log,
            stderr=log,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
        )
    assert process.stdin is not None
    with process.stdin as stdin:
        stdin.write(given)
    try:
        yield process
    finally:
        end(process)


def _await_port(process: subprocess.Popen[bytes], port: int, folder: Path) -> bool:
    """Wait until somebody listens there. False: the process has given up."""
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return True
        time.sleep(0.02)
    if process.poll() is None:
        raise TimeoutError(f"{process.args!r} does not answer: {(folder / 'log').read_text()}")
    return False


@contextmanager
def _folder(user: str | None) -> Iterator[Path]:
    path = Path(tempfile.mkdtemp(prefix="dragonstones-"))
    try:
        if user is not None:
            shutil.chown(path, user, user)
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


# -- PostgreSQL ----------------------------------------------------------------


def _find_postgres() -> Path:
    """The folder of its programs; Debian does not put it on the path."""
    found = shutil.which("postgres")
    programs = [Path(found).resolve()] if found else []
    programs += sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), reverse=True)
    for program in programs:
        if (program.parent / "initdb").exists() and (program.parent / "psql").exists():
            return program.parent
    pytest.skip("PostgreSQL is not installed (postgres, initdb, psql)")


@dataclass
class Postgres:
    programs: Path
    port: int
    password: str
    _names: Iterator[int] = field(default_factory=count)

    def url(self, database: str) -> str:
        return f"postgresql://postgres:{self.password}@127.0.0.1:{self.port}/{database}"

    def run(self, statement: str, database: str = "postgres") -> str:
        command = [str(self.programs / "psql"), "-XAtqv", "ON_ERROR_STOP=1", "-c", statement]
        done = subprocess.run(
            [*command, self.url(database)],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database."""
        name = f"test_{next(self._names)}"
        self.run(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def dump(url: str) -> str:
    """A database as a script."""
    command = [str(_find_postgres() / "pg_dump"), "--inserts", "--no-owner", url]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    # What only psql understands begins with a backslash.
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("\\"))


@contextmanager
def postgres() -> Iterator[Postgres]:
    programs = _find_postgres()
    # It refuses to run as root.
    user = "postgres" if os.geteuid() == 0 else None
    password = secrets.token_hex(16)
    with _folder(user) as folder:
        secret = folder / "password"
        secret.write_text(password)
        if user is not None:
            shutil.chown(secret, user, user)
        make = [str(programs / "initdb"), f"--pgdata={folder / 'data'}", "--username=postgres"]
        make += ["--auth=password", f"--pwfile={secret}", "--no-sync", "--no-instructions"]
        subprocess.run(
            [*make, "--encoding=UTF8", "--locale=C"],
            cwd=folder,
            check=True,
            capture_output=True,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
        )
        # What the kernel has, survives every kill of a process: syncing would only take time.
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "full_page_writes": "off",
            "max_connections": "200",
            "shared_buffers": "32MB",
        }
        command = [str(programs / "postgres"), "-D", str(folder / "data")]
        command += [f"--{name}={value}" for name, value in settings.items()]
        for _ in range(5):  # somebody may take the free port before us
            port = free_port()
            with _running([*command, f"--port={port}"], folder, user) as process:
                if not _await_port(process, port, folder):
                    continue
                service = Postgres(programs, port, password)
                _await_postgres(service)
                yield service
                return
        raise RuntimeError(f"PostgreSQL does not start: {(folder / 'log').read_text()}")


def _await_postgres(service: Postgres) -> None:
    """It listens a moment before it lets anybody in."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            service.run("SELECT 1")
            return
        except AssertionError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


# -- Redis ---------------------------------------------------------------------


@dataclass
class Redis:
    port: int
    password: str
    _numbers: Iterator[int] = field(default_factory=lambda: iter(range(DATABASES)))

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a database that nobody has used before."""
        yield f"redis://:{self.password}@127.0.0.1:{self.port}/{next(self._numbers)}"


@contextmanager
def redis() -> Iterator[Redis]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed (redis-server)")
    password = secrets.token_hex(16)
    with _folder(None) as folder:
        for _ in range(5):
            port = free_port()
            settings = f"""
                bind 127.0.0.1
                port {port}
                requirepass {password}
                databases {DATABASES}
                dir {folder}
                save ""
                appendonly no
            """
            with _running([program, "-"], folder, None, settings.encode()) as process:
                if _await_port(process, port, folder):
                    yield Redis(port, password)
                    return
        raise RuntimeError(f"Redis does not start: {(folder / 'log').read_text()}")
