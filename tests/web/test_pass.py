"""Several people and one device, which goes from hand to hand."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import Laid, lay
from tests.web.players import FistPlayer


def test_the_curtain_hides_the_others_coins(stranger: Page) -> None:
    stranger.goto("/pass")
    stranger.get_by_label("Name 1").fill("Anna")
    stranger.get_by_label("Name 2").fill("Ben")
    stranger.get_by_role("button", name="Start the game").click()
    expect(stranger).to_have_url(re.compile("/t/"))

    mine = stranger.get_by_role("region", name="You", exact=True)
    curtain = stranger.locator(".curtain")
    close = mine.get_by_role("button", name=re.compile("^Close|^Bid nothing"))
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
    mine.get_by_role("button", name="Yes, bid nothing").click()

    # The fists are opened, and all may look.
    expect(bar).to_contain_text("Everybody may look.")
    expect(curtain).to_have_count(0)
    expect(mine).to_have_count(0)
    expect(stranger.get_by_role("region", name="What happened").locator("p").first).to_be_visible()


def secrets(page: Page) -> list[str]:
    """What is in the page, seen or not, of what is behind a screen or in a fist."""
    found: list[str] = page.locator(".purse, .sealed .fist, .inhand").all_inner_texts()
    html = page.locator("main").inner_html()
    return found + re.findall(r"behind your screen|\d in your fist|put one in your hand", html)


class Company(FistPlayer):
    """All at one device. The first one takes every card for a coin, and so is soon done."""

    def __init__(self, page: Page, greedy: str) -> None:
        super().__init__(page)
        self.greedy = greedy
        self.looks = ""
        self.heaps = self.mine.get_by_role("button", name=re.compile("put one in your hand"))
        self.empty = self.mine.get_by_role("heading", name="Empty fist")
        self.curtain = page.locator(".curtain")
        bar = page.get_by_role("region", name="Whose turn it is")
        self.opens = self.curtain.or_(bar).get_by_role("button", name=re.compile("^I am "))

    def answer(self) -> bool:
        ways = self.opens.or_(self.close).or_(self.question).or_(self.over)
        expect(ways.first).to_be_visible()
        if self.over.count():
            return False
        if self.opens.count():
            self.open()
        elif self.close.count():
            if self.looks == self.greedy and self.empty.count():
                self.heaps.first.click()
            self.shut()
            expect(self.opens.or_(self.over).first).to_be_visible()
        else:
            self.choose()
        return True

    def open(self) -> None:
        """The next one takes the device: on it is nothing of what the last one has seen."""
        where = "curtain" if self.curtain.count() else "common"
        assert secrets(self.page) == []
        looks = self.opens.first.inner_text().removeprefix("I am ")
        self.opens.first.click()
        self.looks = looks
        self.done[where] += 1
        expect(self.mine).to_contain_text(self.looks)
        assert secrets(self.page) != []

    def choose(self) -> None:
        """The first answer: to score, where that can be."""
        answers = self.question
        if (listed := self.question.locator("details")).count():
            listed.locator("summary").click()
            answers = listed
        answers.locator(".options button").first.click()
        self.done["chosen"] += 1


def test_a_whole_game_of_three(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest("Anna", size=PHONE, hurry=True)
    start = Laid("fist-2002", 118, lambda _: True, company=(), mates=("Ben", "Carla"))
    page.goto(f"/t/{lay(web_site, person, 'Anna', start)}")
    company = Company(page, "Anna")
    company.play()
    # In every auction the device goes round.
    assert company.done["curtain"] >= 14
    assert company.done["chosen"] > 3
    ending = page.locator(".lot .ending")
    expect(ending.get_by_role("heading", name="Anna wins")).to_be_visible()
    expect(ending.locator("ol").get_by_role("listitem")).to_have_count(3)
