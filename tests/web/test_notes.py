"""What comes up for the first time on a device is explained there, once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from dragonstones import Match
from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import Laid, asks, lay

KEPT = {
    "en": "You keep the Innkeeper. When fists have opened, you are asked",
    "de": "Du behältst den Wirt. Sind die Fäuste offen, wirst du gefragt",
}
FAVOR = {"en": "has the King’s Favor, the crown", "de": "hat die Gunst des Königs, die Krone"}


def keeps_a_card(match: Match) -> bool:
    """I am asked for a bid, keep a card, and somebody has the King's Favor."""
    table = match.view(0)["table"]
    kept, favored = table["seats"][0]["held"], table["favor"] is not None
    return bool(asks("bid")(match) and kept and favored)


def sit_down(visitors: Visitors, site: Site, **how: object) -> Page:
    page, person = visitors.guest("Oda", **how)
    page.goto(f"/t/{lay(site, person, 'Oda', Laid('fist-tavern', 6, keeps_a_card))}")
    return page


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("de", PHONE)])
def test_a_kept_card_says_when_it_will_ask_and_once(
    visitors: Visitors, web_site: Site, language: str, size: tuple[int, int]
) -> None:
    page = sit_down(visitors, web_site, language=language, size=size)
    note = page.locator(".first .note")
    expect(note).to_contain_text(KEPT[language])
    note.locator("button.square").click()
    # One thing at a time: the next one has its turn.
    expect(note).to_contain_text(FAVOR[language])
    page.reload()
    expect(note).to_contain_text(FAVOR[language])
    note.locator("button.square").click()
    expect(note).to_have_count(0)


def test_a_note_moves_nothing_and_takes_no_touch_from_the_table(
    visitors: Visitors, web_site: Site
) -> None:
    page = sit_down(visitors, web_site, size=PHONE)
    note, rival = page.locator(".first .note"), page.locator(".player").first
    expect(note).to_be_visible()
    before = rival.bounding_box()
    rival.get_by_role("button", name="Look at").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    while note.count():
        note.locator("button.square").click()
    assert rival.bounding_box() == before
