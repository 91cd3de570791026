"""What I missed: the bell says how much, the page what, and how I want to be told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect
from sqlalchemy import insert

from dragonstones.server import schema
from dragonstones.server.database import now
from tests.web.chrome import Visitors
from tests.web.test_settings import section, set_a_table
from tests.web.writing import writing

SCRIPT = "<img src=x onerror=alert(1)>"


def test_the_bell_tells_what_i_missed(visitors: Visitors) -> None:
    page, person = visitors.guest("Nora")
    table = set_a_table(page, "The Owl")
    told = {"person": person, "event": "turn/x/1", "channel": "page", "kind": "turn"}
    more = {"subject": table, "data": {"table": SCRIPT}, "state": "sent"}
    with writing(visitors.site) as connection:
        connection.execute(insert(schema.outbox).values(**told, **more, at=now(), after=0, tries=0))
    page.goto("/about")
    bell = page.get_by_role("link", name="Notices: 1 new")
    expect(bell).to_be_visible()
    count = bell.get_by_text("1")
    expect(count, "it lies on the bell").not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(page).to_have_title("(1) About · Dragonstones")
    bell.click()
    notice = page.get_by_role("link", name=f"It is your turn at the table “{SCRIPT}”.")
    expect(notice).to_have_attribute("href", f"/t/{table}")
    expect(page.get_by_role("link", name="Notices", exact=True)).to_be_visible()


def test_choices_and_holidays_are_kept(visitors: Visitors) -> None:
    page, _ = visitors.guest("Otto")
    page.goto("/notices")
    over = section(page, "How you are told").get_by_role(
        "checkbox", name="A game by days is over, Browser"
    )
    expect(over).to_be_checked()
    over.uncheck()
    quiet = section(page, "Quiet hours")
    quiet.get_by_label("From").fill("21:30")
    quiet.get_by_role("button", name="Save").click()
    expect(quiet.get_by_text("They are on.")).to_be_visible()
    holidays = section(page, "Holidays")
    day = datetime.now(UTC).date() + timedelta(days=2)
    holidays.get_by_label("First day").fill(day.isoformat())
    holidays.get_by_label("Last day").fill((day - timedelta(days=1)).isoformat())
    holidays.get_by_role("button", name="Take holidays").click()
    expect(page.get_by_text("Holidays begin today or later")).to_be_visible()
    holidays.get_by_label("Last day").fill((day + timedelta(days=1)).isoformat())
    holidays.get_by_role("button", name="Take holidays").click()
    expect(holidays.get_by_role("button", name="Call off")).to_have_count(1)
    page.reload()
    expect(over).not_to_be_checked()
    expect(quiet.get_by_label("From")).to_have_value("21:30")
    holidays.get_by_role("button", name="Call off").click()
    expect(holidays.get_by_role("button", name="Call off")).to_have_count(0)
