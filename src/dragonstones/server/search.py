"""Full-text search of the guild and the forum, the same on both databases.

Words are folded here, not by the database: capitals, accents and variants of a letter make no
difference. Every word of a query must be there, or be the beginning of one that is.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Table, bindparam, text
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.lookalikes import words_in
from dragonstones.server.database import Database

#: Words of a query that count; nobody types more.
MOST_WORDS = 10

_IN_SQLITE = "{0}.number IN (SELECT rowid FROM {0}_search WHERE words MATCH :asked)"
_IN_POSTGRESQL = "array_to_tsvector(string_to_array({0}.words, ' ')) @@ CAST(:asked AS tsquery)"

_NEWEST_IN_SQLITE = (
    "SELECT rowid FROM {0}_search WHERE words MATCH :asked AND rowid < :before"
    " ORDER BY rowid DESC LIMIT :most"
)
#: For a rare word PostgreSQL would read all rows backwards. So it reads only this many, which is
#: enough for a frequent word, and then those that the index of words finds.
_NEWEST_IN_POSTGRESQL = (
    "SELECT number FROM (SELECT number, words FROM {0} WHERE number < :before"
    " ORDER BY number DESC LIMIT 1000) AS {0}"
    f" WHERE {_IN_POSTGRESQL} ORDER BY number DESC LIMIT :most",
    "WITH found AS MATERIALIZED"
    f" (SELECT number FROM {{0}} WHERE {_IN_POSTGRESQL} AND number < :before)"
    " SELECT number FROM found ORDER BY number DESC LIMIT :most",
)


def words_of(texts: Iterable[str]) -> str:
    """All words of some texts, each once, as they are stored."""
    return " ".join(sorted({word for text in texts for word in words_in(text)}))


def has_words(database: Database, table: Table, question: str) -> ColumnElement[bool] | None:
    """In a statement: whether a row has these words. None: the query has no words."""
    asked = _asked(database, question)
    if asked is None:
        return None
    condition = text((_IN_SQLITE if database.is_sqlite else _IN_POSTGRESQL).format(table.name))
    found: ColumnElement[bool] = condition.bindparams(bindparam("asked", asked))  # type: ignore[assignment]
    return found


async def newest_with(
    connection: AsyncConnection,
    database: Database,
    table: Table,
    question: str,
    before: int,
    most: int,
) -> list[int]:
    """The numbers of the newest rows that have these words. SQLite reads them in this order, and
    stops when there are enough: a word of all rows takes no longer than a rare one."""
    asked = _asked(database, question)
    if asked is None:
        return []
    values = {"asked": asked, "before": before, "most": most}
    found: list[int] = []
    for query in (_NEWEST_IN_SQLITE,) if database.is_sqlite else _NEWEST_IN_POSTGRESQL:
        found = list(await connection.scalars(text(query.format(table.name)), values))
        if len(found) == most:
            break
    return found


def _asked(database: Database, question: str) -> str | None:
    """The query in the database's syntax."""
    words = words_in(question)[:MOST_WORDS]
    if not words:
        return None
    if database.is_sqlite:
        return " AND ".join(f'"{word}"{"*" if len(word) > 1 else ""}' for word in words)
    return " & ".join(f"'{word}'{':*' if len(word) > 1 else ''}" for word in words)
