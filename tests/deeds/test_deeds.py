"""Figures and deeds: what is counted of a game, and what is worth telling of it."""

from __future__ import annotations

import inspect
from collections import Counter

import pytest

from dragonstones.arena.play import new_match, play
from dragonstones.deeds import Counted, Deed, counted, deeds, done_in, ledger_of, moment_of
from dragonstones.deeds.rules import ANY, FOLDER
from dragonstones.engine import Event, Match, games, get_game
from dragonstones.games.fist.events import BidsTakenBack, CardShown, FistsOpened, Scored, Tied
from dragonstones.text import LANGUAGES, texts

GAMES = [game.id for game in games()]


def played(game: str, seats: int = 4) -> Match:
    match = new_match(game, seats, 1, {})
    return play(match, ["apprentice"] * seats, "deeds").match


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    return played(request.param)


def test_every_figure_has_words_in_every_language(match: Match) -> None:
    ledger, family = ledger_of(match.game), match.game.family
    sums = sum((seat.sums for seat in counted(match)), Counter[str]())
    pieces = {figure.partition(":")[2] for figure in sums if ":" in figure}
    plain = ledger.plain(sums)
    for t in map(texts, LANGUAGES):
        for piece in pieces:
            assert t(f"{ledger.named}-{piece}")
            told = {figure: sums[f"{figure}:{piece}"] for figure in ledger.pieces}
            assert t(f"favourite-{family}", **told)
        for fact in ledger.facts:
            assert t(f"fact-{family}-{fact}", **plain)


def test_every_deed_has_words_in_every_language() -> None:
    files = [path.stem for path in FOLDER.glob("*.toml")]
    assert {ANY, *(game.family for game in games())} == set(files)
    found = {deed.id for name in files for deed in deeds(name)}
    assert len(found) >= 6
    for t in map(texts, LANGUAGES):
        for id in found:
            assert t(f"deed-{id}") and t(f"deed-{id}-about")


@pytest.mark.parametrize("family", sorted({game.family for game in games()}))
def test_the_rules_of_deeds_ask_for_figures_that_are_counted(family: str) -> None:
    """A figure that nobody counts would make a deed that nobody can do."""
    ledger = next(ledger_of(game) for game in games() if game.family == family)
    source = inspect.getsource(counted) + inspect.getsource(type(ledger))
    needed = {figure for deed in deeds(family) for figure in deed.needs}
    assert {figure for figure in needed if f'"{figure}"' not in source} == set()


def test_cards_and_points_are_those_of_the_events() -> None:
    match = played("fist-2002")
    seats = counted(match)
    won = Counter(event.data()["seat"] for event in match.events if event.kind == "won")
    assert [seat.sums["cards"] for seat in seats] == [won[n] for n in range(4)]
    assert match.result is not None
    points = [
        sum(n for figure, n in seat.sums.items() if figure.startswith("points:")) for seat in seats
    ]
    assert points == match.result["points"]
    [winner] = match.result["winners"]
    assert [seat.feats["won"] for seat in seats] == [int(n == winner) for n in range(4)]


def test_a_deed_needs_all_of_its_figures() -> None:
    def seat(**figures: int) -> Counted:
        named = {name.replace("_", "-"): n for name, n in figures.items()}
        return Counted(Counter(), Counter(named))

    def done(game: str, seat: Counted) -> list[str]:
        return [deed.id for deed in done_in(game, seat)]

    assert done("fist-2002", seat(won=1, lead=3)) == ["clean-sweep"]
    assert done("fist-2002", seat(won=1, lead=2)) == []
    assert done("fist-2002", seat(lead=3)) == []
    assert done("fist-2002", seat(won=1, players=6)) == ["full-table"]
    assert done("dragons-gold", seat(points_in_turn=3)) == []


def test_a_deed_is_done_with_the_event_that_its_seat_sees_then(match: Match) -> None:
    assert match.result is not None
    winner: int = match.result["winners"][0]
    seen = [event for event in match.events if event.seen_by(winner)]
    assert moment_of(Deed("a-win", {"won": 1}), match, winner) == len(seen) - 1
    ledger = ledger_of(match.game)
    figure, n = counted(match)[winner].sums.most_common(1)[0]
    deed = Deed("half-of-it", {figure: (n + 1) // 2})
    moment = moment_of(deed, match, winner)
    assert 0 < moment < len(seen) - 1

    def until(event: int) -> Counted:
        seats = [Counted(Counter(), Counter()) for _ in range(match.seats)]
        ledger.count(match.events[: match.events.index(seen[event])], seats)
        return seats[winner]

    assert not deed.is_done(until(moment)) and deed.is_done(until(moment + 1))


def test_coins_a_point_are_those_that_were_spent_in_fists() -> None:
    def told(*events: Event) -> Counter[str]:
        seats = [Counted(Counter(), Counter()) for _ in range(2)]
        ledger_of(get_game("fist-tavern")).count(events, seats)
        return seats[0].sums

    gold = FistsOpened("gold", [0, 1], [{"fairy": 2, "common": 1}, {"fairy": 3}], [3, 3])
    silver = FistsOpened("silver", [0, 1], [{"silver": 2}, {}], [2, 0])
    stones = FistsOpened("stones", [0, 1], [{"red": 1}, {}], [1, 0])
    tied, back = Tied("wizard", "gold", [0, 1], []), BidsTakenBack("wizard")
    assert told(CardShown("wizard"), gold, tied, silver, stones)["coins"] == 5
    assert told(CardShown("wizard"), gold, tied, silver, back, silver)["coins"] == 5
    assert told(CardShown("wizard"), gold, back)["coins"] == 0
    assert told(gold, Scored(0, 2, 2, "wizard"))["scored"] == 2
