"""E.2 The Warm Sun Prophets: battles and moves of others that their controller brings about."""

import pytest

from polana.games.root.factions.vagabond.relations import HOSTILE
from tests.law import law
from tests.root.hired import acts, near
from tests.root.vagabonds import board as vagabond_board
from tests.root.vagabonds import own, wander

# --- Warm Sun Prophets ------------------------------------------------------------------------------------------------


@law("E.2.4", "E.3.6")
def test_the_prophets_make_a_player_battle_and_that_scores_normally(board):
    t = board
    t.hireling("warm_sun_prophets", "marquise")
    t.put("warm_sun_prophets", 5, warriors=1)
    t.put("duchy", 5, warriors=3)
    t.put("eyrie", 5, roost=1)
    acts(t, "warm_sun_prophets")
    assert t.asked("marquise", "ask-root-hireling-action") == ["battle", "move", "recruit", "done"]
    t.say("marquise", "battle")
    t.dice(1, 0)
    assert t.asked("marquise", "ask-root-battle-whom") == ["faction:eyrie", "hireling:warm_sun_prophets"]
    t.say("marquise", "faction:eyrie")
    assert (t.pieces("eyrie", "roost", 5), t.points("duchy"), t.points("marquise")) == (0, 1, 0)


@law("E.2.4")
def test_the_prophets_make_all_pieces_of_a_player_move_where_their_controller_likes(board):
    t = board
    there = near(t, 5)[-1]
    t.hireling("warm_sun_prophets", "marquise")
    t.put("warm_sun_prophets", 5, warriors=1)
    t.put("duchy", 5, warriors=3)
    acts(t, "warm_sun_prophets")
    t.say("marquise", "move", f"clearing:{there}")
    assert (t.warriors("duchy", 5), t.warriors("duchy", there)) == (0, 3)


@law("E.2.4", "1.5.5", "9.2.3", "9.2.9.III.b")
@pytest.mark.parametrize(
    ("ready", "left", "options"),
    [("boots", "boots", [0, 1, 2]), ("sword", "sword", [0, 1])],
)
def test_the_prophets_make_a_pawn_move_for_no_boots_but_what_hostile_warriors_cost(table, ready, left, options):
    t = table("marquise*", "vagabond", "eyrie*")
    t.no_ruins()
    wander(t, 1, ready=ready)
    ways = near(t, 1)
    t.put("eyrie", ways[2], warriors=1)
    own(t).relations[2] = HOSTILE
    t.hireling("warm_sun_prophets", "marquise")
    t.put("warm_sun_prophets", 1, warriors=1)
    acts(t, "warm_sun_prophets")
    t.say("marquise", "move")
    assert t.asked("marquise", "ask-root-hireling-move") == [f"clearing:{ways[at]}" for at in options]
    t.say("marquise", f"clearing:{ways[0]}")
    assert (own(t).pawn + 1, vagabond_board(t)) == (ways[0], {"ready": left})


@law("E.2.4", "9.2.9.III.b")
def test_a_pawn_that_the_prophets_make_move_among_hostile_warriors_exhausts_boots(table):
    t = table("marquise*", "vagabond", "eyrie*")
    t.no_ruins()
    wander(t, 5, ready="boots sword")
    there = near(t, 5)[0]
    t.put("eyrie", there, warriors=1)
    own(t).relations[2] = HOSTILE
    t.hireling("warm_sun_prophets", "marquise")
    t.put("warm_sun_prophets", 5, warriors=1)
    t.dice(1, 0)
    acts(t, "warm_sun_prophets")
    t.say("marquise", "move", f"clearing:{there}", "yes")
    assert (own(t).pawn + 1, t.warriors("eyrie", there)) == (there, 0)
    assert vagabond_board(t) == {"ready": "sword", "exhausted": "boots"}
