"""Whatever comes from outside is read or refused, and nothing else happens.

Each reader has a corpus in `corpus/`: what is right, what is odd, and what has failed once. Every
run reads all of it, and some things that are made of it by changes at random; `make fuzz` makes
many more. What fails is printed, and belongs into the corpus.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dragonstones import Match
from dragonstones.engine import Refused
from dragonstones.engine.depth import TooDeep, check_depth
from dragonstones.games.fist.cards import read_card
from dragonstones.server.sockets import decode
from dragonstones.text import texts

CORPUS = Path(__file__).parent / "corpus"
#: How many things each reader is given that are not in the corpus.
EXAMPLES = int(os.environ.get("FUZZ", "60"))

#: What breaks readers: limits of numbers, brackets, quotes, what is not text.
TOKENS = [
    '"', "\\", "{", "}", "[", "]", ":", ",", "null", "true", "-0", "1e999", "NaN", "9" * 40,
    "\\ud800", "\u0000", "\u202e", "é", "[" * 100, '{"t":', '"__class__"', "2147483648", " ",
]  # fmt: skip
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**31, 2**63, -1, 10**30])
    | st.floats()
    | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)

fuzzing = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def corpus(kind: str) -> list[Path]:
    return sorted((CORPUS / kind).iterdir())


@st.composite
def texts_like(draw: st.DrawFn, kind: str) -> str:
    """A text of the corpus in which a few pieces are gone, doubled, or something else."""
    text = draw(st.sampled_from(corpus(kind))).read_text()
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 12)))
        put = draw(st.sampled_from(TOKENS) | st.text(max_size=3) | st.just(text[start:end] * 2))
        text = text[:start] + put + text[end:]
    return text


@st.composite
def data_like(draw: st.DrawFn, kind: str) -> Any:
    """Data of the corpus in which a few values, or names of fields, are something else."""
    data = json.loads(draw(st.sampled_from(corpus(kind))).read_text())
    for _ in range(draw(st.integers(1, 3))):
        data = _changed(draw, data)
    return data


def _changed(draw: st.DrawFn, data: Any) -> Any:
    if isinstance(data, dict) and data and draw(st.integers(0, 5)):
        name = draw(st.sampled_from(sorted(data)))
        what = draw(st.sampled_from(["value", "value", "value", "name", "gone"]))
        rest = {key: value for key, value in data.items() if key != name}
        if what == "gone":
            return rest
        if what == "name":
            return {**rest, draw(st.text(max_size=8)): data[name]}
        return {**data, name: _changed(draw, data[name])}
    if isinstance(data, list) and data and draw(st.integers(0, 5)):
        place = draw(st.integers(0, len(data) - 1))
        return [*data[:place], _changed(draw, data[place]), *data[place + 1 :]]
    return draw(VALUES)


def _refusal(work: Callable[[], object]) -> Refused | None:
    try:
        work()
    except Refused as refused:
        return refused
    return None


def check_words(refused: Refused) -> None:
    for lang in ("en", "de"):
        assert texts(lang).refusal(refused)


# -- frames ----------------------------------------------------------------------


def read_frame(text: str) -> None:
    try:
        check_depth(text)
        command = decode(text)
    except (msgspec.MsgspecError, TooDeep):
        return
    again = msgspec.json.encode(command).decode()
    assert decode(again) == command


@pytest.mark.parametrize("file", corpus("frames"), ids=lambda file: file.stem)
def test_frames_of_the_corpus(file: Path) -> None:
    read_frame(file.read_text())


@fuzzing
@given(texts_like("frames"))
def test_a_frame_is_a_command_or_refused(text: str) -> None:
    read_frame(text)


# -- answers ---------------------------------------------------------------------


@cache
def match_at(game: str, after: int) -> Match:
    """A match after so many answers by chance."""
    match, rng = Match.new(game, seats=4, seed=1), random.Random(1)
    for _ in range(after):
        seat = min(match.waiting)
        match.answer(seat, match.waiting[seat].sample(rng))
    return match


def read_answer(game: str, after: int, answer: Any) -> None:
    match = match_at(game, after).copy()
    seat = min(match.waiting)
    before = match.journal(), [match.view(seat) for seat in range(4)], match.waiting
    if refused := _refusal(lambda: match.answer(seat, answer)):
        check_words(refused)
        assert (match.journal(), [match.view(seat) for seat in range(4)], match.waiting) == before
    else:
        assert len(match.journal()["answers"]) > len(before[0]["answers"])
        assert Match.replay(match.journal()).view(seat) == match.view(seat)


@pytest.mark.parametrize("file", corpus("answers"), ids=lambda file: file.stem)
def test_answers_of_the_corpus(file: Path) -> None:
    read_answer(**json.loads(file.read_text()))


@st.composite
def answers_like(draw: st.DrawFn) -> dict[str, Any]:
    """An answer of the corpus, or a legal one, in which a few values are something else."""
    made = json.loads(draw(st.sampled_from(corpus("answers"))).read_text())
    waiting = match_at(made["game"], made["after"]).waiting
    legal = waiting[min(waiting)].sample(random.Random(draw(st.integers(0, 9))))
    answer = draw(st.sampled_from([legal, made["answer"]]))
    for _ in range(draw(st.integers(1, 3))):
        answer = _changed(draw, answer)
    return {**made, "answer": answer}


@fuzzing
@given(answers_like())
def test_an_answer_is_played_or_refused_and_nothing_has_changed(made: dict[str, Any]) -> None:
    read_answer(**made)


# -- cards -----------------------------------------------------------------------


def read_card_or_not(data: Any) -> None:
    if refused := _refusal(lambda: read_card(data)):
        check_words(refused)
    else:
        card = read_card(data)
        assert read_card(card.data).id == card.id


@pytest.mark.parametrize("file", corpus("cards"), ids=lambda file: file.stem)
def test_cards_of_the_corpus(file: Path) -> None:
    read_card_or_not(json.loads(file.read_text()))


@fuzzing
@given(data_like("cards"))
def test_a_card_is_read_or_refused_in_words(data: Any) -> None:
    read_card_or_not(data)
