"""Who may do what: one table of all routes. Who may not is refused, and nothing has changed."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from sqlalchemy import select

from dragonstones.server import schema
from dragonstones.server.app import create_app
from dragonstones.server.settings import Settings
from tests.server.finished import played, put
from tests.server.live import Guest, Live, running
from tests.server.people_app import PASSWORD

pytestmark = pytest.mark.anyio

CARD = {"language": 1, "name": {"en": "Gift"}, "power": {"take": {"common": 3}}}
VARIANT = {"language": 1, "name": {"en": "Dash"}, "game": "fist-2002", "options": {"points": 2}}

#: What a visitor without a session, a guest and a member who have nothing to do with Anna and her
#: table are answered; "may": they are let in, which the tests of each part look at.
#: TABLE is Anna's table that waits, OVER one that is over, ENTRY a card of hers, ANNA herself.
WHO = ("nobody", "guest", "member")
RIGHTS = """
POST   /api/guests                                                   may may may
POST   /api/members                                                  may may may
POST   /api/recovery                                                 may may may
POST   /api/login                                                    may may may
POST   /api/logout                                                   may may may
POST   /api/me/recovery-codes                                        401 409 may
DELETE /api/me                                                       401 may may
GET    /api/me                                                       401 may may
PATCH  /api/me                                                       401 may may
GET    /api/me/export                                                401 may may
DELETE /api/me/sessions                                              401 may may
GET    /api/me/sessions                                              401 may may
DELETE /api/me/sessions/{session}                                    401 404 404
DELETE /api/me/mutes/{other}                                         401 may may
PUT    /api/me/mutes/{other}                                         401 may may
GET    /api/me/tables                                                401 may may
GET    /api/me/drafts                                                401 403 may
DELETE /api/me/drafts/{draft_id}                                     401 403 may
PUT    /api/me/drafts/{draft_id}                                     401 403 may
GET    /api/me/lessons                                               401 403 may
PUT    /api/me/lessons                                               401 403 may
GET    /api/me/games                                                 401 may may
POST   /api/me/games                                                 401 may may
GET    /api/me/running                                               401 may may
GET    /api/me/page                                                  401 may may
GET    /api/people                                                   404 404 404
GET    /api/people/games                                             404 404 404
GET    /api/tables                                                   may may may
POST   /api/tables                                                   401 may may
POST   /api/tables/trial                                             401 may may
GET    /api/tables/{table_id}                                        may may may
DELETE /api/tables/{table_id}                                        401 403 403
GET    /api/tables/{table_id}/cards                                  may may may
GET    /api/tables/{table_id}/qr.svg                                 may may may
GET    /api/codes/{code}                                             may may may
PUT    /api/tables/{table_id}/seat                                   401 may may
DELETE /api/tables/{table_id}/seat                                   401 403 403
PUT    /api/tables/{table_id}/seats/{seat}/bot                       401 403 403
DELETE /api/tables/{table_id}/seats/{seat}                           401 403 403
POST   /api/tables/{table_id}/start                                  401 403 403
PUT    /api/tables/{table_id}/pause                                  401 403 403
DELETE /api/tables/{table_id}/pause                                  401 403 403
POST   /api/tables/{table_id}/rematch                                401 403 403
POST   /api/tables/{table_id}/hint                                   401 403 403
POST   /api/tables/{table_id}/reports                                401 may may
GET    /api/tables/{table_id}/replay                                 may may may
GET    /api/tables/{table_id}/export                                 may may may
GET    /api/tables/{table_id}/coach                                  404 404 404
GET    /api/tables/{table_id}/coach/{seat}                           404 404 404
POST   /api/tables/{table_id}/coach/{seat}                           401 403 403
PUT    /api/tables/{table_id}/coach/{seat}                           401 403 403
DELETE /api/tables/{table_id}/coach/{seat}                           401 404 404
GET    /api/games                                                    may may may
GET    /api/games/{game_id}/cards                                    may may may
GET    /api/games/{game_id}/cards/{card_id}/uses                     may may may
GET    /api/games/{game_id}/messages                                 may may may
GET    /api/games/{game_id}/rulings                                  may may may
GET    /api/games/{game_id}/strategy                                 may may may
POST   /api/games/{game_id}/why                                      may may may
GET    /api/words/{lang}                                             may may may
GET    /api/games/{game_id}/workshop                                 may may may
POST   /api/games/{game_id}/workshop                                 may may may
POST   /api/variants                                                 may may may
GET    /api/games/{game_id}/workshop/published                       may may may
POST   /api/games/{game_id}/workshop/measurements                    401 may may
GET    /api/games/{game_id}/workshop/measurements/{key}              may may may
DELETE /api/games/{game_id}/workshop/measurements/{key}              401 404 404
GET    /api/lessons                                                  may may may
GET    /api/lessons/{game_id}/notes                                  may may may
POST   /api/lessons/{game_id}/{lesson_id}                            may may may
GET    /api/guild                                                    may may may
GET    /api/guild/entries                                            may may may
GET    /api/guild/entries/{entry_id}                                 may may may
DELETE /api/guild/entries/{entry_id}                                 401 403 403
POST   /api/guild/cards                                              401 403 may
POST   /api/guild/variants                                           401 403 may
PUT    /api/guild/entries/{entry_id}/heart                           401 may may
DELETE /api/guild/entries/{entry_id}/heart                           401 may may
POST   /api/guild/entries/{entry_id}/reports                         401 may may
GET    /api/puzzles                                                  may may may
GET    /api/puzzles/{puzzle_id}                                      may may may
POST   /api/puzzles/{puzzle_id}                                      may may may
POST   /api/puzzles/{puzzle_id}/table                                401 may may
GET    /api/tables/{table_id}/orders                                 401 403 403
PUT    /api/tables/{table_id}/orders                                 401 403 403
GET    /api/tables/{table_id}/company                                401 may may
POST   /api/tables/{table_id}/invitations                            401 403 403
GET    /api/forum/boards                                             may may may
GET    /api/forum/threads                                            may may may
POST   /api/forum/threads                                            401 403 may
GET    /api/forum/threads/{number}                                   may may may
POST   /api/forum/threads/{number}/posts                             401 403 may
PUT    /api/forum/threads/{number}/read                              401 may may
PUT    /api/forum/threads/{number}/follow                            401 may may
DELETE /api/forum/threads/{number}/follow                            401 may may
GET    /api/forum/works/{work}                                       may may may
POST   /api/forum/works/{work}/posts                                 401 403 may
GET    /api/forum/posts                                              may may may
GET    /api/forum/posts/{number}/versions                            may may may
PATCH  /api/forum/posts/{number}                                     401 403 403
PUT    /api/forum/posts/{number}/heart                               401 may may
DELETE /api/forum/posts/{number}/heart                               401 may may
POST   /api/forum/posts/{number}/reports                             401 may may
GET    /api/admin                                                    401 403 403
GET    /api/moderation/reports                                       401 403 403
PUT    /api/moderation/reports/{number}/settled                      401 403 403
PUT    /api/moderation/posts/{number}                                401 403 403
PUT    /api/moderation/tables/{table_id}/talk/{line}                 401 403 403
PUT    /api/moderation/entries/{entry_id}                            401 403 403
PATCH  /api/moderation/threads/{number}                              401 403 403
POST   /api/moderation/people/{who}/sanctions                        401 403 403
DELETE /api/moderation/sanctions/{number}                            401 403 403
GET    /api/moderation/audit                                         401 403 403
GET    /api/moderation/thrown                                        401 403 403
PUT    /api/me/warnings/{number}                                     401 404 404
GET    /api/me/friends                                               401 may may
POST   /api/me/friends                                               401 may may
DELETE /api/me/friends/{other}                                       401 may may
PUT    /api/me/blocks/{other}                                        401 may may
DELETE /api/me/blocks/{other}                                        401 may may
GET    /api/me/invitations                                           401 may may
DELETE /api/me/invitations/{table_id}                                401 may may
GET    /api/me/home                                                  401 may may
GET    /api/ratings/{game_id}                                        may may may
GET    /api/me/seek                                                  401 404 404
PUT    /api/me/seek                                                  401 may may
DELETE /api/me/seek                                                  401 may may
GET    /api/me/holidays                                              401 may may
POST   /api/me/holidays                                              401 may may
DELETE /api/me/holidays/{first}                                      401 404 404
GET    /api/me/notices                                               401 may may
POST   /api/me/notices/seen                                          401 may may
GET    /api/me/notices/settings                                      401 may may
PUT    /api/me/notices/settings                                      401 may may
PUT    /api/me/notices/mail                                          401 may may
POST   /api/me/notices/devices                                       401 may may
DELETE /api/me/notices/devices/{device_id}                           401 404 404
POST   /api/mail/confirm                                             may may may
POST   /api/mail/stop                                                may may may
GET    /api/me/passkeys                                              401 may may
POST   /api/me/passkeys                                              401 403 may
POST   /api/me/passkeys/options                                      401 409 may
DELETE /api/me/passkeys/{passkey}                                    401 404 404
POST   /api/passkeys/options                                         may may may
POST   /api/passkeys/login                                           may may may
"""
ROWS = [line.split() for line in RIGHTS.strip().splitlines()]
#: What is sent: all that a route needs to look at who asks.
BODIES: dict[str, Any] = {
    "POST /api/me/recovery-codes": {"password": PASSWORD},
    "PATCH /api/me": {"language": "de"},
    "PUT /api/me/drafts/{draft_id}": {"name": "Gift", "data": CARD},
    "PUT /api/me/lessons": {"done": [], "under_way": None},
    "POST /api/tables": {"game": "fist-2002", "seats": 3},
    "POST /api/tables/trial": {"at": 0, "seat": 0},
    "POST /api/me/games": {"game": {}},
    "PUT /api/tables/{table_id}/seat": {},
    "PUT /api/tables/{table_id}/seats/{seat}/bot": {"bot": "merchant"},
    "POST /api/tables/{table_id}/reports": {"line": 0, "reason": "rude"},
    "PUT /api/tables/{table_id}/coach/{seat}": {"shared": True},
    "POST /api/games/{game_id}/workshop/measurements": CARD,
    "POST /api/guild/cards": {"game": "fist-2002", "card": CARD},
    "POST /api/guild/variants": {"variant": VARIANT},
    "POST /api/guild/entries/{entry_id}/reports": {"reason": "rude"},
    "POST /api/puzzles/{puzzle_id}/table": {"answer": 0},
    "PUT /api/tables/{table_id}/orders": {"orders": []},
    "POST /api/tables/{table_id}/invitations": {"person": "0" * 20},
    "POST /api/forum/threads": {"board": "site", "title": "Hm", "text": "Hm"},
    "POST /api/forum/threads/{number}/posts": {"text": "Hm"},
    "PUT /api/forum/threads/{number}/read": {"place": 1},
    "POST /api/forum/works/{work}/posts": {"text": "Hm"},
    "PATCH /api/forum/posts/{number}": {"text": "Hm"},
    "POST /api/forum/posts/{number}/reports": {"reason": "rude"},
    "PUT /api/moderation/posts/{number}": {"hidden": True},
    "PUT /api/moderation/tables/{table_id}/talk/{line}": {"hidden": True},
    "PUT /api/moderation/entries/{entry_id}": {"hidden": True},
    "PATCH /api/moderation/threads/{number}": {"locked": True},
    "POST /api/moderation/people/{who}/sanctions": {"kind": "warn", "reason": "rude"},
    "POST /api/me/friends": {"name": "Anna"},
    "PUT /api/me/seek": {"game": "fist-2002"},
    "POST /api/me/holidays": {"first": "2126-08-01", "last": "2126-08-02"},
    "PUT /api/me/notices/settings": {},
    "PUT /api/me/notices/mail": {"address": None},
    "POST /api/me/notices/devices": {
        "endpoint": "https://push.example/1",
        "keys": {"p256dh": "A" * 87, "auth": "A" * 22},
    },
    "POST /api/me/passkeys": {"name": "Key", "credential": {}},
    "POST /api/me/passkeys/options": {"password": PASSWORD},
}
#: And what is asked for in the address.
QUERIES = {"GET /api/people": "?name=Anna", "GET /api/people/games": "?name=Anna"}


class Scene:
    """Anna's things, and people who have nothing to do with them."""

    def __init__(self, live: Live, cookies: dict[str, str], things: dict[str, str]) -> None:
        self.live = live
        self.cookies = cookies
        self.things = things

    async def ask(self, who: str, method: str, route: str) -> int:
        what = f"{method} {route}"
        # There is a coach for games that are over.
        things = self.things | ({"table_id": self.things["over"]} if "/coach" in route else {})
        reply = await self.live.http.request(
            method,
            route.format(**things) + QUERIES.get(what, ""),
            json=BODIES.get(what),
            headers={"Cookie": f"dragonstones={self.cookies[who]}"} if who in self.cookies else {},
        )
        self.live.http.cookies.clear()
        if reply.is_error:
            assert reply.json()["reason"], "why is said"
        return reply.status_code

    async def all_there_is(self) -> dict[str, list[Any]]:
        """Every row of the database; but when somebody was last seen does not count."""
        kept = {}
        async with self.live.site.database.read() as connection:
            for table in schema.metadata.sorted_tables:
                if table in (schema.measurements, schema.processes):
                    continue  # the site works there by itself
                columns = [column for column in table.c if column.name not in ("seen", "attended")]
                rows = await connection.execute(select(*columns))
                kept[table.name] = sorted(map(repr, rows))
        return kept


async def member_of(live: Live, name: str) -> Guest:
    reply = await live.http.post("/api/members", json={"name": name, "password": PASSWORD})
    live.http.cookies.clear()
    return Guest(live, reply.json(), reply.cookies["dragonstones"])


@pytest.fixture
async def scene(sqlite_url: str, anyio_backend: str) -> AsyncIterator[Scene]:
    async with running(sqlite_url, rate_limits=0) as live:
        anna, member = await member_of(live, "Anna"), await member_of(live, "Carla")
        guest = await live.guest("Ben")
        table = await anna.new_table(seats=3, public=True, start=False)
        done = played("fist-2002", points=2)
        await put(live.site.database, done)
        entry = await anna.call("POST", "/guild/cards", {"game": "fist-2002", "card": CARD})
        [(work,)] = live.rows("SELECT work FROM guild")
        thread = {"board": "site", "title": "Hermits", "text": "Hm."}
        await anna.call("POST", "/forum/threads", thread)
        session = (await anna.get("/me/sessions"))[0]["id"]
        things = {
            "table_id": table,
            "over": done.id,
            "entry_id": entry["entry"]["id"],
            "session": session,
            "other": anna.id,
            "seat": "1",
            "draft_id": "abcdefgh",
            "game_id": "fist-2002",
            "key": f"home-{'0' * 16}",
            "puzzle_id": "none",
            "number": "1",
            "line": "0",
            "work": work,
            "who": anna.id,
            "first": "2026-01-01",
            "device_id": "0" * 16,
            "passkey": "0" * 16,
        }
        yield Scene(live, {"guest": guest.cookie, "member": member.cookie}, things)


async def test_who_may_not_is_refused_and_nothing_has_changed(scene: Scene) -> None:
    before = await scene.all_there_is()
    found = {
        f"{who}: {method} {route}": (await scene.ask(who, method, route), int(answer))
        for method, route, *answers in ROWS
        for who, answer in zip(WHO, answers, strict=True)
        if answer != "may"
    }
    assert {what: both for what, both in found.items() if both[0] != both[1]} == {}
    assert await scene.all_there_is() == before


def test_every_route_is_in_the_table(tmp_path: Path) -> None:
    app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'dragonstones.db'}"))
    routes = {
        f"{method} {re.sub(':[a-z]+}', '}', route.path)}"
        for route in app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
        for method in route.methods - {"OPTIONS", "HEAD"}
    }
    ours = {route for route in routes if "/api/schema" not in route}
    assert ours == {f"{method} {route}" for method, route, *_ in ROWS}
