"""The coach: reports on finished games, and who has asked for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "coachings",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("report", sa.Text()),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("until", sa.BigInteger(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_coachings_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", "version", name="pk_coachings"),
    )
    op.create_index("ix_coachings_state_asked", "coachings", ["state", "asked"])
    op.create_table(
        "coachings_wanted",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_coachings_wanted_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "table", "seat", "version", name="pk_coachings_wanted"),
    )
