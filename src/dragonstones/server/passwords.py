"""Passwords: stored as Argon2id hashes, which are made and checked outside the event loop."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Sequence

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from dragonstones.server.refusals import SiteRefused

#: How many hashes are made at once: each takes 64 MiB and a core for a moment.
AT_ONCE = 2
#: A password that is found with fewer guesses than this is too common.
FEWEST_GUESSES = 10**6
#: Characters of a password that are looked at: more take long, and no common one has them.
LOOKED_AT = 64


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _typed(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password. Without a stored one this takes just as long: the time of a
        log-in must not reveal whether the name exists."""
        if self._nobodys is None:
            self._nobodys = await self.hash(secrets.token_hex(16))
        async with self._turn:
            try:
                return await asyncio.to_thread(
                    self._hasher.verify, kept or self._nobodys, _typed(password)
                )
            except (VerificationError, InvalidHashError):
                return False

    async def check(self, password: str, *names: str) -> None:
        """Refuse a password that is easily guessed: a common one, a keyboard walk, the name."""
        async with self._turn:
            guesses = await asyncio.to_thread(_guesses, _typed(password), names)
        if guesses < FEWEST_GUESSES:
            raise SiteRefused("password-common")

    def is_outdated(self, kept: str) -> bool:
        """Whether it was made with other parameters than we use now."""
        return self._hasher.check_needs_rehash(kept)


def _guesses(password: str, names: Sequence[str]) -> float:
    """Return how many guesses a clever attacker needs who tries the commonest first."""
    from zxcvbn import zxcvbn  # its lists take 13 MB: only where somebody chooses a password

    known = [word for name in names for word in (name, *name.split())]
    found = zxcvbn(password[:LOOKED_AT], user_inputs=[*known, "dragonstones"])
    return float(found["guesses"])


def _typed(password: str) -> str:
    """The same for the same keys, whichever way a device writes an umlaut."""
    return unicodedata.normalize("NFKC", password)
