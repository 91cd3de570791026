"""Logs: readable, one line each, and never a secret in them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any, cast

import pytest
import structlog
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.testing import TestClient
from sqlalchemy import insert

from dragonstones.engine import IllegalAnswer
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.logs import AccessLog, set_up
from dragonstones.server.routes.problems import tell_of_socket
from dragonstones.server.settings import Settings
from tests.server.made import make_current

LOGGERS = ("", "dragonstones", "uvicorn", "uvicorn.error", "uvicorn.access", "litestar")


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The next test finds the loggers as they were."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    before = [(one, one.handlers, one.level, one.propagate) for one in loggers]
    yield
    for one, handlers, level, propagate in before:
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)
    structlog.reset_defaults()


class Log:
    def __init__(self, **settings: Any) -> None:
        self.stream = io.StringIO()
        set_up(Settings(**settings), self.stream)
        self.log = structlog.get_logger("dragonstones.test")

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.splitlines()]


@pytest.fixture
def log() -> Log:
    return Log(log_json=True, log_level="debug")


def test_a_line_is_one_json_object(log: Log) -> None:
    log.log.info("a table was opened", table="abc", seats=4)
    [line] = log.lines
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "a table was opened",
        "level": "info",
        "logger": "dragonstones.test",
        "seats": 4,
        "table": "abc",
    }


def test_on_a_terminal_a_line_can_be_read() -> None:
    log = Log()
    log.log.warning("redis is away", seconds=3)
    assert "[warning  ] redis is away [dragonstones.test] seconds=3\n" in log.text


def test_what_is_less_than_the_level_is_not_told() -> None:
    log = Log(log_level="warning")
    log.log.info("of no interest")
    assert log.text == ""


def test_libraries_speak_the_same_way(log: Log) -> None:
    logging.getLogger("uvicorn.error").error("it is %s", "broken")
    [line] = log.lines
    assert (line["event"], line["level"], line["logger"]) == (
        "it is broken",
        "error",
        "uvicorn.error",
    )


def test_libraries_do_not_tell_of_every_message(log: Log) -> None:
    """At these levels uvicorn logs query strings, and websockets and aiosqlite what is in them."""
    for name in ("uvicorn.error", "websockets", "aiosqlite", "asyncio"):
        logging.getLogger(name).debug("> TEXT hidden")
        logging.getLogger(name).info("hidden")
    assert log.text == ""


SECRETS: list[dict[str, Any]] = [
    {"cookie": "hidden"},
    {"Set-Cookie": "hidden"},
    {"token": "hidden"},
    {"metrics_token": "hidden"},
    {"password": "hidden"},
    {"old_password": "hidden"},
    {"authorization": "Bearer hidden"},
    {"answer": {"fairy": "hidden"}},
    {"answers": [[0, "hidden"]]},
    {"entries": "hidden"},
    {"seed": "hidden"},
    {"server_luck": "hidden"},
    {"headers": {"Cookie": "hidden", "other": "Bearer hidden"}},
    {"message": b"Authorization: Bearer hidden"},
    {"some": [{"luck": "hidden"}]},
    {"address": "postgresql+asyncpg://me:hidden@db/x"},
    {"text": "redis://:hidden@db:6379/0 is away"},
    {"text": "Cookie: dragonstones=hidden; other=1"},
    {"text": "got __Host-dragonstones=hidden"},
    {"text": "b'cookie', b'a=hidden'"},
    {"text": "{'answer': {'fairy': 'hidden'}, 'key': 'k'}"},
    {"text": '{"password":"hidden","name":"Anna"}'},
    {"text": "Basic hidden"},
    {"text": "$argon2id$v=19$m=65536,t=3,p=4$hidden$hidden"},
    {"text": "it failed\n[SQL: INSERT]\n[parameters: ('hidden', 'hidden')]\nmore"},
    {"text": "invalid input for query argument $1: 'hidden' (expected int, got str)"},
    {"text": "duplicate key\nDETAIL:  Key (id)=(hidden) already exists.\nmore"},
]


@pytest.mark.parametrize("secret", SECRETS, ids=str)
@pytest.mark.parametrize("as_json", [True, False])
def test_secrets_are_hidden(secret: dict[str, Any], as_json: bool) -> None:
    log = Log(log_json=as_json)
    log.log.warning("something", table="abc", **secret)
    assert "abc" in log.text
    assert "•••" in log.text
    assert "hidden" not in log.text


@pytest.mark.parametrize("secret", SECRETS, ids=str)
def test_secrets_of_libraries_are_hidden(secret: dict[str, Any], log: Log) -> None:
    logging.getLogger("a.library").warning("it was %r", secret)
    assert "it was" in log.text
    assert "hidden" not in log.text


def test_what_is_no_secret_stays(log: Log) -> None:
    log.log.info("a seat was taken", url="http://127.0.0.1:8000/t/abc", name="Anna", n=2)
    [line] = log.lines
    assert (line["url"], line["name"], line["n"]) == ("http://127.0.0.1:8000/t/abc", "Anna", 2)


@pytest.mark.parametrize("as_json", [True, False])
def test_nobody_can_write_a_line_of_their_own(as_json: bool) -> None:
    log = Log(log_json=as_json)
    log.log.info("came", name="Anna\n12:00:00 [info] paid\x1b[2J\r\u2028")
    assert len(log.text.splitlines()) == 1
    assert "\x1b[2J" not in log.text
    assert "Anna\\n12:00:00" in log.text.replace("\\\\", "\\")


def fail(n: int) -> None:
    raise IllegalAnswer("bid-too-many", coin="fairy", n=n, own=8)


@pytest.mark.parametrize("as_json", [True, False])
def test_a_mishap_has_its_traceback_but_not_what_was_answered(as_json: bool) -> None:
    log = Log(log_json=as_json)
    try:
        try:
            fail(123456)
        except IllegalAnswer as error:
            raise RuntimeError("the database postgresql://me:hidden@db/x is away") from error
    except RuntimeError:
        log.log.exception("an answer was lost")
    said = log.lines[0]["exception"] if as_json else log.text
    assert "in fail" in said
    assert "IllegalAnswer: bid-too-many" in said
    assert "RuntimeError: the database postgresql://me:•••@db/x is away" in said
    assert said.index("IllegalAnswer") < said.index("RuntimeError")
    assert "n=123456" not in said.replace("fail(123456)", "")
    assert "hidden" not in said.replace('me:hidden@db/x is away")', "")  # our own source


def test_mishaps_that_came_together_are_all_told(log: Log) -> None:
    try:
        raise ExceptionGroup("several", [ValueError("one"), KeyError("two")])
    except ExceptionGroup:
        log.log.exception("it failed")
    said = log.lines[0]["exception"]
    assert "ValueError: one" in said
    assert "KeyError: 'two'" in said


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite_url", "postgres_url"])
async def test_the_row_that_a_database_refuses_is_not_told(
    kind: str, request: pytest.FixtureRequest, log: Log
) -> None:
    database = Database(request.getfixturevalue(kind))
    await make_current(database)
    row = {"id": "geheim", "name": "geheim", "language": "en", "created": 1, "seen": 1}
    try:
        for _ in range(2):
            async with database.write() as connection:
                await connection.execute(insert(schema.people), row)
    except Exception:
        log.log.exception("it failed")
    await database.close()
    assert "IntegrityError" in log.text
    assert "geheim" not in log.text


# -- who came ------------------------------------------------------------------


@get("/table/{id:str}")
async def table(id: FromPath[str]) -> str:
    if id == "broken":
        raise RuntimeError
    return id


@get("/healthz")
async def healthz() -> str:
    return "alive"


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    if socket.query_params.get("in") != "yes":
        await socket.close()
        return
    await socket.accept()
    await socket.receive_text()


def client() -> TestClient[Litestar]:
    app = AccessLog(cast(Any, Litestar([table, healthz, socket], logging_config=None)))
    return TestClient(cast(Litestar, app))


def access(log: Log) -> list[dict[str, Any]]:
    lines = [line for line in log.lines if "path" in line]
    return [{key: line[key] for key in ("event", "method", "path", "status")} for line in lines]


def test_each_request_is_a_line(log: Log) -> None:
    with client() as browser:
        browser.get("/table/abc?token=hidden")
        browser.get("/table/a%0Ab%1b[2J")
        browser.get("/nowhere/" + "x" * 1000)
        browser.get("/table/broken")
    seen = access(log)
    assert {line["method"] for line in seen} == {"GET"}
    assert [(line["path"], line["status"]) for line in seen] == [
        ("/table/abc", 200),
        ("/table/a%0Ab%1b[2J", 200),
        ("/nowhere/" + "x" * 191, 404),
        ("/table/broken", 500),
    ]
    assert "hidden" not in log.text
    assert log.lines[0]["address"] == "testclient"
    assert 0 <= log.lines[0]["ms"] < 10_000


def test_machines_that_watch_are_not_worth_a_line() -> None:
    log = Log(log_json=True)
    with client() as browser:
        assert browser.get("/healthz").status_code == 200
    assert log.text == ""


def test_a_websocket_is_a_line_at_its_end(log: Log) -> None:
    with client() as browser:
        with browser.websocket_connect("/socket?in=yes&token=hidden") as one:
            assert access(log) == []
            one.send_text("bye")
        with pytest.raises(WebSocketDisconnect), browser.websocket_connect("/socket?in=no"):
            pass
    assert [(line["event"], line["path"], line["status"]) for line in access(log)] == [
        ("websocket", "/socket", 101),
        ("websocket", "/socket", 403),
    ]
    assert "hidden" not in log.text


def test_a_websocket_that_fails_before_it_is_open_is_told(log: Log) -> None:
    @websocket("/broken")
    async def broken(socket: WebSocket[Any, Any, Any]) -> None:
        raise ZeroDivisionError

    app = Litestar([broken], after_exception=[tell_of_socket], logging_config=None)
    with TestClient(app) as client, pytest.raises(WebSocketDisconnect):  # noqa: SIM117
        with client.websocket_connect("/broken"):
            pass
    [line] = [line for line in log.lines if line["event"] == "a connection has failed"]
    assert line["path"] == "/broken" and "ZeroDivisionError" in line["exception"]
