"""Names of people: which are allowed, and when two count as the same; and other texts that people
write for others to read."""

from __future__ import annotations

import unicodedata

from dragonstones.lookalikes import is_hidden, name_key
from dragonstones.server.refusals import SiteRefused

LONGEST = 24
#: As wide as the column. A character can stand for a whole word when names are compared.
LONGEST_KEY = 80

_TURNING = frozenset(map(chr, [*range(0x202A, 0x202F), *range(0x2066, 0x206A)]))


def clean_name(text: str, longest: int = LONGEST) -> str:
    """The name as it is kept and shown."""
    name = unicodedata.normalize("NFC", text)
    if any(map(is_hidden, name)):
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


def clean_lines(text: str) -> str:
    """A text of several lines, such as a post, without harmful invisible characters."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    kept = (c for c in lines if c in "\n\t" or not _is_harmful(c))
    return unicodedata.normalize("NFC", "".join(kept)).rstrip().lstrip("\n")


def _is_harmful(char: str) -> bool:
    """Whether a character is a control, an unpaired surrogate, or a bidi control."""
    return unicodedata.category(char) in ("Cc", "Cs") or char in _TURNING
