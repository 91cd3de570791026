"""On a phone 360 pixels wide, at 200 % on a small laptop, and what is largest on a laptop."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dragonstones import Match
from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import STEPS, House, Laid, lay
from tests.web.longest import longest_for
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


#: Puts other texts in the place of those that are seen, and tells what of them cannot be read then:
#: what is cut off, sticks out of its button, or lies over another text.
TOO_LONG = """(other) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = { visibilityProperty: true, opacityProperty: true };
  const nodes = [];
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, dialog:not([open]), option")) continue;
    // The size of this title follows from its length.
    if (parent.closest(".lot h2")) continue;
    if (!parent.checkVisibility(seen) || parent.closest(".vh")) continue;
    if (getComputedStyle(parent).clipPath !== "none") continue;
    // A word of a sentence goes with it to the next line.
    if (parent.closest("p")?.innerText.trim().length > node.data.trim().length) continue;
    if (getComputedStyle(parent).display === "inline" && parent.matches("button, a")) continue;
    nodes.push(node);
  }
  const texts = () => nodes.map((node) => node.data.trim());
  if (other === null) return texts();
  const boxes = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  // What is scrolled goes below what stays: only what lies side by side may not touch.
  const isBeside = (a, b) => {
    const range = document.createRange();
    range.setStart(nodes[a], 0);
    range.setEnd(nodes[b], 0);
    const around = range.commonAncestorContainer;
    return around.getBoundingClientRect?.().height < 100;
  };
  const overlaps = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const pairs = () => {
    const all = nodes.map(boxes), found = new Set();
    for (let a = 0; a < all.length; a++)
      for (let b = a + 1; b < all.length; b++)
        if (all[a].some((one) => all[b].some((two) => overlaps(one, two)))) found.add(`${a} ${b}`);
    return found;
  };
  const before = pairs();
  const said = texts();
  const changed = nodes.filter((_, n) => said[n] in other);
  for (const node of changed) node.data = other[node.data.trim()];
  const found = [];
  for (const node of changed) {
    for (const box of boxes(node)) {
      const out = (rect) => box.left < rect.left - 1 || box.right > rect.right + 1;
      for (let around = node.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === "auto" || overflowX === "scroll") break;
        const holds = around.matches("button, label, a, td, th");
        if ((holds || overflowX !== "visible") && out(around.getBoundingClientRect()))
          found.push(`${node.data} sticks out of ${around.outerHTML.slice(0, 90)}`);
      }
    }
  }
  for (const pair of pairs()) {
    const [a, b] = pair.split(" ").map(Number);
    if (!before.has(pair) && isBeside(a, b))
      found.push(`${nodes[a].data.trim()} lies over ${nodes[b].data.trim()}`);
  }
  return found;
}"""


def walk(page: Page, house: House, language: str = "en") -> tuple[dict[str, Any], ...]:
    """What is too wide, too small to be pressed, or too long with the longest words."""
    wide, small, long = {}, {}, {}
    for name, address in house.addresses.items():
        visit(page, name, address)
        if found := page.evaluate(TOO_WIDE):
            wide[name] = found
        if found := page.evaluate(TOO_SMALL):
            small[name] = found
        others = longest_for(page.evaluate(TOO_LONG, None), language)
        if found := page.evaluate(TOO_LONG, others) or page.evaluate(TOO_WIDE):
            long[name] = found
    return wide, small, long


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_fits(visitors: Visitors, house: House, language: str) -> None:
    page = visitors.stranger(
        PHONE, state=house.state, language=language, theme="light", has_touch=True, is_mobile=True
    )
    wide, small, long = walk(page, house, language)
    assert wide == {}
    assert small == {}
    assert long == {}


def test_twice_as_large(visitors: Visitors, house: House) -> None:
    """A window of 1280 pixels at 200 %: everything is there, and nothing has to be pushed aside."""
    page = visitors.stranger((640, 400), state=house.state, device_scale_factor=2)
    wide, *_ = walk(page, house)
    assert wide == {}


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
