"""The forum in a real browser: a thread is begun, answered, loved, changed, reported, hidden."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import update

from dragonstones.server import schema
from tests.server.sites import Site
from tests.web.axe import violations
from tests.web.chrome import LAPTOP, PHONE, Visitors
from tests.web.laid import House
from tests.web.test_guild import button, member
from tests.web.writing import writing

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "begin": "Begin a thread",
        "title": "Title",
        "first": "First post",
        "now": "Begin it",
        "board": "Strategy",
        "answer": "Your answer",
        "send": "Send it",
        "quote": "Quote post 1",
        "heart": "Give post 1 a heart. It has 0",
        "unheart": "Take the heart for post 1 back. It has 1",
        "edit": "Change post 1",
        "post": "Your post",
        "save": "Save",
        "history": "What it said before",
        "search": "Search in the forum",
        "report": "Report post 1",
        "reason": "What is wrong, in a sentence",
        "sent": "Send the report",
        "hide": "Hide",
        "hidden": "A moderator has hidden this post.",
        "members": "Members write here.",
        "settled": "Settled",
        "quiet": "All is quiet",
        "warn": "Warn or silence",
        "why": "Reason, for the person to read",
        "do": "Do it",
        "read": "I have read it",
    },
    "de": {
        "begin": "Thema beginnen",
        "title": "Titel",
        "first": "Erster Beitrag",
        "now": "Jetzt beginnen",
        "board": "Strategie",
        "answer": "Deine Antwort",
        "send": "Abschicken",
        "quote": "Beitrag 1 zitieren",
        "heart": "Beitrag 1 ein Herz geben. Er hat 0",
        "unheart": "Das Herz für Beitrag 1 zurücknehmen. Er hat 1",
        "edit": "Beitrag 1 ändern",
        "post": "Dein Beitrag",
        "save": "Speichern",
        "history": "Was vorher da stand",
        "search": "Im Forum suchen",
        "report": "Beitrag 1 melden",
        "reason": "Was nicht stimmt, in einem Satz",
        "sent": "Meldung abschicken",
        "hide": "Verbergen",
        "hidden": "Die Moderation hat diesen Beitrag verborgen.",
        "members": "Hier schreiben Mitglieder.",
        "settled": "Erledigt",
        "quiet": "Alles ist ruhig",
        "warn": "Verwarnen oder stummschalten",
        "why": "Grund, den die Person zu lesen bekommt",
        "do": "Ausführen",
        "read": "Gelesen",
    },
}
SCRIPT = "<script>document.title='gone'</script><img src=x onerror=\"document.title='gone'\">"


def moderator(visitors: Visitors, site: Site, name: str, language: str) -> Page:
    page = member(visitors, name, language)
    people = schema.people.c
    with writing(site) as connection:
        new = update(schema.people).where(people.name == name).values(role="moderator")
        connection.execute(new)
    return page


@pytest.mark.parametrize(("language", "size"), [("en", LAPTOP), ("de", PHONE)])
def test_a_thread_from_its_first_post_to_the_moderators(
    visitors: Visitors, web_site: Site, language: str, size: tuple[int, int]
) -> None:
    words = WORDS[language]
    author = member(visitors, f"Frieda {language}", language, size=size)
    author.goto("/guild/forum")
    author.locator("nav").get_by_role("link", name=words["board"], exact=True).click()
    button(author, words["begin"]).click()
    title = f"{SCRIPT} {language}"
    author.get_by_label(words["title"], exact=True).fill(title)
    text = f"Zebra{language} {SCRIPT}\n\n/cards/fist-2002/wizard and *more*"
    author.get_by_label(words["first"]).fill(text)
    # What was begun is there after a reload.
    author.reload()
    expect(author.get_by_label(words["first"])).to_have_value(text)
    expect(author.get_by_label(words["title"], exact=True)).to_have_value(title)
    button(author, words["now"]).click()
    expect(author).to_have_url(re.compile(r"/guild/forum/threads/\d+$"))
    thread = re.sub("^https?://[^/]*", "", author.url)
    expect(author.get_by_role("heading", level=1)).to_have_text(title)
    post = author.locator("#post-1")
    expect(post).to_contain_text(SCRIPT)
    expect(post.locator("em")).to_have_text("more")
    expect(author.locator("img[src=x]")).to_have_count(0)
    assert "gone" not in author.title().replace(SCRIPT, "")

    # A guest reads, finds and loves it, and is told who writes.
    guest = visitors.stranger(size, language=language)
    guest.goto("/guild/forum")
    guest.get_by_label(words["search"]).fill(f"zebra{language}")
    guest.keyboard.press("Enter")
    guest.locator(".threads a.to").click()
    expect(guest.get_by_text(words["members"])).to_be_visible()
    guest.get_by_role("button", name=words["heart"]).click()
    expect(guest.get_by_role("button", name=words["unheart"])).to_be_visible()
    guest.get_by_role("button", name=words["report"]).click()
    guest.get_by_label(words["reason"]).fill("Not kind")
    button(guest, words["sent"]).click()
    expect(guest.get_by_role("dialog")).to_have_count(0)

    # Another member answers with a quote, and a card in a line of its own.
    other = member(visitors, f"Otto {language}", language, size=size)
    other.goto(thread)
    other.get_by_role("button", name=words["quote"]).click()
    other.get_by_label(words["answer"]).fill("[x](/cards/fist-2002/wizard)")
    button(other, words["send"]).click()
    answer = other.locator("#post-2")
    expect(answer.locator(".quote")).to_contain_text(f"Frieda {language}")
    expect(answer.locator(".embed .face")).to_be_visible()

    # The author sees that it is new, and changes the first post.
    author.goto("/guild/forum/strategy")
    expect(author.locator(".threads li.unread", has_text=language)).to_have_count(1)
    author.goto(thread)
    author.get_by_role("button", name=words["edit"]).click()
    author.get_by_label(words["post"]).fill("Only this")
    button(author, words["save"]).click()
    expect(post.locator(".said")).to_have_text("Only this")
    post.locator("header button").click()
    expect(author.get_by_role("dialog", name=words["history"])).to_contain_text("Zebra")

    # A moderator hides it, warns its author, and settles the report.
    chief = moderator(visitors, web_site, f"Mona {language}", language)
    chief.goto("/guild/moderation")
    report = chief.locator("article", has_text=f"Frieda {language}").first
    expect(report.locator(".around .it")).to_contain_text("Only this")
    button(report, words["hide"]).click()
    button(report, words["warn"]).click()
    chief.get_by_label(words["why"]).fill("Be kind, please")
    button(chief, words["do"]).click()
    button(report, words["settled"]).click()
    expect(chief.locator("article", has_text=f"Frieda {language}")).to_have_count(0)
    guest.goto(thread)
    expect(guest.locator("#post-1")).to_contain_text(words["hidden"])
    expect(guest.locator("#post-1 .said")).to_have_count(0)
    author.reload()
    warned = author.locator(".warned")
    expect(warned).to_contain_text("Be kind, please")
    button(warned, words["read"]).click()
    expect(warned).to_have_count(0)


def test_a_published_card_leads_to_its_thread(visitors: Visitors, house: House) -> None:
    page = member(visitors, "Thea Talker")
    page.goto(house.guild["guild-card"])
    page.get_by_role("link", name="Talk about it in the forum").click()
    expect(page.get_by_role("heading", name="Nobody has written here yet")).to_be_visible()
    page.get_by_label("Your answer").fill("I like it.")
    page.get_by_role("button", name="Send it").click()
    expect(page.locator("#post-1")).to_contain_text("I like it.")
    page.go_back()
    expect(page.locator("#post-1")).to_contain_text("I like it.")
    page.get_by_role("link", name="Look at it in the guild").click()
    expect(page).to_have_url(re.compile(re.escape(house.guild["guild-card"])))


def test_a_replay_in_a_post_is_stepped_there(visitors: Visitors, house: House) -> None:
    page = member(visitors, "Nils Nested")
    table = house.tables["fist-end"]
    text = f"Look:\n\n[this](/replay/{table}?eyes=spectator&at=20)\n\nthe fists!"
    wish = {"board": "strategy", "title": "See this", "text": text}
    made = page.context.request.post("/api/forum/threads", data=wish)
    assert made.ok, made.text()
    page.goto(f"/guild/forum/threads/{made.json()['thread']['number']}")
    embed = page.locator("#post-1 .embed")
    expect(embed.get_by_role("link", name="Look at it")).to_be_visible()
    expect(embed.locator("iframe")).to_have_count(0)  # nothing of it comes unless it is asked for
    embed.get_by_role("button", name="Show it here").click()
    inside = embed.frame_locator("iframe")
    slider = inside.get_by_role("slider")
    at = int(slider.input_value())
    assert at > 0
    inside.get_by_role("button", name="next step").click()
    expect(slider).to_have_value(str(at + 1))
    expect(inside.locator("[data-board]")).to_be_visible()
    expect(inside.get_by_role("banner")).to_have_count(0)
    assert violations(page) == []
    assert "/guild/forum/threads/" in page.url
    embed.get_by_role("button", name="Hide it again").click()
    expect(embed.locator("iframe")).to_have_count(0)


def test_a_site_without_a_forum_says_so(visitors: Visitors) -> None:
    page = visitors.stranger()
    refused = '{"code": "no-forum", "reason": "This site has no forum.", "status": 404}'
    closed: dict[str, Any] = {"status": 404, "content_type": "application/json", "body": refused}
    page.route("**/api/forum/**", lambda route: route.fulfill(**closed))

    def without(route: Any) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, json=[one | {"has": ["guild"]} for one in reply.json()])

    page.route("**/api/games", without)
    page.goto("/guild/forum")
    expect(page.get_by_role("heading", name="No forum here")).to_be_visible()
    expect(page.locator("footer a[href='/guild']")).to_be_visible()
    expect(page.locator("footer a[href='/guild/forum']")).to_have_count(0)
