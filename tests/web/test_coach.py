"""A finished game seen again with the coach, in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from dragonstones.coach import report, thinking
from dragonstones.server.database import now
from dragonstones.wire import CoachReport
from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import MOMENTS, THOUGHTS, coached, lay
from tests.web.words import foreign

HILDA = "Hilda Oakmug"
ENDS = {name: MOMENTS[name] for name in ("fist-end", "gold-end")}
#: Thoughts by which some answer is clearly worse than another.
ENOUGH = 3 * THOUGHTS
TRIAL = re.compile("/t/[a-z2-7]{12}$")


def place(page: Page, n: int, made: CoachReport) -> None:
    """The page shows this moment, the first being 0."""
    expect(page.locator(".steps")).to_contain_text(f"{n + 1} of {len(made.stations)}")


def test_from_the_end_of_a_game_by_keys_to_a_turning_point_and_on(
    visitors: Visitors, web_site: Site
) -> None:
    page, person = visitors.guest(HILDA)
    made = report(ENDS["fist-end"].play()[0].journal(), 0, ENOUGH)
    table = lay(web_site, person, HILDA, ENDS["fist-end"])
    coached(web_site, table, made)
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Ask the coach").click()

    first, last = (round(100 * made.stations[n].chances[0]) for n in (0, -1))
    curve = page.get_by_role("img", name=f"{first} per cent at the start")
    expect(curve).to_have_accessible_name(re.compile(f"{last} at the last moment"))
    place(page, made.turning[0], made)
    for number, station in enumerate(made.turning, 1):
        page.keyboard.press(f"{number}")
        place(page, station, made)
    page.keyboard.press("ArrowRight")
    place(page, made.turning[-1] + 1, made)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    place(page, made.turning[-1] - 1, made)

    costly = next(one for one in made.decisions if one.cost)
    for _ in made.stations:
        page.keyboard.press("ArrowLeft")
    for _ in range(costly.station):
        page.keyboard.press("ArrowRight")
    place(page, costly.station, made)
    assert costly.cost and costly.cost.value
    lead = page.locator(".judged .lead")
    expect(lead).to_contain_text(f"−{round(100 * costly.cost.value)} %")
    expect(page.locator(".judged")).to_contain_text(costly.why["en"])
    page.keyboard.press("Enter")
    expect(page).to_have_url(TRIAL)
    expect(page.locator(".mine .choosing")).to_be_visible()


def test_others_read_it_only_while_it_is_shared(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest(HILDA)
    table = lay(web_site, person, HILDA, ENDS["gold-end"])
    made = report(ENDS["gold-end"].play()[0].journal(), 0, THOUGHTS)
    coached(web_site, table, made)
    other, address = visitors.stranger(), f"/games/{table}/coach"
    nothing = other.get_by_role("heading", name="Nothing from the coach here")
    other.goto(address)
    expect(nothing).to_be_visible()
    page.goto(address)
    page.get_by_role("button", name="Share it").click()
    expect(page.get_by_text("Whoever has the link can read this.")).to_be_visible()
    other.reload()
    expect(other.locator(".curve")).to_be_visible()
    other.get_by_text("All moments as a table").click()
    rows = other.locator("details tbody tr")
    expect(rows).to_have_count(len(made.stations))
    expect(rows.last).to_contain_text(f"{round(100 * made.stations[-1].chances[0])} %")
    expect(other.get_by_role("button", name="Do not share it")).to_have_count(0)
    page.get_by_role("button", name="Do not share it").click()
    expect(page.get_by_text("Only those who played this game can read this.")).to_be_visible()
    other.reload()
    expect(nothing).to_be_visible()


def test_on_a_phone_the_curve_is_there_while_the_archmage_thinks(
    visitors: Visitors, web_site: Site
) -> None:
    page, person = visitors.guest(HILDA, size=PHONE, language="de")
    table = lay(web_site, person, HILDA, ENDS["gold-end"])
    steps = thinking(ENDS["gold-end"].play()[0].journal(), 0, THOUGHTS)
    made = next(steps)
    # As if another process of the site worked at it.
    coached(web_site, table, made, state="queued", owner="another", until=now() + 600_000)
    page.goto(f"/games/{table}/coach")
    expect(page.locator(".curve")).to_be_visible()
    running = page.locator(".run[role=status]")
    expect(running).to_contain_text(f"0 von {made.to_judge} Entscheidungen")
    expect(page.locator(".judged")).to_contain_text("So weit ist der Erzmagier noch nicht.")
    *_, made = steps
    coached(web_site, table, made)
    expect(running).to_have_count(0)
    page.locator(".pick button").nth(1).click()
    expect(page.locator(".judged table").first).to_be_visible()
    expect(page.get_by_role("heading", name="Glück und Können")).to_be_visible()
    assert foreign(page) == []
