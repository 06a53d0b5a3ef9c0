"""What the rules refuse, the compiled engine refuses with the same words."""

import pytest

import polana
from polana.kernel.errors import RecordError
from polana.kernel.game import find
from polana.kernel.match import Match

pytestmark = pytest.mark.skipif(not polana.compiled(), reason="there is no compiled engine: make compile")


@pytest.mark.parametrize("name", ["northgard", "root", "runewars"])
def test_a_record_is_refused_with_the_line_that_is_not_legal(name):
    """It ended in a `TypeError`: two handlers of one function gave their errors, of two types, one name."""
    game = find(name)
    match = Match(game, game.setup(2, {}), 3)
    for _ in range(10):
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[0])
    text, asked = match.record(), match.asks[0]
    with pytest.raises(RecordError, match="is not asked now") as refused:
        Match.replay(f"{text}{1 - asked.seat} {asked.options[0].text}\n")
    assert refused.value.line == text.count("\n") + 1
