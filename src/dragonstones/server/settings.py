"""All settings in one typed place: a default, a TOML file, the environment, an option of the
command; the last one wins. An empty one is the default.

`DRAGONSTONES_PORT=9000` in the environment is `port = 9000` in the file. The file is
`dragonstones.toml` in the current folder, or what `DRAGONSTONES_CONFIG` names.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit, urlunsplit

import msgspec
from msgspec import Meta, Struct

from dragonstones.engine import Refused

PREFIX = "DRAGONSTONES_"
#: A name without a port, or an address.
_HOST = re.compile(r"[A-Za-z0-9._:-]+")
FILE = "dragonstones.toml"
OPTION = "option"
#: A token that is shorter can be guessed.
SHORTEST_TOKEN = 16


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    #: Where the site listens. 0.0.0.0: for the local network too.
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    #: How people reach it, if that is another address: https://stones.example
    public_url: str = ""
    #: Other names by which it may be called, with commas between; *: any name.
    allowed_hosts: str = ""
    #: An SQLAlchemy address; sqlite:///dragonstones.db or postgresql://user:password@host/name
    database_url: str = "sqlite:///dragonstones.db"
    #: redis://host:6379/0, for several processes; empty: this process is alone.
    redis_url: str = ""
    #: Addresses of reverse proxies whose X-Forwarded-* headers are believed, with commas between.
    trusted_proxies: str = ""
    #: The token that lets one read /metrics; empty: nobody may.
    metrics_token: str = ""
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"
    #: Logs as JSON, one object a line; otherwise for people.
    log_json: bool = False
    #: Processes in which bots think. 0: as many as there are cores but one, at least one.
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 0
    #: Cards that one person may have measured a day. 0: there is no lab.
    lab_a_day: Annotated[int, Meta(ge=0, le=100_000)] = 60
    #: Whether people can publish cards and variants here, and find those of others.
    guild: bool = True
    #: Games that the coach looks at for one person a day. 0: there is no coach.
    coach_a_day: Annotated[int, Meta(ge=0, le=100_000)] = 20
    #: Seconds that a bot takes before it acts, so that people can follow.
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.7
    #: Seconds that an answer may be late on its way.
    lag_credit: Annotated[float, Meta(ge=0, le=10)] = 1.0
    #: A day: for how long a session lives without a visit.
    session_days: Annotated[int, Meta(ge=1, le=400)] = 60
    #: Days after which abandoned guests and tables are removed. 0: never.
    forget_days: Annotated[int, Meta(ge=0)] = 365
    #: Multiplies every rate limit; 0: no limits, for tests and behind something that has its own.
    rate_limits: Annotated[float, Meta(ge=0, le=1000)] = 1.0


class BadSettings(ValueError):
    """A setting that does not exist or cannot be what it is said to be."""


class UnusableSettings(Refused):
    """Settings of which each can be, but with which no site should run."""


class Found(Struct, frozen=True):
    """The settings, and where each came from: "default", a file's name, a variable's, or
    "option"."""

    settings: Settings
    sources: dict[str, str]


#: Never shown, in no log and by no command.
SECRET = ("metrics_token",)


def load(
    environ: Mapping[str, str] | None = None,
    folder: Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> Found:
    """Read them. BadSettings says which one is wrong, and why."""
    environ = os.environ if environ is None else environ
    values: dict[str, Any] = {}
    sources = dict.fromkeys(Settings.__struct_fields__, "default")
    named = environ.get(f"{PREFIX}CONFIG")
    path = Path(named) if named else (folder or Path()) / FILE
    if named or path.is_file():
        for name, value in _read(path).items():
            values[name], sources[name] = _checked(name, value, str(path)), str(path)
    for variable, text in environ.items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and name != "config":
            values[name], sources[name] = _checked(name, text, variable, strict=False), variable
    for name, value in (options or {}).items():
        values[name], sources[name] = _checked(name, value, OPTION), OPTION
    return Found(Settings(**values), sources)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSettings(f"{path}: {error}") from error


def _checked(name: str, value: Any, source: str, strict: bool = True) -> Any:
    if name not in Settings.__struct_fields__:
        known = ", ".join(sorted(Settings.__struct_fields__))
        raise BadSettings(f"{source}: there is no setting {name!r}. The settings are: {known}")
    if isinstance(value, str) and not value.strip():  # as if it had not been set
        return getattr(Settings(), name)
    try:
        one = msgspec.convert({name: value}, Settings, strict=strict)
    except msgspec.ValidationError as error:
        reason = str(error).partition(" - at")[0]
        raise BadSettings(f"{source}: {name} cannot be {value!r}: {reason}") from error
    return getattr(one, name)


def troubles(settings: Settings) -> Iterator[UnusableSettings]:
    """What is wrong with the settings: `serve` refuses it, and `doctor` tells of it."""
    if settings.public_url and not _is_site(settings.public_url):
        yield UnusableSettings("bad-public-url", address=settings.public_url)
    elif settings.public_url.startswith("https:") and not settings.trusted_proxies:
        yield UnusableSettings("https-unseen", address=settings.public_url)
    for one in listed(settings.allowed_hosts):
        if one != "*" and not _HOST.fullmatch(one):
            yield UnusableSettings("bad-allowed-host", host=one)
    for one in listed(settings.trusted_proxies):
        if one != "*" and not _is_network(one):
            yield UnusableSettings("bad-proxy", proxy=one)
    if 0 < len(settings.metrics_token) < SHORTEST_TOKEN:
        yield UnusableSettings("short-token", least=SHORTEST_TOKEN)


def listed(text: str) -> list[str]:
    """The values of a setting that has several, with commas between."""
    return [one for one in map(str.strip, text.split(",")) if one]


def _is_site(address: str) -> bool:
    try:
        parts = urlsplit(address)
        has_port = parts.port != 0
    except ValueError:
        return False
    is_whole = parts.scheme in ("http", "https") and parts.hostname and has_port
    return bool(is_whole) and not (parts.path.strip("/") or parts.query or parts.fragment)


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def shown(name: str, value: Any) -> str:
    """A setting as it may be printed: without passwords."""
    if name in SECRET and value:
        return "•••"
    if name.endswith("_url") and value:
        return _without_password(str(value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _without_password(address: str) -> str:
    parts = urlsplit(address)
    if not parts.password:
        return address
    place = parts.netloc.rpartition("@")[2]
    return urlunsplit(parts._replace(netloc=f"{parts.username or ''}:•••@{place}"))
