"""Pictures for the documentation: `python -m tests.web.screenshots`, or `make screenshots`; with
names behind it, only those.

Each main page and both tables, light and dark, on a phone and on a laptop, into docs/img. The
tables are games from seeds, so that every run shows the same moments.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from dragonstones import Match
from dragonstones.coach import report
from tests.server.sites import Site
from tests.web import chrome
from tests.web.chrome import LAPTOP, PHONE, Visitors
from tests.web.laid import MOMENTS, House, Laid, Until, asks, coached, furnish, lay
from tests.web.players import FistPlayer
from tests.web.stations import SIGNS, still, visit

FOLDER = Path(__file__).parents[2] / "docs" / "img"
#: Bytes: they are in the repository.
LARGEST = 150_000
SIZES = {"laptop": LAPTOP, "phone": PHONE}

PAGES = (
    "home",
    "lobby",
    "new",
    "pass",
    "rules",
    "rules-tavern",
    "settings",
    "about",
    "workshop",
    "guild",
    "guild-card",
    "forum",
    "thread",
    "me",
    "ratings",
    "notices",
    "learn",
    "lesson-fist",
    "puzzles",
    "strategy-gold",
    "card",
    "replay-fist",
    "coach-fist",
)


def bids_for(card: str) -> Until:
    """In the fifth turn, when the game is at its best."""
    mine = asks("bid", turn=5)
    return lambda match: mine(match) and match.view()["table"]["auction"]["card"] == card


def talks(tokens: int) -> Until:
    """Three share at least so many tokens, and one of the others has made the first proposal."""

    def until(match: Match) -> bool:
        found = match.view()["table"]["negotiation"]
        return bool(
            found
            and 0 in found["fighters"]
            and len(found["fighters"]) == 3
            and sum(found["treasure"].values()) >= tokens
            and [one for one in found["proposals"] if one["seat"] != 0]
        )

    return until


#: The tables are pictured in the middle of something.
TABLES = {
    "fist": Laid("fist-2002", 8, bids_for("yellow-dragon"), name="The Ember & Goose"),
    "gold": Laid("dragons-gold", 102, talks(9), {"timer": 60}, name="The Copper & Kettle"),
    "gold-dragons": Laid("dragons-gold", 3, asks("turn", turn=4), {"rules": "advanced"}),
}


def build_a_fist(page: Page) -> None:
    player = FistPlayer(page)
    expect(player.close).to_be_visible()
    player.mine.get_by_role("button", name="Fairy Gold").first.click()
    player.mine.get_by_role("button", name="Fairy Gold").first.click()


def send_somebody(page: Page) -> None:
    page.locator(".team button").last.click()
    page.locator(".dragon.target button").first.click()


def change_their_split(page: Page) -> None:
    page.get_by_role("button", name="Copy it and change it").click()
    page.locator(".split.draft .share:not(.next) button.piece").first.click()
    expect(page.get_by_role("button", name="Agree: ").first).to_be_enabled()


READY: dict[str, Callable[[Page], None]] = {
    "fist": build_a_fist,
    "gold": change_their_split,
    "gold-dragons": send_somebody,
}


def save(page: Page, name: str) -> None:
    """As few colours as it takes; no person sees the difference."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.mouse.move(0, 0)
    still(page)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    for colours in (256, 128, 64):
        small = io.BytesIO()
        fewer(picture, colours).save(small, "PNG", optimize=True)
        if small.tell() <= LARGEST:
            break
    (FOLDER / f"{name}.png").write_bytes(small.getvalue())
    print(f"{name}.png, {small.tell() // 1000} kB")


def fewer(picture: Image.Image, colours: int) -> Image.Image:
    """Most of them where there is most to see, the others for what is small and bright."""
    palette: list[int] = []
    for part, how in (
        (colours * 5 // 8, Image.Quantize.MEDIANCUT),
        (colours * 3 // 8, Image.Quantize.MAXCOVERAGE),
    ):
        palette += (picture.quantize(part, how).getpalette() or [])[: part * 3]
    chosen = Image.new("P", (1, 1))
    chosen.putpalette(palette)
    return picture.quantize(palette=chosen, dither=Image.Dither.NONE)


def picture_all(browser: Browser, site: Site, house: House, wanted: Sequence[str]) -> None:
    for device, size in SIZES.items():
        for theme in ("light", "dark"):
            visitors = Visitors(browser, site)
            page = visitors.stranger(size, state=house.state, theme=theme)
            for name in (one for one in PAGES if one in wanted):
                visit(page, name, house.addresses[name])
                if name == "replay-fist":
                    slider = page.get_by_role("slider")
                    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
                save(page, f"{name.removesuffix('-fist')}-{device}-{theme}")
            for name, laid in ((one, TABLES[one]) for one in TABLES if one in wanted):
                # A new table each time, so that the sand does not run out.
                page.goto(f"/t/{lay(site, house.person, house.name, laid)}")
                sign = {"fist": "fist-bid", "gold": "gold-talks", "gold-dragons": "gold-turn"}[name]
                expect(page.locator(SIGNS[sign]).first).to_be_visible()
                if ready := READY.get(name):
                    ready(page)
                save(page, f"{name}-{device}-{theme}")
            visitors.leave()


def main() -> None:
    if lack := chrome.missing():
        sys.exit(f"no pictures: {lack}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=chrome.PATIENCE)
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), f"sqlite:///{folder}/dragonstones.db").start()
        try:
            with chrome.running() as browser:
                ends = {name: MOMENTS[name] for name in ("fist-end", "gold-end")}
                house, (match, _) = furnish(browser, site, ends), ends["fist-end"].play()
                # With all the thoughts that a site has for it.
                coached(site, house.tables["fist-end"], report(match.journal(), 0))
                picture_all(browser, site, house, sys.argv[1:] or [*PAGES, *TABLES])
        finally:
            site.stop()


if __name__ == "__main__":
    main()
