"""Somebody who has never been here bids at once."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


def test_bids_with_three_clicks(stranger: Page) -> None:
    stranger.goto("/")
    stranger.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
    stranger.get_by_role("button", name="Play now").click()
    mine = stranger.get_by_role("region", name="You", exact=True)
    mine.get_by_role("button", name=re.compile("put one in your hand")).first.click()
    expect(mine.get_by_role("heading", name="1 in your fist")).to_be_visible()
    mine.get_by_role("button", name="Close your fist").click()
    # The others have closed theirs: all are opened, or a tie is broken.
    expect(stranger.get_by_role("region", name="What happened").locator("p").first).to_contain_text(
        re.compile(r"\w")
    )
    expect(mine.get_by_role("heading", name="1 in your fist")).to_have_count(0)
    assert stranger.evaluate("window.clicks") <= 3
    expect(stranger).to_have_url(re.compile(r"/t/[a-z2-7]{12}$"))
