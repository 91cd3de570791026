"""How far members have come in the lessons."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update

from dragonstones.server import schema
from dragonstones.server.database import Database, now
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import NotAllowed, SiteRefused
from dragonstones.wire import MOST_LESSONS, LessonProgress

#: The most bytes of all of it as JSON; a whole game with every bid is 4 kB.
MOST_BYTES = 32 * 1024

_progress = schema.progress.c


class Progress:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: PersonRow) -> LessonProgress:
        """Nothing done, if nothing is known."""
        _check_member(person)
        query = select(_progress.data).where(_progress.person == person.id)
        async with self._database.read() as connection:
            return msgspec.convert(await connection.scalar(query) or {}, LessonProgress)

    async def keep(self, person: PersonRow, progress: LessonProgress) -> LessonProgress:
        """Merge progress and return all of it: what was done on any device stays done."""
        _check_member(person)
        async with self._database.write() as connection:
            # Held until the end: if two devices write at once, one waits for the other.
            mine = select(schema.people.c.id).where(schema.people.c.id == person.id)
            await connection.execute(mine.with_for_update())
            query = select(_progress.data).where(_progress.person == person.id)
            before = msgspec.convert(await connection.scalar(query) or {}, LessonProgress)
            progress = _added(before, progress)
            values = {"changed": now(), "data": msgspec.to_builtins(progress)}
            known = update(schema.progress).where(_progress.person == person.id).values(values)
            if not (await connection.execute(known)).rowcount:
                new = {"person": person.id, **values}
                await connection.execute(insert(schema.progress).values(new))
        return progress


def _added(before: LessonProgress, new: LessonProgress) -> LessonProgress:
    """What was done stays done, and what was left is kept until it is done or another is begun."""
    done = list(dict.fromkeys([*before.done, *new.done]))
    left = before.under_way
    is_over = left is not None and f"{left.game}/{left.id}" in new.done
    added = LessonProgress(done=done, under_way=new.under_way or (None if is_over else left))
    if len(done) > MOST_LESSONS or len(msgspec.json.encode(added)) > MOST_BYTES:
        raise SiteRefused("progress-large", most=MOST_BYTES // 1024)
    return added


def _check_member(person: PersonRow) -> None:
    if not person.member:
        raise NotAllowed("progress-for-members")
