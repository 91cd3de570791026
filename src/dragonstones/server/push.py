"""Web Push: notices for browsers, even if no page is open.

A browser gives the address of its push service. Only services that the host of the site allows are
called: the address comes from a client and could be anything.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from email.utils import parseaddr
from fnmatch import fnmatchcase
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, b64urlencode
from sqlalchemy import delete, func, insert, select

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.outbox import Hopeless, Notice, NotTaken
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotFound, SiteRefused
from dragonstones.server.settings import Settings, listed
from dragonstones.wire import NewPushDevice, PushDevice

#: Seconds that a push service has to accept a notice.
PATIENCE = 10.0
#: Seconds for which a notice is kept for a browser that is off.
LIVES = 24 * 60 * 60
#: Seconds for which a signature is valid.
SIGNED_FOR = 12 * 60 * 60
MOST_DEVICES = 10
#: The push services of the usual browsers.
USUAL = [
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
]

_devices = schema.push_devices


class Push:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._services = listed(settings.push_services) or USUAL
        #: A contact for the push services.
        name = urlsplit(settings.public_url).hostname or "localhost"
        self._sub = f"mailto:{parseaddr(settings.mail_from)[1] or f'keeper@{name}'}"
        self._vapid: Vapid02 | None = None

    def use_key(self, pem: str) -> None:
        self._vapid = Vapid02.from_pem(pem.encode())

    @property
    def public_key(self) -> str | None:
        """Encoded as a browser expects it."""
        if self._vapid is None:
            return None
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    # -- devices ------------------------------------------------------------

    async def devices(self, person: PersonRow) -> list[PushDevice]:
        query = select(_devices).where(_devices.c.person == person.id)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(_devices.c.created, _devices.c.id))
            return [PushDevice(id=row.id, device=row.device, created=row.created) for row in rows]

    async def add(self, person: PersonRow, wish: NewPushDevice, device: str) -> None:
        """Store a browser; if it was somebody else's until now, it no longer is."""
        if not self._is_service(wish.endpoint):
            raise SiteRefused("bad-push-service")
        row = {
            "id": secrets.token_hex(8),
            "person": person.id,
            "endpoint": wish.endpoint,
            "p256dh": wish.keys.p256dh,
            "auth": wish.keys.auth,
            "device": device,
            "created": now(),
        }
        async with self._database.write() as connection:
            same = _devices.c.endpoint == wish.endpoint
            await connection.execute(delete(_devices).where(same))
            mine = select(func.count()).where(_devices.c.person == person.id)
            if (await connection.scalar(mine) or 0) >= MOST_DEVICES:
                raise Conflict("many-devices", most=MOST_DEVICES)
            await connection.execute(insert(_devices).values(row))

    async def remove(self, person: PersonRow, id: str) -> None:
        mine = (_devices.c.person == person.id) & (_devices.c.id == id)
        async with self._database.write() as connection:
            if not (await connection.execute(delete(_devices).where(mine))).rowcount:
                raise NotFound("no-such-device")

    def _is_service(self, endpoint: str) -> bool:
        try:
            parts = urlsplit(endpoint)
            origin = f"{parts.scheme}://{parts.netloc}"
        except ValueError:
            return False
        plain = endpoint.isascii() and endpoint.isprintable() and "@" not in parts.netloc
        return plain and any(fnmatchcase(origin, one) for one in self._services)

    # -- sending ------------------------------------------------------------

    async def send(
        self, channel: str, notice: Notice, about_to: Callable[[], Awaitable[None]]
    ) -> None:
        id = channel.removeprefix("push-")
        async with self._database.read() as connection:
            query = select(_devices).where(_devices.c.id == id)
            device = (await connection.execute(query)).one_or_none()
        if device is None or self._vapid is None or not self._is_service(device.endpoint):
            raise Hopeless("no such device")
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        told = {"title": notice.title, "body": notice.text, "path": notice.path}
        data = json.dumps({**told, "tag": notice.event}).encode()
        sealed = await asyncio.to_thread(_sealed, device.endpoint, keys, data)
        signed = self._signed(device.endpoint)
        headers = {
            "TTL": str(LIVES),
            "Content-Encoding": "aes128gcm",
            "Urgency": "normal",
            **signed,
        }
        await about_to()
        try:
            async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
                reply = await client.post(device.endpoint, content=sealed, headers=headers)
        except (httpx.ConnectError, httpx.ConnectTimeout) as error:
            raise NotTaken(repr(error)) from error
        if reply.status_code in (404, 410):  # the browser has unsubscribed
            async with self._database.write() as connection:
                await connection.execute(delete(_devices).where(_devices.c.id == id))
            raise Hopeless("the device is gone")
        if reply.status_code == 429 or reply.status_code >= 500:
            raise NotTaken(f"status {reply.status_code}")
        if not reply.is_success:
            raise Hopeless(f"status {reply.status_code}")

    def _signed(self, endpoint: str) -> dict[str, str]:
        assert self._vapid is not None
        parts = urlsplit(endpoint)
        claims = {
            "sub": self._sub,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
        }
        return dict(self._vapid.sign(claims))


def _sealed(endpoint: str, keys: dict[str, str], data: bytes) -> bytes:
    """Encrypt so that only the browser with these keys can read it."""
    # Imported late: it brings a whole HTTP client along, for which the start should not wait.
    from pywebpush import WebPusher, WebPushException

    try:
        return bytes(WebPusher({"endpoint": endpoint, "keys": keys}).encode(data)["body"])
    except (WebPushException, ValueError) as error:
        raise Hopeless(f"bad keys: {error!r}") from error
