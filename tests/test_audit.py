"""`make audit` says what is known, and does not take silence for a good answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests import audit
from tests.audit import Asked, of_npm, of_pip_audit


def pip_audit(*packages: dict[str, Any]) -> Asked:
    return of_pip_audit(json.dumps({"dependencies": packages, "fixes": []}), "")


FINE = {"name": "rich", "version": "15.0.0", "vulns": []}
WEAK = {
    "name": "litestar",
    "version": "2.0.0",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.0.1"]}, {"id": "PYSEC-2", "fix_versions": []}],
}
SKIPPED = {"name": "uvloop", "skip_reason": "Dependency not found on PyPI"}


def test_packages_without_a_known_weakness_are_fine() -> None:
    asked = pip_audit(FINE)
    assert asked.is_good
    assert list(asked.lines()) == ["Python: 1 packages were looked up; weak: none"]


def test_a_weak_package_is_named_with_the_version_that_mends_it() -> None:
    asked = pip_audit(FINE, WEAK)
    assert not asked.is_good
    assert list(asked.lines()) == [
        "litestar 2.0.0: PYSEC-1, mended in 2.0.1",
        "litestar 2.0.0: PYSEC-2, mended in no version yet",
        "Python: 2 packages were looked up; weak: 2",
    ]


def test_a_package_that_the_list_does_not_know_is_named() -> None:
    asked = pip_audit(FINE, SKIPPED)
    assert not asked.is_good
    assert asked.unknown == "nothing is known of uvloop"


def test_a_registry_without_a_list_is_no_good_answer() -> None:
    """pip-audit itself ends with 0 then, and says that there are no known vulnerabilities."""
    asked = pip_audit(SKIPPED)
    assert not asked.is_good
    [line] = asked.lines()
    assert line.startswith("Python: the registry answers, but has no list of weaknesses")


@pytest.mark.parametrize("of", [of_pip_audit, of_npm])
def test_a_traceback_becomes_one_sentence(of: Any) -> None:
    asked = of("", "Traceback (most recent call last):\n  ...\nConnectionError: no route to host\n")
    assert not asked.is_good
    [line] = asked.lines()
    assert line.endswith("cannot be asked: ConnectionError: no route to host")


def test_what_npm_says_of_the_page() -> None:
    told: dict[str, Any] = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 182}}}
    assert of_npm(json.dumps(told), "").is_good
    told["vulnerabilities"] = {"vite": {"range": "<8", "severity": "high"}}
    asked = of_npm(json.dumps(told), "")
    assert not asked.is_good
    assert next(asked.lines()) == "vite <8: high"
    refused = of_npm('{"message": "405 Method Not Allowed", "statusCode": 405}', "")
    assert list(refused.lines()) == [
        "The page: the list of weaknesses cannot be asked: 405 Method Not Allowed"
    ]


def test_it_fails_if_one_of_both_is_not_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "python", lambda: pip_audit(FINE))
    for page, code in ((of_npm("", "no network"), True), (Asked("The page", 1, []), False)):
        monkeypatch.setattr(audit, "page", lambda page=page: page)
        with pytest.raises(SystemExit) as ended:
            audit.main()
        assert bool(ended.value.code) == code
    assert "no network" in capsys.readouterr().out
