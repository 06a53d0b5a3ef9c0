"""10 Where the Lizard Cult meets landmarks, hirelings and the other factions."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import FOX, MOUSE, RABBIT, card_named
from polana.games.root.factions.corvid.side import BOMB, RAID, SNARE
from polana.games.root.factions.duchy.parliament import CAPTAIN
from tests.law import law
from tests.root.boards import rebels, support, train
from tests.root.factions.test_corvid_rules import plot
from tests.root.factions.test_cult_rules import outcast, souls
from tests.root.factions.test_cult_turn import conspirators, marker
from tests.root.factions.test_duchy_rules import swayed
from tests.root.factions.test_hundreds_rules import warlord
from tests.root.rivers import lay, prices
from tests.root.sides import cult, duchy, hundreds
from tests.root.vagabonds import wander


def lost(t):
    """The Lost Souls as everybody sees them."""
    return t.match.view(-1)["sides"][t.names.index("cult")]["board"]["lost_souls"]


def conspiring(table, *others, suit=FOX, acolytes=6):
    """Birdsong of the Cult, whose Outcast is Hated (there are no Lost Souls): everything costs one less."""
    t = table("cult", *others)
    t.no_ruins()
    conspirators(t, acolytes)
    outcast(t, suit)
    t.hand("cult", "anvil")  # so that Birdsong waits for a word
    return t


# --- the Lost City ----------------------------------------------------------------------------------------------------


@law("10.5.1", "2.2.2")
@pytest.mark.parametrize(("card", "garden"), [("anvil", "garden_fox"), ("codebreakers", "garden_mouse")])
def test_a_garden_in_the_lost_city_is_of_the_suit_of_the_revealed_card(table, card, garden):
    t = table("cult", "duchy*")
    t.no_ruins()
    t.landmark("lost_city", 5)
    t.put("cult", 5, warriors=1)
    t.put("cult", 3, warriors=1)
    t.hand("cult", card, "bake_sale")
    t.at("cult", "daylight")
    t.say("cult", "build", f"card:{card}")
    assert t.pieces("cult", garden, 5) == 1


@law("10.2.1")
def test_a_garden_in_the_lost_city_crafts_for_its_printed_suit_only(table):
    t = table("cult", "duchy*")
    t.landmark("lost_city", 5)
    t.put("cult", 5, garden_mouse=1)
    outcast(t, MOUSE)
    t.hand("cult", "anvil", "mouse_in_a_sack", "travel_gear_fox")
    t.at("cult", "evening")
    t.say("cult", "craft")
    assert t.asked("cult", "ask-root-craft", "10.6.2") == ["card:mouse_in_a_sack"]


@law("10.4.3.II", "2.2.2")
def test_the_lost_city_is_a_clearing_of_whatever_suit_is_outcast(table):
    t = conspiring(table, "duchy*", suit=MOUSE)
    t.landmark("lost_city", 5)  # a rabbit clearing
    t.put("duchy", 5, warriors=1)
    t.put("duchy", 3, warriors=1)
    t.at("cult", "birdsong")
    t.say("cult", "convert")
    assert (t.warriors("cult", 5), t.warriors("duchy", 5)) == (1, 0)


@law("10.4.3.III", "2.2.2")
def test_in_the_lost_city_a_sanctified_garden_is_of_any_suit(table):
    t = conspiring(table, "marquise", suit=MOUSE)
    t.landmark("lost_city", 5)
    t.put("marquise", 5, sawmill=1)
    t.at("cult", "birdsong")
    t.say("cult", "sanctify")
    t.say("cult", "suit:rabbit")
    assert (t.pieces("cult", "garden_rabbit", 5), t.points("cult")) == (1, 1)


# --- rule by gardens --------------------------------------------------------------------------------------------------


@law("10.2.4", "11.2.7.III")
def test_mercenaries_do_not_break_the_rule_of_a_garden(table):
    t = table("marquise", "cult", "riverfolk")
    t.no_ruins()
    prices(t, 1, 1, 1)
    t.put("marquise", 5, warriors=4)
    t.put("riverfolk", 5, warriors=4)
    t.put("cult", 5, garden_rabbit=1)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "cobbler")
    t.before("marquise", "birdsong")
    t.say("marquise", "service:mercenaries")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert t.ruler(5) == "cult"
    t.say("marquise", "build")
    assert t.ask.about == "ask-root-marquise-build-what"  # in clearing 9: nowhere else does she rule


@law("10.2.4", "E.3.1")
def test_neither_nobles_nor_hirelings_rule_a_clearing_with_a_garden(table):
    t = table("marquise", "cult", "duchy*")
    t.hireling("bluebird_nobles", "marquise")
    t.hireling("forest_patrol", "marquise")
    t.put("cult", 5, garden_rabbit=1)
    t.put("marquise", 5, warriors=1)
    assert t.ruler(5) == "cult"
    t.put("forest_patrol", 5, warriors=3)
    assert t.ruler(5) == "cult"


@law("10.2.4", "3.3.1.I")
def test_three_gardens_are_enough_for_dominance(table):
    t = table("cult", "marquise")
    t.no_ruins()
    for clearing in (2, 7, 9):
        t.put("cult", clearing, garden_mouse=1)
        t.put("marquise", clearing, warriors=4)
    t.dominance("cult", "dominance_mouse")
    t.before("cult", "birdsong")
    t.over()
    assert t.match.state.winners == [0]


@law("10.2.4", "C.3.4")
def test_the_tower_scores_for_the_cult_by_its_garden(table):
    t = table("cult", "marquise")
    t.no_ruins()
    t.landmark("tower", 10)
    t.put("cult", 10, garden_rabbit=1)
    t.put("marquise", 10, warriors=3)
    outcast(t, FOX)
    t.draws("anvil")
    t.hand("marquise", "cobbler")
    t.at("cult", "evening")
    t.asked("marquise", "ask-root-marquise-daylight")
    assert t.points("cult") == 1


# --- conspiracies against others --------------------------------------------------------------------------------------


@law("10.4.3.II", "14.2.2")
def test_the_warlord_is_not_converted(table):
    t = conspiring(table, "hundreds")
    warlord(t, 1)
    t.put("cult", 6, warriors=1)
    t.at("cult", "birdsong")
    assert t.refused("cult", "convert") == "10.4.3.II"


@law("10.4.3.II", "14.2.2")
def test_a_warrior_beside_the_warlord_is_converted(table):
    t = conspiring(table, "hundreds")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=1)
    t.at("cult", "birdsong")
    t.say("cult", "convert")
    assert (hundreds(t.side("hundreds")).warlord, t.warriors("hundreds", 1), t.warriors("cult", 1)) == (0, 1, 1)


@law("10.4.3.II", "13.7.2")
def test_at_a_snare_nobody_is_converted_and_from_it_no_crusade_leaves(table):
    t = conspiring(table, "corvid")
    plot(t, 1, SNARE, up=True)
    t.put("corvid", 1, warriors=2)
    t.put("cult", 1, warriors=2)
    t.at("cult", "birdsong")
    assert t.refused("cult", "convert") == "10.4.3.II"
    t.dice(1, 0)
    t.say("cult", "crusade")  # a battle, since nobody moves out
    assert t.warriors("corvid", 1) == 1


@law("10.4.3.II", "E.3.2")
def test_a_hireling_is_converted_unless_the_cult_controls_it(table):
    t = conspiring(table, "duchy*", "marquise*")
    t.hireling("forest_patrol")
    t.hireling("flame_bearers", "cult")
    t.put("forest_patrol", 1, warriors=2)
    t.put("flame_bearers", 6, warriors=1)
    t.at("cult", "birdsong")
    t.say("cult", "convert")  # only the patrol in clearing 1 is an enemy
    assert (t.warriors("forest_patrol", 1), t.warriors("cult", 1), t.warriors("flame_bearers", 6)) == (1, 1, 1)


@law("10.4.3.III", "12.2.3", "3.2.1")
def test_a_sanctified_market_is_a_failure_of_the_duchy(table):
    t = conspiring(table, "duchy")
    t.put("duchy", 1, market=1)
    swayed(t, CAPTAIN)
    t.hand("duchy", "sappers")
    t.random_cards("sappers")
    t.at("cult", "birdsong")
    t.say("cult", "sanctify")
    assert (t.pieces("cult", "garden_fox", 1), t.points("cult"), t.cards("duchy")) == (1, 1, [])
    assert duchy(t.side("duchy")).swayed == 0
    assert lost(t) == ["sappers"]


@law("10.4.3.III", "8.2.4")
def test_a_sanctified_base_takes_supporters_and_officers_with_it(table):
    t = conspiring(table, "alliance")
    t.put("alliance", 1, base_fox=1)
    support(t, "foxfolk_steel", "armorers", "bake_sale")
    train(t, 3)
    t.at("cult", "birdsong")
    t.say("cult", "sanctify")
    assert [card_named("bake_sale")] == rebels(t).supporters
    assert (rebels(t).officers, t.points("cult")) == (1, 1)
    assert sorted(lost(t)) == ["armorers", "foxfolk_steel"]


@law("10.4.3.III", "E.3.6")
def test_a_vault_is_sanctified_for_a_point(table):
    t = conspiring(table, "duchy*", "marquise*")
    t.hireling("vault_keepers", "duchy")
    t.put("vault_keepers", 1, vault=1)
    t.at("cult", "birdsong")
    t.say("cult", "sanctify")
    assert (t.pieces("cult", "garden_fox", 1), t.points("cult")) == (1, 1)


# --- Revenge, Fear of the Faithful ------------------------------------------------------------------------------------


@law("10.2.3", "D.4.2")
def test_in_a_battle_that_a_vagrant_instigates_the_defending_cult_takes_revenge(table):
    t = table("vagabond", "cult", "marquise")
    wander(t, 1, be="vagrant", ready="torch boots")
    t.put("cult", 1, warriors=2)
    t.put("marquise", 1, warriors=2)
    t.dice(1, 0)
    t.hand("vagabond", "anvil")
    t.at("vagabond", "daylight")
    t.say("vagabond", "special", "faction:marquise", "faction:cult")
    assert (t.warriors("cult", 1), cult(t.side("cult")).acolytes) == (1, 1)


@law("10.2.3", "4.3.1.II")
def test_warriors_that_fall_to_an_ambush_while_the_cult_attacks_are_no_acolytes(table):
    t = table("cult", "marquise")
    t.put("cult", 1, warriors=3)
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", "ambush_fox")
    t.dice(0, 0)
    t.stage(lambda g: battle(g, Battle(t.side("cult"), t.side("marquise"), 0)))
    t.say("marquise", "card:ambush_fox")
    assert (cult(t.side("cult")).acolytes, t.warriors("cult", 1)) == (0, 1)
    assert lost(t) == ["ambush_fox"]


@law("10.2.5", "13.7.1")
def test_a_bomb_among_two_gardens_costs_two_random_cards(table):
    t = table("corvid", "cult")
    t.no_ruins()
    plot(t, 6, BOMB)
    t.put("corvid", 6, warriors=1)
    t.put("cult", 6, garden_fox=2, warriors=2)
    t.hand("cult", "anvil", "codebreakers", "sappers")
    t.hand("corvid", "armorers")
    t.random_cards("codebreakers", "anvil")
    t.at("corvid", "birdsong")
    t.say("corvid", "flip")
    assert (t.cards("cult"), t.points("corvid")) == (["sappers"], 3)
    assert (cult(t.side("cult")).acolytes, t.side("cult").supply) == (0, 25)  # no battle, no Revenge


# --- Lost Souls -------------------------------------------------------------------------------------------------------


@law("10.2.6", "11.5.3.I")
def test_an_exported_card_is_a_lost_soul(table):
    t = table("riverfolk", "cult")
    t.put("riverfolk", 1, trade_post_fox=1)
    lay(t, "funds", riverfolk=2)
    t.hand("riverfolk", "anvil")
    t.at("riverfolk", "daylight")
    t.say("riverfolk", "craft", "card:anvil", "export")
    assert (lost(t), t.pile()) == (["anvil"], [])


@law("10.2.6", "D.2.2")
def test_the_tinker_finds_nothing_among_the_lost_souls(table):
    t = table("vagabond", "cult")
    wander(t, 1, be="tinker", ready="torch boots")
    souls(t, "anvil")
    t.at("vagabond", "daylight")
    assert t.refused("vagabond", "special") == "D.2.2"


@law("10.2.6", "3.3.4")
def test_a_dominance_card_among_the_lost_souls_is_taken_by_nobody(table):
    t = table("marquise", "cult")
    souls(t, "dominance_fox")
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "anvil")
    t.at("marquise", "daylight")
    assert not any("dominance" in word for word in t.asked("marquise", "ask-root-marquise-daylight"))


@law("10.4.1", "10.2.6")
def test_dominance_cards_count_for_the_suit_of_the_outcast(table):
    t = conspiring(table, "duchy*", suit=FOX)
    souls(t, "dominance_mouse", "mouse_in_a_sack", "foxfolk_steel")
    t.put("duchy", 2, warriors=1)
    t.at("cult", "birdsong")
    t.asked("cult", "ask-root-cult-birdsong")
    assert marker(t) == ("mouse", False)


@law("10.5.2", "13.7.2")
def test_no_pilgrim_is_recruited_at_a_snare(table):
    t = table("cult", "corvid")
    plot(t, 1, SNARE, up=True)
    plot(t, 6, RAID, up=True)
    t.hand("cult", "anvil", "bake_sale")
    t.at("cult", "daylight")
    t.say("cult", "recruit", "card:anvil")
    assert t.asked("cult", "ask-root-cult-recruit") == ["clearing:6", "clearing:8", "clearing:12"]


@law("10.5.4", "1.5.1")
def test_without_a_warrior_in_the_supply_nobody_is_sacrificed(table):
    t = table("cult", "duchy*")
    t.supply("cult", 0)
    t.put("cult", 5, garden_rabbit=1)
    t.hand("cult", "birdy_bindle", "bake_sale")
    t.at("cult", "daylight")
    assert t.refused("cult", "sacrifice") in ("10.5.4", "1.5.1")


@law("10.4.1", "10.4.3")
@pytest.mark.parametrize("suit", [FOX, MOUSE, RABBIT])
def test_no_lost_souls_leave_the_outcast_and_make_it_hated(table, suit):
    t = conspiring(table, "duchy*", suit=suit, acolytes=1)
    t.put("duchy", {FOX: 1, MOUSE: 2, RABBIT: 3}[suit], warriors=1)
    t.at("cult", "birdsong")
    t.say("cult", "convert")  # for one acolyte
    assert cult(t.side("cult")).acolytes == 0
