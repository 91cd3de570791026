"""Every registered game as an environment of PettingZoo.

    from dragonstones.research.pettingzoo import fist_2002_v0
    env = fist_2002_v0.env(seats=4, reward="win")

The name is the id of the game and the version of its encoding. `env` asks one seat after the other
(AEC): sealed questions are asked in turn, and the answers shown when all are in. In `parallel_env`
all seats act at once if a question is sealed; otherwise one seat acts, and the others take `end`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from dragonstones.arena.play import new_match
from dragonstones.engine import Match, games
from dragonstones.engine.refusal import BadSetup
from dragonstones.research.drawing import drawn, told
from dragonstones.research.encoding import encoding_of
from dragonstones.research.fields import HIGH, LOW
from dragonstones.research.play import MOST_STEPS, Play, check_reward, rewards_of

Observation = dict[str, Any]
RENDER_MODES = ["human", "ansi", "rgb_array"]


class Table:
    """What both kinds of environment share: one match after the other, as arrays."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None,
        reward: str,
        max_steps: int,
        render_mode: str | None,
        flat: bool,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadSetup(
                "wrong-choice", name="render_mode", found=render_mode, values=RENDER_MODES
            )
        self._setup = game, seats, dict(options or {})
        self.reward = check_reward(reward)
        self.max_steps = max_steps
        self.render_mode = render_mode
        self._rng = random.Random()
        self.encoding = encoding_of(self._new_match(0).game, flat=flat)
        self.agents = [f"player_{seat}" for seat in range(seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        tokens, size = len(self.encoding.alphabet), len(self.encoding.layout)
        self.action_spaces = {agent: spaces.Discrete(tokens) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOW, HIGH, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (tokens,), np.int8),
                }
            )
            for agent in self.agents
        }

    def _new_match(self, seed: int) -> Match:
        game, seats, options = self._setup
        return new_match(game, seats, seed, options)

    def reset(self, seed: int | None) -> None:
        """Begin another match; without a seed, one that follows from the last one given."""
        if seed is not None:
            self._rng = random.Random(seed)
        match = self._new_match(self._rng.getrandbits(63))
        # Nobody reads the events of a match that is not drawn.
        self.play = Play(match if self.render_mode else match.copy(quiet=True), self.encoding)

    @property
    def is_cut(self) -> bool:
        return self.play.steps >= self.max_steps

    def rewards(self) -> list[float]:
        result = self.play.match.result
        return rewards_of(result, self.reward) if result else [0.0] * len(self.agents)

    def observe(self, agent: str, mask: Any) -> Observation:
        values = self.play.observe(self.seats[agent])
        return {"observation": np.array(values, np.float32), "action_mask": mask}

    def mask(self, agent: str, idle: bool = False) -> Any:
        """What an agent may do; if it is not its turn, nothing, or `end` where all must act."""
        mask = np.zeros(len(self.encoding.alphabet), np.int8)
        legal = self.play.legal(self.seats[agent])
        mask[legal or ([self.encoding.alphabet.end] if idle else [])] = 1
        return mask

    def render(self) -> Any:
        match = self.play.match
        if self.render_mode == "rgb_array":
            return drawn(match)
        if self.render_mode == "human":
            print(told(match))
        return told(match) if self.render_mode == "ansi" else None


class RawEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    """One seat after the other."""

    def __init__(
        self,
        game: str,
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        max_steps: int = MOST_STEPS,
        render_mode: str | None = None,
        flat: bool = False,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, reward, max_steps, render_mode, flat)
        super().__init__()
        self.table = Table(game, seats, options, reward, max_steps, render_mode, flat)
        self.metadata = _metadata(self.table, game)
        self.render_mode = render_mode
        self.possible_agents = self.table.agents[:]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        mask = self.infos.get(agent, {}).get("action_mask")
        return self.table.observe(agent, self.table.mask(agent) if mask is None else mask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.table.play
        play.take(self.table.seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if play.is_over:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        elif self.table.is_cut:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        agent = self.possible_agents[self.table.play.on()[0]]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self.table.mask(agent)}

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        pass


class RawParallelEnv(ParallelEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """All seats at once where a question is sealed."""

    def __init__(
        self,
        game: str,
        seats: int = 4,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        max_steps: int = MOST_STEPS,
        render_mode: str | None = None,
        flat: bool = False,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, reward, max_steps, render_mode, flat)
        self.table = Table(game, seats, options, reward, max_steps, render_mode, flat)
        self.metadata = _metadata(self.table, game)
        self.render_mode = render_mode
        self.possible_agents = self.table.agents[:]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._shown()

    def step(self, actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        play, agents = self.table.play, self.agents
        on = play.on()
        # All are checked before any is taken: a refusal changes nothing.
        for seat in on:
            play.spelling(seat).check(actions.get(self.possible_agents[seat], -1))
        for seat in on:
            play.take(seat, actions[self.possible_agents[seat]])
        rewards = dict(zip(agents, self.table.rewards(), strict=True))
        ended = dict.fromkeys(agents, play.is_over)
        cut = dict.fromkeys(agents, self.table.is_cut and not play.is_over)
        observations, infos = self._shown()
        if play.is_over or self.table.is_cut:
            self.agents = []
        return observations, rewards, ended, cut, infos

    def _shown(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        masks = {agent: self.table.mask(agent, idle=True) for agent in self.agents}
        observations = {agent: self.table.observe(agent, masks[agent]) for agent in self.agents}
        return observations, {agent: {"action_mask": masks[agent]} for agent in self.agents}

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        pass


class Environment:
    """The environments of one game, as PettingZoo has them in a module."""

    def __init__(self, name: str, game: str) -> None:
        self.__name__ = name
        self.game = game

    def raw_env(self, **kwargs: Any) -> RawEnv:
        """Without PettingZoo's wrappers."""
        return RawEnv(self.game, **kwargs)

    def env(self, **kwargs: Any) -> Any:
        """One seat after the other. An action outside the mask is refused with a reason."""
        inside = wrappers.AssertOutOfBoundsWrapper(RawEnv(self.game, **kwargs))
        return wrappers.OrderEnforcingWrapper(inside)

    def parallel_env(self, **kwargs: Any) -> RawParallelEnv:
        """All seats at once where a question is sealed."""
        return RawParallelEnv(self.game, **kwargs)


def _name(game: str) -> str:
    return f"{game.replace('-', '_')}_v{encoding_of(game).version}"


def _metadata(table: Table, game: str) -> dict[str, Any]:
    return {
        "name": _name(game),
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
        "encoding": table.encoding.version,
    }


def environments() -> dict[str, Environment]:
    """Of every registered game, by name."""
    return {name: Environment(name, game.id) for game in games() for name in [_name(game.id)]}


def __getattr__(name: str) -> Environment:
    if name.startswith("__") or name not in (known := environments()):
        there = "" if name.startswith("__") else f"; there are {', '.join(known)}"
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}{there}")
    return known[name]
