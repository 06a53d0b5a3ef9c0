"""15 Where the Keepers in Iron meet landmarks, hirelings and the other factions."""

import json

import pytest

from polana.games.root.battle import Battle, battle
from polana.games.root.factions.corvid.side import SNARE
from polana.games.root.move import why_not_leave
from tests.law import law
from tests.root.factions.test_corvid_rules import plot
from tests.root.hired import acts
from tests.root.knights import bury, camp, follow, knights, lay, retinue, where_lies
from tests.root.machines import MACHINE, MachineBench
from tests.root.rivers import prices
from tests.root.vagabonds import enemy, wander


def fight(t, attacker, defender, clearing):
    t.stage(lambda g: battle(g, Battle(t.side(attacker), t.side(defender), clearing - 1)))


def delving(table, *others, columns=(0, 1, 0)):
    t = table("keepers", *others)
    t.no_ruins()
    follow(t, columns)
    t.hand("keepers", "cobbler")
    return t


# --- Devout Knights ---------------------------------------------------------------------------------------------------


@law("15.2.4", "E.2.2")
def test_the_bodyguards_add_nothing_to_devout_knights(table):
    t = table("marquise", "keepers", "duchy*")
    bury(t)
    lay(t, 1, "figure", 1)
    t.hireling("badger_bodyguards", "keepers")
    t.put("marquise", 1, warriors=3)
    t.put("keepers", 1, warriors=3)
    t.dice(2, 0)
    fight(t, "marquise", "keepers", 1)
    while not t.match.over:
        t.say("keepers", "yes") if t.may("yes") else t.say("keepers", t.ask.options[0].text)
    assert t.warriors("keepers", 1) == 2


@law("15.2.4", "E.3.5")
def test_devout_knights_do_not_help_a_hireling_of_theirs(table):
    t = table("marquise", "keepers", "duchy*")
    bury(t)
    lay(t, 1, "figure", 1)
    t.hireling("forest_patrol", "keepers")
    t.put("forest_patrol", 1, warriors=2)
    t.put("keepers", 1, warriors=1)
    t.put("marquise", 1, warriors=3)
    t.dice(1, 0)
    t.stage(lambda g: battle(g, Battle(g.sides[0], g.sides[3], 0)))
    assert t.match.over
    assert t.warriors("forest_patrol", 1) == 1


@law("15.2.4", "4.3.1.II")
def test_a_lone_knight_with_a_relic_outlives_half_an_ambush_but_not_both_hits(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 1)
    t.put("keepers", 1, warriors=1)
    t.put("marquise", 1, warriors=2)
    t.hand("marquise", "ambush_fox")
    fight(t, "keepers", "marquise", 1)
    t.say("marquise", "card:ambush_fox")
    # one hit ignored, one on the warrior: the battle is over without a roll, and the relic stays
    assert t.match.over
    assert (t.warriors("keepers", 1), where_lies(t, "figure", 1), t.points("marquise")) == (0, ["1"], 0)


@law("15.2.4", "4.3.4")
def test_the_last_knight_gone_the_relic_falls_in_the_same_hits(table):
    t = table("marquise", "keepers")
    bury(t)
    lay(t, 1, "figure", 2)
    t.put("keepers", 1, warriors=1)
    t.put("marquise", 1, warriors=3)
    t.dice(3, 0)
    fight(t, "marquise", "keepers", 1)
    # three hits: one ignored, the warrior, the relic
    t.say("marquise", "forest:1")
    assert (t.points("marquise"), where_lies(t, "figure", 2)) == (2, ["forest:1"])


@law("15.2.5", "4.3.4")
def test_a_defender_who_removes_a_relic_scores_two_as_well(table):
    t = table("keepers", "marquise")
    bury(t)
    lay(t, 1, "figure", 2)
    t.put("keepers", 1, warriors=1)
    t.put("marquise", 1, warriors=3)
    t.dice(3, 3)
    fight(t, "keepers", "marquise", 1)
    t.say("marquise", "forest:1")
    assert (t.points("marquise"), t.warriors("marquise", 1)) == (2, 2)


@law("15.2.5", "9.2.9.III.a")
def test_a_vagabond_has_infamy_for_a_relic_besides_the_trophy(table):
    t = table("vagabond", "keepers")
    bury(t)
    lay(t, 1, "figure", 2)
    wander(t, 1, ready="sword sword sword torch")
    enemy(t, "keepers")
    t.dice(0, 0)
    t.at("vagabond", "daylight")
    t.say("vagabond", "battle")
    t.say("vagabond", "forest:1")
    assert t.points("vagabond") == 3  # a token, a trophy, and a Hostile piece in a battle of his turn


@law("15.2.5", "R.M.4")
def test_of_a_relic_that_the_machine_removes_the_seat_after_it_says_the_forest():
    t = MachineBench("keepers", "eyrie")
    bury(t)
    lay(t, 2, "figure", 2)
    t.put(2, warriors=3)
    t.put("eyrie", 12, warriors=1, roost=1)
    t.hand("eyrie", "root_tea_rabbit", "birdy_bindle")
    t.orders("crossbow_mouse", "ambush_bird", "armorers", "sappers", "cobbler")
    t.dice(0, 0)
    t.draws("anvil")
    t.daylight()
    t.say("keepers", "forest:1")
    assert (t.points(MACHINE), where_lies(t, "figure", 2)) == (2, ["forest:1"])
    t.finish()


# --- Encamp, Decamp, Recruit ------------------------------------------------------------------------------------------


@law("15.4.1", "6.2.2", "13.7.2")
def test_no_waystation_is_placed_beside_the_keep_or_at_a_snare(table):
    t = table("keepers", "marquise", "corvid")
    t.no_ruins()
    bury(t)
    plot(t, 6, SNARE, up=True)
    t.put("marquise", 1, keep=1)
    for clearing in (1, 6, 8):
        t.put("keepers", clearing, warriors=1)
    t.hand("keepers", "cobbler")
    t.at("keepers", "birdsong")
    t.say("keepers", "encamp", "relic:figure", "piece:waystation_jewelry_figure")  # only in clearing 8
    assert knights(t).buildings[7] == 1


@law("15.4.2", "13.7.2", "G.1.30")
def test_at_a_snare_no_waystation_is_replaced_with_a_warrior(table):
    t = table("keepers", "corvid")
    bury(t)
    camp(t, 1, "figure")
    plot(t, 1, SNARE, up=True)
    t.hand("keepers", "cobbler")
    t.at("keepers", "birdsong")
    assert t.refused("keepers", "decamp")
    assert t.refused("keepers", "recruit")


@law("15.4.1", "15.2.1")
def test_with_nothing_but_a_relic_on_the_map_the_keepers_come_back_at_its_edge(table):
    t = table("keepers", "marquise")
    t.no_ruins()
    bury(t)
    lay(t, 5, "figure", 1)
    t.hand("keepers", "cobbler")
    t.at("keepers", "birdsong")
    t.say("keepers", "clearing:8", "relic:figure", "piece:waystation_jewelry_figure")
    assert (t.warriors("keepers", 8), knights(t).buildings[7]) == (1, 1)


@law("15.4.3", "2.2.2")
def test_a_waystation_in_the_lost_city_recruits_for_any_card(table):
    t = table("keepers", "marquise")
    bury(t)
    t.landmark("lost_city", 5)
    camp(t, 5, "figure")
    t.hand("keepers", "anvil", "codebreakers", "cobbler")
    t.at("keepers", "birdsong")
    t.say("keepers", "recruit")
    assert len([word for word in t.ask.options if word.kind == "card"]) == 3
    t.say("keepers", "card:codebreakers")
    assert t.warriors("keepers", 5) == 2


# --- the Retinue ------------------------------------------------------------------------------------------------------


@law("15.5.2.II", "E.3.2")
def test_a_hireling_of_nobody_is_an_enemy_who_must_be_battled(table):
    t = delving(table, "marquise", "duchy*")
    bury(t, figure=[(1, 1)])
    t.hireling("forest_patrol")
    near = t.g.woodland.forest_clearings[0]
    where = near[0] + 1
    t.put("forest_patrol", where, warriors=1)
    t.put("keepers", where, warriors=3)
    t.dice(1, 0)
    t.at("keepers", "daylight")
    t.say("keepers", "retainer")
    assert t.warriors("forest_patrol", where) == 0


@law("15.5.2.II", "E.2.2", "1.1.2")
@pytest.mark.parametrize("name", ["furious_protector", "riverfolk_flotilla"])
def test_who_cannot_be_battled_does_not_keep_them_from_delving(table, name):
    t = delving(table, "marquise", "duchy*")
    bury(t, figure=[(1, 1)])
    where = t.g.woodland.forest_clearings[0][0]
    t.hireling(name, "marquise").pawn = where
    t.put("keepers", where + 1, warriors=2)
    t.at("keepers", "daylight")
    t.say("keepers", "retainer")
    assert t.may("forest:1")
    t.say("keepers", "forest:1")
    assert knights(t).tokens[where] == 1


@law("15.5.2.II", "E.3.1", "E.3.3")
def test_hirelings_help_to_rule_but_do_not_delve(table):
    t = delving(table, "marquise", "duchy*")
    bury(t, figure=[(1, 1)])
    t.hireling("forest_patrol", "keepers")
    where = t.g.woodland.forest_clearings[0][0] + 1
    t.put("forest_patrol", where, warriors=2)
    far = next(c for c in range(1, 13) if c - 1 not in t.g.woodland.forest_clearings[0] and c != where)
    t.put("keepers", far, warriors=1)
    t.at("keepers", "daylight")
    assert t.ruler(where) == "keepers"
    assert not t.may("retainer")


@law("15.5.2.II.b", "E.3.1")
@pytest.mark.parametrize(("hirelings", "kept"), [(2, True), (1, False)])
def test_clearings_ruled_by_hirelings_count_around_the_forest(table, hirelings, kept):
    t = delving(table, "marquise", "duchy*", columns=(0, 0, 0))
    follow(t, (0, 0, 0), delve=["armorers"])
    bury(t, figure=[(1, 3)])
    t.hireling("forest_patrol", "keepers")
    around = [at + 1 for at in t.g.woodland.forest_clearings[0]]
    t.put("keepers", around[0], warriors=2)
    for where in around[1 : 1 + hirelings]:
        t.put("forest_patrol", where, warriors=1)
    t.at("keepers", "daylight")
    t.say("keepers", "card:armorers", "forest:1")
    assert (retinue(t)[1] == ["armorers"]) is kept


@law("15.5.2.I", "13.7.2")
def test_neither_knights_nor_relics_leave_a_snare(table):
    t = table("keepers", "corvid")
    bury(t)
    lay(t, 1, "figure", 1)
    plot(t, 1, SNARE, up=True)
    t.put("keepers", 1, warriors=2)
    assert why_not_leave(t.g, t.side("keepers"), 0).law == "13.7.2"


@law("15.5.2.II.a", "6.2.2")
def test_a_relic_comes_to_the_clearing_of_the_keep(table):
    t = delving(table, "marquise")
    bury(t, figure=[(1, 1)])
    where = t.g.woodland.forest_clearings[0][0] + 1
    t.put("marquise", where, keep=1, warriors=1)
    t.put("keepers", where, warriors=4)
    t.dice(0, 0)
    t.at("keepers", "daylight")
    t.say("keepers", "retainer")
    while t.ask.seat == 1:
        t.say("marquise", "pass")
    t.say("keepers", "forest:1")
    assert knights(t).tokens[where - 1] == 1


@law("15.2.4", "E.2.4", "1.5.5")
def test_the_band_draws_a_knight_and_his_relic_may_go_along(table):
    t = table("keepers", "marquise*", "duchy*")
    bury(t)
    lay(t, 5, "figure", 1)
    t.hireling("popular_band", "marquise")
    t.put("popular_band", 1, warriors=1)
    t.put("keepers", 5, warriors=2)
    acts(t, "popular_band")
    t.say("marquise", "clearing:1", "faction:keepers")
    assert t.asked("keepers", "ask-root-keepers-carry", "15.2.4") == ["piece:relic_figure_1", "done"]
    t.say("keepers", "piece:relic_figure_1")
    assert (where_lies(t, "figure", 1), t.warriors("keepers", 1)) == (["1"], 1)


@law("15.6.1", "E.3.3", "11.2.7.III")
def test_only_knights_live_off_the_land(table):
    t = table("keepers", "marquise", "riverfolk")
    bury(t)
    prices(t, 1, 1, 1)
    t.hireling("forest_patrol", "keepers")
    t.put("keepers", 5, warriors=3)
    t.put("forest_patrol", 5, warriors=3)
    t.put("riverfolk", 5, warriors=2)
    t.put("keepers", 9, warriors=4)
    t.draws("anvil")
    t.hand("marquise", "cobbler")
    t.hand("keepers", "sappers")
    t.at("keepers", "evening")
    t.play_to("phase")
    assert (t.warriors("keepers", 5), t.warriors("keepers", 9), t.warriors("forest_patrol", 5)) == (3, 3, 3)


@law("15.5.2.II.b", "10.2.6")
def test_a_discarded_card_of_the_retinue_is_a_lost_soul(table):
    t = delving(table, "cult", columns=(0, 0, 0))
    follow(t, (0, 0, 0), delve=["armorers"])
    bury(t, figure=[(1, 3)])
    t.put("keepers", t.g.woodland.forest_clearings[0][0] + 1, warriors=2)
    t.at("keepers", "daylight")
    t.say("keepers", "card:armorers", "forest:1")
    assert t.match.view(-1)["sides"][1]["board"]["lost_souls"] == ["armorers"]


@law("15.2.1", "1.2.1")
def test_face_down_values_dealt_anew_look_the_same_to_everybody(table):
    seen = set()
    for value in (1, 2, 3):
        t = delving(table, "marquise")
        bury(t, figure=[(1, value)])
        t.put("keepers", t.g.woodland.forest_clearings[0][0] + 1, warriors=2)
        t.at("keepers", "daylight")
        t.say("keepers", "retainer")
        asks = [(ask.seat, ask.about, [word.text for word in ask.options]) for ask in t.match.asks]
        seen.add(json.dumps([[t.match.view(at) for at in (0, 1, -1)], asks], default=str))
    assert len(seen) == 1
