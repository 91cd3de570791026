"""What people are told: once for each event, on the ways that they have chosen."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from dragonstones.server import outbox, schema, site
from dragonstones.server.database import Database, now
from dragonstones.server.outbox import quiet_until, tell
from dragonstones.wire import NoticeChoices
from tests.server.live import PATIENCE, Guest, Live, Refused, running
from tests.server.players import opened, seat_people, until
from tests.server.posts import MailServer, PushService, mail_server, push_service
from tests.server.sites import Site

pytestmark = pytest.mark.anyio

TABLE = "abcdefghijkl"


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def phone() -> Iterator[PushService]:
    with push_service() as service:
        yield service


def sending(mails: MailServer) -> dict[str, Any]:
    """The settings of a site that can send everything."""
    return {
        "mail_url": mails.url,
        "mail_from": "keeper@stones.example",
        "public_url": "http://127.0.0.1",
        "push_services": "http://127.0.0.1:*",
    }


@pytest.fixture
async def posting(
    sqlite_url: str, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Live]:
    monkeypatch.setattr(site, "SEND_EVERY", 0.05)
    async with running(sqlite_url, **sending(mails)) as live:
        yield live


async def tell_turn(database: Database, person: str, event: str = "turn/x/1") -> None:
    async with database.write() as connection:
        await tell(connection, person, "turn", TABLE, {"table": "The Dragon"}, event)


def link_in(mails: MailServer, n: int = -1) -> str:
    plain = mails.mails[n].get_body(("plain",))
    assert plain is not None
    found = re.search(r"#(?:confirm|stop)=(\S+)", plain.get_content())
    assert found
    return found[1]


async def with_mail(live: Live, mails: MailServer, name: str = "Anna") -> Guest:
    """Somebody whose address is confirmed."""
    [anna] = await live.guests(name)
    await anna.call("PUT", "/me/notices/mail", {"address": "anna@stones.example"})
    await anna.call("POST", "/mail/confirm", {"token": link_in(mails)})
    mails.mails.clear()
    return anna


def states(live: Live, person: str) -> dict[str, str]:
    query = "SELECT channel, state FROM outbox WHERE person = ?"
    return dict(live.rows(query, person))


# -- events ----------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_of_one_event_somebody_is_told_once(
    kind: str, sqlite_url: str, request: pytest.FixtureRequest
) -> None:
    url = sqlite_url if kind == "sqlite" else request.getfixturevalue("postgres_url")
    [table] = await seat_people(url, people=1)
    async with opened(url) as database:
        for _ in range(2):
            await tell_turn(database, table.people[0])
        await tell_turn(database, "somebody who is gone")
        with suppress(ZeroDivisionError):
            async with database.write() as connection:
                await tell(connection, table.people[0], "over", TABLE, {"table": "The Dragon"})
                raise ZeroDivisionError
        async with database.read() as connection:
            rows = (await connection.execute(select(schema.outbox))).all()
    assert [(row.person, row.kind) for row in rows] == [(table.people[0], "turn")]


async def test_who_is_asked_in_a_game_by_days_is_called_and_who_has_answered_is_not(
    posting: Live,
) -> None:
    anna, ben, carla = await posting.guests("Anna", "Ben", "Carla")
    table = await anna.new_table(seats=3, clock="day")
    for one in (ben, carla):
        await one.sit(table)
    told = await ben.get("/me/notices")
    assert [one["kind"] for one in told["notices"]] == ["started"] and told["unseen"] == 1
    assert told["notices"][0]["path"] == f"/t/{table}"
    assert (await carla.get("/me/notices"))["notices"] == [], "whoever starts it is there"
    wires = [await one.watch(table) for one in (anna, ben, carla)]
    first = wires[0].view["decision"]["id"]
    for wire in wires:
        await wire.answer({})
    query = "SELECT person, after - at > 1000, state FROM outbox WHERE kind = 'turn'"
    await until(lambda: len(posting.rows(query)) == 3)
    everybody = {(one.id, 1, "new") for one in (anna, ben, carla)}
    assert set(posting.rows(query)) == everybody, "those who are there are left in peace for long"
    await wires[0].until(lambda wire: wire.view["decision"]["id"] != first)
    await wires[0].answer({})
    assert set(posting.rows(query)) == {(anna.id, 1, "void"), *everybody} - {(anna.id, 1, "new")}


# -- mail ------------------------------------------------------------------------


async def test_a_mail_goes_to_a_confirmed_address_in_both_forms(
    posting: Live, mails: MailServer
) -> None:
    [anna] = await posting.guests("Anna")
    await anna.call("PUT", "/me/notices/mail", {"address": "anna@stones.example"})
    [question] = mails.mails
    assert question["To"] == "anna@stones.example" and question["List-Unsubscribe"] is None
    await tell_turn(posting.site.database, anna.id)
    await until(lambda: states(posting, anna.id) == {"page": "sent"})
    assert len(mails.mails) == 1, "not confirmed yet"
    await anna.call("POST", "/mail/confirm", {"token": link_in(mails)})
    await tell_turn(posting.site.database, anna.id, "turn/x/2")
    await until(lambda: len(mails.mails) == 2)
    mail = mails.mails[1]
    assert mail["Subject"] == "Your turn"
    plain, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert plain and html
    assert f"http://127.0.0.1/t/{TABLE}" in plain.get_content()
    assert "The Dragon" in html.get_content()


async def test_a_german_gets_german_mail_and_one_click_ends_it(
    posting: Live, mails: MailServer
) -> None:
    anna = await with_mail(posting, mails)
    await anna.call("PATCH", "/me", {"language": "de"})
    await tell_turn(posting.site.database, anna.id)
    await until(lambda: len(mails.mails) == 1)
    assert mails.mails[0]["Subject"] == "Du bist dran"
    assert mails.mails[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = mails.mails[0]["List-Unsubscribe"].strip("<>").removeprefix("http://127.0.0.1")
    # As a mail program does it: without a cookie.
    stopped = await posting.http.post(address, content="List-Unsubscribe=One-Click")
    assert stopped.status_code == 204
    assert (await anna.get("/me/notices/settings"))["address"] is None
    again = await posting.http.post(address, content="List-Unsubscribe=One-Click")
    assert (again.status_code, again.json()["code"]) == (403, "wrong-mail-link")
    await tell_turn(posting.site.database, anna.id, "turn/x/2")
    await until(lambda: not posting.rows("SELECT 1 FROM outbox WHERE state = 'new'"))
    assert len(mails.mails) == 1


async def test_what_a_mail_server_does_not_take_is_tried_again_later_and_later(
    posting: Live, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await with_mail(posting, mails)
    monkeypatch.setattr(outbox, "BACK_OFF", (200, 400))
    answers = ["451 later", "451 later", "250 OK"]
    times: list[int] = []

    def answer() -> str:
        times.append(now())
        return answers[len(times) - 1]

    mails.on_data = answer
    await tell_turn(posting.site.database, anna.id)
    await until(lambda: states(posting, anna.id) == {"page": "sent", "mail": "sent"})
    assert times[1] - times[0] >= 200 and times[2] - times[1] >= 400
    mails.on_rcpt = lambda: "550 nobody here"
    await tell_turn(posting.site.database, anna.id, "turn/x/2")
    await until(lambda: "failed" in states(posting, anna.id).values())
    assert len(times) == 3


async def test_what_a_mail_server_says_after_it_has_a_mail_does_not_send_it_again(
    posting: Live, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await with_mail(posting, mails)
    monkeypatch.setattr(outbox, "BACK_OFF", (50,))
    mails.on_quit = lambda: "421 too busy to say goodbye"
    await tell_turn(posting.site.database, anna.id)
    await until(lambda: states(posting, anna.id) == {"page": "sent", "mail": "sent"})
    assert len(mails.mails) == 1


# -- push ------------------------------------------------------------------------


async def test_a_phone_is_told_in_secret_until_it_does_not_want_any_more(
    posting: Live, phone: PushService
) -> None:
    [anna] = await posting.guests("Anna")
    settings = await anna.call("POST", "/me/notices/devices", phone.device)
    assert settings["push_key"] and len(settings["devices"]) == 1
    await tell_turn(posting.site.database, anna.id)
    await until(lambda: phone.told)
    about = "It is your turn at the table “The Dragon”."
    assert phone.told == [
        {"title": "Your turn", "body": about, "path": f"/t/{TABLE}", "tag": "turn/x/1"}
    ]
    assert phone.headers[0]["Authorization"].startswith("vapid t=")
    phone.status = 410
    await tell_turn(posting.site.database, anna.id, "turn/x/2")
    await until(lambda: len(phone.told) == 2)
    await until(lambda: not posting.rows("SELECT 1 FROM push_devices"))


async def test_the_keys_of_a_site_stay_the_same(sqlite_url: str) -> None:
    keys = []
    for _ in range(2):
        async with running(sqlite_url) as live:
            keys.append(live.site.push.public_key)
    assert keys[0] and keys[0] == keys[1]


# -- choices ---------------------------------------------------------------------


async def test_only_what_was_chosen_is_sent_and_never_of_a_muted_table(
    posting: Live, mails: MailServer
) -> None:
    anna = await with_mail(posting, mails)
    path = "/me/notices/settings"
    await anna.call("PUT", path, {"kinds": {"turn": ["push"], "over": ["mail"]}})
    await tell_turn(posting.site.database, anna.id)
    await until(lambda: states(posting, anna.id) == {"page": "sent"})
    await anna.call("PUT", path, {"kinds": {"turn": ["mail"]}, "muted": [TABLE]})
    await tell_turn(posting.site.database, anna.id, "turn/x/2")
    await until(lambda: not posting.rows("SELECT 1 FROM outbox WHERE state = 'new'"))
    assert not mails.mails
    told = await anna.get("/me/notices")
    assert told["unseen"] == 2, "the page tells of everything"
    seen = await anna.call("POST", "/me/notices/seen", {"until": told["notices"][0]["at"]})
    assert seen["unseen"] == 0 and all(one["seen"] for one in seen["notices"])


async def test_a_notice_that_has_waited_is_sent_as_its_owner_wants_it_then(
    posting: Live, mails: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was put off in the evening may come due at night, or not be wanted any more."""
    anna = await with_mail(posting, mails)
    monkeypatch.setattr(outbox, "BACK_OFF", (1_000,))
    mails.on_rcpt = lambda: "451 later"
    for n in (1, 2):
        await tell_turn(posting.site.database, anna.id, f"turn/x/{n}")
    async with posting.site.database.write() as connection:
        other = update(schema.outbox).where(schema.outbox.c.event == "turn/x/2")
        await connection.execute(other.values(subject="kkkkkkkkkkkk"))
    tried = "SELECT 1 FROM outbox WHERE channel = 'mail' AND tries = 1"
    await until(lambda: len(posting.rows(tried)) == 2)
    mails.on_rcpt = lambda: None
    hour = datetime.now(UTC).hour
    night = {"quiet": [hour * 60, (hour + 2) % 24 * 60], "muted": [TABLE]}
    await anna.call("PUT", "/me/notices/settings", night)
    waits = f"SELECT 1 FROM outbox WHERE channel = 'mail' AND after > {now() + 30 * 60_000}"
    await until(lambda: len(posting.rows(waits)) == 2)
    await anna.call("PUT", "/me/notices/settings", {"muted": [TABLE]})
    async with posting.site.database.write() as connection:
        await connection.execute(update(schema.outbox).values(after=0))
    query = "SELECT event, state FROM outbox WHERE channel = 'mail'"
    ends = {"turn/x/1": "failed", "turn/x/2": "sent"}
    await until(lambda: dict(posting.rows(query)) == ends)
    assert len(mails.mails) == 1


def test_in_quiet_hours_nothing_is_sent_before_they_end() -> None:
    def at(day: int, hour: int) -> int:
        return round(datetime(2026, 7, day, hour, tzinfo=UTC).timestamp() * 1000)

    night = NoticeChoices(quiet=[22 * 60, 8 * 60], zone="Europe/Berlin")  # two hours before UTC
    assert quiet_until(night, at(1, 12)) == at(1, 12)
    assert quiet_until(night, at(1, 21)) == at(2, 6)
    assert quiet_until(night, at(2, 5)) == at(2, 6)
    assert quiet_until(night, at(2, 6)) == at(2, 6)
    noon = NoticeChoices(quiet=[12 * 60, 13 * 60])
    assert quiet_until(noon, at(1, 12)) == at(1, 13)


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("PUT", "/me/notices/mail", {"address": "no address"}, "bad-mail-address"),
        ("PUT", "/me/notices/mail", {"address": "a@b.c\r\nBcc: d@e.f"}, "bad-mail-address"),
        ("PUT", "/me/notices/settings", {"zone": "../../etc/passwd"}, "no-such-zone"),
        ("PUT", "/me/notices/settings", {"quiet": [0, 1440]}, "bad-request"),
        ("POST", "/mail/confirm", {"token": "x"}, "wrong-mail-link"),
        ("DELETE", f"/me/notices/devices/{'0' * 16}", None, "no-such-device"),
    ],
)
async def test_bad_wishes_are_refused_and_change_nothing(
    posting: Live, method: str, path: str, body: Any, code: str
) -> None:
    [anna] = await posting.guests("Anna")
    before = await anna.get("/me/notices/settings")
    with pytest.raises(Refused) as refused:
        await anna.call(method, path, body)
    assert refused.value.code == code
    assert await anna.get("/me/notices/settings") == before


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://stones.example/x",
        "http://127.0.0.1:80@stones.example/",
        "http://169.254.169.254/latest",
        "file:///etc/passwd",
    ],
)
async def test_only_known_push_services_are_called(
    posting: Live, phone: PushService, endpoint: str
) -> None:
    [anna] = await posting.guests("Anna")
    with pytest.raises(Refused) as refused:
        await anna.call("POST", "/me/notices/devices", {**phone.device, "endpoint": endpoint})
    assert refused.value.code == "bad-push-service"


async def test_a_host_can_switch_notices_off(sqlite_url: str) -> None:
    async with running(sqlite_url, notices=False) as live:
        [anna] = await live.guests("Anna")
        with pytest.raises(Refused) as refused:
            await anna.get("/me/notices")
        assert refused.value.code == "no-notices-here"


# -- killed in the middle ----------------------------------------------------------

#: What a site that was killed had taken in hand is free after a moment.
SHORT = "from dragonstones.server import outbox, site; outbox.LASTS = 8000; site.SEND_EVERY = 0.2"


def with_an_address(running_site: Site, mails: MailServer) -> str:
    """Somebody at a site who has confirmed their address; their id."""
    with httpx.Client(base_url=running_site.url, verify=False) as anna:
        person = str(anna.post("/api/guests", json={"name": "Anna"}).json()["id"])
        anna.put("/api/me/notices/mail", json={"address": "anna@stones.example"})
        token = {"token": link_in(mails)}
        assert anna.post("/api/mail/confirm", json=token).status_code == 204
    mails.mails.clear()
    return person


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_site_that_is_killed_while_it_sends_a_mail_never_sends_it_twice(
    new_site: Callable[..., Site],
    sqlite_url: str,
    request: pytest.FixtureRequest,
    mails: MailServer,
    kind: str,
    moment: str,
) -> None:
    """Before it has handed the mail over it sends it when it is back; in that moment, not again."""
    url = sqlite_url if kind == "sqlite" else request.getfixturevalue("postgres_url")
    running_site = new_site(url, first=SHORT, **sending(mails))
    person = with_an_address(running_site, mails)
    killed: list[int] = []

    def kill() -> None:
        if not killed:
            running_site.kill()
            killed.append(1)

    if moment == "before":
        mails.on_rcpt = kill
    else:
        mails.on_data = kill
    async with opened(url) as database:
        await tell_turn(database, person)
        await until(lambda: killed)
        running_site.start()
        await tell_turn(database, person, "turn/x/2")
        await until(lambda: len(mails.mails) == 2)
        query = select(schema.outbox.c.event, schema.outbox.c.state).where(
            schema.outbox.c.channel == "mail"
        )

        async def found() -> dict[str, str]:
            async with database.read() as connection:
                return {row.event: row.state for row in await connection.execute(query)}

        first = "handed" if moment == "after" else "sent"
        async with asyncio.timeout(PATIENCE):
            while await found() != {"turn/x/1": first, "turn/x/2": "sent"}:
                await asyncio.sleep(0.1)
    ids = [mail["Message-ID"] for mail in mails.mails]
    assert len(set(ids)) == 2, "each of them once"


async def test_of_two_processes_one_sends_each_mail(
    new_site: Callable[..., Site], postgres_url: str, redis_url: str, mails: MailServer
) -> None:
    settings = {"redis_url": redis_url, "first": SHORT, **sending(mails)}
    first, _ = [new_site(postgres_url, **settings) for _ in range(2)]
    person = with_an_address(first, mails)
    async with opened(postgres_url) as database:
        for n in range(20):
            await tell_turn(database, person, f"turn/x/{n}")
        waits = select(schema.outbox.c.event).where(
            schema.outbox.c.channel == "mail", schema.outbox.c.state != "sent"
        )
        await until(lambda: len(mails.mails) >= 20)
        async with asyncio.timeout(PATIENCE), database.read() as connection:
            while (await connection.scalars(waits)).all():
                await asyncio.sleep(0.1)
    assert len({mail["Message-ID"] for mail in mails.mails}) == len(mails.mails) == 20
