"""What must always hold at a Fist table, over hundreds of random games."""

from __future__ import annotations

import random

import pytest

from dragonstones import Match
from dragonstones.engine import Chance
from dragonstones.engine.plain import same
from dragonstones.games.fist.goods import BLACK
from dragonstones.games.fist.table import Table
from tests.games.fist.scenario import Scenario
from tests.games.random_play import moments, seen

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
GAMES = pytest.mark.parametrize("game", ["fist-2002", "fist-tavern"])


@GAMES
@SEATS
def test_everything_in_the_box_is_always_somewhere_exactly_once(game: str, seats: int) -> None:
    for seed in range(5):
        rng = random.Random(seed)
        match = Match.new(game, seats=seats, seed=seed)
        table = Scenario(match)
        for _ in moments(match, rng):
            table.check_conservation()


@GAMES
@SEATS
def test_what_a_seat_cannot_see_changes_no_byte_of_what_it_sees(game: str, seats: int) -> None:
    """F13: at any moment, other coins behind other screens, other fists, another order of
    cards; in the tavern other stones of the Elf, other specials of the Seer and other unseen
    discards; by a house rule other spent coins: the same view, events and waiting list."""
    for seed, spent in enumerate(("shown", "shown", "hidden")):
        rng = random.Random(seed)
        match = Match.new(game, seats=seats, seed=seed, options={"spent": spent})
        for moment in moments(match, rng):
            if rng.random() < 0.03:
                me = rng.choice([None, *range(seats)])
                twin = moment.copy()
                change_secrets(twin, me, rng)
                assert seen(twin, me) == seen(moment, me)
                assert list(twin.waiting) == list(moment.waiting)


def change_secrets(match: Match, me: int | None, rng: random.Random) -> None:
    table: Table = match._table
    change_cards(table, me, rng)
    table.chance = Chance(rng.random().hex())
    others = [seat for seat in table.seats if seat.number != me]
    screens = [seat.screen for seat in others]
    rng.shuffle(screens)
    fronts = [(seat.front, seat.front_silver) for seat in others]
    if table.edition.hides_spent:
        rng.shuffle(fronts)
    for seat, screen, front in zip(others, screens, fronts, strict=True):
        seat.screen, (seat.front, seat.front_silver) = screen, front
        if table.hides_stones(seat.number):
            seat.stones = rng.sample(seat.stones, len(seat.stones))
    if table.auction:
        for seat_number, closed in table.auction.two_fists.items():
            if closed and seat_number != me:
                table.auction.two_fists[seat_number] = {"left": {}, "right": {"fairy": 1}}
    for number, decision in match.questions.items():
        if number != me:
            decision.renew(table)
            if match._sealed.get(number) is not None:
                match._sealed[number] = decision.sample(rng)


def change_cards(table: Table, me: int | None, rng: random.Random) -> None:
    """Another order of the cards to come and of the deck, and other unseen cards."""
    court = table.court
    deck = rng.sample(table.deck, len(table.deck))
    if court is None or me is None or court.order_known_to != me:
        rng.shuffle(table.to_come)
    if court and court.secret and me not in court.informed and deck:
        old, new = court.secret[0], deck[0]
        court.secret = (new, *court.secret[1:])
        table.to_come[table.to_come.index(old)] = new
        deck[0] = old
    if court and court.unseen and court.unseen[-1][1] != me and deck:
        (old, knower), new = court.unseen[-1], deck[-1]
        court.unseen = (*court.unseen[:-1], (new, knower))
        discards = list(table.discards)
        discards[discards.index(old)] = new
        table.discards, deck[-1] = tuple(discards), old
    table.deck = tuple(deck)


@GAMES
@SEATS
def test_secrets_stay_secret_while_the_auction_goes_on(game: str, seats: int) -> None:
    """Two tables that differ in what two players have behind their screens: as long as they
    do the same, nobody else can tell the tables apart, until an auction shows their coins."""
    for seed in range(30):
        rng = random.Random(seed)
        match = Match.new(game, seats=seats, seed=seed)
        for moment in moments(match, rng):  # somewhere in the game, before anybody has bid
            if len(moment.waiting) == seats and rng.random() < 0.05:
                break
        if not match.waiting or any(d.kind != "bid" for d in match.waiting.values()):
            continue
        position = match.position(last=True)
        if "always" in position:
            position["always"] = []  # a Pixie that pays at once shows how much silver there is
        a, b = rng.sample(range(seats), 2)
        seats_a, seats_b = position["seats"][a], position["seats"][b]
        first = Match.from_position(position, seed=seed)
        seats_a["screen"], seats_b["screen"] = seats_b["screen"], seats_a["screen"]
        second = Match.from_position(position, seed=seed)
        if any(len(one.waiting) < seats for one in (first, second)):
            continue  # a window opens first
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


@GAMES
@SEATS
def test_imagine_depends_on_nothing_that_the_seat_cannot_see(game: str, seats: int) -> None:
    """The same view and the same generator give the same imagined world."""
    for seed in range(6):
        rng = random.Random(seed)
        for moment in moments(Match.new(game, seats=seats, seed=seed), rng):
            if rng.random() < 0.1:
                me = rng.randrange(seats)
                twin = moment.copy()
                table: Table = twin._table
                change_cards(table, me, rng)
                table.chance = Chance("another")
                worlds = []
                for match in (moment, twin):
                    # Not through Match.imagine, which starts from the checkpoint.
                    copy = match._table.copy()
                    match.game.redraw(copy, me, Chance(1))
                    worlds.append(match.game.position(copy))
                assert worlds[0] == worlds[1]


@GAMES
@SEATS
def test_imagined_worlds_differ_in_what_is_hidden_and_keep_the_box_whole(
    game: str, seats: int
) -> None:
    rng = random.Random(1)
    match = Match.new(game, seats=seats, seed=1)
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
    # The Witch's black coin was taken in public: in every world it is there.
    assert {world._table.seats[1].screen[BLACK] for world in worlds} == {1}


@GAMES
def test_two_tables_that_differ_in_secrets_look_the_same_until_something_shows(game: str) -> None:
    """Two players have their screens exchanged. As long as everybody answers the same at both
    tables, a third sees the same views and events, and imagines the same worlds."""
    steps = 0
    for seed in range(30):
        rng = random.Random(seed)
        start = Match.new(game, seats=4, seed=seed)
        for _ in moments(start, rng):
            if rng.random() < 0.02:
                break
        if not start.waiting:
            continue
        position = start.position(last=True)
        screens = [seat["screen"] for seat in position["seats"]]
        tables = [Match.from_position(position, seed=seed)]
        position["seats"][1]["screen"], position["seats"][2]["screen"] = screens[2], screens[1]
        tables.append(Match.from_position(position, seed=seed))
        for _ in range(40):
            one, other = tables
            if list(one.waiting) != list(other.waiting) or not one.waiting:
                break  # a window opened for a seat not asked at the other table
            seat = rng.choice(list(one.waiting))
            both = [
                option
                for option in one.waiting[seat].options()
                if any(same(option, o) for o in other.waiting[seat].options())
            ]
            if not both:
                break
            answer = rng.choice(both)
            for table in tables:
                table.answer(seat, answer)
            if differs_in_public(one, other):
                break
            for third in (0, 3, None):
                assert seen(one, third) == seen(other, third)
            worlds = [table.imagine(3, random.Random(steps)) for table in tables]
            assert worlds[0].game.position(worlds[0]._table) == worlds[1].game.position(
                worlds[1]._table
            )
            steps += 1
    assert steps > 200


def differs_in_public(one: Match, other: Match) -> bool:
    """What a thief takes, for example, may come from behind a screen and is then seen by all."""
    kinds = {"stole", "stole-nothing", "took", "paid", "nothing-happened", "gave", "bought"}
    kinds |= {"turn-ended", "tied", "won", "pixie-paid", "used", "blue-coin-added"}
    shown = [[e.data() for e in table.events if e.kind in kinds] for table in (one, other)]
    return shown[0] != shown[1] or [d.kind for d in one.waiting.values()] != [
        d.kind for d in other.waiting.values()
    ]
