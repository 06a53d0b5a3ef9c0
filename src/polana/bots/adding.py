"""Adding up what a bot weighs, equally everywhere."""

from __future__ import annotations


def added(values: list[float]) -> float:
    """One after the other. `sum` rounds otherwise from Python 3.12 on, and a bot would answer otherwise there."""
    result = 0.0
    for value in values:
        result += value
    return result
