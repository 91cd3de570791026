"""Mixed answers by regret matching: the more an answer is regretted, the more often it is given.

A player who always takes the answer that looks best is easily predicted by one who thinks alike.
Regret matching among all who answer at once gets close to answers that nobody can exploit. It
starts from a first guess, the anchor, so that with little thought it stays close to usual play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from dragonstones.engine.decisions import Answer

#: How much weight the first guess has, in chances to win.
ANCHOR = 0.3
#: An answer given less often than this fraction of the most frequent one is not given at all.
RARE = 0.1
#: An answer is dropped when it is worse by this many standard errors ...
CLEARLY_WORSE = 2.5
#: ... which is checked after this many thoughts, and then every so many.
FEWEST, EVERY = 8, 4


class Mix:
    """The answers that a seat considers, how often it would give each, and what they achieved.

    >>> mix = Mix({"first": ("rock", 0.5), "second": ("paper", 0.5)})
    >>> for _ in range(100):
    ...     mix.learn([0.2, 0.4])
    >>> mix.best(), mix.strategy()[1] > 0.9
    ('paper', True)
    """

    def __init__(self, guess: Mapping[str, tuple[Answer, float]], gives_up: bool = False) -> None:
        """`guess`: answers and their weights, under any names.

        `gives_up`: answers that are clearly worse are dropped. Not to be used if the others learn
        as well: what is bad against their first guess may be good in the end.
        """
        self._gives_up = gives_up
        whole = sum(weight for _, weight in guess.values())
        self.answers: Sequence[Answer] = [answer for answer, _ in guess.values()]
        self.prior = [weight / whole for _, weight in guess.values()]
        #: The places of the answers that are still considered.
        self.open = list(range(len(self.answers)))
        self._regrets = [ANCHOR * weight for weight in self.prior]
        self._strategy = self.prior[:]  # now
        self._given = [0.0] * len(self.prior)  # over all thoughts, the later ones more
        self._brought: list[list[float]] = [[] for _ in self.prior]
        self.thoughts = 0

    def draw(self, rng: Random, custom: float = 0.0) -> Answer:
        """An answer by the current strategy; with probability `custom`, by the first guess."""
        by_custom = custom and rng.random() < custom
        return rng.choices(self.answers, self.prior if by_custom else self._strategy)[0]

    def learn(self, values: Sequence[float]) -> None:
        """Learn what each open answer would have achieved this time, all else being equal."""
        regrets, strategy = self._regrets, self._strategy
        self.thoughts += 1
        mean = 0.0
        for place, value in zip(self.open, values, strict=True):
            mean += strategy[place] * value
        whole = 0.0
        for place, value in zip(self.open, values, strict=True):
            self._given[place] += self.thoughts * strategy[place]
            self._brought[place].append(value)
            regrets[place] = max(0.0, regrets[place] + value - mean)
            whole += regrets[place]
        if whole:
            self._strategy = [regret / whole for regret in regrets]
        if self._gives_up and self.thoughts >= FEWEST and self.thoughts % EVERY == 0:
            self._give_up()

    def _give_up(self) -> None:
        """Drop answers that are clearly worse than the best."""
        best = self._brought[max(self.open, key=self.value)]
        n, still_open = self.thoughts, []
        for place in self.open:
            worse = [b - own for b, own in zip(best, self._brought[place], strict=True)]
            mean = sum(worse) / n
            spread = sum((x - mean) ** 2 for x in worse) / (n * (n - 1))
            if mean <= CLEARLY_WORSE * spread**0.5:
                still_open.append(place)
            else:
                self._regrets[place] = 0.0
        self.open = still_open
        whole = sum(self._regrets)
        self._strategy = [
            regret / whole if whole else (place in still_open) / len(still_open)
            for place, regret in enumerate(self._regrets)
        ]

    def brought(self, place: int) -> Sequence[float]:
        """What an answer achieved in each thought, until it was dropped."""
        return self._brought[place]

    def value(self, place: int) -> float:
        """What an answer achieved on average, in the thoughts that tried it."""
        brought = self._brought[place]
        return sum(brought) / len(brought) if brought else 0.0

    def best(self) -> Answer:
        """The answer that achieved most; without any thought, the likeliest of the first guess."""
        if not self.thoughts:
            return self.answers[self.prior.index(max(self.prior))]
        return self.answers[max(self.open, key=self.value)]

    def strategy(self) -> list[float]:
        """How often to give each answer: the average over all thoughts, without the rarest."""
        if not self.thoughts:
            return self.prior
        given = [n if place in self.open else 0.0 for place, n in enumerate(self._given)]
        top = max(given)
        if not top:
            return [(place in self.open) / len(self.open) for place in range(len(given))]
        kept = [n if n >= RARE * top else 0.0 for n in given]
        return [n / sum(kept) for n in kept]

    @classmethod
    def fixed(cls, answers: Sequence[Answer], weights: Sequence[float]) -> Mix:
        """A mix that is already known."""
        return cls({str(n): pair for n, pair in enumerate(zip(answers, weights, strict=True))})
