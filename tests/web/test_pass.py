"""Two people and one device, which goes from hand to hand."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def test_the_curtain_hides_the_others_coins(stranger: Page) -> None:
    stranger.goto("/pass")
    stranger.get_by_label("Name 1").fill("Anna")
    stranger.get_by_label("Name 2").fill("Ben")
    stranger.get_by_role("button", name="Begin to play").click()
    expect(stranger).to_have_url(re.compile("/t/"))

    mine = stranger.get_by_role("region", name="You", exact=True)
    curtain = stranger.locator(".curtain")
    close = mine.get_by_role("button", name=re.compile("^Close"))
    bar = stranger.get_by_role("region", name="Whose turn it is")

    # All look at the table together: nobody's coins are there.
    expect(bar.get_by_role("button", name="I am Anna")).to_be_visible()
    expect(mine).to_have_count(0)
    assert secrets(stranger) == []

    bar.get_by_role("button", name="I am Anna").click()
    expect(close).to_be_visible()
    mine.get_by_role("button", name=re.compile("put one in your hand")).first.click()
    mine.get_by_role("button", name=re.compile("put one in your hand")).first.click()
    expect(mine.get_by_role("heading", name="2 in your fist")).to_be_visible()
    close.click()

    expect(curtain.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()
    expect(mine).to_have_count(0)
    assert secrets(stranger) == []
    ready = curtain.get_by_role("button", name="I am Ben")
    expect(ready).not_to_have_attribute("aria-disabled", "true")
    ready.click()
    expect(close).to_be_visible()
    # Ben has a hand of his own, and learns nothing of Anna's.
    expect(mine.get_by_role("heading", name="Empty fist")).to_be_visible()
    expect(stranger.get_by_text("fist closed").first).to_be_visible()
    expect(stranger.get_by_text("2 in your fist")).to_have_count(0)
    close.click()

    # The fists are opened, and all may look.
    expect(bar).to_contain_text("All may look.")
    expect(curtain).to_have_count(0)
    expect(mine).to_have_count(0)
    expect(stranger.get_by_role("region", name="What happened").locator("p").first).to_be_visible()


def secrets(page: Page) -> list[str]:
    """What is in the page, seen or not, of what is behind a screen or in a fist."""
    found: list[str] = page.locator(".purse, .sealed .fist, .inhand").all_inner_texts()
    html = page.locator("main").inner_html()
    return found + re.findall(r"behind your screen|\d in your fist|put one in your hand", html)
