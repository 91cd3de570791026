"""A finished game seen again with the coach, in a browser."""

from __future__ import annotations

import re
from dataclasses import replace
from math import ceil, floor

from playwright.sync_api import Page, expect

from dragonstones.coach import report, thinking
from dragonstones.server.database import now
from dragonstones.wire import CoachReport
from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import COMPANY, MOMENTS, THOUGHTS, coached, lay
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
    turn_to(page, costly.station, made)
    assert costly.cost and costly.cost.value
    lead = page.locator(".judged .lead")
    expect(lead).to_contain_text(f"−{round(100 * costly.cost.value)} %")
    low, high = floor(100 * (costly.cost.low or 0)), ceil(100 * (costly.cost.high or 0))
    expect(lead).to_contain_text(f"cannot say more exactly than between {low} and {high}.")
    expect(page.locator(".judged")).to_contain_text(costly.why["en"])
    page.keyboard.press("Enter")
    expect(page).to_have_url(TRIAL)
    expect(page.locator(".mine .choosing")).to_be_visible()


def turn_to(page: Page, n: int, made: CoachReport) -> None:
    expect(page.locator(".steps")).to_be_visible()
    for _ in made.stations:
        page.keyboard.press("ArrowLeft")
    for _ in range(n):
        page.keyboard.press("ArrowRight")
    place(page, n, made)


def test_what_i_knew_at_a_decision_is_seen_in_the_replay(
    visitors: Visitors, web_site: Site
) -> None:
    page, person = visitors.guest(HILDA)
    made = report(ENDS["fist-end"].play()[0].journal(), 0, THOUGHTS)
    table = lay(web_site, person, HILDA, ENDS["fist-end"])
    coached(web_site, table, made)
    page.goto(f"/games/{table}/coach")
    decision = next(one for one in made.decisions if one.station > 5 and one.kind == "bid")
    turn_to(page, decision.station, made)
    page.get_by_role("link", name="What you knew then").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?eyes=0&at=\d+$"))
    # My own coins, and nobody else's; the card that I was asked about lies open.
    expect(page.get_by_label("Seen by")).to_have_value("0")
    expect(page.locator(".mine .purse")).to_be_visible()
    expect(page.locator(".player").get_by_text("Behind the screen")).to_have_count(0)
    expect(page.locator(".lot h2")).to_have_text(made.stations[decision.station].texts["en"])


def test_a_negotiation_a_habit_and_what_cost_nothing(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest(HILDA)
    made = report(ENDS["gold-end"].play()[0].journal(), 0, THOUGHTS)
    table = lay(web_site, person, HILDA, ENDS["gold-end"])
    coached(web_site, table, made)
    page.goto(f"/games/{table}/coach")
    costly = {one.station for one in made.decisions if one.cost}
    free = next(one for one in made.decisions if one.station not in costly)
    turn_to(page, free.station, made)
    judged = page.locator(".judged")
    expect(judged).to_contain_text("Nothing to choose between them")
    expect(judged.locator(".lead")).to_have_count(0)

    talks = next(one for one in made.talks if one.agreed and one.possible)
    turn_to(page, talks.station, made)
    haggled = judged.locator("section", has=page.get_by_role("heading", name="The negotiation"))
    expect(haggled.locator("thead th")).to_have_count(1 + len(talks.fighters))
    rows = haggled.locator("tbody tr")
    # What was proposed, agreed and would have been taken by each, and what all would have taken.
    expect(rows).to_have_count(len(talks.proposals) + 3)
    assert talks.agreed
    worths = [f"{worth:.1f}".removesuffix(".0") for worth in talks.agreed.worths]
    expect(haggled.locator("tr.deal td")).to_have_text(worths)

    beside = page.locator("aside")
    expect(beside.get_by_role("heading", name="Seen more than once")).to_be_visible()
    for habit in made.habits:
        expect(beside).to_contain_text(habit.texts["en"])
        each = round(100 * habit.cost / len(habit.decisions))
        expect(beside).to_contain_text(f"Each time that cost about {each} per cent.")


def test_a_second_game_waits_for_the_first_and_can_be_stopped(
    visitors: Visitors, web_site: Site
) -> None:
    page, person = visitors.guest(HILDA)
    games = [lay(web_site, person, HILDA, ENDS[name]) for name in ENDS]
    page.goto(f"/games/{games[0]}/coach")
    running = page.locator(".run[role=status]")
    expect(running).to_contain_text("The Archmage is thinking: 0 of")
    first = page.url
    page.goto(f"/games/{games[1]}/coach")
    expect(running).to_have_text(re.compile("looks at your game after one other"))
    running.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("You have stopped the Archmage.")).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    page.goto(first)
    running.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("You have stopped the Archmage.")).to_be_visible()


def test_two_at_one_device_choose_through_whose_eyes(visitors: Visitors, web_site: Site) -> None:
    both = replace(ENDS["gold-end"], mates=["Bruna"], company=COMPANY[:2])
    journal = both.play()[0].journal()
    page, person = visitors.guest(HILDA)
    table = lay(web_site, person, HILDA, both)
    for seat in (0, 1):
        made = report(journal, seat, THOUGHTS)
        coached(web_site, table, made)
    page.goto(f"/games/{table}/coach?seat=0")
    eyes = page.get_by_role("group", name="Seen by")
    expect(eyes.get_by_label(HILDA)).to_be_checked()
    eyes.get_by_label("Bruna").check()
    expect(page).to_have_url(re.compile(r"/coach\?seat=1$"))
    last = round(100 * made.stations[-1].chances[1])
    expect(page.get_by_role("img", name=f"{last} at the last moment")).to_be_visible()


def test_others_read_it_only_while_it_is_shared(visitors: Visitors, web_site: Site) -> None:
    """By the link of somebody who did not sit at the first seat."""
    page, person = visitors.guest(HILDA)
    _, host = visitors.guest("Bruna")
    laid = replace(ENDS["gold-end"], others=[(person, HILDA)], company=COMPANY[:2])
    table = lay(web_site, host, "Bruna", laid)
    made = report(laid.play()[0].journal(), 1, THOUGHTS)
    coached(web_site, table, made)
    page.goto(f"/games/{table}/coach")
    expect(page).to_have_url(re.compile(r"/coach\?seat=1$"))
    other = visitors.stranger()
    nothing = other.get_by_role("heading", name="Nothing from the coach here")
    other.goto(page.url)
    expect(nothing).to_be_visible()
    page.get_by_role("button", name="Share it").click()
    expect(page.get_by_text("Whoever has the link can read this.")).to_be_visible()
    other.reload()
    expect(other.locator(".curve")).to_be_visible()
    expect(other.get_by_role("group", name="Seen by").get_by_label(HILDA)).to_be_checked()
    other.get_by_text("All moments as a table").click()
    rows = other.locator("details tbody tr")
    expect(rows).to_have_count(len(made.stations))
    expect(rows.last).to_contain_text(f"{round(100 * made.stations[-1].chances[1])} %")
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
