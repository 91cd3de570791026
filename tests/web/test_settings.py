"""Who I am here: a guest becomes a member, is signed in twice, takes their data along, and goes."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.chrome import Visitors

PASSWORD = "a stone in the fist"


def section(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def set_a_table(page: Page, name: str) -> str:
    wish = {"game": "fist-2002", "seats": 4, "name": name}
    made = page.context.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    return str(made.json()["id"])


def member(visitors: Visitors, name: str) -> tuple[Page, str]:
    """A page of a member who was a guest before, and their id."""
    page, person = visitors.guest(name)
    wish = {"name": name, "password": PASSWORD}
    assert page.context.request.post("/api/members", data=wish).ok
    return page, person


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    you = section(page, "You")
    you.get_by_label("Name", exact=True).fill(name)
    you.get_by_label("Password").fill(password)
    you.get_by_role("button", name="Sign in").click()


def test_a_guest_becomes_a_member_and_keeps_his_games(visitors: Visitors) -> None:
    member(visitors, "Lothar")
    page, _ = visitors.guest("Mila")
    set_a_table(page, "The Mole & Moon")
    page.goto("/settings")
    you = section(page, "You")
    # A name that is a member's is refused where it was written.
    you.get_by_label("Your name").fill("lothar")
    you.get_by_label("Password").fill(PASSWORD)
    you.get_by_role("button", name="Become a member").click()
    expect(you.get_by_label("Your name")).to_have_attribute("aria-invalid", "true")
    you.get_by_label("Your name").fill("Mila the Bold")
    you.get_by_role("button", name="Become a member").click()
    expect(page.get_by_text("Welcome, Mila the Bold.")).to_be_visible()
    expect(you.get_by_text("You are a member.")).to_be_visible()

    tables = page.get_by_role("link", name="The Mole & Moon")
    page.goto("/")
    expect(tables).to_be_visible()
    page.goto("/settings")
    you.get_by_role("button", name="Sign out").click()
    expect(you.get_by_text("You are not signed in.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(tables).to_have_count(0)

    page.goto("/settings")
    sign_in(page, "Mila the Bold", "a stone in the shoe")
    expect(you.get_by_label("Password")).to_have_attribute("aria-invalid", "true")
    sign_in(page, "mila the bold")
    expect(you.get_by_text("You are a member.")).to_be_visible()
    page.goto("/")
    expect(tables).to_be_visible()


def test_another_session_is_ended(visitors: Visitors) -> None:
    page, _ = member(visitors, "Nanna")
    other = visitors.stranger()
    other.goto("/settings")
    sign_in(other, "Nanna")
    expect(section(other, "You").get_by_text("You are a member.")).to_be_visible()

    page.goto("/settings")
    sessions = section(page, "Where you are signed in").get_by_role("listitem")
    expect(sessions).to_have_count(2)
    expect(sessions.filter(has_text="this device")).to_have_count(1)
    sessions.get_by_role("button", name="End", exact=True).click()
    expect(sessions).to_have_count(1)
    # The other browser is told at once; this one goes on.
    expect(other.get_by_text("You have been signed out.")).to_be_visible()
    expect(section(other, "You").get_by_text("You are not signed in.")).to_be_visible()
    expect(section(page, "You").get_by_text("You are a member.")).to_be_visible()


def test_takes_his_data_along_and_goes(visitors: Visitors, tmp_path: Path) -> None:
    page, person = member(visitors, "Odo")
    table = set_a_table(page, "The Owl & Otter")
    page.goto("/settings")
    data = section(page, "Your data")
    with page.expect_download() as download:
        data.get_by_role("link", name="Download everything").click()
    assert download.value.suggested_filename == "dragonstones.json"
    download.value.save_as(tmp_path / "mine.json")
    mine = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert (mine["person"]["id"], mine["person"]["name"]) == (person, "Odo")
    assert [one["id"] for one in mine["tables"]] == [table]
    assert PASSWORD not in json.dumps(mine)

    # The cookie is kept by somebody who has copied it.
    copied = visitors.stranger(state=page.context.storage_state())
    assert copied.context.request.get("/api/me").json()["id"] == person
    data.get_by_label("Password").fill(PASSWORD)
    data.get_by_role("button", name="Delete my account").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my account").click()
    expect(page.get_by_text("Your data has been deleted.")).to_be_visible()
    expect(section(page, "You").get_by_text("You are not signed in.")).to_be_visible()
    for context in (page.context, copied.context):
        assert context.request.get("/api/me").status == 401
