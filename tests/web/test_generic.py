"""A game that the page knows nothing of, from another package: drawn from its data alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.sites import Site
from tests.tiny import tiny
from tests.web.axe import violations
from tests.web.chrome import PHONE, Visitors
from tests.web.players import Player

__all__ = ["tiny"]

GAME = "dragons-eggs"


@pytest.fixture(scope="module")
def eggs_site(
    chromium: Browser, tiny: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("eggs-site")
    site = Site(folder, f"sqlite:///{folder / 'dragonstones.db'}")
    site.environment = tiny
    yield site.start()
    site.stop()


@pytest.fixture
def guests(chromium: Browser, eggs_site: Site) -> Iterator[Visitors]:
    here = Visitors(chromium, eggs_site)
    yield here
    here.leave()
    assert here.errors == []


class EggPlayer(Player):
    """Answers with whatever the generic board shows: a stepper, or buttons."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.mine = page.locator(".board .mine")
        self.number = self.mine.get_by_role("spinbutton")
        self.seal = self.mine.locator("button.as-wax:not([disabled])")
        self.options = self.mine.locator("li button:not([disabled])")

    @property
    def ways(self) -> Locator:
        return self.seal.or_(self.options).first

    def bid(self, coins: int) -> None:
        self.number.fill(str(coins))
        self.number.press("Tab")
        self.seal.click()

    def answer(self) -> bool:
        expect(self.ways.or_(self.over).first).to_be_visible()
        if self.over.count():
            return False
        if self.number.count():
            self.bid(self.rng.randrange(3))
        else:
            self.options.first.click()
        return True


def begin(page: Page, words: str, play: str) -> None:
    page.goto("/")
    page.get_by_role("radio", name=re.compile(words)).check()
    page.get_by_role("button", name=play).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".board")).to_be_visible()


def test_a_whole_game_with_bots_and_its_replay(guests: Visitors) -> None:
    page = guests.stranger()
    begin(page, "Dragon’s Eggs", "Play now")
    assert violations(page) == []
    player = EggPlayer(page)
    expect(player.mine).to_contain_text("Favourite colour")
    expect(page.locator(".things")).to_contain_text("Egg for sale")
    player.play()
    expect(page.locator(".things").get_by_role("heading")).to_contain_text(re.compile("wins?"))
    assert violations(page) == []

    page.get_by_role("link", name="Watch replay").click()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.locator(".things")).to_contain_text("Egg for sale")
    # My own secret is there, and nobody else's.
    expect(page.locator(".mine")).to_contain_text("Favourite colour")
    expect(page.locator(".seats")).not_to_contain_text("Favourite colour")
    page.get_by_role("combobox", name="Seen by").select_option(label="all screens open")
    expect(page.locator(".seats")).to_contain_text("Favourite colour")
    assert violations(page) == []


def test_in_german_everything_has_a_name(guests: Visitors) -> None:
    page = guests.stranger(PHONE, language="de")
    begin(page, "Dracheneier", "Jetzt spielen")
    expect(page.locator(".things")).to_contain_text("Ei im Angebot")
    expect(page.locator(".mine")).to_contain_text("Lieblingsfarbe")
    expect(page.locator(".mine")).to_contain_text("Wie viele Münzen bietest du für dieses Ei?")
    assert violations(page) == []


def test_a_sealed_answer_can_be_taken_back(guests: Visitors) -> None:
    """Two people at one table, each with their own device."""
    host, _ = guests.guest("Ada")
    made = {"game": GAME, "seats": 2, "clock": "none"}
    table = host.context.request.post("/api/tables", data=made).json()["id"]
    guest, _ = guests.guest("Ben")
    guest.context.request.put(f"/api/tables/{table}/seat", data={})
    host.context.request.post(f"/api/tables/{table}/start")
    host.goto(f"/t/{table}")
    guest.goto(f"/t/{table}")
    ada, ben = EggPlayer(host), EggPlayer(guest)
    ada.bid(3)
    expect(ada.mine).to_contain_text("3 coins")
    expect(guest.locator(".seats")).to_contain_text("has answered")
    expect(guest.locator(".seats")).not_to_contain_text("3 coins")
    ada.mine.get_by_role("button", name="Take it back").click()
    ada.bid(2)
    ben.bid(2)
    # Equal bids: both may act at any moment, until one of them yields.
    expect(ada.mine).to_contain_text("Your bids are equal")
    expect(ben.mine).to_contain_text("Your bids are equal")
    ben.mine.get_by_role("button", name="Raise the price by 1 coin").click()
    expect(host.locator(".things")).to_contain_text(re.compile(r"Price\s*3"))
    ada.mine.get_by_role("button", name="Yield").click()
    expect(ada.number).to_be_visible()


class Pair(EggPlayer):
    """Both at one device."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.ready = page.get_by_role("button", name=re.compile("^I am (Anna|Ben)$"))
        self.curtain = page.locator(".curtain")

    def answer(self) -> bool:
        expect(self.ready.or_(self.ways).or_(self.over).first).to_be_visible()
        if not self.ready.count():
            return super().answer()
        # Nobody's secret is in the document while the device goes round.
        assert "favourite" not in self.page.content().lower()
        if self.curtain.count():
            expect(self.ready).not_to_have_attribute("aria-disabled", "true")
        self.ready.first.click()
        expect(self.mine).to_contain_text("Favourite colour")
        return True


def test_two_people_and_one_device(guests: Visitors) -> None:
    page = guests.stranger(PHONE, hurry=True)
    page.goto("/pass")
    page.get_by_role("radio", name=re.compile("Dragon’s Eggs")).check()
    page.get_by_label("Name 1").fill("Anna")
    page.get_by_label("Name 2").fill("Ben")
    page.get_by_role("radio", name="none", exact=True).check()
    page.get_by_role("button", name="Start the game").click()
    Pair(page).play()
    assert violations(page) == []
