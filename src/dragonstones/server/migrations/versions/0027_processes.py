"""What the processes of a site tell of themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("owner", name=op.f("pk_processes")),
    )
