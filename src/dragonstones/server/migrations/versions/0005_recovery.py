"""Ways back for members who have forgotten their password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "recovery",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_recovery_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_recovery")),
    )
    op.create_index(op.f("ix_recovery_person"), "recovery", ["person"])
