"""In CI a skipped test counts as failed; elsewhere it is listed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SKIPPING = {
    "a test": "import pytest\ndef test_it(): pytest.skip('no browser here')\n",
    "a file": "import pytest\npytest.importorskip('no_such_package')\ndef test_it(): pass\n",
}


@pytest.mark.parametrize("ci", ["true", ""])
@pytest.mark.parametrize("skipping", SKIPPING)
def test_a_skip_fails_in_ci_only(tmp_path: Path, ci: str, skipping: str) -> None:
    shutil.copy(Path(__file__).parent / "conftest.py", tmp_path)
    (tmp_path / "test_one.py").write_text(
        SKIPPING[skipping] + "\ndef test_another(): pass\n", encoding="utf-8"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", str(tmp_path)]
    ended = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "CI": ci, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
    )
    failed = ended.returncode not in (0, pytest.ExitCode.NO_TESTS_COLLECTED)
    assert failed == bool(ci), ended.stdout
    assert "skip" in ended.stdout.casefold()
