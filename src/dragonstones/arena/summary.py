"""All numbers of a contest, as plain data: what `report.json` has, and the tables show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, median
from typing import Any

from dragonstones.arena.contest import Contest
from dragonstones.arena.duel import Duel
from dragonstones.arena.intervals import Share, share
from dragonstones.arena.ratings import rate
from dragonstones.arena.record import Record, credit, won
from dragonstones.arena.times import Times

#: What is reported about the times of decisions.
MEDIAN, NEARLY_ALL = 0.5, 0.99


def summarise(contest: Contest, played: Iterable[Record]) -> dict[str, Any]:
    """Summarise whole deals only; in a test, those up to its verdict."""
    found = list(played)
    deals = contest.whole_deals(found)
    test = None
    if contest.test:
        duel = Duel(contest, contest.test)
        for game in (game for deal in deals for game in deal):
            duel.add(game)
        deals = [deal for deal in deals if deal[0]["deal"] < duel.sprt.n]
        test = duel.data()
    games = [game for deal in deals for game in deal]
    return {
        "settings": contest.settings(),
        "deals": len(deals),
        "games": len(games),
        "left_out": len(found) - len(games),
        "unfinished": sum(not game["winners"] for game in games),
        "fair": 1 / contest.players,
        "bots": _bots(contest, deals) if deals else [],
        "seats": [_seat(deals, seat) for seat in range(contest.players)] if deals else [],
        "turns": _turns([game["turns"] for game in games if game["turns"] is not None]),
        "decisions_per_game": fmean(game["decisions"] for game in games) if games else 0.0,
        "mishaps": _mishaps(games),
        "test": test,
    }


def _bots(contest: Contest, deals: Sequence[Sequence[Record]]) -> list[dict[str, Any]]:
    """By share, the best first."""
    games = [game for deal in deals for game in deal]
    ratings = rate(games, contest.names)
    mishaps = Counter[str]()
    times = {name: Times() for name in contest.names}
    for game in games:
        for name, data in game["times"].items():
            times[name].add_all(data)
        for one in game["mishaps"]:
            mishaps[one["bot"]] += one["times"]
    bots = [
        {
            "bot": name,
            **_share(contest, deals, name),
            "points": _points(games, name),
            "rating": ratings[name]._asdict(),
            "time": _time(times[name]),
            "mishaps": mishaps[name],
        }
        for name in contest.names
    ]
    return sorted(bots, key=lambda bot: -bot["share"])


def _share(contest: Contest, deals: Sequence[Sequence[Record]], name: str) -> dict[str, Any]:
    """Of the games won; for each of the bot's seats, so that 1 / players is fair for all."""
    seats = fmean(lineup.count(name) for lineup in contest.lineups)
    if seats == contest.players:  # one of its seats always wins
        total = Share(1.0, 1.0, 1.0)
    else:
        total = share([fmean(won(game, name) for game in deal) for deal in deals], len(deals[0]))
    return {
        "seats": seats,
        "share": total.mean / seats,
        "low": total.low / seats,
        "high": total.high / seats,
        "total": total.mean,
    }


def _seat(deals: Sequence[Sequence[Record]], seat: int) -> dict[str, Any]:
    found = share([fmean(credit(game, seat) for game in deal) for deal in deals], len(deals[0]))
    return {"share": found.mean, "low": found.low, "high": found.high}


def _points(games: Sequence[Record], name: str) -> float | None:
    points = [
        game["points"][seat]
        for game in games
        if game["points"]
        for seat, bot in enumerate(game["bots"])
        if bot == name
    ]
    return fmean(points) if points else None


def _time(times: Times) -> dict[str, Any]:
    return {
        "decisions": times.decisions,
        "median": times.quantile(MEDIAN),
        "p99": times.quantile(NEARLY_ALL),
        **times.data(),
    }


def _turns(turns: Sequence[int]) -> dict[str, Any]:
    if not turns:
        return {"mean": None, "median": None, "shortest": None, "longest": None, "counts": {}}
    return {
        "mean": fmean(turns),
        "median": median(turns),
        "shortest": min(turns),
        "longest": max(turns),
        "counts": {str(n): games for n, games in sorted(Counter(turns).items())},
    }


def _mishaps(games: Sequence[Record]) -> list[dict[str, Any]]:
    found = Counter[tuple[str, str, str]]()
    for game in games:
        for one in game["mishaps"]:
            found[one["bot"], one["kind"], one["error"]] += one["times"]
    return [
        {"bot": bot, "kind": kind, "error": error, "times": n}
        for (bot, kind, error), n in found.most_common()
    ]
