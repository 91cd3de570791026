"""What must always hold at a Fist table, over thousands of random games."""

from __future__ import annotations

import random

import pytest

from dragonstones import Match
from dragonstones.engine import Chance
from dragonstones.games.fist.goods import BLACK
from dragonstones.games.fist.table import Table
from tests.games.fist.scenario import Scenario
from tests.games.random_play import moments, seen

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


@SEATS
def test_everything_in_the_box_is_always_somewhere_exactly_once(seats: int) -> None:
    for seed in range(150):
        rng = random.Random(seed)
        match = Match.new("fist-2002", seats=seats, seed=seed)
        table = Scenario(match)
        for _ in moments(match, rng):
            table.check_conservation()


@SEATS
def test_what_a_seat_cannot_see_changes_no_byte_of_what_it_sees(seats: int) -> None:
    """F13: at any moment, other coins behind other screens, other fists, another order of
    cards: the same view, the same events, the same waiting list."""
    for seed in range(12):
        rng = random.Random(seed)
        for moment in moments(Match.new("fist-2002", seats=seats, seed=seed), rng):
            if rng.random() < 0.1:
                me = rng.choice([None, *range(seats)])
                twin = moment.copy()
                change_secrets(twin, me, rng)
                assert seen(twin, me) == seen(moment, me)
                assert list(twin.waiting) == list(moment.waiting)


def change_secrets(match: Match, me: int | None, rng: random.Random) -> None:
    table: Table = match._table
    rng.shuffle(table.to_come)
    table.deck = tuple(rng.sample(table.deck, len(table.deck)))
    table.chance = Chance(rng.random().hex())
    others = [seat for seat in table.seats if seat.number != me]
    screens = [seat.screen for seat in others]
    rng.shuffle(screens)
    for seat, screen in zip(others, screens, strict=True):
        seat.screen = screen
    for number, decision in match._asked.items():
        if number != me:
            decision.renew(table)
            if match._sealed.get(number) is not None:
                match._sealed[number] = decision.sample(rng)


@SEATS
def test_secrets_stay_secret_while_the_auction_goes_on(seats: int) -> None:
    """Two tables that differ in what two players have behind their screens: as long as they
    do the same, nobody else can tell the tables apart, until an auction shows their coins."""
    for seed in range(60):
        rng = random.Random(seed)
        match = Match.new("fist-2002", seats=seats, seed=seed)
        for moment in moments(match, rng):  # somewhere in the game, before anybody has bid
            if len(moment.waiting) == seats and rng.random() < 0.05:
                break
        if not match.waiting:
            continue
        position = match.position()
        a, b = rng.sample(range(seats), 2)
        seats_a, seats_b = position["seats"][a], position["seats"][b]
        first = Match.from_position(position, seed=seed)
        seats_a["screen"], seats_b["screen"] = seats_b["screen"], seats_a["screen"]
        second = Match.from_position(position, seed=seed)
        others = [None, *(seat for seat in range(seats) if seat not in (a, b))]
        for seat in list(first.waiting):
            options = [o for o in first.waiting[seat].options() if _legal(second, seat, o)]
            answer = rng.choice(options)
            for one in (first, second):
                one.answer(seat, answer)
            if first.waiting and len(first.waiting) < seats:
                for other in others:
                    assert seen(first, other) == seen(second, other)
        revealed = [
            [e.data() for e in one.events if e.kind in ("fists-opened", "tied", "won")][:2]
            for one in (first, second)
        ]
        assert revealed[0] == revealed[1]


def _legal(match: Match, seat: int, answer: dict[str, int]) -> bool:
    limits = match.waiting[seat].limits  # type: ignore[attr-defined]
    return all(n <= limits.get(coin, 0) for coin, n in answer.items())


@SEATS
def test_imagine_depends_on_nothing_that_the_seat_cannot_see(seats: int) -> None:
    """The same view and the same generator give the same imagined world."""
    for seed in range(6):
        rng = random.Random(seed)
        for moment in moments(Match.new("fist-2002", seats=seats, seed=seed), rng):
            if rng.random() < 0.1:
                me = rng.randrange(seats)
                twin = moment.copy()
                table: Table = twin._table
                rng.shuffle(table.to_come)
                table.deck = tuple(rng.sample(table.deck, len(table.deck)))
                table.chance = Chance("another")
                worlds = []
                for match in (moment, twin):
                    # Not through Match.imagine, which starts from the checkpoint.
                    copy = match._table.copy()
                    match.game.redraw(copy, me, Chance(1))
                    worlds.append(match.game.position(copy))
                assert worlds[0] == worlds[1]


@SEATS
def test_imagined_worlds_differ_in_what_is_hidden_and_keep_the_box_whole(seats: int) -> None:
    rng = random.Random(1)
    match = Match.new("fist-2002", seats=seats, seed=1)
    worlds = [match.imagine(0, rng) for _ in range(20)]
    assert len({tuple(world._table.to_come) for world in worlds}) > 15
    assert len({tuple(world._table.deck) for world in worlds}) == 20
    for world in worlds:
        Scenario(world).check_conservation()
        coins = [seat.screen for seat in world._table.seats]
        assert coins == [seat.screen for seat in match._table.seats], "everybody can count them"


def test_after_a_position_others_coins_are_redrawn_within_what_was_seen() -> None:
    """The bank is public, so the sum is known; what was spent and gained since is counted."""
    position = Match.new("fist-2002", seats=3, seed=1).position()
    position["seats"][1]["screen"]["fairy"] = 3
    match = Match.from_position(position, seed=1)
    rng = random.Random(1)
    worlds = [match.imagine(0, rng) for _ in range(200)]
    held = [[seat.screen[0] for seat in world._table.seats] for world in worlds]
    assert all(fairy[0] == 8 and sum(fairy) == 19 for fairy in held)
    assert len({fairy[1] for fairy in held}) > 5
    for world in worlds:
        assert world.view(0) == match.view(0)
        Scenario(world).check_conservation()


def test_what_a_player_spends_is_no_longer_imagined_behind_his_screen() -> None:
    position = Match.new("fist-2002", seats=3, seed=1).position()
    match = Match.from_position(position, seed=1)
    match.answer(0, {})
    match.answer(1, {"fairy": 8, "common": 2})
    match.answer(2, {})
    rng = random.Random(1)
    worlds = [match.imagine(0, rng) for _ in range(100)]
    assert {sum(seat.screen[0] for seat in world._table.seats) for world in worlds} == {16}
    assert all(world._table.seats[1].front == 8 for world in worlds)
    # The Witch's black coin was taken in public: in every world he has it.
    assert {world._table.seats[1].screen[BLACK] for world in worlds} == {1}
