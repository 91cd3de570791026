"""The deal can be checked at home: with the game as a file, and the receipt that the page kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.terminal.program import run_here
from tests.web.chrome import AT_ONCE
from tests.web.players import game_over, leave


def test_a_game_that_i_left(stranger: Page, tmp_path: Path) -> None:
    stranger.goto("/")
    stranger.get_by_role("button", name="Play now").click()
    expect(stranger.get_by_role("region", name="You", exact=True)).to_be_visible()
    table = stranger.url
    leave(stranger)
    # A table that nobody watches sleeps; while I look on, bots play to the end, and at once.
    stranger.goto(table)
    about = f"/api/tables/{table.rpartition('/')[2]}"
    while stranger.request.get(about).json()["state"] != "over":
        stranger.wait_for_timeout(200)
    # Somebody who comes later sees how it ended, and no more of how it came.
    stranger.reload()
    over = game_over(stranger)
    expect(over.or_(stranger.get_by_role("button", name="Go on")).first).to_be_visible()
    expect(over).to_be_visible(timeout=AT_ONCE)

    game = saved(over.get_by_role("link", name="Download the game"), tmp_path / "game.json")
    receipt = saved(over.get_by_role("button", name="Fairness receipt"), tmp_path / "receipt.json")
    assert table.endswith(receipt["table"])
    assert game["fairness"]["luck"][receipt["seat"]] == receipt["luck"]

    def verify(receipt: Any) -> tuple[int, str]:
        file = tmp_path / "claimed.json"
        file.write_text(json.dumps(receipt), encoding="utf-8")
        done = run_here(tmp_path, "verify", str(tmp_path / "game.json"), "--receipt", str(file))
        return done.exit_code, done.output

    code, words = verify(receipt)
    assert (code, words.count("✗")) == (0, 0), words
    assert "Your part of the seed was used." in words
    code, words = verify({**receipt, "luck": "0" * 64})
    assert (code, words.count("✗")) == (1, 1), words
    code, words = verify({**receipt, "commitment": "0" * 64})
    assert (code, words.count("✗")) == (1, 1), words


def saved(what: Locator, file: Path) -> Any:
    with what.page.expect_download() as download:
        what.click()
    download.value.save_as(file)
    return json.loads(file.read_text(encoding="utf-8"))
