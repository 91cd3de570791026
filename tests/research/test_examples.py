"""The scripts of `examples/` run, and are short."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
#: The scripts, with what they are given so that they are done soon, and what they then say.
SCRIPTS = {
    "bot.py": (["4"], "won by the lister: "),
    "arena.py": (["4", "merchant", "random"], "merchant "),
    "environment_loop.py": (["2"], "rewards: "),
    "among_bots.py": (["5"], "fair is "),
    "dataset_reader.py": (["2"], "tokens to learn from"),
    "new_card.py": (["2"], "refused: power › take"),
    "new_game.py": (["5"], "of 5 games"),
    "cfr.py": (["3", "2", "0", "4"], "3 iterations: exploitability 0.04"),
}


#: Those that need more than arguments have tests of their own.
OTHERS = {"train.py", "client.py"}  # the latter in tests/server/test_client.py


def ran(name: str, *arguments: str) -> str:
    """What a script has printed."""
    ended = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_every_script_is_run_and_short() -> None:
    scripts = [*EXAMPLES.glob("*.py")]
    assert {path.name for path in scripts} == {*SCRIPTS, *OTHERS}
    for script in scripts:
        assert len(script.read_text().splitlines()) < 80, script.name


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_runs(name: str) -> None:
    arguments, said = SCRIPTS[name]
    assert said in ran(name, *arguments)


def test_what_was_trained_can_be_measured(tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    ran("train.py", "0.02", str(file))
    assert "of 2 games against random" in ran("among_bots.py", "2", "random", str(file))


def test_training_takes_more_often_what_won() -> None:
    """How well it plays after ten minutes is in docs/research.md."""
    net = runpy.run_path(str(EXAMPLES / "train.py"))["Net"](6, 3)
    seen, masks = np.eye(6)[[0, 1] * 20], np.ones((40, 3), bool)
    masks[:, 2] = False
    taken = np.array([0, 0, 1, 1] * 10)
    won = (np.arange(40) % 2 == taken).astype(float)  # the token with the number of the place
    for _ in range(200):
        net.learn(seen, masks, taken, won)
    chances = net.look(seen[:2], masks[:2])[2]
    assert chances[0, 0] > 0.9 and chances[1, 1] > 0.9 and not chances[:, 2].any()
