"""What a phone has little room for, and what is largest on a laptop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from dragonstones import Match
from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import STEPS, Laid, lay
from tests.web.stations import SIGNS


def test_what_is_said_shows_for_a_moment_and_moves_nothing(visitors: Visitors) -> None:
    """A phone has no room for the talk."""
    anna, ben = visitors.guest("Anna", size=PHONE)[0], visitors.guest("Ben")[0]
    wish = {"game": "fist-2002", "seats": 3, "bots": ["apprentice"], "clock": "none"}
    table = anna.context.request.post("/api/tables", data=wish).json()["id"]
    assert ben.context.request.put(f"/api/tables/{table}/seat", data={}).ok
    assert anna.context.request.post(f"/api/tables/{table}/start").ok
    anna.clock.install()
    for page in (anna, ben):
        page.goto(f"/t/{table}")
        expect(page.get_by_role("region", name="You", exact=True)).to_be_visible()
    rival = anna.locator(".player").filter(has_text="Ben")
    before = rival.bounding_box()
    ben.get_by_role("textbox", name="Say something").fill("I dare you!")
    ben.keyboard.press("Enter")
    line = anna.locator(".just-said")
    expect(line).to_have_text(re.compile(r"Ben\s+I dare you!"))
    expect(line).to_be_in_viewport()
    assert rival.bounding_box() == before
    # What lies below it can be touched all the same.
    rival.get_by_role("button", name="Look at").click()
    expect(anna.get_by_role("dialog", name="Ben")).to_be_visible()
    anna.keyboard.press("Escape")
    anna.clock.fast_forward(6000)
    expect(line).to_be_empty()
    # It waits in the talk, and is no news there.
    anna.get_by_role("button", name=re.compile("^Talk, . new line")).click()
    expect(anna.get_by_role("dialog", name="Talk")).to_contain_text("I dare you!")
    anna.keyboard.press("Escape")
    expect(line).to_be_empty()


def four_share_eleven(match: Match) -> bool:
    """Nobody left out, much to share, and two splits to choose from."""
    found = match.view()["table"]["negotiation"]
    return bool(
        found
        and 0 in match.waiting
        and len(found["fighters"]) == 4
        and sum(found["treasure"].values()) >= 11
        and len([one for one in found["proposals"] if one["seat"] != 0]) >= 2
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_largest_board(visitors: Visitors, web_site: Site, language: str) -> None:
    """A negotiation is seen as a whole, also where a browser leaves little of 900 pixels."""
    page, person = visitors.guest("Oda", size=(1440, 860), language=language)
    laid = Laid("dragons-gold", 189, four_share_eleven, STEPS | {"rules": "advanced"})
    page.goto(f"/t/{lay(web_site, person, 'Oda', laid)}")
    expect(page.locator(SIGNS["gold-talks"]).first).to_be_visible()
    page.locator(".talks .tool").first.click()
    # Two tokens more for me than anybody would agree to.
    for _ in range(2):
        page.locator(".split.draft .share:not(.next) button.piece").first.click()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate("document.documentElement.scrollHeight") <= 860
