"""What is wrong on a screen: what sticks out, is cut, covered, out of sight or out of reach."""

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


#: How far the page is wider than the window, and what sticks out; what scrolls by itself may.
TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const over = document.documentElement.scrollWidth - width;
  if (over <= 0) return null;
  const out = [...document.querySelectorAll("main *, header *")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width && box.right > width + 1 && element.checkVisibility();
  });
  return { over, out: out.slice(-4).map((element) => element.outerHTML.slice(0, 120)) };
}"""

#: Everything that can be pressed and is too small: below 44 pixels, unless it is a word of a
#: sentence, as WCAG 2.5.8 has it. What lies around a target by
#: `::after`, and the label of a radio button, counts.
TOO_SMALL = """() => {
  const size = (element) => {
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
    const after = getComputedStyle(element, "::after");
    const n = (text) => -Math.min(0, parseFloat(text) || 0);
    if (after.content === "none" || after.position !== "absolute") return [width, height];
    return [width + n(after.left) + n(after.right), height + n(after.top) + n(after.bottom)];
  };
  const isWord = (element) => {
    const sentence = element.closest("p");
    return sentence !== null && sentence.innerText.trim().length > element.innerText.trim().length;
  };
  const seen = { visibilityProperty: true, opacityProperty: true };
  const found = [];
  const targets = "a[href], button, input, select, textarea, summary";
  for (const element of document.querySelectorAll(targets)) {
    if (element.disabled || !element.checkVisibility(seen)) continue;
    if (getComputedStyle(element).clipPath !== "none") continue;
    const [width, height] = size(element).map(Math.round);
    if (!width || !height || (width >= 44 && height >= 44)) continue;
    if (isWord(element)) continue;
    found.push(`${width} x ${height} ${element.outerHTML.slice(0, 130)}`);
  }
  return found;
}"""


#: Puts other texts in the place of those that are seen, and tells what of them cannot be read then:
#: what is cut off, sticks out of its button, or lies over another text.
TOO_LONG = """(other) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = { visibilityProperty: true, opacityProperty: true };
  const nodes = [];
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, dialog:not([open]), option")) continue;
    // The size of this title follows from its length.
    if (parent.closest(".lot h2")) continue;
    if (!parent.checkVisibility(seen) || parent.closest(".vh")) continue;
    if (getComputedStyle(parent).clipPath !== "none") continue;
    // A word of a sentence goes with it to the next line.
    if (parent.closest("p")?.innerText.trim().length > node.data.trim().length) continue;
    if (getComputedStyle(parent).display === "inline" && parent.matches("button, a")) continue;
    nodes.push(node);
  }
  const texts = () => nodes.map((node) => node.data.trim());
  if (other === null) return texts();
  const boxes = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  // What is scrolled goes below what stays: only what lies side by side may not touch.
  const isBeside = (a, b) => {
    const range = document.createRange();
    range.setStart(nodes[a], 0);
    range.setEnd(nodes[b], 0);
    const around = range.commonAncestorContainer;
    return around.getBoundingClientRect?.().height < 100;
  };
  const overlaps = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const pairs = () => {
    const all = nodes.map(boxes), found = new Set();
    for (let a = 0; a < all.length; a++)
      for (let b = a + 1; b < all.length; b++)
        if (all[a].some((one) => all[b].some((two) => overlaps(one, two)))) found.add(`${a} ${b}`);
    return found;
  };
  const before = pairs();
  const said = texts();
  const changed = nodes.filter((_, n) => said[n] in other);
  for (const node of changed) node.data = other[node.data.trim()];
  const found = [];
  for (const node of changed) {
    for (const box of boxes(node)) {
      const out = (rect) => box.left < rect.left - 1 || box.right > rect.right + 1;
      for (let around = node.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === "auto" || overflowX === "scroll") break;
        const holds = around.matches("button, label, a, td, th");
        if ((holds || overflowX !== "visible") && out(around.getBoundingClientRect()))
          found.push(`${node.data} sticks out of ${around.outerHTML.slice(0, 90)}`);
      }
    }
  }
  for (const pair of pairs()) {
    const [a, b] = pair.split(" ").map(Number);
    if (!before.has(pair) && isBeside(a, b))
      found.push(`${nodes[a].data.trim()} lies over ${nodes[b].data.trim()}`);
  }
  return found;
}"""

#: Controls of which something else would be hit, once they are scrolled to either edge.
COVERED = """(inside) => {
  const found = new Set();
  const controls = document.querySelectorAll(`${inside} :is(a, button, input, summary)`);
  for (const element of controls) {
    const seen = { visibilityProperty: true };
    if (element.disabled || !element.checkVisibility(seen)) continue;
    for (const block of ["start", "end"]) {
      element.scrollIntoView({ block, inline: "nearest" });
      // Of a link that is broken into lines, the first.
      const [{ left, top, width, height } = {}] = element.getClientRects();
      if (!width || !height) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const own = element.closest("label") ?? element;
      if (own.contains(hit)) continue;
      const [what, above] = [element, hit].map((one) => one?.outerHTML.slice(0, 90));
      found.add(`${block}: ${what} under ${above}`);
    }
  }
  scrollTo(0, 0);
  return [...found];
}"""

#: Text that is cut off without a sign that there is more.
CUT = """() => [...document.querySelectorAll("main *, header *")]
  .filter((element) => {
    const style = getComputedStyle(element);
    return (
      element.scrollWidth > element.clientWidth + 1 &&
      ["hidden", "clip"].includes(style.overflowX) &&
      style.textOverflow !== "ellipsis" &&
      style.clipPath === "none" &&
      element.innerText?.trim() &&
      element.checkVisibility()
    );
  })
  .map((element) => element.outerHTML.slice(0, 120))"""

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
