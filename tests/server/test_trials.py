"""Playing on from a moment of a finished game."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from dragonstones import Match
from dragonstones.engine.frames import up_to
from dragonstones.server import schema
from dragonstones.server.people import PersonRow
from dragonstones.server.refusals import Conflict, NotFound, SiteRefused
from dragonstones.server.replays import journal_of
from dragonstones.server.security import MAX_FILE
from dragonstones.server.settings import Settings
from dragonstones.server.site import Site
from dragonstones.server.tables import TableRow
from dragonstones.wire import TrialWanted
from tests.server.finished import Played, played, put
from tests.server.live import Live, Refused
from tests.server.made import make_tables

pytestmark = pytest.mark.anyio

GAMES: dict[str, dict[str, Any]] = {
    "fist-2002": {},
    "fist-tavern": {},
    "dragons-gold": {"rules": "advanced"},
}


@pytest.fixture(params=["sqlite_url", "postgres_url"])
async def site(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[Site]:
    """Not started, so that no bot moves before it was looked at."""
    site = Site(Settings(database_url=request.getfixturevalue(request.param)))
    await make_tables(site.database)
    yield site
    await site.database.close()


@pytest.fixture(scope="module", params=GAMES)
def done(request: pytest.FixtureRequest) -> Played:
    return played(request.param, **GAMES[request.param])


async def cleo(site: Site) -> PersonRow:
    return (await site.people.guest("Cleo", "en", ""))[0]


async def match_of(site: Site, table: TableRow) -> Match:
    """As a room makes it from what is on disk."""
    return Match.replay(journal_of(table, await site.journal.read(table.id)))


async def test_every_seat_knows_what_it_knew_then_and_no_more(site: Site, done: Played) -> None:
    """What the replay shows a seat at a moment, its trial shows it, to the byte."""
    await put(site.database, done)
    person = await cleo(site)
    rng = random.Random(1)
    for seat in range(4):
        replay = await site.replays.replay(done.id, str(seat))
        for frame in rng.sample(replay.frames[:-1], 3):
            wish = TrialWanted(table=done.id, at=frame.at, seat=seat)
            table = await site.trials.make(person, wish)
            match = await match_of(site, table)
            assert msgspec.json.encode(match.view(seat)) == bytes(frame.view)  # type: ignore[arg-type]
            assert [one.person for one in table.seats].index(person.id) == seat
            assert sum(one.bot is not None for one in table.seats) == 3


async def test_sealed_answers_of_that_moment_are_given_anew(site: Site) -> None:
    done = played("fist-2002")
    await put(site.database, done)
    journal = done.match.journal()
    asked = max(
        at
        for at, match in enumerate(Match.steps(journal))
        if match.is_sealed and 0 < len(match.waiting) < len(match.questions)
    )
    table = await site.trials.make(await cleo(site), TrialWanted(table=done.id, at=asked, seat=1))
    match = await match_of(site, table)
    assert match.is_sealed and len(match.waiting) == len(match.questions) > 1
    assert len(match.journal()["answers"]) < asked


async def test_a_bot_that_is_not_there_any_more_is_replaced(site: Site) -> None:
    done = played("fist-2002")
    await put(site.database, done)
    async with site.database.write() as connection:
        await connection.execute(update(schema.seats).values(bot="merchant:forgotten"))
    table = await site.trials.make(await cleo(site), TrialWanted(table=done.id, at=0, seat=1))
    seated = [seat.bot for seat in table.seats]
    assert seated[1] is None and None not in (seated[0], *seated[2:])
    assert "merchant:forgotten" not in seated


async def test_a_game_in_a_file_goes_on_as_it_was(site: Site) -> None:
    """Also one that was dealt by a number, or from a position."""
    person, first = await cleo(site), Match.new("fist-2002", seats=3, seed=7)
    position = first.position()
    for journal in (first.journal(), Match.from_position(position, seed=8).journal()):
        match, rng = Match.replay(journal), random.Random(2)
        while match.waiting:
            seat, decision = next(iter(match.waiting.items()))
            match.answer(seat, decision.sample(rng))
        file = json.loads(json.dumps(match.journal()))
        for wrapped in (file, {"format": 1, "journal": file, "names": ["A", "B", "C"]}):
            wish = TrialWanted(file=wrapped, at=20, seat=2)
            table = await site.trials.make(person, wish)
            then = up_to(file, 20)[1]
            assert (await match_of(site, table)).view(2) == then.view(2)


async def test_what_cannot_be_played_on_is_refused(site: Site) -> None:
    done = played("fist-2002")
    await put(site.database, done)
    person, journal = await cleo(site), json.loads(json.dumps(done.match.journal()))
    last = len(journal["answers"])

    async def refusal(**wish: Any) -> SiteRefused:
        with pytest.raises(Exception) as refused:
            await site.trials.make(person, TrialWanted(**{"at": 0, "seat": 0, **wish}))
        return refused.value  # type: ignore[return-value]

    assert (await refusal(table=done.id, at=last)).code == "trial-at-end"
    assert (await refusal(table=done.id, at=last + 1)).code == "no-such-moment"
    assert isinstance(await refusal(table=done.id, seat=4), NotFound)
    assert isinstance(await refusal(table="a" * 12), NotFound)
    assert (await refusal()).code == "no-file"
    assert (await refusal(file={})).code == "journal-shape"
    assert (await refusal(file={"journal": 7})).code == "journal-shape"
    unknown = await refusal(file={**journal, "game": "chess"})
    assert unknown.code == "no-such-game"
    half = {**journal, "answers": journal["answers"][: last // 2]}
    assert isinstance(await refusal(file=half), Conflict)
    wrong = {**journal, "answers": [[0, {"fairy": 99}], *journal["answers"]]}
    assert (await refusal(file=wrong)).code == "journal-refused"


async def test_a_trial_is_an_ordinary_table_that_says_what_it_is(live: Live) -> None:
    anna, ben = await live.guests("Anna", "Ben")
    table = await anna.new_table(seats=3, bots=["merchant:bold", "merchant:sly"])
    await live.finish(table)
    wire = await anna.watch(table)
    await wire.until(lambda wire: wire.table["state"] == "over")
    # Somebody who has the link can play on, too, and from any seat.
    trial = await ben.call("POST", "/tables/trial", {"table": table, "at": 30, "seat": 1})
    assert (trial["trial"], trial["public"], trial["state"]) == (True, False, "playing")
    assert [seat["name"] for seat in trial["seats"]] == [None, "Ben", None]
    assert trial["seats"][2]["bot"] == "merchant:sly"
    at_trial = await ben.watch(trial["id"])
    await at_trial.until(lambda wire: wire.view["decision"])
    then = up_to(live.journal(table), 30)[1]
    seen = [event.data() for event in then.events if event.seen_by(1)]
    assert [event["kind"] for event in at_trial.events][: len(seen)] == [e["kind"] for e in seen]
    await live.finish(trial["id"])
    await at_trial.until(lambda wire: wire.table["state"] == "over")
    past = (await ben.get("/me/games"))["games"]
    assert [(game["table"]["id"], game["table"]["trial"]) for game in past] == [(trial["id"], True)]


async def test_a_running_game_is_not_played_on_and_a_file_has_an_end(live: Live) -> None:
    anna = await live.guest("Anna")
    table = await anna.new_table(seats=3, bots=["merchant", "merchant"])
    with pytest.raises(Refused) as refused:
        await anna.call("POST", "/tables/trial", {"table": table, "at": 0, "seat": 0})
    assert refused.value.status == 404
    file = {"format": 1, "long": "x" * MAX_FILE}
    with pytest.raises(Refused) as refused:
        await anna.call("POST", "/tables/trial", {"file": file, "at": 0, "seat": 0})
    assert refused.value.status == 413
