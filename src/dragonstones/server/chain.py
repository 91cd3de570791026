"""The rows of a journal form a chain: each has a hash of itself and of the hash before it.

So a row that was damaged, changed, removed or inserted is found, and a row from elsewhere can be
shown to be the original. Rows from before there were hashes have none; the first one after them
begins the chain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Literal, NamedTuple

#: The hash before the first row.
BEGINNING = ""


class Link(NamedTuple):
    """A row as it is stored."""

    number: int
    at: int
    entries: str
    hash: str | None


class Damage(NamedTuple):
    number: int
    kind: Literal["changed", "missing", "unhashed"]


def link(before: str, table: str, number: int, at: int, entries: str) -> str:
    """The hash of a row that follows a row with the hash `before`."""
    content = f"{before}\n{table}\n{number}\n{at}\n{entries}"
    return blake2b(content.encode(), digest_size=16).hexdigest()


def after(row: Link | None) -> str:
    """The hash on which the row after this one is built."""
    return (row.hash if row else None) or BEGINNING


def damages(table: str, rows: Sequence[Link]) -> list[Damage]:
    """What is wrong with the rows of a table, which are in order."""
    found: list[Damage] = []
    before, number, is_known = BEGINNING, 0, True
    for row, next_one in zip(rows, [*rows[1:], None], strict=False):
        if row.number != number:
            found += (Damage(gone, "missing") for gone in range(number, row.number))
            # The original hash is not known, so this row has to be trusted.
            is_known = False
        number = row.number + 1
        if row.hash is None and not before:
            continue
        if row.hash is None or (is_known and row.hash != _link_of(table, before, row)):
            found.append(Damage(row.number, "changed" if row.hash else "unhashed"))
            if _is_shown_by(next_one, table, before, row):
                row = row._replace(hash=_link_of(table, before, row))
        before, is_known = after(row), True
    return found


class Mended(NamedTuple):
    #: Rows that have to replace those with the same numbers.
    rows: list[Link]
    #: What could not be mended.
    left: list[Damage]


def mend(table: str, rows: Sequence[Link], saved: Mapping[int, Link]) -> Mended:
    """The original of each changed row: as the rows after it show, or from a backup whose rows
    continue the same chain."""
    ours = {row.number: row for row in rows}
    wrong = {one.number: one for one in damages(table, rows)}
    written: list[Link] = []
    left: list[Damage] = []
    before = BEGINNING
    for number in range(max([*ours, *saved], default=-1) + 1):
        row, other = ours.get(number), saved.get(number)
        if row is None or number in wrong:
            if row and _is_shown_by(ours.get(number + 1), table, before, row):
                # The next row was built on its content: only its hash is wrong.
                row = row._replace(hash=_link_of(table, before, row))
                written.append(row)
            elif other and other.hash == _link_of(table, before, other):
                row = other
                written.append(row)
            elif number in wrong:
                left.append(wrong[number])
            else:
                break  # the chain ends here, and the backup is of another game
        before = after(row) if row else BEGINNING
    return Mended(written, left)


def _link_of(table: str, before: str, row: Link) -> str:
    return link(before, table, row.number, row.at, row.entries)


def _is_shown_by(next_one: Link | None, table: str, before: str, row: Link) -> bool:
    return next_one is not None and next_one.hash == _link_of(
        table, _link_of(table, before, row), next_one
    )
