"""Standing orders at a table: given, seen, followed and withdrawn, by mouse or by keyboard."""

from __future__ import annotations

import re
from dataclasses import replace

from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.axe import violations
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import COMPANY, MOMENTS, Laid, asks, lay
from tests.web.players import FistPlayer
from tests.web.sizes import CUT, TOO_SMALL, TOO_WIDE
from tests.web.test_settings import section
from tests.web.words import foreign

#: Nobody is there to see when my fist closes: it does so at once.
BY_DAYS = replace(MOMENTS["fist-bid"], clock="day")


def sit_down(visitors: Visitors, site: Site, laid: Laid, **how: object) -> Page:
    page, person = visitors.guest("Oda", **how)
    page.goto(f"/t/{lay(site, person, 'Oda', laid)}")
    return page


def test_orders_are_given_seen_and_withdrawn(visitors: Visitors, web_site: Site) -> None:
    _, ben = visitors.guest("Ben")
    laid = Laid("fist-2002", 3, asks("bid"), company=COMPANY[:2], others=[(ben, "Ben")])
    page = sit_down(visitors, web_site, laid)
    expect(FistPlayer(page).close).to_be_enabled()
    page.keyboard.press("d")
    sheet = page.get_by_role("dialog", name="Standing orders")
    expect(sheet.get_by_text("You have given no orders.")).to_be_visible()
    expect(sheet.get_by_label("Coins")).to_have_count(0)
    sheet.get_by_label("For").first.select_option("every dragon")
    sheet.get_by_role("radio", name="bid at most").check()
    sheet.get_by_label("Coins").fill("2")
    sheet.get_by_role("button", name="Give this order").click()
    orders = sheet.get_by_role("listitem")
    expect(orders).to_have_text(re.compile("At most 2 for a dragon"))
    # A second one about the same takes its place.
    sheet.get_by_label("Coins").fill("3")
    sheet.get_by_role("button", name="Give this order").click()
    expect(orders).to_have_text(re.compile("At most 3 for a dragon"))
    fist = sheet.get_by_label(re.compile("^Fairy Gold, of"))
    fist.fill("99")
    fist.evaluate("field => field.removeAttribute('max')")
    sheet.get_by_role("button", name="Give this bid").click()
    expect(page.get_by_text(re.compile("You cannot bid 99"))).to_be_visible()
    fist.fill("1")
    sheet.get_by_role("button", name="Give this bid").click()
    expect(orders.first).to_have_text(re.compile("Bid early for the .*: 1 Fairy Gold"))
    expect(orders).to_have_count(2)
    page.keyboard.press("Escape")
    page.reload()
    page.get_by_role("button", name="2 standing orders").click()
    sheet.get_by_role("button", name=re.compile("^Withdraw: Bid early")).click()
    expect(orders).to_have_count(1)
    page.keyboard.press("Escape")
    # The same in the table in words.
    page.keyboard.press("w")
    words = section(page, "The table in words")
    expect(words.get_by_text("At most 3 for a dragon.")).to_be_visible()
    words.get_by_role("button", name="Give or withdraw orders").click()
    sheet.get_by_role("button", name=re.compile("^Withdraw:")).press("Enter")
    expect(orders).to_have_count(0)


def test_i_am_told_when_an_order_has_answered(visitors: Visitors, web_site: Site) -> None:
    page = sit_down(visitors, web_site, BY_DAYS, hurry=True)
    page.get_by_role("button", name="Standing orders").click()
    sheet = page.get_by_role("dialog", name="Standing orders")
    sheet.get_by_role("button", name="Give this order").click()
    page.keyboard.press("Escape")
    said = re.compile("As you ordered, you passed on the")
    expect(page.locator(".toasts").get_by_text(said).first).to_be_visible()
    expect(page.locator(".side .scroll").get_by_text(said).first).to_be_visible()


def test_the_sheet_on_a_phone_in_german(visitors: Visitors, web_site: Site) -> None:
    page = sit_down(visitors, web_site, BY_DAYS, size=PHONE, language="de", theme="light")
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("dialog").get_by_role("button", name="Aufträge").click()
    sheet = page.get_by_role("dialog", name="Aufträge")
    sheet.get_by_label("Für").first.select_option("jeden Drachen")
    sheet.get_by_role("radio", name="mich fragen").check()
    sheet.get_by_role("button", name="Auftrag erteilen").click()
    expect(sheet.get_by_text("Frag mich bei jedem Drachen.")).to_be_visible()
    sheet.get_by_role("radio", name="höchstens bieten").check()
    found = {"axe": violations(page), "English": foreign(page)}
    found |= {"wide": page.evaluate(TOO_WIDE), "cut": page.evaluate(CUT)}
    found["small"] = page.evaluate(TOO_SMALL)
    assert {what: those for what, those in found.items() if those} == {}


def test_the_notices_of_one_table_are_muted_there_and_on_the_page_of_notices(
    visitors: Visitors, web_site: Site
) -> None:
    page = sit_down(visitors, web_site, BY_DAYS)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Send me no notices of this table").click()
    expect(menu.get_by_role("button", name="Send me notices of this table again")).to_be_visible()
    page.goto("/notices")
    tables = section(page, "Single tables")
    expect(tables.get_by_text("muted", exact=True)).to_be_visible()
    tables.get_by_role("button", name="Unmute The Ember & Goose").click()
    expect(tables.get_by_role("button", name="Mute The Ember & Goose", exact=True)).to_be_visible()
    settings = page.context.request.get("/api/me/notices/settings").json()
    assert settings["choices"]["muted"] == []
