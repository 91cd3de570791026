"""Rated games, the ratings that follow from them, and people who look for a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_players_person", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("number", name="pk_players"),
        sa.UniqueConstraint("person", name="uq_players_person"),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("number", sa.Integer()),
        sa.PrimaryKeyConstraint("table", name="pk_results"),
        sa.UniqueConstraint("number", name="uq_results_number"),
    )
    op.create_index("ix_results_game_ended", "results", ["game", "ended"])
    unrated = sa.text("number IS NULL")
    op.create_index(
        "ix_results_unrated", "results", ["ended"], sqlite_where=unrated, postgresql_where=unrated
    )
    op.create_table(
        "rated",
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.number"], name="fk_rated_player"),
        sa.PrimaryKeyConstraint("player", "number", name="pk_rated"),
    )
    op.create_index("ix_rated_player_game", "rated", ["player", "game", "number"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("season", sa.String(7), nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("certain", sa.Float(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.number"], name="fk_ratings_player"),
        sa.PrimaryKeyConstraint("game", "season", "player", name="pk_ratings"),
    )
    listed = ["game", "season", "listed", "certain", "player"]
    op.create_index("ix_ratings_listed", "ratings", listed)
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "meetings",
        sa.Column("season", sa.String(7), nullable=False),
        sa.Column("low", sa.Integer(), nullable=False),
        sa.Column("high", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["low"], ["players.number"], name="fk_meetings_low"),
        sa.ForeignKeyConstraint(["high"], ["players.number"], name="fk_meetings_high"),
        sa.PrimaryKeyConstraint("season", "low", "high", name="pk_meetings"),
    )
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("clock", sa.String(10), nullable=False),
        sa.Column("patience", sa.Integer()),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(16)),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_seekers_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name="pk_seekers"),
    )
