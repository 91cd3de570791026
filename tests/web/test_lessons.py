"""Every lesson in the browser: what a step is about is lit, and in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from dragonstones.engine import games
from dragonstones.lessons import Lesson, lessons
from tests.web.chrome import LAPTOP, PHONE, Visitors

LESSONS = [
    lesson for game in games() for lesson in lessons(game.id).values() if not lesson.is_whole
]
#: On the phone.
SOME = ("ties", "kill", "market", "scoring")

#: The lights of a step that point at nothing; null: the page is not at this step.
DARK = """([step, names]) => {
  if (!document.querySelector(`.rail li:nth-child(${step})[aria-current]`)) return null;
  if (!document.querySelector(".keeper .acts .button:not(:disabled)")) return null;
  const isLit = (one) => one.checkVisibility() && !one.closest("[inert]");
  return names.filter((name) =>
    ![...document.querySelectorAll(`[data-light~="${name}"]`)].some(isLit));
}"""


def expect_lights(page: Page, lesson: Lesson, number: int) -> None:
    step = lesson.steps[number - 1]
    arg = [number, list(step.light)]
    try:
        page.wait_for_function(f"(step) => ({DARK})(step)?.length === 0", arg=arg)
    except TimeoutError:
        pytest.fail(f"{lesson.game}/{lesson.id}, {step.id}: {page.evaluate(DARK, arg)}")
    expect(page.locator("[data-ring]").first).to_be_in_viewport()


@pytest.mark.parametrize(
    ("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop", "phone"]
)
def test_every_light_of_every_lesson_points_at_something(
    visitors: Visitors, size: tuple[int, int], language: str
) -> None:
    page = visitors.stranger(size, language=language, hurry=True)
    for lesson in LESSONS if size == LAPTOP else [one for one in LESSONS if one.id in SOME]:
        page.goto(f"/learn/{lesson.game}/{lesson.id}")
        for number in range(1, len(lesson.steps) + 1):
            expect_lights(page, lesson, number)
            page.locator(".keeper .acts .button").last.click()  # Next, or Skip
        expect(page.locator(".rail [aria-current]")).to_have_count(0)
