"""What must always hold at a table of Dragon's Gold, over many random games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dragonstones import Match
from dragonstones.engine import Chance
from dragonstones.games.gold import DRAGONS_GOLD
from dragonstones.games.gold.box import ADVENTURERS, BOX, COPIES, DRAGON, OBJECTS, TOKENS, named
from dragonstones.games.gold.table import Table
from tests.games.random_play import (
    anything,
    anything_special,
    encoded,
    everything,
    moments,
    nothing_that_kills,
    play_to_the_end,
    seen,
)

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])

#: Every kind of question that the game knows.
KINDS = {
    *("turn", "go-home", "negotiate", "divide", "share", "rob", "token", "trade"),
    *("use-object", "reach", "watch", "take-two"),
}

ALL_OPTIONS: dict[str, st.SearchStrategy[Any]] = {
    "rules": st.sampled_from(["basic", "advanced"]),
    "split": st.sampled_from(["negotiation", "divide"]),
    "market": st.booleans(),
    "timer": st.sampled_from([60, None]),
    "steps": st.integers(1, 6),
    "counter": st.booleans(),
}


@st.composite
def tables(draw: st.DrawFn) -> Match:
    """A new game with any number of players and any options."""
    options = draw(st.fixed_dictionaries(ALL_OPTIONS))
    return new(draw(st.integers(3, 6)), draw(st.integers(0, 9999)), **options)


def new(seats: int, seed: int, **options: Any) -> Match:
    return Match.new("dragons-gold", seats=seats, seed=seed, options=options)


def games(seats: int, n: int, **options: Any) -> Iterator[tuple[Match, random.Random]]:
    """Games in which a lot happens, each with its own generator."""
    for seed in range(n):
        split = "divide" if seed % 3 == 2 else "negotiation"
        timer = None if seed % 2 else 60
        match = new(seats, seed, rules="advanced", split=split, timer=timer, steps=5, **options)
        yield match, random.Random(seed)


# -- the box -------------------------------------------------------------------


def check_box(table: Table, killed: int | None = None) -> None:
    """Every token and every card of the box is somewhere exactly once."""
    places = {"bag": table.bag, "lost": table.lost}
    places |= {f"screen {seat.number}": seat.stash for seat in table.seats}
    places |= {f"dragon {place}": spot.treasure for place, spot in enumerate(table.spots)}
    for where, tokens in places.items():
        assert len(tokens) == len(TOKENS)
        assert min(tokens) >= 0, where
    for kind, (token, n) in enumerate(BOX.items()):
        assert sum(tokens[kind] for tokens in places.values()) == n, token
    assert sum(map(sum, places.values())) == 126

    row = [spot.dragon.id for spot in table.spots if spot.dragon]
    cards = [*row, *(dragon.id for dragon in table.pile)]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(DRAGON)
    assert killed is None or len(cards) == 18 - killed

    for seat in table.seats:
        out = [attacker.adventurer for _, attacker in table.attackers(seat.number)]
        assert sorted([*seat.up, *seat.down, *out]) == sorted(ADVENTURERS)
    for spot in table.spots:
        assert spot.dragon or not (spot.attackers or any(spot.treasure) or spot.hidden)

    objects = Counter([*table.deck, *table.discards])
    objects.update(object for seat in table.seats for object in seat.objects)
    assert objects == Counter(OBJECTS * COPIES if table.advanced else ())


def test_everything_in_the_box_is_always_somewhere_exactly_once(
    record_property: Callable[[str, Any], None],
) -> None:
    """With any options; and every game ends, and plays the same again."""
    longest = 0

    @settings(max_examples=50, deadline=None, database=None)
    @given(tables(), st.sampled_from([anything, anything_special]), st.integers(0, 9999))
    def play(match: Match, player: Any, seed: int) -> None:
        nonlocal longest
        killed = news = 0
        for moment in moments(match, random.Random(seed), player):
            events = moment.news(news)
            news += len(events)
            killed += sum(event.kind == "dragon-killed" for event in events)
            # A dead dragon stays in the row until its treasure is shared.
            check_box(moment._table, killed - (moment._table.fight is not None))
        journal = json.loads(json.dumps(match.journal()))
        assert everything(Match.replay(journal)) == everything(match)
        longest = max(longest, len(journal["answers"]))

    play()
    record_property("longest game, in answers", longest)
    assert longest < 10_000


# -- what views say ------------------------------------------------------------


@settings(max_examples=40, deadline=None, database=None)
@given(tables(), st.integers(0, 9999))
def test_views_agree_with_the_table(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    for moment in moments(match, rng, anything_special):
        if rng.random() > 0.2:
            continue
        table: Table = moment._table
        for viewer in (None, *range(moment.seats)):
            shown = moment.view(viewer)["table"]
            for seat, sheet in zip(table.seats, shown["seats"], strict=True):
                assert sheet["tokens"] == sum(seat.stash)
                assert sheet["objects"] == len(seat.objects)
                assert (sheet["up"], sheet["down"]) == (list(seat.up), list(seat.down))
                assert ("stash" in sheet) == ("held" in sheet) == (seat.number == viewer)
                if seat.number == viewer:
                    assert sheet["stash"] == named(seat.stash)
                    assert sheet["held"] == list(seat.objects)
            for spot, dragon in zip(table.spots, shown["dragons"], strict=True):
                assert (dragon is None) == (spot.dragon is None)
                if dragon:
                    assert dragon["treasure"] == named(spot.treasure)
                    assert dragon["attack"] == sum(a["strength"] for a in dragon["attackers"])
                    assert dragon["attack"] < dragon["strength"] or shown["fight"]
            assert shown["lost"] == named(table.lost)
            everywhere = shown["bag"] + sum(shown["lost"].values())
            everywhere += sum(sheet["tokens"] for sheet in shown["seats"])
            everywhere += sum(
                sum(dragon["treasure"].values()) for dragon in shown["dragons"] if dragon
            )
            assert everywhere == 126
            killed = 18 - shown["pile"] - sum(dragon is not None for dragon in shown["dragons"])
            assert 0 <= killed <= 18


@settings(max_examples=40, deadline=None, database=None)
@given(tables(), st.integers(0, 9999))
def test_events_tell_where_every_token_went(match: Match, seed: int) -> None:
    """All events are enough to count all stashes; the public ones, to count their sizes, what is
    lost and what lies on the dragons. The counter counts what was seen, and no more."""
    stashes = [Counter[str]() for _ in range(match.seats)]
    shared = [Counter[str]() for _ in range(match.seats)]
    sizes = [0] * match.seats
    lost = Counter[str]()
    news = 0
    for moment in moments(match, random.Random(seed), anything_special):
        events = moment.news(news)
        news += len(events)
        for event in events:
            data = event.data()
            match event.kind:
                case "share-taken":
                    stashes[data["seat"]].update(data["treasure"])
                    shared[data["seat"]].update(data["treasure"])
                    sizes[data["seat"]] += sum(data["treasure"].values())
                case "treasure-lost":
                    lost.update(data["treasure"])
                case "traded":
                    for giver, taker, tokens in (
                        (data["other"], data["seat"], data["want"]),
                        (data["seat"], data["other"], data["give"]),
                    ):
                        stashes[giver].subtract(tokens)
                        # What was stolen before was not seen to come.
                        shared[giver] = shared[giver] - Counter(tokens)
                        for counted in (stashes, shared):
                            counted[taker].update(tokens)
                        sizes[giver] -= sum(tokens.values())
                        sizes[taker] += sum(tokens.values())
                case "token-stolen":
                    sizes[data["victim"]] -= 1
                    sizes[data["seat"]] += 1
                case "token-recognised":
                    assert event.audience == (data["seat"], data["victim"])
                    stashes[data["victim"]].subtract([data["token"]])
                    stashes[data["seat"]].update([data["token"]])
        table: Table = moment._table
        assert [+stash for stash in stashes] == [named(seat.stash) for seat in table.seats]
        assert sizes == [sum(seat.stash) for seat in table.seats]
        assert +lost == named(table.lost)
        if match.options["counter"] and match.waiting:
            counted = [sheet["seen"] for sheet in moment.view()["table"]["seats"]]
            assert counted == [+stash for stash in shared]


# -- imagined worlds -----------------------------------------------------------


def check_imagined(world: Match, moment: Match, me: int) -> None:
    """Check a world that this seat imagined: the seat sees no difference, and the box is whole."""
    assert world.view(me) == moment.view(me)
    assert list(world.waiting) == list(moment.waiting)
    table: Table = world._table
    check_box(table)
    assert table.memory.truth() == [seat.stash for seat in table.seats]
    for mine, true in zip(table.seats, moment._table.seats, strict=True):
        assert sum(mine.stash) == sum(true.stash)
        assert len(mine.objects) == len(true.objects)
    assert sorted(table.pile) == sorted(moment._table.pile)
    assert table.bag == moment._table.bag
    question = world.view(me)["decision"]
    if question and question["kind"] == "token":  # a thief who looks knows what is there
        assert named(table.seats[question["victim"]].stash) == question["treasure"]


def test_imagine_never_contradicts_the_view_whatever_is_being_asked() -> None:
    """In the middle of a negotiation, of the Market, of a theft, of the Invisible Hand; and in
    the imagined world others can imagine, and the game can be played to its end."""
    asked: Counter[str] = Counter()
    finished = 0
    for seats in (3, 4, 5, 6):
        for match, rng in games(seats, 6, counter=True):
            stuck = seats == 3 and rng.random() < 0.3
            player = nothing_that_kills if stuck else anything_special
            for moment in moments(match, rng, player):
                kinds = {decision.kind for decision in moment.waiting.values()}
                if rng.random() > max((8 / (asked[kind] + 1) for kind in kinds), default=0.2):
                    continue
                asked.update(kinds)
                me = rng.randrange(seats)
                world = moment.imagine(me, rng)
                check_imagined(world, moment, me)
                assert everything_but_the_journal(world.copy()) == everything_but_the_journal(world)
                other = rng.randrange(seats)
                check_imagined(world.imagine(other, rng), world, other)
                if rng.random() < 0.1:
                    play_to_the_end(world, rng, anything_special)
                    check_box(world._table)
                    finished += 1
    assert set(asked) == KINDS
    assert finished > 10


def everything_but_the_journal(match: Match) -> bytes:
    """An imagined match has none."""
    questions = [decision.data() for decision in match.questions.values()]
    return encoded([[seen(match, seat).decode() for seat in range(match.seats)], questions])


@SEATS
def test_imagine_never_contradicts_the_view_after_a_position(seats: int) -> None:
    """A position keeps what everybody remembers."""
    boundaries = 0
    for match, rng in games(seats, 6):
        for moment in moments(match, rng, anything_special):
            if rng.random() > 0.05 or not moment._table.memory.moves:
                continue
            position = json.loads(json.dumps(moment.position(last=True)))
            again = Match.from_position(position, seed=rng.randrange(99))
            boundaries += 1
            for _ in islice(moments(again, rng), 8):
                me = rng.randrange(seats)
                check_imagined(again.imagine(me, rng), again, me)
    assert boundaries > 10


@SEATS
def test_a_bot_that_imagines_can_play(seats: int) -> None:
    """All through a game, worlds for the seat that is asked; each can be played on a while."""
    for match, rng in games(seats, 2):
        for moment in moments(match, rng, anything_special):
            if rng.random() < 0.15 and moment.waiting:
                me = next(iter(moment.waiting))
                world = moment.imagine(me, rng, quiet=True)
                for _ in islice(moments(world, rng), 20):
                    check_box(world._table)


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    match = new(4, 1, rules="advanced")
    rng = random.Random(1)
    worlds = [match.imagine(0, rng)._table for _ in range(60)]
    assert len({table.pile for table in worlds}) > 50
    assert len({table.deck for table in worlds}) > 50
    assert len({table.seats[1].objects for table in worlds}) > 8
    assert {table.seats[0].objects for table in worlds} == {match._table.seats[0].objects}
    while len(match._table.memory.moves) < 12:
        match.answer(*anything(match, rng))
    worlds = [match.imagine(0, rng)._table for _ in range(60)]
    assert len({encoded([seat.stash for seat in table.seats]) for table in worlds}) > 20
    assert all(table.seats[0].stash == match._table.seats[0].stash for table in worlds)


def test_before_the_first_theft_everybody_knows_every_stash() -> None:
    for match, rng in games(5, 6):
        for moment in moments(match, rng):
            if moment._table.memory.moves:
                break
            world = moment.imagine(rng.randrange(5), rng)
            assert [s.stash for s in world._table.seats] == [s.stash for s in moment._table.seats]


def test_after_the_end_there_is_nothing_to_imagine() -> None:
    """All stashes have been revealed: the result stays what it was."""
    for seats in (3, 6):
        for match, rng in games(seats, 4):
            play_to_the_end(match, rng)
            for me in range(seats):
                world = match.imagine(me, rng)
                assert world.result == match.result
                assert world.view(me) == match.view(me)


def test_redraw_is_the_same_for_the_same_chance() -> None:
    """Nothing but the table as the seat sees it and the given chance goes into a world."""
    for match, rng in games(4, 3):
        for moment in moments(match, rng, anything_special):
            if rng.random() < 0.05:
                me = rng.randrange(4)
                worlds = []
                for noise in range(2):
                    table = moment._table.copy()
                    table.chance = Chance(noise)
                    DRAGONS_GOLD.redraw(table, me, Chance(7))
                    worlds.append(DRAGONS_GOLD.position(table))
                assert worlds[0] == worlds[1]
