"""The journal of a finished game as one small row: writing and reading it.

It is stored in columns, since similar values compress better side by side: when the rows came, how
many entries each had, whose each entry was, and what it was. Keys, which clients send so that an
answer counts once, are left out: nobody sends them again. Times are kept to the second: finer ones
would take a quarter of the room.
zstd does the rest, with a dictionary that was trained on other games of the same kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

import msgspec
import zstandard
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.engine.journal import Entry, decode_entry, encode_entry
from dragonstones.server import schema

#: The most bytes of a dictionary, how many bytes of games yield one byte of it, and zstd's level:
#: packing has time, and reading is equally fast.
DICTIONARY, SHARE = 32 * 1024, 8
LEVEL = 19
#: Milliseconds that times are kept to, and were before a row said so.
SECOND, TENTH = 1000, 100

_packed, _dictionaries = schema.packed, schema.dictionaries


class Columns(msgspec.Struct, array_like=True):
    """Everything that is kept of a game's rows."""

    #: When the first row came, and the time before each of the others, in units.
    start: int
    pauses: list[int]
    #: How many entries each row had.
    sizes: list[int]
    #: Of each entry, as the engine writes it.
    seats: list[int | None]
    answers: list[Any]
    #: Milliseconds.
    unit: int = TENTH


class Row(NamedTuple):
    """What was accepted in one round."""

    at: int
    entries: list[Entry]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Columns).decode


def columns(rows: Sequence[tuple[int, Iterable[Entry]]]) -> bytes:
    """The rows of a game before packing: what a dictionary is trained on."""
    entries = [[encode_entry(entry) for entry in row] for _, row in rows]
    times = [at // SECOND for at, _ in rows]
    flat = [one for row in entries for one in row]
    return _encode(
        Columns(
            start=times[0] if times else 0,
            pauses=[later - earlier for earlier, later in pairwise(times)],
            sizes=[len(row) for row in entries],
            seats=[seat for seat, _ in flat],
            answers=[answer for _, answer in flat],
            unit=SECOND,
        )
    )


def rows_in(data: bytes) -> list[Row]:
    kept = _decode(data)
    times = accumulate(kept.pauses, initial=kept.start)
    answers = iter(zip(kept.seats, kept.answers, strict=True))
    return [
        Row(time * kept.unit, [decode_entry(next(answers)) for _ in range(size)])
        for time, size in zip(times, kept.sizes, strict=False)
    ]


def learn(samples: Sequence[bytes]) -> bytes:
    """A dictionary from the columns of many games."""
    size = min(DICTIONARY, sum(map(len, samples)) // SHARE)
    return zstandard.train_dictionary(size, list(samples), level=LEVEL).as_bytes()


class Dictionary:
    """Packs and unpacks with a dictionary that is stored in the database."""

    def __init__(self, id: str, made: int, data: bytes) -> None:
        self.id, self.made = id, made
        self._data = zstandard.ZstdCompressionDict(data)
        self._unpack = zstandard.ZstdDecompressor(dict_data=self._data).decompress

    def pack(self, data: bytes) -> bytes:
        packer = zstandard.ZstdCompressor(
            level=LEVEL, dict_data=self._data, write_dict_id=False, write_checksum=False
        )
        return packer.compress(data)

    def unpack(self, data: bytes) -> bytes:
        return self._unpack(data)


def seal(table: str, last: str | None, data: bytes) -> str:
    """A hash of a packed journal, which shows damage as `chain.py` does for rows; `last` is the
    hash of the last row before it was packed."""
    return blake2b(f"{table}\n{last or ''}\n".encode() + data, digest_size=16).hexdigest()


def is_whole(row: Mapping[str, Any]) -> bool:
    """Whether a row of `packed` is as it was written."""
    return bool(row["hash"] == seal(row["table"], row["last"], row["data"]))


class Library:
    """The dictionaries that this process has used: they are few and never change."""

    def __init__(self) -> None:
        self._known: dict[str, Dictionary] = {}

    async def get(self, connection: AsyncConnection, id: str) -> Dictionary:
        if id not in self._known:
            query = select(_dictionaries.c.made, _dictionaries.c.data).where(
                _dictionaries.c.id == id
            )
            self._known[id] = Dictionary(id, *(await connection.execute(query)).one())
        return self._known[id]

    async def read(self, connection: AsyncConnection, table: str) -> list[Row]:
        """The rows of a table whose journal is packed; of another one, none."""
        query = select(_packed.c.dictionary, _packed.c.data).where(_packed.c.table == table)
        if (found := (await connection.execute(query)).one_or_none()) is None:
            return []
        dictionary = await self.get(connection, found.dictionary)
        return rows_in(dictionary.unpack(found.data))
