"""Nothing moves out of its place when something happens at the table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from dragonstones import Match
from tests.server.sites import Site
from tests.web.chrome import LAPTOP, PHONE, Visitors
from tests.web.laid import MOMENTS, STEPS, Laid, asks, lay
from tests.web.players import FistPlayer, GoldPlayer
from tests.web.stations import still

#: What has moved without anybody having touched anything, from the time on when all was there.
#: The log does not count: what is new pushes down what is old.
WATCH = """() => {
  document.querySelector(".side")?.style.setProperty("visibility", "hidden");
  window.shifts = [];
  const told = ({ node, previousRect: was, currentRect: to }) =>
    `${(node?.outerHTML ?? node?.data ?? "").slice(0, 90)} ${was.x} ${was.y} > ${to.x} ${to.y}`;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (!one.hadRecentInput)
        window.shifts.push([one.value, one.sources.map(told)]);
  }).observe({ type: "layout-shift", buffered: false });
}"""
MOST = 0.02

everywhere = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


def sit_down(visitors: Visitors, site: Site, size: tuple[int, int], laid: Laid) -> Page:
    page, person = visitors.guest("Oda", size=size, calm=False)
    page.goto(f"/t/{lay(site, person, 'Oda', laid)}")
    return page


def watch(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)


def moved(page: Page) -> Any:
    """All that has moved, if it was too much."""
    still(page)
    shifts = page.evaluate("window.shifts")
    return shifts if sum(value for value, _ in shifts) >= MOST else []


def press(button: Locator) -> None:
    """As nobody does: what follows counts at once, not after the half second of grace."""
    button.evaluate("(element) => element.click()")


@everywhere
def test_auctions(visitors: Visitors, web_site: Site, size: tuple[int, int]) -> None:
    page = sit_down(visitors, web_site, size, MOMENTS["fist-bid"])
    player = FistPlayer(page)
    expect(player.close).to_be_visible()
    watch(page)
    skip = player.mine.get_by_role("button", name="Go on")
    for _ in range(2):
        player.bid(1)
        # The fists open by themselves, and the table is as it was.
        expect(player.close.or_(player.question).first).to_be_visible()
        expect(skip).to_have_count(0)
        if player.question.count():
            player.choose()
            expect(player.close.or_(player.question).first).to_be_visible()
            expect(skip).to_have_count(0)
    assert moved(page) == []


def last_bid(match: Match) -> bool:
    """Whatever I put in my fist, the Quack Wizard makes somebody win the game."""
    table = match.view()["table"]
    return asks("bid", turn=4)(match) and table["auction"]["card"] == "quack-wizard"


def test_the_end_of_fist(visitors: Visitors, web_site: Site) -> None:
    page = sit_down(visitors, web_site, PHONE, Laid("fist-2002", 12, last_bid))
    player = FistPlayer(page)
    expect(player.close).to_be_visible()
    watch(page)
    player.shut()
    expect(player.over).to_be_visible()
    expect(page.locator(".lot .ending")).to_be_visible()
    assert moved(page) == []


def test_a_negotiation(visitors: Visitors, web_site: Site) -> None:
    page = sit_down(visitors, web_site, PHONE, MOMENTS["gold-talks"])
    player = GoldPlayer(page)
    expect(player.wait).to_be_enabled()
    watch(page)
    steps = page.locator(".time .count:visible")
    before = steps.inner_text()
    press(player.wait.first)
    expect(steps).not_to_have_text(before)
    assert moved(page) == []


@everywhere
def test_dragons(visitors: Visitors, web_site: Site, size: tuple[int, int]) -> None:
    """Adventurers come and go, a dragon dies and its treasure is shared, by others and by me."""
    page = sit_down(visitors, web_site, size, MOMENTS["gold-turn"])
    player = GoldPlayer(page)
    expect(player.listed).to_be_enabled()
    watch(page)
    for _ in range(3):
        expect(player.listed).to_be_enabled()
        press(player.listed)
        press(page.get_by_role("dialog").locator(".inside li button").first)
        expect(player.listed).to_have_count(0)
        expect(player.listed.or_(player.wait).first).to_be_visible()
        if not player.listed.count():
            break
    assert moved(page) == []


def test_a_card_in_the_workshop(visitors: Visitors) -> None:
    """The site reads it a moment after it was changed."""
    page = visitors.stranger(LAPTOP, calm=False)
    held: list[Route] = []

    def hold(route: Route) -> None:
        """The first time that the page asks what is on the card."""
        if route.request.method == "POST" and not held:
            held.append(route)
        else:
            route.continue_()

    page.route("**/workshop", hold)
    page.goto("/workshop")
    page.get_by_role("button", name="What happens?").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Score")).click()
    expect(page.get_by_role("treeitem", name=re.compile("^Score"))).to_be_visible()
    while not held:
        page.wait_for_timeout(50)
    watch(page)
    held[0].continue_()
    expect(page.get_by_text("Score 1 point.").locator("visible=true").first).to_be_visible()
    assert moved(page) == []


def test_the_end_of_gold(visitors: Visitors, web_site: Site) -> None:
    page = sit_down(
        visitors, web_site, LAPTOP, Laid("dragons-gold", 5, asks("rob", turn=55), STEPS)
    )
    player = GoldPlayer(page)
    expect(player.listed).to_be_enabled()
    watch(page)
    press(player.listed)
    press(page.get_by_role("dialog").locator(".inside li button").first)
    expect(player.over).to_be_visible()
    expect(page.locator(".gold .end table")).to_be_visible()
    assert moved(page) == []
