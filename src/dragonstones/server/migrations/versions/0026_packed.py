"""Finished games whose journals are packed, and the dictionaries for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("packed", sa.Boolean(), nullable=False, server_default=no))
    unpacked = ~sa.column("packed", sa.Boolean())
    op.create_index(
        "ix_tables_unpacked",
        "tables",
        ["ended"],
        sqlite_where=unpacked,
        postgresql_where=unpacked,
    )
    op.create_table(
        "dictionaries",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_dictionaries")),
    )
    op.create_table(
        "packed",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("dictionary", sa.String(16), nullable=False),
        sa.Column("rows", sa.Integer(), nullable=False),
        sa.Column("last", sa.String(32)),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_packed_table"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["dictionary"], ["dictionaries.id"], name=op.f("fk_packed_dictionary")
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_packed")),
    )
