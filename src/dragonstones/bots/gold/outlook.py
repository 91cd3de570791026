"""What there is to win in Dragon's Gold, for one seat at one decision: dragons, Magic Objects,
shares and trades."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import log

from dragonstones.bots.gold.appraisal import (
    Appraisal,
    Memory,
    Named,
    View,
    handfuls,
    with_tokens,
)
from dragonstones.bots.gold.values import (
    CHOICE,
    CONSENT,
    FAIR_PROFIT,
    LATER,
    OBJECT,
    PROFIT,
    RIVALRY,
    SOON,
    STRENGTH,
    THEFT,
    USE,
)
from dragonstones.engine.decisions import Answer
from dragonstones.games.gold.box import ADVENTURERS, PLACE, SWORD_BONUS, TOKENS
from dragonstones.games.gold.split import in_order

#: The attack on a dragon, by seat.
Attack = dict[int, int]
#: By the place of each dragon: what its treasure is worth to me, its strength, the attack on it.
Row = dict[int, tuple[float, int, Attack]]


class Outlook(Appraisal):
    """What there is to win, for one seat at one decision."""

    def __init__(self, view: View, memory: Memory) -> None:
        super().__init__(view, memory)
        self.advanced = self.table["options"]["rules"] == "advanced"
        self.consent = CONSENT[self.table["options"]["split"]]
        self.dragons = {n: spot for n, spot in enumerate(self.table["dragons"]) if spot}
        self.up: list[str] = self.table["seats"][self.me]["up"]
        self.down: list[str] = self.table["seats"][self.me]["down"]
        self.home = self.up + self.down

    # -- dragons --------------------------------------------------------------

    @cached_property
    def row(self) -> Row:
        return {
            place: (
                self.gain(self.me, spot["treasure"]) + spot["hidden"] * self.drawn,
                spot["strength"],
                total_attack(spot["attackers"]),
            )
            for place, spot in self.dragons.items()
        }

    def standing(self, row: Row) -> float:
        """What I can count on from all dragons."""
        return sum(worth * self.part(strength, attack) for worth, strength, attack in row.values())

    def part(self, strength: int, attack: Attack, sent: str = "") -> float:
        """The part of a treasure that I can count on if the next seat that can kill the dragon
        does. `sent`: my adventurer that was just sent there, and so is no longer at home."""
        missing, sure = strength - sum(attack.values()), 1.0
        if missing > 0:
            seat, adds = self.finisher(missing, sent)
            attack = {**attack, seat: attack.get(seat, 0) + adds}
            sure = LATER if seat < 0 else SOON
        if self.me not in attack:
            return 0.0
        if len(attack) == 1:
            return sure
        whole = sum(attack.values()) + self.consent * len(attack)
        return sure * (attack[self.me] + self.consent) / whole

    def finisher(self, missing: int, sent: str) -> tuple[int, int]:
        """The next seat that can kill the dragon, and with which strength; -1: nobody can."""
        n = len(self.seats)
        for turn in range(1, n + 1):
            seat = (self.me + turn) % n
            home = self.table["seats"][seat]
            up = [one for one in home["up"] if seat != self.me or one != sent]
            most = max((ADVENTURERS[one] for one in up or home["down"]), default=0)
            if most >= missing:
                return seat, most
        return -1, missing

    def placing(
        self, place: str, dragon: int, sword: bool = False, row: Row | None = None
    ) -> float:
        """What placing an adventurer there adds to my part of the treasure, less its price."""
        worth, strength, attack = (row or self.row)[dragon]
        adds, mine = ADVENTURERS[place] + sword * SWORD_BONUS, attack.get(self.me, 0)
        after = self.part(strength, {**attack, self.me: mine + adds}, place)
        gain = worth * (after - self.part(strength, attack)) + self.power(place, dragon, after)
        kills = sum(attack.values()) + adds >= strength  # and then all of them come home
        return gain + STRENGTH * (mine if kills else -adds) - sword * OBJECT

    def kills(self, place: str, dragon: int, sword: bool = False) -> bool:
        _, strength, attack = self.row[dragon]
        return sum(attack.values()) + ADVENTURERS[place] + sword * SWORD_BONUS >= strength

    def power(self, adventurer: str, dragon: int, part: float) -> float:
        """What a wizard's or a thief's power is worth there."""
        spot = self.dragons[dragon]
        there = {(one["seat"], one["adventurer"]) for one in spot["attackers"]}
        worth = 0.0
        if adventurer == "wizard":
            odds = self.bag[PLACE["red"]] / max(1.0, sum(self.bag))
            reds = spot["treasure"].get("red", 0) + spot["hidden"] * odds
            if self.advanced:
                worth += OBJECT * reds * part
            elif all(one != "wizard" for _, one in there):
                worth += reds * (1 - part)
        victims = {seat for seat, _ in there} - {self.me}
        if adventurer == "thief" and victims:
            worth += THEFT * max(map(self.loot, victims))
        helper = {"thief": "wizard", "wizard": "thief"}.get(adventurer, "")
        return worth + (CHOICE if victims and (self.me, helper) in there else 0.0)

    def loot(self, seat: int) -> float:
        """What a token stolen from a seat is worth: more if the seat is doing well."""
        lead = self.score(seat) / max(1.0, *map(self.score, self.seats))
        return self.mean(self.stashes[seat]) * (1 + RIVALRY * lead)

    # -- Magic Objects --------------------------------------------------------

    def using(self, use: View) -> float:
        """What a Magic Object gains if it is used like this at the start of my turn."""
        match use["use"]:
            case "swap-powder":
                one, two = use["dragons"]
                swapped = {
                    one: (*self.row[two][:2], self.row[one][2]),
                    two: (*self.row[one][:2], self.row[two][2]),
                }
                return self.standing(self.row | swapped) - self.standing(self.row)
            case "invisible-hand":  # it is caught about half the time
                return max(map(self.best_pair, self.row)) / 2
            case "horn-of-recall":  # with nobody else to send, nothing can be lost
                return self.moving(use["adventurer"]) + (0.0 if self.home else USE)
            case "scroll-of-banishment":
                row = self.without(use["seat"], use["adventurer"])
                return self.standing(row) - self.standing(self.row)
            case "crystal-ball":  # knowing is worth little, but costs nothing
                return int(self.dragons[use["dragon"]]["hidden"]) / 2
            case "wand-of-awakening":
                up, down = (max(map(ADVENTURERS.__getitem__, at)) for at in (self.up, self.down))
                return float(down - up)
        return 0.0

    def moving(self, adventurer: str) -> float:
        """What I would gain if one of my fighters could be sent to another dragon."""
        row = self.without(self.me, adventurer)
        best = max(self.placing(adventurer, dragon, row=row) for dragon in row)
        return best + self.standing(row) - self.standing(self.row)

    def without(self, seat: int, adventurer: str) -> Row:
        """The row after an adventurer has gone home."""
        row: Row = {}
        for place, (worth, strength, _) in self.row.items():
            attackers = self.dragons[place]["attackers"]
            left = [a for a in attackers if (a["seat"], a["adventurer"]) != (seat, adventurer)]
            row[place] = worth, strength, total_attack(left)
        return row

    def could_kill(self, adventurer: str) -> bool:
        """Whether one of my adventurers could kill a dragon other than the one it is fighting."""
        row = self.without(self.me, adventurer)
        return any(
            attack == self.row[place][2]
            and sum(attack.values()) + ADVENTURERS[adventurer] >= strength
            for place, (_, strength, attack) in row.items()
        )

    def best_pair(self, place: int) -> float:
        """What the two best tokens of a dragon are worth to me."""
        treasure = self.dragons[place]["treasure"]
        worths = [self.token[token] for token, n in treasure.items() for _ in range(min(n, 2))]
        return sum(sorted(worths)[-2:])

    def confusing(self, seats: list[int]) -> float:
        """What a swap of their shares costs whichever of two seats is ahead."""
        fight = self.table["fight"]
        shares = dict(zip(fight["fighters"], fight["shares"], strict=True))
        behind, ahead = sorted(seats, key=self.score)
        return self.share(ahead, shares[ahead]) - self.share(ahead, shares[behind])

    # -- shares ---------------------------------------------------------------

    @cached_property
    def attackers(self) -> list[View]:
        """The attackers that killed the dragon."""
        return list(self.dragons[self.table["fight"]["dragon"]]["attackers"])

    def parts(self) -> dict[int, float]:
        """The fair part of each fighter: by strength, and by the weight of their consent."""
        strengths = total_attack(self.attackers)
        weights = {seat: strengths[seat] + self.consent for seat in self.table["fight"]["fighters"]}
        return {seat: weight / sum(weights.values()) for seat, weight in weights.items()}

    def objects(self, seat: int, reds: int) -> float:
        """What the Magic Objects that a fighter draws for red tokens are worth."""
        if not self.advanced or not reds:
            return 0.0
        wizard = any(a["seat"] == seat and a["adventurer"] == "wizard" for a in self.attackers)
        return OBJECT * reds * wizard

    def share(self, seat: int, share: Named) -> float:
        """What a share is worth to a fighter."""
        return self.gain(seat, share) + self.objects(seat, share.get("red", 0))

    def split(self, treasure: Named, parts: dict[int, float]) -> dict[int, Named]:
        """A split that gives each token to the fighter it helps most, for their part and what they
        already have."""
        shares: dict[int, Named] = {seat: {} for seat in parts}
        stashes = {seat: self.stashes[seat] for seat in parts}
        got = dict.fromkeys(parts, 1.0)

        def worths(token: str) -> dict[int, float]:
            red = token == "red"
            return {s: self.one_more(s, stashes[s], token) + self.objects(s, red) for s in parts}

        for token in sorted(treasure, key=lambda token: -max(worths(token).values())):
            for _ in range(treasure[token]):
                adds = worths(token)
                seat = max(parts, key=lambda s: parts[s] * log(max(0.1, 1 + adds[s] / got[s])))
                got[seat] = max(1.0, got[seat] + adds[seat])
                stashes[seat] = with_tokens(stashes[seat], {token: 1})
                shares[seat][token] = shares[seat].get(token, 0) + 1
        return {seat: in_order(share) for seat, share in shares.items()}

    def fair(self, treasure: Named) -> dict[int, float]:
        """What each fighter can fairly expect of a treasure, in points."""
        parts = self.parts()
        even = self.split(treasure, parts)
        return {
            seat: min(self.share(seat, even[seat]), part * self.share(seat, treasure))
            for seat, part in parts.items()
        }

    def toward(self, shares: Sequence[Named], least: float) -> list[Named]:
        """A split with just enough more for me. I take the tokens that are worth most to me,
        compared with what they are worth to the others."""
        fighters = self.table["fight"]["fighters"]
        split = {seat: dict(share) for seat, share in zip(fighters, shares, strict=True)}
        mine = split[self.me]
        moved: list[tuple[int, str]] = []

        def move(token: str, giver: int, taker: int) -> None:
            split[giver][token] -= 1
            split[taker][token] = split[taker].get(token, 0) + 1

        def bargain(one: tuple[int, str]) -> float:
            seat, token = one
            before = self.share(self.me, mine), self.share(seat, split[seat])
            move(token, seat, self.me)
            after = self.share(self.me, mine), self.share(seat, split[seat])
            move(token, self.me, seat)
            return (after[0] - before[0]) / max(0.1, before[1] - after[1])

        while self.share(self.me, mine) < least:
            others = [
                (seat, token)
                for token in reversed(TOKENS)  # the rarer of equal ones
                for seat in fighters
                if split[seat].get(token) and seat != self.me
            ]
            if not others:
                break
            seat, token = max(others, key=bargain)
            move(token, seat, self.me)
            moved.append((seat, token))
        for seat, token in moved:  # the last one may have been more than enough
            move(token, self.me, seat)
            if self.share(self.me, mine) < least:
                move(token, seat, self.me)
        return [in_order(share) for share in split.values()]

    # -- trades ---------------------------------------------------------------

    @cached_property
    def losses(self) -> dict[str, float]:
        """What each of my own tokens is worth to me."""
        own = self.table["seats"][self.me]["stash"]
        return {token: -self.gain(self.me, {}, {token: 1}) for token in own}

    def profit(self, other: int, give: Named, take: Named) -> float:
        """What a trade gains me; 0 if it helps the other much more."""
        profit, theirs = self.gain(self.me, take, give), self.gain(other, give, take)
        return profit if profit >= FAIR_PROFIT * theirs else 0.0

    def offers(self) -> list[tuple[float, Answer]]:
        """Offers of one token for another that should help both, with the smaller of the gains."""
        found = []
        for other in self.seats:
            wanted = [t for t, n in zip(TOKENS, self.stashes[other], strict=True) if n >= 1]
            for want in wanted if other != self.me else ():
                for give, loss in self.losses.items():
                    if give == want or self.token[want] - loss < PROFIT:
                        continue
                    gain = self.gain(self.me, {want: 1}, {give: 1})
                    theirs = self.gain(other, {give: 1}, {want: 1})
                    if gain >= PROFIT and theirs >= PROFIT:
                        offer = {"receiver": other, "give": {give: 1}, "want": {want: 1}}
                        found.append((min(gain, theirs), offer))
        return found

    def counters(self, offer: View) -> list[tuple[float, Answer]]:
        """Other things that I would give for what somebody offers, and what each counter-offer is
        worth to them."""
        seat, want = offer["seat"], offer["give"]
        own = self.table["seats"][self.me]["stash"]
        return [
            (
                self.gain(seat, give, want),
                {"receiver": seat, "give": give, "want": want},
            )
            for give in handfuls(own)
            if want
            and not give.keys() & want.keys()
            and give != offer["want"]
            and self.gain(self.me, want, give) >= PROFIT
        ]


def total_attack(attackers: list[View]) -> Attack:
    attack: Attack = {}
    for one in attackers:
        attack[one["seat"]] = attack.get(one["seat"], 0) + one["strength"]
    return attack
