"""Who opened the wall of a table is found when they delete their account, and who was sent away is
forgotten when it starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    table = sa.table(
        "tables",
        sa.column("wall", sa.String(32)),
        sa.column("state", sa.String(10)),
        sa.column("sent_away", sa.JSON()),
    )
    tables = table.c
    is_known = tables.wall.is_not(None)
    op.create_index(
        "ix_tables_wall", "tables", ["wall"], sqlite_where=is_known, postgresql_where=is_known
    )
    # Nobody who has deleted their account is left there, either.
    people = sa.table("people", sa.column("id", sa.String(32)))
    is_gone = ~sa.exists().where(people.c.id == tables.wall)
    op.execute(sa.update(table).where(is_known, is_gone).values(wall=None))
    is_over = tables.state != "open"
    somebody = sa.cast(tables.sent_away, sa.String) != "[]"
    op.execute(sa.update(table).where(is_over, somebody).values(sent_away=[]))
