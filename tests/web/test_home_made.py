"""A home-made card at a table: with its own drawing, and the name and the rule that it says."""

from __future__ import annotations

import base64
import json
import re

import pytest
from playwright.sync_api import Page, expect

from dragonstones import Match
from tests.games.fist.test_home_made import EXAMPLE_CARDS, FOLDER, bringing
from tests.games.test_variants import FOLDER as VARIANTS
from tests.server.sites import Site
from tests.web.chrome import LAPTOP, PHONE, Visitors
from tests.web.laid import Laid, asks, lay

ECHO = next(card for card in EXAMPLE_CARDS if card["name"]["en"] == "Echo")
HERMIT = next(card for card in EXAMPLE_CARDS if card["name"]["en"] == "Hermit")

SAID = {
    "en": ("Hermit", "If you have no points: pay any 3 stones and score 1 point", "home-made"),
    "de": ("Einsiedler", "Wenn du keine Punkte hast: gib 3 beliebige Steine ab", "Eigenbau"),
}


def bids_for_the_hermit(match: Match) -> bool:
    auction = match.view()["table"]["auction"]
    return asks("bid")(match) and auction is not None and auction["card"].startswith("home-")


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("de", PHONE)])
def test_a_home_made_card_is_shown_and_said(
    visitors: Visitors, web_site: Site, language: str, size: tuple[int, int]
) -> None:
    page, person = visitors.guest("Oda", language=language, size=size)
    laid = Laid("fist-2002", 6, bids_for_the_hermit, bringing(HERMIT))
    page.goto(f"/t/{lay(web_site, person, 'Oda', laid)}")
    name, rule, kind = SAID[language]
    lot = page.locator("h2", has_text=name)
    expect(lot).to_be_visible()
    expect(page.locator(".rule")).to_contain_text(rule)
    expect(page.locator(".emblem use")).to_have_attribute("href", re.compile("#lantern$"))
    if size == LAPTOP:
        expect(page.locator("header", has_text="not by the book").first).to_be_visible()
    lot.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text(kind)


def test_a_table_that_waits_names_its_home_made_cards(visitors: Visitors, web_site: Site) -> None:
    page, _ = visitors.guest("Oda")
    wish = {"game": "fist-2002", "seats": 4, "options": bringing(HERMIT, ECHO)}
    made = page.context.request.post("/api/tables", data=wish)
    page.goto(f"/t/{made.json()['id']}")
    expect(page.locator("dl")).to_contain_text("Hermit ×2 and Echo ×2")
    page.goto("/lobby")
    told = "not by the book · Home-made cards: Hermit ×2 and Echo ×2"
    expect(page.locator("main")).to_contain_text(told)


def test_cards_are_brought_to_a_new_table_from_files(visitors: Visitors, web_site: Site) -> None:
    page, _ = visitors.guest("Oda", size=PHONE)
    page.goto("/new?game=fist-2002")
    page.locator("details summary", has_text="House rules").click()
    files = page.locator(".cards input[type=file]")
    files.set_input_files({"name": "no.json", "mimeType": "text/plain", "buffer": b"no"})
    expect(page.locator(".cards")).to_contain_text("no.json is not a card.")
    files.set_input_files([FOLDER / "hermit.json", FOLDER / "echo.json"])
    page.get_by_label("twice").first.check()
    page.get_by_role("button", name="Leave out Echo").click()
    page.get_by_role("group", name="Points to win").locator("label", has_text="5").click()
    page.locator("button[type=submit]").click()
    expect(page.locator("dl")).to_contain_text("Rules not by the book")
    expect(page.locator("dl")).to_contain_text("Points to win 5")
    expect(page.locator("dl")).to_contain_text("Hermit ×2")
    expect(page.locator("dl")).not_to_contain_text("Witches")


def house_rules(page: Page) -> None:
    page.locator("details summary", has_text=re.compile("House rules|Hausregeln")).click()


def test_a_deck_is_built_on_the_set_up_page(visitors: Visitors, web_site: Site) -> None:
    page, _ = visitors.guest("Oda", size=PHONE, language="de")
    page.goto("/new?game=fist-2002")
    house_rules(page)
    picks = page.locator(".picks")
    picks.locator("summary").click()
    picks.get_by_label("Troll", exact=True).uncheck()
    expect(picks.locator("summary")).to_have_text("alle außer Troll")
    page.get_by_role("group", name="Wer darf mitspielen?").locator("label", has_text="Alle").click()
    page.locator("button[type=submit]").click()
    expect(page.locator("dl")).to_contain_text("Extra-Kreaturen im Stapel alle außer Troll")
    expect(page.locator("dl")).to_contain_text("nicht nach der Regel")
    page.goto("/lobby")
    waiting = page.get_by_role("region", name="Warten auf Mitspielende")
    expect(waiting.locator(".tables")).to_contain_text("alle außer Troll")


def test_a_variant_is_saved_and_opened_again(visitors: Visitors, web_site: Site) -> None:
    page, _ = visitors.guest("Oda")
    page.goto("/new?game=fist-2002")
    house_rules(page)
    page.get_by_role("group", name="Variant").locator("label", has_text="quick game").click()
    points = page.get_by_role("group", name="Points to win")
    expect(points.get_by_role("radio", name="2")).to_be_checked()
    share = page.locator(".variant")
    share.get_by_role("button", name="Save as a file").click()
    expect(share).to_contain_text("A variant needs a name.")
    share.get_by_label("What is it called?").fill("In a hurry")
    share.get_by_label("And in German, if you like?").fill("In Eile")
    with page.expect_download() as saved:
        share.get_by_role("button", name="Save as a file").click()
    assert saved.value.suggested_filename == "In a hurry.json"
    file = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert file == {
        "language": 1,
        "name": {"en": "In a hurry", "de": "In Eile"},
        "game": "fist-2002",
        "options": {"points": 2},
    }
    page.goto("/new?game=dragons-gold")
    house_rules(page)
    opened = page.locator(".variant input[type=file]")
    opened.set_input_files({"name": "no.json", "mimeType": "text/plain", "buffer": b"no"})
    expect(page.get_by_text("There is no variant in no.json.").first).to_be_visible()
    wrong = json.dumps({**file, "options": {"points": 9}}).encode()
    opened.set_input_files({"name": "wrong.json", "mimeType": "text/plain", "buffer": wrong})
    expect(page.get_by_text("cannot be 9").first).to_be_visible()
    opened.set_input_files(saved.value.path())
    expect(points.get_by_role("radio", name="2")).to_be_checked()

    page.goto("/pass")
    house_rules(page)
    opened.set_input_files(saved.value.path())
    expect(points.get_by_role("radio", name="2")).to_be_checked()


def test_a_link_with_a_variant_opens_the_set_up_page(visitors: Visitors, web_site: Site) -> None:
    page, _ = visitors.guest("Oda")
    data = (VARIANTS / "short-raid.json").read_bytes()
    text = base64.urlsafe_b64encode(data).decode().rstrip("=")
    page.goto(f"/new#variant={text}")
    house_rules(page)
    dragons = page.get_by_role("group", name="Dragons", exact=True)
    expect(dragons.get_by_role("radio", name="10")).to_be_checked()
    summary = page.locator(".picks summary")
    expect(summary).to_have_text("all but Ring of Confusion and Hourglass")
    page.locator("button[type=submit]").click()
    expect(page.locator("dl")).to_contain_text("Dragons 10")
