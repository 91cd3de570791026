"""Nobody bids or answers by mistake: neither by a press that came too late nor by an empty fist."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from sqlalchemy import insert

from dragonstones import Match
from dragonstones.server import schema
from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import COMPANY, MOMENTS, STEPS, Laid, asks, lay, run_out
from tests.web.players import FistPlayer, GoldPlayer
from tests.web.writing import writing


class Line:
    """What goes over the WebSocket of a page."""

    def __init__(self, page: Page) -> None:
        #: The answers that were sent, and those taken back.
        self.answers: list[Any] = []
        self.heard = ""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._note(json.loads(text)))
        socket.on("framereceived", lambda text: self._hear(str(text)))

    def _note(self, command: dict[str, Any]) -> None:
        if command["t"] in ("answer", "withdraw"):
            self.answers.append(command.get("answer", "withdrawn"))

    def _hear(self, text: str) -> None:
        self.heard += text


#: One coin ties with those of others in the first auction.
A_TIE = Laid("fist-2002", 3, asks("bid"))


def sit_down(
    visitors: Visitors, site: Site, laid: Laid = MOMENTS["fist-bid"], **how: Any
) -> tuple[Page, FistPlayer, Line]:
    page, person = visitors.guest("Oda", **how)
    line = Line(page)
    page.goto(f"/t/{lay(site, person, 'Oda', laid)}")
    player = FistPlayer(page)
    expect(player.close).to_be_enabled()
    return page, player, line


#: As quick as nobody is: the first answer of the list, as soon as the story is over.
ANSWER = """() => {
  const press = () => {
    if (document.querySelector(".gold .story")) return requestAnimationFrame(press);
    const option = document.querySelector("dialog[open] .inside li button");
    (option ?? document.querySelector(".gold .ask .list"))?.click();
    if (!option) return requestAnimationFrame(press);
    window.isPressed = true;
  };
  press();
}"""


def hammer(page: Page, x: float, y: float) -> None:
    """Eight clicks, 300 milliseconds apart, at the same place."""
    for _ in range(8):
        page.mouse.click(x, y)
        page.wait_for_timeout(300)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def has_nothing(match: Match) -> bool:
    """I have no coin left, and everybody else has closed their fist."""
    return asks("bid")(match) and match.waiting[0].is_forced


def test_who_has_nothing_to_bid_is_asked_anyway_on_request(
    visitors: Visitors, web_site: Site
) -> None:
    page, person = visitors.guest("Oda", hurry=True)
    _, other = visitors.guest("Ben")
    line = Line(page)
    laid = Laid("fist-2002", 3, has_nothing, company=COMPANY[:2], others=[(other, "Ben")])
    table = lay(web_site, person, "Oda", laid)
    with writing(web_site) as connection:
        wish = {"table": table, "seat": 0, "ask_anyway": True, "passing": None}
        connection.execute(insert(schema.wishes), wish)
    page.goto(f"/t/{table}")
    mine = FistPlayer(page).mine
    ask = mine.get_by_role("button", name="Ask me anyway")
    # Pressed once more, and the fist would close by itself.
    expect(ask).to_have_attribute("aria-pressed", "true")
    ask.click()
    expect(mine.get_by_text("your fist closes by itself")).to_be_visible()
    ask.click()
    expect(mine.get_by_text("You have nothing to bid here.")).to_be_visible()
    expect(ask).to_have_attribute("aria-pressed", "true")
    mine.get_by_role("button", name="Bid nothing").click()
    expect(page.locator(".side .scroll")).to_contain_text("The fists open")
    assert line.answers == [{}]


def test_whoever_answers_too_late_is_told_that_time_ran_out(
    visitors: Visitors, web_site: Site
) -> None:
    page, person = visitors.guest("Oda")
    table = lay(web_site, person, "Oda", replace(MOMENTS["fist-bid"], clock="quick"))
    page.goto(f"/t/{table}")
    player = FistPlayer(page)
    expect(player.close).to_be_enabled()
    player.take_coins(1)
    run_out(web_site, table)
    player.close.click()
    told = "Your time ran out: you bid nothing."
    expect(page.locator(".toasts")).to_contain_text(told)
    expect(page.locator(".side .scroll")).to_contain_text(told)


def test_somebody_who_clicks_on_and_on_bids_once(visitors: Visitors, web_site: Site) -> None:
    page, player, line = sit_down(visitors, web_site)
    player.take_coins(1)
    hammer(page, *middle(page, ".mine .acts .as-wax"))
    # It was closed once and not taken back; and the fists are still opening.
    assert len(line.answers) == 1
    expect(player.mine.get_by_role("button", name="Go on")).to_be_enabled()
    # On what ends the story, and on what comes in its place.
    hammer(page, *middle(page, ".mine .story-buttons button:first-child"))
    expect(player.close).to_be_enabled()
    assert len(line.answers) == 1
    player.take_coins(1)
    player.close.click()
    expect(player.close).to_have_count(0)
    assert len(line.answers) == 2


def test_no_press_on_the_story_of_a_tie_bids_in_silver(visitors: Visitors, web_site: Site) -> None:
    page, player, line = sit_down(visitors, web_site, A_TIE)
    # Whoever has bid nothing often enough is not asked whether it is meant.
    page.evaluate("localStorage.setItem('empty-bids', 3)")
    player.mine.get_by_role("button", name=re.compile("common.*put one in your hand", re.I)).click()
    player.close.click()
    expect(player.mine.get_by_role("button", name="Go on")).to_be_enabled()
    hammer(page, *middle(page, ".mine .story-buttons button:first-child"))
    expect(player.mine.get_by_text("Put silver in your fist")).to_be_visible()
    assert line.answers == [{"common": 1}]


def listen(player: FistPlayer) -> None:
    """To the end: if others are tied, they open their fists once more."""
    go_on = player.mine.get_by_role("button", name="Go on")
    expect(go_on).to_be_enabled()
    while not player.close.count():
        go_on.evaluate_all("(all) => all.forEach((one) => one.click())")
        player.page.wait_for_timeout(50)


def test_an_empty_fist_has_to_be_meant_the_first_times(visitors: Visitors, web_site: Site) -> None:
    page, player, line = sit_down(visitors, web_site)
    hammer(page, *middle(page, ".mine .acts .as-wax"))
    expect(player.mine.get_by_role("alert")).to_contain_text("really want to bid nothing")
    assert line.answers == []
    # With a coin in it there is nothing to ask.
    player.take_coins(1)
    expect(player.really).to_have_count(0)
    player.mine.get_by_role("button", name="Take coins back").click()
    player.close.click()
    player.really.click()
    listen(player)
    assert line.answers == [{}]
    # The third time is the last.
    expect(player.close).to_be_enabled()
    page.evaluate("localStorage.setItem('empty-bids', 3)")
    player.close.click()
    expect(player.close).to_have_count(0)
    assert line.answers == [{}, {}]


def test_a_fist_that_is_not_closed_is_there_after_a_reload(
    visitors: Visitors, web_site: Site
) -> None:
    page, player, _ = sit_down(visitors, web_site)
    player.take_coins(2)
    hand = player.mine.locator(".inhand")
    before = hand.inner_html()
    page.reload()
    expect(player.mine.get_by_role("heading", name="2 in your fist")).to_be_visible()
    assert hand.inner_html() == before
    # In another auction the hand is empty.
    player.close.click()
    player.mine.get_by_role("button", name="Go on").click()
    expect(player.mine.get_by_role("heading", name="Empty fist")).to_be_visible()


def test_passing_until_the_next_turn_shows_to_its_owner_only(visitors: Visitors) -> None:
    anna, _ = visitors.guest("Anna", hurry=True)
    ben, _ = visitors.guest("Ben", hurry=True)
    wish = {"game": "fist-2002", "seats": 3, "bots": ["apprentice"], "public": True}
    table = anna.context.request.post("/api/tables", data=wish).json()["id"]
    for page in (anna, ben):
        assert page.context.request.put(f"/api/tables/{table}/seat", data={"luck": "5e" * 32}).ok
    assert anna.context.request.post(f"/api/tables/{table}/start").ok
    mine, theirs = Line(anna), Line(ben)
    for page in (anna, ben):
        page.goto(f"/t/{table}")
    one, two = FistPlayer(anna), FistPlayer(ben)
    expect(one.close).to_be_enabled()
    one.take_coins(1)
    one.mine.get_by_role("button", name="Take coins back").click()
    one.mine.get_by_role("button", name="Pass this turn").click()
    expect(one.mine.get_by_text("Only you see this.")).to_be_visible()
    expect(one.mine.get_by_role("heading", name="Your fist is closed")).to_be_visible()
    expect(ben.locator(".player").get_by_text("fist closed").first).to_be_visible()
    assert '"passing":true' in mine.heard
    assert '"passing":true' not in theirs.heard
    # The next fist closes by itself; whoever takes a coin in hand bids again.
    two.bid(0)
    expect(one.mine.get_by_text("your fist closes by itself")).to_be_visible()
    one.take_coins(1)
    expect(one.mine.get_by_text("Only you see this.")).to_have_count(0)
    expect(one.mine.get_by_role("heading", name="1 in your fist")).to_be_visible()


def test_somebody_who_clicks_on_and_on_answers_nothing(visitors: Visitors, web_site: Site) -> None:
    page, person = visitors.guest("Oda", calm=False)
    line = Line(page)
    laid = Laid("dragons-gold", 1, asks("turn", turn=2), STEPS | {"split": "divide"})
    page.goto(f"/t/{lay(web_site, person, 'Oda', laid)}")
    player = GoldPlayer(page)
    # It is the last blow.
    player.listed.click()
    page.get_by_role("dialog").get_by_text("Send the Knight (4) against dragon 4").click()
    player.divide.click()
    # The story has come under the pointer: presses after presses do not end it.
    go_on = page.locator(".gold .story").get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    hammer(page, *middle(page, ".gold .story-buttons button:first-child"))
    expect(go_on).to_be_enabled()
    # Nor does a press answer that comes as soon as the story is over.
    page.evaluate(ANSWER)
    go_on.click()
    page.wait_for_function("() => window.isPressed")
    expect(player.listed).to_be_enabled()
    assert len(line.answers) == 2
    page.evaluate(ANSWER)
    expect(player.listed).to_have_count(0)
    assert len(line.answers) == 3
