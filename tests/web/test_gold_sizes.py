"""A table of Dragon's Gold on every screen: what one decides with, and the time, are in sight."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.server.sites import Site
from tests.web.chrome import KNOWS_THE_GAME, Visitors
from tests.web.laid import MOMENTS, STEPS, House, Laid, asks, lay, talks
from tests.web.sizes import SIZES, faults, hidden, resize
from tests.web.stations import SIGNS, visit

SCENES = MOMENTS | {
    "gold-share": Laid("dragons-gold", 1, asks("share"), STEPS | {"split": "divide"}),
    "gold-loot": Laid("dragons-gold", 3, asks("token"), STEPS),
}

#: Below a laptop it is in the beam; beside a table it stands above the log.
MY_TURN = ".beam .facts > b:first-child, .side .waiting.mine"
#: For each moment: what is always in sight, and what is, at least after scrolling.
NEEDED = {
    "gold-turn": [".gold .team .one", ".gold .ask h2", ".gold .ask .acts > *"],
    "gold-talks": [".gold .hoard li", ".gold .split .acts > *", ".gold .time > :is(b, .clock)"],
    "gold-divide": [".gold .split .acts button", ".gold .hoard li"],
    "gold-market": [".gold .acts button", ".gold .time :is(b, .clock, button)"],
    "gold-share": [],
    "gold-loot": [".gold .loot h2"],
}
REACHED = {
    "gold-turn": [".gold .dragon h3", ".gold .attackers", ".gold .rival h3", ".gold .stash li"],
    "gold-talks": [".gold .slain h2", ".gold .share", ".gold .stash li"],
    "gold-divide": [".gold .slain h2", ".gold .share button", ".gold .stash li"],
    "gold-market": [".gold .offers h3", ".gold .mine .row button", ".gold .stash li"],
    "gold-share": [".gold .slain h2", ".gold .shares .act button", ".gold .stash li"],
    "gold-loot": [".gold .loot li button", ".gold .loot .list", ".gold .stash li"],
}
#: What lies over what is scrolled.
STAYS = ".hand, .bar, .time, .acts"


@pytest.mark.parametrize(
    ("moment", "language"),
    # German has the longer words, and of English there is most while one negotiates.
    [*((moment, "de") for moment in NEEDED), ("gold-talks", "en")],
)
def test_every_question_at_every_size(
    visitors: Visitors, web_site: Site, moment: str, language: str
) -> None:
    page, person = visitors.guest("Oda", language=language)
    page.add_init_script(KNOWS_THE_GAME)
    wrong = {}
    visit(page, moment, f"/t/{lay(web_site, person, 'Oda', SCENES[moment])}")
    for name, size in SIZES.items():
        resize(page, size)
        if found := faults(
            page,
            table=".gold",
            needed=[MY_TURN, *NEEDED[moment]],
            reached=REACHED[moment],
            stays=STAYS,
            end=".gold .stage",
        ):
            wrong[name] = found
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_shares_are_taken_without_scrolling_in_flat_windows(
    visitors: Visitors, web_site: Site
) -> None:
    page, person = visitors.guest("Oda", language="de")
    visit(page, "gold-share", f"/t/{lay(web_site, person, 'Oda', SCENES['gold-share'])}")
    for name in ("phone on its side", "low laptop", "laptop"):
        resize(page, SIZES[name])
        assert hidden(page, [".gold .shares .act button"]) == [], name


def test_a_replay_at_every_size(visitors: Visitors, house: House) -> None:
    page = visitors.stranger(state=house.state, language="de")
    page.add_init_script("localStorage.setItem('language', '\"de\"')")
    visit(page, "replay-gold", house.addresses["replay-gold"])
    wrong, shapes = {}, {}
    for place, reached in {
        "1": [".gold .dragon h3", ".gold .attackers", ".gold .rival h3", ".gold .stash li"],
        "35": [".gold .slain h2", ".gold .share", ".gold .stash li"],
    }.items():
        page.get_by_role("slider").fill(place)
        for name, size in SIZES.items():
            resize(page, size)
            if found := faults(
                page,
                table=".gold",
                needed=[".dock input", ".dock button", ".dock select"],
                reached=reached,
                stays=STAYS,
                end=".gold .stage",
            ):
                wrong[f"{name}, step {place}"] = found
            shapes[name] = page.locator(".gold .shape").first.bounding_box()
    assert wrong == {}, json.dumps(wrong, indent=1, ensure_ascii=False)
    large, usual = shapes["large screen"], shapes["laptop"]
    assert large and usual and large["width"] > 1.3 * usual["width"]


@pytest.mark.parametrize(
    ("sign", "laid"),
    [
        ("gold-turn", Laid("dragons-gold", 3, asks("turn", turn=4), STEPS, clock="normal")),
        ("gold-talks", Laid("dragons-gold", 102, talks(1), {"timer": 600})),
    ],
)
def test_the_time_left_is_in_sight_at_every_size(
    visitors: Visitors, web_site: Site, sign: str, laid: Laid
) -> None:
    page, person = visitors.guest("Oda")
    page.goto(f"/t/{lay(web_site, person, 'Oda', laid)}")
    expect(page.locator(SIGNS[sign]).first).to_be_visible()
    wrong = {}
    for name, size in SIZES.items():
        resize(page, size)
        if found := hidden(page, ["[role=timer]"]):
            wrong[name] = found
    assert wrong == {}
    # And it is there once.
    expect(page.locator("[role=timer]")).to_have_count(1)
