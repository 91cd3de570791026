"""Every lesson in the browser, by a newcomer who presses nothing but what is lit."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from dragonstones.engine import games
from dragonstones.lessons import NEXT, Lesson, Step, lessons, play
from dragonstones.lessons.runner import after
from tests.web.chrome import LAPTOP, PHONE, Visitors

LESSONS = [lesson for game in games() for lesson in lessons(game.id).values()]
STEPWISE = [lesson for lesson in LESSONS if not lesson.is_whole]
WHOLE = [lesson for lesson in LESSONS if lesson.is_whole]
#: By turns on a laptop in English and on a phone in German; the keeper leads through those that
#: are left on the other one.
COURSES = [
    (game.id, *where, [lesson for lesson in STEPWISE if lesson.game == game.id][start::2])
    for game in games()
    for start, where in enumerate([(LAPTOP, "en"), (PHONE, "de")])
]
#: Milliseconds after which a press is given up: what is not lit cannot be pressed.
A_MOMENT = 10_000

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


def is_done(page: Page, lesson: Lesson) -> bool:
    kept = json.loads(page.evaluate("localStorage.getItem('lessons')"))
    return f"{lesson.game}/{lesson.id}" in kept["done"]


class Newcomer:
    """Does what the keeper says, by presses on lit things only: all else cannot be pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def lit(self, name: str) -> Locator:
        return self.page.locator(f'[data-light~="{name}"]:visible')

    def do(self, step: Step, options: list[Any]) -> None:
        answer: Any = step.show
        match step.asks, answer:
            case None, _:
                self.page.locator(".keeper .next .button").click()
            case "bid", _:
                self.bid(answer)
            case "turn", _:
                self.send(answer)
            case "negotiate", {"propose": shares}:
                self.propose(shares)
            case "negotiate", _:
                self.lit("their-split").locator(".acts .as-wax").click()
            case "trade", "done":
                self.lit("my-offer").locator(".button").last.click()
            case "trade", _:
                self.lit("offers").locator(".as-wax").click()
            case "token", _:
                piece = self.page.locator(f'use[href$="#token-{answer}"]')
                self.lit("stage").get_by_role("button").filter(has=piece).first.click()
                self.lit("stage").locator(".as-wax").click()
            case _:
                self.choose(options.index(answer))

    def bid(self, fist: dict[str, int]) -> None:
        for coin, n in fist.items():
            for _ in range(n):
                self.lit(f"purse.{coin}").locator(f'[data-place="heap-{coin}"]').click()
        close = self.lit("fist").locator(".as-wax")
        done = self.page.locator(".rail .done")
        before = done.count()
        close.click()
        if not fist:
            # It has to be meant, the first times.
            sure = self.lit("fist").get_by_role("alert")
            expect(sure.or_(done.nth(before)).first).to_be_attached()
            if sure.count():
                close.click()

    def choose(self, number: int) -> None:
        question = self.lit("choice").locator(".question")
        expect(question).to_be_visible()
        if question.locator("summary").count():
            question.locator("summary").click()
            question.locator("details .options button").nth(number).click()
        else:
            question.locator(".options button").nth(number).click()

    def send(self, answer: dict[str, Any]) -> None:
        if answer.get("sword"):
            self.lit("objects").locator("button.use").click()
        team = ["wizard", "thief", "knight-3", "knight-4"]
        self.lit("team").locator("li").nth(team.index(answer["place"])).get_by_role(
            "button"
        ).click()
        send = self.lit("ask").locator(".as-wax")
        if not send.count():  # the only dragon is chosen already
            self.lit(f"dragon.{answer['dragon']}").locator("button.pick").click()
        send.click()

    def propose(self, shares: list[dict[str, int]]) -> None:
        for place, share in enumerate(shares):
            self.lit("my-split").locator("button.to").nth(place).click()
            for token, n in share.items():
                for _ in range(n):
                    self.lit("hoard").locator(f'button[data-piece^="{token}"]').first.click()
        self.lit("my-split").locator(".acts .as-wax").click()


@pytest.mark.parametrize(("game", "size", "language", "course"), COURSES)
def test_a_newcomer_finishes_every_lesson_by_what_is_lit(
    visitors: Visitors, game: str, size: tuple[int, int], language: str, course: list[Lesson]
) -> None:
    page = visitors.stranger(size, language=language, hurry=True)
    page.set_default_timeout(A_MOMENT)
    newcomer = Newcomer(page)
    for lesson in course:
        page.goto(f"/learn/{lesson.game}/{lesson.id}")
        deeds: list[Any] = []
        for number, step in enumerate(lesson.steps, 1):
            expect_lights(page, lesson, number)
            asked = play(lesson, deeds).match.questions.get(lesson.seat)
            options = asked.data().get("options", []) if asked else []
            try:
                newcomer.do(step, options)
            except TimeoutError as error:
                pytest.fail(f"{lesson.game}/{lesson.id}, {step.id}: {error}")
            deeds.append(NEXT if step.is_told else step.show)
        expect(page.locator(".rail [aria-current]")).to_have_count(0)
        assert is_done(page, lesson)


@pytest.mark.parametrize("lesson", WHOLE, ids=lambda lesson: lesson.game)
def test_a_first_game_is_finished_by_what_is_offered(visitors: Visitors, lesson: Lesson) -> None:
    """Near its end, where the learner had left it."""
    run, deeds = after(lesson, []), list[Any]()
    while (hint := run.state(deeds).hint()) is not None:
        run.do(hint.answer)
        deeds.append(hint.answer)
    left = {"done": [], "under_way": {"game": lesson.game, "id": lesson.id, "deeds": deeds[:-2]}}
    page = visitors.stranger(hurry=True)
    page.goto("/about")
    page.evaluate("(left) => localStorage.setItem('lessons', left)", json.dumps(left))
    page.goto("/learn")
    page.locator(".ahead .button").click()
    for _ in range(2):
        page.locator(".keeper .acts .link:not(:disabled)").last.click()  # Show me
    expect(page.locator(".rail [aria-current]")).to_have_count(0)
    assert is_done(page, lesson)


@pytest.mark.parametrize(
    ("size", "language", "said"), [(PHONE, "de", "Zeig es mir"), (LAPTOP, "en", "Show me")]
)
def test_the_keeper_leads_through_the_other_lessons_and_all_that_is_lit_is_in_sight(
    visitors: Visitors, size: tuple[int, int], language: str, said: str
) -> None:
    """Next and Show me alone: what to do is nowhere but on the page."""
    page = visitors.stranger(size, language=language, hurry=True)
    tell, show = page.locator(".keeper .next .button"), page.get_by_text(said, exact=True)
    for lesson in [lesson for _, other, _, course in COURSES if other != size for lesson in course]:
        page.goto(f"/learn/{lesson.game}/{lesson.id}")
        for number in range(1, len(lesson.steps) + 1):
            expect_lights(page, lesson, number)
            tell.or_(show).click()
        expect(page.locator(".rail [aria-current]")).to_have_count(0)
        assert is_done(page, lesson)
