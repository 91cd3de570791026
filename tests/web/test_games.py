"""Games of each kind against bots, through the page, from the middle to their end.

A whole one of Fist of 2002 is in `test_first_evening`, those of other packages in `test_generic`.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import STEPS, Laid, asks, lay
from tests.web.players import FistPlayer, GoldPlayer, Reader


def sit(visitors: Visitors, site: Site, laid: Laid) -> Page:
    """At a table with three apprentices; nothing takes time, so nothing has to be waited for."""
    page, person = visitors.guest("Cuno", hurry=True)
    page.goto(f"/t/{lay(site, person, 'Cuno', laid)}")
    return page


def test_fist(visitors: Visitors, web_site: Site) -> None:
    page = sit(visitors, web_site, Laid("fist-tavern", 10, asks("bid", turn=3)))
    player = FistPlayer(page, laziness=0.2)
    player.play()
    assert player.done["bid"] > 1
    ending = page.locator(".lot .ending")
    expect(ending.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(ending.locator("ol").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_role("link", name="Watch replay")).to_be_visible()


def test_gold(visitors: Visitors, web_site: Site) -> None:
    page = sit(visitors, web_site, Laid("dragons-gold", 3, asks("turn", turn=20), STEPS))
    player = GoldPlayer(page)
    player.play()
    assert player.done["listed"] > 3
    check_sheet(page)


def test_gold_in_words(visitors: Visitors, web_site: Site) -> None:
    options = STEPS | {"rules": "advanced", "split": "divide"}
    page = sit(visitors, web_site, Laid("dragons-gold", 4, asks("turn", turn=35), options))
    Reader(page).play()
    check_sheet(page)


def check_sheet(page: Page) -> None:
    sheet = page.get_by_role("table")
    expect(page.get_by_role("heading", name=re.compile("wins?|share the victory"))).to_be_visible()
    expect(sheet.get_by_role("columnheader")).to_have_count(5)
    expect(page.get_by_role("link", name="Watch replay")).to_be_visible()
