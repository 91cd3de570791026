"""Many people come at once, from one address; and parts of the page get lost on the way."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from websockets.sync.client import connect

from tests.server.sites import Site
from tests.web.chrome import PATIENCE, Visitors

#: Of forty first visits these have a browser; the others fetch what a browser fetches.
BROWSERS, OTHERS = 2, 38
#: Milliseconds that a page may take among all of them.
LONG = 4 * PATIENCE


class Client:
    """Somebody who fetches all that a browser fetches."""

    def __init__(self, site: Site, number: int) -> None:
        self._site, self._number = site, number
        self._line = HTTPConnection("127.0.0.1", site.port, timeout=60)
        self._cookie = ""
        self.refused: list[str] = []

    def ask(self, path: str, method: str = "GET", body: object = None) -> str:
        self._line.request(method, path, json.dumps(body), {"Cookie": self._cookie})
        reply = self._line.getresponse()
        if reply.status >= 400:
            self.refused.append(f"{reply.status} {path}")
        self._cookie = (reply.getheader("Set-Cookie") or self._cookie).partition(";")[0]
        return reply.read().decode(errors="ignore")

    def visit(self) -> list[str]:
        """A first visit, up to a seat at a table; what was refused."""
        for path in re.findall(r'(?:src|href)="(/[^"]+)"', self.ask("/")):
            self.ask(path)
        # The service worker keeps all files of the page.
        [files] = re.findall(r"const FILES = (\[.*?\]);", self.ask("/sw.js"))
        for path in json.loads(files):
            self.ask(path)
        self.ask("/api/games")
        self.ask("/api/guests", "POST", {"name": f"Guest {self._number}"})
        wish = {"game": "fist-2002", "seats": 4, "bots": ["random"] * 3, "public": False}
        table = json.loads(self.ask("/api/tables", "POST", wish))["id"]
        self.ask(f"/api/tables/{table}/seat", "PUT", {"luck": "0123456789abcdef"})
        for path in (f"/tables/{table}", "/me/tables", "/games/fist-2002/cards", "/words/en"):
            self.ask(f"/api{path}")
        address = f"ws://127.0.0.1:{self._site.port}/api/socket"
        with connect(address, additional_headers={"Cookie": self._cookie}) as socket:
            assert json.loads(socket.recv())["t"] == "welcome"
        self._line.close()
        return self.refused


def test_forty_first_visits_at_once_from_one_address_are_complete(
    chromium: Browser, tmp_path: Path
) -> None:
    """A class, a club, a party: everybody sees the page and gets a seat."""
    site = Site(tmp_path, f"sqlite:///{tmp_path / 'dragonstones.db'}", rate_limits=1).start()
    visitors = Visitors(chromium, site)
    pages = [visitors.stranger() for _ in range(BROWSERS)]
    try:
        with ThreadPoolExecutor(OTHERS) as threads:
            others = [threads.submit(Client(site, n).visit) for n in range(OTHERS)]
            for page in pages:
                page.goto("/", wait_until="commit")
            for page in pages:
                page.get_by_role("button", name="Play now").click(timeout=LONG)
            for page in pages:
                mine = page.get_by_role("region", name="You", exact=True)
                expect(mine).to_be_visible(timeout=LONG)
            assert [other.result() for other in others] == [[]] * OTHERS
        assert visitors.errors == []
    finally:
        visitors.leave()
        site.stop()


@pytest.mark.parametrize("part", ["index", "HomePage"])
def test_a_page_that_was_refused_a_part_tries_again_by_itself(stranger: Page, part: str) -> None:
    loads: list[str] = []
    stranger.on(
        "request", lambda asked: loads.append(asked.url) if asked.is_navigation_request() else None
    )

    def refuse_at_first(route: Route) -> None:
        if len(loads) > 1:
            route.continue_()
        else:
            route.fulfill(status=429, headers={"Retry-After": "1"}, body="too many")

    stranger.route(re.compile(rf"/assets/{part}-[^/]*\.js$"), refuse_at_first)
    stranger.goto("/")
    # It says so meanwhile, in all languages if none has come.
    expect(stranger.get_by_text("It will try again by itself").filter(visible=True)).to_be_visible()
    expect(stranger.get_by_role("button", name="Play now")).to_be_visible()
    assert len(loads) == 2
