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


class ForeignHost(SiteRefused):
    """The request calls this site by a name that is not its own."""

    status = 421


class TooLong(SiteRefused):
    """The address that was asked for has no end."""

    status = 414


class Unavailable(SiteRefused):
    """The database cannot be used now. Nothing has changed."""

    status = 503


class Unplayable(SiteRefused):
    """What is stored of a game is damaged."""

    status = 500


class TooMany(SiteRefused):
    """Too often; `seconds` says when again."""

    status = 429
