"""What axe finds on a page."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.web.stations import still

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
#: By candle only colours are others.
RULES = {
    "light": {"type": "tag", "values": TAGS},
    "dark": {"type": "rule", "values": ["color-contrast"]},
}

#: Voice control goes by what is written on a button (WCAG 2.5.3); in axe this rule is experimental.
MORE = {"light": {"label-content-name-mismatch": {"enabled": True}}, "dark": {}}


def violations(page: Page) -> list[str]:
    """By day and by candle."""
    found = []
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        still(page)
        options = {"runOnly": RULES[theme], "rules": MORE[theme], "resultTypes": ["violations"]}
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE_SCRIPT)
        found += [
            f"{theme}: {one['id']}: {one['help']}: {node['html'][:160]} {node['any'][:1]}"
            for one in page.evaluate("(options) => axe.run(options)", options)["violations"]
            for node in one["nodes"]
        ]
    return found
