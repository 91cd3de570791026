"""Games by days and holidays; what people are told, and how; standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger()))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("wishes", sa.Column("orders", sa.JSON(none_as_null=True)))
    ordered = sa.Column("ordered", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("wishes", ordered)
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("last", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _of_a_person("holidays"),
        sa.PrimaryKeyConstraint("person", "first", name="pk_holidays"),
    )
    op.create_table(
        "outbox",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("event", sa.String(100), nullable=False),
        sa.Column("channel", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("after", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(32)),
        sa.Column("until", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("seen", sa.BigInteger()),
        _of_a_person("outbox"),
        sa.PrimaryKeyConstraint("person", "event", "channel", name="pk_outbox"),
    )
    op.create_index("ix_outbox_state_after", "outbox", ["state", "after"])
    op.create_index("ix_outbox_person_at", "outbox", ["person", "channel", "at"])
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(600), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_a_person("push_devices"),
        sa.PrimaryKeyConstraint("id", name="pk_push_devices"),
        sa.UniqueConstraint("endpoint", name="uq_push_devices_endpoint"),
    )
    op.create_index("ix_push_devices_person", "push_devices", ["person"])
    op.create_table(
        "notice_choices",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("choices", sa.JSON(), nullable=False),
        sa.Column("address", sa.String(254)),
        sa.Column("confirmed", sa.BigInteger()),
        _of_a_person("notice_choices"),
        sa.PrimaryKeyConstraint("person", name="pk_notice_choices"),
    )
    op.create_table(
        "site_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_site_keys"),
    )


def _of_a_person(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_person"
    return sa.ForeignKeyConstraint(["person"], ["people.id"], name=name, ondelete="CASCADE")
