"""A whole game of each kind against bots, through the page, to its end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.chrome import Visitors
from tests.web.players import FistPlayer, GoldPlayer, Reader


def sit(visitors: Visitors, game: str, **options: Any) -> Page:
    """At a table with three apprentices; nothing takes time, so nothing has to be waited for."""
    page, _ = visitors.guest("Cuno", hurry=True)
    wish = {"game": game, "seats": 4, "bots": ["apprentice"] * 3, "options": options}
    made = page.context.request.post("/api/tables", data={**wish, "clock": "none", "start": True})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    return page


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern"])
def test_fist(visitors: Visitors, game: str) -> None:
    page = sit(visitors, game)
    player = FistPlayer(page)
    player.play()
    assert player.done["bid"] > 5
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


def test_gold_in_words(visitors: Visitors) -> None:
    page = sit(visitors, "dragons-gold", timer=None, rules="advanced", split="divide")
    expect(page.locator(".gold")).to_be_visible()
    Reader(page).play()
    check_sheet(page)


def check_sheet(page: Page) -> None:
    sheet = page.get_by_role("table")
    expect(page.get_by_role("heading", name=re.compile("wins?|share the victory"))).to_be_visible()
    expect(sheet.get_by_role("columnheader")).to_have_count(5)
    expect(page.get_by_role("link", name="Watch replay")).to_be_visible()
