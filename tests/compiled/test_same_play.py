"""The compiled engine plays as its sources do. `make test` builds it first."""

import pytest

import polana
from polana import engine
from polana.bots import Bot
from polana.kernel.game import find
from polana.kernel.match import Match
from tests.records import records, records_elsewhere

pytestmark = pytest.mark.skipif(not polana.compiled(), reason="there is no compiled engine: make compile")


def test_every_module_of_the_engine_is_compiled():
    built = {path.name.split(".")[0] for path in engine.PACKAGE.rglob("*.so")}
    sources = {path.stem for room in engine.ROOMS for path in (engine.PACKAGE / room).rglob("*.py")}
    assert sources - built == {"__init__"}


def test_compiled_and_plain_play_the_same_matches_to_the_letter():
    assert records(8) == records_elsewhere(8, POLANA_PLAIN="1")


class First(Bot):
    """Somebody's own bot: it takes the first option."""

    def choose(self, match, ask):
        return ask.options[0]


def test_a_bot_in_plain_python_plays_on_the_compiled_engine():
    game = find("northgard")
    match = Match(game, game.setup(["wolf", "raven"], {}), 1)
    said = match.playout(First(1), 50)
    assert said == match.decisions == 50
