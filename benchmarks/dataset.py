"""Games of merchants a minute, written as data. A goal, not a promise: 100,000 in twenty minutes
on two cores."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from dragonstones.arena.simulate import Series
from dragonstones.research.dataset import Job, write_file

GAMES = 60
WANTED, MINUTES, CORES = 100_000, 20, 2


def main() -> None:
    series = Series("fist-2002", 4, GAMES, "bench", ("merchant",) * 4)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "part.parquet"
        start = time.process_time()
        write_file(Job(path, 0, series, GAMES))
        seconds = (time.process_time() - start) / GAMES
        size = path.stat().st_size / GAMES
    whole = seconds * WANTED / CORES / 60
    print(f"{1000 * seconds:.1f} ms of processor time and {size / 1000:.1f} kB a game")
    print(f"{WANTED:,} games on {CORES} cores: {whole:.0f} minutes (goal: {MINUTES})")


if __name__ == "__main__":
    main()
