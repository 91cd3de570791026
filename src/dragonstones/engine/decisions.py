"""What a game can ask of the seats.

A flow (the generator that plays a game) yields one of

* a `Decision`: one seat answers; the flow gets the answer back;
* `Sealed`: several seats answer, nobody sees anything until all have; the flow
  gets `{seat: answer}`;
* `Open`: several seats may act at any moment; the flow gets `(seat, answer)` each
  time, or `TIME_UP`. It yields the same object again to continue: the question keeps its
  number, so that nobody is too late, and its clock keeps running;
* `BOUNDARY`: nobody is asked; the table is now the whole state, so that a new
  flow could be started from a copy of it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from dragonstones.engine.chance import Rng
from dragonstones.engine.native import mypyc_attr
from dragonstones.engine.plain import fresh, same
from dragonstones.engine.refusal import IllegalAnswer

#: Plain data.
Answer = Any


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """One question to one seat. It holds only what that seat may know."""

    __slots__ = ("id", "seat")

    #: The match numbers its questions.
    id: int
    kind: str
    #: False: the others must not learn which seat is asked; they see only that the match waits.
    public: ClassVar[bool] = True
    #: False: there are more legal answers than anybody could list.
    listable: ClassVar[bool] = True
    #: True: its default does nothing, so that a seat may pass until the next turn.
    can_pass: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self) -> list[Answer]:
        """Every legal answer; only some of them, if they are not `listable`."""
        raise NotImplementedError

    def check(self, answer: Answer) -> Answer:
        """The answer in its normal form; IllegalAnswer if it is not legal."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> Answer:
        """A legal answer at random."""
        options = self.options()
        return options[int(rng.random() * len(options))]

    @property
    def default(self) -> Answer:
        """What is played when time runs out."""
        raise NotImplementedError

    @property
    def is_forced(self) -> bool:
        """Whether only one answer is legal: the default. It is asked because that is a secret."""
        return False

    @property
    def seconds(self) -> float | None:
        """The time that the rules give for it; None: whoever runs the match decides."""
        return None

    @property
    def is_done(self) -> bool:
        """In an open question: its seat has nothing more to say, unless it is asked again."""
        return False

    def says_nothing(self, answer: Answer) -> bool:
        """In an open question: whether a legal answer would do no more than use up a step."""
        return False

    def renew(self, table: Any) -> bool:
        """Look again at the seat's own secrets, which `imagine` has just redrawn.

        False: with these secrets it would not have been asked.
        """
        return True

    def details(self) -> Mapping[str, Any]:
        """What a page needs to ask the question, besides id and kind."""
        return {}

    def __repr__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.details().items())
        return f"<{self.kind} for seat {self.seat}: {details}>"

    def data(self) -> dict[str, Any]:
        """Everything that is needed to answer; `Game.decision` rebuilds the decision from it."""
        head = {"id": self.id, "kind": self.kind, "seat": self.seat, "default": self.default}
        return {**head, **self.details()}


class Told(Decision):
    """A decision rebuilt from its data, for a player far from the match.

    If the options cannot be listed it knows only the default. The match checks the answer.
    """

    __slots__ = ("_data", "kind")

    def __init__(self, data: dict[str, Any]) -> None:
        self.id, self.kind, self.seat = data["id"], data["kind"], data["seat"]
        self._data = data

    def options(self) -> list[Answer]:
        return fresh(self._data.get("options", [self.default]))  # type: ignore[no-any-return]

    def check(self, answer: Answer) -> Answer:
        return fresh(answer)

    @property
    def default(self) -> Answer:
        return fresh(self._data["default"])

    def details(self) -> dict[str, Any]:
        head = ("id", "kind", "seat", "default")
        return {name: fresh(value) for name, value in self._data.items() if name not in head}


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision):
    """One of a few options."""

    __slots__ = ("_default", "_options", "about", "kind")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Answer],
        *,
        default: Answer = None,
        **about: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self._options = options
        self._default = options[0] if default is None else default
        self.about = about

    def options(self) -> list[Answer]:
        return [fresh(option) for option in self._options]

    def check(self, answer: Answer) -> Answer:
        for option in self._options:
            if option == answer and same(option, answer):
                return option
        normal = self.normal(answer)
        for option in self._options:
            if same(self.normal(option), normal):
                return option
        raise IllegalAnswer("not-an-option", answer=answer, options=self.options())

    def normal(self, answer: Answer) -> Answer:
        """The one form of all answers that mean the same."""
        return answer

    def sample(self, rng: Rng) -> Answer:
        return fresh(self._options[int(rng.random() * len(self._options))])

    @property
    def default(self) -> Answer:
        return fresh(self._default)

    @property
    def is_forced(self) -> bool:
        return len(self._options) == 1

    def details(self) -> dict[str, Any]:
        return {"options": self.options(), **fresh(self.about)}


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretChoice(Choice):
    """A choice whose options, and perhaps more, come from what only its seat knows.

    They are looked up in the table, and again after `imagine`. The default is the first
    option.
    """

    __slots__ = ("_look", "_look_more")

    def __init__(
        self,
        seat: int,
        kind: str,
        table: Any,
        options: Callable[[Any], Sequence[Answer]],
        more: Callable[[Any], dict[str, Any]] | None = None,
        **about: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self._look = options
        self._look_more = more
        self.renew(table)

    def renew(self, table: Any) -> bool:
        self._options = self._look(table)
        self._default = self._options[0] if self._options else None
        if self._look_more:
            self.about |= self._look_more(table)
        return bool(self._options)


class Several:
    """A question to several seats at once, in the order of the seats."""

    __slots__ = ("decisions",)

    public: ClassVar[bool] = True

    def __init__(self, decisions: Mapping[int, Decision]) -> None:
        self.decisions = decisions


class Sealed(Several):
    """Nobody sees anything until all have answered; until then an answer can be changed."""

    __slots__ = ()


class Open(Several):
    """Anyone may act, again and again, until the flow or the clock ends it.

    Between two actions the flow may change who can act: `decisions` is read again.
    """

    __slots__ = ()


class _Signal:
    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


BOUNDARY = _Signal("BOUNDARY")
TIME_UP = _Signal("TIME_UP")

Request = Decision | Several | _Signal
Flow = Generator[Request, Any, Any]


def choose(
    seat: int,
    kind: str,
    options: Iterable[Answer],
    *,
    default: Answer = None,
    secret: bool = False,
    **about: Any,
) -> Generator[Decision, Answer, Answer]:
    """Ask for one of the options; a forced choice is not asked.

    If the options come from a secret, it is asked: skipping it would tell the others the secret.
    """
    options = list(options)
    if len(options) == 1 and not secret:
        return options[0]
    return (yield Choice(seat, kind, options, default=default, **about))
