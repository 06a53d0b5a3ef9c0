"""8.2.6: Outrage of the Woodland Alliance."""

import pytest

from polana.games.root.removal import Loss, Removal, remove
from polana.kernel.news import SPECTATOR
from tests.law import law
from tests.root.boards import support, supporters, train
from tests.root.factions.test_alliance_rules import FOXES, clear_out, fight

# --- outrage (8.2.6) ------------------------------------------------------------------------------------------------


@law("8.2.6")
def test_who_moves_warriors_into_a_sympathetic_clearing_gives_one_matching_card(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, warriors=3)
    t.put("alliance", 5, sympathy=1)
    t.hand("marquise", "anvil", "bake_sale", "armorers", "a_visit_to_friends")
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:5", "count:3")
    assert t.match.undo_depth(0) == 0  # everybody has seen that there is a matching card
    asked = t.asked("marquise", "ask-root-alliance-outrage", "8.2.6")
    assert asked == ["card:bake_sale", "card:armorers", "card:a_visit_to_friends"]
    assert t.refused("marquise", "card:anvil") == "2.1.1"
    t.say("marquise", "card:a_visit_to_friends")
    assert t.match.undo_depth(0) == 0  # the Alliance has seen the card
    assert supporters(t) == ["a_visit_to_friends"]  # one card for the move, not one for each warrior
    assert t.cards("marquise") == ["anvil", "armorers", "bake_sale"]
    assert t.warriors("marquise", 5) == 3


@law("8.2.6", "1.2.1")
def test_the_card_that_is_given_is_seen_by_the_two_players_only(table):
    t = table("marquise", "alliance", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.put("alliance", 5, sympathy=1)
    t.hand("marquise", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:5")
    assert t.ask.veiled
    t.say("marquise", "card:bake_sale")
    for seat, paid in ((0, True), (1, True), (2, False), (SPECTATOR, False)):
        assert ("news-root-alliance-outrage-paid" in t.news(seat)) is paid
        assert ("news-root-alliance-outrage" in t.news(seat)) is not paid


@law("8.2.6", "2.1.1.I")
def test_a_bird_must_be_given_where_no_other_card_matches(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, warriors=1)
    t.put("alliance", 5, sympathy=1)
    t.hand("marquise", "anvil", "armorers")
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:5")
    assert t.asked("marquise", "ask-root-alliance-outrage") == ["card:armorers"]
    t.say("marquise", "card:armorers")
    assert supporters(t) == ["armorers"]


@law("8.2.6", "G.1.15")
def test_who_has_no_matching_card_shows_his_hand_to_the_alliance_who_draws(table):
    t = table("marquise", "alliance", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.put("alliance", 5, sympathy=1)
    t.hand("marquise", "anvil", "investments")
    t.draws("sappers")
    t.at("marquise", "daylight")
    learned = t.match.state.chance.learned
    t.say("marquise", "march", "clearing:5")
    assert t.asked("marquise", "ask-root-move-from")  # the march goes on
    assert supporters(t) == ["sappers"]
    assert t.cards("marquise") == ["anvil", "investments"]
    assert t.match.state.chance.learned == learned + 2  # a hand that was seen, a card that was drawn
    assert t.match.undo_depth(0) == 0
    for seat, seen in ((0, False), (1, True), (2, False), (SPECTATOR, False)):
        assert ("news-root-alliance-hand-seen" in t.news(seat)) is seen
        assert ("news-root-alliance-drew-supporter" in t.news(seat)) is seen
    [line] = [line for line in t.match.news_for(1) if line.kind == "news-root-alliance-hand-seen"]
    assert [word.text for word in line.args["cards"]] == ["card:anvil", "card:investments"]


@law("8.2.6")
def test_an_empty_hand_makes_the_alliance_draw_too(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, warriors=1)
    t.put("alliance", 5, sympathy=1)
    t.draws("anvil")
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:5")
    assert supporters(t) == ["anvil"]


@law("8.2.6", "2.1")
def test_with_no_card_to_draw_nothing_is_added(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, warriors=1)
    t.put("alliance", 5, sympathy=1)
    g = t.g
    g.sides[1].play, g.deck = g.deck, []
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:5")
    assert supporters(t) == []
    state = t.state
    state.deck, state.sides[1].play = state.sides[1].play, []


@law("8.2.6", "8.2.3.I")
def test_a_card_given_to_a_full_stack_is_discarded(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, warriors=1)
    t.put("alliance", 5, sympathy=1)
    support(t, *FOXES[:5])
    t.hand("marquise", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:5", "card:bake_sale")
    assert supporters(t) == sorted(FOXES[:5])
    assert t.pile() == ["bake_sale"]
    assert t.cards("marquise") == []


@law("8.2.6", "Q.4")
def test_placing_warriors_in_a_sympathetic_clearing_is_no_outrage(table):
    t = table("marquise", "alliance")
    t.put("marquise", 5, recruiter=1)
    t.put("alliance", 5, sympathy=1)
    t.hand("marquise", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "recruit")
    assert t.warriors("marquise", 5) == 1
    assert t.asked("marquise", "ask-root-marquise-daylight")
    assert supporters(t) == []


@law("8.2.6")
def test_moving_out_of_a_sympathetic_clearing_is_no_outrage(table):
    t = table("marquise", "alliance")
    t.put("marquise", 5, warriors=1)
    t.put("alliance", 5, sympathy=1)
    t.hand("marquise", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "march", "clearing:1")
    assert t.asked("marquise", "ask-root-move-from")


@law("8.2.6")
def test_the_alliance_is_not_outraged_at_itself(table):
    t = table("alliance", "marquise")
    t.put("alliance", 1, warriors=1)
    t.put("alliance", 5, sympathy=1)
    train(t, 2)
    t.hand("alliance", "bake_sale")
    t.at("alliance", "evening")
    t.say("alliance", "move", "clearing:5")
    assert supporters(t) == []
    assert t.cards("alliance") == ["bake_sale"]


@law("8.2.6", "3.2.1")
def test_who_removes_sympathy_in_battle_gives_a_matching_card(table):
    t = table("marquise", "alliance")
    t.put("marquise", 5, warriors=1)
    t.put("alliance", 5, sympathy=1)
    t.hand("marquise", "anvil", "bake_sale")
    t.dice(0, 0)
    t.at("marquise", "daylight")
    t.say("marquise", "battle")
    assert t.pieces("alliance", "sympathy", 5) == 0
    assert t.points("marquise") == 1
    assert t.asked("marquise", "ask-root-alliance-outrage", "8.2.6") == ["card:bake_sale"]
    t.say("marquise", "card:bake_sale")
    assert supporters(t) == ["bake_sale"]


@law("8.2.6")
def test_a_defender_who_removes_sympathy_pays_as_well(table):
    t = table("alliance", "marquise")
    t.put("marquise", 5, warriors=2)
    t.put("alliance", 5, warriors=1, sympathy=1)
    t.hand("marquise", "bake_sale")
    t.dice(2, 2)
    fight(t, "alliance", "marquise", 5)
    t.say("marquise", "pass")  # no ambush
    t.say("marquise", "card:bake_sale")
    assert t.pieces("alliance", "sympathy", 5) == 0
    assert supporters(t) == ["bake_sale"]


@law("8.2.6", "1.5.4", "1.1.3")
def test_each_removed_token_is_paid_for_once_all_pieces_have_left(table):
    t = table("marquise", "alliance", "duchy*")
    for clearing in (1, 5, 6):
        t.put("alliance", clearing, sympathy=1)
        t.put("duchy", clearing, warriors=1)
    t.hand("marquise", "anvil", "bake_sale", "foxfolk_steel")
    clear_out(t, "marquise", 1, 5, 6)
    assert t.points("marquise") == 3
    assert [t.warriors("duchy", clearing) for clearing in (1, 5, 6)] == [0, 0, 0]
    assert t.asked("marquise", "ask-root-trigger-where", "1.1.3") == ["clearing:1", "clearing:5", "clearing:6"]
    t.say("marquise", "clearing:6", "card:anvil")
    t.say("marquise", "clearing:5", "card:bake_sale")
    t.say("marquise", "card:foxfolk_steel")
    assert supporters(t) == ["anvil", "bake_sale", "foxfolk_steel"]


@law("8.2.6")
@pytest.mark.parametrize("remover", [None, "alliance"])
def test_sympathy_that_no_other_player_removes_is_no_outrage(table, remover):
    t = table("marquise", "alliance")
    t.put("alliance", 5, sympathy=1)
    t.hand("marquise", "bake_sale")
    t.hand("alliance", "a_visit_to_friends")
    who = None if remover is None else t.side(remover)
    t.stage(lambda g: remove(g, Removal([Loss(t.side("alliance"), 4, 3, 1, who)], "test")))
    assert t.match.over
    assert supporters(t) == []


@law("8.2.6", "6.2.3")
def test_outrage_and_field_hospitals_are_ordered_by_the_current_player_outside_battle(table):
    t = table("eyrie*", "marquise", "alliance")
    t.put("alliance", 5, sympathy=1)
    t.put("marquise", 5, warriors=2)
    t.put("marquise", 1, keep=1)
    t.hand("marquise", "a_visit_to_friends")
    t.hand("eyrie", "bake_sale")
    clear_out(t, "eyrie", 5)
    assert t.asked("eyrie", "ask-root-trigger", "1.1.3") == ["trigger:hospitals", "trigger:outrage"]
    t.say("eyrie", "trigger:outrage", "card:bake_sale")
    t.say("marquise", "card:a_visit_to_friends")
    assert t.warriors("marquise", 1) == 2


@law("8.2.6")
def test_whoever_could_attack_sympathy_is_told_what_that_costs_before_he_does(table):
    t = table("marquise", "alliance", "eyrie")
    t.put("marquise", 5, warriors=1)
    t.put("alliance", 5, sympathy=1)
    t.put("marquise", 8, warriors=1)
    t.put("eyrie", 8, warriors=2)
    t.put("marquise", 9, warriors=1)
    t.put("alliance", 9, sympathy=1)
    t.put("eyrie", 9, warriors=1)
    t.at("marquise", "daylight")
    t.say("marquise", "battle")
    assert t.asked("marquise", "ask-root-battle-where") == ["clearing:5", "clearing:8", "clearing:9"]

    def told(word):
        ask = t.match.ask
        return [(note.message, note.law) for note in ask.notes(t.match.game.vocabulary[word])]

    assert told("clearing:5") == [("note-root-attack-alone", "4.3"), ("note-root-alliance-outrage", "8.2.6")]
    assert told("clearing:8") == [("note-root-attack", "4.3")]
    # with two enemies it is told with whom is attacked
    assert told("clearing:9") == []
    t.say("marquise", "clearing:9")
    assert told("faction:eyrie") == [("note-root-attack", "4.3")]
    assert told("faction:alliance") == [("note-root-attack-alone", "4.3"), ("note-root-alliance-outrage", "8.2.6")]


@law("8.2.6")
def test_whoever_could_move_to_sympathy_is_told_what_that_costs_before_he_does(table):
    t = table("marquise", "alliance")
    t.put("marquise", 1, warriors=2)
    t.put("alliance", 5, sympathy=1)
    t.at("marquise", "daylight")
    t.say("marquise", "march")
    ask = t.match.ask
    assert ask.about == "ask-root-move-to"
    told = {word.text: [note.message for note in ask.notes(word)] for word in ask.options}
    assert told.pop("clearing:5") == ["note-root-alliance-outrage-move"]
    assert told
    assert not any(told.values())
    t.say("marquise", "clearing:5")
    ask = t.match.ask
    assert ask.about == "ask-root-move-count"
    assert [len(ask.notes(word)) for word in ask.options] == [1, 1]
