"""The rows of the journal have hashes. Those that are there stay without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("journal", sa.Column("hash", sa.String(32)))
