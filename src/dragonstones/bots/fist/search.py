"""Looking ahead in Fist: imagined worlds, everybody's bids, and the chances after the auction.

A thought is one imagined world. In it the seat that searches tries all of its answers, while the
others keep theirs; in every second thought one of the others does this instead, so that they learn
as well. A quick hand plays each try on to the next auction, where the outlook says who will win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from random import Random

from dragonstones.bots.bot import Moment
from dragonstones.bots.fist.outlook import Outlook, between_auctions
from dragonstones.bots.fist.quick import QuickHand, Worths
from dragonstones.bots.mixing import Mix
from dragonstones.engine.decisions import Answer, Decision
from dragonstones.engine.match import Match
from dragonstones.games.fist.auction import HANDS, Bid, TwoFists
from dragonstones.games.fist.table import Table

#: How often the quick hand is asked for a first guess, and the weight of each other answer.
GUESSES, OTHERS = 24, 0.02
#: If there are more options than this, this many are picked at random.
MOST_OPTIONS = 12
#: Bids of more coins than this are tried in steps.
SMALL_BID = 8
#: How often the others are thought to do what is usual rather than what is clever.
CUSTOM = 0.6
#: The order in which coins go into a fist: those that come back go first.
MONEY = ("fairy", "common", "fairy-silver", "silver")


class Search:
    """A seat's search for its answer to one decision."""

    def __init__(
        self,
        moment: Moment,
        rng: Random,
        rivals: Mapping[int, Mix] | None = None,
        learning: bool = True,
        also: Sequence[Answer] = (),
    ) -> None:
        """`rivals`: what the others who answer at the same time do, if that is known. If not, they
        play like Merchants at first and, with `learning`, learn as they go. `also`: answers that
        are considered in any case."""
        self._moment, self._rng = moment, rng
        self.me = moment.seat
        self._worths = Worths()
        self._dice = Random(0)
        self._hand = QuickHand(self._dice, self._worths)
        world = moment.imagine(rng)
        table: Table = world.table
        self._outlook = Outlook(table.edition, self._worths)
        self._now = table.turn, len(table.to_come)
        others = [] if rivals is not None else [seat for seat in world.questions if seat != self.me]
        learners = others if learning else []
        #: The seats that try all answers in the next thoughts: this one every second time.
        self._turns = cycle([one for rival in learners for one in (self.me, rival)] or [self.me])
        self.mix = self._guess(world, moment.decision, gives_up=not learners, also=also)
        self.rivals = dict(rivals or {})
        if len(self.mix.answers) > 1:
            self.rivals |= {seat: self._guess(world, world.questions[seat]) for seat in others}
        self.chances = self._outlook.chances(table)
        self.worth = {
            seat.number: self._worths.of(table, seat, table.auction.card)
            for seat in table.seats
            if table.auction is not None
        }
        self.playouts = 0

    @property
    def settled(self) -> bool:
        """Whether only one answer is left to consider."""
        return len(self.mix.open) == 1

    def think(self) -> None:
        """Try all answers of one seat in one world, while the others keep theirs."""
        seat, rng = next(self._turns), self._rng
        mix = self.mix if seat == self.me else self.rivals[seat]
        world, seed = self._moment.imagine(rng), rng.getrandbits(32)
        drawn = {rival: other.draw(rng, CUSTOM) for rival, other in self.rivals.items()}
        drawn[self.me] = self.mix.draw(rng)
        values = []
        for place in mix.open:
            played = world.copy(quiet=True)
            asked, answers = dict(played.questions), {**drawn, seat: mix.answers[place]}
            # Seats still to answer come last: once all have answered, nobody can change theirs.
            for one in sorted(answers, key=played.waiting.__contains__):
                played.answer(one, possible(asked[one], answers[one]))
            self._dice.seed(seed)  # the same luck for all answers
            self._hand.play_on(played, self._far_enough)
            values.append(self._outlook.chances(played.table)[seat])
        self.playouts += len(values)
        mix.learn(values)

    def _far_enough(self, table: Table) -> bool:
        """Whether the next auction begins."""
        return (table.turn, len(table.to_come)) != self._now and between_auctions(table)

    def _guess(
        self,
        world: Match,
        decision: Decision,
        gives_up: bool = False,
        also: Sequence[Answer] = (),
    ) -> Mix:
        """The answers to consider: those of the quick hand, and all others that are not obviously
        the same or worse."""
        guess: dict[str, tuple[Answer, float]] = {}

        def add(answer: Answer, weight: float) -> None:
            name = repr(answer)
            guess[name] = answer, weight + guess.get(name, (None, 0.0))[1]

        if isinstance(decision, Bid):
            self._dice.seed(self._rng.getrandbits(32))
            for _ in range(GUESSES):
                add(decision.check(self._hand.answer(world, decision)), 1 / GUESSES)
            for fist in reasonable_fists(decision.limits):
                both = isinstance(decision, TwoFists)
                add(decision.check({"left": fist, "right": {}} if both else fist), OTHERS)
        else:
            options = decision.options()
            if len(options) > MOST_OPTIONS:
                options = self._rng.sample(options, MOST_OPTIONS)
            for option in options:
                add(option, OTHERS)
            if len(options) > 1:
                add(self._hand.answer(world, decision), 1.0)
        for answer in also:
            add(decision.check(answer), OTHERS)
        return Mix(guess, gives_up)


def possible(decision: Decision, answer: Answer) -> Answer:
    """The answer, with as much of its fist as this world's purse has."""
    if not isinstance(decision, Bid):
        return answer
    purse = decision.limits

    def fist(wanted: dict[str, int]) -> dict[str, int]:
        taken = {coin: min(n, purse.get(coin, 0)) for coin, n in wanted.items()}
        for coin, n in taken.items():
            purse[coin] = purse.get(coin, 0) - n
        return taken

    if isinstance(decision, TwoFists):
        return {hand: fist(answer[hand]) for hand in HANDS}
    return fist(answer)


def reasonable_fists(limits: Mapping[str, int]) -> list[dict[str, int]]:
    """Fists of each size, coins that come back first; some with a Magic coin; the curse alone."""
    purse = [coin for coin in MONEY for _ in range(limits.get(coin, 0))]
    most = len(purse)
    sizes = [*range(min(most, SMALL_BID) + 1), *range(SMALL_BID + 2, most, 2)]
    if most > SMALL_BID:
        sizes.append(most)
    fists = [{coin: purse[:n].count(coin) for coin in dict.fromkeys(purse[:n])} for n in sizes]
    fists += [
        {**fist, magic: 1}
        for magic in ("amulet", "magic-purple")
        if magic in limits
        for fist in fists[1::2]
    ]
    if "black" in limits:
        fists.append({"black": 1})
    if not purse:  # a bid in stones
        fists += [{stone: 1} for stone in limits if stone != "black"]
    return fists
