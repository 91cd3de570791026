"""What a site refuses, as data; `locales/*/*.ftl` has the sentences."""

from __future__ import annotations

from typing import ClassVar

from dragonstones.engine import Refused


class SiteRefused(Refused):
    """Bad input. Nothing has changed."""

    status: ClassVar[int] = 400


class NotSignedIn(SiteRefused):
    status = 401


class NotAllowed(SiteRefused):
    status = 403


class NotFound(SiteRefused):
    status = 404


class Conflict(SiteRefused):
    status = 409


class TooMany(SiteRefused):
    """Too often; `seconds` says when again."""

    status = 429
