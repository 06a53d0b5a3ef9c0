"""What is special about each hero (RW.heroes.card), and the Tactics cards of the Quest phase."""

from __future__ import annotations

from polana.games.runewars.box import decks
from polana.games.runewars.heroes import questphase
from polana.games.runewars.heroes.tests import cards_for
from polana.games.runewars.heroes.tests import test as attribute_test
from polana.games.runewars.tactics import base as tactics
from tests.law import law
from tests.runewars.bench import (
    area,
    asked,
    calm,
    fate,
    give,
    hero,
    may,
    neutrals,
    over,
    put,
    refused,
    rune,
    say,
    scene,
    state,
    table,
    tell,
)
from tests.runewars.herobench import acting, damage, duelling, quest_phase, rewards, where, who


@law("RW.heroes.card")
def test_andira_heals_one_other_own_hero_in_her_area_as_well() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "andira_runehand", "DA")
    for name in ("corbin", "silhouette"):
        hero(g, 0, name, "DA", damage=2)
    match = acting(g, "andira_runehand", "heal")
    asked(match, 0, "ask-runewars-heal-other", "hero:corbin", "hero:silhouette")
    say(match, 0, "hero:corbin")
    over(match)
    assert (damage(match, "corbin"), damage(match, "silhouette")) == (0, 2)


@law("RW.heroes.card")
def test_the_first_damage_in_a_duel_does_not_touch_corbin() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "corbin", "5A")
    hero(g, 1, "mad_carthos", "5A")
    # the first blow of Mad Carthos is prevented; the damage of the second round is not
    match = duelling(g, "corbin", "mad_carthos", fate(7, 8, 9, 5, 10, 17, 18, 19))
    over(match)
    assert damage(match, "corbin") == 1


@law("RW.heroes.card")
def test_ronan_draws_one_more_card_in_an_area_with_neutral_units() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "ronan_of_the_wild", "5A")  # 2, 3, 2
    assert cards_for(g, who("ronan_of_the_wild"), 1) == 3
    neutrals(g, "5A", beastman=1)
    assert cards_for(g, who("ronan_of_the_wild"), 1) == 4


@law("RW.heroes.card")
def test_silhouette_moves_up_to_3_areas() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "silhouette", "DA")
    match = acting(g, "silhouette", "move")
    say(match, 0, "area:5A", "area:7C", "area:7B")
    over(match)
    assert where(match, "silhouette") == "7B"


@law("RW.heroes.card", "RW.duels.2")
def test_mad_carthos_deals_1_damage_at_the_start_of_a_duel_which_may_end_it() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "mad_carthos", "5A")
    hero(g, 1, "silhouette", "5A", damage=2)
    match = duelling(g, "mad_carthos", "silhouette")
    over(match)
    assert state(match).hero_gone[who("silhouette")]


@law("RW.heroes.card", "RW.runes.peek.1")
def test_astarra_looks_at_the_tokens_of_an_adjacent_area_when_she_peeks_at_a_rune() -> None:
    g = table("daqan", "latari", explore=True)
    hero(g, 0, "runewitch_astarra", "DA")
    rune(g, "5A", "dragon")
    rune(g, "7C", "false")
    g.token[area("7C")] = g.tokens_far.pop()
    g.token[area("5B")] = g.tokens_far.pop()
    match = acting(g, "runewitch_astarra", "move")
    say(match, 0, "area:5A", "done")
    refused(match, "area:DC", "RW.heroes.card")
    asked(match, 0, "ask-runewars-peek-beside", "skip", "area:7C", "area:5B")
    say(match, 0, "area:7C")
    over(match)
    g = state(match)
    assert [g.rune_known[area(at)] for at in ("5A", "7C")] == [1, 1]
    assert [g.token_known[area(at)] for at in ("7C", "5B")] == [1, 0]


@law("RW.heroes.card")
def test_landrec_may_be_routed_to_draw_a_failed_test_of_wisdom_once_more() -> None:
    g = table("daqan", "latari")
    at = hero(g, 0, "landrec_the_wise", "DA")  # wisdom 4
    match = scene(g, lambda g: attribute_test(g, at, 2, "RW.quests.test.1"), fate(30, 29, 28, 22, 5, 1, 2, 6))
    say(match, 0, "fate:30")
    asked(match, 0, "ask-runewars-retry", "yes", "skip")
    say(match, 0, "yes", "fate:1")  # failed again, but he lies already
    over(match)
    assert state(match).hero_routed[at]


@law("RW.heroes.card")
def test_varikas_loses_1_damage_when_the_quest_phase_begins() -> None:
    g = table("daqan", "latari")
    at = hero(g, 0, "varikas_the_dead", "5A", damage=3)
    questphase.begin(g)
    assert g.hero_damage[at] == 2


@law("RW.heroes.card", "RW.duels.1")
def test_bogran_challenges_a_hero_in_an_adjacent_area() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "bogran_the_shadow", "DA")
    hero(g, 1, "silhouette", "5A")
    hero(g, 1, "corbin", "7C")
    match = acting(g, "bogran_the_shadow", "move", fate(7, 8, 9, 10, 17, 18, 19, 20))
    tell(match, 0, "done")
    asked(match, 0, "ask-runewars-hero-then", "done", "hero:silhouette")
    refused(match, "hero:corbin", "RW.duels.1")
    tell(match, 0, "hero:silhouette")
    over(match)


@law("RW.heroes.card", "RW.duels.3.damage")
def test_mordrog_deals_1_more_with_damage_symbols_while_he_is_hurt() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "mordrog", "5A")
    hero(g, 1, "ronan_of_the_wild", "5A")
    match = duelling(g, "mordrog", "ronan_of_the_wild", fate(5, 6, 25, 7, 8, 9, 10, 17))
    over(match)
    assert damage(match, "ronan_of_the_wild") == 1 + 2


@law("RW.heroes.card", "RW.questphase.move.1")
def test_master_thorn_moves_to_another_own_hero_instead_of_moving_normally() -> None:
    g = table("daqan", "latari")
    hero(g, 0, "master_thorn", "DA")
    hero(g, 0, "corbin", "8D")
    match = acting(g, "master_thorn", "move")
    assert may(match, "area:8D")
    say(match, 0, "area:8D")
    over(match)
    assert where(match, "master_thorn") == "8D"
    match = acting(g.copy(), "master_thorn", "move")
    say(match, 0, "done")
    over(match)


# --- tactics ----------------------------------------------------------------------------------------------------------


@law("RW.tactics.1")
def test_an_ambush_hurts_an_enemy_hero_who_ends_his_move_where_ones_units_are() -> None:
    g = table("daqan", "latari", season="summer")
    hero(g, 0, "silhouette", "5A")
    put(g, 1, "7C", archer=1)
    give(g, 1, tactics=["ambush"])
    match = quest_phase(g)
    say(match, 0, "hero:silhouette", "move", "area:7C", "done")
    asked(match, 1, "ask-runewars-tactic", "done", "tactic:ambush")
    say(match, 1, "tactic:ambush")
    calm(match)
    over(match)
    assert damage(match, "silhouette") == 2
    assert state(match).tactics_discard == [decks.TACTICS.index("ambush")]


@law("RW.tactics.1")
def test_whoever_has_units_where_a_hero_ends_his_move_is_asked_whether_or_not_he_can_ambush_him() -> None:
    g = table("daqan", "latari", season="summer")
    hero(g, 0, "silhouette", "5A")
    put(g, 1, "7C", archer=1)
    give(g, 1, tactics=["rally_cry"])
    match = quest_phase(g)
    say(match, 0, "hero:silhouette", "move", "area:7C", "done")
    asked(match, 1, "ask-runewars-tactic", "done")
    say(match, 1, "done")
    over(match)


@law("RW.tactics.1")
def test_an_ambush_needs_an_enemy_hero_where_ones_own_units_are() -> None:
    g = table("daqan", "latari", season="summer")
    hero(g, 1, "silhouette", "5A")
    hero(g, 1, "corbin", "7C")
    put(g, 0, "7C", footman=1)
    give(g, 0, tactics=["ambush"])
    match = scene(g, lambda g: tactics.window(g, 0, "quest_phase", "RW.questphase.1"))
    say(match, 0, "tactic:ambush")
    calm(match)
    over(match)
    assert (damage(match, "silhouette"), damage(match, "corbin")) == (0, 2)


@law("RW.tactics.1")
def test_a_healing_draught_removes_all_damage_from_an_own_hero_anywhere() -> None:
    g = table("daqan", "latari", season="summer")
    hero(g, 0, "silhouette", "7C")
    give(g, 0, tactics=["healing_draught"])
    match = scene(g.copy(), lambda g: tactics.window(g, 0, "quest_phase", "RW.questphase.1"))
    refused(match, "tactic:healing_draught", "RW.tactics.1")
    g.hero_damage[who("silhouette")] = 2
    match = scene(g, lambda g: tactics.window(g, 0, "quest_phase", "RW.questphase.1"))
    say(match, 0, "tactic:healing_draught")
    calm(match)
    over(match)
    assert damage(match, "silhouette") == 0


@law("RW.duels.2", "RW.rewards.duel.1", "RW.rewards.secret")
def test_the_amulet_of_shielding_stops_mad_carthoss_first_blow_which_no_armour_of_the_rounds_does() -> None:
    for reward, hurt in (("amulet_of_shielding", 0), ("runeplate", 1), ("tome_of_lore", 1)):
        g = table("daqan", "latari")
        hero(g, 0, "mad_carthos", "5A")
        hero(g, 1, "silhouette", "5A", rewards=[reward])
        match = duelling(g, "mad_carthos", "silhouette", fate(7, 8, 9, 10, 17, 18, 19, 20))
        if hurt:
            asked(match, 1, "ask-runewars-parry", "done")
            say(match, 1, "done")
        else:
            asked(match, 1, "ask-runewars-parry", "done", "reward:amulet_of_shielding")
            say(match, 1, "reward:amulet_of_shielding")
        over(match)
        assert damage(match, "silhouette") == hurt
        assert rewards(match, "silhouette") == ([reward] if hurt else [])
