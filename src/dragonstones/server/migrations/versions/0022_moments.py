"""Deeds: the moment in which each was done, and an index to count who else has done it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("deeds", sa.Column("event", sa.Integer()))
    op.create_index("ix_deeds_deed", "deeds", ["deed"])
