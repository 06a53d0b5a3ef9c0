"""Combats between players and creatures (NG.creatures.combat), sharing and not sharing."""

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
    Action,
)
from polana.games.northgard.creatures import activate
from polana.games.northgard.lands import NOWHERE
from polana.games.northgard.move import move
from polana.games.northgard.state import CREATURES_ACT, NOBODY, Table
from polana.kernel.match import Match
from tests.law import law
from tests.northgard.bench import (
    AXE_OR_WOUND,
    AXE_WOUND,
    AXES_2,
    AXES_2_WOUND,
    AXES_3,
    PURPLE,
    RED,
    WOUNDS_2,
    YELLOW,
    Foretold,
    action,
    asked,
    build,
    creature,
    dice,
    give,
    going_on,
    land,
    lay,
    over,
    printed,
    put,
    refused,
    say,
    scene,
    state,
    table,
    told,
    units,
)

MOVE = action("move")


def wilds(*clans: str, teams: bool = False) -> Table:
    """`crossroads` of the tests of moves, with the Creatures module."""
    g = table(*(clans or ("goat", "boar", "raven")), creatures=True, teams=teams)
    lay(g, "tile_01", 1, 0)
    return g


def moving(g: Table, seat: int, card: Action = MOVE, chance: Foretold | None = None) -> Match:
    return scene(g, lambda g: move(g, seat, card), chance)


def totals(match: Match) -> tuple[object, object, object]:
    """Points of the player and of the creature, wounds of the player."""
    line = told(match, "creature-totals")[-1]
    return line["points"], line["other_points"], line["wounds"]


def hunting(name: str, red: int, chance: Foretold, card: Action = MOVE, *clans: str) -> tuple[Table, Match]:
    """Red attacks a creature in the north of tile_01 without moving."""
    g = wilds(*clans)
    put(g, RED, "tile_01.n", red)
    creature(g, name, "tile_01.n")
    match = moving(g, RED, card, chance)
    if "bear" not in name:  # from a Bear's territory there is no move to decline
        say(match, RED, "done")
    say(match, RED, f"creature:{name}")
    return g, match


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
    # The Draugr cannot go where the Wolf is, nor anywhere else, and takes a unit where it is.
    g.phase = CREATURES_ACT
    creature(g, "wolf_beige", "start.e")
    creature(g, "wolf_brown", "tile_01.e")
    match = scene(g, lambda g: activate(g, CREATURES.index("draugr_beige")))
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
