"""German throughout: no page shows a word of English, nor the name of a message."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import words
from tests.web.chrome import Visitors
from tests.web.laid import House
from tests.web.stations import visit

#: All that can be read or heard: texts, also hidden ones, and names of things.
READ = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (text) found.push(text.replace(/\\s+/g, " "));
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return found;
}"""

#: What is called alike everywhere.
PROPER = {"english", "dragonstones", "mit"}


def foreign(texts: list[str]) -> list[str]:
    whole, parts = words.english()
    ids = words.ids()
    found = []
    for text in texts:
        small = text.casefold()
        if small in PROPER:
            continue
        if (
            small in whole
            or any(part in small for part in parts)
            or text in ids
            or re.search(r"\bundefined\b|\bNaN\b|\[object|\{ ?\$", text)
        ):
            found.append(text)
    return found


def test_the_page_of_everything(visitors: Visitors, house: House) -> None:
    page = visitors.stranger(language="de", state=house.state)
    wrong: dict[str, list[str]] = {}
    for name, address in house.addresses.items():
        visit(page, name, address)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        for sheet in ("", "?", "l", "m"):
            if sheet and "/t/" not in address:
                break
            if sheet:
                page.keyboard.press(sheet)
                if not page.locator("dialog[open]").count():
                    continue
            if found := foreign(page.evaluate(READ)):
                wrong[f"{name} {sheet}".strip()] = found
            if sheet:
                page.keyboard.press("Escape")
                expect(page.locator("dialog[open]")).to_have_count(0)
    assert wrong == {}


def test_a_stranger_is_spoken_to_in_german(visitors: Visitors) -> None:
    page = visitors.stranger(language="de")
    page.goto("/")
    expect(page.locator(".play .now button")).to_be_visible()
    assert foreign(page.evaluate(READ)) == []


@pytest.mark.parametrize("moment", ["fist-choice", "gold-talks"])
def test_switching_at_once(visitors: Visitors, house: House, moment: str) -> None:
    page = visitors.stranger(state=house.state)
    visit(page, moment, house.addresses[moment])
    english = foreign(page.evaluate(READ))
    assert english
    page.evaluate("window.stays = true")
    switch(page, "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    # The site says its sentences once more, in German.
    gone = f"(english) => !({READ})().some((text) => english.includes(text))"
    page.wait_for_function(gone, arg=english)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert foreign(page.evaluate(READ)) == []
    assert page.evaluate("window.stays") is True
    switch(page, "English")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def switch(page: Page, language: str) -> None:
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("radio", name=language).check(force=True)
