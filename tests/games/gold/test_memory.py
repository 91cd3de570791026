"""What was seen to go behind the screens: imagined stashes fit it, and all that fit can come up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dragonstones.engine import Chance
from dragonstones.games.gold import memory as module
from dragonstones.games.gold.box import PLACE, TOKENS
from dragonstones.games.gold.memory import (
    Gained,
    Looked,
    Memory,
    Move,
    Paid,
    Robbed,
    Shown,
    Varied,
)

Stash = tuple[int, ...]
World = tuple[Stash, ...]

GOLD, SILVER, RED, BLACK = (PLACE[t] for t in ("gold", "silver", "red", "black-diamond"))


def some(**counts: int) -> Stash:
    return tuple(counts.get(token.replace("-", "_"), 0) for token in TOKENS)


NONE = some()


def remember(known: Sequence[Stash], *moves: Move) -> Memory:
    memory = Memory(len(known))
    memory.known = tuple(known)
    memory.moves = moves
    assert memory.truth() is not None
    return memory


def imagined(memory: Memory, me: int, seed: Any) -> tuple[World, tuple[Move, ...]]:
    copy = memory.copy()
    stashes = copy.imagine(me, Chance(seed))
    return tuple(map(tuple, stashes)), copy.moves


@pytest.fixture(params=[30, 0], ids=["by-chance", "by-search"])
def tries(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often worlds are drawn before one is searched for."""
    monkeypatch.setattr(module, "TRIES", request.param)
    n: int = request.param
    return n


# -- what is kept --------------------------------------------------------------


def test_until_the_first_theft_everybody_knows_everything() -> None:
    memory = Memory(3)
    memory.add(Gained(0, some(gold=2)))
    memory.add(Gained(1, some(silver=1)))
    memory.add(Paid(0, some(gold=1)))
    memory.add(Shown(0, some(gold=1)))
    memory.add(Looked(1, 0, some(gold=1)))
    assert memory.known == (some(gold=1), some(silver=1), NONE)
    assert memory.moves == ()
    assert imagined(memory, 2, 1)[0] == memory.known


def test_after_a_theft_every_move_is_kept() -> None:
    memory = Memory(3)
    memory.add(Gained(0, some(gold=2, silver=1)))
    moves = (
        Robbed(1, 0, GOLD),
        Gained(2, some(red=1)),
        Shown(0, some(gold=1)),
        Looked(1, 0, some(gold=1, silver=1)),
        Paid(0, some(silver=1)),
    )
    for move in moves:
        memory.add(move)
    assert memory.known == (some(gold=2, silver=1), NONE, NONE)
    assert memory.moves == moves
    assert memory.truth() == [list(some(gold=1)), list(some(gold=1)), list(some(red=1))]


def test_a_copy_goes_its_own_way() -> None:
    memory = remember([some(gold=1), NONE, NONE], Robbed(1, 0, GOLD))
    copy = memory.copy()
    copy.add(Gained(2, some(red=1)))
    assert len(memory.moves) == 1


def test_what_was_seen_is_counted_without_thefts() -> None:
    """A token stolen and then paid was never seen to come: it counts as none, not as less."""
    memory = remember(
        [some(gold=2), NONE, NONE],
        Robbed(1, 0, GOLD),
        Paid(1, some(gold=1)),
        Gained(2, some(gold=1)),
        Gained(1, some(red=1)),
    )
    assert memory.seen() == [list(some(gold=2)), list(some(red=1)), list(some(gold=1))]


@pytest.mark.parametrize(
    "moves",
    [
        [Robbed(1, 0, SILVER)],
        [Robbed(1, 0, GOLD), Robbed(1, 0, GOLD), Robbed(1, 0, GOLD)],
        [Robbed(1, 0, GOLD), Paid(0, some(gold=2))],
        [Robbed(1, 0, GOLD), Shown(0, some(gold=2))],
        [Robbed(1, 0, GOLD), Looked(2, 0, some(gold=2))],
        [Robbed(1, 0, GOLD), Varied(0)],
    ],
)
def test_moves_that_were_not_possible_have_no_truth(moves: list[Move]) -> None:
    memory = Memory(3)
    memory.known = (some(gold=2), NONE, NONE)
    memory.moves = tuple(moves)
    assert memory.truth() is None


def test_when_the_screens_are_lifted_there_is_nothing_to_guess() -> None:
    memory = remember([some(gold=1, silver=1), NONE, NONE], Robbed(1, 0, GOLD))
    truth = memory.truth()
    assert truth is not None
    memory.reveal(truth)
    assert {imagined(memory, 2, seed)[0] for seed in range(20)} == {tuple(map(tuple, truth))}


# -- worlds that fit -----------------------------------------------------------


def all_worlds(memory: Memory, me: int) -> dict[World, float]:
    """Every world that fits what a seat has seen, with the chance that thieves who draw
    blindly lead to it: found by trying everything, in another way than the memory does."""
    states: dict[World, float] = {tuple(map(tuple, memory.known)): 1.0}
    for move in memory.moves:
        after: dict[World, float] = {}
        for world, weight in states.items():
            for next_world, chance in step(move, me, world):
                after[next_world] = after.get(next_world, 0.0) + weight * chance
        states = after
    total = sum(states.values())
    return {world: weight / total for world, weight in states.items()}


def step(move: Move, me: int, world: World) -> list[tuple[World, float]]:
    stashes = [Counter(dict(enumerate(stash))) for stash in world]
    after: list[tuple[World, float]] = []

    def add(chance: float, *changes: tuple[int, Counter[int]]) -> None:
        changed = [stash.copy() for stash in stashes]
        for seat, counts in changes:
            changed[seat].update(counts)
        if all(n >= 0 for stash in changed for n in stash.values()):
            new = tuple(tuple(stash[kind] for kind in range(len(TOKENS))) for stash in changed)
            after.append((new, chance))

    match move:
        case Gained(seat, tokens):
            add(1, (seat, Counter(dict(enumerate(tokens)))))
        case Paid(seat, tokens):
            add(1, (seat, Counter({kind: -n for kind, n in enumerate(tokens)})))
        case Shown(seat, tokens):
            if all(stashes[seat][kind] >= n for kind, n in enumerate(tokens)):
                add(1)
        case Looked(thief, victim, tokens):
            if me not in (thief, victim) or world[victim] == tokens:
                add(1)
        case Varied(seat):
            if len(+stashes[seat]) >= 2:
                add(1)
        case Robbed(thief, victim, token):
            known = me in (thief, victim)
            size = sum(world[victim])
            for kind, n in enumerate(world[victim]):
                if n and (kind == token or not known):
                    chance = n / size
                    add(chance, (victim, Counter({kind: -1})), (thief, Counter({kind: 1})))
    return after


LOOT = some(gold=2, silver=1, red=1)

#: What is known, the moves, who imagines, and which tokens can be behind the screen of seat 0.
EXAMPLES: dict[str, tuple[list[Stash], list[Move], int, set[Stash]]] = {
    "nothing more is known": (
        [LOOT, NONE, NONE],
        [Robbed(1, 0, GOLD)],
        2,
        {some(gold=1, silver=1, red=1), some(gold=2, silver=1), some(gold=2, red=1)},
    ),
    "the thief knows": (
        [LOOT, NONE, NONE],
        [Robbed(1, 0, GOLD)],
        1,
        {some(gold=1, silver=1, red=1)},
    ),
    "the victim knows": (
        [LOOT, NONE, NONE],
        [Robbed(1, 0, GOLD)],
        0,
        {some(gold=1, silver=1, red=1)},
    ),
    "the victim shows what is left": (
        [LOOT, NONE, NONE],
        [Robbed(1, 0, RED), Shown(0, some(gold=2))],
        2,
        {some(gold=2, silver=1), some(gold=2, red=1)},
    ),
    "the thief shows the loot": (
        [LOOT, NONE, NONE],
        [Robbed(1, 0, RED), Shown(1, some(red=1))],
        2,
        {some(gold=2, silver=1)},
    ),
    "the thief pays with the loot": (
        [LOOT, NONE, NONE],
        [Robbed(1, 0, RED), Paid(1, some(red=1)), Gained(2, some(red=1))],
        2,
        {some(gold=2, silver=1)},
    ),
    "the victim pays": (
        [LOOT, NONE, NONE],
        [Robbed(1, 0, GOLD), Paid(0, some(silver=1, red=1)), Gained(2, some(silver=1, red=1))],
        2,
        {some(gold=1)},
    ),
    "one looks behind the screen of the victim": (
        [LOOT, NONE, some(amber=1)],
        [Robbed(1, 0, SILVER), Looked(2, 0, some(gold=2, red=1)), Robbed(2, 0, RED)],
        2,
        {some(gold=2)},
    ),
    "one looks behind the screen of the thief": (
        [LOOT, NONE, NONE],
        [Robbed(1, 0, SILVER), Looked(2, 1, some(silver=1))],
        2,
        {some(gold=2, red=1)},
    ),
    "another looks": (
        [LOOT, NONE, NONE, NONE],
        [Robbed(1, 0, SILVER), Looked(3, 0, some(gold=2, red=1)), Robbed(3, 0, RED)],
        2,
        {some(gold=2), some(gold=1, silver=1), some(gold=1, red=1), some(silver=1, red=1)},
    ),
    "another looks at mine": (
        [LOOT, NONE, some(amber=1), NONE],
        [Robbed(1, 0, SILVER), Looked(3, 2, some(amber=1)), Robbed(3, 2, PLACE["amber"])],
        2,
        {some(gold=2, red=1), some(gold=1, silver=1, red=1), some(gold=2, silver=1)},
    ),
    "stolen twice, and then shown": (
        [some(black_diamond=1, silver=3), some(gold=2), NONE, NONE],
        [Robbed(1, 0, BLACK), Robbed(3, 1, BLACK), Shown(3, some(black_diamond=1))],
        2,
        {some(silver=3)},
    ),
    "what came later can be shown": (
        [LOOT, NONE, NONE],
        [Robbed(1, 0, GOLD), Gained(1, some(red=1)), Shown(1, some(red=1))],
        2,
        {some(gold=1, silver=1, red=1), some(gold=2, silver=1), some(gold=2, red=1)},
    ),
    "who uses a Stone of Misdirection has two kinds": (
        [some(gold=2, silver=1), NONE, NONE],
        [Robbed(1, 0, GOLD), Varied(0), Robbed(1, 0, GOLD)],
        2,
        {some(silver=1), some(gold=1)},
    ),
    "before it was used there were two kinds": (
        [some(gold=2, silver=1), NONE, NONE],
        [Robbed(1, 0, GOLD), Varied(0), Shown(0, some(gold=1))],
        2,
        {some(gold=1, silver=1)},
    ),
    "it comes back": (
        [some(gold=1, silver=1), NONE, NONE],
        [Robbed(1, 0, GOLD), Robbed(0, 1, GOLD)],
        2,
        {some(gold=1, silver=1)},
    ),
    "stolen from one who was robbed before": (
        [some(gold=1, silver=1), NONE, some(red=1)],
        [Robbed(1, 0, GOLD), Robbed(2, 0, SILVER)],
        2,
        {NONE},
    ),
}


@pytest.mark.usefixtures("tries")
@pytest.mark.parametrize("example", EXAMPLES)
def test_exactly_the_worlds_that_fit_come(example: str) -> None:
    known, moves, me, possible = EXAMPLES[example]
    memory = remember(known, *moves)
    expected = all_worlds(memory, me)
    assert {world[0] for world in expected} == possible
    worlds = {imagined(memory, me, seed)[0] for seed in range(150)}
    assert worlds == set(expected)


def test_worlds_come_as_often_as_blind_thieves_lead_to_them() -> None:
    """Two unseen thefts, and then the victim of both shows a gold token."""
    memory = remember(
        [some(gold=2, silver=3, red=1), NONE, NONE, NONE],
        Robbed(1, 0, GOLD),
        Robbed(3, 0, SILVER),
        Shown(0, some(gold=1)),
    )
    expected = all_worlds(memory, 2)
    assert len(expected) > 6
    n = 4000
    found = Counter(imagined(memory, 2, seed)[0] for seed in range(n))
    assert set(found) == set(expected)
    for world, chance in expected.items():
        assert abs(found[world] / n - chance) < 0.03


def test_every_world_can_come_out_of_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TRIES", 0)
    memory = remember(
        [some(gold=2, silver=1, red=1, amber=1), NONE, some(diamond=1), NONE],
        Robbed(1, 0, GOLD),
        Robbed(3, 0, RED),
        Shown(0, some(amber=1)),
        Robbed(3, 0, GOLD),
    )
    expected = all_worlds(memory, 2)
    assert len(expected) > 10
    found = Counter(imagined(memory, 2, seed)[0] for seed in range(1500))
    assert set(found) == set(expected)
    assert min(found.values()) > 10


# -- any history ---------------------------------------------------------------


def any_history(seed: int, most: int = 14) -> Memory:
    """Thefts and looks, shares, payments and offers, as they can happen."""
    rng = random.Random(seed)
    seats = rng.randrange(3, 7)
    stashes = [Counter(rng.choices(TOKENS, k=rng.randrange(6))) for _ in range(seats)]
    known = [tuple(stash[token] for token in TOKENS) for stash in stashes]
    moves: list[Move] = []
    for _ in range(rng.randrange(most // 2, most)):
        seat, other = rng.sample(range(seats), 2)
        mine = sorted(stashes[seat].elements())
        some_of_mine = Counter(rng.sample(mine, min(len(mine), rng.randrange(1, 4))))
        counted = tuple(some_of_mine[token] for token in TOKENS)
        match rng.choice(["rob", "rob", "stone", "look", "gain", "pay", "show"]):
            case "rob" | "look" | "stone" as how if mine:
                if how == "look":
                    moves.append(Looked(other, seat, tuple(stashes[seat][t] for t in TOKENS)))
                if how == "stone" and len(set(mine)) > 1:
                    moves.append(Varied(seat))
                token = rng.choice(mine)
                moves.append(Robbed(other, seat, TOKENS.index(token)))
                stashes[seat][token] -= 1
                stashes[other][token] += 1
            case "gain":
                gain = Counter(rng.choices(TOKENS, k=2))
                stashes[seat].update(gain)
                moves.append(Gained(seat, tuple(gain[token] for token in TOKENS)))
            case "pay" if mine:
                stashes[seat].subtract(some_of_mine)
                stashes[other].update(some_of_mine)
                moves += [Paid(seat, counted), Gained(other, counted)]
            case "show" if mine:
                moves.append(Shown(seat, counted))
    memory = remember(known, *moves)
    assert memory.truth() == [[stash[token] for token in TOKENS] for stash in stashes]
    return memory


def as_seen(move: Move, me: int) -> Any:
    """A move without what a seat has not seen of it."""
    if is_hidden(move, me):
        return type(move), move[:2]
    return move


def is_hidden(move: Move, me: int) -> bool:
    return isinstance(move, Robbed | Looked) and me not in (move.thief, move.victim)


@pytest.mark.usefixtures("tries")
def test_imagined_stashes_fit_any_history() -> None:
    searched = 0

    @settings(max_examples=100, deadline=None, database=None)
    @given(st.integers(0, 10**6), st.integers(0, 10**6))
    def imagine(history: int, seed: int) -> None:
        nonlocal searched
        memory = any_history(history)
        truth = memory.truth()
        assert truth is not None
        for me in range(len(truth)):
            world, moves = imagined(memory, me, seed)
            assert [as_seen(move, me) for move in moves] == [
                as_seen(move, me) for move in memory.moves
            ]
            assert list(world[me]) == truth[me]
            assert [sum(stash) for stash in world] == [sum(stash) for stash in truth]
            hidden = sum(is_hidden(move, me) for move in memory.moves)
            assert hidden > 5 or world in all_worlds(memory, me)
            # The imagined moves are a history of their own, in which others can imagine.
            again = remember(memory.known, *moves)
            assert again.truth() == [list(stash) for stash in world]
            searched += world != tuple(map(tuple, truth))

    imagine()
    assert searched > 100, "worlds are not just the truth"


@pytest.mark.usefixtures("tries")
@settings(max_examples=80, deadline=None, database=None)
@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_worlds_do_not_depend_on_what_was_not_seen(history: int, seed: int) -> None:
    """Another truth that fits what the seat has seen leads to the same worlds."""
    memory = any_history(history)
    for me in range(len(memory.known)):
        _, moves = imagined(memory, me, seed + 1)
        other = remember(memory.known, *moves)
        assert imagined(memory, me, seed) == imagined(other, me, seed)


def test_the_truth_is_gone_from_an_imagined_world() -> None:
    """Imagining inside a world that somebody else imagined does not reveal the truth."""
    memory = remember([some(gold=1, silver=9), NONE, NONE], Robbed(1, 0, GOLD))
    for seed in range(30):
        world, moves = imagined(memory, 2, seed)
        inner = remember(memory.known, *moves)
        assert imagined(inner, 0, seed)[0] == world
        assert imagined(inner, 1, seed)[0] == world


def test_a_look_of_somebody_else_is_imagined_too() -> None:
    memory = remember(
        [some(gold=1, silver=9), NONE, NONE, NONE],
        Robbed(1, 0, GOLD),
        Looked(3, 0, some(silver=9)),
        Robbed(3, 0, SILVER),
    )
    seen = set()
    for seed in range(60):
        _, (stolen, looked, _) = imagined(memory, 2, seed)
        assert isinstance(stolen, Robbed) and isinstance(looked, Looked)
        assert looked.tokens == (some(silver=9) if stolen.token == GOLD else some(gold=1, silver=8))
        seen.add(stolen.token)
    assert seen == {GOLD, SILVER}


# -- worlds that are hard to find ----------------------------------------------


def needles(thefts: int) -> Memory:
    """Three tokens of a kind of which each victim had one among many were stolen, as it turns
    out after many other thefts that have nothing to do with it."""
    rich = some(black_diamond=1, silver=10, gold=10, red=5)
    rare = [PLACE["black-diamond"], PLACE["diamond"], PLACE["amber"]]
    victims = [rich, some(diamond=1, silver=10, gold=9), some(amber=1, silver=10, red=9)]
    moves: list[Move] = [Robbed(3, victim, kind) for victim, kind in enumerate(rare)]
    for number in range(thefts):
        victim = number % 3
        moves.append(Robbed((victim + 1) % 3, victim, SILVER))
    moves.append(Shown(3, some(black_diamond=1, diamond=1, amber=1)))
    return remember([*victims, NONE, NONE], *moves)


class Steps:
    """Counts how many thefts are guessed in searches."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.n = 0
        search = Memory._search

        def counted(memory: Memory, *args: Any) -> Any:
            self.n += 1
            assert self.n < 3000, "lost among the worlds"
            return search(memory, *args)

        monkeypatch.setattr(Memory, "_search", counted)


def test_a_search_does_not_take_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks ahead: a theft that makes a later move impossible is not followed further."""
    steps = Steps(monkeypatch)
    for thefts in (0, 5, 12, 20):
        for seed in range(5):
            steps.n = 0
            world, _ = imagined(needles(thefts), 4, seed)
            assert world[3] == some(black_diamond=1, diamond=1, amber=1)
            assert steps.n <= thefts + 10


def test_a_search_that_was_led_astray_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few steps at first it still finds a world."""
    monkeypatch.setattr(module, "TRIES", 0)
    monkeypatch.setattr(module, "STEPS", 1)
    steps = Steps(monkeypatch)
    for seed in range(10):
        steps.n = 0
        world, _ = imagined(needles(8), 4, seed)
        assert world[3] == some(black_diamond=1, diamond=1, amber=1)


def test_long_games_full_of_thefts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat sees late in the game says a lot about many earlier thefts."""
    steps = Steps(monkeypatch)
    for seed in range(40):
        memory = any_history(seed, most=60)
        for me in range(len(memory.known)):
            steps.n = 0
            imagined(memory, me, seed)


def test_looks_behind_two_screens_late_in_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every token of both must have come there somehow."""
    steps = Steps(monkeypatch)
    for seed in range(20):
        rng = random.Random(seed)
        stashes = [Counter(rng.choices(TOKENS, k=9)) for _ in range(5)]
        known = [tuple(stash[token] for token in TOKENS) for stash in stashes]
        moves: list[Move] = []
        for _ in range(12):
            thief, victim = rng.sample(range(4), 2)
            token = rng.choice(sorted(stashes[victim].elements()))
            stashes[victim][token] -= 1
            stashes[thief][token] += 1
            moves.append(Robbed(thief, victim, TOKENS.index(token)))
        looks = [tuple(stashes[victim][token] for token in TOKENS) for victim in (0, 1)]
        moves += [Looked(4, victim, tokens) for victim, tokens in enumerate(looks)]
        steps.n = 0
        world, _ = imagined(remember(known, *moves), 4, seed)
        assert list(world[:2]) == looks
