"""The Archmage in a negotiation: which deal to insist on, found by imagining what may follow."""

from __future__ import annotations

import random
from typing import Any

from dragonstones.bots.bot import Moment
from dragonstones.bots.gold.appraisal import Named, View
from dragonstones.bots.gold.bargain import Bargain, Deal, Split, split_of
from dragonstones.bots.gold.haggling import Haggling
from dragonstones.bots.gold.prospects import Prospects
from dragonstones.bots.gold.rivals import Rival
from dragonstones.bots.gold.values import PACE
from dragonstones.bots.rated import Rated
from dragonstones.engine.decisions import Answer
from dragonstones.engine.events import Event
from dragonstones.games.gold.box import named
from dragonstones.games.gold.events import Agreed

#: After how many imagined negotiations it drops the worse deals, how many deals it keeps, and how
#: many negotiations are enough.
FEW, KEEP, ENOUGH = 12, 4, 120
#: What it must gain, in points, to propose something new, which frees those who had followed it.
CHANGE = 0.2
#: In its last steps, it joins the others if it has less hope than this of any agreement.
LATE, HOPE = 4, 0.35
#: While the others say nothing new, it thinks again only after three steps, and in its last two.
AGAIN, CLOSE = 3, 2


class Idea:
    """A deal to insist on, and how that went in imagined negotiations."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.tried = self.agreed = 0
        self._values = self._chances = 0.0
        #: Anything else in its favour.
        self.more = 0.0

    def add(self, end: Deal | None, lost: float) -> None:
        """Count a negotiation that ended with this deal, or with none."""
        self.tried += 1
        self.agreed += end is not None
        self._values += end.value if end else lost
        self._chances += end.chance if end else lost

    @property
    def value(self) -> float:
        return self._values / max(1, self.tried)

    @property
    def chance(self) -> float:
        return self._chances / max(1, self.tried)


class Haggler:
    """Remembers the negotiation under way, and how everybody bargains."""

    def __init__(self) -> None:
        self.rivals: dict[int, Rival] = {}
        #: How many negotiations it imagined for its last answer, and the chance to win with each
        #: answer that it considered.
        self.playouts = 0
        self.chances: list[float] = []
        #: The negotiation, how often it was asked there, and when it last thought.
        self._question = self._asked = self._thought = 0
        self._talks: Haggling | None = None
        #: What the others had said when it last thought, and what its best answer was worth then.
        self._said: tuple[Any, float, float] = None, 0.0, 0.0
        #: The others' splits that it has already considered.
        self._heard: list[Split] = []
        self._found: dict[tuple[float, ...], Deal] = {}
        self.bargain: Bargain

    def see(self, event: Event) -> None:
        """Learn from an agreement what the others took in the end."""
        talks = self._talks
        if talks and isinstance(event, Agreed) and event.fighters == self.bargain.fighters:
            split = split_of(event.shares)
            deal = self.bargain.deal(split)
            for n, seat in enumerate(event.fighters):
                own = talks.own[n]
                if seat in self.rivals and (own < 0 or talks.deals[own].split != split):
                    self.rivals[seat].took(deal.ratios[n], talks.gone(n))
            self._talks = None

    def rated(self, moment: Moment, mine: Prospects, rng: random.Random) -> Rated:
        """Its possible answers and their worth; empty if it had no time."""
        asked = moment.view["decision"]
        if asked["id"] != self._question:
            self.bargain = Bargain(mine, asked["fighters"], asked["treasure"])
            self._question, self._asked, self._talks = asked["id"], 0, None
            self._found, self._said, self._heard = {}, (None, 0.0, 0.0), []
        self._asked += 1
        talks = Haggling(self.bargain, asked, *self._steps(asked))
        rivals = [
            None if seat == moment.seat else self.rivals.setdefault(seat, Rival())
            for seat in self.bargain.fighters
        ]
        self._learn(talks, rivals)
        self._talks = talks
        me = self.bargain.me
        happened = (
            [proposal for proposal in asked["proposals"] if proposal["seat"] != moment.seat],
            [number for n, number in enumerate(asked["accepted"]) if n != me],
        )
        left = talks.left[me]
        self.playouts = 0
        if self._said[0] == happened and left > CLOSE and self._asked - self._thought < AGAIN:
            self.chances = [self._said[2]]
            return [("wait", self._said[1])]
        self._thought = self._asked
        ideas = self._think(moment, talks, rivals, rng)
        rated = [(self._answer(talks, idea.deal), idea.value + idea.more) for idea in ideas]
        rated = [(said, value + self._change * (said == "wait")) for said, value in rated]
        self.chances = [idea.chance for idea in ideas]
        if rated:
            best = max(range(len(rated)), key=lambda n: rated[n][1])
            if left == 1 and asked["hourglass"] and not self._others_agree(talks):
                rated.append(({"use": "hourglass"}, rated[best][1] + self._change))
                self.chances.append(self.chances[best])
            self._said = happened, rated[best][1], self.chances[best]
            answer = self._counter(talks, mine)
            if answer and rated[best][0] == "wait":
                rated.append(({"propose": answer}, rated[best][1] + self._change))
                self.chances.append(self.chances[best])
        return rated

    def _counter(self, talks: Haggling, mine: Prospects) -> list[Named] | None:
        """An answer to a rival's new split: one that is closer to theirs, and about as good for me
        as my own."""
        own = talks.own[self.bargain.me]
        splits = [deal.split for place, deal in enumerate(talks.deals) if place != own]
        new = [split for split in splits if split not in self._heard]
        self._heard += new
        if not new or own < 0:
            return None
        deal = talks.deals[own]
        least = self.bargain.worth(self.bargain.me, deal.split[self.bargain.me])
        found = mine.toward([named(share) for share in new[-1]], least)
        other = self.bargain.deal(split_of(found))
        return found if other.value >= deal.value - self._change and other != deal else None

    def _others_agree(self, talks: Haggling) -> bool:
        others = {place for n, place in enumerate(talks.follows) if n != self.bargain.me}
        return len(others) == 1 and -1 not in others

    def _think(
        self, moment: Moment, talks: Haggling, rivals: list[Rival | None], rng: random.Random
    ) -> list[Idea]:
        """In every thought, find one more deal and try each against the same rivals, with the same
        luck. After a few thoughts, try only the best."""
        bargain, me = self.bargain, self.bargain.me
        ideas = {deal: Idea(deal) for deal in talks.deals}
        theirs = [deal for place, deal in enumerate(talks.deals) if place != talks.own[me]]
        targets = bargain.targets(rivals, theirs)
        for thought in moment.thoughts():
            line = -1.0
            if thought > FEW and len(ideas) > KEEP:
                line = sorted(idea.value for idea in ideas.values())[-KEEP]
            if targets:
                deal = self._seek(targets.pop(0))
                ideas.setdefault(deal, Idea(deal))
            demands = [rival.sample(rng) if rival else (0.0, 0.0) for rival in rivals]
            seed = rng.random()
            for idea in ideas.values():
                if idea.tried < FEW or idea.value >= line:
                    idea.add(talks.play(idea.deal, demands, random.Random(seed)), bargain.lost)
                    self.playouts += 1
            if thought > ENOUGH:
                break
        found = list(ideas.values()) if self.playouts else []
        common = talks.common()
        if common and talks.left[me] <= LATE:
            best = max(found, key=lambda idea: idea.value, default=None)
            if best and best.agreed < HOPE * best.tried:
                ideas[common].more = best.value - ideas[common].value + 2 * self._change
        return found

    def _seek(self, target: list[float]) -> Deal:
        key = tuple(target)
        if key not in self._found:
            self._found[key] = self.bargain.seek(target)
        return self._found[key]

    def _answer(self, talks: Haggling, deal: Deal) -> Answer:
        """The answer that insists on a deal."""
        if deal not in talks.deals:
            return {"propose": [named(share) for share in deal.split]}
        follows = talks.follows[self.bargain.me]
        if follows >= 0 and talks.deals[follows] == deal:
            return "wait"
        return {"accept": talks.numbers[talks.deals.index(deal)]}

    @property
    def _change(self) -> float:
        return CHANGE * self.bargain.point

    def _steps(self, asked: View) -> tuple[list[int], int]:
        """The steps left to each fighter, and how many they had; with a clock, an estimate."""
        if asked["steps"] is not None:
            return list(asked["steps_left"]), int(asked["steps"])
        steps = max(1, int(asked["seconds"]) // PACE)
        return [max(1, steps + 1 - self._asked)] * len(asked["fighters"]), steps

    def _learn(self, talks: Haggling, rivals: list[Rival | None]) -> None:
        """Learn from those who acted since my last step: they accepted my proposal, or did not."""
        before, own = self._talks, talks.own[self.bargain.me]
        if before is None or own < 0:
            return
        for n, rival in enumerate(rivals):
            if rival and before.left[n] > talks.left[n]:
                follows, ratio = talks.follows[n], talks.deals[own].ratios[n]
                if follows == own:
                    rival.took(ratio, talks.gone(n))
                elif follows < 0 or (
                    follows == talks.own[n] and not talks.others_follow(follows, n)
                ):
                    rival.left(ratio, talks.gone(n))
