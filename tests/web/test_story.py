"""Fists open step by step, and nothing on the page says before how it ends."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from dragonstones import Match
from tests.server.sites import Site
from tests.web.chrome import AT_ONCE, Visitors
from tests.web.laid import MOMENTS, Laid, asks, lay
from tests.web.players import FistPlayer

#: In each frame in which fists open: what is told, and the last line of the log. And all that is
#: said aloud.
WATCH = """() => {
  window.seen = [];
  window.heard = [];
  const look = () => {
    const told = document.querySelector(".lot .reveal .words")?.textContent;
    const said = document.querySelector(".side .scroll li p")?.cloneNode(true);
    said?.querySelector("button.why")?.remove();
    const line = said?.textContent.trim();
    if (told !== undefined) window.seen.push([told, line]);
    requestAnimationFrame(look);
  };
  look();
  for (const place of document.querySelectorAll("[aria-live=polite]"))
    new MutationObserver(() => window.heard.push(place.textContent))
      .observe(place, { childList: true, subtree: true, characterData: true });
}"""
HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def sit_down(visitors: Visitors, site: Site) -> tuple[Page, FistPlayer]:
    page, person = visitors.guest("Oda", calm=False)
    page.goto(f"/t/{lay(site, person, 'Oda', MOMENTS['fist-bid'])}")
    player = FistPlayer(page)
    expect(player.close).to_be_visible()
    return page, player


def test_the_log_follows_the_story(visitors: Visitors, web_site: Site) -> None:
    page, player = sit_down(visitors, web_site)
    expect(page.locator("[aria-live=assertive]")).not_to_be_empty()
    page.evaluate(WATCH)
    player.shut()
    expect(page.locator(".lot .reveal")).to_be_visible()
    expect(player.close.or_(player.question).first).to_be_visible()
    expect(page.locator(".lot .reveal")).to_have_count(0)
    frames = page.evaluate("window.seen")
    assert len({told for told, _ in frames}) > 2
    assert [(told, line) for told, line in frames if told and line != told] == []
    assert all("fists open" not in line for told, line in frames[:1] if not told)
    # To those who listen it is said at once, and once.
    heard = " ".join(page.evaluate("window.heard"))
    assert len(re.findall(r"The fists open: ", heard)) == 1


def test_who_looks_elsewhere_misses_nothing(visitors: Visitors, web_site: Site) -> None:
    page, player = sit_down(visitors, web_site)
    player.shut()
    expect(page.locator(".lot .reveal")).to_be_visible()
    page.evaluate(HIDE)
    expect(page.locator(".lot .reveal")).to_have_count(0, timeout=AT_ONCE)
    expect(page.locator(".side .scroll")).to_contain_text("The fists open: you 0")


def ties(match: Match) -> bool:
    """I have tied with others, who have bid their silver."""
    return asks("bid")(match) and match.view()["table"]["auction"]["stage"] == "silver"


def test_below_silver_stands_what_was_bid_in_gold(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest("Oda")
    page.goto(f"/t/{lay(web_site, person, 'Oda', Laid('fist-2002', 6, ties))}")
    FistPlayer(page).shut()
    mine = page.locator(".lot .reveal li").filter(has_text="You")
    expect(mine).to_have_text(re.compile(r"0\s*You\s*2 in gold"))


def choose_speed(page: Page, speed: str) -> None:
    """In the menu of the table."""
    page.keyboard.press("m")
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("group", name="Storytelling speed").get_by_label(speed).check(force=True)
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


def test_step_by_step(visitors: Visitors, web_site: Site) -> None:
    """Each step waits for a click, and the table shows no more than what was told."""
    page, player = sit_down(visitors, web_site)
    choose_speed(page, "click by click")
    told = page.locator(".lot .reveal .words")
    beam = page.get_by_text(re.compile(r"^Turn \d+, auction \d+ of"))
    before = beam.inner_text()
    player.take_coins(2)
    player.close.click()
    expect(told).to_be_empty()
    lines = []
    while player.next.count():
        expect(beam).to_have_text(before)
        player.next.click()
        page.wait_for_timeout(1500)
        lines += told.all_inner_texts()
    assert len(lines) >= 2
    assert lines[0].startswith("The fists open")
    assert len(set(lines)) == len(lines)
    expect(beam).not_to_have_text(before)
    # It is remembered on this device, and the settings have it, too.
    page.goto("/settings")
    speed = page.get_by_role("group", name="Storytelling speed")
    expect(speed.get_by_label("click by click")).to_be_checked()


def test_a_key_holds_the_story_and_one_skips_it(visitors: Visitors, web_site: Site) -> None:
    page, player = sit_down(visitors, web_site)
    player.take_coins(1)
    player.close.click()
    told = page.locator(".lot .reveal .words")
    expect(told).not_to_be_empty()
    page.keyboard.press(".")
    expect(player.next).to_be_visible()
    held = told.inner_text()
    page.wait_for_timeout(3000)
    assert told.inner_text() == held
    page.keyboard.press(" ")
    expect(told).not_to_have_text(held)
    page.keyboard.press(".")
    expect(player.next).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.locator(".lot .reveal")).to_have_count(0, timeout=AT_ONCE)
