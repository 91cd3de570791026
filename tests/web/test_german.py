"""German from the first word on, or from one moment to the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.chrome import Visitors
from tests.web.laid import House
from tests.web.stations import visit
from tests.web.words import foreign


def test_a_stranger_is_spoken_to_in_german(visitors: Visitors) -> None:
    page = visitors.stranger(language="de")
    page.goto("/")
    expect(page.locator(".play .now button")).to_be_visible()
    assert foreign(page) == []


@pytest.mark.parametrize("moment", ["fist-choice", "gold-talks"])
def test_switching_at_once(visitors: Visitors, house: House, moment: str) -> None:
    page = visitors.stranger(state=house.state)
    visit(page, moment, house.addresses[moment])
    assert foreign(page)
    page.evaluate("window.stays = true")
    switch(page, "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # The site says its sentences once more, in German.
    for _ in range(100):
        if not foreign(page):
            break
        page.wait_for_timeout(100)
    assert foreign(page) == []
    assert page.evaluate("window.stays") is True
    switch(page, "English")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def switch(page: Page, language: str) -> None:
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("radio", name=language).check(force=True)
