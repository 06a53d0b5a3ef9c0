"""11.2 and 11.3: the abilities and the setup of the Riverfolk Company."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.cards import random_card
from polana.games.root.control import rules_for_dominance, warriors_for_rule
from polana.games.root.game import game
from polana.games.root.removal import everything, sweep
from polana.kernel.match import Match
from polana.kernel.rng import Rng
from tests.law import law
from tests.root.rivers import box, lay, own, prices
from tests.root.sides import riverfolk
from tests.root.vagabonds import board, wander


def shop(table, *names, cards=("anvil", "sappers"), costs=(1, 2, 3)):
    """The Birdsong of the first of these is about to start, beside the Company."""
    t = table(*names, "riverfolk")
    t.no_ruins()
    t.hand("riverfolk", *cards)
    prices(t, *costs)
    t.before(names[0], "birdsong")
    return t


# --- abilities (11.2) -------------------------------------------------------------------------------------------------


@law("11.2.1", "11.5.3")
def test_the_riverfolk_craft_in_daylight_with_funds_on_empty_spaces_of_their_tracks(table):
    t = table("riverfolk", "marquise")
    t.put("riverfolk", 1, trade_post_fox=1)
    lay(t, "funds", riverfolk=3)
    t.hand("riverfolk", "anvil", "crossbow_mouse", "foxfolk_steel", "codebreakers")
    t.at("riverfolk", "daylight")
    t.say("riverfolk", "craft")
    # one empty space, of the fox track: neither two fox symbols nor a mouse symbol
    assert t.asked("riverfolk", "ask-root-craft", "11.5.3") == ["card:anvil", "card:crossbow_mouse"]
    t.say("riverfolk", "card:anvil", "craft")
    assert (t.items("riverfolk"), t.points("riverfolk")) == ({"hammer": 1}, 2)
    assert (box(t, "funds"), box(t, "tracks"), box(t, "commitments")) == ({"riverfolk": 2}, {"riverfolk": 1}, {})
    assert t.refused("riverfolk", "craft") == "11.5.3"  # the space is taken until they gather


@law("11.2.1", "11.5.3")
def test_a_symbol_of_any_suit_is_paid_on_any_track_and_posts_in_the_box_leave_their_spaces_empty(table):
    t = table("riverfolk", "marquise")
    t.put("riverfolk", 1, trade_post_fox=1)
    t.put("riverfolk", 5, trade_post_rabbit=1)
    t.put("riverfolk", 4, trade_post_rabbit=1)
    t.put("riverfolk", 2, trade_post_mouse=1)
    t.hand("riverfolk", "royal_claim")
    t.supply("riverfolk", 3)
    lay(t, "funds", riverfolk=3, marquise=1)
    own(t).cardboard[0] = own(t).tokens[0] = 0  # the fox post is gone for good
    own(t).gone[0] = 1
    t.at("riverfolk", "daylight")
    t.say("riverfolk", "craft", "card:royal_claim")
    assert t.asked("riverfolk", "ask-root-craft-any") == ["suit:fox", "suit:rabbit", "suit:mouse"]
    t.say("riverfolk", "suit:fox", "faction:marquise")
    assert t.asked("riverfolk", "ask-root-craft-any") == ["suit:rabbit", "suit:mouse"]
    t.say("riverfolk", "suit:mouse")
    assert t.play("riverfolk") == ["royal_claim"]  # the rest has only rabbit spaces to go to
    assert [own(t).on_track(suit) for suit in range(3)] == [1, 2, 1]


@law("11.2.2")
def test_the_riverfolk_move_along_rivers_whoever_rules_and_along_paths_only_if_they_rule(table):
    t = table("riverfolk", "marquise")
    t.no_ruins()
    lay(t, "funds", riverfolk=2)
    t.put("riverfolk", 10, warriors=1)
    for clearing in range(1, 13):
        t.put("marquise", clearing, warriors=2)
    t.at("riverfolk", "daylight")
    t.say("riverfolk", "move")
    assert t.asked("riverfolk", "ask-root-move-to", "11.5.1") == ["clearing:5", "clearing:11"]
    assert t.refused("riverfolk", "clearing:1") == "4.2.1"
    t.say("riverfolk", "clearing:5")
    assert (t.warriors("riverfolk", 10), t.warriors("riverfolk", 5)) == (0, 1)


@law("11.2.2")
def test_on_the_lake_the_riverfolk_swim_between_any_two_coastal_clearings(table):
    t = table("riverfolk", "marquise", map="lake")
    coast = t.g.woodland.coastal
    side = t.side("riverfolk")
    assert len(coast) > 2
    for where in coast:
        reached = side.rules.near(t.g, side, where)
        assert all(other in reached for other in coast if other != where)


@law("11.2.3", "1.2.1")
def test_everybody_sees_the_hand_of_the_riverfolk_and_what_they_draw(table):
    t = table("riverfolk", "marquise", "eyrie")
    lay(t, "funds", riverfolk=1)
    t.hand("riverfolk", "anvil")
    t.hand("marquise", "sappers")
    t.at("riverfolk", "daylight")
    t.draws("cobbler")
    t.say("riverfolk", "draw")
    for reader in (-1, 0, 1, 2):
        view = game.view(t.state, reader)["sides"]
        assert view[0]["hand"] == ["anvil", "cobbler"]
        assert view[1]["hand"] == (["sappers"] if reader == 1 else None)
        assert "news-root-drew-cards" in t.news(reader)
    dream = t.state.copy()
    game.imagine(dream, 1, Rng(7))
    assert dream.sides[0].hand == t.side("riverfolk").hand


@law("11.2.3")
def test_a_random_card_of_the_riverfolk_is_drawn_from_the_shuffled_hand_and_the_rest_stays_open(table):
    t = table("marquise", "riverfolk")
    t.hand("riverfolk", "anvil", "cobbler", "sappers")
    t.random_cards("cobbler")

    def take(g):
        g.sides[0].hand.append(random_card(g, g.sides[1]))
        yield from ()

    t.stage(take)
    assert t.match.over
    assert (t.cards("marquise"), t.cards("riverfolk")) == (["cobbler"], ["anvil", "sappers"])
    assert game.view(t.state, 0)["sides"][1]["hand"] == ["anvil", "sappers"]


@law("11.2.5.I", "11.2.4")
def test_for_each_trade_post_removed_the_riverfolk_lose_half_of_their_funds_rounded_up(table):
    t = table("riverfolk", "marquise")
    t.put("riverfolk", 1, trade_post_fox=1)
    t.put("riverfolk", 5, trade_post_rabbit=1)
    lay(t, "funds", riverfolk=3, marquise=4)
    lay(t, "payments", marquise=2)
    lay(t, "commitments", riverfolk=1)
    t.stage(lambda g: sweep(g, t.side("marquise"), [0, 4], "test"))
    # nobody is asked which of two equal things comes first but where: the current player
    assert t.asked("riverfolk", "ask-root-trigger-where") == ["clearing:1", "clearing:5"]
    t.say("riverfolk", "clearing:1")
    assert t.asked("riverfolk", "ask-root-riverfolk-disruption", "11.2.5.I") == [
        "faction:riverfolk",
        "faction:marquise",
    ]
    t.say("riverfolk", "faction:marquise", "faction:marquise", "faction:riverfolk", "faction:marquise")  # 4 of 7
    t.say("riverfolk", "faction:riverfolk", "faction:riverfolk")  # 2 of 3
    assert t.match.over
    assert (box(t, "funds"), box(t, "payments"), box(t, "commitments")) == (
        {"marquise": 1},
        {"marquise": 2},
        {"riverfolk": 1},
    )
    assert (t.side("marquise").supply, t.side("riverfolk").supply) == (22, 14)
    assert (own(t).gone, own(t).left) == ([1, 1, 0], [2, 2, 3])  # the posts never come back
    assert t.points("marquise") == 2


# --- buying services (11.2.6) -----------------------------------------------------------------------------------------


@law("11.2.6", "11.2.7", "11.2.7.I")
def test_at_the_start_of_birdsong_another_player_buys_a_card_of_his_choice_from_the_open_hand(table):
    t = shop(table, "marquise")
    assert t.asked("marquise", "ask-root-moment") == [
        "service:hand_card",
        "service:riverboats",
        "service:mercenaries",
        "done",
    ]
    t.say("marquise", "service:hand_card")
    assert t.asked("marquise", "ask-root-riverfolk-card", "11.2.7.I") == ["card:anvil", "card:sappers"]
    t.say("marquise", "card:sappers")
    assert (t.cards("marquise"), t.cards("riverfolk")) == (["sappers"], ["anvil"])
    assert "news-root-riverfolk-sold-card" in t.news(1)


@law("11.2.6")
def test_the_riverfolk_buy_nothing_of_themselves(table):
    t = table("riverfolk", "marquise")
    t.hand("riverfolk", "anvil")
    lay(t, "payments", riverfolk=1)
    t.before("riverfolk", "birdsong")
    assert t.asked("riverfolk", "ask-root-riverfolk-daylight")


@law("11.2.6.I")
def test_the_buyer_pays_the_whole_price_with_warriors_of_his_supply(table):
    t = shop(table, "marquise", costs=(3, 4, 4))
    t.put("marquise", 1, warriors=5)
    t.supply("marquise", 3)
    assert t.asked("marquise", "ask-root-moment") == ["service:hand_card", "done"]
    t.say("marquise", "service:hand_card", "card:anvil")
    assert (t.side("marquise").supply, t.warriors("marquise", 1)) == (0, 5)
    assert (box(t, "payments"), box(t, "funds")) == ({"marquise": 3}, {})


@law("11.2.6.I")
def test_who_cannot_pay_in_full_cannot_buy(table):
    t = shop(table, "marquise", costs=(3, 3, 3))
    t.put("marquise", 1, warriors=5)
    t.hand("marquise", "cobbler")
    t.supply("marquise", 2)
    assert t.asked("marquise", "ask-root-marquise-daylight")  # nothing was offered that she could take


@law("11.2.6.II", "11.2.7.I")
def test_a_player_buys_one_service_and_one_more_for_each_trade_post_beside_a_piece_of_his(table):
    t = shop(table, "marquise", cards=("anvil", "sappers", "cobbler", "codebreakers"))
    t.put("riverfolk", 1, trade_post_fox=1)
    t.put("riverfolk", 5, trade_post_rabbit=1)
    t.put("riverfolk", 2, trade_post_mouse=1)
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 2, sawmill=1)
    t.put("marquise", 9, warriors=1)
    t.say("marquise", "service:hand_card", "card:anvil", "service:hand_card", "card:cobbler")
    assert riverfolk(t.side("riverfolk")).sold == 2
    t.say("marquise", "service:riverboats")
    assert t.asked("marquise", "ask-root-marquise-daylight")  # three, no more
    assert (t.cards("marquise"), box(t, "payments")) == (["anvil", "cobbler"], {"marquise": 4})


@law("11.2.6.III", "11.2.7.III.b")
def test_the_vagabond_pays_with_exhausted_items_for_warriors_of_the_riverfolk_and_hires_nobody(table):
    t = shop(table, "vagabond", costs=(2, 3, 1))
    wander(t, 1, ready="boots sword", damaged="torch", exhausted="tea")
    assert t.asked("vagabond", "ask-root-moment") == ["service:hand_card", "done"]
    t.say("vagabond", "service:hand_card")
    t.say("vagabond", "item:boots")
    t.say("vagabond", "card:anvil")
    assert t.cards("vagabond") == ["anvil"]
    assert (box(t, "payments"), t.side("riverfolk").supply) == ({"riverfolk": 2}, 13)


@law("11.2.7.III.b")
def test_the_vagabond_cannot_buy_mercenaries(table):
    t = shop(table, "vagabond", costs=(1, 4, 1))
    wander(t, 1, ready="boots sword torch")
    offers = t.side("riverfolk").rules.offers(t.g, t.side("riverfolk"), t.side("vagabond"), 1)
    assert [
        None if offer.why_not(t.g, t.side("vagabond")) is None else offer.why_not(t.g, t.side("vagabond")).law
        for offer in offers
    ] == [None, "11.2.6.III", "11.2.7.III.b"]
    assert board(t)["ready"] == "boots sword torch"


@law("11.2.6.III", "1.5.4")
def test_for_a_vagabond_the_riverfolk_pay_in_as_many_warriors_as_they_have(table):
    t = shop(table, "vagabond", costs=(2, 4, 4))
    wander(t, 1, ready="boots sword")
    t.supply("riverfolk", 1)
    t.say("vagabond", "service:hand_card", "item:boots", "card:anvil")
    assert (box(t, "payments"), t.side("riverfolk").supply) == ({"riverfolk": 1}, 0)


@law("11.2.7")
def test_riverboats_and_mercenaries_are_bought_once_a_turn(table):
    t = shop(table, "marquise", costs=(1, 1, 1))
    t.put("riverfolk", 1, trade_post_fox=1)
    t.put("riverfolk", 2, trade_post_mouse=1)
    t.put("riverfolk", 5, trade_post_rabbit=1)
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 2, warriors=1)
    t.put("marquise", 5, warriors=1)
    t.say("marquise", "service:riverboats", "service:mercenaries")
    assert t.asked("marquise", "ask-root-moment") == ["service:hand_card", "done"]


# --- riverboats and mercenaries (11.2.7) ------------------------------------------------------------------------------


@law("11.2.7.II")
def test_with_riverboats_rivers_are_paths_until_the_end_of_the_turn_but_rule_is_needed(table):
    t = shop(table, "marquise")
    t.put("marquise", 10, warriors=2)
    t.put("marquise", 4, warriors=1)
    t.put("riverfolk", 4, warriors=2)
    t.put("riverfolk", 7, warriors=1)
    t.hand("marquise", "cobbler")
    t.say("marquise", "service:riverboats")
    t.say("marquise", "march")  # from 4 she can go nowhere: she rules neither 4 nor 7, nor what is along paths
    assert t.asked("marquise", "ask-root-move-to") == [f"clearing:{at}" for at in (1, 2, 12, 5, 11)]
    assert t.refused("marquise", "clearing:7") == "2.2.1"
    t.say("marquise", "clearing:11", "count:2")
    assert t.asked("marquise", "ask-root-move-from") == ["clearing:11", "done"]
    t.draws("codebreakers")
    t.say("marquise", "done", "done")
    assert t.asked("riverfolk", "ask-root-riverfolk-daylight")
    assert (t.side("marquise").boons, own(t).boats, own(t).sold) == ([], False, 0)


def hired(table, enemy="duchy*", **warriors):
    """The Marquise has hired mercenaries; all stand in clearing 5."""
    t = shop(table, "marquise", enemy, costs=(1, 1, 2))
    for name, count in warriors.items():
        t.put(name, 5, warriors=count)
    t.hand("marquise", "cobbler")
    t.say("marquise", "service:mercenaries")
    assert t.asked("marquise", "ask-root-marquise-daylight")
    return t


@law("11.2.7.III")
def test_in_daylight_and_evening_mercenaries_count_for_the_buyers_rule_but_not_for_dominance(table):
    t = shop(table, "marquise", "duchy*")
    t.put("riverfolk", 5, warriors=2)
    t.put("marquise", 5, warriors=1)
    t.put("duchy", 5, warriors=2)
    t.put("riverfolk", 10, warriors=2)
    t.hand("marquise", "cobbler")
    t.say("marquise", "service:mercenaries")
    assert t.ruler(5) == "marquise"  # three against two
    assert t.ruler(10) == "marquise"  # they count for the buyer, and not for the Riverfolk
    side = t.side("marquise")
    assert warriors_for_rule(t.state, side, 4) == 3
    assert not rules_for_dominance(t.state, side, 4)


@law("11.2.7.III")
def test_the_buyer_cannot_move_mercenaries(table):
    t = hired(table, riverfolk=3)
    assert t.ruler(5) == "marquise"
    assert t.refused("marquise", "march") == "4.2.1"


@law("11.2.7.III")
def test_in_birdsong_mercenaries_do_not_count_yet_and_after_the_turn_no_more(table):
    t = shop(table, "marquise", "duchy*", costs=(1, 1, 2))
    t.put("riverfolk", 5, warriors=2)
    t.put("riverfolk", 1, trade_post_fox=1)
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 5, warriors=1)
    t.hand("marquise", "cobbler")
    t.hand("duchy", "codebreakers")
    t.say("marquise", "service:mercenaries")
    assert t.ruler(5) == "riverfolk"
    t.say("marquise", "done")
    assert t.ruler(5) == "marquise"
    t.draws("tax_collector")
    t.say("marquise", "done")
    assert t.ruler(5) == "riverfolk"
    assert t.state.lenders == []


@law("11.2.7.III", "4.3")
def test_the_buyer_battles_with_mercenaries_alone_but_never_the_riverfolk(table):
    t = hired(table, riverfolk=2, duchy=3)
    t.dice(3, 0)
    t.say("marquise", "battle")
    # with mercenaries alone only the Duchy can be attacked, so nobody is asked whom
    assert (t.warriors("duchy", 5), t.warriors("riverfolk", 5)) == (1, 2)


@law("11.2.7.III")
def test_against_the_riverfolk_the_buyer_fights_with_his_own_warriors_only(table):
    t = hired(table, riverfolk=3, marquise=1)
    t.dice(3, 0)
    t.say("marquise", "battle")
    t.say("riverfolk", "pass")
    assert (t.warriors("riverfolk", 5), t.warriors("marquise", 5)) == (2, 1)


@law("11.2.7.III.a")
@pytest.mark.parametrize(
    ("own_warriors", "lent", "hits", "left"),
    [
        (3, 3, 1, (2, 3)),
        (3, 3, 2, (2, 2)),
        (3, 3, 3, (1, 2)),
        (1, 3, 3, (0, 1)),
        (3, 1, 3, (1, 0)),
    ],
)
def test_odd_hits_fall_on_the_buyers_warriors_and_even_ones_on_mercenaries(table, own_warriors, lent, hits, left):
    t = hired(table, marquise=own_warriors, riverfolk=lent, duchy=4)
    t.dice(hits, hits)
    t.say("marquise", "battle", "faction:duchy")
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5)) == left
    assert t.side("riverfolk").supply == 15 - left[1]


@law("11.2.7.III.a")
def test_buildings_are_lost_only_when_no_warrior_of_either_is_left(table):
    t = shop(table, "marquise", "duchy*", costs=(1, 1, 2))
    t.put("marquise", 5, warriors=1, workshop=1)
    t.put("riverfolk", 5, warriors=2)
    t.put("duchy", 5, warriors=4)
    t.put("duchy", 6, warriors=1)
    t.hand("marquise", "cobbler", "codebreakers")
    t.say("marquise", "service:mercenaries")
    t.dice(3, 3)
    t.say("marquise", "battle", "faction:duchy")
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5), t.pieces("marquise", "workshop", 5)) == (0, 0, 1)
    assert (t.warriors("duchy", 5), t.points("duchy")) == (1, 0)


@law("11.2.7.III.a")
def test_hits_beyond_all_warriors_fall_on_the_buyers_buildings(table):
    t = shop(table, "marquise", "duchy*", costs=(1, 1, 2))
    t.put("marquise", 5, warriors=1, workshop=1)
    t.put("riverfolk", 5, warriors=1)
    t.put("duchy", 5, warriors=4)
    t.hand("marquise", "cobbler")
    t.say("marquise", "service:mercenaries")
    t.dice(3, 3)
    t.say("marquise", "battle", "faction:duchy")
    assert (t.warriors("marquise", 5), t.warriors("riverfolk", 5), t.pieces("marquise", "workshop", 5)) == (0, 0, 0)
    assert t.points("duchy") == 1


@law("11.2.7.III.b")
def test_for_a_mercenary_that_the_vagabond_removes_the_buyers_faction_becomes_hostile(table):
    t = shop(table, "marquise", "vagabond", costs=(1, 1, 2))
    wander(t, 5, ready="sword sword sword")
    t.put("riverfolk", 5, warriors=2)
    t.hand("marquise", "cobbler")
    t.say("marquise", "service:mercenaries")
    t.dice(1, 1)
    t.say("marquise", "battle")
    assert t.warriors("riverfolk", 5) == 1
    relations = t.side("vagabond").relations
    assert (relations[0], relations[2]) == (-1, 0)


@law("11.2.7.III.b")
def test_in_a_battle_against_the_riverfolk_themselves_they_become_hostile(table):
    t = table("vagabond", "riverfolk")
    wander(t, 5, ready="sword sword")
    t.put("riverfolk", 5, warriors=2)
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(t.side("vagabond"), t.side("riverfolk"), 4)))
    assert t.side("vagabond").relations[1] == -1


# --- setup (11.3) -----------------------------------------------------------------------------------------------------


@law("11.3", "11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.5", "A.8.2")
@pytest.mark.parametrize("how", ["standard", "advanced"])
def test_the_riverfolk_begin_on_the_river_with_three_payments_and_prices_of_their_choice(how):
    match = Match(game, game.setup(["riverfolk", "alliance"], {"setup": how, "map": "autumn"}), 3)
    while not match.ask.about.startswith("ask-root-riverfolk"):
        match.choose(match.ask.seat, match.ask.options[0])
    assert match.ask.about == "ask-root-riverfolk-begin"
    assert [word.text for word in match.ask.options] == [f"clearing:{at}" for at in (4, 5, 7, 10, 11)]
    for clearing in (5, 5, 10, 11):
        match.choose(0, f"clearing:{clearing}")
    assert match.ask.about == "ask-root-riverfolk-price"
    assert [word.text for word in match.ask.options] == ["count:1", "count:2", "count:3", "count:4"]
    side = riverfolk(match.state.sides[0])
    assert [side.warriors[at] for at in (4, 9, 10)] == [2, 1, 1]
    assert (side.rules.warriors, side.supply, side.payments[0], sum(side.funds)) == (15, 8, 3, 0)
    assert side.left == [3, 3, 3]
    for price in (1, 4, 3):
        match.choose(0, f"count:{price}")
    assert riverfolk(match.state.sides[0]).prices == [1, 4, 3]


@law("11.2.7.III", "G.1.24")
def test_an_effect_of_the_buyer_does_not_remove_his_own_mercenaries(table):
    t = hired(table, riverfolk=2, marquise=1)
    t.put("riverfolk", 5, trade_post_rabbit=1)
    side = t.side("marquise")
    losses = everything(t.state, t.side("riverfolk"), 4, side)
    assert [(loss.kind, loss.count) for loss in losses] == [(1, 1)]
