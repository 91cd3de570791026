"""How a game is encoded in tokens and numbers.

A family has its `ENCODING`, a subclass, in the module of its name (`research/fist.py`) or in the
entry point group `dragonstones.research`. A family without one is encoded plainly: an answer is
its place among the options, and a view is hashed into a vector of fixed length.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.families import part
from dragonstones.engine.plain import same
from dragonstones.engine.refusal import BadSetup
from dragonstones.engine.registry import Game, get_game
from dragonstones.research.actions import (
    Alphabet,
    Spelling,
    Step,
    Token,
    Walk,
    digits_of,
    number_of,
    steps_of,
)
from dragonstones.research.fields import Hashed, Layout, Part, seats_up_to

LAYER = "research"
#: The digits with which a plain encoding counts.
DIGITS = 100


class Encoding:
    """The tokens and the fields of a game with its options."""

    #: Raise it with every change of tokens or fields, after which learned weights no longer fit.
    version = 0
    #: The most tokens of one answer.
    longest = 4

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.alphabet = self.make_alphabet()
        self.layout = Layout(
            [*self.standing(), *self.parts()], self.alphabet, self.longest, self.version
        )

    # -- actions ----------------------------------------------------------------

    def make_alphabet(self) -> Alphabet:
        return Alphabet(DIGITS)

    def walk(self, decision: Decision) -> Walk:
        """How a decision is answered, token by token."""
        if not decision.listable:
            raise BadSetup("no-encoding", game=self.game.id, kind=decision.kind)
        return number_of(self.alphabet, decision.options())

    def letters(self, decision: Decision, answer: Answer) -> Sequence[Token]:
        """The walk that spells an answer in normal form, including steps without a choice."""
        options = decision.options()
        place = next(n for n, option in enumerate(options) if same(option, answer))
        return digits_of(self.alphabet, place, len(options))

    def spelling(self, decision: Decision) -> Spelling:
        return Spelling(self.walk(decision), self.alphabet)

    def spell(self, decision: Decision, answer: Answer) -> list[Token]:
        """The tokens to take for a legal answer.

        >>> from dragonstones import Match
        >>> match = Match.new("fist-2002", seats=3, seed=1)
        >>> encoding_of("fist-2002").spell(match.waiting[0], {"fairy": 2, "common": 1})
        [2, 1]
        """
        return [step.token for step in self.steps(decision, decision.check(answer))]

    def steps(self, decision: Decision, answer: Answer) -> list[Step]:
        """The same with what could come before each token, for an answer in normal form."""
        return steps_of(self.walk(decision), self.letters(decision, answer), self.alphabet)

    def every_answer(self) -> Iterable[Answer] | None:
        """All answers of more than one word or number, for a flat encoding; None: nobody has
        listed them."""
        return None

    # -- observations -----------------------------------------------------------

    def standing(self) -> Sequence[Part]:
        """The fields that views of every game have."""
        return seats_up_to(self.game.seats[-1])

    def parts(self) -> Sequence[Part]:
        """The additional fields of this game's views."""
        return [Part(lambda view: view, [Hashed()])]


def encoding_of(
    game: str | Game[Any], options: Mapping[str, Any] | None = None, flat: bool = False
) -> Encoding:
    """The encoding of a game, as it is played with these options; a flat one has one token for
    each answer.

    >>> len(encoding_of("fist-2002").alphabet), len(encoding_of("fist-2002", flat=True).alphabet)
    (113, 11482)
    """
    rules = get_game(game) if isinstance(game, str) else game
    if options is not None:
        rules = rules.with_options(rules.check_options(options))
    made: type[Encoding] | None = part(LAYER, rules.family, "ENCODING")
    encoding = (made or Encoding)(rules)
    if not flat:
        return encoding
    from dragonstones.research.flat import Flat

    return Flat(encoding)
