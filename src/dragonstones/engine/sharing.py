"""What is shared as a file or a link: its one form, its fingerprint, and its name."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from typing import Any, Literal

Language = Literal["en", "de"]
#: The languages in which things have names.
LANGUAGES: tuple[Language, Language] = ("en", "de")


def canonical(data: Any) -> bytes:
    """Data in the one form of which the fingerprint is taken."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "replace")


def fingerprint(data: Any) -> str:
    """The same for the same data, wherever it is."""
    return hashlib.sha256(canonical(data)).hexdigest()[:16]


def plain_name(text: Any, most: int) -> str | None:
    """The name in its one form; None: it is empty, too long, or more than letters and spaces."""
    if not isinstance(text, str):
        return None
    name = unicodedata.normalize("NFC", text)
    plain = all(unicodedata.category(one)[0] not in "CZ" or one == " " for one in name)
    return name if plain and name.strip() == name and 1 <= len(name) <= most else None
