"""10.4 to 10.6: the turn of the Lizard Cult."""

import pytest

from polana.games.root.components import FOX, MOUSE, RABBIT, SUITS, card_named
from tests.law import law
from tests.root.factions.test_cult_rules import outcast, souls
from tests.root.sides import cult


def conspirators(t, acolytes):
    own = cult(t.side("cult"))
    own.supply -= acolytes
    own.acolytes = acolytes


def marker(t):
    own = cult(t.side("cult"))
    return (SUITS[own.outcast], own.hated)


# --- Birdsong (10.4) --------------------------------------------------------------------------------------------------


@law("10.4", "10.4.1")
@pytest.mark.parametrize(
    ("before", "pile", "after"),
    [
        # another suit leads: the marker moves there, Outcast side up
        ((FOX, True), ["mouse_in_a_sack", "codebreakers", "anvil"], ("mouse", False)),
        # the Outcast leads again: Hated
        ((MOUSE, False), ["mouse_in_a_sack", "codebreakers", "anvil"], ("mouse", True)),
        ((MOUSE, True), ["mouse_in_a_sack"], ("mouse", True)),
        # no single suit leads: the marker stays and is Hated
        ((FOX, False), ["mouse_in_a_sack", "anvil"], ("fox", True)),
        ((RABBIT, False), ["mouse_in_a_sack", "anvil"], ("rabbit", True)),
        ((RABBIT, False), [], ("rabbit", True)),
        # birds are ignored
        ((FOX, True), ["mouse_in_a_sack", "birdy_bindle", "armorers", "sappers"], ("mouse", False)),
        ((FOX, False), ["birdy_bindle"], ("fox", True)),
    ],
)
def test_the_most_frequent_suit_of_the_lost_souls_becomes_the_outcast_or_is_hated(table, before, pile, after):
    t = table("cult", "duchy*")
    conspirators(t, 2)
    t.put("cult", 1, warriors=1)
    t.put("cult", 2, warriors=1)
    t.put("cult", 3, warriors=1)
    outcast(t, *before)
    souls(t, *pile)
    t.at("cult", "birdsong")
    assert "done" in t.asked("cult", "ask-root-cult-birdsong", "10.4.3")
    assert marker(t) == after


@law("10.4.2")
def test_lost_souls_are_discarded_and_their_dominance_cards_become_available(table):
    t = table("cult", "duchy*")
    conspirators(t, 3)
    t.put("cult", 1, warriors=1)
    outcast(t, FOX)
    souls(t, "anvil", "dominance_mouse", "foxfolk_steel")
    t.at("cult", "birdsong")
    t.asked("cult", "ask-root-cult-birdsong")
    assert (t.pile(), t.state.available) == (["anvil", "foxfolk_steel"], [card_named("dominance_mouse")])
    assert cult(t.side("cult")).lost_souls == []


@law("10.4.3")
def test_a_conspiracy_costs_acolytes_which_return_to_the_supply(table):
    t = table("cult", "duchy*")
    conspirators(t, 5)
    t.put("cult", 1, warriors=1)
    t.put("duchy", 1, warriors=1)
    outcast(t, MOUSE)
    souls(t, "anvil")
    t.at("cult", "birdsong")
    t.say("cult", "convert")
    own = cult(t.side("cult"))
    # 25 in all: 3 acolytes, 2 warriors in the clearing, the rest in the supply
    assert (own.acolytes, t.warriors("cult", 1), own.supply) == (3, 2, 20)


@law("10.4.3")
def test_while_the_outcast_is_hated_a_conspiracy_costs_one_acolyte_less(table):
    t = table("cult", "duchy*")
    conspirators(t, 1)
    t.put("cult", 1, warriors=1)
    t.put("duchy", 1, warriors=1)
    t.hand("cult", "anvil")  # so that Birdsong waits for a word
    outcast(t, FOX)
    t.at("cult", "birdsong")  # no Lost Souls: Hated
    assert t.refused("cult", "sanctify") == "10.4.3"
    t.say("cult", "convert")
    assert cult(t.side("cult")).acolytes == 0


@law("10.4.3")
def test_a_conspiracy_that_cannot_be_completed_cannot_be_bought(table):
    t = table("cult", "marquise")
    conspirators(t, 6)
    t.put("cult", 1, warriors=1)
    t.put("marquise", 6, warriors=1, keep=1, sawmill=1)  # nobody else places pieces beside the keep (6.2.2)
    t.put("marquise", 2, warriors=1, sawmill=1)  # not the Outcast's clearing
    outcast(t, FOX)
    t.at("cult", "birdsong")
    assert t.refused("cult", "convert") == "10.4.3.II"
    assert t.refused("cult", "sanctify") == "10.4.3.III"
    assert t.asked("cult", "ask-root-cult-birdsong") == ["crusade", "done"]


@law("10.4.3.I")
def test_a_crusade_is_a_battle_in_an_outcast_clearing(table):
    t = table("cult", "marquise")
    conspirators(t, 2)
    t.put("cult", 1, warriors=2)
    t.put("cult", 2, warriors=2)
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 2, warriors=1)
    outcast(t, FOX)
    t.at("cult", "birdsong")
    t.dice(1, 0)
    t.say("cult", "crusade")
    assert t.asked("cult", "ask-root-cult-crusade", "10.4.3.I") == ["battle", "move"]
    t.say("cult", "battle")  # only clearing 1 is a fox clearing
    assert (t.warriors("marquise", 1), t.warriors("marquise", 2)) == (0, 1)


@law("10.4.3.I")
def test_a_crusade_is_a_move_from_an_outcast_clearing_and_then_perhaps_a_battle(table):
    t = table("cult", "marquise")
    conspirators(t, 2)
    t.put("cult", 1, warriors=3)
    t.put("cult", 2, warriors=1)
    t.put("marquise", 5, warriors=1)
    outcast(t, FOX)
    t.at("cult", "birdsong")
    t.dice(1, 0)
    t.say("cult", "crusade")  # nobody to fight in a fox clearing: it is a move, and it begins in clearing 1
    assert t.ask.about == "ask-root-move-to"
    t.say("cult", "clearing:5", "count:2")
    assert t.asked("cult", "ask-root-cult-crusade-battle", "10.4.3.I") == ["battle", "done"]
    t.say("cult", "battle")
    assert (t.warriors("cult", 5), t.warriors("marquise", 5)) == (2, 0)


@law("10.4.3.II", "G.1.30")
def test_convert_replaces_an_enemy_warrior_by_a_warrior_of_the_cult(table):
    t = table("cult", "duchy*", "keepers*")
    conspirators(t, 2)
    for name in ("duchy", "keepers"):
        t.put(name, 1, warriors=2)
        t.put(name, 6, warriors=2)
        t.put(name, 2, warriors=2)
    outcast(t, MOUSE)
    souls(t, "anvil")
    t.hand("cult", "foxfolk_steel")  # so that Birdsong waits for a word
    t.at("cult", "birdsong")
    t.say("cult", "convert")
    assert t.asked("cult", "ask-root-cult-convert", "10.4.3.II") == ["clearing:1", "clearing:6"]
    t.say("cult", "clearing:6")
    assert t.asked("cult", "ask-root-cult-convert-whom") == ["faction:duchy", "faction:keepers"]
    t.say("cult", "faction:keepers")
    assert (t.warriors("cult", 6), t.warriors("keepers", 6), t.warriors("duchy", 6)) == (1, 1, 2)


@law("10.4.3.III", "3.2.1")
def test_sanctify_replaces_an_enemy_building_by_a_garden_of_the_clearings_suit(table):
    t = table("cult", "marquise")
    conspirators(t, 3)
    t.no_ruins()
    t.put("marquise", 6, sawmill=1, workshop=1)
    outcast(t, MOUSE)
    souls(t, "anvil")
    t.hand("cult", "foxfolk_steel")  # so that Birdsong waits for a word
    t.at("cult", "birdsong")
    t.say("cult", "sanctify")
    assert t.asked("cult", "ask-root-cult-sanctify-which", "10.4.3.III") == ["piece:sawmill", "piece:workshop"]
    t.say("cult", "piece:workshop")
    assert (t.pieces("marquise", "workshop", 6), t.pieces("cult", "garden_fox", 6)) == (0, 1)
    assert (t.points("cult"), cult(t.side("cult")).acolytes) == (1, 0)


@law("10.4.3.III")
def test_without_a_garden_of_the_suit_nothing_is_sanctified(table):
    t = table("cult", "marquise")
    conspirators(t, 3)
    t.put("marquise", 1, sawmill=1, warriors=1)
    for clearing, gardens in ((6, 2), (8, 2), (12, 1)):
        t.no_ruins()
        t.put("cult", clearing, garden_fox=gardens)
    outcast(t, FOX)
    t.at("cult", "birdsong")
    assert t.refused("cult", "sanctify") == "10.4.3.III"


# --- Daylight (10.5) --------------------------------------------------------------------------------------------------


@law("10.5", "10.5.1")
def test_a_revealed_card_builds_a_garden_of_its_suit_where_the_cult_rules(table):
    t = table("cult", "duchy*")
    t.no_ruins()
    t.put("cult", 6, warriors=1)
    t.put("cult", 8, warriors=1)
    t.put("cult", 2, warriors=1)
    t.put("duchy", 12, warriors=1)
    t.hand("cult", "anvil", "mouse_in_a_sack", "birdy_bindle")
    t.at("cult", "daylight")
    t.say("cult", "build")
    assert t.asked("cult", "ask-root-cult-reveal", "10.5.1") == ["card:anvil", "card:mouse_in_a_sack"]
    assert t.refused("cult", "card:birdy_bindle") == "10.2.2"
    t.say("cult", "card:anvil")
    assert t.asked("cult", "ask-root-cult-build", "10.5.1") == ["clearing:6", "clearing:8"]
    t.say("cult", "clearing:8")
    assert t.pieces("cult", "garden_fox", 8) == 1
    # the card lies in the play area and cannot be used again this Daylight
    assert t.cards("cult") == ["birdy_bindle", "mouse_in_a_sack"]
    assert t.side("cult").revealed == [card_named("anvil")]


@law("10.5.2")
def test_a_revealed_card_places_a_warrior_in_any_clearing_of_its_suit(table):
    t = table("cult", "duchy*")
    t.put("duchy", 12, warriors=5)
    t.hand("cult", "anvil")
    t.at("cult", "daylight")
    t.say("cult", "recruit", "card:anvil")
    assert t.asked("cult", "ask-root-cult-recruit", "10.5.2") == [f"clearing:{n}" for n in (1, 6, 8, 12)]
    t.hand("cult", "sappers")
    t.say("cult", "clearing:12")
    assert t.warriors("cult", 12) == 1


@law("10.5.3", "10.2.6")
@pytest.mark.parametrize(("gardens", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_very_card_that_was_revealed_is_spent_to_score_by_its_gardens(table, gardens, points):
    t = table("cult", "duchy*")
    t.no_ruins()
    for clearing in (1, 6, 6, 8, 8)[:gardens]:
        t.put("cult", clearing, garden_fox=1)
    t.hand("cult", "anvil", "foxfolk_steel", "birdy_bindle")
    t.at("cult", "daylight")
    t.say("cult", "score", "card:anvil")
    assert t.points("cult") == points
    assert cult(t.side("cult")).lost_souls == [card_named("anvil")]
    assert t.side("cult").revealed == []


@law("10.5.3")
def test_a_suit_scores_once_a_turn_and_a_bird_never(table):
    t = table("cult", "duchy*")
    t.put("cult", 1, garden_fox=1)
    t.put("cult", 2, garden_mouse=1)
    t.hand("cult", "anvil", "foxfolk_steel", "mouse_in_a_sack", "birdy_bindle")
    t.at("cult", "daylight")
    t.say("cult", "score", "card:anvil", "score")
    assert t.asked("cult", "ask-root-cult-reveal") == ["card:mouse_in_a_sack"]
    assert t.refused("cult", "card:foxfolk_steel") == "10.5.3"
    assert t.refused("cult", "card:birdy_bindle") == "10.2.2"


@law("10.5.3")
def test_a_suit_without_a_garden_on_the_map_scores_nothing(table):
    t = table("cult", "duchy*")
    t.put("cult", 1, garden_fox=1)
    t.hand("cult", "mouse_in_a_sack")
    t.at("cult", "daylight")
    assert t.refused("cult", "score") == "10.5.3"


@law("10.5.4")
def test_a_revealed_bird_makes_a_warrior_of_the_supply_an_acolyte(table):
    t = table("cult", "duchy*")
    t.hand("cult", "anvil", "birdy_bindle", "armorers")
    t.at("cult", "daylight")
    t.say("cult", "sacrifice")
    assert sorted(t.asked("cult", "ask-root-cult-reveal", "10.5.4")) == ["card:armorers", "card:birdy_bindle"]
    assert t.refused("cult", "card:anvil") == "10.5.4"
    t.say("cult", "card:armorers")
    own = cult(t.side("cult"))
    assert (own.acolytes, own.supply) == (1, 24)


@law("10.5", "10.2.2")
def test_one_ritual_is_performed_for_each_card_until_the_cult_is_done(table):
    t = table("cult", "duchy*")
    t.hand("cult", "anvil", "foxfolk_steel", "sappers")
    t.at("cult", "daylight")
    t.say("cult", "recruit", "card:anvil", "clearing:1", "recruit", "card:foxfolk_steel", "clearing:1")
    assert t.warriors("cult", 1) == 2
    assert t.side("cult").revealed == [card_named("anvil"), card_named("foxfolk_steel")]
    assert t.asked("cult", "ask-root-cult-daylight") == ["sacrifice", "done"]


# --- Evening (10.6) ---------------------------------------------------------------------------------------------------


@law("10.6", "10.6.1")
def test_revealed_cards_that_were_not_spent_return_to_the_hand(table):
    t = table("cult", "duchy*")
    t.put("cult", 1, garden_fox=1)
    t.put("duchy", 12, warriors=1)
    t.hand("cult", "anvil", "foxfolk_steel", "mouse_in_a_sack")
    outcast(t, FOX)
    t.at("cult", "daylight")
    t.say("cult", "recruit", "card:foxfolk_steel", "clearing:1", "score", "card:anvil", "done")
    assert t.cards("cult") == ["foxfolk_steel", "mouse_in_a_sack"]
    assert t.side("cult").revealed == []
    assert t.ask.about == "ask-root-cult-evening"


@law("10.6.3")
@pytest.mark.parametrize(("gardens", "drawn"), [((1, 1), 1), ((2, 1), 2), ((2, 2), 3), ((4, 0), 2)])
def test_the_cult_draws_one_card_and_one_for_each_uncovered_bonus(table, gardens, drawn):
    t = table("cult", "duchy*")
    t.no_ruins()
    for clearing in (1, 6, 6, 8)[: gardens[0]]:
        t.put("cult", clearing, garden_fox=1)
    for clearing in (2, 7)[: gardens[1]]:
        t.put("cult", clearing, garden_mouse=1)
    t.put("duchy", 12, warriors=1)
    outcast(t, RABBIT)
    t.hand("cult", "anvil")
    t.at("cult", "evening")
    t.draws(*["sappers", "armorers", "codebreakers"][:drawn])
    t.say("cult", "done")
    assert len(t.cards("cult")) == 1 + drawn


@law("10.6.3")
def test_the_cult_discards_down_to_five_cards(table):
    t = table("cult", "marquise")
    t.put("marquise", 12, warriors=1)
    t.hand("cult", "anvil", "foxfolk_steel", "mouse_in_a_sack", "codebreakers", "armorers")
    t.at("cult", "evening")
    t.draws("sappers")
    t.say("cult", "done")
    assert t.asked("cult", "ask-root-discard", "10.6.3")
    t.say("cult", "card:anvil")
    assert len(t.cards("cult")) == 5
    assert cult(t.side("cult")).lost_souls == [card_named("anvil")]


@law("10.4.1", "1.4.2")
def test_an_effect_of_birdsong_may_be_used_before_the_outcast_is_adjusted(table):
    t = table("cult", "marquise", deck="exiles_partisans")
    outcast(t, MOUSE)
    t.in_play("cult", "false_orders")
    t.put("cult", 1, warriors=1)
    t.put("marquise", 1, warriors=2)
    t.hand("cult", "bake_sale")
    t.at("cult", "birdsong")
    assert t.asked("cult", "ask-root-pause") == ["use:false_orders", "done"]
    t.say("cult", "use:false_orders", "clearing:5")
    assert marker(t) == ("fox", False)  # the card itself was the only Lost Soul
