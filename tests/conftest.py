"""For all tests: no clock in what Hypothesis checks, and `pytest --collect-only --laws-to FILE`.

The latter collects which rules the tests hold in place.
"""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is not a fault of the engine: timings are benchmarks.
settings.register_profile("polana", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("polana")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--laws-to", metavar="FILE", help="write the rule ids that the collected tests mark")


def pytest_collection_finish(session: pytest.Session) -> None:
    target = session.config.getoption("--laws-to")
    if target:
        Path(target).write_text(json.dumps(sorted(marked(session.items))), encoding="utf-8")


def marked(items: list[pytest.Item]) -> set[str]:
    """The ids that a test holds in place. One that is skipped or expected to fail holds nothing."""
    return {
        id
        for item in items
        if not any(item.get_closest_marker(name) for name in ("skip", "xfail"))
        for mark in item.iter_markers("law")
        for id in mark.args
    }
