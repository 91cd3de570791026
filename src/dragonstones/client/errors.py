"""What can go wrong between a client and a site."""

from __future__ import annotations


class Declined(Exception):
    """The site has refused something, and nothing has changed: `reason` is a sentence."""

    def __init__(self, code: str, reason: str, status: int | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        #: Of an HTTP call.
        self.status = status


class Disconnected(Exception):
    """The connection has ended, and retrying does not help: the session is over."""
