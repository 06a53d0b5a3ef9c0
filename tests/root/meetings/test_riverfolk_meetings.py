"""11 Where the Riverfolk Company meets landmarks, hirelings and the other factions."""

import pytest

from polana.games.root.battle import Battle, battle, why_not_defender
from polana.games.root.components import ITEMS, RABBIT
from polana.games.root.factions.hundreds.side import ROWDY
from tests.law import law
from tests.root.boards import lead, support
from tests.root.factions.test_hundreds_rules import give, warlord
from tests.root.knights import bury, follow
from tests.root.knights import lay as lay_relic
from tests.root.rivers import box, hire, lay, own, prices
from tests.root.vagabonds import wander


def shop(table, *names, cards=("anvil", "sappers"), costs=(1, 1, 1)):
    t = table(*names, "riverfolk")
    t.no_ruins()
    t.hand("riverfolk", *cards)
    prices(t, *costs)
    t.before(names[0], "birdsong")
    return t


# --- who buys, and how much -------------------------------------------------------------------------------------------


@law("11.2.6.II", "E.3.3")
def test_a_hireling_at_a_trade_post_buys_its_controller_no_second_service(table):
    t = shop(table, "marquise", "duchy*")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=1)
    t.put("riverfolk", 1, trade_post_fox=1)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "cobbler")
    t.say("marquise", "service:hand_card", "card:anvil")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert t.cards("marquise") == ["anvil", "cobbler"]


@law("11.2.6.II", "G.1.5")
def test_a_token_at_a_trade_post_buys_another_service(table):
    t = shop(table, "marquise", "duchy*")
    t.put("marquise", 1, wood=1)
    t.put("riverfolk", 1, trade_post_fox=1)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "cobbler")
    t.say("marquise", "service:hand_card", "card:anvil", "service:hand_card")
    assert t.cards("marquise") == ["anvil", "cobbler", "sappers"]


@law("11.2.6.I", "1.5.4")
def test_with_one_warrior_in_the_supply_nothing_is_bought_for_two(table):
    t = shop(table, "marquise", "duchy*", costs=(2, 2, 1))
    t.supply("marquise", 1)
    t.put("riverfolk", 5, warriors=1)
    t.hand("marquise", "cobbler")
    assert t.asked("marquise", "ask-root-moment") == ["service:mercenaries", "done"]
    assert t.refused("marquise", "service:hand_card") == "11.2.6.I"


@law("11.2.6.III", "11.2.7.II")
def test_the_vagabond_goes_along_rivers_with_boats(table):
    t = shop(table, "vagabond", "marquise")
    wander(t, 5, ready="boots boots tea")
    t.say("vagabond", "service:riverboats")
    t.say("vagabond", "item:tea")
    while t.ask.about != "ask-root-vagabond-daylight":
        t.say("vagabond", "done")
    t.say("vagabond", "move")
    assert "clearing:10" in [word.text for word in t.ask.options]
    assert box(t, "payments") == {"riverfolk": 1}


@law("11.2.7.II", "2.2.1", "8.4.2.I")
def test_with_boats_sympathy_spreads_along_the_river(table):
    t = shop(table, "alliance", "marquise")
    t.put("alliance", 5, sympathy=1)
    support(t, "bake_sale", "cobbler")
    t.say("alliance", "service:riverboats")
    # clearing 10 is joined to 5 by a river only; it is a rabbit clearing as the supporters are
    assert "clearing:10" in [word.text for word in t.ask.options]


@law("11.2.7.II", "6.5.4.II")
def test_with_boats_wood_comes_along_the_river(table):
    t = shop(table, "marquise", "duchy*")
    t.put("marquise", 5, warriors=1, sawmill=1, wood=1)
    t.put("marquise", 10, warriors=1)
    t.supply("marquise", 1)
    t.hand("marquise", "cobbler")
    t.say("marquise", "service:riverboats")
    t.say("marquise", "build")
    assert "clearing:10" in [word.text for word in t.ask.options]


# --- mercenaries ------------------------------------------------------------------------------------------------------


def hired(t, buyer):
    t.say(buyer, "service:mercenaries")
    while t.state.phase == 0:
        t.say(buyer, "done")


@law("11.2.7.III", "7.2.2")
@pytest.mark.parametrize(("birds", "ruler"), [(1, "eyrie"), (0, None)])
def test_on_a_tie_by_mercenaries_the_eyrie_rule_only_beside_a_piece_of_theirs(table, birds, ruler):
    t = shop(table, "eyrie", "marquise")
    lead(t, "commander", move=["foxfolk_steel"])
    t.put("eyrie", 5, warriors=birds)
    t.put("eyrie", 1, warriors=2, roost=1)
    t.put("riverfolk", 5, warriors=2)
    t.put("marquise", 5, warriors=2 + birds)
    t.hand("eyrie", "cobbler", "bake_sale")
    t.say("eyrie", "service:mercenaries", "card:cobbler", "column:recruit", "done")
    assert t.state.phase == 1
    assert t.ruler(5) == ruler


@law("11.2.7.III", "G.1.6", "3.2.1")
def test_a_favor_of_the_buyer_spares_his_mercenaries_and_takes_their_posts(table):
    t = table("marquise", "riverfolk", "eyrie")
    t.no_ruins()
    mercenaries, post, nest = [where + 1 for where in range(12) if t.g.suits[where] == RABBIT][:3]
    for where in (mercenaries, post, nest):
        t.put("marquise", where, workshop=1)
    t.put("riverfolk", mercenaries, warriors=2)
    t.put("riverfolk", post, trade_post_rabbit=1)
    t.put("eyrie", nest, warriors=2)
    t.hand("marquise", "favor_of_the_rabbits")
    t.at("marquise", "daylight")
    hire(t, "marquise")
    t.say("marquise", "craft", "card:favor_of_the_rabbits")
    assert t.warriors("riverfolk", mercenaries) == 2
    assert t.pieces("riverfolk", "trade_post_rabbit", post) == 0
    assert t.warriors("eyrie", nest) == 0
    assert t.points("marquise") == 1


@law("11.2.7.III", "1.5.3", "6.2.3")
def test_field_hospitals_save_no_mercenaries(table):
    t = shop(table, "marquise", "duchy*")
    t.put("marquise", 1, keep=1)
    t.put("marquise", 5, warriors=2)
    t.put("riverfolk", 5, warriors=2)
    t.put("duchy", 5, warriors=3)
    t.hand("marquise", "cobbler", "bake_sale")
    hired(t, "marquise")
    t.dice(2, 2)
    t.say("marquise", "battle", "faction:duchy")
    t.say("marquise", "card:cobbler")
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5), t.warriors("marquise", 1)) == (1, 1, 1)
    assert t.warriors("riverfolk", 1) == 0


@law("11.2.7.III", "E.3.2")
def test_mercenaries_fight_hirelings_of_the_riverfolk(table):
    t = shop(table, "marquise", "duchy*")
    t.hireling("forest_patrol", "riverfolk")
    t.put("riverfolk", 5, warriors=2)
    t.put("forest_patrol", 5, warriors=1)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "cobbler")
    hired(t, "marquise")
    t.dice(1, 0)
    t.say("marquise", "battle")
    assert (t.warriors("forest_patrol", 5), t.warriors("riverfolk", 5)) == (0, 2)


@law("11.2.7.III", "C.3.4")
def test_in_evening_mercenaries_rule_the_tower_for_the_buyer(table):
    t = shop(table, "marquise", "duchy*")
    t.landmark("tower", 10)
    t.put("marquise", 10, warriors=1)
    t.put("riverfolk", 10, warriors=2)
    t.put("duchy", 10, warriors=2)
    t.put("duchy", 1, warriors=1)
    t.hand("marquise", "cobbler")
    hired(t, "marquise")
    t.draws("codebreakers")
    t.say("marquise", "done")
    assert t.points("marquise") == 1


@law("11.2.7.III", "15.2.4")
def test_mercenaries_are_no_devout_knights(table):
    t = shop(table, "keepers", "marquise")
    bury(t)
    lay_relic(t, 1, "figure", 1)
    follow(t, (0, 1, 0))
    t.put("riverfolk", 1, warriors=3)
    t.put("marquise", 1, warriors=3)
    t.put("keepers", 2, warriors=1)
    t.hand("keepers", "bake_sale")
    hired(t, "keepers")
    t.dice(2, 2)
    t.say("keepers", "retainer")
    while t.ask.about != "ask-root-pause" and t.ask.seat == 0 and t.ask.about != "ask-root-keepers-evening":
        t.say("keepers", t.ask.options[0].text)
    assert t.warriors("riverfolk", 1) == 1


@law("11.2.7.III", "14.6.2")
def test_the_hundreds_oppress_with_a_mob_and_a_mercenary(table):
    t = table("hundreds", "marquise", "riverfolk")
    t.put("hundreds", 5, mob=1)
    t.put("riverfolk", 5, warriors=1)
    t.put("riverfolk", 1, warriors=2)  # ruled, but there is no piece of the Hundreds
    t.put("hundreds", 2, mob=1)
    t.put("riverfolk", 2, warriors=1, trade_post_mouse=1)  # a trade post is an enemy piece
    t.at("hundreds", "evening")
    hire(t, "hundreds")
    t.hand("hundreds", "sappers")
    t.draws("anvil")
    t.say("hundreds", "done")
    assert t.points("hundreds") == 1


@law("11.2.7.III", "2.5", "6.5.4.I")
def test_the_marquise_builds_where_mercenaries_rule_for_her_and_brings_wood_through_there(table):
    t = table("marquise", "duchy*", "riverfolk")
    t.no_ruins()
    t.put("marquise", 9, warriors=1, wood=1)
    t.put("riverfolk", 1, warriors=1)
    t.put("riverfolk", 5, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.at("marquise", "daylight")
    hire(t, "marquise")
    t.say("marquise", "build")
    assert t.asked("marquise", "ask-root-marquise-build-where") == ["clearing:1", "clearing:5", "clearing:9"]
    t.say("marquise", "clearing:5", "piece:workshop")
    assert t.pieces("marquise", "workshop", 5) == 1


@law("11.2.7.III", "2.5", "7.5.2.IV")
def test_the_eyrie_build_a_roost_where_mercenaries_rule_for_them(table):
    t = table("eyrie", "duchy*", "riverfolk")
    t.no_ruins()
    lead(t, "despot", build=["anvil"])
    t.put("eyrie", 1, roost=1, warriors=1)
    t.put("riverfolk", 8, warriors=1)
    t.hand("eyrie", "cobbler")
    t.at("eyrie", "daylight")
    hire(t, "eyrie")
    t.say("eyrie", "suit:bird", "clearing:5", "suit:fox")
    assert t.pieces("eyrie", "roost", 8) == 1


@law("11.2.7.III", "2.5", "12.5.1.I")
def test_the_duchy_builds_where_mercenaries_rule_for_it(table):
    t = table("duchy", "marquise", "riverfolk")
    t.no_ruins()
    t.put("riverfolk", 8, warriors=1)
    t.put("duchy", 7, warriors=1)
    t.hand("duchy", "anvil")
    t.at("duchy", "daylight")
    hire(t, "duchy")
    t.say("duchy", "build", "card:anvil", "piece:citadel")
    assert t.pieces("duchy", "citadel", 8) == 1


@law("11.2.7.III", "2.5", "14.5.2.III")
def test_the_hundreds_build_a_stronghold_where_mercenaries_rule_for_them(table):
    t = table("hundreds", "marquise", "riverfolk")
    t.no_ruins()
    warlord(t, 5)
    t.put("riverfolk", 8, warriors=1)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    hire(t, "hundreds")
    t.say("hundreds", "build", "card:anvil")
    assert t.pieces("hundreds", "stronghold", 8) == 1


@law("11.2.7.III", "4.2.1")
def test_the_buyer_moves_into_a_clearing_that_only_mercenaries_rule_for_him(table):
    t = table("marquise", "duchy*", "riverfolk")
    t.put("marquise", 1, warriors=1)
    t.put("duchy", 1, warriors=2)
    t.put("riverfolk", 5, warriors=1)
    t.at("marquise", "daylight")
    hire(t, "marquise")
    t.say("marquise", "march")
    assert t.warriors("marquise", 5) == 1


@law("11.2.7.III", "2.5")
def test_the_riverfolk_do_not_rule_where_their_mercenaries_are_hired(table):
    t = table("marquise", "duchy*", "riverfolk")
    t.put("riverfolk", 5, warriors=3)
    t.put("duchy", 5, warriors=2)
    t.put("riverfolk", 10, warriors=2)
    t.put("duchy", 10, warriors=2)
    t.at("marquise", "evening")
    assert (t.ruler(5), t.ruler(10)) == ("riverfolk", None)
    hire(t, "marquise")
    assert (t.ruler(5), t.ruler(10)) == ("marquise", None)


@law("11.2.7.III", "15.5.2.II", "G.1.6")
def test_keepers_delve_beside_mercenaries_of_theirs_without_a_battle(table):
    t = table("keepers", "marquise", "riverfolk")
    bury(t, figure=[(1, 1)])
    t.put("keepers", 1, warriors=1)
    t.put("riverfolk", 1, warriors=3)
    follow(t, (0, 2, 0))
    t.at("keepers", "daylight")
    hire(t, "keepers")
    t.say("keepers", "retainer")
    assert t.asked("keepers", "ask-root-keepers-delve-forest", "15.5.2.II.a") == ["forest:1", "pass"]
    assert (t.warriors("keepers", 1), t.warriors("riverfolk", 1)) == (1, 3)


@law("11.2.7.III", "15.5.2.II", "G.1.6")
def test_a_trade_post_beside_mercenaries_is_an_enemy_piece_that_keepers_must_battle_first(table):
    t = table("keepers", "marquise", "riverfolk")
    bury(t, figure=[(1, 1)])
    t.put("keepers", 1, warriors=3)
    t.put("riverfolk", 1, trade_post_fox=1)
    follow(t, (0, 2, 0))
    t.at("keepers", "daylight")
    hire(t, "keepers")
    t.dice(0, 0)
    t.say("keepers", "retainer")
    # without warriors of their own the Riverfolk are defenseless
    assert t.pieces("riverfolk", "trade_post_fox", 1) == 0


@law("11.2.7.III", "G.1.30")
def test_a_propaganda_bureau_of_the_buyer_replaces_no_mercenary(table):
    t = table("marquise", "duchy*", "riverfolk", deck="exiles_partisans")
    t.put("marquise", 9, warriors=1)
    t.put("riverfolk", 1, warriors=2)
    t.hand("marquise", "anvil")
    t.in_play("marquise", "propaganda_bureau")
    t.at("marquise", "daylight")
    hire(t, "marquise")
    assert t.refused("marquise", "use:propaganda_bureau") == "G.1.30"


@law("11.2.7.III.a", "4.3.1.II")
def test_of_an_ambush_on_the_buyer_one_hit_falls_on_a_mercenary(table):
    t = shop(table, "marquise", "duchy*")
    t.put("marquise", 5, warriors=2)
    t.put("riverfolk", 5, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.hand("marquise", "cobbler")
    t.hand("duchy", "ambush_rabbit")
    hired(t, "marquise")
    t.dice(0, 0)
    t.say("marquise", "battle", "faction:duchy")
    t.say("duchy", "card:ambush_rabbit")
    t.say("marquise", "pass")
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5)) == (1, 1)


@law("11.2.7.III.a", "4.3.1.II")
def test_rolled_hits_after_an_ambush_begin_with_the_buyers_own_warriors_again(table):
    t = shop(table, "marquise", "duchy*")
    t.put("marquise", 5, warriors=3)
    t.put("riverfolk", 5, warriors=3)
    t.put("duchy", 5, warriors=3)
    t.hand("marquise", "cobbler")
    t.hand("duchy", "ambush_rabbit")
    hired(t, "marquise")
    t.dice(1, 1)
    t.say("marquise", "battle", "faction:duchy")
    t.say("duchy", "card:ambush_rabbit")
    t.say("marquise", "pass")
    # the first two hits one each, the third falls on the Marquise
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5)) == (1, 2)


@law("11.2.6", "9.2.8")
def test_a_partner_of_the_riverfolk_buys_of_them_too(table):
    t = shop(table, "vagabond", "marquise", "duchy*")
    wander(t, 5, ready="boots tea")
    t.coalition("vagabond", "riverfolk", "dominance_fox")
    t.say("vagabond", "service:hand_card", "item:tea", "card:anvil")
    assert t.cards("vagabond") == ["anvil"]


# --- trade posts ------------------------------------------------------------------------------------------------------


def trading(table, *others, **funds):
    t = table("riverfolk", *others)
    t.no_ruins()
    lay(t, "funds", **funds)
    t.at("riverfolk", "daylight")
    return t


@law("11.5.6.II", "E.3.1")
def test_a_post_where_somebody_rules_by_hirelings_is_paid_with_his_own_warriors(table):
    t = trading(table, "marquise", "duchy*", marquise=2)
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=1)
    t.say("riverfolk", "establish")
    assert (t.pieces("riverfolk", "trade_post_fox", 1), t.points("riverfolk"), t.side("marquise").supply) == (1, 2, 25)


@law("11.5.6.III", "2.2.2")
def test_in_the_lost_city_a_trade_post_of_any_suit_is_placed(table):
    t = trading(table, "marquise", marquise=2)
    t.landmark("lost_city", 5)
    t.put("marquise", 5, warriors=1)
    t.say("riverfolk", "establish")
    t.say("riverfolk", "suit:mouse")
    assert (t.pieces("riverfolk", "trade_post_mouse", 5), t.warriors("riverfolk", 5), t.points("riverfolk")) == (
        1,
        1,
        2,
    )


@law("11.5.6.I", "10.2.4")
def test_a_post_beside_a_garden_is_paid_with_warriors_of_the_cult(table):
    t = trading(table, "cult", "marquise", marquise=2, cult=2)
    t.put("cult", 1, garden_fox=1)
    t.put("marquise", 1, warriors=3)
    t.say("riverfolk", "establish")
    assert (t.side("cult").supply, t.side("marquise").supply) == (25, 20)


@law("11.2.5.I", "14.4.1")
def test_when_mobs_raze_two_posts_the_funds_are_halved_twice(table):
    t = table("hundreds", "riverfolk")
    t.no_ruins()
    warlord(t, 8, ROWDY)
    for clearing, post in ((1, "trade_post_fox"), (2, "trade_post_mouse")):
        t.put("hundreds", clearing, mob=1)
        t.put("riverfolk", clearing, **{post: 1})
    lay(t, "funds", riverfolk=5)
    t.hand("hundreds", "anvil")
    t.foretell(("mob die", 0))
    t.at("hundreds", "birdsong")
    while t.ask.about != "ask-root-hundreds-mood":
        t.say(t.names[t.ask.seat], t.ask.options[0].text)
    assert (t.points("hundreds"), sum(own(t).funds), own(t).gone) == (2, 1, [1, 0, 1])


# --- items, open hands ------------------------------------------------------------------------------------------------


@law("14.2.5", "11.2.3")
def test_looters_take_an_item_of_the_riverfolk(table):
    t = table("hundreds", "riverfolk")
    t.put("hundreds", 1, warriors=4)
    t.put("riverfolk", 1, warriors=1)
    give(t, "riverfolk", "tea")
    t.dice(3, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[1], 0)))
    t.say("hundreds", "yes")
    while not t.match.over:
        t.say(t.names[t.ask.seat], "pass")
    assert (t.items("riverfolk"), t.warriors("riverfolk", 1)) == ({}, 1)


@law("11.2.7.III", "4.3")
def test_the_buyer_chooses_the_riverfolk_as_defenders_only_with_a_warrior_of_his_own(table):
    t = shop(table, "marquise", "duchy*")
    t.put("riverfolk", 5, warriors=2)
    t.put("marquise", 5, wood=1)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "cobbler")
    hired(t, "marquise")
    assert why_not_defender(t.state, t.side("marquise"), t.side("riverfolk"), 4) is not None
    assert t.refused("marquise", "battle")


@law("11.2.6.III", "11.4.2")
def test_what_the_vagabond_pays_with_are_warriors_of_the_riverfolk(table):
    t = shop(table, "vagabond", "marquise", costs=(3, 1, 1))
    wander(t, 1, ready="boots sword tea torch")
    t.supply("riverfolk", 2)
    t.say("vagabond", "service:hand_card", "item:boots", "item:sword", "item:tea", "card:anvil")
    assert (box(t, "payments"), t.side("riverfolk").supply) == ({"riverfolk": 2}, 0)


@law("11.5.3", "F")
def test_an_item_of_the_forge_is_exported_only_by_who_has_a_piece_there(table):
    t = trading(table, "marquise", riverfolk=3)
    t.suit(5, "fox")
    t.landmark("legendary_forge", 5)
    t.put("riverfolk", 1, trade_post_fox=1)
    t.hand("riverfolk", "anvil")
    assert t.refused("riverfolk", "craft")
    t.put("riverfolk", 5, warriors=1)
    t.say("riverfolk", "craft", "card:anvil", "export")
    assert (t.points("riverfolk"), box(t, "payments")) == (0, {"riverfolk": 1})
    assert t.landmark("legendary_forge").items[ITEMS.index("hammer")] == 1
