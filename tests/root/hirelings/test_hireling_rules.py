"""E.3, G.1 What holds for all hirelings: rule, enemies, pieces, actions, points, outrage and the ferry."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.control import enemies_at, is_enemy, ruled_clearings, why_not_place
from polana.games.root.effects.base import EFFECTS
from polana.games.root.move import march, take_move_from
from polana.games.root.removal import everything, sweep
from tests.law import law


@pytest.fixture
def board(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.no_ruins()
    t.hireling("forest_patrol", "marquise")
    t.hireling("vault_keepers")
    return t


@law("E.3.1", "2.5")
def test_the_controller_counts_hirelings_as_his_own_for_rule_and_nobody_else_does(board):
    t = board
    t.put("forest_patrol", 5, warriors=2)
    t.put("duchy", 5, warriors=1)
    t.put("vault_keepers", 6, warriors=3, vault=1)
    t.put("eyrie", 6, warriors=1)
    assert t.ruler(5) == "marquise"  # through hirelings alone
    assert t.ruler(6) == "eyrie"  # those of nobody neither rule nor stop others
    assert ruled_clearings(t.g, t.side("marquise")) == [4]


@law("E.3.2", "G.1.17", "G.1.6")
def test_a_hireling_is_an_enemy_of_all_but_its_controller_and_his_partners(board):
    t = board
    patrol, vaults = t.side("forest_patrol"), t.side("vault_keepers")
    marquise, duchy, eyrie = t.g.players
    assert not is_enemy(marquise, patrol)
    assert is_enemy(duchy, patrol)
    assert is_enemy(marquise, vaults)
    assert is_enemy(patrol, vaults)
    eyrie.partner = 0
    assert not is_enemy(eyrie, patrol)
    t.put("forest_patrol", 5, warriors=1)
    assert [side.rules.name for side in enemies_at(t.g, duchy, 4)] == ["forest_patrol"]
    assert enemies_at(t.g, marquise, 4) == []


@law("E.3.3", "1.5.3")
def test_hireling_pieces_are_no_faction_pieces_of_the_controller(board):
    t = board
    t.put("forest_patrol", 5, warriors=2)
    assert not t.side("marquise").has_pieces(4)
    assert everything(t.g, t.side("marquise"), 4, t.side("duchy")) == []


@law("E.3.5")
def test_who_controls_the_defending_hireling_cannot_ambush(board):
    t = board
    t.suit(5, "fox")
    t.put("forest_patrol", 5, warriors=2)
    t.put("marquise", 5, warriors=3)
    t.put("duchy", 5, warriors=2)
    t.hand("marquise", "ambush_fox")
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[1], g.sides[3], 4)))
    assert t.match.over  # nobody was asked
    assert (t.warriors("forest_patrol", 5), t.warriors("marquise", 5), t.cards("marquise")) == (1, 3, ["ambush_fox"])


@law("E.3.6", "3.2.1")
def test_what_hirelings_remove_scores_nothing_and_their_buildings_score_for_others(board):
    t = board
    t.put("forest_patrol", 5, warriors=3)
    t.put("duchy", 5, citadel=1)
    t.put("vault_keepers", 6, vault=1)
    t.put("eyrie", 6, warriors=1)
    t.dice(0, 0, 0, 0)

    def both(g):
        yield from battle(g, Battle(g.sides[3], g.sides[1], 4))
        yield from battle(g, Battle(g.sides[2], g.sides[4], 5))

    t.stage(both)
    assert t.match.over
    assert (t.pieces("duchy", "citadel", 5), t.pieces("vault_keepers", "vault", 6)) == (0, 0)
    assert [side.score for side in t.state.players] == [0, 0, 1]


@law("E.3.7", "8.2.6")
def test_outrage_at_hirelings_is_paid_by_who_moves_them(table):
    t = table("alliance", "marquise*", "duchy*")
    t.hireling("forest_patrol", "marquise")
    there = t.g.near[4][0]
    t.suit(there + 1, "fox")
    t.put("alliance", there + 1, sympathy=1)
    t.put("forest_patrol", 5, warriors=2)
    t.hand("marquise", "anvil")
    t.stage(lambda g: march(g, g.sides[3], 4, there, 2))
    assert t.asked("marquise", "ask-root-alliance-outrage") == ["card:anvil"]
    t.say("marquise", "card:anvil")
    assert (len(t.side("alliance").supporters), t.cards("marquise")) == (1, [])


@law("E.3.7", "C.2.5")
def test_who_moves_hirelings_by_ferry_draws_a_card(table):
    t = table("marquise*", "duchy*", "eyrie*", map="lake")
    t.hireling("forest_patrol", "marquise")
    ferry = t.landmark("ferry").where
    t.put("forest_patrol", ferry + 1, warriors=2)
    t.draws("anvil")
    far = next(where for where in t.g.woodland.rivers[ferry] if where not in t.g.near[ferry])
    t.stage(lambda g: take_move_from(g, g.sides[3], ferry, "E.2.4"))
    t.say("marquise", f"clearing:{far + 1}", "count:2")
    assert (t.cards("marquise"), t.landmark("ferry").where, t.warriors("forest_patrol", far + 1)) == (["anvil"], far, 2)


@law("6.2.2")
def test_only_who_may_place_in_the_keeps_clearing_places_hirelings_there(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.put("marquise", 1, keep=1)
    t.hireling("street_band", "marquise")
    t.hireling("flame_bearers", "duchy")
    assert why_not_place(t.g, t.side("street_band"), 0) is None
    assert why_not_place(t.g, t.side("flame_bearers"), 0).law == "6.2.2"


@law("E.3.4")
def test_false_orders_cannot_move_hirelings(table):
    t = table("marquise", "duchy*", "eyrie*", deck="exiles_partisans")
    t.hireling("forest_patrol", "duchy")
    t.put("forest_patrol", 5, warriors=2)
    t.put("marquise", 9, warriors=1)
    t.in_play("marquise", "false_orders")
    t.hand("marquise", "bake_sale")
    t.at("marquise", "daylight")
    card = t.g.sides[0].play[0]
    assert EFFECTS[card].why_not(t.g, t.side("marquise")) is not None
    t.put("duchy", 6, warriors=2)
    assert EFFECTS[card].why_not(t.g, t.side("marquise")) is None


@law("E.2", "E.2.4")
def test_only_the_controller_uses_a_hireling_and_once_a_turn(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("street_band", "marquise")
    t.hireling("popular_band", "duchy")
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "bake_sale")
    t.at("marquise", "daylight")
    options = t.asked("marquise", "ask-root-marquise-daylight")
    assert "hireling:street_band" in options
    assert "hireling:popular_band" not in options
    t.say("marquise", "hireling:street_band", "clearing:3")
    assert t.warriors("street_band", 3) == 1
    assert t.refused("marquise", "hireling:street_band") == "E.2.4"
    assert t.side("marquise").actions == 0


@law("E.3.2", "4.1.2")
def test_what_removes_all_enemy_pieces_spares_ones_own_hirelings(board):
    t = board
    t.put("forest_patrol", 5, warriors=2)
    t.put("vault_keepers", 5, warriors=2)
    t.put("duchy", 5, warriors=2)
    t.stage(lambda g: sweep(g, g.sides[0], [4], "4.1.2"))
    assert t.match.over
    found = [t.warriors(name, 5) for name in ("forest_patrol", "vault_keepers", "duchy")]
    assert found == [2, 0, 0]
