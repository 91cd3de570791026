"""The guild: cards and variants that were published, hearts for them, and reports of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

FILTERS = ["kind", "game", "verdict", "tags", "author"]
SEARCHING = {
    "sqlite": (
        "CREATE VIRTUAL TABLE guild_search USING fts5"
        "(words, content='guild', content_rowid='number', prefix='2 3')",
        "CREATE TRIGGER guild_search_add AFTER INSERT ON guild BEGIN"
        " INSERT INTO guild_search (rowid, words) VALUES (new.number, new.words); END",
        "CREATE TRIGGER guild_search_remove AFTER DELETE ON guild BEGIN"
        " INSERT INTO guild_search (guild_search, rowid, words)"
        " VALUES ('delete', old.number, old.words); END",
    ),
    "postgresql": (
        "CREATE INDEX ix_guild_words ON guild"
        " USING gin (array_to_tsvector(string_to_array(words, ' ')))",
    ),
}


def upgrade() -> None:
    op.create_table(
        "guild",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("work", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("origin", sa.String(40)),
        sa.Column("author", sa.String(32)),
        sa.Column("published", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("name", sa.JSON(), nullable=False),
        sa.Column("texts", sa.JSON(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("tags", sa.String(80), nullable=False),
        sa.Column("useless", sa.Boolean(), nullable=False),
        sa.Column("played_as", sa.String(40), nullable=False),
        sa.Column("hearts", sa.Integer(), nullable=False),
        sa.Column("plays", sa.Integer(), nullable=False),
        sa.Column("measurement", sa.String(40)),
        sa.Column("measured", sa.String(20)),
        sa.Column("verdict", sa.String(8)),
        sa.Column("effect", sa.Float()),
        sa.Column("strength", sa.JSON()),
        sa.Column("hidden", sa.BigInteger()),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["author"], ["people.id"], name=op.f("fk_guild_author"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_guild")),
        sa.UniqueConstraint("id", name=op.f("uq_guild_id")),
        sa.UniqueConstraint("work", "version", name=op.f("uq_guild_work")),
    )
    for name, columns in (
        ("origin", ["origin"]),
        ("played_as", ["played_as"]),
        ("author_number", ["author", "number"]),
        ("new", ["listed", "number", *FILTERS]),
        ("loved", ["listed", "hearts", "number", *FILTERS]),
        ("played", ["listed", "plays", "number", *FILTERS]),
        ("strength", ["listed", "effect", "number", *FILTERS]),
        ("measured", ["game", "measured", "measurement"]),
    ):
        op.create_index(op.f(f"ix_guild_{name}"), "guild", columns)
    for statement in SEARCHING[op.get_bind().dialect.name]:
        op.execute(statement)
    op.create_table(
        "guild_hearts",
        sa.Column("work", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_guild_hearts_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("work", "person", name=op.f("pk_guild_hearts")),
    )
    op.create_index(op.f("ix_guild_hearts_person"), "guild_hearts", ["person"])
    op.create_index(op.f("ix_guild_hearts_at"), "guild_hearts", ["at"])
    with op.batch_alter_table("reports") as reports:
        reports.alter_column("table", existing_type=sa.String(16), nullable=True)
        reports.alter_column("line", existing_type=sa.Integer(), nullable=True)
        reports.add_column(sa.Column("entry", sa.String(40)))
        reports.create_foreign_key(
            op.f("fk_reports_entry"), "guild", ["entry"], ["id"], ondelete="CASCADE"
        )
        reports.create_index(op.f("ix_reports_entry"), ["entry"])
