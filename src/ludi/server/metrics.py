"""Numbers for those who run the server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each began to count is nobody's question

COUNTED: Final = {
    "ludi_requests_total": ("HTTP requests answered, by status", ["status"]),
    "ludi_plays_total": ("plays acknowledged, by game", ["game"]),
    "ludi_conflicts_total": ("answers that came too late", []),
    "ludi_bot_choices_total": ("choices asked of bots, by level", ["level"]),
    "ludi_bot_failures_total": ("choices bots did not make in time, by level", ["level"]),
    "ludi_bot_seconds_total": ("time bots thought", []),
    "ludi_hints_total": ("hints given, by game", ["game"]),
    "ludi_reviews_total": ("reviews of finished games made, by game", ["game"]),
    "ludi_notices_total": ("messages to people who are not here", ["channel", "outcome"]),
    "ludi_dropped_total": ("live connections dropped because they were too slow", []),
}

PLAY_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
BOT_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16)


class Metrics:
    """Counters, and gauges that are read when somebody looks."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self._counters: Final = {
            name: Counter(name, meaning, labels, registry=self.registry)
            for name, (meaning, labels) in COUNTED.items()
        }
        self.request_seconds: Final = Histogram(
            "ludi_request_seconds", "time to answer HTTP requests", registry=self.registry
        )
        self.play_seconds: Final = Histogram(
            "ludi_play_seconds",
            "from when a play is looked at until it is stored and told, by game",
            ["game"],
            registry=self.registry,
            buckets=PLAY_BUCKETS,
        )
        self.bot_seconds: Final = Histogram(
            "ludi_bot_choice_seconds",
            "time bots thought about a choice, by level",
            ["level"],
            registry=self.registry,
            buckets=BOT_BUCKETS,
        )

    def gauge(self, name: str, meaning: str, read: Callable[[], int]) -> None:
        Gauge(name, meaning, registry=self.registry).set_function(read)

    def count(self, name: str, **labels: str) -> None:
        self.add(name, 1, **labels)

    def add(self, name: str, amount: float, **labels: str) -> None:
        counter = self._counters[name]
        (counter.labels(**labels) if labels else counter).inc(amount)

    def text(self) -> str:
        return generate_latest(self.registry).decode()
