"""The pytest plug-in: the mark `law`, and `pytest --collect-only --laws-to FILE`, which gathers what is marked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "law(*ids): the rules that fail this test when they are broken")


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
