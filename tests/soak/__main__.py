"""`make soak`: play for a while, print the verdict, draw it."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.soak.stages import on_postgres, on_sqlite, soak
from tests.soak.verdict import Verdict, draw

STAGES = {"PostgreSQL and Redis": on_postgres, "SQLite": on_sqlite}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", default="1", help="the same troubles in the same order")
    parser.add_argument("--tables", type=int, default=12, help="at the same time")
    parser.add_argument("--plot", type=Path, default=Path("soak.svg"))
    asked = parser.parse_args()
    verdicts = []
    for name, make in STAGES.items():
        try:
            with tempfile.TemporaryDirectory() as folder, make(Path(folder)) as stage:
                seconds = 60 * asked.minutes / len(STAGES)
                with capture_logs():
                    verdicts.append(
                        asyncio.run(soak(stage, name, seconds, asked.tables, asked.seed))
                    )
        except pytest.skip.Exception as why:
            sys.exit(f"{name}: {why}")
        print("\n".join(verdicts[-1].lines()), flush=True)
    draw(verdicts, asked.plot)
    print(f"{_said(verdicts)} The plot is {asked.plot}")
    sys.exit(not all(one.is_good for one in verdicts))


def _said(verdicts: list[Verdict]) -> str:
    if all(one.is_good for one in verdicts):
        return "Nothing was lost, doubled, told differently or given away."
    return "Something is wrong: see above."


if __name__ == "__main__":
    main()
