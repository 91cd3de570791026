"""Bids as they are typed, in both languages."""

from __future__ import annotations

import pytest

from dragonstones.terminal.desk import Unreadable
from dragonstones.terminal.fist.bids import read_bid
from dragonstones.text import texts

GOLD = {"kind": "bid", "stage": "gold", "limits": {"fairy": 5, "common": 2, "black": 1}}
SILVER = {"kind": "bid", "stage": "silver", "limits": {"silver": 4}}


@pytest.mark.parametrize(
    ("typed", "fist"),
    [
        ("", {}),
        ("0", {}),
        ("0f", {}),
        ("3", {"fairy": 3}),
        ("6", {"fairy": 5, "common": 1}),  # Fairy Gold first, then Common Gold
        ("2f 1c", {"fairy": 2, "common": 1}),
        ("2f1c", {"fairy": 2, "common": 1}),
        ("2 F, 1 C", {"fairy": 2, "common": 1}),
        ("2f k", {"fairy": 2, "black": 1}),
        ("1f a", {"fairy": 1, "amulet": 1}),
        ("k", {"black": 1}),
        ("1c+1c", {"common": 2}),
    ],
)
def test_gold_in_english(typed: str, fist: dict[str, int]) -> None:
    assert read_bid(typed, GOLD, texts("en")) == fist


@pytest.mark.parametrize(
    ("typed", "fist"),
    [
        ("3", {"fairy": 3}),
        ("2f 1c", {"fairy": 2, "common": 1}),
        ("2f z", {"fairy": 2, "black": 1}),
        ("1F A", {"fairy": 1, "amulet": 1}),
    ],
)
def test_gold_in_german(typed: str, fist: dict[str, int]) -> None:
    assert read_bid(typed, GOLD, texts("de")) == fist


@pytest.mark.parametrize("typed", ["2", "2s", "2 s", "1s 1"])
def test_silver(typed: str) -> None:
    assert read_bid(typed, SILVER, texts("en")) == {"silver": 2}


def test_more_than_there_is_is_left_to_the_decision() -> None:
    assert read_bid("9", GOLD, texts("en")) == {"fairy": 9}


@pytest.mark.parametrize("typed", ["x", "2x", "three", "-1", "2ff", "1.5", "f2f?"])
def test_what_is_no_bid(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_bid(typed, GOLD, texts("en"))
