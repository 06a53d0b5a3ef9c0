"""Creatures that share a territory with units, and those that do not (NG.creatures.share, .noshare)."""

from polana.games.northgard import game
from polana.games.northgard.components import CREATURES
from polana.games.northgard.creatures import appear
from polana.games.northgard.state import CREATURES_ACT, NOBODY
from tests.law import law
from tests.northgard.bench import (
    AXES_2,
    AXES_2_WOUND,
    AXES_3,
    PURPLE,
    RED,
    asked,
    beasts,
    creature,
    dice,
    going_on,
    over,
    printed,
    put,
    refused,
    region,
    say,
    scene,
    state,
    told,
    units,
)
from tests.northgard.scenes import MOVE, moving, totals, wilds

# --- sharing ----------------------------------------------------------------------------------------------------------


@law("NG.creatures.share.1")
def test_most_creatures_share_a_territory_without_a_combat() -> None:
    for name in ("wolf_beige", "draugr_beige", "brown_bear_beige"):
        g = wilds()
        put(g, RED, "tile_01.n", 2)
        creature(g, name, "tile_01.e")
        match = moving(g, RED)
        say(match, RED, "@tile_01.n", "@tile_01.e", 2, "done")
        over(match)
        assert units(match, "tile_01.e") == (RED, 2)
        assert told(match, "hunt") == []


@law("NG.creatures.share.2")
def test_units_move_on_from_a_sharing_creature_without_stopping() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 2)
    creature(g, "wolf_beige", "tile_01.e")
    match = moving(g, RED, printed(do="move", n=2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2)
    say(match, RED, "@tile_01.e", "@start.e", 2)
    over(match)
    assert units(match, "start.e") == (RED, 2)


@law("NG.creatures.share.3")
def test_several_creatures_may_be_in_one_territory_with_all_their_effects() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 2)
    creature(g, "brown_bear_beige", "tile_01.n")
    creature(g, "draugr_beige", "tile_01.n")
    put(g, RED, "start.w", 1)
    match = moving(g, RED)
    refused(match, "@tile_01.n", "NG.creatures.bear.1")  # the Bear holds them
    say(match, RED, "done")
    # One of the two may be attacked, not both (NG.creatures.combat.2).
    asked(match, RED, "ask-northgard-declare", "creature:brown_bear_beige", "creature:draugr_beige", "done")
    say(match, RED, "done")
    over(match)
    # Another Draugr that appears beside them takes a unit.
    g.phase = CREATURES_ACT
    match = scene(g, lambda g: appear(g, region("tile_01.n"), True), beasts("draugr_brown"))
    over(match)
    assert units(match, "tile_01.n") == (RED, 1)


@law("NG.creatures.noshare.1")
def test_units_that_move_to_a_valkyrie_stop_and_fight_after_all_other_moves() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 6)
    creature(g, "fallen_valkyrie_beige", "tile_01.e")
    match = moving(g, RED, printed(do="move", n=3), dice(AXES_3, AXES_2_WOUND))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2)
    asked(match, RED, "ask-northgard-move-from", "@tile_01.n", "done")
    refused(match, "@tile_01.e", "NG.creatures.noshare.1")
    assert told(match, "hunt") == []
    assert units(match, "tile_01.e") == (NOBODY, 0)
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)
    say(match, RED, "done")
    # 5 + 3 against 7 + 2, one wound: the four survivors have to leave.
    assert totals(match) == (8, 9, 1)
    asked(match, RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    say(match, RED, "@start.e", 4)
    over(match)
    assert units(match, "start.e") == (RED, 4)
    assert state(match).line == [CREATURES.index("fallen_valkyrie_beige")]


@law("NG.creatures.noshare.1")
def test_whoever_beats_the_valkyrie_holds_her_territory() -> None:
    g = wilds("stag", "wolf")
    put(g, RED, "tile_01.n", 8)
    creature(g, "fallen_valkyrie_beige", "tile_01.e")
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 8)
    over(match)
    assert totals(match) == (10, 9, 0)
    assert units(match, "tile_01.e") == (RED, 8)
    # The Stag conquered a territory that it did not control: 4 Fame for the Valkyrie and 1 for that.
    assert g.players[RED].fame == 4 + 1


@law("NG.creatures.noshare.2")
def test_nobody_moves_to_two_creatures_that_share_with_no_one() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 9)
    creature(g, "fallen_valkyrie_beige", "tile_01.e")
    creature(g, "fallen_valkyrie_brown", "tile_01.e")
    put(g, RED, "start.e", 1)
    match = moving(g, RED)
    say(match, RED, "@start.e")
    refused(match, "@tile_01.e", "NG.creatures.noshare.2")


@law("NG.creatures.noshare.3")
def test_a_valkyrie_attacks_players_territories_in_the_creatures_phase() -> None:
    g = wilds()
    put(g, RED, "tile_01.e", 2)
    creature(g, "fallen_valkyrie_beige", "start.e")
    g.phase = CREATURES_ACT
    match = going_on(g, game, dice(AXES_2, AXES_2))
    assert len(told(match, "strike")) == 1
    assert totals(match) == (4, 9, 0)
    asked(match, RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")


# --- the Bear and the Valkyrie together -------------------------------------------------------------------------------


@law("NG.creatures.bear.2")
def test_a_bear_lets_nobody_go_who_lost_to_a_valkyrie() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 2)
    creature(g, "brown_bear_beige", "tile_01.e")
    creature(g, "fallen_valkyrie_beige", "tile_01.e")
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2)
    over(match)
    assert g.players[RED].reserve == 14


@law("NG.creatures.valkyrie")
def test_no_retreat_goes_to_a_valkyries_territory() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 1)
    put(g, PURPLE, "tile_01.e", 6)
    creature(g, "fallen_valkyrie_beige", "start.e")
    put(g, RED, "start.w", 1)
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e")
    over(match)
    assert units(match, "tile_01.n") == (RED, 1)


@law("NG.creatures.valkyrie")
def test_units_beside_a_valkyrie_since_setup_fight_her_when_others_join_them() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 2)
    put(g, RED, "tile_01.e", 3)
    creature(g, "fallen_valkyrie_beige", "tile_01.e")
    match = moving(g, RED, printed(do="move", n=2), dice(AXES_3, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2)
    # Nothing else can move, and the fight is no matter of choice.
    assert totals(match) == (8, 9, 0)
    asked(match, RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    say(match, RED, "@start.e", 5)
    over(match)
    assert units(match, "tile_01.e") == (NOBODY, 0)
