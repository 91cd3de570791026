"""Mail: confirmed addresses, and what is sent there, in plain text and in HTML."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Awaitable, Callable
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from html import escape
from urllib.parse import unquote, urlsplit

import aiosmtplib
from sqlalchemy import select, update

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.outbox import Hopeless, Notice, NotTaken
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, SiteRefused
from dragonstones.server.settings import Settings
from dragonstones.text import texts

#: Seconds that a mail server has for each answer.
PATIENCE = 10.0

_choices = schema.notice_choices

AboutTo = Callable[[], Awaitable[None]]


async def nothing_to_note() -> None:
    """For mail that is not from the outbox."""


class Mail:
    """`secret`: the key of the links in mails."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self.secret = b""

    @property
    def is_open(self) -> bool:
        return bool(self._settings.mail_url)

    # -- an address ---------------------------------------------------------

    async def set_address(self, person: PersonRow, address: str | None) -> None:
        """Store an address and send a link there; None: forget the address."""
        if address is not None:
            if not self.is_open:
                raise Conflict("no-mail-here")
            if not _is_address(address):
                raise SiteRefused("bad-mail-address")
        mine = {"address": address, "confirmed": None}
        first = self._database.upsert(_choices).values(person=person.id, choices={}, **mine)
        async with self._database.write() as connection:
            await connection.execute(
                first.on_conflict_do_update(index_elements=[_choices.c.person], set_=mine)
            )
        if address is not None:
            t, link = texts(person.language), self._link("confirm", person.id, address)
            message = self._message(
                address, t("mail-confirm"), t("mail-confirm-about", name=person.name), link
            )
            try:
                await self._deliver(address, message, nothing_to_note)
            except (NotTaken, Hopeless) as error:
                raise Conflict("mail-not-taken") from error

    async def confirm(self, token: str) -> None:
        person, address = await self._behind("confirm", token)
        mine = (_choices.c.person == person) & (_choices.c.address == address)
        async with self._database.write() as connection:
            await connection.execute(update(_choices).where(mine).values(confirmed=now()))

    async def stop(self, token: str) -> None:
        """No more mail; the address is forgotten."""
        person, _ = await self._behind("stop", token)
        mine = update(_choices).where(_choices.c.person == person)
        async with self._database.write() as connection:
            await connection.execute(mine.values(address=None, confirmed=None))

    async def _behind(self, purpose: str, token: str) -> tuple[str, str]:
        """Whose link it is, and the address."""
        person = token.partition(".")[0]
        query = select(_choices.c.address).where(_choices.c.person == person)
        async with self._database.read() as connection:
            address = await connection.scalar(query)
        if address is None or not hmac.compare_digest(
            self._token(purpose, person, address).encode(), token.encode()
        ):
            raise NotAllowed("wrong-mail-link")
        return person, address

    def _token(self, purpose: str, person: str, address: str) -> str:
        about = f"{purpose}/{person}/{address}".encode()
        return f"{person}.{hmac.new(self.secret, about, hashlib.sha256).hexdigest()}"

    def _link(self, purpose: str, person: str, address: str) -> str:
        """The link alone does nothing: some mail programs open every link in a mail."""
        site = self._settings.public_url.rstrip("/")
        return f"{site}/notices#{purpose}={self._token(purpose, person, address)}"

    # -- sending ------------------------------------------------------------

    async def send(self, channel: str, notice: Notice, about_to: AboutTo) -> None:
        query = select(_choices).where(_choices.c.person == notice.person)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None or not row["address"] or not row["confirmed"]:
            raise Hopeless("no address")
        site, address = self._settings.public_url.rstrip("/"), row["address"]
        stop = self._link("stop", notice.person, address)
        message = self._message(
            address, notice.title, notice.text, f"{site}{notice.path}", notice, stop
        )
        token = self._token("stop", notice.person, address)
        message["List-Unsubscribe"] = f"<{site}/api/mail/stop?token={token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._deliver(address, message, about_to)

    def _message(
        self,
        address: str,
        title: str,
        text: str,
        link: str,
        notice: Notice | None = None,
        stop: str = "",
    ) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"] = self._settings.mail_from, address
        message["Subject"], message["Date"] = title, formatdate()
        if notice:
            # The same id for the same event: a mail program shows it only once.
            domain = parseaddr(self._settings.mail_from)[1].rpartition("@")[2]
            id = hashlib.sha256(f"{notice.person}/{notice.event}".encode()).hexdigest()[:32]
            message["Message-ID"] = f"<{id}@{domain}>"
        plain, html = f"{text}\n\n{link}\n", f'<p>{escape(text)}</p><p><a href="{escape(link)}">'
        html += f"{escape(link.partition('#')[0])}</a></p>"
        if notice:
            words = texts(notice.language)("mail-stop")
            plain += f"\n-- \n{words}\n{stop}\n"
            html += f'<p><small><a href="{escape(stop)}">{escape(words)}</a></small></p>'
        message.set_content(plain)
        message.add_alternative(html, subtype="html")
        return message

    async def _deliver(self, address: str, message: EmailMessage, about_to: AboutTo) -> None:
        server = urlsplit(self._settings.mail_url)
        client = aiosmtplib.SMTP(
            hostname=server.hostname,
            port=server.port,
            use_tls=server.scheme == "smtps",
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            timeout=PATIENCE,
        )
        try:
            await client.connect()
            await client.mail(parseaddr(self._settings.mail_from)[1])
            await client.rcpt(address)
        except aiosmtplib.SMTPResponseException as error:
            client.close()
            raise _refused(error) from error
        except (aiosmtplib.SMTPException, OSError) as error:
            client.close()
            raise NotTaken(repr(error)) from error
        try:
            await about_to()
            await client.data(message.as_bytes())
        except aiosmtplib.SMTPResponseException as error:
            raise _refused(error) from error
        else:
            with suppress(aiosmtplib.SMTPException):  # the server has accepted the mail already
                await client.quit()
        finally:
            client.close()


def _refused(error: aiosmtplib.SMTPResponseException) -> NotTaken | Hopeless:
    return (Hopeless if error.code >= 500 else NotTaken)(f"{error.code} {error.message}")


def _is_address(address: str) -> bool:
    name, _, domain = address.rpartition("@")
    plain = address.isprintable() and address.isascii() and not set(address) & set(' <>",;:\\()[]')
    return bool(plain and name and "." in domain.strip("."))
