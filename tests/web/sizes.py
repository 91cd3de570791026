"""A table on every screen: what one needs is in sight, and the rest can be reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

SIZES = {
    "phone": (360, 740),
    "phone on its side": (740, 360),
    "tablet": (768, 1024),
    "low laptop": (1366, 650),
    "laptop": (1440, 900),
    "large screen": (2560, 1440),
    "laptop at 200 %": (720, 450),
}

#: Those of some elements that are not wholly in the window, or are covered by something else.
HIDDEN = """([selectors, reach]) => {
  const isSeen = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // What can be pressed may lie over what stands there.
    return [hit, hit?.closest("li")].some((one) => one?.contains(element)) || element.contains(hit);
  };
  const all = selectors.flatMap((one) => {
    const found = [...document.querySelectorAll(one)].filter((element) =>
      element.checkVisibility());
    return found.length ? found : [one];
  });
  return all.filter((element) => {
    if (typeof element === "string") return true;
    if (reach) element.scrollIntoView({ block: "center", inline: "center" });
    return !isSeen(element);
  }).map((element) => element.outerHTML?.slice(0, 120) ?? `no ${element}`);
}"""

#: Words that stick out of their button or lie over other words, and words cut off without a sign.
#: What stays lies over what is scrolled.
UNTIDY = """([table, stays]) => {
  const words = [...document.querySelectorAll(
    `${table} :is(h2, h3, p, b, small, button, button span)`)]
    .filter((element) => element.checkVisibility())
    .filter((element) => getComputedStyle(element).clipPath === "none")
    .flatMap((element) => [...element.childNodes]
      .filter(({ nodeType, data }) => nodeType === 3 && data.trim())
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return { element, text: node.data.trim(), box: range.getBoundingClientRect() };
      }))
    .filter(({ box }) => box.width && box.height);
  const found = [];
  for (const { element, text, box } of words) {
    const around = element.closest("button")?.getBoundingClientRect();
    if (around && (box.left < around.left - 1 || box.right > around.right + 1))
      found.push(`sticks out: ${text}`);
    const style = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    if (isCut && style.overflowX === "hidden" && style.textOverflow !== "ellipsis")
      found.push(`cut: ${text}`);
  }
  const inner = ({ left, top, right, bottom }) => [left + 2, top + 4, right - 2, bottom - 4];
  for (const [n, one] of words.entries())
    for (const other of words.slice(n + 1)) {
      if (one.element.closest(stays) !== other.element.closest(stays)) continue;
      const [l, t, r, b] = inner(one.box), [x, y, u, v] = inner(other.box);
      if (Math.max(l, x) < Math.min(r, u) && Math.max(t, y) < Math.min(b, v))
        found.push(`${one.text} / ${other.text}`);
    }
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return over > 0 ? [...found, `${over} pixels too wide`] : found;
}"""

#: What lies under the battlements of my screen when there is nothing left to scroll.
UNDER_BATTLEMENTS = """([upper, screen]) => {
  const mine = document.querySelector(screen);
  const { left, top, right } = mine.getBoundingClientRect();
  const height = parseFloat(getComputedStyle(mine, "::before").height);
  return [...document.querySelectorAll(`${upper} :is(h2, h3, p, b, svg, button)`)]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return element.checkVisibility() && box.height && !element.closest(".vh")
        && box.right > left && box.left < right && box.bottom > top - height + 1 && box.top < top;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}"""


#: To the top, or to the lower end of something.
SCROLL = """(end) => {
  for (const one of document.querySelectorAll(".game-area, .game-area *")) one.scrollTop = 0;
  scrollTo(0, 0);
  if (end) document.querySelector(end).scrollIntoView({ block: "end" });
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # The log beside the table comes and goes.
    wide = page.evaluate("matchMedia('(width >= 1101px)').matches")
    expect(page.locator("aside.side")).to_have_count(1 if wide else 0)
    page.wait_for_timeout(100)


def hidden(page: Page, selectors: Sequence[str]) -> list[str]:
    found: list[str] = page.evaluate(HIDDEN, [selectors, False])
    return found


def faults(
    page: Page,
    *,
    table: str,
    needed: Sequence[str],
    reached: Sequence[str],
    stays: str,
    end: str,
    battlements: tuple[str, str] | None = None,
) -> dict[str, Any]:
    """All that is wrong at this size: at the top, at the end of what is decided, and on the way."""
    page.evaluate(SCROLL)
    found = {"hidden": hidden(page, needed), "untidy": page.evaluate(UNTIDY, [table, stays])}
    page.evaluate(SCROLL, end)
    if battlements:
        found["under battlements"] = page.evaluate(UNDER_BATTLEMENTS, list(battlements))
    found["hidden below"] = hidden(page, needed)
    found["out of reach"] = page.evaluate(HIDDEN, [reached, True])
    page.evaluate(SCROLL)
    return {what: where for what, where in found.items() if where}
