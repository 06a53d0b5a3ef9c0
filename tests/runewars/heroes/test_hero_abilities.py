"""What is special about each hero (RW.heroes.card), and the Tactics cards of the Quest phase."""

from __future__ import annotations

from polana.games.runewars.box import decks
from polana.games.runewars.heroes import questphase
from polana.games.runewars.heroes.tests import cards_for
from polana.games.runewars.heroes.tests import test as attribute_test
from polana.games.runewars.tactics import base as tactics
from tests.law import law
from tests.runewars.bench import area, fate, table, who


@law("RW.heroes.card")
def test_andira_heals_one_other_own_hero_in_her_area_as_well() -> None:
    t = table("daqan", "latari")
    t.hero(0, "andira_runehand", "DA")
    for name in ("corbin", "silhouette"):
        t.hero(0, name, "DA", damage=2)
    t.acting("andira_runehand", "heal")
    t.asked(0, "ask-runewars-heal-other", "hero:corbin", "hero:silhouette")
    t.say(0, "hero:corbin")
    t.over()
    assert (t.damage("corbin"), t.damage("silhouette")) == (0, 2)


@law("RW.heroes.card")
def test_the_first_damage_in_a_duel_does_not_touch_corbin() -> None:
    t = table("daqan", "latari")
    t.hero(0, "corbin", "5A")
    t.hero(1, "mad_carthos", "5A")
    # the first blow of Mad Carthos is prevented; the damage of the second round is not
    t.duelling("corbin", "mad_carthos", fate(7, 8, 9, 5, 10, 17, 18, 19))
    t.over()
    assert t.damage("corbin") == 1


@law("RW.heroes.card")
def test_ronan_draws_one_more_card_in_an_area_with_neutral_units() -> None:
    t = table("daqan", "latari")
    t.hero(0, "ronan_of_the_wild", "5A")  # 2, 3, 2
    assert cards_for(t.g, who("ronan_of_the_wild"), 1) == 3
    t.neutrals("5A", beastman=1)
    assert cards_for(t.g, who("ronan_of_the_wild"), 1) == 4


@law("RW.heroes.card")
def test_silhouette_moves_up_to_3_areas() -> None:
    t = table("daqan", "latari")
    t.hero(0, "silhouette", "DA")
    t.acting("silhouette", "move")
    t.say(0, "area:5A", "area:7C", "area:7B")
    t.over()
    assert t.where("silhouette") == "7B"


@law("RW.heroes.card", "RW.duels.2")
def test_mad_carthos_deals_1_damage_at_the_start_of_a_duel_which_may_end_it() -> None:
    t = table("daqan", "latari")
    t.hero(0, "mad_carthos", "5A")
    t.hero(1, "silhouette", "5A", damage=2)
    t.duelling("mad_carthos", "silhouette")
    t.over()
    assert t.g.hero_gone[who("silhouette")]


@law("RW.heroes.card", "RW.runes.peek.1")
def test_astarra_looks_at_the_tokens_of_an_adjacent_area_when_she_peeks_at_a_rune() -> None:
    t = table("daqan", "latari", explore=True)
    t.hero(0, "runewitch_astarra", "DA")
    t.rune("5A", "dragon")
    t.rune("7C", "false")
    t.g.token[area("7C")] = t.g.tokens_far.pop()
    t.g.token[area("5B")] = t.g.tokens_far.pop()
    t.acting("runewitch_astarra", "move")
    t.say(0, "area:5A", "done")
    t.refused("area:DC", "RW.heroes.card")
    t.asked(0, "ask-runewars-peek-beside", "skip", "area:7C", "area:5B")
    t.say(0, "area:7C")
    t.over()
    g = t.g
    assert [g.rune_known[area(at)] for at in ("5A", "7C")] == [1, 1]
    assert [g.token_known[area(at)] for at in ("7C", "5B")] == [1, 0]


@law("RW.heroes.card")
def test_landrec_may_be_routed_to_draw_a_failed_test_of_wisdom_once_more() -> None:
    t = table("daqan", "latari")
    at = t.hero(0, "landrec_the_wise", "DA")  # wisdom 4
    t.stage(lambda g: attribute_test(g, at, 2, "RW.quests.test.1"), fate(30, 29, 28, 22, 5, 1, 2, 6))
    t.say(0, "fate:30")
    t.asked(0, "ask-runewars-retry", "yes", "skip")
    t.say(0, "yes", "fate:1")  # failed again, but he lies already
    t.over()
    assert t.g.hero_routed[at]


@law("RW.heroes.card")
def test_varikas_loses_1_damage_when_the_quest_phase_begins() -> None:
    t = table("daqan", "latari")
    at = t.hero(0, "varikas_the_dead", "5A", damage=3)
    questphase.begin(t.g)
    assert t.g.hero_damage[at] == 2


@law("RW.heroes.card", "RW.duels.1")
def test_bogran_challenges_a_hero_in_an_adjacent_area() -> None:
    t = table("daqan", "latari")
    t.hero(0, "bogran_the_shadow", "DA")
    t.hero(1, "silhouette", "5A")
    t.hero(1, "corbin", "7C")
    t.acting("bogran_the_shadow", "move", fate(7, 8, 9, 10, 17, 18, 19, 20))
    t.tell(0, "done")
    t.asked(0, "ask-runewars-hero-then", "done", "hero:silhouette")
    t.refused("hero:corbin", "RW.duels.1")
    t.tell(0, "hero:silhouette")
    t.over()


@law("RW.heroes.card", "RW.duels.3.damage")
def test_mordrog_deals_1_more_with_damage_symbols_while_he_is_hurt() -> None:
    t = table("daqan", "latari")
    t.hero(0, "mordrog", "5A")
    t.hero(1, "ronan_of_the_wild", "5A")
    t.duelling("mordrog", "ronan_of_the_wild", fate(5, 6, 25, 7, 8, 9, 10, 17))
    t.over()
    assert t.damage("ronan_of_the_wild") == 1 + 2


@law("RW.heroes.card", "RW.questphase.move.1")
def test_master_thorn_moves_to_another_own_hero_instead_of_moving_normally() -> None:
    t = table("daqan", "latari")
    t.hero(0, "master_thorn", "DA")
    t.hero(0, "corbin", "8D")
    t.acting("master_thorn", "move")
    assert t.may("area:8D")
    t.say(0, "area:8D")
    t.over()
    assert t.where("master_thorn") == "8D"
    t = t.copy().acting("master_thorn", "move")
    t.say(0, "done")
    t.over()


# --- tactics ----------------------------------------------------------------------------------------------------------


@law("RW.tactics.1")
def test_an_ambush_hurts_an_enemy_hero_who_ends_his_move_where_ones_units_are() -> None:
    t = table("daqan", "latari", season="summer")
    t.hero(0, "silhouette", "5A")
    t.put(1, "7C", archer=1)
    t.give(1, tactics=["ambush"])
    t.quest_phase()
    t.say(0, "hero:silhouette", "move", "area:7C", "done")
    t.asked(1, "ask-runewars-tactic", "done", "tactic:ambush")
    t.say(1, "tactic:ambush")
    t.calm()
    t.over()
    assert t.damage("silhouette") == 2
    assert t.g.tactics_discard == [decks.TACTICS.index("ambush")]


@law("RW.tactics.1")
def test_whoever_has_units_where_a_hero_ends_his_move_is_asked_whether_or_not_he_can_ambush_him() -> None:
    t = table("daqan", "latari", season="summer")
    t.hero(0, "silhouette", "5A")
    t.put(1, "7C", archer=1)
    t.give(1, tactics=["rally_cry"])
    t.quest_phase()
    t.say(0, "hero:silhouette", "move", "area:7C", "done")
    t.asked(1, "ask-runewars-tactic", "done")
    t.say(1, "done")
    t.over()


@law("RW.tactics.1")
def test_an_ambush_needs_an_enemy_hero_where_ones_own_units_are() -> None:
    t = table("daqan", "latari", season="summer")
    t.hero(1, "silhouette", "5A")
    t.hero(1, "corbin", "7C")
    t.put(0, "7C", footman=1)
    t.give(0, tactics=["ambush"])
    t.stage(lambda g: tactics.window(g, 0, "quest_phase", "RW.questphase.1"))
    t.say(0, "tactic:ambush")
    t.calm()
    t.over()
    assert (t.damage("silhouette"), t.damage("corbin")) == (0, 2)


@law("RW.tactics.1")
def test_a_healing_draught_removes_all_damage_from_an_own_hero_anywhere() -> None:
    t = table("daqan", "latari", season="summer")
    t.hero(0, "silhouette", "7C")
    t.give(0, tactics=["healing_draught"])
    twin = t.copy().stage(lambda g: tactics.window(g, 0, "quest_phase", "RW.questphase.1"))
    twin.refused("tactic:healing_draught", "RW.tactics.1")
    t.g.hero_damage[who("silhouette")] = 2
    t.stage(lambda g: tactics.window(g, 0, "quest_phase", "RW.questphase.1"))
    t.say(0, "tactic:healing_draught")
    t.calm()
    t.over()
    assert t.damage("silhouette") == 0


@law("RW.duels.2", "RW.rewards.duel.1", "RW.rewards.secret")
def test_the_amulet_of_shielding_stops_mad_carthoss_first_blow_which_no_armour_of_the_rounds_does() -> None:
    for reward, hurt in (("amulet_of_shielding", 0), ("runeplate", 1), ("tome_of_lore", 1)):
        t = table("daqan", "latari")
        t.hero(0, "mad_carthos", "5A")
        t.hero(1, "silhouette", "5A", rewards=[reward])
        t.duelling("mad_carthos", "silhouette", fate(7, 8, 9, 10, 17, 18, 19, 20))
        if hurt:
            t.asked(1, "ask-runewars-parry", "done")
            t.say(1, "done")
        else:
            t.asked(1, "ask-runewars-parry", "done", "reward:amulet_of_shielding")
            t.say(1, "reward:amulet_of_shielding")
        t.over()
        assert t.damage("silhouette") == hurt
        assert t.rewards("silhouette") == ([reward] if hurt else [])
