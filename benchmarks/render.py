"""How long the page takes to draw a view of six seats of Fist of Dragonstones.

    python -m benchmarks.render

A finished game of six is opened as a replay in Chromium; each step back and forth is a whole view
of another moment. Measured is the time from the press of a key until the page has changed and the
browser knows where everything lies.
"""

from __future__ import annotations

import statistics
import tempfile
from importlib.util import find_spec
from pathlib import Path

GOAL = 16
STEPS = 200

#: Presses keys; each gives the milliseconds until all of the new view lies in its place.
MEASURE = """async (steps) => {
  const times = [];
  for (let n = 0; n < steps; n++) {
    const key = n % 40 < 20 ? "ArrowRight" : "ArrowLeft";
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await Promise.resolve();
    await new Promise((done) => queueMicrotask(done));
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return times;
}"""


def main() -> None:
    if not find_spec("playwright"):
        print("Playwright is not installed: the page is not measured")
        return
    from tests.server.sites import Site
    from tests.web import chrome
    from tests.web.laid import COMPANY, Laid, furnish, never
    from tests.web.stations import visit

    if lack := chrome.missing():
        print(f"the page is not measured: {lack}")
        return
    six = Laid("fist-2002", 5, never, company=(*COMPANY, "apprentice", "apprentice"))
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), f"sqlite:///{folder}/dragonstones.db").start()
        try:
            with chrome.running() as browser:
                house = furnish(browser, site, {"fist-end": six, "gold-end": six})
                page = chrome.Visitors(browser, site).stranger(state=house.state)
                visit(page, "replay-fist", house.addresses["replay-fist"])
                page.keyboard.press("n")
                times = page.evaluate(MEASURE, STEPS)
        finally:
            site.stop()
    median, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    print(f"{'the page, a view of 6 seats':32}{median:>8.1f} ms  (goal: {GOAL}), p95 {slow:.1f} ms")


if __name__ == "__main__":
    main()
