"""Two at one table, each with their own browser; and what a reload does not lose."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import MOMENTS, lay
from tests.web.players import FistPlayer


def log(page: Page) -> list[str]:
    return page.get_by_role("region", name="What happened").locator("li").all_inner_texts()


def test_two_browsers_and_a_reload_in_an_auction(visitors: Visitors) -> None:
    anna, ben = visitors.guest("Anna")[0], visitors.stranger()
    anna.goto("/new?game=fist-2002")
    anna.get_by_role("group", name="Seats").get_by_role("radio", name="3").check(force=True)
    anna.get_by_role("button", name="Set up the table").click()
    expect(anna).to_have_url(re.compile("/t/"))

    # Ben has got the link, gives a name and sits down.
    ben.goto(anna.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_role("heading", name="Ben")).to_be_visible()
    start = anna.get_by_role("button", name="Start the game")
    if not start.is_enabled():
        anna.get_by_role("button", name="A bot").click()
        anna.get_by_role("dialog").get_by_role("button").nth(1).click()
    start.click()

    one, two = FistPlayer(anna), FistPlayer(ben)
    expect(one.close).to_be_visible()
    one.take_coins(2)
    one.close.click()
    closed = one.mine.get_by_role("heading", name="Your fist is closed")
    expect(closed).to_be_visible()
    expect(ben.get_by_text("fist closed").first).to_be_visible()
    before, hand = log(anna), one.mine.locator(".sealed .fist").inner_text()

    anna.reload()
    expect(closed).to_be_visible()
    assert (log(anna), one.mine.locator(".sealed .fist").inner_text()) == (before, hand)
    # It can be opened again, with the same coins in it.
    one.mine.get_by_role("button", name="Take it back").click()
    expect(one.mine.get_by_role("heading", name="2 in your fist")).to_be_visible()
    one.close.click()
    expect(closed).to_be_visible()

    two.bid(0)
    expect(closed).to_have_count(0)
    # The game goes on until one of them is asked again. Both have seen the same cards.
    expect(anna.get_by_text(re.compile("your turn|Waiting for (you|Ben)")).first).to_be_visible()
    cards = [page.get_by_role("region", name="What happened").locator("h3") for page in (anna, ben)]
    ben.reload()
    expect(cards[1].first).to_be_visible()
    expect(cards[0]).to_have_text(cards[1].all_inner_texts())


def test_a_reload_in_a_negotiation(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest("Edda")
    page.goto(f"/t/{lay(web_site, person, 'Edda', MOMENTS['gold-talks'])}")
    theirs = page.locator(".split.lit")
    expect(theirs).to_be_visible()
    mine = page.get_by_role("article", name="Your split")
    expect(mine.get_by_role("button", name="Take your seal back")).to_be_visible()
    mine.get_by_role("button", name="Take your seal back").click()
    expect(mine.get_by_role("button", name="Agree to your own")).to_be_visible()

    def state() -> list[str]:
        return [*page.locator(".split").all_inner_texts(), *log(page)]

    expect(page.get_by_role("button", name="Let a step pass")).to_be_enabled()
    before = state()
    page.reload()
    expect(mine.get_by_role("button", name="Agree to your own")).to_be_visible()
    assert state() == before
