"""One learner among bots, as an environment of Gymnasium.

    import gymnasium
    import dragonstones.research.gymnasium
    env = gymnasium.make("Dragonstones/Fist2002-v0", rivals="merchant")

Importing this module registers every game under its id and the version of its encoding. A step is a
token; between two of its decisions the bots play.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from dragonstones.arena.play import new_match
from dragonstones.bots import Players, make_bot
from dragonstones.bots.levels import budget_of
from dragonstones.engine import Match, games
from dragonstones.engine.refusal import BadSetup, IllegalAnswer
from dragonstones.research.drawing import drawn, told
from dragonstones.research.encoding import encoding_of
from dragonstones.research.fields import HIGH, LOW
from dragonstones.research.play import MOST_STEPS, Play, check_reward, rewards_of

Observation = dict[str, Any]


class LearnerEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table of bots."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 4,
        rivals: str | Sequence[str] = "random",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        illegal_reward: float | None = -1.0,
        max_steps: int = MOST_STEPS,
        render_mode: str | None = None,
        flat: bool = False,
    ) -> None:
        """`rivals`: one bot for all other seats, or one for each. `seat`: of the learner; None:
        a new one in every match. `illegal_reward`: an action outside the mask ends the match with
        this reward; None: it is refused, and nothing changes. `flat`: one action a decision."""
        modes = self.metadata["render_modes"]
        if render_mode not in (None, *modes):
            raise BadSetup("wrong-choice", name="render_mode", found=render_mode, values=modes)
        self._game, self._seats, self._options = game, seats, dict(options or {})
        self.encoding = encoding_of(self._new_match(0).game, flat=flat)
        self._rivals = [rivals] * (seats - 1) if isinstance(rivals, str) else list(rivals)
        if len(self._rivals) != seats - 1:
            raise BadSetup("wrong-choice", name="rivals", found=rivals, values=[seats - 1])
        if seat is not None and seat not in range(seats):
            raise BadSetup("wrong-choice", name="seat", found=seat, values=list(range(seats)))
        for rival in self._rivals:
            make_bot(game, rival, 0)  # refuse now what cannot be made
        self._seat = seat
        self.seat = seat or 0
        self._reward = check_reward(reward)
        self._illegal_reward = illegal_reward
        self._max_steps = max_steps
        self.render_mode = render_mode
        tokens, size = len(self.encoding.alphabet), len(self.encoding.layout)
        self.action_space = spaces.Discrete(tokens)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LOW, HIGH, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (tokens,), np.int8),
            }
        )

    def _new_match(self, seed: int) -> Match:
        return new_match(self._game, self._seats, seed, self._options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        rng = random.Random(int(self.np_random.integers(1 << 62)))
        match = self._new_match(rng.getrandbits(63))
        self.seat = rng.randrange(self._seats) if self._seat is None else self._seat
        others = [seat for seat in range(self._seats) if seat != self.seat]
        named = dict(zip(others, self._rivals, strict=True))
        bots = {s: make_bot(self._game, name, rng.getrandbits(63)) for s, name in named.items()}
        self._players = Players(match, bots, {s: budget_of(name) for s, name in named.items()})
        self.play = Play(match, self.encoding)
        self._let_rivals_play()
        return self._shown()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.play.take(self.seat, int(action))
        except IllegalAnswer as refused:
            if self._illegal_reward is None:
                raise
            observation, info = self._shown()
            return observation, self._illegal_reward, True, False, {**info, "refused": str(refused)}
        self._let_rivals_play()
        result = self.play.match.result
        reward = rewards_of(result, self._reward)[self.seat] if result else 0.0
        cut = result is None and self.play.steps >= self._max_steps
        observation, info = self._shown()
        return observation, reward, result is not None, cut, info

    def _let_rivals_play(self) -> None:
        """Let the bots play until it is the learner's turn, or the match is over."""
        play = self.play
        while (on := play.on()) and self.seat not in on:
            play.answer(on[0], self._players.ask(on[0]))

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal tokens, in the form that MaskablePPO of sb3-contrib expects."""
        mask = np.zeros(len(self.encoding.alphabet), np.bool_)
        mask[list(self.play.legal(self.seat))] = True
        return mask

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.action_masks().astype(np.int8)
        observation = np.array(self.play.observe(self.seat), np.float32)
        return {"observation": observation, "action_mask": mask}, {"action_mask": mask}

    def render(self) -> Any:
        match = self.play.match
        if self.render_mode == "rgb_array":
            return drawn(match)
        return told(match) if self.render_mode == "ansi" else None


def id_of(game: str) -> str:
    """The id under which a game is registered.

    >>> id_of("dragons-gold")
    'Dragonstones/DragonsGold-v0'
    """
    name = "".join(word.capitalize() for word in game.split("-"))
    return f"Dragonstones/{name}-v{encoding_of(game).version}"


for _game in games():
    gymnasium.register(
        id_of(_game.id), f"{__name__}:{LearnerEnv.__name__}", kwargs={"game": _game.id}
    )
