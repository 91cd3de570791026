"""Hints: whether a table allows them, and how many each seat has had."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    no, none = sa.false(), sa.text("0")
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=no))
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default=none))
