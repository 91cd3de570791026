"""Dragon's Gold in tokens and numbers.

Shares are spelled kind by kind, a count for each fighter; the rest goes to the last one. To accept
a proposal or an offer, name the seat that made it, since their numbers grow without bound. An offer
names kinds with their counts: `offer none gold 1 for diamond 1 end`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from dragonstones.engine.decisions import Answer, Decision
from dragonstones.games.gold.box import (
    ADVENTURERS,
    BOX,
    DRAGONS,
    IN_THE_ROW,
    OBJECTS,
    PLACE,
    TOKENS,
)
from dragonstones.games.gold.game import GoldGame
from dragonstones.games.gold.market import Trade
from dragonstones.games.gold.split import Divide, Haggle
from dragonstones.research.actions import END, NONE, Alphabet, Token, Walk, one_of
from dragonstones.research.encoding import Encoding
from dragonstones.research.fields import (
    Counted,
    Each,
    Field,
    Listed,
    Number,
    OneOf,
    Part,
    View,
    of_question,
    of_table,
)

FOR = "for"
WORDS = (
    *("pass", "place", "dragon", "sword", "use", "dragons", "adventurer", "seat", "seats"),
    *("wait", "done", "take-back", "accept", "propose", "offer", NONE, FOR),
)
PHASES = (*("turn", "treasure", "negotiation", "division", "shares", "theft", "market", "over"),)
KINDS = (
    *("turn", "go-home", "negotiate", "divide", "share", "rob", "token", "use-object"),
    *("reach", "watch", "take-two", "trade"),
)
#: What all know of a seat.
PUBLIC = ("up", "down", "tokens", "objects", "seen")
#: What a question can be about.
ABOUT = ("window", "thief", "victim", "spot", "n", "treasure", "hourglass")
WINDOWS = ("completed", "agreed", "robbed")

Shares = list[dict[str, int]]


def dealt(
    treasure: Mapping[str, int], n: int, least: int = 0, most: int | None = None
) -> Generator[Sequence[Token], Token, Shares]:
    """Assign every token of a treasure to one of n shares, each with at least this many (0 or 1)
    and at most this many (1, or any number)."""
    shares: Shares = [{} for _ in range(n)]
    sizes = [0] * n
    later = sum(treasure.values())
    for token, there in treasure.items():
        later -= there
        left = there
        for place in range(n):
            count = yield [
                count
                for count in range(left + 1)
                if (most is None or _fits(sizes, place, count, left, most))
                and (not least or _leaves_enough(sizes, place, count, left, later))
                and (place < n - 1 or count == left)
            ]
            if count:
                shares[place][token] = count
                sizes[place] += count
                left -= count
    return shares


def _fits(sizes: Sequence[int], place: int, count: int, left: int, most: int) -> bool:
    """Whether this share has room for this many of a kind, and those after it for the rest."""
    room = sum(most - size for size in sizes[place + 1 :])
    return sizes[place] + count <= most and left - count <= room


def _leaves_enough(sizes: Sequence[int], place: int, count: int, left: int, later: int) -> bool:
    """Whether every share can still get a token if this one gets this many of a kind."""
    before = sum(not size for size in sizes[:place]) + (not sizes[place] + count)
    after = sum(not size for size in sizes[place + 1 :])
    return before + max(0, after - (left - count)) <= later


def of_shares(shares: Shares, treasure: Mapping[str, int]) -> list[Token]:
    return [share.get(token, 0) for token in treasure for share in shares]


def divide(decision: Divide) -> Walk:
    details = decision.details()
    enough = sum(details["treasure"].values()) >= details["n"]
    limits = {"least": 1} if enough else {"most": 1}
    return (yield from dealt(details["treasure"], details["n"], **limits))


class GoldEncoding(Encoding):
    game: GoldGame
    #: A proposal for six of all nine kinds.
    longest = 1 + 6 * len(TOKENS)

    def make_alphabet(self) -> Alphabet:
        return Alphabet(1 + max(BOX.values()), (*WORDS, *TOKENS, *ADVENTURERS, *OBJECTS))

    def walk(self, decision: Decision) -> Walk:
        if isinstance(decision, Haggle):
            return self._haggle(decision)
        if isinstance(decision, Trade):
            return self._trade(decision)
        if isinstance(decision, Divide):
            return divide(decision)
        return one_of(self.alphabet, decision.options())

    def letters(self, decision: Decision, answer: Answer) -> Sequence[Token]:
        if isinstance(decision, Divide):
            return of_shares(answer, decision.details()["treasure"])
        if isinstance(decision, Haggle | Trade) and isinstance(answer, dict):
            [(verb, value)] = answer.items()
            return [self.alphabet[verb], *self._terms(decision, verb, value)]
        return self.alphabet.letters(answer)

    def _terms(self, decision: Haggle | Trade, verb: str, value: Any) -> Sequence[Token]:
        """What comes after a verb."""
        if verb == "accept":
            makers = {number: seat for seat, number in _numbers(decision).items()}
            return [makers[value]]
        if verb == "propose" and isinstance(decision, Haggle):
            return of_shares(value, decision.details()["treasure"])
        if verb == "offer":
            return self._offered(value)
        return self.alphabet.letters(value)

    def _offered(self, offer: Mapping[str, Any]) -> list[Token]:
        letters = self.alphabet.letters
        give, want = letters(offer["give"]), letters(offer["want"])
        return [*letters(offer["receiver"]), *give, *letters(FOR), *want, *letters(END)]

    def _haggle(self, decision: Haggle) -> Walk:
        details = decision.details()
        alphabet, makers = self.alphabet, _numbers(decision)
        me = details["fighters"].index(decision.seat)
        verbs = ["wait", "propose"]
        verbs += ["accept"] if makers else []
        verbs += ["take-back"] if details["accepted"][me] is not None else []
        verbs += ["use"] if details["hourglass"] else []
        verb = alphabet.name((yield [alphabet[one] for one in verbs]))
        if verb == "accept":
            return {"accept": makers[(yield [*makers])]}
        if verb == "propose":
            fighters = len(details["fighters"])
            return {"propose": (yield from dealt(details["treasure"], fighters))}
        return {"use": "hourglass"} if verb == "use" else verb

    def _trade(self, decision: Trade) -> Walk:
        alphabet, options = self.alphabet, decision.options()
        offers = _numbers(decision)
        acceptable = {seat: n for seat, n in offers.items() if {"accept": n} in options}
        verbs = [option for option in options if isinstance(option, str)]
        verbs += ["accept"] if acceptable else []
        verb = alphabet.name((yield [alphabet[one] for one in (*verbs, "offer")]))
        if verb == "accept":
            return {"accept": acceptable[(yield [*acceptable])]}
        if verb == "offer":
            return {"offer": (yield from self._offer(decision))}
        return verb

    def _offer(self, decision: Trade) -> Walk:
        none = self.alphabet[NONE]
        receiver = yield [none, *decision.others]
        give = yield from self._some(decision.details()["stash"], FOR)
        want = yield from self._some(BOX, END, least=0 if give else 1)
        return {"receiver": None if receiver == none else receiver, "give": give, "want": want}

    def _some(
        self, limits: Mapping[str, int], stop: str, least: int = 0
    ) -> Generator[Sequence[Token], Token, dict[str, int]]:
        """Kinds with their counts, in the order of the box, up to a word that ends them."""
        alphabet, some = self.alphabet, dict[str, int]()
        left = [token for token in TOKENS if limits.get(token)]
        while True:
            ends = [alphabet[stop]] if len(some) >= least else []
            word = alphabet.name((yield [alphabet[token] for token in left] + ends))
            if word == stop:
                return some
            left = [token for token in left if PLACE[token] > PLACE[word]]
            some[word] = yield range(1, limits[word] + 1)

    def parts(self) -> Sequence[Part]:
        most = self.game.seats[-1]
        rest = ("phase", "turn", "active", "pile", "left", "bag", "lost", "objects")
        return [
            Part(_me, _own()),
            Part(of_table("scoring"), _rules()),
            Part(of_table(*rest), _table(most)),
            Part(_without_secrets, [Each("seat", most, _seat(), _at("seats"))], by_place=True),
            Part(_at("dragons"), [Each("dragon", IN_THE_ROW, _spot(most), _at("dragons"))], True),
            Part(of_table("fight"), _fight(most)),
            Part(of_table("negotiation"), _talks(most)),
            Part(of_table("market"), _market(most)),
            Part(of_question("kind", *ABOUT), _asked(most)),
        ]


ENCODING = GoldEncoding


def _numbers(decision: Haggle | Trade) -> dict[int, int]:
    """The number of each proposal or offer on the table, by the seat that made it."""
    details: Mapping[str, Any] = decision.details()
    made = details["proposals"] if isinstance(decision, Haggle) else details["offers"]
    return {one["seat"]: one["number"] for one in made}


# -- observations ------------------------------------------------------------------


def _me(view: View) -> Any:
    return {} if view["you"] is None else view["table"]["seats"][view["you"]]


def _at(name: str) -> Callable[[View], Any]:
    """A field of the table."""
    return lambda view: view["table"][name]


def _in(outer: str, name: str) -> Callable[[View], Any]:
    """A field of something on the table that is not always there."""
    return lambda view: found[name] if (found := view["table"][outer]) else None


def _own() -> list[Field]:
    """What only the seat that looks knows, always at the same place."""
    return [
        Counted("own.stash", "tokens behind the own screen", TOKENS, lambda v: _me(v).get("stash")),
        Listed("own.held", "the own Magic Objects", OBJECTS, lambda v: _me(v).get("held")),
    ]


def _table(most: int) -> list[Field]:
    """What lies on the table."""
    seats = range(most)
    return [
        OneOf("phase", "where the game is", PHASES, _at("phase")),
        Number("turn", "the number of the turn", _at("turn")),
        OneOf("active", "whose turn it is", seats, _at("active")),
        Number("pile", "dragons in the pile", _at("pile")),
        Number("left", "dragons that can still be killed", _at("left")),
        Number("bag", "tokens in the bag", _at("bag")),
        Counted("lost", "tokens that nobody got", TOKENS, _at("lost")),
        Number("objects", "Magic Objects in the deck", lambda v: v["table"]["objects"]["deck"]),
        Listed(
            "discards",
            "Magic Objects that were used",
            OBJECTS,
            lambda v: v["table"]["objects"]["discards"],
        ),
    ]


def _without_secrets(view: View) -> Any:
    """The public part of the seats."""
    return [[seat[name] for name in PUBLIC] for seat in view["table"]["seats"]]


def _rules() -> list[Field]:
    """The rules with which this table plays."""

    def scoring(name: str) -> Callable[[View], Any]:
        return lambda view: view["table"]["scoring"][name]

    return [
        Counted("worth", "the points of one token by itself", TOKENS, scoring("tokens")),
        Number("worth.most", "the points of the most gems of a colour", scoring("most")),
        Number("worth.sets", "the points of a set", scoring("sets")),
        Number("worth.gems", "how many gems the most must be", scoring("gems")),
    ]


def _seat() -> list[Field]:
    """The fields of a seat of a view."""
    return [
        Number("here", "whether somebody sits there", lambda seat: 1),
        Listed("up", "adventurers at home, face up", [*ADVENTURERS], lambda seat: seat["up"]),
        Listed("down", "adventurers at home, face down", [*ADVENTURERS], lambda seat: seat["down"]),
        Number("tokens", "tokens behind the screen", lambda seat: seat["tokens"]),
        Number("objects", "Magic Objects in hand", lambda seat: seat["objects"]),
        Counted("seen", "what all saw it take, if it is shown", TOKENS, lambda seat: seat["seen"]),
    ]


def _spot(most: int) -> list[Field]:
    """The fields of a dragon in the row."""

    def attackers(spot: Mapping[str, Any]) -> list[str]:
        return [f"{one['seat']}.{one['adventurer']}" for one in spot["attackers"]]

    who = [f"{seat}.{adventurer}" for seat in range(most) for adventurer in ADVENTURERS]
    return [
        OneOf("id", "the dragon", [dragon.id for dragon in DRAGONS], lambda spot: spot["id"]),
        Number("strength", "its strength", lambda spot: spot["strength"]),
        Number("attack", "the attack on it", lambda spot: spot["attack"]),
        Number("hidden", "tokens to be drawn when it dies", lambda spot: spot["hidden"]),
        Counted("treasure", "its treasure", TOKENS, lambda spot: spot["treasure"]),
        Listed("attackers", "who attacks it", who, attackers),
    ]


def _fight(most: int) -> list[Field]:
    seats = range(most)

    def theft(place: int) -> Callable[[View], Any]:
        return lambda view: pair[place] if (pair := _in("fight", "theft")(view)) else None

    chosen = [Number("share", "the share chosen, from 1; 0: none", lambda share: share + 1)]
    share = [Counted("in", "tokens of a share, in the order of the fighters", TOKENS, lambda s: s)]
    return [
        OneOf("fight.dragon", "the place of the dead dragon", range(IN_THE_ROW), _fight_at),
        Listed("fight.fighters", "who killed it", [*map(str, seats)], _fighters),
        Each("fight.divided", most, share, _in("fight", "divided")),
        Each("fight.chosen", most, chosen, _in("fight", "chosen")),
        Each("fight.shares", most, share, _in("fight", "shares")),
        OneOf("fight.thief", "the thief", seats, theft(0)),
        OneOf("fight.victim", "the victim", seats, theft(1)),
    ]


def _fight_at(view: View) -> Any:
    return _in("fight", "dragon")(view)


def _fighters(view: View) -> list[str]:
    return [*map(str, _in("fight", "fighters")(view) or ())]


def _talks(most: int) -> list[Field]:
    """A negotiation under way, if there is one."""

    def proposals(view: View) -> list[Any]:
        """By seat: the shares that it proposes."""
        return _by_seat(_in("negotiation", "proposals")(view), most)

    def accepted(view: View) -> list[Any]:
        """By fighter: the seat whose proposal it has accepted."""
        talks = view["table"]["negotiation"]
        if not talks:
            return []
        makers = {one["number"]: one["seat"] for one in talks["proposals"]}
        return [makers.get(number) for number in talks["accepted"]]

    share = [Counted("in", "tokens of each share of a proposal", TOKENS, lambda share: share)]
    maker = [OneOf("of", "whose proposal the fighter accepts", range(most), lambda seat: seat)]
    left = [Number("left", "steps that are left", lambda steps: steps)]
    return [
        Each("proposal", most, [Each("share", most, share, lambda one: one["shares"])], proposals),
        Each("accepted", most, maker, accepted),
        Each("negotiation.steps", most, left, _in("negotiation", "steps_left")),
    ]


def _market(most: int) -> list[Field]:
    seats = range(most)

    def offers(view: View) -> list[Any]:
        return _by_seat(_in("market", "offers")(view), most)

    def done(view: View) -> list[str]:
        return [*map(str, _in("market", "done")(view) or ())]

    offer = [
        Number("here", "whether the seat offers something", lambda one: 1),
        OneOf("receiver", "to whom; none: to all", seats, lambda one: one["receiver"]),
        Counted("give", "what it gives", TOKENS, lambda one: one["give"]),
        Counted("want", "what it wants", TOKENS, lambda one: one["want"]),
    ]
    left = [Number("left", "steps that are left", lambda steps: steps)]
    return [
        Each("offer", most, offer, offers),
        Listed("done", "the seats that are done with the Market", [*map(str, seats)], done),
        Each("market.steps", most, left, _in("market", "steps_left")),
    ]


def _by_seat(made: Sequence[Mapping[str, Any]] | None, most: int) -> list[Any]:
    """Proposals or offers by the seat that made them."""
    found: list[Any] = [None] * most
    for one in made or ():
        found[one["seat"]] = one
    return found


def _asked(most: int) -> list[Field]:
    """The question to the seat that looks."""

    def at(name: str) -> Callable[[View], Any]:
        return lambda view: (view["decision"] or {}).get(name)

    def treasure(view: View) -> Any:
        """Of a negotiation or a division, or the stash that is robbed."""
        return at("treasure")(view)

    return [
        OneOf("asked", "the kind of the question", KINDS, at("kind")),
        OneOf("asked.window", "when a Magic Object can be used", WINDOWS, at("window")),
        OneOf("asked.thief", "the thief", range(most), at("thief")),
        OneOf("asked.victim", "the victim", range(most), at("victim")),
        OneOf("asked.spot", "the dragon that is reached for", range(IN_THE_ROW), at("spot")),
        Number("asked.shares", "how many shares to make", at("n")),
        Counted("asked.treasure", "the tokens to divide or to choose from", TOKENS, treasure),
        Number("asked.hourglass", "whether an Hourglass can be used", at("hourglass")),
    ]
