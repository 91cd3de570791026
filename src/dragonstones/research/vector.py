"""Many matches, stepped together into arrays that are allocated once.

    vector = Vector("fist-2002", n=64, seats=4, seed=1)
    while True:
        actions = policy(vector.observations, vector.masks)  # of the seats in vector.seats
        vector.step(actions)                                 # writes into the same arrays

In each match it is one seat's turn. A match that is over is followed by a new one at once: `ended`
says where that happened in the last step, and `rewards` has what each of its seats got.
`SharedVector` is the same over several processes, which share the arrays.
"""

from __future__ import annotations

import random
import weakref
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dragonstones.arena.play import new_match
from dragonstones.engine.refusal import BadSetup, IllegalAnswer, Refused
from dragonstones.research.actions import Spelling
from dragonstones.research.encoding import Encoding, encoding_of
from dragonstones.research.play import MOST_STEPS, Play, check_reward, rewards_of


class Arrays(NamedTuple):
    """One row for each match."""

    #: What the seat whose turn it is knows, which tokens it may take, and which seat it is.
    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int8]
    #: What each seat got in a match that ended in the last step; which matches those are, and which
    #: of them were cut because they got nowhere.
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    cut: NDArray[np.bool_]
    #: The tokens to take.
    actions: NDArray[np.int64]

    def rows(self, start: int, end: int) -> Arrays:
        some: list[Any] = [array[start:end] for array in self]
        return Arrays(*some)


def allocated(encoding: Encoding, n: int, seats: int, memory: Any = None) -> Arrays:
    """Arrays for n matches, in shared memory or in their own."""
    tokens, size = len(encoding.alphabet), len(encoding.layout)
    shapes: list[tuple[tuple[int, ...], Any]] = [
        ((n, size), np.float32),
        ((n, tokens), np.bool_),
        ((n,), np.int8),
        ((n, seats), np.float32),
        ((n,), np.bool_),
        ((n,), np.bool_),
        ((n,), np.int64),
    ]
    arrays, start = [], 0
    for shape, kind in shapes:
        if memory is None:
            arrays.append(np.zeros(shape, kind))
        else:
            count = int(np.prod(shape))
            arrays.append(np.frombuffer(memory, kind, count, start).reshape(shape))
            start += -(-count * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
    return Arrays(*arrays)


#: Each array in a shared memory begins at a multiple of this many bytes.
ALIGNED = 64


class Rows:
    """What both kinds of vector share: arrays, and tokens that are checked before any is taken."""

    arrays: Arrays
    encoding: Encoding

    def __init__(self, encoding: Encoding, arrays: Arrays) -> None:
        self.encoding = encoding
        self.arrays = arrays
        self.observations, self.masks, self.seats, self.rewards, self.ended, self.cut, _ = arrays
        self._every_row = np.arange(len(self.masks))

    def __len__(self) -> int:
        return len(self.masks)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Take one token in every match. All are checked first: a refusal changes nothing."""
        tokens = np.asarray(actions)
        if tokens.shape != (len(self),) or not np.issubdtype(tokens.dtype, np.integer):
            found, possible = f"{tokens.dtype} {tokens.shape}", f"int ({len(self)},)"
            raise BadSetup("wrong-choice", name="actions", found=found, values=[possible])
        known = (tokens >= 0) & (tokens < self.masks.shape[1])
        if not known.all() or not self.masks[self._every_row, tokens].all():
            raise self._why_not(tokens, known)
        self.arrays.actions[:] = tokens
        self._step()

    def _step(self) -> None:
        """Take the tokens in `actions`."""
        raise NotImplementedError

    def _why_not(self, tokens: NDArray[Any], known: NDArray[np.bool_]) -> IllegalAnswer:
        """Why the first of the wrong tokens cannot be taken."""
        name, start = self.encoding.alphabet.name, self.encoding.layout.spelled_from
        wrong = (n for n in self._every_row if not known[n] or not self.masks[n, tokens[n]])
        row = next(wrong)
        token = name(int(tokens[row])) if known[row] else str(tokens[row])
        spelled = self.observations[row, start:]
        prefix = " ".join(name(int(one) - 1) for one in spelled if one)
        legal = [name(int(one)) for one in np.flatnonzero(self.masks[row])]
        return IllegalAnswer("not-in-mask", token=token, prefix=prefix, legal=legal)


class Vector(Rows):
    """n matches of a game."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        seed: int | str = 0,
        max_steps: int = MOST_STEPS,
        flat: bool = False,
        arrays: Arrays | None = None,
    ) -> None:
        encoding = checked_encoding(game, n, seats, options, reward, flat)
        super().__init__(encoding, arrays or allocated(encoding, n, seats))
        self._setup = game, seats, dict(options or {})
        self._rng = random.Random(seed)
        self._reward = reward
        self._max_steps = max_steps
        self._spelled_from = encoding.layout.spelled_from
        self._mask_rows = list(self.masks)
        self._sheets = [encoding.layout.sheet(row) for row in self.observations]
        self._plays: list[Play] = []
        self._spellings: list[Spelling] = []
        for row in range(n):
            self._plays.append(self._new_play())
            self._spellings.append(self._show(row))

    def _step(self) -> None:
        self.ended[:] = self.cut[:] = False
        self.rewards[:] = 0
        seats = self.seats.tolist()
        for row, token in enumerate(self.arrays.actions.tolist()):
            play, spelling = self._plays[row], self._spellings[row]
            play.advance(seats[row], spelling, token)
            if not spelling.is_whole and play.steps < self._max_steps:
                self._show_spelling(row, spelling)
                continue
            if play.is_over or play.steps >= self._max_steps:
                self._end(row, play)
            self._spellings[row] = self._show(row)

    def _new_play(self) -> Play:
        game, seats, options = self._setup
        match = new_match(game, seats, self._rng.getrandbits(63), options)
        return Play(match.copy(quiet=True), self.encoding)

    def _end(self, row: int, play: Play) -> None:
        """Note the outcome of a match, and begin a new one."""
        result = play.match.result
        self.ended[row] = True
        self.cut[row] = result is None
        if result:
            self.rewards[row] = rewards_of(result, self._reward)
        self._plays[row] = self._new_play()

    def _show(self, row: int) -> Spelling:
        """Write what the seat whose turn it is sees now."""
        play = self._plays[row]
        seat = play.on()[0]
        spelling = play.spelling(seat)
        self.seats[row] = seat
        self.encoding.layout.update(self._sheets[row], play.match.view(seat))
        self._show_spelling(row, spelling)
        return spelling

    def _show_spelling(self, row: int, spelling: Spelling) -> None:
        """Write what changes with every token of an answer; the table stays as it is."""
        sheet, start = self._sheets[row], self._spelled_from
        sheet.row[start:] = 0
        for place, token in enumerate(spelling.spelled, start):
            sheet.cells[place] = token + 1
        mask, legal = self._mask_rows[row], spelling.legal
        mask[:] = False
        mask[slice(legal[0], legal[-1] + 1) if isinstance(legal, range) else legal] = True


class SharedVector(Rows):
    """n matches of a game in several processes, which write into the same arrays.

    In a script it must be made below `if __name__ == "__main__":`, as with all new processes.
    """

    def __init__(
        self,
        game: str,
        n: int,
        workers: int = 2,
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        seed: int | str = 0,
        max_steps: int = MOST_STEPS,
        flat: bool = False,
    ) -> None:
        if workers not in range(1, n + 1):
            raise BadSetup("wrong-choice", name="workers", found=workers, values=[f"1 – {n}"])
        encoding = checked_encoding(game, n, seats, options, reward, flat)
        whole = allocated(encoding, n, seats)
        size = sum(-(-array.nbytes // ALIGNED) * ALIGNED for array in whole)
        context = get_context("spawn")
        memory = context.RawArray("b", size)
        super().__init__(encoding, allocated(encoding, n, seats, memory))
        about = {"seats": seats, "options": options, "reward": reward, "max_steps": max_steps}
        about["flat"] = flat
        self._pipes: list[Connection] = []
        processes: list[BaseProcess] = []
        for number in range(workers):
            rows = n * number // workers, n * (number + 1) // workers
            ours, theirs = context.Pipe()
            given = theirs, memory, n, rows, game, {**about, "seed": f"{seed}/{number}"}
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            processes.append(process)
        self.close = weakref.finalize(self, _end_work, self._pipes, processes)
        self._wait()

    def _step(self) -> None:
        try:
            for pipe in self._pipes:
                pipe.send_bytes(b"step")
        except OSError as error:
            raise Refused("worker-lost") from error
        self._wait()

    def _wait(self) -> None:
        """Wait until all processes have written their rows."""
        try:
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise Refused("worker-lost") from error


def _work(
    pipe: Connection, memory: Any, n: int, rows: tuple[int, int], game: str, about: Any
) -> None:
    """Step some of the matches whenever the other end of the pipe says so, until it is closed."""
    match = new_match(game, about["seats"], 0, about["options"] or {})
    encoding = encoding_of(match.game, flat=about["flat"])
    arrays = allocated(encoding, n, about["seats"], memory).rows(*rows)
    vector = Vector(game, rows[1] - rows[0], **about, arrays=arrays)
    try:
        while True:
            pipe.send_bytes(b"done")
            pipe.recv_bytes()
            vector._step()
    except (EOFError, OSError, KeyboardInterrupt):
        pipe.close()


def _end_work(pipes: Sequence[Connection], processes: Sequence[BaseProcess]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join()


def checked_encoding(
    game: str, n: int, seats: int, options: Mapping[str, Any] | None, reward: str, flat: bool
) -> Encoding:
    """The encoding of the matches of a vector, if they can be made."""
    if n < 1:
        raise BadSetup("wrong-choice", name="n", found=n, values=["1 …"])
    check_reward(reward)
    return encoding_of(new_match(game, seats, 0, options or {}).game, flat=flat)
