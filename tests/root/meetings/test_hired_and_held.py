"""Mercenaries, hirelings, landmarks and the ends of phases where they meet factions that change them."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import ITEMS
from polana.games.root.factions.corvid.side import BOMB, SNARE
from polana.games.root.hirelings import hiring
from polana.games.root.hirelings.sets.exile import CLUB
from polana.games.root.hirelings.side import hireling
from polana.games.root.move import movable
from polana.games.root.state import BIRDSONG, DAYLIGHT, EVENING
from polana.games.root.woodland.maps import FIRST_FOREST
from tests.law import law
from tests.root.boards import lead, resolving, support, train
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_hundreds_rules import hoard, warlord
from tests.root.hired import exile
from tests.root.meetings.test_ends_and_hires import end_turn, to
from tests.root.rivers import hire, prices
from tests.root.sides import cult
from tests.root.vagabonds import own, wander

# --- mercenaries ------------------------------------------------------------------------------------------------------


def hiring_in(table, phase, name, *others):
    t = table(name, "riverfolk", *others)
    t.no_ruins()
    t.at(name, phase)
    hire(t, name)
    return t


@law("11.2.7.III", "8.6.1.II")
def test_officers_lead_mercenaries_alone_into_battle_in_evening(table):
    t = hiring_in(table, "evening", "alliance", "marquise*")
    train(t, 1)
    t.put("riverfolk", 5, warriors=2)
    t.put("marquise", 5, warriors=2)
    t.put("alliance", 8, warriors=1)
    t.dice(2, 1)
    t.draws("anvil")
    t.say("alliance", "battle")
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5)) == (0, 1)


@law("11.2.7.III.a")
@pytest.mark.parametrize(
    ("own", "hits", "left"), [(1, 2, (0, 0, 1)), (0, 2, (0, 0, 0)), (0, 1, (0, 0, 1)), (1, 3, (0, 0, 0))]
)
def test_a_building_of_the_buyer_falls_when_neither_his_warriors_nor_mercenaries_are_left(table, own, hits, left):
    t = hiring_in(table, "daylight", "marquise", "duchy*")
    t.put("marquise", 5, warriors=own, workshop=1)
    t.put("marquise", 8, warriors=1)
    t.put("riverfolk", 5, warriors=1)
    t.put("duchy", 5, warriors=3)
    t.hand("marquise", "cobbler")
    t.dice(hits, hits)
    t.say("marquise", "battle")
    if own:  # beside his own warriors there is somebody else to battle
        t.say("marquise", "faction:duchy")
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5), t.pieces("marquise", "workshop", 5)) == left


@law("11.2.7.III", "13.7.1")
def test_a_bomb_in_birdsong_takes_warriors_that_are_hired_for_daylight(table):
    t = hiring_in(table, "birdsong", "corvid", "marquise*")
    plot(t, 1, BOMB)
    t.put("corvid", 1, warriors=1)
    t.put("riverfolk", 1, warriors=2)
    t.hand("corvid", "sappers")
    t.say("corvid", "flip")
    assert t.warriors("riverfolk", 1) == 0


@law("11.2.7.III", "8.4.1.III")
def test_a_revolt_takes_warriors_that_are_hired_for_daylight(table):
    t = hiring_in(table, "birdsong", "alliance", "marquise*")
    t.put("alliance", 8, sympathy=1)
    t.put("riverfolk", 8, warriors=2)
    t.put("marquise", 1, warriors=1)
    support(t, "anvil", "armorers")
    t.say("alliance", "clearing:8")
    while t.ask.about != "ask-root-alliance-daylight" and t.warriors("riverfolk", 8):
        t.say("alliance", t.ask.options[0].text)
    assert t.warriors("riverfolk", 8) == 0


@law("11.2.7.III", "10.4.3.II")
def test_warriors_that_are_hired_for_daylight_are_converted_in_birdsong(table):
    t = table("cult", "riverfolk", "marquise*")
    t.no_ruins()
    own = cult(t.side("cult"))
    own.acolytes = 3
    own.supply -= 3
    own.outcast = 0
    t.put("cult", 2, warriors=1)
    t.put("riverfolk", 1, warriors=2)
    t.at("cult", "birdsong")
    hire(t, "cult")
    t.hand("cult", "foxfolk_steel")
    t.say("cult", "convert")
    assert (t.warriors("cult", 1), t.warriors("riverfolk", 1)) == (1, 1)


@law("11.2.7.III", "7.5.2.II", "4.2")
def test_the_decree_cannot_be_met_by_a_move_of_mercenaries(table):
    t = table("eyrie", "riverfolk", "marquise*")
    t.no_ruins()
    lead(t, "despot", move=["anvil"])
    t.put("eyrie", 5, roost=1, warriors=1)
    t.put("riverfolk", 1, warriors=2)
    resolving(t, "move", "fox")
    hire(t, "eyrie")
    assert t.ask.about == "ask-root-eyrie-leader"


@law("11.2.7.III", "12.5.3")
def test_no_minister_is_swayed_by_mercenaries(table):
    t = hiring_in(table, "daylight", "duchy", "marquise*")
    t.put("riverfolk", 1, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.hand("duchy", "anvil", "foxfolk_steel")
    t.say("duchy", "done", "done")
    assert t.asked("duchy", "ask-root-duchy-sway") == ["done"]


@law("11.2.7.III", "13.2.4")
def test_mercenaries_expose_no_plot(table):
    t = hiring_in(table, "daylight", "marquise", "corvid")
    plot(t, 1, BOMB)
    t.put("riverfolk", 1, warriors=1)
    t.put("marquise", 8, warriors=1)
    t.hand("marquise", "anvil")
    assert not t.may("expose")
    assert t.refused("marquise", "expose") == "13.2.4"


@law("11.2.7.III", "13.5.2")
def test_a_plot_is_not_paid_with_mercenaries(table):
    t = hiring_in(table, "daylight", "corvid", "marquise*")
    t.put("riverfolk", 1, warriors=2)
    t.put("corvid", 5, warriors=1)
    t.put("riverfolk", 5, warriors=2)
    t.hand("corvid", "sappers")
    t.say("corvid", "place-plot")
    while t.ask.about.startswith("ask-root-corvid-plot"):
        t.say("corvid", t.ask.options[0].text)
    assert (t.warriors("corvid", 5), t.warriors("riverfolk", 5), t.warriors("riverfolk", 1)) == (0, 2, 2)
    assert t.refused("corvid", "place-plot") == "13.5.2"


@law("11.2.7.III", "4.1.1")
def test_hired_warriors_save_no_tower_for_who_bought_them_after_his_turn(table):
    t = hiring_in(table, "evening", "marquise", "eyrie*")
    t.landmark("tower", 5)
    t.put("riverfolk", 5, warriors=3)
    t.put("marquise", 5, warriors=1)
    t.put("eyrie", 5, warriors=2)
    t.put("eyrie", 8, warriors=1)
    t.draws("anvil")
    end_turn(t, "marquise")
    assert t.points("marquise") == 1
    assert t.ruler(5) == "riverfolk"


# --- hirelings --------------------------------------------------------------------------------------------------------


@law("E.3.1", "2.5", "G.1.7")
@pytest.mark.parametrize(("vaults", "rules"), [(1, None), (2, "duchy")])
def test_buildings_of_hirelings_count_for_rule(table, vaults, rules):
    t = table("marquise*", "duchy*")
    t.hireling("vault_keepers", "duchy")
    t.put("marquise", 11, warriors=1)
    t.no_ruins()
    t.put("vault_keepers", 11, vault=vaults)
    assert t.ruler(11) == rules


@law("E.3.1", "2.5")
def test_tokens_of_hirelings_do_not_count_for_rule(table):
    t = table("marquise*", "duchy*")
    t.hireling("sunward_expedition", "duchy")
    t.put("sunward_expedition", 11, foothold=1)
    assert t.ruler(11) is None
    t.put("sunward_expedition", 11, warriors=1)
    assert t.ruler(11) == "duchy"


@law("E.1.3", "E.2.1")
def test_who_is_given_a_hireling_does_at_once_what_it_does_when_hired(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.no_ruins()
    t.hireling("flame_bearers", "marquise", 1)
    t.put("eyrie", 8, warriors=1)
    t.foretell(("control die", 2))
    t.stage(lambda g: hiring.end_of_turn(g, g.sides[0]))
    t.say("marquise", "faction:eyrie")
    # 2.: with none on the map two come, where the new controller likes
    placed = 0
    while t.match.ask is not None:
        assert t.ask.seat == 2
        t.say("eyrie", t.ask.options[0].text)
        placed += 1
    assert placed == 2
    assert sum(t.side("flame_bearers").warriors) == 2


@law("E.1.3")
def test_the_next_controller_loses_a_marker_at_the_end_of_his_own_turn(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("otter_divers", "marquise", 1)
    t.score("marquise", 5)
    t.foretell(("control die", 2))
    t.stage(lambda g: both(g))
    t.say("marquise", "faction:duchy")
    # three stars, and one of them gone
    assert (t.side("otter_divers").controller, hireling(t.side("otter_divers")).control) == (1, 2)


def both(g):
    """The end of two players' turns."""
    yield from hiring.end_of_turn(g, g.sides[0])
    g.turn = 1
    yield from hiring.end_of_turn(g, g.sides[1])


@law("E.2.2", "13.7.2", "1.1.2")
def test_divers_do_not_lead_out_of_a_snare(table):
    t = table("marquise", "corvid")
    t.no_ruins()
    t.hireling("otter_divers", "marquise")
    plot(t, 5, SNARE, up=True)
    t.put("marquise", 5, warriors=2)
    t.put("marquise", 8, warriors=1)
    t.put("marquise", 9, warriors=1)
    t.at("marquise", "daylight")
    t.say("marquise", "march")
    assert t.asked("marquise", "ask-root-move-from") == ["clearing:8", "clearing:9"]
    assert t.refused("marquise", "clearing:5") == "13.7.2"


@law("E.2.2")
def test_sentries_watch_buildings_and_tokens_also_in_defense_and_not_warriors(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.no_ruins()
    t.hireling("raven_sentries", "duchy")
    t.put("duchy", 5, warriors=2)
    t.put("duchy", 8, warriors=2, market=1)
    t.put("marquise", 5, warriors=3)
    t.put("marquise", 8, warriors=3)
    t.dice(0, 0, 0, 0)
    t.stage(lambda g: two(g, t))
    t.over()
    assert (t.warriors("marquise", 5), t.warriors("marquise", 8)) == (3, 2)


def two(g, t):
    """Two battles."""
    yield from battle(g, Battle(t.side("marquise"), t.side("duchy"), 4))
    yield from battle(g, Battle(t.side("marquise"), t.side("duchy"), 7))


@law("E.3.2", "E.2.2")
def test_a_band_of_nobody_holds_everybody_who_comes(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.hireling("popular_band")
    t.put("popular_band", 5, warriors=1)
    t.put("marquise", 1, warriors=2)
    t.put("marquise", 5, warriors=1)
    t.put("duchy", 9, warriors=1)
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:1", "clearing:5", "count:2")
    assert movable(t.state, t.side("marquise"), 4) == 1


@law("E.3.3", "F")
def test_a_hireling_at_the_market_is_nobody_to_trade(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.landmark("black_market", 1)
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=2)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "anvil")
    t.at("marquise", "daylight")
    assert t.refused("marquise", "landmark:black_market") == "F"


@law("E.2.2", "7.2.2")
def test_nobles_rule_ties_by_hirelings_too(table):
    t = table("marquise*", "duchy*")
    t.no_ruins()
    t.hireling("bluebird_nobles", "marquise")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 5, warriors=1)
    t.put("duchy", 5, warriors=1)
    assert t.ruler(5) == "marquise"
    assert t.ruler(8) is None


@law("E.2.2", "14.4.1", "13.7.1")
@pytest.mark.parametrize(("controller", "left"), [("marquise", 1), ("", 0)])
def test_raze_spares_what_stands_at_the_stoic_protector_of_its_owner(table, controller, left):
    t = table("hundreds", "marquise")
    t.no_ruins()
    warlord(t, 1)
    t.hireling("stoic_protector", controller).pawn = 7
    t.put("hundreds", 8, mob=1)
    t.put("marquise", 8, sawmill=1, wood=1)
    t.foretell(("mob die", 0))
    t.at("hundreds", "birdsong")
    to(t, "hundreds", "mood:bitter")
    assert (t.pieces("marquise", "sawmill", 8), t.pieces("marquise", "wood", 8)) == (left, left)


@law("E.2.2", "13.7.1")
def test_a_bomb_beside_a_stoic_protector_removes_itself_alone(table):
    t = table("corvid", "marquise")
    plot(t, 1, BOMB)
    t.hireling("stoic_protector", "marquise").pawn = 0
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 1, warriors=2)
    t.hand("corvid", "sappers")
    t.at("corvid", "birdsong")
    t.say("corvid", "flip")
    assert (t.warriors("marquise", 1), t.pieces("corvid", "plot_bomb", 1), t.points("corvid")) == (2, 0, 1)


@law("13.7.2", "E.3.2")
def test_a_snare_holds_hirelings_of_others(table):
    t = table("marquise", "corvid")
    t.no_ruins()
    t.hireling("forest_patrol", "marquise")
    plot(t, 5, SNARE, up=True)
    t.put("forest_patrol", 5, warriors=2)
    t.put("forest_patrol", 8, warriors=1)
    t.put("marquise", 8, warriors=1)
    t.at("marquise", "daylight")
    t.say("marquise", "hireling:forest_patrol", "move")
    assert t.asked("marquise", "ask-root-move-from") == ["clearing:8", "pass"]


@law("9.2.9.III", "E.3.2")
def test_a_vagabond_earns_no_infamy_with_hirelings_of_who_is_hostile(table):
    t = table("vagabond", "marquise", "eyrie*")
    wander(t, 5, ready="sword sword sword")
    own(t).relations[1] = -1
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 5, warriors=3)
    t.put("marquise", 8, warriors=1)
    t.dice(2, 0)
    t.at("vagabond", "daylight")
    t.say("vagabond", "battle")
    assert (t.warriors("forest_patrol", 5), t.points("vagabond")) == (1, 0)


@law("E.2.2", "11.2.7.III")
def test_sentries_help_mercenaries_beside_a_building_of_the_buyer(table):
    t = table("marquise*", "riverfolk", "duchy*")
    t.no_ruins()
    t.hireling("raven_sentries", "marquise")
    t.put("riverfolk", 5, warriors=2)
    t.put("duchy", 5, warriors=3)
    t.put("marquise", 5, sawmill=1)
    t.at("marquise", "daylight")
    hire(t, "marquise")
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(t.side("marquise"), t.side("duchy"), 4)))
    t.over()
    assert t.warriors("duchy", 5) == 1


@law("E.2.2", "E.3.2")
def test_a_vagabond_who_came_to_the_street_band_goes_on_tomorrow(table):
    t = table("vagabond", "marquise")
    t.no_ruins()
    wander(t, 1, ready="boots boots boots sword")
    t.hireling("street_band")
    t.put("street_band", 5, warriors=1)
    t.put("marquise", 9, warriors=1)
    t.at("vagabond", "daylight")
    t.say("vagabond", "move", "clearing:5")
    assert t.refused("vagabond", "move") == "E.2.2"


@law("E.2.2", "1.4.2")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
def test_the_exile_takes_items_in_every_phase(table, phase):
    t = table("marquise", "duchy*", "eyrie*")
    outcast = exile(t.hireling("the_exile"))
    outcast.pawn = FIRST_FOREST
    outcast.ready[CLUB] = 3
    t.side("marquise").items[ITEMS.index("sword")] = 1
    t.put("marquise", t.g.woodland.forest_clearings[0][0] + 1, warriors=1)
    t.at("marquise", phase)
    assert t.may("give-item")


@law("E.2.2", "14.2.4")
def test_the_exile_takes_nothing_out_of_the_hoard(table):
    t = table("hundreds", "duchy*", "eyrie*")
    outcast = exile(t.hireling("the_exile"))
    outcast.pawn = FIRST_FOREST
    outcast.ready[CLUB] = 3
    warlord(t, t.g.woodland.forest_clearings[0][0] + 1)
    hoard(t, "sword")
    t.at("hundreds", "daylight")
    assert not t.may("give-item")


@law("E.2.2", "13.5")
def test_after_their_third_action_the_corvids_may_still_smuggle_and_in_evening_no_more(table):
    t = table("corvid", "marquise*")
    t.no_ruins()
    t.hireling("rat_smugglers", "corvid")
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 12, warriors=1)
    t.hand("corvid", "foxfolk_steel")
    t.at("corvid", "daylight")
    t.say("corvid", "move", "clearing:5", "move", "clearing:1", "move", "clearing:5")
    assert t.may("hireling:rat_smugglers")
    t.say("corvid", "done")
    assert t.state.phase == EVENING
    assert not t.may("hireling:rat_smugglers")


@law("E.1.3")
def test_two_hirelings_without_markers_go_to_whom_their_controller_likes(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("otter_divers", "marquise", 1)
    t.hireling("bluebird_nobles", "marquise", 1)
    t.score("marquise", 5)
    t.foretell(("control die", 2), ("control die", 2))
    t.stage(lambda g: hiring.end_of_turn(g, g.sides[0]))
    t.say("marquise", "faction:duchy", "faction:eyrie")
    assert [side.controller for side in t.state.sides[3:]] == [1, 2]


# --- landmarks --------------------------------------------------------------------------------------------------------


@law("F", "E.3.1", "9.2")
def test_a_vagabond_rules_the_tower_by_his_hirelings(table):
    t = table("vagabond", "marquise")
    wander(t, 1, ready="sword")
    t.landmark("tower", 5)
    t.hireling("forest_patrol", "vagabond")
    t.put("forest_patrol", 5, warriors=1)
    t.put("marquise", 8, warriors=1)
    t.hand("marquise", "anvil")
    t.draws("cobbler")
    t.at("vagabond", "evening")
    end_turn(t, "vagabond")
    assert t.points("vagabond") == 1


@law("F", "E.3.1")
def test_a_tower_that_only_a_hireling_rules_scores_for_its_controller(table):
    t = table("eyrie", "marquise")
    lead(t, "despot")
    t.landmark("tower", 5)
    t.hireling("forest_patrol", "eyrie")
    t.put("forest_patrol", 5, warriors=2)
    t.put("marquise", 5, warriors=1)
    t.put("eyrie", 8, warriors=1)
    t.hand("marquise", "cobbler")
    t.draws("sword_mouse")
    t.at("eyrie", "evening")
    end_turn(t, "eyrie")
    assert t.points("eyrie") == 1


@law("F", "11.6.2", "1.4.1")
def test_the_riverfolk_score_the_tower_after_their_prices_are_set(table):
    t = table("riverfolk", "marquise*")
    t.landmark("tower", 5)
    t.put("riverfolk", 5, warriors=1)
    t.put("marquise", 8, warriors=1)
    prices(t, 1, 1, 1)
    t.at("riverfolk", "evening")
    points = []
    while t.state.turn == 0 and t.match.ask is not None:
        points.append((t.ask.about, t.points("riverfolk")))
        t.say("riverfolk", next((w for w in ("done", "pass") if t.may(w)), t.ask.options[0].text))
    assert points
    assert all(score == 0 for _, score in points)
    assert t.points("riverfolk") == 1


@law("F", "1.4.1")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
def test_one_trades_at_the_market_once_in_a_turn_whatever_the_phase(table, phase):
    t = table("hundreds", "eyrie*")
    t.no_ruins()
    warlord(t, 1)
    t.landmark("black_market", 1)
    t.put("eyrie", 8, warriors=1)
    t.hand("hundreds", "anvil", "cobbler")
    t.at("hundreds", phase)
    assert t.may("landmark:black_market")
    t.say("hundreds", "landmark:black_market", "count:1", "card:anvil")
    assert not t.may("landmark:black_market")


@law("F", "4.1.2", "14.2.3")
@pytest.mark.parametrize(("way", "points"), [("hoard-item", 1), ("sell-item", 3)])
def test_the_hundreds_score_the_point_of_the_forge_whatever_they_do_with_the_item(table, way, points):
    t = table("hundreds", "duchy*")
    t.no_ruins()
    warlord(t, 5)
    t.suit(5, "fox")
    t.landmark("legendary_forge", 5)
    for clearing in (1, 2):
        t.suit(clearing, "fox")
        t.put("hundreds", clearing, stronghold=1)
    t.put("duchy", 8, warriors=1)
    t.hand("hundreds", "foxfolk_steel")
    t.draws("anvil")
    t.at("hundreds", "daylight")
    t.say("hundreds", "craft", "card:foxfolk_steel", way)
    assert (t.points("hundreds"), t.cards("hundreds")) == (points, ["anvil"])


@law("F", "3.2.1", "E.3.6")
def test_a_vault_in_the_tree_brings_a_point_more(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.no_ruins()
    t.landmark("elder_treetop", 1)
    t.hireling("vault_keepers", "duchy")
    t.put("vault_keepers", 1, vault=2)
    t.put("marquise", 1, warriors=3)
    t.dice(1, 0)
    t.at("marquise", "daylight")
    t.say("marquise", "battle")
    assert t.points("marquise") == 3


@law("F", "3.2.1", "8.4.1.III")
def test_a_revolt_brings_a_point_more_for_the_building_in_the_tree(table):
    t = table("alliance", "marquise")
    t.no_ruins()
    t.landmark("elder_treetop", 1)
    t.put("alliance", 1, sympathy=1)
    t.put("marquise", 1, sawmill=2)
    t.hand("marquise", "cobbler")
    support(t, "anvil", "armorers")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:1", "card:anvil", "card:armorers")
    assert t.points("alliance") == 3


# --- ends of phases ---------------------------------------------------------------------------------------------------


@law("10.5", "3.3.1")
def test_a_dominance_card_that_is_revealed_for_a_ritual_is_not_activated(table):
    t = table("cult", "marquise*")
    t.no_ruins()
    t.put("cult", 1, warriors=2)
    t.put("marquise", 8, warriors=1)
    t.hand("cult", "dominance_fox", "anvil")
    t.score("cult", 12)
    t.at("cult", "daylight")
    assert t.may("dominance")
    t.say("cult", "recruit")
    if not t.ask.about.endswith("daylight"):
        t.say("cult", "card:dominance_fox")
    while not t.ask.about.endswith("daylight"):
        t.say("cult", t.ask.options[0].text)
    assert t.state.phase == DAYLIGHT
    assert not t.may("dominance")


@law("4.1.3", "8.6.1", "1.4.1")
def test_in_evening_nobody_breaks_codes(table):
    t = table("alliance", "marquise")
    t.no_ruins()
    train(t, 1)
    t.put("alliance", 1, warriors=1)
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", "anvil")
    t.in_play("alliance", "codebreakers")
    t.at("alliance", "evening")
    assert not t.may("use:codebreakers")
    assert t.refused("alliance", "use:codebreakers")


@law("9.5", "4.1.3")
def test_a_vagabond_without_ready_items_may_still_break_codes(table):
    t = table("vagabond", "marquise")
    wander(t, 1, exhausted="boots sword")
    t.put("marquise", 8, warriors=1)
    t.hand("marquise", "anvil")
    t.in_play("vagabond", "codebreakers")
    t.at("vagabond", "daylight")
    assert t.may("use:codebreakers")


@law("14.4.4", "14.7.4")
def test_a_mood_that_becomes_lavish_is_lavish_in_this_very_birdsong(table):
    t = table("hundreds", "marquise*")
    t.no_ruins()
    warlord(t, 1)
    hoard(t, "sword")
    t.put("marquise", 8, warriors=1)
    t.at("hundreds", "birdsong")
    to(t, "hundreds", "mood:lavish")
    before = t.warriors("hundreds", 1)
    t.say("hundreds", "mood:lavish")
    assert t.state.phase == BIRDSONG
    assert t.asked("hundreds", "ask-root-hundreds-lavish") == ["item:sword", "done"]
    t.say("hundreds", "item:sword")
    assert t.warriors("hundreds", 1) == before + 2


@law("13.4", "3.3.1")
def test_in_birdsong_no_dominance_is_activated(table):
    t = table("corvid", "marquise*")
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 8, warriors=1)
    t.hand("corvid", "dominance_fox")
    t.score("corvid", 12)
    t.at("corvid", "birdsong")
    assert not t.may("dominance")
    assert t.refused("corvid", "dominance") == "3.3.1"
