"""One action for each decision: an option for games with few answers.

A flat encoding lists everything that could ever be answered, so an answer is a single token, named
by the words and numbers that spell it (`fairy 2 common 1`). What a seat observes stays the same,
without the fields of an answer that is half spelled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.refusal import BadSetup
from dragonstones.research.actions import Alphabet, Token, Walk
from dragonstones.research.encoding import Encoding
from dragonstones.research.fields import Part

#: More actions than this are no use to anybody: spell them.
MOST_ANSWERS = 20_000
#: The name of an empty answer.
NOTHING = "nothing"


class Flat(Encoding):
    """Another encoding with a token for each of its answers."""

    longest = 0

    def __init__(self, spelled: Encoding) -> None:
        self._spelled = spelled
        self.version = spelled.version
        super().__init__(spelled.game)

    def make_alphabet(self) -> Alphabet:
        answers = self._spelled.every_answer()
        if answers is None:
            raise BadSetup("not-listed", game=self.game.id)
        names = {NOTHING: None, **dict.fromkeys(self._spelled.alphabet)}
        for answer in answers:
            names[self._name(answer)] = None
            if len(names) > MOST_ANSWERS:
                raise BadSetup("not-flat", game=self.game.id, most=MOST_ANSWERS)
        return Alphabet(0, names)

    def _name(self, answer: Answer) -> str:
        """The letters of an answer as one word, in one order and without zeros."""
        words = self._spelled.alphabet
        if isinstance(answer, dict):
            parts = [(words[name], words.letters(n)) for name, n in answer.items() if n != 0]
            letters = [token for name, rest in sorted(parts) for token in (name, *rest)]
        else:
            letters = words.letters(answer)
        return " ".join(map(words.name, letters)) or NOTHING

    def walk(self, decision: Decision) -> Walk:
        found = {self.alphabet[self._name(option)]: option for option in decision.options()}
        token = yield [*found]
        return found[token]

    def letters(self, decision: Decision, answer: Answer) -> Sequence[Token]:
        return [self.alphabet[self._name(answer)]]

    def parts(self) -> Sequence[Part]:
        return self._spelled.parts()


def counts_of(limits: Sequence[tuple[str, int]]) -> Iterator[dict[str, Any]]:
    """Every way to have some of these, up to so many of each."""
    if not limits:
        yield {}
        return
    (name, most), *others = limits
    for rest in counts_of(others):
        for n in range(most + 1):
            yield {name: n, **rest} if n else rest
