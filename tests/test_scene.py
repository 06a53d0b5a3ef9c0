"""Scenes (`scene.py`): one way for all games to say words, to look, and to play on to the end of a turn or phase."""

from __future__ import annotations

import pytest

from polana.games.northgard import game as northgard
from polana.games.root.game import game as root
from polana.games.runewars import game as runewars
from polana.kernel.game import AnyGame, Game, Value
from polana.kernel.match import Match
from tests.northgard.bench import RED, state
from tests.northgard.bench import table as fjord
from tests.root.bench import Bench
from tests.root.boards import decree, lead
from tests.scene import Idler, Scene, at


def clearing() -> Scene:
    t = Bench("marquise", "duchy*")
    t.put("marquise", 1, warriors=3)
    t.put("duchy", 5, warriors=1)
    t.at("marquise", "daylight")
    return t


def game_moment(t: Scene) -> tuple[int, str]:
    """Whose turn it is, and which phase."""
    return t.match.game.moment(t.match.state)


def north() -> Scene:
    t = fjord("wolf", "raven")
    t.turn(RED, hand=["feast"])
    return t


def test_a_scene_of_root_is_played_to_the_end_of_the_phase_and_of_the_turn() -> None:
    t = Bench("marquise", "eyrie")
    t.put("marquise", 1, warriors=3)
    t.put("eyrie", 5, warriors=3, roost=1)
    lead(t, "despot")
    t.hand("eyrie", "anvil", "bake_sale")
    t.draws("foxfolk_steel")
    t.at("eyrie", "birdsong")
    assert t.play_to("phase") > 0
    assert (game_moment(t), decree(t)) == ((1, "daylight"), {"recruit": ["anvil"]})
    t.play_to("turn")
    assert (game_moment(t), t.cards("eyrie")) == ((0, "daylight"), ["bake_sale", "foxfolk_steel"])
    t.finish()


def test_a_scene_of_northgard_is_played_to_the_end_of_the_turn() -> None:
    t = north()
    assert game_moment(t)[0] == RED
    assert t.play_to("turn") > 0
    assert game_moment(t)[0] != RED


ALONE = """
game = "northgard"
seats = ["wolf", "raven"]

[lands]
"start.s" = { seat = 0, units = 3 }
"start.n" = { seat = 1, units = 3 }

[players.0]
hand = ["feast", "move", "recruit"]

[players.1]
passed = true
"""


def test_turns_of_one_player_that_follow_each_other_are_run_to_one_by_one() -> None:
    t = at(ALONE)
    t.say(0, "card:feast")
    assert t.ask.seat == 0
    t.play_to("turn")
    g = state(t.match)
    assert (game_moment(t), g.year, len(g.players[0].hand)) == ((0, "actions"), 1, 2)
    t.play_to("turn")
    assert state(t.match).year == 2


@pytest.mark.parametrize(
    ("game", "seats"),
    [(root, ["marquise", "eyrie"]), (northgard, ["wolf", "raven"]), (runewars, ["daqan", "uthuk"])],
    ids=lambda value: value.name if isinstance(value, Game) else "",
)
def test_a_scene_begins_with_a_position_that_was_written_down(game: AnyGame, seats: list[str]) -> None:
    options: dict[str, Value] = {"ready_made": True} if game is runewars else {}
    match = Match(game, game.setup(seats, options), 3)
    for _ in range(12):
        match.run_to("phase", Idler())
    t = at(match.position())
    assert (t.ask.seat, t.ask.about) == (match.asks[0].seat, match.asks[0].about)
    t.say(t.ask.seat, t.ask.options[0])
    t.play_to("phase")


def test_what_is_no_option_is_refused_with_its_reason_and_changes_nothing() -> None:
    t = clearing()
    before = t.match.view(0)
    assert t.reason("marquise", "battle").law == "4.3"
    assert not t.may("battle")
    assert t.match.view(0) == before
    with pytest.raises(AssertionError, match="may say done"):
        t.reason("marquise", "done")


def test_who_is_not_asked_cannot_speak() -> None:
    with pytest.raises(AssertionError, match="duchy cannot say done: asked are"):
        clearing().say("duchy", "done")
