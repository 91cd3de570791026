"""A table of Fist on every screen: what one needs is in sight, and the rest can be reached."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import MOMENTS, lay

SIZES = {
    "phone": (360, 740),
    "phone on its side": (740, 360),
    "tablet": (768, 1024),
    "low laptop": (1366, 650),
    "laptop": (1440, 900),
    "large screen": (2560, 1440),
    "laptop at 200 %": (720, 450),
}
#: Always in sight, whatever is scrolled: my coins, my buttons, and that it is my turn.
NEEDED = (".mine .heap", ".mine .acts button", ".mine .called .turn", ".mine .points")
#: In sight, or after scrolling.
REACHED = (".bank .some", ".bank button", ":is(.pile, .row) button.card", ".player h3", ".lot h2")

#: Those of some elements that are not wholly in the window, or are covered by something else.
HIDDEN = """([selectors, reach]) => {
  const isSeen = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // What can be pressed may lie over what stands there.
    return [hit, hit?.closest("li")].some((one) => one?.contains(element)) || element.contains(hit);
  };
  const all = selectors.flatMap((one) => {
    const found = [...document.querySelectorAll(`.fist ${one}`)].filter((element) =>
      element.checkVisibility());
    return found.length ? found : [one];
  });
  return all.filter((element) => {
    if (typeof element === "string") return true;
    if (reach) element.scrollIntoView({ block: "center", inline: "center" });
    return !isSeen(element);
  }).map((element) => element.outerHTML?.slice(0, 120) ?? `no ${element}`);
}"""

#: Words that stick out of their button or lie over other words, and words cut off without a sign.
UNTIDY = """() => {
  const words = [...document.querySelectorAll(".fist :is(h2, h3, p, b, button, button span)")]
    .filter((element) => element.checkVisibility())
    .filter((element) => getComputedStyle(element).clipPath === "none")
    .flatMap((element) => [...element.childNodes]
      .filter(({ nodeType, data }) => nodeType === 3 && data.trim())
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return { element, text: node.data.trim(), box: range.getBoundingClientRect() };
      }))
    .filter(({ box }) => box.width && box.height);
  const found = [];
  for (const { element, text, box } of words) {
    const around = element.closest("button")?.getBoundingClientRect();
    if (around && (box.left < around.left - 1 || box.right > around.right + 1))
      found.push(`sticks out: ${text}`);
    const style = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    if (isCut && style.overflowX === "hidden" && style.textOverflow !== "ellipsis")
      found.push(`cut: ${text}`);
  }
  const inner = ({ left, top, right, bottom }) => [left + 2, top + 4, right - 2, bottom - 4];
  for (const [n, one] of words.entries())
    for (const other of words.slice(n + 1)) {
      // My screen lies over what is scrolled.
      if (Boolean(one.element.closest(".lower")) !== Boolean(other.element.closest(".lower")))
        continue;
      const [l, t, r, b] = inner(one.box), [x, y, u, v] = inner(other.box);
      if (Math.max(l, x) < Math.min(r, u) && Math.max(t, y) < Math.min(b, v))
        found.push(`${one.text} / ${other.text}`);
    }
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return over > 0 ? [...found, `${over} pixels too wide`] : found;
}"""

#: What lies under the battlements of my screen when there is nothing left to scroll.
UNDER_BATTLEMENTS = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const mine = document.querySelector(".fist .mine");
  const { left, top, right } = mine.getBoundingClientRect();
  const height = parseFloat(getComputedStyle(mine, "::before").height);
  return [...document.querySelectorAll(".fist .upper :is(h2, h3, p, b, svg, button)")]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return element.checkVisibility() && box.height && !element.closest(".vh")
        && box.right > left && box.left < right && box.bottom > top - height + 1 && box.top < top;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}"""


def faults(page: Page) -> dict[str, Any]:
    """All that is wrong at this size."""
    page.evaluate("scrollTo(0, 0)")
    found = {"hidden": page.evaluate(HIDDEN, [NEEDED, False]), "untidy": page.evaluate(UNTIDY)}
    found["under battlements"] = page.evaluate(UNDER_BATTLEMENTS)
    found["hidden below"] = page.evaluate(HIDDEN, [NEEDED, False])
    found["out of reach"] = page.evaluate(HIDDEN, [REACHED, True])
    return {what: where for what, where in found.items() if where}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_bid_at_every_size(visitors: Visitors, web_site: Site, language: str) -> None:
    page, person = visitors.guest("Oda", language=language)
    page.goto(f"/t/{lay(web_site, person, 'Oda', MOMENTS['fist-bid'])}")
    expect(page.locator(".mine .acts .as-wax")).to_be_enabled()
    wrong, emblems = {}, {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        if found := faults(page):
            wrong[name] = found
        # With coins in the hand, too.
        page.locator(".mine .takable").first.click()
        if found := page.evaluate(HIDDEN, [NEEDED, False]) + page.evaluate(UNTIDY):
            wrong[f"{name}, with a coin"] = found
        page.locator(".mine .inhand button").first.click()
        emblem = "document.querySelector('.lot .emblem').getBoundingClientRect().width"
        emblems[name] = page.evaluate(emblem)
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)
    assert emblems["large screen"] > 1.3 * emblems["laptop"]
