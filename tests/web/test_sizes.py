"""The pages around the tables on every screen: nothing sticks out, is cut, or is covered."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.chrome import Visitors
from tests.web.laid import House
from tests.web.stations import visit
from tests.web.test_phone import TOO_WIDE

#: A phone upright and on its side, a tablet, a low laptop, laptops, and 1280 x 800 at 200 %.
SIZES = [(360, 740), (740, 360), (768, 1024), (1366, 650), (1440, 900), (2560, 1440), (640, 400)]
PAGES = [
    "home",
    "lobby",
    "new",
    "pass",
    "rules",
    "rules-gold",
    "settings",
    "about",
    "lost",
    "room",
    "replay-fist",
]

#: Controls of which something else would be hit, once they are scrolled to either edge.
COVERED = """(inside) => {
  const found = new Set();
  const controls = document.querySelectorAll(`${inside} :is(a, button, input, summary)`);
  for (const element of controls) {
    const seen = { visibilityProperty: true };
    if (element.disabled || !element.checkVisibility(seen)) continue;
    for (const block of ["start", "end"]) {
      element.scrollIntoView({ block, inline: "nearest" });
      // Of a link that is broken into lines, the first.
      const [{ left, top, width, height } = {}] = element.getClientRects();
      if (!width || !height) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const own = element.closest("label") ?? element;
      if (own.contains(hit)) continue;
      const [what, above] = [element, hit].map((one) => one?.outerHTML.slice(0, 90));
      found.add(`${block}: ${what} under ${above}`);
    }
  }
  scrollTo(0, 0);
  return [...found];
}"""

#: Text that is cut off without a sign that there is more.
CUT = """() => [...document.querySelectorAll("main *, header *")]
  .filter((element) => {
    const style = getComputedStyle(element);
    return (
      element.scrollWidth > element.clientWidth + 1 &&
      ["hidden", "clip"].includes(style.overflowX) &&
      style.textOverflow !== "ellipsis" &&
      style.clipPath === "none" &&
      element.innerText?.trim() &&
      element.checkVisibility()
    );
  })
  .map((element) => element.outerHTML.slice(0, 120))"""


def faults(page: Page, name: str) -> dict[str, Any]:
    checks = {"too wide": TOO_WIDE, "cut": CUT, "covered": COVERED}
    # Of a replay the frame: the table has tests of its own.
    inside = ".dock" if name.startswith("replay") else "main"
    found = {what: page.evaluate(check, inside) for what, check in checks.items()}
    return {what: those for what, those in found.items() if those}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_fits_every_screen(visitors: Visitors, house: House, language: str) -> None:
    page = visitors.stranger(state=house.state, language=language)
    page.add_init_script(f"localStorage.setItem('language', '\"{language}\"')")
    wrong = {}
    for name in PAGES:
        visit(page, name, house.addresses[name])
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if found := faults(page, name):
                wrong[f"{name} {width}x{height}"] = found
    assert wrong == {}, json.dumps(wrong, indent=1)
