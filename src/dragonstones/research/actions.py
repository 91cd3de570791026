"""Answers, spelled token by token.

A *walk* is a generator that yields what may come next, is sent the token that was taken, and
returns the answer. So a mask is computed from the question, and nobody lists all answers:

    def bid(limits):
        return {coin: (yield range(own + 1)) for coin, own in limits.items()}

Where only one token may come next, nobody is asked: a step without a choice teaches nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import NamedTuple

from dragonstones.engine.decisions import Answer
from dragonstones.engine.refusal import IllegalAnswer

#: A token is its place in the alphabet.
Token = int
Walk = Generator[Sequence[Token], Token, Answer]

YES, NO, NONE = "yes", "no", "none"
#: Ends an answer that is the beginning of another one; also the token of a seat that is not asked.
END = "end"


class Alphabet:
    """The tokens of a game: the numbers from 0 on, then words.

    >>> alphabet = Alphabet(3, ["red", "blue"])
    >>> len(alphabet), alphabet["red"], alphabet.name(1), alphabet.name(4)
    (8, 3, '1', 'blue')
    """

    def __init__(self, numbers: int, words: Iterable[str] = ()) -> None:
        #: How many numbers there are; each is its own token.
        self.numbers = numbers
        self.words = tuple(dict.fromkeys((*words, YES, NO, END)))
        self._places = {word: numbers + place for place, word in enumerate(self.words)}
        self.end = self._places[END]

    def __len__(self) -> int:
        return self.numbers + len(self.words)

    def __getitem__(self, word: str) -> Token:
        return self._places[word]

    def __iter__(self) -> Iterator[str]:
        """The names of all tokens, in order."""
        return map(self.name, range(len(self)))

    def name(self, token: Token) -> str:
        return str(token) if token < self.numbers else self.words[token - self.numbers]

    def letters(self, answer: Answer) -> list[Token]:
        """The words and numbers of an answer in plain data, one after the other."""
        if isinstance(answer, dict):
            parts = [[self[name], *self.letters(value)] for name, value in answer.items()]
            return [token for part in parts for token in part]
        if isinstance(answer, list | tuple):
            return [token for value in answer for token in self.letters(value)]
        if isinstance(answer, bool):
            return [self[YES if answer else NO]]
        if isinstance(answer, int):
            return [answer]
        return [self[NONE if answer is None else answer]]


class Spelling:
    """The answer of one seat, as far as it has been spelled."""

    __slots__ = ("_alphabet", "_walk", "answer", "is_whole", "legal", "spelled")

    def __init__(self, walk: Walk, alphabet: Alphabet) -> None:
        self._walk = walk
        self._alphabet = alphabet
        #: All tokens so far, including those that nobody was asked for.
        self.spelled: list[Token] = []
        #: What may come next: at least two tokens, or none if the answer is complete.
        self.legal: Sequence[Token] = ()
        self.is_whole = False
        self.answer: Answer = None
        self._go_on(None)

    def take(self, token: Token | None) -> None:
        """Add a token; refused, and nothing is changed, if it may not come next."""
        taken = self.check(token)
        self.spelled.append(taken)
        self._go_on(taken)

    def check(self, token: Token | None) -> Token:
        """The token as a plain number; refused if it may not come next."""
        if token is None or token not in self.legal:
            raise self._why_not(token)
        return int(token)

    def _go_on(self, token: Token | None) -> None:
        walk, spelled = self._walk, self.spelled
        try:
            legal = walk.send(token)  # type: ignore[arg-type]
            while len(legal) == 1:
                spelled.append(legal[0])
                legal = walk.send(legal[0])
        except StopIteration as end:
            self.answer, self.is_whole, self.legal = end.value, True, ()
        else:
            self.legal = legal

    def _why_not(self, token: Token | None) -> IllegalAnswer:
        name, known = self._alphabet.name, range(len(self._alphabet))
        found = str(token) if token is None or token not in known else name(int(token))
        prefix = " ".join(map(name, self.spelled))
        return IllegalAnswer(
            "not-in-mask", token=found, prefix=prefix, legal=[name(one) for one in self.legal]
        )


def one_of(alphabet: Alphabet, options: Sequence[Answer]) -> Walk:
    """Spell one of a few options, until it differs from all others."""
    left = [(alphabet.letters(option), option) for option in options]
    place = 0
    while len(left) > 1:
        following: dict[Token, list[tuple[list[Token], Answer]]] = {}
        for letters, option in left:
            token = letters[place] if place < len(letters) else alphabet.end
            following.setdefault(token, []).append((letters, option))
        left = following[(yield [*following])]
        place += 1
    return left[0][1]


def number_of(alphabet: Alphabet, options: Sequence[Answer]) -> Walk:
    """Spell the place of an option in its list, in digits: for a game whose words are not known."""
    left, size = range(len(options)), 1
    while size * alphabet.numbers < len(options):
        size *= alphabet.numbers
    while len(left) > 1:
        digit = yield range((len(left) - 1) // size + 1)
        left = left[digit * size : (digit + 1) * size]
        size //= alphabet.numbers
    return options[left[0]]


def digits_of(alphabet: Alphabet, place: int, options: int) -> list[Token]:
    """The digits that spell a place in a list of this many options."""
    size, digits = 1, []
    while size * alphabet.numbers < options:
        size *= alphabet.numbers
    while size:
        digits.append(place // size)
        place, size = place % size, size // alphabet.numbers
    return digits


class Step(NamedTuple):
    """A token of an answer: what could come there, and what had been spelled before."""

    token: Token
    legal: list[Token]
    prefix: list[Token]


def steps_of(walk: Walk, letters: Iterable[Token], alphabet: Alphabet) -> list[Step]:
    """The steps by which a walk arrives at an answer of these letters, without those that nobody
    is asked for."""
    taken, spelled, to_come = list[Step](), list[Token](), iter(letters)
    try:
        legal = next(walk)
        while True:
            token = next(to_come, alphabet.end)
            if len(legal) > 1:
                taken.append(Step(token, [*legal], spelled[:]))
            if token not in legal:
                raise IllegalAnswer("cannot-spell", token=alphabet.name(token))
            spelled.append(token)
            legal = walk.send(token)
    except StopIteration:
        return taken
