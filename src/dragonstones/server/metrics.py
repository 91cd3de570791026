"""The metrics of a site for Prometheus: one registry per process. Processes that share an address
share the page, too, each with its own label."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4

#: Histogram buckets in seconds: for commits and answers, and for bots.
_SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)
_ROWS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self.accepted = Counter(
            "dragonstones_answers_accepted", "Answers that are on disk.", registry=registry
        )
        self.crossed = Counter(
            "dragonstones_answers_crossed",
            "Answers accepted here for a table whose clock and bots another process runs.",
            registry=registry,
        )
        #: Labelled by the code of the refusal: there are few.
        self.refused = Counter(
            "dragonstones_answers_refused", "Answers refused.", ["code"], registry=registry
        )
        self.commit_rows = Histogram(
            "dragonstones_commit_rows",
            "Rows of the journal written in one commit.",
            buckets=_ROWS,
            registry=registry,
        )
        self.commit_seconds = Histogram(
            "dragonstones_commit_seconds",
            "How long a commit of the journal took.",
            buckets=_SHORT,
            registry=registry,
        )
        self.answer_seconds = Histogram(
            "dragonstones_answer_seconds",
            "From an answer's arrival until all at the table were sent its effect.",
            buckets=_SHORT,
            registry=registry,
        )
        self.rooms = Gauge("dragonstones_rooms", "Tables in memory.", registry=registry)
        self.sockets = Gauge("dragonstones_sockets", "Open WebSockets.", registry=registry)
        self.bot_seconds = Histogram(
            "dragonstones_bot_seconds",
            "How long a bot took to answer, waiting for its turn included.",
            buckets=_LONG,
            registry=registry,
        )
        self.bot_mishaps = Counter(
            "dragonstones_bot_mishaps",
            "Bots that failed or took too long, so that another answer was given for them.",
            registry=registry,
        )
        self.clock_expiries = Counter(
            "dragonstones_clock_expiries", "Decisions whose time ran out.", registry=registry
        )
        self.catch_ups = Counter(
            "dragonstones_catch_ups",
            "Tables read again because another process had written.",
            registry=registry,
        )

    def note_accepted(self, crossed: bool) -> None:
        self.accepted.inc()
        self.crossed.inc(crossed)

    def page(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)


def merged(pages: Mapping[int, bytes]) -> bytes:
    """The pages of several workers as one."""
    registry = CollectorRegistry()
    registry.register(_Merged(pages))
    return generate_latest(registry)


class _Merged(Collector):
    def __init__(self, pages: Mapping[int, bytes]) -> None:
        self._pages = pages

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for number, page in sorted(self._pages.items()):
            for family in text_string_to_metric_families(page.decode()):
                whole = families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for name, labels, value, *_ in family.samples:
                    whole.add_sample(name, {**labels, "worker": str(number)}, value)
        yield from families.values()
