"""Parties: which tables are such, when their clocks stood still, and the colours of players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    no, none = sa.false(), sa.text("'[]'")
    op.add_column("tables", sa.Column("party", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("tables", sa.Column("pauses", sa.JSON(), nullable=False, server_default=none))
    op.add_column("tables", sa.Column("wall", sa.String(32)))
    op.add_column("seats", sa.Column("colour", sa.Integer()))
