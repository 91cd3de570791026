"""What a site refuses, as data; `locales/*/*.ftl` has the sentences."""

from __future__ import annotations

from typing import ClassVar

from dragonstones.engine import Refused


class UnusableSettings(Refused):
    """The settings are valid one by one, but no site should run with them."""


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
    """The request names a host that is not this site."""

    status = 421


class TooLong(SiteRefused):
    """The requested address is endlessly long."""

    status = 414


class Unavailable(SiteRefused):
    """The database cannot be used now. Nothing has changed."""

    status = 503


class Unplayable(SiteRefused):
    """What is stored of a game is damaged."""

    status = 500


class Newer(Unplayable):
    """A game of a newer version of the program, which looks after it."""

    status = 503


class TooMany(SiteRefused):
    """Too often; `seconds` says when again."""

    status = 429
