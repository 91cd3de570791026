"""What all tests share."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "character(*ids): a scenario about these characters")
    config.addinivalue_line("markers", "ruling(*ids): a scenario about these rulings")
    config.addinivalue_line("markers", "magic_object(*ids): a scenario about these Magic Objects")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Started in the background: the programs that we start would ignore Ctrl+C, too.
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is in memory then stays: the garbage collector would take a second for each look at it,
    and five at the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI everything a test needs is there: a skip is a failure."""
    report = yield
    if report.skipped and os.environ.get("CI") == "true" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped in CI: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a whole file, as `pytest.importorskip` at its top skips it."""
    report = yield
    if report.outcome == "skipped" and os.environ.get("CI") == "true":
        report.outcome = "failed"
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the tests have measured: the longest game, say."""
    reports = terminalreporter.getreports("passed")
    measured = [(r.nodeid, name, n) for r in reports for name, n in r.user_properties]
    if measured:
        terminalreporter.section("measured")
    for test, name, n in measured:
        terminalreporter.write_line(f"{test.partition('::')[2]}: {name}: {n}")
