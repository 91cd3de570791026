"""The network is cut: the page plays on this device alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.sites import Site
from tests.web.chrome import HURRY, KNOWS_THE_GAME, PATIENCE, Visitors
from tests.web.players import FistPlayer, GoldPlayer, Player, game_over

FIRST = "Fist of Dragonstones The"


@pytest.fixture(scope="module")
def alone(chromium: Browser, web_site: Site) -> Iterator[Page]:
    """A device that was made ready, and has no network any more; its site plays."""
    context = chromium.new_context(
        base_url=web_site.url, locale="en-GB", reduced_motion="reduce", service_workers="allow"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(HURRY)
    context.add_init_script(KNOWS_THE_GAME)
    page = context.new_page()
    page.goto("/device")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now the service worker sees what is fetched
    page.get_by_role("button", name="Get it ready").click()
    expect(page.get_by_text("Everything is here")).to_be_visible()
    leave_site(page)
    yield page
    context.close()


def leave_site(page: Page) -> None:
    """The network is cut; from now on the device is the site."""
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_role("button", name="Play on this device").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def sit_down(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("radio", name=re.compile(f"^{game}")).check(force=True)
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize(
    ("game", "player"),
    [
        (FIRST, partial(FistPlayer, laziness=0.9)),
        ("Fist of Dragonstones: Tavern", partial(FistPlayer, laziness=0.9)),
        ("Dragon", GoldPlayer),
    ],
)
def test_a_whole_game_without_a_network(
    alone: Page, game: str, player: Callable[[Page], Player]
) -> None:
    sit_down(alone, game)
    player(alone).play()
    expect(game_over(alone)).to_be_visible()


def test_a_game_goes_on_after_a_reload_and_a_killed_worker(alone: Page) -> None:
    sit_down(alone, FIRST)
    player = FistPlayer(alone)
    player.act()
    said = alone.get_by_role("region", name="What happened").locator("p").first
    expect(said).to_be_visible()
    alone.reload()
    expect(said).to_be_visible()
    for worker in alone.workers:
        worker.evaluate("self.close()")
    player.act()
    expect(said).to_be_visible()


#: A game on the device as it was begun before the rules of the Tavern Edition were renewed; and a
#: newer Python of which only the list has come before the network was gone.
BEFORE_AN_UPDATE = """async (id) => {
  const open = indexedDB.open("dragonstones");
  await new Promise((done) => (open.onsuccess = done));
  const games = () => open.result.transaction("games", "readwrite").objectStore("games");
  const asked = games().get(id);
  await new Promise((done) => (asked.onsuccess = done));
  const kept = JSON.parse(asked.result);
  kept.rules = kept.journal.rules = 1;
  kept.journal.answers = [];
  const put = games().put(JSON.stringify(kept), id);
  await new Promise((done) => (put.onsuccess = done));
  const cache = await caches.open("python");
  const list = { version: "000000000000", files: [{ name: "pyodide.mjs" }] };
  await cache.put("/python/next.json", new Response(JSON.stringify(list)));
}"""
RULES = """(id) => new Promise((done) => {
  const open = indexedDB.open("dragonstones");
  open.onsuccess = () => {
    const asked = open.result.transaction("games").objectStore("games").get(id);
    asked.onsuccess = () => {
      const { rules, journal } = JSON.parse(asked.result);
      done([rules, journal.rules, journal.answers.length > 0]);
    };
  };
})"""


def test_a_game_outlives_an_update_that_came_only_in_part(alone: Page) -> None:
    """It goes on with the rules by which it was begun, on what is here whole."""
    sit_down(alone, "Fist of Dragonstones: Tavern")
    expect(alone.get_by_role("region", name="You", exact=True)).to_be_visible()
    id = alone.url.rsplit("/", 1)[1]
    alone.evaluate(BEFORE_AN_UPDATE, id)
    alone.reload()
    FistPlayer(alone).act()
    expect(alone.get_by_role("region", name="What happened").locator("p").first).to_be_visible()
    assert alone.evaluate(RULES, id) == [1, 1, True]


def test_what_needs_a_site_is_there_and_says_so(alone: Page) -> None:
    alone.goto("/lobby")
    expect(alone.get_by_role("heading", name="This needs a site")).to_be_visible()
    expect(alone.get_by_role("link", name="not connected, kept here")).to_be_visible()


def test_a_full_device_plays_on_and_says_so(alone: Page) -> None:
    sit_down(alone, FIRST)
    [worker] = alone.workers
    worker.evaluate(
        """() => (IDBObjectStore.prototype.put = () => {
          throw new DOMException("no room", "QuotaExceededError");
        })"""
    )
    FistPlayer(alone).act()
    expect(alone.get_by_text("This device has no room left")).to_be_visible()


def test_a_browser_without_workers_is_told_and_the_site_still_works(visitors: Visitors) -> None:
    page = visitors.stranger()
    page.add_init_script("delete window.Worker")
    page.goto("/device")
    page.get_by_role("button", name="Play on this device").click()
    expect(page.get_by_role("alert")).to_contain_text("no WebAssembly or workers")
    page.get_by_role("button", name="Back to the site").click()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_second_tab_is_told_of_the_first(alone: Page) -> None:
    other = alone.context.new_page()
    other.goto("/")
    other.get_by_role("button", name="Play on this device").click()
    expect(other.get_by_role("alert")).to_contain_text("in another tab")
    other.close()


def test_lessons_and_puzzles_without_a_network(alone: Page) -> None:
    alone.goto("/learn/fist-2002/auction")
    expect(alone.locator(".keeper")).to_be_visible()
    alone.goto("/puzzles")
    alone.locator("main a[href^='/puzzles/']").first.click()
    expect(alone.get_by_role("region", name="You", exact=True)).to_be_visible()


def test_back_on_a_site_a_game_is_added_to_mine(alone: Page) -> None:
    sit_down(alone, FIRST)
    FistPlayer(alone).act()
    alone.context.set_offline(False)
    alone.goto("/device")
    alone.get_by_role("button", name="Back to the site").click()
    alone.get_by_role("button", name="Add to my games").first.click()
    alone.get_by_role("link", name="See it among your games").click()
    expect(alone.get_by_text("played on a device").first).to_be_visible()
    leave_site(alone)
