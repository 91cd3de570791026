"""The page as an app on a device: it can be installed, starts without a network, takes what other
programs hand over, and says when there is a newer version."""

from __future__ import annotations

import json
import mimetypes
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.finished import played
from tests.server.sites import Site
from tests.web.chrome import PAGE, PATIENCE, PHONE

READY = "navigator.serviceWorker.ready.then(() => true)"
#: From another program, as the browser hands it over.
SHARE = """async (parts) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    form.set(name, name === "game" ? new File([value], "game.json") : value);
  return (await fetch("/share", { method: "POST", body: form })).url;
}"""


@pytest.fixture
def app(chromium: Browser, web_site: Site) -> Iterator[Page]:
    """A phone whose service worker has come; nothing may go wrong there, seen or not."""
    context = chromium.new_context(
        base_url=web_site.url,
        viewport={"width": PHONE[0], "height": PHONE[1]},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="allow",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto("/")
    page.evaluate(READY)
    page.reload()
    yield page
    context.close()
    assert [line for line in wrong if "ERR_INTERNET_DISCONNECTED" not in line] == []


def test_it_can_be_installed_and_starts_without_a_network(app: Page) -> None:
    expect(app.get_by_role("button", name="Play now")).to_be_visible()
    chrome = app.context.new_cdp_session(app)
    assert chrome.send("Page.getAppManifest")["errors"] == []
    errors = chrome.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every context of a test is one that forgets.
    assert [error["errorId"] for error in errors] == ["in-incognito"]
    manifest = app.request.get("/manifest.webmanifest").json()
    for what in [*manifest["icons"], *manifest["shortcuts"]]:
        assert app.request.get(what.get("src") or what["url"]).ok, what
    app.context.set_offline(True)
    for way in ["/", *(shortcut["url"] for shortcut in manifest["shortcuts"])]:
        app.goto(way)
        expect(app.get_by_role("button", name="Play on this device")).to_be_visible()


def test_what_is_shared_with_it_is_opened(app: Page, web_site: Site) -> None:
    """A link, a code in a message, a game file; and something that is none of them."""
    wish = {"game": "fist-2002", "seats": 3, "public": False, "sit": False}
    assert app.request.post("/api/guests", data={"name": "Anna", "language": "en"}).ok
    table = app.request.post("/api/tables", data=wish).json()
    for words in (f"We play at {table['code']}, come!", f"{web_site.url}/t/{table['id']}"):
        app.goto(app.evaluate(SHARE, {"text": words}))
        expect(app).to_have_url(re.compile(f"/t/{table['id']}$"))
    app.goto(app.evaluate(SHARE, {"game": json.dumps(played("fist-2002").match.journal())}))
    expect(app.get_by_role("button", name="Play on from here")).to_be_visible()
    app.goto(app.evaluate(SHARE, {"text": "Milk and eggs"}))
    expect(app.get_by_role("heading", name="There is no table and no game in it")).to_be_visible()


class Host(BaseHTTPRequestHandler):
    """A host of files that is given a newer version of the page."""

    version = "first"

    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            self.send_error(503)
            return
        path = PAGE.parent / self.path.partition("?")[0].lstrip("/")
        if not path.is_file():
            path = PAGE
        body = path.read_bytes()
        if path.name == "sw.js":
            body = re.sub(rb'VERSION = "\w+"', f'VERSION = "{self.version}"'.encode(), body)
        self.send_response(200)
        self.send_header("Content-Type", mimetypes.guess_type(path.name)[0] or "text/plain")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def host() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Host)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_a_newer_version_is_told_of_but_never_at_a_table(
    chromium: Browser, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = chromium.new_context(base_url=host, locale="en-GB", service_workers="allow")
    page = context.new_page()
    page.goto("/device")
    page.evaluate(READY)
    page.reload()
    monkeypatch.setattr(Host, "version", "second")
    told = page.get_by_text("There is a newer version of this page.")
    page.goto("/t/abcdefghijkl")
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)"
    )
    expect(told).to_have_count(0)
    page.goto("/device")
    expect(told).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Load it now").click()
    expect(page.get_by_role("heading", name="The tavern is closed")).to_be_visible()
    expect(told).to_have_count(0)
    assert page.evaluate("caches.keys()") == ["shell-second"]
    context.close()
