"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("password", sa.String(200)),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("disabled", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("key", name=op.f("uq_people_key")),
    )
    op.create_index(op.f("ix_people_seen"), "people", ["seen"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["muted"], ["people.id"], name=op.f("fk_mutes_muted"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_mutes_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
    op.create_index(op.f("ix_mutes_muted"), "mutes", ["muted"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_expires"), "sessions", ["expires"])
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("code", sa.String(6)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("server_luck", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("result", sa.JSON(none_as_null=True)),
        sa.Column("rematch", sa.String(16)),
        sa.Column("sent_away", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["host"], ["people.id"], name=op.f("fk_tables_host"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    op.create_index(op.f("ix_tables_host"), "tables", ["host"])
    op.create_index("ix_tables_state_touched", "tables", ["state", "touched"])
    op.create_table(
        "journal",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_journal_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_journal")),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_leases_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_leases")),
    )
    op.create_index(op.f("ix_leases_owner"), "leases", ["owner"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_reports_person"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_reports_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_table"), "reports", ["table"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(60)),
        sa.Column("bot", sa.String(60)),
        sa.Column("luck", sa.String(64)),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"])
    op.create_table(
        "talk",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.String(300)),
        sa.Column("line", sa.String(40)),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_talk_person"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_talk_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_talk")),
    )
    op.create_index(op.f("ix_talk_person"), "talk", ["person"])
