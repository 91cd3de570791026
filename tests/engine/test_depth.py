"""JSON that is nested without end is refused at the same depth by every Python."""

from __future__ import annotations

import pytest

from dragonstones.engine.depth import DEEPEST, TooDeep, check_depth


@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}"), ('[{"a":', "}]")])
def test_so_deep_and_no_deeper(left: str, right: str) -> None:
    levels = DEEPEST // (len(right))
    check_depth(left * levels + right * levels)
    with pytest.raises(TooDeep):
        check_depth(left * (levels + 1) + right * (levels + 1))
    with pytest.raises(TooDeep):  # nor what never ends
        check_depth((left * 10_000).encode())


@pytest.mark.parametrize(
    "text",
    [
        "[" + "[]," * 1000 + "[]]",
        '"' + "[" * 1000 + '"',
        '"\\"' + "[" * 1000 + '"',
        '["\\\\", "' + "{" * 1000 + '"]',
        '"' + "[" * 1000,  # no JSON: for the decoder to say
        "]" * 1000,
        '"\ud800[",' * 1000,
    ],
)
def test_what_is_only_long_is_not_deep(text: str) -> None:
    check_depth(text)


def test_a_bracket_after_a_text_counts() -> None:
    with pytest.raises(TooDeep):
        check_depth('["\\\\",' * (DEEPEST + 1))
