"""How long the page takes to draw a view of six seats of Fist of Dragonstones.

    python -m benchmarks.render

A finished game of six is opened as a replay in Chromium, and each step of it is another view.
Measured is the time from the press of a key until the page has changed and the
browser knows where everything lies.
"""

from __future__ import annotations

import statistics
import tempfile
from importlib.util import find_spec
from pathlib import Path

GOAL = 16
STEPS = 120

#: Presses keys; each gives the milliseconds until all of the new view lies in its place.
MEASURE = """async ([keys, steps]) => {
  const times = [];
  for (let n = 0; n < steps; n++) {
    const start = performance.now();
    const key = keys[n % keys.length];
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return times;
}"""
#: A step forward changes the table as news do; a jump makes all of it anew.
WAYS = {"the page, a view of 6 seats": ["ArrowRight"], "the page, made anew": ["End", "Home"]}


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
                steps = min(STEPS, int(page.get_by_role("slider").get_attribute("max") or 0))
                found = {name: page.evaluate(MEASURE, [keys, steps]) for name, keys in WAYS.items()}
        finally:
            site.stop()
    for (name, times), goal in zip(found.items(), (GOAL, "-"), strict=True):
        median, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
        print(f"{name:32}{median:>8.1f} ms  (goal: {goal}), p95 {slow:.1f} ms")


if __name__ == "__main__":
    main()
