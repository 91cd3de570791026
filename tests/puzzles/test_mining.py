"""The miner: what it takes for a puzzle, and what it passes by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonstones.engine import Match
from dragonstones.engine.decisions import Answer
from dragonstones.puzzles import Puzzle, book, mining
from dragonstones.puzzles.book import append, read
from dragonstones.puzzles.mining import LOOK, SEARCHES, THOUGHTS, TRIES, Deal, dig, look, mine
from dragonstones.puzzles.puzzle import Weighed
from dragonstones.puzzles.weighing import CLEAR, SURE, Games, Weighing

SOME = [one for one in book().values() if one.game == "fist-2002" and one.kind == "bid"]
MATCH, SEAT = SOME[0].match(), SOME[0].seat
#: Three fists, the best first.
FISTS: list[Answer] = [{"fairy": 2}, {"fairy": 1}, {}]
BEST, OBVIOUS, WORST = FISTS


def weighing(*answers: Answer, margin: float = 2 * CLEAR, sure: float = 2 * SURE) -> Weighing:
    weighed = [Weighed(one, 0.5 - n / 10, 0.4, 0.6) for n, one in enumerate(answers)]
    return Weighing(weighed, 1, margin, sure, {"chance": 0.3333})


class Bench:
    """The searches, bots and games of the miner, as a test wants them."""

    def __init__(self) -> None:
        self.first: Weighing | None = weighing(*FISTS)
        self.second: Weighing | None = weighing(*FISTS)
        #: What the bots of each level answer.
        self.given = {"apprentice": OBVIOUS, "merchant": OBVIOUS, "archmage": BEST}
        self.games = Games(24, 0.6, 0.4, ahead=True)
        self.weighed: list[tuple[int, int, str]] = []
        self.played: list[tuple[tuple[Answer, Answer], float]] = []

    def weigh(self, match: Match, seat: int, *about: Any) -> Weighing | None:
        self.weighed.append(about)
        return self.first if len(self.weighed) == 1 else self.second

    def tries(self, match: Match, seat: int, bot: str, n: int, *_: Any) -> list[Answer]:
        return [self.given[bot]] * n

    def played_out(
        self, match: Match, seat: int, both: tuple[Answer, Answer], most: int, errors: float, _: str
    ) -> Games:
        self.played.append((both, errors))
        return self.games

    def look(self) -> Puzzle | None:
        return look(MATCH, SEAT, ["merchant"] * MATCH.seats, "1/7/9/0")


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Bench:
    made = Bench()
    for name in ("weigh", "tries", "played_out"):
        monkeypatch.setattr(mining, name, getattr(made, name))
    return made


def test_a_moment_that_bots_fail_at_is_a_puzzle(bench: Bench) -> None:
    puzzle = bench.look()
    assert puzzle is not None
    assert [one.answer for one in puzzle.weighed] == FISTS
    assert (puzzle.best, puzzle.obvious, puzzle.deal) == (1, 1, 7)
    assert puzzle.failed_by == ["apprentice", "merchant"]
    assert bench.played == [((BEST, OBVIOUS), 1.0)]
    assert (puzzle.verified.games, puzzle.why) == (24, {"chance": 0.33})


def test_the_second_look_is_longer_and_has_other_luck(bench: Bench) -> None:
    bench.look()
    [(quick, once, luck), (long, often, other_luck)] = bench.weighed
    assert (quick, once, long, often) == (LOOK, 1, THOUGHTS, SEARCHES)
    assert long > quick and often > once and luck != other_luck


@pytest.mark.parametrize(
    "first", [None, weighing(*FISTS, margin=CLEAR / 2), weighing(*FISTS, sure=SURE / 2)]
)
def test_what_is_not_clear_at_first_sight_is_not_weighed_again(
    bench: Bench, first: Weighing | None
) -> None:
    bench.first = first
    assert bench.look() is None
    assert len(bench.weighed) == 1


@pytest.mark.parametrize(
    "second",
    [
        None,
        weighing(*FISTS, margin=CLEAR / 2),
        weighing(*FISTS, sure=SURE / 2),
        weighing(WORST, OBVIOUS, BEST),
    ],
    ids=["unknown", "no margin", "not sure", "another answer is best"],
)
def test_what_does_not_hold_at_the_second_look_is_no_puzzle(
    bench: Bench, second: Weighing | None
) -> None:
    bench.second = second
    assert bench.look() is None
    assert len(bench.weighed) == 2 and not bench.played


def test_what_every_bot_finds_is_no_puzzle(bench: Bench) -> None:
    bench.given |= {"apprentice": BEST, "merchant": BEST}
    assert bench.look() is None


def test_a_wrong_answer_that_nobody_has_weighed_is_not_the_obvious_one(bench: Bench) -> None:
    bench.given |= {"apprentice": {"fairy": 5}, "merchant": {"fairy": 5}}
    assert bench.look() is None


def test_bots_fail_if_most_of_them_do(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def tries(match: Match, seat: int, bot: str, n: int, *_: Any) -> list[Answer]:
        wrong = n // 2 + (bot == "merchant")
        return [OBVIOUS] * wrong + [BEST] * (n - wrong)

    monkeypatch.setattr(mining, "tries", tries)
    puzzle = bench.look()
    assert puzzle is not None and TRIES % 2 == 0
    assert puzzle.failed_by == ["merchant"]


@pytest.mark.parametrize(
    ("failing", "difficulty"),
    [
        (["apprentice"], 1),
        (["apprentice", "merchant"], 2),
        (["apprentice", "merchant", "archmage"], 3),
    ],
)
def test_the_more_levels_fail_the_harder_it_is(
    bench: Bench, failing: list[str], difficulty: int
) -> None:
    bench.given = {bot: OBVIOUS if bot in failing else BEST for bot in bench.given}
    puzzle = bench.look()
    assert puzzle is not None
    assert (puzzle.failed_by, puzzle.difficulty) == (failing, difficulty)


def test_whole_games_must_agree(bench: Bench) -> None:
    bench.games = Games(24, 0.5, 0.5, ahead=False)
    assert bench.look() is None
    assert len(bench.played) == 1


def test_searches_that_all_say_the_same_need_games_that_say_more(bench: Bench) -> None:
    bench.second = weighing(*FISTS, margin=2 * CLEAR, sure=2 * CLEAR)
    bench.look()
    assert bench.played == [((BEST, OBVIOUS), 2.0)]


def test_a_best_answer_that_nobody_could_find_is_no_puzzle(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dragonstones.puzzles.fist.FistSetter.fair", lambda *_: False)
    assert bench.look() is None
    assert not bench.played


def test_a_game_gives_only_a_few_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[str] = []

    def looked(match: Match, seat: int, names: list[str], seed: str) -> Puzzle | None:
        assert len(names) == match.seats and match.waiting[seat]
        places.append(seed)
        return SOME[0] if len(places) > 1 else None

    monkeypatch.setattr(mining, "look", looked)
    assert mine(Deal("fist-2002", "1", 4)) == [SOME[0]] * mining.KEPT
    assert len(set(places)) == mining.KEPT + 1
    assert all(place.startswith("1/4/") for place in places)


# -- the file ---------------------------------------------------------------------


def found_in(deal: int, puzzle: Puzzle) -> Puzzle:
    """The puzzle, as if it came from this deal."""
    verified = msgspec.structs.replace(puzzle.verified, seed=f"1/{deal}/9/0")
    return msgspec.structs.replace(puzzle, verified=verified)


#: Two puzzles in the first deal, and one in each of the others: one of those is known already.
FOUND = [
    [found_in(0, SOME[0]), found_in(0, SOME[1])],
    [found_in(1, SOME[0])],
    [found_in(2, SOME[2])],
]


@pytest.fixture
def digging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "mine", lambda deal: FOUND[deal.number])


@pytest.mark.usefixtures("digging")
def test_what_teaches_the_same_is_kept_once(tmp_path: Path) -> None:
    file = tmp_path / "mined.jsonl"
    assert list(dig("fist-2002", "1", 3, file)) == [0, 2, 2, 3]
    assert [one.id for one in read(file)] == [one.id for one in SOME[:3]]


@pytest.mark.usefixtures("digging")
@pytest.mark.parametrize("whole", [0, 1, 2])
def test_half_a_line_is_cut_off_and_found_again(tmp_path: Path, whole: int) -> None:
    """A crash while the puzzles of a deal were written, or those of the next one."""
    file, straight = tmp_path / "mined.jsonl", tmp_path / "straight.jsonl"
    list(dig("fist-2002", "1", 3, straight))
    append([*FOUND[0], *FOUND[2]], file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:whole]) + lines[whole][:100])
    assert list(dig("fist-2002", "1", 3, file))[-1] == 3
    assert file.read_bytes() == straight.read_bytes()
