"""My games, found again; and my page, shown to others when I say so."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import MOMENTS, lay


def test_my_games_are_found_again(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest("Gisa")
    waits = lay(web_site, person, "Gisa", MOMENTS["fist-bid"])
    done = lay(web_site, person, "Gisa", MOMENTS["fist-end"])
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_have_text("Gisa")
    expect(page.locator(f'.running .mine a[href="/t/{waits}"]')).to_be_visible()
    game = page.locator(".past li")
    expect(game).to_have_count(1)
    expect(game.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{done}")
    expect(game.get_by_role("link", name="Coach")).to_be_visible()
    page.locator(".past select").first.select_option("dragons-gold")
    expect(game).to_have_count(0)
    expect(page.get_by_text("No finished game matches these filters.")).to_be_visible()
    page.locator(".past select").first.select_option("")
    page.get_by_label("Name of an opponent").fill("<b>nobody</b>")
    page.get_by_role("button", name="Search").click()
    expect(game).to_have_count(0)


def test_a_member_shows_their_page(visitors: Visitors) -> None:
    page = visitors.stranger()
    wish = {"name": "Bo <b>Shown</b>", "password": "a stone in the fist"}
    assert page.context.request.post("/api/members", data=wish).ok
    page.context.add_init_script("localStorage.setItem('been-here', 'true')")
    other = visitors.stranger()
    address = "/people/Bo%20%3Cb%3EShown%3C%2Fb%3E"
    other.goto(address)
    expect(other.get_by_text("or it is not shown to you")).to_be_visible()
    page.goto("/me")
    page.get_by_role("radio", name="Everybody").check(force=True)
    expect(page.get_by_role("radio", name="Everybody")).to_be_checked()
    page.wait_for_function(
        "async () => (await (await fetch('/api/me')).json()).shown_to === 'everybody'"
    )
    other.reload()
    expect(other.get_by_role("heading", level=1)).to_have_text("Bo <b>Shown</b>")
    expect(other.get_by_text("Who sees this page?")).to_have_count(0)
    expect(other.get_by_text("No finished game to see here yet.")).to_be_visible()
    expect(other.get_by_label("Name of an opponent")).to_be_hidden()
    expect(other.get_by_role("button", name="Be friends?")).to_have_count(0)

    friend, _ = visitors.guest("Fay")
    friend.goto(address)
    friend.get_by_role("button", name="Be friends? Ask Bo <b>Shown</b>").click()
    expect(friend.get_by_text("you have asked")).to_be_visible()
    page.goto("/me")
    page.get_by_role("button", name="Yes, be friends with Fay").click()
    friend.reload()
    expect(friend.get_by_text("friend", exact=True)).to_be_visible()
