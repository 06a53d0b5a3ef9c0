"""E.2 The demoted hirelings on the backs of their cards, each as its card says."""

import pytest

from polana.games.root.battle import Battle, battle, why_not_defender
from polana.games.root.components import ITEMS, card_named
from polana.games.root.control import ruled_clearings
from polana.games.root.craft import craft_card
from polana.games.root.game import game
from polana.games.root.hirelings import hiring
from polana.games.root.move import march, movable, why_not_move
from polana.games.root.removal import Loss, Removal, remove, sweep
from tests.law import law
from tests.root.hired import act_of, acts, is_hired

SWORD = ITEMS.index("sword")
BOOTS = ITEMS.index("boots")


@pytest.fixture
def board(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.no_ruins()
    return t


def fight(t, attacker, defender, clearing):
    one, other = t.names.index(attacker), t.names.index(defender)
    t.stage(lambda g: battle(g, Battle(g.sides[one], g.sides[other], clearing - 1)))


@law("E.2.2")
def test_the_physicians_bring_warriors_back_for_a_card_that_matches_their_clearing(board):
    t = board
    t.suit(5, "fox")
    t.hireling("feline_physicians", "marquise")
    t.put("marquise", 5, warriors=3)
    t.put("marquise", 9, wood=1)
    t.hand("marquise", "anvil", "bake_sale")
    t.stage(lambda g: remove(g, Removal([Loss(g.sides[0], 4, -1, 3, g.sides[1])], "4.1.2")))
    assert t.asked("marquise", "ask-root-hireling-save", "E.2.2") == ["card:anvil", "pass"]
    t.say("marquise", "card:anvil")
    assert (t.warriors("marquise", 5), t.warriors("marquise", 9), t.cards("marquise")) == (0, 3, ["bake_sale"])


@law("E.2.2", "E.2.3")
def test_with_the_nobles_one_rules_ties_and_scores_for_every_three_clearings(board):
    t = board
    t.hireling("bluebird_nobles", "marquise")
    for clearing in (1, 2, 3, 4, 5, 6, 7):
        t.put("marquise", clearing, warriors=1)
    t.put("duchy", 7, warriors=1)
    assert len(ruled_clearings(t.g, t.side("marquise"))) == 7
    acts(t, "bluebird_nobles")
    assert t.match.over
    assert t.points("marquise") == 2


@law("E.2.2")
@pytest.mark.parametrize(("word", "attackers", "defenders"), [("card:anvil", 1, 3), ("pass", 3, 1)])
def test_with_the_scouts_a_defender_spends_a_matching_card_for_the_higher_die(board, word, attackers, defenders):
    t = board
    t.suit(5, "fox")
    t.hireling("rabbit_scouts", "marquise")
    t.put("marquise", 5, warriors=4)
    t.put("duchy", 5, warriors=4)
    t.hand("marquise", "anvil", "bake_sale")
    t.dice(3, 1)
    fight(t, "duchy", "marquise", 5)
    t.say("marquise", "pass")  # no ambush
    assert t.asked("marquise", "ask-root-hireling-scout", "E.2.2") == ["card:anvil", "pass"]
    t.say("marquise", word)
    assert (t.warriors("duchy", 5), t.warriors("marquise", 5)) == (attackers, defenders)


@law("E.2.4")
def test_the_brigand_takes_an_item_from_a_ruin_and_a_card_for_an_exhausted_item(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.hireling("the_brigand", "marquise")
    ruin = t.g.woodland.ruins.index(1)
    t.g.ruin_items[ruin] = [BOOTS]
    t.put("marquise", ruin + 1, warriors=1)
    t.put("duchy", ruin + 1, warriors=1)
    t.hand("duchy", "anvil")
    t.side("marquise").items[SWORD] = 1
    t.foretell(("random card", card_named("anvil")))

    def both(g):
        yield from act_of(g.sides[3]).do(g, g.sides[0])
        yield from act_of(g.sides[3]).do(g, g.sides[0])
        assert g.sides[3].rules.has_acted(g.sides[3])

    t.stage(both)
    assert t.asked("marquise", "ask-root-hireling-action") == ["explore", "rob", "done"]
    t.say("marquise", "explore")
    assert (t.items("marquise"), t.state.ruins[ruin]) == ({"sword": 1, "boots": 1}, 0)
    t.say("marquise", "rob", "item:sword")
    assert (t.cards("marquise"), t.cards("duchy"), t.side("marquise").exhausted[SWORD]) == (["anvil"], [], 1)


@law("E.2.2")
def test_with_the_divers_one_moves_into_and_out_of_river_clearings_whoever_rules(board):
    t = board
    river = next(where for where in range(12) if t.g.woodland.river[where])
    dry = next(where for where in t.g.near[river] if not t.g.woodland.river[where])
    t.put("marquise", dry + 1, warriors=1)
    t.put("duchy", dry + 1, warriors=2)
    t.put("duchy", river + 1, warriors=2)
    t.hireling("otter_divers")
    assert why_not_move(t.g, t.side("marquise"), dry, river).law == "4.2.1"
    t.foretell(("control die", 0))
    t.stage(lambda g: g.sides[3].rules.hire(g, g.sides[3], g.sides[0]))
    assert t.match.over
    assert why_not_move(t.state, t.side("marquise"), dry, river) is None


@law("E.2.3")
def test_the_envoys_take_a_card_of_the_most_frequent_suit_of_five_but_no_ambush(board):
    t = board
    t.hireling("lizard_envoys", "marquise")
    t.discarded("armorers", "anvil", "foxfolk_steel", "ambush_fox", "bake_sale", "investments")
    acts(t, "lizard_envoys")
    assert t.asked("marquise", "ask-root-hireling-take") == ["card:anvil", "card:foxfolk_steel", "done"]
    t.say("marquise", "card:anvil")
    assert t.cards("marquise") == ["anvil"]
    assert t.pile() == ["armorers", "foxfolk_steel", "ambush_fox", "bake_sale", "investments"]


@law("E.2.2", "E.2.4")
def test_gangs_are_safe_with_their_controller_and_gather_his_warriors(board):
    t = board
    t.hireling("bandit_gangs", "marquise")
    t.put("bandit_gangs", 5, warriors=2)
    t.put("bandit_gangs", 9, warriors=1)
    t.put("marquise", 5, wood=1)
    t.put("duchy", 5, warriors=1)
    t.put("duchy", 9, warriors=1)
    gangs = t.side("bandit_gangs")
    assert why_not_defender(t.g, t.side("duchy"), gangs, 4).law == "E.2.2"
    assert why_not_defender(t.g, t.side("duchy"), gangs, 8) is None
    acts(t, "bandit_gangs")
    assert t.asked("marquise", "ask-root-hireling-action") == ["move", "recruit", "done"]
    t.say("marquise", "move")
    assert (t.warriors("marquise", 5), t.warriors("marquise", 9)) == (2, 1)


@law("E.2.1")
def test_a_hired_gang_places_a_bandit_at_pieces_of_its_controller(board):
    t = board
    t.hireling("bandit_gangs", "marquise")
    t.put("marquise", 5, warriors=1)
    t.put("marquise", 6, warriors=1)
    is_hired(t, "bandit_gangs")
    assert t.asked("marquise", "ask-root-hireling-place", "E.2.1") == ["clearing:5", "clearing:6"]
    t.say("marquise", "clearing:6")
    assert t.warriors("bandit_gangs", 6) == 1


@law("E.2.2")
def test_with_the_artisans_a_crafted_item_card_returns_to_the_hand_after_evening(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.no_ruins()
    t.hireling("mole_artisans", "marquise")
    for clearing in (1, 2):
        t.suit(clearing, "fox")
        t.put("marquise", clearing, workshop=1)
    t.hand("marquise", "foxfolk_steel", "armorers", "anvil", "bake_sale", "investments", "ambush_fox")

    def craft(g):
        yield from craft_card(g, g.sides[0], card_named("foxfolk_steel"), "6.5")
        yield from hiring.end_of_turn(g, g.sides[0])

    t.stage(craft)
    assert t.asked("marquise", "ask-root-hireling-keep", "E.2.2") == ["yes", "no"]
    t.say("marquise", "yes")
    assert t.match.over
    assert (len(t.cards("marquise")), t.items("marquise"), t.pile()) == (6, {"sword": 1}, [])
    assert game.view(t.state, 1)["sides"][3]["hireling"]["cards"] == []


@law("E.2.2")
def test_with_the_sentries_one_deals_a_hit_more_where_a_building_or_token_stands(board):
    t = board
    t.hireling("raven_sentries", "marquise")
    t.put("marquise", 5, warriors=2, wood=1)
    t.put("duchy", 5, warriors=5)
    t.dice(1, 0)
    fight(t, "marquise", "duchy", 5)
    assert t.match.over
    assert t.warriors("duchy", 5) == 3
    assert t.hits_from() == ["hireling:raven_sentries"]


@law("E.2.2")
def test_at_the_stoic_protector_no_enemy_battles_or_removes_the_controllers_pieces(board):
    t = board
    t.hireling("stoic_protector", "marquise").pawn = 4
    t.put("marquise", 5, warriors=2, wood=1)
    t.put("marquise", 6, warriors=1)
    t.put("eyrie", 5, warriors=1)
    t.put("duchy", 5, warriors=1)
    assert why_not_defender(t.g, t.side("duchy"), t.side("marquise"), 4).law == "E.2.2"
    assert why_not_defender(t.g, t.side("duchy"), t.side("eyrie"), 4) is None
    t.stage(lambda g: sweep(g, g.sides[1], [4, 5], "4.1.2"))
    assert t.match.over
    found = (
        t.warriors("marquise", 5),
        t.pieces("marquise", "wood", 5),
        t.warriors("marquise", 6),
        t.warriors("eyrie", 5),
    )
    assert found == (2, 1, 0, 0)


@law("E.2.1")
def test_a_hired_stoic_protector_comes_to_pieces_of_its_controller(board):
    t = board
    t.hireling("stoic_protector", "marquise")
    t.put("marquise", 9, wood=1)
    t.put("marquise", 2, warriors=1)
    is_hired(t, "stoic_protector")
    assert t.asked("marquise", "ask-root-hireling-move", "E.2.1") == ["clearing:2", "clearing:9"]
    t.say("marquise", "clearing:9")
    assert t.side("stoic_protector").pawn == 8


@law("E.2.3")
def test_the_stoic_protector_must_move_in_birdsong(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("stoic_protector", "marquise").pawn = 4
    t.hireling("lizard_envoys", "marquise")
    t.discarded("anvil")
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "bake_sale")
    t.before("marquise", "birdsong")
    assert t.asked("marquise", "ask-root-moment") == ["hireling:stoic_protector", "hireling:lizard_envoys"]
    assert t.refused("marquise", "done") == "1.4.1"
    t.say("marquise", "hireling:stoic_protector")
    there = t.g.near[4][0]
    t.say("marquise", f"clearing:{there + 1}")
    assert t.side("stoic_protector").pawn == there


@law("E.2.2")
def test_with_the_smugglers_item_cards_pay_for_moves_and_battles(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("rat_smugglers", "marquise")
    t.put("marquise", 5, warriors=3)
    t.put("duchy", 5, warriors=2)
    t.hand("marquise", "foxfolk_steel", "armorers")
    t.at("marquise", "daylight")
    t.say("marquise", "hireling:rat_smugglers")
    assert t.asked("marquise", "ask-root-hireling-smuggle") == ["card:foxfolk_steel", "done"]
    t.dice(2, 0)
    t.say("marquise", "card:foxfolk_steel", "battle")
    assert (t.warriors("duchy", 5), t.pile(), t.side("marquise").actions) == (0, ["foxfolk_steel"], 0)
    assert t.refused("marquise", "hireling:rat_smugglers") == "E.2.2"


@law("E.2.2")
def test_with_the_bodyguards_one_ignores_the_first_hit_in_a_battle(board):
    t = board
    t.suit(5, "fox")
    t.hireling("badger_bodyguards", "marquise")
    t.put("marquise", 5, warriors=5)
    t.put("duchy", 5, warriors=5)
    t.hand("duchy", "ambush_fox")
    t.dice(0, 3)
    fight(t, "marquise", "duchy", 5)
    t.say("duchy", "card:ambush_fox")
    # the ambush costs one warrior instead of two, the roll all it says
    assert (t.warriors("marquise", 5), t.warriors("duchy", 5)) == (4, 2)


@law("E.2.2", "E.2.4")
def test_the_street_band_holds_enemies_and_grows_anywhere(board):
    t = board
    there = t.g.near[4][0]
    t.hireling("street_band", "marquise")
    t.put("duchy", 5, warriors=2)
    acts(t, "street_band")
    assert len(t.asked("marquise", "ask-root-hireling-place", "E.2.4")) == 12
    t.say("marquise", f"clearing:{there + 1}")
    g = t.state
    assert g.sides[3].warriors[there] == 1
    list(march(g, g.sides[1], 4, there, 2))
    assert movable(g, g.sides[1], there) == 0
