"""Every HTTP route as the site itself describes it: whatever is asked, the answer is one of those
that the description names, and looks as it says."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from sqlalchemy import insert, update

from dragonstones.engine import get_game
from dragonstones.server import schema
from dragonstones.server.database import Database
from dragonstones.server.forum import Forum
from dragonstones.server.gallery import Gallery
from dragonstones.server.guild import Guild
from dragonstones.server.lab import Lab
from dragonstones.server.migrate import migrate
from dragonstones.server.people import People
from dragonstones.server.settings import Settings
from dragonstones.wire import CardPublication, NewPost
from tests.server.finished import played, put
from tests.server.sites import Site
from tests.web.writing import writing

PASSWORD = "a stone in the fist"
CARD = {"language": 1, "name": {"en": "Gift"}, "power": {"take": {"common": 3}}}
#: Of each route, so many that fit the description and so many that do not: of a moderator, who may
#: do everything, and of nobody, who is hardly ever let in.
EXAMPLES = {"Ben": 6, None: 3}
SEED = 2002

KINDS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
]
#: A name of its own for each new member.
VISITS = count(1)
#: After these the visitor is nobody any more, or somebody else.
FAREWELLS = ("DELETE /api/me", "POST /api/logout", "POST /api/members", "POST /api/login")


class Visitor:
    """A moderator with tables in every state; or nobody."""

    def __init__(self, site: Site, finished: str, name: str | None) -> None:
        self._client = httpx.Client(base_url=site.url, timeout=30, verify=False)
        self.site = site
        self.name = name
        self.known: dict[str, list[Any]] = {"game_id": ["fist-2002", "dragons-gold"]}
        bots = ["apprentice"] * 2
        host = self._call("POST", "/guests", {"name": "Anna"})
        tables = [self._table(), self._table(bots=bots), self._table(public=False)]
        self.come_again()
        if name:
            tables += [self._table(), self._table(bots=bots[:1]), self._table(bots=bots)]
            closed = self._table()
            self._call("DELETE", f"/tables/{closed['id']}")
            tables.append(closed)
            sessions = self._call("GET", "/me/sessions")
            self.known["session"] = [session["id"] for session in sessions]
        self.known["table_id"] = [finished, *(table["id"] for table in tables)]
        self.known["code"] = [table["code"] for table in tables]
        self.known["other"] = [host["id"]]
        entries = self._call("GET", "/guild/entries")["entries"]
        self.known["entry_id"] = [entry["id"] for entry in entries]
        whole = self._call("GET", f"/guild/entries/{entries[0]['id']}")
        self.known["work"] = [whole["work"]]
        self.known["number"] = [1]

    def come_again(self) -> None:
        """As a new member; nobody comes without cookies."""
        self._client.cookies.clear()
        if self.name:
            wish = {"name": f"{self.name} {next(VISITS)}", "password": PASSWORD}
            me = self._call("POST", "/members", wish)["id"]
            mine = update(schema.people).where(schema.people.c.id == me)
            with writing(self.site) as connection:
                connection.execute(mine.values(role="moderator"))

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self._client.cookies)

    def _table(self, **wish: Any) -> Any:
        return self._call("POST", "/tables", {"game": "fist-2002", "seats": 3, **wish})

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        reply = self._client.request(method, f"/api{path}", json=body)
        assert reply.is_success, reply.text
        return reply.json() if reply.content else None

    def close(self) -> None:
        self._client.close()


@pytest.fixture(scope="module")
def finished() -> str:
    return "abcdefghijkl"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, finished: str) -> Iterator[Site]:
    """A process of its own, at which one game was played to its end already."""
    folder = tmp_path_factory.mktemp("schema")
    url = f"sqlite:///{folder / 'dragonstones.db'}"

    async def prepare() -> None:
        database = Database(url)
        await migrate(database)
        await put(database, played("fist-2002", id=finished))
        said = {"table": finished, "number": 0, "at": 1, "name": "Anna", "text": "Well played"}
        async with database.write() as connection:
            await connection.execute(insert(schema.talk).values(said))
        anna, _, _ = await People(database, Settings()).register(None, "Annika", PASSWORD, "en", "")
        guild = Guild(database, Lab(database, "none", a_day=0))
        wanted = CardPublication(game="fist-2002", card=CARD, tags=["funny"])
        id = await guild.publish_card(anna, get_game("fist-2002"), wanted)
        work = (await Gallery(database).entry(id)).work
        await Forum(database).write_about(anna, work, NewPost(text="See /t/abcdefghijkl"))
        await database.close()

    asyncio.run(prepare())
    site = Site(folder, url).start()
    yield site
    site.stop()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_route_answers_as_it_is_described(
    site: Site, finished: str, mode: GenerationMode, subtests: pytest.Subtests
) -> None:
    described = schemathesis.openapi.from_url(f"{site.url}/api/schema/openapi.json")
    checks: list[Any] = CHECKS.get_by_names(KINDS)
    visitors = [Visitor(site, finished, name) for name in EXAMPLES]
    routes = 0
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not (operation.body or has_parameters(operation)):
            continue  # there is nothing that would not fit
        routes += 1
        # Made once for both: that takes longer than what is drawn from it.
        cases = operation.as_strategy(generation_mode=mode)
        for visitor in visitors:
            with subtests.test(operation.label, visitor=visitor.name):
                ask(visitor, cases, checks)
    for visitor in visitors:
        visitor.close()
    assert routes > 20
    assert "Traceback" not in site.log


def ask(visitor: Visitor, cases: st.SearchStrategy[Case[Any]], checks: list[Any]) -> None:
    @seed(SEED)
    @settings(
        max_examples=EXAMPLES[visitor.name],
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, data=st.data())
    def answers(case: Case[Any], data: st.DataObject) -> None:
        aim(case, visitor.known, data)
        case.call_and_validate(base_url=visitor.site.url, cookies=visitor.cookies, checks=checks)
        if case.operation.label in FAREWELLS:
            visitor.come_again()

    answers()


def has_parameters(operation: Any) -> bool:
    return any((operation.path_parameters, operation.query, operation.headers))


def aim(case: Case[Any], known: dict[str, list[Any]], data: st.DataObject) -> None:
    """Often ask for something that is there: by chance nobody would find it."""
    for parameter in case.path_parameters or ():
        if parameter in known and data.draw(st.booleans()):
            case.path_parameters[parameter] = data.draw(st.sampled_from(known[parameter]))
    if isinstance(case.body, dict) and "game" in case.body and data.draw(st.booleans()):
        case.body["game"] = data.draw(st.sampled_from(known["game_id"]))


def test_the_description_names_every_route_and_how_it_may_refuse(site: Site) -> None:
    described = httpx.get(f"{site.url}/api/schema/openapi.json").json()
    operations = {
        f"{method.upper()} {path}": operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }
    assert {"POST /api/tables", "PUT /api/tables/{table_id}/seat", "GET /readyz"} <= set(operations)
    for label, operation in operations.items():
        assert operation["summary"], label
        assert "429" in operation["responses"], label
        for status, reply in operation["responses"].items():
            assert reply["description"], label
            if status.startswith("4"):
                assert list(reply["content"]) == ["application/problem+json"], label
        if not label.startswith("GET"):
            assert "403" in operation["responses"], label
        if "requestBody" in operation:
            assert {"400", "413"} <= set(operation["responses"]), label
