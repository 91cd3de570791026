"""When two names are the same to somebody who reads them, and what nobody can read."""

from __future__ import annotations

import re
import unicodedata

_WORD = re.compile(r"[^\W_]+")
#: Of a longer word only so many letters count; PostgreSQL takes none without an end.
LONGEST_WORD = 60

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

#: Controls, bidi marks, zero-width characters, unpaired surrogates, private and unassigned ones.
_HIDDEN_KINDS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
#: Letters, marks and a symbol that are invisible: fillers, variation selectors, empty Braille.
_HIDDEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)


def is_hidden(char: str) -> bool:
    """Whether nobody would see this character in a name."""
    return char in _HIDDEN or unicodedata.category(char) in _HIDDEN_KINDS


def name_key(name: str) -> str:
    """The key of a name: the same for two names that look alike at a glance."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)


def likeness(name: str) -> str:
    """The same for two names that could be taken for each other: accents, spaces, capitals,
    letters of other alphabets and what is invisible make no difference.

    >>> likeness("Thief") == likeness("thíef") == likeness("Тhіef") == likeness("T h 1 e f")
    True
    >>> likeness("Thief") == likeness("Chief")
    False
    """
    plain = unicodedata.normalize("NFKD", name_key(name.translate(_LATIN)))
    seen = [one for one in plain.translate(_LATIN) if not is_hidden(one)]
    letters = "".join(one for one in seen if not unicodedata.combining(one))
    same = letters.translate(_STROKES).replace("rn", "m").replace("vv", "w")
    return "".join(one for one in same if one.isalnum())


def words_in(text: str) -> list[str]:
    """The words of a text as they are compared.

    >>> words_in("Der Größenwahn, 3× ÉTÉ!")
    ['der', 'grossenwahn', '3x', 'ete']
    """
    plain = unicodedata.normalize("NFKD", name_key(text.replace("×", "x")))
    found = _WORD.findall("".join(one for one in plain if not unicodedata.combining(one)))
    return [word[:LONGEST_WORD] for word in found]
