"""A table that nobody has named has no name of its own; its host's name is shown.

Names of tables whose host is gone are erased: they may be the host's name.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    people = sa.table("people", sa.column("id"), sa.column("name"))
    tables = sa.table("tables", sa.column("host"), sa.column("name"))
    host = sa.select(people.c.name).where(people.c.id == tables.c.host).scalar_subquery()
    unnamed = tables.c.host.is_(None) | (tables.c.name == host)
    op.execute(tables.update().where(unnamed).values(name=""))
