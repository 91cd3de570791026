"""Help at hand: reasons in the log, hints beside bots, notes, and how to play well."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import update

from dragonstones.server import schema
from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import MOMENTS, STEPS, House, Laid, asks, lay
from tests.web.players import game_over
from tests.web.stations import visit
from tests.web.writing import writing

LAPTOP = (1440, 900)
BOTH = pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("de", PHONE)])

BID = Laid("fist-2002", 7, asks("bid", turn=2), hints=True)


def rivals_of(page: Page) -> Locator:
    return page.locator(".gold .rival")


def sit(visitors: Visitors, site: Site, laid: Laid, **how: object) -> Page:
    page, person = visitors.guest("Oda", **how)
    page.goto(f"/t/{lay(site, person, 'Oda', laid)}")
    return page


@BOTH
def test_every_line_of_the_log_says_why(
    visitors: Visitors, web_site: Site, language: str, size: tuple[int, int]
) -> None:
    page = sit(visitors, web_site, BID, language=language, size=size)
    expect(page.locator(".mine .choosing button.as-wax")).to_be_visible()
    if size == PHONE:
        page.keyboard.press("l")
    lines = page.locator(".log p:has(.why), dialog[open] p:has(.why)")
    expect(lines.first).to_be_visible()
    # The newest line, by keyboard alone.
    button = lines.first.get_by_role("button").last
    button.focus()
    page.keyboard.press("Enter")
    why = page.get_by_role("dialog", name={"en": "Why?", "de": "Warum?"}[language])
    expect(why.locator(".because")).not_to_be_empty()
    ruling = why.locator("li a").first
    assert re.fullmatch(r"/rules/fist-2002#ruling-[\w-]+", ruling.get_attribute("href") or "")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_the_result_of_a_game_of_gold_says_why(visitors: Visitors, house: House) -> None:
    page = visitors.stranger(state=house.state)
    visit(page, "gold-end", house.addresses["gold-end"])
    page.locator(".gold .end").get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog", name="Why?").locator(".because")).not_to_be_empty()


@BOTH
def test_what_a_good_memory_knows_is_at_hand(
    visitors: Visitors, web_site: Site, language: str, size: tuple[int, int]
) -> None:
    """The coins that all have seen, and what the cards of this turn give for stones."""
    page = sit(visitors, web_site, BID, language=language, size=size)
    expect(page.locator(".mine .choosing button.as-wax")).to_be_visible()
    page.keyboard.press("h")
    facts = page.get_by_role("dialog")
    coins, stones = facts.get_by_role("list").nth(0), facts.get_by_role("list").nth(1)
    expect(coins.get_by_role("listitem")).to_have_count(len(BID.company))
    expect(coins).to_contain_text({"en": "Fairy Gold", "de": "Feengold"}[language])
    expect(stones).to_contain_text({"en": "of each colour", "de": "jeder Farbe"}[language])


def test_a_link_to_a_ruling_shows_it(visitors: Visitors, web_site: Site) -> None:
    page = visitors.stranger()
    page.goto("/rules/fist-2002#ruling-F4")
    expect(page.locator("#ruling-F4")).to_be_in_viewport()
    expect(page.locator("#ruling-F4")).to_contain_text("tie-break")


@BOTH
def test_a_hint_says_what_a_bot_would_do_and_that_it_counts(
    visitors: Visitors, web_site: Site, language: str, size: tuple[int, int]
) -> None:
    page = sit(visitors, web_site, BID, language=language, size=size)
    expect(page.locator(".mine .choosing button.as-wax")).to_be_visible()
    page.keyboard.press("j")
    hint = page.get_by_role("dialog")
    said = {"en": "I would choose this:", "de": "Ich würde das wählen:"}
    expect(hint.locator(".hint")).to_contain_text(said[language])
    expect(hint).to_contain_text({"en": "first hint", "de": "erster Tipp"}[language])


def test_hints_that_somebody_had_are_told_with_the_result(
    visitors: Visitors, web_site: Site
) -> None:
    page, person = visitors.guest("Oda")
    alone, advised = (lay(web_site, person, "Oda", MOMENTS["fist-end"]) for _ in range(2))
    seats = schema.seats.c
    with writing(web_site) as connection:
        mine = (seats.table == advised) & (seats.seat == 0)
        connection.execute(update(schema.seats).where(mine).values(hints=2))
    page.goto(f"/t/{alone}")
    expect(game_over(page)).to_be_visible()
    expect(game_over(page)).not_to_contain_text("hints")
    page.goto(f"/t/{advised}")
    expect(game_over(page)).to_contain_text("Oda: 2 hints")


@BOTH
def test_what_was_seen_to_go_behind_screens_is_counted_where_the_table_allows_it(
    visitors: Visitors, web_site: Site, language: str, size: tuple[int, int]
) -> None:
    laid = Laid("dragons-gold", 3, asks("turn", turn=4), STEPS)
    page = sit(visitors, web_site, laid, language=language, size=size)
    rivals = rivals_of(page)
    expect(rivals).to_have_count(len(laid.company))
    expect(rivals.locator(".seen")).to_have_count(0)

    counted = replace(laid, options=STEPS | {"counter": True})
    seats = counted.play()[0].view(0)["table"]["seats"][1:]
    assert any(seat["seen"] for seat in seats)
    page = sit(visitors, web_site, counted, language=language, size=size)
    for number, seat in enumerate(seats):
        numbers = rivals_of(page).nth(number).locator(".seen .count")
        expect(numbers).to_have_text([f"{n}" for n in seat["seen"].values() if n])


def test_no_hints_where_the_table_does_not_allow_them(visitors: Visitors, web_site: Site) -> None:
    page = sit(visitors, web_site, Laid("fist-2002", 7, asks("bid", turn=2)))
    expect(page.locator(".mine .choosing button.as-wax")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_notes_can_be_switched_off_and_on_again(visitors: Visitors, web_site: Site) -> None:
    page = sit(visitors, web_site, Laid("dragons-gold", 3, asks("turn", turn=4), STEPS))
    note = page.locator(".first .note")
    expect(note).to_contain_text("Your turn: choose one of your people")
    note.get_by_role("button", name="No more notes").click()
    expect(note).to_have_count(0)
    page.reload()
    expect(page.locator(".gold .ask h2")).to_be_visible()
    expect(note).to_have_count(0)
    page.goto("/settings")
    page.get_by_role("group", name="Notes for beginners").get_by_label("on").check()
    page.go_back()
    expect(note).to_contain_text("Your turn: choose one of your people")


@BOTH
def test_strategy_leads_from_tips_to_a_card_and_its_figures(
    visitors: Visitors, web_site: Site, language: str, size: tuple[int, int]
) -> None:
    page = visitors.stranger(size, language=language)
    page.goto("/strategy")
    game = {"en": "Fist of Dragonstones", "de": "Drachenfaust"}[language]
    page.get_by_role("link", name=game, exact=True).click()
    expect(page.locator("ol > li")).to_have_count(17)
    wizard = {"en": "Wizard", "de": "Hexenmeister"}[language]
    page.locator("ol").first.get_by_role("link", name=wizard, exact=True).click()
    expect(page).to_have_url(re.compile("/cards/fist-2002/wizard$"))
    expect(page.locator("h1")).to_have_text(wizard)
    # Its text in the other language, its place in the charts, and the way to the rules.
    expect(page.locator("main [lang]")).to_contain_text(
        {"en": "Hexenmeister", "de": "Wizard"}[language]
    )
    expect(page.locator("li.this").first).to_contain_text(wizard)
    expect(page.locator('main a[href="/rules/fist-2002?card=wizard"]').first).to_be_visible()
    # How we play it, what is said of it, and puzzles about it.
    words = f"lang={language}"
    get = page.context.request.get
    rulings = [
        one["id"]
        for one in get("/api/games/fist-2002/rulings", params=words).json()
        if one["id"] == "wizard" or "wizard" in one["cards"]
    ]
    tips = [
        one["text"]
        for one in get("/api/games/fist-2002/strategy", params=words).json()["tips"]
        if "wizard" in one["cards"]
    ]
    puzzles = get("/api/games/fist-2002/cards/wizard/uses", params=words).json()["puzzles"]
    assert rulings and tips and puzzles
    for ruling in rulings:
        if ruling != "wizard":
            expect(page.locator("main li b", has_text=ruling).first).to_be_visible()
    for tip in tips:
        expect(page.locator("main ol li", has_text=tip)).to_be_visible()
    expect(page.locator('main a[href^="/puzzles/"]')).to_have_count(len(puzzles))
    # Where else one meets it: it is what the lesson on points is about.
    page.locator('main a[href="/learn/fist-2002/points"]').click()
    expect(page.locator(".lesson [data-ring]").first).to_be_visible()


@pytest.mark.parametrize("address", ["/cards/fist-2002/no-such", "/cards/chess/wizard"])
def test_there_is_no_page_of_a_card_that_is_in_no_box(
    visitors: Visitors, web_site: Site, address: str
) -> None:
    page = visitors.stranger()
    page.goto(address)
    expect(page.locator("main h1")).to_have_text("Nothing here")
