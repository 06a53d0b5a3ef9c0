"""Cases: what chance brings before the first question is foretold, and a match stops after a number of steps."""

import pytest

from polana.games.root.components import CARDS, card_named
from polana.games.root.woodland.maps import PLACES
from polana.kernel.errors import NotAllowed, ScriptError
from polana.kernel.game import find
from polana.kernel.match import Match, RandomChooser
from polana.kernel.refusal import NOT_ASKED
from polana.kernel.rng import Rng, Script
from tests.kernel.test_position import PUZZLE

#: Nobody is asked before the Marquise has drawn her card and it is the Duchy's turn.
EVENING = """
game = "root"
seats = ["marquise", "duchy"]
phase = "evening"
opened = true

[sides.0]
warriors = { 1 = 2 }

[sides.1]
hand = ["cobbler", "bake_sale"]
warriors = { 3 = 2, burrow = 2 }
"""


def hand(match):
    return [CARDS[card].name for card in match.state.sides[0].hand]


def burrow(match):
    return match.state.sides[1].warriors[PLACES - 1]


def foretold(*names):
    return Script([("card", card_named(name)) for name in names], True)


def test_what_falls_before_the_first_question_is_foretold():
    match = Match.at(EVENING, script=foretold("anvil"))
    assert hand(match) == ["anvil"]
    assert burrow(match) == 3


def test_what_a_strict_script_does_not_foretell_stops_the_match():
    with pytest.raises(ScriptError):
        Match.at(EVENING, script=Script([], True))


def test_the_record_of_such_a_match_has_the_script_and_plays_again():
    match = Match.at(EVENING, script=foretold("anvil", "cobbler"))
    text = match.record()
    assert "script strict opening" in text.splitlines()
    again = Match.replay(text)
    assert (again.record(), hand(again)) == (text, ["anvil"])
    assert again.state.chance.foretold == [("card", card_named("cobbler"))]
    [ask] = match.asks
    match.choose(1, ask.options[-1])
    assert Match.replay(match.record()).record() == match.record()
    match.undo(1)
    assert match.record() == text


def test_the_deal_from_an_empty_table_is_foretold_and_recorded():
    game = find("root")
    dealt = ["anvil", "cobbler", "bake_sale"]
    script = Script([("first player", 1), *[("card", card_named(name)) for name in dealt]], False)
    match = Match(game, game.setup(["marquise", "eyrie"], {}), 3, script=script)
    assert hand(match) == dealt
    assert match.view(0)["turn"] == 1
    text = match.record()
    assert "script loose opening" in text.splitlines()
    assert "next 1 first player" in text.splitlines()
    again = Match.replay(text)
    assert (again.record(), hand(again)) == (text, dealt)
    assert hand(again.clone()) == dealt


def test_a_match_stops_after_a_number_of_steps():
    match = Match.at(EVENING, script=foretold("anvil"), steps=1)
    assert (match.halted, match.over, match.ask, match.asks) == (True, False, None, [])
    assert hand(match) == ["anvil"]
    assert burrow(match) == 2  # the Duchy's Birdsong has not begun
    assert match.why_not(1, "done") is NOT_ASKED
    with pytest.raises(NotAllowed):
        match.choose(1, "done")


def test_a_halted_match_is_cloned_recorded_and_written_as_it_stands():
    match = Match.at(EVENING, script=foretold("anvil"), steps=1)
    twin = match.clone()
    assert (twin.halted, hand(twin), twin.record()) == (True, ["anvil"], match.record())
    assert "steps 1" in match.record().splitlines()
    again = Match.replay(match.record())
    assert (again.halted, hand(again), burrow(again)) == (True, ["anvil"], 2)
    assert '"anvil"' in match.position()
    assert match.playout(RandomChooser(Rng(1)), 10) == 0


def test_a_word_that_ended_the_last_step_is_taken_back():
    match = Match.at(PUZZLE, seed=3, steps=1)
    halted = []
    for _ in range(2):
        match.choose(0, "pass")
        halted.append((match.halted, match.undo_depth(0), len(match.asks)))
        match.undo(0)
        halted.append((match.halted, match.undo_depth(0), len(match.asks)))
    assert halted == [(True, 1, 0), (False, 0, 1)] * 2
