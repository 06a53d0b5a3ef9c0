"""15.4 to 15.6: the turn of the Keepers in Iron."""

import pytest

from tests.law import law
from tests.root.knights import bury, camp, follow, home, knights, lay, retinue, where_lies

HELD = "ambush_mouse"


# --- Birdsong (15.4) --------------------------------------------------------------------------------------------------


@law("15.4", "15.4.1", "G.1.30")
def test_in_each_clearing_once_a_warrior_may_be_replaced_with_a_waystation_either_side_up(table):
    t = table("keepers", "marquise")
    t.put("keepers", 2, warriors=3)
    t.put("keepers", 5, warriors=1)
    t.at("keepers", "birdsong")
    t.say("keepers", "encamp", "clearing:2")
    assert t.asked("keepers", "ask-root-keepers-face", "15.4.1") == ["relic:figure", "relic:tablet", "relic:jewelry"]
    t.say("keepers", "relic:tablet")
    tiles = ["piece:waystation_figure_tablet", "piece:waystation_tablet_jewelry"]
    assert t.asked("keepers", "ask-root-keepers-tile") == tiles
    t.say("keepers", "piece:waystation_tablet_jewelry")
    own = knights(t)
    assert (t.warriors("keepers", 2), own.supply, own.faces) == (2, 12, [-1, 1, -1])
    # clearing 5 is the only one left, so that it is not asked for
    t.say("keepers", "encamp", "relic:jewelry")
    assert (t.warriors("keepers", 5), t.pieces("keepers", "waystation_jewelry_figure", 5)) == (0, 1)
    assert t.refused("keepers", "encamp") == "15.4.1"


@law("15.4.1", "2.2.3")
def test_a_waystation_needs_a_free_slot(table):
    t = table("keepers", "marquise")
    t.put("keepers", 1, warriors=2)
    t.put("keepers", 2, warriors=2)
    t.put("keepers", 5, warriors=2)
    t.put("marquise", 1, sawmill=1)
    t.at("keepers", "birdsong")
    t.say("keepers", "encamp")
    assert t.asked("keepers", "ask-root-keepers-encamp", "15.4.1") == ["clearing:2", "clearing:5"]
    assert t.refused("keepers", "clearing:1") == "2.2.3"


@law("15.4.1")
def test_with_nothing_on_the_map_a_waystation_and_a_warrior_come_to_its_edge(table):
    t = table("keepers", "marquise")
    t.hand("keepers", "anvil", "root_tea_fox")
    t.at("keepers", "birdsong")
    edge = [f"clearing:{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9)]
    assert t.asked("keepers", "ask-root-keepers-reinforce", "15.4.1") == edge
    t.say("keepers", "clearing:8", "relic:figure", "piece:waystation_jewelry_figure")
    assert (t.warriors("keepers", 8), t.pieces("keepers", "waystation_jewelry_figure", 8)) == (1, 1)
    # instead of encamping: that is over
    assert t.refused("keepers", "encamp") == "15.4"


@law("15.4.1")
def test_a_waystation_or_a_warrior_on_the_map_is_enough_to_encamp_as_ever(table):
    t = table("keepers", "marquise")
    camp(t, 1, "figure")
    t.hand("keepers", "anvil")
    t.at("keepers", "birdsong")
    assert t.asked("keepers", "ask-root-keepers-birdsong", "15.4") == ["decamp", "recruit", "done"]


@law("15.4.2")
def test_in_each_clearing_once_a_waystation_may_be_replaced_with_a_warrior(table):
    t = table("keepers", "marquise")
    camp(t, 2, "figure", 0)
    camp(t, 2, "jewelry", 1)
    t.hand("keepers", "bake_sale")  # matches no waystation
    t.at("keepers", "birdsong")
    t.say("keepers", "decamp")
    tiles = ["piece:waystation_figure_tablet", "piece:waystation_tablet_jewelry"]
    assert t.asked("keepers", "ask-root-keepers-decamp-which", "15.4.2") == tiles
    t.say("keepers", "piece:waystation_figure_tablet")
    own = knights(t)
    assert (t.warriors("keepers", 2), own.stations_on_map, own.faces) == (1, 1, [-1, 2, -1])
    assert t.refused("keepers", "decamp") == "15.4.2"
    assert t.refused("keepers", "encamp") == "15.4"


@law("15.4.2", "1.5.1")
def test_without_a_warrior_in_the_supply_no_waystation_is_replaced(table):
    t = table("keepers", "marquise")
    camp(t, 2, "figure", 0)
    t.supply("keepers", 0)
    t.hand("keepers", "mouse_in_a_sack")
    t.at("keepers", "birdsong")
    assert t.refused("keepers", "decamp") == "1.5.1"
    assert t.refused("keepers", "recruit") == "1.5.1"


@law("15.4.3")
def test_any_number_of_times_a_card_recruits_two_warriors_at_a_matching_waystation(table):
    t = table("keepers", "marquise")
    camp(t, 2, "figure")
    camp(t, 9, "tablet")
    camp(t, 1, "jewelry")
    t.hand("keepers", "mouse_in_a_sack", "anvil", "bake_sale")
    t.at("keepers", "birdsong")
    t.say("keepers", "recruit")
    assert t.asked("keepers", "ask-root-keepers-recruit-card", "15.4.3") == ["card:mouse_in_a_sack", "card:anvil"]
    t.say("keepers", "card:mouse_in_a_sack")
    assert t.asked("keepers", "ask-root-keepers-recruit", "15.4.3") == ["clearing:2", "clearing:9"]
    t.say("keepers", "clearing:9", "recruit", "card:anvil")
    assert (t.warriors("keepers", 9), t.warriors("keepers", 1), t.pile()) == (2, 2, ["mouse_in_a_sack", "anvil"])
    assert t.refused("keepers", "recruit") == "15.4.3"


# --- Daylight (15.5) --------------------------------------------------------------------------------------------------


@law("15.5", "15.5.2")
def test_crafting_comes_before_the_retinue(table):
    t = table("keepers", "marquise")
    camp(t, 1, "tablet")
    t.put("keepers", 1, warriors=2)
    follow(t, (2, 0, 0))
    t.hand("keepers", "anvil")
    t.at("keepers", "daylight")
    assert t.asked("keepers", "ask-root-keepers-daylight", "15.5.2") == ["craft", "retainer", "done"]
    t.say("keepers", "retainer", "clearing:5", "count:1")
    assert t.refused("keepers", "craft") == "15.5"


@law("15.5.2", "15.5.2.I")
def test_each_card_acts_once_in_a_clearing_that_matches_it_column_by_column(table):
    t = table("keepers", "marquise")
    bury(t)
    t.put("keepers", 1, warriors=3)  # fox
    t.put("keepers", 2, warriors=3)  # mouse
    follow(t, (0, 0, 1), move=["anvil", "mouse_in_a_sack", "bake_sale"])
    t.at("keepers", "daylight")
    assert t.asked("keepers", "ask-root-keepers-daylight") == ["card:anvil", "card:mouse_in_a_sack", "done"]
    assert t.refused("keepers", "card:bake_sale") == "15.5.2.I"
    t.say("keepers", "card:anvil")
    t.asked("keepers", "ask-root-move-to", "15.5.2.I")  # only from clearing 1
    t.say("keepers", "clearing:5", "count:2")
    # now there is a rabbit clearing to move from
    assert t.asked("keepers", "ask-root-keepers-daylight") == ["card:bake_sale", "card:mouse_in_a_sack", "done"]
    t.say("keepers", "done")
    # the column of those left over is through; the next with a card is the last
    board = t.match.view(0)["sides"][0]["board"]
    assert (board["column"], board["retinue"][0]["waiting"]) == (2, [])
    assert t.asked("keepers", "ask-root-keepers-daylight") == ["retainer", "done"]


@law("15.5.2")
def test_a_bird_and_a_faithful_retainer_match_every_clearing(table):
    t = table("keepers", "marquise")
    t.put("keepers", 1, warriors=1)
    t.put("keepers", 2, warriors=1)
    t.put("keepers", 4, warriors=1)
    follow(t, (1, 0, 0), move=["armorers"])
    t.at("keepers", "daylight")
    t.say("keepers", "card:armorers")
    assert t.asked("keepers", "ask-root-move-from", "15.5.2.I") == ["clearing:1", "clearing:2", "clearing:4"]
    t.say("keepers", "clearing:1", "clearing:9")
    t.say("keepers", "retainer")
    assert t.asked("keepers", "ask-root-move-from") == ["clearing:2", "clearing:4", "clearing:9"]
    assert knights(t).retainers == [1, 0, 0]


@law("15.5.2.II")
def test_with_enemies_in_the_clearing_they_must_battle_before_they_delve(table):
    t = table("keepers", "marquise")
    bury(t, figure=[(1, 1)])
    t.put("keepers", 1, warriors=3)
    t.put("marquise", 1, warriors=1)
    follow(t, (0, 2, 0))
    t.at("keepers", "daylight")
    t.dice(1, 0)
    t.say("keepers", "retainer")
    # the battle was fought without a question: there is one clearing and one enemy
    assert (t.warriors("keepers", 1), t.warriors("marquise", 1)) == (3, 0)
    assert t.asked("keepers", "ask-root-keepers-delve-forest", "15.5.2.II.a") == ["forest:1", "pass"]
    t.say("keepers", "pass")
    assert t.side("keepers").tokens[0] == 0


@law("15.5.2.II")
def test_after_a_battle_that_leaves_them_without_rule_they_do_not_delve(table):
    t = table("keepers", "marquise")
    bury(t, figure=[(1, 1)])
    t.put("keepers", 1, warriors=3)
    t.put("marquise", 1, warriors=4)
    follow(t, (0, 2, 0))
    t.hand("keepers", HELD)
    t.at("keepers", "daylight")
    t.dice(1, 0)
    t.say("keepers", "retainer")
    t.asked("keepers", "ask-root-keepers-daylight")
    assert (t.warriors("keepers", 1), t.warriors("marquise", 1)) == (3, 3)


@law("15.5.2.II", "4.3")
def test_a_clearing_with_enemies_and_no_warrior_of_theirs_is_not_chosen(table):
    t = table("keepers", "marquise")
    bury(t, figure=[(1, 1)])
    camp(t, 1, "figure")
    t.put("marquise", 1, wood=1)
    t.put("keepers", 2, warriors=1)
    t.put("keepers", 5, warriors=1)
    follow(t, (0, 1, 0))
    t.at("keepers", "daylight")
    t.say("keepers", "retainer")
    assert t.asked("keepers", "ask-root-keepers-delve-where", "15.5.2.II") == ["clearing:2", "clearing:5"]
    assert t.refused("keepers", "clearing:1") == "4.3"


@law("15.5.2.II", "2.2.2")
def test_they_delve_in_a_clearing_that_matches_the_card(table):
    t = table("keepers", "marquise")
    bury(t, figure=[(1, 1)])
    t.put("keepers", 2, warriors=1)
    t.put("keepers", 5, warriors=1)
    t.put("keepers", 10, warriors=1)
    follow(t, delve=["bake_sale"])
    t.at("keepers", "daylight")
    t.say("keepers", "card:bake_sale")
    assert t.asked("keepers", "ask-root-keepers-delve-where") == ["clearing:5", "clearing:10"]
    assert t.refused("keepers", "clearing:2") == "2.2.2"


@law("15.5.2.II.a")
def test_a_relic_of_a_forest_beside_comes_into_the_clearing_and_is_turned_up(table):
    t = table("keepers", "marquise")
    bury(t, figure=[(1, 1), (2, 2)], tablet=[(1, 2)])
    t.g.relics[1].face_up = True
    t.put("keepers", 1, warriors=2)
    t.put("keepers", 10, warriors=1)
    follow(t, (0, 0, 1), delve=["anvil"])
    t.at("keepers", "daylight")
    t.say("keepers", "card:anvil")
    assert t.asked("keepers", "ask-root-keepers-delve-forest") == ["forest:1", "forest:2", "pass"]
    t.say("keepers", "forest:1")
    assert t.asked("keepers", "ask-root-keepers-delve-relic", "15.5.2.II.a") == ["relic:figure", "relic:tablet"]
    t.say("keepers", "relic:tablet")
    assert where_lies(t, "tablet", 2) == ["1"]
    assert t.pieces("keepers", "relic_tablet_2", 1) == 1
    assert t.points("keepers") == 0


@law("15.5.2.II.b")
@pytest.mark.parametrize(("ruled", "kept"), [([1, 2, 5], True), ([1, 2], False)])
def test_with_fewer_ruled_clearings_around_the_forest_than_the_relic_is_worth_the_card_is_discarded(table, ruled, kept):
    t = table("keepers", "marquise")
    bury(t, figure=[(1, 3)])
    for where in ruled:
        t.put("keepers", where, warriors=1)
    t.put("keepers", 9, warriors=1)  # not beside forest 1
    follow(t, (0, 0, 1), delve=["anvil"])
    t.at("keepers", "daylight")
    t.say("keepers", "card:anvil", "forest:1")
    assert t.pieces("keepers", "relic_figure_3", 1) == 1
    assert (retinue(t)[1], t.pile()) == ((["anvil"], []) if kept else ([], ["anvil"]))


@law("15.5.2.II.b", "15.3.4")
def test_a_faithful_retainer_that_is_discarded_leaves_the_game(table):
    t = table("keepers", "marquise")
    bury(t, figure=[(1, 3)])
    t.put("keepers", 1, warriors=1)
    follow(t, (0, 1, 1))
    t.at("keepers", "daylight")
    t.say("keepers", "retainer", "forest:1")
    assert (knights(t).retainers, t.pile()) == ([0, 0, 1], [])


@law("15.5.2.III")
def test_in_the_last_column_they_move_or_recover(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 1)
    camp(t, 1, "figure")
    t.put("keepers", 1, warriors=2)
    follow(t, (0, 0, 2))
    t.hand("keepers", HELD)
    t.at("keepers", "daylight")
    t.say("keepers", "retainer")
    assert t.asked("keepers", "ask-root-keepers-move-or-recover", "15.5.2.III") == ["move", "recover"]
    t.say("keepers", "move", "clearing:9", "count:1", "done")
    assert t.warriors("keepers", 9) == 1
    t.say("keepers", "retainer", "recover")
    assert t.points("keepers") == 1


@law("15.5.2.III", "15.5.2.III.a")
def test_a_relic_beside_a_waystation_of_its_type_goes_to_the_leftmost_space(table):
    t = table("keepers", "marquise")
    bury(t)
    home(t, "figure", 3)
    lay(t, 1, "figure", 1)
    lay(t, 1, "tablet", 1)  # no waystation of its type
    camp(t, 1, "figure")
    follow(t, (0, 0, 1))
    t.hand("keepers", HELD)
    t.at("keepers", "daylight")
    t.say("keepers", "retainer")
    board = t.match.view(1)["sides"][0]["board"]
    assert board["tracks"] == {"figure": [3, 1], "tablet": [], "jewelry": []}
    assert (where_lies(t, "figure", 1), where_lies(t, "tablet", 1), t.points("keepers")) == ([None], ["1"], 1)


@law("15.5.2.III.a")
def test_a_waystation_of_another_type_recovers_nothing(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 1)
    camp(t, 1, "tablet", 0)  # figures are on its other side
    follow(t, (0, 0, 1))
    t.hand("keepers", HELD)
    t.at("keepers", "daylight")
    assert t.refused("keepers", "retainer") == "15.5.2.III"


@law("15.5.2.III.b")
def test_a_recovered_relic_scores_its_value_and_2_more_if_it_fills_a_column(table):
    t = table("keepers", "marquise")
    bury(t)
    home(t, "figure", 3, 2)
    home(t, "tablet", 1)
    lay(t, 1, "jewelry", 2)
    camp(t, 1, "jewelry")
    t.put("keepers", 6, warriors=1)
    follow(t, (0, 0, 1))
    t.hand("keepers", HELD)
    t.at("keepers", "daylight")
    t.say("keepers", "retainer", "recover")
    assert t.points("keepers") == 4
    assert t.match.view(0)["sides"][0]["board"]["columns_filled"] == 1


@law("15.5.2.III.b")
def test_four_relics_of_one_type_fill_no_column(table):
    t = table("keepers", "marquise")
    bury(t)
    home(t, "figure", 1, 2, 3)
    lay(t, 1, "figure", 3)
    camp(t, 1, "figure")
    follow(t, (0, 0, 1))
    t.hand("keepers", HELD)
    t.at("keepers", "daylight")
    t.say("keepers", "retainer")
    assert t.points("keepers") == 3


@law("15.5.2.III.c")
def test_while_they_rule_enough_clearings_of_that_suit_they_may_recover_more(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 1)
    lay(t, 1, "figure", 2)
    lay(t, 1, "figure", 3)
    camp(t, 1, "figure")
    t.put("keepers", 6, warriors=1)  # fox too: 2 with clearing 1
    t.put("keepers", 2, warriors=1)  # mouse: does not count
    follow(t, recover=["anvil"])
    t.hand("keepers", HELD)
    t.at("keepers", "daylight")
    t.say("keepers", "card:anvil", "recover")
    words = ["piece:relic_figure_1", "piece:relic_figure_2", "piece:relic_figure_3"]
    assert t.asked("keepers", "ask-root-keepers-recover", "15.5.2.III.a") == words
    t.say("keepers", "piece:relic_figure_2")
    assert t.asked("keepers", "ask-root-keepers-recover") == [words[0], words[2], "done"]
    t.say("keepers", "done")
    assert (retinue(t)[2], t.points("keepers")) == (["anvil"], 2)


@law("15.5.2.III.c")
def test_with_fewer_ruled_clearings_of_that_suit_than_the_relic_is_worth_recovery_ends_and_the_card_is_discarded(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 1)
    lay(t, 1, "figure", 3)
    camp(t, 1, "figure")
    t.put("keepers", 6, warriors=1)
    follow(t, recover=["anvil"])
    t.hand("keepers", HELD)
    t.at("keepers", "daylight")
    t.say("keepers", "card:anvil", "recover", "piece:relic_figure_3")
    t.asked("keepers", "ask-root-pause")
    assert (retinue(t)[2], t.pile(), t.points("keepers")) == ([], ["anvil"], 3)
    assert t.pieces("keepers", "relic_figure_1", 1) == 1


# --- Evening (15.6) ---------------------------------------------------------------------------------------------------


@law("15.6", "15.6.1")
def test_a_warrior_leaves_each_clearing_with_four_or_more_of_them(table):
    t = table("keepers", "marquise")
    t.put("keepers", 1, warriors=5)
    t.put("keepers", 2, warriors=4)
    t.put("keepers", 5, warriors=3)
    t.hand("keepers", HELD)
    t.at("keepers", "evening")
    t.asked("keepers", "ask-root-keepers-evening", "15.6.2")
    assert [t.warriors("keepers", where) for where in (1, 2, 5)] == [4, 3, 3]
    assert knights(t).supply == 5


@law("15.6.2")
def test_any_number_of_cards_join_any_columns_and_then_none_is_moved(table):
    t = table("keepers", "marquise")
    follow(t, (1, 1, 1))
    t.hand("keepers", "anvil", "bake_sale", HELD)
    t.at("keepers", "evening")
    assert t.asked("keepers", "ask-root-keepers-evening") == ["tuck", "shift", "done"]
    t.say("keepers", "tuck", "card:anvil", "retinue:battle_then_delve")
    t.say("keepers", "tuck", "card:bake_sale", "retinue:move")
    assert retinue(t) == [["bake_sale"], ["anvil"], []]
    assert t.refused("keepers", "shift") == "15.6.2"
    assert t.cards("keepers") == [HELD]


@law("15.6.2")
def test_or_one_card_of_the_retinue_goes_to_another_column(table):
    t = table("keepers", "marquise")
    follow(t, (1, 0, 1), move=["anvil"])
    t.hand("keepers", HELD)
    t.hand("marquise", "sword_mouse")  # who is next is asked
    t.at("keepers", "evening")
    t.draws("bake_sale")
    t.say("keepers", "shift", "retinue:move")
    assert t.asked("keepers", "ask-root-keepers-shift-card", "15.6.2") == ["card:anvil", "retainer"]
    t.say("keepers", "retainer")
    columns = ["retinue:battle_then_delve", "retinue:move_or_recover"]
    assert t.asked("keepers", "ask-root-keepers-column", "15.6.2") == columns
    t.say("keepers", "retinue:battle_then_delve")
    assert (knights(t).retainers, retinue(t)) == ([0, 1, 1], [["anvil"], [], []])
    assert t.cards("keepers") == [HELD, "bake_sale"]  # and the Evening is over


@law("15.6.2")
def test_the_retinue_never_has_more_than_ten_cards_faithful_retainers_among_them(table):
    t = table("keepers", "marquise")
    cards = ["anvil", "bake_sale", "smugglers_trail", "sword_mouse", "armorers", "sappers"]
    follow(t, (1, 1, 1), move=cards)
    t.hand("keepers", HELD, "mouse_in_a_sack")
    t.at("keepers", "evening")
    t.say("keepers", "tuck", "card:mouse_in_a_sack", "retinue:move")
    assert t.refused("keepers", "tuck") == "15.6.2"


@law("15.6.3")
def test_they_draw_one_card_and_one_for_each_waystation_and_discard_down_to_five(table):
    t = table("keepers", "marquise")
    camp(t, 1, "figure")
    camp(t, 2, "tablet")
    t.hand("keepers", HELD, "anvil", "armorers")
    t.hand("marquise", "foxfolk_steel")  # who is next is asked
    t.at("keepers", "evening")
    t.draws("bake_sale", "sappers", "sword_mouse")
    t.say("keepers", "done")
    t.asked("keepers", "ask-root-discard", "15.6.3")
    t.say("keepers", "card:anvil")
    assert len(t.cards("keepers")) == 5
    assert t.pile() == ["anvil"]
