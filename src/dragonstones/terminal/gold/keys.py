"""The letters and words that are typed in Dragon's Gold; they are the language's."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dragonstones.games.gold.box import ADVENTURERS, TOKENS
from dragonstones.text import Texts

#: Only shapes that every terminal's font has.
SHAPES = {
    "silver": "■",
    "gold": "●",
    "red": "✱",
    "sapphire": "▼",
    "emerald": "▣",
    "amethyst": "▲",
    "amber": "★",
    "diamond": "◇",
    "black-diamond": "◆",
}
#: With what a line can begin.
COMMANDS = ("propose", "accept", "back", "hourglass", "wait", "offer", "done", "use")
#: What is typed, and what that does.
Hint = tuple[str, str]
_SMALL_WORDS = ("me", "any", "rest", "even", "for", "sword")


class Keys:
    """The keys of one language. Each thing has several; the first is the one that is shown."""

    def __init__(self, t: Texts) -> None:
        self.t = t
        things = (*TOKENS, *ADVENTURERS, *COMMANDS, *_SMALL_WORDS)
        self._keys = {thing: t(f"terminal-gold-keys-{thing}").split() for thing in things}
        self.tokens = self._back(TOKENS)
        self.adventurers = self._back(ADVENTURERS)
        self.commands = self._back(COMMANDS)
        self._small_words = self._back(_SMALL_WORDS)

    def of(self, thing: str) -> list[str]:
        return self._keys[thing]

    def _back(self, things: Iterable[str]) -> dict[str, str]:
        """The things by their keys."""
        return {key: thing for thing in things for key in self._keys[thing]}

    def first(self, thing: str) -> str:
        return self.of(thing)[0]

    def letter(self, token: str) -> str:
        return self.first(token).upper()

    def means(self, word: str, small_word: str) -> bool:
        return self._small_words.get(word) == small_word

    def command(self, line: str) -> tuple[str | None, str]:
        """The command with which a line begins, if it does, and the rest of the line."""
        first, _, rest = line.partition(" ")
        if found := re.fullmatch(r"([^\W\d_]+)(\d+)", first):  # a2
            first, rest = found[1], f"{found[2]} {rest}"
        if (command := self.commands.get(first.casefold())) is not None:
            return command, rest.strip()
        return None, line
