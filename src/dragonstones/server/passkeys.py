"""Passkeys: a member signs in with what their device or a security key holds (WebAuthn).

A challenge can be used once, and soon expires; the database has its hash, so that any process can
check the answer.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.names import clean_text
from dragonstones.server.people import People, PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound
from dragonstones.wire import PasskeyInfo

MOST_PASSKEYS = 20
#: Milliseconds in which a challenge can be answered.
LASTS = 5 * 60 * 1000
#: How much of the hash of a passkey's id is used to name it.
SHORT = 16

_passkeys, _challenges = schema.passkeys, schema.passkey_challenges


class RelyingParty(NamedTuple):
    """Where a passkey belongs: the name of the site, and its address in the browser."""

    name: str
    origin: str


class Passkeys:
    def __init__(self, database: Database, people: People, is_open: bool) -> None:
        self._database = database
        self._people = people
        self.is_open = is_open

    async def of(self, person: PersonRow) -> list[PasskeyInfo]:
        """The passkeys of somebody, the oldest first."""
        async with self._database.read() as connection:
            rows = await _rows(connection, person.id)
        return [
            PasskeyInfo(id=_short(row.id), name=row.name, created=row.created, used=row.used)
            for row in rows
        ]

    async def ask_for_new(
        self, person: PersonRow, password: str, party: RelyingParty
    ) -> dict[str, Any]:
        """What the browser needs to make one; it takes the password."""
        await self._people.confirm(person, password)
        async with self._database.write() as connection:
            rows = await _rows(connection, person.id)
            if len(rows) >= MOST_PASSKEYS:
                raise Conflict("many-passkeys", most=MOST_PASSKEYS)
            challenge = await _new_challenge(connection, person.id)
        options = generate_registration_options(
            rp_id=party.name,
            rp_name="Dragonstones",
            user_id=person.id.encode(),
            user_name=person.name,
            user_display_name=person.name,
            challenge=challenge,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in rows
            ],
            # So that people can sign in without typing a name.
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return options_to_json_dict(options)

    async def add(
        self, person: PersonRow, name: str, credential: dict[str, Any], party: RelyingParty
    ) -> None:
        """Keep one that the browser has made."""
        async with self._database.write() as connection:
            try:
                parsed = parse_registration_credential_json(credential)
                challenge = parse_client_data_json(parsed.response.client_data_json).challenge
                await _take_challenge(connection, challenge, person.id)
                made = verify_registration_response(
                    credential=parsed,
                    expected_challenge=challenge,
                    expected_rp_id=party.name,
                    expected_origin=party.origin,
                    require_user_verification=True,
                )
            except Exception as error:  # what a stranger sends can be wrong in any way
                raise NotAllowed("wrong-passkey") from error
            row = {
                "id": bytes_to_base64url(made.credential_id),
                "person": person.id,
                "name": clean_text(name)[:60],
                "public_key": bytes_to_base64url(made.credential_public_key),
                "uses": made.sign_count,
                "created": now(),
            }
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(_passkeys).values(row))
            except IntegrityError as error:
                raise Conflict("known-passkey") from error

    async def remove(self, person: PersonRow, short: str) -> None:
        async with self._database.write() as connection:
            ids = [row.id for row in await _rows(connection, person.id) if _short(row.id) == short]
            if not ids:
                raise NotFound("no-such-passkey")
            await connection.execute(delete(_passkeys).where(_passkeys.c.id.in_(ids)))

    async def ask(self, party: RelyingParty) -> dict[str, Any]:
        """What the browser needs to sign anybody in."""
        async with self._database.write() as connection:
            challenge = await _new_challenge(connection, None)
        options = generate_authentication_options(
            rp_id=party.name,
            challenge=challenge,
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    async def login(
        self, credential: dict[str, Any], party: RelyingParty, device: str, session: str | None
    ) -> tuple[PersonRow, str]:
        """A new session for the owner of the passkey; the client's previous one ends."""
        async with self._database.write() as connection:
            try:
                parsed = parse_authentication_credential_json(credential)
                challenge = parse_client_data_json(parsed.response.client_data_json).challenge
                await _take_challenge(connection, challenge, None)
                mine = _passkeys.c.id == bytes_to_base64url(parsed.raw_id)
                row = (await connection.execute(select(_passkeys).where(mine))).one()
                checked = verify_authentication_response(
                    credential=parsed,
                    expected_challenge=challenge,
                    expected_rp_id=party.name,
                    expected_origin=party.origin,
                    credential_public_key=base64url_to_bytes(row.public_key),
                    credential_current_sign_count=row.uses,
                    require_user_verification=True,
                )
            except Exception as error:
                raise NotAllowed("wrong-passkey") from error
            used = {"uses": checked.new_sign_count, "used": now()}
            await connection.execute(update(_passkeys).where(mine).values(used))
        return await self._people.enter(row.person, device, session)

    async def forget_old(self) -> None:
        """Remove challenges that nobody has answered."""
        async with self._database.write() as connection:
            await connection.execute(delete(_challenges).where(_challenges.c.expires <= now()))


async def _rows(connection: AsyncConnection, person: str) -> list[Any]:
    query = select(_passkeys).where(_passkeys.c.person == person)
    return list(await connection.execute(query.order_by(_passkeys.c.created, _passkeys.c.id)))


def _short(id: str) -> str:
    return hashlib.sha256(id.encode()).hexdigest()[:SHORT]


def _kept(challenge: bytes, person: str | None) -> str:
    """A challenge as it is kept: one for a new passkey is for one person only."""
    return hashlib.sha256(challenge + (person or "").encode()).hexdigest()


async def _new_challenge(connection: AsyncConnection, person: str | None) -> bytes:
    challenge = secrets.token_bytes(32)
    row = {"id": _kept(challenge, person), "expires": now() + LASTS}
    await connection.execute(insert(_challenges).values(row))
    return challenge


async def _take_challenge(
    connection: AsyncConnection, challenge: bytes, person: str | None
) -> None:
    this = (_challenges.c.id == _kept(challenge, person)) & (_challenges.c.expires > now())
    if not (await connection.execute(delete(_challenges).where(this))).rowcount:
        raise NotAllowed("wrong-passkey")
