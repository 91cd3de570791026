"""`make audit`: known weaknesses of what is pinned, in Python and in the page.

    python -m tests.audit

Both registries keep a list of weaknesses; asking it needs more than downloading a package does. A
list that cannot be asked is named, and the audit has failed then: no answer is not a good answer.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
PIP_AUDIT = ["pip_audit", "--requirement", "constraints.txt", "--no-deps", "--disable-pip"]


class Asked(NamedTuple):
    """What one list has answered."""

    of: str
    #: Packages that it knows, and what is known of some of them.
    known: int
    weak: list[str]
    #: Why nothing, or not everything, is known.
    unknown: str = ""

    @property
    def is_good(self) -> bool:
        return self.known > 0 and not self.weak and not self.unknown

    def lines(self) -> Iterator[str]:
        yield from self.weak
        if self.unknown:
            yield f"{self.of}: {self.unknown}"
        if self.known:
            found = len(self.weak)
            yield f"{self.of}: {self.known} packages were looked up; weak: {found or 'none'}"


def python() -> Asked:
    command = [sys.executable, "-m", *PIP_AUDIT, "--progress-spinner=off", "--format=json"]
    return of_pip_audit(*_said(command))


def page() -> Asked:
    return of_npm(*_said([sys.executable, "web/build.py", "audit"]))


def _said(command: list[str]) -> tuple[str, str]:
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return ended.stdout, ended.stderr


def of_pip_audit(out: str, err: str) -> Asked:
    try:
        packages = json.loads(out)["dependencies"]
    except ValueError:
        return Asked("Python", 0, [], f"the list of weaknesses cannot be asked: {_reason(err)}")
    skipped = [one["name"] for one in packages if "skip_reason" in one]
    weak = [
        f"{one['name']} {one['version']}: {found['id']}, mended in {_versions(found)}"
        for one in packages
        for found in one.get("vulns", ())
    ]
    unknown = ""
    if skipped and len(skipped) == len(packages):
        unknown = "the registry answers, but has no list of weaknesses: nothing is known"
    elif skipped:
        unknown = f"nothing is known of {', '.join(skipped)}"
    return Asked("Python", len(packages) - len(skipped), weak, unknown)


def _versions(found: dict[str, Any]) -> str:
    return ", ".join(found["fix_versions"]) or "no version yet"


def of_npm(out: str, err: str) -> Asked:
    try:
        told = json.loads(out)
    except ValueError:
        return Asked("The page", 0, [], f"npm cannot be asked: {_reason(err)}")
    if "vulnerabilities" not in told:
        why = told.get("message") or _reason(err)
        return Asked("The page", 0, [], f"the list of weaknesses cannot be asked: {why}")
    weak = [
        f"{name} {one['range']}: {one['severity']}"
        for name, one in sorted(told["vulnerabilities"].items())
    ]
    return Asked("The page", told["metadata"]["dependencies"]["total"], weak)


def _reason(err: str) -> str:
    """The last line of what a program has complained of; the one that says what was wrong."""
    lines = [line.strip() for line in err.splitlines() if line.strip()]
    return lines[-1] if lines else "it said nothing"


def main() -> None:
    asked = [python(), page()]
    for one in asked:
        print("\n".join(one.lines()))
    sys.exit(not all(one.is_good for one in asked))


if __name__ == "__main__":
    main()
