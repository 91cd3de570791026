"""Running a site: `dragonstones serve`, `config`, `backup`, `restore`, `doctor` and `admin`.

The site is an extra. What it needs is imported when one of its commands is used, and not
before.
"""

from __future__ import annotations

import asyncio
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
from dragonstones.extras import SERVER, need
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
Who = Annotated[str, typer.Argument(help="A member's name, or anybody's id.")]


def add_to(app: typer.Typer) -> None:
    for command in (serve, config, backup, restore, doctor):
        app.command()(command)
    admin = typer.Typer(help="People, tables, reports and the guild.", no_args_is_help=True)
    people = typer.Typer(help="Who is known here.", no_args_is_help=True)
    people.command("list")(list_people)
    people.command("disable")(disable_person)
    people.command("enable")(enable_person)
    people.command("link")(recovery_link)
    tables = typer.Typer(help="Where people play.", no_args_is_help=True)
    tables.command("list")(list_tables)
    tables.command("close")(close_table)
    reports = typer.Typer(help="What people have told of.", no_args_is_help=True)
    reports.command("list")(list_reports)
    reports.command("settle")(settle_report)
    guild = typer.Typer(help="What was published.", no_args_is_help=True)
    guild.command("hide")(hide_entry)
    guild.command("unhide")(unhide_entry)
    sessions = typer.Typer(help="Who is signed in.", no_args_is_help=True)
    sessions.command("end")(end_sessions)
    # Otherwise a group with one command would be that command.
    sessions.callback()(lambda: None)
    for name, group in (
        ("people", people),
        ("tables", tables),
        ("reports", reports),
        ("guild", guild),
        ("sessions", sessions),
    ):
        admin.add_typer(group, name=name)
    admin.command("audit")(list_audit)
    app.add_typer(admin, name="admin")


# -- running it ----------------------------------------------------------------


def serve(
    host: Annotated[str | None, typer.Option(help="0.0.0.0: for the local network too.")] = None,
    port: Annotated[int | None, typer.Option(help="0: any that is free.")] = None,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Start a site: it migrates its database and says where it is."""
    t = texts_for(lang)
    with _settings(t, host=host, port=port, database_url=database) as found:
        from dragonstones.server.serve import run

        code = run(found.settings, t, say=_say, with_code=sys.stdout.isatty())
    raise typer.Exit(code)


def _say(line: str) -> None:
    """At once, also into a pipe: whoever has started the site waits for it. The site goes on when
    nobody reads what it says."""
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


def doctor(
    games: Annotated[
        int | None, typer.Option(help="Play only this many stored games again.", min=0)
    ] = None,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Look whether all is well: settings, database, clock, and every stored game."""
    t = texts_for(lang)
    with _settings(t, database_url=database) as found:
        wrong = asyncio.run(_examine(found, games, t))
    typer.echo()
    typer.echo(t("doctor-ill", n=wrong) if wrong else t("doctor-well"))
    raise typer.Exit(1 if wrong else 0)


async def _examine(found: Found, games: int | None, t: Texts) -> int:
    """Print the findings; how many are wrong."""
    from dragonstones.server.doctor import Doctor

    console = _console()
    wrong = 0
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(t("doctor-progress"), total=None, visible=False)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, visible=done < of)

        # Closed in order, also if nobody reads what is printed any more.
        async with aclosing(Doctor(found, t).examine(games, progress)) as findings:
            async for finding in findings:
                wrong += finding.level == "wrong"
                sign, style = SIGNS[finding.level]
                bar.console.print(sign, finding.text, style=style if sign != "✓" else None)
    return wrong


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
    """Close a table, whatever happens there."""
    t = texts_for(lang)
    id = _with_admin(t, database, lambda admin: admin.close(table))
    typer.echo(t("admin-table-closed", id=id))


def list_reports(
    everything: Annotated[bool, typer.Option("--all", help="Those that are settled too.")] = False,
    most: Most = 50,
    database: DatabaseOption = None,
    lang: Language = None,
) -> None:
    """Show lines of talk and entries of the guild that were reported."""
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
    from dragonstones.server.settings import BadSettings, UnusableSettings, load, shown

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
