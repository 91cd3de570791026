"""When two names are the same to somebody who reads them."""

from __future__ import annotations

import unicodedata

#: Letters of other alphabets, and signs, that look like a Latin letter or two.
_LATIN = str.maketrans(
    dict(zip("аеорсухіјѕԁԛԝвкмнт", "aeopcyxijsdqwbkmht", strict=True))
    | dict(zip("АЕОРСУХІЈЅВКМНТ", "aeopcyxijsbkmht", strict=True))
    | dict(zip("αικνορτυχ", "aikvoptux", strict=True))
    | dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx", strict=True))
    | dict(zip("ıłøđɑɡ", "ilodag", strict=True))
    | {"æ": "ae", "œ": "oe", "Æ": "ae", "Œ": "oe", "Ł": "l", "Ø": "o", "Đ": "d"}
)
#: Strokes look alike, and so do rings, in most typefaces.
_STROKES = str.maketrans("i1|!05", "llllos")


def name_key(name: str) -> str:
    """The key of a name: the same for two names that look alike at a glance."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)


def likeness(name: str) -> str:
    """The same for two names that could be taken for each other: accents, spaces, capitals and
    letters of other alphabets make no difference.

    >>> likeness("Thief") == likeness("thíef") == likeness("Тhіef") == likeness("T h 1 e f")
    True
    >>> likeness("Thief") == likeness("Chief")
    False
    """
    plain = unicodedata.normalize("NFKD", name_key(name.translate(_LATIN)))
    letters = "".join(one for one in plain.translate(_LATIN) if not unicodedata.combining(one))
    same = letters.translate(_STROKES).replace("rn", "m").replace("vv", "w")
    return "".join(one for one in same if one.isalnum())
