"""What the tests in the browser share: one Chromium, one site, and tables in the middle of games.

All of it lives as long as the tests of this folder, and no longer: the browser's loop would be in
the way of others.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.sites import Site
from tests.web import chrome
from tests.web.chrome import Visitors
from tests.web.laid import House, furnish


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if lack := chrome.missing():
        pytest.skip(lack)
    expect.set_options(timeout=chrome.PATIENCE)
    with chrome.running() as browser:
        yield browser


@pytest.fixture(scope="package")
def web_site(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that nobody stops."""
    folder = tmp_path_factory.mktemp("web-site")
    database = f"sqlite:///{folder / 'dragonstones.db'}"
    # By this name it is as if the site were on another machine.
    site = Site(folder, database, allowed_hosts="dragons.test").start()
    yield site
    site.stop()


@pytest.fixture(scope="package")
def house(chromium: Browser, web_site: Site) -> House:
    """Somebody's tables, each at a moment worth seeing. Look, and leave them as they are."""
    return furnish(chromium, web_site)


@pytest.fixture
def visitors(chromium: Browser, web_site: Site) -> Iterator[Visitors]:
    here = Visitors(chromium, web_site)
    yield here
    here.leave()
    assert here.errors == []


@pytest.fixture
def stranger(visitors: Visitors) -> Page:
    """A page of somebody who comes for the first time, on a laptop."""
    return visitors.stranger()
