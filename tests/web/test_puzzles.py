"""A puzzle of each family, solved at its table: by touch, mouse and keys, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from dragonstones.puzzles import Puzzle, book
from tests.web.axe import violations
from tests.web.chrome import LAPTOP, PHONE, Visitors
from tests.web.stations import visit

ONE_COIN = {"fairy": 1}
WORDS = {
    "en": {"all": "Puzzles", "on": "Play on from here", "next": "Next puzzle"},
    "de": {"all": "Rätsel", "on": "Von hier weiterspielen", "next": "Nächstes Rätsel"},
}


def puzzle(kind: str, answer: object = None) -> Puzzle:
    """The first of a kind; one that has weighed this answer."""
    return next(
        one
        for one in book().values()
        if one.kind == kind and (answer is None or answer in [w.answer for w in one.weighed])
    )


def bid_a_coin(page: Page) -> None:
    coins = page.locator(".mine").get_by_role("button", name=re.compile("Fairy Gold|Feengold"))
    coins.first.click()
    page.locator(".mine .choosing button.as-wax:not([disabled])").click()


def send_somebody(page: Page) -> None:
    page.locator(".team button").last.click()
    page.locator(".dragon.target button").first.click()
    page.locator(".ask button.as-wax:not([disabled])").click()


SOLVED: dict[str, tuple[Puzzle, Callable[[Page], None]]] = {
    "fist": (puzzle("bid", ONE_COIN), bid_a_coin),
    "gold": (puzzle("turn"), send_somebody),
}


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("de", PHONE)])
@pytest.mark.parametrize("family", SOLVED)
def test_a_puzzle_is_solved_explained_and_played_on(
    visitors: Visitors, family: str, language: str, size: tuple[int, int]
) -> None:
    one, answer = SOLVED[family]
    page = visitors.stranger(size, language=language)
    visit(page, "puzzles", "/puzzles")
    expect(page.locator("main h1")).to_have_text(WORDS[language]["all"])
    visit(page, f"puzzle-{family}", f"/puzzles/{one.id}")
    before = page.content()
    assert "%" not in page.locator("main").inner_text() and "chance" not in before.lower()
    answer(page)

    told = page.get_by_role("dialog")
    rows = told.locator("ol li")
    expect(rows).to_have_count(len(one.weighed))
    expect(rows.first).to_contain_text(f"{round(100 * one.weighed[0].chance)} %")
    assert language == "de" or violations(page) == []
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    page.keyboard.press("w")
    told.get_by_role("button", name=WORDS[language]["on"]).click()
    expect(page).to_have_url(re.compile("/t/[a-z2-7]{12}$"))


def test_what_was_solved_is_kept_on_the_device_and_the_next_one_comes_by_a_key(
    visitors: Visitors,
) -> None:
    one, answer = SOLVED["fist"]
    page = visitors.stranger()
    visit(page, "puzzle-fist", f"/puzzles/{one.id}")
    answer(page)
    expect(page.get_by_role("dialog").locator("ol li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(one.id))
    visit(page, "puzzles", "/puzzles")
    mine = page.locator(f"a[href='/puzzles/{one.id}']").last
    right = [weighed.answer for weighed in one.weighed].index(ONE_COIN) < one.best
    expect(mine).to_contain_text("solved" if right else "not solved")


def test_the_list_begins_with_a_few_of_each_game_and_can_be_narrowed(visitors: Visitors) -> None:
    page = visitors.stranger(PHONE)
    visit(page, "puzzles", "/puzzles")
    rows = page.locator("ul.all a")
    games = {one.game for one in book().values()}
    easy = [one for one in book().values() if one.difficulty == 1]
    before = rows.count()
    assert before < len(book()) / 3
    page.get_by_role("button", name=f"Show all {len(easy)}").click()
    expect(page.locator("ul.all").first.locator("a")).to_have_count(len(easy))
    expect(page.get_by_role("group", name="Which game").get_by_role("radio")).to_have_count(
        1 + len(games)
    )
    page.get_by_label("Dragon’s Gold", exact=True).check()
    mine = [one for one in easy if one.game == "dragons-gold"]
    expect(page.locator("ul.all").first.locator("a")).to_have_count(len(mine))


def test_a_puzzle_that_is_not_there_says_so(visitors: Visitors) -> None:
    page = visitors.stranger()
    page.goto("/puzzles/00000000")
    expect(page.get_by_text("There is no such puzzle")).to_be_visible()
