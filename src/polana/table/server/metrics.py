"""Figures about the server, in the text form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from polana.table.house import Figures

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

COUNTERS: Final = {
    "words": "Words that were said and stored.",
    "conflicts": "Appends that another process was faster with.",
    "wrong_keys": "Keys that open nothing.",
    "channel_losses": "How often Redis went away.",
    "loads": "Tables rebuilt from storage.",
}
BY_KIND: Final = {
    "requests": "Requests over WebSockets, by kind.",
    "refusals": "Requests that were not carried out, by code.",
    "bot_words": "Words of bots, by how they were found.",
    "turned_away": "Connections and requests that were turned away at the door, by status.",
    "notices": "Notices sent, by kind and outcome.",
}
SECONDS: Final = {
    "store_seconds": "Time of one transaction of the log.",
    "say_seconds": "Time from a word to its acknowledgement.",
}
GAUGES: Final = {
    "tables": "Tables in memory.",
    "connections": "Open WebSockets.",
    "channels_up": "Does Redis answer? Without it the server asks the database.",
}


class Metrics(Figures):
    """Counters, histograms, and gauges that are read when somebody asks. Each server in a process has its own."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._registry = own
        self._counters = {name: Counter(f"polana_{name}", about, registry=own) for name, about in COUNTERS.items()}
        self._by_kind = {
            name: Counter(f"polana_{name}", about, ["kind"], registry=own) for name, about in BY_KIND.items()
        }
        self._seconds = {
            name: Histogram(f"polana_{name}", about, buckets=BOUNDS, registry=own) for name, about in SECONDS.items()
        }

    def count(self, name: str, kind: str = "", by: int = 1) -> None:
        counter = self._by_kind[name].labels(kind) if kind else self._counters[name]
        counter.inc(by)

    def observe(self, name: str, seconds: float) -> None:
        self._seconds[name].observe(seconds)

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        Gauge(f"polana_{name}", GAUGES[name], registry=self._registry).set_function(read)

    def counted(self, name: str, kind: str = "") -> int:
        labels = {"kind": kind} if kind else {}
        return int(self._registry.get_sample_value(f"polana_{name}_total", labels) or 0)

    def text(self) -> str:
        return generate_latest(self._registry).decode()
