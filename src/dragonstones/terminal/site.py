"""Running a site: `dragonstones serve`, `config`, `backup`, `restore`, `db`, `doctor`, `admin`.

The site is an extra. What it needs is imported only when one of its commands is used.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import aclosing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from dragonstones.engine import Refused
from dragonstones.extras import SERVER, is_missing, need
from dragonstones.terminal.manners import Language, stop, texts_for
from dragonstones.text import Texts

if TYPE_CHECKING:
    from dragonstones.server.admin import Admin
    from dragonstones.server.settings import Found

T = TypeVar("T")

SIGNS = {"fine": ("✓", "green"), "note": ("•", "yellow"), "wrong": ("✗", "red")}

DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="ADDRESS", help="Another one than the settings say."),
]
Most = Annotated[int, typer.Option(help="How many at most.", min=1)]
EntryId = Annotated[str, typer.Argument(help="As its page and `reports list` show it.")]
BoardId = Annotated[str, typer.Argument(help="As its address has it.")]
BoardName = Annotated[str | None, typer.Option(help="What it is called in this language.")]
Who = Annotated[str, typer.Argument(help="A member's name, or anybody's id.")]


def add_to(app: typer.Typer) -> None:
    for command in (serve, config, backup, restore, doctor):
        app.command()(command)
    db = typer.Typer(help="The database.", no_args_is_help=True)
    db.command("copy")(copy_database)
    db.command("repair")(repair_database)
    app.add_typer(db, name="db")
    admin = typer.Typer(
        help="People, tables, reports, the guild and the forum.", no_args_is_help=True
    )
    people = typer.Typer(help="Who is known here.", no_args_is_help=True)
    people.command("list")(list_people)
    people.command("disable")(disable_person)
    people.command("enable")(enable_person)
    people.command("link")(recovery_link)
    people.command("moderator")(set_moderator)
    people.command("operator")(set_operator)
    tables = typer.Typer(help="Where people play.", no_args_is_help=True)
    tables.command("list")(list_tables)
    tables.command("close")(close_table)
    reports = typer.Typer(help="What people have told of.", no_args_is_help=True)
    reports.command("list")(list_reports)
    reports.command("settle")(settle_report)
    guild = typer.Typer(help="What was published.", no_args_is_help=True)
    guild.command("hide")(hide_entry)
    guild.command("unhide")(unhide_entry)
    boards = typer.Typer(help="The boards of the forum.", no_args_is_help=True)
    boards.command("list")(list_boards)
    boards.command("add")(add_board)
    boards.command("rename")(rename_board)
    boards.command("close")(close_board)
    boards.command("open")(open_board)
    ratings = typer.Typer(help="How strong people are.", no_args_is_help=True)
    ratings.command("compute")(compute_ratings)
    ratings.command("thrown")(list_thrown)
    sessions = typer.Typer(help="Who is signed in.", no_args_is_help=True)
    sessions.command("end")(end_sessions)
    # Otherwise typer would merge a group with its only command.
    sessions.callback()(lambda: None)
    for name, group in (
        ("people", people),
        ("tables", tables),
        ("reports", reports),
        ("guild", guild),
        ("boards", boards),
        ("ratings", ratings),
        ("sessions", sessions),
    ):
        admin.add_typer(group, name=name)
    admin.command("audit")(list_audit)
    app.add_typer(admin, name="admin")


# -- running it ----------------------------------------------------------------


def is_installed() -> bool:
    """Whether this was installed with what a site needs."""
    return not any(map(is_missing, SERVER))


def serve(
    host: Annotated[str | None, typer.Option(help="0.0.0.0: for the local network too.")] = None,
    port: Annotated[int | None, typer.Option(help="0: any that is free.")] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes at this address; more need PostgreSQL and Redis.")
    ] = None,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Start a site: it migrates its database and says where it is."""
    t = texts_for(lang)
    chosen = {"host": host, "port": port, "workers": workers, "database_url": database}
    with _settings(t, **chosen) as found, _no_collecting():
        from dragonstones.server.serve import run

        code = run(found.settings, t, say=_say, with_code=sys.stdout.isatty())
    raise typer.Exit(code)


@contextmanager
def _no_collecting() -> Iterator[None]:
    """What a start imports and makes, stays: to look for garbage in it takes a fifth of the start.
    The site does that from the moment when it is ready."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _say(line: str) -> None:
    """Print at once, also into a pipe, since the program that started the site waits for it. The
    site keeps running if nobody reads its output."""
    try:
        print(line, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def config(lang: Language = None) -> None:
    """Show every setting, and where it comes from."""
    t = texts_for(lang)
    with _settings(t) as found:
        from dragonstones.server.settings import shown

        rows = [
            (name, shown(name, getattr(found.settings, name)), _source(source, t))
            for name, source in found.sources.items()
        ]
    _show((t("config-setting"), t("config-value"), t("config-source")), rows)


def _source(source: str, t: Texts) -> str:
    return t(f"config-{source}") if source in ("default", "option") else source


# -- keeping it ----------------------------------------------------------------


def backup(
    file: Annotated[Path, typer.Argument(help="Such as backup.jsonl.gz.")],
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Save everything to a file, while the site runs. It can be restored into any database."""
    t = texts_for(lang)
    with _settings(t, database_url=database) as found:
        from dragonstones.server.backup import backup as save

        counts = asyncio.run(save(found.settings, file)).counts
    rows, tables = sum(counts.values()), len(counts)
    typer.echo(t("backup-done", path=str(file), rows=rows, tables=tables))


def restore(
    file: Annotated[Path, typer.Argument(help="What `backup` has saved.")],
    force: Annotated[
        bool, typer.Option("--force", help="Replace what is in the database now.")
    ] = False,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Fill an empty database from a file. Stop the site before."""
    t = texts_for(lang)
    with _settings(t, database_url=database) as found:
        from dragonstones.server.backup import restore as load

        counts = asyncio.run(load(found.settings, file, force)).counts
    rows, tables = sum(counts.values()), len(counts)
    typer.echo(t("restore-done", path=str(file), rows=rows, tables=tables))


def copy_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="The address of a database.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The address of an empty one.")],
    lang: Language = None,
) -> None:
    """Copy a whole site from one database into another, SQLite or PostgreSQL. Stop the site before.
    What was interrupted goes on where it was."""
    t = texts_for(lang)
    with _settings(t, database_url=source) as ours, _settings(t, database_url=target) as theirs:
        from dragonstones.server.copying import copy_site

        with _bar(t("db-copying")) as (_, progress):
            counts = asyncio.run(copy_site(ours.settings, theirs.settings, progress))
    typer.echo(t("db-copied", rows=sum(counts.values()), tables=len(counts)))


def repair_database(
    backup: Annotated[
        Path | None, typer.Argument(help="What `backup` has saved: it may have what is lost.")
    ] = None,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Repair damaged rows of games, where the repair can be shown to be right."""
    t = texts_for(lang)
    with _settings(t, database_url=database) as found:
        from dragonstones.server.repair import repair

        with _bar(t("db-repairing")) as (_, progress):
            mended, left = asyncio.run(repair(found.settings, backup, progress))
    for table, number in mended:
        typer.echo(t("db-row-mended", table=table, row=number))
    for table, damage in left:
        typer.echo(t("db-row-left", table=table, row=damage.number))
    if not mended and not left:
        typer.echo(t("db-nothing-to-mend"))
    raise typer.Exit(1 if left else 0)


def doctor(
    games: Annotated[
        int | None, typer.Option(help="Play only this many stored games again.", min=0)
    ] = None,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Check that all is well: settings, database, clock, and every stored game."""
    t = texts_for(lang)
    with _settings(t, database_url=database) as found:
        wrong = asyncio.run(_examine(found, games, t))
    typer.echo()
    typer.echo(t("doctor-ill", n=wrong) if wrong else t("doctor-well"))
    raise typer.Exit(1 if wrong else 0)


async def _examine(found: Found, games: int | None, t: Texts) -> int:
    """Print the findings; return how many are wrong."""
    from dragonstones.server.doctor import Doctor

    wrong = 0
    with _bar(t("doctor-progress")) as (console, progress):
        # Closed in order, even if nobody reads the output any more.
        async with aclosing(Doctor(found, t).examine(games, progress)) as findings:
            async for finding in findings:
                wrong += finding.level == "wrong"
                sign, style = SIGNS[finding.level]
                console.print(sign, finding.text, style=style if sign != "✓" else None)
    return wrong


@contextmanager
def _bar(about: str) -> Iterator[tuple[Console, Callable[[int, int], None]]]:
    """A console that prints alongside a progress bar, and a function that updates the bar."""
    console = _console()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(about, total=None, visible=False)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, visible=done < of)

        yield bar.console, progress


# -- who runs it ---------------------------------------------------------------


def list_people(
    search: Annotated[str, typer.Option(help="A part of the name, or an id.")] = "",
    most: Most = 50,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Show who was here last."""
    t = texts_for(lang)
    people = _with_admin(t, database, lambda admin: admin.people(search, most))
    heads = ("admin-id", "admin-name", "admin-member", "admin-seen", "admin-disabled")
    rows = (
        (
            one.id,
            one.name,
            t("admin-member") if one.member else t("admin-guest"),
            _time(one.seen),
            _time(one.disabled),
        )
        for one in people
    )
    _show_all(heads, rows, t)


def disable_person(who: Who, database: DatabaseOption = None, lang: Language = None) -> None:
    """Lock somebody out, and end their sessions."""
    t = texts_for(lang)
    one = _with_admin(t, database, lambda admin: admin.disable(who))
    typer.echo(t("admin-person-disabled", name=one.name, id=one.id))


def enable_person(who: Who, database: DatabaseOption = None, lang: Language = None) -> None:
    """Let somebody in again."""
    t = texts_for(lang)
    one = _with_admin(t, database, lambda admin: admin.enable(who))
    typer.echo(t("admin-person-enabled", name=one.name, id=one.id))


def recovery_link(who: Who, database: DatabaseOption = None, lang: Language = None) -> None:
    """Make a link with which a member who has forgotten the password sets a new one."""
    t = texts_for(lang)
    one, link = _with_admin(t, database, lambda admin: admin.recovery_link(who))
    typer.echo(t("admin-recovery-link", name=one.name, id=one.id))
    typer.echo(link)


def set_operator(
    who: Who,
    no_longer: Annotated[bool, typer.Option("--not", help="Take it back.")] = False,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Let a member see the state of the site at /admin, and moderate."""
    t = texts_for(lang)
    one = _with_admin(t, database, lambda admin: admin.set_role(who, "operator", not no_longer))
    message = "admin-no-operator" if no_longer else "admin-operator"
    typer.echo(t(message, name=one.name, id=one.id))


def set_moderator(
    who: Who,
    no_longer: Annotated[bool, typer.Option("--not", help="Take it back.")] = False,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Let a member moderate what people write."""
    t = texts_for(lang)
    one = _with_admin(t, database, lambda admin: admin.set_role(who, "moderator", not no_longer))
    message = "admin-no-moderator" if no_longer else "admin-moderator"
    typer.echo(t(message, name=one.name, id=one.id))


def end_sessions(who: Who, database: DatabaseOption = None, lang: Language = None) -> None:
    """Sign somebody out everywhere."""
    t = texts_for(lang)
    n = _with_admin(t, database, lambda admin: admin.end_sessions(who))
    typer.echo(t("admin-sessions-ended", n=n))


def list_tables(
    everything: Annotated[bool, typer.Option("--all", help="Those that are over too.")] = False,
    most: Most = 50,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Show the tables that were used last."""
    t = texts_for(lang)
    states = ("open", "playing", *(("over", "closed") if everything else ()))
    tables = _with_admin(t, database, lambda admin: admin.tables(states, most))
    names = ("id", "name", "game", "state", "people", "touched")
    rows = (
        (
            one.id,
            one.name,
            one.game,
            t(f"admin-state-{one.state}"),
            ", ".join(one.people),
            _time(one.touched),
        )
        for one in tables
    )
    _show_all([f"admin-{name}" for name in names], rows, t)


def close_table(
    table: Annotated[str, typer.Argument(help="Its id, or its code of six letters.")],
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Close a table, even in the middle of a game."""
    t = texts_for(lang)
    id = _with_admin(t, database, lambda admin: admin.close(table))
    typer.echo(t("admin-table-closed", id=id))


def list_reports(
    everything: Annotated[bool, typer.Option("--all", help="Those that are settled too.")] = False,
    most: Most = 50,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Show lines of talk, entries of the guild and posts that were reported."""
    t = texts_for(lang)
    reports = _with_admin(t, database, lambda admin: admin.reports(everything, most))
    names = ("number", "where", "who", "said", "reason", "at", "settled")
    rows = (
        (
            str(one.id),
            one.where,
            f"{one.name or '–'} ({one.person or '–'})",
            one.said or "–",
            one.reason,
            _time(one.at),
            _time(one.settled),
        )
        for one in reports
    )
    _show_all([f"admin-{name}" for name in names], rows, t)


def settle_report(
    number: Annotated[int, typer.Argument(help="As `list` shows it.")],
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Note that a report needs nothing more."""
    t = texts_for(lang)
    _with_admin(t, database, lambda admin: admin.settle(number))
    typer.echo(t("admin-report-settled", number=str(number)))


def compute_ratings(database: DatabaseOption = None, lang: Language = None) -> None:
    """Compute all ratings again from the list of results. Nothing is lost by this."""
    t = texts_for(lang)
    typer.echo(
        t("ratings-computed", n=_with_admin(t, database, lambda admin: admin.compute_ratings()))
    )


def list_thrown(database: DatabaseOption = None, lang: Language = None) -> None:
    """Show people whose games with each other look thrown. It is a hint, not a proof."""
    t = texts_for(lang)
    found = _with_admin(t, database, lambda admin: admin.thrown())
    for one in found:
        typer.echo(
            t(
                "thrown-line",
                first=one.first,
                second=one.second,
                n=one.games,
                ahead=f"{one.ahead:g}",
                expected=f"{one.expected:.1f}",
            )
        )
    if not found:
        typer.echo(t("thrown-none"))


def hide_entry(entry: EntryId, database: DatabaseOption = None, lang: Language = None) -> None:
    """Take an entry out of the guild."""
    t = texts_for(lang)
    _with_admin(t, database, lambda admin: admin.hide(entry))
    typer.echo(t("admin-entry-hidden", id=entry))


def unhide_entry(entry: EntryId, database: DatabaseOption = None, lang: Language = None) -> None:
    """Put an entry back into the guild."""
    t = texts_for(lang)
    _with_admin(t, database, lambda admin: admin.unhide(entry))
    typer.echo(t("admin-entry-unhidden", id=entry))


def list_boards(database: DatabaseOption = None, lang: Language = None) -> None:
    """Show the boards of the forum."""
    t = texts_for(lang)
    boards = _with_admin(t, database, lambda admin: admin.boards())
    rows = (
        (one.id, " / ".join(one.name.values()), _time(one.newest), "✓" if one.closed else "")
        for one in boards
    )
    _show_all([f"admin-{name}" for name in ("board", "name", "touched", "closed")], rows, t)


def add_board(
    board: BoardId,
    en: BoardName = None,
    de: BoardName = None,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Add a board to the forum."""
    t = texts_for(lang)
    _with_admin(t, database, lambda admin: admin.add_board(board, _names(en, de)))
    typer.echo(t("admin-board-added", id=board))


def rename_board(
    board: BoardId,
    en: BoardName = None,
    de: BoardName = None,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Rename a board; without any names it gets the usual ones back."""
    t = texts_for(lang)
    _with_admin(t, database, lambda admin: admin.rename_board(board, _names(en, de)))
    typer.echo(t("admin-board-changed", id=board))


def close_board(board: BoardId, database: DatabaseOption = None, lang: Language = None) -> None:
    """Close a board to new posts."""
    t = texts_for(lang)
    _with_admin(t, database, lambda admin: admin.close_board(board, closed=True))
    typer.echo(t("admin-board-changed", id=board))


def open_board(board: BoardId, database: DatabaseOption = None, lang: Language = None) -> None:
    """Open a board to new posts again."""
    t = texts_for(lang)
    _with_admin(t, database, lambda admin: admin.close_board(board, closed=False))
    typer.echo(t("admin-board-changed", id=board))


def _names(en: str | None, de: str | None) -> dict[str, str]:
    return {lang: name for lang, name in (("en", en), ("de", de)) if name}


def list_audit(most: Most = 50, database: DatabaseOption = None, lang: Language = None) -> None:
    """Show what was done with these commands, and by whom."""
    t = texts_for(lang)
    done = _with_admin(t, database, lambda admin: admin.audit(most))
    rows = (
        (
            _time(one.at),
            one.user,
            one.command,
            f"{one.name} ({one.subject})" if one.name else one.subject,
        )
        for one in done
    )
    _show_all([f"admin-{name}" for name in ("at", "user", "command", "subject")], rows, t)


def _with_admin(t: Texts, database: str | None, work: Callable[[Admin], Awaitable[T]]) -> T:
    with _settings(t, database_url=database) as found:
        from dragonstones.server.admin import Admin
        from dragonstones.server.migrate import need_head
        from dragonstones.server.reach import opened

        async def run() -> T:
            async with opened(found.settings) as there:
                await need_head(there)
                here = found.settings.public_url or f"http://localhost:{found.settings.port}"
                return await work(Admin(there, found.settings.redis_url, here))

        return asyncio.run(run())
    raise AssertionError("a refusal has ended the program")


# -- all of them ---------------------------------------------------------------


@contextmanager
def _settings(t: Texts, **options: Any) -> Iterator[Found]:
    """The settings, with the options that were given; refusals become one sentence."""
    try:
        for package in SERVER:
            need(package)
    except Refused as refused:
        stop(t.refusal(refused), 1)
    from sqlalchemy.exc import SQLAlchemyError

    from dragonstones.server.database import reason
    from dragonstones.server.refusals import UnusableSettings
    from dragonstones.server.settings import BadSettings, load, shown

    given = {name: value for name, value in options.items() if value is not None}
    try:
        found = load(options=given)
        yield found
    except BadSettings as error:
        stop(str(error), 2)
    except UnusableSettings as refused:
        stop(t.refusal(refused), 2)
    except Refused as refused:
        stop(t.refusal(refused), 1)
    except SQLAlchemyError as error:
        address = shown("database_url", found.settings.database_url)
        stop(t.refusal(Refused("no-database", address=address, reason=reason(error))), 1)


def _show_all(heads: Iterable[str], rows: Iterable[tuple[str, ...]], t: Texts) -> None:
    lines = list(rows)
    if lines:
        _show([t(head) for head in heads], lines)
    else:
        typer.echo(t("admin-none"))


def _show(heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> None:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for head in heads:
        grid.add_column(head, overflow="fold")
    for row in rows:
        grid.add_row(*row)
    _console().print(grid)


def _console() -> Console:
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def _time(milliseconds: int | None) -> str:
    if milliseconds is None:
        return ""
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")
