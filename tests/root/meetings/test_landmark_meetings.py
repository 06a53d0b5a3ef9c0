"""F Where landmarks meet the rules of the factions."""

import json

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.components import CARDS, ITEMS, card_named
from polana.games.root.craft import why_not_craft
from polana.games.root.game import game
from polana.games.root.removal import sweep
from tests.law import law
from tests.root.boards import lead, rebels, resolving, support
from tests.root.hired import acts
from tests.root.machines import MACHINE, MachineBench
from tests.root.rivers import lay as lay_funds
from tests.root.vagabonds import ally, lay_quests, next_quest, wander


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


# --- the Lost City ----------------------------------------------------------------------------------------------------


@law("2.2.2", "4.1.2")
def test_the_favor_of_any_suit_reaches_the_lost_city(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.no_ruins()
    t.landmark("lost_city", 5)
    for clearing in (1, 6, 8):
        t.put("marquise", clearing, workshop=1)
    t.put("duchy", 5, warriors=2)
    t.put("duchy", 3, warriors=2)
    t.hand("marquise", "favor_of_the_foxes", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "craft", "card:favor_of_the_foxes")
    assert (t.warriors("duchy", 5), t.warriors("duchy", 3)) == (0, 2)


@law("2.2.2", "8.2.6")
def test_outrage_in_the_lost_city_is_paid_with_a_card_of_any_suit(table):
    t = table("alliance", "marquise*")
    t.landmark("lost_city", 5)
    t.put("alliance", 5, sympathy=1)
    t.hand("marquise", "anvil", "codebreakers")
    t.stage(lambda g: sweep(g, g.sides[1], [4], "4.1.2"))
    assert t.asked("marquise", "ask-root-alliance-outrage") == ["card:anvil", "card:codebreakers"]
    t.say("marquise", "card:codebreakers")
    assert rebels(t).supporters == [card_named("codebreakers")]


@law("2.2.2", "4.3.1")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_in_the_lost_city_any_ambush_matches(table, suit):
    t = table("marquise*", "duchy*")
    t.landmark("lost_city", 5)
    t.put("marquise", 5, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.hand("duchy", f"ambush_{suit}")
    fight(t, "marquise", "duchy", 5)
    t.say("duchy", f"card:ambush_{suit}")
    assert t.match.over
    assert t.warriors("marquise", 5) == 0


@law("2.2.2", "9.5.5", "9.2.1")
def test_a_vagabond_in_the_lost_city_crafts_and_quests_in_any_suit(table):
    t = table("vagabond", "marquise*")
    t.landmark("lost_city", 5)
    wander(t, 5, ready="hammer hammer torch tea boots bag")
    lay_quests(t, "give_a_speech_fox", "logistics_help_mouse", "errand_rabbit")
    t.hand("vagabond", "foxfolk_steel", "mouse_in_a_sack", "tax_collector")
    t.at("vagabond", "daylight")
    t.say("vagabond", "craft")
    # two hammers: two of fox, or one of mouse; not one of each of three suits
    assert t.asked("vagabond", "ask-root-craft") == ["card:foxfolk_steel", "card:mouse_in_a_sack"]
    t.say("vagabond", "card:mouse_in_a_sack", "quest")
    assert len([word for word in t.ask.options if word.kind == "quest"]) == 3
    next_quest(t, "escort_mouse")
    t.say("vagabond", "quest:logistics_help_mouse", "reward:points")
    assert t.points("vagabond") == 2


@law("2.2.2", "9.5.8", "4.1.1")
def test_three_hammers_in_the_lost_city_pay_for_one_of_each_suit(table):
    t = table("vagabond", "marquise*")
    t.landmark("lost_city", 5)
    wander(t, 5, ready="hammer hammer hammer boots")
    t.hand("vagabond", "tax_collector")
    t.at("vagabond", "daylight")
    t.say("vagabond", "craft", "card:tax_collector")
    assert t.play("vagabond") == ["tax_collector"]


@law("2.2.2", "7.5.2.II")
def test_any_card_of_the_decree_is_resolved_in_the_lost_city(table):
    t = table("eyrie", "marquise*")
    t.no_ruins()
    t.landmark("lost_city", 5)
    lead(t, "despot", move=["anvil", "codebreakers"])
    t.put("eyrie", 5, warriors=2)
    resolving(t, "move", "fox", "mouse")
    t.hand("eyrie", "bake_sale")
    assert t.ask.seat == 0
    assert not t.news_of("news-root-turmoil")


@law("2.2.2", "8.4.2.II")
def test_sympathy_comes_to_the_lost_city_for_supporters_of_different_suits(table):
    t = table("alliance", "marquise*")
    t.landmark("lost_city", 5)
    t.put("alliance", 1, sympathy=1)
    t.put("marquise", 5, warriors=3)  # martial law: one more
    support(t, "anvil", "codebreakers")
    t.hand("alliance", "bake_sale")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:5", "card:anvil", "card:codebreakers")
    assert t.pieces("alliance", "sympathy", 5) == 1


@law("2.2.2", "R.M.9", "R.M.13")
def test_the_machine_fights_and_recruits_in_the_lost_city_for_an_order_of_any_suit():
    t = MachineBench("eyrie", "duchy*")
    t.landmark("lost_city", 5)
    t.put(5, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.put("eyrie", 12, warriors=1, roost=1)
    t.hand("eyrie", "root_tea_rabbit", "birdy_bindle")
    t.orders("crossbow_mouse", "ambush_bird", "armorers", "sappers", "cobbler")  # a mouse card for one fox
    t.dice(1, 0)
    t.draws("anvil")
    t.daylight()
    assert t.match.ask.seat == 0
    assert (t.warriors("duchy", 5), t.warriors(MACHINE, 5)) == (0, 3)
    t.finish()


@law("2.2.2", "E.2.3")
@pytest.mark.parametrize("die", [0, 1, 2])
def test_the_uprising_rises_in_the_lost_city_whatever_its_die_says(table, die):
    t = table("marquise*", "duchy*", "eyrie*")
    t.landmark("lost_city", 5)
    t.hireling("spring_uprising", "marquise")
    t.put("spring_uprising", 5, warriors=1)
    t.put("duchy", 5, warriors=3)
    t.foretell(("uprising die", die))
    acts(t, "spring_uprising")
    t.say("marquise", "revolt")
    assert t.match.over
    assert (t.warriors("duchy", 5), t.warriors("spring_uprising", 5)) == (0, 0)


# --- the Black Market -------------------------------------------------------------------------------------------------


@law("F", "E.3.3")
def test_a_hireling_at_the_market_trades_nothing(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.landmark("black_market", 1)
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=1)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "anvil")
    t.at("marquise", "daylight")
    assert t.refused("marquise", "landmark:black_market") == "F"


@law("F", "11.2.3")
def test_what_the_riverfolk_trade_at_the_market_is_seen_by_all(table):
    t = table("riverfolk", "marquise", "eyrie")
    t.landmark("black_market", 1)
    t.put("riverfolk", 1, warriors=1)
    lay_funds(t, "funds", riverfolk=2)
    t.hand("riverfolk", "anvil", "cobbler")
    t.at("riverfolk", "daylight")
    there = t.g.landmarks[0].cards[:]
    t.say("riverfolk", "landmark:black_market", "count:3", "card:anvil")
    hand = sorted(["cobbler", CARDS[there[2]].name])
    for reader in (-1, 1, 2):
        assert sorted(game.view(t.state, reader)["sides"][0]["hand"]) == hand


@law("F", "1.2.1")
def test_what_lies_at_the_market_shows_to_nobody(table):
    seen = set()
    for turned in range(3):
        t = table("marquise", "duchy*", "eyrie*")
        t.landmark("black_market", 1)
        cards = t.g.landmarks[0].cards
        other = sorted(t.g.deck)[turned * 7]
        t.g.deck.remove(other)
        t.g.deck.append(cards[0])
        cards[0] = other
        t.g.deck.sort()
        t.put("marquise", 1, wood=1)
        t.hand("marquise", "ambush_bird")
        t.at("marquise", "daylight")
        t.say("marquise", "landmark:black_market", "count:2")
        asks = [(ask.seat, ask.about, [word.text for word in ask.options]) for ask in t.match.asks]
        seen.add(json.dumps([[t.match.view(at) for at in (0, 1, -1)], asks], default=str))
    assert len(seen) == 1


# --- the Legendary Forge ----------------------------------------------------------------------------------------------


@law("F", "E.3.3")
def test_a_hireling_at_the_forge_does_not_craft_there(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.suit(5, "fox")
    t.landmark("legendary_forge", 5)
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 5, warriors=1)
    t.put("marquise", 1, workshop=1)
    t.hand("marquise", "anvil")
    assert why_not_craft(t.g, t.side("marquise"), card_named("anvil")).law == "F"


@law("F", "9.5.8")
def test_a_vagabond_at_the_forge_crafts_its_item_for_a_card_and_a_point_more(table):
    t = table("vagabond", "marquise*")
    t.suit(5, "fox")
    t.landmark("legendary_forge", 5)
    wander(t, 5, ready="hammer boots torch")
    t.hand("vagabond", "anvil")
    t.draws("cobbler")
    t.at("vagabond", "daylight")
    t.say("vagabond", "craft", "card:anvil")
    assert (t.points("vagabond"), t.cards("vagabond")) == (3, ["cobbler"])
    assert t.landmark("legendary_forge").items[ITEMS.index("hammer")] == 0


# --- the Elder Treetop ------------------------------------------------------------------------------------------------


@law("F", "E.3.6")
def test_a_hireling_that_fells_the_building_in_the_tree_scores_nothing(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.landmark("elder_treetop", 1)
    t.put("duchy", 1, citadel=1, market=1)
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=3)
    t.dice(1, 0)
    fight(t, "forest_patrol", "duchy", 1)
    assert t.match.over
    assert (t.points("marquise"), t.pieces("duchy", "citadel", 1)) == (0, 0)


@law("F", "2.2.3")
def test_when_the_building_in_the_tree_is_gone_the_slot_is_free_again(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.landmark("elder_treetop", 1)
    t.put("duchy", 1, citadel=1, market=1)
    t.put("marquise", 1, warriors=3)
    t.stage(lambda g: sweep(g, g.sides[0], [0], "4.1.2"))
    assert t.match.over
    assert t.points("marquise") == 3
    t.put("marquise", 1, sawmill=2)
    assert game.view(t.state, 0)["landmarks"][0]["board"]["building"] == "sawmill"


# --- the Ferry --------------------------------------------------------------------------------------------------------


@law("C.2.5", "9.2.9.II.b")
def test_an_ally_who_is_taken_along_by_ferry_draws_a_card_too(table):
    t = table("vagabond", "marquise*", "duchy*", map="lake")
    ferry = t.landmark("ferry").where
    far = next(where for where in t.g.woodland.rivers[ferry] if where not in t.g.near[ferry])
    wander(t, ferry + 1, ready="boots boots torch")
    ally(t, "marquise")
    t.put("marquise", ferry + 1, warriors=3)
    t.hand("vagabond", "bake_sale")
    t.draws("anvil", "cobbler")
    t.at("vagabond", "daylight")
    t.say("vagabond", "move", f"clearing:{far + 1}")
    while not t.warriors("marquise", far + 1):
        t.say("vagabond", t.ask.options[-1].text if t.ask.options[0].kind == "count" else t.ask.options[0].text)
    assert t.landmark("ferry").where == far
    assert (len(t.cards("vagabond")), len(t.cards("marquise"))) == (2, 1)
