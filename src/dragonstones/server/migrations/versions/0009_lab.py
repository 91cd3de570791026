"""The balance lab: how strong cards are, and who has asked for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "measurements",
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("card", sa.String(40), nullable=False),
        sa.Column("version", sa.String(20), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("sums", sa.JSON(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("until", sa.BigInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("game", "card", "version", name="pk_measurements"),
    )
    op.create_index("ix_measurements_state_asked", "measurements", ["state", "asked"])
    op.create_table(
        "measurements_wanted",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("card", sa.String(40), nullable=False),
        sa.Column("version", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
            name="fk_measurements_wanted_person",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("person", "game", "card", "version", name="pk_measurements_wanted"),
    )
