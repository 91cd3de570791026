"""axe finds nothing on any page and at no table, by day and by candle."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import MOMENTS, House, lay
from tests.web.players import FistPlayer
from tests.web.stations import still, visit

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
#: By candle only colours are others.
RULES = {
    "light": {"type": "tag", "values": TAGS},
    "dark": {"type": "rule", "values": ["color-contrast"]},
}

#: Voice control goes by what is written on a button (WCAG 2.5.3); in axe this rule is experimental.
MORE = {"light": {"label-content-name-mismatch": {"enabled": True}}, "dark": {}}


def violations(page: Page, theme: str) -> list[str]:
    options = {"runOnly": RULES[theme], "rules": MORE[theme], "resultTypes": ["violations"]}
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['any'][:1]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_and_table(visitors: Visitors, house: House, theme: str) -> None:
    page = visitors.stranger(state=house.state, theme=theme)
    wrong = {}
    for name, address in house.addresses.items():
        visit(page, name, address)
        if found := violations(page, theme):
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_fists_that_open_and_sheets(visitors: Visitors, web_site: Site, theme: str) -> None:
    page, person = visitors.guest("Gisa", theme=theme, calm=False)
    page.add_init_script("localStorage.setItem('speed', '\"step\"')")
    page.goto(f"/t/{lay(web_site, person, 'Gisa', MOMENTS['fist-bid'])}")
    player = FistPlayer(page)
    expect(player.close).to_be_visible()
    player.take_coins(1)
    wrong = {"hand": violations(page, theme)}
    for key in ("?", "l", "m", "h"):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        wrong[key] = violations(page, theme)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    player.close.click()
    player.next.click()
    expect(page.locator(".lot .reveal .words")).not_to_be_empty()
    still(page)
    wrong["reveal"] = violations(page, theme)
    assert {where: found for where, found in wrong.items() if found} == {}
