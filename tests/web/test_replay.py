"""A game that is over, seen again."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.web.chrome import Visitors
from tests.web.laid import House
from tests.web.stations import visit

TRIAL = re.compile("/t/[a-z2-7]{12}$")


def where(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_scrubbed_jumped_and_through_other_eyes(visitors: Visitors, house: House) -> None:
    page = visitors.stranger(state=house.state)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit(page, "replay-fist", house.addresses["replay-fist"])
    slider = page.get_by_role("slider", name="Position in the game")
    last = int(slider.get_attribute("max") or 0)
    assert last > 50 and where(page) == 0

    slider.fill(str(last // 2))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Step {last // 2 + 1} of"))
    middle = where(page)
    page.get_by_role("button", name="next auction").click()
    expect(slider).not_to_have_value(str(middle))
    assert where(page) > middle
    page.get_by_role("button", name="previous auction").click()
    page.get_by_role("button", name="previous auction").click()
    assert where(page) < middle
    page.get_by_role("button", name="next point").click()
    assert where(page) > 0
    page.get_by_role("button", name="previous step").click()
    page.get_by_role("button", name="next step").click()

    # My own coins, then none, then everybody's.
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_have_value("0")
    expect(page.locator(".mine .purse")).to_be_visible()
    expect(page.locator(".player").get_by_text("Behind the screen")).to_have_count(0)
    eyes.select_option("spectator")
    expect(page.locator(".mine")).to_have_count(0)
    expect(page.locator(".player")).to_have_count(4)
    eyes.select_option("open")
    expect(page.locator(".player").get_by_text("Behind the screen")).to_have_count(4)
    eyes.select_option("2")
    expect(page.locator(".mine .purse")).to_be_visible()

    # It plays, faster if one likes, and stops.
    page.get_by_label("Speed").select_option("4")
    here = where(page)
    page.get_by_role("button", name="Play").click()
    expect(slider).not_to_have_value(str(here))
    page.get_by_role("button", name="Pause").click()

    # The address is a link to this moment: somebody else sees the same.
    slider.fill(str(middle))
    expect(page).to_have_url(re.compile(r"eyes=2&at=\d+"))
    page.keyboard.press("m")
    page.get_by_role("button", name="Copy a link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    words = slider.get_attribute("aria-valuetext")
    other = visitors.stranger()
    other.goto(link)
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuetext", words or "")
    expect(other.get_by_label("Seen by")).to_have_value("2")
    assert other.locator(".mine .purse").inner_text() == page.locator(".mine .purse").inner_text()


def test_keys_and_kills(visitors: Visitors, house: House) -> None:
    page = visitors.stranger(state=house.state)
    visit(page, "replay-gold", house.addresses["replay-gold"])
    page.get_by_role("button", name="next kill").click()
    first = where(page)
    assert first > 0
    page.locator("main").focus()
    page.keyboard.press("End")
    expect(page.locator(".gold .end table")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("n")
    expect(page.get_by_role("slider")).to_have_value(str(first))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value(str(first + 1))
    page.keyboard.press("e")
    expect(page.get_by_label("Seen by")).to_have_value("1")


def test_any_moment_of_a_replay_is_played_on(visitors: Visitors, house: House) -> None:
    page = visitors.stranger(state=house.state)
    visit(page, "replay-fist", house.addresses["replay-fist"])
    page.get_by_role("button", name="next auction").click()
    page.get_by_label("Seen by").select_option("2")
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(TRIAL)
    expect(page.locator(".mine .choosing, .mine .question").first).to_be_visible()
    # At the end there is nothing to play.
    page.goto(house.addresses["replay-fist"])
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator("main").focus()
    page.keyboard.press("End")
    expect(page.locator(".end")).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog").get_by_role("button", name="Copy a link")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_a_game_from_a_file_is_played_on(visitors: Visitors, house: House) -> None:
    page = visitors.stranger()
    page.goto("/lobby")
    file = page.locator("input[type=file]")
    json_file = "application/json"
    file.set_input_files({"name": "card.json", "mimeType": json_file, "buffer": b"{}"})
    expect(page.get_by_text("card.json is not a game file.")).to_be_visible()

    export = page.context.request.get(f"/api/tables/{house.tables['fist-end']}/export").json()
    whole = json.dumps(export).encode()
    file.set_input_files({"name": "game.json", "mimeType": json_file, "buffer": whole})
    expect(page.get_by_text("is not a game file")).to_have_count(0)
    page.get_by_role("group", name="Your seat").get_by_label(export["names"][1]).check()
    moment = page.get_by_role("slider")
    assert int(moment.get_attribute("max") or 0) == len(export["journal"]["answers"]) - 1
    moment.fill("9")
    expect(page.get_by_text("After 9 of")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(TRIAL)
    expect(page.locator(".mine .choosing, .mine .question").first).to_be_visible()
