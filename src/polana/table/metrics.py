"""Figures about the server, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

ABOUT = {
    "words": "Words that were said and stored.",
    "requests": "Requests over WebSockets, by kind.",
    "refusals": "Requests that were not carried out, by code.",
    "bot_words": "Words of bots, by how they were found.",
    "notices": "Notices sent, by kind and outcome.",
    "conflicts": "Appends that another process was faster with.",
    "wrong_keys": "Keys that open nothing.",
    "store_seconds": "Time of one transaction of the log.",
    "say_seconds": "Time from a word to its acknowledgement.",
    "tables": "Tables in memory.",
    "connections": "Open WebSockets.",
    "channels_up": "Does Redis answer? Without it the server asks the database.",
    "channel_losses": "How often Redis went away.",
    "loads": "Tables rebuilt from storage.",
}


class Metrics:
    """Counters, histograms, and gauges that are read when somebody asks."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = defaultdict(Counter)
        self._buckets: dict[str, list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self._sums: dict[str, float] = defaultdict(float)
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        self._counts[name][label] += by

    def observe(self, name: str, seconds: float) -> None:
        self._buckets[name][bisect_left(BOUNDS, seconds)] += 1
        self._sums[name] += seconds

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def counted(self, name: str, label: str = "") -> int:
        return self._counts[name][label]

    def text(self) -> str:
        out: list[str] = []
        for name, labels in sorted(self._counts.items()):
            out.extend([f"# HELP polana_{name}_total {ABOUT[name]}", f"# TYPE polana_{name}_total counter"])
            for label, value in sorted(labels.items()):
                mark = f'{{kind="{label}"}}' if label else ""
                out.append(f"polana_{name}_total{mark} {value}")
        for name, read in sorted(self._gauges.items()):
            out.extend([f"# HELP polana_{name} {ABOUT[name]}", f"# TYPE polana_{name} gauge"])
            out.append(f"polana_{name} {read():g}")
        for name, buckets in sorted(self._buckets.items()):
            out.extend([f"# HELP polana_{name} {ABOUT[name]}", f"# TYPE polana_{name} histogram"])
            total = 0
            for bound, value in zip((*map(str, BOUNDS), "+Inf"), buckets, strict=True):
                total += value
                out.append(f'polana_{name}_bucket{{le="{bound}"}} {total}')
            out.extend([f"polana_{name}_sum {self._sums[name]:.6f}", f"polana_{name}_count {total}"])
        return "\n".join(out) + "\n"
