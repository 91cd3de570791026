"""The Python that is packed for browsers."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_browsers_get_the_packages_that_everybody_else_has() -> None:
    pinned = (ROOT / "constraints.txt").read_text().splitlines()
    lines = (ROOT / "web" / "python" / "packages.txt").read_text().splitlines()
    packages = [line.split() for line in lines if not line.startswith("#")]
    assert packages
    for version, digest in packages:
        assert version in pinned
        assert digest.startswith("--hash=sha256:")
