"""Friends, blocks, invitations, who finishes their games, and passkeys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

_tables = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("trial", sa.JSON))
_seats = sa.table("seats", *(sa.column(name) for name in ("table", "person")))
_left = sa.column("left", sa.Boolean)


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("steady", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "blocks",
        *_people("blocks", "person", "blocked"),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "friends",
        *_people("friends", "low", "high", "asker"),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger()),
        sa.PrimaryKeyConstraint("low", "high", name="pk_friends"),
    )
    op.create_index("ix_friends_high", "friends", ["high"])
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(16), nullable=False),
        *_people("invitations", "person", "by"),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_invitations_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", name="pk_invitations"),
    )
    for column in ("person", "by"):
        op.create_index(f"ix_invitations_{column}", "invitations", [column])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        *_people("passkeys", "person"),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "passkey_challenges",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkey_challenges"),
    )
    finishes = op.create_table(
        "finishes",
        *_people("finishes", "person"),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("stayed", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_finishes"),
    )
    assert finishes is not None
    op.execute(sa.insert(finishes).from_select(["person", "games", "stayed"], _counted()))


def _people(table: str, *columns: str) -> list[sa.schema.SchemaItem]:
    """Columns that name people, who take such rows along when they go."""
    parts: list[sa.schema.SchemaItem] = []
    for column in columns:
        parts.append(sa.Column(column, sa.String(32), nullable=False))
        parts.append(
            sa.ForeignKeyConstraint(
                [column], ["people.id"], name=f"fk_{table}_{column}", ondelete="CASCADE"
            )
        )
    return parts


def _counted() -> sa.Select[tuple[str, int, int]]:
    """Of everybody: finished games with somebody else in them, and those that they stayed in."""
    played = (
        sa.select(_seats.c.table, _seats.c.person, sa.func.min(sa.case((_left, 0), else_=1)))
        .join_from(_seats, _tables, _tables.c.id == _seats.c.table)
        .where(_tables.c.state == "over", _tables.c.trial.is_(None), _seats.c.person.is_not(None))
        .group_by(_seats.c.table, _seats.c.person)
        .subquery()
    )
    table, person, stayed = played.c
    several = sa.select(table).group_by(table).having(sa.func.count() > 1)
    return (
        sa.select(person, sa.func.count(), sa.func.sum(stayed))
        .where(table.in_(several))
        .group_by(person)
    )
