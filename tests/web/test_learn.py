"""Lessons in the browser: how one finds them, leaves them and comes back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect


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
