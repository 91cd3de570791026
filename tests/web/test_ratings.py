"""Leaderboards, ratings on a page, and the search for a table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.rated import rated


def test_a_rating_is_a_band_and_a_place(visitors: Visitors, web_site: Site) -> None:
    page = visitors.stranger()
    wish = {"name": "Rosa <b>Rated</b>", "password": "a stone in the fist"}
    assert page.context.request.post("/api/members", data=wish).ok
    page.context.add_init_script("localStorage.setItem('been-here', 'true')")
    rated(web_site, [wish["name"]])
    page.goto("/me")
    chart = page.locator(".ratings article").first
    expect(chart.get_by_role("img")).to_have_attribute(
        "aria-label", re.compile("very likely between")
    )
    chart.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/ratings/fist-2002$"))
    mine = page.locator(".board li.me")
    expect(mine).to_contain_text("Rosa <b>Rated</b>")
    expect(mine).to_contain_text("±")
    expect(page.locator(".board .bot").get_by_text("Merchant")).to_be_visible()

    guest, _ = visitors.guest("Gero")
    rated(web_site, ["Gero"])
    guest.goto("/ratings/fist-2002")
    expect(guest.get_by_text("Only you see this row.")).to_be_visible()
    guest.goto("/ratings/chess")
    expect(guest.get_by_text("There is no game chess.")).to_be_visible()


def test_four_find_a_table_in_the_lobby(visitors: Visitors) -> None:
    page, _ = visitors.guest("Finder")
    page.goto("/lobby")
    find = page.locator(".find")
    find.get_by_label("Game").select_option("fist-tavern")
    find.get_by_label("Bots may join").select_option("never")
    find.get_by_role("button", name="Find me a table").click()
    expect(find.get_by_role("heading")).to_contain_text("Looking for a table")
    find.get_by_role("button", name="Stop looking").click()
    expect(find.get_by_role("button", name="Find me a table")).to_be_visible()
    find.get_by_role("button", name="Find me a table").click()
    expect(find.get_by_text("Nobody else is looking")).to_be_visible()
    for n in range(3):
        other, _ = visitors.guest(f"Other {n}")
        wish = {"game": "fist-tavern", "patience": None}
        assert other.context.request.put("/api/me/seek", data=wish).ok
    expect(page).to_have_url(re.compile("/t/[a-z2-7]{12}$"), timeout=30_000)


def test_the_waiting_room_says_whether_the_game_counts(visitors: Visitors) -> None:
    page, _ = visitors.guest("Counter")
    for hints, said in ((False, "counts for your rating"), (True, "there are hints")):
        wish = {"game": "fist-2002", "seats": 4, "hints": hints}
        table = page.context.request.post("/api/tables", data=wish).json()["id"]
        page.goto(f"/t/{table}")
        expect(page.get_by_text(said)).to_be_visible()
