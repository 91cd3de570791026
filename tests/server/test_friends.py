"""Friends, blocks, invitations and who finishes their games: on both databases, and over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert, update

from dragonstones.server import friends as friends_module
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.friends import FriendBook
from dragonstones.server.invitations import Invitations
from dragonstones.server.people import PersonRow
from dragonstones.server.profiles import Asked
from dragonstones.server.tables import Tables
from dragonstones.wire import FriendWanted, NewTable, PersonChange
from tests.server.finished import Played, put
from tests.server.live import Guest, Live, Wire, running
from tests.server.people_app import PASSWORD, SmallSite, refused, rows, small_site, told
from tests.server.test_people import guest, member, signed_in
from tests.server.test_profiles import MATCH, ended, made_up, profiles_of, seat_people
from tests.server.test_tables import people, played, refuses

pytestmark = pytest.mark.anyio

FINISHES = schema.finishes


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[SmallSite]:
    async with small_site(request.getfixturevalue(request.param)) as site:
        yield site


def book(site: SmallSite) -> FriendBook:
    return FriendBook(site.database, site.people, is_open=True)


def by_id(other: PersonRow) -> FriendWanted:
    return FriendWanted(person=other.id)


async def ties(site: SmallSite, person: PersonRow) -> dict[str, str]:
    return {one.name: one.tie for one in (await book(site).of(person)).friends}


async def befriend(site: SmallSite, one: PersonRow, other: PersonRow) -> None:
    await book(site).ask(one, by_id(other))
    await book(site).ask(other, by_id(one))


async def open_table(database: Database, host: PersonRow, **wish: Any) -> str:
    made = await Tables(database).create(host, NewTable(game="fist-2002", seats=3, **wish))
    return made.id


# -- friends -----------------------------------------------------------------------


async def test_two_are_friends_when_both_have_said_so(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    await book(site).ask(anna, FriendWanted(name="bEN"))
    assert (await ties(site, anna), await ties(site, ben)) == ({"Ben": "asked"}, {"Anna": "asks"})
    await book(site).ask(anna, by_id(ben))  # once more: still only asked
    assert await ties(site, ben) == {"Anna": "asks"}
    assert await told(site, ben) == ["Anna would like to be your friend."]
    await book(site).ask(ben, by_id(anna))
    assert (await ties(site, anna), await ties(site, ben)) == (
        {"Ben": "friend"},
        {"Anna": "friend"},
    )


async def test_two_who_ask_each_other_at_the_same_moment_are_friends(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    await asyncio.gather(
        *(book(site).ask(*two) for two in ((anna, by_id(ben)), (ben, by_id(anna))))
    )
    assert await ties(site, anna) == {"Ben": "friend"}
    assert len(await rows(site.database, schema.friends)) == 1


async def test_a_request_is_refused_or_taken_back_and_a_friendship_ends(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    for who in (ben, anna):
        await book(site).ask(anna, by_id(ben))
        await book(site).end(who, (anna if who is ben else ben).id)
        assert await ties(site, anna) == {}
    await befriend(site, anna, ben)
    table = await open_table(site.database, anna)
    await Tables(site.database).invite(anna, table, ben.id)
    await book(site).end(ben, anna.id)
    assert await ties(site, anna) == {}
    assert await rows(site.database, schema.invitations) == []


async def test_what_cannot_be_asked_changes_nothing(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await member(site.people, "Anna"), await guest(site.people, "Ben")
    for wanted, code in (
        (FriendWanted(), "one-friend"),
        (FriendWanted(person=ben.id, name="Ben"), "one-friend"),
        (by_id(anna), "friend-self"),
        (FriendWanted(name="Anna"), "friend-self"),
        (FriendWanted(name="Ben"), "no-such-member"),
        (FriendWanted(name="\u200b"), "no-such-member"),
        (FriendWanted(person="0" * 20), "no-such-person"),
    ):
        with refused(code):
            await book(site).ask(anna, wanted)
    assert await rows(site.database, schema.friends) == []
    monkeypatch.setattr(friends_module, "MOST_FRIENDS", 1)
    await book(site).ask(anna, by_id(ben))
    with refused("many-friends"):
        await book(site).ask(anna, by_id(await guest(site.people, "Carla")))
    await book(site).ask(anna, by_id(ben))  # is there already


# -- pages for friends ----------------------------------------------------------------


async def test_a_page_for_friends_is_for_friends(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    carla = await member(site.people, "Carla")
    await site.people.change(await signed_in(site.people, "Anna"), PersonChange(shown_to="friends"))
    await book(site).ask(anna, by_id(ben))
    for visitor in (None, ben, carla):
        with refused("page-not-shown"):
            await site.people.shown("Anna", visitor)
    await book(site).ask(ben, by_id(anna))
    assert (await site.people.shown("Anna", ben)).id == anna.id
    with refused("page-not-shown"):
        await site.people.shown("Anna", carla)


async def test_names_in_games_are_for_those_to_whom_they_are_shown(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    carla = await member(site.people, "Carla")
    await made_up(site.database, anna, ben, 1)
    await site.people.change(await signed_in(site.people, "Ben"), PersonChange(shown_to="friends"))
    profiles = profiles_of(site.database)
    await befriend(site, ben, carla)
    for viewer, names in ((carla.id, ["Ben"]), (None, []), (anna.id, [])):
        for search in ("", "Ben"):
            shown = await profiles.games(anna, Asked(viewer=viewer, search=search), False)
            found = [seat.name for game in shown.games for seat in game.table.seats]
            assert [name for name in found if name == "Ben"] == names, (viewer, search)


# -- blocks ---------------------------------------------------------------------------


@pytest.mark.parametrize("blocks", ["the first blocks", "the second blocks"])
async def test_a_block_holds_for_both(site: SmallSite, blocks: str) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    await befriend(site, anna, ben)
    tables = Tables(site.database)
    table = await open_table(site.database, anna)
    await tables.invite(anna, table, ben.id)
    one, other = (anna, ben) if blocks == "the first blocks" else (ben, anna)
    await book(site).block(one, other.id)
    await book(site).block(one, other.id)  # to say it again does no harm
    assert await rows(site.database, schema.friends) == []
    assert await rows(site.database, schema.invitations) == []
    with refused("kept-apart-here"):
        await tables.sit(ben, table, None, None)
    for asker, asked in ((anna, ben), (ben, anna)):
        with refused("kept-apart"):
            await book(site).ask(asker, by_id(asked))
    with refused("invites-friends"):
        await tables.invite(anna, table, ben.id)
    await book(site).unblock(other, one.id)  # it is not theirs to end
    with refused("kept-apart-here"):
        await tables.sit(ben, table, None, None)
    await book(site).unblock(one, other.id)
    await tables.sit(ben, table, None, None)


async def test_a_table_at_which_both_wait_does_not_start(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    carla = await guest(site.people, "Carla")
    tables = Tables(site.database)
    table = await open_table(site.database, carla)
    for person in (anna, ben):
        await tables.sit(person, table, None, None)
    await book(site).block(ben, anna.id)
    with refused("apart-at-start"):
        await tables.start(carla, table)
    await tables.sit(anna, table, None, "0" * 16)  # the seat is theirs
    await tables.leave(ben, table)
    await tables.put_bot(carla, table, 2, "random")
    await tables.start(carla, table)
    assert (await tables.get(table)).state == "playing"


async def test_a_game_by_days_does_not_begin_by_itself_if_two_have_fallen_out(
    site: SmallSite,
) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    carla = await guest(site.people, "Carla")
    tables = Tables(site.database)
    table = await open_table(site.database, anna, clock="week")
    await tables.sit(ben, table, None, None)
    await book(site).block(ben, anna.id)
    await tables.sit(carla, table, None, None)
    full = await tables.get(table)
    assert full.state == "open" and full.seat_of(carla.id) == 2
    with refused("apart-at-start"):
        await tables.start(anna, table)


async def test_the_same_again_seats_and_invites_nobody_who_was_blocked(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    carla = await guest(site.people, "Carla")
    await ended(site, [anna, ben, carla])
    await book(site).block(anna, ben.id)
    tables = Tables(site.database)
    new = await tables.rematch(anna, MATCH.id)
    [row] = await rows(site.database, schema.invitations)
    assert (row.table, row.by, row.person) == (new.id, anna.id, carla.id)
    with refused("kept-apart-here"):
        await tables.rematch(ben, MATCH.id)
    assert (await tables.rematch(carla, MATCH.id)).seat_of(carla.id) == 2


async def test_what_cannot_be_blocked_changes_nothing(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await member(site.people, "Anna"), await guest(site.people, "Ben")
    with refused("block-self"):
        await book(site).block(anna, anna.id)
    with refused("no-such-person"):
        await book(site).block(anna, "0" * 20)
    monkeypatch.setattr(friends_module, "MOST_BLOCKS", 0)
    with refused("many-blocks"):
        await book(site).block(anna, ben.id)
    assert await rows(site.database, schema.blocks) == []


# -- invitations ------------------------------------------------------------------------


async def test_friends_are_invited_come_or_decline(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    carla = await guest(site.people, "Carla")
    await befriend(site, anna, ben)
    await befriend(site, anna, carla)
    tables = Tables(site.database)
    invitations = Invitations(site.database, tables)
    table = await open_table(site.database, anna, public=False)
    for other in (ben, carla, ben):
        await tables.invite(anna, table, other.id)
    [mine] = await invitations.mine(ben)
    assert (mine.table.id, mine.by.name, mine.table.people) == (table, "Anna", ["Anna"])
    assert (await told(site, ben))[1:] == ["Anna invites you to the table “Anna”."]
    row = await tables.get(table)
    assert [one.name for one in await invitations.to_table(row)] == ["Ben", "Carla"]
    await tables.sit(ben, table, None, None)
    await invitations.decline(carla, table)
    assert await invitations.mine(ben) == await invitations.mine(carla) == []
    assert await invitations.to_table(await tables.get(table)) == []
    await tables.invite(anna, table, carla.id)
    assert await invitations.mine(carla) == [], "nobody asks them again"


async def test_an_invitation_to_a_full_or_closed_table_is_not_told(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    await befriend(site, anna, ben)
    tables = Tables(site.database)
    invitations = Invitations(site.database, tables)
    table = await open_table(site.database, anna)
    await tables.invite(anna, table, ben.id)
    for seat in (1, 2):
        await tables.put_bot(anna, table, seat, "random")
    assert await invitations.mine(ben) == []
    await tables.remove(anna, table, 1)
    assert len(await invitations.mine(ben)) == 1
    await tables.close(anna, table)
    assert await invitations.mine(ben) == []


async def test_who_may_not_invite_changes_nothing(
    site: SmallSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    carla = await guest(site.people, "Carla")
    await befriend(site, anna, ben)
    await befriend(site, ben, carla)
    tables = Tables(site.database)
    table = await open_table(site.database, anna)
    with refused("invites-friends"):
        await tables.invite(anna, table, carla.id)
    with refused("not-at-table"):
        await tables.invite(ben, table, carla.id)
    with refused("no-such-table"):
        await tables.invite(ben, "aaaaaaaaaaaa", carla.id)
    await tables.sit(ben, table, None, None)
    await tables.remove(anna, table, 1)
    with refused("was-sent-away"):
        await tables.invite(anna, table, ben.id)
    monkeypatch.setattr("dragonstones.server.tables.MOST_INVITED", 0)
    await befriend(site, anna, carla)
    with refused("many-invitations"):
        await tables.invite(anna, table, carla.id)
    await tables.close(anna, table)
    with refused("table-not-open"):
        await tables.invite(anna, table, carla.id)
    assert await rows(site.database, schema.invitations) == []


# -- who finishes their games -------------------------------------------------------------


async def test_games_with_others_are_counted_as_finished_or_left(site: SmallSite) -> None:
    people = [await guest(site.people, f"Guest {n}") for n in range(2)]
    await ended(site, people)
    await ended(site, people[:1], "bbbbbbbbbbbb")  # with bots alone
    await ended(site, people, "cccccccccccc", trial={"seed": MATCH.match.seed})
    done = await put_playing(site, "dddddddddddd", people)
    leaves = (schema.seats.c.table == done) & (schema.seats.c.seat == 1)
    async with site.database.write() as connection:
        await connection.execute(update(schema.seats).where(leaves).values(left=True))
    for _ in range(2):
        await Tables(site.database).finish(done, MATCH.match)
    found = {row.person: (row.games, row.stayed) for row in await rows(site.database, FINISHES)}
    assert found == {people[0].id: (2, 2), people[1].id: (2, 1)}


async def put_playing(site: SmallSite, id: str, people: list[PersonRow]) -> str:
    done = Played(MATCH.match, id, rows=MATCH.rows)
    await put(site.database, done, state="playing", result=None, ended=None)
    await seat_people(site.database, id, people)
    return id


async def test_a_host_can_ask_for_people_who_finish_their_games(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    carla = await guest(site.people, "Carla")
    async with site.database.write() as connection:
        for person, stayed in ((anna, 0), (ben, 15), (carla, 16)):
            row = {"person": person.id, "games": 20, "stayed": stayed}
            await connection.execute(insert(FINISHES).values(row))
    tables = Tables(site.database)
    table = await open_table(site.database, anna, steady=True)
    assert (await tables.get(table)).info().steady
    with refused("not-steady"):
        await tables.sit(ben, table, None, None)
    await tables.sit(carla, table, None, None)
    await tables.sit(await guest(site.people, "Newcomer"), table, None, None)
    company = await book(site).company(anna, await tables.get(table), [])
    assert [one.finishing for one in company.people] == ["few", "most", "new"]
    page = await profiles_of(site.database).page(ben, True, "en")
    assert page.finishing == "few"


# -- leaving -------------------------------------------------------------------------------


async def test_all_of_it_is_told_to_its_owner_and_goes_with_them(site: SmallSite) -> None:
    anna, ben = await guest(site.people, "Anna"), await guest(site.people, "Ben")
    carla = await guest(site.people, "Carla")
    await ended(site, [anna, ben])
    await befriend(site, anna, ben)
    table = await open_table(site.database, ben)
    await Tables(site.database).invite(ben, table, anna.id)
    await book(site).block(anna, carla.id)
    for person in (anna, ben):
        known = await site.people.export(person)
        assert len(known["friends"]) == len(known["finished"]) == 1
    known = await site.people.export(anna)
    assert [one["blocked"] for one in known["blocks"]] == [carla.id]
    assert [one["by"] for one in known["invitations"]] == [ben.id]
    assert [one["person"] for one in (await site.people.export(ben))["invited"]] == [anna.id]
    await site.people.delete(anna)
    for name in ("friends", "blocks", "invitations"):
        assert await rows(site.database, schema.metadata.tables[name]) == [], name
    assert [row.person for row in await rows(site.database, FINISHES)] == [ben.id]


# -- over HTTP -------------------------------------------------------------------------------


async def friends(one: Guest, other: Guest) -> None:
    await one.call("POST", "/me/friends", {"person": other.id})
    await other.call("POST", "/me/friends", {"person": one.id})


async def say(wire: Wire, table: str, text: str) -> None:
    await wire.send("say", table=table, key=wire.new_key(), text=text)
    await wire.until(lambda wire: wire.talk and wire.talk[-1]["text"] == text)


async def test_others_keep_no_notice_that_names_somebody_who_has_gone(site: SmallSite) -> None:
    anna, ben = await member(site.people, "Anna"), await member(site.people, "Ben")
    carla = await guest(site.people, "Carla")
    await book(site).ask(anna, by_id(carla))
    for host in (anna, ben):
        await befriend(site, host, carla)
        table = await open_table(site.database, host)
        await Tables(site.database).invite(host, table, carla.id)
    await site.people.delete(anna, PASSWORD)
    assert [one for one in await told(site, carla) if "Anna" in one] == []
    assert [one for one in await told(site, carla) if "Ben" in one] != []


async def test_who_is_blocked_is_not_heard_any_more(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3, start=False)
    await ben.sit(table)
    wires = [await one.watch(table) for one in (anna, ben)]
    await anna.call("PUT", f"/me/blocks/{ben.id}")
    assert (await anna.get("/me"))["blocks"] == [ben.id]
    await say(wires[1], table, "can you hear me?")
    await wires[0].rest()
    assert not wires[0].talk
    await anna.call("PUT", f"/me/mutes/{ben.id}")
    await anna.call("DELETE", f"/me/mutes/{ben.id}")  # still blocked
    await say(wires[1], table, "and now?")
    await wires[0].rest()
    assert not wires[0].talk
    await anna.call("DELETE", f"/me/blocks/{ben.id}")
    await say(wires[1], table, "and now!")
    await wires[0].until(lambda wire: wire.talk)
    assert [line["text"] for line in wires[0].talk] == ["and now!"]


async def test_the_same_again_invites_those_who_played(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table, _ = await played(live, anna, ben, bots=["random"])
    new = await anna.call("POST", f"/tables/{table}/rematch")
    [mine] = await ben.get("/me/invitations")
    assert (mine["table"]["id"], mine["by"]["name"]) == (new["id"], "Anna")
    assert (await anna.get(f"/tables/{new['id']}/company"))["invited"] == [
        {"id": ben.id, "name": "Ben"}
    ]
    stranger = await live.guest("Carla")
    assert (await stranger.get(f"/tables/{new['id']}/company"))["invited"] == []
    await ben.sit(new["id"])
    assert people(await anna.get(f"/tables/{new['id']}"))[:2] == ["Anna", "Ben"]
    assert await ben.get("/me/invitations") == []


async def test_home_tells_what_is_going_on(live: Live) -> None:
    anna, ben, carla = await live.guests("Anna", "Ben", "Carla")
    await friends(anna, ben)
    await carla.call("POST", "/me/friends", {"person": anna.id})
    waits = await ben.new_table(seats=3, start=False)
    private = await ben.new_table(seats=3, start=False, public=False)
    await ben.call("POST", f"/tables/{private}/invitations", {"person": anna.id})
    plays = await ben.new_table(seats=3, bots=["random"], start=False, clock="none")
    await carla.sit(plays)
    await ben.start(plays)
    await carla.new_table(seats=3, bots=["random", "random"], clock="none")
    news = await anna.get("/me/home")
    assert [one["table"]["id"] for one in news["invitations"]] == [private]
    assert [one["name"] for one in news["asks"]] == ["Carla"]
    assert {(one["name"], one["table"]["id"]) for one in news["friends"]} == {
        ("Ben", waits),
        ("Ben", plays),
    }
    assert news["watch"]["id"] == plays
    assert news["daily"]["id"] and news["week"] is None
    assert (await ben.get("/me/home"))["watch"] is None, "their own game"


async def test_who_may_do_what(live: Live) -> None:
    """A stranger is refused everywhere, and what is nonsense everywhere, too."""
    anna = await live.guest("Anna")
    nobody, table = "0" * 20, "aaaaaaaaaaaa"
    for method, path, body, code in (
        ("GET", "/me/friends", None, None),
        ("POST", "/me/friends", {"person": nobody}, "no-such-person"),
        ("DELETE", f"/me/friends/{nobody}", None, None),
        ("PUT", f"/me/blocks/{nobody}", None, "no-such-person"),
        ("DELETE", f"/me/blocks/{nobody}", None, None),
        ("GET", "/me/invitations", None, None),
        ("DELETE", f"/me/invitations/{table}", None, None),
        ("POST", f"/tables/{table}/invitations", {"person": nobody}, "no-such-table"),
        ("GET", f"/tables/{table}/company", None, "no-such-table"),
        ("GET", "/me/home", None, None),
    ):
        reply = await live.http.request(method, f"/api{path}", json=body)
        assert (reply.status_code, reply.json()["code"]) == (401, "not-signed-in"), path
        if code is None:
            await anna.call(method, path, body)
        else:
            with refuses(404, code):
                await anna.call(method, path, body)
    wrong: list[Any] = [{}, {"person": "Ben"}, {"name": 5}, {"person": nobody, "why": "x"}]
    for body in wrong:
        with refuses(400, "one-friend" if body == {} else "bad-request"):
            await anna.call("POST", "/me/friends", body)


async def test_a_site_without_friends_says_so_and_still_keeps_people_apart(
    sqlite_url: str,
) -> None:
    async with running(sqlite_url, friends=False) as live:
        anna, ben = await live.guests("Anna", "Ben")
        assert not any("friends" in game["has"] for game in await anna.get("/games"))
        table, _ = await played(live, anna, ben, bots=["random"])
        for method, path, body in (
            ("POST", "/me/friends", {"person": ben.id}),
            ("GET", "/me/invitations", None),
            ("POST", f"/tables/{table}/invitations", {"person": ben.id}),
        ):
            with refuses(404, "no-friends"):
                await anna.call(method, path, body)
        new = await anna.call("POST", f"/tables/{table}/rematch")
        assert live.rows("SELECT * FROM invitations") == []
        await anna.call("PUT", f"/me/blocks/{ben.id}")
        with refuses(403, "kept-apart-here"):
            await ben.sit(new["id"])
        assert (await anna.get("/me/home"))["friends"] == []
