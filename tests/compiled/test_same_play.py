"""The compiled engine plays as its sources do. `make test` builds it first."""

import pytest

import polana
from polana import engine
from tests.records import records, records_elsewhere

pytestmark = pytest.mark.skipif(not polana.compiled(), reason="there is no compiled engine: make compile")


def test_every_module_of_the_engine_is_compiled():
    built = {path.name.split(".")[0] for path in engine.PACKAGE.rglob("*.so")}
    sources = {path.stem for room in engine.ROOMS for path in (engine.PACKAGE / room).rglob("*.py")}
    assert sources - built == {"__init__"}


def test_compiled_and_plain_play_the_same_matches_to_the_letter():
    assert records(8) == records_elsewhere(8, POLANA_PLAIN="1")
