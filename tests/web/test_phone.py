"""On a phone 360 pixels wide, and at 200 % on a small laptop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.chrome import PHONE, Visitors
from tests.web.laid import House
from tests.web.stations import visit

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

#: Everything that can be pressed and is too small: below 44 pixels, unless it is a link in a
#: sentence or has enough room around it (WCAG 2.5.8: 24 pixels). What lies around a target by
#: `::after`, and the label of a radio button, counts.
TOO_SMALL = """() => {
  const large = 44, least = 24, found = [];
  const size = (element) => {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    const label = element.closest("label");
    if (label && label !== element) ({ left, right, top, bottom } = label.getBoundingClientRect());
    const after = getComputedStyle(element, "::after");
    if (after.content !== "none" && after.position === "absolute") {
      const n = (text) => parseFloat(text) || 0;
      left += Math.min(0, n(after.left)); right -= Math.min(0, n(after.right));
      top += Math.min(0, n(after.top)); bottom -= Math.min(0, n(after.bottom));
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  const targets = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.disabled)
    .filter((one) => !one.closest(".vh, [inert]") && getComputedStyle(one).clipPath === "none")
    .map((element) => ({ element, box: size(element) }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  for (const { element, box } of targets) {
    if (box.width >= large - 0.5 && box.height >= large - 0.5) continue;
    const inline = getComputedStyle(element).display.startsWith("inline") && element.closest("p, li, h3");
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const near = targets.some(({ element: other, box: its }) => {
      if (other === element || other.contains(element) || element.contains(other)) return false;
      const dx = Math.max(its.left - x, 0, x - its.right), dy = Math.max(its.top - y, 0, y - its.bottom);
      return Math.hypot(dx, dy) < least / 2;
    });
    if (inline && !near) continue;
    found.push(`${Math.round(box.width)} x ${Math.round(box.height)} ${element.outerHTML.slice(0, 130)}`);
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
