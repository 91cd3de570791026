"""How the page feels on a slow phone: Chromium with a quarter of this machine's speed.

    python -m benchmarks.phone

LCP: until the largest thing is drawn. INP: the slowest answer to a press. CLS: how much moves that
nobody has moved. On the front page, and at a table where coins are taken and fists closed.
"""

from __future__ import annotations

import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

#: Milliseconds, milliseconds, and a share of the screen.
GOALS = {"LCP": 2500, "INP": 200, "CLS": 0.05}
SLOWER = 4
#: What a phone has on the move: milliseconds there and back, and bytes a second.
NETWORK = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
PRESSES = 6

WATCH = """
  window.vitals = { LCP: 0, INP: 0, CLS: 0 };
  const watch = (type, hear, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear))
      .observe({ type, buffered: true, ...more });
  watch("largest-contentful-paint", (entry) => (vitals.LCP = entry.startTime));
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) vitals.CLS += entry.value; });
  watch("event", (entry) => {
    if (entry.interactionId) vitals.INP = Math.max(vitals.INP, entry.duration);
  }, { durationThreshold: 16 });
"""


def main() -> None:
    if not find_spec("playwright"):
        print("Playwright is not installed: a slow phone is not measured")
        return
    from tests.server.sites import Site
    from tests.web import chrome

    if lack := chrome.missing():
        print(f"a slow phone is not measured: {lack}")
        return
    with tempfile.TemporaryDirectory() as folder, chrome.running() as browser:
        site = Site(Path(folder), f"sqlite:///{folder}/dragonstones.db").start()
        try:
            context = browser.new_context(
                base_url=site.url,
                viewport={"width": chrome.PHONE[0], "height": chrome.PHONE[1]},
                has_touch=True,
                is_mobile=True,
                locale="en-GB",
            )
            context.set_default_timeout(120_000)
            context.add_init_script(WATCH)
            context.add_init_script(chrome.KNOWS_THE_GAME)
            page = context.new_page()
            phone = context.new_cdp_session(page)
            phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            phone.send("Network.enable")
            phone.send("Network.emulateNetworkConditions", {"offline": False, **NETWORK})
            _front_page(page)
            _table(page)
        finally:
            site.stop()


def _front_page(page: Any) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.get_by_role("radio").nth(1).tap(force=True)
    _say("the front page", page)
    page.get_by_role("button", name="Play now").tap()


def _table(page: Any) -> None:
    mine = page.get_by_role("region", name="You", exact=True)
    mine.wait_for()
    page.reload()
    for _ in range(PRESSES):
        coin = mine.get_by_role("button", name="put one in your hand")
        if coin.count():
            coin.first.tap()
        page.wait_for_timeout(300)
    _say("a table", page)


def _say(where: str, page: Any) -> None:
    page.wait_for_timeout(1000)
    for name, found in page.evaluate("window.vitals").items():
        figure = f"{found:.3f}" if name == "CLS" else f"{found:.0f} ms"
        print(f"a slow phone, {where + ', ' + name:34}{figure:>10}  (goal: {GOALS[name]})")


if __name__ == "__main__":
    main()
