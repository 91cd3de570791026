from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from dragonstones.engine import BadSetup, Chance
from dragonstones.engine.chance import Scripted


def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(10)] == EXPECTED


EXPECTED = [517, 548, 734, 171, 756, 328, 896, 402, 437, 37]


def test_a_number_and_its_text_are_different_seeds() -> None:
    assert Chance(7).below(1 << 60) != Chance("7").below(1 << 60)


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance("x")
    chance.below(6)
    copy = chance.copy()
    drawn = [copy.below(100) for _ in range(20)]
    assert [chance.below(100) for _ in range(20)] == drawn


def test_draws_are_even() -> None:
    chance = Chance(1)
    faces = Counter(chance.below(6) for _ in range(60_000))
    assert set(faces) == set(range(6))
    assert all(9_500 < n < 10_500 for n in faces.values())


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance = Chance(2)
    orders: Counter[str] = Counter()
    for _ in range(24_000):
        cards = list("abcd")
        chance.shuffle(cards)
        orders["".join(cards)] += 1
    assert len(orders) == 24
    assert all(850 < n < 1150 for n in orders.values())


def test_a_script_gives_the_results_and_the_seed_the_rest() -> None:
    scripted, seeded = Scripted(7, [2, "b", "red", ["c"], None]), Chance(7)
    assert scripted.below(6) == 2
    assert scripted.pick(["a", "b"]) == "b"
    assert scripted.draw([0, 3, 1], ["blue", "red", "white"]) == 1
    cards = ["a", "b", "c", "d"]
    scripted.shuffle(cards)
    assert cards == ["c", "a", "b", "d"]
    assert [scripted.below(1000) for _ in range(5)] == [seeded.below(1000) for _ in range(5)]


def test_where_the_last_card_is_on_top_a_script_begins_there() -> None:
    cards = ["a", "b", "c", "d"]
    Scripted(1, [["a", "b"]]).shuffle(cards, top_last=True)
    assert [cards.pop() for _ in range(2)] == ["a", "b"]


@pytest.mark.parametrize(
    ("call", "result"),
    [
        (lambda chance: chance.below(6), 6),
        (lambda chance: chance.below(6), True),
        (lambda chance: chance.pick(["a", "b"]), "c"),
        (lambda chance: chance.draw([0, 3], ["blue", "red"]), "blue"),
        (lambda chance: chance.shuffle(["a", "b"]), ["a", "a"]),
        (lambda chance: chance.shuffle(["a", "b"]), "ab"),
    ],
)
def test_a_script_cannot_say_what_cannot_be(call: Callable[[Chance], Any], result: Any) -> None:
    with pytest.raises(BadSetup) as error:
        call(Scripted(1, [result]))
    assert error.value.code in ("scripted-result", "scripted-order")


def test_a_copy_of_a_script_goes_its_own_way() -> None:
    chance = Scripted(1, [3, 4])
    copy = chance.copy()
    assert [chance.below(9), chance.below(9), copy.below(9), copy.below(9)] == [3, 4, 3, 4]
    assert [chance.below(1000) for _ in range(9)] == [copy.below(1000) for _ in range(9)]
