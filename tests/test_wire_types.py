"""The page's types are those of the messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from dragonstones.wire_types import typescript

TYPES = Path(__file__).parent.parent / "web" / "src" / "wire" / "types.ts"


def test_the_types_of_the_page_are_current() -> None:
    """If not: python -m dragonstones.wire_types > web/src/wire/types.ts"""
    assert TYPES.read_text(encoding="utf-8") == typescript()


@pytest.mark.parametrize(
    "line",
    [
        'export type Language = "en" | "de";',
        "export type Commands = Watch | Unwatch | WatchLobby | Answer | Withdraw | Say | Ping;",
        '  t: "watch";',
        "  words?: Language | null;",
        "  clock?: ClockInfo | null;",
        "  luck: (string | null)[];",
        "  facts: Record<string, number | string>;",
        "  /** None: free. */",
    ],
)
def test_a_message_reads_in_typescript_as_it_does_in_python(line: str) -> None:
    assert line in typescript().splitlines()
