"""axe finds nothing while fists open, nor in a sheet over a table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.sites import Site
from tests.web.axe import violations
from tests.web.chrome import Visitors
from tests.web.laid import MOMENTS, lay
from tests.web.players import FistPlayer
from tests.web.stations import still


def test_fists_that_open_and_sheets(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest("Gisa", calm=False, speed="step")
    page.goto(f"/t/{lay(web_site, person, 'Gisa', MOMENTS['fist-bid'])}")
    player = FistPlayer(page)
    expect(player.close).to_be_visible()
    player.take_coins(1)
    wrong = {"hand": violations(page)}
    for key in ("?", "l", "m", "h", "d"):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        wrong[key] = violations(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    player.close.click()
    player.next.click()
    expect(page.locator(".lot .reveal .words")).not_to_be_empty()
    still(page)
    wrong["reveal"] = violations(page)
    assert {where: found for where, found in wrong.items() if found} == {}
