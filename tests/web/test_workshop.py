"""The workshop: a card is made from blocks, kept, handed on and printed."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from dragonstones.games.fist import FIST_2002
from dragonstones.games.fist.cards import rules_data
from tests.server.sites import Site
from tests.web.chrome import PHONE, Visitors
from tests.web.laid import Laid, asks, lay
from tests.web.test_keyboard import tab_to

MAGICIAN = rules_data(FIST_2002.edition.characters["magician"])["power"]
TEXT = "Pay any 4 stones and score 1 point, or take 3 silver."


def made(page: Page) -> Any:
    """The card on the bench, as it is kept on the device."""
    shelf = json.loads(page.evaluate("localStorage.getItem('workshop')") or "[]")
    return shelf and shelf[0]["made"] and shelf[0]["made"]["card"]


def until_read(page: Page, **said: Any) -> None:
    """The site reads a card a moment after the last change."""
    for _ in range(100):
        if said.items() <= (made(page) or {}).items():
            return
        page.wait_for_timeout(50)
    raise AssertionError(made(page))


def says(page: Page, text: str) -> None:
    expect(page.get_by_role("article").get_by_text(text)).to_be_visible()


def link_to(card: Any) -> str:
    text = base64.urlsafe_b64encode(json.dumps(card).encode()).decode().rstrip("=")
    return f"/workshop#card={text}"


def choose(page: Page, name: str) -> None:
    """In the menu of what fits."""
    menu = page.get_by_role("dialog", name="What fits here")
    menu.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(menu).to_be_hidden()


def row(page: Page, name: str) -> Any:
    return page.get_by_role("treeitem", name=re.compile(name))


def make_magician(page: Page) -> None:
    """With the mouse."""
    page.get_by_role("button", name="What happens?").click()
    choose(page, "One of two")
    page.get_by_role("button", name="Something goes here").first.click()
    choose(page, "A price")
    page.get_by_role("button", name="Something goes here").first.click()
    choose(page, "Pay stones")
    page.get_by_role("spinbutton", name="How many: stones of any colour").fill("4")
    page.get_by_role("button", name="Something goes here").first.click()
    choose(page, "Score")
    page.get_by_role("button", name="Something goes here").first.click()
    choose(page, "Take from the bank")
    taken = row(page, "^or: Take")
    taken.get_by_role("combobox").select_option(label="silver")
    taken.get_by_role("spinbutton").fill("3")
    taken.get_by_role("spinbutton").press("Enter")


def test_a_stranger_makes_the_magician_and_nothing_is_lost(
    stranger: Page, visitors: Visitors
) -> None:
    stranger.goto("/")
    stranger.get_by_role("navigation").get_by_role("link", name="Workshop").click()
    make_magician(stranger)
    stranger.get_by_label("Name in English").fill("Magus")
    says(stranger, TEXT)
    expect(stranger.get_by_role("article", name="Magus")).to_be_visible()
    assert made(stranger)["power"] == MAGICIAN

    stranger.reload()
    says(stranger, TEXT)

    # A link has the whole card in it; so has a file.
    stranger.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stranger.get_by_role("button", name="Copy a link").click()
    expect(stranger.get_by_text("The link is copied")).to_be_visible()
    link = stranger.evaluate("navigator.clipboard.readText()")
    with stranger.expect_download() as download:
        stranger.get_by_role("button", name="Download").click()
    friend = visitors.stranger()
    friend.goto(link)
    says(friend, TEXT)
    other = visitors.stranger()
    other.goto("/workshop")
    other.get_by_label("Open a file").set_input_files(download.value.path())
    says(other, TEXT)
    assert made(friend) == made(other) == made(stranger)


def test_one_can_begin_with_a_printed_card_and_undo_that(stranger: Page) -> None:
    stranger.goto("/workshop")
    stranger.get_by_role("button", name="Magician").click()
    says(stranger, TEXT)
    until_read(stranger, power=MAGICIAN)
    expect(stranger.get_by_text("Or begin with")).to_be_hidden()
    stranger.get_by_role("button", name="Undo", exact=True).click()
    expect(stranger.get_by_role("button", name="What happens?")).to_be_visible()


def test_a_card_is_made_with_the_keyboard_alone(stranger: Page) -> None:
    stranger.goto("/workshop")
    press = stranger.keyboard.press

    def take(name: str) -> None:
        expect(stranger.get_by_role("dialog", name="What fits here")).to_be_visible()
        tab_to(stranger, f"^{name}")
        press("Enter")
        expect(stranger.get_by_role("dialog")).to_be_hidden()

    expect(row(stranger, "What happens")).to_be_visible()
    tab_to(stranger, "What happens")
    press("Enter")
    take("Pay stones")
    expect(row(stranger, "^Pay stones")).to_be_focused()
    press("Enter")
    expect(stranger.get_by_role("spinbutton", name="How many: stones")).to_be_focused()
    stranger.keyboard.type("2")
    press("Enter")
    expect(row(stranger, "^Pay stones, 12 stones")).to_be_focused()
    press("+")
    take("Score")
    expect(row(stranger, "^and for that: Score")).to_be_focused()
    says(stranger, "Pay any 12 stones and score 1 point.")

    # Up and down again, copied, taken out; and all of it undone.
    press("Alt+ArrowUp")
    expect(row(stranger, "^first: Score")).to_be_focused()
    press("Alt+ArrowDown")
    press("Control+c")
    press("Control+v")
    says(stranger, "Pay any 12 stones and (score 1 point; score 1 point).")
    press("Delete")
    says(stranger, "Pay any 12 stones and score 1 point.")
    for _ in range(2):
        press("Control+z")
    press("Control+z")
    expect(row(stranger, "^first: Score")).to_be_visible()
    press("Control+Shift+Z")
    expect(row(stranger, "^first: Pay")).to_be_visible()


def test_a_block_is_dragged_to_where_it_fits_and_back(stranger: Page) -> None:
    stranger.goto("/workshop")
    make_magician(stranger)
    says(stranger, TEXT)

    def drag(what: str, where: str) -> None:
        """By the name on the slip."""
        row(stranger, f"^{what}").locator("> .slip > b").hover()
        stranger.mouse.down()
        row(stranger, where).locator("> .slip").hover()
        stranger.mouse.up()

    # Into itself it does not go.
    drag("either: ", "Pay stones")
    says(stranger, TEXT)
    drag("or: ", "Score")
    price = row(stranger, "^either: ")
    expect(price.get_by_role("treeitem", name=re.compile("Take"))).to_be_visible()
    expect(row(stranger, "^or: Something goes here")).to_be_visible()
    stranger.keyboard.press("Control+z")
    says(stranger, TEXT)


def test_what_does_not_fit_stays_dashed_and_the_card_goes_on_without_it(stranger: Page) -> None:
    stranger.goto("/workshop")
    stranger.get_by_role("button", name="What happens?").click()
    choose(stranger, "Pay stones")
    row(stranger, "^Pay stones").press("+")
    choose(stranger, "Pay all stones")
    misfit = stranger.get_by_text("after the first nothing may be left")
    expect(misfit).to_be_visible()
    says(stranger, "This card does nothing yet.")
    stranger.get_by_role("button", name="Take it out").click()
    expect(misfit).to_be_hidden()

    # What cannot fit is not offered, and the menu says why.
    stranger.get_by_role("button", name="What happens?").click()
    menu = stranger.get_by_role("dialog", name="What fits here")
    expect(menu.get_by_role("button", name=re.compile("^Win the auction"))).to_have_count(0)
    menu.get_by_text("blocks do not fit here").click()
    expect(menu.get_by_text("Win the auction")).to_be_visible()


def test_a_card_that_nobody_can_ever_use_is_marked(stranger: Page) -> None:
    useless = {"language": 1, "name": {"en": "Dream"}, "power": {"take": {"magic-purple": 1}}}
    stranger.goto(link_to(useless))
    note = stranger.get_by_text("Nobody can ever do anything with this card")
    expect(note).to_be_visible()
    row(stranger, "^Take").get_by_role("combobox").select_option(label="silver")
    expect(note).to_be_hidden()


def test_on_a_phone_three_dots_do_what_keys_do(visitors: Visitors) -> None:
    page = visitors.stranger(PHONE, has_touch=True)
    page.goto("/workshop")
    page.get_by_role("button", name="What happens?").tap()
    choose(page, "One of two")
    page.get_by_role("button", name="Something goes here").first.tap()
    choose(page, "Score")
    page.get_by_role("button", name="Something goes here").first.tap()
    choose(page, "Keep this card")
    page.get_by_role("button", name=re.compile("remove: Keep")).tap()
    page.get_by_role("dialog").get_by_role("button", name="Up").tap()
    expect(row(page, "^either: Keep")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    page.get_by_role("button", name="Card", exact=True).tap()
    expect(page.get_by_label("Name in English")).to_be_visible()
    expect(page.get_by_role("tree")).to_be_hidden()


def test_in_german_a_name_has_a_gender_and_its_accusative(visitors: Visitors) -> None:
    page = visitors.stranger(language="de")
    page.goto("/workshop")
    page.get_by_role("button", name="Was passiert?").click()
    menu = page.get_by_role("dialog", name="Was hier passt")
    menu.get_by_role("button", name=re.compile("^Punkten")).click()
    page.get_by_label("Name auf Deutsch").fill("Bote")
    page.get_by_role("radio", name="der", exact=True).check(force=True)
    expect(page.get_by_label("Mit „den“")).to_have_value("Boten")
    says(page, "Erhalte 1 Punkt.")
    expect(page.get_by_role("article", name="Bote")).to_be_visible()
    until_read(page, name={"de": "Bote"}, gender="m", accusative="Boten")


def test_a_card_is_tried_at_a_table_in_the_first_turn(stranger: Page) -> None:
    stranger.goto("/workshop")
    stranger.get_by_role("button", name="What happens?").click()
    choose(stranger, "Score")
    stranger.get_by_label("Name in English").fill("Bridge Keeper")
    expect(stranger.get_by_role("article", name="Bridge Keeper")).to_be_visible()
    until_read(stranger, name={"en": "Bridge Keeper"})
    with stranger.expect_response("**/api/tables") as reply:
        stranger.get_by_role("button", name="Try it at a table").click()
    seats = reply.value.json()["seats"]
    assert [seat["bot"] is not None for seat in seats] == [False, True, True, True]
    expect(stranger.get_by_role("region", name="You", exact=True)).to_be_visible()
    began = re.compile("^Turn 1 begins. New this turn: .*Bridge Keeper")
    expect(stranger.get_by_text(began).first).to_be_attached()


def test_a_card_on_trial_comes_again_until_one_has_had_enough(
    visitors: Visitors, web_site: Site
) -> None:
    page, person = visitors.guest("Oda")
    card = {"language": 1, "name": {"en": "Bridge Keeper"}, "power": {"score": 1}}
    brought = {"card": card, "copies": 2, "first": True, "again": True}
    laid = Laid("fist-2002", 3, asks("again"), {"home_made": [brought]})
    page.goto(f"/t/{lay(web_site, person, 'Oda', laid)}")
    mine = page.get_by_role("region", name="You", exact=True)
    expect(mine.get_by_text("Shall the Bridge Keeper come up again in this turn?")).to_be_visible()
    mine.get_by_role("button", name=re.compile("no, I have had enough of it", re.I)).click()
    expect(mine.get_by_role("button", name=re.compile("^Close|^Bid nothing"))).to_be_visible()


def test_a_member_finds_the_draft_on_another_device(visitors: Visitors) -> None:
    page = visitors.stranger()
    login = {"name": "Cardmaker", "password": "a stone in the fist"}
    assert page.context.request.post("/api/members", data=login).ok
    page.add_init_script("localStorage.setItem('been-here', 'true')")
    page.goto("/workshop")
    with page.expect_response(lambda reply: "/api/me/drafts/" in reply.url) as kept:
        page.get_by_label("Name in English").fill("Bridge Keeper")
    assert kept.value.ok
    other = visitors.stranger()
    assert other.context.request.post("/api/login", data=login).ok
    other.add_init_script("localStorage.setItem('been-here', 'true')")
    other.goto("/workshop")
    expect(other.get_by_label("Name in English")).to_have_value("Bridge Keeper")
    # What is removed on one is gone on the other.
    other.get_by_role("button", name=re.compile("^My cards")).click()
    with other.expect_response(lambda reply: "/api/me/drafts/" in reply.url):
        other.get_by_role("button", name="Throw away Bridge Keeper").click()
    page.reload()
    expect(page.get_by_label("Name in English")).to_have_value("")


class Filled(NamedTuple):
    """A rectangle on paper, in millimetres from the upper left corner, and its colour."""

    left: float
    top: float
    width: float
    height: float
    colour: tuple[float, ...]

    def is_about(self, width: float, height: float) -> bool:
        """But for the width of a pixel."""
        return abs(self.width - width) < PIXEL and abs(self.height - height) < PIXEL


#: The height of A4 in points, as Chromium has it; a point and a pixel in millimetres.
PAPER, POINT, PIXEL = 841.92, 25.4 / 72, 0.3


def pages_of(pdf: bytes) -> list[list[Filled]]:
    """What is filled on each page of a PDF that Chromium has made."""
    packed = re.findall(rb"/FlateDecode[^>]*>>\s*stream\r?\n(\x78.*?)\r?\nendstream", pdf, re.S)
    contents = [zlib.decompress(one).decode("latin-1") for one in packed]
    return [list(filled(one)) for one in contents if re.match(r"[\d. -]+ cm", one)]


def filled(content: str) -> Iterator[Filled]:
    """The rectangles in the content of a page: its operators stand behind their numbers."""
    now: tuple[float, float, float, float, tuple[float, ...]] = (1, 1, 0, 0, (0,))
    before, waiting, numbers = [now], list[Filled](), list[float]()
    for word in content.split():
        sx, sy, dx, dy, colour = now
        match word:
            case "q":
                before.append(now)
            case "Q":
                now = before.pop()
            case "cm":
                a, _, _, d, e, f = numbers[-6:]
                now = (sx * a, sy * d, dx + e * sx, dy + f * sy, colour)
            case "rg":
                now = (sx, sy, dx, dy, tuple(numbers[-3:]))
            case "re":
                x, y, w, h = numbers[-4:]
                upper = max(y * sy, (y + h) * sy) + dy
                left, top, width, height = x * sx + dx, PAPER - upper, w * sx, abs(h * sy)
                left, top, width, height = (n * POINT for n in (left, top, width, height))
                waiting.append(Filled(left, top, width, height, colour))
            case "f" | "f*":
                yield from waiting
                waiting = []
            case "n" | "S" | "W" | "W*":
                waiting = []
        numbers = [*numbers, float(word)] if re.fullmatch(r"-?[\d.]+", word) else []


@pytest.mark.parametrize(
    ("size", "each", "little_ink"), [((63, 88), 9, True), ((44, 68), 16, False)]
)
def test_cards_are_printed_in_their_size_with_marks_to_cut(
    stranger: Page, size: tuple[int, int], each: int, little_ink: bool
) -> None:
    stranger.goto("/workshop")
    stranger.get_by_role("button", name="What happens?").click()
    choose(stranger, "Score")
    says(stranger, "Score 1 point.")
    stranger.get_by_role("button", name="Print", exact=True).click()
    sheet = stranger.get_by_role("dialog", name="Print")
    sheet.get_by_role("spinbutton", name="Nameless").fill(str(each + 1))
    if size != (63, 88):
        sheet.get_by_role("radio", name="another size").check(force=True)
        sheet.get_by_label("Width in mm").fill(str(size[0]))
        sheet.get_by_label("Height in mm").fill(str(size[1]))
    sheet.get_by_label("Little ink").set_checked(little_ink)
    expect(sheet.get_by_text("2 sheets of A4")).to_be_visible()
    stranger.evaluate("window.print = () => {}")
    sheet.get_by_role("button", name="Print now").click()

    pdf = stranger.pdf(prefer_css_page_size=True, print_background=True)
    papers = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert [tuple(round(float(side) * POINT) for side in one) for one in papers] == [(210, 297)] * 2
    first, second = pages_of(pdf)
    cards, more = ([box for box in page if box.is_about(*size)] for page in (first, second))
    assert (len(cards), len(more)) == (each, 1)
    assert {box.colour == (1, 1, 1) for box in cards} == {little_ink}
    # A mark stands at every edge of a card, outside of all cards.
    down = sorted({box.left for box in first if box.is_about(0.2, 6)})
    across = sorted({box.top for box in first if box.is_about(6, 0.2)})
    edges = {box.left for box in cards} | {box.left + box.width for box in cards}
    assert all(any(abs(edge - mark) < PIXEL for mark in down) for edge in edges)
    assert [round(b - a) for a, b in pairwise(down)] == [size[0]] * (len(down) - 1)
    assert [round(b - a) for a, b in pairwise(across)] == [size[1]] * (len(across) - 1)
    assert (len(down) - 1) * (len(across) - 1) == each
    assert down[0] >= 8 and down[-1] <= 202 and across[0] >= 6 and across[-1] <= 291


def test_different_cards_are_printed_each_with_its_own_face(stranger: Page) -> None:
    """As often as was said, and none that was not asked for."""
    faces = {
        "Ferryman": ("Score 1 point.", "anchor"),
        "Miller": ("Take 3 silver.", "apple"),
        "Smith": ("Take 1 silver.", "anvil"),
    }
    powers: list[Any] = [{"score": 1}, {"take": {"silver": 3}}, {"take": {"silver": 1}}]
    for (name, (text, charge)), power in zip(faces.items(), powers, strict=True):
        picture = {"shape": "banner", "charge": charge}
        card = {"language": 1, "name": {"en": name}, "power": power, "picture": picture}
        stranger.goto(link_to(card))
        says(stranger, text)
    stranger.get_by_role("button", name="Print", exact=True).click()
    sheet = stranger.get_by_role("dialog", name="Print")
    for name, copies in {"Ferryman": 2, "Miller": 1, "Smith": 0}.items():
        sheet.get_by_role("spinbutton", name=name).fill(str(copies))
    sheet.get_by_role("spinbutton", name="Smith").blur()
    expect(sheet.get_by_text("One sheet of A4")).to_be_visible()
    stranger.evaluate("window.print = () => {}")
    sheet.get_by_role("button", name="Print now").click()
    stranger.emulate_media(media="print")
    printed = stranger.locator(".paper article")
    expect(printed).to_have_count(3)
    wanted = Counter({"Ferryman": 2, "Miller": 1})
    assert Counter(face.get_by_role("heading").inner_text() for face in printed.all()) == wanted
    for name in wanted:
        text, charge = faces[name]
        face = printed.filter(has_text=name).first
        expect(face).to_contain_text(text)
        expect(face.locator("use")).to_have_attribute("href", re.compile(f"#{charge}$"))


def test_the_lab_measures_the_card_and_can_be_stopped(visitors: Visitors) -> None:
    page, _ = visitors.guest("Hilda", size=PHONE)
    page.goto("/workshop")
    page.get_by_role("button", name="What happens?").click()
    choose(page, "Take from the bank")
    until_read(page)
    page.get_by_role("button", name="Strength").click()
    panel = page.get_by_role("region", name="How strong is it?")
    # Two seconds after the last change it starts by itself.
    expect(panel.get_by_text(re.compile("Running: |It is next|Waiting: "))).to_be_visible()
    scale = panel.get_by_role("img")
    expect(scale).to_have_accessible_name(re.compile("published cards are between"))
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_text("Stopped after")).to_be_visible()
    panel.get_by_text("All published cards").click()
    rows = panel.get_by_role("row")
    expect(rows.filter(has_text="Witch")).to_have_text(re.compile(r"[+−]?[\d.]+ [+−]?[\d.]+ to "))
