"""A table that tells what happens on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dragonstones.engine.native import mypyc_attr

if TYPE_CHECKING:
    from dragonstones.engine.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    __slots__ = ("log",)

    log: list[Any] | None

    def tell(self, kind: type[Event], *fields: Any) -> None:
        """Log an event for everybody. It is made from its class and fields when somebody looks."""
        if self.log is not None:
            self.log.append((kind, fields))

    def tell_only(self, seats: tuple[int, ...], kind: type[Event], *fields: Any) -> None:
        """Log an event that only these seats may see."""
        if self.log is not None:
            self.log.append((kind, fields, seats))
