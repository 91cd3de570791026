"""What is kept in the database. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    DDL,
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: A guest has no password and no `key`: many may be called Anna, one member only.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    #: The name as it is compared.
    Column("key", String(80), unique=True),
    Column("password", String(200)),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("disabled", BigInteger),
)

#: `id` is a hash: somebody who reads the database cannot use the sessions in it.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("device", String(80), nullable=False),
)

#: Codes and links that let a member set a new password, once each; `id` is a hash.
recovery = Table(
    "recovery",
    metadata,
    Column("id", String(64), primary_key=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    #: "code" or "link".
    Column("kind", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "muted",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
)

#: Cards in the making, as the page of the workshop has them; the page gives them their ids.
drafts = Table(
    "drafts",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("data", JSON, nullable=False),
)

#: How far members have come in the lessons.
progress = Table(
    "progress",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("changed", BigInteger, nullable=False),
    Column("data", JSON, nullable=False),
)

#: The first answers of members to puzzles, with the rating that each left them with.
attempts = Table(
    "attempts",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("right", Boolean, nullable=False),
    #: The day whose puzzle it was; None: it was not the daily one.
    Column("day", String(10)),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_attempts_person_at", "person", "at"),
)

#: How hard puzzles have turned out to be.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("n", Integer, nullable=False),
)

#: A table is one match: with its journal it is the whole game.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), unique=True),
    #: Empty: nobody gave it one, and its host's is shown.
    Column("name", String(40), nullable=False),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    #: Whether a person who plays there with bots alone may ask for hints.
    Column("hints", Boolean, nullable=False, default=False, server_default=false()),
    Column("state", String(10), nullable=False),
    Column("host", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("created", BigInteger, nullable=False),
    #: When somebody last did something here; abandoned tables are found by it.
    Column("touched", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    #: The server's part of the seed, and from the start on the seed of the match.
    Column("server_luck", String(64), nullable=False),
    Column("seed", String(64)),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String(16)),
    #: When its host or somebody who sits there was last connected, while it is open.
    Column("attended", BigInteger, nullable=False, server_default="0"),
    #: A hash of the address that it was made from; erased when the game is over.
    Column("origin", String(16), index=True),
    #: Of a trial, which goes on from a moment of another game: what of the head of its journal the
    #: other columns do not hold (`trials.py`). The entries before that moment are its first row.
    Column("trial", JSON(none_as_null=True)),
    #: The ids of the people that the host has sent away.
    Column("sent_away", JSON, nullable=False, default=list),
    Index("ix_tables_state_touched", "state", "touched"),
)

#: What closing a table sets: nothing leads to it, and where it came from is nobody's business.
CLOSED = {"state": "closed", "code": None, "origin": None}

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    #: The person's name when they sat down.
    Column("name", String(60)),
    Column("bot", String(60)),
    Column("luck", String(64)),
    #: The person got up during the game: a bot plays until they sit down again.
    Column("left", Boolean, nullable=False, default=False),
    #: How many hints the person has had.
    Column("hints", Integer, nullable=False, default=0, server_default="0"),
)

#: What people want the site to answer for them (`wishes.py`); a seat without a row has no wish.
wishes = Table(
    "wishes",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ask_anyway", Boolean, nullable=False),
    #: The number of the turn in which it passes.
    Column("passing", Integer),
)

#: The game itself. A row is what was accepted in one go: a JSON list of entries
#: [seat, answer, key]. That it is there means that it happened; its number is unique, so that
#: of two processes that write at the same moment one is refused, catches up and tries again.
journal = Table(
    "journal",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entries", Text, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    #: Of a bot; its name depends on the reader's language.
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", String(300)),
    Column("line", String(40)),
    #: Of a seat, said by the site; and how many events there were by then, secret ones included.
    Column("presence", String(8)),
    Column("events", Integer),
)

#: Of a line of talk at a table, or of an entry of the guild.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("line", Integer),
    Column("entry", String(40), ForeignKey("guild.id", ondelete="CASCADE"), index=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("reason", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger),
)

#: Which process runs the bots and clocks of a table, and until when it may.
leases = Table(
    "leases",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(32), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

#: How strong cards are: what was counted of each, by a hash of what it does (`lab.py`).
measurements = Table(
    "measurements",
    metadata,
    Column("game", String(60), primary_key=True),
    Column("card", String(40), primary_key=True),
    #: Of the experiment, its bots and the rules: figures of another one cannot be compared.
    Column("version", String(20), primary_key=True),
    Column("data", JSON, nullable=False),
    Column("sums", JSON, nullable=False),
    #: The number of games in the sums.
    Column("games", Integer, nullable=False),
    #: "queued", "stopped", "failed" or "done"; the queue is in the order of `asked`.
    Column("state", String(10), nullable=False),
    Column("asked", BigInteger, nullable=False),
    #: Which process measures it, and until when it may.
    Column("owner", String(32)),
    Column("until", BigInteger, nullable=False, server_default="0"),
    Index("ix_measurements_state_asked", "state", "asked"),
)

#: Who has asked for a measurement, when, and whether they still want it.
measurements_wanted = Table(
    "measurements_wanted",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("card", String(40), primary_key=True),
    Column("version", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("active", Boolean, nullable=False),
)

#: What the gallery filters by, in the index of every order: entries that do not fit cost little.
_FILTERS = ("kind", "game", "verdict", "tags", "author")

#: Cards and variants that were published, each version of them. A version does not change; what
#: is counted (hearts, plays) is the same in all versions of a work.
guild = Table(
    "guild",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    #: Made from a hash of the data.
    Column("id", String(40), nullable=False, unique=True),
    #: "card" or "variant".
    Column("kind", String(8), nullable=False),
    Column("game", String(60), nullable=False),
    #: What all versions share.
    Column("work", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    #: The id of the entry from which it was made, which may not be there any more.
    Column("origin", String(40), index=True),
    Column("author", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("published", BigInteger, nullable=False),
    Column("data", JSON, nullable=False),
    Column("name", JSON, nullable=False),
    Column("texts", JSON, nullable=False),
    #: The words of names and texts, by which it is found (`search.py`).
    Column("words", Text, nullable=False),
    #: With a space before, between and after them.
    Column("tags", String(80), nullable=False),
    Column("useless", Boolean, nullable=False),
    #: A hash of what a table has that is played with it.
    Column("played_as", String(40), nullable=False, index=True),
    Column("hearts", Integer, nullable=False),
    Column("plays", Integer, nullable=False),
    #: The id of its measurement in the lab, and the version of that from which its strength is.
    Column("measurement", String(40)),
    Column("measured", String(20)),
    Column("verdict", String(8)),
    Column("effect", Float),
    Column("strength", JSON(none_as_null=True)),
    #: When those who run the site have hidden it.
    Column("hidden", BigInteger),
    #: It is in the gallery: the newest version of its work that is not hidden.
    Column("listed", Boolean, nullable=False),
    UniqueConstraint("work", "version"),
    Index("ix_guild_author_number", "author", "number"),
    Index("ix_guild_new", "listed", "number", *_FILTERS),
    Index("ix_guild_loved", "listed", "hearts", "number", *_FILTERS),
    Index("ix_guild_played", "listed", "plays", "number", *_FILTERS),
    Index("ix_guild_strength", "listed", "effect", "number", *_FILTERS),
    Index("ix_guild_measured", "game", "measured", "measurement"),
)

#: The tables with which SQLite searches; the database fills them itself, from `guild`.
SEARCH = "guild_search"
#: What each database needs for searching, beside the tables.
SEARCHING = {
    "sqlite": (
        f"CREATE VIRTUAL TABLE {SEARCH} USING fts5"
        "(words, content='guild', content_rowid='number', prefix='2 3')",
        f"CREATE TRIGGER {SEARCH}_add AFTER INSERT ON guild BEGIN"
        f" INSERT INTO {SEARCH} (rowid, words) VALUES (new.number, new.words); END",
        f"CREATE TRIGGER {SEARCH}_remove AFTER DELETE ON guild BEGIN"
        f" INSERT INTO {SEARCH} ({SEARCH}, rowid, words)"
        " VALUES ('delete', old.number, old.words); END",
    ),
    "postgresql": (
        "CREATE INDEX ix_guild_words ON guild"
        " USING gin (array_to_tsvector(string_to_array(words, ' ')))",
    ),
}
for _dialect, _statements in SEARCHING.items():
    for _statement in _statements:
        _made = DDL(_statement)  # type: ignore[no-untyped-call]
        event.listen(guild, "after_create", _made.execute_if(dialect=_dialect))


def is_ours(name: str | None, kind: str, _parents: Any = None) -> bool:
    """Whether a table or an index of the database is one of those above; for Alembic."""
    is_search = (name or "").startswith(SEARCH) or (kind, name) == ("index", "ix_guild_words")
    return not is_search


#: One a person for each work.
guild_hearts = Table(
    "guild_hearts",
    metadata,
    Column("work", String(16), primary_key=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("at", BigInteger, nullable=False, index=True),
)

#: What the coach says of finished games, by seat (`coaching.py`).
coachings = Table(
    "coachings",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    #: Of the coach: another one would say something else.
    Column("version", Integer, primary_key=True),
    #: As far as it is made, as JSON.
    Column("report", Text),
    #: Whoever has the link may read it.
    Column("shared", Boolean, nullable=False),
    #: As of measurements.
    Column("state", String(10), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("owner", String(32)),
    Column("until", BigInteger, nullable=False, server_default="0"),
    Index("ix_coachings_state_asked", "state", "asked"),
)

#: Who has asked for a report, when, and whether they still want it.
coachings_wanted = Table(
    "coachings_wanted",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("active", Boolean, nullable=False),
)

#: What was done with `dragonstones admin`, and by which user of the system.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("user", String(80), nullable=False),
    Column("command", String(40), nullable=False),
    #: The id of a person, a table or an entry of the guild, or the number of a report.
    Column("subject", String(40), nullable=False),
)
