"""Mining: bots play, and moments of their games that make good puzzles are kept.

Each moment gets a quick look first. One that looks like a puzzle is weighed again, much longer and
with other luck, and in whole games; then bots of all levels try it. Everything follows from a seed.
"""

from __future__ import annotations

import itertools
import random
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from math import isqrt
from pathlib import Path
from typing import NamedTuple

from dragonstones.arena.play import new_match, play
from dragonstones.arena.runner import run
from dragonstones.bots import at_table, bots
from dragonstones.engine import Match, get_game
from dragonstones.engine.decisions import Answer
from dragonstones.puzzles.book import append, mend, read
from dragonstones.puzzles.puzzle import Puzzle, Verified
from dragonstones.puzzles.setting import Setter, setter_of, spelled
from dragonstones.puzzles.weighing import (
    PLAYER,
    SEARCHER,
    Weighing,
    compare,
    played_out,
    search,
    tries,
    weigh,
)

#: Thoughts for a first look and for each search that verifies it, and the number of searches.
LOOK, THOUGHTS, SEARCHES = 20, 80, 5
#: The most whole games to play with the best answer and with the obvious one.
GAMES = 96
#: How often a bot of each level tries it, and how many thoughts a searcher then has.
TRIES, LITTLE = 6, 12
#: The most puzzles to keep from one game.
KEPT = 3
#: The most entries before a moment: all of them become part of the puzzle.
LONGEST = 220
#: The levels of players who know the rules.
USUAL = ("apprentice", PLAYER)
SEATS = (3, 4, 5)


class Deal(NamedTuple):
    """One game to look through."""

    game: str
    seed: str
    number: int

    @property
    def name(self) -> str:
        return f"{self.seed}/{self.number}"


def mine(deal: Deal) -> list[Puzzle]:
    """The puzzles in a game of bots."""
    rng = random.Random(f"{deal.name}/mine")
    seats = rng.choice([n for n in SEATS if n in get_game(deal.game).seats])
    match = new_match(deal.game, seats, f"{deal.name}/deal", {})
    names = [rng.choice(USUAL) for _ in range(seats)]
    names = at_table(deal.game, names, f"{deal.name}/names")
    journal = play(match, names, f"{deal.name}/play").match.journal()
    moments = list(_moments(journal, rng))
    rng.shuffle(moments)
    found: list[Puzzle] = []
    for length, seat in moments:
        before = Match.replay({**journal, "answers": journal["answers"][:length]})
        puzzle = look(before, seat, names, f"{deal.name}/{length}/{seat}")
        if puzzle:
            found.append(puzzle)
        if len(found) == KEPT:
            break
    return found


def _moments(journal: dict[str, object], rng: random.Random) -> Iterator[tuple[int, int]]:
    """Some moments of each kind, nearly all of the rare ones: the number of entries before, and the
    seat."""
    by_kind: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for length, match in enumerate(Match.steps(journal)):
        if length > LONGEST:
            break
        if match.is_sealed and len(match.waiting) < len(match.questions):
            continue  # somebody has answered
        for seat, decision in match.waiting.items():
            if not decision.is_forced:
                by_kind[decision.kind].append((length, seat))
    for moments in by_kind.values():
        yield from rng.sample(moments, min(2 * isqrt(len(moments)) + 1, len(moments)))


def look(match: Match, seat: int, names: Sequence[str], seed: str) -> Puzzle | None:
    """The puzzle that this moment makes; None if it makes none."""
    view = match.view(seat)
    setter = setter_of(match.game.family)
    if not setter.asks(view):
        return None
    first = weigh(match, seat, LOOK, 1, f"{seed}/look")
    if first is None or not first.clear or _obvious(match, seat, first, setter, seed) is None:
        return None
    found = weigh(match, seat, THOUGHTS, SEARCHES, f"{seed}/weigh")
    if found is None or not found.clear or not _agree(first, found, setter):
        return None
    answers = [one.answer for one in found.weighed]
    if not setter.fair(answers[: found.best]):
        return None
    obvious = _obvious(match, seat, found, setter, seed)
    if obvious is None:
        return None
    place, failed_by = obvious
    both = answers[0], answers[place]
    # Searches that agree to the last digit share one opinion: then whole games must prove more.
    errors = 1.0 if found.sure < found.margin else 2.0
    games = played_out(match, seat, both, GAMES, errors, f"{seed}/games")
    if not games.ahead:
        return None
    hard = tries(match, seat, SEARCHER, TRIES, LITTLE, seed)
    if _fail(hard, found, setter):
        failed_by.append(SEARCHER)
    won = round(games.first, 2), round(games.second, 2)
    about = Verified(SEARCHES, THOUGHTS, seed, round(found.sure, 3), games.n, *won)
    return Puzzle(
        id=sha256(f"{match.game.id} {seed}".encode()).hexdigest()[:8],
        journal=match.journal(),
        bots=list(names),
        seat=seat,
        kind=view["decision"]["kind"],
        weighed=found.weighed,
        best=found.best,
        obvious=place,
        themes=setter.themes(view, answers[: found.best], answers[place]),
        failed_by=failed_by,
        verified=about,
        why=_short(found.why),
    )


def _agree(first: Weighing, found: Weighing, setter: Setter) -> bool:
    """Whether what was best at first sight is among the best."""
    answers = [one.answer for one in found.weighed[: found.best]]
    return setter.alike(first.weighed[0].answer, answers) is not None


def _obvious(
    match: Match, seat: int, found: Weighing, setter: Setter, seed: str
) -> tuple[int, list[str]] | None:
    """The place of the answer that failing bots give most, and the levels that fail."""
    answers = [one.answer for one in found.weighed]
    failed, place = [], None
    for level in bots(match.game.id):
        if level not in USUAL:
            continue
        given = tries(match, seat, level, TRIES, LITTLE, seed)
        if not _fail(given, found, setter):
            continue
        usual = max(given, key=lambda answer: [*map(spelled, given)].count(spelled(answer)))
        where = setter.alike(usual, answers)
        if where is not None and where >= found.best:
            failed.append(level)
            place = where
    return None if place is None else (place, failed)


def _fail(given: Sequence[Answer], found: Weighing, setter: Setter) -> bool:
    """Whether most of these answers are not among the best."""
    answers = [one.answer for one in found.weighed[: found.best]]
    return 2 * sum(setter.alike(one, answers) is not None for one in given) < len(given)


def _short(why: dict[str, object]) -> dict[str, object]:
    """The reasons, rounded to two digits and without zeros."""

    def rounded(value: object) -> object:
        if isinstance(value, float):
            return round(value, 2)
        if isinstance(value, dict):
            kept = {key: rounded(item) for key, item in value.items()}
            return {key: item for key, item in kept.items() if item != 0.0}
        return value

    return {name: rounded(value) for name, value in why.items()}


def double(puzzle: Puzzle) -> str:
    """A text that is the same for puzzles that teach the same."""
    match = puzzle.match()
    setter = setter_of(match.game.family)
    answers = [spelled(one.answer) for one in puzzle.weighed]
    features = setter.features(match.view(puzzle.seat))
    same = (puzzle.game, puzzle.kind, features, answers[0], answers[puzzle.obvious])
    return spelled(same)


def dig(game: str, seed: str, count: int, file: Path, workers: int = 1) -> Generator[int]:
    """Add puzzles to a file until it has this many; yields how many there are. It continues an
    existing file: the same seed gives the same file, however often it was interrupted."""
    is_cut = file.exists() and mend(file)
    found = read(file) if file.exists() else []
    known = {double(puzzle) for puzzle in found}
    n = len(found)
    yield n
    # If it was interrupted while writing a deal, some puzzles of that deal are already known.
    first = found[-1].deal + (0 if is_cut else 1) if found else 0
    deals = (Deal(game, seed, number) for number in itertools.count(first))
    with closing(run(_mine_numbered, deals, workers)) as results:
        for puzzles in _in_order(results, first):
            new = {double(one): one for one in puzzles}
            added = [one for same, one in new.items() if same not in known][: count - n]
            known |= new.keys()
            append(added, file)
            n += len(added)
            yield n
            if n >= count:
                return


def _mine_numbered(deal: Deal) -> tuple[int, list[Puzzle]]:
    return deal.number, mine(deal)


def _in_order(results: Iterable[tuple[int, list[Puzzle]]], number: int) -> Iterator[list[Puzzle]]:
    """The results in the order of their numbers: processes finish their games in any order."""
    early: dict[int, list[Puzzle]] = {}
    for done, puzzles in results:
        early[done] = puzzles
        while number in early:
            yield early.pop(number)
            number += 1


class Checked(NamedTuple):
    """A puzzle that was weighed again with other luck."""

    #: Whether one of its best answers is still best; and by how much the best kind is ahead.
    holds: bool
    margin: float


def check_again(puzzle: Puzzle, seed: str = "check") -> Checked:
    """Weigh a puzzle with other luck than when it was found; Refused if it is broken."""
    match = puzzle.check()
    whys = [
        search(match, puzzle.seat, puzzle.verified.thoughts, f"{seed}/{puzzle.id}/{n}")
        for n in range(puzzle.verified.searches)
    ]
    found = compare([why for why in whys if why])
    if found is None:
        return Checked(False, 0.0)
    setter = setter_of(match.game.family)
    best = [one.answer for one in puzzle.weighed[: puzzle.best]]
    holds = setter.alike(found.weighed[0].answer, best) is not None
    return Checked(holds, found.margin)
