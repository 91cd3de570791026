"""The site goes away under an open page, in the middle of an auction, and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import Laid, asks, lay
from tests.web.players import FistPlayer


@pytest.fixture
def own_site(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("web-restart")
    site = Site(folder, f"sqlite:///{folder / 'dragonstones.db'}").start()
    yield site
    if site.is_running:
        site.stop()


def test_stopped_and_killed(chromium: Browser, own_site: Site) -> None:
    visitors = Visitors(chromium, own_site)
    page, person = visitors.guest("Runa")
    page.goto(f"/t/{lay(own_site, person, 'Runa', Laid('fist-2002', 3, asks('bid', turn=2)))}")
    page.evaluate("window.stays = true")
    player = FistPlayer(page)
    expect(player.close).to_be_visible()

    # It is stopped while coins are in the hand; they stay there.
    player.take_coins(1)
    own_site.stop()
    lost = page.get_by_text("Connection lost.").or_(page.get_by_text("The site does not respond."))
    expect(lost).to_be_visible()
    hand = player.mine.get_by_role("heading", name="1 in your fist")
    expect(hand).to_be_visible()
    own_site.start()
    expect(lost).to_have_count(0)
    expect(hand).to_be_visible()

    # It is killed, and the fist is closed while it is away: the page sends it as soon as it can.
    log = log_of(page)
    own_site.kill()
    expect(lost).to_be_visible()
    player.close.click()
    own_site.start()
    expect(lost).to_have_count(0)
    expect(hand).to_have_count(0)
    now = page.get_by_role("region", name="What happened").locator("p")
    more = "(n) => document.querySelectorAll('.log p').length > n"
    page.wait_for_function(more, arg=len(log))
    assert all(line in now.all_inner_texts() for line in log)

    # The game goes on, without anybody having loaded the page again.
    assert player.act()
    assert page.evaluate("window.stays") is True
    visitors.leave()
    assert visitors.errors == []


def log_of(page: Page) -> list[str]:
    return page.get_by_role("region", name="What happened").locator("p").all_inner_texts()
