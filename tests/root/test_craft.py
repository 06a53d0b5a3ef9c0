"""4.1 Crafting."""

from polana.games.root.craft import craft
from polana.games.root.effects.base import Effect
from tests.law import law
from tests.root.bench import Lent


def crafting_table(table, **workshops):
    """The Marquise in Daylight with workshops: fox=1 is one in clearing 1, rabbit in 5, mouse in 2."""
    t = table("marquise", "duchy*")
    t.no_ruins()
    for suit, clearing in (("fox", 1), ("rabbit", 5), ("mouse", 2)):
        if workshops.get(suit):
            t.put("marquise", clearing, workshop=workshops[suit])
    t.put("marquise", 9, warriors=1)  # something else to do, so that the turn waits
    t.at("marquise", "daylight")
    return t


@law("4.1.1", "6.2.1")
def test_each_symbol_activates_a_crafting_piece_of_that_suit(table):
    t = crafting_table(table, mouse=1, rabbit=1)
    t.hand("marquise", "gently_used_knapsack", "sword_mouse", "anvil")
    t.say("marquise", "craft")
    assert t.asked("marquise", "ask-root-craft") == ["card:gently_used_knapsack"]
    assert t.refused("marquise", "card:anvil") == "4.1.1"
    t.say("marquise", "card:gently_used_knapsack")
    assert t.items("marquise") == {"bag": 1}


@law("4.1.1")
def test_a_crafting_piece_is_activated_once_a_turn(table):
    t = crafting_table(table, mouse=1)
    t.hand("marquise", "gently_used_knapsack", "root_tea_fox")
    t.say("marquise", "craft", "card:root_tea_fox")
    assert t.refused("marquise", "craft") == "4.1"
    assert t.points("marquise") == 2


@law("4.1.1")
def test_a_coloured_symbol_is_paid_with_any_suit_of_the_players_choice(table):
    t = crafting_table(table, mouse=2, rabbit=2, fox=1)
    t.hand("marquise", "royal_claim")
    t.say("marquise", "craft", "card:royal_claim")
    assert t.asked("marquise", "ask-root-craft-any", "4.1.1") == ["suit:fox", "suit:rabbit", "suit:mouse"]
    t.say("marquise", "suit:rabbit", "suit:rabbit", "suit:mouse", "suit:fox")
    assert t.side("marquise").activated == [1, 2, 1, 0]
    assert t.play("marquise") == ["royal_claim"]


@law("4.1.2", "3.2.2")
def test_a_crafted_item_comes_from_the_supply_with_its_points_and_the_card_is_discarded(table):
    t = crafting_table(table, rabbit=2)
    t.hand("marquise", "bake_sale")
    t.say("marquise", "craft", "card:bake_sale")
    assert t.items("marquise") == {"coins": 1}
    assert t.state.items[6] == 1
    assert (t.points("marquise"), t.pile()) == (3, ["bake_sale"])


@law("4.1.2", "1.5.1")
def test_an_item_that_is_gone_cannot_be_crafted(table):
    t = crafting_table(table, fox=1, mouse=1)
    t.g.items[3] = 0
    t.hand("marquise", "anvil", "birdy_bindle")
    t.say("marquise", "craft")
    assert t.refused("marquise", "card:anvil") == "4.1.2"


@law("4.1.3")
def test_a_persistent_effect_stays_in_the_play_area(table):
    t = crafting_table(table, mouse=1)
    t.hand("marquise", "codebreakers")
    t.say("marquise", "craft", "card:codebreakers")
    assert (t.play("marquise"), t.pile(), t.points("marquise")) == (["codebreakers"], [], 0)


@law("4.1.4")
def test_a_persistent_effect_cannot_be_crafted_twice(table):
    t = crafting_table(table, mouse=1)
    t.in_play("marquise", "codebreakers")
    t.hand("marquise", "codebreakers", "mouse_in_a_sack")
    t.say("marquise", "craft")
    assert t.refused("marquise", "card:codebreakers") == "4.1.4"


@law("2.1.2", "2.1.3")
def test_ambush_and_dominance_cards_cannot_be_crafted(table):
    t = crafting_table(table, mouse=1)
    t.hand("marquise", "ambush_fox", "dominance_fox", "birdy_bindle")
    t.say("marquise", "craft")
    assert t.refused("marquise", "card:ambush_fox") == "2.1.2"
    assert t.refused("marquise", "card:dominance_fox") == "2.1.3"


@law("4.1.3")
def test_effects_of_other_players_may_see_what_is_crafted(table):
    seen = []

    class Watcher(Effect):
        def saw_craft(self, g, me, crafter, card):
            seen.append((me.rules.name, crafter.rules.name))

    t = crafting_table(table, mouse=1)
    with Lent("armorers", Watcher()):
        t.in_play("duchy", "armorers")
        t.hand("marquise", "birdy_bindle")
        t.stage(lambda g: craft(g, t.side("marquise"), "4.1"))
        t.say("marquise", "card:birdy_bindle")
    assert seen == [("duchy", "marquise")]
