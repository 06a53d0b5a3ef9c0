"""2.2.2 the suits of clearings, one of which may have all of them (F)."""

from pathlib import Path

import polana.games.root
from polana.games.root.asks import TOPICS
from polana.games.root.components import BIRD, FOX, MOUSE, RABBIT, card_named
from polana.games.root.dominance import dominates
from polana.games.root.woodland.suits import has_suit, matches, matching, suit_list, suits_at
from tests.law import law
from tests.root.boards import HELD, rebels, support


@law("2.2.2")
def test_a_clearing_has_one_suit(table):
    t = table("marquise", "duchy*")
    t.suit(3, "rabbit")
    assert suit_list(t.g, 2) == [RABBIT]
    assert suits_at(t.g, 2) == 1 << RABBIT
    assert [has_suit(t.g, 2, suit) for suit in (FOX, RABBIT, MOUSE)] == [False, True, False]
    assert matching(t.g, 2) == 1 << RABBIT | 1 << BIRD
    assert matches(t.g, card_named("armorers"), 2)
    assert not matches(t.g, card_named("anvil"), 2)


def test_a_clearing_of_every_suit_is_of_each_and_matched_by_each(table):
    t = table("marquise", "duchy*")
    t.g.every_suit = 2
    assert suit_list(t.g, 2) == [FOX, RABBIT, MOUSE]
    assert all(has_suit(t.g, 2, suit) for suit in (FOX, RABBIT, MOUSE))
    for card in ("anvil", "bake_sale", "mouse_in_a_sack", "armorers"):
        assert matches(t.g, card_named(card), 2)
    assert suit_list(t.g, 3) != [FOX, RABBIT, MOUSE]
    assert suit_list(t.g.copy(), 2) == [FOX, RABBIT, MOUSE]


def test_a_clearing_of_every_suit_counts_for_each_dominance_card(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.suit(2, "mouse")
    for clearing in (1, 2, 6):
        t.put("marquise", clearing, warriors=2)
    t.suit(1, "fox")
    t.suit(6, "fox")
    t.dominance("marquise", "dominance_fox")
    assert not dominates(t.g, t.side("marquise"))
    t.g.every_suit = 1
    assert dominates(t.g, t.side("marquise"))


def test_a_crafting_piece_in_a_clearing_of_every_suit_pays_any_symbol_once(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    t.suit(1, "fox")
    t.suit(5, "rabbit")
    t.put("marquise", 1, workshop=1)
    t.put("marquise", 5, workshop=1)
    t.put("marquise", 9, warriors=1)
    t.g.every_suit = 4  # clearing 5
    t.at("marquise", "daylight")
    # a fox for the foxes and the other for a mouse
    t.hand("marquise", "gently_used_knapsack", "travel_gear_fox", "root_tea_fox")
    t.say("marquise", "craft")
    t.say("marquise", "card:gently_used_knapsack")
    assert t.side("marquise").activated == [0, 0, 0, 1]
    assert t.refused("marquise", "craft") == "4.1"
    assert t.items("marquise") == {"bag": 1}


def test_a_coloured_symbol_is_paid_with_plain_pieces_first(table):
    t = table("marquise", "duchy*")
    t.no_ruins()
    for clearing, suit in ((1, "fox"), (5, "rabbit"), (2, "mouse")):
        t.suit(clearing, suit)
    t.put("marquise", 1, workshop=1)
    t.put("marquise", 5, workshop=1)
    t.put("marquise", 2, workshop=2)
    t.put("marquise", 9, warriors=1)
    t.g.every_suit = 4
    t.at("marquise", "daylight")
    t.hand("marquise", "royal_claim", HELD)
    t.say("marquise", "craft", "card:royal_claim")
    assert t.asked("marquise", "ask-root-craft-any", "4.1.1") == ["suit:fox", "suit:mouse"]
    t.say(
        "marquise",
        "suit:fox",
    )
    assert t.side("marquise").activated == [1, 0, 2, 1]
    assert t.play("marquise") == ["royal_claim"]


def test_a_revolt_in_a_clearing_of_every_suit_asks_for_the_base(table):
    t = table("alliance", "duchy*")
    t.put("alliance", 8, sympathy=1)
    t.put("alliance", 1, base_fox=1)
    t.g.every_suit = 7
    t.suit(8, "fox")
    support(t, "anvil", "bake_sale", "armorers")
    t.hand("alliance", HELD)
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:8")
    assert t.asked("alliance", "ask-root-alliance-revolt-suit", "8.4.1.I") == ["suit:rabbit", "suit:mouse"]
    t.say("alliance", "suit:mouse")
    assert len(t.asked("alliance", "ask-root-alliance-spend-supporter", "8.4.1.II")) == 3
    t.say("alliance", "card:anvil", "card:bake_sale")
    assert t.pieces("alliance", "base_mouse", 8) == 1
    assert rebels(t).officers == 1
    assert "ask-root-alliance-revolt-suit" in TOPICS


def test_nobody_looks_at_suits_past_the_function():
    house = Path(polana.games.root.__file__).parents[2]
    rooms = [*house.glob("games/root/**/*.py"), *house.glob("bots/**/*.py")]
    found = [path.name for path in rooms if "g.suits[" in path.read_text(encoding="utf-8")]
    assert found == ["suits.py"]
