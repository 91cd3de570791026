"""Without a mouse: from the front page through a bid and a choice to the next auction."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import Laid, asks, lay

#: What has the focus, and whether one can see that it does.
FOCUS = """() => {
  const one = document.activeElement;
  // A radio button is small: its label may show the ring.
  const label = one.closest("label");
  const shown = [one, label].filter(Boolean).some((element) => {
    const style = getComputedStyle(element);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  const name = one.getAttribute("aria-label") ?? one.innerText ?? "";
  return { name: name.trim(), tag: one.tagName, shown };
}"""


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Press Tab until something of this name has the focus; all on the way show theirs."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        assert focus["tag"] == "BODY" or focus["shown"], f"no ring around {focus}"
        if re.search(name, focus["name"]):
            return
    raise AssertionError(f"Tab does not come to {name!r}")


def test_from_the_front_page_to_the_next_auction(stranger: Page) -> None:
    stranger.goto("/")
    expect(stranger.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(stranger, "^Play now")
    stranger.keyboard.press("Enter")
    mine = stranger.get_by_role("region", name="You", exact=True)
    close = mine.get_by_role("button", name=re.compile("^Close|^Bid nothing"))
    expect(close).to_be_visible()

    # Tab finds the coins and the button; or there are keys for all of it.
    tab_to(stranger, "put one in your hand")
    stranger.keyboard.press("Enter")
    expect(mine.get_by_role("heading", name="1 in your fist")).to_be_visible()
    tab_to(stranger, "put one back")
    tab_to(stranger, "^Close your fist")
    stranger.keyboard.press("?")
    keys = stranger.get_by_role("dialog", name="Help")
    expect(keys).to_be_visible()
    expect(keys.get_by_text("this many coins")).to_be_visible()
    stranger.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    for key, name in (("l", "What happened"), ("m", "Menu"), ("h", "Bids and coins")):
        stranger.keyboard.press(key)
        sheet = stranger.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        stranger.keyboard.press("Escape")
        expect(sheet).to_be_hidden()

    first = stranger.get_by_text(re.compile(r"^Turn 1, auction 1 of"))
    expect(first).to_be_visible()
    stranger.locator("main").focus()
    for _ in range(12):
        # Whatever is asked until the next auction: keys answer it.
        if close.count():
            stranger.keyboard.press("1")
            stranger.keyboard.press("f")
            stranger.keyboard.press("Shift+f")
            stranger.keyboard.press("Enter")
        elif mine.locator(".question").count():
            stranger.keyboard.press("1")
        expect(close.or_(mine.locator(".question button")).first).to_be_enabled()
        if not first.count():
            break
    expect(first).to_have_count(0)


def test_a_choice(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest("Falk")
    laid = Laid("fist-2002", 14, asks("victim"))
    page.goto(f"/t/{lay(web_site, person, 'Falk', laid)}")
    question = page.locator(".mine .question")
    expect(question).to_be_visible()
    # On the object itself, without a mouse.
    chosen = page.locator("button.choose").first
    chosen.focus()
    page.keyboard.press("Enter")
    # Once more to say so, after a moment: a double press is no thought.
    page.keyboard.press("Enter")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    prompt = question.get_by_role("heading").inner_text()
    expect(question.locator(".acts button").first).to_be_enabled()
    expect(page.get_by_role("heading", name=prompt, exact=True)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=prompt, exact=True)).to_have_count(0)
