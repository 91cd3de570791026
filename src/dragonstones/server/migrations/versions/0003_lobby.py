"""Who attends an open table, and where it was made from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(
            sa.Column("attended", sa.BigInteger(), nullable=False, server_default="0")
        )
        tables.add_column(sa.Column("origin", sa.String(16)))
        tables.create_index(op.f("ix_tables_origin"), ["origin"])
