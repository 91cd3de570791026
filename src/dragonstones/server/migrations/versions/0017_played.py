"""Finished games by the people in them, their figures and deeds, and who sees a person's page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

#: Games that are read at a time.
BATCH = 500

_tables = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "game", "state", "ended", "public")),
    sa.column("result", sa.JSON),
    sa.column("trial", sa.JSON(none_as_null=True)),
)
_seats = sa.table("seats", *(sa.column(name) for name in ("table", "seat", "person", "left")))


def upgrade() -> None:
    shown = sa.Column("shown_to", sa.String(10), nullable=False, server_default="nobody")
    op.add_column("people", shown)
    played = op.create_table(
        "played",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("tallied", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_played_table", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_played_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", name="pk_played"),
    )
    assert played is not None
    for rows in _finished():
        op.bulk_insert(played, rows)
    order = ["person", "ended", "table", "game", "won", "public"]
    op.create_index("ix_played_person_ended", "played", order)
    record = ["person", "counted", "game", "seats", "won", "points"]
    op.create_index("ix_played_person_game", "played", record)
    untallied = sa.text("NOT tallied")
    op.create_index(
        "ix_played_untallied",
        "played",
        ["table"],
        sqlite_where=untallied,
        postgresql_where=untallied,
    )
    op.create_table(
        "tallies",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("figure", sa.String(80), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_tallies_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "game", "figure", name="pk_tallies"),
    )
    op.create_table(
        "deeds",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("deed", sa.String(40), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_deeds_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_deeds_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "deed", name="pk_deeds"),
    )
    op.create_index("ix_deeds_table", "deeds", ["table"])


def _finished() -> Iterator[list[dict[str, Any]]]:
    """The rows of all games that are over, as many at a time as `BATCH` games have."""
    connection, last = op.get_bind(), ""
    while True:
        query = (
            sa.select(_tables)
            .where(_tables.c.state == "over", _tables.c.id > last)
            .order_by(_tables.c.id)
            .limit(BATCH)
        )
        games = connection.execute(query).all()
        if not games:
            return
        last = games[-1].id
        ids = [game.id for game in games]
        found = connection.execute(
            sa.select(_seats).where(_seats.c.table.in_(ids)).order_by(_seats.c.table, _seats.c.seat)
        )
        seats = {id: list(some) for id, some in groupby(found, key=lambda seat: seat.table)}
        rows = [row for game in games for row in _rows(game, seats.get(game.id, []))]
        if rows:
            yield rows


def _rows(game: Any, seats: list[Any]) -> Iterator[dict[str, Any]]:
    """How a game ended, for each person in it."""
    people = dict.fromkeys(seat.person for seat in seats if seat.person)
    for person in people if game.result else ():
        mine = [seat for seat in seats if seat.person == person]
        [first, *others] = mine
        winners, number = game.result["winners"], first.seat
        better = 0
        for place in game.result["ranking"]:
            if number in place:
                break
            better += len(place)
        place = 1 if number in winners else max(better, len(winners)) + 1
        yield {
            "table": game.id,
            "person": person,
            "seat": number,
            "game": game.game,
            "seats": len(seats),
            "ended": game.ended,
            "public": bool(game.public),
            "counted": game.trial is None and not others,
            "won": number in winners and not first.left,
            "place": len(seats) if first.left else place,
            "points": game.result["points"][number],
            "tallied": False,
        }
