"""A log of admin commands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.String(80), nullable=False),
        sa.Column("command", sa.String(40), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
