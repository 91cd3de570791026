"""Write a small dataset, and learn from it what merchants bid: a table made batch by batch.

python examples/dataset_reader.py [games]
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import numpy as np

from dragonstones.arena.simulate import Series
from dragonstones.research.dataset import decisions, steps, write


def main(games: str = "100") -> None:
    with tempfile.TemporaryDirectory() as folder:
        series = Series("fist-2002", 4, int(games), "1", ("merchant",) * 4, {"points": 2})
        for done in write(series, Path(folder)):
            print(f"{done} games written")
        sums: dict[str, list[int]] = defaultdict(list)
        for rows in decisions(folder, 512, ["kind", "knowledge", "answer"]):
            for kind, knowledge, answer in zip(*rows.values(), strict=True):
                if kind == "bid":
                    auction = json.loads(knowledge)["table"]["auction"]
                    sums[auction["card"]].append(sum(json.loads(answer).values()))
        for card in sorted(sums, key=lambda card: -np.mean(sums[card])):
            print(f"{card:20} {np.mean(sums[card]):5.2f} coins, {len(sums[card])} bids")
        tokens = 0
        for batch in steps(folder, 512, seed=1):
            # Here a network would learn: batch.observations, batch.masks, batch.tokens, ...
            tokens += len(batch.tokens)
        print(f"{tokens} tokens to learn from")


if __name__ == "__main__":
    main(*sys.argv[1:])
