"""Train with a policy gradient in numpy, among three that play at random.

python examples/train.py [minutes] [file]; then python examples/among_bots.py 400 random [file]
"""

import sys
import time
from typing import Any

import numpy as np

from dragonstones.research.vector import SharedVector

GAME, SEATS, ROWS, HIDDEN, BATCH, RATE = "fist-2002", 4, 64, 128, 2048, 1e-3
rng = np.random.default_rng(1)


class Net:
    def __init__(self, inputs: int, tokens: int) -> None:
        shapes = {"a": (inputs, HIDDEN), "b": (HIDDEN,), "c": (HIDDEN, tokens), "v": (HIDDEN,)}
        self.w: dict[str, Any] = {k: rng.normal(0, 0.05, shape) for k, shape in shapes.items()}
        self.means = {k: (w * 0, w * 0) for k, w in self.w.items()}

    def look(self, seen: Any, masks: Any) -> Any:
        """The input, the hidden layer, and the chance of each token."""
        x = np.log1p(np.abs(seen))
        h = np.tanh(x @ self.w["a"] + self.w["b"])
        e = np.exp(np.where(masks, h @ self.w["c"], -np.inf))
        return x, h, e / e.sum(1, keepdims=True)

    def learn(self, seen: Any, masks: Any, taken: Any, won: Any) -> None:
        """Take what won more than expected more often; by Adam."""
        x, h, p = self.look(seen, masks)
        gain = (won - h @ self.w["v"])[:, None] / len(won)
        dz = (p - np.eye(p.shape[1])[taken]) * gain
        dh = (dz @ self.w["c"].T - gain * self.w["v"]) * (1 - h * h)
        slopes = {"a": x.T @ dh, "b": dh.sum(0), "c": h.T @ dz, "v": -(h.T @ gain)[:, 0]}
        for k, (first, second) in self.means.items():
            first += 0.1 * (slopes[k] - first)
            second += 0.001 * (slopes[k] ** 2 - second)
            self.w[k] -= RATE * first / (np.sqrt(second) + 1e-8)


def at_random(chances: Any) -> Any:
    return (chances.cumsum(1) > rng.random((len(chances), 1)) * 0.9999).argmax(1)


def train(minutes: float) -> Net:
    vector, end = SharedVector(GAME, ROWS, 2, SEATS, seed=1), time.time() + minutes * 60
    net = Net(vector.observations.shape[1], vector.masks.shape[1])
    mine, trails = rng.integers(SEATS, size=ROWS), [list[Any]() for _ in range(ROWS)]
    ready, shares = list[Any](), list[float]()
    while time.time() < end:
        tokens = at_random(vector.masks / vector.masks.sum(1, keepdims=True))
        rows = np.flatnonzero(vector.seats == mine)  # in the others a rival is on
        seen, masks = vector.observations[rows], vector.masks[rows]
        tokens[rows] = at_random(net.look(seen, masks)[2])
        for row, *step in zip(rows, seen, masks, tokens[rows], strict=True):
            trails[row].append(step)
        vector.step(tokens)
        for row in np.flatnonzero(vector.ended):
            shares.append(float(vector.rewards[row, mine[row]]))
            ready += [(*step, shares[-1]) for step in trails[row]]
            trails[row], mine[row] = [], rng.integers(SEATS)
        if len(ready) >= BATCH:
            rng.shuffle(ready)
            for part in (ready[n::4] for n in range(4)):
                net.learn(*map(np.array, zip(*part, strict=True)))
            print(f"{len(shares)} games; of the last won: {np.mean(shares[-300:]):.0%}")
            ready.clear()
    return net


def main(minutes: str = "10", file: str = "policy.npz") -> None:
    np.savez(file, **train(float(minutes)).w)


if __name__ == "__main__":
    main(*sys.argv[1:3])
