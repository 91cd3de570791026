"""A loop over an environment of PettingZoo: random players, and what one of them observes.

python examples/environment_loop.py [seed]
"""

from __future__ import annotations

import sys

import numpy as np

from dragonstones.research.pettingzoo import fist_tavern_v0


def main(seed: int = 1) -> None:
    rng = np.random.default_rng(seed)
    env = fist_tavern_v0.env(seats=4, options={"points": 2}, render_mode="ansi")
    env.reset(seed=seed)
    layout = env.unwrapped.table.encoding.layout
    first = env.last()[0]
    print(f"What {env.agent_selection} observes first:\n{layout.words(first['observation'])}\n")
    steps, total = 0, dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
    print(env.render())
    print(f"\n{steps} tokens; rewards: {total}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
