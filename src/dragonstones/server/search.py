"""Finding entries of the guild by words, the same on both databases.

Words are folded here, not by the database: capitals, accents and the kind of a letter make no
difference. Every word that is asked for must be there, or the beginning of one that is.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from sqlalchemy import ColumnElement, bindparam, text

from dragonstones.lookalikes import name_key
from dragonstones.server import schema
from dragonstones.server.database import Database

#: Words of a question that count; nobody types more.
MOST_WORDS = 10
_WORD = re.compile(r"[^\W_]+")

_IN_SQLITE = f"guild.number IN (SELECT rowid FROM {schema.SEARCH} WHERE words MATCH :asked)"
_IN_POSTGRESQL = "array_to_tsvector(string_to_array(guild.words, ' ')) @@ CAST(:asked AS tsquery)"


def words_in(text: str) -> list[str]:
    """The words of a text as they are compared.

    >>> words_in("Der Größenwahn, 3× ÉTÉ!")
    ['der', 'grossenwahn', '3x', 'ete']
    """
    plain = unicodedata.normalize("NFKD", name_key(text.replace("×", "x")))
    return _WORD.findall("".join(one for one in plain if not unicodedata.combining(one)))


def words_of(texts: Iterable[str]) -> str:
    """All words of some texts, each once, as they are stored."""
    return " ".join(sorted({word for text in texts for word in words_in(text)}))


def has_words(database: Database, question: str) -> ColumnElement[bool] | None:
    """In a statement: whether an entry has these words. None: there are none in the question."""
    words = words_in(question)[:MOST_WORDS]
    if not words:
        return None
    if database.is_sqlite:
        asked = " AND ".join(f'"{word}"{"*" if len(word) > 1 else ""}' for word in words)
    else:
        asked = " & ".join(f"'{word}'{':*' if len(word) > 1 else ''}" for word in words)
    condition = text(_IN_SQLITE if database.is_sqlite else _IN_POSTGRESQL)
    found: ColumnElement[bool] = condition.bindparams(bindparam("asked", asked))  # type: ignore[assignment]
    return found
