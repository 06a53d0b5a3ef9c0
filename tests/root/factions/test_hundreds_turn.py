"""14.4 to 14.6: the turn of the Lord of the Hundreds."""

import pytest

from polana.games.root.components import ITEMS, NONE
from polana.games.root.factions.hundreds.side import LAVISH, STUBBORN
from polana.games.root.woodland.ruins import populate
from tests.law import law
from tests.root.factions.test_hundreds_rules import hoard, names, warlord
from tests.root.sides import hundreds

# --- Birdsong (14.4) --------------------------------------------------------------------------------------------------


@law("14.4", "14.4.1", "3.2.1")
def test_mobs_remove_all_enemy_buildings_and_tokens_and_then_one_mob_spreads(table):
    t = table("hundreds", "marquise")
    t.put("hundreds", 1, mob=1)
    t.put("hundreds", 2, mob=1)
    t.put("marquise", 1, sawmill=1, wood=2, warriors=1)
    t.put("marquise", 2, workshop=1)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    t.foretell(("mob die", 1))
    assert t.asked("hundreds", "ask-root-hundreds-spread", "14.4.1") == ["clearing:5", "clearing:10"]
    assert (t.pieces("marquise", "sawmill", 1), t.pieces("marquise", "wood", 1)) == (0, 0)
    assert (t.warriors("marquise", 1), t.points("hundreds")) == (1, 4)
    t.say("hundreds", "clearing:10")
    assert [where + 1 for where in t.side("hundreds").where(1)] == [1, 2, 10]


@law("14.4.1")
def test_a_mob_takes_an_item_from_the_ruin_of_its_clearing_and_the_last_one_clears_it(table):
    t = table("hundreds", "marquise")
    populate(t.g, 1)
    item = t.g.ruin_items[5][0]
    t.put("hundreds", 6, mob=1)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    t.foretell(("mob die", 0))  # no fox clearing is next to the mob
    t.say("hundreds", f"item:{ITEMS[item]}")
    assert (names(t), t.state.ruins[5]) == ([ITEMS[item]], 0)
    t.asked("hundreds", "ask-root-hundreds-anoint")


@law("14.4.1")
def test_whoever_imagines_what_lies_under_a_ruin_can_play_on(table):
    t = table("hundreds", "marquise")
    populate(t.g, 1)
    t.put("hundreds", 6, mob=1)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    assert t.ask.about == "ask-root-hundreds-found"
    seen = set()
    for seed in range(30):
        dream = t.match.imagine(1, seed)
        options = dream.ask.options
        seen.add(options[0].text)
        dream.choose(0, options[0])
    assert len(seen) > 1
    t.foretell(("mob die", 0))
    t.say("hundreds", t.ask.options[0].text)


@law("14.4.2")
def test_they_recruit_by_prowess_at_the_warlord_and_one_in_each_clearing_with_a_stronghold(table):
    t = table("hundreds", "marquise")
    t.no_ruins()
    warlord(t, 1)
    hoard(t, "tea", "sword")  # Prowess 2
    t.put("hundreds", 6, stronghold=2)
    t.put("hundreds", 8, stronghold=1)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    t.asked("hundreds", "ask-root-hundreds-mood")
    assert (t.warriors("hundreds", 1), t.warriors("hundreds", 6), t.warriors("hundreds", 8)) == (3, 1, 1)


@law("14.4.3")
def test_a_warrior_on_the_map_becomes_the_new_warlord(table):
    t = table("hundreds", "marquise")
    t.put("hundreds", 1, warriors=2)
    t.put("hundreds", 2, warriors=1)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    assert t.asked("hundreds", "ask-root-hundreds-anoint", "14.4.3") == ["clearing:1", "clearing:2"]
    t.say("hundreds", "clearing:2")
    own = hundreds(t.side("hundreds"))
    assert (own.warlord, t.warriors("hundreds", 2), own.supply) == (1, 1, 18)


@law("14.4.3")
def test_without_a_warrior_on_the_map_the_warlord_comes_to_any_clearing(table):
    t = table("hundreds", "marquise")
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    assert len(t.asked("hundreds", "ask-root-hundreds-anoint")) == 12
    t.say("hundreds", "clearing:7")
    own = hundreds(t.side("hundreds"))
    assert (own.warlord, t.warriors("hundreds", 7), own.supply) == (6, 1, 20)


@law("14.4.4")
def test_the_mood_changes_to_one_without_an_item_of_the_hoard(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, STUBBORN)
    hoard(t, "tea", "boots", "coins", "sword")
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    moods = ["mood:bitter", "mood:lavish", "mood:relentless"]
    assert t.asked("hundreds", "ask-root-hundreds-mood", "14.4.4") == moods
    t.say("hundreds", "mood:bitter")
    assert t.match.view(0)["sides"][0]["board"]["mood"] == "bitter"


@law("14.4.4")
def test_the_lavish_stay_lavish_only_if_no_other_mood_is_possible(table):
    t = table("hundreds", "marquise")
    warlord(t, 1, LAVISH)
    hoard(t, "hammer", "tea", "sword", "crossbow", "boots", "bag", "coins")
    t.hand("hundreds", "anvil")
    t.at("hundreds", "birdsong")
    t.asked("hundreds", "ask-root-hundreds-lavish", "14.7.4")
    assert hundreds(t.side("hundreds")).mood == LAVISH


# --- Daylight (14.5) --------------------------------------------------------------------------------------------------


@law("14.5.2", "14.5.2.II")
def test_they_take_as_many_actions_as_their_command(table):
    t = table("hundreds", "marquise")
    warlord(t, 12)
    hoard(t, "boots")  # Command 2
    t.put("hundreds", 1, warriors=3)
    t.put("marquise", 1, warriors=3)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    t.dice(1, 0, 1, 0)
    t.say("hundreds", "battle", "battle")
    assert t.warriors("marquise", 1) == 1
    assert t.refused("hundreds", "battle") == "14.5.2"


@law("14.5.2.III")
def test_a_spent_card_builds_a_stronghold_in_a_matching_clearing_that_they_rule(table):
    t = table("hundreds", "marquise")
    warlord(t, 12)
    t.put("hundreds", 1, warriors=1)
    t.put("hundreds", 8, warriors=1)
    t.put("hundreds", 2, warriors=1)
    t.hand("hundreds", "anvil", "smugglers_trail")
    t.at("hundreds", "daylight")
    t.say("hundreds", "build")  # no rabbit clearing is ruled
    assert t.asked("hundreds", "ask-root-hundreds-build-card") == ["card:anvil"]
    t.say("hundreds", "card:anvil")
    assert t.asked("hundreds", "ask-root-hundreds-build-where", "14.5.2.III") == [
        "clearing:1",
        "clearing:8",
        "clearing:12",
    ]
    t.say("hundreds", "clearing:8")
    assert (t.pieces("hundreds", "stronghold", 8), t.pile()) == (1, ["anvil"])


@law("14.5.3")
def test_the_warlord_advances_with_any_number_of_warriors_and_then_may_battle(table):
    t = table("hundreds", "marquise")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=3)
    t.put("marquise", 5, warriors=1)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    t.dice(1, 0)
    t.say("hundreds", "advance", "clearing:5", "count:3")
    t.asked("hundreds", "ask-root-hundreds-advance-battle", "14.5.3")
    t.say("hundreds", "battle")
    own = hundreds(t.side("hundreds"))
    assert (own.warlord, t.warriors("hundreds", 5), t.warriors("marquise", 5)) == (4, 3, 0)


@law("14.5.3")
def test_the_advance_may_be_a_battle_alone(table):
    t = table("hundreds", "marquise")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=2)
    t.put("marquise", 1, warriors=2)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    t.dice(1, 0)
    t.say("hundreds", "advance")
    assert t.asked("hundreds", "ask-root-hundreds-advance", "14.5.3") == ["move", "battle"]
    t.say("hundreds", "battle")
    assert (t.warriors("marquise", 1), hundreds(t.side("hundreds")).warlord) == (1, 0)


@law("E.2.2", "14.5.3")
def test_the_warlord_does_not_lead_those_who_came_to_the_band_this_turn(table):
    t = table("hundreds", "marquise")
    warlord(t, 1)
    t.put("hundreds", 1, warriors=2)
    t.put("hundreds", 5, warriors=3)
    t.hireling("popular_band", "marquise")
    t.put("popular_band", 1, warriors=1)
    t.hand("hundreds", "anvil")
    t.at("hundreds", "daylight")
    t.say("hundreds", "move", "clearing:5", "clearing:1", "count:2", "advance", "move", "clearing:5")
    # two of those in his clearing have moved there
    there = t.warriors("hundreds", 1)
    assert t.asked("hundreds", "ask-root-move-count", "14.5.3") == [f"count:{n}" for n in range(1, there - 1)]
    t.say("hundreds", "count:1")
    assert (t.warriors("hundreds", 5), hundreds(t.side("hundreds")).warlord) == (2, 4)


@law("14.5.3")
def test_without_the_warlord_on_the_map_nobody_advances(table):
    t = table("hundreds", "marquise")
    t.put("hundreds", 1, warriors=2)
    t.at("hundreds", "daylight")
    assert hundreds(t.side("hundreds")).warlord == NONE
    assert t.refused("hundreds", "advance") == "14.5.3"


# --- Evening (14.6) ---------------------------------------------------------------------------------------------------


@law("14.6", "14.6.1")
def test_spent_cards_place_mobs_where_there_is_a_warrior_and_no_mob(table):
    t = table("hundreds", "marquise")
    warlord(t, 8)
    t.put("hundreds", 1, warriors=1)
    t.put("hundreds", 6, warriors=1, mob=1)
    t.hand("hundreds", "anvil", "sappers", "smugglers_trail")
    t.at("hundreds", "evening")
    t.say("hundreds", "incite")
    assert t.asked("hundreds", "ask-root-hundreds-incite-card") == ["card:anvil", "card:sappers"]
    t.say("hundreds", "card:anvil")
    assert t.asked("hundreds", "ask-root-hundreds-incite-where", "14.6.1") == ["clearing:1", "clearing:8"]
    t.say("hundreds", "clearing:1")
    assert t.pieces("hundreds", "mob", 1) == 1
    t.say("hundreds", "incite", "card:sappers")  # the bird, and only clearing 8 is left
    assert t.pieces("hundreds", "mob", 8) == 1


@law("14.6.2")
@pytest.mark.parametrize(("clearings", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (8, 4)])
def test_they_score_for_clearings_that_they_rule_without_enemy_pieces(table, clearings, points):
    t = table("hundreds", "marquise")
    for clearing in range(1, clearings + 1):
        t.put("hundreds", clearing, warriors=1)
    t.put("hundreds", 12, warriors=3)
    t.put("marquise", 12, warriors=1)  # ruled, but not alone
    t.at("hundreds", "evening")
    t.hand("hundreds", "sappers")
    t.draws("anvil")
    t.say("hundreds", "done")
    assert t.points("hundreds") == points


@law("14.6.3")
def test_they_draw_one_card_and_discard_down_to_five(table):
    t = table("hundreds", "marquise")
    hundreds(t.side("hundreds")).mood = STUBBORN
    t.put("marquise", 12, warriors=1)
    t.hand("hundreds", "anvil", "foxfolk_steel", "mouse_in_a_sack", "codebreakers", "armorers")
    t.at("hundreds", "evening")
    t.draws("sappers")
    t.say("hundreds", "done", "card:anvil")
    assert (len(t.cards("hundreds")), t.pile()) == (5, ["anvil"])
