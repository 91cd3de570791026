"""What the table has seen go behind the screens, and what it has not.

Shares are public, so a good memory knows every stash until the first theft: only thief and victim
know which token that took. The memory keeps what was known before it, and every move of tokens
since. Somebody may imagine any stash to which these moves can lead.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeGuard

from dragonstones.engine.chance import Chance
from dragonstones.games.gold.box import TOKENS, Tokens

Stashes = list[Tokens]

#: How many worlds are drawn at random before one is searched for, and how many steps the first
#: search has; each new search has twice as many, because an early guess may lead astray.
TRIES = 30
STEPS = 100


class Gained(NamedTuple):
    """A player took tokens, and everybody saw them."""

    seat: int
    tokens: tuple[int, ...]


class Paid(NamedTuple):
    """A player gave tokens away, and everybody saw them."""

    seat: int
    tokens: tuple[int, ...]


class Shown(NamedTuple):
    """A player offered tokens in the Market, and so has them."""

    seat: int
    tokens: tuple[int, ...]


class Robbed(NamedTuple):
    """A thief took a token; only thief and victim know which."""

    thief: int
    victim: int
    token: int


class Looked(NamedTuple):
    """A thief with a wizard looked behind a screen."""

    thief: int
    victim: int
    tokens: tuple[int, ...]


class Varied(NamedTuple):
    """A player used a Stone of Misdirection, and so had tokens of two kinds."""

    seat: int


Move = Gained | Paid | Shown | Robbed | Looked | Varied


class Memory:
    __slots__ = ("known", "moves")

    def __init__(self, seats: int) -> None:
        #: The stashes that everybody could count, and the moves since.
        self.known: tuple[tuple[int, ...], ...] = ((0,) * len(TOKENS),) * seats
        self.moves: tuple[Move, ...] = ()

    def copy(self) -> Memory:
        new = Memory(0)
        new.known = self.known
        new.moves = self.moves
        return new

    def add(self, move: Move) -> None:
        if self.moves or isinstance(move, Robbed):
            self.moves += (move,)
        elif isinstance(move, Gained | Paid):  # nothing is hidden yet, so the move need not be kept
            stashes = [list(stash) for stash in self.known]
            _follow(move, stashes)
            self.known = tuple(map(tuple, stashes))

    def reveal(self, stashes: Iterable[Tokens]) -> None:
        """The screens are lifted: there is nothing more to guess."""
        self.known, self.moves = tuple(map(tuple, stashes)), ()

    def seen(self) -> Stashes:
        """What everybody was seen to take and not to give away again, leaving out thefts."""
        stashes = [list(stash) for stash in self.known]
        for move in self.moves:
            if isinstance(move, Gained | Paid):
                _follow(move, stashes)
                stashes[move.seat] = [max(0, n) for n in stashes[move.seat]]
        return stashes

    def truth(self) -> Stashes | None:
        """The stashes to which the moves lead; None if a move is impossible."""
        stashes = [list(stash) for stash in self.known]
        return stashes if all(_follow(move, stashes) for move in self.moves) else None

    def imagine(self, me: int, chance: Chance) -> Stashes:
        """Stashes that fit everything that this seat has seen.

        The moves are imagined as well, so that neither playing on from here nor imagining another
        world inside this one can find the truth.
        """
        dreams = (self._dream(me, chance) for _ in range(TRIES))
        moves = next((dream for dream in dreams if dream is not None), None)
        steps = STEPS
        while moves is None:
            left = [steps]
            moves = self._search(0, me, [list(stash) for stash in self.known], chance, left)
            assert moves is not None or left == [0], "the truth is possible"
            steps *= 2
        self.moves = tuple(moves)
        stashes = self.truth()
        assert stashes is not None
        return stashes

    def _dream(self, me: int, chance: Chance) -> list[Move] | None:
        """The moves, with a random token of the victim for each theft that this seat has not
        seen; None if they do not fit."""
        stashes = [list(stash) for stash in self.known]
        moves = []
        for move in self.moves:
            if _is_hidden(move, me):
                move = _guess(move, stashes, chance)
            if not _follow(move, stashes):
                return None
            moves.append(move)
        return moves

    def _search(
        self, place: int, me: int, stashes: Stashes, chance: Chance, steps: list[int]
    ) -> list[Move] | None:
        """The same from a place on, but trying every token at every theft until all moves fit or
        there are no steps left."""
        steps[0] -= 1
        moves: list[Move] = []
        for later in range(place, len(self.moves)):
            move = self.moves[later]
            if _is_hidden(move, me) and isinstance(move, Robbed):
                left = stashes[move.victim][:]
                while any(left) and steps[0]:
                    guess = move._replace(token=chance.draw(left, TOKENS))
                    left[guess.token] = 0
                    world = [stash[:] for stash in stashes]
                    _follow(guess, world)
                    if self._may_fit(later + 1, me, world):
                        rest = self._search(later + 1, me, world, chance, steps)
                        if rest is not None:
                            return [*moves, guess, *rest]
                return None
            if _is_hidden(move, me):
                move = _guess(move, stashes, chance)
            if not _follow(move, stashes):
                return None
            moves.append(move)
        return moves

    def _may_fit(self, place: int, me: int, stashes: Stashes) -> bool:
        """Whether the moves from a place on could fit if thefts that this seat has not seen cost
        nobody anything. Without this look-ahead the search could take for ever."""
        most = [stash[:] for stash in stashes]  # with all that unseen thefts could bring
        seen = [stash[:] for stash in stashes]  # without it
        unseen = [0] * len(stashes)  # how many tokens they brought
        for move in self.moves[place:]:
            if _is_hidden(move, me):
                if isinstance(move, Robbed):
                    unseen[move.thief] += 1
                    for token, n in enumerate(most[move.victim]):
                        most[move.thief][token] += n > 0
                continue
            seat, needed = _needed(move)
            for token, n in enumerate(needed):
                if n > most[seat][token]:
                    return False
                if n > seen[seat][token]:
                    unseen[seat] -= n - seen[seat][token]
                    seen[seat][token] = n
            if unseen[seat] < 0:
                return False
            if isinstance(move, Looked):
                most[seat], seen[seat], unseen[seat] = list(needed), list(needed), 0
            _follow(move, most)
            _follow(move, seen)
        return True


def _is_hidden(move: Move, me: int) -> TypeGuard[Robbed | Looked]:
    """Whether this seat does not know what was seen or taken: only thief and victim do."""
    return isinstance(move, Robbed | Looked) and me not in (move.thief, move.victim)


def _guess(move: Robbed | Looked, stashes: Stashes, chance: Chance) -> Move:
    """A guess at a move that somebody has not seen."""
    if isinstance(move, Robbed):
        return move._replace(token=chance.draw(stashes[move.victim], TOKENS))
    return move._replace(tokens=tuple(stashes[move.victim]))


def _needed(move: Move) -> tuple[int, Sequence[int]]:
    """A seat, and what it must have had before a move."""
    match move:
        case Paid(seat, tokens) | Shown(seat, tokens) | Looked(_, seat, tokens):
            return seat, tokens
        case Robbed(_, seat, stolen):
            return seat, [int(token == stolen) for token in range(len(TOKENS))]
    return move.seat, ()


def _follow(move: Move, stashes: Stashes) -> bool:
    """Make a move; False if it is impossible."""
    match move:
        case Gained(seat, tokens):
            stashes[seat] = [a + b for a, b in zip(stashes[seat], tokens, strict=True)]
        case Paid(seat, tokens):
            stashes[seat] = [a - b for a, b in zip(stashes[seat], tokens, strict=True)]
            return min(stashes[seat]) >= 0
        case Shown(seat, tokens):
            return all(a >= b for a, b in zip(stashes[seat], tokens, strict=True))
        case Robbed(thief, victim, token):
            stashes[victim][token] -= 1
            stashes[thief][token] += 1
            return stashes[victim][token] >= 0
        case Looked(_, victim, tokens):
            return tuple(stashes[victim]) == tokens
        case Varied(seat):
            return sum(n > 0 for n in stashes[seat]) > 1
    return True
