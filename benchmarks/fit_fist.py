"""Fit the weights of the Archmage's outlook on Fist to games that the quick hand plays.

    python -m benchmarks.fit_fist fist-2002 3000

prints them, for bots/fist/weights.py, fitted to tables of 3 to 6, and how well they foretell the
winners of other games.
"""

from __future__ import annotations

import random
import sys

import numpy as np
from numpy.typing import NDArray

from dragonstones import Match
from dragonstones.bots.fist.outlook import between_auctions, features
from dragonstones.bots.fist.quick import QuickHand, Worths
from dragonstones.bots.fist.weights import WEIGHTS

#: Of all moments between two auctions only some: those of one game are alike.
SHARE = 0.35
#: Every so many games one is kept to check the fit.
KEPT = 5

Numbers = NDArray[np.float64]
#: Moments of games with the same number of seats, and who won.
Tables = tuple[Numbers, NDArray[np.int64]]


def play(game: str, seats: int, seed: str) -> tuple[list[list[list[float]]], int]:
    """What everybody had at some moments of a game, and who won it."""
    rng, worths = random.Random(seed), Worths()
    match = Match.new(game, seats, seed).imagine(0, rng, quiet=True)
    hand = QuickHand(rng, worths)
    moments = []
    while match.waiting:
        if between_auctions(match.table) and rng.random() < SHARE:
            moments.append(features(match.table, worths))
        for decision in list(match.waiting.values()):
            match.answer(decision.seat, hand.answer(match, decision))
    assert match.result
    return moments, match.result["winners"][0]


def chances(numbers: Numbers, weights: Numbers) -> Numbers:
    sums = numbers @ weights
    odds = np.exp(sums - sums.max(axis=1, keepdims=True))
    found: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return found


def fit(tables: list[Tables], ridge: float = 1e-4) -> Numbers:
    """By Newton's method; tables of different sizes are fitted together."""
    weights = np.zeros(tables[0][0].shape[2])
    for _ in range(30):
        gradient, curvature = -ridge * weights, -ridge * np.eye(len(weights))
        whole = sum(len(winners) for _, winners in tables)
        for numbers, winners in tables:
            odds = chances(numbers, weights)
            mean = np.einsum("ns,nsk->nk", odds, numbers)
            gradient += (numbers[np.arange(len(winners)), winners] - mean).sum(axis=0) / whole
            squares = np.einsum("ns,nsk,nsl->kl", odds, numbers, numbers)
            curvature -= (squares - mean.T @ mean) / whole
        weights -= np.linalg.solve(curvature, gradient)
    return weights


def main(game: str, games: int) -> None:
    fitted: list[Tables] = []
    kept: list[Tables] = []
    for seats in range(3, 7):
        kinds: list[tuple[list[list[list[float]]], list[int]]] = [([], []), ([], [])]
        for number in range(games // 4):
            moments, winner = play(game, seats, f"fit/{seats}/{number}")
            numbers, winners = kinds[number % KEPT == 0]
            numbers += moments
            winners += [winner] * len(moments)
        for where, (numbers, winners) in zip((fitted, kept), kinds, strict=True):
            where.append((np.array(numbers), np.array(winners)))
    weights = fit(fitted)
    for name, weight in zip(WEIGHTS, weights, strict=True):
        print(f"{name:30} {weight:6.3f}")
    for numbers_, winners_ in kept:
        odds = chances(numbers_, weights)[np.arange(len(winners_)), winners_]
        seats = numbers_.shape[1]
        print(f"{seats} seats: {np.log(odds).mean():.4f} nats, by chance {-np.log(seats):.4f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
