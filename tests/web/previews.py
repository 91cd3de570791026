"""The pictures of link previews: `python -m tests.web.previews`, or `make previews`.

One for the site, and one for each family with the emblems that its manifest shows on the front
page. Without words, since one picture is for all languages.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from dragonstones.server.previews import HEIGHT, WIDTH
from tests.web import chrome
from tests.web.screenshots import fewer

WEB = Path(__file__).parents[2] / "web"
FOLDER = WEB / "public" / "previews"

#: What lies beside the hand in the picture of the site: from the left, from the top, how large.
STILL_LIFE = {
    "closed-hand": (330, -18, 420),
    "seal": (636, 262, 112),
    "fairy": (64, 150, 190),
    "common": (238, 250, 112),
    "stone-red": (222, 46, 112),
    "silver": (752, 60, 112),
    "stone-blue": (876, 196, 124),
    "stone-yellow": (904, 64, 92),
    "magic-red": (764, 232, 118),
}
PAGE = f"""<!doctype html><style>
body {{ margin: 0; width: {WIDTH}px; height: {HEIGHT}px; --player: #b23526; background:
  radial-gradient(720px 420px at 600px 260px, #5a3d1f, #2a1c12 400px, #18110c); }}
.card {{ position: absolute; inset: 56px 60px 174px; background: #ecdab2; border-radius: 3px; }}
.card::before {{ content: ""; position: absolute; inset: 10px; border: 2px solid #8d7347; }}
.card > svg {{ position: absolute; }}
.emblems {{ position: absolute; inset: 0; display: flex; justify-content: space-evenly;
  align-items: center; }}
.emblems svg {{ width: 290px; height: 290px; }}
.word {{ position: absolute; left: 0; right: 0; bottom: 38px; color: #f2e4c8; text-align: center; }}
.word svg {{ height: 104px; }}
</style><div class="card">%s</div><div class="word">%s</div>"""


def families() -> Iterator[tuple[str, str]]:
    """Each family, and its emblems in a row."""
    for manifest in sorted(WEB.glob("src/tables/*/manifest.ts")):
        [ids] = re.findall(r"\bpictures: \[(.*?)\]", manifest.read_text(), re.DOTALL)
        folder = WEB / "art" / "emblems" / manifest.parent.name
        drawn = "".join((folder / f"{id}.svg").read_text() for id in re.findall('"(.+?)"', ids))
        yield manifest.parent.name, f'<div class="emblems">{drawn}</div>'


def still_life() -> str:
    def laid(piece: str, left: int, top: int, size: int) -> str:
        box = f'style="left: {left}px; top: {top}px" width="{size}" height="{size}"'
        return (WEB / "art" / "pieces" / f"{piece}.svg").read_text().replace("<svg", f"<svg {box}")

    return "".join(laid(piece, *where) for piece, where in STILL_LIFE.items())


def draw(browser: Browser, name: str, inside: str) -> None:
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    page.set_content(PAGE % (inside, (WEB / "art" / "wordmark.svg").read_text()))
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    fewer(picture, 256).save(FOLDER / f"{name}.png", "PNG", optimize=True)
    page.close()


def main() -> None:
    if chrome.find_chromium() is None:
        sys.exit(f"no pictures: {chrome.missing()}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with chrome.running() as browser:
        draw(browser, "site", still_life())
        for family, emblems in families():
            draw(browser, family, emblems)


if __name__ == "__main__":
    main()
