"""On a phone 360 pixels wide, at 200 % on a small laptop, and what is largest on a laptop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dragonstones import Match
from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import STEPS, House, Laid, lay
from tests.web.stations import SIGNS, visit

#: How far the page is wider than the window, and what sticks out; what scrolls by itself may.
TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const over = document.documentElement.scrollWidth - width;
  if (over <= 0) return null;
  const out = [...document.querySelectorAll("main *, header *")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width && box.right > width + 1 && element.checkVisibility();
  });
  return { over, out: out.slice(-4).map((element) => element.outerHTML.slice(0, 120)) };
}"""

#: Everything that can be pressed and is too small: below 44 pixels, unless it is a word of a
#: sentence, as WCAG 2.5.8 has it. What lies around a target by
#: `::after`, and the label of a radio button, counts.
TOO_SMALL = """() => {
  const size = (element) => {
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
    const after = getComputedStyle(element, "::after");
    const n = (text) => -Math.min(0, parseFloat(text) || 0);
    if (after.content === "none" || after.position !== "absolute") return [width, height];
    return [width + n(after.left) + n(after.right), height + n(after.top) + n(after.bottom)];
  };
  const isWord = (element) => {
    const sentence = element.closest("p");
    return sentence !== null && sentence.innerText.trim().length > element.innerText.trim().length;
  };
  const seen = { visibilityProperty: true, opacityProperty: true };
  const found = [];
  const targets = "a[href], button, input, select, textarea, summary";
  for (const element of document.querySelectorAll(targets)) {
    if (element.disabled || !element.checkVisibility(seen)) continue;
    if (getComputedStyle(element).clipPath !== "none") continue;
    const [width, height] = size(element).map(Math.round);
    if (!width || !height || (width >= 44 && height >= 44)) continue;
    if (isWord(element)) continue;
    found.push(`${width} x ${height} ${element.outerHTML.slice(0, 130)}`);
  }
  return found;
}"""


def walk(page: Page, house: House) -> tuple[dict[str, Any], dict[str, Any]]:
    wide, small = {}, {}
    for name, address in house.addresses.items():
        visit(page, name, address)
        if found := page.evaluate(TOO_WIDE):
            wide[name] = found
        if found := page.evaluate(TOO_SMALL):
            small[name] = found
    return wide, small


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_fits(visitors: Visitors, house: House, language: str) -> None:
    page = visitors.stranger(
        PHONE, state=house.state, language=language, theme="light", has_touch=True, is_mobile=True
    )
    wide, small = walk(page, house)
    assert wide == {}
    assert small == {}


def test_twice_as_large(visitors: Visitors, house: House) -> None:
    """A window of 1280 pixels at 200 %: everything is there, and nothing has to be pushed aside."""
    page = visitors.stranger((640, 400), state=house.state, device_scale_factor=2)
    wide, _ = walk(page, house)
    assert wide == {}


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
