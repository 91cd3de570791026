"""A forgotten password in the browser: codes at registration, and the page that sets a new one."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from playwright.sync_api import Page, expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.test_settings import PASSWORD, member, section, sign_in

NEW = "three geese under a bridge"


def set_password(page: Page, password: str) -> None:
    page.get_by_label("New password").fill(password)
    page.get_by_role("button", name="Set the password").click()


def test_a_new_member_keeps_codes_and_comes_back_with_one(visitors: Visitors) -> None:
    page, _ = visitors.guest("Petra")
    page.goto("/settings")
    you = section(page, "You")
    you.get_by_label("Password").fill("password123")
    you.get_by_role("button", name="Become a member").click()
    expect(you.get_by_text("the first that anybody would guess")).to_be_visible()
    you.get_by_label("Password").fill(PASSWORD)
    you.get_by_role("button", name="Become a member").click()
    sheet = page.get_by_role("dialog", name="Your recovery codes")
    codes = sheet.get_by_role("listitem")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    assert re.fullmatch("([A-Z2-9]{4}-){3}[A-Z2-9]{4}", code)
    expect(sheet.get_by_role("button", name="Copy")).to_be_visible()
    expect(sheet.get_by_role("button", name="Print")).to_be_visible()
    sheet.get_by_role("button", name="I have saved them").click()
    expect(sheet).to_have_count(0)

    other = visitors.stranger()
    other.goto("/settings")
    other.get_by_role("link", name="Forgot your password?").click()
    expect(other.get_by_text("Ask the people who run this site for a link.")).to_be_visible()
    other.get_by_label("Recovery code").fill(code.lower())
    set_password(other, NEW)
    expect(section(other, "You").get_by_text("You are a member.")).to_be_visible()
    # Older sessions are signed out, and the code is used up.
    expect(page.get_by_text("You have been signed out.")).to_be_visible()
    page.goto("/recover")
    page.get_by_label("Recovery code").fill(code)
    set_password(page, PASSWORD)
    expect(page.get_by_text("does not work, or no longer works")).to_be_visible()
    page.goto("/settings")
    sign_in(page, "Petra", NEW)
    expect(section(page, "You").get_by_text("You are a member.")).to_be_visible()


def new_link(site: Site, who: str) -> str:
    """By the command, as the administrator does it."""
    command = "from dragonstones.terminal.app import main; main()"
    settings = {
        "DRAGONSTONES_DATABASE_URL": str(site.settings["database_url"]),
        "DRAGONSTONES_PUBLIC_URL": site.url,
    }
    done = subprocess.run(
        [sys.executable, "-c", command, "admin", "people", "link", who],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-1]


def test_a_link_from_whoever_runs_the_site(visitors: Visitors, web_site: Site) -> None:
    member(visitors, "Quentin")
    page = visitors.stranger()
    page.goto(new_link(web_site, "Quentin"))
    expect(page.get_by_text("You have followed a link")).to_be_visible()
    expect(page.get_by_label("Recovery code")).to_have_count(0)
    assert "#" not in page.url, "it does not stay in the history"
    set_password(page, NEW)
    expect(section(page, "You").get_by_text("You are a member.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Quentin")
