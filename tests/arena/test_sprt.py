"""The sequential test: how often it is wrong, how soon it ends, and what it never does."""

from __future__ import annotations

import random
from collections import Counter
from itertools import count
from math import isfinite

import pytest

from dragonstones import BadSetup
from dragonstones.arena.sprt import LEAST_DEALS, Sprt


def judged(
    mean: float, draws: float, margin: float, seed: str, alpha: float = 0.05, beta: float = 0.05
) -> Sprt:
    """Deals that are won, level or lost, with this mean, until there is a verdict."""
    rng = random.Random(seed)
    won = (1 - draws + mean) / 2
    test = Sprt(margin, alpha, beta)
    while test.verdict is None:
        luck = rng.random()
        test.add(1 if luck < won else 0 if luck < won + draws else -1)
    return test


def verdicts(mean: float, draws: float, margin: float, **rates: float) -> Counter[str | None]:
    """Shares of the verdicts of many tests, in per cent."""
    tests = (judged(mean, draws, margin, f"{mean}/{n}", **rates) for n in range(500))
    return Counter({verdict: n / 5 for verdict, n in Counter(t.verdict for t in tests).items()})


# 500 tests at 5 per cent: the standard error is 1 per cent.


@pytest.mark.parametrize(("margin", "draws"), [(0.3, 0.1), (0.2, 0.3), (0.1, 0.7)])
def test_equal_bots_are_seldom_told_apart(margin: float, draws: float) -> None:
    found = verdicts(0.0, draws, margin)
    assert found["better"] + found["worse"] <= 7.5
    assert found["better"] <= 5 and found["worse"] <= 5


@pytest.mark.parametrize(("margin", "draws"), [(0.3, 0.1), (0.2, 0.3), (0.1, 0.7)])
def test_a_better_bot_is_found_and_so_is_a_worse_one(margin: float, draws: float) -> None:
    assert verdicts(margin, draws, margin)["better"] >= 92.5
    assert verdicts(-margin, draws, margin)["worse"] >= 92.5


def test_the_error_rates_are_those_that_were_asked_for() -> None:
    careless = {"alpha": 0.4, "beta": 0.4}
    assert 10 < 100 - verdicts(0.0, 0.3, 0.2, **careless)["equal"] <= 43
    assert 10 < 100 - verdicts(0.2, 0.3, 0.2, **careless)["better"] <= 43
    only_alpha = verdicts(0.0, 0.3, 0.2, alpha=0.01, beta=0.4)
    assert 100 - only_alpha["equal"] <= 2.5


def test_a_half_better_bot_is_either() -> None:
    found = verdicts(0.1, 0.3, 0.2)
    assert 35 < found["better"] < 65 and 35 < found["equal"] < 65
    assert found["worse"] < 2


def test_it_ends_sooner_when_it_is_clear() -> None:
    def deals(mean: float) -> float:
        return sum(judged(mean, 0.3, 0.2, f"{n}").n for n in range(200)) / 200

    clear, found, between = deals(0.5), deals(0.2), deals(0.1)
    assert clear < found / 2
    assert found < between
    # A fixed number of deals with the same error rates: ((1.96 + 1.645) σ / margin)², σ² = 0.7.
    assert found < 0.7 * (3.605 / 0.2) ** 2 * 0.7


def test_no_verdict_before_a_least_number_of_deals() -> None:
    for results in ((1.0,), (0.0,), (1.0, 0.5)):
        test = Sprt(margin=0.9)
        for n in range(LEAST_DEALS - 1):
            test.add(results[n % len(results)])
            assert test.verdict is None
    test = Sprt(margin=0.9, least=3)
    for _ in range(10):
        test.add(0.0)
    assert test.verdict == "equal"


@pytest.mark.parametrize(
    ("result", "verdict"),
    [(1.0, "better"), (0.25, "better"), (0.0, "equal"), (-0.25, "worse"), (-1.0, "worse")],
)
def test_constant_results(result: float, verdict: str) -> None:
    test = Sprt(margin=0.1)
    for n in count():
        assert n < 200 and isfinite(test.llr) and isfinite(test.llr_worse)
        if test.verdict:
            break
        test.add(result)
    assert test.verdict == verdict
    assert test.mean == pytest.approx(result) and test.n >= LEAST_DEALS


def test_a_short_run_of_luck_is_no_proof() -> None:
    """Even where no least number of deals is asked for, five in a row would prove little."""
    test = Sprt(margin=0.2, least=1)
    for _ in range(5):
        test.add(1.0)
    assert test.verdict is None and 0 < test.llr < test.bounds[1]


def test_the_same_of_the_other_bot() -> None:
    rng = random.Random(1)
    new, old = Sprt(0.1), Sprt(0.1)
    for _ in range(60):
        x = rng.choice((-1, -0.5, 0, 0.25, 1))
        new.add(x)
        old.add(-x)
        assert new.llr == pytest.approx(old.llr_worse)
        assert new.llr_worse == pytest.approx(old.llr)
        assert new.mean == pytest.approx(-old.mean)
    assert new.variance == pytest.approx(old.variance)


def test_what_is_counted() -> None:
    test = Sprt(margin=0.1)
    assert (test.n, test.mean, test.llr, test.verdict) == (0, 0.0, 0.0, None)
    for x in (1, 0, -1, 0.5):
        test.add(x)
    assert test.n == 4 and test.mean == 0.125
    # Four results with squares 2.25, four more at the ends of the scale.
    assert test.variance == pytest.approx((2.25 - 4 * 0.125**2 + 4) / 8)
    low, high = test.bounds
    assert low == pytest.approx(-2.970, abs=0.001) and high == pytest.approx(3.638, abs=0.001)


def test_a_verdict_stays() -> None:
    test = judged(0.5, 0.3, 0.2, "seed")
    assert test.verdict == "better"
    n = test.n
    for _ in range(10 * n):
        test.add(-1)
    assert test.verdict == "better" and test.n == 11 * n and test.mean < 0


@pytest.mark.parametrize("margin", [0, -0.1, 1, 7, float("nan")])
def test_a_margin_is_between_0_and_1(margin: float) -> None:
    with pytest.raises(BadSetup) as error:
        Sprt(margin)
    assert error.value.code == "wrong-margin"


@pytest.mark.parametrize(("alpha", "beta"), [(0, 0.1), (0.5, 0.1), (0.1, -1), (0.1, 1)])
def test_an_error_rate_is_between_0_and_a_half(alpha: float, beta: float) -> None:
    with pytest.raises(BadSetup) as error:
        Sprt(0.1, alpha, beta)
    assert error.value.code == "wrong-error-rate"


def test_a_result_is_from_minus_one_to_one() -> None:
    for x in (1.01, -2, float("nan")):
        with pytest.raises(ValueError, match="from -1 to 1"):
            Sprt(0.1).add(x)
