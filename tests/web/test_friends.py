"""Friends, invitations and blocks, by people in front of real pages."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import MOMENTS, lay


def befriend(one: Page, other: Page, ids: tuple[str, str]) -> None:
    for page, id in ((one, ids[1]), (other, ids[0])):
        assert page.context.request.post("/api/me/friends", data={"person": id}).ok


def new_table(page: Page, **wish: object) -> str:
    made = page.context.request.post("/api/tables", data={"game": "fist-2002", "seats": 3, **wish})
    assert made.ok, made.text()
    return str(made.json()["id"])


def test_people_at_a_table_become_friends_and_are_invited(visitors: Visitors) -> None:
    (anna, one), (ben, other) = visitors.guest("Anna"), visitors.guest("Ben <b>B</b>")
    table = new_table(anna, public=False)
    assert ben.context.request.put(f"/api/tables/{table}/seat", data={}).ok
    anna.goto(f"/t/{table}")
    expect(anna.get_by_text("is new here")).to_be_visible()
    anna.get_by_role("button", name="Be friends? Ask Ben <b>B</b>").click()
    expect(anna.get_by_text("you have asked")).to_be_visible()
    ben.goto("/me")
    ben.get_by_role("button", name="Yes, be friends with Anna").click()
    expect(ben.get_by_text("friend, guest")).to_be_visible()

    second = new_table(anna, public=False)
    anna.goto(f"/t/{second}")
    anna.get_by_role("button", name="Invite Ben <b>B</b>").click()
    expect(anna.get_by_text("Invited: Ben <b>B</b>")).to_be_visible()
    for place in ("/", "/lobby"):
        ben.goto(place)
        expect(ben.get_by_text("Anna invites you")).to_be_visible()
    ben.get_by_role("link", name="To the table").click()
    ben.wait_for_url(f"**/t/{second}")
    assert one != other


def test_a_block_says_what_it_does_and_does_it(visitors: Visitors) -> None:
    (anna, _), (ben, _) = visitors.guest("Anna"), visitors.guest("Ben")
    table = new_table(anna)
    assert ben.context.request.put(f"/api/tables/{table}/seat", data={}).ok
    anna.goto(f"/t/{table}")
    anna.get_by_role("button", name="Block Ben").click()
    expect(anna.get_by_text("You two will not sit at the same table again.")).to_be_visible()
    anna.get_by_role("dialog").get_by_role("button", name="Block").click()
    expect(anna.get_by_text("Ben is blocked.")).to_be_visible()
    second = new_table(anna)
    ben.goto(f"/t/{second}")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("has blocked the other")).to_be_visible()
    anna.goto("/me")
    anna.get_by_role("button", name="Unblock Ben").click()
    expect(anna.get_by_role("heading", name="Blocked")).to_have_count(0)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".seats").get_by_text("Ben")).to_be_visible()


def test_home_is_calm_for_a_newcomer_and_knows_who_comes_back(
    visitors: Visitors, web_site: Site
) -> None:
    stranger = visitors.stranger()
    stranger.goto("/")
    expect(stranger.get_by_role("heading", name="An evening at this table")).to_be_visible()
    expect(stranger.get_by_text("Puzzle of the day")).to_have_count(0)
    (anna, one), (ben, other) = visitors.guest("Anna"), visitors.guest("Ben")
    befriend(anna, ben, (one, other))
    new_table(ben)
    mine = lay(web_site, one, "Anna", MOMENTS["fist-bid"])
    anna.goto("/")
    expect(anna.locator(f'.mine a[href="/t/{mine}"]')).to_contain_text("it is your turn")
    expect(anna.get_by_text("Ben waits for players")).to_be_visible()
    expect(anna.get_by_text("Puzzle of the day")).to_be_visible()


def test_the_filters_of_my_games_are_in_the_address(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest("Gisa")
    lay(web_site, person, "Gisa", MOMENTS["fist-end"])
    page.goto("/me?game=dragons-gold")
    expect(page.get_by_text("No finished game matches these filters.")).to_be_visible()
    page.locator(".past select").first.select_option("fist-2002")
    expect(page.locator(".past li")).to_have_count(1)
    assert page.url.endswith("/me?game=fist-2002")
    page.reload()
    expect(page.locator(".past select").first).to_have_value("fist-2002")


def test_an_emote_is_seen_by_the_others_unless_they_do_not_want_to(visitors: Visitors) -> None:
    (anna, _), (ben, _) = visitors.guest("Anna"), visitors.guest("Ben")
    table = new_table(anna)
    assert ben.context.request.put(f"/api/tables/{table}/seat", data={}).ok
    for page in (anna, ben):
        page.goto(f"/t/{table}")
    anna.get_by_role("button", name="Ready-made lines").click()
    anna.get_by_role("button", name="cheers").click()
    line = ben.get_by_role("listitem").filter(has_text="Anna cheers")
    expect(line.locator("use[href$='#cheer']")).to_be_visible()
    ben.goto("/settings")
    ben.get_by_role("group", name="Emotes of others").get_by_role("radio", name="off").check(
        force=True
    )
    ben.goto(f"/t/{table}")
    expect(ben.get_by_role("textbox", name="Say something")).to_be_visible()
    expect(ben.locator("use[href$='#cheer']")).to_have_count(0)
