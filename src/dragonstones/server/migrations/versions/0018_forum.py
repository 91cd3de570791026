"""The forum, and moderation: boards, threads, posts, sanctions, and what is hidden."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

GUILD_CHANGE = (
    "CREATE TRIGGER guild_search_change AFTER UPDATE OF words ON guild BEGIN"
    " INSERT INTO guild_search (guild_search, rowid, words)"
    " VALUES ('delete', old.number, old.words);"
    " INSERT INTO guild_search (rowid, words) VALUES (new.number, new.words); END"
)
SEARCHING = {
    "sqlite": (
        "CREATE VIRTUAL TABLE posts_search USING fts5"
        "(words, content='posts', content_rowid='number', prefix='2 3')",
        "CREATE TRIGGER posts_search_add AFTER INSERT ON posts BEGIN"
        " INSERT INTO posts_search (rowid, words) VALUES (new.number, new.words); END",
        "CREATE TRIGGER posts_search_remove AFTER DELETE ON posts BEGIN"
        " INSERT INTO posts_search (posts_search, rowid, words)"
        " VALUES ('delete', old.number, old.words); END",
        "CREATE TRIGGER posts_search_change AFTER UPDATE OF words ON posts BEGIN"
        " INSERT INTO posts_search (posts_search, rowid, words)"
        " VALUES ('delete', old.number, old.words);"
        " INSERT INTO posts_search (rowid, words) VALUES (new.number, new.words); END",
        GUILD_CHANGE,
    ),
    "postgresql": (
        "CREATE INDEX ix_posts_words ON posts"
        " USING gin (array_to_tsvector(string_to_array(words, ' ')))",
    ),
}


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(10)))
    op.add_column("talk", sa.Column("hidden", sa.BigInteger()))
    op.create_table(
        "boards",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.JSON()),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_boards"),
    )
    op.create_table(
        "threads",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("board", sa.String(40), nullable=False),
        sa.Column("work", sa.String(16)),
        sa.Column("title", sa.String(100), nullable=False),
        sa.Column("author", sa.String(32)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("posts", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("locked", sa.BigInteger()),
        sa.Column("hidden", sa.BigInteger()),
        _of("threads", "author", "people.id", "SET NULL"),
        sa.PrimaryKeyConstraint("number", name="pk_threads"),
        sa.UniqueConstraint("work", name="uq_threads_work"),
    )
    op.create_index("ix_threads_author", "threads", ["author"])
    op.create_index("ix_threads_board_last", "threads", ["board", "last"])
    op.create_index("ix_threads_last", "threads", ["last"])
    op.create_table(
        "posts",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("thread", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("author", sa.String(32)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("answers", sa.Integer()),
        sa.Column("edited", sa.BigInteger()),
        sa.Column("hearts", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.BigInteger()),
        _of("posts", "thread", "threads.number"),
        _of("posts", "author", "people.id", "SET NULL"),
        sa.PrimaryKeyConstraint("number", name="pk_posts"),
        sa.UniqueConstraint("thread", "place", name="uq_posts_thread"),
    )
    op.create_index("ix_posts_author_number", "posts", ["author", "number"])
    for statement in SEARCHING[op.get_bind().dialect.name]:
        op.execute(statement)
    op.create_table(
        "post_versions",
        sa.Column("post", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        _of("post_versions", "post", "posts.number"),
        sa.PrimaryKeyConstraint("post", "number", name="pk_post_versions"),
    )
    op.create_table(
        "post_hearts",
        sa.Column("post", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _of("post_hearts", "post", "posts.number"),
        _of("post_hearts", "person", "people.id"),
        sa.PrimaryKeyConstraint("post", "person", name="pk_post_hearts"),
    )
    op.create_index("ix_post_hearts_person", "post_hearts", ["person"])
    op.create_table(
        "thread_marks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("thread", sa.Integer(), nullable=False),
        sa.Column("read", sa.Integer(), nullable=False),
        sa.Column("followed", sa.Boolean(), nullable=False),
        _of("thread_marks", "person", "people.id"),
        _of("thread_marks", "thread", "threads.number"),
        sa.PrimaryKeyConstraint("person", "thread", name="pk_thread_marks"),
    )
    op.create_index("ix_thread_marks_thread", "thread_marks", ["thread", "followed"])
    op.create_table(
        "sanctions",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("seen", sa.BigInteger()),
        sa.Column("lifted", sa.BigInteger()),
        _of("sanctions", "person", "people.id"),
        sa.PrimaryKeyConstraint("number", name="pk_sanctions"),
    )
    op.create_index("ix_sanctions_person", "sanctions", ["person"])
    with op.batch_alter_table("reports") as reports:
        reports.add_column(sa.Column("post", sa.Integer()))
        reports.create_foreign_key(
            op.f("fk_reports_post"), "posts", ["post"], ["number"], ondelete="CASCADE"
        )
        reports.create_index(op.f("ix_reports_post"), ["post"])


def _of(table: str, column: str, there: str, gone: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [there], name=f"fk_{table}_{column}", ondelete=gone)
