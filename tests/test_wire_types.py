"""The page's types are those of the messages and of the games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from dragonstones.wire_types import files

SOURCE = Path(__file__).parent.parent / "web" / "src"
WIRE = "wire/types.ts"
FIST = "tables/fist/types.ts"
GOLD = "tables/gold/types.ts"


def test_the_types_of_the_page_are_current() -> None:
    """If not: python -m dragonstones.wire_types"""
    for path, text in files().items():
        assert (SOURCE / path).read_text(encoding="utf-8") == text, path


current = cache(files)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (WIRE, 'export type Language = "en" | "de";'),
        (
            WIRE,
            'export type TableState = "open" | "playing" | "over" | "closed";',
        ),
        (WIRE, '  t: "watch";'),
        (WIRE, "  words?: Language | null;"),
        (WIRE, "  clock?: ClockInfo | null;"),
        (WIRE, "  luck: readonly (string | null)[];"),
        (WIRE, "  facts: Readonly<Record<string, number | string>>;"),
        (WIRE, "  /** null: free. */"),
        (WIRE, "export interface View<Table, Decision, Sealed, Outcome> {"),
        (WIRE, "  view?: Partial<ToldView>;"),
        (WIRE, "  events: readonly ToldEvent[];"),
        (FIST, 'export type StageId = "gold" | "common" | "silver" | "stones";'),
        (FIST, "  fists: readonly (Counts | null)[];"),
        (FIST, "  screen?: Counts;"),
        (FIST, '  kind: "fists-opened";'),
        (FIST, '  "two-fists": TwoFists;'),
        (FIST, '  default: Deal | "stop";'),
        (FIST, "  home_made?: readonly HomeMadeCard[];"),
        (GOLD, '  curse: "black-diamond" | null;'),
        (GOLD, "  | UseScrollOfBanishment"),
        (GOLD, "  default: NegotiateAnswer;"),
        (GOLD, "  sword?: true;"),
    ],
)
def test_a_type_reads_in_typescript_as_it_does_in_python(path: str, line: str) -> None:
    assert line in current()[Path(path)].splitlines()
