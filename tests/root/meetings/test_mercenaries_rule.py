"""11.2.7.III Hired mercenaries count for the buyer's rule: whatever asks in his Daylight and Evening who rules."""

import pytest

from polana.games.root.battle import Battle, battle
from tests.law import law
from tests.root.boards import lead
from tests.root.factions.test_hundreds_rules import give, names
from tests.root.hired import acts
from tests.root.knights import bury, camp, follow, retinue
from tests.root.knights import lay as lay_relic
from tests.root.rivers import hire

# Clearings of the autumn map: foxes in 1, 6, 8 and 12, mice in 2, 7, 9 and 11, rabbits in 3, 4, 5 and 10.


# --- building and recruiting ------------------------------------------------------------------------------------------


@law("11.2.7.III", "2.5", "10.5.1")
def test_the_cult_builds_a_garden_where_mercenaries_rule_for_it(table):
    t = table("cult", "marquise", "riverfolk")
    t.no_ruins()
    t.put("cult", 6, warriors=1)
    t.put("marquise", 8, warriors=1)
    t.put("riverfolk", 8, warriors=2)
    t.put("marquise", 12, warriors=2)
    t.put("riverfolk", 12, warriors=2)  # a tie is no rule
    t.hand("cult", "anvil")
    t.at("cult", "daylight")
    hire(t, "cult")
    t.say("cult", "build", "card:anvil")
    assert t.asked("cult", "ask-root-cult-build", "10.5.1") == ["clearing:6", "clearing:8"]
    t.say("cult", "clearing:8")
    assert t.pieces("cult", "garden_fox", 8) == 1


@law("11.2.7.III", "6.5.3")
def test_recruiting_asks_for_recruiters_and_takes_no_mercenaries(table):
    t = table("marquise", "duchy*", "riverfolk")
    t.put("marquise", 9, recruiter=1, warriors=1)
    t.put("riverfolk", 1, warriors=3)
    t.put("duchy", 9, warriors=5)
    t.at("marquise", "daylight")
    hire(t, "marquise")
    supply = t.side("riverfolk").supply
    assert (t.ruler(1), t.ruler(9)) == ("marquise", "duchy")
    t.say("marquise", "recruit")
    # at the recruiter, where others rule, and not where she rules by mercenaries
    assert (t.warriors("marquise", 9), t.warriors("marquise", 1)) == (2, 0)
    assert (t.warriors("riverfolk", 1), t.side("riverfolk").supply) == (3, supply)


@law("11.2.7.III", "7.5.2.I")
def test_the_eyrie_recruit_at_their_roosts_and_not_where_mercenaries_rule_for_them(table):
    t = table("eyrie", "duchy*", "riverfolk")
    t.no_ruins()
    lead(t, "despot", recruit=["anvil"])
    t.put("eyrie", 1, roost=1)
    t.put("riverfolk", 8, warriors=2)
    t.hand("eyrie", "cobbler")
    t.at("eyrie", "daylight")
    hire(t, "eyrie")
    assert t.ruler(8) == "eyrie"
    t.say("eyrie", "suit:fox")
    assert (t.warriors("eyrie", 1), t.warriors("eyrie", 8)) == (1, 0)


# --- taxes and points -------------------------------------------------------------------------------------------------


@law("11.2.7.III", "4.1.3")
def test_a_tax_collector_takes_warriors_of_the_buyers_own_only(table):
    t = table("marquise", "duchy*", "riverfolk")
    t.put("marquise", 1, warriors=1)
    t.put("marquise", 9, warriors=1)
    t.put("riverfolk", 1, warriors=2)
    t.put("riverfolk", 5, warriors=2)
    t.in_play("marquise", "tax_collector")
    t.at("marquise", "daylight")
    hire(t, "marquise")
    assert t.ruler(5) == "marquise"
    t.say("marquise", "use:tax_collector")
    assert [word.text for word in t.ask.options] == ["clearing:1", "clearing:9"]
    t.draws("anvil")
    t.say("marquise", "clearing:1")
    assert (t.warriors("marquise", 1), t.warriors("riverfolk", 1)) == (0, 2)
    # and she rules there still, by mercenaries alone
    assert t.ruler(1) == "marquise"


@law("11.2.7.III", "4.1.3")
def test_a_tax_collector_finds_nothing_where_only_mercenaries_stand(table):
    t = table("marquise", "duchy*", "riverfolk")
    t.put("marquise", 9, sawmill=1)
    t.put("riverfolk", 9, warriors=2)
    t.in_play("marquise", "tax_collector")
    t.hand("marquise", "cobbler")
    t.at("marquise", "daylight")
    hire(t, "marquise")
    assert not t.may("use:tax_collector")


@law("11.2.7.III", "E.2.3")
def test_at_the_start_of_birdsong_mercenaries_bring_the_nobles_nothing(table):
    t = table("marquise", "duchy*", "riverfolk")
    t.hireling("bluebird_nobles", "marquise")
    for where in (1, 5, 9):
        t.put("riverfolk", where, warriors=2)
    t.put("marquise", 2, warriors=1)
    t.at("marquise", "birdsong")
    hire(t, "marquise")
    # they count in Daylight and Evening
    assert (t.ruler(1), t.ruler(5), t.ruler(9)) == ("riverfolk", "riverfolk", "riverfolk")
    acts(t, "bluebird_nobles")
    assert t.points("marquise") == 0


@law("11.2.7.III", "14.2.5")
@pytest.mark.parametrize(("mercenaries", "looted"), [(0, []), (1, ["tea"])])
def test_looters_may_rule_by_mercenaries_at_the_end_of_a_battle_against_somebody_else(table, mercenaries, looted):
    t = table("hundreds", "marquise", "riverfolk")
    t.put("hundreds", 1, warriors=1)
    t.put("marquise", 1, warriors=1)
    t.put("riverfolk", 1, warriors=mercenaries)
    give(t, "marquise", "tea")
    t.at("hundreds", "daylight")
    hire(t, "hundreds")
    t.dice(0, 0)
    t.stage(lambda g: battle(g, Battle(t.side("hundreds"), t.side("marquise"), 0)))
    t.say("hundreds", "yes")
    assert names(t) == looted


# --- relics -----------------------------------------------------------------------------------------------------------


@law("11.2.7.III", "15.5.2.II.b")
@pytest.mark.parametrize(("hired", "kept"), [(True, True), (False, False)])
def test_clearings_that_mercenaries_rule_around_a_forest_save_the_card_of_the_retinue(table, hired, kept):
    t = table("keepers", "marquise", "riverfolk")
    bury(t, figure=[(1, 3)])
    t.put("keepers", 1, warriors=1)
    t.put("riverfolk", 2, warriors=1)
    t.put("riverfolk", 5, warriors=2)
    t.put("marquise", 5, warriors=1)
    follow(t, (0, 0, 1), delve=["anvil"])
    t.at("keepers", "daylight")
    if hired:
        hire(t, "keepers")
    t.say("keepers", "card:anvil", "forest:1")
    assert t.pieces("keepers", "relic_figure_3", 1) == 1
    assert (retinue(t)[1], t.pile()) == ((["anvil"], []) if kept else ([], ["anvil"]))


@law("11.2.7.III", "15.5.2.III.c")
@pytest.mark.parametrize(("hired", "kept"), [(True, True), (False, False)])
def test_clearings_that_mercenaries_rule_let_the_keepers_recover_more(table, hired, kept):
    t = table("keepers", "marquise", "riverfolk")
    bury(t)
    lay_relic(t, 1, "figure", 1)
    lay_relic(t, 1, "figure", 2)
    camp(t, 1, "figure")
    t.put("keepers", 1, warriors=1)
    t.put("riverfolk", 6, warriors=1)
    follow(t, recover=["anvil"])
    t.hand("keepers", "sappers", "ambush_fox")
    t.at("keepers", "daylight")
    if hired:
        hire(t, "keepers")
    t.say("keepers", "card:anvil", "recover", "piece:relic_figure_2")
    assert (t.ask.about == "ask-root-keepers-recover") is kept
    assert (retinue(t)[2], t.pile()) == ((["anvil"], []) if kept else ([], ["anvil"]))


# --- moving -----------------------------------------------------------------------------------------------------------


@law("11.2.7.III", "C.2.5", "4.2.1")
def test_by_the_ferry_the_buyer_lands_where_only_mercenaries_rule_for_him(table):
    t = table("marquise", "duchy*", "riverfolk", map="lake")
    t.no_ruins()
    ferry = t.landmark("ferry").where + 1
    coastal = [where + 1 for where in t.state.woodland.coastal if where + 1 != ferry]
    far = next(where for where in coastal if where - 1 not in t.state.near[ferry - 1])
    t.put("marquise", ferry, warriors=1)
    t.put("duchy", ferry, warriors=4)
    t.put("duchy", far, warriors=1)
    t.put("riverfolk", far, warriors=2)
    t.at("marquise", "daylight")
    hire(t, "marquise")
    assert (t.ruler(ferry), t.ruler(far)) == ("duchy", "marquise")
    t.draws("anvil")
    t.say("marquise", "march")
    if t.ask.about == "ask-root-move-to":
        t.say("marquise", f"clearing:{far}")
    assert (t.warriors("marquise", far), t.cards("marquise")) == (1, ["anvil"])


@law("11.2.7.III", "E.2.4", "E.3.1")
def test_a_hireling_is_where_it_rules_if_its_controller_rules_there_by_mercenaries(table):
    t = table("marquise", "duchy", "riverfolk")
    t.hireling("last_dynasty", "marquise")
    t.put("last_dynasty", 1, warriors=2)
    t.put("riverfolk", 1, warriors=2)
    t.put("duchy", 1, warriors=3)
    t.at("marquise", "daylight")
    hire(t, "marquise")
    assert t.ruler(1) == "marquise"
    acts(t, "last_dynasty")
    # it rules, so it moves on instead of battling twice
    assert t.asked("marquise", "ask-root-move-to", "E.2.4")
