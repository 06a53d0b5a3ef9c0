"""The Quest phase of Summer (RW.questphase): heroes heal, train, or move."""

from __future__ import annotations

import pytest

from polana.games.runewars.state import SECONDARY, Table
from tests.law import law
from tests.runewars.bench import (
    area,
    asked,
    calm,
    drawn_seasons,
    give,
    going_on,
    hero,
    may,
    neutrals,
    over,
    played,
    put,
    refused,
    say,
    state,
    stronghold,
    table,
    tell,
    token,
    told,
)
from tests.runewars.herobench import acting, damage, quest_phase, where, who
from tests.runewars.orderbench import order


def two_heroes() -> Table:
    g = table("daqan", "latari", season="summer")
    hero(g, 0, "corbin", "DA")
    hero(g, 0, "silhouette", "DB")
    return g


@law("RW.season.summer.1", "RW.questphase.1", "RW.terms.heroes")
def test_in_summer_players_act_by_the_orders_of_the_season_before_each_with_all_heroes_before_the_next() -> None:
    g = two_heroes()
    hero(g, 1, "mordrog", "LA")
    played(g, 0, "recruit")  # 5
    played(g, 1, "strategize")  # 1
    g.phase, g.at = SECONDARY, 0
    match = going_on(g)
    calm(match)
    asked(match, 1, "ask-runewars-quest-hero", "done", "hero:mordrog")
    say(match, 1, "hero:mordrog", "train", "attribute:wisdom", "attribute:wisdom")
    calm(match)
    asked(match, 0, "ask-runewars-quest-hero", "done", "hero:corbin", "hero:silhouette")
    say(match, 0, "hero:silhouette", "train", "attribute:wisdom", "attribute:wisdom")
    asked(match, 0, "ask-runewars-quest-hero", "done", "hero:corbin")
    refused(match, "hero:silhouette", "RW.questphase.2")
    say(match, 0, "done")
    asked_now = match.ask
    assert asked_now is not None
    assert asked_now.about == "ask-runewars-order"
    assert len(told(match, "quest-phase")) == 1


@law("RW.questphase.2")
def test_each_hero_performs_one_of_three_actions_and_heroes_of_one_player_may_take_different_ones() -> None:
    g = two_heroes()
    g.hero_damage[who("corbin")] = 2
    match = quest_phase(g)
    tell(match, 0, "hero:corbin")
    asked(match, 0, "ask-runewars-quest-action", "move", "heal", "train")
    tell(match, 0, "heal", "hero:silhouette")
    refused(match, "heal", "RW.questphase.heal")
    tell(match, 0, "train", "attribute:strength", "attribute:agility")
    over(match)
    assert damage(match, "corbin") == 0
    assert state(match).hero_training[who("silhouette") * 3 :][:3] == [1, 1, 0]


@law("RW.questphase.move.1", "RW.move.border.1")
def test_a_hero_moves_up_to_two_areas_over_open_borders_none_included() -> None:
    g = two_heroes()
    match = acting(g, "corbin", "move")
    refused(match, "area:5B", "RW.questphase.move.1")
    asked(match, 0, "ask-runewars-hero-step", "done", "area:DB", "area:DC", "area:5A")
    say(match, 0, "area:5A", "area:7C")
    over(match)  # two areas are all
    assert where(match, "corbin") == "7C"
    match = acting(two_heroes(), "corbin", "move")
    say(match, 0, "done")
    over(match)
    assert where(match, "corbin") == "DA"


@law("RW.questphase.move.1")
def test_a_hero_on_foot_crosses_neither_water_nor_mountains() -> None:
    g = table("daqan", "latari", season="summer")
    hero(g, 0, "corbin", "5C")
    match = acting(g, "corbin", "move")
    refused(match, "area:7B", "RW.questphase.move.1")
    assert not may(match, "area:8C")


@law("RW.questphase.move.2")
def test_a_heros_move_activates_nothing_and_passes_through_and_ends_in_enemy_and_neutral_areas() -> None:
    g = table("daqan", "latari", season="summer")
    hero(g, 0, "corbin", "5A")
    put(g, 1, "7C", archer=3)
    neutrals(g, "7B", beastman=2)
    match = acting(g, "corbin", "move")
    tell(match, 0, "area:7C", "area:7B")
    over(match)
    assert where(match, "corbin") == "7B"
    assert state(match).activated == g.activated
    assert sum(state(match).activated) == 0


@law("RW.questphase.move.3")
def test_a_routed_hero_cannot_move_but_may_heal_or_train() -> None:
    g = table("daqan", "latari", season="summer")
    hero(g, 0, "corbin", "DA", damage=1, routed=True)
    match = quest_phase(g)
    say(match, 0, "hero:corbin")
    refused(match, "move", "RW.questphase.move.3")
    asked(match, 0, "ask-runewars-quest-action", "heal", "train")
    say(match, 0, "heal")
    over(match)
    assert state(match).hero_routed[who("corbin")]


@law("RW.questphase.heal")
def test_a_hero_in_a_friendly_area_removes_all_damage() -> None:
    g = table("daqan", "latari", season="summer")
    hero(g, 0, "corbin", "5A", damage=4)
    match = quest_phase(g)
    say(match, 0, "hero:corbin")
    refused(match, "heal", "RW.questphase.heal")  # nobody controls 5A
    g = table("daqan", "latari", season="summer")
    hero(g, 0, "corbin", "5A", damage=4)
    put(g, 0, "5A", footman=1)
    match = quest_phase(g)
    say(match, 0, "hero:corbin", "heal")
    over(match)
    assert damage(match, "corbin") == 0


@law("RW.questphase.train.1", "RW.questphase.train.2")
def test_a_hero_who_is_trained_in_everything_and_cannot_move_or_heal_has_nothing_to_do() -> None:
    g = table("daqan", "latari", season="summer")
    at = hero(g, 0, "corbin", "DA", routed=True) * 3
    g.hero_training[at : at + 3] = [2, 2, 2]
    match = quest_phase(g)
    asked(match, 0, "ask-runewars-quest-hero", "done")  # veiled: nobody learns what he might hold
    refused(match, "hero:corbin", "RW.questphase.2")


@law("RW.questphase.notturn", "RW.terms.active_player")
def test_the_quest_phase_is_nobodys_turn_so_what_works_in_ones_turn_cannot_be_used() -> None:
    g = table("daqan", "latari", season="summer")
    stronghold(g, 0, "DA")
    hero(g, 0, "corbin", "DA", rewards=["timmorrans_shard", "seal_of_the_council"])
    give(g, 0, tactics=["favours_called_in"])
    match = quest_phase(g)
    asked(match, 0, "ask-runewars-quest-hero", "done", "hero:corbin")
    assert state(match).turn == -1
    assert match.news[0].kind == "news-runewars-quest-phase"
    assert not told(match, "tactic")


@law("RW.questphase.notturn")
def test_only_cards_for_the_quest_phase_are_offered_in_its_windows() -> None:
    g = two_heroes()
    g.hero_damage[who("corbin")] = 1
    give(g, 0, tactics=["favours_called_in", "healing_draught", "duelling_master"])
    played(g, 0, "strategize")
    played(g, 1, "mobilize")
    g.phase, g.at = SECONDARY, 0
    match = going_on(g)
    asked(match, 0, "ask-runewars-tactic", "done", "tactic:healing_draught")


@law("RW.questphase.ex1")
def test_the_elf_heals_the_uthuk_train_one_hero_and_move_another_two_areas_and_the_others_have_no_heroes() -> None:
    g = table("daqan", "latari", "waiqar", "uthuk", season="summer")
    played(g, 1, "strategize")
    played(g, 3, "mobilize")
    played(g, 0, "harvest")
    played(g, 2, "recruit")
    hero(g, 1, "andira_runehand", "LA", damage=3)
    hero(g, 3, "bogran_the_shadow", "UA")
    hero(g, 3, "mordrog", "UA")
    hero(g, 1, "silhouette", "5B")
    put(g, 0, "5A", footman=2)
    put(g, 0, "5B", footman=1)
    give(g, 3, quests=["the_winged_terror"])
    g.phase, g.at = SECONDARY, 0
    match = going_on(g)
    calm(match)
    say(match, 1, "hero:andira_runehand", "heal", "done")
    assert damage(match, "andira_runehand") == 0
    tell(match, 3, "hero:bogran_the_shadow", "train", "attribute:agility", "attribute:agility")
    assert state(match).hero_training[who("bogran_the_shadow") * 3 :][:3] == [0, 2, 0]
    tell(match, 3, "hero:mordrog", "move", "area:5A", "area:5B")
    asked(match, 3, "ask-runewars-hero-then", "done", "hero:silhouette")
    refused(match, "quest:the_winged_terror", "RW.quests.attempt.1")
    refused(match, "hero:andira_runehand", "RW.duels.1")
    tell(match, 3, "done")
    ask = match.ask
    assert ask is not None
    assert ask.about == "ask-runewars-order"  # Daqan and Waiqar have nothing to do
    assert where(match, "mordrog") == "5B"


@law("RW.summary.1", "RW.move.hero.1")
def test_heroes_do_deeds_and_discover_only_in_the_quest_phase_never_when_an_order_moves_them() -> None:
    from polana.games.runewars.map import board

    g = table("daqan", "latari", explore=True)
    hero(g, 0, "corbin", "DA")
    hero(g, 1, "mordrog", "5A")
    g.token[area("5A")] = g.tokens_near.pop()
    board.send_hero(g, who("corbin"), area("5A"))  # what orders and retreats do
    assert not g.token_up[area("5A")]
    assert g.token_known[area("5A")] == 0
    assert g.duel is None


@law("RW.summary.1", "RW.move.hero.1", "RW.explore.trigger.1")
@pytest.mark.parametrize("name", ["strategize", "mobilize", "conquer"])
def test_a_hero_whom_an_order_brings_to_a_token_an_enemy_hero_and_a_quest_meets_none_of_them(name: str) -> None:
    def there() -> Table:
        g = table("daqan", "latari", explore=True, season="summer")
        hero(g, 0, "corbin", "5A")
        hero(g, 1, "mordrog", "7C")
        token(g, "7C", "magic_portal", up=False)
        give(g, 0, influence=1, quests=["the_beggar_prince"])  # in 7C
        return g

    match = order(there(), name)
    say(match, 0, *(["hero:corbin", "area:7C"] if name == "strategize" else ["area:7C", "hero:corbin"]))
    if not match.over:
        say(match, 0, "done")
    over(match)
    g = state(match)
    assert where(match, "corbin") == "7C"
    assert (g.token_up[area("7C")], g.token_known[area("7C")]) == (False, 0)
    assert (g.duel, g.quest_discard, told(match, "attempts"), told(match, "challenged")) == (None, [], [], [])
    # in the Quest phase of Summer he meets all three
    match = acting(there(), "corbin", "move")
    say(match, 0, "area:7C", "done")
    assert state(match).token_up[area("7C")]
    asked(match, 0, "ask-runewars-hero-then", "done", "hero:mordrog", "quest:the_beggar_prince")


@law("RW.explore.trigger.2")
def test_a_hero_who_retreats_into_an_area_discovers_nothing() -> None:
    from polana.games.runewars.moves import retreat
    from tests.runewars.bench import scene

    g = table("daqan", "latari", explore=True)
    at = hero(g, 0, "corbin", "5A")
    g.token[area("7C")] = g.tokens_near.pop()
    match = scene(g, lambda g: retreat.heroes_retreat(g, [at], area("5A"), area("7C"), "RW.heroes.support.3"))
    over(match)
    assert where(match, "corbin") == "7C"
    assert not state(match).token_up[area("7C")]


def test_drawing_the_season_card_comes_before_the_quest_phase() -> None:
    from polana.games.runewars.state import SEASON_CARD

    g = table("daqan", "latari", season="summer")
    hero(g, 0, "corbin", "DA")
    g.phase = SEASON_CARD
    match = going_on(g, drawn_seasons("war_councils") + [("tactic", 0), ("tactic", 0)])
    calm(match)
    asked(match, 0, "ask-runewars-quest-hero", "done", "hero:corbin")
