"""Creatures that share a territory with units, and those that do not (NG.creatures.share, .noshare)."""

from polana.games.northgard.components import CREATURES
from polana.games.northgard.creatures import appear
from polana.games.northgard.state import CREATURES_ACT, NOBODY
from tests.law import law
from tests.northgard.bench import AXES_2, AXES_2_WOUND, AXES_3, MOVE, PURPLE, RED, beasts, dice, printed, region
from tests.northgard.scenes import totals, wilds

# --- sharing ----------------------------------------------------------------------------------------------------------


@law("NG.creatures.share.1")
def test_most_creatures_share_a_territory_without_a_combat() -> None:
    for name in ("wolf_beige", "draugr_beige", "brown_bear_beige"):
        t = wilds()
        t.put(RED, "tile_01.n", 2)
        t.creature(name, "tile_01.e")
        t.moving(RED)
        t.say(RED, "@tile_01.n", "@tile_01.e", 2, "done")
        t.over()
        assert t.units("tile_01.e") == (RED, 2)
        assert t.told("hunt") == []


@law("NG.creatures.share.2")
def test_units_move_on_from_a_sharing_creature_without_stopping() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 2)
    t.creature("wolf_beige", "tile_01.e")
    t.moving(RED, printed(do="move", n=2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2)
    t.say(RED, "@tile_01.e", "@start.e", 2)
    t.over()
    assert t.units("start.e") == (RED, 2)


@law("NG.creatures.share.3")
def test_several_creatures_may_be_in_one_territory_with_all_their_effects() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 2)
    t.creature("brown_bear_beige", "tile_01.n")
    t.creature("draugr_beige", "tile_01.n")
    t.put(RED, "start.w", 1)
    t.moving(RED)
    t.refused("@tile_01.n", "NG.creatures.bear.1")  # the Bear holds them
    t.say(RED, "done")
    # One of the two may be attacked, not both (NG.creatures.combat.2).
    t.asked(RED, "ask-northgard-declare", "creature:brown_bear_beige", "creature:draugr_beige", "done")
    t.say(RED, "done")
    t.over()
    # Another Draugr that appears beside them takes a unit.
    t.again(CREATURES_ACT)
    t.stage(lambda g: appear(g, region("tile_01.n"), True), beasts("draugr_brown"))
    t.over()
    assert t.units("tile_01.n") == (RED, 1)


@law("NG.creatures.noshare.1")
def test_units_that_move_to_a_valkyrie_stop_and_fight_after_all_other_moves() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 6)
    t.creature("fallen_valkyrie_beige", "tile_01.e")
    t.moving(RED, printed(do="move", n=3), dice(AXES_3, AXES_2_WOUND))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2)
    t.asked(RED, "ask-northgard-move-from", "@tile_01.n", "done")
    t.refused("@tile_01.e", "NG.creatures.noshare.1")
    assert t.told("hunt") == []
    assert t.units("tile_01.e") == (NOBODY, 0)
    t.say(RED, "@tile_01.n", "@tile_01.e", 3)
    t.say(RED, "done")
    # 5 + 3 against 7 + 2, one wound: the four survivors have to leave.
    assert totals(t) == (8, 9, 1)
    t.asked(RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    t.say(RED, "@start.e", 4)
    t.over()
    assert t.units("start.e") == (RED, 4)
    assert t.g.line == [CREATURES.index("fallen_valkyrie_beige")]


@law("NG.creatures.noshare.1")
def test_whoever_beats_the_valkyrie_holds_her_territory() -> None:
    t = wilds("stag", "wolf")
    t.put(RED, "tile_01.n", 8)
    t.creature("fallen_valkyrie_beige", "tile_01.e")
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 8)
    t.over()
    assert totals(t) == (10, 9, 0)
    assert t.units("tile_01.e") == (RED, 8)
    # The Stag conquered a territory that it did not control: 4 Fame for the Valkyrie and 1 for that.
    assert t.player(RED).fame == 4 + 1


@law("NG.creatures.noshare.2")
def test_nobody_moves_to_two_creatures_that_share_with_no_one() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 9)
    t.creature("fallen_valkyrie_beige", "tile_01.e")
    t.creature("fallen_valkyrie_brown", "tile_01.e")
    t.put(RED, "start.e", 1)
    t.moving(RED)
    t.say(RED, "@start.e")
    t.refused("@tile_01.e", "NG.creatures.noshare.2")


@law("NG.creatures.noshare.3")
def test_a_valkyrie_attacks_players_territories_in_the_creatures_phase() -> None:
    t = wilds()
    t.put(RED, "tile_01.e", 2)
    t.creature("fallen_valkyrie_beige", "start.e")
    t.g.phase = CREATURES_ACT
    t.going_on(dice(AXES_2, AXES_2))
    assert len(t.told("strike")) == 1
    assert totals(t) == (4, 9, 0)
    t.asked(RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")


# --- the Bear and the Valkyrie together -------------------------------------------------------------------------------


@law("NG.creatures.bear.2")
def test_a_bear_lets_nobody_go_who_lost_to_a_valkyrie() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 2)
    t.creature("brown_bear_beige", "tile_01.e")
    t.creature("fallen_valkyrie_beige", "tile_01.e")
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2)
    t.over()
    assert t.player(RED).reserve == 14


@law("NG.creatures.valkyrie")
def test_no_retreat_goes_to_a_valkyries_territory() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 1)
    t.put(PURPLE, "tile_01.e", 6)
    t.creature("fallen_valkyrie_beige", "start.e")
    t.put(RED, "start.w", 1)
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e")
    t.over()
    assert t.units("tile_01.n") == (RED, 1)


@law("NG.creatures.valkyrie")
def test_units_beside_a_valkyrie_since_setup_fight_her_when_others_join_them() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 2)
    t.put(RED, "tile_01.e", 3)
    t.creature("fallen_valkyrie_beige", "tile_01.e")
    t.moving(RED, printed(do="move", n=2), dice(AXES_3, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2)
    # Nothing else can move, and the fight is no matter of choice.
    assert totals(t) == (8, 9, 0)
    t.asked(RED, "ask-northgard-retreat-to", "@tile_01.n", "@start.e")
    t.say(RED, "@start.e", 5)
    t.over()
    assert t.units("tile_01.e") == (NOBODY, 0)
