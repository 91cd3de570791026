"""The best response: a searcher that knows which bots its rivals are, to see how readable they are.

Before it bids, it lets a copy of each rival think in that rival's seat, with the same budget, and
takes what is best against the way they mix their bids. So it uses several times its budget: it is a
yardstick, not a player for a table.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dragonstones.bots.bot import Bot, Moment
from dragonstones.bots.fist.search import Search
from dragonstones.bots.mixing import Mix
from dragonstones.engine.decisions import Answer
from dragonstones.games.fist.auction import Bid

#: How often each rival is asked: a bot that searches does not always find the same.
ASKED = 2


class BestResponse(Bot):
    imagines = True

    def __init__(self, seed: int | str, make_rival: Callable[[int], Bot]) -> None:
        self._rng = Random(seed)
        self._make_rival = make_rival

    def answer(self, moment: Moment) -> Answer:
        world = moment.imagine(self._rng)
        rivals: dict[int, Mix] = {}
        if isinstance(moment.decision, Bid):
            for seat in world.questions:
                if seat != moment.seat:
                    rivals[seat] = self._what_it_does(Moment(world, seat, moment.budget))
        search = Search(moment, self._rng, rivals)
        for _ in moment.budget.thoughts():  # its own time begins only now
            if search.settled:
                break
            search.think()
        return search.mix.best()

    def _what_it_does(self, moment: Moment) -> Mix:
        """How a rival mixes its answers here, by its own account."""
        answers: list[Answer] = []
        weights: list[float] = []
        for _ in range(ASKED):
            rival = self._make_rival(self._rng.getrandbits(32))
            answers.append(rival.answer(moment))
            why = rival.why()
            weights.append(0.0 if why else 1.0)
            for one in why["considered"] if why else ():
                answers.append(one["answer"])
                weights.append(one["weight"])
        return Mix.fixed(answers, weights)
