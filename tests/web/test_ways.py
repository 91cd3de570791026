"""Ways to a table, away from it and back; and addresses that lead nowhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.chrome import PHONE, Visitors
from tests.web.laid import House
from tests.web.players import FistPlayer, leave


def test_friends_meet_by_code(visitors: Visitors) -> None:
    host, friend = visitors.stranger(), visitors.stranger(PHONE)
    host.goto("/")
    host.get_by_role("link", name="Play with friends").click()
    # Friends are to know whose table it is.
    host.get_by_label("Your name").fill("Gerda")
    host.get_by_role("button", name="Set up the table").click()
    code = host.locator(".code").inner_text().replace("\n", "")
    assert re.fullmatch("[A-Z]{6}", code)
    friend.goto("/")
    field = friend.get_by_label("Table code")
    go = friend.get_by_role("button", name="Go to the table")
    for wrong, told in (
        ("ABC", "A code has six letters"),
        ("ZZZZZZ", "No table has the code ZZZZZZ"),
        ("https://other.example/t/abcdefghijk2", "does not lead to a table of this site"),
    ):
        field.fill(wrong)
        go.click()
        expect(field).to_have_attribute("aria-invalid", "true")
        # Beside the field, and both in sight.
        expect(friend.locator(".field").filter(has=field).get_by_text(told)).to_be_in_viewport()
        expect(field).to_be_in_viewport()
    field.fill(f" {code[:3]} {code[3:]}".lower())
    go.click()
    expect(friend).to_have_url(host.url)
    friend.get_by_label("Your name").fill("Hauke")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        seats = page.get_by_role("region", name="At the table").get_by_role("listitem")
        # By the heading of the seat: what one can do about the other has their name, too.
        gerda, hauke = (
            seats.filter(has=page.get_by_role("heading", name=name)) for name in ("Gerda", "Hauke")
        )
        expect(gerda).to_contain_text("host")
        expect(hauke).to_be_visible()


def test_an_invitation_shows_an_address_that_reaches_others(visitors: Visitors) -> None:
    host, _ = visitors.guest("Gustav")
    made = host.context.request.post("/api/tables", data={"game": "fist-2002", "public": False})
    table = made.json()["id"]
    picture = host.get_by_role("img", name="The link as a QR code")
    # Called by an address of this machine alone, the site says that nobody else can come.
    host.goto(f"/t/{table}")
    expect(host.get_by_text("only this machine can reach the site")).to_be_visible()
    expect(host.get_by_text("dragonstones serve --host 0.0.0.0")).to_be_visible()
    expect(picture).to_have_count(0)

    elsewhere = f"http://dragons.test:{visitors.site.port}"
    friend = visitors.stranger()
    friend.goto(f"{elsewhere}/t/{table}")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".link")).to_have_text(f"{elsewhere}/t/{table}")
    # For a phone there is the link as a picture, which the site's policy lets the page show.
    picture = friend.get_by_role("img", name="The link as a QR code")
    expect(picture).to_be_visible()
    assert picture.evaluate("async (img) => (await img.decode(), img.naturalWidth)") > 0


def test_somebody_who_comes_too_late_watches(visitors: Visitors) -> None:
    host, _ = visitors.guest("Gesche")
    wish = {"game": "fist-2002", "seats": 3, "bots": ["random"] * 2, "clock": "none"}
    table = host.context.request.post("/api/tables", data=wish).json()["id"]
    eager, shy = visitors.stranger(), visitors.stranger(PHONE)
    for page in (eager, shy):
        page.goto(f"/t/{table}")
        expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    eager.get_by_role("button", name="Watch").click()
    expect(eager.get_by_text("You are watching")).to_be_visible()
    assert host.context.request.post(f"/api/tables/{table}/start").ok
    # It turns into the game by itself, also for somebody who has pressed nothing.
    for page in (eager, shy):
        expect(page.locator(".player").filter(has_text="Gesche")).to_be_visible()


def test_friends_talk_while_they_wait(visitors: Visitors) -> None:
    host, guest = visitors.guest("Greta")[0], visitors.guest("Gero")[0]
    made = host.context.request.post("/api/tables", data={"game": "fist-2002", "public": False})
    table = made.json()["id"]
    assert guest.context.request.put(f"/api/tables/{table}/seat", data={}).ok
    for page in (host, guest):
        page.goto(f"/t/{table}")
    host.get_by_role("textbox", name="Say something").fill("One more minute!")
    host.keyboard.press("Enter")
    expect(guest.get_by_role("list", name="Talk")).to_contain_text("One more minute!")


def test_a_name_is_offered_before_others_read_it(visitors: Visitors) -> None:
    member, page = visitors.stranger(), visitors.stranger()
    wish = {"name": "Ruprecht", "password": "three stones in a fist"}
    assert member.context.request.post("/api/members", data=wish).ok
    page.goto("/")
    drawn = page.get_by_text(re.compile(r"You play as .+\.")).inner_text()
    drawn = drawn.removeprefix("You play as ").removesuffix(".")
    page.get_by_role("button", name="Change", exact=True).click()
    field = page.get_by_label("Your name")
    expect(field).to_have_value(drawn)
    # What is wrong with it stands beside it.
    field.fill("ruprecht")
    page.get_by_role("button", name="Play now").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".field").filter(has=field)).to_contain_text("A member is called ruprecht")
    field.fill("Rudi")
    page.get_by_role("button", name="Play now").click()
    expect(FistPlayer(page).close).to_be_visible()
    # Who has a name sees it where others will read it.
    page.goto("/new")
    expect(page.get_by_text("You play as Rudi.")).to_be_visible()


def test_the_front_page_has_my_last_games(visitors: Visitors, house: House) -> None:
    page = visitors.stranger(state=house.state)
    table = house.tables["gold-end"]
    receipt = {"table": table, "commitment": "c0" * 32, "seat": 0, "luck": "1f" * 8}
    page.add_init_script(f"localStorage.setItem('receipts', '{json.dumps([receipt])}')")
    page.goto("/")
    games = page.get_by_role("region", name="Your last games").get_by_role("listitem")
    gold = games.filter(has_text="Dragon’s Gold")
    expect(gold).to_contain_text(re.compile("You won|Place [2-4] of 4; .+ won"))
    with page.expect_download() as download:
        gold.get_by_role("button", name="Fairness receipt").click()
    assert json.loads(Path(download.value.path()).read_text()) == receipt
    gold.get_by_role("link", name="Watch replay").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))


def test_the_lobby_shows_running_games(visitors: Visitors) -> None:
    page, host = visitors.stranger(), visitors.guest("Ilka")[0]
    wish = {"game": "dragons-gold", "seats": 3, "bots": ["random"] * 2, "name": "Ilka's Inn"}
    assert host.context.request.post("/api/tables", data={**wish, "start": True}).ok
    page.goto("/lobby")
    game = page.get_by_role("region", name="Games to watch").get_by_role("listitem")
    game.filter(has_text="Ilka's Inn").get_by_role("link", name="Watch").click()
    expect(page.locator(".gold").first).to_be_visible()


def test_the_choice_of_a_game_says_what_it_takes(stranger: Page) -> None:
    for address in ("/", "/new", "/pass"):
        stranger.goto(address)
        choice = stranger.get_by_role("group", name="Which game?").locator("label")
        expect(choice.filter(has_text="Tavern")).to_contain_text("3–6 players · 45–60 min · medium")
        expect(choice.filter(has_text="Dragon’s Gold")).to_contain_text("30–45 min · easy")


def test_the_lobby_shows_tables_as_they_come_and_go(visitors: Visitors) -> None:
    page, host = visitors.guest("Ingo")[0], visitors.guest("Ida")[0]
    page.goto("/lobby")
    table = page.get_by_role("listitem").filter(has_text="The Inn of Ida")
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    expect(table).to_have_count(0)
    wish = {"game": "dragons-gold", "seats": 3, "name": "The Inn of Ida", "public": True}
    made = host.context.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    expect(table.get_by_role("link", name="Sit down")).to_be_visible()
    page.get_by_role("radio", name="Fist of Dragonstones", exact=True).check(force=True)
    expect(table).to_have_count(0)
    page.get_by_role("radio", name="all", exact=True).check(force=True)
    expect(table).to_be_visible()
    assert host.context.request.delete(f"/api/tables/{made.json()['id']}").ok
    expect(table).to_have_count(0)


def test_leaves_and_comes_back_to_his_seat(visitors: Visitors) -> None:
    jan, kai = visitors.guest("Jan")[0], visitors.guest("Kai")[0]
    wish = {"game": "fist-2002", "seats": 3, "bots": ["apprentice"], "clock": "none"}
    made = jan.context.request.post("/api/tables", data=wish)
    table = made.json()["id"]
    assert kai.context.request.put(f"/api/tables/{table}/seat", data={}).ok
    assert jan.context.request.post(f"/api/tables/{table}/start").ok
    for page in (jan, kai):
        page.goto(f"/t/{table}")
        expect(FistPlayer(page).close).to_be_visible()

    leave(kai)
    # A bot closes the fist instead, and everything says so.
    seat = jan.locator(".player").filter(has_text="Kai")
    expect(seat).to_contain_text("fist closed")
    log = jan.get_by_role("region", name="What happened")
    words = jan.get_by_role("region", name="The table in words")
    for place in (log, words, jan.locator(".toasts")):
        expect(place).to_contain_text("Kai has left; a bot plays on.")
    kai.get_by_role("link", name="Back to the table").click()
    expect(kai.get_by_text("A bot is playing for you.")).to_be_visible()
    kai.get_by_role("button", name="Back to my seat").click()
    expect(kai.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(log).to_contain_text("Kai is back.")
    # From now on the player is asked again.
    FistPlayer(jan).bid(0)
    mine = FistPlayer(kai)
    expect(mine.close.or_(mine.question).first).to_be_visible()

    # The player goes without a word, and no clock runs: the host may call a bot.
    kai.close()
    expect(seat).to_contain_text("away")
    jan.keyboard.press("m")
    jan.get_by_role("dialog").get_by_role("button", name="Let a bot play for Kai").click()
    expect(seat).to_contain_text(re.compile("a bot plays|fist closed"))
    expect(log.get_by_text("Kai has left; a bot plays on.")).to_have_count(2)


def test_where_nothing_is(stranger: Page) -> None:
    for address, title in (
        ("/nothing/here", "Nothing here"),
        ("/index.php", "Nothing here"),
        ("/rules/chess", "Nothing here"),
        ("/t/aaaaaaaaaaaa", "No table here"),
        ("/replay/aaaaaaaaaaaa", "No game to replay here"),
    ):
        reply = stranger.goto(address)
        assert reply and reply.status == 404
        expect(stranger.get_by_role("heading", name=title)).to_be_visible()
        stranger.locator("main").get_by_role("link", name="To the front page").click()
        expect(stranger.get_by_role("button", name="Play now")).to_be_visible()


def test_a_site_that_does_not_answer(visitors: Visitors) -> None:
    page, _ = visitors.guest("Lutz")
    page.clock.install()
    page.route("**/api/me", lambda route: route.abort())
    page.goto("/")
    shut = page.get_by_role("heading", name="The tavern is closed")
    expect(shut).to_be_visible()
    page.unroute("**/api/me")
    # It looks again by itself.
    page.clock.fast_forward(6000)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(shut).to_have_count(0)


def test_looks_a_card_up_and_plays(stranger: Page) -> None:
    stranger.goto("/rules")
    stranger.get_by_role("listitem").filter(has_text="Tavern").get_by_role("link").click()
    cards = stranger.locator("[data-card]")
    expect(cards.first).to_be_visible()
    all_of_them = cards.count()
    search = stranger.get_by_role("searchbox", name="Find a card")
    search.fill("red DRAGON")
    expect(stranger.get_by_role("status").filter(has_text="card")).not_to_contain_text(
        str(all_of_them)
    )
    expect(cards.get_by_role("heading", name="Red Dragon", exact=True)).to_be_visible()
    assert all("dragon" in text.lower() for text in cards.all_inner_texts())
    search.fill("no such card")
    expect(cards).to_have_count(0)
    search.fill("")
    expect(cards).to_have_count(all_of_them)
    stranger.get_by_role("button", name="Play now").click()
    expect(FistPlayer(stranger).close).to_be_visible()
