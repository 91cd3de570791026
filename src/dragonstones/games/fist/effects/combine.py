"""Blocks that hold others: one after the other, one of two, if, perhaps, by somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dragonstones.engine.decisions import Choice, choose
from dragonstones.games.fist.effects.base import (
    ACT,
    AND,
    LIST,
    OR,
    Appraiser,
    Did,
    Effect,
    Phrase,
    in_brackets,
)
from dragonstones.games.fist.effects.fields import Block, Blocks, Faces, Number, OneOf, having
from dragonstones.games.fist.effects.players import (
    ALL,
    MOST_OTHERS,
    ONE,
    looks_at_bids,
    rivals_of,
    seats_of,
    verb_form,
)
from dragonstones.games.fist.events import DieRolled
from dragonstones.games.fist.goods import COLOURS

if TYPE_CHECKING:
    from dragonstones.games.fist.editions import Edition
    from dragonstones.games.fist.table import Table


def perform(effect: Effect, table: Table, me: int, chosen: bool = False) -> Did:
    """Do an effect inside another; nothing more happens once somebody has won."""
    if table.winner is not None:
        return False
    if effect.asks:
        return (yield from effect.run(table, me, chosen))
    return effect.apply(table, me)


def said(inner: Effect, least: int, is_last: bool = False) -> Phrase:
    """The words of a block inside another; in brackets, if they could be misread."""
    fits = inner.binds >= least and (is_last or not inner.trails)
    return inner.phrase() if fits else in_brackets(inner.phrase())


def said_after_colon(inner: Effect, least: int = LIST) -> Phrase:
    return said(inner, least, is_last=isinstance(inner, Let))


class Then(Effect):
    """A price and what it buys: the second if the first could be done."""

    verb = "then"
    fields = having(steps=Blocks(2, 2))
    asks = True
    binds = AND
    steps: tuple[Effect, ...]

    def prepare(self) -> None:
        self.first, self.second = self.steps
        self.trails = self.second.trails
        self.of_others = all(step.of_others and step.binds == ACT for step in self.steps)

    def possible(self, table: Table, me: int) -> bool:
        return self.first.possible(table, me)

    def ever(self, edition: Edition) -> bool:
        return self.first.ever(edition)

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        if not (yield from self.first.run(table, me, chosen)):
            return False
        yield from perform(self.second, table, me, chosen)
        return True

    def phrase(self, who: str = "you") -> Phrase:
        if who == "you":
            first, second = said(self.first, ACT), said(self.second, ACT, is_last=True)
        else:
            first, second = self.first.phrase(who), self.second.phrase(who)
        return Phrase("effect-then", {"first": first, "second": second})

    def length(self) -> int:
        return self.first.length() + self.second.length()

    def worth(self, eyes: Appraiser, card: str) -> float:
        if not can_pay(self.first, eyes):
            return 0.0
        return self.first.worth(eyes, card) + self.second.worth(eyes, card)


def can_pay(effect: Effect, eyes: Appraiser) -> bool:
    """Whether a player has the stones to pay for it."""
    from dragonstones.games.fist.effects.bank import Pay
    from dragonstones.games.fist.effects.players import Give

    if isinstance(effect, Pay):
        return eyes.payment(effect) is not None
    return not isinstance(effect, Give) or eyes.own_stones() >= effect.stones


class Both(Effect):
    """Several, one after the other, each as far as it can be done."""

    verb = "both"
    fields = having(steps=Blocks(2, 5))
    asks = True
    binds = LIST
    of_others = False
    steps: tuple[Effect, ...]

    def prepare(self) -> None:
        self.trails = self.steps[-1].trails

    def possible(self, table: Table, me: int) -> bool:
        return any(step.possible(table, me) for step in self.steps)

    def ever(self, edition: Edition) -> bool:
        return any(step.ever(edition) for step in self.steps)

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        did = False
        for step in self.steps:
            did = (yield from perform(step, table, me)) or did
        return did

    def phrase(self, who: str = "you") -> Phrase:
        *before, last = self.steps
        first, *rest = (
            *(said(step, LIST if isinstance(step, Both) else OR) for step in before),
            last.phrase(),
        )
        whole = first
        for step in rest:
            whole = Phrase("effect-both", {"first": whole, "second": step})
        return whole

    def length(self) -> int:
        return sum(step.length() for step in self.steps)

    def worth(self, eyes: Appraiser, card: str) -> float:
        return sum(step.worth(eyes, card) for step in self.steps)


class Either(Effect):
    """One of two, as the player chooses; only one that would do something can be chosen (F7)."""

    verb = "either"
    fields = having(ways=Blocks(2, 2))
    asks = True
    binds = OR
    of_others = False
    ways: tuple[Effect, ...]

    def prepare(self) -> None:
        self.first, self.second = self.ways
        self.trails = self.second.trails

    def possible(self, table: Table, me: int) -> bool:
        return self.first.possible(table, me) or self.second.possible(table, me)

    def ever(self, edition: Edition) -> bool:
        return self.first.ever(edition) or self.second.ever(edition)

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        possible = [
            name
            for name, effect in (("first", self.first), ("second", self.second))
            if effect.possible(table, me)
        ]
        if not possible:
            return False
        name = yield from choose(
            me,
            "either",
            possible,
            default=possible[-1],
            secret=table.hides_stones(me),
            **where(table, self),
        )
        effect = self.first if name == "first" else self.second
        if len(possible) > 1 or effect.asks:
            return (yield from perform(effect, table, me, chosen=len(possible) > 1))
        table.had = table.open_stones(me)
        did = effect.apply(table, me)
        table.had = None
        return did

    def phrase(self, who: str = "you") -> Phrase:
        least = [OR if isinstance(way, Either) else AND for way in self.ways]
        first, second = said(self.first, least[0]), said(self.second, least[1], is_last=True)
        return Phrase("effect-either", {"first": first, "second": second})

    def length(self) -> int:
        return max(self.first.length(), self.second.length())

    def worth(self, eyes: Appraiser, card: str) -> float:
        return max(self.first.worth(eyes, card), self.second.worth(eyes, card))


def where(table: Table, asking: Effect) -> dict[str, str | int]:
    """Which card asks, and which of its blocks if it is not the whole power."""
    assert table.playing is not None
    number = table.playing.number_of(asking)
    about: dict[str, str | int] = {"card": table.playing.id}
    if number:
        about["block"] = number
    return about


class May(Effect):
    """If the player wants, up to a number of times."""

    verb = "may"
    fields = having(do=Block(), times=Number(high=9, default=1))
    asks = True
    binds = OR
    of_others = False
    do: Effect
    times: int

    def possible(self, table: Table, me: int) -> bool:
        return self.do.possible(table, me)

    def ever(self, edition: Edition) -> bool:
        return self.do.ever(edition)

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        for _ in range(self.times):
            if table.winner is not None or not self.do.possible(table, me):
                break
            if not (yield Choice(me, "may", [False, True], default=None, **where(table, self))):
                break
            if not (yield from perform(self.do, table, me, chosen=True)):
                break
        return True

    def phrase(self, who: str = "you") -> Phrase:
        return Phrase("effect-may", {"do": said(self.do, AND, is_last=True), "n": self.times})

    def length(self) -> int:
        return self.times * self.do.length()

    def worth(self, eyes: Appraiser, card: str) -> float:
        often = 1 + 0.6 * (self.times - 1)
        return max(0.0, self.do.worth(eyes, card)) * often


class If(Effect):
    """Only under a condition that everybody can see; `otherwise`: what is done if it fails."""

    verb = "if"
    fields = having(
        so=OneOf(
            "tied",
            "alone",
            "has-point",
            "has-no-point",
            "most-points",
            "fewest-points",
            "has-stone",
            "has-no-stone",
            "paid-common",
            "paid-silver",
            "bank-has-all",
        ),
        do=Block(),
        otherwise=Block(default=None),
    )
    asks = True
    binds = LIST
    trails = True
    of_others = False
    so: str
    do: Effect
    otherwise: Effect | None

    def prepare(self) -> None:
        self.winner_only = self.so in ("tied", "alone", "paid-common", "paid-silver")

    def holds(self, table: Table, me: int) -> bool:
        auction, mine = table.auction, table.seats[me]
        points = [table.seats[seat].points for seat in table.others(me)]
        match self.so:
            case "tied":
                return auction is not None and auction.tie_break
            case "alone":
                assert auction is not None
                return not any(v for seat, v in auction.values.items() if seat != me)
            case "has-point":
                return mine.points > 0
            case "has-no-point":
                return not mine.points
            case "most-points":
                return mine.points > max(points)
            case "fewest-points":
                return mine.points < min(points)
            case "has-stone":
                return any(mine.stones)
            case "paid-common" | "paid-silver":
                assert auction is not None
                return self.so.removeprefix("paid-") in auction.coins_bid(me)
            case "bank-has-all":
                return len(table.colours_in_bank()) == len(COLOURS)
        return not any(mine.stones)

    def branch(self, table: Table, me: int) -> Effect | None:
        return self.do if self.holds(table, me) else self.otherwise

    def possible(self, table: Table, me: int) -> bool:
        branch = self.branch(table, me)
        return branch is not None and branch.possible(table, me)

    def ever(self, edition: Edition) -> bool:
        return any(block.ever(edition) for block in self.inside())

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        branch = self.branch(table, me)
        return branch is not None and (yield from perform(branch, table, me, chosen))

    def phrase(self, who: str = "you") -> Phrase:
        args = {"so": Phrase(f"if-{self.so}", {}), "do": said_after_colon(self.do)}
        if self.otherwise is None:
            return Phrase("effect-if", args)
        return Phrase("effect-if-else", {**args, "otherwise": said_after_colon(self.otherwise)})

    def length(self) -> int:
        return max(block.length() for block in self.inside())

    def worth(self, eyes: Appraiser, card: str) -> float:
        likely = {"has-point": eyes.points > 0, "has-no-point": not eyes.points}
        likely |= {"has-stone": eyes.own_stones() > 0, "has-no-stone": not eyes.own_stones()}
        likely["bank-has-all"] = eyes.colours() == len(COLOURS)
        if self.so in ("most-points", "fewest-points"):
            points = [rival.points for rival in eyes.others()]
            likely["most-points"] = eyes.points > max(points)
            likely["fewest-points"] = eyes.points < min(points)
        share = float(likely[self.so]) if self.so in likely else 0.3
        otherwise = self.otherwise.worth(eyes, card) if self.otherwise else 0.0
        return share * self.do.worth(eyes, card) + (1 - share) * otherwise


class Let(Effect):
    """Somebody else does it, or each of several, clockwise."""

    verb = "let"
    fields = having(who=OneOf(*ONE, *ALL), do=Block())
    asks = True
    of_others = False
    who: str
    do: Effect

    def prepare(self) -> None:
        self.winner_only = looks_at_bids(self.who)
        self.trails = self.do.of_others

    def ever(self, edition: Edition) -> bool:
        return self.do.ever(edition)

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        seats = seats_of(table, me, self.who)
        card = table.card_in_play()
        if self.who == "neighbour":
            seats = [(yield from choose(me, "neighbour", seats, card=card))]
        elif self.who in ONE:
            seats = [(yield from choose(me, "player", seats, card=card))]
        did = False
        for seat in seats:
            did = (yield from perform(self.do, table, seat)) or did
        return did

    def phrase(self, who: str = "you") -> Phrase:
        """What cannot be said about others is said to them."""
        form, whom = verb_form(self.who), Phrase(f"who-{self.who}", {})
        if self.do.of_others:
            return Phrase("effect-let", {"whom": whom, "do": self.do.phrase(form)})
        do = self.do.phrase()
        for one in self.do.shown():
            do = Phrase("effect-both", {"first": do, "second": Phrase(f"reveals-{one}", {})})
        return Phrase("effect-let-say", {"whom": whom, "n": form, "do": do})

    def shown(self) -> list[str]:
        return []  # it is part of what is said to them

    def length(self) -> int:
        players = {"everybody": MOST_OTHERS + 1, "others": MOST_OTHERS}
        return players.get(self.who, 1) * self.do.length()

    def worth(self, eyes: Appraiser, card: str) -> float:
        """What is good for one rival is slightly bad for everybody else."""
        # Rivals of rivals of rivals would be too many: price such a block as if for the player.
        nests = any(isinstance(one, Let) for one in self.do.all_blocks())
        rivals = [eyes] if nests else rivals_of(eyes, self.who)
        gains = [self.do.worth(rival, card) for rival in rivals]
        harm = 0.4 * sum(gains) / len(gains)
        if self.who == "everybody":
            return self.do.worth(eyes, card) - harm
        if self.who == "others":
            return -harm
        return -harm / 2 if self.who == "second" else -0.2 * min(gains)


class Roll(Effect):
    """The scoring die is rolled; some of its faces do something."""

    verb = "roll"
    fields = having(faces=Faces())
    asks = True
    binds = LIST
    trails = True
    of_others = False
    faces: dict[str, Effect]

    def ever(self, edition: Edition) -> bool:
        return any(block.ever(edition) for block in self.inside())

    def run(self, table: Table, me: int, chosen: bool = False) -> Did:
        face = table.chance.pick(table.edition.die)
        table.tell(DieRolled, me, face)
        effect = self.faces.get(str(face))
        return effect is not None and (yield from perform(effect, table, me))

    def phrase(self, who: str = "you") -> Phrase:
        faces = [
            Phrase("effect-roll-face", {"face": int(face), "do": said_after_colon(effect, OR)})
            for face, effect in self.faces.items()
        ]
        whole = Phrase("effect-roll", {})
        for face_phrase in faces:
            whole = Phrase("effect-both", {"first": whole, "second": face_phrase})
        return whole

    def length(self) -> int:
        return 1 + max(effect.length() for effect in self.faces.values())

    def worth(self, eyes: Appraiser, card: str) -> float:
        return sum(effect.worth(eyes, card) for effect in self.faces.values()) / 4
