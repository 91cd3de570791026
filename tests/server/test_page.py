"""The files of the page, as the site serves them."""

from __future__ import annotations

import re
from contextlib import suppress
from html import unescape
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from dragonstones.server.previews import HEIGHT, WIDTH
from dragonstones.server.refusals import TooMany
from dragonstones.server.routes.page import FOLDER, make_router
from tests.server.live import Live, running
from tests.server.people_app import browser
from tests.web import chrome

pytestmark = pytest.mark.anyio


async def get(folder: Path, path: str) -> httpx.Response:
    async with browser(Litestar([make_router(folder)], openapi_config=None)) as client:
        return await client.get(path)


async def test_what_the_build_noted_for_itself_is_not_served(tmp_path: Path) -> None:
    for name in ("index.html", "assets/a.js", ".vite/manifest.json", "assets/.hidden.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    assert (await get(tmp_path, "/assets/a.js")).text == "assets/a.js"
    for hidden in ("/.vite/manifest.json", "/assets/.hidden.js"):
        assert (await get(tmp_path, hidden)).status_code == 404


async def test_an_address_where_nothing_is_says_so_by_its_status(live: Live) -> None:
    there = ["/", "/lobby", "/lobby/", "/new", "/rules", "/rules/fist-2002", "/settings", "/about"]
    nowhere = [
        "/nothing",
        "/lobby/more",
        "/rules/chess",
        "/t/aaaaaaaaaaaa",
        "/t/short",
        "/replay/aaaaaaaaaaaa",
    ]
    assert [(await live.http.get(path)).status_code for path in there] == [200] * len(there)
    for path in nowhere:
        reply = await live.http.get(path)
        # The page itself says it in words.
        assert (path, reply.status_code, reply.headers["content-type"][:9]) == (
            path,
            404,
            "text/html",
        )


async def test_what_is_there_can_be_asked_without_fetching_it(live: Live) -> None:
    for path in ("/", "/rules/fist-2002", "/nothing", "/icons/none.png"):
        whole, head = await live.http.get(path), await live.http.head(path)
        assert head.content == b"" and head.status_code == whole.status_code, path
        for name in ("content-length", "content-type", "etag", "cache-control"):
            assert head.headers.get(name) == whole.headers.get(name), (path, name)
    # An answer of the site is fetched, or not asked for.
    assert (await live.http.head("/api/games")).status_code == 405


async def test_somebody_who_looks_for_a_file_by_hand_gets_a_page(live: Live) -> None:
    reply = await live.http.get("/index.php", headers={"Accept": "text/html,*/*"})
    assert (reply.status_code, reply.headers["content-type"][:9]) == (404, "text/html")
    for path in ("/icons/none.png", "/api/nothing"):
        reply = await live.http.get(path)
        assert (reply.status_code, reply.json()["code"]) == (404, "no-such-page")


async def test_a_table_is_there_until_it_is_closed(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table(start=False)
    assert (await live.http.get(f"/t/{table}")).status_code == 200
    assert (await live.http.get(f"/replay/{table}")).status_code == 404
    await anna.call("DELETE", f"/tables/{table}")
    assert (await live.http.get(f"/t/{table}")).status_code == 404


async def tags(live: Live, path: str, **headers: str) -> dict[str, str]:
    html = (await live.http.get(path, headers=headers)).text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', html)
    return {name: unescape(value) for name, value in found}


@pytest.mark.skipif(chrome.missing() is not None, reason="the page is not built (make page)")
async def test_a_link_is_shown_with_words_and_a_picture(live: Live) -> None:
    address = f"http://127.0.0.1:{live.port}"
    home = await tags(live, "/", **{"Accept-Language": "de"})
    assert "Drachen" in home["og:description"] and home["og:locale"] == "de_DE"
    host = await live.guest('Ida "the <Bold>"', "de")
    table = await host.new_table(seats=3, start=False, name="Krone & Anker", public=False)
    told = await tags(live, f"/t/{table}")
    assert told["og:title"] == "Krone & Anker"
    # In the host's language: a messenger that asks for its user has none.
    assert told["og:description"].startswith('Ida "the <Bold>" lädt dich zu')
    assert told["og:description"].endswith("2 Plätze sind frei.")
    assert told["og:url"] == f"{address}/t/{table}"
    for path, family in ((f"/t/{table}", "fist"), ("/rules/dragons-gold", "gold"), ("/", "site")):
        picture = (await tags(live, path))["og:image"]
        assert picture == f"{address}/previews/{family}.png"
        reply = await live.http.get(picture)
        assert reply.headers["content-type"] == "image/png"
        size = int.from_bytes(reply.content[16:20]), int.from_bytes(reply.content[20:24])
        assert size == (WIDTH, HEIGHT)
        # Some messengers show no larger ones.
        assert len(reply.content) < 300_000


async def test_a_page_is_never_refused_for_its_preview(sqlite_url: str) -> None:
    async with running(sqlite_url, rate_limits=1) as live:
        anna = await live.guest("Anna")
        table = await anna.new_table(start=False)
        with suppress(TooMany):
            while True:
                live.site.limits.check("preview", "127.0.0.1")
        assert (await live.http.get(f"/t/{table}")).status_code == 200


async def test_the_python_for_browsers_is_sent_compressed_to_those_who_can_read_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "python" / "abc").mkdir(parents=True)
    (tmp_path / "python" / "abc" / "code.wasm").write_bytes(b"large")
    (tmp_path / "python" / "abc" / "code.wasm.br").write_bytes(b"small")
    app = Litestar([make_router(tmp_path)], openapi_config=None)
    async with browser(app) as client:
        for encodings, encoding in (("br, gzip", "br"), ("gzip", None)):
            headers = {"Accept-Encoding": encodings}
            async with client.stream("GET", "/python/abc/code.wasm", headers=headers) as reply:
                raw = b"".join([part async for part in reply.aiter_raw()])
            assert raw == (b"small" if encoding else b"large")
            assert reply.headers.get("content-encoding") == encoding
            assert reply.headers["content-type"] == "application/wasm"
            assert "immutable" in reply.headers["cache-control"]
        assert (await client.get("/python/abc/code.wasm.br")).status_code == 404


async def test_only_the_worker_may_compile_web_assembly(live: Live) -> None:
    worker = next((FOLDER / "assets").glob("python-worker-*.js"), None)
    if worker is None:
        pytest.skip("the page is not built (make page)")
    pages = ["/", "/device", "/sw.js", "/python/python.json"]
    policies = [(await live.http.get(path)).headers["content-security-policy"] for path in pages]
    assert all("wasm" not in policy for policy in policies)
    allowed = (await live.http.get(f"/assets/{worker.name}")).headers["content-security-policy"]
    assert allowed.replace(" 'wasm-unsafe-eval'", "") == policies[0]
