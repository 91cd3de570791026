"""Splitting a treasure: a minute of haggling, or divide and choose.

Haggling is structured: any fighter may propose who gets each token, change the proposal, accept
one, and take that back. The split is settled when all have accepted the same proposal.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from dragonstones.engine.chance import Rng
from dragonstones.engine.decisions import TIME_UP, Answer, Decision, Open, Request, choose
from dragonstones.engine.plain import fresh
from dragonstones.engine.refusal import IllegalAnswer
from dragonstones.games.gold.box import PLACE, TOKENS, Tokens, named, none, tokens
from dragonstones.games.gold.events import (
    AcceptanceTakenBack,
    Agreed,
    NegotiationBegan,
    ProposalAccepted,
    Proposed,
    ShareChosen,
    TreasureDivided,
)
from dragonstones.games.gold.objects import NEGOTIATING, Hourglass, use_object, uses
from dragonstones.games.gold.table import Attacker, Table
from dragonstones.games.gold.timer import SandTimer
from dragonstones.games.gold.types import DivideDetails, NegotiateDetails, NegotiationView

if TYPE_CHECKING:
    from dragonstones.games.gold.fight import Fight

#: Tokens by name, one for each player who shares.
Shares = list[dict[str, int]]


# -- negotiation ---------------------------------------------------------------


class Proposal(NamedTuple):
    number: int
    shares: Shares


class Negotiation:
    """What is on the table while the sand is running. All of it is public."""

    __slots__ = ("accepted", "fighters", "moves", "numbers", "proposals", "timer", "treasure")

    def __init__(self, fighters: list[int], treasure: Tokens, timer: SandTimer) -> None:
        self.fighters = fighters
        self.treasure = named(treasure)
        self.timer = timer
        #: The latest proposal of each fighter, and the number of the one that each has accepted.
        self.proposals: dict[int, Proposal] = {}
        self.accepted: dict[int, int] = {}
        self.numbers = 0
        self.moves = 0

    @classmethod
    def told(cls, data: Mapping[str, Any]) -> Negotiation:
        """The negotiation rebuilt from its data."""
        fighters, treasure = data["fighters"], tokens(data["treasure"])
        talks = cls(fighters, treasure, SandTimer.told(fighters, data))
        for one in data["proposals"]:
            talks.proposals[one["seat"]] = Proposal(one["number"], one["shares"])
        accepted = zip(fighters, data["accepted"], strict=True)
        talks.accepted = {seat: number for seat, number in accepted if number is not None}
        return talks

    def find(self, number: int) -> tuple[int, Proposal] | None:
        """The proposal with this number, and the seat that made it."""
        for seat, proposal in self.proposals.items():
            if proposal.number == number:
                return seat, proposal
        return None

    def settled(self) -> Shares | None:
        """The shares that all have accepted. Proposals with equal shares count as the same."""
        if len(self.accepted) < len(self.fighters):
            return None
        first, *others = map(self.find, self.accepted.values())
        assert first is not None
        if all(other is not None and other[1].shares == first[1].shares for other in others):
            return first[1].shares
        return None

    def data(self) -> NegotiationView:
        return {
            "fighters": self.fighters[:],
            "treasure": dict(self.treasure),
            "proposals": [
                {"seat": seat, "number": proposal.number, "shares": fresh(proposal.shares)}
                for seat, proposal in self.proposals.items()
            ],
            # The number of the proposal that each fighter has accepted, if any.
            "accepted": [self.accepted.get(seat) for seat in self.fighters],
            **self.timer.data(),
        }


class Haggle(Decision):
    """`{"propose": shares}`, `{"accept": number}`, `"take-back"`, `{"use": "hourglass"}`, `"wait"`.

    A share is tokens by name; there is one for each fighter, in the order of `fighters`.
    """

    __slots__ = ("_talks", "_uses")
    kind = "negotiate"
    listable = False

    def __init__(self, seat: int, talks: Negotiation, uses: list[Answer]) -> None:
        self.seat = seat
        self._talks = talks
        self._uses = uses

    @classmethod
    def told(cls, data: Mapping[str, Any]) -> Haggle:
        """The decision rebuilt from its data."""
        uses = [{"use": Hourglass.id}] if data["hourglass"] else []
        haggle = cls(data["seat"], Negotiation.told(data), uses)
        haggle.id = data["id"]
        return haggle

    @property
    def seconds(self) -> float | None:
        return self._talks.timer.seconds

    def says_nothing(self, answer: Answer) -> bool:
        return answer in ("wait", {"accept": self._talks.accepted.get(self.seat)})

    def renew(self, table: Table) -> bool:
        self._uses = uses(table, self.seat, NEGOTIATING)
        return True

    def options(self) -> list[Answer]:
        """All answers, but only one proposal, an even one: there are too many others."""
        talks = self._talks
        mine = talks.accepted.get(self.seat)
        numbers = [proposal.number for proposal in talks.proposals.values()]
        options: list[Answer] = ["wait"]
        options += [{"accept": number} for number in numbers if number != mine]
        options += ["take-back"] if mine is not None else []
        return [*options, *self._uses, {"propose": evenly(talks.treasure, len(talks.fighters))}]

    def check(self, answer: Answer) -> Answer:
        talks = self._talks
        if answer == "wait":
            return "wait"
        if answer == "take-back":
            if self.seat not in talks.accepted:
                raise IllegalAnswer("nothing-accepted")
            return "take-back"
        if type(answer) is dict and len(answer) == 1:
            [(verb, value)] = answer.items()
            if verb == "propose":
                return {"propose": check_shares(value, len(talks.fighters), talks.treasure)}
            if verb == "accept":
                if type(value) is not int or talks.find(value) is None:
                    numbers = [proposal.number for proposal in talks.proposals.values()]
                    raise IllegalAnswer("no-such-proposal", number=value, numbers=numbers)
                return {"accept": value}
            if verb == "use":
                if answer not in self._uses:
                    raise IllegalAnswer("no-such-object", object=value)
                return {"use": value}
        raise IllegalAnswer("negotiate-shape", answer=answer)

    def sample(self, rng: Rng) -> Answer:
        """Usually accepts the oldest proposal, so that random play comes to an end."""
        talks = self._talks
        *options, _ = self.options()
        if not talks.proposals or rng.random() < 0.15:
            return {"propose": at_random(talks.treasure, len(talks.fighters), rng)}
        if rng.random() < 0.7:
            return {"accept": min(proposal.number for proposal in talks.proposals.values())}
        return options[int(rng.random() * len(options))]

    @property
    def default(self) -> Answer:
        return "wait"

    def details(self) -> NegotiateDetails:
        return {**self._talks.data(), "hourglass": bool(self._uses)}


def negotiate(
    table: Table, fighters: list[int], treasure: Tokens
) -> Generator[Request, Any, dict[int, Tokens]]:
    """Negotiate, and return each fighter's share; none without an agreement in time (D6, D7)."""
    timer = SandTimer(fighters, table.options)
    talks = table.negotiation = Negotiation(fighters, treasure, timer)
    table.tell(NegotiationBegan, fighters, named(treasure), timer.seconds, timer.steps)
    question = Open({})
    settled = None
    while settled is None and timer.may_act():
        question.decisions = {
            seat: Haggle(seat, talks, uses(table, seat, NEGOTIATING)) for seat in timer.may_act()
        }
        heard = yield question
        if heard is TIME_UP:
            break
        seat, answer = heard
        if "use" in answer:
            yield from use_object(table, seat, answer, NEGOTIATING)
            question = Open({})  # a new question, so that the clock starts again
            continue
        timer.tick(seat)
        haggle(table, talks, seat, answer)
        settled = talks.settled()
    table.negotiation = None
    if settled is None:
        return {}
    table.tell(Agreed, fighters, settled, talks.moves)
    return {seat: tokens(share) for seat, share in zip(fighters, settled, strict=True)}


def haggle(table: Table, talks: Negotiation, me: int, answer: Answer) -> None:
    """Carry out what a fighter does."""
    talks.moves += 1
    if answer == "wait":
        return
    if answer == "take-back":
        del talks.accepted[me]
        table.tell(AcceptanceTakenBack, me)
    elif "accept" in answer:
        found = talks.find(answer["accept"])
        assert found is not None
        if talks.accepted.get(me) == answer["accept"]:
            return
        talks.accepted[me] = answer["accept"]
        table.tell(ProposalAccepted, me, answer["accept"], found[0])
    else:
        before = talks.proposals.pop(me, None)
        if before:
            still = talks.accepted.items()
            talks.accepted = {seat: n for seat, n in still if n != before.number}
        talks.numbers += 1
        talks.proposals[me] = Proposal(talks.numbers, answer["propose"])
        talks.accepted[me] = talks.numbers
        table.tell(Proposed, me, talks.numbers, talks.fighters, answer["propose"])


# -- divide and choose ---------------------------------------------------------


class Divide(Decision):
    """A list of shares, one per fighter; none may be empty if there are enough tokens."""

    __slots__ = ("_n", "_treasure")
    kind = "divide"
    listable = False

    def __init__(self, seat: int, n: int, treasure: Tokens) -> None:
        self.seat = seat
        self._n = n
        self._treasure = named(treasure)

    @classmethod
    def told(cls, data: Mapping[str, Any]) -> Divide:
        """The decision rebuilt from its data."""
        divide = cls(data["seat"], data["n"], tokens(data["treasure"]))
        divide.id = data["id"]
        return divide

    def options(self) -> list[Answer]:
        """Only one nearly even division: there are too many others."""
        return [self.default]

    def check(self, answer: Answer) -> Answer:
        shares = check_shares(answer, self._n, self._treasure)
        least, most = (1, None) if sum(self._treasure.values()) >= self._n else (0, 1)
        for share in shares:
            size = sum(share.values())
            if size < least or (most is not None and size > most):
                raise IllegalAnswer("share-size", size=size, least=least, most=most)
        return shares

    def sample(self, rng: Rng) -> Answer:
        """A division with one token in each share, and the others anywhere."""
        loose = [token for token, n in self._treasure.items() for _ in range(n)]
        shares: Shares = [{} for _ in range(self._n)]
        for number in range(len(loose)):
            token = loose.pop(int(rng.random() * len(loose)))
            place = number if number < self._n else int(rng.random() * self._n)
            shares[place][token] = shares[place].get(token, 0) + 1
        return [in_order(share) for share in shares]

    @property
    def default(self) -> Answer:
        return evenly(self._treasure, self._n)

    def details(self) -> DivideDetails:
        return {"n": self._n, "treasure": dict(self._treasure)}


def divide_and_choose(
    table: Table, fight: Fight, treasure: Tokens
) -> Generator[Request, Any, dict[int, Tokens]]:
    """The weakest divides; the others choose, the strongest first; the weakest gets the rest
    (D24)."""
    choosers = by_strength(fight.attackers)
    divider = choosers[-1]
    fight.divided = shares = yield Divide(divider, len(choosers), treasure)
    table.tell(TreasureDivided, divider, shares)
    for seat in choosers:
        left = [share for share in range(len(shares)) if share not in fight.chosen.values()]
        share = yield from choose(seat, "share", left, shares=shares)
        fight.chosen[seat] = share
        table.tell(ShareChosen, seat, share)
    return {seat: tokens(shares[share]) for seat, share in fight.chosen.items()}


def by_strength(attackers: Sequence[Attacker]) -> list[int]:
    """The seats, the strongest first; of two with the same attack, the one that placed first."""
    attack: dict[int, int] = {}
    for attacker in attackers:
        attack[attacker.seat] = attack.get(attacker.seat, 0) + attacker.strength
    return sorted(attack, key=lambda seat: -attack[seat])  # stable: keeps the order of placing


# -- shares --------------------------------------------------------------------


def check_shares(answer: Answer, n: int, treasure: dict[str, int]) -> Shares:
    """The shares in normal form; refused unless they hold exactly the tokens of the treasure."""
    if type(answer) is not list or len(answer) != n:
        raise IllegalAnswer("shares-shape", answer=answer, n=n)
    shares = [check_tokens(share, treasure) for share in answer]
    for token, there in treasure.items():
        assigned = sum(share.get(token, 0) for share in shares)
        if assigned != there:
            raise IllegalAnswer("shares-sum", token=token, assigned=assigned, there=there)
    return shares


def check_tokens(share: Any, allowed: Iterable[str] = TOKENS) -> dict[str, int]:
    """Counts of tokens by name, checked, in order and without zeros."""
    if type(share) is not dict:
        raise IllegalAnswer("tokens-shape", answer=share)
    for token, n in share.items():
        if type(n) is not int or n < 0:
            raise IllegalAnswer("tokens-number", token=token, n=n)
        if token not in PLACE or (n and token not in allowed):
            raise IllegalAnswer("tokens-unknown", token=token, tokens=list(allowed))
    return in_order(share)


def in_order(share: dict[str, int]) -> dict[str, int]:
    return {token: share[token] for token in TOKENS if share.get(token)}


def evenly(treasure: dict[str, int], n: int) -> Shares:
    """The tokens dealt out one by one."""
    shares = [none() for _ in range(n)]
    loose = [token for token, count in treasure.items() for _ in range(count)]
    for place, token in enumerate(loose):
        shares[place % n][PLACE[token]] += 1
    return [named(share) for share in shares]


def at_random(treasure: dict[str, int], n: int, rng: Rng) -> Shares:
    """Each token to a random share."""
    shares = [none() for _ in range(n)]
    for token, count in treasure.items():
        for _ in range(count):
            shares[int(rng.random() * n)][PLACE[token]] += 1
    return [named(share) for share in shares]
