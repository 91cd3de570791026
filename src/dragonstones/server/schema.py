"""The tables of the database. Times are milliseconds since 1970, UTC."""

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
    LargeBinary,
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

#: A guest has no password and no `key`: many guests may be called Anna, but only one member.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    #: The name in the form in which names are compared.
    Column("key", String(80), unique=True),
    Column("password", String(200)),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("disabled", BigInteger),
    #: Who else sees their page: "nobody", "friends" or "everybody".
    Column("shown_to", String(10), nullable=False, default="nobody", server_default="nobody"),
    #: "moderator", "operator", or nothing.
    Column("role", String(10)),
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

#: What members sign in with instead of a password (`passkeys.py`); `id` is as the browser has it.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("name", String(60), nullable=False),
    Column("public_key", Text, nullable=False),
    #: How often it was used, as the device counts; many devices do not.
    Column("uses", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

#: Challenges that nobody has answered yet; `id` is a hash.
passkey_challenges = Table(
    "passkey_challenges",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("expires", BigInteger, nullable=False),
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

#: Who does not want to sit at a table with whom; it works both ways (`friends.py`).
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "blocked",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("at", BigInteger, nullable=False),
)

#: Two people who are friends, or one of whom has asked the other. `low` is the smaller id, so that
#: there is one row for each pair.
friends = Table(
    "friends",
    metadata,
    Column("low", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "high",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    #: Which of the two has asked.
    Column("asker", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("asked", BigInteger, nullable=False),
    #: Since when they have been friends; None: the other one has not agreed yet.
    Column("since", BigInteger),
)

#: Days on which a person's clocks stop in games by days, such as "2026-08-01".
holidays = Table(
    "holidays",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("first", String(10), primary_key=True),
    Column("last", String(10), nullable=False),
    #: When they were taken.
    Column("at", BigInteger, nullable=False),
)

#: What people are told, by event and channel (`outbox.py`): a row is one notice on one channel.
outbox = Table(
    "outbox",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    #: What happened, such as "turn/abcdefghijkl/17"; nobody is told of the same event twice.
    Column("event", String(100), primary_key=True),
    #: "page", "mail", or "push-" and the id of a device.
    Column("channel", String(40), primary_key=True),
    Column("kind", String(20), nullable=False),
    #: The id of what it is about: a table, a thread.
    Column("subject", String(40), nullable=False),
    Column("data", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    #: "new", "waiting", "handed" over, "sent", "void" or "failed".
    Column("state", String(8), nullable=False),
    #: When it may be sent, and how often sending it was tried.
    Column("after", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    #: Which process sends it, and until when it may.
    Column("owner", String(32)),
    Column("until", BigInteger, nullable=False, server_default="0"),
    #: When the person saw it in the page.
    Column("seen", BigInteger),
    Index("ix_outbox_state_after", "state", "after"),
    Index("ix_outbox_person_at", "person", "channel", "at"),
)

#: Browsers that show notices even when the page is closed.
push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    #: The address of its push service, and the keys with which notices are encrypted.
    Column("endpoint", String(600), nullable=False, unique=True),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: How people want to be told of each kind of event, and their mail address, if they gave one.
notice_choices = Table(
    "notice_choices",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("choices", JSON, nullable=False),
    Column("address", String(254)),
    #: When the person followed the link that was sent there.
    Column("confirmed", BigInteger),
)

#: Secrets that the site made at its first start.
site_keys = Table(
    "site_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
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

#: The first answers of members to puzzles, with their rating after each.
attempts = Table(
    "attempts",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("right", Boolean, nullable=False),
    #: The day, if it was that day's puzzle; None: it was not a daily one.
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

#: Whether the journal of a table is one row of `packed`.
_is_packed: Column[bool] = Column("packed", Boolean, nullable=False, server_default=false())

_wall: Column[str] = Column("wall", String(32))
#: A table is one match: with its journal it is the whole game.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(6), unique=True),
    #: Empty: nobody named it, and its host's name is shown.
    Column("name", String(40), nullable=False),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    #: Whether a person who plays there only with bots may ask for hints.
    Column("hints", Boolean, nullable=False, default=False, server_default=false()),
    #: Whether only people who finish their games may sit down (`finishing.py`).
    Column("steady", Boolean, nullable=False, server_default=false()),
    #: Whether one screen shows the table to everybody, who play on phones (`parties.py`).
    Column("party", Boolean, nullable=False, server_default=false()),
    #: The id of the person who opened it on that screen, until their account is deleted.
    _wall,
    #: From when to when the clocks were stopped, in milliseconds; the end of the last may be null.
    Column("pauses", JSON, nullable=False, server_default="[]"),
    Column("state", String(10), nullable=False),
    Column("host", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("created", BigInteger, nullable=False),
    #: When somebody last did something here; abandoned tables are found by it.
    Column("touched", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    #: The server's part of the seed; once the game starts, the seed of the match.
    Column("server_luck", String(64), nullable=False),
    Column("seed", String(64)),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String(16)),
    #: When its host or somebody who sits there was last connected, while it is open.
    Column("attended", BigInteger, nullable=False, server_default="0"),
    #: A hash of the address that it was made from; erased when the game is over.
    Column("origin", String(16), index=True),
    #: For a trial, which continues from a moment of another game: the part of the head of its
    #: journal that the other columns do not hold (`trials.py`). The entries before that moment are
    #: its first row. Likewise for a game that was played without a site (`carried.py`).
    Column("trial", JSON(none_as_null=True)),
    #: The ids of the people that the host has sent away, until it starts.
    Column("sent_away", JSON, nullable=False, default=list),
    #: For a game by days, or one that everybody has left: when the site has to look at it, whether
    #: anybody watches or not.
    Column("due", BigInteger, index=True),
    _is_packed,
    Index("ix_tables_state_touched", "state", "touched"),
    Index(
        "ix_tables_wall",
        "wall",
        sqlite_where=_wall.is_not(None),
        postgresql_where=_wall.is_not(None),
    ),
    Index("ix_tables_unpacked", "ended", sqlite_where=~_is_packed, postgresql_where=~_is_packed),
)

#: Closing a table sets these: nothing leads to it any more, and its origin is erased.
CLOSED: dict[str, Any] = {"state": "closed", "code": None, "origin": None, "sent_away": []}

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
    #: The colour that the person has chosen; null: the one with the number of the seat.
    Column("colour", Integer),
)

#: The people who were asked to a table, and by whom.
invitations = Table(
    "invitations",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column(
        "by", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("at", BigInteger, nullable=False),
    #: Whether they declined; nobody asks them again.
    Column("declined", Boolean, nullable=False, default=False, server_default=false()),
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
    #: Standing orders, in the form of the game's family, and when they were last changed.
    Column("orders", JSON(none_as_null=True)),
    Column("ordered", BigInteger, nullable=False, default=0, server_default="0"),
)

#: What the owner of standing orders was told: what the orders answered, and which were dropped.
#: Written with the row of the journal of this number: a list of [events seen before, note].
order_notes = Table(
    "order_notes",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("notes", JSON, nullable=False),
)

#: The game itself. A row is what was accepted in one round: a JSON list of entries
#: [seat, answer, key]. Only what is in a row has happened. Its number is unique, so that if two
#: processes write at the same moment, one is refused, catches up and tries again.
journal = Table(
    "journal",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entries", Text, nullable=False),
    #: Of this row and of the hash before it (`chain.py`); null: it is older than that.
    Column("hash", String(32)),
)

#: Dictionaries with which zstd packs games (`packed.py`); they are never changed or removed.
dictionaries = Table(
    "dictionaries",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

#: The journals of games that ended some time ago, each as one row.
packed = Table(
    "packed",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("dictionary", String(16), ForeignKey("dictionaries.id"), nullable=False),
    #: How many rows there were, and the hash of the last.
    Column("rows", Integer, nullable=False),
    Column("last", String(32)),
    Column("data", LargeBinary, nullable=False),
    #: A hash of all this (`packed.seal`).
    Column("hash", String(32), nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    #: The bot that says it; its name depends on the reader's language.
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", String(300)),
    Column("line", String(40)),
    #: Of a seat, said by the site; and how many events there were by then, secret ones included.
    Column("presence", String(8)),
    Column("events", Integer),
    #: When a moderator has hidden it.
    Column("hidden", BigInteger),
)

#: Reports of a line of talk, of an entry of the guild, or of a post in the forum.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("line", Integer),
    Column("entry", String(40), ForeignKey("guild.id", ondelete="CASCADE"), index=True),
    Column("post", Integer, ForeignKey("posts.number", ondelete="CASCADE"), index=True),
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
    #: The version of experiment, bots and rules: figures of different versions cannot be compared.
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

#: What the gallery filters by, in the index of every order, so that others are skipped cheaply.
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
    #: The id that all versions share.
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
    #: A hash of what a table's options hold if it is played with.
    Column("played_as", String(40), nullable=False, index=True),
    Column("hearts", Integer, nullable=False),
    Column("plays", Integer, nullable=False),
    #: The id of its measurement in the lab, and the version of that from which its strength is.
    Column("measurement", String(40)),
    Column("measured", String(20)),
    Column("verdict", String(8)),
    Column("effect", Float),
    Column("strength", JSON(none_as_null=True)),
    #: When a moderator has hidden it.
    Column("hidden", BigInteger),
    #: Whether it is in the gallery, as the newest version of its work that is not hidden.
    Column("listed", Boolean, nullable=False),
    UniqueConstraint("work", "version"),
    Index("ix_guild_author_number", "author", "number"),
    Index("ix_guild_new", "listed", "number", *_FILTERS),
    Index("ix_guild_loved", "listed", "hearts", "number", *_FILTERS),
    Index("ix_guild_played", "listed", "plays", "number", *_FILTERS),
    Index("ix_guild_strength", "listed", "effect", "number", *_FILTERS),
    Index("ix_guild_measured", "game", "measured", "measurement"),
)


def searching(table: str) -> dict[str, tuple[str, ...]]:
    """What each database needs besides the table itself to search it by its `words`. SQLite
    searches a separate table, which triggers keep filled."""
    search = f"{table}_search"
    gone = f"INSERT INTO {search} ({search}, rowid, words) VALUES ('delete', old.number, old.words)"
    new = f"INSERT INTO {search} (rowid, words) VALUES (new.number, new.words)"
    return {
        "sqlite": (
            f"CREATE VIRTUAL TABLE {search} USING fts5"
            f"(words, content='{table}', content_rowid='number', prefix='2 3')",
            f"CREATE TRIGGER {search}_add AFTER INSERT ON {table} BEGIN {new}; END",
            f"CREATE TRIGGER {search}_remove AFTER DELETE ON {table} BEGIN {gone}; END",
            f"CREATE TRIGGER {search}_change AFTER UPDATE OF words ON {table}"
            f" BEGIN {gone}; {new}; END",
        ),
        "postgresql": (
            f"CREATE INDEX ix_{table}_words ON {table}"
            " USING gin (array_to_tsvector(string_to_array(words, ' ')))",
        ),
    }


#: Tables that are searched by their words.
SEARCHED = ("guild", "posts")


def _make_searchable(table: Table) -> None:
    for dialect, statements in searching(table.name).items():
        for statement in statements:
            made = DDL(statement)  # type: ignore[no-untyped-call]
            event.listen(table, "after_create", made.execute_if(dialect=dialect))


_make_searchable(guild)


def is_ours(name: str | None, kind: str, _parents: Any = None) -> bool:
    """Whether a table or an index of the database is one of those above; for Alembic."""
    return not any(
        (name or "").startswith(f"{table}_search") or (kind, name) == ("index", f"ix_{table}_words")
        for table in SEARCHED
    )


#: Hearts: at most one per person and work.
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

#: The coach's reports on finished games, by seat (`coaching.py`).
coachings = Table(
    "coachings",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    #: The version of the coach: another one would say something else.
    Column("version", Integer, primary_key=True),
    #: The report as far as it is finished, as JSON.
    Column("report", Text),
    #: Whether everybody with the link may read it.
    Column("shared", Boolean, nullable=False),
    #: The same as for measurements.
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

_tallied: Column[bool] = Column("tallied", Boolean, nullable=False)
#: Finished games, by the people in them: written once, with the end of the game (`played.py`).
#: All that a person's page filters and counts by is here, and in its index.
played = Table(
    "played",
    metadata,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    #: The first of their seats.
    Column("seat", Integer, nullable=False),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    #: Whether it says something about the person: not if it began in the middle of another game,
    #: nor if several people played on their device.
    Column("counted", Boolean, nullable=False),
    #: Somebody who got up and did not come back has not won, and is last.
    Column("won", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    #: Whether it has been counted in the person's tallies and deeds.
    _tallied,
    Index("ix_played_person_ended", "person", "ended", "table", "game", "won", "public"),
    Index("ix_played_person_game", "person", "counted", "game", "seats", "won", "points"),
    Index("ix_played_untallied", "table", sqlite_where=~_tallied, postgresql_where=~_tallied),
)

#: The figures of all counted games of a person, added up.
tallies = Table(
    "tallies",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("figure", String(80), primary_key=True),
    Column("n", Integer, nullable=False),
)

#: The deeds of people (`dragonstones.deeds`), and the game in which each was first done.
deeds = Table(
    "deeds",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("deed", String(40), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    #: The event with which it was done, as its seat counts them; None: nobody has looked.
    Column("event", Integer),
    Column("at", BigInteger, nullable=False),
    Index("ix_deeds_table", "table"),
    Index("ix_deeds_deed", "deed"),
)

#: The host's changes to the boards of the forum: new ones, and changes of those that every site has
#: (`forum.py`).
boards = Table(
    "boards",
    metadata,
    Column("id", String(40), primary_key=True),
    #: By language; None: the usual name.
    Column("name", JSON(none_as_null=True)),
    Column("made", BigInteger, nullable=False),
    #: Since when it has been closed to new posts.
    Column("closed", BigInteger),
)

#: Threads and posts are never removed: a deleted one is left without words.
threads = Table(
    "threads",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("board", String(40), nullable=False),
    #: The work of the guild that it is about.
    Column("work", String(16), unique=True),
    Column("title", String(100), nullable=False),
    Column("author", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("at", BigInteger, nullable=False),
    #: How many there are, and the number of the newest: threads are read in this order.
    Column("posts", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("locked", BigInteger),
    Column("hidden", BigInteger),
    Index("ix_threads_board_last", "board", "last"),
    Index("ix_threads_last", "last"),
)

posts = Table(
    "posts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("thread", Integer, ForeignKey("threads.number", ondelete="CASCADE"), nullable=False),
    #: 1, 2 and so on: any page of a thread is found by it.
    Column("place", Integer, nullable=False),
    Column("author", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("at", BigInteger, nullable=False),
    #: Markdown; empty: its author has deleted their account.
    Column("text", Text, nullable=False),
    #: Words by which it is found (`search.py`); those of the first post include the title.
    Column("words", Text, nullable=False),
    #: The place, in the same thread, of the post that it answers.
    Column("answers", Integer),
    Column("edited", BigInteger),
    Column("hearts", Integer, nullable=False),
    Column("hidden", BigInteger),
    UniqueConstraint("thread", "place"),
    Index("ix_posts_author_number", "author", "number"),
)
_make_searchable(posts)

#: What posts said before they were edited.
post_versions = Table(
    "post_versions",
    metadata,
    Column("post", Integer, ForeignKey("posts.number", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: When it began to say so.
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

post_hearts = Table(
    "post_hearts",
    metadata,
    Column("post", Integer, ForeignKey("posts.number", ondelete="CASCADE"), primary_key=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("at", BigInteger, nullable=False),
)

#: How far somebody has read a thread, and whether they want to hear of new posts.
thread_marks = Table(
    "thread_marks",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("thread", Integer, ForeignKey("threads.number", ondelete="CASCADE"), primary_key=True),
    #: The place of the last post that they have seen.
    Column("read", Integer, nullable=False),
    Column("followed", Boolean, nullable=False),
    Index("ix_thread_marks_thread", "thread", "followed"),
)

#: Warnings, silences and bans of people; the audit log says which moderator imposed them.
sanctions = Table(
    "sanctions",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    #: "warn", "silence" or "ban".
    Column("kind", String(8), nullable=False),
    Column("reason", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    #: The end of a silence.
    Column("until", BigInteger),
    #: When the person has read it, and when it was taken back.
    Column("seen", BigInteger),
    Column("lifted", BigInteger),
)

#: Games with other people that ended, and how many of them the person finished.
finishes = Table(
    "finishes",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("stayed", Integer, nullable=False),
)

#: The numbers by which ratings know people; of a deleted person only the number is left.
players = Table(
    "players",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), unique=True),
)

_number: Column[int] = Column("number", Integer, unique=True)
#: Finished games that count for ratings: written once, with the end of the game (`results.py`).
#: All tables that follow, up to `meetings`, can be computed from them again.
results = Table(
    "results",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("ended", BigInteger, nullable=False),
    #: Who finished in which place (`results.Seat`).
    Column("seats", JSON, nullable=False),
    #: The order in which results were rated; None: not rated yet.
    _number,
    Index("ix_results_game_ended", "game", "ended"),
    Index(
        "ix_results_unrated",
        "ended",
        sqlite_where=_number.is_(None),
        postgresql_where=_number.is_(None),
    ),
)

#: The rating with which each game left each of its players.
rated = Table(
    "rated",
    metadata,
    Column("player", Integer, ForeignKey("players.number"), primary_key=True),
    #: The number of the result.
    Column("number", Integer, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_rated_player_game", "player", "game", "number"),
)

#: The current ratings; and for each month in which somebody played, the ratings at its end.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(60), primary_key=True),
    #: "2026-11"; empty: of all time.
    Column("season", String(7), primary_key=True),
    Column("player", Integer, ForeignKey("players.number"), primary_key=True),
    #: How many games in this season.
    Column("games", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    #: The lower end of the rating's band: people are ranked by it.
    Column("certain", Float, nullable=False),
    #: Whether they have played enough, and show their page to everybody.
    Column("listed", Boolean, nullable=False),
    Index("ix_ratings_listed", "game", "season", "listed", "certain", "player"),
    Index("ix_ratings_player", "player"),
)

#: How often two players have met in a month; `low` is the smaller number.
meetings = Table(
    "meetings",
    metadata,
    Column("season", String(7), primary_key=True),
    Column("low", Integer, ForeignKey("players.number"), primary_key=True),
    Column("high", Integer, ForeignKey("players.number"), primary_key=True),
    Column("n", Integer, nullable=False),
)

#: People for whom the site looks for a table (`matching.py`).
seekers = Table(
    "seekers",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("clock", String(10), nullable=False),
    #: Seconds after which bots may fill the table; None: they wait for people only.
    Column("patience", Integer),
    Column("since", BigInteger, nullable=False),
    #: When they last asked: a closed page does not ask.
    Column("seen", BigInteger, nullable=False),
    #: Where they have been seated.
    Column("table", String(16)),
)

#: The running processes, with the latest status report of each as JSON (`watch.py`).
processes = Table(
    "processes",
    metadata,
    Column("owner", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

#: What was done with `dragonstones admin`, and by which user of the system; and what moderators
#: did: the user is then `@` and the moderator's id.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("user", String(80), nullable=False),
    Column("command", String(40), nullable=False),
    #: The id of a person, a table, an entry of the guild or a board, or a number.
    Column("subject", String(40), nullable=False),
)
