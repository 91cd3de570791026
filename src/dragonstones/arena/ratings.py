"""Ratings with their uncertainty, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from dragonstones.arena.record import Record
from dragonstones.extras import need


class Rating(NamedTuple):
    """The strength of a bot, its uncertainty, and a lower bound (mu - 3 sigma)."""

    mu: float
    sigma: float
    ordinal: float


def rate(games: Iterable[Record], names: Iterable[str]) -> dict[str, Rating]:
    """A rating for each name, from the rankings of the games in their order.

    Several seats of one name are the same player: each enters a game with the rating of the
    name, which then changes by the mean change of its seats. So a bot neither gains nor loses by
    being ahead of itself. Bots do not learn between games, hence no `tau`.
    """
    need("openskill")
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        if not game["winners"]:
            continue
        bots = game["bots"]
        seats = [[model.create_rating([ratings[name].mu, ratings[name].sigma])] for name in bots]
        after = [team[0] for team in model.rate(seats, ranks=ranks(game))]
        for name in set(bots):
            own = [after[seat] for seat, bot in enumerate(bots) if bot == name]
            ratings[name].mu = fmean(one.mu for one in own)
            ratings[name].sigma = fmean(one.sigma for one in own)
    return {name: Rating(one.mu, one.sigma, one.ordinal()) for name, one in ratings.items()}


def ranks(game: Record) -> list[float]:
    """The place of each seat: the winner is first, even if others have as many points."""
    place = {seat: n for n, level in enumerate(game["ranking"], 1) for seat in level}
    return [0.0 if n in game["winners"] else float(place[n]) for n in range(len(game["bots"]))]
