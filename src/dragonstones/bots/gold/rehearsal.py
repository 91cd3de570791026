"""A quick game in the mind: turns as they may follow from an imagined table, in plain numbers.

Everybody fights where their part of the treasure grows most; a treasure is split at once, by
strength and consent. Magic Objects, the Market and all haggling are left out.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from dragonstones.bots.gold.appraisal import MEAN_TREASURE
from dragonstones.bots.gold.chances import ALIVE, Chances
from dragonstones.bots.gold.values import LATER, OBJECT, SOON, STRENGTH
from dragonstones.games.gold.box import ADVENTURERS, GEMS, PLACE, RED, TOKENS, Dragon
from dragonstones.games.gold.table import Spot, Table

#: How much more than the fair part I get by haggling well.
HAGGLE = 1.25
#: How much a worth varies from one turn to the next, relative to it: nobody can be read exactly.
MOOD = 0.15
#: What a thief is worth if there is somebody to rob.
THIEF = 1.5

#: Here an adventurer is just its strength.
WIZARD, THIEVES = ADVENTURERS["wizard"], ADVENTURERS["thief"]
#: The order in which tokens are shared out.
DEAREST = tuple(
    PLACE[token] for token in ("black-diamond", "diamond", "gold", *GEMS[:4], "silver", "red")
)

#: What tokens are worth to each seat, by kind.
Worths = Sequence[Sequence[float]]


class Lair:
    """A dragon in the mind."""

    __slots__ = ("attack", "hidden", "strength", "there", "total", "treasure", "worths")

    def __init__(self, strength: int, treasure: list[int], hidden: int, seats: int) -> None:
        self.strength = strength
        self.treasure = treasure
        self.hidden = hidden
        #: The attack of each seat and in total, and who is there: (seat, adventurer).
        self.attack = [0] * seats
        self.total = 0
        self.there: list[tuple[int, int]] = []
        self.worths: list[float] = []


class Rehearsal:
    """One imagined world, from which several futures can be played."""

    def __init__(self, table: Table, chances: Chances, worths: Worths, me: int) -> None:
        self.chances = chances
        self.worths = worths
        self.me = me
        self.n = len(table.seats)
        self.advanced = table.advanced
        self.consent = chances.consent
        self.table = table

    # -- the state ------------------------------------------------------------

    def _set_up(self) -> None:
        table = self.table
        self.stashes = [seat.stash[:] for seat in table.seats]
        self.up = [[ADVENTURERS[one] for one in seat.up] for seat in table.seats]
        self.down = [[ADVENTURERS[one] for one in seat.down] for seat in table.seats]
        self.bag = table.bag[:]
        self.inside = sum(self.bag)
        self.pile = list(table.pile)
        self.extra = [0.0] * self.n
        total = max(1, self.inside)
        self.drawn = [
            sum(n * worth for n, worth in zip(self.bag, mine, strict=True)) / total
            for mine in self.worths
        ]
        self.lairs: list[Lair | None] = [self._lair(spot) for spot in table.spots]

    def _lair(self, spot: Spot) -> Lair | None:
        if spot.dragon is None:
            return None
        lair = Lair(spot.dragon.strength, spot.treasure[:], spot.hidden, self.n)
        for attacker in spot.attackers:
            lair.attack[attacker.seat] += attacker.strength
            lair.total += attacker.strength
            lair.there.append((attacker.seat, ADVENTURERS[attacker.adventurer]))
        self._appraise(lair)
        return lair

    def _appraise(self, lair: Lair) -> None:
        lair.worths = [
            sum([n * worth for n, worth in zip(lair.treasure, mine, strict=True) if n])
            + lair.hidden * drawn
            for mine, drawn in zip(self.worths, self.drawn, strict=True)
        ]

    def _draw(self, treasure: list[int], n: int, rng: random.Random) -> None:
        n = min(n, self.inside)
        bag = self.bag
        for _ in range(n):
            at = int(rng.random() * self.inside)
            kind = 0
            while at >= bag[kind]:
                at -= bag[kind]
                kind += 1
            bag[kind] -= 1
            treasure[kind] += 1
            self.inside -= 1

    # -- playing --------------------------------------------------------------

    def play(self, adventurer: int, place: int, more: int, turns: int, rng: random.Random) -> float:
        """My chance to win, as seen this many turns after I send an adventurer there, with `more`
        strength."""
        self._set_up()
        me = self.me
        if not self.up[me]:
            self.up[me], self.down[me] = self.down[me], []
        self._send(me, adventurer, place, more, rng)
        seat = me
        for _ in range(turns):
            if not any(self.lairs):
                break
            seat = (seat + 1) % self.n
            self._turn(seat, rng)
        return self._judge()[self.me]

    def _turn(self, seat: int, rng: random.Random) -> None:
        if not self.up[seat]:
            self.up[seat], self.down[seat] = self.down[seat], []
        up = self.up[seat]
        if not up:
            if not any(self.up) and not any(self.down):
                self._all_go_home()
                up = self.up[seat] = self.down[seat]
                self.down[seat] = []
            else:
                return
        best, choice = -1e9, (0, 0)
        consent = self.consent
        for place, lair in enumerate(self.lairs):
            if lair is None:
                continue
            mine, total = lair.attack[seat], lair.total
            fighters = sum([1 for one in lair.attack if one])
            worth = lair.worths[seat] * (1 + MOOD * (2 * rng.random() - 1))
            missing = lair.strength - total
            if mine:
                whole = total + consent * fighters + missing + consent
                before = (SOON if missing <= 4 else LATER) * (mine + consent) / whole
            else:
                before = 0.0
                fighters += 1
            for adventurer in up:
                left = missing - adventurer
                part = mine + adventurer + consent
                if left <= 0:
                    part /= total + adventurer + consent * fighters
                    gain = worth * (part - before) + STRENGTH * mine
                else:
                    whole = total + adventurer + consent * fighters + left + consent
                    part *= (SOON if left <= 4 else LATER) / whole
                    gain = worth * (part - before) - STRENGTH * adventurer
                if adventurer <= THIEVES:
                    if adventurer == WIZARD:
                        reds = lair.treasure[RED]
                        gain += reds * (1 - part) * (OBJECT if self.advanced else 1)
                    elif total > mine:
                        gain += THIEF
                if gain > best:
                    best, choice = gain, (adventurer, place)
        self._send(seat, *choice, 0, rng)

    def _send(self, seat: int, adventurer: int, place: int, more: int, rng: random.Random) -> None:
        lair = self.lairs[place]
        assert lair is not None
        self.up[seat].remove(adventurer)
        lair.attack[seat] += adventurer + more
        lair.total += adventurer + more
        lair.there.append((seat, adventurer))
        if lair.total >= lair.strength:
            self._kill(place, lair, rng)

    def _all_go_home(self) -> None:
        for seat in range(self.n):
            for lair in self.lairs:
                mine = [one for one in lair.there if one[0] == seat] if lair else []
                if lair and mine:
                    lair.there.remove(mine[0])
                    lair.attack[seat] -= mine[0][1]
                    lair.total -= mine[0][1]
                    self.down[seat].append(mine[0][1])
                    break

    def _kill(self, place: int, lair: Lair, rng: random.Random) -> None:
        treasure = lair.treasure
        self._draw(treasure, lair.hidden, rng)
        wizards = [seat for seat, one in lair.there if one == WIZARD]
        if len(wizards) == 1 and not self.advanced:
            self.stashes[wizards[0]][RED] += treasure[RED]
            treasure[RED] = 0
        fighters = [seat for seat, strength in enumerate(lair.attack) if strength]
        self._share(treasure, fighters, lair, wizards)
        for seat, one in lair.there:
            if one == THIEVES:
                self._steal(seat, fighters, rng)
        for seat, one in lair.there:
            self.down[seat].append(one)
        self.lairs[place] = None
        if self.pile and self.inside:
            dragon: Dragon = self.pile.pop()
            known = [0] * len(TOKENS)
            self._draw(known, dragon.known, rng)
            new = Lair(dragon.strength, known, dragon.hidden, self.n)
            self._appraise(new)
            self.lairs[place] = new

    def _share(
        self, treasure: list[int], fighters: list[int], lair: Lair, wizards: list[int]
    ) -> None:
        if len(fighters) == 1:
            stash = self.stashes[fighters[0]]
            for kind, n in enumerate(treasure):
                stash[kind] += n
            if wizards:
                self.extra[fighters[0]] += OBJECT * treasure[RED] * self.advanced
            return
        weights = {
            seat: (lair.attack[seat] + self.consent) * (HAGGLE if seat == self.me else 1.0)
            for seat in fighters
        }
        got = dict.fromkeys(fighters, 1.0)
        for kind in DEAREST:
            for _ in range(treasure[kind]):
                taker, most = fighters[0], -1.0
                for seat in fighters:
                    eager = weights[seat] * (self.worths[seat][kind] + 0.2) / got[seat]
                    if eager > most:
                        taker, most = seat, eager
                got[taker] += self.worths[taker][kind]
                self.stashes[taker][kind] += 1
                if kind == RED and self.advanced and taker in wizards:
                    self.extra[taker] += OBJECT

    def _steal(self, thief: int, fighters: list[int], rng: random.Random) -> None:
        victims = [seat for seat in fighters if seat != thief and any(self.stashes[seat])]
        if not victims:
            return
        victim = victims[int(rng.random() * len(victims))]
        stash = self.stashes[victim]
        at = int(rng.random() * sum(stash))
        kind = 0
        while at >= stash[kind]:
            at -= stash[kind]
            kind += 1
        stash[kind] -= 1
        self.stashes[thief][kind] += 1

    # -- judging --------------------------------------------------------------

    def _judge(self) -> list[float]:
        hidden = sum([lair.hidden for lair in self.lairs if lair])
        drawn = min(1.0, (hidden + MEAN_TREASURE * len(self.pile)) / max(1, self.inside))
        to_come = [n * drawn for n in self.bag]
        hopes = self.extra
        consent = self.consent
        for lair in self.lairs:
            if lair is None:
                continue
            for kind, n in enumerate(lair.treasure):
                to_come[kind] += n
            if lair.total:
                missing = lair.strength - lair.total
                fighters = sum([1 for one in lair.attack if one])
                whole = lair.total + consent * (fighters + 1) + missing
                for seat, strength in enumerate(lair.attack):
                    if strength:
                        part = (strength + consent) / whole
                        hopes[seat] += ALIVE * lair.worths[seat] * part
        points = self.chances.points(self.stashes, to_come)
        points = [a + b for a, b in zip(points, hopes, strict=True)]
        return self.chances.to_win(points, sum(to_come))
