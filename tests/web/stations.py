"""Going to a page, and knowing that it is there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

#: What stands on a page as soon as it is whole, whatever its language.
SIGNS = {
    "home": ".news, section.how",
    "lobby": ".column h1, main h1",
    "workshop": ".bench [role=tree] button",
    "guild": ".entries li .tile",
    "guild-card": ".entry .lit",
    "guild-variant": ".entry .lit",
    "forum": ".threads li",
    "forum-board": ".threads li",
    "forum-search": ".threads li",
    "thread": ".embed .front",
    "moderation": ".moderation article",
    "puzzles": ".daily .button",
    "ratings": ".board ol li",
    "strategy-gold": ".charts h3",
    "puzzle-fist": ".mine .choosing button.as-wax",
    "puzzle-gold": ".gold .ask h2",
    "me": ".person .past li, .person .records li",
    "notices": "#holidays-title",
    "person": ".person .made li",
    "learn": ".paths li a",
    "lesson-fist": ".lesson [data-ring]",
    "lesson-gold": ".lesson [data-ring]",
    "room": ".room .seats li",
    "fist-bid": ".mine .choosing button.as-wax",
    "fist-choice": ".mine .question h2",
    "fist-dealt": ".lot .dealt",
    "fist-pay": ".mine .question details",
    "fist-end": ".lot .ending",
    "gold-turn": ".gold .ask h2",
    "gold-talks": ".gold .talks .split",
    "gold-divide": ".gold .divide .split",
    "gold-market": ".gold .market",
    "gold-share": ".gold .shares .act",
    "gold-loot": ".gold .loot li",
    "gold-end": ".gold .end table",
    "replay-fist": ".dock input[type=range]",
    "replay-gold": ".dock input[type=range]",
    "coach-fist": ".curve",
    "coach-gold": ".curve",
}


def visit(page: Page, name: str, address: str) -> None:
    page.goto(address)
    expect(page.locator(SIGNS.get(name, "main h1")).first).to_be_visible()
    expect(page.locator("main [aria-busy=true]")).to_have_count(0)
    if name.startswith("replay"):
        # All of it has come, and the address is a link to the moment.
        expect(page).to_have_url(re.compile(r"\?eyes=.*&at="))


def still(page: Page) -> None:
    """Wait until nothing moves any more, and what was just shown can be pressed."""
    moving = "document.getAnimations().filter((one) => one.playState === 'running')"
    pale = "document.querySelector('[aria-disabled=true]')"
    page.wait_for_function(f"() => {moving}.length === 0 && !{pale}")
