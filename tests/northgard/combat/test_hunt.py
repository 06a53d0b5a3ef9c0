"""Combats between players and creatures (NG.creatures.combat)."""

from polana.games.northgard import game
from polana.games.northgard.components import (
    BEAR_KIND,
    CREATURE_KIND,
    CREATURES,
    DRAUGR,
    KIND_FAME,
    KIND_PRIORITY,
    KIND_STRENGTH,
    VALKYRIE,
    WOLF_KIND,
)
from polana.games.northgard.creatures import activate
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import NOBODY
from tests.law import law
from tests.northgard.bench import (
    AXE_OR_WOUND,
    AXE_WOUND,
    AXES_2,
    AXES_3,
    MOVE,
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    action,
    dice,
    printed,
)
from tests.northgard.scenes import hunting, totals, wilds


@law("NG.creatures.values")
def test_combat_value_fame_and_priorities_of_the_four_kinds() -> None:
    values = {
        WOLF_KIND: (4, 1, ["resources", "buildings", "units"]),
        DRAUGR: (5, 2, ["units", "buildings", "resources"]),
        BEAR_KIND: (6, 3, ["buildings", "resources", "units"]),
        VALKYRIE: (7, 4, ["resources", "buildings", "units"]),
    }
    for kind, (strength, fame, priority) in values.items():
        assert (KIND_STRENGTH[kind], KIND_FAME[kind], KIND_PRIORITY[kind]) == (strength, fame, priority)
    assert [CREATURE_KIND.count(kind) for kind in (WOLF_KIND, DRAUGR, BEAR_KIND, VALKYRIE)] == [3, 2, 2, 2]
    # In combat and by reward:
    for name, strength, fame in (("wolf_beige", 4, 1), ("draugr_beige", 5, 2), ("brown_bear_beige", 6, 3)):
        t = hunting(name, 6, dice(AXES_3, AXES_2))
        t.over()
        assert totals(t) == (9, strength + 2, 0)
        assert t.player(RED).fame == fame


# --- attacking creatures ----------------------------------------------------------------------------------------------


@law("NG.creatures.combat.1")
def test_creatures_are_attacked_in_own_territories_and_those_just_entered_never_in_enemy_ones() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 4)
    t.put(PURPLE, "start.e", 1)
    t.creature("wolf_beige", "start.e")
    t.creature("wolf_brown", "tile_01.e")
    t.moving(RED, MOVE, dice(AXES_3, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 3)  # neutral until now
    t.asked(RED, "ask-northgard-declare", "creature:wolf_brown", "done")
    t.refused("creature:wolf_beige", "NG.creatures.combat.1")
    t.say(RED, "creature:wolf_brown")
    t.over()
    assert totals(t) == (6, 6, 0)


@law("NG.creatures.combat.2")
def test_the_creatures_are_declared_after_all_moves_and_before_any_combat_one_in_each_territory() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 8)
    t.put(PURPLE, "start.e", 1)
    t.creature("wolf_beige", "tile_01.e")
    t.creature("draugr_beige", "tile_01.e")
    t.creature("wolf_brown", "tile_01.n")
    t.moving(RED, printed(do="move", n=2), dice(WOUNDS_2, AXES_2, AXES_3, AXES_2, AXES_3, AXES_2))
    t.say(RED, "@tile_01.n", "@start.e", 3)
    t.say(RED, "@tile_01.n", "@tile_01.e", 3)
    t.asked(RED, "ask-northgard-declare", "creature:wolf_beige", "creature:draugr_beige", "creature:wolf_brown", "done")
    assert t.told("rolled") == []
    t.say(RED, "creature:draugr_beige")
    t.asked(RED, "ask-northgard-declare", "creature:wolf_brown", "done")
    t.refused("creature:wolf_beige", "NG.creatures.combat.2")
    t.say(RED, "creature:wolf_brown")
    # Then all combats, with players and with creatures, in the order of the player's choice.
    t.asked(RED, "ask-northgard-combat-next", "@start.e", "@tile_01.e", "@tile_01.n")
    t.say(RED, "@start.e", "@tile_01.n")
    t.over()
    assert t.player(RED).fame == 0  # 2 + 3 and 3 + 3 against 4 + 2 and 5 + 2


@law("NG.creatures.combat.3")
def test_no_retreat_to_a_territory_where_a_creature_is_being_attacked() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 3)
    t.put(RED, "start.e", 2)
    t.put(PURPLE, "tile_01.e", 6)
    t.creature("wolf_beige", "start.e")
    t.moving(RED, MOVE, dice(AXES_2, AXES_2, AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2)
    t.say(RED, "creature:wolf_beige")
    t.say(RED, "@tile_01.e")
    # Only the territory they came from is left.
    assert [line["to"] for line in t.told("retreated")] == [game.vocabulary["land:tile_01.n"]]
    t.over()
    assert t.units("tile_01.n") == (RED, 3)


@law("NG.creatures.combat.4")
def test_creatures_are_attacked_without_moving_but_by_a_move_action() -> None:
    t = hunting("wolf_beige", 4, dice(AXES_3, AXES_2))
    t.over()
    assert t.player(RED).fame == 1
    assert t.units("tile_01.n") == (RED, 4)


@law("NG.creatures.combat.step1", "NG.creatures.combat.step2")
def test_the_creature_starts_with_its_combat_value_and_the_player_with_units_and_bonuses() -> None:
    t = hunting("brown_bear_beige", 3, dice(WOUNDS_2, WOUNDS_2), action("bodyguard"))
    assert totals(t)[:2] == (3 + 1, 6)
    t = wilds("snake", "boar")
    t.put(RED, "tile_01.n", 3)
    t.creature("wolf_beige", "tile_01.n")
    t.g.scorched = t.land("tile_01.n")
    t.moving(RED, action("bodyguard"), dice(AXES_2, AXES_2))
    t.say(RED, "done", "creature:wolf_beige")
    assert totals(t)[:2] == (3 + 1 + 1 + 2, 4 + 2)


@law("NG.creatures.combat.step3")
def test_the_player_may_discard_food_and_the_creature_cannot() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 2)
    t.give(RED, food=5)
    t.creature("wolf_beige", "tile_01.n")
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "done", "creature:wolf_beige")
    t.asked(RED, "ask-northgard-combat-food", 0, 1, 2)
    t.say(RED, 2)
    t.over()
    assert totals(t) == (2 + 2 + 2, 4 + 2, 0)


@law("NG.creatures.combat.step4.1")
def test_the_attacking_side_rolls_first_and_the_left_neighbour_rolls_for_the_creature() -> None:
    t = hunting("wolf_beige", 3, dice(AXE_OR_WOUND, AXES_2))
    assert t.told("creature-rolled") == []  # the player has rolled and chooses before the creature's die
    t.say(RED, "axe")
    assert t.told("creature-rolled")[0]["seat"] == PURPLE
    # A creature that attacks rolls first.
    t = wilds()
    t.put(YELLOW, "tile_01.e", 2)
    t.creature("fallen_valkyrie_beige", "start.e")
    t.stage(lambda g: activate(g, g.line[0]), dice(AXES_2, AXE_OR_WOUND))
    assert t.told("creature-rolled")[0]["seat"] == RED
    t.asked(YELLOW, "ask-northgard-axe-or-wound")


@law("NG.creatures.combat.step4.2")
def test_a_creature_always_takes_the_point() -> None:
    t = hunting("wolf_beige", 3, dice(AXES_2, AXE_OR_WOUND))
    t.over()
    assert totals(t) == (5, 5, 0)


@law("NG.creatures.combat.step5.1")
def test_a_player_whose_units_are_all_wounded_loses_even_with_the_higher_result() -> None:
    t = hunting("wolf_beige", 2, dice(AXES_3, WOUNDS_2), action("grizzled_warriors"))
    t.over()
    assert totals(t) == (7, 4, 2)
    assert t.player(RED).fame == 0
    assert t.units("tile_01.n") == (NOBODY, 0)
    assert len(t.g.line) == 1


@law("NG.creatures.combat.step5.1")
def test_so_does_a_player_who_is_attacked() -> None:
    t = wilds()
    t.put(RED, "tile_01.e", 2)
    t.build("tile_01.e", "fortress")
    t.build("tile_01.e", "fortress")
    t.build("tile_01.e", "fortress")
    t.creature("fallen_valkyrie_beige", "start.e")
    t.stage(lambda g: activate(g, g.line[0]), dice(WOUNDS_2, AXES_3))
    t.over()
    assert totals(t) == (2 + 6 + 3, 7, 2)
    assert t.player(RED).fame == 0
    assert len(t.g.line) == 1
    assert t.units("tile_01.e") == (NOBODY, 0)


@law("NG.creatures.combat.step5.2")
def test_the_higher_result_wins_and_the_defending_side_wins_ties() -> None:
    for red, fame in ((4, 0), (5, 1)):
        t = hunting("wolf_beige", red, dice(AXES_2, AXES_2))
        t.over()
        assert t.player(RED).fame == fame
    # The other way round the player is the defending side.
    for red, fame in ((6, 0), (7, 4)):
        t = wilds()
        t.put(RED, "tile_01.e", red)
        t.creature("fallen_valkyrie_beige", "start.e")
        t.stage(lambda g: activate(g, g.line[0]), dice(AXES_2, AXES_2))
        assert t.player(RED).fame == fame


@law("NG.creatures.combat.step5.3")
def test_the_winner_gains_the_fame_on_the_creatures_card() -> None:
    t = hunting("draugr_brown", 6, dice(AXES_3, AXES_2))
    t.over()
    assert t.player(RED).fame == 2


@law("NG.creatures.combat.step5.3", "NG.clans.wolf", "NG.clans.stag.1")
def test_against_creatures_the_wolf_gains_its_food_and_the_stag_nothing_where_it_was() -> None:
    t = hunting("wolf_beige", 6, dice(AXES_3, AXES_2), MOVE, "wolf", "boar")
    t.over()
    assert (t.player(RED).food, t.player(RED).fame) == (1, 1)
    t = hunting("wolf_beige", 6, dice(AXES_3, AXES_2), MOVE, "stag", "boar")
    t.over()
    assert t.player(RED).fame == 1


@law("NG.creatures.combat.step6")
def test_wounds_of_the_creature_are_ignored_and_those_it_deals_are_not() -> None:
    t = hunting("wolf_beige", 4, dice(WOUNDS_2, AXE_WOUND))
    t.over()
    assert totals(t) == (4, 5, 1)
    assert t.g.line == [CREATURES.index("wolf_beige")]
    assert t.units("tile_01.n") == (RED, 3)


@law("NG.creatures.combat.step6")
def test_shieldbearers_cancel_a_wound_dealt_by_a_creature_too() -> None:
    t = hunting("wolf_beige", 4, dice(AXES_2, WOUNDS_2), action("shieldbearers"))
    assert totals(t)[2] == 1


@law("NG.creatures.combat.step7.1")
def test_who_loses_to_a_sharing_creature_stays() -> None:
    t = hunting("brown_bear_beige", 2, dice(AXES_2, AXES_2))
    t.over()
    assert t.units("tile_01.n") == (RED, 2)


@law("NG.creatures.combat.step7.2")
def test_who_loses_to_a_non_sharing_creature_must_retreat() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 2)
    t.put(PURPLE, "start.e", 1)
    t.creature("fallen_valkyrie_beige", "tile_01.e")
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2)
    t.over()
    assert t.units("tile_01.n") == (RED, 2)
    assert t.units("tile_01.e") == (NOBODY, 0)


@law("NG.creatures.combat.step7.2", "NG.combat.7.none")
def test_without_a_territory_to_retreat_to_the_units_are_lost() -> None:
    t = wilds()
    t.put(RED, "tile_01.e", 2)
    t.build("tile_01.e", "training_camp")
    t.put(PURPLE, "tile_01.n", 1)
    t.put(PURPLE, "start.e", 1)
    t.creature("fallen_valkyrie_beige", "tile_01.s")  # she comes across the Rough Border, which is no way for units
    t.stage(lambda g: activate(g, g.line[0]), dice(AXES_2, AXES_2))
    t.over()
    assert t.player(RED).reserve == 14
    assert t.units("tile_01.e") == (NOBODY, 0)


@law("NG.creatures.combat.step7.3")
def test_a_beaten_creature_leaves_the_map_for_the_creature_discard_pile() -> None:
    t = hunting("wolf_beige", 6, dice(AXES_3, AXES_2))
    t.over()
    wolf = CREATURES.index("wolf_beige")
    assert t.g.line == []
    assert t.g.creature_at[wolf] == NOWHERE
    assert t.g.creature_discard == [wolf]


@law("NG.creatures.combat.buildings")
def test_a_player_who_attacks_a_creature_has_no_bonus_of_buildings() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 3)
    t.build("tile_01.n", "fortress")
    t.creature("wolf_beige", "tile_01.n")
    t.moving(RED, MOVE, dice(AXES_2, AXES_2))
    t.say(RED, "done", "creature:wolf_beige")
    assert totals(t)[0] == 5


@law("NG.buildings.fortress", "NG.buildings.tower")
def test_against_an_attacking_creature_the_fortress_counts_and_the_tower_is_useless() -> None:
    t = wilds()
    t.put(RED, "tile_01.e", 3)
    t.build("tile_01.e", "fortress")
    t.build("tile_01.e", "defense_tower")
    t.creature("fallen_valkyrie_beige", "start.e")
    t.stage(lambda g: activate(g, g.line[0]), dice(AXES_2, AXES_2))
    assert totals(t) == (3 + 2 + 2, 7 + 2, 0)


@law("NG.creatures.combat.ex1")
def test_red_attacks_a_wolf_and_the_tie_goes_to_the_wolf() -> None:
    t = wilds()
    t.put(RED, "tile_01.n", 2)
    t.put(RED, "tile_01.e", 1)
    t.give(RED, food=1)
    t.creature("wolf_beige", "tile_01.e")
    t.moving(RED, MOVE, dice(AXE_OR_WOUND, AXE_OR_WOUND))
    t.say(RED, "@tile_01.n", "@tile_01.e", 2, "creature:wolf_beige", 1, "axe")
    t.over()
    assert totals(t) == (5, 5, 0)
    assert t.units("tile_01.e") == (RED, 3)
    assert t.player(RED).fame == 0
    assert t.g.line == [CREATURES.index("wolf_beige")]
