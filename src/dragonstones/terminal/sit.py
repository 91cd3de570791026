"""`dragonstones sit`: a bot of this machine plays at a table of any site."""

from __future__ import annotations

import asyncio
import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from dragonstones.bots import budget_of, make_bot, usual_bot
from dragonstones.engine import Refused
from dragonstones.terminal.manners import Language, stop, texts_for
from dragonstones.text import Texts
from dragonstones.wire import TABLE_CODE, TABLE_ID

if TYPE_CHECKING:
    from dragonstones.client import Client
    from dragonstones.wire import TableInfo

HERE = "http://127.0.0.1:8000"
#: The code or the id of a table, in the address of its page.
_TABLE = re.compile(f"{TABLE_CODE}|{TABLE_ID}")


def sit(
    table: Annotated[str, typer.Argument(help="The address of a table, or its six letters.")],
    bot: Annotated[
        str | None, typer.Option("--bot", help="Who plays: random, apprentice, merchant ...")
    ] = None,
    site: Annotated[str, typer.Option(help="Where six letters are looked up.")] = HERE,
    name: Annotated[str, typer.Option(help="How the bot is called there.")] = "Robo",
    seat: Annotated[int | None, typer.Option(min=1, help="Which seat; otherwise any.")] = None,
    receipts: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="For `verify --receipt`.")
    ] = None,
    lang: Language = None,
) -> None:
    """Let a bot of this machine take a seat at a table of a site, and play to the end."""
    t = texts_for(lang)
    try:
        import httpx

        from dragonstones.client import Client, Declined, Disconnected
    except ModuleNotFoundError as error:
        stop(t("client-not-installed", module=error.name or ""), 2)
    url, id = _address(table, site, t)
    client = Client(url, name, language="de" if t.lang == "de" else "en", receipts=receipts)
    try:
        asyncio.run(_play(client, id, bot, seat, t))
    except KeyboardInterrupt:
        typer.echo(t("client-left"))
    except (Declined, Disconnected) as error:
        stop(str(error), 1)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        stop(t("client-no-site", url=client.url, reason=str(error) or type(error).__name__), 1)
    except Refused as refused:
        stop(t.refusal(refused), 2)


def _address(table: str, site: str, t: Texts) -> tuple[str, str]:
    """The site and the table: the last part of an address that can be a table."""
    url = table if "://" in table else f"{site}/{table}"
    found = [part for part in urlsplit(url).path.split("/") if _TABLE.fullmatch(part)]
    if not found:
        stop(t("client-no-table", table=table), 2)
    return url, found[-1]


async def _play(client: Client, id: str, wanted: str | None, seat: int | None, t: Texts) -> None:
    async with client:
        table = await client.table(id)
        name = wanted or usual_bot(table.game)
        bot = make_bot(table.game, name, secrets.token_hex(8))
        if bot.imagines:  # before it takes a seat
            raise Refused("bot-imagines")
        table = await client.join(table.id, None if seat is None else seat - 1)
        typer.echo(t("client-sits", table=table.name, url=client.url))
        try:
            result = await client.play(table.id, bot, budget_of(name))
        except asyncio.CancelledError:
            await client.leave(table.id)
            raise
        typer.echo(_end(result, await client.table(table.id) if result else table, t))


def _end(result: dict[str, Any] | None, table: TableInfo, t: Texts) -> str:
    if result is None:
        return t("client-closed")
    names = [seat.name or seat.bot or "" for seat in table.seats]
    winners = t.people(result["winners"], names)
    return t("client-over", winners=winners, n=len(result["winners"]))
