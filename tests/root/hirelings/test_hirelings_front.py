"""E.2 The hirelings on the front sides of their cards, each as its card says."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import ITEMS
from polana.games.root.control import why_not_place
from polana.games.root.hirelings.sets.exile import CLUB
from polana.games.root.move import march, movable
from polana.games.root.removal import Loss, Removal, remove
from polana.games.root.woodland.maps import FIRST_FOREST
from tests.law import law
from tests.root.hired import acts, bandits, exile, is_hired, near, sets_up

SWORD = ITEMS.index("sword")


# --- Forest Patrol ----------------------------------------------------------------------------------------------------


@law("A.6.3")
def test_the_patrol_stands_in_every_clearing(board):
    t = board
    t.hireling("forest_patrol")
    sets_up(t, "forest_patrol")
    assert t.match.over
    assert t.side("forest_patrol").warriors[:12] == [1] * 12


@law("E.2.2")
def test_one_of_the_patrols_lost_warriors_waits_on_the_card_and_comes_back(board):
    t = board
    patrol = t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 5, warriors=4)
    t.put("forest_patrol", 9, warriors=2)
    losses = [Loss(patrol, 4, -1, 3, t.side("duchy")), Loss(patrol, 8, -1, 1, t.side("duchy"))]
    list(remove(t.g, Removal(losses, "4.1.2")))
    assert (patrol.on_card, patrol.supply, t.warriors("forest_patrol", 5)) == (1, 9, 1)
    acts(t, "forest_patrol")
    assert t.asked("marquise", "ask-root-hireling-action", "E.2.4") == ["move", "recruit", "done"]
    t.say("marquise", "recruit")
    assert t.asked("marquise", "ask-root-hireling-place") == ["clearing:5", "clearing:9"]
    t.say("marquise", "clearing:9")
    patrol = t.side("forest_patrol")
    assert (patrol.on_card, patrol.supply, t.warriors("forest_patrol", 9)) == (0, 9, 2)


@law("E.2.4", "E.3.4")
def test_the_patrol_moves_and_battles_with_its_own_warriors_alone(board):
    t = board
    there = near(t, 5)[0]
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 5, warriors=2)
    t.put("marquise", 5, warriors=5)
    t.put("duchy", there, warriors=1)
    acts(t, "forest_patrol")
    t.say("marquise", "move", "clearing:5")
    t.say("marquise", f"clearing:{there}", "count:2")
    t.dice(3, 0)
    t.say("marquise", f"clearing:{there}")
    assert (t.warriors("duchy", there), t.warriors("forest_patrol", there), t.warriors("marquise", 5)) == (0, 2, 5)


# --- Last Dynasty -----------------------------------------------------------------------------------------------------


@law("E.2.4")
def test_the_dynasty_arrives_at_the_edge_and_battles_there(board):
    t = board
    t.hireling("last_dynasty", "marquise")
    t.put("duchy", 1, warriors=4)
    acts(t, "last_dynasty")
    edge = sorted(where + 1 for where in t.g.woodland.edge)
    assert t.asked("marquise", "ask-root-hireling-place") == [f"clearing:{where}" for where in edge]
    t.dice(2, 1)
    t.say("marquise", "clearing:1")
    assert (t.warriors("last_dynasty", 1), t.warriors("duchy", 1)) == (4, 2)


@law("E.2.4")
def test_where_the_dynasty_rules_all_of_it_moves_and_battles(board):
    t = board
    there = near(t, 1)[0]
    t.hireling("last_dynasty", "marquise")
    t.put("last_dynasty", 1, warriors=5)
    t.put("duchy", there, warriors=2)
    acts(t, "last_dynasty")
    t.dice(1, 0)
    t.say("marquise", f"clearing:{there}")
    assert (t.warriors("last_dynasty", 1), t.warriors("last_dynasty", there), t.warriors("duchy", there)) == (0, 5, 1)


@law("E.2.4")
def test_where_the_dynasty_does_not_rule_it_battles_twice(board):
    t = board
    t.hireling("last_dynasty", "marquise")
    t.put("last_dynasty", 1, warriors=3)
    t.put("duchy", 1, warriors=6)
    t.dice(2, 0, 1, 0)
    acts(t, "last_dynasty")
    assert t.match.over
    assert (t.warriors("last_dynasty", 1), t.warriors("duchy", 1)) == (3, 3)


# --- Spring Uprising --------------------------------------------------------------------------------------------------


@law("E.2.3")
def test_the_uprising_removes_itself_and_all_enemies_or_grows_where_its_die_says(board):
    t = board
    for clearing in (1, 2):
        t.suit(clearing, "fox")
    t.hireling("spring_uprising", "marquise")
    t.put("spring_uprising", 1, warriors=1)
    t.put("spring_uprising", 2, warriors=2)
    t.put("duchy", 1, warriors=3, citadel=1)
    t.put("marquise", 1, warriors=2)
    t.foretell(("uprising die", 0))
    acts(t, "spring_uprising")
    assert t.asked("marquise", "ask-root-hireling-action", "E.2.3") == ["revolt", "recruit"]
    t.say("marquise", "revolt", "clearing:1")
    assert (t.warriors("spring_uprising", 1), t.warriors("duchy", 1), t.warriors("marquise", 1)) == (0, 0, 2)
    assert (t.pieces("duchy", "citadel", 1), t.points("marquise")) == (0, 0)  # E.3.6


@law("E.2.2")
def test_who_battles_the_uprising_discards_a_card_that_matches_the_clearing(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.suit(5, "fox")
    t.hireling("spring_uprising")
    t.put("spring_uprising", 5, warriors=2)
    t.put("marquise", 5, warriors=3)
    t.hand("marquise", "bake_sale", "mouse_in_a_sack")
    t.at("marquise", "daylight")
    assert t.refused("marquise", "battle") == "4.3"
    t.hand("marquise", "anvil")
    t.say("marquise", "battle", "clearing:5", "hireling:spring_uprising")
    t.dice(1, 0)
    assert t.asked("marquise", "ask-root-hireling-cost", "E.2.2") == ["card:anvil"]
    t.say("marquise", "card:anvil")
    assert (t.warriors("spring_uprising", 5), t.pile()) == (1, ["anvil"])


@law("E.2.1")
def test_with_none_on_the_map_a_hired_uprising_places_one_by_its_die(board):
    t = board
    t.hireling("spring_uprising", "marquise")
    t.foretell(("uprising die", 2))
    is_hired(t, "spring_uprising")
    mice = [f"clearing:{where + 1}" for where in range(12) if t.g.suits[where] == 2]
    assert t.asked("marquise", "ask-root-hireling-place", "E.2.1") == mice
    t.say("marquise", mice[0])
    assert sum(t.side("spring_uprising").warriors) == 1


# --- The Exile --------------------------------------------------------------------------------------------------------


@pytest.fixture
def outcast(board):
    t = board
    own = t.hireling("the_exile", "marquise")
    own.pawn = FIRST_FOREST
    own.ready[CLUB] = 3
    return t


@law("E.2.4")
def test_the_exile_exhausts_items_to_move_and_to_battle_and_they_are_refreshed(outcast):
    t = outcast
    forest = t.g.woodland.forest_near[0][0]
    beside = t.g.woodland.forest_clearings[forest - FIRST_FOREST][0] + 1
    t.put("duchy", beside, warriors=4)
    acts(t, "the_exile")
    t.say("marquise", "move", f"forest:{forest - FIRST_FOREST + 1}")
    assert (exile(t.side("the_exile")).ready[CLUB], exile(t.side("the_exile")).spent[CLUB]) == (2, 1)
    t.dice(3, 1)
    t.say("marquise", "battle")
    own = exile(t.side("the_exile"))
    # three items: three hits; the hit it takes finds no ready item and removes one
    assert (t.warriors("duchy", beside), own.ready[CLUB], own.spent[CLUB], own.lost[CLUB]) == (1, 2, 0, 1)


@law("E.2.2")
def test_a_player_next_to_the_exile_gives_an_item_for_a_card_and_a_point(table):
    t = table("marquise", "duchy*", "eyrie*")
    own = t.hireling("the_exile")
    own.pawn = FIRST_FOREST
    own.ready[CLUB] = 3
    t.side("marquise").items[SWORD] = 1
    t.hand("marquise", "bake_sale")
    far = next(where for where in range(12) if where not in t.g.woodland.forest_clearings[0])
    t.put("marquise", far + 1, warriors=2)
    t.at("marquise", "daylight")
    assert t.refused("marquise", "give-item") == "E.2.2"
    t.put("marquise", t.g.woodland.forest_clearings[0][0] + 1, wood=1)
    t.draws("anvil")
    t.say("marquise", "give-item")
    assert (t.points("marquise"), t.cards("marquise"), t.items("marquise")) == (1, ["anvil", "bake_sale"], {})
    assert exile(t.side("the_exile")).ready[SWORD] == 1


# --- Riverfolk Flotilla -----------------------------------------------------------------------------------------------


@law("E.2.3", "E.2.2")
def test_those_at_the_flotilla_draw_and_it_sails_and_deals_up_to_three_hits(board):
    t = board
    river = [where for where in range(12) if t.g.woodland.river[where]]
    here = river[0] + 1
    there = t.g.woodland.rivers[river[0]][0] + 1
    t.hireling("riverfolk_flotilla", "marquise").pawn = here - 1
    t.put("duchy", here, warriors=1)
    t.put("eyrie", there, warriors=5)
    t.draws("anvil")
    acts(t, "riverfolk_flotilla")
    assert t.asked("duchy", "ask-root-hireling-draw") == ["yes", "no"]
    t.say("duchy", "yes")
    if len(t.g.woodland.rivers[river[0]]) > 1:
        t.say("marquise", f"clearing:{there}")
    t.foretell(("battle die", 3), ("battle die", 3))
    t.say("marquise", "yes")
    assert (t.warriors("eyrie", there), t.side("riverfolk_flotilla").pawn, t.cards("duchy")) == (
        2,
        there - 1,
        ["anvil"],
    )


# --- Highway Bandits --------------------------------------------------------------------------------------------------


@pytest.fixture
def highway(board):
    t = board
    own = t.hireling("highway_bandits", "marquise")
    there = t.g.near[4][0]
    own.paths = sorted([4, there])
    own.supply -= 1
    return t, there


@law("E.2.2")
def test_enemies_who_pass_a_bandit_lose_a_piece(highway):
    t, there = highway
    t.put("duchy", 5, warriors=3)
    t.stage(lambda g: march(g, g.sides[1], 4, there, 3))
    assert t.match.over
    assert (t.warriors("duchy", there + 1), t.side("duchy").supply) == (2, t.side("duchy").rules.warriors - 2)


@law("E.2.2")
def test_a_warrior_joins_those_of_the_controller_who_pass_a_bandit(highway):
    t, there = highway
    t.put("marquise", 5, warriors=2)
    t.stage(lambda g: march(g, g.sides[0], 4, there, 2))
    assert t.asked("marquise", "ask-root-hireling-join") == ["yes", "no"]
    t.say("marquise", "yes")
    assert t.warriors("marquise", there + 1) == 3


@law("E.2.4")
def test_a_bandit_lies_in_wait_on_a_free_path_to_the_controllers_pieces(highway):
    t, there = highway
    t.put("marquise", 5, warriors=1)
    acts(t, "highway_bandits")
    others = [where for where in t.g.near[4] if where != there]
    assert t.asked("marquise", "ask-root-hireling-path-from") == [f"clearing:{w + 1}" for w in sorted([4, *others])]
    t.say("marquise", f"clearing:{others[0] + 1}")
    own = bandits(t.side("highway_bandits"))
    assert (own.held()[1], own.supply) == ((min(4, others[0]), max(4, others[0])), 2)


# --- Sunward Expedition -----------------------------------------------------------------------------------------------


@law("E.2.4")
def test_the_expedition_digs_a_foothold_and_a_warrior_comes_to_each(board):
    t = board
    t.hireling("sunward_expedition", "marquise")
    t.put("sunward_expedition", 1, foothold=1)
    acts(t, "sunward_expedition")
    assert "clearing:1" not in t.asked("marquise", "ask-root-hireling-place")
    t.say("marquise", "clearing:5", "count:3", "recruit")
    own = t.side("sunward_expedition")
    assert (own.warriors[0], own.warriors[4], own.supply, own.left[0]) == (1, 4, 3, 1)


@law("E.2.4")
def test_a_fourth_foothold_is_one_from_the_map(board):
    t = board
    t.hireling("sunward_expedition", "marquise")
    for clearing in (1, 2, 3):
        t.put("sunward_expedition", clearing, foothold=1)
    acts(t, "sunward_expedition")
    assert t.asked("marquise", "ask-root-hireling-where") == ["clearing:1", "clearing:2", "clearing:3"]
    t.say("marquise", "clearing:2", "clearing:5", "count:0", "done")
    assert [t.pieces("sunward_expedition", "foothold", clearing) for clearing in (1, 2, 3, 5)] == [1, 0, 1, 1]


# --- Corvid Spies -----------------------------------------------------------------------------------------------------


@law("E.2.4")
def test_the_spies_come_to_enemies_and_take_a_card_of_each_in_one_clearing(board):
    t = board
    t.hireling("corvid_spies", "marquise")
    t.put("duchy", 5, warriors=1)
    t.put("eyrie", 5, warriors=1)
    t.put("marquise", 5, warriors=1)
    t.hand("duchy", "anvil")
    t.hand("eyrie", "bake_sale", "armorers")
    t.foretell(("random card", t.g.sides[1].hand[0]), ("random card", t.g.sides[2].hand[0]))
    acts(t, "corvid_spies")
    t.say("marquise", "rob")  # both spies could come to clearing 5 only
    assert t.warriors("corvid_spies", 5) == 2
    assert (t.cards("marquise"), t.cards("duchy"), t.cards("eyrie")) == (["anvil", "bake_sale"], [], ["armorers"])


@law("E.2.4")
def test_the_spies_battle_in_each_clearing_where_they_are(board):
    t = board
    t.hireling("corvid_spies", "marquise")
    t.put("corvid_spies", 1, warriors=4)
    t.put("corvid_spies", 9, warriors=2)
    t.put("duchy", 1, warriors=2)
    t.put("duchy", 9, warriors=2)
    t.hand("duchy", "anvil")
    acts(t, "corvid_spies")
    t.say("marquise", "battle")
    t.dice(1, 0, 2, 0)
    t.say("marquise", "clearing:9")
    t.say("duchy", "pass", "pass")  # no ambush, neither here nor in clearing 1
    assert (t.warriors("duchy", 9), t.warriors("duchy", 1)) == (1, 0)


# --- Furious Protector ------------------------------------------------------------------------------------------------


@law("E.2.3", "E.2.2")
def test_the_furious_protector_removes_a_warrior_of_every_player_and_bars_placing(board):
    t = board
    there = near(t, 5)[0]
    t.hireling("furious_protector", "marquise").pawn = 4
    t.hireling("street_band")
    for name in ("marquise", "duchy", "street_band"):
        t.put(name, there, warriors=2)
    t.put("eyrie", there, roost=1)
    acts(t, "furious_protector")
    t.say("marquise", f"clearing:{there}")
    found = [t.warriors(name, there) for name in ("marquise", "duchy", "street_band")]
    assert found == [1, 1, 2]
    assert t.pieces("eyrie", "roost", there) == 1
    assert why_not_place(t.state, t.side("duchy"), there - 1).law == "E.2.2"
    assert why_not_place(t.state, t.side("marquise"), there - 1) is None
    protector = t.side("furious_protector")
    assert protector.rules.why_not_attacked(t.state, protector, t.side("duchy"), there - 1).law == "E.2.2"


# --- Flame Bearers ----------------------------------------------------------------------------------------------------


@law("E.2.3")
def test_each_flame_bearer_removes_an_enemy_piece_warriors_first_and_they_spread(board):
    t = board
    t.hireling("flame_bearers", "marquise")
    t.put("flame_bearers", 5, warriors=2)
    t.put("duchy", 5, warriors=1, citadel=1)
    t.put("marquise", 5, warriors=1)
    acts(t, "flame_bearers")
    assert (t.warriors("duchy", 5), t.pieces("duchy", "citadel", 5), t.warriors("marquise", 5)) == (0, 0, 1)
    assert t.points("marquise") == 0
    spread = sorted([5, *near(t, 5)])
    assert t.asked("marquise", "ask-root-hireling-place") == [f"clearing:{where}" for where in spread]
    t.say("marquise", f"clearing:{near(t, 5)[0]}")
    assert t.warriors("flame_bearers", near(t, 5)[0]) == 1


@law("E.2.1")
def test_two_flame_bearers_come_when_none_is_on_the_map(board):
    t = board
    t.hireling("flame_bearers", "marquise")
    is_hired(t, "flame_bearers")
    t.say("marquise", "clearing:3", "clearing:3")
    assert t.warriors("flame_bearers", 3) == 2


# --- Vault Keepers ----------------------------------------------------------------------------------------------------


@law("E.2.4")
def test_the_keepers_of_vaults_build_next_to_a_vault_and_a_warrior_comes_to_each(board):
    t = board
    t.hireling("vault_keepers", "marquise")
    t.put("vault_keepers", 5, vault=1, warriors=2)
    acts(t, "vault_keepers")
    close = sorted([5, *near(t, 5)])
    assert t.asked("marquise", "ask-root-hireling-place") == [*[f"clearing:{where}" for where in close], "pass"]
    there = near(t, 5)[0]
    t.say("marquise", f"clearing:{there}", "recruit", "clearing:5", f"clearing:{there}")
    assert (t.warriors("vault_keepers", 5), t.warriors("vault_keepers", there)) == (3, 1)
    assert t.pieces("vault_keepers", "vault", there) == 1
    assert t.ruler(5) == "marquise"


@law("E.3.6")
def test_others_score_for_a_vault_that_they_remove(board):
    t = board
    t.hireling("vault_keepers", "marquise")
    t.put("vault_keepers", 5, vault=1)
    t.put("duchy", 5, warriors=2)
    t.dice(0, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[3], 4)))
    assert t.match.over
    assert (t.pieces("vault_keepers", "vault", 5), t.points("duchy")) == (0, 1)


# --- Popular Band -----------------------------------------------------------------------------------------------------


@law("E.2.2")
def test_enemies_who_came_to_the_band_this_turn_do_not_leave_it(board):
    t = board
    there = near(t, 5)[0] - 1
    t.hireling("popular_band", "marquise")
    t.put("popular_band", there + 1, warriors=1)
    t.put("duchy", 5, warriors=3)
    t.put("duchy", there + 1, warriors=1)
    t.put("marquise", 5, warriors=2)
    list(march(t.g, t.side("duchy"), 4, there, 2))
    list(march(t.g, t.side("marquise"), 4, there, 2))
    assert (movable(t.g, t.side("duchy"), there), movable(t.g, t.side("marquise"), there)) == (1, 2)
    band = t.side("popular_band")
    band.rules.begin_turn(t.g, band)
    assert movable(t.g, t.side("duchy"), there) == 3


@law("E.2.4")
def test_the_band_draws_a_warrior_from_each_clearing_around_and_may_grow(board):
    t = board
    one, *_ = near(t, 5)
    t.hireling("popular_band", "marquise")
    t.put("popular_band", 5, warriors=1)
    t.put("duchy", one, warriors=3)
    acts(t, "popular_band")
    t.say("marquise", "clearing:5")
    assert t.asked("marquise", "ask-root-hireling-fan") == ["faction:duchy", "pass"]
    t.say("marquise", "faction:duchy", "clearing:1")
    assert (t.warriors("duchy", one), t.warriors("duchy", 5), t.warriors("popular_band", 1)) == (2, 1, 1)
