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
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    action,
    asked,
    build,
    creature,
    dice,
    give,
    land,
    over,
    printed,
    put,
    refused,
    say,
    scene,
    told,
    units,
)
from tests.northgard.scenes import MOVE, hunting, moving, totals, wilds


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
        g, match = hunting(name, 6, dice(AXES_3, AXES_2))
        over(match)
        assert totals(match) == (9, strength + 2, 0)
        assert g.players[RED].fame == fame


# --- attacking creatures ----------------------------------------------------------------------------------------------


@law("NG.creatures.combat.1")
def test_creatures_are_attacked_in_own_territories_and_those_just_entered_never_in_enemy_ones() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 4)
    put(g, PURPLE, "start.e", 1)
    creature(g, "wolf_beige", "start.e")
    creature(g, "wolf_brown", "tile_01.e")
    match = moving(g, RED, MOVE, dice(AXES_3, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)  # neutral until now
    asked(match, RED, "ask-northgard-declare", "creature:wolf_brown", "done")
    refused(match, "creature:wolf_beige", "NG.creatures.combat.1")
    say(match, RED, "creature:wolf_brown")
    over(match)
    assert totals(match) == (6, 6, 0)


@law("NG.creatures.combat.2")
def test_the_creatures_are_declared_after_all_moves_and_before_any_combat_one_in_each_territory() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 8)
    put(g, PURPLE, "start.e", 1)
    creature(g, "wolf_beige", "tile_01.e")
    creature(g, "draugr_beige", "tile_01.e")
    creature(g, "wolf_brown", "tile_01.n")
    match = moving(g, RED, printed(do="move", n=2), dice(WOUNDS_2, AXES_2, AXES_3, AXES_2, AXES_3, AXES_2))
    say(match, RED, "@tile_01.n", "@start.e", 3)
    say(match, RED, "@tile_01.n", "@tile_01.e", 3)
    asked(
        match,
        RED,
        "ask-northgard-declare",
        "creature:wolf_beige",
        "creature:draugr_beige",
        "creature:wolf_brown",
        "done",
    )
    assert told(match, "rolled") == []
    say(match, RED, "creature:draugr_beige")
    asked(match, RED, "ask-northgard-declare", "creature:wolf_brown", "done")
    refused(match, "creature:wolf_beige", "NG.creatures.combat.2")
    say(match, RED, "creature:wolf_brown")
    # Then all combats, with players and with creatures, in the order of the player's choice.
    asked(match, RED, "ask-northgard-combat-next", "@start.e", "@tile_01.e", "@tile_01.n")
    say(match, RED, "@start.e", "@tile_01.n")
    over(match)
    assert g.players[RED].fame == 0  # 2 + 3 and 3 + 3 against 4 + 2 and 5 + 2


@law("NG.creatures.combat.3")
def test_no_retreat_to_a_territory_where_a_creature_is_being_attacked() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 3)
    put(g, RED, "start.e", 2)
    put(g, PURPLE, "tile_01.e", 6)
    creature(g, "wolf_beige", "start.e")
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2, AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2)
    say(match, RED, "creature:wolf_beige")
    say(match, RED, "@tile_01.e")
    # Only the territory they came from is left.
    assert [line["to"] for line in told(match, "retreated")] == [game.vocabulary["land:tile_01.n"]]
    over(match)
    assert units(match, "tile_01.n") == (RED, 3)


@law("NG.creatures.combat.4")
def test_creatures_are_attacked_without_moving_but_by_a_move_action() -> None:
    g, match = hunting("wolf_beige", 4, dice(AXES_3, AXES_2))
    over(match)
    assert g.players[RED].fame == 1
    assert units(match, "tile_01.n") == (RED, 4)


@law("NG.creatures.combat.step1", "NG.creatures.combat.step2")
def test_the_creature_starts_with_its_combat_value_and_the_player_with_units_and_bonuses() -> None:
    _, match = hunting("brown_bear_beige", 3, dice(WOUNDS_2, WOUNDS_2), action("bodyguard"))
    assert totals(match)[:2] == (3 + 1, 6)
    g = wilds("snake", "boar")
    put(g, RED, "tile_01.n", 3)
    creature(g, "wolf_beige", "tile_01.n")
    g.scorched = land(g, "tile_01.n")
    match = moving(g, RED, action("bodyguard"), dice(AXES_2, AXES_2))
    say(match, RED, "done", "creature:wolf_beige")
    assert totals(match)[:2] == (3 + 1 + 1 + 2, 4 + 2)


@law("NG.creatures.combat.step3")
def test_the_player_may_discard_food_and_the_creature_cannot() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 2)
    give(g, RED, food=5)
    creature(g, "wolf_beige", "tile_01.n")
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "done", "creature:wolf_beige")
    asked(match, RED, "ask-northgard-combat-food", 0, 1, 2)
    say(match, RED, 2)
    over(match)
    assert totals(match) == (2 + 2 + 2, 4 + 2, 0)


@law("NG.creatures.combat.step4.1")
def test_the_attacking_side_rolls_first_and_the_left_neighbour_rolls_for_the_creature() -> None:
    g, match = hunting("wolf_beige", 3, dice(AXE_OR_WOUND, AXES_2))
    assert told(match, "creature-rolled") == []  # the player has rolled and chooses before the creature's die
    say(match, RED, "axe")
    assert told(match, "creature-rolled")[0]["seat"] == PURPLE
    # A creature that attacks rolls first.
    g = wilds()
    put(g, YELLOW, "tile_01.e", 2)
    creature(g, "fallen_valkyrie_beige", "start.e")
    match = scene(g, lambda g: activate(g, g.line[0]), dice(AXES_2, AXE_OR_WOUND))
    assert told(match, "creature-rolled")[0]["seat"] == RED
    asked(match, YELLOW, "ask-northgard-axe-or-wound")


@law("NG.creatures.combat.step4.2")
def test_a_creature_always_takes_the_point() -> None:
    _, match = hunting("wolf_beige", 3, dice(AXES_2, AXE_OR_WOUND))
    over(match)
    assert totals(match) == (5, 5, 0)


@law("NG.creatures.combat.step5.1")
def test_a_player_whose_units_are_all_wounded_loses_even_with_the_higher_result() -> None:
    g, match = hunting("wolf_beige", 2, dice(AXES_3, WOUNDS_2), action("grizzled_warriors"))
    over(match)
    assert totals(match) == (7, 4, 2)
    assert g.players[RED].fame == 0
    assert units(match, "tile_01.n") == (NOBODY, 0)
    assert len(g.line) == 1


@law("NG.creatures.combat.step5.1")
def test_so_does_a_player_who_is_attacked() -> None:
    g = wilds()
    put(g, RED, "tile_01.e", 2)
    build(g, "tile_01.e", "fortress")
    build(g, "tile_01.e", "fortress")
    build(g, "tile_01.e", "fortress")
    creature(g, "fallen_valkyrie_beige", "start.e")
    match = scene(g, lambda g: activate(g, g.line[0]), dice(WOUNDS_2, AXES_3))
    over(match)
    assert totals(match) == (2 + 6 + 3, 7, 2)
    assert g.players[RED].fame == 0
    assert len(g.line) == 1
    assert units(match, "tile_01.e") == (NOBODY, 0)


@law("NG.creatures.combat.step5.2")
def test_the_higher_result_wins_and_the_defending_side_wins_ties() -> None:
    for red, fame in ((4, 0), (5, 1)):
        g, match = hunting("wolf_beige", red, dice(AXES_2, AXES_2))
        over(match)
        assert g.players[RED].fame == fame
    # The other way round the player is the defending side.
    for red, fame in ((6, 0), (7, 4)):
        g = wilds()
        put(g, RED, "tile_01.e", red)
        creature(g, "fallen_valkyrie_beige", "start.e")
        match = scene(g, lambda g: activate(g, g.line[0]), dice(AXES_2, AXES_2))
        assert g.players[RED].fame == fame


@law("NG.creatures.combat.step5.3")
def test_the_winner_gains_the_fame_on_the_creatures_card() -> None:
    g, match = hunting("draugr_brown", 6, dice(AXES_3, AXES_2))
    over(match)
    assert g.players[RED].fame == 2


@law("NG.creatures.combat.step5.3", "NG.clans.wolf", "NG.clans.stag.1")
def test_against_creatures_the_wolf_gains_its_food_and_the_stag_nothing_where_it_was() -> None:
    g, match = hunting("wolf_beige", 6, dice(AXES_3, AXES_2), MOVE, "wolf", "boar")
    over(match)
    assert (g.players[RED].food, g.players[RED].fame) == (1, 1)
    g, match = hunting("wolf_beige", 6, dice(AXES_3, AXES_2), MOVE, "stag", "boar")
    over(match)
    assert g.players[RED].fame == 1


@law("NG.creatures.combat.step6")
def test_wounds_of_the_creature_are_ignored_and_those_it_deals_are_not() -> None:
    g, match = hunting("wolf_beige", 4, dice(WOUNDS_2, AXE_WOUND))
    over(match)
    assert totals(match) == (4, 5, 1)
    assert g.line == [CREATURES.index("wolf_beige")]
    assert units(match, "tile_01.n") == (RED, 3)


@law("NG.creatures.combat.step6")
def test_shieldbearers_cancel_a_wound_dealt_by_a_creature_too() -> None:
    _, match = hunting("wolf_beige", 4, dice(AXES_2, WOUNDS_2), action("shieldbearers"))
    assert totals(match)[2] == 1


@law("NG.creatures.combat.step7.1")
def test_who_loses_to_a_sharing_creature_stays() -> None:
    _, match = hunting("brown_bear_beige", 2, dice(AXES_2, AXES_2))
    over(match)
    assert units(match, "tile_01.n") == (RED, 2)


@law("NG.creatures.combat.step7.2")
def test_who_loses_to_a_non_sharing_creature_must_retreat() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 2)
    put(g, PURPLE, "start.e", 1)
    creature(g, "fallen_valkyrie_beige", "tile_01.e")
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2)
    over(match)
    assert units(match, "tile_01.n") == (RED, 2)
    assert units(match, "tile_01.e") == (NOBODY, 0)


@law("NG.creatures.combat.step7.2", "NG.combat.7.none")
def test_without_a_territory_to_retreat_to_the_units_are_lost() -> None:
    g = wilds()
    put(g, RED, "tile_01.e", 2)
    build(g, "tile_01.e", "training_camp")
    put(g, PURPLE, "tile_01.n", 1)
    put(g, PURPLE, "start.e", 1)
    creature(g, "fallen_valkyrie_beige", "tile_01.s")  # she comes across the Rough Border, which is no way for units
    match = scene(g, lambda g: activate(g, g.line[0]), dice(AXES_2, AXES_2))
    over(match)
    assert g.players[RED].reserve == 14
    assert units(match, "tile_01.e") == (NOBODY, 0)


@law("NG.creatures.combat.step7.3")
def test_a_beaten_creature_leaves_the_map_for_the_creature_discard_pile() -> None:
    g, match = hunting("wolf_beige", 6, dice(AXES_3, AXES_2))
    over(match)
    wolf = CREATURES.index("wolf_beige")
    assert g.line == []
    assert g.creature_at[wolf] == NOWHERE
    assert g.creature_discard == [wolf]


@law("NG.creatures.combat.buildings")
def test_a_player_who_attacks_a_creature_has_no_bonus_of_buildings() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 3)
    build(g, "tile_01.n", "fortress")
    creature(g, "wolf_beige", "tile_01.n")
    match = moving(g, RED, MOVE, dice(AXES_2, AXES_2))
    say(match, RED, "done", "creature:wolf_beige")
    assert totals(match)[0] == 5


@law("NG.buildings.fortress", "NG.buildings.tower")
def test_against_an_attacking_creature_the_fortress_counts_and_the_tower_is_useless() -> None:
    g = wilds()
    put(g, RED, "tile_01.e", 3)
    build(g, "tile_01.e", "fortress")
    build(g, "tile_01.e", "defense_tower")
    creature(g, "fallen_valkyrie_beige", "start.e")
    match = scene(g, lambda g: activate(g, g.line[0]), dice(AXES_2, AXES_2))
    assert totals(match) == (3 + 2 + 2, 7 + 2, 0)


@law("NG.creatures.combat.ex1")
def test_red_attacks_a_wolf_and_the_tie_goes_to_the_wolf() -> None:
    g = wilds()
    put(g, RED, "tile_01.n", 2)
    put(g, RED, "tile_01.e", 1)
    give(g, RED, food=1)
    creature(g, "wolf_beige", "tile_01.e")
    match = moving(g, RED, MOVE, dice(AXE_OR_WOUND, AXE_OR_WOUND))
    say(match, RED, "@tile_01.n", "@tile_01.e", 2, "creature:wolf_beige", 1, "axe")
    over(match)
    assert totals(match) == (5, 5, 0)
    assert units(match, "tile_01.e") == (RED, 3)
    assert g.players[RED].fame == 0
    assert g.line == [CREATURES.index("wolf_beige")]
