"""12.4 to 12.6: the turn of the Underground Duchy."""

import pytest

from polana.games.root.components import card_named
from polana.games.root.factions.duchy.parliament import (
    BANKER,
    BARON,
    BRIGADIER,
    CAPTAIN,
    DUCHESS,
    EARL,
    FOREMOLE,
    MARSHAL,
    MAYOR,
)
from polana.games.root.factions.duchy.side import PARLIAMENT, SWAY
from polana.games.root.woodland.maps import BURROW
from tests.law import law
from tests.root.factions.test_duchy_rules import in_burrow, swayed
from tests.root.sides import duchy


def sitting(table, *ministers):
    """The Parliament, with these ministers."""
    t = table("duchy", "marquise")
    swayed(t, *ministers)
    t.at("duchy", "daylight")
    duchy(t.side("duchy")).step = PARLIAMENT
    return t


def swaying(table):
    t = table("duchy", "marquise")
    t.at("duchy", "daylight")
    duchy(t.side("duchy")).step = SWAY
    return t


# --- Birdsong (12.4) --------------------------------------------------------------------------------------------------


@law("12.4", "U.D.2")
@pytest.mark.parametrize(("citadels", "warriors"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_in_birdsong_a_warrior_and_one_for_each_uncovered_symbol_of_the_citadels_go_to_the_burrow(
    table, citadels, warriors
):
    t = table("duchy", "marquise")
    t.no_ruins()
    for clearing in (1, 6, 8)[:citadels]:
        t.put("duchy", clearing, citadel=1)
    t.put("duchy", 12, warriors=1)
    t.at("duchy", "birdsong")
    t.asked("duchy", "ask-root-duchy-assembly")
    assert t.side("duchy").warriors[BURROW] == warriors


# --- Assembly (12.5.1) ------------------------------------------------------------------------------------------------


@law("12.5", "12.5.1", "12.5.1.II")
def test_the_assembly_takes_up_to_two_actions(table):
    t = table("duchy", "marquise")
    swayed(t, MARSHAL)
    t.put("duchy", 1, warriors=2)
    t.at("duchy", "daylight")
    t.say("duchy", "recruit", "recruit")
    assert t.side("duchy").warriors[BURROW] == 2
    assert t.asked("duchy", "ask-root-duchy-parliament", "12.5.2") == ["minister:marshal", "done"]


@law("12.5.1.I")
def test_a_revealed_card_builds_where_it_matches_a_clearing_that_the_duchy_rules(table):
    t = table("duchy", "marquise")
    t.no_ruins()
    t.put("duchy", 6, warriors=1)
    t.put("duchy", 8, warriors=1)
    t.put("duchy", 7, warriors=1)
    t.put("marquise", 12, warriors=1)
    t.hand("duchy", "anvil", "smugglers_trail")
    t.at("duchy", "daylight")
    t.say("duchy", "build")  # there is no rabbit clearing that it rules
    assert t.refused("duchy", "card:smugglers_trail") == "2.1.1"
    t.say("duchy", "card:anvil")
    assert t.asked("duchy", "ask-root-duchy-build-where", "12.5.1.I") == ["clearing:6", "clearing:8"]
    t.say("duchy", "clearing:8", "piece:citadel")
    assert t.pieces("duchy", "citadel", 8) == 1
    assert t.side("duchy").revealed == [card_named("anvil")]
    assert t.refused("duchy", "build") == "12.5.1.I"


@law("12.5.1.III", "12.5.1.IV")
def test_the_assembly_moves_and_battles(table):
    t = table("duchy", "marquise")
    swayed(t, MARSHAL)
    t.put("duchy", 1, warriors=2)
    t.put("marquise", 5, warriors=1)
    t.at("duchy", "daylight")
    t.dice(1, 0)
    t.say("duchy", "move", "clearing:5", "count:2", "battle")
    assert (t.warriors("duchy", 5), t.warriors("marquise", 5)) == (2, 0)
    t.asked("duchy", "ask-root-duchy-parliament")


@law("12.5.1.V")
def test_dig_spends_a_card_for_a_tunnel_and_up_to_four_warriors_come_up(table):
    t = table("duchy", "marquise")
    in_burrow(t, 5)
    t.put("duchy", 1, tunnel=1)
    t.put("marquise", 8, warriors=3)
    t.hand("duchy", "anvil", "sappers")
    t.at("duchy", "daylight")
    t.say("duchy", "dig", "card:anvil")
    assert t.pile() == ["anvil"]
    assert t.asked("duchy", "ask-root-duchy-dig-where", "12.5.1.V") == ["clearing:6", "clearing:8", "clearing:12"]
    t.say("duchy", "clearing:8")
    assert t.asked("duchy", "ask-root-duchy-dig-count") == [f"count:{n}" for n in range(5)]
    t.say("duchy", "count:4")
    assert (t.pieces("duchy", "tunnel", 8), t.warriors("duchy", 8), t.side("duchy").warriors[BURROW]) == (1, 4, 1)


@law("12.2.4", "12.5.1.V")
def test_with_all_tunnels_on_the_map_any_one_is_removed_first(table):
    t = table("duchy", "marquise")
    for clearing in (1, 2, 3):
        t.put("duchy", clearing, tunnel=1)
    t.hand("duchy", "anvil", "sappers")
    t.at("duchy", "daylight")
    t.say("duchy", "dig", "card:anvil")
    # also where there is a tunnel already: it is removed and dug again
    assert t.asked("duchy", "ask-root-duchy-dig-where") == [f"clearing:{n}" for n in (1, 6, 8, 12)]
    t.say("duchy", "clearing:6")
    assert t.asked("duchy", "ask-root-duchy-dig-remove", "12.2.4") == ["clearing:1", "clearing:2", "clearing:3"]
    t.say("duchy", "clearing:2")
    assert t.side("duchy").where(2) == [0, 2, 5]


# --- Parliament (12.5.2) ----------------------------------------------------------------------------------------------


@law("12.5.2")
def test_each_swayed_minister_acts_once(table):
    t = sitting(table, BARON, EARL)
    t.put("duchy", 1, market=1)
    t.put("duchy", 2, citadel=1, market=1)
    t.hand("duchy", "anvil")
    t.say("duchy", "minister:baron_of_dirt")
    assert t.points("duchy") == 2
    assert t.refused("duchy", "minister:baron_of_dirt") == "12.5.2"
    assert t.asked("duchy", "ask-root-duchy-parliament") == ["minister:earl_of_stone", "done"]


@law("12.5.2.I")
def test_the_foremole_builds_with_any_card_in_any_ruled_clearing(table):
    t = sitting(table, FOREMOLE)
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 2, warriors=1)
    t.hand("duchy", "smugglers_trail", "sappers")
    t.say("duchy", "minister:foremole", "card:smugglers_trail")
    assert t.asked("duchy", "ask-root-duchy-build-where", "12.5.2.I") == ["clearing:1", "clearing:2"]
    t.say("duchy", "clearing:2", "piece:market")
    assert t.pieces("duchy", "market", 2) == 1
    assert t.side("duchy").revealed == [card_named("smugglers_trail")]


@law("12.5.2.II")
def test_the_captain_battles_once(table):
    t = sitting(table, CAPTAIN)
    t.put("duchy", 1, warriors=2)
    t.put("marquise", 1, warriors=1)
    t.hand("duchy", "anvil")
    t.dice(1, 0)
    t.say("duchy", "minister:captain")
    assert t.warriors("marquise", 1) == 0


@law("12.5.2.III")
def test_the_marshal_moves_once(table):
    t = sitting(table, MARSHAL)
    t.put("duchy", 1, warriors=2)
    t.hand("duchy", "anvil")
    t.say("duchy", "minister:marshal", "clearing:5", "count:1")
    assert (t.warriors("duchy", 1), t.warriors("duchy", 5)) == (1, 1)
    assert t.refused("duchy", "minister:marshal") == "12.5.2"


@law("12.5.2.IV")
def test_the_brigadier_moves_up_to_twice_or_battles_up_to_twice(table):
    t = sitting(table, BRIGADIER)
    t.put("duchy", 1, warriors=3)
    t.put("marquise", 1, warriors=4)
    t.hand("duchy", "anvil")
    t.dice(0, 0, 1, 0)
    t.say("duchy", "minister:brigadier")
    # the Marquise rules everything around: it cannot move, so it battles, and there is one clearing for it
    assert t.asked("duchy", "ask-root-battle-where", "12.5.2.IV") == ["clearing:1", "done"]
    t.say("duchy", "clearing:1")
    assert t.warriors("marquise", 1) == 3
    t.asked("duchy", "ask-root-duchy-parliament")


@law("12.5.2.IV")
def test_the_brigadiers_second_move_may_be_left_out(table):
    t = sitting(table, BRIGADIER)
    t.put("duchy", 1, warriors=3)
    t.hand("duchy", "anvil")
    t.say("duchy", "minister:brigadier", "clearing:5", "count:1", "done")
    assert t.warriors("duchy", 5) == 1
    t.asked("duchy", "ask-root-duchy-parliament")


@law("12.5.2.V")
def test_the_banker_spends_cards_of_one_suit_for_as_many_points(table):
    t = sitting(table, BANKER)
    t.hand("duchy", "birdy_bindle", "anvil", "foxfolk_steel", "codebreakers", "smugglers_trail")
    t.say("duchy", "minister:banker", "card:birdy_bindle", "card:anvil")
    assert t.asked("duchy", "ask-root-duchy-banker", "12.5.2.V") == ["card:foxfolk_steel", "done"]
    t.say("duchy", "card:foxfolk_steel")
    t.say("duchy", "done")
    assert (t.points("duchy"), t.cards("duchy")) == (3, ["codebreakers", "smugglers_trail"])


@law("12.5.2.VI")
def test_the_mayor_takes_the_action_of_a_swayed_noble_or_squire_who_may_act_too(table):
    t = sitting(table, MARSHAL, MAYOR, BARON)
    t.put("duchy", 1, warriors=3, market=1)
    t.hand("duchy", "anvil")
    t.say("duchy", "minister:marshal", "clearing:5", "count:1")
    t.say("duchy", "minister:mayor")  # only the Marshal can be copied: not the lord, not himself
    t.say("duchy", "clearing:1", "clearing:9", "count:1")
    assert (t.warriors("duchy", 1), t.warriors("duchy", 9)) == (1, 1)
    assert t.asked("duchy", "ask-root-duchy-parliament") == ["minister:baron_of_dirt", "done"]


@law("12.5.2.VI")
def test_the_mayor_alone_has_nobody_to_copy(table):
    t = sitting(table, MAYOR, DUCHESS)
    t.hand("duchy", "anvil")
    assert t.refused("duchy", "minister:mayor") == "12.5.2.VI"


@law("12.5.2.VII")
def test_the_duchess_of_mud_scores_two_points_if_all_tunnels_are_on_the_map(table):
    t = sitting(table, DUCHESS)
    t.put("duchy", 1, tunnel=1)
    t.put("duchy", 2, tunnel=1)
    t.hand("duchy", "anvil")
    assert t.refused("duchy", "minister:duchess_of_mud") == "12.5.2.VII"
    t = sitting(table, DUCHESS)
    for clearing in (1, 2, 3):
        t.put("duchy", clearing, tunnel=1)
    t.hand("duchy", "anvil")
    t.say("duchy", "minister:duchess_of_mud")
    assert t.points("duchy") == 2


@law("12.5.2.VIII", "12.5.2.IX")
def test_the_baron_scores_for_markets_and_the_earl_for_citadels(table):
    t = sitting(table, BARON, EARL)
    t.no_ruins()
    t.put("duchy", 6, market=1, citadel=1)
    t.put("duchy", 8, market=1, citadel=1)
    t.put("duchy", 12, citadel=1)
    t.hand("duchy", "anvil")
    t.say("duchy", "minister:baron_of_dirt")
    assert t.points("duchy") == 2
    t.say("duchy", "minister:earl_of_stone")
    assert t.points("duchy") == 5


# --- Sway (12.5.3) ----------------------------------------------------------------------------------------------------


@law("12.5.3", "12.5.3.III", "U.D.3")
@pytest.mark.parametrize(
    ("minister", "cards", "points", "crowns"),
    [("captain", 2, 1, [2, 3, 3]), ("banker", 3, 2, [3, 2, 3]), ("earl_of_stone", 4, 3, [3, 3, 2])],
)
def test_a_swayed_minister_takes_a_crown_of_his_rank_and_scores(table, minister, cards, points, crowns):
    t = swaying(table)
    for clearing in (1, 6, 8, 12):
        t.put("duchy", clearing, warriors=1)
    t.hand("duchy", "anvil", "foxfolk_steel", "protection_racket", "gently_used_knapsack", "sappers")
    t.put("marquise", 3, warriors=1)
    shown = ["anvil", "foxfolk_steel", "protection_racket", "gently_used_knapsack"][:cards]
    t.say("duchy", f"minister:{minister}", *[f"card:{card}" for card in shown])
    own = duchy(t.side("duchy"))
    assert (t.points("duchy"), own.crowns) == (points, crowns)
    assert t.match.view(0)["sides"][0]["board"]["swayed"] == [minister]


@law("12.5.3.I")
def test_a_rank_without_a_crown_is_swayed_no_more(table):
    t = swaying(table)
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 6, warriors=1)
    t.hand("duchy", "anvil", "foxfolk_steel")
    own = duchy(t.side("duchy"))
    own.crowns = [0, 3, 3]
    own.swayed = 1 << CAPTAIN
    assert t.refused("duchy", "minister:marshal") == "12.5.3.I"


@law("12.5.3.II")
def test_each_card_needs_a_different_clearing_of_its_suit_with_a_piece_of_the_duchy(table):
    t = swaying(table)
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 2, tunnel=1)
    in_burrow(t, 3)
    t.hand("duchy", "anvil", "foxfolk_steel", "codebreakers")
    assert t.refused("duchy", "minister:banker") == "12.5.3.II"  # three cards, two clearings
    t.say("duchy", "minister:captain", "card:anvil")
    # one fox clearing supports one fox card only
    assert t.refused("duchy", "card:foxfolk_steel") == "12.5.3.II"
    assert t.asked("duchy", "ask-root-duchy-sway-card", "12.5.3.II") == ["card:codebreakers"]


@law("12.5.3.II")
def test_a_bird_matches_a_clearing_of_any_suit(table):
    t = swaying(table)
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 3, warriors=1)
    t.hand("duchy", "anvil", "foxfolk_steel", "birdy_bindle", "armorers")
    t.say("duchy", "minister:captain", "card:birdy_bindle", "card:anvil")
    assert duchy(t.side("duchy")).has_swayed(CAPTAIN)


@law("U.D.5")
def test_the_worked_example_a_bird_stands_for_mouse_and_is_discarded_in_evening(table):
    t = sitting(table, FOREMOLE)
    t.put("duchy", 1, warriors=1)
    t.put("duchy", 2, warriors=1)
    t.put("marquise", 3, warriors=1)
    t.hand("duchy", "smugglers_trail", "anvil", "birdy_bindle")
    t.say("duchy", "minister:foremole", "card:smugglers_trail", "clearing:1", "piece:market")
    t.say("duchy", "done", "minister:captain")
    t.say("duchy", "card:anvil", "card:birdy_bindle")
    assert t.pile() == ["birdy_bindle"]
    assert t.cards("duchy") == ["anvil", "smugglers_trail"]


# --- Evening (12.6) ---------------------------------------------------------------------------------------------------


@law("12.6", "12.6.1")
def test_revealed_birds_are_discarded_and_the_others_return_to_the_hand(table):
    t = table("duchy", "marquise")
    t.put("duchy", 1, citadel=1)
    t.hand("duchy", "sappers")
    side = t.side("duchy")
    for card in ("anvil", "birdy_bindle"):
        t.g.deck.remove(card_named(card))
        side.revealed.append(card_named(card))
    t.at("duchy", "evening")
    t.asked("duchy", "ask-root-duchy-evening", "12.6.2")
    assert (t.cards("duchy"), t.pile()) == (["anvil", "sappers"], ["birdy_bindle"])


@law("12.6.3")
@pytest.mark.parametrize(("markets", "drawn"), [(0, 1), (1, 2), (3, 4)])
def test_the_duchy_draws_one_card_and_one_for_each_uncovered_bonus(table, markets, drawn):
    t = table("duchy", "marquise")
    t.no_ruins()
    for clearing in (6, 8, 12)[:markets]:
        t.put("duchy", clearing, market=1)
    t.put("marquise", 3, warriors=1)
    t.hand("duchy", "sappers")
    t.at("duchy", "evening")
    t.draws(*["anvil", "codebreakers", "armorers", "bake_sale"][:drawn])
    t.say("duchy", "done")
    assert len(t.cards("duchy")) == 1 + drawn


@law("12.6.3")
def test_the_duchy_discards_down_to_five_cards(table):
    t = table("duchy", "marquise")
    t.put("marquise", 3, warriors=1)
    t.hand("duchy", "anvil", "foxfolk_steel", "mouse_in_a_sack", "codebreakers", "armorers")
    t.at("duchy", "evening")
    t.draws("sappers")
    t.say("duchy", "done", "card:anvil")
    assert (len(t.cards("duchy")), t.pile()) == (5, ["anvil"])


@law("12.5.3.II")
def test_whoever_imagines_the_hand_of_the_duchy_can_play_on_while_it_sways(table):
    for seed in range(20):
        t = swaying(table)
        for clearing in (1, 2, 3, 6):
            t.put("duchy", clearing, warriors=1)
        t.put("marquise", 12, warriors=3)
        t.hand("duchy", "anvil", "codebreakers", "smugglers_trail", "foxfolk_steel", "sappers")
        t.say("duchy", "minister:earl_of_stone")
        dream = t.match.imagine(1, seed)
        while dream.ask is not None and dream.ask.about == "ask-root-duchy-sway-card":
            dream.choose(0, dream.ask.options[0])
        t.say("duchy", "card:anvil", "card:codebreakers", "card:smugglers_trail", "card:foxfolk_steel")
