"""12 Where the Underground Duchy meets landmarks, hirelings and the other factions."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import card_named
from polana.games.root.control import near
from polana.games.root.effects.base import EFFECTS
from polana.games.root.factions.corvid.side import BOMB, RAID, SNARE
from polana.games.root.factions.duchy.parliament import BANKER, BARON, BRIGADIER, CAPTAIN, FOREMOLE, MARSHAL, MAYOR
from polana.games.root.factions.duchy.side import PARLIAMENT, SWAY
from polana.games.root.move import why_not_leave, why_not_move
from polana.games.root.removal import sweep
from polana.games.root.woodland.maps import BURROW
from tests.law import law
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_duchy_rules import in_burrow, swayed
from tests.root.hired import acts
from tests.root.machines import MACHINE, MachineBench
from tests.root.sides import duchy


def swaying(table, *others):
    t = table("duchy", "marquise", *others)
    t.no_ruins()
    t.at("duchy", "daylight")
    duchy(t.side("duchy")).step = SWAY
    return t


def sitting(table, *ministers):
    t = table("duchy", "marquise")
    t.no_ruins()
    swayed(t, *ministers)
    t.at("duchy", "daylight")
    duchy(t.side("duchy")).step = PARLIAMENT
    return t


# --- the Burrow -------------------------------------------------------------------------------------------------------


@law("13.7.2", "12.2.2")
def test_from_the_burrow_one_comes_to_a_snare_and_does_not_go_back(table):
    t = table("duchy", "corvid")
    plot(t, 1, SNARE, up=True)
    t.put("duchy", 1, tunnel=1, warriors=1)
    in_burrow(t, 2)
    side = t.side("duchy")
    assert why_not_move(t.g, side, BURROW, 0) is None
    assert why_not_leave(t.g, side, 0).law == "13.7.2"


@law("13.7.2", "12.5.1.V", "6.2.2")
def test_no_tunnel_is_dug_at_a_snare_or_beside_the_keep_or_at_a_furious_protector(table):
    t = table("duchy", "corvid", "marquise")
    t.hireling("furious_protector", "marquise").pawn = 7
    plot(t, 1, SNARE, up=True)
    t.put("marquise", 6, keep=1)
    in_burrow(t, 1)
    t.hand("duchy", "anvil", "sappers")
    t.at("duchy", "daylight")
    t.say("duchy", "dig", "card:anvil")  # clearing 12 is the only fox clearing left
    assert t.pieces("duchy", "tunnel", 12) == 1


@law("13.7.4", "12.2.2")
def test_a_raid_beside_a_tunnel_places_nobody_in_the_burrow(table):
    t = table("duchy", "corvid")
    plot(t, 1, RAID)
    t.put("duchy", 1, tunnel=1)
    t.stage(lambda g: sweep(g, g.sides[0], [0], "test"))
    assert t.match.over
    assert [where + 1 for where in range(12) if t.side("corvid").warriors[where]] == [5, 9, 10]
    assert t.side("corvid").warriors[BURROW] == 0


@law("12.2.2", "E.2.4")
@pytest.mark.parametrize("name", ["street_band", "warm_sun_prophets"])
def test_no_hireling_of_the_duchy_itself_comes_to_the_burrow(table, name):
    t = table("duchy", "marquise", "eyrie*")
    side = t.hireling(name, "duchy")
    t.put("duchy", 1, tunnel=1)
    in_burrow(t, 1)
    assert BURROW not in near(t.g, side, 0)
    acts(t, name)
    assert "clearing:burrow" not in [word.text for word in t.ask.options]


@law("12.2.2", "E.2.4")
def test_gangs_gather_no_bandit_in_the_burrow(table):
    t = table("duchy", "marquise", "eyrie*")
    t.hireling("bandit_gangs", "duchy")
    t.put("duchy", 1, tunnel=1)
    t.put("duchy", 5, warriors=1)
    in_burrow(t, 2)
    acts(t, "bandit_gangs")
    t.say("duchy", "recruit")
    assert [word.text for word in t.ask.options] == ["clearing:1", "clearing:5"]


@law("12.2.2", "1.5.5", "E.2.4")
def test_the_prophets_may_send_moles_home_to_the_burrow(table):
    t = table("duchy", "marquise*", "eyrie*")
    t.hireling("warm_sun_prophets", "marquise")
    t.put("warm_sun_prophets", 1, warriors=1)
    t.put("duchy", 1, tunnel=1, warriors=2)
    acts(t, "warm_sun_prophets")
    t.say("marquise", "move")
    assert [word.text for word in t.ask.options] == ["clearing:5", "clearing:9", "clearing:10", "clearing:burrow"]
    t.say("marquise", "clearing:burrow")
    assert t.side("duchy").warriors[BURROW] == 2


@law("12.2.2", "E.2.2")
def test_the_physicians_bring_moles_back_to_the_burrow(table):
    t = table("duchy", "marquise*", "eyrie*")
    t.hireling("feline_physicians", "duchy")
    t.put("duchy", 1, warriors=2)
    in_burrow(t, 1)
    t.hand("duchy", "anvil")
    t.stage(lambda g: sweep(g, g.sides[1], [0], "4.1.2"))
    t.say("duchy", "card:anvil")
    assert t.match.over
    assert t.side("duchy").warriors[BURROW] == 3


@law("12.2.2", "1.5.5", "E.2.4")
def test_the_band_draws_a_mole_out_of_the_burrow_beside_its_tunnel(table):
    t = table("duchy", "marquise*", "eyrie*")
    t.hireling("popular_band", "marquise")
    t.put("popular_band", 1, warriors=1)
    t.put("duchy", 1, tunnel=1)
    t.put("eyrie", 9, warriors=2)
    in_burrow(t, 2)
    acts(t, "popular_band")
    t.say("marquise", "clearing:1", "pass", "faction:duchy", "pass")
    assert t.match.over
    assert (t.warriors("duchy", 1), t.side("duchy").warriors[BURROW], t.warriors("eyrie", 9)) == (1, 1, 2)


@law("U.D.1", "4.1.3")
def test_a_tax_collector_finds_nobody_in_the_burrow_which_is_off_the_map(table):
    t = table("duchy", "marquise")
    t.in_play("duchy", "tax_collector")
    in_burrow(t, 3)
    t.at("duchy", "daylight")
    effect = EFFECTS[card_named("tax_collector")]
    assert effect.why_not(t.g, t.side("duchy")) is not None
    t.put("duchy", 5, warriors=1)
    assert effect.why_not(t.g, t.side("duchy")) is None


@law("12.2.2", "R.M.11")
def test_the_machine_does_not_look_for_enemies_in_the_burrow():
    t = MachineBench("duchy*", "eyrie")
    t.put("duchy", 2, tunnel=1)
    t.side("duchy").supply -= 5
    t.side("duchy").warriors[BURROW] = 5
    t.put(2, warriors=5)
    t.put("eyrie", 6, warriors=1)
    t.hand("eyrie", "root_tea_rabbit", "birdy_bindle")
    t.put("eyrie", 12, warriors=1, roost=1)
    t.orders("crossbow_mouse", "ambush_bird", "armorers", "sappers", "cobbler")
    t.dice(0, 0)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 1
    assert (t.warriors(MACHINE, 2), t.warriors(MACHINE, 6)) == (3, 3)  # two move, and one is recruited
    t.finish()


# --- the Price of Failure ---------------------------------------------------------------------------------------------


@law("12.2.3", "1.5.4")
def test_a_favor_that_removes_buildings_in_several_clearings_is_one_failure(table):
    t = table("marquise", "duchy")
    t.no_ruins()
    for clearing in (1, 6, 8):
        t.suit(clearing, "fox")
    t.put("duchy", 1, citadel=1)
    t.put("duchy", 6, market=2)
    swayed(t, CAPTAIN, BANKER, BARON)
    t.hand("duchy", "anvil", "sappers", "cobbler")
    t.random_cards("sappers")
    t.stage(lambda g: sweep(g, g.sides[0], [0, 5, 7], "4.1.2"))
    own = duchy(t.side("duchy"))
    assert (own.has_swayed(BARON), own.has_swayed(BANKER), own.crowns) == (False, True, [2, 2, 2])
    assert (t.points("marquise"), len(t.cards("duchy"))) == (3, 2)


@law("12.2.3", "4.3.4")
def test_two_buildings_that_fall_in_one_battle_are_one_failure(table):
    t = table("marquise", "duchy")
    t.no_ruins()
    t.put("duchy", 6, citadel=1, market=1)
    t.put("marquise", 6, warriors=3)
    swayed(t, CAPTAIN, MARSHAL)
    t.hand("duchy", "anvil", "sappers")
    t.dice(1, 0)
    t.random_cards("anvil")
    t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[1], 5)))
    t.say("duchy", "pass", "minister:captain")
    own = duchy(t.side("duchy"))
    assert (own.has_swayed(CAPTAIN), own.has_swayed(MARSHAL), own.crowns) == (False, True, [1, 3, 3])
    assert (t.points("marquise"), t.cards("duchy")) == (2, ["sappers"])


@law("12.2.3", "13.7.1")
def test_a_bomb_is_one_failure_and_then_each_other_removal_another(table):
    t = table("corvid", "duchy")
    t.no_ruins()
    for clearing in (6, 8):
        plot(t, clearing, BOMB)
        t.put("corvid", clearing, warriors=1)
        t.put("duchy", clearing, citadel=1, warriors=2)
    swayed(t, CAPTAIN, BARON)
    t.hand("corvid", "armorers")
    t.hand("duchy", "anvil", "sappers")
    t.random_cards("anvil", "sappers")
    t.at("corvid", "birdsong")
    t.say("corvid", "flip", "clearing:6", "flip")
    own = duchy(t.side("duchy"))
    assert (own.swayed, own.crowns, t.cards("duchy")) == (0, [2, 3, 2], [])
    assert t.points("corvid") == 4  # twice a plot and a citadel


@law("12.2.3", "12.5.3.I")
def test_three_failures_of_squires_leave_none_to_be_swayed(table):
    t = swaying(table)
    own = duchy(t.side("duchy"))
    own.crowns = [0, 3, 3]
    for clearing in (1, 6):
        t.put("duchy", clearing, warriors=1)
    t.hand("duchy", "anvil", "foxfolk_steel", "bake_sale")
    for minister in ("foremole", "captain", "marshal"):
        assert t.refused("duchy", f"minister:{minister}") == "12.5.3.I"


@law("12.2.3", "G.1.25")
def test_a_revealed_card_is_not_in_the_hand_when_a_random_one_is_lost(table):
    t = table("duchy", "marquise")
    t.no_ruins()
    t.put("duchy", 6, warriors=1, citadel=1)
    t.put("marquise", 6, warriors=4)
    t.hand("duchy", "anvil")
    t.side("duchy").revealed.append(t.side("duchy").hand.pop())
    t.dice(2, 2)
    t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[1], 5)))
    while not t.match.over:
        t.say("marquise", "pass")
    assert (t.pieces("duchy", "citadel", 6), t.pile(), t.side("duchy").revealed) == (0, [], [card_named("anvil")])


# --- Sway -------------------------------------------------------------------------------------------------------------


@law("12.5.3.II", "2.2.2")
def test_in_the_lost_city_any_card_finds_its_clearing_but_one_only(table):
    t = swaying(table)
    t.landmark("lost_city", 5)
    t.put("duchy", 5, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.hand("duchy", "anvil", "foxfolk_steel", "codebreakers", "scouting_party")
    t.say("duchy", "minister:captain", "card:codebreakers")
    assert t.asked("duchy", "ask-root-duchy-sway-card") == ["card:anvil", "card:foxfolk_steel"]
    assert t.refused("duchy", "card:scouting_party") == "12.5.3.II"  # the city is taken
    t.say("duchy", "card:anvil")
    assert duchy(t.side("duchy")).has_swayed(CAPTAIN)


@law("12.5.3.II", "2.2.2")
def test_two_foxes_are_supported_by_the_lost_city_and_a_fox_clearing(table):
    t = swaying(table)
    t.landmark("lost_city", 5)
    t.put("duchy", 5, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.hand("duchy", "anvil", "foxfolk_steel")
    t.say("duchy", "minister:captain", "card:anvil", "card:foxfolk_steel")
    assert duchy(t.side("duchy")).has_swayed(CAPTAIN)


@law("12.5.3.II", "E.3.3", "11.2.7.III")
def test_hirelings_sway_nobody(table):
    t = swaying(table, "eyrie*")
    t.hireling("forest_patrol", "duchy")
    t.put("forest_patrol", 1, warriors=1)
    t.put("duchy", 2, warriors=1)
    t.hand("duchy", "anvil", "codebreakers")
    assert t.refused("duchy", "minister:captain") == "12.5.3.II"


# --- the Assembly and the Parliament ----------------------------------------------------------------------------------


@law("12.5.2.VI", "12.5.2.I")
def test_the_mayor_copies_the_foremole_with_another_card(table):
    t = sitting(table, FOREMOLE, MAYOR)
    t.put("duchy", 6, warriors=2)
    t.hand("duchy", "anvil", "bake_sale")
    t.say("duchy", "minister:foremole", "card:anvil", "piece:citadel")
    t.say("duchy", "minister:mayor")
    while t.ask.about in ("ask-root-duchy-mayor", "ask-root-duchy-reveal"):
        t.say("duchy", t.ask.options[0].text)
    t.say("duchy", "card:bake_sale") if t.may("card:bake_sale") else None
    t.say("duchy", "piece:market")
    assert (t.pieces("duchy", "citadel", 6), t.pieces("duchy", "market", 6)) == (1, 1)


@law("12.5.2.V", "3.1")
def test_with_the_banker_the_duchy_reaches_30_points_and_wins_at_once(table):
    t = sitting(table, BANKER)
    t.score("duchy", 28)
    t.put("marquise", 9, warriors=1)
    t.hand("duchy", "anvil", "armorers", "bake_sale")
    t.say("duchy", "minister:banker")
    t.say("duchy", "card:anvil", "card:armorers")
    if not t.match.over:
        t.say("duchy", "done")
    assert t.match.over
    assert t.state.winners == [0]


@law("12.5.2.IV", "13.7.2")
def test_a_snared_brigadier_battles(table):
    t = table("duchy", "corvid")
    swayed(t, BRIGADIER)
    plot(t, 1, SNARE, up=True)
    t.put("duchy", 1, warriors=3)
    t.put("corvid", 1, warriors=2)
    t.hand("duchy", "anvil")
    t.at("duchy", "daylight")
    duchy(t.side("duchy")).step = PARLIAMENT
    t.dice(1, 0)
    t.say("duchy", "minister:brigadier")
    t.say("duchy", "pass") if t.may("pass") else None
    if t.ask.about == "ask-root-ambush":
        t.say("corvid", "pass")
    assert t.warriors("corvid", 1) == 1


@law("12.6.1", "10.2.6")
def test_a_revealed_bird_is_a_lost_soul(table):
    t = table("duchy", "cult")
    t.put("duchy", 1, citadel=1)
    t.hand("duchy", "sappers")
    side = t.side("duchy")
    for card in ("anvil", "birdy_bindle"):
        t.g.deck.remove(card_named(card))
        side.revealed.append(card_named(card))
    t.at("duchy", "evening")
    t.asked("duchy", "ask-root-duchy-evening", "12.6.2")
    assert t.match.view(-1)["sides"][1]["board"]["lost_souls"] == ["birdy_bindle"]
    assert t.cards("duchy") == ["anvil", "sappers"]


@law("12.2.4", "13.2.4")
def test_a_tunnel_is_a_faction_piece_beside_a_plot(table):
    t = table("duchy", "corvid")
    plot(t, 1, BOMB)
    t.put("duchy", 1, tunnel=1)
    t.hand("duchy", "anvil")
    t.at("duchy", "daylight")
    t.say("duchy", "expose", "clearing:1", "plot:bomb", "card:anvil")
    assert (t.points("duchy"), t.pieces("corvid", "plot", 1)) == (1, 0)
