"""Playing without a site: how long it takes to begin, and how fast Python thinks in the browser.

    python -m benchmarks.device

Beginning is measured as somebody does it, from the press of "Play on this device" until the table
lies there: with nothing cached; and twice more, each time in the browser opened again after a short
game, with what the service worker has kept. The browser keeps what it compiles only from the second
time on. How fast bots are is measured with the Python that browsers get, in Chromium, each figure
the best of several.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

STARTS = 3
#: Milliseconds of a short game, in which the browser keeps what it has compiled.
GAME = 10_000
#: Seconds of a first start, and of the next ones.
BEGINS = {"nothing cached": 8.0, "the second time": 3.0, "the third time": 3.0}
GOALS = {"merchant": 100.0, "thoughts": 100}

#: The same files as the worker loads, in a page that may compile WebAssembly.
LOAD = """async () => {
  const list = await (await fetch("/python/python.json")).json();
  const base = `/python/${list.version}/`;
  const { loadPyodide } = await import(base + "pyodide.mjs");
  const python = await loadPyodide({ indexURL: base, packageBaseUrl: base,
    lockFileContents: { info: list.info, packages: {} } });
  for (const name of ["packages.zip", "dragonstones.zip", "words-en.zip", "words-de.zip"])
    python.unpackArchive(await (await fetch(base + name)).arrayBuffer(), "zip",
      { extractDir: "/lib/python3.14/site-packages" });
  window.python = python;
}"""
#: In Python: milliseconds for an answer, the best of some; each at another moment of one game.
THINK = """
import time
from dragonstones import Match
from dragonstones.bots import Players, make_bot
from dragonstones.bots.levels import budget_of

def times(game, level, answers):
    match = Match.new(game, seats=4, seed=7)
    bots = {seat: make_bot(game, level, seat) for seat in range(4)}
    players = Players(match, bots, {seat: budget_of(level) for seat in range(4)})
    taken = []
    while len(taken) < answers and match.waiting:
        seat = min(match.waiting)
        start = time.perf_counter()
        answer = players.ask(seat)
        taken.append((time.perf_counter() - start) * 1000)
        match.answer(seat, answer)
    return taken

times(%r, %r, %d)
"""
GAMES = ("fist-2002", "fist-tavern", "dragons-gold")


def main() -> None:
    if not find_spec("playwright"):
        print("Playwright is not installed: playing without a site is not measured")
        return
    from tests.server.sites import Site
    from tests.web import chrome

    if lack := chrome.missing():
        print(f"playing without a site is not measured: {lack}")
        return
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), f"sqlite:///{folder}/dragonstones.db").start()
        try:
            for name, seconds in _starts(folder, site.url).items():
                _say(f"on a device, to the first card, {name}", f"{seconds:.1f} s", BEGINS[name])
            with chrome.running() as browser:
                _bots(browser, site.url)
        finally:
            site.stop()


def _starts(folder: str, address: str) -> dict[str, float]:
    """The medians of some starts of each kind."""
    from tests.web import chrome

    found: dict[str, list[float]] = {name: [] for name in BEGINS}
    for number in range(STARTS):
        for taken in found.values():
            profile = Path(folder) / f"profile-{number}"
            with chrome.at_home(profile, base_url=address, reduced_motion="reduce") as context:
                context.set_default_timeout(120_000)
                page = context.new_page()
                page.goto("/device")
                page.evaluate("navigator.serviceWorker.ready.then(() => true)")
                page.reload()
                begin = time.monotonic()
                page.get_by_role("button", name="Play on this device").click()
                page.get_by_role("button", name="Play now").click()
                page.get_by_role("region", name="You", exact=True).wait_for()
                taken.append(time.monotonic() - begin)
                page.wait_for_timeout(GAME)
    return {name: statistics.median(taken) for name, taken in found.items()}


def _bots(browser: Any, address: str) -> None:
    page = browser.new_context(base_url=address, bypass_csp=True).new_page()
    page.goto("/about")
    page.evaluate(LOAD)

    def times(game: str, level: str, answers: int) -> list[float]:
        found: list[float] = page.evaluate(
            "(code) => window.python.runPython(code).toJs()", THINK % (game, level, answers)
        )
        return found

    for game in GAMES:
        merchant = times(game, "merchant", 60)
        slow = statistics.quantiles(merchant, n=20)[-1]
        _say(f"on a device, {game}, merchant, p95", f"{slow:.0f} ms", GOALS["merchant"])
    fist = min(times("fist-2002", "archmage:100", 5))
    _say("on a device, fist-2002, thoughts in 300 ms", f"{30_000 / fist:.0f}", GOALS["thoughts"])


def _say(name: str, figure: str, goal: object) -> None:
    print(f"{name:48}{figure:>8}  (goal: {goal})", flush=True)


if __name__ == "__main__":
    main()
