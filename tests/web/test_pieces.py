"""A piece that is new on the table is drawn in the first frame: its file is there already."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.laid import MOMENTS, lay
from tests.web.players import FistPlayer, GoldPlayer

#: How many pieces were new, and which of them were still empty when they were to be painted.
WATCH = """() => {
  window.pieces = { fresh: 0, empty: [] };
  const look = (uses) => requestAnimationFrame(() => {
    for (const use of uses) {
      if (!use.isConnected || !use.checkVisibility()) continue;
      window.pieces.fresh += 1;
      if (use.getBBox().width === 0) window.pieces.empty.push(use.getAttribute("href"));
    }
  });
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const inside = added.filter((node) => node.querySelectorAll)
      .flatMap((node) => [...(node.matches("use") ? [node] : []), ...node.querySelectorAll("use")]);
    const changed = changes.filter(({ type }) => type === "attributes").map((one) => one.target);
    look([...inside, ...changed.filter((node) => node.matches("use"))]);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["href"] });
}"""


@pytest.mark.parametrize("moment", ["fist-bid", "gold-turn"])
def test_pieces_do_not_flicker(visitors: Visitors, web_site: Site, moment: str) -> None:
    page, person = visitors.guest("Oda", calm=False, speed="fast")
    page.goto(f"/t/{lay(web_site, person, 'Oda', MOMENTS[moment])}")
    is_fist = moment.startswith("fist")
    player = FistPlayer(page) if is_fist else GoldPlayer(page)
    ready = page.locator(".mine .choosing button.as-wax" if is_fist else ".gold .ask h2")
    expect(ready).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    for _ in range(4):
        player.act()
    pieces = page.evaluate("window.pieces")
    assert pieces["fresh"] > 20
    assert pieces["empty"] == []
