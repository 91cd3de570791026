"""Games as text: what is written can be read, and what cannot be read says where."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dragonstones import Match
from dragonstones.engine import games
from dragonstones.engine.plain import same
from dragonstones.notation import BadNotation, is_notation, read, write
from dragonstones.text import texts
from tests.games.random_play import moments
from tests.golden import FOLDER

#: One golden game in this many is written and read again.
GOLDEN = sorted(FOLDER.glob("*.json"))[::6]


def again(journal: Any) -> None:
    text = write(journal)
    assert is_notation(text)
    assert same(read(text), Match.replay(journal).journal())


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_random_games_come_back_whole(game: str) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        match = Match.new(game, 3 + seed, seed)
        for _ in moments(match, rng):
            if match.waiting and rng.random() < 0.02:
                match.time_up()
            done = [seat for seat in match.questions if seat not in match.waiting]
            if done and rng.random() < 0.05:
                match.withdraw(done[0])
            if not match.waiting:
                break
        again(match.journal())


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_games_come_back_whole(file: Any) -> None:
    again(json.loads(file.read_text())["journal"])


def test_a_game_from_a_position_with_a_script_comes_back() -> None:
    start = Match.new("fist-2002", 3, 1, {"points": 2}).position()
    match = Match.from_position(start, seed="luck", script=[None])
    match.answer(1, {"fairy": 3})
    again(match.journal())


def test_a_line_for_each_auction() -> None:
    match, rng = Match.new("fist-2002", 4, 3), random.Random(3)
    auctions = 0
    while match.waiting and auctions < 10:
        seat = rng.choice(list(match.waiting))
        match.answer(seat, match.waiting[seat].sample(rng))
        auctions = sum(event.kind == "card-shown" for event in match.events)
    lines = write(match.journal()).partition("\n\n")[2].splitlines()
    assert [line.split(".")[0] for line in lines] == [str(n + 1) for n in range(len(lines))]
    assert 9 <= len(lines) <= 10


HAND_WRITTEN = """
# A short game, written by hand.
[Game "dragons-gold"]
[Seats 3] [Seed 1]
[Options {"timer": null, "steps": 3}]

1. %d: place knight-4, dragon 2   # the strongest first
"""


def test_a_game_written_by_hand() -> None:
    first = Match.new("dragons-gold", 3, 1, {"timer": None, "steps": 3})
    [seat] = first.waiting
    journal = read(HAND_WRITTEN % seat)
    assert journal["answers"] == [[seat, {"place": "knight-4", "dragon": 2}]]
    assert journal["options"]["steps"] == 3 and journal["rules"] == first.game.rules


TAGS = '[Game "fist-2002"]\n[Seats 3]\n[Seed 1]\n\n'


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("", "notation-missing", 1, 1),
        ('[Game "fist-2002"]', "notation-missing", 1, 19),
        ('[Gaem "fist-2002"]', "notation-tag", 1, 2),
        ('[Game "fist-2002"] [Game "fist-2002"]', "notation-tag", 1, 21),
        ("[Game fist-2002]", "notation-json", 1, 7),
        ('[Game "chess"] [Seats 3] [Seed 1]', "notation-refused", 1, 1),
        ('[Game "fist-2002"] [Seats 9] [Seed 1]', "notation-refused", 1, 1),
        (TAGS + "0: fairy 2;\n1: fairy 9", "notation-refused", 6, 1),
        (TAGS + "5: fairy 2", "notation-entry", 5, 1),
        (TAGS + "fairy 2", "notation-entry", 5, 1),
        (TAGS + "0 fairy 2", "notation-mark", 5, 3),
        (TAGS + "0: fairy 2 1: -", "notation-mark", 5, 12),
        (TAGS + "0: fairy", "notation-refused", 5, 1),
        (TAGS + "0: fairy ,", "notation-value", 5, 10),
        (TAGS + "0: fairy 2, 3", "notation-name", 5, 13),
        (TAGS + "0: fairy 2, fairy 3", "notation-twice", 5, 13),
        (TAGS + "0: [1, 2", "notation-mark", 5, 9),
        (TAGS + "0: fairy 2 ?", "notation-character", 5, 12),
        (TAGS + "0: " + "[" * 100, "notation-deep", 1, 1),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, code: str, line: int, column: int) -> None:
    with pytest.raises(BadNotation) as refused:
        read(text)
    wrong = refused.value
    assert (wrong.code, wrong.details["line"], wrong.details["column"]) == (code, line, column)
    for language in ("en", "de"):
        assert str(line) in texts(language).refusal(wrong)


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet='[]{}"GameSeatsSeed 0123:;,.-~#\n\\fairyé', max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, TAGS + text):
        with suppress(BadNotation):
            read(whole)
