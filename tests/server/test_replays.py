"""Finished games: as everybody saw them, page by page, and as a file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar, Router
from litestar.di import Provide
from litestar.testing import AsyncTestClient

from dragonstones import Match, fair
from dragonstones.engine import registry
from dragonstones.engine.frames import OPEN, Eyes, seen_through
from dragonstones.server import films
from dragonstones.server import replays as replays_module
from dragonstones.server.refusals import NotFound
from dragonstones.server.replays import MOST, Replays
from dragonstones.server.routes import problems
from dragonstones.server.routes import replays as replay_routes
from dragonstones.server.settings import Settings
from dragonstones.server.site import Site
from dragonstones.text import texts
from tests.engine.haggling import HAGGLING
from tests.server.finished import LUCKS, Played, played, put
from tests.server.made import make_tables
from tests.terminal.program import run_here

pytestmark = pytest.mark.anyio

Client = AsyncTestClient[Litestar]
Data = dict[str, Any]

GAMES: dict[str, Data] = {
    "fist-2002": {},
    "fist-tavern": {},
    "dragons-gold": {"rules": "advanced"},
}
EYES: dict[str, Eyes] = {"0": 0, "1": 1, "2": 2, "3": 3, "spectator": None, "open": OPEN}


@pytest.fixture(scope="module", params=GAMES)
def done(request: pytest.FixtureRequest) -> Played:
    return played(request.param, **GAMES[request.param])


@pytest.fixture(scope="module")
def fist() -> Played:
    return played("fist-2002")


@pytest.fixture
async def site(sqlite_url: str, anyio_backend: str) -> AsyncIterator[Site]:
    """Not started: it has a database, and that is enough here."""
    site = Site(Settings(database_url=sqlite_url))
    await make_tables(site.database)
    yield site
    await site.database.close()


@pytest.fixture
async def client(site: Site) -> AsyncIterator[Client]:
    async def provide_site() -> Site:
        return site

    app = Litestar(
        [Router("/api", route_handlers=[replay_routes.router])],
        dependencies={"site": Provide(provide_site)},
        exception_handlers=problems.HANDLERS,  # type: ignore[arg-type]
    )
    async with AsyncTestClient(app) as client:
        yield client


async def get(client: Client, path: str, **params: Any) -> Data:
    answer = await client.get(f"/api/tables/{path}", params=params)
    assert answer.status_code == 200, answer.text
    data: Data = answer.json()
    return data


async def all_frames(client: Client, id: str, eyes: str, **params: Any) -> list[Data]:
    """Page by page."""
    frames: list[Data] = []
    while True:
        page = await get(client, f"{id}/replay", eyes=eyes, first=len(frames), **params)
        frames += page["frames"]
        if len(frames) == page["total"]:
            return frames
        assert page["frames"]


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def seen(match: Match, eyes: Eyes) -> list[Data]:
    seat = eyes if isinstance(eyes, int) else None
    return [plain(e.data()) for e in match.events if eyes == OPEN or e.seen_by(seat)]


# -- what is in it ------------------------------------------------------------


@pytest.mark.parametrize("eyes", EYES)
async def test_a_replay_shows_what_these_eyes_saw(
    client: Client, site: Site, done: Played, eyes: str
) -> None:
    await put(site.database, done)
    frames = await all_frames(client, done.id, eyes, count=37)
    assert [event for frame in frames for event in frame["events"]] == seen(done.match, EYES[eyes])
    views = {
        at: plain(seen_through(match, EYES[eyes]))
        for at, match in enumerate(Match.steps(done.match.journal()))
    }
    for frame in frames:
        assert frame["view"] == views[frame["at"]]


@pytest.mark.parametrize("eyes", ["0", "open"])
async def test_events_have_running_numbers(
    client: Client, site: Site, done: Played, eyes: str
) -> None:
    await put(site.database, done)
    number = 0
    for frame in await all_frames(client, done.id, eyes, count=MOST):
        assert frame["first"] == number
        number += len(frame["events"])
    assert number == len(seen(done.match, EYES[eyes]))


async def test_the_table_is_in_it(client: Client, site: Site, fist: Played) -> None:
    await put(site.database, fist)
    page = await get(client, f"{fist.id}/replay")
    table = page["table"]
    assert (page["eyes"], table["id"], table["state"]) == ("spectator", fist.id, "over")
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Ben", None, "Chris"]
    assert table["commitment"] == fair.commitment(fist.server_luck, fist.id)
    assert table["code"] is None


# -- nothing else -------------------------------------------------------------


def secrets_in(view: Data, me: int | None) -> list[Any]:
    """What a view tells of the seats of others."""
    hidden = ("stash", "held") if view["game"] == "dragons-gold" else ("screen",)
    return [
        seat[name]
        for number, seat in enumerate(view["table"]["seats"])
        for name in hidden
        if number != me and name in seat
    ]


@pytest.mark.parametrize("eyes", ["0", "1", "2", "3", "spectator"])
async def test_nothing_of_others_secrets_is_in_the_bytes(
    client: Client, site: Site, done: Played, eyes: str
) -> None:
    """To the byte what the seat was sent at that moment, and nothing beside it."""
    await put(site.database, done)
    live = {
        at: msgspec.json.encode(match.view(EYES[eyes]))
        for at, match in enumerate(Match.steps(done.match.journal()))
    }
    answer = await client.get(f"/api/tables/{done.id}/replay", params={"eyes": eyes, "count": MOST})
    page = msgspec.json.decode(answer.content)
    rest = answer.content
    for frame in page["frames"]:
        view = live[frame["at"]]
        assert view in rest
        rest = rest.replace(b'"view":' + view, b'"view":0', 1)
        assert secrets_in(frame["view"], EYES[eyes]) == []  # type: ignore[arg-type]
    # Beside the views there are only these fields.
    assert {name for frame in page["frames"] for name in frame} == {"at", "first", "events", "view"}
    for secret in (done.server_luck, str(done.match.seed)):
        assert secret.encode() not in answer.content


async def test_the_same_game_with_another_hand_in_secret_looks_the_same(
    client: Client, site: Site
) -> None:
    """What nobody but Ben can know does not show in Anna's replay before it comes out."""
    first = Match.new("fist-2002", seats=4, seed="same")
    second = Match.new("fist-2002", seats=4, seed="same")
    pictures = []
    for number, (match, bid) in enumerate([(first, {"fairy": 2}), (second, {"common": 1})]):
        match.answer(1, bid)
        entries = [[[1, bid, "k"]]]
        game = Played(match, id=f"abcdefghijk{'ab'[number]}", rows=entries)
        await put(site.database, game)
        page = await get(client, f"{game.id}/replay", eyes="0")
        pictures.append(page["frames"])
    assert pictures[0] == pictures[1]


# -- pages --------------------------------------------------------------------


async def test_pages(client: Client, site: Site, fist: Played) -> None:
    await put(site.database, fist)
    whole = await all_frames(client, fist.id, "open", count=MOST)
    page = await get(client, f"{fist.id}/replay", eyes="open", first=3, count=2)
    assert page["frames"] == whole[3:5]
    assert page["total"] == len(whole)
    page = await get(client, f"{fist.id}/replay", eyes="open", first=len(whole))
    assert (page["frames"], page["total"]) == ([], len(whole))
    page = await get(client, f"{fist.id}/replay", eyes="open")
    assert page["frames"] == whole[:100]


@pytest.mark.parametrize(
    "params",
    [
        {"first": -1},
        {"first": "x"},
        {"first": 10**9},
        {"count": 0},
        {"count": MOST + 1},
        {"eyes": "4"},  # four seats
        {"eyes": "12"},
        {"eyes": "-1"},
        {"eyes": "everybody"},
        {"eyes": ""},
        {"eyes": "٣"},
        {"words": "fr"},
    ],
    ids=str,
)
async def test_wrong_wishes(client: Client, site: Site, fist: Played, params: Data) -> None:
    await put(site.database, fist)
    answer = await client.get(f"/api/tables/{fist.id}/replay", params=params)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "reason", "status"}


# -- words --------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_words(client: Client, site: Site, done: Played, lang: str) -> None:
    await put(site.database, done)
    frames = await all_frames(client, done.id, "0", words=lang)
    names, t = ["Anna", "Ben", "Bruna", "Chris"], texts(lang)
    said = [event.pop("words") for frame in frames for event in frame["events"]]
    assert said == [t.event(event, names, 0) for event in done.match.events if event.seen_by(0)]
    asked = [frame["view"]["decision"] for frame in frames if frame["view"]["decision"]]
    assert asked
    for decision in asked:
        words = decision.pop("words")
        assert words["prompt"] == t.prompt(decision, names)
    for frame in frames:
        worth = frame["view"].pop("worth", None)
        assert worth == plain(done.match.game.worth(frame["view"]))
    # Beside the words all is as without them.
    assert frames == await all_frames(client, done.id, "0")


async def test_a_game_without_texts(
    client: Client, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._games, (HAGGLING.id, HAGGLING.rules), HAGGLING)
    game = played("haggling")
    await put(site.database, game)
    for eyes in EYES:
        frames = await all_frames(client, game.id, eyes, words="de")
        assert frames[-1]["view"]["result"] == plain(game.match.result)


# -- who may see it -----------------------------------------------------------


async def test_only_what_is_over_can_be_looked_at(client: Client, site: Site, fist: Played) -> None:
    states = [("playing", True), ("playing", False), ("open", True), ("closed", True)]
    ids = ["zzzzzzzzzzzz"]
    for number, (state, public) in enumerate(states):
        ids.append(f"abcdefghijk{'abcd'[number]}")
        game = Played(fist.match, ids[-1], fist.server_luck, fist.rows)
        await put(site.database, game, state=state, public=public)
    for what in ("replay", "export"):
        answers = [await client.get(f"/api/tables/{id}/{what}") for id in ids]
        assert {answer.status_code for answer in answers} == {404}
        assert len({answer.content for answer in answers}) == 1
        assert answers[0].json()["code"] == "no-such-replay"


@pytest.mark.parametrize("id", ["x", "ABCDEFGHIJKL", "abcdefghijk%00", "a" * 300])
async def test_what_is_no_id(client: Client, id: str) -> None:
    for what in ("replay", "export"):
        assert (await client.get(f"/api/tables/{id}/{what}")).status_code in (400, 404)


# -- computing ----------------------------------------------------------------


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Eyes]:
    """The films that are made, one after the other."""
    made: list[Eyes] = []
    make = films.make_film

    def counted(journal: Any, eyes: Eyes) -> Any:
        made.append(eyes)
        return make(journal, eyes)

    monkeypatch.setattr(replays_module, "make_film", counted)
    return made


async def test_a_replay_is_computed_once(site: Site, fist: Played, made: list[Eyes]) -> None:
    await put(site.database, fist)
    at_once = [site.replays.replay(fist.id, "0", first) for first in range(20)]
    await asyncio.gather(*at_once)
    await site.replays.replay(fist.id, "0", lang="de")
    assert made == [0]
    await site.replays.replay(fist.id, "open")
    assert made == [0, OPEN]


async def test_what_was_not_looked_at_for_long_is_forgotten(
    site: Site, fist: Played, made: list[Eyes]
) -> None:
    await put(site.database, fist)
    page = await site.replays.replay(fist.id, "0")
    size = sum(len(msgspec.json.encode(frame.view)) for frame in page.frames)
    small = Replays(site.tables, site.journal, kept=round(2.5 * size))
    made.clear()
    for eyes in ("0", "1", "0", "2", "0", "1", "2"):
        await small.replay(fist.id, eyes)
    assert made == [0, 1, 2, 1, 2]


async def test_whoever_gives_up_does_not_take_it_from_the_others(
    site: Site, fist: Played, made: list[Eyes]
) -> None:
    await put(site.database, fist)
    impatient = asyncio.create_task(site.replays.replay(fist.id, "0"))
    while not site.replays._making:
        await asyncio.sleep(0)
    patient = asyncio.create_task(site.replays.replay(fist.id, "0"))
    impatient.cancel()
    assert (await patient).total > 10
    assert impatient.cancelled()
    assert made == [0]


async def test_a_game_that_was_removed_is_gone(site: Site, fist: Played) -> None:
    await put(site.database, fist)
    await site.replays.replay(fist.id, "0")
    async with site.database.write() as connection:
        await connection.exec_driver_sql("DELETE FROM tables")
    with pytest.raises(NotFound):
        await site.replays.replay(fist.id, "0")


# -- exports ------------------------------------------------------------------


async def test_an_export_is_the_whole_game(client: Client, site: Site, done: Played) -> None:
    await put(site.database, done)
    export = await get(client, f"{done.id}/export")
    assert export["journal"] == plain(done.match.journal())
    assert export["result"] == plain(done.match.result)
    assert export["fairness"]["luck"] == list(LUCKS)
    assert export["names"] == ["Anna", "Ben", "Bruna", "Chris"]
    assert (export["people"], export["bot"]) == ([0, 1, 3], "merchant:bold")
    assert all(finding.holds for finding in fair.check(export))


async def test_an_export_is_a_file_for_verify_and_replay(
    client: Client, site: Site, done: Played, tmp_path: Path
) -> None:
    await put(site.database, done)
    answer = await client.get(f"/api/tables/{done.id}/export")
    name = f"dragonstones-{done.id}.json"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    assert answer.headers["content-type"].startswith("application/json")
    file = tmp_path / name
    file.write_bytes(answer.content)
    assert run_here(tmp_path, "verify", str(file)).exit_code == 0
    shown = run_here(tmp_path, "replay", str(file), COLUMNS="200")
    assert (shown.exit_code, shown.stderr) == (0, "")
    assert "Bruna" in shown.stdout


async def test_an_export_says_where_it_is_from(client: Client, site: Site, fist: Played) -> None:
    await put(site.database, fist)
    assert (await get(client, f"{fist.id}/export"))["site"].startswith("http://testserver")
    site.settings = msgspec.structs.replace(site.settings, public_url="https://stones.example/")
    assert (await get(client, f"{fist.id}/export"))["site"] == "https://stones.example"


async def test_a_cheating_site_is_found_out(client: Client, site: Site, fist: Played) -> None:
    """The same rows, with another deal than the parts make."""
    await put(site.database, Played(fist.match, "abcdefghijkz", fist.server_luck, fist.rows))
    export = await get(client, "abcdefghijkz/export")
    assert [one.code for one in fair.check(export) if not one.holds] == ["seed"]
