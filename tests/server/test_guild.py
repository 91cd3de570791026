"""The guild: what is published, found, loved, played, measured, hidden and withdrawn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from sqlalchemy import insert, update

from dragonstones.arena.lab import Sums, version_of
from dragonstones.engine import Refused, get_game
from dragonstones.puzzles.book import book
from dragonstones.server import guild as guilds
from dragonstones.server import schema
from dragonstones.server.admin import Admin
from dragonstones.server.card_uses import MOST, card_uses
from dragonstones.server.database import Database, now
from dragonstones.server.feed import NAMESPACE
from dragonstones.server.gallery import Gallery, Query
from dragonstones.server.guild import Guild
from dragonstones.server.lab import Lab
from dragonstones.server.people import DAY, PersonRow
from dragonstones.server.tables import Tables
from dragonstones.wire import CardPublication, EntrySort, NewTable, VariantPublication
from tests.server.live import Live, running
from tests.server.people_app import PASSWORD, SmallSite, refused, rows, small_site
from tests.server.test_people import guest, member

pytestmark = pytest.mark.anyio

GAME = get_game("fist-2002")


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


@pytest.fixture
def guild(site: SmallSite) -> Guild:
    return Guild(site.database, Lab(site.database, "only", a_day=60))


@pytest.fixture
def gallery(site: SmallSite) -> Gallery:
    return Gallery(site.database)


@pytest.fixture
async def two_guilds(site: SmallSite) -> AsyncIterator[list[Guild]]:
    """As two processes of a site have them."""
    other = Database(site.database.url.render_as_string(hide_password=False))
    yield [Guild(one, Lab(one, "any", a_day=0)) for one in (site.database, other)]
    await other.close()


def card(name: str = "Hermit", silver: int = 2, **more: Any) -> dict[str, Any]:
    power = {"take": {"silver": silver}}
    return {"language": 1, "name": {"en": name}, "power": power, **more}


def variant(name: str = "Ghost hunt", **options: Any) -> dict[str, Any]:
    chosen = options or {"points": 2}
    return {"language": 1, "name": {"en": name}, "game": GAME.id, "options": chosen}


async def publish(guild: Guild, person: PersonRow, data: dict[str, Any], **more: Any) -> str:
    wanted = CardPublication(game=GAME.id, card=data, **more)
    return await guild.publish_card(person, GAME, wanted)


async def publish_variant(guild: Guild, person: PersonRow, **wanted: Any) -> str:
    return await guild.publish_variant(person, VariantPublication(variant=variant(**wanted)))


async def names(gallery: Gallery, **asked: Any) -> list[str]:
    found = await gallery.entries(Query(**asked))
    return [entry.name.get("en", "") for entry in found.entries]


async def hearts(gallery: Gallery, id: str) -> int:
    return (await gallery.entry(id)).entry.hearts


# -- publishing ---------------------------------------------------------------------------------


async def test_a_card_is_found_by_its_names_and_texts(
    site: SmallSite, guild: Guild, gallery: Gallery
) -> None:
    anna = await member(site.people)
    await publish(guild, anna, card() | {"name": {"en": "Hermit", "de": "Größenwahn"}})
    await publish(guild, anna, card("Baker", silver=3))
    await publish_variant(guild, anna, home_made=[{"card": card("Miller")}], points=2)
    for search, found in {
        "hermit": ["Hermit"],
        "HERM silv": ["Hermit"],
        "grossen": ["Hermit"],
        "nimm 3": ["Baker"],
        "mill": ["Ghost hunt"],
        "punkte": ["Ghost hunt"],
        "ermit": [],
        "hermit baker": [],
        "' OR 1 --": [],
        '"': [],
        "   ": ["Ghost hunt", "Baker", "Hermit"],
    }.items():
        assert await names(gallery, search=search) == found, search


async def test_a_version_points_to_the_one_before_and_takes_its_place(
    site: SmallSite, guild: Guild, gallery: Gallery
) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    first = await publish(guild, anna, card())
    await guild.heart(ben, first)
    with refused("not-your-entry"):
        await publish(guild, ben, card(silver=3), before=first)
    with refused("entry-other-kind"):
        wanted = VariantPublication(variant=variant(), before=first)
        await guild.publish_variant(anna, wanted)
    second = await publish(guild, anna, card(silver=3), before=first)
    [shown] = (await gallery.entries(Query(), ben)).entries
    assert (shown.id, shown.version, shown.hearts, shown.hearted) == (second, 2, 1, True)
    old = await gallery.entry(first)
    assert [link.id for link in old.versions] == [second, first]
    assert old.data == card() and old.entry.hearts == 1, "it has not changed"
    await guild.unheart(ben, first)
    assert await hearts(gallery, second) == 0

    with refused("not-your-entry"):
        await guild.withdraw(ben, second)
    await guild.withdraw(anna, second)
    assert [entry.id for entry in (await gallery.entries(Query())).entries] == [first]
    with refused("no-such-entry"):
        await gallery.entry(second)


async def test_a_fork_names_its_origin_as_long_as_it_is_there(
    site: SmallSite, guild: Guild, gallery: Gallery
) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    origin = await publish(guild, anna, card())
    fork = await publish(guild, ben, card(silver=3), origin=origin)
    better = await publish(guild, ben, card(silver=4), before=fork)
    told = (await gallery.entry(better)).origin
    assert told and told.id == origin and told.author and told.author.name == "Anna"
    assert [link.id for link in (await gallery.entry(origin)).forks] == [better]
    await guild.withdraw(anna, origin)
    whole = await gallery.entry(better)
    assert whole.is_fork and whole.origin is None
    with refused("no-such-entry"):
        await publish(guild, ben, card(silver=5), origin=origin)
    again = await publish(guild, ben, card())
    assert (await gallery.entry(again)).entry.version == 1, "what was withdrawn may come back"


async def test_what_is_there_is_not_published_twice(site: SmallSite, guild: Guild) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    id = await publish(guild, anna, card())
    with pytest.raises(Refused) as error:
        await publish(guild, ben, card())
    assert error.value.code == "entry-there"
    assert error.value.details["page"] == f"/guild/cards/{id}"
    same = await publish_variant(guild, anna)
    with pytest.raises(Refused) as error:
        await publish_variant(guild, ben)
    assert error.value.details["page"] == f"/guild/variants/{same}"


async def test_what_cannot_be_published_is_not_stored(
    site: SmallSite, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await member(site.people), await guest(site.people, "Ben")
    with refused("guild-for-members"):
        await publish(guild, ben, card())
    with refused("guild-for-members"):
        await publish_variant(guild, ben)
    many_blocks = {"both": [{"both": [{"both": [{"score": 1}] * 5}] * 5}] * 2}
    for bad, code in (
        (card() | {"language": 2}, "card-language"),
        (card("W1tch"), "card-name-printed"),
        (card("Her\u3164mit"), "card-name"),
        (card("Her  mit"), "name-characters"),
        (card("Her\u202emit"), "card-name"),
        (card(picture={"charge": "x" * 9000}), "card-size"),
        (card() | {"power": many_blocks}, "card-blocks"),
    ):
        with pytest.raises(Refused) as error:
            await publish(guild, anna, bad)
        assert error.value.code == code
        if "name" in code:
            assert error.value.path[0] == "name"
    with refused("card-name-printed"):
        await publish_variant(guild, anna, home_made=[{"card": card("Witch")}])
    with refused("variant-usual"):
        await publish_variant(guild, anna, points=3)
    assert await rows(site.database, schema.guild) == []
    monkeypatch.setattr(guilds, "MOST_A_DAY", 1)
    await publish(guild, anna, card())
    with refused("guild-a-day"):
        await publish(guild, anna, card(silver=3))


async def test_a_useless_card_is_marked_and_script_is_text(
    site: SmallSite, guild: Guild, gallery: Gallery
) -> None:
    anna = await member(site.people)
    name = "<script>alert(1)</script>"
    id = await publish(guild, anna, card(name) | {"power": {"take": {"white": 1}}})
    entry = (await gallery.entry(id)).entry
    assert entry.name == {"en": name} and entry.useless, "the box of 2002 has no white stones"
    assert await names(gallery, search="<script") == [name]


async def test_two_processes_publish_at_the_same_moment(
    site: SmallSite, two_guilds: list[Guild], gallery: Gallery
) -> None:
    anna = await member(site.people)
    ways = [publish(two_guilds[n % 2], anna, card()) for n in range(4)]
    done = await asyncio.gather(*ways, return_exceptions=True)
    first = next(one for one in done if isinstance(one, str))
    others = [one for one in done if isinstance(one, Refused)]
    assert len(others) == 3 and {one.code for one in others} == {"entry-there"}
    newer = [publish(two_guilds[n % 2], anna, card(silver=n), before=first) for n in (3, 4, 5)]
    await asyncio.gather(*newer)
    whole = await gallery.entry(first)
    assert [link.version for link in whole.versions] == [4, 3, 2, 1]
    listed = (await gallery.entries(Query())).entries
    assert [entry.id for entry in listed] == [whole.versions[0].id]


# -- hearts and plays ---------------------------------------------------------------------------


async def test_no_heart_is_lost_and_none_counts_twice(
    site: SmallSite, two_guilds: list[Guild], gallery: Gallery
) -> None:
    anna = await member(site.people)
    people = [anna, *[await guest(site.people, f"Guest {n}") for n in range(6)]]
    id = await publish(two_guilds[0], anna, card())
    ways = [one.heart(person, id) for person in people for one in two_guilds]
    ways.append(publish(two_guilds[1], anna, card(silver=3), before=id))  # type: ignore[arg-type]
    await asyncio.gather(*ways)
    both = [link.id for link in (await gallery.entry(id)).versions]
    assert [await hearts(gallery, one) for one in both] == [7, 7]
    await asyncio.gather(*(one.unheart(people[1], id) for one in two_guilds))
    await site.people.delete(people[2])
    assert [await hearts(gallery, one) for one in both] == [5, 5]
    assert len(await rows(site.database, schema.guild_hearts)) == 5
    await site.people.delete(anna, PASSWORD, withdraw=True)
    assert await rows(site.database, schema.guild_hearts) == []


async def test_a_table_counts_once_for_what_it_plays_with(
    site: SmallSite, guild: Guild, gallery: Gallery
) -> None:
    anna = await member(site.people)
    one, other = card(), card("Baker", silver=3)
    first, second = await publish(guild, anna, one), await publish(guild, anna, other)
    newer = await publish(guild, anna, card(silver=4), before=first)
    options = {"home_made": [{"card": one}], "points": 2}
    third = await publish_variant(guild, anna, **options)
    tables = Tables(site.database)
    table = await tables.create(anna, NewTable(game=GAME.id, options=options, bots=["random"] * 3))

    async def counted() -> list[int]:
        return [(await gallery.entry(id)).entry.plays for id in (first, newer, second, third)]

    assert await counted() == [0, 0, 0, 0]
    await tables.start(anna, table.id)
    with refused("table-not-open"):
        await tables.start(anna, table.id)
    assert await counted() == [1, 1, 0, 1]
    both = {"home_made": [{"card": one}, {"card": other}]}
    wanted = NewTable(game=GAME.id, options=both, bots=["random"] * 3, start=True)
    await tables.create(anna, wanted)
    assert await counted() == [2, 2, 1, 1]
    assert await names(gallery, sort="played") == ["Hermit", "Ghost hunt", "Baker"]


# -- the gallery --------------------------------------------------------------------------------


async def test_pages_stay_where_they_are_while_others_publish(
    site: SmallSite, guild: Guild, gallery: Gallery
) -> None:
    anna = await member(site.people)
    ids = [await publish(guild, anna, card(f"Card {n}", silver=n + 1)) for n in range(5)]
    values = [{"hearts": n % 2, "effect": n * 0.1 if n else None} for n in range(5)]
    for id, some in zip(ids, values, strict=True):
        async with site.database.write() as connection:
            changed = update(schema.guild).where(schema.guild.c.id == id).values(some)
            await connection.execute(changed)
    orders: dict[EntrySort, list[int]] = {
        "new": [4, 3, 2, 1, 0],
        "loved": [3, 1, 4, 2, 0],
        "played": [4, 3, 2, 1, 0],
        "strongest": [4, 3, 2, 1],
        "weakest": [1, 2, 3, 4],
    }
    for number, (sort, order) in enumerate(orders.items()):
        seen, after = list[str](), None
        while not seen or after:
            page = await gallery.entries(Query(sort=sort, after=after, most=2, search="card"))
            seen += [entry.id for entry in page.entries]
            after = page.next
            if len(seen) == 2:
                await publish(guild, anna, card(f"New {number}", silver=9))
        assert seen == [ids[n] for n in order], sort
    with refused("bad-place"):
        await gallery.entries(Query(sort="new", after="nonsense"))
    first = await gallery.entries(Query(sort="new", most=1))
    with refused("bad-place"):
        await gallery.entries(Query(sort="loved", after=first.next))


async def test_the_gallery_is_filtered(site: SmallSite, guild: Guild, gallery: Gallery) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    await publish(guild, anna, card(), tags=["funny", "simple"])
    await publish(guild, ben, card("Baker", silver=3), tags=["nasty"])
    await publish_variant(guild, ben)
    for asked, found in (
        ({"kind": "variant"}, ["Ghost hunt"]),
        ({"kind": "card"}, ["Baker", "Hermit"]),
        ({"game": "fist-tavern"}, []),
        ({"tag": "simple"}, ["Hermit"]),
        ({"tag": "nasty", "author": anna.id}, []),
        ({"author": ben.id, "sort": "loved"}, ["Ghost hunt", "Baker"]),
        ({"verdict": "fair"}, []),
    ):
        assert await names(gallery, **asked) == found, asked


async def measured(site: SmallSite, gallery: Gallery, id: str, effect: float) -> None:
    """The lab is done with a card."""
    sums = Sums()
    for _ in range(200):
        sums.add({"effect": (1, effect - 0.1), "longer": (1, 0.5)})
        sums.add({"effect": (1, effect + 0.1), "longer": (1, 0.5)})
    key = (await gallery.entry(id)).measurement
    row: dict[str, Any] = {"game": GAME.id, "card": key, "version": version_of(GAME.id), "data": {}}
    state = {"sums": sums.data(), "games": 400, "state": "done", "asked": 1}
    async with site.database.write() as connection:
        of_it = schema.measurements.c.card == key
        await connection.execute(schema.measurements.delete().where(of_it))
        await connection.execute(insert(schema.measurements).values(row | state))


async def test_the_card_of_the_week_is_the_most_loved_fair_one(
    site: SmallSite, guild: Guild, gallery: Gallery
) -> None:
    anna, ben = await member(site.people), await guest(site.people, "Ben")
    effects = {"Old": 0.08, "Fair": 0.08, "Breaks": 0.9}
    ids = {
        name: await publish(guild, anna, card(name, silver=n)) for n, name in enumerate(effects, 1)
    }
    assert len(await rows(site.database, schema.measurements)) == 3, "the lab was asked"
    for name, effect in effects.items():
        await measured(site, gallery, ids[name], effect)
    for person in (anna, ben):
        for name in ("Old", "Breaks"):
            await guild.heart(person, ids[name])
    await guild.heart(ben, ids["Fair"])
    async with site.database.write() as connection:
        work = (await gallery.entry(ids["Old"])).work
        long_ago = update(schema.guild_hearts).where(schema.guild_hearts.c.work == work)
        await connection.execute(long_ago.values(at=now() - 8 * DAY))
    assert (await gallery.front()).week is None, "of none it is known how strong it is"
    await guild.take_strengths()
    week = (await gallery.front(ben)).week
    assert week and week.id == ids["Fair"] and week.hearted
    assert week.strength and week.strength.verdict == "fair" and week.strength.effect.n == 400
    assert await names(gallery, sort="strongest") == ["Breaks", "Fair", "Old"]
    assert await names(gallery, verdict="breaks") == ["Breaks"]
    again = await publish(guild, anna, card("Same", silver=3))
    told = (await gallery.entry(again)).entry.strength
    assert told and told.verdict == "breaks", "what does the same was measured already"


# -- those who run the site, and those who go ---------------------------------------------------


async def test_what_is_reported_can_be_hidden_and_shown_again(
    site: SmallSite, guild: Guild, gallery: Gallery
) -> None:
    anna, ben = await member(site.people), await guest(site.people, "Ben")
    admin = Admin(site.database)
    first = await publish(guild, anna, card())
    id = await publish(guild, anna, card("Rude", silver=3), before=first)
    await guild.report(ben, id, "rude")
    [report] = await admin.reports()
    assert (report.where, report.person, report.name) == (id, anna.id, "Anna")
    assert (report.said, report.reason) == ("Rude", "rude")
    await admin.hide(id)
    assert await names(gallery) == ["Hermit"], "the one before is shown"
    assert (await gallery.entry(id, anna)).entry.hidden
    for way in (
        gallery.entry(id),
        gallery.entry(id, ben),
        guild.heart(ben, id),
        guild.report(ben, id, ""),
    ):
        with refused("no-such-entry"):
            await way
    with refused("entry-hidden"):
        await publish(guild, anna, card("Rude", silver=3))
    with refused("entry-hidden"):
        await guild.withdraw(anna, id)
    await admin.unhide(id)
    assert await names(gallery) == ["Rude"]
    assert [line.command for line in await admin.audit()] == ["guild unhide", "guild hide"]
    with refused("no-such-entry"):
        await admin.hide("home-0")


async def test_what_somebody_leaves_behind(site: SmallSite, guild: Guild, gallery: Gallery) -> None:
    anna, ben = await member(site.people), await member(site.people, "Ben")
    stays, goes = await publish(guild, anna, card()), await publish(guild, ben, card("Baker"))
    await guild.heart(ben, stays)
    await guild.heart(ben, goes)
    export = await site.people.export(ben)
    assert [entry["id"] for entry in export["guild"]] == [goes]
    assert [heart["id"] for heart in export["hearts"]] == [stays, goes]
    await site.people.delete(anna, PASSWORD)
    entry = (await gallery.entry(stays)).entry
    assert entry.author is None and entry.hearts == 1
    await site.people.delete(ben, PASSWORD, withdraw=True)
    assert await names(gallery) == ["Hermit"]
    assert await hearts(gallery, stays) == 0


# -- over HTTP ----------------------------------------------------------------------------------


async def signed_in(live: Live, name: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{live.port}", verify=False)
    reply = await client.post("/api/members", json={"name": name, "password": PASSWORD})
    assert reply.is_success, reply.text
    return client


async def test_a_card_on_its_way_through_the_site(sqlite_url: str) -> None:
    address = "https://stones.example"
    async with running(sqlite_url, public_url=address, trusted_proxies="127.0.0.1") as live:
        anna = await signed_in(live, "Anna <b>")
        wanted = {"game": GAME.id, "card": card("<i>Hermit"), "tags": ["funny"]}
        reply = await anna.post("/api/guild/cards", json=wanted)
        assert reply.status_code == 201, reply.text
        entry = reply.json()["entry"]
        path = f"/guild/cards/{entry['id']}"
        again = await anna.post("/api/guild/cards", json=wanted)
        assert (again.status_code, again.json()["page"]) == (409, path)
        loved = await anna.put(f"/api/guild/entries/{entry['id']}/heart")
        assert loved.json()["entry"]["hearts"] == 1 and loved.json()["entry"]["mine"]
        assert "&lt;i&gt;Hermit" in (await live.http.get(path)).text
        assert (await live.http.get("/guild/cards/home-" + "0" * 16)).status_code == 404

        told = await live.http.get("/guild/feed.atom?lang=de")
        assert told.headers["content-type"].startswith("application/atom+xml")
        feed = ElementTree.fromstring(told.content)
        found = {part.tag.partition("}")[2]: part for part in feed}
        assert feed.tag == f"{{{NAMESPACE}}}feed" and found["title"].text
        assert found["id"].text == f"{address}/guild/feed.atom?kind=card&lang=de"
        parts = {part.tag.partition("}")[2]: part for part in found["entry"]}
        assert parts["title"].text == "<i>Hermit" and parts["summary"].text == "Nimm 2 Silber."
        assert parts["link"].get("href") == parts["id"].text == f"{address}{path}"
        assert parts["author"][0].text == "Anna <b>"
        assert (parts["updated"].text or "").endswith("+00:00")
        assert (await anna.delete(f"/api/guild/entries/{entry['id']}")).status_code == 204
        listed = (await live.http.get("/api/guild/entries")).json()
        assert listed == {"entries": [], "next": None}
        await anna.aclose()


async def test_a_private_site_has_no_guild(sqlite_url: str) -> None:
    async with running(sqlite_url, guild=False) as live:
        anna = await live.guest("Anna", language="de")
        assert not any("guild" in game["has"] for game in await anna.get("/games"))
        for path in ("/api/guild", "/api/guild/entries", "/guild/feed.atom", "/guild"):
            reply = await live.http.get(path)
            assert reply.status_code == 404, path
        reply = await live.http.get("/api/guild", headers={"accept-language": "de"})
        assert reply.json()["reason"].startswith("Diese Seite hat keine Gilde.")


async def test_a_printed_card_leads_to_cards_like_it(
    site: SmallSite, guild: Guild, gallery: Gallery
) -> None:
    """The likest first; a card that does something else is none of them."""
    oda = await member(site.people, "Oda")
    price = {"then": [{"pay": {"each": 1}}, {"score": 1}]}
    half = await publish(guild, oda, card("Scholar", power={"either": [price, {"score": 1}]}))
    whole = {"either": [price, {"take": {"silver": 1}}]}
    same = await publish(guild, oda, card("Sage", power=whole))
    await publish(guild, oda, card("Hermit"))
    uses = await card_uses(gallery, GAME, "wizard", "en")
    assert [one.id for one in uses.alike] == [same, half]
    assert (await card_uses(gallery, GAME, "goblin", "en")).alike == []


async def test_a_printed_card_leads_to_its_lessons_and_puzzles(gallery: Gallery) -> None:
    uses = await card_uses(gallery, GAME, "wizard", "en")
    assert "points" in [one.id for one in uses.lessons]
    for puzzle in map(book().get, uses.puzzles):
        assert puzzle is not None and puzzle.game == GAME.id
        assert "wizard" in json.dumps(puzzle.match().view(puzzle.seat)["table"])
    lit = [one for one in book().values() if one.game == GAME.id and "wizard" in one.cards()]
    assert len(uses.puzzles) == min(MOST, len(lit))
    with pytest.raises(Refused, match="no card"):
        await card_uses(gallery, GAME, "no-such", "en")
