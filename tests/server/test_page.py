"""The files of the page, as the site serves them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from dragonstones.server.routes.page import make_router
from tests.server.people_app import browser

pytestmark = pytest.mark.anyio


async def get(folder: Path, path: str) -> httpx.Response:
    async with browser(Litestar([make_router(folder)], openapi_config=None)) as client:
        return await client.get(path)


async def test_what_the_build_noted_for_itself_is_not_served(tmp_path: Path) -> None:
    for name in ("index.html", "assets/a.js", ".vite/manifest.json", "assets/.hidden.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    assert (await get(tmp_path, "/assets/a.js")).text == "assets/a.js"
    for hidden in ("/.vite/manifest.json", "/assets/.hidden.js"):
        assert (await get(tmp_path, hidden)).status_code == 404
