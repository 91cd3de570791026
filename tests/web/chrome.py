"""Chromium without a window, and the people in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import dragonstones.server
from tests.server.sites import Site

PAGE = Path(dragonstones.server.__file__).parent / "page" / "index.html"

#: It works in a container, draws without a card, and calls nobody.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--host-resolver-rules=MAP dragons.test 127.0.0.1",
]

#: Time flies: no pause before a press counts, and what has happened is told in no time.
HURRY = """
  const later = window.setTimeout;
  window.setTimeout = (run, ms, ...more) => later(run, ms < 3000 ? 0 : ms, ...more);
"""

#: Somebody who knows the game: no note lies over the table.
KNOWS_THE_GAME = "localStorage.setItem('notes-on', 'false')"

#: Milliseconds: on a busy machine everything takes its time, and bots let others go first.
PATIENCE = 30_000
#: What needs no time takes so much there.
AT_ONCE = 1_500

LAPTOP, PHONE = (1440, 900), (360, 740)


def find_chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def missing() -> str | None:
    """What a test in the browser lacks; None: nothing."""
    if find_chromium() is None:
        return "Chromium is not installed (chromium)"
    if not PAGE.is_file():
        return "the page is not built (make page)"
    return None


@contextmanager
def running() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def at_home(folder: Path, **how: Any) -> Iterator[BrowserContext]:
    """A browser that has this folder to itself: the next one with it finds what this one has kept,
    compiled code included."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=find_chromium(), args=ARGUMENTS, **how
        )
        yield context
        context.close()


@dataclass
class Visitors:
    """Browsers as different people have them: with their own cookies, sizes and wishes."""

    browser: Browser
    site: Site
    contexts: list[BrowserContext] = field(default_factory=list)
    #: What went wrong in the scripts of their pages.
    errors: list[str] = field(default_factory=list)

    def stranger(
        self,
        size: tuple[int, int] = LAPTOP,
        *,
        language: str = "en",
        theme: str = "dark",
        calm: bool = True,
        hurry: bool = False,
        speed: str = "normal",
        state: Any = None,
        **more: Any,
    ) -> Page:
        """A page of somebody whom the site does not know; calm: with reduced motion; hurry:
        nothing on it takes time; speed: how stories are told.
        """
        context = self.browser.new_context(
            base_url=self.site.url,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "de": "de-DE"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if calm else "no-preference",
            storage_state=state,
            service_workers="block",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        if hurry:
            context.add_init_script(HURRY)
        if speed != "normal":
            context.add_init_script(f"localStorage.setItem('speed', '\"{speed}\"')")
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def guest(self, name: str, **how: Any) -> tuple[Page, str]:
        """A page of somebody who has been here before, and their id."""
        page = self.stranger(**how)
        wish = {"name": name, "language": how.get("language", "en")}
        reply = page.context.request.post("/api/guests", data=wish)
        assert reply.ok, reply.text()
        page.context.add_init_script("localStorage.setItem('been-here', 'true')")
        return page, str(reply.json()["id"])

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        self.contexts.clear()
