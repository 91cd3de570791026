"""A table of Fist on every screen: what one needs is in sight, and the rest can be reached."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.server.sites import Site
from tests.web.chrome import KNOWS_THE_GAME, Visitors
from tests.web.laid import MOMENTS, House, lay
from tests.web.sizes import SIZES, UNTIDY, faults, hidden, resize
from tests.web.stations import visit

#: Always in sight, whatever is scrolled: my coins, my buttons, and that it is my turn.
NEEDED = [
    ".fist .mine .heap",
    ".fist .mine .acts button",
    ".fist .mine .called .turn",
    ".fist .mine .points",
]
#: In sight, or after scrolling.
REACHED = [
    ".fist .bank .some",
    ".fist .bank button",
    ".fist :is(.pile, .row) button.card",
    ".fist .player h3",
    ".fist .lot h2",
]
EMBLEM = "document.querySelector('.lot .emblem').getBoundingClientRect().width"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_bid_at_every_size(visitors: Visitors, web_site: Site, language: str) -> None:
    page, person = visitors.guest("Oda", language=language)
    page.add_init_script(KNOWS_THE_GAME)
    page.goto(f"/t/{lay(web_site, person, 'Oda', MOMENTS['fist-bid'])}")
    expect(page.locator(".mine .acts .as-wax")).to_be_enabled()
    wrong, emblems = {}, {}
    for name, size in SIZES.items():
        resize(page, size)
        if found := faults(
            page,
            table=".fist",
            needed=NEEDED,
            reached=REACHED,
            stays=".lower",
            end=".fist",
            battlements=(".fist .upper", ".fist .mine"),
        ):
            wrong[name] = found
        # With coins in the hand, too.
        page.locator(".mine .takable").first.click()
        if late := hidden(page, NEEDED) + page.evaluate(UNTIDY, [".fist", ".lower"]):
            wrong[f"{name}, with a coin"] = late
        page.locator(".mine .inhand button").first.click()
        emblems[name] = page.evaluate(EMBLEM)
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)
    assert emblems["large screen"] > 1.3 * emblems["laptop"]


def test_a_replay_at_every_size(visitors: Visitors, house: House) -> None:
    page = visitors.stranger(state=house.state, language="de")
    page.add_init_script("localStorage.setItem('language', '\"de\"')")
    visit(page, "replay-fist", house.addresses["replay-fist"])
    page.get_by_role("slider").fill("30")
    wrong, docks = {}, {}
    for name, size in SIZES.items():
        resize(page, size)
        if found := faults(
            page,
            table=".fist",
            needed=[".dock input", ".dock button", ".dock select"],
            reached=[*REACHED, ".fist .lot .emblem", ".fist .mine :is(.heap, h3)"],
            stays=".dock",
            end=".fist",
        ):
            wrong[name] = found
        docks[name] = page.locator(".dock .play").bounding_box()
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)
    large, usual = docks["large screen"], docks["laptop"]
    assert large and usual and large["height"] > 1.3 * usual["height"]
