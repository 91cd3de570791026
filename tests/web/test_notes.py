"""What comes up for the first time on a device is explained there, once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from dragonstones import Match
from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import MOMENTS, Laid, asks, lay
from tests.web.players import FistPlayer

KEPT = {
    "en": "You keep the Innkeeper. When fists have opened, you are asked",
    "de": "Du behältst den Wirt. Sind die Fäuste offen, wirst du gefragt",
}
BID = {"en": "Everybody hides coins in a fist", "de": "Alle verstecken Münzen in der Faust"}


def keeps_a_card(match: Match) -> bool:
    """I am asked for a bid, and keep a card."""
    return bool(asks("bid")(match) and match.view(0)["table"]["seats"][0]["held"])


def is_level(match: Match) -> bool:
    return asks("bid")(match) and match.waiting[0].data()["stage"] == "silver"


def is_last_of_the_turn(match: Match) -> bool:
    return asks("bid")(match) and not match.view(0)["table"]["to_come"]


KEEPS = Laid("fist-tavern", 6, keeps_a_card)
FIRSTS = {
    "tie": (Laid("fist-2002", 1, is_level), "bid again, in silver only"),
    "negotiation": (MOMENTS["gold-talks"], "all must agree to the same"),
    "turn": (MOMENTS["gold-turn"], "choose one of your people, then a dragon"),
}


def sit_down(visitors: Visitors, site: Site, laid: Laid = KEEPS, **how: object) -> Page:
    page, person = visitors.guest("Oda", **how)
    page.goto(f"/t/{lay(site, person, 'Oda', laid)}")
    return page


@pytest.mark.parametrize(("laid", "words"), FIRSTS.values(), ids=FIRSTS)
def test_what_is_asked_first_is_explained(
    visitors: Visitors, web_site: Site, laid: Laid, words: str
) -> None:
    page = sit_down(visitors, web_site, laid)
    expect(page.locator(".first .note")).to_contain_text(words)


def test_what_happens_first_is_explained_when_it_was_told(
    visitors: Visitors, web_site: Site
) -> None:
    page = sit_down(visitors, web_site, Laid("fist-2002", 3, is_last_of_the_turn), hurry=True)
    note = page.locator(".first .note")
    expect(note).to_contain_text(BID["en"])
    note.locator("button.square").click()
    FistPlayer(page).shut()
    expect(note).to_contain_text("Then nobody gets the card.")
    note.locator("button.square").click()
    expect(note).to_contain_text("The turn is over. Spent Fairy Gold comes back")
    # A visitor who comes back is not told what was before.
    page.reload()
    expect(page.locator("section.mine")).to_be_visible()
    expect(note).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("en", (1440, 900)), ("de", PHONE)])
def test_a_kept_card_says_when_it_will_ask_and_once(
    visitors: Visitors, web_site: Site, language: str, size: tuple[int, int]
) -> None:
    page = sit_down(visitors, web_site, language=language, size=size)
    note = page.locator(".first .note")
    expect(note).to_contain_text(BID[language])
    note.locator("button.square").click()
    # One thing at a time: the next one has its turn.
    expect(note).to_contain_text(KEPT[language])
    page.reload()
    expect(note).to_contain_text(KEPT[language])
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
