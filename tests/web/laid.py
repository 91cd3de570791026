"""Tables that are written into the database of a site in the middle of a game, or at its end."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page
from sqlalchemy import delete, insert

from dragonstones import Match
from dragonstones.bots import Players, make_bot
from dragonstones.coach import COACH_VERSION, report
from dragonstones.server import schema
from dragonstones.server.database import now
from dragonstones.server.played import rows_of
from dragonstones.server.tables import SeatRow, TableRow, new_id
from dragonstones.wire import ClockName, CoachReport
from tests.server.sites import Site
from tests.web.chrome import KNOWS_THE_GAME, Visitors
from tests.web.published import found_guild
from tests.web.rated import rated
from tests.web.writing import writing
from tests.web.written import written

#: The others at the table: they go on by themselves, and then wait for me.
COMPANY = ("apprentice:sly", "apprentice:bold", "apprentice:far-sighted")
LUCK = "5e" * 32
#: Of the Archmage for each decision: few, so that a report is there at once.
THOUGHTS = 8

Until = Callable[[Match], bool]


@dataclass
class Laid:
    """A game from its seed up to a moment, as apprentices play it."""

    game: str
    seed: int
    until: Until
    options: Mapping[str, Any] = field(default_factory=dict)
    #: Bots; before them may sit people who play at the same device as the first one.
    company: Sequence[str] = COMPANY
    mates: Sequence[str] = ()
    #: The ids and names of people at devices of their own.
    others: Sequence[tuple[str, str]] = ()
    name: str = "The Ember & Goose"
    hints: bool = False
    clock: ClockName = "none"

    def play(self) -> tuple[Match, list[list[Any]]]:
        seats = 1 + len(self.mates) + len(self.others) + len(self.company)
        match = Match.new(self.game, seats=seats, seed=f"{self.seed:064x}", options=self.options)
        bots = {n: make_bot(self.game, "apprentice", f"{self.seed}/{n}") for n in range(seats)}
        players, entries = Players(match, bots), list[list[Any]]()
        while match.waiting and not self.until(match):
            # In turns; but all others have closed their fists before I do.
            last = entries[-1][0] if entries else 0
            after = [(last + n) % seats for n in range(1, seats + 1)]
            asked = [seat for seat in after if seat in match.waiting]
            seat = max(asked) if match.waiting[asked[0]].kind == "bid" else asked[0]
            answer = players.ask(seat)
            match.answer(seat, answer)
            entries.append([seat, answer, None])
        return match, entries


def lay(site: Site, person: str, name: str, laid: Laid) -> str:
    """Put it into the database, with this person at seat 0; the table's id."""
    match, entries = laid.play()
    assert bool(match.waiting) == (laid.until is not never), "that never happens"
    id, at = new_id(), now()
    is_over = not match.waiting
    table: dict[str, Any] = {
        "id": id,
        "name": laid.name,
        "game": match.game.id,
        "rules": match.game.rules,
        "options": match.options,
        "clock": laid.clock,
        "public": False,
        "hints": laid.hints,
        "state": "over" if is_over else "playing",
        "host": person,
        "created": at,
        "touched": at,
        "started": at,
        "ended": at if is_over else None,
        "server_luck": LUCK,
        "seed": match.seed,
        "result": match.result,
    }
    sharing = [(person, one) for one in (name, *laid.mates)]
    people: list[dict[str, Any]]
    people = [{"person": id, "name": one, "bot": None} for id, one in (*sharing, *laid.others)]
    bots: list[dict[str, Any]]
    bots = [{"person": None, "name": None, "bot": bot} for bot in laid.company]
    seats = [
        {"table": id, "seat": seat, "left": False, **one} for seat, one in enumerate(people + bots)
    ]
    with writing(site) as connection:
        connection.execute(insert(schema.tables), table)
        connection.execute(insert(schema.seats), seats)
        connection.execute(insert(schema.journal), _row(id, 0, entries))
        if is_over:
            places = [SeatRow(**one) for one in people + bots]
            none: dict[str, Any] = {"code": None, "rematch": None, "sent_away": []}
            done = rows_of(TableRow(**(table | none), seats=places))
            connection.execute(insert(schema.played), done)
    return id


def coached(site: Site, table: str, made: CoachReport, **changes: Any) -> None:
    """Put what the coach says of a seat of a finished table into the database."""
    rows = schema.coachings
    row = {
        "table": table,
        "seat": made.seat,
        "version": COACH_VERSION,
        "report": msgspec.json.encode(made).decode(),
        "shared": False,
        "state": "done",
        "asked": now(),
        "until": 0,
    }
    with writing(site) as connection:
        mine = (rows.c.table == table) & (rows.c.seat == made.seat)
        connection.execute(delete(rows).where(mine))
        connection.execute(insert(rows), row | changes)


def run_out(site: Site, table: str) -> None:
    """Let the time of what is asked there be over, as another process of the site would: this one
    finds out when it writes."""
    with writing(site) as connection:
        connection.execute(insert(schema.journal), _row(table, 1, [[None, "time", None]]))


def _row(table: str, number: int, entries: list[list[Any]]) -> dict[str, Any]:
    return {"table": table, "number": number, "at": now(), "entries": json.dumps(entries)}


# -- moments --------------------------------------------------------------------


def asks(*kinds: str, alone: bool = True, turn: int = 1) -> Until:
    """Seat 0 is asked one of these, and everybody else has answered."""

    def until(match: Match) -> bool:
        decision = match.waiting.get(0)
        return (
            decision is not None
            and decision.kind in kinds
            and (not alone or len(match.waiting) == 1)
            and match.view()["table"].get("turn", turn) >= turn
        )

    return until


def talks(proposals: int) -> Until:
    """Seat 0 and others have proposed splits of a treasure, and seat 0 is asked about them."""

    def until(match: Match) -> bool:
        found = match.view()["table"].get("negotiation")
        return bool(
            found
            and 0 in match.waiting
            and 0 in found["fighters"]
            and len(found["proposals"]) >= proposals
            and 0 in [one["seat"] for one in found["proposals"]]
        )

    return until


def never(match: Match) -> bool:
    return False


#: Nobody is in a hurry: so many steps instead of seconds.
STEPS = {"timer": None}

#: Everything that a table can look like, by a name.
MOMENTS: dict[str, Laid] = {
    "fist-bid": Laid("fist-2002", 3, asks("bid", turn=2)),
    "fist-choice": Laid("fist-tavern", 4, asks("victim")),
    "fist-dealt": Laid("fist-tavern", 5, asks("discard-special")),
    "fist-pay": Laid("fist-tavern", 15, asks("pay")),
    "fist-end": Laid("fist-2002", 5, never),
    "gold-turn": Laid("dragons-gold", 3, asks("turn", turn=4), STEPS | {"rules": "advanced"}),
    "gold-talks": Laid("dragons-gold", 19, talks(2), STEPS),
    "gold-divide": Laid("dragons-gold", 5, asks("divide"), STEPS | {"split": "divide"}),
    "gold-market": Laid("dragons-gold", 6, asks("trade", alone=False), STEPS),
    "gold-end": Laid("dragons-gold", 5, never, STEPS),
}


@dataclass
class House:
    """A site with tables of one guest, and what a browser needs to be that guest."""

    site: Site
    person: str
    name: str
    tables: dict[str, str]
    #: A table that waits for players.
    room: str
    #: The guest's cookie, and what the browser remembers.
    state: Any
    #: The pages of what is published here.
    guild: dict[str, str]
    #: Those of the forum.
    forum: dict[str, str]

    @property
    def addresses(self) -> dict[str, str]:
        """Every page of the site and every moment of a table."""
        pages = {
            "home": "/",
            "lobby": "/lobby",
            "new": "/new",
            "pass": "/pass",
            "rules": "/rules",
            "rules-2002": "/rules/fist-2002",
            "rules-tavern": "/rules/fist-tavern",
            "rules-gold": "/rules/dragons-gold",
            "strategy": "/strategy",
            "strategy-gold": "/strategy/dragons-gold",
            "card": "/cards/fist-2002/wizard",
            "me": "/me",
            "person": "/people/Anselm%20Greycloak",
            "settings": "/settings",
            "notices": "/notices",
            "about": "/about",
            "tv": "/tv",
            "workshop": "/workshop",
            "guild": "/guild",
            **self.guild,
            **self.forum,
            "puzzles": "/puzzles",
            "ratings": "/ratings",
            "learn": "/learn",
            "lesson-fist": "/learn/fist-2002/auction",
            "lesson-gold": "/learn/dragons-gold/kill",
            "lost": "/nothing-here",
            "room": f"/t/{self.room}",
        }
        tables = {name: f"/t/{id}" for name, id in self.tables.items()}
        ended = {game: self.tables[f"{game}-end"] for game in ("fist", "gold")}
        replays = {f"replay-{game}": f"/replay/{id}" for game, id in ended.items()}
        coaches = {f"coach-{game}": f"/games/{id}/coach" for game, id in ended.items()}
        return pages | tables | replays | coaches


def _befriend(visitors: Visitors, page: Page, person: str) -> None:
    """A friend who waits at a table, has invited the guest, and whom the guest could invite; and
    somebody else who asks to be one."""
    friend, other = visitors.guest("Bertram Ember")
    asker, _ = visitors.guest("Nell Thistle")
    assert asker.context.request.post("/api/me/friends", data={"person": person}).ok
    assert friend.context.request.post("/api/me/friends", data={"person": person}).ok
    assert page.context.request.post("/api/me/friends", data={"person": other}).ok
    for public in (True, False):
        wish = {"game": "fist-2002", "name": "The Green Lamp", "public": public}
        table = friend.context.request.post("/api/tables", data=wish).json()["id"]
    wish = {"person": person}
    assert friend.context.request.post(f"/api/tables/{table}/invitations", data=wish).ok


def furnish(browser: Browser, site: Site, moments: Mapping[str, Laid] = MOMENTS) -> House:
    name = "Hilda Oakmug"
    visitors = Visitors(browser, site)
    page, person = visitors.guest(name)
    wish = {"game": "fist-2002", "seats": 4, "name": "The Raven & Star", "public": True}
    made = page.context.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    room = str(made.json()["id"])
    page.goto("/about")
    page.evaluate(KNOWS_THE_GAME)
    state = page.context.storage_state()
    _befriend(visitors, page, person)
    visitors.leave()
    tables = {key: lay(site, person, name, laid) for key, laid in moments.items()}
    for key in ("fist-end", "gold-end"):
        coached(site, tables[key], report(moments[key].play()[0].journal(), 0, THOUGHTS))
    guild = found_guild(Visitors(browser, site), site, state)
    forum = written(Visitors(browser, site), site, state, guild, tables["fist-end"])
    rated(site, [name, "Anselm Greycloak"])
    return House(site, person, name, tables, room, state, guild, forum)
