"""The end of a game of Fist: who won how, what was spent, and the bids worth seeing again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.chrome import LAPTOP, PHONE, Visitors
from tests.web.laid import House
from tests.web.players import game_over
from tests.web.stations import visit


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_how_it_was_won_and_the_way_back_to_the_best_bid(
    visitors: Visitors, house: House, size: tuple[int, int]
) -> None:
    page = visitors.stranger(size, state=house.state)
    visit(page, "fist-end", house.addresses["fist-end"])
    ending = page.locator(".lot .ending")
    # The points of the winner, card by card, are what everybody can read on the die.
    winner = ending.locator("ol").get_by_role("listitem").first
    by_card = [int(n) for n in re.findall(r"[+−](\d)", winner.locator(".by").inner_text())]
    assert sum(by_card) == 3
    expect(winner.locator(".spent")).to_contain_text(re.compile(r"\d+ Fairy Gold"))
    best = ending.get_by_text(re.compile(r"^Best bid: .* with the \w+ for"))
    found = re.search(r"with the ([\w ]+) for", best.inner_text())
    expect(ending.get_by_text("Most wasteful:")).to_be_visible()
    # Why that is the end is told like everything that happens.
    ending.get_by_role("button", name="Why?").click()
    why = page.get_by_role("dialog", name="Why?")
    expect(why.locator(".because")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("link", name="Watch replay")).to_be_visible()
    ending.get_by_role("link", name="See it in the replay").first.click()
    # There its fists are about to open.
    assert found is not None
    expect(page.locator(".lot h2")).to_have_text(found[1])
    expect(page).to_have_url(re.compile(r"/replay/\w+\?eyes=0&(at|event)=\d+"))
    page.get_by_role("button", name="next step").click()
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(r"The fists open")
    )


@pytest.mark.parametrize("size", [PHONE, (740, 360)], ids=["phone", "on its side"])
def test_the_bar_covers_nothing_at_the_end_of_the_page(
    visitors: Visitors, house: House, size: tuple[int, int]
) -> None:
    page = visitors.stranger(size, state=house.state)
    visit(page, "fist-end", house.addresses["fist-end"])
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    last = page.locator(".lot .ending").get_by_role("link").last.bounding_box()
    bar = game_over(page).bounding_box()
    assert last and bar
    assert bar["y"] + bar["height"] == size[1]
    assert last["y"] + last["height"] <= bar["y"]
