"""Somebody who answers through the page whatever is asked, as a person would: with clicks."""

from __future__ import annotations

import random
import re
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

#: More than any game has.
MOST = 600


def game_over(page: Page) -> Locator:
    return page.get_by_role("complementary", name="The game is over")


def leave(page: Page) -> None:
    """In the middle of a game, by the menu."""
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


class FistPlayer:
    """At a table of Fist of Dragonstones."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.mine = page.get_by_role("region", name="You", exact=True)
        self.close = self.mine.get_by_role("button", name=re.compile("^Close|^Bid nothing"))
        self.really = self.mine.get_by_role("button", name="Yes, bid nothing")
        #: While the fists open: to the next step, where each waits for a click.
        self.next = self.mine.get_by_role("button", name="Next", exact=True)
        self.question = self.mine.locator(".question")
        self.over = game_over(page)
        #: What was done, by its kind.
        self.done: dict[str, int] = {}

    def take_coins(self, n: int) -> None:
        heaps = self.mine.get_by_role("button", name=re.compile("put one in your hand"))
        for _ in range(n):
            if (count := heaps.count()) == 0:
                return
            heaps.nth(self.rng.randrange(count)).click()

    def bid(self, coins: int | None = None) -> None:
        self.take_coins(self.rng.choice((0, 0, 1, 2)) if coins is None else coins)
        self.shut()

    def shut(self) -> None:
        """Close the fist; an empty one has to be meant, the first times."""
        self.close.click()
        if self.really.count():
            self.really.click()

    def choose(self) -> None:
        """On the object itself, where there is one; otherwise from the list."""
        touches = self.page.locator("button.touch, button.choose, .lot .dealt button")
        said = self.question.locator(".acts button.as-wax:not([disabled])")
        if touches.count() and self.rng.random() < 0.7:
            touches.first.click()
            if said.count():
                self._count("touched")
                return said.click()
        lists = self.question.locator("details:not([open]) > summary")
        if lists.count():
            lists.first.click()
        options = self.question.locator(".options button, .fists button")
        options.nth(self.rng.randrange(options.count())).click()
        self._count("chosen")
        return None

    def act(self) -> bool:
        """Answer once; False: the game is over."""
        expect(self.close.or_(self.question).or_(self.over).first).to_be_visible()
        if self.over.count():
            return False
        if self.close.count():
            self._count("bid")
            self.bid()
        else:
            self.choose()
        return True

    def play(self) -> None:
        for _ in range(MOST):
            if not self.act():
                return
        raise AssertionError("the game does not end")

    def _count(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1


class GoldPlayer:
    """At a table of Dragon's Gold."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.over = game_over(page)
        table = page.locator(".gold")

        def button(words: str) -> Locator:
            return table.get_by_role("button", name=re.compile(words), disabled=False)

        self.listed = button(r"^Choose from a list")
        self.wax = page.locator(".ask button.as-wax:not([disabled])")
        self.agree = button(r"^Agree")
        self.propose = button(r"^Propose this split")
        self.wait = button(r"^Let a step pass")
        self.market_done = button(r"^Stop trading")
        self.divide = button(r"^Lay out")
        self.share = button(r"^Take share")
        self.none = button(r"^Use none")
        self.hoard = page.get_by_role("list", name="The hoard").get_by_role("button")
        self.done: dict[str, int] = {}

    def act(self) -> bool:
        ways = [self.wax, self.listed, self.agree, self.wait, self.market_done]
        ways += [self.divide, self.share, self.none, self.over]
        some = ways[0]
        for way in ways[1:]:
            some = some.or_(way)
        expect(some.first).to_be_visible()
        if self.over.count():
            return False
        name, way = self._way()
        if not way.count():
            return True  # something else is asked by now, and no press counts yet
        way.first.click()
        self.done[name] = self.done.get(name, 0) + 1
        if name == "listed":
            options = self.page.get_by_role("dialog").locator(".inside li button")
            options.nth(self.rng.randrange(options.count())).click()
        return True

    def _way(self) -> tuple[str, Locator]:
        """What to press next."""
        for name, way in (
            ("agree", self.agree),
            ("market", self.market_done),
            ("divide", self.divide),
            ("share", self.share),
            ("wax", self.wax),
            ("listed", self.listed),
            ("none", self.none),
        ):
            if way.count():
                return name, way
        if not self.done.get("propose") and self.hoard.count():
            self.split()
            return "propose", self.propose
        return "wait", self.wait

    def split(self) -> None:
        """One token for each by turns, until the hoard is empty."""
        shares = self.page.locator(".split.draft button.to")
        for number in range(self.hoard.count()):
            shares.nth(number % shares.count()).click()
            self.hoard.first.click()

    def play(self) -> None:
        for _ in range(MOST):
            if not self.act():
                return
        raise AssertionError("the game does not end")


class Reader:
    """Plays Dragon's Gold with nothing but the table in words."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.over = game_over(page)
        self.words = page.get_by_role("region", name="The table in words")
        self.ways = self.words.locator(".say:not([disabled])")

    def play(self) -> None:
        expect(self.words).to_be_attached()
        self.page.keyboard.press("w")
        expect(self.words.get_by_role("heading").first).to_be_in_viewport()
        for _ in range(MOST):
            expect(self.ways.or_(self.over).first).to_be_visible()
            if self.over.count():
                return
            way = self.ways.nth(self.rng.randrange(self.ways.count()))
            with suppress(TimeoutError):  # a bot was quicker: other things can be said by now
                way.click(timeout=2000)
        raise AssertionError("the game does not end")
