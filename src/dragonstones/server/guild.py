"""The guild: cards and variants that members publish for everybody to find and play with.

A published version never changes: its id is made from a hash of its data. Its author can add a
newer version or withdraw it; a game that is played with it contains all of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonstones.arena.lab import Published, Sums, published, strength, version_of
from dragonstones.engine import Game, games, get_game
from dragonstones.engine.variants import options_id, read_variant
from dragonstones.server import manners, schema, works
from dragonstones.server.database import Database, now
from dragonstones.server.lab import Lab
from dragonstones.server.names import clean_name, clean_text
from dragonstones.server.people import DAY, PersonRow
from dragonstones.server.refusals import Conflict, NotAllowed, NotFound, SiteRefused, TooMany
from dragonstones.server.search import words_of
from dragonstones.server.wordlist import WordList, word_list
from dragonstones.server.words import variant_words
from dragonstones.text import LANGUAGES
from dragonstones.wire import (
    CardPublication,
    EntryKind,
    EntryStrength,
    Publication,
    VariantPublication,
)
from dragonstones.workshop import workshop_of

#: Entries that one person may publish a day.
MOST_A_DAY = 20
#: The longest name of a card or a variant.
LONGEST_NAME = 40
#: Strengths that are copied at once.
BATCH = 200

_guild, _hearts, _cards = schema.guild.c, schema.guild_hearts.c, schema.measurements.c


def page_of(kind: EntryKind, id: str) -> str:
    """The path of the page of an entry."""
    return f"/guild/{kind}s/{id}"


class Guild:
    """`is_open`: whether this site has a guild."""

    def __init__(
        self, database: Database, lab: Lab, is_open: bool = True, words: WordList | None = None
    ) -> None:
        self._database = database
        self._words = words or word_list()
        self._lab = lab
        self.is_open = is_open

    # -- publishing -----------------------------------------------------------

    async def publish_card(
        self, person: PersonRow, game: Game[Any], wanted: CardPublication
    ) -> str:
        """Publish a card and return the id of the entry; the lab is asked how strong it is."""
        _check_member(person)
        workshop = workshop_of(game)
        if workshop is None:
            raise NotFound("no-workshop", game=game.id)
        made = workshop.read(game, wanted.card)
        measurement = self._lab.id_of(game, made.card)
        new = {
            "id": made.id,
            "kind": "card",
            "game": game.id,
            "data": made.card,
            "name": made.card["name"],
            "texts": made.texts,
            "useless": made.useless,
            "played_as": made.id,
            "measurement": measurement,
        }
        await self._publish(person, new, wanted)
        if measurement is not None:
            # There may be no lab here, or this person's daily limit is reached.
            with suppress(NotFound, TooMany):
                await self._lab.ask(game, made.card, person)
            await self.take_strengths(measurement)
        return made.id

    async def publish_variant(self, person: PersonRow, wanted: VariantPublication) -> str:
        """The id of the new entry."""
        _check_member(person)
        variant = read_variant(wanted.variant)
        game = get_game(variant.game)
        options = game.check_options(variant.options)
        if workshop := workshop_of(game):
            workshop.check_new(game, options)
        new = {
            "id": variant.id,
            "kind": "variant",
            "game": game.id,
            "data": variant.data(),
            "name": dict(variant.name),
            "texts": {lang: variant_words(variant, lang) for lang in LANGUAGES},
            "useless": False,
            "played_as": options_id(game, options),
        }
        await self._publish(person, new, wanted)
        return variant.id

    async def _publish(self, person: PersonRow, new: dict[str, Any], wanted: Publication) -> None:
        _check_names(new["name"])
        self._words.check(*new["name"].values())
        values = new | {
            "author": person.id,
            "published": now(),
            "words": words_of([*new["name"].values(), *new["texts"].values()]),
            "tags": f" {' '.join(sorted(set(wanted.tags)))} ",
            "listed": False,
        }
        try:
            async with self._database.write() as connection:
                # Held until the end: if two devices write at once, one waits for the other.
                mine = select(schema.people.c.id).where(schema.people.c.id == person.id)
                await connection.execute(mine.with_for_update(key_share=True))
                await manners.check_may_speak(connection, person.id)
                await _check_new(connection, new["kind"], new["id"])
                await _check_limit(connection, person, values["published"])
                values |= await _place(connection, person, new, wanted)
                await connection.execute(insert(schema.guild).values(values))
                await works.list_newest(connection, [values["work"]])
        except IntegrityError as error:  # somebody else was first
            raise _there(new["kind"], new["id"]) from error

    async def withdraw(self, person: PersonRow, id: str) -> None:
        """Remove a version; its author only. The gallery shows the one before, if there is one."""
        async with self._database.write() as connection:
            held = await works.hold(connection, _guild.id == id)
            row = await _find(connection, id, person)
            if row["author"] != person.id:
                raise NotAllowed("not-your-entry")
            if row["hidden"] is not None:  # otherwise it could be published again
                raise Conflict("entry-hidden")
            await connection.execute(delete(schema.guild).where(_guild.id == id))
            await works.list_newest(connection, held)

    # -- what others think of it ------------------------------------------------

    async def heart(self, person: PersonRow, id: str) -> None:
        """Give a heart to a work; one is enough."""
        async with self._database.write() as connection:
            [work] = await _hold_visible(connection, id, person)
            heart = self._database.upsert(schema.guild_hearts)
            heart = heart.values(work=work, person=person.id, at=now())
            given = await connection.execute(heart.on_conflict_do_nothing())
            await _count_hearts(connection, work, given.rowcount)

    async def unheart(self, person: PersonRow, id: str) -> None:
        async with self._database.write() as connection:
            [work] = await _hold_visible(connection, id, person)
            mine = (_hearts.work == work) & (_hearts.person == person.id)
            taken = await connection.execute(delete(schema.guild_hearts).where(mine))
            await _count_hearts(connection, work, -taken.rowcount)

    async def report(self, person: PersonRow, id: str, reason: str) -> None:
        """Report an entry to the moderators; `dragonstones admin reports` shows it, too."""
        values = {"entry": id, "person": person.id, "reason": clean_text(reason), "at": now()}
        async with self._database.write() as connection:
            await _find(connection, id, person)
            await connection.execute(insert(schema.reports).values(values))

    # -- how strong it is -------------------------------------------------------

    async def take_strengths(self, measurement: str | None = None) -> None:
        """Copy what the lab has found out about one card, or about all that it has measured since
        we last looked."""
        for game in games():
            if box := published(game.id):
                while await self._take_some(game.id, box, measurement):
                    pass

    async def _take_some(self, game: str, box: Published, measurement: str | None) -> bool:
        """Copy a batch; False: there is nothing more."""
        version = version_of(game)
        is_new = or_(_guild.measured.is_(None), _guild.measured != version)
        if measurement is not None:
            is_new &= _guild.measurement == measurement
        done = (_cards.card == _guild.measurement) & (_cards.state == "done")
        done &= (_cards.game == game) & (_cards.version == version)
        query = select(_guild.number, _cards.sums).where(_guild.game == game, is_new, done)
        async with self._database.read() as connection:
            found = (await connection.execute(query.limit(BATCH))).all()
        if not found:
            return False
        async with self._database.write() as connection:
            for number, sums in found:
                row = update(schema.guild).where(_guild.number == number)
                values = _strength(sums, box) | {"measured": version}
                await connection.execute(row.values(values))
        return True


def _strength(sums: Mapping[str, Any], box: Published) -> dict[str, Any]:
    known = strength(Sums.read(sums), box)
    short = EntryStrength(verdict=known.verdict, effect=known.effect, games=known.games)
    values = {"verdict": known.verdict, "effect": known.effect.value}
    return values | {"strength": msgspec.to_builtins(short)}


def _check_member(person: PersonRow) -> None:
    if not person.member:
        raise NotAllowed("guild-for-members")


def _check_names(names: Mapping[str, str]) -> None:
    """Check names as those of people are: readers must see everything that is in them."""
    for lang, name in names.items():
        try:
            is_clean = clean_name(name, LONGEST_NAME) == name
        except SiteRefused as refused:
            raise _at(refused, lang) from refused
        if not is_clean:
            raise _at(SiteRefused("name-characters"), lang)


def _at(refused: SiteRefused, lang: str) -> SiteRefused:
    refused.path = ("name", lang)
    return refused


def _there(kind: EntryKind, id: str) -> Conflict:
    return Conflict("entry-there", page=page_of(kind, id))


async def _check_new(connection: AsyncConnection, kind: EntryKind, id: str) -> None:
    query = select(_guild.hidden).where(_guild.id == id)
    there = (await connection.execute(query)).first()
    if there is not None:
        raise _there(kind, id) if there.hidden is None else Conflict("entry-hidden")


async def _check_limit(connection: AsyncConnection, person: PersonRow, at: int) -> None:
    today = (_guild.author == person.id) & (_guild.published > at - DAY)
    query = select(func.count(), func.min(_guild.published)).where(today)
    n, oldest = (await connection.execute(query)).one()
    if n >= MOST_A_DAY:
        seconds = max(1, (oldest + DAY - at) // 1000)
        raise TooMany("guild-a-day", most=MOST_A_DAY, seconds=seconds)


async def _place(
    connection: AsyncConnection, person: PersonRow, new: Mapping[str, Any], wanted: Publication
) -> dict[str, Any]:
    """Where a new entry belongs: among the versions of a work, and to what it was made from."""
    if wanted.origin is not None:
        await _find(connection, wanted.origin, person)
    if wanted.before is None:
        first = {"work": secrets.token_hex(8), "version": 1, "hearts": 0, "plays": 0}
        return first | {"origin": wanted.origin}
    await works.hold(connection, _guild.id == wanted.before)
    before = await _find(connection, wanted.before, person)
    if before["author"] != person.id:
        raise NotAllowed("not-your-entry")
    if (before["kind"], before["game"]) != (new["kind"], new["game"]):
        raise Conflict("entry-other-kind")
    last = select(func.max(_guild.version)).where(_guild.work == before["work"])
    return {
        "work": before["work"],
        "version": (await connection.scalar(last) or 0) + 1,
        "hearts": before["hearts"],
        "plays": before["plays"],
        "origin": wanted.origin or before["origin"],
    }


def visible_to(person: PersonRow | None) -> ColumnElement[bool]:
    """In a statement: entries that are not hidden, and this person's own."""
    shown: ColumnElement[bool] = _guild.hidden.is_(None)
    return shown | (_guild.author == person.id) if person else shown


async def _find(connection: AsyncConnection, id: str, person: PersonRow) -> RowMapping:
    query = select(schema.guild).where(_guild.id == id, visible_to(person))
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise NotFound("no-such-entry")
    return row


async def _hold_visible(connection: AsyncConnection, id: str, person: PersonRow) -> list[str]:
    held = await works.hold(connection, _guild.id == id)
    await _find(connection, id, person)
    return held


async def _count_hearts(connection: AsyncConnection, work: str, more: int) -> None:
    counted = update(schema.guild).where(_guild.work == work)
    await connection.execute(counted.values(hearts=_guild.hearts + more))
