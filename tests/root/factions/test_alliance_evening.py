"""8.6: military operations and the cards of the Woodland Alliance in Evening."""

import pytest

from tests.law import law
from tests.root.boards import HELD, rebels, train


@law("8.6", "8.6.1", "8.6.2")
def test_without_officers_they_only_draw(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, warriors=2, base_fox=1)
    t.put("marquise", 5, warriors=1)
    t.draws("anvil", "bake_sale")
    t.at("alliance", "evening")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert t.cards("alliance") == ["anvil", "bake_sale"]


@law("8.6.1", "8.6.1.I")
def test_as_many_operations_as_officers_and_each_move_is_one(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, warriors=2)
    t.put("marquise", 12, warriors=1)
    train(t, 2)
    t.draws("anvil")
    t.at("alliance", "evening")
    assert t.asked("alliance", "ask-root-alliance-evening", "8.6.1") == ["move", "organize", "done"]
    t.say("alliance", "move", "clearing:5", "count:1")
    t.say("alliance", "move", "clearing:1", "clearing:9")
    assert (t.warriors("alliance", 5), t.warriors("alliance", 9)) == (1, 1)
    assert t.asked("marquise", "ask-root-marquise-daylight")  # both officers have acted


@law("8.6.1")
def test_they_may_stop_before_all_officers_have_acted(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, warriors=2)
    t.put("marquise", 12, warriors=1)
    train(t, 3)
    t.draws("anvil")
    t.at("alliance", "evening")
    t.say("alliance", "done")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert t.cards("alliance") == ["anvil"]


@law("8.6.1.II")
def test_an_officer_starts_a_battle(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, warriors=2)
    t.put("marquise", 1, warriors=2)
    train(t, 2)
    t.dice(2, 1)
    t.at("alliance", "evening")
    t.say("alliance", "battle")
    assert (t.warriors("alliance", 1), t.warriors("marquise", 1)) == (1, 0)
    assert t.asked("alliance", "ask-root-alliance-evening")


@law("8.6.1.III")
def test_an_officer_recruits_a_warrior_at_a_base(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, base_fox=1)
    t.put("alliance", 5, base_rabbit=1)
    t.put("alliance", 9, sympathy=1)
    train(t, 2)
    t.at("alliance", "evening")
    t.say("alliance", "recruit")
    assert t.asked("alliance", "ask-root-alliance-recruit", "8.6.1.III") == ["clearing:1", "clearing:5"]
    t.say("alliance", "clearing:5")
    assert (t.warriors("alliance", 5), rebels(t).supply) == (1, 7)


@law("8.6.1.III", "1.5.1")
def test_nothing_is_recruited_without_a_base_or_a_warrior_in_the_supply(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, warriors=1)
    train(t, 2)
    t.at("alliance", "evening")
    assert t.refused("alliance", "recruit") == "8.6.1.III"
    t = table("alliance", "marquise")
    t.put("alliance", 1, warriors=1, base_fox=1)
    train(t, 2)
    t.supply("alliance", 0)
    t.at("alliance", "evening")
    assert t.refused("alliance", "recruit") == "1.5.1"


@law("8.6.1.IV")
def test_an_officer_turns_a_warrior_into_sympathy_without_supporters_adjacency_or_martial_law(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, sympathy=1)
    t.put("alliance", 3, warriors=2)
    t.put("alliance", 7, warriors=1)
    t.put("marquise", 3, warriors=4)
    train(t, 2)
    t.at("alliance", "evening")
    t.say("alliance", "organize")
    assert t.asked("alliance", "ask-root-alliance-organize", "8.6.1.IV") == ["clearing:3", "clearing:7"]
    t.say("alliance", "clearing:3")
    assert (t.warriors("alliance", 3), t.pieces("alliance", "sympathy", 3)) == (1, 1)
    assert rebels(t).supply == 6
    assert t.points("alliance") == 1


@law("8.6.1.III", "6.2.2")
def test_the_keep_bars_recruits(table):
    t = table("alliance", "marquise")
    t.put("alliance", 8, base_fox=1, warriors=1)
    t.put("marquise", 8, keep=1)
    train(t, 2)
    t.at("alliance", "evening")
    assert t.refused("alliance", "recruit") == "6.2.2"


@law("8.6.1.IV", "1.5.1")
def test_with_all_ten_tokens_on_the_map_nothing_is_organized(table):
    t = table("alliance", "marquise")
    for clearing in range(1, 11):
        t.put("alliance", clearing, sympathy=1)
    t.put("alliance", 12, warriors=1)
    train(t, 2)
    t.at("alliance", "evening")
    assert t.refused("alliance", "organize") == "1.5.1"


@law("8.6.1.IV", "6.2.2")
def test_the_keep_bars_sympathy_from_officers_too(table):
    t = table("alliance", "marquise")
    t.put("alliance", 3, warriors=2)
    t.put("marquise", 3, keep=1)
    train(t, 2)
    t.at("alliance", "evening")
    assert t.refused("alliance", "organize") == "6.2.2"


@law("8.6.1", "8.2.4")
def test_officers_lost_in_the_middle_of_evening_act_no_more(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, warriors=1, base_fox=1)
    t.put("marquise", 1, warriors=3)
    train(t, 3)
    t.dice(2, 2)
    t.draws("anvil")
    t.at("alliance", "evening")
    t.say("alliance", "battle")
    # the base has fallen: of three officers one is left, and one has acted
    assert rebels(t).officers == 1
    assert t.asked("marquise", "ask-root-marquise-daylight")


@law("8.6.2")
@pytest.mark.parametrize("bases", [0, 1, 2, 3])
def test_they_draw_one_card_and_one_for_each_base_on_the_map(table, bases):
    t = table("alliance", "marquise")
    for clearing, base in [(1, "base_fox"), (5, "base_rabbit"), (2, "base_mouse")][:bases]:
        t.put("alliance", clearing, **{base: 1})
    t.put("marquise", 12, warriors=1)
    cards = ["anvil", "bake_sale", "investments", "sappers"][: 1 + bases]
    t.draws(*cards)
    t.at("alliance", "evening")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert t.cards("alliance") == sorted(cards)


@law("8.6.2")
def test_they_discard_down_to_five_cards_of_their_choice(table):
    t = table("alliance", "marquise")
    t.hand("alliance", "anvil", "bake_sale", "armorers", "sappers", HELD)
    t.put("marquise", 12, warriors=1)
    t.draws("investments")
    t.at("alliance", "evening")
    assert len(t.asked("alliance", "ask-root-discard", "8.6.2")) == 6
    t.say("alliance", "card:sappers")
    assert t.cards("alliance") == sorted(["anvil", "bake_sale", "armorers", HELD, "investments"])
