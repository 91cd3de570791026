"""A guild in which something is published already: cards that were measured, and a variant."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse
from sqlalchemy import insert

from dragonstones.arena.lab import Sums, version_of
from dragonstones.arena.lab.experiment import Experiment
from dragonstones.server import schema
from dragonstones.server.database import now
from tests.server.sites import Site
from tests.web.chrome import Visitors
from tests.web.writing import writing

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = "fist-2002"
#: Cards of the examples with their tags; and what the lab has found out about each: the chance of
#: winning that it gains, and in how many close auctions. None: it has not been measured.
CARDS: dict[str, tuple[list[str], tuple[float, int] | None]] = {
    "baker": (["simple", "friendly"], (0.085, 1200)),
    "gambler": (["lucky", "funny"], (0.01, 90)),
    "night-watch": (["tricky"], None),
    "tax-collector": (["nasty"], (0.21, 1200)),
    "hermit": (["simple"], (0.08, 700)),
}


def found_guild(visitors: Visitors, site: Site, state: Any) -> dict[str, str]:
    """Publish them as a member does; the guest of this state loves one. The paths of two pages."""
    member = visitors.stranger().context.request
    guest = visitors.stranger(state=state).context.request
    wish = {"name": "Anselm Greycloak", "password": "a stone in the fist"}
    assert member.post("/api/members", data=wish).ok
    assert member.patch("/api/me", data={"shown_to": "everybody"}).ok
    ids = {}
    for name, (tags, found) in CARDS.items():
        card = example("cards", name)
        if found:
            measured(site, card, *found)
        wanted = {"game": GAME, "card": card, "tags": tags}
        whole = said(member.post("/api/guild/cards", data=wanted))
        ids[name] = whole["entry"]["id"]
        if not found:  # nobody waits for the bots
            path = f"/api/games/{GAME}/workshop/measurements/{whole['measurement']}"
            assert member.delete(path).ok
    variant = {"variant": example("variants", "lean-years"), "tags": ["long"]}
    rules = said(member.post("/api/guild/variants", data=variant))["entry"]["id"]
    assert guest.put(f"/api/guild/entries/{ids['baker']}/heart").ok
    visitors.leave()
    return {
        "guild-card": f"/guild/cards/{ids['baker']}",
        "guild-variant": f"/guild/variants/{rules}",
    }


def example(folder: str, name: str) -> Any:
    return json.loads((EXAMPLES / folder / f"{name}.json").read_text(encoding="utf-8"))


def said(reply: APIResponse) -> Any:
    assert reply.ok, reply.text()
    return reply.json()


def measured(site: Site, card: Mapping[str, Any], gain: float, cases: int) -> None:
    """As if the bots had played it: every fourth time holding it decides the game, either way."""
    sums = Sums()
    for number in range(cases):
        luck = (0.5, -0.5, 0, 0)[number % 4]
        won = {"won": (1, int(number % 3 > 0)), "no_bids": (1, int(number % 3 == 0))}
        paid = {"price": (1, 2 + number % 4), "ahead": (1, number % 2)}
        sums.add({"effect": (1, gain + luck), "longer": (1, number % 3 / 2), **won, **paid})
    id, plain = Experiment(GAME, card).plain
    row = {
        "game": GAME,
        "card": id,
        "version": version_of(GAME),
        "data": dict(plain),
        "sums": sums.data(),
        "games": sums.games,
        "state": "done",
        "asked": now(),
    }
    with writing(site) as connection:
        connection.execute(insert(schema.measurements), row)
