"""Somebody who answers through the page whatever is asked, as a person would: with clicks."""

from __future__ import annotations

import random
import re
from collections import Counter

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.chrome import PATIENCE

#: More than any game has.
MOST = 600
#: Milliseconds after which a press is given up: what was asked may have gone.
A_MOMENT = 5_000


def game_over(page: Page) -> Locator:
    return page.get_by_role("complementary", name="The game is over")


def leave(page: Page) -> None:
    """In the middle of a game, by the menu."""
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


class Player:
    """Looks what is asked, and answers; and looks again if a bot was quicker than the press."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.over = game_over(page)
        #: What was done, by its kind.
        self.done = Counter[str]()

    def answer(self) -> bool:
        """What a player of some game does once; False: the game is over."""
        raise NotImplementedError

    def act(self) -> bool:
        """Answer once; False: the game is over."""
        for _ in range(MOST):
            self.page.set_default_timeout(A_MOMENT)
            try:
                return self.answer()
            except TimeoutError:
                continue
            finally:
                self.page.set_default_timeout(PATIENCE)
        raise AssertionError("no press counts")

    def play(self) -> None:
        for _ in range(MOST):
            if not self.act():
                return
        raise AssertionError("the game does not end")

    def one_of(self, ways: Locator) -> Locator:
        """If there is none any more, a press on it does not count."""
        return ways.nth(self.rng.randrange(max(1, ways.count())))


class FistPlayer(Player):
    """At a table of Fist of Dragonstones."""

    def __init__(self, page: Page, seed: int = 1, *, laziness: float = 0) -> None:
        """Laziness: how often they bid nothing for the rest of a turn."""
        super().__init__(page, seed)
        self.laziness = laziness
        self.mine = page.get_by_role("region", name="You", exact=True)
        self.close = self.mine.get_by_role("button", name=re.compile("^Close|^Bid nothing"))
        self.pass_on = self.mine.get_by_role("button", name="Pass this turn")
        self.really = self.mine.get_by_role("button", name="Yes, bid nothing")
        #: While the fists open: to the next step, where each waits for a click.
        self.next = self.mine.get_by_role("button", name="Next", exact=True)
        self.question = self.mine.locator(".question")

    def take_coins(self, n: int) -> None:
        heaps = self.mine.get_by_role("button", name=re.compile("put one in your hand"))
        for _ in range(n):
            if heaps.count() == 0:
                return
            self.one_of(heaps).click()

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
                said.click()
                self.done["touched"] += 1
                return
        lists = self.question.locator("details:not([open]) > summary")
        if lists.count():
            lists.first.click()
        self.one_of(self.question.locator(".options button, .fists button")).click()
        self.done["chosen"] += 1

    def answer(self) -> bool:
        expect(self.close.or_(self.question).or_(self.over).first).to_be_visible()
        if self.over.count():
            return False
        if self.close.count():
            if self.rng.random() < self.laziness and self.pass_on.count():
                self.pass_on.click()
                self.done["passed"] += 1
            else:
                self.bid()
                self.done["bid"] += 1
        else:
            self.choose()
        return True


class GoldPlayer(Player):
    """At a table of Dragon's Gold."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
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

    def answer(self) -> bool:
        ways = [self.wax, self.listed, self.agree, self.wait, self.market_done]
        ways += [self.divide, self.share, self.none, self.over]
        some = ways[0]
        for way in ways[1:]:
            some = some.or_(way)
        expect(some.first).to_be_visible()
        if self.over.count():
            return False
        name, way = self._way()
        options = self.page.get_by_role("dialog").locator(".inside li button")
        if options.count() == 0:
            way.first.click()
        if name == "listed":
            self.one_of(options).click()
        self.done[name] += 1
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
        if not self.done["propose"] and self.hoard.count():
            self.split()
            return "propose", self.propose
        return "wait", self.wait

    def split(self) -> None:
        """One token for each by turns, until the hoard is empty."""
        shares = self.page.locator(".split.draft button.to")
        for number in range(self.hoard.count()):
            shares.nth(number % shares.count()).click()
            self.hoard.first.click()


class Reader(Player):
    """Plays Dragon's Gold with nothing but the table in words."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.words = page.get_by_role("region", name="The table in words")
        self.ways = self.words.locator(".say:not([disabled])")

    def play(self) -> None:
        expect(self.words).to_be_attached()
        self.page.keyboard.press("w")
        expect(self.words.get_by_role("heading").first).to_be_in_viewport()
        super().play()

    def answer(self) -> bool:
        expect(self.ways.or_(self.over).first).to_be_visible()
        if self.over.count():
            return False
        self.one_of(self.ways).click()
        return True
