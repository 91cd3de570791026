"""The balance lab of a site: a queue of cards, measured one after the other in the background.

What was counted is kept in the database after every batch of games, so that a measurement goes on
after a restart, in whichever process takes it (`background.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

from sqlalchemy.engine import RowMapping

from dragonstones.arena.lab import (
    BATCH,
    MOST_GAMES,
    Experiment,
    Published,
    Sums,
    is_enough,
    measures_of,
    progress,
    published,
    strength,
    version_of,
)
from dragonstones.engine import Game
from dragonstones.server import schema
from dragonstones.server.background import Key, Queue, Worker
from dragonstones.server.database import Database
from dragonstones.server.lab_worker import Told, Wanted
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import NotFound
from dragonstones.wire import Measurement, MeasurementState


async def _nothing(_card: str) -> None:
    """Do nothing."""


class Lab(Queue):
    """The key is what the card does, in which game, in which version of the experiment."""

    rows, wishes = schema.measurements, schema.measurements_wanted
    key = ("game", "version", "card")
    too_many, unknown = "lab-a-day", "no-such-measurement"

    def __init__(self, database: Database, owner: str, a_day: int) -> None:
        super().__init__(database, owner, a_day, Worker("dragonstones.server.lab_worker", Told))
        #: Called with the id of a card once it has been measured here.
        self.on_measured: Callable[[str], Awaitable[None]] = _nothing

    def box(self, game: Game[Any]) -> Published:
        """The published cards, with which all others are compared."""
        found = published(game.id) if self.is_open else None
        if found is None:
            raise NotFound("no-lab", game=game.id)
        return found

    def id_of(self, game: Game[Any], card: Mapping[str, Any]) -> str | None:
        """The id under which a card is measured; None: cards of this game are not."""
        return Experiment(game.id, card).key if published(game.id) else None

    async def ask(self, game: Game[Any], card: Mapping[str, Any], person: PersonRow) -> Measurement:
        """Put a card into the queue, unless it is queued or measured already."""
        self.box(game)
        id, plain = Experiment(game.id, card).plain
        first = {"data": dict(plain), "sums": Sums().data(), "games": 0}
        await self.put(_key(game, id), first, person)
        return await self.read(game, id)

    async def cancel(self, game: Game[Any], card: str, person: PersonRow) -> Measurement:
        """Withdraw somebody's request; if nobody else wants the result, the measurement stops."""
        await self.withdraw(_key(game, card), person)
        return await self.read(game, card)

    async def read(self, game: Game[Any], card: str) -> Measurement:
        """What is known of a card, and where in the queue it is."""
        key, box = _key(game, card), self.box(game)
        row, state, place = await self.look(key)
        sums = Sums.read(row["sums"])
        return Measurement(
            id=card,
            game=game.id,
            version=key["version"],
            state=cast(MeasurementState, state),
            place=place,
            progress=1.0 if state == "done" else round(progress(sums, MOST_GAMES), 3),
            strength=strength(sums, box),
            measures=measures_of(game, row["data"]),
        )

    def is_old(self, row: RowMapping) -> bool:
        """Whether the experiment has changed since then."""
        return published(row["game"]) is None or version_of(row["game"]) != row["version"]

    async def work(self, key: Key, row: RowMapping) -> None:
        """Play batches of games; each batch is counted and stored."""
        sums = Sums.read(row["sums"])
        while not is_enough(sums, MOST_GAMES):
            last = min(sums.games + BATCH, MOST_GAMES)
            wanted = Wanted(key["game"], row["data"], sums.games, last)
            told: Told = await self.waiting_for(key, self._worker.ask(wanted))
            for facts in told.facts:
                sums.add(facts)
            await self.keep_sums(key, sums)
        await self.keep_sums(key, sums, state="done")
        await self.on_measured(key["card"])

    async def keep_sums(self, key: Key, sums: Sums, **more: Any) -> None:
        await self.keep(key, sums=sums.data(), games=sums.games, **more)


def _key(game: Game[Any], card: str) -> Key:
    return {"game": game.id, "version": version_of(game.id), "card": card}
