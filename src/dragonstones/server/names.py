"""Names of people: what somebody may be called, and when two names are the same; and other
texts that people write for others to read."""

from __future__ import annotations

import unicodedata

from dragonstones.lookalikes import name_key
from dragonstones.server.refusals import SiteRefused

LONGEST = 24
#: As wide as the column. A character can stand for a whole word when names are compared.
LONGEST_KEY = 80

#: Controls, bidi marks, zero-width characters, unpaired surrogates, private and unassigned ones.
_HIDDEN_KINDS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Letters, marks and a symbol that are invisible: fillers, variation selectors, empty Braille.
_HIDDEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
_TURNING = frozenset(map(chr, [*range(0x202A, 0x202F), *range(0x2066, 0x206A)]))


def clean_name(text: str, longest: int = LONGEST) -> str:
    """The name as it is kept and shown."""
    name = unicodedata.normalize("NFC", text)
    if any(c in _HIDDEN or unicodedata.category(c) in _HIDDEN_KINDS for c in name):
        raise SiteRefused("name-characters")
    name = " ".join(name.split())
    if not name:
        raise SiteRefused("name-empty")
    if len(name) > longest or len(name_key(name)) > LONGEST_KEY:
        raise SiteRefused("name-long", most=longest)
    return name


def clean_text(text: str) -> str:
    """A line of talk or the name of a table, without harmful invisible characters."""
    words = ("".join(c for c in word if not _is_harmful(c)) for word in text.split())
    return " ".join(filter(None, words))


def _is_harmful(char: str) -> bool:
    """Whether a character is a control, an unpaired surrogate, or a bidi control."""
    return unicodedata.category(char) in ("Cc", "Cs") or char in _TURNING
