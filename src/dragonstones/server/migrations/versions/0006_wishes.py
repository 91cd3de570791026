"""What people want the site to answer for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ask_anyway", sa.Boolean(), nullable=False),
        sa.Column("passing", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_wishes_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_wishes")),
    )
