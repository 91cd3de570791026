"""Drafts of the workshop, kept for members."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_drafts_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "id", name=op.f("pk_drafts")),
    )
