"""The leak test on the bytes of the wire: at tables that differ only in what somebody cannot know,
everybody gets the same messages, byte for byte, and as many of them.

The tables begin from positions, as the tests of the games make them: a real site, real sockets,
and a match that was set up instead of dealt. Time stands still unless a test moves it.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import product, zip_longest
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from dragonstones import Match
from dragonstones.engine.events import TimeRanOut
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.server import journal, pace, questions, steward, tables
from tests.games.fist.scenario import player as bidder
from tests.games.fist.scenario import position as court
from tests.games.fist.tavern.conftest import guest as tavern_guest
from tests.games.gold.scenario import dragon, player, position
from tests.games.gold.test_hidden import after_a_theft
from tests.server.live import Guest, Live, Refused, Wire
from tests.server.players import until

pytestmark = pytest.mark.anyio

Transcript = list[str]
#: By viewer: the seats, and None for a spectator.
Transcripts = dict[int | None, Transcript]


class Time:
    """The site's clock."""

    ms = 0

    def start(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    for module in (questions, journal, steward, tables):
        monkeypatch.setattr(module, "now", time)
    return time


class Table:
    """Three players and a spectator at a table that was set up."""

    def __init__(self, live: Live, guests: list[Guest], id: str) -> None:
        self.live = live
        self.guests = guests
        self.id = id
        self.wires: dict[int | None, Wire] = {}
        self._earlier: dict[int | None, list[str]] = {}

    @property
    def players(self) -> list[Wire]:
        return [wire for seat, wire in self.wires.items() if seat is not None]

    async def settle(self) -> None:
        """All that was sent has come."""
        for wire in self.wires.values():
            await wire.rest()

    async def come_back(self, *viewers: int | None) -> None:
        """On new connections, one after the other."""
        for viewer in viewers:
            old = self.wires.pop(viewer)
            self._earlier[viewer] += self._heard(old)
            await old.close()
        for viewer in viewers:
            await self.connect(viewer)
            await self.settle()
        await self.be_counted()

    async def be_counted(self) -> None:
        """Those who only look are counted a moment later: nothing else comes after that."""
        for wire in self.players:
            await wire.until(lambda wire: wire.table["spectators"] == 1)
        await self.settle()

    async def connect(self, viewer: int | None) -> None:
        guest = self.guests[3 if viewer is None else viewer]
        self.wires[viewer] = await guest.watch(self.id)
        assert self.wires[viewer].seat == viewer
        self.wires = {seat: self.wires[seat] for seat in (0, 1, 2, None) if seat in self.wires}
        self._earlier.setdefault(viewer, [])

    async def do(self, seat: int, answer: Any) -> None:
        """An answer that is accepted; all hear what they hear of it."""
        await self.wires[seat].answer(answer)
        await self.settle()

    async def refuse(self, seat: int, answer: Any, decision: int | None = None) -> str:
        """An answer that is refused."""
        wire = self.wires[seat]
        number = wire.view["decision"]["id"] if decision is None else decision
        code = await wire.refuses(answer, decision=number)
        await self.settle()
        return code

    def _heard(self, wire: Wire) -> list[str]:
        return [raw for raw in wire.raw if not raw.startswith('{"t":"done"')]

    def transcripts(self) -> Transcripts:
        """What each has heard, with the names of things at this table made the same. When
        exactly it was told who is there is chance: that comes last."""
        heard: Transcripts = {}
        for viewer, wire in self.wires.items():
            all_of_it = [self._plain(raw) for raw in self._earlier[viewer] + self._heard(wire)]
            about = dict.fromkeys(raw for raw in all_of_it if raw.startswith('{"t":"table"'))
            heard[viewer] = [*(raw for raw in all_of_it if raw not in about), *about]
        return heard

    def _plain(self, raw: str) -> str:
        named = {self.id: "TABLE"}
        named |= {guest.id: f"PERSON {n}" for n, guest in enumerate(self.guests)}
        for name, other in named.items():
            raw = raw.replace(name, other)
        raw = re.sub(r'"(commitment|code)":"\w+"|"(spectators)":\d', r'"\1\2":"…"', raw)
        return re.sub(r'"key":"[\d-]+"|"accepted":\["[\d-]+"\]', '"key":"…"', raw)


SetUp = Callable[..., Awaitable[Table]]


@pytest.fixture
def set_up(live: Live, time: Time, monkeypatch: pytest.MonkeyPatch) -> SetUp:
    """`await set_up(position)`: a table that begins from a position."""

    async def begin(start: dict[str, Any], seed: int = 1) -> Table:
        time.start()
        monkeypatch.setattr(Match, "replay", lambda _: Match.from_position(start, seed=seed))
        guests = await live.guests("Anna", "Ben", "Chris", "Dora")
        id = await guests[0].new_table(start["game"], seats=3)
        for one in guests[1:3]:
            await one.sit(id)
        await guests[0].start(id)
        table = Table(live, guests, id)
        for viewer in (0, 1, 2, None):
            await table.connect(viewer)
            await table.settle()
        await table.be_counted()
        return table

    return begin


def check_same(worlds: list[Transcripts], *viewers: int | None) -> None:
    """They have heard the same, message by message; the others have not."""
    first, *others = worlds
    for viewer, other in product(viewers, others):
        for number, (one, two) in enumerate(zip_longest(first[viewer], other[viewer])):
            assert one == two, f"viewer {viewer} can tell them apart by message {number}"
    insiders = [viewer for viewer in first if viewer not in viewers]
    assert any(other[viewer] != first[viewer] for viewer in insiders for other in others), (
        "the tables do not differ"
    )


# -- coins behind screens ------------------------------------------------------


async def test_bids_and_coins_of_others_change_no_byte(set_up: SetUp, time: Time) -> None:
    """Other coins, a bid that is changed and taken back: the same until the fists are opened."""
    worlds = []
    for common, changes in ((3, [{"fairy": 7}, {"common": 3}]), (1, [])):
        players = [bidder(), bidder(common=common), bidder(common=4 - common)]
        table = await set_up(court("wizard", players=players))
        await table.do(1, {"fairy": 2})
        time.ms += 2000
        for bid in changes:
            before = {viewer: len(wire.raw) for viewer, wire in table.wires.items()}
            await table.wires[1].answer(bid)
            for viewer, wire in table.wires.items():
                if viewer != 1:
                    assert await wire.rest() == [], "that the bid has changed"
            assert len(table.wires[1].raw) > before[1]
        if changes:
            await table.do(1, {"fairy": 2})
        assert await table.refuse(1, {"common": common + 1}) == "bid-too-many"
        await table.do(0, {"fairy": 1})
        await table.do(2, {})
        worlds.append(table.transcripts())
    check_same(worlds, 0, None)


async def test_what_is_in_a_purse_shows_only_to_its_owner(set_up: SetUp) -> None:
    worlds = []
    for silver in (0, 5):
        players = [bidder(fairy=1, common=0, silver=silver), bidder(silver=5 - silver), bidder()]
        table = await set_up(court("merchant", players=players))
        for seat, fist in enumerate(({"fairy": 1}, {}, {})):
            await table.do(seat, fist)
        assert table.wires[0].view["decision"]["kind"] == "buy"
        await table.do(0, "stop")
        worlds.append(table.transcripts())
    check_same(worlds, 2, None)


# -- questions in secret -------------------------------------------------------


async def test_how_many_are_asked_in_secret_shows_in_no_message(set_up: SetUp) -> None:
    """Who never wants to be asked again makes a window shorter, and nobody hears of it."""
    worlds = []
    for first in ("never", False):
        players = [tavern_guest(), tavern_guest(magic_blue=1), tavern_guest(magic_blue=1)]
        table = await set_up(court("red-dragon", "wizard", players=players, edition=TAVERN))
        asked: list[int] = []
        auctions = 0
        while auctions < 3:
            [*now] = [seat for seat in range(3) if table.wires[seat].is_asked]
            kinds = {table.wires[seat].view["decision"]["kind"] for seat in now}
            if kinds == {"bid"}:
                auctions += 1
                if auctions == 3:
                    break
                for seat in now:
                    await table.do(seat, {"fairy": 3 - seat})
            else:
                [seat] = now
                decision = table.wires[seat].view["decision"]
                assert decision["what"] == "magic-blue"
                is_first = seat == 1 and 1 not in asked
                asked.append(seat)
                await table.do(seat, first if is_first else False)
        worlds.append((asked, table.transcripts()))
    assert [asked for asked, _ in worlds] == [[0, 1, 2, 0, 2], [0, 1, 2, 0, 1, 2]]
    check_same([heard for _, heard in worlds], 0, 2, None)


async def test_that_time_ran_out_for_a_secret_question_is_told_to_its_seat_alone(
    set_up: SetUp, live: Live
) -> None:
    players = [tavern_guest(), tavern_guest(magic_blue=1), tavern_guest()]
    table = await set_up(court("red-dragon", "wizard", players=players, edition=TAVERN))
    for seat in range(3):
        await table.do(seat, {"fairy": 3 - seat})
    while not table.wires[1].is_asked:
        [seat] = [seat for seat in range(3) if table.wires[seat].is_asked]
        await table.do(seat, False)
    room = live.site.rooms.live(table.id)
    assert room is not None and room.question is not None
    room.steward._ring(room.question)
    await table.wires[1].until(lambda wire: "time-ran-out" in kinds(wire))
    await table.settle()
    assert [one for one, wire in table.wires.items() if "time-ran-out" in kinds(wire)] == [1]


def kinds(wire: Wire) -> list[str]:
    return [event["kind"] for event in wire.events]


async def test_how_many_events_others_have_seen_is_not_told_with_an_absence(
    set_up: SetUp, live: Live
) -> None:
    """A line stands in the log of each where it happened, whatever the others were told there."""
    for events in (0, 5):
        table = await set_up(court("wizard"))
        room = live.site.rooms.live(table.id)
        assert room is not None and room.match is not None
        # Others have seen more than the spectator has.
        room.match._table.log += [(TimeRanOut, (0, "x"), (0,))] * events
        room.audience._events += events
        await live.site.talk.add_presence(table.id, 1, "away", room.audience.shown)
        room.look_again("talk")
        for viewer, wire in table.wires.items():
            await wire.until(lambda wire: any(line["presence"] for line in wire.talk))
            [line] = [line for line in wire.talk if line["presence"]]
            assert line["events"] == len(wire.events) + (events if viewer == 0 else 0)


#: Those of the windows of a kill, and one that is of no use there.
HELD = ("swap-powder", "horn-of-plenty", "ring-of-confusion", "amulet-of-warding")


async def test_windows_do_not_tell_what_is_held(set_up: SetUp, time: Time) -> None:
    """D27: all through a kill and a theft, whatever one fighter holds."""
    worlds = []
    for held in HELD:
        players = [
            player(),
            player(objects=[held], gold=1, amber=1),
            player(objects=["hourglass"], red=1),
        ]
        places = [(1, "knight-4"), (0, "thief"), (2, "wizard")]
        table = await set_up(
            position(
                dragon("8-0-8", *places, silver=3), players=players, active=0, rules="advanced"
            )
        )
        await table.do(0, {"place": "wizard", "dragon": 0})
        await decline_unheard(table, time, asked=1, others=(0, None))
        assert await table.refuse(0, "x", decision=1) == "not-asked"
        await table.do(2, False)
        treasure = table.wires[0].view["table"]["negotiation"]["treasure"]
        await table.do(0, {"propose": [{}, treasure, {}]})
        await table.do(1, {"accept": 1})
        await table.do(2, {"accept": 1})
        await decline_unheard(table, time, asked=1, others=(0, None))
        await table.do(2, False)
        await table.do(0, 1)
        await table.do(1, False)
        worlds.append(table.transcripts())
    check_same(worlds, 2, None)
    # The thief sees in the end what can be stolen; until then nothing.
    updates = [[raw for raw in world[0] if raw.startswith('{"t":"update"')] for world in worlds]
    for heard in updates[1:]:
        assert heard[:-1] == updates[0][:-1]


async def decline_unheard(
    table: Table, time: Time, asked: int, others: tuple[int | None, ...]
) -> None:
    """One is asked in secret, then another: nobody else gets a single byte."""
    wire = table.wires[asked]
    assert wire.view["decision"]["kind"] == "use-object"
    assert wire.clock is not None and wire.clock["decision"] == wire.view["decision"]["id"]
    for other in others:
        assert table.wires[other].view["waiting"] is None
        assert table.wires[other].clock is None, "whose time runs is nobody's business"
    time.ms += 5000
    await wire.answer(False)
    for other in others:
        assert await table.wires[other].rest() == []
    await table.settle()


async def test_a_table_that_was_just_loaded_tells_no_more(
    set_up: SetUp, live: Live, time: Time
) -> None:
    """In the middle of a window all come back, to a process that has not seen the table yet."""
    players = [
        player(),
        player(objects=["horn-of-plenty"], gold=1),
        player(objects=["hourglass"], red=1),
    ]
    places = [(1, "knight-4"), (0, "thief"), (2, "wizard")]
    start = position(
        dragon("8-0-8", *places, silver=3), players=players, active=0, rules="advanced"
    )
    table = await set_up(start)
    await table.do(0, {"place": "wizard", "dragon": 0})
    room = live.site.rooms.live(table.id)
    assert room is not None
    live.site.rooms.drop(room)
    await live.site.leases.give_up(table.id)
    time.ms += 45_000
    await table.come_back(0, None, 2, 1)
    # Who is asked gets some time more, since nobody was there; the others hear nothing of it.
    asked = table.wires[1]
    await asked.until(lambda asked: asked.clock and asked.clock["left"] == 30.0)
    await decline_unheard(table, time, asked=1, others=(0, None))
    for viewer in (0, None):
        [update] = messages(table.wires[viewer], "update")
        assert update["clock"] is None


async def test_a_sealed_answer_changed_at_a_table_that_was_just_loaded(
    set_up: SetUp, live: Live
) -> None:
    table = await set_up(court("wizard"))
    await table.do(0, {"fairy": 1})
    room = live.site.rooms.live(table.id)
    assert room is not None
    live.site.rooms.drop(room)
    await table.come_back(0, 1, 2, None)
    await table.wires[0].answer({"fairy": 2})
    for viewer in (1, 2, None):
        assert await table.wires[viewer].rest() == []


# -- answers that the site gives -------------------------------------------------


async def test_nobody_can_tell_an_empty_purse_from_a_pass_or_from_a_decision(
    set_up: SetUp, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who closed the fist, the site or its owner, and why: the same bytes, at the same moments."""
    worlds, moments, logs = [], [], []
    for common, closes in ((0, "empty"), (3, "pass"), (3, "decision")):
        drawn = Drawn(seed=7)
        monkeypatch.setattr(steward, "by_itself", drawn)
        players = [bidder(fairy=1, common=common, spent=7), bidder(common=3 - common), bidder()]
        with capture_logs() as log:
            table = await set_up(court("wizard", "thief", "ghost", players=players))
            anna = table.wires[0]
            for seat, fist in enumerate(({"fairy": 1}, {"fairy": 2}, {})):
                await table.do(seat, fist)
            for _ in range(2):
                await table.settle()
                if closes == "decision":
                    await asyncio.sleep(drawn(()))
                    await anna.give({})
                elif closes == "pass":
                    number = anna.view["decision"]["id"]
                    await anna.send("pass", table=table.id, key="k", decision=number)
                for wire in table.wires.values():
                    await wire.until(lambda wire: wire.view["answered"] == [0])
                time.ms += 1000
                await table.do(1, {})
                await table.do(2, {})
        worlds.append(table.transcripts())
        moments.append(drawn.times[:2])
        logs.append([entry["event"] for entry in log if entry["event"] not in ("request",)])
    check_same(worlds, 2, None)
    assert moments[0] == moments[1] == moments[2] and len(set(moments[0])) == 2
    assert logs[0] == logs[1] == logs[2]


#: What somebody orders before the Thief is auctioned, one list after the other.
ORDERED: list[list[list[dict[str, Any]]]] = [
    [[{"card": "thief", "fist": {"fairy": 2}}]],
    [
        [{"card": "thief", "fist": {"common": 2}}, {"card": "dragon", "most": 3}],
        [{"card": "thief", "fist": {"common": 2}}],
    ],
    [[{"card": "thief", "most": 4}]],
    [[{"card": "any", "most": 0, "turn": 2}, {"card": "wizard", "most": None}]],
    # Withdrawn, or it cannot be paid: its owner bids after all.
    [[{"card": "thief", "fist": {"fairy": 2}}, {"card": "ghost", "fist": {}}], []],
    [[{"card": "thief", "fist": {"fairy": 8}}]],
]


async def test_an_order_or_an_early_bid_shows_in_no_byte_and_at_no_moment(
    set_up: SetUp, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is ordered, changed or withdrawn, and whether it answers or falls away: the others
    hear the same, and when the fist closes is drawn alike."""
    worlds, moments, logs = [], [], []
    for n, lists in enumerate(ORDERED):
        drawn = Drawn(seed=7)
        monkeypatch.setattr(steward, "by_itself", drawn)
        with capture_logs() as log:
            table = await set_up(court("wizard", "thief", "ghost"))
            path, anna = f"/tables/{table.id}/orders", table.wires[0]
            for orders in lists:
                await table.guests[0].call("PUT", path, {"orders": orders})
                await anna.hear("update")
                for viewer in (1, 2, None):
                    assert await table.wires[viewer].rest() == [], "that something is ordered"
            for seat, fist in enumerate(({"fairy": 1}, {"fairy": 2}, {})):
                await table.do(seat, fist)
            if n >= 4:
                assert not anna.wishes["closes"] and len(anna.wishes["notes"]) == n - 4
                await asyncio.sleep(drawn(()))
                await anna.give({"fairy": 3})
            for wire in table.wires.values():
                await wire.until(lambda wire: wire.view["answered"] == [0])
            time.ms += 1000
            await table.do(1, {})
        worlds.append(table.transcripts())
        moments.append(drawn.times)
        logs.append([entry["event"] for entry in log if entry["event"] != "request"])
    check_same(worlds, 1, 2, None)
    assert all(one == moments[0] for one in moments) and len(moments[0]) == 1
    assert all(one == logs[0] for one in logs)


class Drawn:
    """Draws when fists close as the site does, quickly, and remembers it."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.times: list[float] = []

    def __call__(self, times: Sequence[float]) -> float:
        assert not any(times), "what it may depend on: the times that a seat took before"
        self.times.append(self._random.uniform(0.02, 0.1))
        return self.times[-1]


async def test_a_wish_is_heard_by_nobody_else(set_up: SetUp) -> None:
    table = await set_up(court("wizard"))
    for wish in ("ask-anyway", "pass"):
        for on in (True, False):
            fields = {"decision": table.wires[0].view["decision"]["id"]} if wish == "pass" else {}
            await table.wires[0].send(wish, table=table.id, key=wish, on=on, **fields)
            await table.wires[0].hear("done")
            await table.wires[0].hear("update")
            for viewer in (1, 2, None):
                assert await table.wires[viewer].rest() == []


async def test_the_moment_at_which_a_bot_closes_its_fist_tells_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever it has and bids, its moments are drawn alike."""
    drawn = []
    for common in (0, 9):
        purses = [bidder(fairy=1, common=common), bidder(), bidder()]
        match = Match.from_position(court("wizard", players=purses), seed=1)
        monkeypatch.setattr(pace, "random", random.Random(7))
        one = pace.Pace(match, 0.7, people={2})
        lasts = [one.is_last(seat) for seat in (0, 1)]
        drawn.append([*lasts, *(one.wait(0, match, 0.0) for _ in range(9)), one.moment()])
    assert drawn[0] == drawn[1]


async def test_how_long_a_bot_has_thought_does_not_show(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It closes its fist at the next of its moments, not when it is ready."""
    settings = msgspec.structs.replace(live.site.settings, bot_pause=1.0)
    monkeypatch.setattr(live.site, "settings", settings)
    waits: Counter[int] = Counter()

    def wait(self: pace.Pace, seat: int, *_: Any) -> float:
        waits[seat] += 1
        return 0.0 if waits[seat] == 1 else 3600.0

    monkeypatch.setattr(pace.Pace, "wait", wait)
    monkeypatch.setattr(pace.Pace, "is_last", lambda *_: False)
    ask, may_think, ready = steward.Steward._ask, asyncio.Event(), asyncio.Event()

    async def think(*question: Any) -> Any:
        await may_think.wait()
        thought = await ask(*question)
        ready.set()
        return thought

    monkeypatch.setattr(steward.Steward, "_ask", think)
    [guest] = await live.guests("Anna")
    anna = await guest.watch(await guest.new_table(seats=3, bots=["apprentice"] * 2))
    await until(lambda: set(waits.values()) == {2})
    may_think.set()
    await ready.wait()
    for _ in range(5):
        await anna.rest()
    assert anna.view["answered"] == []


# -- stashes -------------------------------------------------------------------


async def test_thefts_and_trades_tell_only_what_all_can_see(set_up: SetUp) -> None:
    """D18: whether an offer could be met, and that somebody tried, is seen by nobody."""
    worlds = []
    for stolen in ("gold", "silver"):
        table = await set_up(after_a_theft(stolen), seed=3)
        await table.do(0, {"place": "wizard", "dragon": 0})
        bargain = {"receiver": 1, "give": {"silver": 1}, "want": {"gold": 2}}
        await table.do(2, {"offer": bargain})
        for code in ("not-owned", "no-such-offer"):
            number = {"not-owned": 1, "no-such-offer": 9}[code]
            if stolen == "gold" or code == "no-such-offer":
                before = {viewer: len(wire.raw) for viewer, wire in table.wires.items()}
                assert await table.refuse(1, {"accept": number}) == code
                for viewer in (0, 2, None):
                    # Nothing but the answers to our own pings.
                    assert len(table.wires[viewer].raw) == before[viewer] + 1
        await table.do(2, "take-back")
        await table.do(1, "wait")
        worlds.append(table.transcripts())
    check_same(worlds, 2, None)


async def test_somebody_who_comes_later_learns_no_more(set_up: SetUp) -> None:
    """The whole past at once, for who comes or comes back."""
    worlds = []
    for stolen in ("gold", "silver"):
        table = await set_up(after_a_theft(stolen), seed=3)
        await table.do(0, {"place": "wizard", "dragon": 0})
        await table.come_back(2, None)
        worlds.append(table.transcripts())
    check_same(worlds, 2, None)


async def test_refusals_tell_who_is_not_asked_nothing(set_up: SetUp) -> None:
    worlds = []
    for held in ("crystal-ball", "amulet-of-warding"):
        players = [player(objects=[held]), player(), player()]
        table = await set_up(position(players=players, rules="advanced"))
        answers: list[Any] = ["x", {"accept": 9}, {"use": held}, {"use": "crystal-ball"}, [], 0]
        for answer in answers:
            for decision in (0, 1, 1000, 1001, 2**31 - 1):
                await table.refuse(1, answer, decision=decision)
        # Spectators are told the same whatever they ask for.
        for seat in (0, 1):
            await table.wires[None].refused(
                "answer", table=table.id, decision=1000, answer={"use": held}, key="k"
            )
            await table.wires[None].watch(table.id, seat=seat)
        worlds.append(table.transcripts())
    # What the seat itself has tried differs, and is not repeated to it.
    check_same(worlds, 1, 2, None)


# -- games as they are played --------------------------------------------------

FIELDS = {"t", "table", "first", "events", "view", "clock", "accepted", "asked", "wishes"}


def messages(wire: Wire, t: str) -> Iterator[dict[str, Any]]:
    return (news for news in wire.news if news["t"] == t)


@pytest.mark.parametrize(
    ("game", "options", "least"),
    [
        ("fist-tavern", {}, 0),
        ("dragons-gold", {"rules": "advanced", "timer": None, "steps": 4}, 1),
    ],
)
async def test_nothing_is_sent_when_nothing_was_to_be_seen(
    live: Live, game: str, options: dict[str, Any], least: int
) -> None:
    """Every message shows something new, or confirms an answer."""
    guests = await live.guests("Anna", "Ben", "Chris", "Dora")
    table = await guests[0].new_table(game, seats=3, options=options)
    for one in guests[1:3]:
        await one.sit(table)
    await guests[0].start(table)
    wires = [await one.watch(table) for one in guests]
    await asyncio.gather(*(wire.play(random.Random(n)) for n, wire in enumerate(wires)))
    secrets = sum(match.view()["waiting"] is None for match in Match.steps(live.journal(table)))
    assert secrets >= least, "there were moments of which nobody was to hear"
    for wire in wires:
        own = set(wire.accepted)
        view: dict[str, Any] = {}
        wishes: dict[str, Any] | None = None
        for news in messages(wire, "update"):
            assert set(news) <= FIELDS
            merged = {**view, **news.get("view", {})}
            is_new = merged != view or news.get("wishes") != wishes
            assert news.get("events") or is_new or news.get("accepted")
            wishes = news.get("wishes", wishes)
            assert set(news.get("accepted", ())) <= own
            view = merged
    for wire in wires:
        others = [key for other in wires if other is not wire for key in other.accepted]
        assert not [raw for raw in wire.raw if any(key in raw for key in others)]


async def test_the_seed_and_the_sites_part_are_told_by_nothing_before_the_end(
    live: Live,
) -> None:
    anna, ben, chris = await live.guests("Anna", "Ben", "Chris")
    table = await anna.new_table(seats=3, bots=["apprentice"])
    await ben.sit(table, luck="bb" * 8)
    wires = [await anna.watch(table), await ben.watch(table), await chris.watch(table)]
    await wires[2].send("lobby")
    await anna.start(table)
    said: list[str] = []

    async def ask_for_everything() -> None:
        for guest in (anna, chris):
            for path in (
                f"/tables/{table}",
                "/tables",
                "/me",
                "/me/tables",
                "/me/export",
                f"/tables/{table}/replay",
                f"/tables/{table}/replay?eyes=open",
                f"/tables/{table}/export",
            ):
                if "/replay" in path or path.endswith(f"{table}/export"):
                    with pytest.raises(Refused) as refused:
                        await guest.get(path)
                    assert (refused.value.status, refused.value.code) == (404, "no-such-replay")
                else:
                    said.append(str(await guest.get(path)))

    [(server_luck, seed)] = live.rows("SELECT server_luck, seed FROM tables WHERE id = ?", table)
    for wire in wires[:2]:
        await wire.until(lambda wire: wire.view)
        await wire.answer({"fairy": 1})
    await ask_for_everything()
    for wire in wires:
        await wire.rest()
        said += wire.raw
    assert any("bb" * 8 in text for text in said), "the parts of the players are for all to see"
    for secret in (server_luck, seed):
        assert not [text for text in said if secret in text]
    await asyncio.gather(*(wire.play(random.Random(n)) for n, wire in enumerate(wires)))
    for wire in wires:
        await wire.until(lambda wire: wire.table["state"] == "over")
    export = await chris.get(f"/tables/{table}/export")
    assert export["fairness"]["server_luck"] == server_luck
    assert export["journal"]["seed"] == seed
    assert (await chris.get(f"/tables/{table}/replay?eyes=open"))["total"] > 1
