"""Games that were played to their end, and written into a database row by row."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import insert

from dragonstones import Match, fair
from dragonstones.engine import Game
from dragonstones.server import schema
from dragonstones.server.chain import BEGINNING, link
from dragonstones.server.database import Database

#: Three people and a bot; one of the people has added no part.
PEOPLE: tuple[str | None, ...] = ("Anna", "Ben", None, "Chris")
BOTS: tuple[str | None, ...] = (None, None, "merchant:bold", None)
LUCKS: tuple[str | None, ...] = ("aa" * 16, "bb" * 16, None, None)


@dataclass
class Played:
    """A game of four, with everything that may be in a journal."""

    match: Match
    id: str = "abcdefghijkl"
    server_luck: str = "5e" * 32
    #: How the entries came: so many at a time.
    rows: list[list[list[Any]]] = field(default_factory=list)

    @property
    def entries(self) -> list[list[Any]]:
        """Without keys."""
        return [entry[:2] for row in self.rows for entry in row]


def played(
    game: str | Game[Any], chance: int = 1, id: str = "abcdefghijkl", **options: Any
) -> Played:
    """A game by chance, in which answers are also changed and taken back, and time runs out."""
    server_luck = f"{chance:064x}"
    seed = fair.seed_of(server_luck, id, LUCKS)
    match = Match.new(game, seats=len(PEOPLE), seed=seed, options=options)
    rng = random.Random(chance)
    done = Played(match, id, server_luck)
    row: list[list[Any]] = []
    while match.waiting:
        answered = [seat for seat in match.questions if seat not in match.waiting]
        what = rng.random()
        if answered and what < 0.02:
            seat = rng.choice(answered)
            match.withdraw(seat)
            row.append([seat, None, rng.randbytes(4).hex()])
        elif what < 0.04:
            match.time_up()
            row.append([None, "time", None])
        else:
            seat = rng.choice(list(match.waiting))
            answer = match.waiting[seat].sample(rng)
            match.answer(seat, answer)
            row.append([seat, answer, None if BOTS[seat] else rng.randbytes(4).hex()])
        if rng.random() < 0.7:
            done.rows.append(row)
            row = []
    if row:
        done.rows.append(row)
    return done


async def put(database: Database, done: Played, chained: bool = True, **changes: Any) -> None:
    """Into the database, as a site writes it; or as it did before the rows were a chain."""
    match = done.match
    table = {
        "id": done.id,
        "name": "Anna's table",
        "game": match.game.id,
        "rules": match.game.rules,
        "options": match.options,
        "clock": "normal",
        "public": False,
        "state": "over",
        "created": 1,
        "touched": 1,
        "started": 1,
        "ended": 2,
        "server_luck": done.server_luck,
        "seed": match.seed,
        "result": match.result,
    }
    seats = [
        {"table": done.id, "seat": seat, "name": name, "bot": bot, "luck": luck, "left": False}
        for seat, (name, bot, luck) in enumerate(zip(PEOPLE, BOTS, LUCKS, strict=True))
    ]
    journal, hash = [], BEGINNING
    for number, row in enumerate(done.rows):
        entries = json.dumps(row)
        hash = link(hash, done.id, number, 1, entries)
        written = {"table": done.id, "number": number, "at": 1, "entries": entries}
        journal.append(written | ({"hash": hash} if chained else {}))
    async with database.write() as connection:
        await connection.execute(insert(schema.tables), {**table, **changes})
        await connection.execute(insert(schema.seats), seats)
        await connection.execute(insert(schema.journal), journal)
