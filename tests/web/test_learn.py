"""Lessons in the browser: how one finds them, leaves them and comes back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.chrome import Visitors


def test_a_lesson_goes_on_where_it_was_left(stranger: Page) -> None:
    stranger.goto("/learn/fist-2002/auction")
    stranger.locator(".keeper .next button").click()
    expect(stranger.locator(".rail li:nth-child(2)[aria-current]")).to_be_visible()
    stranger.keyboard.press("Escape")
    expect(stranger).to_have_url(re.compile("/learn$"))
    stranger.locator(".ahead .button").click()
    expect(stranger.locator(".rail li:nth-child(2)[aria-current]")).to_be_visible()


def test_a_newcomer_is_offered_lessons_beside_a_game(stranger: Page) -> None:
    stranger.goto("/")
    stranger.get_by_role("link", name="Learn in five minutes").click()
    expect(stranger.get_by_role("heading", name="Learn by playing")).to_be_visible()


def test_a_wrong_try_is_undone_and_answered_and_the_third_time_the_keeper_does_it(
    visitors: Visitors,
) -> None:
    page = visitors.stranger(hurry=True)
    page.goto("/learn/fist-2002/auction")
    keeper, fist = page.locator(".keeper"), page.locator(".mine .choosing")
    expect(keeper.locator(".words")).to_have_attribute("aria-live", "polite")  # it is announced
    for step in (2, 3):
        page.keyboard.press("n")
        expect(page.locator(f".rail li:nth-child({step})[aria-current]")).to_be_visible()

    def bid_one() -> None:
        page.locator('[data-place="heap-fairy"]').click()
        expect(fist.locator("h2")).not_to_have_text("Empty fist")
        fist.locator(".as-wax").click()

    bid_one()
    expect(keeper.locator(".kind")).to_contain_text("One coin was level")
    expect(fist.locator("h2")).to_have_text("Empty fist")
    expect(keeper.locator(".offered")).to_have_count(0)
    bid_one()
    expect(keeper.locator(".offered")).to_have_text("Show me")
    expect(fist.locator("h2")).to_have_text("Empty fist")
    bid_one()
    expect(page.locator(".rail li:nth-child(3).done")).to_be_visible()


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(60):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("no way there by keyboard")


def test_a_lesson_by_keyboard_alone(visitors: Visitors) -> None:
    """The focus goes to what is asked, `?` tells the rule, and a step can be skipped."""
    page = visitors.stranger(hurry=True)
    page.goto("/learn/fist-2002/auction")
    keeper, rail = page.locator(".keeper"), page.locator(".rail li")
    tell = keeper.locator(".next .button")
    for step in (1, 2):
        expect(rail.nth(step - 1)).to_have_attribute("aria-current", "step")
        expect(tell).to_be_focused()
        page.keyboard.press("Enter")

    heap = page.locator('[data-place="heap-fairy"]')
    expect(page.locator("[data-ring] :focus")).to_be_visible()
    page.keyboard.press("?")
    expect(keeper.locator("#lesson-rule")).to_be_visible()
    tab_to(page, heap)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    tab_to(page, page.locator(".mine .choosing .as-wax"))
    page.keyboard.press("Enter")
    expect(page.locator(".rail li:nth-child(3).done")).to_be_visible()

    over, skip = keeper.get_by_role("link", name="Next lesson"), keeper.locator(".skip .button")
    for _ in range(rail.count()):
        way = tell.or_(skip).or_(over)
        expect(way).to_be_enabled()
        if over.count():
            break
        tab_to(page, way)
        before = rail.locator(".done").count()
        page.keyboard.press("Enter")
        expect(page.locator(".rail .done").nth(before)).to_be_attached()
    tab_to(page, over)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/learn/fist-2002/(?!auction)"))
