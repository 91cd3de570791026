"""One letter, one piece: on the page and in the terminal, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from dragonstones.games.fist.goods import COINS, STONES
from dragonstones.games.gold.box import TOKENS
from dragonstones.terminal.fist.bids import letters
from dragonstones.terminal.gold.keys import Keys
from dragonstones.text import LANGUAGES, Texts, texts


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Texts:
    return texts(request.param)


def used_twice(signs: Iterable[str]) -> list[str]:
    return [sign for sign, n in Counter(sign.casefold() for sign in signs).items() if n > 1]


def marks(t: Texts, kinds: Iterable[str], beginning: str = "mark-") -> dict[str, str]:
    """What is written on the pieces of the page; some have a drawing alone."""
    return {kind: t(beginning + kind) for kind in kinds if t.has(beginning + kind)}


def test_no_two_pieces_of_fist_have_the_same_letter_on_the_page(t: Texts) -> None:
    on_coins, on_stones = marks(t, COINS), marks(t, STONES, "mark-stone-")
    assert len(on_coins) >= 4 and len(on_stones) == len(STONES)
    assert used_twice([*on_coins.values(), *on_stones.values()]) == []


def test_no_two_tokens_have_the_same_letters_on_the_page(t: Texts) -> None:
    assert used_twice(marks(t, TOKENS, "mark-token-").values()) == []


def test_no_two_pieces_of_fist_have_the_same_key_in_the_terminal(t: Texts) -> None:
    keys = [key for coin in COINS for key in letters(t, coin)]
    assert used_twice([*keys, *(t(f"terminal-letter-{stone}") for stone in STONES)]) == []


def test_no_two_tokens_have_the_same_letter_in_the_terminal(t: Texts) -> None:
    assert used_twice(Keys(t).letter(token) for token in TOKENS) == []


def test_a_piece_of_fist_has_one_letter_everywhere(t: Texts) -> None:
    for coin, mark in marks(t, COINS).items():
        assert (coin, mark) == (coin, letters(t, coin)[0].upper())
        assert (coin, mark) == (coin, t(f"fist-key-{coin}").upper())
    for stone, mark in marks(t, STONES, "mark-stone-").items():
        assert (stone, mark) == (stone, t(f"terminal-letter-{stone}"))
