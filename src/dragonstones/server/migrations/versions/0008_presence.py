"""Lines of talk in which the site says that somebody has left, is away or is back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("talk", sa.Column("presence", sa.String(8)))
    op.add_column("talk", sa.Column("events", sa.Integer()))
