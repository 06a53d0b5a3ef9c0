"""E Hirelings in somebody's pay: rule, battles, outrage, and what happens when they change hands."""

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.control import near, why_not_place
from polana.games.root.hirelings import hiring
from polana.games.root.hirelings.side import hireling
from polana.games.root.hirelings.track import markers
from polana.games.root.move import march, why_not_leave, why_not_move
from polana.games.root.score import score
from polana.games.root.woodland.maps import BURROW
from tests.law import law
from tests.root.boards import lead, rebels, support
from tests.root.hired import acts
from tests.root.machines import MACHINE, MachineBench
from tests.root.rivers import own, prices


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


# --- who controls them (E.1) ------------------------------------------------------------------------------------------


@law("E.1.3", "E.3.1", "3.3.1.I")
def test_who_is_given_hirelings_may_win_by_dominance_when_his_turn_begins(table):
    t = table("marquise", "eyrie", "duchy*")
    t.no_ruins()
    lead(t, "commander")
    t.hireling("forest_patrol", "marquise", 1)
    for clearing in (1, 6, 8):
        t.put("forest_patrol", clearing, warriors=1)
    t.put("marquise", 12, warriors=1)
    t.dominance("eyrie", "dominance_fox")
    t.draws("anvil")
    t.foretell(("control die", 0))
    t.at("marquise", "evening")
    t.say("marquise", "faction:eyrie")
    assert t.match.over
    assert t.state.winners == [1]


@law("E.1.3", "E.1.2")
@pytest.mark.parametrize(("points", "stars"), [(9, 2), (3, 4)])
def test_who_is_given_a_hireling_counts_golden_stars_only_if_he_leads(table, points, stars):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("otter_divers", "marquise", 1)
    t.score("marquise", 5)
    t.score("duchy", points)
    t.foretell(("control die", 5))
    t.stage(lambda g: hiring.end_of_turn(g, g.sides[0]))
    t.say("marquise", "faction:duchy")
    assert (t.side("otter_divers").controller, hireling(t.side("otter_divers")).control) == (1, stars)


@law("E.1.1")
def test_a_marker_that_is_reached_in_another_players_turn_waits_for_the_end_of_ones_own(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("otter_divers")
    score(t.g, t.side("duchy"), 4, "3.2.1")
    t.foretell(("control die", 0))

    def two_turns(g):
        yield from hiring.end_of_turn(g, g.sides[0])
        assert markers(g).claims == [1]
        yield from hiring.end_of_turn(g, g.sides[1])

    t.stage(two_turns)
    assert t.match.over
    assert (t.side("otter_divers").controller, markers(t.state).claims) == (1, [])


@law("E.1.3", "E.3.1")
def test_in_the_middle_of_a_game_rule_goes_with_the_card(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.hireling("vault_keepers", "marquise", 1)
    t.put("vault_keepers", 5, warriors=1, vault=1)
    t.put("duchy", 5, warriors=1)
    t.put("eyrie", 5, warriors=2)
    assert t.ruler(5) is None  # two against two
    t.foretell(("control die", 0))
    t.stage(lambda g: hiring.end_of_turn(g, g.sides[0]))
    t.say("marquise", "faction:duchy")
    assert t.ruler(5) == "duchy"


@law("E.1.2", "R.M.4")
def test_the_machine_may_lead_too():
    t = MachineBench("eyrie", "duchy*")
    t.hireling("otter_divers")
    t.score("eyrie", 8)
    t.score(MACHINE, 9)
    t.foretell(("control die", 5))
    t.stage(lambda g: g.sides[3].rules.hire(g, g.sides[3], g.sides[0]))
    assert t.match.over
    assert hireling(t.side("otter_divers")).control == 4
    t.finish()


# --- rule (E.3.1) -----------------------------------------------------------------------------------------------------


@law("E.3.1", "7.2.2")
@pytest.mark.parametrize(("birds", "ruler"), [(1, "eyrie"), (0, None)])
def test_on_a_tie_by_hirelings_the_eyrie_rule_only_beside_a_piece_of_theirs(table, birds, ruler):
    t = table("eyrie", "marquise*", "duchy*")
    t.hireling("forest_patrol", "eyrie")
    t.put("forest_patrol", 5, warriors=2)
    t.put("eyrie", 5, warriors=birds)
    t.put("marquise", 5, warriors=2 + birds)
    assert t.ruler(5) == ruler


@law("E.3.1", "C.3.4")
def test_hirelings_alone_rule_the_tower(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.no_ruins()
    t.landmark("tower", 10)
    t.hireling("forest_patrol", "marquise", 3)
    t.put("forest_patrol", 10, warriors=1)
    t.put("duchy", 9, warriors=1)
    t.draws("anvil")
    t.at("marquise", "evening")
    assert t.ask.seat == 0  # her next turn: the others have nothing to choose
    assert t.points("marquise") == 1


@law("E.3.1", "8.4.2.II.a")
def test_martial_law_counts_hirelings(table):
    t = table("alliance", "marquise*", "duchy*")
    t.hireling("forest_patrol", "marquise")
    t.put("alliance", 1, sympathy=1)
    t.put("marquise", 5, warriors=2)
    t.put("forest_patrol", 5, warriors=1)
    support(t, "bake_sale", "cobbler")
    t.hand("alliance", "anvil")
    t.at("alliance", "birdsong")
    t.say("alliance", "clearing:5", "card:bake_sale", "card:cobbler")
    assert rebels(t).supporters == []
    assert t.pieces("alliance", "sympathy", 5) == 1


@law("E.3.1", "6.5.4.I")
def test_who_rules_by_hirelings_builds_there(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.no_ruins()
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 5, warriors=1)
    t.hand("marquise", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "build", "piece:sawmill")
    assert t.pieces("marquise", "sawmill", 5) == 1


# --- their own pieces, actions and effects (E.3.3 to E.3.5) -----------------------------------------------------------


@law("E.3.5", "11.2.7.II", "11.2.2")
def test_neither_boats_nor_swimmers_carry_hirelings(table):
    t = table("riverfolk", "marquise", "duchy*")
    t.hireling("forest_patrol", "riverfolk")
    t.hireling("flame_bearers", "marquise")
    prices(t, 1, 1, 1)
    own(t).boats = True
    assert 9 not in near(t.g, t.side("forest_patrol"), 4)
    assert 9 not in near(t.g, t.side("flame_bearers"), 4)
    assert 9 in near(t.g, t.side("riverfolk"), 4)


@law("E.3.5", "13.2.3")
def test_hirelings_of_the_corvids_are_not_nimble(table):
    t = table("corvid", "marquise*", "duchy*")
    t.hireling("forest_patrol", "corvid")
    t.put("forest_patrol", 1, warriors=1)
    t.put("corvid", 1, warriors=1)
    t.put("marquise", 1, warriors=5)
    t.put("marquise", 5, warriors=1)
    assert why_not_move(t.g, t.side("forest_patrol"), 0, 4).law == "4.2.1"
    assert why_not_move(t.g, t.side("corvid"), 0, 4) is None


@law("E.3.5", "4.3.3")
def test_crafted_effects_of_the_controller_do_not_work_for_hirelings(table):
    t = table("marquise", "duchy", "eyrie*")
    t.hireling("forest_patrol", "marquise")
    t.hireling("flame_bearers", "duchy")
    t.in_play("marquise", "brutal_tactics")
    t.in_play("duchy", "armorers", "sappers")
    t.put("forest_patrol", 1, warriors=2)
    t.put("flame_bearers", 1, warriors=2)
    t.dice(1, 0)
    fight(t, "forest_patrol", "flame_bearers", 1)
    assert t.match.over  # nobody is asked for an effect
    assert (t.warriors("forest_patrol", 1), t.warriors("flame_bearers", 1)) == (2, 1)


@law("E.3.5", "4.3.1.I")
def test_who_attacks_with_hirelings_cannot_foil_an_ambush(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=3)
    t.put("duchy", 1, warriors=1)
    t.hand("marquise", "ambush_fox")
    t.hand("duchy", "ambush_bird")
    t.dice(0, 0)
    fight(t, "forest_patrol", "duchy", 1)
    t.say("duchy", "card:ambush_bird")
    assert t.match.over
    assert (t.warriors("forest_patrol", 1), t.cards("marquise")) == (1, ["ambush_fox"])


@law("E.3.7", "8.2.6", "E.3.6")
def test_sympathy_that_hirelings_remove_is_an_outrage_of_their_controller(table):
    t = table("alliance", "marquise*", "duchy*")
    t.hireling("forest_patrol", "marquise")
    t.put("forest_patrol", 1, warriors=2)
    t.put("alliance", 1, sympathy=1)
    t.hand("marquise", "anvil", "bake_sale")
    t.dice(0, 0)
    fight(t, "forest_patrol", "alliance", 1)
    while t.ask.about != "ask-root-alliance-outrage":
        t.say("alliance", "pass")
    t.say("marquise", "card:anvil")
    assert (len(rebels(t).supporters), t.points("marquise"), t.cards("marquise")) == (1, 0, ["bake_sale"])


@law("E.3.4", "4.1.3")
def test_the_command_warren_does_not_start_a_battle_of_hirelings(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("forest_patrol", "marquise")
    t.in_play("marquise", "command_warren")
    t.put("forest_patrol", 1, warriors=2)
    t.put("duchy", 1, warriors=1)
    t.put("marquise", 9, warriors=1)
    t.hand("marquise", "bake_sale")
    t.before("marquise", "daylight")
    assert t.asked("marquise", "ask-root-marquise-daylight")  # nothing was offered at the start
    assert t.refused("marquise", "battle") == "4.3"


# --- abilities (E.2.2) ------------------------------------------------------------------------------------------------


@law("E.2.2", "E.3.2")
def test_at_a_furious_protector_of_nobody_nobody_places_pieces(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.hireling("furious_protector").pawn = 4
    t.hireling("forest_patrol", "duchy")
    for name in ("marquise", "duchy", "eyrie", "forest_patrol"):
        assert why_not_place(t.g, t.side(name), 4).law == "E.2.2"
        assert why_not_place(t.g, t.side(name), 5) is None


@law("E.2.2", "E.3.2")
def test_a_band_of_nobody_holds_everybody_who_came(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.hireling("popular_band")
    t.put("popular_band", 5, warriors=1)
    t.put("marquise", 1, warriors=2)
    t.at("marquise", "daylight")
    t.stage(lambda g: march(g, g.sides[0], 0, 4, 2))
    assert t.match.over
    assert why_not_leave(t.state, t.side("marquise"), 4) is not None


@law("E.2.2")
@pytest.mark.parametrize(("dice", "card", "supply"), [((3, 0), 1, 9 + 2), ((1, 0), 1, 9)])
def test_of_all_patrol_warriors_that_fall_together_one_waits_on_the_card(table, dice, card, supply):
    t = table("marquise*", "duchy*", "eyrie*")
    t.hireling("forest_patrol", "duchy")
    t.put("forest_patrol", 1, warriors=3)
    t.put("marquise", 1, warriors=3)
    t.dice(*dice)
    fight(t, "marquise", "forest_patrol", 1)
    patrol = t.side("forest_patrol")
    assert 12 - patrol.supply - sum(patrol.warriors) == card
    assert patrol.supply == supply


@law("E.2.2", "E.3.5")
def test_the_sentries_help_their_controller_and_not_his_hirelings(table):
    t = table("marquise*", "duchy*", "eyrie*")
    t.hireling("raven_sentries", "duchy")
    t.hireling("forest_patrol", "duchy")
    t.put("duchy", 1, citadel=1, warriors=2)
    t.put("forest_patrol", 1, warriors=2)
    t.put("marquise", 1, warriors=4)
    t.dice(0, 0, 0, 0)

    def both(g):
        yield from battle(g, Battle(g.sides[0], g.sides[1], 0))
        yield from battle(g, Battle(g.sides[0], g.sides[4], 0))

    t.stage(both)
    assert t.match.over
    assert t.warriors("marquise", 1) == 3  # one hit, when the Duchy itself defended


@law("E.2.2", "10.2.6")
def test_a_smuggled_card_is_a_lost_soul(table):
    t = table("marquise", "cult", "eyrie*")
    t.hireling("rat_smugglers", "marquise")
    t.put("marquise", 1, warriors=1)
    t.hand("marquise", "anvil", "bake_sale")
    t.at("marquise", "daylight")
    t.say("marquise", "hireling:rat_smugglers")
    t.say("marquise", "card:anvil")
    assert t.match.view(-1)["sides"][1]["board"]["lost_souls"] == ["anvil"]


@law("E.2.3", "3.1")
def test_the_nobles_may_win_at_the_start_of_birdsong(table):
    t = table("marquise", "duchy*", "eyrie*")
    t.hireling("bluebird_nobles", "marquise")
    for clearing in (1, 2, 3, 4, 5, 6):
        t.put("marquise", clearing, warriors=1)
    t.score("marquise", 28)
    t.before("marquise", "birdsong")
    if not t.match.over:
        t.say("marquise", "hireling:bluebird_nobles")
    assert t.match.over
    assert t.state.winners == [0]


@law("E.2.2", "12.2.2")
def test_the_divers_do_not_open_the_burrow_to_others(table):
    t = table("duchy", "marquise*", "eyrie*")
    t.hireling("otter_divers", "marquise")
    t.put("marquise", 5, warriors=1)
    t.put("duchy", 5, tunnel=1)
    assert BURROW not in near(t.g, t.side("marquise"), 4)


@law("E.2.4", "1.2.1")
def test_spies_take_a_card_of_the_deck_from_the_machine_and_one_of_an_open_hand():
    t = MachineBench("eyrie", "riverfolk")
    t.hireling("corvid_spies", "eyrie")
    t.supply("corvid_spies", 0)
    t.side("corvid_spies").warriors[BURROW] -= 1
    t.side("corvid_spies").warriors[0] += 1
    t.put(1, warriors=1)
    t.put("riverfolk", 1, warriors=1)
    t.hand("riverfolk", "cobbler", "sappers")
    t.random_cards("cobbler")
    t.draws("anvil")
    acts(t, "corvid_spies")
    t.say("eyrie", next(word.text for word in t.ask.options if word.text not in ("battle", "done")))
    assert t.match.over
    assert (t.cards("eyrie"), t.cards("riverfolk")) == (["anvil", "cobbler"], ["sappers"])
