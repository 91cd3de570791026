"""`dragonstones serve`, as a process: how it starts, what it says, how it stops."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import ClientConnection, connect

from dragonstones.server.hosts import local_address
from dragonstones.server.serve import DRAIN, GRACE, UNREAD, _listening, code
from dragonstones.server.settings import Settings
from tests.forked import Forked
from tests.server.services import PATIENCE, end, free_port
from tests.server.sites import Site
from tests.terminal.program import Keyboard, environment, plain, run

NewSite = Callable[..., Site]


def sign_in(site: Site, name: str = "Anna", **headers: str) -> dict[str, str]:
    """Sign in as a guest; the headers that the guest sends from now on."""
    address = f"{site.url}/api/guests"
    # Certificates, which nobody needs here, would take longer than the request.
    answer = httpx.post(address, json={"name": name}, headers=headers, verify=False)
    assert answer.status_code == 201, answer.text
    return {"Cookie": answer.headers["set-cookie"].partition(";")[0], **headers}


def open_socket(site: Site, headers: dict[str, str], **options: Any) -> ClientConnection:
    address = site.url.replace("http", "ws") + "/api/socket?secret=query"
    client: ClientConnection = connect(address, additional_headers=headers, **options)
    return client


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message["t"] == kind:
            return message


def log_lines(site: Site) -> list[dict[str, Any]]:
    return [json.loads(line) for line in site.log.splitlines() if line.startswith("{")]


@dataclass
class Started:
    """`dragonstones serve`, and the files that it writes to."""

    program: Forked
    stdout: Path
    stderr: Path


@contextmanager
def started(folder: Path, *options: str, first: str = "") -> Iterator[Started]:
    """It runs meanwhile, and stops afterwards as it should."""
    out, err = folder / "out", folder / "err"
    program = Forked(["serve", *options], environment(folder), folder, out, err, first=first)
    try:
        yield Started(program, out, err)
    finally:
        end(program)
    assert program.returncode == 0


def wait_for(file: Path, text: str) -> str:
    """All that a program has written, as soon as the text is there."""
    until = time.monotonic() + PATIENCE
    while not file.exists() or text not in file.read_text(encoding="utf-8"):
        assert time.monotonic() < until, f"no {text!r} in {file}"
        time.sleep(0.05)
    return file.read_text(encoding="utf-8")


# -- starting ------------------------------------------------------------------


def test_one_command_and_there_is_a_site(tmp_path: Path) -> None:
    site = Keyboard(tmp_path, "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db")
    try:
        said = plain(site.wait_for("Ctrl+C stops it."))
        [address] = re.findall(r"served at (http://127.0.0.1:\d+)", said)
        assert httpx.get(f"{address}/readyz").status_code == 200
        assert "█" not in said  # nobody else can reach it: there is nothing to scan
    finally:
        site.process.send_signal(signal.SIGINT)
        assert site.finish() == 0
    assert "stopped" in site.output
    assert "Traceback" not in site.output
    assert sqlite3.connect(tmp_path / "x.db").execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_in_a_network_it_says_where_with_a_code_and_that_others_can_read_along(
    tmp_path: Path,
) -> None:
    options = ("--host", "0.0.0.0", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db")
    as_a_terminal = "import sys; sys.stdout.isatty = lambda: True"
    with started(tmp_path, *options, "--lang=de", first=as_a_terminal) as site:
        said = wait_for(site.stdout, "Strg+C beendet es.")
    [port] = re.findall(r"läuft auf http://localhost:(\d+)", said)
    if host := local_address():  # of a machine without a network there is nothing to say
        address = f"http://{host}:{port}"
        assert f"Im lokalen Netz: {address}\n{code(address)}\n" in said
    assert "unverschlüsseltes http: Andere im selben Netz könnten mitlesen" in said


def test_a_code_is_large_enough_to_be_scanned() -> None:
    lines = code("http://192.168.100.100:8000").splitlines()
    # 25 modules and a margin; two of them are one character high.
    assert len({len(line.strip("\x1b[07m\n")) for line in lines[1:-1]}) <= 2
    assert len(lines) >= 15


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--port", "{taken}"], "Port {taken} is taken: another program listens there."),
        (["--port", "70000"], "option: port cannot be 70000"),
        (["--host", "192.0.2.77"], "The site cannot listen at 192.0.2.77"),
        (["--database", "sqlite:////nowhere/x.db"], "/nowhere/x.db cannot be used: "),
        (["--database", "postgresql://me:hidden@127.0.0.1:1/x"], "me:***@127.0.0.1:1/x cannot"),
        (["--database", "oracle://x"], "database_url: oracle is not known"),
    ],
)
def test_what_it_cannot_do_is_one_sentence(tmp_path: Path, options: list[str], says: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        options = [option.format(taken=taken) for option in options]
        if "--port" not in options:
            options += ["--port", "0"]
        if "--database" not in options:
            options += ["--database", f"sqlite:///{tmp_path}/x.db"]
        ended = run(tmp_path, "serve", *options)
    assert ended.returncode in (1, 2)
    assert says.format(taken=taken) in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert "hidden" not in ended.stderr


@pytest.mark.parametrize(
    ("setting", "value", "says"),
    [
        ("public_url", "nonsense", "public_url cannot be nonsense. "),
        ("public_url", "ftp://x", "public_url cannot be ftp://x. "),
        ("public_url", "https://stones.example", "no proxy is trusted to say so"),
        ("trusted_proxies", "not-an-address", "trusted_proxies cannot contain not-an-address. "),
        ("allowed_hosts", "http://x", "allowed_hosts cannot contain http://x. "),
        ("metrics_token", "short", "metrics_token is too easy to guess. "),
        ("word_lists", "nowhere", "word_lists cannot be nowhere. "),
    ],
)
def test_what_doctor_calls_wrong_is_refused_in_the_same_words(
    tmp_path: Path, setting: str, value: str, says: str
) -> None:
    given = {f"DRAGONSTONES_{setting.upper()}": value}
    database = f"--database=sqlite:///{tmp_path}/x.db"
    ended = run(tmp_path, "serve", "--port", "0", database, **given)
    assert ended.returncode == 2
    assert says in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert f"✗ {ended.stderr}" in run(tmp_path, "doctor", database, **given).stdout
    assert not (tmp_path / "x.db").exists()


def test_an_empty_host_is_this_machine_only(new_site: NewSite, sqlite_url: str) -> None:
    site = new_site(sqlite_url, host="")
    assert f"served at {site.url}\n" in site.log
    if other := local_address():
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((other, site.port), timeout=5)


def test_a_redis_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    ended = run(
        tmp_path,
        *("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db"),
        DRAGONSTONES_REDIS_URL="redis://:hidden@127.0.0.1:1/0",
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("Redis at redis://:•••@127.0.0.1:1/0 cannot be used: ")
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("package", "extra", "command", "settings"),
    [
        ("litestar", "server", ["serve"], {}),
        ("litestar", "server", ["config"], {}),
        ("litestar", "server", ["admin", "people", "list"], {}),
        ("asyncpg", "postgres", ["serve"], {"DATABASE_URL": "postgresql://nobody@127.0.0.1:1/x"}),
        ("redis", "redis", ["serve", "--port", "0"], {"REDIS_URL": "redis://127.0.0.1:1/0"}),
    ],
)
def test_without_the_extra_it_says_how_to_get_it(
    tmp_path: Path, package: str, extra: str, command: list[str], settings: dict[str, str]
) -> None:
    hide = "from dragonstones import extras; find = extras.find_spec; "
    hide += f"extras.find_spec = lambda name: None if name == {package!r} else find(name)"
    database = {"DATABASE_URL": f"sqlite:///{tmp_path}/x.db"}
    given = {f"DRAGONSTONES_{name}": value for name, value in {**database, **settings}.items()}
    ended = run(tmp_path, *command, first=hide, **given)
    assert ended.returncode == 1
    assert ended.stderr == (
        f"The package {package} is missing. Install it with: pip install 'dragonstones[{extra}]'\n"
    )


FAILS = """
from contextlib import asynccontextmanager
from litestar import Litestar
from litestar.datastructures import State
from dragonstones.server import serve

@asynccontextmanager
async def lifespan(app):
    raise RuntimeError("no bots today")
    yield

serve.create_app = lambda settings, siblings: Litestar(
    [], lifespan=[lifespan], state=State({"site": None}), logging_config=None
)
"""


def test_a_site_that_cannot_start_says_why_and_ends(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.db"
    ended = run(tmp_path, "serve", "--port", "0", "--database", database, first=FAILS)
    assert ended.returncode == 1
    assert "no bots today" in ended.stderr
    assert "served at" not in ended.stdout


SETTLE = """
import gc
from dragonstones.server import serve
gc.disable()
serve._settle()
print(gc.get_freeze_count(), gc.get_threshold()[2], gc.isenabled())
raise SystemExit
"""


def test_what_is_there_after_the_start_is_not_looked_at_for_garbage(tmp_path: Path) -> None:
    said = run(tmp_path, first=SETTLE).stdout
    frozen, threshold, collects = said.split()
    assert int(frozen) > 100_000
    assert int(threshold) >= 1000
    assert collects == "True"


LOOKS = """
import gc
from dragonstones.server import serve
serve.run = lambda *args, **options: print("collects:", gc.isenabled()) or 0
"""


def test_a_start_does_not_look_for_garbage_in_what_it_makes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.db"
    assert run(tmp_path, "serve", "--database", database, first=LOOKS).stdout == "collects: False\n"


#: What other commands need, or a request now and then, and what takes long to import.
LATER = {"aiohttp", "matplotlib", "numpy", "pywebpush", "ray", "redis", "requests"}


def test_a_start_imports_nothing_that_it_does_not_need() -> None:
    asks = "import sys, dragonstones.terminal.app, dragonstones.server.serve; print(*sys.modules)"
    ended = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True)
    assert LATER & {*ended.stdout.split()} == set()


# -- running -------------------------------------------------------------------


def test_it_says_no_more_of_itself_than_it_must(steady_site: Site) -> None:
    answer = httpx.get(f"{steady_site.url}/healthz")
    assert "server" not in answer.headers


def test_websockets_are_not_compressed_and_messages_are_small(steady_site: Site) -> None:
    guest = sign_in(steady_site)
    offer = [ClientPerMessageDeflateFactory()]
    with open_socket(steady_site, guest, extensions=offer, compression=None) as client:
        assert client.response is not None
        assert "Sec-WebSocket-Extensions" not in client.response.headers
        assert hear(client, "welcome")["you"]["name"] == "Anna"
        client.send(json.dumps({"t": "ping", "key": "k"}))
        assert hear(client, "done")["key"] == "k"
        client.send(json.dumps({"t": "ping", "key": "k" * 17_000}))
        with pytest.raises(ConnectionClosed) as closed:
            hear(client, "done")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_the_log_has_who_came_but_nothing_secret(site: Site) -> None:
    guest = sign_in(site, Authorization="Bearer hidden")
    httpx.get(f"{site.url}/api/me?token=hidden", headers=guest)
    with open_socket(site, guest) as client:
        hear(client, "welcome")
    site.stop()
    requests = [
        (line["event"], line["method"], line["path"], line["status"], line["address"])
        for line in log_lines(site)
        if "path" in line
    ]
    assert ("request", "POST", "/api/guests", 201, "127.0.0.1") in requests
    assert ("request", "GET", "/api/me", 200, "127.0.0.1") in requests
    assert ("websocket", "GET", "/api/socket", 101, "127.0.0.1") in requests
    token = guest["Cookie"].partition("=")[2]
    for secret in ("hidden", "secret=query", token):
        assert secret not in site.log


FORWARDED = {"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}


@pytest.mark.parametrize(
    ("proxies", "address", "cookie"),
    [
        ("", "127.0.0.1", "dragonstones"),
        ("203.0.113.1", "127.0.0.1", "dragonstones"),
        ("203.0.113.1, 127.0.0.0/8", "198.51.100.7", "__Host-dragonstones"),
    ],
)
def test_proxies_are_believed_only_as_set(
    new_site: NewSite, sqlite_url: str, proxies: str, address: str, cookie: str
) -> None:
    site = new_site(sqlite_url, trusted_proxies=proxies)
    guest = sign_in(site, **FORWARDED)
    assert guest["Cookie"].partition("=")[0] == cookie
    site.stop()  # a request is in the log when it is over
    [line] = [line for line in log_lines(site) if line.get("path") == "/api/guests"]
    assert line["address"] == address


NOBODY_READS = """
import os, sys
ours, theirs = os.pipe()
os.dup2(theirs, 1)
os.close(ours)
os.close(theirs)
sys.stdout = os.fdopen(1, "w", closefd=False)
"""


def test_a_site_goes_on_when_nobody_reads_what_it_says(tmp_path: Path) -> None:
    """As in `dragonstones serve | head -1`"""
    port = str(free_port())
    options = ("--port", port, "--database", f"sqlite:///{tmp_path}/x.db")
    with started(tmp_path, *options, first=NOBODY_READS) as site:
        wait_for(site.stderr, "serving")
        assert httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
    assert "Traceback" not in site.stderr.read_text()


# -- stopping ------------------------------------------------------------------


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop_tells_the_tables(site: Site, by: signal.Signals) -> None:
    with open_socket(site, sign_in(site)) as client:
        hear(client, "welcome")
        site.send_signal(by)
        goodbye = hear(client, "goodbye")
        assert goodbye["reason"] == "stopping" and goodbye["again"] > 0
        with pytest.raises(ConnectionClosed) as closed:
            hear(client, "welcome")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert site.wait() == 0
    events = [line["event"] for line in log_lines(site)]
    assert events[-1] == "stopped"
    assert not [line for line in log_lines(site) if line["level"] in ("warning", "error")]


def test_a_stop_takes_at_most_five_seconds(site: Site) -> None:
    """Whatever takes longer is given up, and so is a client that does not answer the goodbye."""
    assert GRACE + DRAIN < 5
    with socket.create_connection(("127.0.0.1", site.port)) as deaf:
        cookie = sign_in(site)["Cookie"]
        lines = (
            "GET /api/socket HTTP/1.1",
            f"Host: 127.0.0.1:{site.port}",
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            f"Sec-WebSocket-Key: {'A' * 22}==",
            f"Cookie: {cookie}",
        )
        deaf.sendall("\r\n".join((*lines, "", "")).encode())
        assert b"101" in deaf.recv(20)
        assert site.stop() == 0
    said = [line["event"] for line in log_lines(site)]
    assert "not everything stopped as it should" not in said and said[-1] == "stopped"


def test_a_port_is_free_again_at_once(new_site: NewSite, sqlite_url: str) -> None:
    port = free_port()
    first = new_site(sqlite_url, port=port)
    assert httpx.get(f"{first.url}/healthz").status_code == 200
    assert first.stop() == 0
    assert httpx.get(f"{new_site(sqlite_url, port=port).url}/healthz").status_code == 200


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux has it")
def test_somebody_who_never_reads_is_given_up_by_the_system() -> None:
    with _listening(Settings(host="127.0.0.1", port=0)) as listener:
        address = listener.getsockname()
        with socket.create_connection(address), listener.accept()[0] as accepted:
            limit = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert limit == UNREAD
