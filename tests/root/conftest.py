"""`table(...)` makes a bench that is checked when the test ends."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.root.bench import Bench
from tests.root.machines import MachineBench


@pytest.fixture
def table() -> Iterator[Any]:
    made: list[Bench] = []

    def make(*factions: str, **options: Any) -> Bench:
        made.append(Bench(*factions, **options))
        return made[-1]

    yield make
    for bench in made:
        bench.finish()


@pytest.fixture
def machine() -> Iterator[Any]:
    """The same with the Mechanical Marquise at the table."""
    made: list[MachineBench] = []

    def make(*factions: str, **options: Any) -> MachineBench:
        made.append(MachineBench(*factions, **options))
        return made[-1]

    yield make
    for bench in made:
        bench.finish()


@pytest.fixture
def board(table: Any) -> Bench:
    """Three players who keep to the general rules, on a map without ruins."""
    t: Bench = table("marquise*", "duchy*", "eyrie*")
    t.no_ruins()
    return t
