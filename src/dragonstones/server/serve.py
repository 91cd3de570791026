"""`dragonstones serve`: migrate, listen, print the address; tell the clients before stopping. With
several workers `parent.py` does this in processes that share the address."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import io
import resource
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any, Protocol

import msgspec
import segno
import structlog
import uvicorn
import uvloop
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from dragonstones import __version__
from dragonstones.engine import Refused
from dragonstones.engine.registry import games
from dragonstones.server import logs
from dragonstones.server.app import create_app
from dragonstones.server.bots import usual_workers
from dragonstones.server.database import Database
from dragonstones.server.hosts import local_address, reach_of
from dragonstones.server.leases import Leases
from dragonstones.server.metrics import Metrics
from dragonstones.server.migrate import migrate
from dragonstones.server.parent import Parent
from dragonstones.server.protocol import BoundedWebSocket, RoutedByTable
from dragonstones.server.reach import reach_redis
from dragonstones.server.routes.problems import ShortTargets
from dragonstones.server.security import MAX_MESSAGE
from dragonstones.server.serving import serving
from dragonstones.server.settings import Settings, troubles
from dragonstones.server.siblings import Family, Kind, Listener, Siblings
from dragonstones.text import LANGUAGES, Texts, texts

log = structlog.get_logger(__name__)

#: Seconds: for the tables to be told and stopped, and then for requests under way. One more is left
#: for the process itself: hosts are promised five.
GRACE = 3
DRAIN = 1
#: Seconds between two pings on a WebSocket, and for the answer to one.
PING = 20
#: Seconds that an idle connection is kept: longer than most proxies keep theirs.
KEEP_ALIVE = 75
#: Milliseconds after which the connection of a client that reads nothing is dropped.
UNREAD = 60_000
#: The garbage collector: small collections, since everybody waits for them, and hardly ever a full
#: one, since little besides tables lives long here.
COLLECT_AT = (2_000, 2, 5_000)

Say = Callable[[str], None]


def run(settings: Settings, t: Texts, say: Say = print, with_code: bool = False) -> int:
    """Serve until a signal comes; the exit code. Refused: it cannot start.

    With `with_code` the address in the local network is also printed as a QR code.
    """
    for trouble in troubles(settings):
        raise trouble
    logs.set_up(settings)
    _allow_many_files()
    with _listening(settings) as listener:
        port = listener.getsockname()[1]
        announce = partial(_announce, settings, port, t, say, with_code)
        if settings.workers == 1:
            return _serve_here(settings, listener, announce)
        with contextlib.closing(Family(settings.workers)) as family:
            work = partial(_be_worker, _share_of(settings), listener, t, family)
            return Parent(family, work, announce, stops_within=GRACE + DRAIN + 1).run()


def _be_worker(
    settings: Settings,
    listener: socket.socket,
    t: Texts,
    family: Family,
    number: int,
    on_ready: Callable[[], None],
    line: int,
) -> int:
    try:
        return _serve_here(settings, listener, on_ready, Siblings(family, number), line)
    except Refused as refused:
        print(t.refusal(refused), file=sys.stderr)
        return 1


def _share_of(settings: Settings) -> Settings:
    """The settings of one of several workers, which divide the bots' processes among them."""
    bots = settings.bot_workers or usual_workers()
    return msgspec.structs.replace(settings, bot_workers=max(1, bots // settings.workers))


def _serve_here(
    settings: Settings,
    listener: socket.socket,
    on_ready: Callable[[], None],
    siblings: Siblings | None = None,
    line: int | None = None,
) -> int:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_serve(settings, listener, on_ready, siblings, line))


async def _serve(
    settings: Settings,
    listener: socket.socket,
    announce: Callable[[], None],
    siblings: Siblings | None,
    line: int | None,
) -> int:
    """`line`: a file that ends when the parent does, and we stop."""
    if settings.redis_url:
        await (await reach_redis(settings.redis_url)).aclose()
    address = _address(settings.host, listener.getsockname()[1])
    database = Database(settings.database_url)
    try:
        await migrate(database)
        server = _Server(settings, create_app(settings, siblings), announce, siblings)
        if line is not None:
            asyncio.get_running_loop().add_reader(line, server.be_orphaned, line)
        async with serving(database, address, not settings.redis_url, server.give_up):
            await server.serve(sockets=[listener])
    except SystemExit:  # uvicorn has logged why the application did not start
        return 1
    finally:
        await database.close()
    return server.exit_code


class _Site(Protocol):
    metrics: Metrics
    leases: Leases
    owner: str

    async def stop(self) -> None: ...


class _Server(uvicorn.Server):
    def __init__(
        self,
        settings: Settings,
        app: Litestar,
        announce: Callable[[], None],
        siblings: Siblings | None = None,
    ) -> None:
        self._site: _Site = app.state.site
        self._announce = announce
        self._siblings = siblings
        self.exit_code = 0
        super().__init__(
            uvicorn.Config(
                logs.AccessLog(ShortTargets(app)),  # type: ignore[arg-type] # Litestar's types
                loop="uvloop",
                # h11 is the only one that bounds the size of headers.
                http=partial(RoutedByTable, siblings.hand_over) if siblings else "h11",  # type: ignore[arg-type] # it is only called
                ws=BoundedWebSocket,
                ws_per_message_deflate=False,
                ws_max_size=MAX_MESSAGE,
                ws_ping_interval=PING,
                ws_ping_timeout=PING,
                lifespan="on",
                log_config=None,
                access_log=False,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=settings.trusted_proxies,
                server_header=False,
                timeout_keep_alive=KEEP_ALIVE,
                timeout_graceful_shutdown=DRAIN,
            )
        )

    def give_up(self) -> None:
        """Stop, because another process serves the database now."""
        self.exit_code = 1
        self.should_exit = True

    def be_orphaned(self, line: int) -> None:
        """Stop, because the parent is gone, and nobody would start us again."""
        asyncio.get_running_loop().remove_reader(line)
        self.should_exit = True

    def take_over(self, request: bytes, fd: int) -> None:
        """Go on with a connection that a sibling has accepted."""
        self._do(self._go_on(request, socket.socket(fileno=fd)))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _go_on(self, request: bytes, accepted: socket.socket) -> None:
        state = self.server_state
        with contextlib.suppress(OSError):  # the client has gone
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(
                lambda: BoundedWebSocket(self.config, state, self.lifespan.state), accepted
            )
            protocol.data_received(request)

    def _bury(self, name: bytes, _: int) -> None:
        """The tables of a sibling that died need not wait until its leases run out."""
        self._do(self._free(name.decode()))

    async def _free(self, owner: str) -> None:
        with contextlib.suppress(SQLAlchemyError, OSError):  # then they run out
            await self._site.leases.free(owner)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _settle()
        if self._siblings:
            answer = partial(self._siblings.answer, self._site.metrics.page)
            listeners: dict[Kind, Listener] = {
                "connection": self.take_over,
                "metrics": answer,
                "gone": self._bury,
            }
            self._siblings.start(self._site.owner, listeners)
        log.info("serving", version=__version__)
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the tables first, while their clients can still be told."""
        log.info("stopping")
        if self._siblings:
            self._siblings.stop()
        for server in self.servers:
            server.close()
        try:
            async with asyncio.timeout(GRACE):
                await self._site.stop()
        except Exception:
            log.exception("not everything stopped as it should")
        await super().shutdown(sockets)
        log.info("stopped")

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop without an error: uvicorn would end with the signal."""
        loop = asyncio.get_running_loop()
        signals = (signal.SIGINT, signal.SIGTERM)
        for one in signals:
            loop.add_signal_handler(one, self.handle_exit, one, None)
        try:
            yield
        finally:
            for one in signals:
                loop.remove_signal_handler(one)


def _settle() -> None:
    """Freeze what is in memory now: it stays, so the garbage collector need not scan it."""
    list(games())
    for lang in LANGUAGES:
        texts(lang)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AT)
    gc.enable()


def _allow_many_files() -> None:
    """Raise the limit of open files: each player is a connection."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems lie about the maximum
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listening(settings: Settings) -> socket.socket:
    host, port = settings.host, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        listener = socket.create_server(
            (host, port), family=family, dualstack_ipv6=both, backlog=2048
        )
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; accepted connections inherit it
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        return listener
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused("port-taken", port=str(port)) from error
        said = error.strerror or str(error)
        raise Refused("no-listening", host=host, port=str(port), reason=said) from error


def _announce(settings: Settings, port: int, t: Texts, say: Say, with_code: bool) -> None:
    reach = reach_of(settings.host)
    everywhere = reach == "everywhere"
    say(t("serve-at", address=_address("localhost" if everywhere else settings.host, port)))
    if everywhere and (host := local_address()):
        address = _address(host, port)
        say(t("serve-network", address=address))
        if with_code:
            say(code(address))
    if settings.public_url:
        say(t("serve-public", address=settings.public_url))
    elif reach != "machine":
        say(t("serve-plain"))
    say(t("serve-stop"))


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def code(address: str) -> str:
    """A QR code in characters."""
    drawn = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
