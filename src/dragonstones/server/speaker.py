"""Sentences beside the data of one table, for clients that ask for them."""

from __future__ import annotations

from typing import Any

from dragonstones.engine import Event
from dragonstones.server.tables import TableRow
from dragonstones.server.words import event_words, seat_names, view_words
from dragonstones.wire import Language


class Speaker:
    def __init__(self, table: TableRow) -> None:
        self.table = table

    def names(self, lang: Language) -> list[str]:
        return seat_names([(seat.name, seat.bot) for seat in self.table.seats], lang)

    def event(self, event: Event, lang: Language) -> str:
        return event_words(event, self.names(lang), lang)

    def with_words(self, view: dict[str, Any], lang: Language) -> dict[str, Any]:
        """The view as people read it; or only what has changed of it, which needs no words."""
        return view_words(view, self.names(lang), lang) if "game" in view else view
