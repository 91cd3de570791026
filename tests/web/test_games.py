"""A whole game of each kind against bots, through the page, to its end.

That of Fist of 2002 is in `test_first_evening`, and those of others' packages in `test_generic`.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import STEPS, Laid, asks, lay
from tests.web.players import FistPlayer, GoldPlayer, Reader


def sit(visitors: Visitors, game: str, **options: Any) -> Page:
    """At a table with three apprentices; nothing takes time, so nothing has to be waited for."""
    page, _ = visitors.guest("Cuno", hurry=True)
    wish = {"game": game, "seats": 4, "bots": ["apprentice"] * 3, "options": options}
    made = page.context.request.post("/api/tables", data={**wish, "clock": "none", "start": True})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    return page


def test_fist(visitors: Visitors) -> None:
    page = sit(visitors, "fist-tavern")
    player = FistPlayer(page, laziness=0.2)
    player.play()
    assert player.done["bid"] > 1
    ending = page.locator(".lot .ending")
    expect(ending.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    expect(ending.locator("ol").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_role("link", name="Watch replay")).to_be_visible()


def test_gold(visitors: Visitors) -> None:
    page = sit(visitors, "dragons-gold", timer=None)
    player = GoldPlayer(page)
    player.play()
    assert player.done["listed"] > 3
    check_sheet(page)


def test_gold_in_words(visitors: Visitors, web_site: Site) -> None:
    """The last third of a game."""
    page, person = visitors.guest("Cuno", hurry=True)
    options = STEPS | {"rules": "advanced", "split": "divide"}
    laid = Laid("dragons-gold", 4, asks("turn", turn=35), options)
    page.goto(f"/t/{lay(web_site, person, 'Cuno', laid)}")
    Reader(page).play()
    check_sheet(page)


def check_sheet(page: Page) -> None:
    sheet = page.get_by_role("table")
    expect(page.get_by_role("heading", name=re.compile("wins?|share the victory"))).to_be_visible()
    expect(sheet.get_by_role("columnheader")).to_have_count(5)
    expect(page.get_by_role("link", name="Watch replay")).to_be_visible()
