"""Passwords: kept as Argon2id hashes, made and checked beside the event loop."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

#: A hash takes 64 MiB and a core for a moment: so many at once.
AT_ONCE = 2


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _typed(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password. With nothing kept it takes as long to say no: how long a
        log-in takes does not tell whether there is somebody of that name."""
        if self._nobodys is None:
            self._nobodys = await self.hash(secrets.token_hex(16))
        async with self._turn:
            try:
                return await asyncio.to_thread(
                    self._hasher.verify, kept or self._nobodys, _typed(password)
                )
            except (VerificationError, InvalidHashError):
                return False

    def is_outdated(self, kept: str) -> bool:
        """Whether it was made with other parameters than we use now."""
        return self._hasher.check_needs_rehash(kept)


def _typed(password: str) -> str:
    """The same for the same keys, whichever way a device writes an umlaut."""
    return unicodedata.normalize("NFKC", password)
