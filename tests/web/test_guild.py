"""The guild: a card is published from the workshop, found, loved, forked, played with, reported."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.fist.test_home_made import bringing
from tests.server.sites import Site
from tests.web.chrome import LAPTOP, PHONE, Visitors
from tests.web.laid import House, Laid, lay
from tests.web.test_home_made import bids_for_the_hermit
from tests.web.test_workshop import link_to, until_read

#: What stands on the page in each language.
WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "name": "Ferrywoman",
        "named": "Name in English",
        "happens": "What happens?",
        "take": re.compile("^Take from the bank"),
        "publish": "Publish",
        "now": "Publish it",
        "tag": "nasty",
        "locked": "Published as version 1",
        "next": "Make version 2",
        "search": "Search in names and rules",
        "heart": "Give a heart to Ferrywoman. 0 hearts",
        "hearted": "Take the heart for Ferrywoman back. 1 heart",
        "pick": "Pick Ferrywoman to play with",
        "these": "Play with these",
        "house": "House rules",
        "report": "Report it",
        "reason": "What is wrong, in a sentence",
        "send": "Send the report",
        "reported": "Thank you. The people who run this site will look at it.",
        "fork": "Fork it",
        "forked": "Forked from a card of the guild",
        "withdraw": "Withdraw it",
        "gone": "This is not in the guild",
        "become": "Become a member",
        "card": "Card",
        "effect": "Effect",
        "played": "played once",
    },
    "de": {
        "name": "Fährfrau",
        "named": "Name auf Deutsch",
        "happens": "Was passiert?",
        "take": re.compile("^Aus der Bank nehmen"),
        "publish": "Veröffentlichen",
        "now": "Jetzt veröffentlichen",
        "tag": "gemein",
        "locked": "Veröffentlicht als Fassung 1",
        "next": "Fassung 2 bauen",
        "search": "In Namen und Regeln suchen",
        "heart": "Fährfrau ein Herz geben. 0 Herzen",
        "hearted": "Das Herz für Fährfrau zurücknehmen. 1 Herz",
        "pick": "Fährfrau zum Spielen nehmen",
        "these": "Damit spielen",
        "house": "Hausregeln",
        "report": "Melden",
        "reason": "Was nicht stimmt, in einem Satz",
        "send": "Meldung abschicken",
        "reported": "Danke. Die Betreiber dieser Seite sehen es sich an.",
        "fork": "Abwandeln",
        "forked": "Abgewandelt von einer Karte der Gilde",
        "withdraw": "Zurückziehen",
        "gone": "Das gibt es in der Gilde nicht",
        "become": "Mitglied werden",
        "card": "Karte",
        "effect": "Wirkung",
        "played": "einmal gespielt",
    },
}


def button(page: Page | Locator, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


def member(visitors: Visitors, name: str, language: str = "en", **how: Any) -> Page:
    """Somebody who may publish."""
    page = visitors.stranger(language=language, **how)
    login = {"name": name, "password": "a stone in the fist", "language": language}
    assert page.context.request.post("/api/members", data=login).ok
    page.add_init_script("localStorage.setItem('been-here', 'true')")
    return page


def make_and_publish(page: Page, words: dict[str, Any], *, is_phone: bool) -> str:
    """From an empty bench to the guild; the path of the card's page."""
    page.goto("/workshop")
    page.get_by_role("button", name=words["happens"]).click()
    page.get_by_role("dialog").get_by_role("button", name=words["take"]).click()
    if is_phone:
        button(page, words["card"]).click()
    # What waits says why.
    expect(button(page, words["publish"])).to_be_disabled()
    page.get_by_label(words["named"], exact=True).fill(words["name"])
    until_read(page, name={page.locator("html").get_attribute("lang"): words["name"]})
    button(page, words["publish"]).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(words["tag"]).check()
    with page.expect_response("**/api/guild/cards") as reply:
        sheet.get_by_role("button", name=words["now"]).click()
    assert reply.value.ok, reply.value.text()
    whole = reply.value.json()
    measured = f"/api/games/{whole['entry']['game']}/workshop/measurements/{whole['measurement']}"
    page.context.request.delete(measured)  # nobody waits for the bots
    return f"/guild/cards/{whole['entry']['id']}"


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("de", PHONE)])
def test_a_card_goes_from_the_workshop_to_other_peoples_tables(
    visitors: Visitors, house: House, language: str, size: tuple[int, int]
) -> None:
    words = WORDS[language]
    author = member(visitors, f"Berta {language}", language, size=size)
    path = make_and_publish(author, words, is_phone=size == PHONE)
    # It is locked: its author goes on with the next version.
    if size == PHONE:
        button(author, words["effect"]).click()
    expect(author.get_by_text(words["locked"])).to_be_visible()
    author.get_by_role("button", name=words["next"]).click()
    expect(author.get_by_text(words["locked"])).to_be_hidden()

    # A stranger finds it by a word, loves it, and takes it to a table.
    guest = visitors.stranger(size, language=language)
    guest.goto("/")
    guest.locator("footer a[href='/guild']").click()
    guest.get_by_label(words["search"]).fill(words["name"][:5].upper())
    tiles = guest.locator(".entries .tile")
    expect(tiles).to_have_count(1)
    expect(guest).to_have_url(re.compile(r"/guild\?search="))
    guest.get_by_role("button", name=words["heart"]).click()
    expect(guest.get_by_role("button", name=words["hearted"])).to_be_visible()
    tiles.locator("a.face").click()
    expect(guest).to_have_url(re.compile(f"{path}$"))
    guest.go_back()
    expect(tiles).to_have_count(1)
    guest.get_by_role("button", name=words["pick"]).click()
    guest.get_by_role("button", name=words["these"]).click()
    guest.locator("details summary", has_text=words["house"]).click()
    expect(guest.locator(".cards li")).to_contain_text(words["name"])
    guest.locator("button[type=submit]").click()
    expect(guest.locator("dl")).to_contain_text(words["name"])
    table = f"/api/tables/{guest.url.rpartition('/')[2]}"
    for seat in (1, 2, 3):
        bot = guest.context.request.put(f"{table}/seats/{seat}/bot", data={"bot": "apprentice"})
        assert bot.ok, bot.text()
    assert guest.context.request.post(f"{table}/start").ok
    expect(guest.locator(".mine").first).to_be_visible()

    # That was counted. It is reported, and forked.
    guest.goto(path)
    expect(guest.get_by_text(words["played"])).to_be_visible()
    button(guest, words["report"]).click()
    guest.get_by_label(words["reason"]).fill("…")
    button(guest, words["send"]).click()
    expect(guest.get_by_text(words["reported"])).to_be_visible()
    guest.get_by_role("link", name=words["fork"]).click()
    expect(guest.get_by_role("link", name=words["forked"])).to_be_visible()
    if size == PHONE:
        button(guest, words["card"]).click()
    expect(guest.get_by_label(words["named"], exact=True)).to_have_value(words["name"])
    # Guests do not publish, and are told how they could.
    expect(button(guest, words["publish"])).to_be_disabled()
    expect(guest.get_by_role("link", name=words["become"])).to_be_visible()

    # Its author withdraws it: the address says so, and the card is a draft again.
    author.goto(path)
    button(author, words["withdraw"]).click()
    author.get_by_role("dialog").get_by_role("button", name=words["withdraw"]).click()
    expect(author).to_have_url(re.compile("/guild$"))
    guest.goto(path)
    expect(guest.get_by_role("heading", name=words["gone"])).to_be_visible()


def test_what_is_asked_for_stands_in_the_address(visitors: Visitors, house: House) -> None:
    page = visitors.stranger()
    page.goto("/guild?kind=variant")
    tiles = page.locator(".entries .tile")
    gambler = page.get_by_role("link", name="Gambler")
    expect(tiles).not_to_have_count(0)
    expect(gambler).to_have_count(0)
    page.get_by_label("Kind").select_option(label="cards")
    expect(page).to_have_url(re.compile(r"\?kind=card$"))
    expect(gambler).to_be_visible()
    page.get_by_label("Strength").select_option(label="weak")
    expect(page).to_have_url(re.compile("verdict=weak"))
    expect(tiles).to_have_count(1)
    expect(tiles).to_contain_text("but how much is quite uncertain")
    page.go_back()
    page.go_back()
    expect(page.get_by_label("Kind")).to_have_value("variant")
    expect(tiles).not_to_have_count(0)
    expect(gambler).to_have_count(0)
    page.goto("/guild?search=nobody+has+written+this")
    expect(page.get_by_role("heading", name="Nothing fits")).to_be_visible()
    page.get_by_role("button", name="Show everything").click()
    expect(page.get_by_role("heading", name="Card of the week")).to_be_visible()


def test_a_variant_is_published_from_the_set_up_page_and_changed(visitors: Visitors) -> None:
    page = member(visitors, "Kunigunde")
    page.goto("/new?game=fist-2002")
    page.locator("details summary", has_text="House rules").click()
    page.get_by_role("group", name="Variant").locator("label", has_text="quick game").click()
    share = page.locator(".variant")
    expect(share.get_by_text("It can be published when it has a name.")).to_be_visible()
    share.get_by_label("What is it called?").fill("Before supper")
    share.get_by_role("button", name="Publish").click()
    page.get_by_role("dialog").get_by_role("button", name="Publish it").click()
    share.get_by_role("link", name="Look at its page").click()
    expect(page.get_by_role("heading", name="Before supper", level=1)).to_be_visible()
    page.get_by_role("link", name="Make version 2").click()
    expect(page.locator(".variant").get_by_label("What is it called?")).to_have_value(
        "Before supper"
    )
    page.locator(".variant").get_by_role("button", name="Publish").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("It becomes version 2.")).to_be_visible()
    # Nothing is changed yet: exactly this is there.
    sheet.get_by_role("button", name="Publish it").click()
    expect(sheet.get_by_text("Exactly this has been published already.")).to_be_visible()
    expect(sheet.get_by_role("link", name="Look at the entry")).to_be_visible()


def test_a_site_without_a_guild_says_so(visitors: Visitors, web_site: Site) -> None:
    page = visitors.stranger()
    closed = {"status": 404, "content_type": "application/json"}
    refused = '{"code": "no-guild", "reason": "This site has no guild.", "status": 404}'
    page.route("**/api/guild**", lambda route: route.fulfill(**closed, body=refused))

    def without(route: Any) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, json=[one | {"has": []} for one in reply.json()])

    page.route("**/api/games", without)
    page.goto("/guild")
    expect(page.get_by_role("heading", name="This site has no guild")).to_be_visible()
    expect(page.locator("footer a[href='/workshop']")).to_be_visible()
    expect(page.locator("footer a[href='/guild']")).to_have_count(0)


def test_a_name_is_text_wherever_it_stands(visitors: Visitors, web_site: Site) -> None:
    """Never a part of the page: not in the workshop, not at a table, not in the guild."""
    name = "<img src=x onerror=alert(1)>"
    card = {"language": 1, "name": {"en": name}, "power": {"take": {"silver": 2}}}
    page = member(visitors, "Xaver Cardwright")
    wanted = {"game": "fist-2002", "card": card, "tags": ["funny"]}
    whole = page.context.request.post("/api/guild/cards", data=wanted).json()
    measured = f"/api/games/fist-2002/workshop/measurements/{whole['measurement']}"
    assert page.context.request.delete(measured).ok
    guest, person = visitors.guest("Oda")
    laid = Laid("fist-2002", 6, bids_for_the_hermit, bringing(card))
    table = lay(web_site, person, "Oda", laid)
    for one, path in (
        (page, link_to(card)),
        (page, "/guild"),
        (page, f"/guild/cards/{whole['entry']['id']}"),
        (guest, f"/t/{table}"),
    ):
        one.goto(path)
        expect(one.get_by_text(name).first).to_be_visible()
        expect(one.locator("img[src=x]")).to_have_count(0)
