"""The effects of the standard deck's cards (4.1.2, 4.1.3)."""

from polana.games.root.components import CARDS
from polana.games.root.effects.base import EFFECTS
from tests.law import law


def test_every_card_that_does_something_has_its_effect():
    for card in CARDS:
        if card.kind in ("persistent", "favor"):
            assert EFFECTS[card.index].card == card.index, card.name


def front(table, **more):
    """Three Marquise warriors and two of the Duchy (general rules) in clearing 1; it is the Marquise's Daylight."""
    t = table("marquise", "duchy*", **more)
    t.put("marquise", 1, warriors=3)
    t.put("duchy", 1, warriors=2)
    t.at("marquise", "daylight")
    return t


@law("4.3.3", "4.1.3")
def test_armorers_are_discarded_to_take_none_of_the_rolled_hits(table):
    t = front(table)
    t.in_play("duchy", "armorers")
    t.dice(2, 1)
    t.say("marquise", "battle")
    assert t.asked("duchy", "ask-root-effects", "4.3.3") == ["use:armorers", "done"]
    t.say("duchy", "use:armorers")
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (2, 2)
    assert (t.play("duchy"), t.pile()) == ([], ["armorers"])


@law("4.3.3", "4.1.3")
def test_armorers_are_not_asked_where_no_rolled_hit_comes(table):
    t = front(table)
    t.in_play("duchy", "armorers")
    t.dice(0, 0)
    t.say("marquise", "battle")
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (3, 2)
    assert t.play("duchy") == ["armorers"]


@law("4.3.3", "4.3.3.I")
def test_sappers_are_discarded_by_a_defender_to_deal_one_extra_hit(table):
    t = front(table)
    t.in_play("duchy", "sappers")
    t.in_play("marquise", "sappers")
    t.dice(1, 0)
    t.say("marquise", "battle")
    t.say("duchy", "use:sappers")
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (2, 1)
    assert (t.play("duchy"), t.play("marquise")) == ([], ["sappers"])


@law("4.3.3", "4.3.3.I")
def test_brutal_tactics_deal_an_extra_hit_for_the_attacker_and_the_defender_scores(table):
    t = front(table)
    t.in_play("duchy", "brutal_tactics")
    t.in_play("marquise", "brutal_tactics")
    t.dice(1, 0)
    t.say("marquise", "battle", "use:brutal_tactics")
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (3, 0)
    assert (t.points("marquise"), t.points("duchy")) == (0, 1)
    assert t.play("marquise") == ["brutal_tactics"]


@law("4.3.1", "4.1.3")
def test_a_scouting_party_makes_ambushes_do_nothing(table):
    t = front(table)
    t.in_play("marquise", "scouting_party")
    t.hand("duchy", "ambush_fox")
    t.dice(1, 0)
    t.say("marquise", "battle")
    assert (t.warriors("marquise", 1), t.cards("duchy")) == (3, ["ambush_fox"])


@law("4.1.3")
def test_royal_claim_is_discarded_for_a_point_for_each_ruled_clearing(table):
    t = table("marquise", "eyrie")
    t.put("marquise", 1, warriors=1)
    t.put("eyrie", 3, warriors=1, roost=1)
    t.put("eyrie", 7, warriors=2)
    t.hand("eyrie", "root_tea_fox")
    t.in_play("eyrie", "royal_claim")
    t.at("eyrie", "birdsong")
    t.say("eyrie", "use:royal_claim")
    assert (t.points("eyrie"), t.play("eyrie"), t.pile()) == (2, [], ["royal_claim"])


@law("4.1.3")
def test_stand_and_deliver_takes_a_random_card_from_an_enemy_who_scores(table):
    t = table("eyrie", "marquise", "duchy*")
    t.put("eyrie", 3, warriors=1, roost=1)
    t.hand("eyrie", "root_tea_fox")
    t.hand("marquise", "anvil", "bake_sale")
    t.in_play("eyrie", "stand_and_deliver")
    t.at("eyrie", "birdsong")
    t.random_cards("bake_sale")
    t.say("eyrie", "use:stand_and_deliver")  # the Duchy holds no card and cannot be chosen
    assert (t.cards("eyrie"), t.cards("marquise")) == (["bake_sale", "root_tea_fox"], ["anvil"])
    assert (t.points("eyrie"), t.points("marquise")) == (0, 1)
    assert "use:stand_and_deliver" not in [word.text for word in t.ask.options]  # once
    # which card it was is known to the two of them only
    assert "news-root-took-card" in t.news(0)
    assert "news-root-took-card" in t.news(1)
    assert "news-root-took-card" not in t.news(2)
    assert "news-root-took-a-card" in t.news(2)


@law("4.1.3", "1.1.3")
def test_better_burrow_bank_draws_for_its_owner_and_an_enemy_of_his_choice(table):
    t = table("marquise", "eyrie", "duchy*")
    t.put("marquise", 1, warriors=1)
    t.in_play("marquise", "better_burrow_bank")
    t.draws("anvil", "bake_sale")
    t.before("marquise", "birdsong")
    assert t.asked("marquise", "ask-root-moment", "1.1.3") == ["use:better_burrow_bank", "done"]
    t.say("marquise", "use:better_burrow_bank", "faction:duchy")
    assert (t.cards("marquise"), t.cards("duchy"), t.cards("eyrie")) == (["anvil"], ["bake_sale"], [])


@law("4.1.3")
def test_command_warren_begins_a_battle_when_daylight_starts(table):
    t = front(table)
    t.in_play("marquise", "command_warren")
    t.before("marquise", "daylight")
    t.dice(2, 0)
    t.say("marquise", "use:command_warren")
    assert (t.warriors("marquise", 1), t.warriors("duchy", 1)) == (3, 0)


@law("4.1.3")
def test_a_tax_collector_removes_an_own_warrior_to_draw_a_card_once_in_daylight(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("marquise", 5, warriors=1)
    t.in_play("marquise", "tax_collector")
    t.at("marquise", "daylight")
    t.draws("anvil")
    t.say("marquise", "use:tax_collector", "clearing:1")
    assert (t.warriors("marquise", 1), t.cards("marquise"), t.side("marquise").supply) == (1, ["anvil"], 23)
    assert t.refused("marquise", "use:tax_collector") == "4.1.3"


@law("4.1.3", "G.1.15")
def test_codebreakers_show_another_players_hand_to_their_owner_only(table):
    t = front(table, deck="standard")
    t.hand("duchy", "anvil")
    t.in_play("marquise", "codebreakers")
    t.say("marquise", "use:codebreakers")
    shown = [line for line in t.match.news_for(0) if line.kind == "news-root-saw-hand"]
    assert [word.text for word in shown[0].args["cards"]] == ["card:anvil"]
    assert "news-root-saw-hand" not in t.news()
    assert "news-root-looked-at-hand" in t.news()
    assert t.match.undo_depth(0) == 0  # what was seen cannot be taken back


@law("4.1.3", "4.2")
def test_a_cobbler_makes_a_move_when_evening_starts(table):
    t = table("marquise", "duchy*")
    t.put("marquise", 1, warriors=2)
    t.put("duchy", 3, warriors=1)
    t.in_play("marquise", "cobbler")
    t.draws("anvil")
    t.before("marquise", "evening")
    t.say("marquise", "use:cobbler", "clearing:5", "count:1")
    assert (t.warriors("marquise", 1), t.warriors("marquise", 5)) == (1, 1)


@law("4.1.2", "1.5.4", "3.2.1")
def test_a_favor_removes_all_enemy_pieces_from_the_clearings_of_its_suit(table):
    t = table("marquise", "eyrie")
    t.no_ruins()
    t.put("marquise", 1, workshop=1)
    t.put("marquise", 6, workshop=1)
    t.put("marquise", 8, workshop=1, warriors=1)
    t.put("eyrie", 1, warriors=2)
    t.put("eyrie", 6, roost=1)
    t.put("eyrie", 3, warriors=1)
    t.hand("marquise", "favor_of_the_foxes")
    t.at("marquise", "daylight")
    foxes = [where + 1 for where in range(12) if t.state.suits[where] == 0]
    assert {1, 6, 8} <= set(foxes)
    t.say("marquise", "craft", "card:favor_of_the_foxes")
    assert [t.warriors("eyrie", 1), t.pieces("eyrie", "roost", 6), t.warriors("eyrie", 3)] == [0, 0, 1]
    assert (t.warriors("marquise", 8), t.points("marquise")) == (1, 1)
    assert t.pile() == ["favor_of_the_foxes"]
