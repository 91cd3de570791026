"""Every page and every moment of a table, looked at once, in German, which has the longer words:
nothing sticks out, is cut, covered or too small on any screen; axe finds nothing; all is German.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.chrome import LAPTOP, PHONE, Visitors
from tests.web.laid import MOMENTS, House
from tests.web.longest import longest_for
from tests.web.sizes import COVERED, CUT, TOO_LONG, TOO_SMALL, TOO_WIDE, resize
from tests.web.stations import visit
from tests.web.words import foreign

#: A phone on its side, a tablet, a low laptop, laptops, 1280 x 800 at 200 %, and a phone.
SIZES = [(740, 360), (768, 1024), (1366, 650), LAPTOP, (2560, 1440), (640, 400), PHONE]
#: What such pages have beside a table; tables have tests of their own.
BESIDE_A_TABLE = {"replay": ".dock", "lesson": ".keeper"}


@pytest.mark.parametrize("are_tables", [False, True], ids=["pages", "tables"])
def test_every_page(visitors: Visitors, house: House, are_tables: bool) -> None:
    page = visitors.stranger(state=house.state, language="de", theme="light")
    page.add_init_script("localStorage.setItem('language', '\"de\"')")
    wrong = {}
    for name, address in house.addresses.items():
        if (name in MOMENTS) != are_tables:
            continue
        show(page, LAPTOP, are_tables=False)
        visit(page, name, address)
        if found := faults(page, name):
            wrong[name] = found
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


#: The page has heard of its new size, and has been drawn with it.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def show(page: Page, size: tuple[int, int], *, are_tables: bool) -> None:
    if are_tables:
        return resize(page, size)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)  # what is on a wide screen only is gone
    return None


def faults(page: Page, name: str) -> dict[str, Any]:
    is_table = name in MOMENTS
    found = {"axe": violations(page)} | untranslated(page, is_table)
    for size in SIZES:
        show(page, size, are_tables=is_table)
        found[f"too wide: {size}"] = page.evaluate(TOO_WIDE)
        if not is_table:
            inside = BESIDE_A_TABLE.get(name.partition("-")[0], "main")
            found[f"cut: {size}"] = page.evaluate(CUT)
            found[f"covered: {size}"] = page.evaluate(COVERED, inside)
    # Now it is as on a phone; and in the end with the longest words that may stand there.
    found["too small"] = page.evaluate(TOO_SMALL)
    others = longest_for(page.evaluate(TOO_LONG, None), "de")
    found["too long"] = page.evaluate(TOO_LONG, others) or page.evaluate(TOO_WIDE)
    return {what: those for what, those in found.items() if those}


def untranslated(page: Page, is_table: bool) -> dict[str, Any]:
    """On the page, and on what lies over a table after a key."""
    expect(page.locator("html")).to_have_attribute("lang", "de")
    found = {"English": foreign(page)}
    for key in ("?", "l", "m", "d") if is_table else ():
        page.keyboard.press(key)
        if page.locator("dialog[open]").count():
            found[f"English, {key}"] = foreign(page)
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
    return found
