from __future__ import annotations

from collections import Counter

from dragonstones.engine import Chance


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
