"""Numbers for those who run the server, in Prometheus' text format."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

HELP: Final = {
    "ludi_requests_total": "HTTP requests answered, by status",
    "ludi_request_seconds_total": "time spent answering HTTP requests",
    "ludi_plays_total": "plays acknowledged, by game",
    "ludi_conflicts_total": "answers that came too late",
    "ludi_bot_choices_total": "choices asked of bots, by level",
    "ludi_bot_failures_total": "choices bots did not make in time, by level",
    "ludi_bot_seconds_total": "time bots thought",
    "ludi_hints_total": "hints given, by game",
    "ludi_reviews_total": "reviews of finished games made, by game",
    "ludi_dropped_total": "live connections dropped because they were too slow",
}


class Metrics:
    """Counters, and gauges that are read when somebody looks."""

    def __init__(self) -> None:
        self._sums: Final[dict[str, dict[tuple[tuple[str, str], ...], float]]] = {}
        self.gauges: Final[dict[str, Callable[[], int]]] = {}

    def count(self, name: str, **labels: str) -> None:
        self.add(name, 1, **labels)

    def add(self, name: str, amount: float, **labels: str) -> None:
        sums = self._sums.setdefault(name, {})
        key = tuple(sorted(labels.items()))
        sums[key] = sums.get(key, 0) + amount

    def text(self) -> str:
        lines: list[str] = []
        for name, sums in sorted(self._sums.items()):
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} counter"]
            for labels, value in sorted(sums.items()):
                said = ",".join(f'{key}="{text}"' for key, text in labels)
                lines.append(f"{name}{{{said}}} {value:g}" if said else f"{name} {value:g}")
        for name, read in sorted(self.gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {read()}"]
        return "\n".join(lines) + "\n"
