"""Something breaks under load, on two processes: no acknowledged word is lost."""

from __future__ import annotations

import json

import pytest

from tests.table.conftest import script


@pytest.mark.parametrize("fault", ["kill", "disk", "postgres", "redis", "worker"])
def test_no_acknowledged_word_is_lost(fault):
    small = ["--tables", "4", "--rate", "20", "--seconds", "9"]
    done = script("benchmarks/table_faults.py", "--fault", fault, "--json", *small)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads(done.stdout)
    assert figures["lost"] == 0
    assert figures["unreadable_tables"] == 0
    assert figures["before"] > 0
    assert figures["after"] > 0
    # Without Redis, with one server of two, and without workers, play goes on all the while.
    assert (figures["while_broken"] > 0) == (fault in ("kill", "redis", "worker"))
