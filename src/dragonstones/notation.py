"""Whole games as text that people can read and write: tags, then a line per auction or turn.

    [Game "fist-2002"]
    [Seats 3]
    [Seed 7]

    1. 0: fairy 2; 1: -; 2: fairy 1, common 1
    2. 0: -; 1: fairy 3; 2: -   # a comment

`write` makes it from a journal, and `read` makes a journal from it. Errors name the line, the
column and what is possible there. The grammar is in docs/notation.md.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from dragonstones.engine.decisions import Answer
from dragonstones.engine.depth import TooDeep, check_depth
from dragonstones.engine.journal import Entry, Given, Journal, TimeUp, Withdrawn, decode_entry
from dragonstones.engine.match import Match
from dragonstones.engine.plain import same
from dragonstones.engine.refusal import BadJournal, Refused
from dragonstones.engine.registry import get_game

#: The tags, and the fields of a journal that they hold.
TAGS = {
    "Game": "game",
    "Rules": "rules",
    "Seats": "seats",
    "Options": "options",
    "Seed": "seed",
    "Position": "position",
    "Script": "script",
}
NEEDED = ("Game", "Seats", "Seed")
#: Words that are not strings.
MEANT = {"yes": True, "no": False, "none": None}
TIME, EMPTY, BACK = "time", "-", "~"

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_TOKENS = re.compile(
    r"""(?P<blank>[ \t\r]+|\#[^\n]*)
    |(?P<end>[;\n])
    |(?P<place>[0-9]{1,18}\.(?![0-9]))
    |(?P<number>-?[0-9]{1,18}(?:\.[0-9]{1,18})?(?:e[+-]?[0-9]{1,3})?)
    |(?P<word>[A-Za-z][A-Za-z0-9_-]*)
    |(?P<string>"(?:[^"\\\n]|\\.)*")
    |(?P<mark>[\[\]{},:~-])""",
    re.VERBOSE,
)

#: A tag, perhaps after comments.
_FIRST = re.compile(r"(?:\s|#[^\n]*(?:\n|$))*+(?:\[[ \t]*[A-Za-z])")


class BadNotation(BadJournal):
    """The text is not a game in notation."""


class _Token(NamedTuple):
    kind: str
    text: str
    start: int


# -- writing -------------------------------------------------------------------


def write(journal: Journal) -> str:
    """A game in notation.

    >>> match = Match.new("fist-2002", seats=3, seed=7)
    >>> for seat, fist in enumerate([{"fairy": 2}, {}, {"fairy": 1, "common": 1}]):
    ...     match.answer(seat, fist)
    >>> print(write(match.journal()))
    [Game "fist-2002"]
    [Rules 1]
    [Seats 3]
    [Seed 7]
    <BLANKLINE>
    1. 0: fairy 2; 1: -; 2: fairy 1, common 1
    <BLANKLINE>
    """
    *_, match = Match.steps(journal)
    normal = match.journal()
    lines = [f"[{tag} {json.dumps(value)}]" for tag, value in _tags(normal, match)]
    written = [_entry(decode_entry(stored)) for stored in normal["answers"]]
    start = 0
    lines.append("")
    for number, end in enumerate(_ends(journal), 1):
        lines.append(f"{number}. {'; '.join(written[start:end])}")
        start = end
    return "\n".join(lines) + "\n"


def _tags(journal: Journal, match: Match) -> Iterator[tuple[str, Any]]:
    """The tags before the game; only options that are not as usual are listed."""
    usual = match.game.options
    changed = {n: x for n, x in journal["options"].items() if not same(x, usual[n].default)}
    left_out = {"seats", "options"} if "position" in journal else set()
    for tag, field in TAGS.items():
        value = changed if field == "options" else journal.get(field)
        if field in journal and field not in left_out and value != {}:
            yield tag, value


def _ends(journal: Journal) -> Iterator[int]:
    """After how many entries each line ends."""
    number = last = 0
    for number, match in enumerate(Match.steps(journal)):
        if number and match.at_boundary:
            last = number
            yield number
    if number > last:
        yield number


def _entry(entry: Entry) -> str:
    if isinstance(entry, TimeUp):
        return TIME
    if isinstance(entry, Withdrawn):
        return f"{entry.seat}: {BACK}"
    return f"{entry.seat}: {_written_answer(entry.answer)}"


def _written_answer(answer: Answer) -> str:
    """An answer needs no braces around it."""
    if isinstance(answer, dict):
        return _pairs(answer) or EMPTY
    return _written(answer)


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{{_pairs(value)}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, str):
        return _name(value)
    for word, meant in MEANT.items():
        if value is meant:
            return word
    return json.dumps(value)


def _pairs(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{_name(name)} {_written(value)}" for name, value in values.items())


def _name(text: str) -> str:
    is_word = _WORD.fullmatch(text) and text not in MEANT
    return text if is_word else json.dumps(text)


# -- reading -------------------------------------------------------------------


def read(text: str) -> Journal:
    """The journal of a game in notation; BadNotation says where something is wrong.

    >>> read('[Game "fist-2002"] [Seats 3] [Seed 7]  0: fairy 2; 2: -')["answers"]
    [[0, {'fairy': 2}], [2, {}]]
    >>> read('[Game "fist-2002"] [Seats 3] [Seed 7]  0: fairy 9')  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    dragonstones.notation.BadNotation: Line 1, column 40: You cannot bid 9 × Fairy Gold...
    """
    return _Reader(text).read()


def is_notation(text: str) -> bool:
    """Whether a text looks like a game in notation: the JSON of a game begins differently."""
    return _FIRST.match(text) is not None


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0
        try:
            check_depth(text)
        except TooDeep as error:
            raise BadNotation("notation-deep", line=1, column=1) from error
        self._next = self._scan()

    def read(self) -> Journal:
        tags = self._read_tags()
        try:
            match = self._begin(tags)
        except Refused as refused:
            raise self._wrong("notation-refused", 0, reason=refused) from refused
        while self._next.kind != "over":
            if self._next.kind in ("end", "place"):
                self._take()
                continue
            start = self._next.start
            entry = self._entry(match.seats)
            try:
                match.enter(entry)
            except Refused as refused:
                raise self._wrong("notation-refused", start, reason=refused) from refused
            if self._next.kind not in ("end", "over"):
                raise self._expected(";")
        return match.journal()

    # -- tags

    def _read_tags(self) -> dict[str, Any]:
        tags: dict[str, Any] = {}
        while True:
            if self._next.kind == "end":
                self._take()
            elif self._next.text == "[":
                tag, start = self._take_tag(tags)
                tags[tag] = self._json(start)
                self._must("]")
            else:
                break
        for tag in NEEDED:
            if tag not in tags and not (tag == "Seats" and "Position" in tags):
                raise self._wrong("notation-missing", self._next.start, tag=tag)
        return tags

    def _take_tag(self, tags: Mapping[str, Any]) -> tuple[str, int]:
        """The name of a tag, and where its value begins."""
        self._take()
        name = self._next
        if name.text not in TAGS or name.text in tags:
            known = [tag for tag in TAGS if tag not in tags]
            raise self._wrong("notation-tag", name.start, found=name.text, known=known)
        return name.text, name.start + len(name.text)

    def _json(self, start: int) -> Any:
        start += len(self._text[start:]) - len(self._text[start:].lstrip(" \t"))
        try:
            value, self._place = json.JSONDecoder().raw_decode(self._text, start)
        except (ValueError, RecursionError) as error:
            raise self._wrong("notation-json", start, reason=str(error)) from error
        self._next = self._scan()
        return value

    @staticmethod
    def _begin(tags: Mapping[str, Any]) -> Match:
        """The match as the tags set it up."""
        journal = {TAGS[tag]: value for tag, value in tags.items()}
        game = get_game(journal["game"], journal.get("rules"))
        if "position" in journal:
            journal |= {"seats": 0, "options": {}}
        whole = {"format": 1, "options": {}, "answers": [], **journal, "rules": game.rules}
        return Match.replay(whole)

    # -- entries

    def _entry(self, seats: int) -> Entry:
        if self._next.text == TIME:
            self._take()
            return TimeUp()
        token = self._next
        if token.kind != "number" or not token.text.isdecimal() or int(token.text) >= seats:
            found = self._found(token)
            raise self._wrong("notation-entry", token.start, found=found, last=seats - 1)
        self._take()
        self._must(":")
        if self._next.text == BACK:
            self._take()
            return Withdrawn(int(token.text))
        return Given(int(token.text), self._answer())

    def _answer(self) -> Answer:
        if self._next.text == EMPTY:
            self._take()
            return {}
        if self._next.kind not in ("word", "string"):
            return self._value()
        first = self._take()
        if self._next.kind in ("end", "over"):
            return _meant(first)
        return self._read_pairs(first)

    def _value(self) -> Any:
        token = self._next
        if token.text == "{":
            self._take()
            values = {} if self._next.text == "}" else self._read_pairs(self._a_name())
            self._must("}")
            return values
        if token.text == "[":
            return self._list()
        if token.kind == "number":
            return json.loads(self._take().text)
        if token.kind not in ("word", "string"):
            raise self._wrong("notation-value", token.start, found=self._found(token))
        return _meant(self._take())

    def _list(self) -> list[Any]:
        self._take()
        values: list[Any] = []
        while self._next.text != "]":
            values.append(self._value())
            if self._next.text != ",":
                break
            self._take()
        self._must("]")
        return values

    def _read_pairs(self, name: _Token) -> dict[str, Any]:
        """Names with their values; the first name has been taken."""
        values: dict[str, Any] = {}
        while True:
            text = _text(name)
            if text in values:
                raise self._wrong("notation-twice", name.start, found=text)
            values[text] = self._value()
            if self._next.text != ",":
                return values
            self._take()
            name = self._a_name()

    def _a_name(self) -> _Token:
        if self._next.kind not in ("word", "string"):
            found = self._found(self._next)
            raise self._wrong("notation-name", self._next.start, found=found)
        return self._take()

    # -- tokens

    def _scan(self) -> _Token:
        """The next token that means something."""
        while self._place < len(self._text):
            found = _TOKENS.match(self._text, self._place)
            if found is None or found.lastgroup is None:
                character = self._text[self._place]
                raise self._wrong("notation-character", self._place, found=character)
            start, self._place = self._place, found.end()
            if found.lastgroup != "blank":
                return _Token(found.lastgroup, found[0], start)
        return _Token("over", "", self._place)

    def _take(self) -> _Token:
        taken, self._next = self._next, self._scan()
        return taken

    def _must(self, mark: str) -> None:
        if self._next.text != mark:
            raise self._expected(mark)
        self._take()

    # -- what is wrong

    def _expected(self, mark: str) -> BadNotation:
        found = self._found(self._next)
        return self._wrong("notation-mark", self._next.start, found=found, mark=mark)

    @staticmethod
    def _found(token: _Token) -> str:
        return {"": "…", "\n": "↵"}.get(token.text, token.text)

    def _wrong(self, code: str, start: int, **details: Any) -> BadNotation:
        before = self._text[:start]
        line = before.count("\n") + 1
        return BadNotation(code, line=line, column=start - before.rfind("\n"), **details)


def _text(token: _Token) -> str:
    return json.loads(token.text) if token.kind == "string" else token.text


def _meant(token: _Token) -> Any:
    return MEANT[token.text] if token.text in MEANT else _text(token)
