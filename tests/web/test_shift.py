"""Nothing moves out of its place when something happens at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.sites import Site
from tests.web.chrome import LAPTOP, PHONE, Visitors
from tests.web.laid import MOMENTS, lay
from tests.web.players import FistPlayer, GoldPlayer

#: What has moved without anybody having touched anything, from the time on when all was there.
WATCH = """() => {
  window.shifts = [];
  const told = ({ node, previousRect: was, currentRect: to }) =>
    `${(node?.outerHTML ?? node?.data ?? "").slice(0, 90)} ${was.x} ${was.y} > ${to.x} ${to.y}`;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (!one.hadRecentInput)
        window.shifts.push([one.value, one.sources.map(told)]);
  }).observe({ type: "layout-shift", buffered: false });
}"""


#: On a phone the piles are rows: a card that is called makes its neighbours close ranks.
@pytest.mark.parametrize(("size", "most"), [(LAPTOP, 0.02), (PHONE, 0.1)], ids=["laptop", "phone"])
def test_auctions(visitors: Visitors, web_site: Site, size: tuple[int, int], most: float) -> None:
    page, person = visitors.guest("Oda", size=size, calm=False)
    page.goto(f"/t/{lay(web_site, person, 'Oda', MOMENTS['fist-bid'])}")
    player = FistPlayer(page)
    expect(player.close).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)
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
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < most, shifts


def test_a_negotiation(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest("Oda", calm=False)
    page.goto(f"/t/{lay(web_site, person, 'Oda', MOMENTS['gold-talks'])}")
    player = GoldPlayer(page)
    expect(player.wait).to_be_enabled()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)
    steps = page.locator(".middle .count")
    before = steps.inner_text()
    player.wait.first.click()
    expect(steps).not_to_have_text(before)
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < 0.02, shifts
