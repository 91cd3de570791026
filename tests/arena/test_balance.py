"""`balance`: what is counted of the cards, and that their effects are the true ones."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import replace
from html import unescape
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from typer.testing import CliRunner

from dragonstones import BadSetup, Match
from dragonstones.arena.balance import Measured, measure
from dragonstones.arena.balance.clusters import Mean
from dragonstones.arena.balance.fist import (
    FistBalance,
    FistFacts,
    Sale,
    Twin,
    decisive,
    exchange,
    sales,
)
from dragonstones.arena.balance.gold import GoldBalance
from dragonstones.arena.balance.measure import balance_of
from dragonstones.arena.balance.tables import tables
from dragonstones.arena.gold import plain_value
from dragonstones.arena.play import play
from dragonstones.arena.simulate import Series, simulate
from dragonstones.bots import RandomBot, levels
from dragonstones.bots.bot import Moment
from dragonstones.bots.levels import Level
from dragonstones.engine import Event, registry
from dragonstones.engine.decisions import Flow
from dragonstones.engine.registry import Game
from dragonstones.games.fist import FistGame
from dragonstones.games.fist import events as fist
from dragonstones.games.fist.auction import Bid
from dragonstones.games.fist.character import Character, power
from dragonstones.games.fist.editions.edition_2002 import EDITION_2002
from dragonstones.games.fist.editions.tavern import TAVERN
from dragonstones.games.fist.effects import score
from dragonstones.games.fist.table import Table
from dragonstones.games.fist.types import StageId
from dragonstones.games.gold import GoldGame
from dragonstones.games.gold import events as gold
from dragonstones.games.gold.box import DRAGON, OBJECTS
from dragonstones.terminal import balance as terminal
from dragonstones.terminal.app import app
from dragonstones.text import texts
from dragonstones.text.fist import card_name


def measured(series: Series, workers: int = 1) -> dict[str, Any]:
    *_, last = measure(series, workers)
    return last.data()


def by_card(data: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    return {row["card"]: row for row in data["cards"]}


def merchants(game: str, games: int, **options: Any) -> Series:
    return Series(game, 4, games, 1, ("merchant",) * 4, options)


# -- counting auctions by hand -------------------------------------------------

ALL = [0, 1, 2, 3]


def fists(*coins: dict[str, int], stage: StageId = "gold") -> Event:
    return fist.FistsOpened(stage, ALL, list(coins), [sum(some.values()) for some in coins])


def won(seat: int, card: str = "thief", stage: StageId = "gold") -> Event:
    return fist.Won(seat, card, stage, "highest", None, [])


def sale(*events: Event) -> Sale:
    [found] = sales([fist.CardShown("thief"), *events])
    return found


def test_a_card_that_is_won() -> None:
    bids = [{"fairy": 2, "common": 1}, {"fairy": 2}, {}, {"common": 1}]
    found = sale(fists(*bids), won(0))
    assert found.outcome == "won" and found.winner == 0
    assert found.paid == {"fairy": 2, "common": 1} and found.spent == 6
    assert found.rivals == [1] and found.fists == dict(enumerate(bids))


def test_a_rival_is_one_coin_away_and_has_bid() -> None:
    two = sale(fists({"fairy": 3}, {"fairy": 2}, {"common": 2}, {}), won(0))
    assert two.rivals == [1, 2]
    far = sale(fists({"fairy": 4}, {"fairy": 2}, {}, {}), won(0))
    assert far.rivals == []
    alone = sale(fists({"fairy": 1}, {}, {}, {}), won(0))
    assert alone.rivals == []
    kept_card = sale(fists({"fairy": 2}, {"fairy": 2}, {"fairy": 1}, {}), won(0))
    assert kept_card.rivals == [], "a level bid: the fists have not decided"


def test_a_tie_that_silver_breaks() -> None:
    first = fists({"fairy": 2}, {"common": 2}, {"fairy": 1}, {})
    silver = fist.FistsOpened("silver", [0, 1], [{}, {"silver": 1}], [0, 1])
    found = sale(first, fist.Tied("thief", "gold", [0, 1], []), silver, won(1, "thief", "silver"))
    assert found.paid == {"common": 2, "silver": 1} and found.spent == 6
    assert found.rivals == [0], "who has closed a fist for silver without any wanted the card too"
    assert found.fists == {0: {}, 1: {"silver": 1}}


def test_cards_that_nobody_wins() -> None:
    bid = fists({"fairy": 2}, {"fairy": 2}, {"black": 1}, {})
    tie = fists({"fairy": 1}, {"fairy": 1}, {}, {})
    again = fist.FistsOpened("silver", [0, 1], [{"silver": 1}, {"silver": 1}], [1, 1])
    tied = [fist.Tied("thief", "gold", [0, 1], []), again]
    for outcome, spent, events in (
        ("cursed", 4, [bid, fist.Cursed("thief", [2], [])]),
        ("no-bids", 0, [fists({}, {}, {}, {}), fist.NoBids("thief", False)]),
        ("tied", 4, [tie, *tied, fist.NobodyWon("thief", "silver", "tied", [0, 1], [])]),
        ("tied", 4, [tie, *tied, fist.PointLost(0, 0, "black-death")]),
        ("cursed", 3, [tie, tied[0], fist.FistsOpened("silver", [0], [{"silver": 1}], [1]),
                       fist.Cursed("thief", [0], [])]),
    ):  # fmt: skip
        found = sale(*events)
        assert (found.outcome, found.winner, found.spent) == (outcome, None, spent)
        assert not found.paid and not found.rivals


def test_what_only_the_tavern_has() -> None:
    nothing = fists({}, {"magic-purple": 1}, {}, {})
    claimed = [nothing, fist.NoBids("thief", False), fist.FavorClaimed(2, "thief", "common")]
    found = sale(*claimed, won(2))
    assert (found.outcome, found.paid, found.spent) == ("won", {"common": 1}, 1)
    assert not found.rivals
    rats = sale(nothing, fist.NoBids("thief", False), won(3))
    assert (rats.outcome, rats.paid, rats.rivals) == ("won", {}, [])

    before = fists({"fairy": 5}, {"fairy": 4}, {}, {})
    after = fists({"fairy": 1}, {}, {"fairy": 3}, {})
    taken_back = sale(before, fist.BidsTakenBack("thief"), after, won(2))
    assert (taken_back.paid, taken_back.spent, taken_back.rivals) == ({"fairy": 3}, 4, [])

    level = fists({"fairy": 2}, {"fairy": 2}, {}, {})
    for more in (fist.BlueCoinAdded(1, 3), fist.RodeDragon(1, 3)):
        found = sale(level, more, won(1))
        assert (found.paid, found.spent, found.rivals) == ({"fairy": 2}, 4, [0])

    others = fist.FistsOpened("gold", [0, 1, 2], [{"fairy": 1}, {}, {}], [1, 0, 0])
    illusionist = fist.FistsOpened("gold", [3], [{"fairy": 2}], [2])
    found = sale(others, illusionist, won(3))
    assert (found.paid, found.spent, found.rivals) == ({"fairy": 2}, 3, [0])

    stones = fist.FistsOpened("stones", [0, 1], [{"red": 2, "white": 1}, {"blue": 1}], [3, 1])
    found = sale(stones, won(0, "thief", "stones"))
    assert (found.paid, found.spent) == ({"red": 2, "white": 1}, 4)


def test_an_auction_ends_where_the_next_begins() -> None:
    found = list(
        sales(
            [
                fist.TurnBegan(1, []),
                fist.CardShown("witch"),
                fists({"fairy": 1}, {}, {}, {}),
                won(0, "witch"),
                fist.CardShown("thief"),
                fists({}, {}, {}, {}),
                fist.NoBids("thief", False),
            ]
        )
    )
    assert [(one.card, one.outcome) for one in found] == [("witch", "won"), ("thief", "no-bids")]


def test_the_numbers_of_a_card() -> None:
    """Two games: the Thief is won twice and once passed on, and the first winner wins."""
    balance = FistBalance(FistGame(EDITION_2002))
    cheap = Sale("thief", "won", 0, {"fairy": 1, "common": 1}, 3, [], {})
    dear = Sale("thief", "won", 1, {"fairy": 2, "silver": 2}, 8, [], {})
    passed = Sale("thief", "no-bids", None, {}, 0, [], {})
    cursed = Sale("witch", "cursed", None, {}, 5, [], {})
    balance.add(FistFacts(4, 0, [cheap, passed, cursed], [Twin("thief", 0.5), Twin("thief", 0.0)]))
    balance.add(FistFacts(4, 3, [dear], []))
    rows = {row["card"]: row for row in balance.rows()}
    thief = rows["thief"]
    assert {name: thief[name] for name in ("shown", "won", "tied", "no_bids", "cursed")} == {
        "shown": 3,
        "won": 2,
        "tied": 0,
        "no_bids": 1,
        "cursed": 0,
    }
    assert thief["won_share"]["value"] == pytest.approx(2 / 3, abs=1e-5)
    assert thief["price"]["value"] == 3 and thief["price"]["n"] == 2
    assert thief["price_by_kind"] == {"common": 0.5, "fairy": 1.5, "silver": 1}
    assert thief["spent"]["value"] == 5.5  # of those that were won, as the price is
    assert thief["raw"]["value"] == 1 / 2 - 1 / 4
    assert thief["effect"] == {"n": 2, "value": 0.25, "low": None, "high": None, "few": True}
    assert rows["witch"]["cursed"] == rows["witch"]["shown"] == 1
    assert rows["witch"]["price"]["value"] is None and rows["witch"]["spent"]["value"] is None
    assert rows["wizard"]["shown"] == 0 and rows["wizard"]["won_share"]["value"] is None


@pytest.mark.parametrize("game", ["fist-2002", "fist-tavern"])
def test_as_many_as_the_simulation_has_seen(game: str) -> None:
    series = merchants(game, 4)
    *_, report = simulate(series)
    seen, data = report.own.events, measured(series)
    rows = data["cards"]
    assert data["games"] == data["finished"] == 4
    assert sum(row["shown"] for row in rows) == seen["card-shown"]
    assert sum(row["won"] for row in rows) == seen["won"]
    assert sum(row["cursed"] for row in rows) == seen["cursed"]
    # A card for which nobody bids can be claimed with the King's Favor or won by a kept card.
    passed, unclaimed = sum(row["no_bids"] for row in rows), seen["no-bids"] - seen["favor-claimed"]
    assert unclaimed - seen["used"] <= passed <= unclaimed
    outcomes = ("won", "tied", "no_bids", "cursed")
    assert all(row["shown"] == sum(row[name] for name in outcomes) for row in rows)
    assert sum(row["effect"]["n"] for row in rows) > 2


@pytest.mark.parametrize("edition", [EDITION_2002, TAVERN], ids=lambda edition: edition.id)
def test_every_card_of_the_box_is_there(edition: Any) -> None:
    rows = balance_of(FistGame(edition)).rows()
    assert [row["card"] for row in rows] == list(edition.characters)


# -- the experiment ------------------------------------------------------------


class Thrifty(RandomBot):
    """Bids up to two coins for everything, and so is often one coin away."""

    def answer(self, moment: Moment) -> Any:
        if not isinstance(moment.decision, Bid):
            return super().answer(moment)
        limits = moment.decision.limits
        coin = next((coin for coin in ("fairy", "silver") if coin in limits), None)
        n = self._rng.randrange(3)
        return {coin: min(n, limits[coin])} if coin and n else {}


@pytest.fixture
def thrifty(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(levels, "_levels", [*levels._levels])
    levels.register(Level("thrifty", "fist", Thrifty))
    return "thrifty"


def test_with_fists_exchanged_the_rival_wins_the_card_for_the_same_coins(thrifty: str) -> None:
    match = Match.new("fist-2002", 4, seed="exchange")
    play(match, (thrifty,) * 4, "exchange")
    sold = list(sales(match.events))
    close = {number: one.rivals[0] for number, one in enumerate(sold) if one.rivals}
    tried = Counter[str]()
    for number, before in decisive(match, close):
        one, rival = sold[number], close[number]
        assert one.winner is not None
        assert before.result is None and set(before.waiting) == set(one.fists)
        afford = all(
            before.view(me)["decision"]["limits"].get(coin, 0) >= n
            for me, other in ((rival, one.winner), (one.winner, rival))
            for coin, n in one.fists[other].items()
        )
        assert exchange(before, one, rival) is afford
        if not afford:
            assert set(before.waiting) == set(one.fists), "nobody has closed a fist"
            continue
        *_, again = list(sales(before.events))[: number + 1]
        assert again.card == one.card and again.winner == rival
        assert again.spent == one.spent
        assert again.fists[rival] == one.fists[one.winner]
        tried["silver" if len(one.fists) < 4 else "gold"] += 1
    assert tried["gold"] > 5 and tried["silver"] > 0


crown = Character("crown", score(3))


@power("dud")
def dud(table: Table, me: int) -> Flow:
    """Nothing at all."""
    return True
    yield


LOTTERY = FistGame(replace(EDITION_2002, id="fist-lottery", specials=[(crown, 1), (dud, 1)]))


@pytest.fixture
def lottery(monkeypatch: pytest.MonkeyPatch, thrifty: str) -> Series:
    """A game with a card that wins it and a card that does nothing, in every turn."""
    monkeypatch.setitem(registry._games, (LOTTERY.id, LOTTERY.rules), LOTTERY)
    return Series(LOTTERY.id, 3, 150, "lottery", (thrifty,) * 3)


def test_the_effect_of_a_card_that_wins_and_of_one_that_does_nothing(lottery: Series) -> None:
    rows = by_card(measured(lottery))
    best, worst = rows["crown"]["effect"], rows["dud"]["effect"]
    assert best["n"] > 10 and best["value"] == best["low"] == best["high"] == 1
    assert worst["n"] >= 30 and not worst["few"]
    assert worst["low"] < 0 < worst["high"] and abs(worst["value"]) < 0.2
    assert worst["high"] - worst["low"] < 0.5


def test_a_card_of_strangers_needs_no_name(lottery: Series) -> None:
    [table] = tables(measured(replace(lottery, games=2)), texts("en"))
    assert {"crown", "dud", "Witch"} <= {name for name, *_ in table.rows}


def synthetic(games: int, gain: float, rng: random.Random) -> FistBalance:
    """Strong players win more cards and more games; the Thief adds `gain` to a chance.

    Seats 0 and 1 compete for it, five times a game; seat 0 gets it in four of five when strong.
    """
    balance = FistBalance(FistGame(EDITION_2002))
    for _ in range(games):
        strong = rng.random() < 0.5
        chances = [0.4, 0.2] if strong else [0.2, 0.4]  # the others share what is left
        luck = rng.random()  # of the same deck in both games
        sold, twins = [], []
        for _ in range(5):
            owner = int(rng.random() < (0.2 if strong else 0.8))

            def winner(owner: int, chances: list[float] = chances, luck: float = luck) -> int:
                shift = gain / 2 * (1 if owner == 0 else -1)
                first, second = chances[0] + shift, chances[1] - shift
                return 0 if luck < first else 1 if luck < first + second else 2

            won, other = winner(owner), winner(1 - owner)
            with_it = (owner == won) + (1 - owner == other)
            without_it = (owner == other) + (1 - owner == won)
            twins.append(Twin("thief", (with_it - without_it) / 2))
            sold.append(Sale("thief", "won", owner, {}, 0, [1 - owner], {}))
        balance.add(FistFacts(4, won, sold, twins))
    return balance


@pytest.mark.parametrize("gain", [0.0, 0.12])
def test_the_effect_is_the_true_one_where_the_raw_difference_is_not(gain: float) -> None:
    rng = random.Random(f"synthetic {gain}")
    covered, effects, raws = 0, [], []
    for _ in range(200):
        [thief] = [row for row in synthetic(60, gain, rng).rows() if row["card"] == "thief"]
        covered += thief["effect"]["low"] <= gain <= thief["effect"]["high"]
        effects.append(thief["effect"]["value"])
        raws.append(thief["raw"]["value"])
    assert fmean(effects) == pytest.approx(gain, abs=0.01)
    assert fmean(raws) > gain / 2 + 0.08, "the strong win more cards, and more games"
    assert covered >= (180 if gain else 200)


# -- intervals -----------------------------------------------------------------


def test_an_interval_counts_games_and_not_cases() -> None:
    """The cases of a game agree; if each counted for itself every other interval would miss."""
    rng = random.Random(1)
    covered = naive = 0
    for _ in range(400):
        mean, total, n = Mean(), 0.0, 0
        for _ in range(40):
            cases = rng.randrange(1, 12)
            hits = cases if rng.random() < 0.3 else 0
            mean.add(cases, hits)
            n, total = n + cases, total + hits
        _, _, low, high = mean.estimate()
        assert low is not None and high is not None
        covered += low <= 0.3 <= high
        share = total / n
        naive += abs(share - 0.3) <= 1.96 * sqrt(share * (1 - share) / n)
    assert 365 <= covered <= 398
    assert naive < 300


def test_the_interval_of_a_share() -> None:
    always, never, sometimes = Mean(), Mean(), Mean()
    for n in range(20):
        always.add(1, 1)
        never.add(1, 0)
        sometimes.add(2, n % 2)
    for mean, low, high in ((always, 0.8, 1.0), (never, 0.0, 0.2), (sometimes, 0.1, 0.45)):
        n, value, bottom, top = mean.share()
        assert n and value is not None and bottom is not None and top is not None
        assert low <= bottom <= value <= top <= high
        assert top - bottom > 0.1
    assert Mean().share() == Mean().estimate() == (0, None, None, None)
    once = Mean()
    once.add(3, 1)
    assert once.share() == once.estimate() == (3, 1 / 3, None, None)


# -- Dragon's Gold -------------------------------------------------------------


class Told:
    """A finished match of which only the events matter."""

    def __init__(self, events: list[Event], winners: list[int]) -> None:
        self._match = Match.new("dragons-gold", seats=4, seed=1)
        self.events, self.result, self.seats = events, {"winners": winners}, 4
        self.options = self._match.options


def test_what_is_counted_of_objects_and_dragons() -> None:
    told: Any = Told(
        [
            gold.DragonAppeared(0, "5-4-1", {}),
            gold.DragonAppeared(1, "6-6-0", {}),
            gold.ObjectsSeen(2, ["hourglass", "swap-powder"]),
            gold.ObjectsSeen(0, ["hourglass"]),
            gold.ObjectUsed(2, "hourglass"),
            gold.AdventurerPlaced(1, "thief", 0, "5-4-1", 2),
            gold.DragonKilled(0, "5-4-1", [1, 2]),
            gold.ShareTaken(1, {"gold": 2}),
            gold.ShareTaken(2, {"silver": 1}),
            gold.HandWatched(1, 1, [0], [1], False),
            gold.ShareTaken(1, {"gold": 5}),  # by the Invisible Hand, from one that lives
        ],
        winners=[1, 2],
    )
    balance = GoldBalance(GoldGame())
    facts = balance.facts(told, random.Random(1), None)
    assert facts.killed[0].value == plain_value({"gold": 2, "silver": 1}, told) == 7
    balance.add(facts)
    rows = {row["card"]: row for row in balance.rows()}
    assert set(rows) == {*OBJECTS, *DRAGON}
    hourglass, killed, lives = rows["hourglass"], rows["5-4-1"], rows["6-6-0"]
    assert (hourglass["shown"], hourglass["won"]) == (2, 1)
    assert hourglass["raw"]["value"] == 0.5 / 2 - 1 / 4
    assert hourglass["effect"]["value"] == pytest.approx(0.25 - 1 / 3, abs=1e-5)
    assert rows["swap-powder"]["effect"]["value"] == pytest.approx(0.5 - 1 / 3, abs=1e-5)
    assert (killed["shown"], killed["won"], killed["raw"]["value"]) == (1, 1, 0.25)
    assert killed["fighters"]["value"] == 2 and killed["value"]["value"] == 7
    assert (lives["shown"], lives["won"], lives["raw"]["value"]) == (1, 0, None)


def test_objects_are_told_of_where_they_are_played_with() -> None:
    series = merchants("dragons-gold", 2, rules="advanced")
    *_, report = simulate(series)
    rows = by_card(measured(series))
    used = {name: row["won"] for name, row in rows.items() if row["kind"] == "object"}
    assert {name: n for name, n in used.items() if n} == report.data()["objects_used"]
    assert set(used) == set(OBJECTS)
    kills = sum(row["won"] for row in rows.values() if row["kind"] == "dragon")
    assert kills == report.own.events["dragon-killed"]
    basic = Series("dragons-gold", 3, 1, 1, ("random",) * 3)
    assert {row["kind"] for row in measured(basic)["cards"]} == {"dragon"}


# -- the command ---------------------------------------------------------------


@pytest.mark.parametrize("game", ["fist-tavern", "dragons-gold"])
def test_the_number_of_workers_changes_nothing(game: str) -> None:
    series = Series(game, 3, 4, "seed", ("merchant", "random", "random"))
    one, two = (measured(series, workers) for workers in (1, 2))
    assert one == two
    assert one != measured(replace(series, seed="other"))


def cells(page: str) -> list[list[str]]:
    rows = re.findall(r"<tr>(.*?)</tr>", page)
    return [[unescape(cell) for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", r)] for r in rows]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_terminal_json_and_page_say_the_same(lang: str, tmp_path: Path) -> None:
    arguments = ["balance", "--game", "fist-2002", "--players", "3", "--games", "3"]
    arguments += ["--bots", "random", "--seed", "page", "--lang", lang]
    folder = tmp_path / "new" / "out"
    result = CliRunner().invoke(app, [*arguments, "--report", str(folder), "--json"])
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    written = json.loads((folder / "balance.json").read_text())
    assert written.pop("command").startswith("dragonstones balance --game fist-2002")
    assert written == data
    assert len(data["cards"]) == len(EDITION_2002.characters) and data["finished"] == 3
    effects = [row["effect"]["value"] for row in data["cards"] if not row["effect"]["few"]]
    assert effects == sorted(effects, reverse=True)
    order = [(row["effect"]["few"], row["effect"]["value"] is None) for row in data["cards"]]
    assert order == sorted(order) and order[-1] == (True, True)

    page = (folder / "balance.html").read_text()
    t = texts(lang)
    [table] = tables(data, t)
    assert cells(page) == [table.head, *table.rows]
    plots = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(plots) == 3
    for row in data["cards"]:
        assert all(f">{card_name(t, row['card'])}<" in plot for plot in plots)
    assert "http" not in page.replace("http://www.w3.org/", ""), "it needs nothing else"
    assert f'lang="{lang}"' in page and "prefers-color-scheme: dark" in page

    shown = CliRunner().invoke(app, arguments, env={"COLUMNS": "140"})
    assert shown.exit_code == 0
    lines = [re.split(r"  +", line.strip()) for line in shown.stdout.splitlines()]
    assert all(row in lines for row in [table.head, *table.rows])


def test_a_narrow_terminal_has_the_columns_that_matter() -> None:
    arguments = ["balance", "--players", "3", "--games", "1", "--bots", "random", "--lang", "de"]
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "80"})
    head = next(line for line in result.stdout.splitlines() if line.startswith("Kreatur "))
    assert "Wirkung" in head and "Preis" in head and "Alle Gebote" not in head
    assert all(len(line) <= 80 for line in result.stdout.splitlines())
    assert "Hexenmeister" in result.stdout


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_the_page_of_dragons_gold(rules: str, tmp_path: Path) -> None:
    arguments = ["balance", "--game", "dragons-gold", "--players", "3", "--games", "1"]
    arguments += ["--option", f"rules={rules}", "--bots", "random", "--lang", "de"]
    result = CliRunner().invoke(app, [*arguments, "--report", str(tmp_path)])
    assert result.exit_code == 0, result.output
    page = (tmp_path / "balance.html").read_text()
    assert page.count("<svg") == (3 if rules == "advanced" else 2)
    assert ("Stundenglas" in page) is (rules == "advanced")
    assert "Drache 5 (4 + 1)" in page and f"rules={rules}" in page


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        ("--game chess", "There is no game chess.", "chess gibt es nicht"),
        ("--players 9", "for 3 to 6 players, not for 9", "für 3 bis 6"),
        ("--games 0", "At least 1 game", "mindestens 1 Partie"),
        ("--bots gambler", "no bot gambler", "gambler gibt es nicht"),
        ("--bots random,random", "4 seats, but 2 bots", "Plätze 4, Bots 2"),
        ("--option rules=basic", "no option rules", "rules gibt es nicht"),
        ("--game dragons-gold --option timer=60", "no clock", "keine Uhr"),
        ("--report FILE", "cannot be used for a report", "nicht für einen Bericht"),
    ],
)
def test_what_is_refused(arguments: str, english: str, german: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    typed = ["balance", *arguments.replace("FILE", str(file)).split()]
    for lang, sentence in (("en", english), ("de", german)):
        result = CliRunner().invoke(app, [*typed, "--lang", lang])
        assert result.exit_code == 2 and not result.stdout
        assert sentence in result.stderr and result.stderr.count("\n") == 1


def test_a_game_of_which_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    class Chess(Game[Any]):
        id, rules, seats = "chess", 1, range(2, 3)

    monkeypatch.setattr(Chess, "__abstractmethods__", frozenset())
    with pytest.raises(BadSetup) as refused:
        balance_of(Chess())  # type: ignore[abstract]
    assert refused.value.code == "no-cards"
    assert "fist-2002" in texts("en").refusal(refused.value)
    assert "chess" in texts("de").refusal(refused.value)


@pytest.mark.parametrize(("lang", "sentence"), [("en", "is missing"), ("de", "fehlt")])
def test_without_matplotlib_there_are_numbers_but_no_report(
    lang: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    arguments = ["balance", "--games", "1", "--players", "3", "--bots", "random", "--lang", lang]
    result = CliRunner().invoke(app, [*arguments, "--report", str(tmp_path)])
    assert result.exit_code == 2 and sentence in result.stderr
    assert "pip install 'dragonstones[arena]'" in result.stderr
    assert CliRunner().invoke(app, arguments).exit_code == 0


def test_who_interrupts_gets_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def three(series: Series, workers: int) -> Generator[Measured]:
        for last in measure(series, workers):
            yield last
            if last.games == 3:
                raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "measure", three)
    arguments = ["balance", "--players", "3", "--games", "50", "--bots", "random", "--json"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 130
    assert json.loads(result.stdout)["games"] == 3
