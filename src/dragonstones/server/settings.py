"""All settings in one typed place. Sources: a default, a TOML file, the environment, an option of
the command; the last one wins. An empty value means the default.

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

from dragonstones.server.refusals import UnusableSettings
from dragonstones.server.wordlist import word_list

PREFIX = "DRAGONSTONES_"
#: A name without a port, or an address.
_HOST = re.compile(r"[A-Za-z0-9._:-]+")
_CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://\S+")
FILE = "dragonstones.toml"
OPTION = "option"
#: A shorter token could be guessed.
SHORTEST_TOKEN = 16


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    #: Where the site listens. 0.0.0.0: reachable from the local network too.
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    #: Processes that share this address; more than one need PostgreSQL and Redis.
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    #: The address by which people reach it, if it is another one: https://stones.example
    public_url: str = ""
    #: Other host names by which it may be called, separated by commas; *: any name.
    allowed_hosts: str = ""
    #: An SQLAlchemy address; sqlite:///dragonstones.db or postgresql://user:password@host/name
    database_url: str = "sqlite:///dragonstones.db"
    #: redis://host:6379/0, for several processes; empty: this process is alone.
    redis_url: str = ""
    #: Addresses of reverse proxies whose X-Forwarded-* headers are trusted, separated by commas.
    trusted_proxies: str = ""
    #: The token for reading /metrics; empty: nobody may.
    metrics_token: str = ""
    #: Where to report a vulnerability: mailto:me@stones.example or https://; empty: nowhere.
    security_contact: str = ""
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"
    #: Logs as JSON, one object a line; otherwise for people.
    log_json: bool = False
    #: Processes in which bots think, of all workers. 0: one less than there are cores, but at least
    #: one.
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 0
    #: Cards that one person may have measured a day. 0: there is no lab.
    lab_a_day: Annotated[int, Meta(ge=0, le=100_000)] = 60
    #: Whether people can publish cards and variants here, and find those of others.
    guild: bool = True
    #: Whether there is a forum.
    forum: bool = True
    #: Days for which a new member writes at most a post a minute in the forum.
    slow_days: Annotated[int, Meta(ge=0, le=365)] = 3
    #: A folder with lists of words that nobody may write here; empty: only those of every site.
    word_lists: str = ""
    #: Whether people can be friends here and invite each other.
    friends: bool = True
    #: Whether members can sign in with passkeys.
    passkeys: bool = True
    #: Whether people can show drawn emotes at a table.
    emotes: bool = True
    #: Whether games count for ratings, and there are leaderboards.
    ratings: bool = True
    #: Whether the site looks for a table for people who ask it to.
    matching: bool = True
    #: Games that one person may ask the coach about a day. 0: there is no coach.
    coach_a_day: Annotated[int, Meta(ge=0, le=100_000)] = 20
    #: Whether people are told what they missed, in the page, by push and by mail.
    notices: bool = True
    #: The push services that may be called, such as https://*.push.apple.com, separated by commas;
    #: empty: those of the usual browsers.
    push_services: str = ""
    #: smtp://user:password@host:587, or smtps://; empty: no mail is sent. It needs a public_url.
    mail_url: str = ""
    #: The address from which mail is sent.
    mail_from: str = ""
    #: Seconds that a bot takes before it acts, so that people can follow.
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.7
    #: Seconds by which an answer may be late because of the network.
    lag_credit: Annotated[float, Meta(ge=0, le=10)] = 1.0
    #: Days for which a session lasts without a visit.
    session_days: Annotated[int, Meta(ge=1, le=400)] = 60
    #: Days after which abandoned guests and tables are removed. 0: never.
    forget_days: Annotated[int, Meta(ge=0)] = 365
    #: Days after which the journals of finished games are packed. 0: never.
    pack_days: Annotated[int, Meta(ge=0)] = 1
    #: Days after which what was said at a finished game is removed. 0: never.
    talk_days: Annotated[int, Meta(ge=0)] = 0
    #: Multiplies every rate limit; 0: no limits, for tests or behind a proxy that has its own.
    rate_limits: Annotated[float, Meta(ge=0, le=1000)] = 1.0


class BadSettings(ValueError):
    """A setting that does not exist, or has an invalid value."""


class Found(Struct, frozen=True):
    """The settings, and the source of each: "default", the name of a file or of a variable, or
    "option"."""

    settings: Settings
    sources: dict[str, str]


#: Never shown, in any log or by any command.
SECRET = ("metrics_token",)


def load(
    environ: Mapping[str, str] | None = None,
    folder: Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> Found:
    """Read the settings. BadSettings says which one is wrong, and why."""
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
    if isinstance(value, str) and not value.strip():  # the same as not set
        return getattr(Settings(), name)
    try:
        one = msgspec.convert({name: value}, Settings, strict=strict)
    except msgspec.ValidationError as error:
        reason = str(error).partition(" - at")[0]
        raise BadSettings(f"{source}: {name} cannot be {value!r}: {reason}") from error
    return getattr(one, name)


def troubles(settings: Settings) -> Iterator[UnusableSettings]:
    """What is wrong with the settings: `serve` refuses them, and `doctor` reports it."""
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
    if settings.mail_url and not _is_mail(settings):
        yield UnusableSettings("bad-mail", address=shown("mail_url", settings.mail_url))
    if settings.word_lists:
        try:
            word_list(settings.word_lists)
        except UnusableSettings as trouble:
            yield trouble
    if settings.workers > 1 and settings.database_url.startswith("sqlite"):
        yield UnusableSettings("workers-need-postgresql", n=settings.workers)
    elif settings.workers > 1 and not settings.redis_url:
        yield UnusableSettings("workers-need-redis", n=settings.workers)
    contact = settings.security_contact
    if contact and not _CONTACT.fullmatch(contact):
        yield UnusableSettings("bad-contact", address=contact)
    if 0 < len(settings.metrics_token) < SHORTEST_TOKEN:
        yield UnusableSettings("short-token", least=SHORTEST_TOKEN)


def listed(text: str) -> list[str]:
    """The values of a setting that has several, separated by commas."""
    return [one for one in map(str.strip, text.split(",")) if one]


def _is_site(address: str) -> bool:
    try:
        parts = urlsplit(address)
        has_port = parts.port != 0
    except ValueError:
        return False
    is_whole = parts.scheme in ("http", "https") and parts.hostname and has_port
    return bool(is_whole) and not (parts.path.strip("/") or parts.query or parts.fragment)


def _is_mail(settings: Settings) -> bool:
    """Whether mail can be sent: the links in it must lead here."""
    try:
        parts = urlsplit(settings.mail_url)
        has_port = parts.port != 0
    except ValueError:
        return False
    is_server = parts.scheme in ("smtp", "smtps") and parts.hostname and has_port
    return bool(is_server and settings.public_url and "@" in settings.mail_from)


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
