"""What is shared as a file or a link: its canonical form, its fingerprint, and its name."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from typing import Any, Literal

from dragonstones.lookalikes import is_hidden

Language = Literal["en", "de"]
#: The languages in which things have names.
LANGUAGES: tuple[Language, Language] = ("en", "de")


def canonical(data: Any) -> bytes:
    """Data in the canonical form from which the fingerprint is computed."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "replace")


def fingerprint(data: Any) -> str:
    """A short id of the data, the same everywhere."""
    return hashlib.sha256(canonical(data)).hexdigest()[:16]


def plain_name(text: Any, most: int) -> str | None:
    """The name in its canonical form; None if empty, too long, or with invisible characters."""
    if not isinstance(text, str):
        return None
    name = unicodedata.normalize("NFC", text)
    plain = not any(is_hidden(one) or (one.isspace() and one != " ") for one in name)
    return name if plain and name.strip() == name and 1 <= len(name) <= most else None
