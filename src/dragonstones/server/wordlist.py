"""Words that nobody may write here: in a post, in a card, at a table.

Every site has the lists in `wordlists/`, one file per language. A file in the host's own folder
replaces the list of the same name; other files there are added.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from dragonstones.lookalikes import words_in
from dragonstones.server.refusals import SiteRefused, UnusableSettings

#: The suffix of a list's file name.
SUFFIX = ".txt"


class WordList:
    def __init__(self, words: frozenset[str]) -> None:
        #: With a space on each side, the form in which they are searched for.
        self._words = words

    def check(self, *texts: str | None) -> None:
        """Refuse a text with a word that nobody may write here, in any language."""
        said = f" {' '.join(word for text in texts for word in words_in(text or ''))} "
        if any(word in said for word in self._words):
            raise SiteRefused("bad-word")


@cache
def word_list(folder: str = "") -> WordList:
    """The words of this site; UnusableSettings says what is wrong with the host's folder."""
    lists = _lists(files("dragonstones.server") / "wordlists")
    if folder:
        lists |= _theirs(Path(folder))
    return WordList(frozenset(word for one in lists.values() for word in _read(one)))


def _lists(folder: Traversable) -> dict[str, Traversable]:
    return {one.name: one for one in folder.iterdir() if one.name.endswith(SUFFIX)}


def _theirs(folder: Path) -> dict[str, Traversable]:
    try:
        found = _lists(folder)
    except OSError as error:
        raise UnusableSettings("no-word-lists", folder=str(folder)) from error
    if not found:
        raise UnusableSettings("no-word-lists", folder=str(folder))
    return found


def _read(file: Traversable) -> list[str]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UnusableSettings("bad-word-list", file=str(file)) from error
    found = []
    for number, line in enumerate(lines, 1):
        words = words_in(line)
        if line.startswith("#") or not line.strip():
            continue
        if not words:
            raise UnusableSettings("no-word-in-line", file=str(file), line=number)
        found.append(f" {' '.join(words)} ")
    return found
