"""The Quest phase of Summer (RW.questphase): heroes heal, train, or move."""

from __future__ import annotations

import pytest

from polana.games.runewars.state import SECONDARY
from tests.law import law
from tests.runewars.bench import Bench, area, drawn_seasons, table, who


def two_heroes() -> Bench:
    t = table("daqan", "latari", season="summer")
    t.hero(0, "corbin", "DA")
    t.hero(0, "silhouette", "DB")
    return t


@law("RW.season.summer.1", "RW.questphase.1", "RW.terms.heroes")
def test_in_summer_players_act_by_the_orders_of_the_season_before_each_with_all_heroes_before_the_next() -> None:
    t = two_heroes()
    t.hero(1, "mordrog", "LA")
    t.played(0, "recruit")  # 5
    t.played(1, "strategize")  # 1
    t.g.phase, t.g.at = SECONDARY, 0
    t.going_on()
    t.calm()
    t.asked(1, "ask-runewars-quest-hero", "done", "hero:mordrog")
    t.say(1, "hero:mordrog", "train", "attribute:wisdom", "attribute:wisdom")
    t.calm()
    t.asked(0, "ask-runewars-quest-hero", "done", "hero:corbin", "hero:silhouette")
    t.say(0, "hero:silhouette", "train", "attribute:wisdom", "attribute:wisdom")
    t.asked(0, "ask-runewars-quest-hero", "done", "hero:corbin")
    t.refused("hero:silhouette", "RW.questphase.2")
    t.say(0, "done")
    asked_now = t.match.ask
    assert asked_now is not None
    assert asked_now.about == "ask-runewars-order"
    assert len(t.told("quest-phase")) == 1


@law("RW.questphase.2")
def test_each_hero_performs_one_of_three_actions_and_heroes_of_one_player_may_take_different_ones() -> None:
    t = two_heroes()
    t.g.hero_damage[who("corbin")] = 2
    t.quest_phase()
    t.tell(0, "hero:corbin")
    t.asked(0, "ask-runewars-quest-action", "move", "heal", "train")
    t.tell(0, "heal", "hero:silhouette")
    t.refused("heal", "RW.questphase.heal")
    t.tell(0, "train", "attribute:strength", "attribute:agility")
    t.over()
    assert t.damage("corbin") == 0
    assert t.g.hero_training[who("silhouette") * 3 :][:3] == [1, 1, 0]


@law("RW.questphase.move.1", "RW.move.border.1")
def test_a_hero_moves_up_to_two_areas_over_open_borders_none_included() -> None:
    t = two_heroes()
    t.acting("corbin", "move")
    t.refused("area:5B", "RW.questphase.move.1")
    t.asked(0, "ask-runewars-hero-step", "done", "area:DB", "area:DC", "area:5A")
    t.say(0, "area:5A", "area:7C")
    t.over()  # two areas are all
    assert t.where("corbin") == "7C"
    t = two_heroes().acting("corbin", "move")
    t.say(0, "done")
    t.over()
    assert t.where("corbin") == "DA"


@law("RW.questphase.move.1")
def test_a_hero_on_foot_crosses_neither_water_nor_mountains() -> None:
    t = table("daqan", "latari", season="summer")
    t.hero(0, "corbin", "5C")
    t.acting("corbin", "move")
    t.refused("area:7B", "RW.questphase.move.1")
    assert not t.may("area:8C")


@law("RW.questphase.move.2")
def test_a_heros_move_activates_nothing_and_passes_through_and_ends_in_enemy_and_neutral_areas() -> None:
    t = table("daqan", "latari", season="summer")
    t.hero(0, "corbin", "5A")
    t.put(1, "7C", archer=3)
    t.neutrals("7B", beastman=2)
    t.acting("corbin", "move")
    t.tell(0, "area:7C", "area:7B")
    t.over()
    assert t.where("corbin") == "7B"
    assert t.g.activated == t.g.activated
    assert sum(t.g.activated) == 0


@law("RW.questphase.move.3")
def test_a_routed_hero_cannot_move_but_may_heal_or_train() -> None:
    t = table("daqan", "latari", season="summer")
    t.hero(0, "corbin", "DA", damage=1, routed=True)
    t.quest_phase()
    t.say(0, "hero:corbin")
    t.refused("move", "RW.questphase.move.3")
    t.asked(0, "ask-runewars-quest-action", "heal", "train")
    t.say(0, "heal")
    t.over()
    assert t.g.hero_routed[who("corbin")]


@law("RW.questphase.heal")
def test_a_hero_in_a_friendly_area_removes_all_damage() -> None:
    t = table("daqan", "latari", season="summer")
    t.hero(0, "corbin", "5A", damage=4)
    t.quest_phase()
    t.say(0, "hero:corbin")
    t.refused("heal", "RW.questphase.heal")  # nobody controls 5A
    t = table("daqan", "latari", season="summer")
    t.hero(0, "corbin", "5A", damage=4)
    t.put(0, "5A", footman=1)
    t.quest_phase()
    t.say(0, "hero:corbin", "heal")
    t.over()
    assert t.damage("corbin") == 0


@law("RW.questphase.train.1", "RW.questphase.train.2")
def test_a_hero_who_is_trained_in_everything_and_cannot_move_or_heal_has_nothing_to_do() -> None:
    t = table("daqan", "latari", season="summer")
    at = t.hero(0, "corbin", "DA", routed=True) * 3
    t.g.hero_training[at : at + 3] = [2, 2, 2]
    t.quest_phase()
    t.asked(0, "ask-runewars-quest-hero", "done")  # veiled: nobody learns what he might hold
    t.refused("hero:corbin", "RW.questphase.2")


@law("RW.questphase.notturn", "RW.terms.active_player")
def test_the_quest_phase_is_nobodys_turn_so_what_works_in_ones_turn_cannot_be_used() -> None:
    t = table("daqan", "latari", season="summer")
    t.stronghold(0, "DA")
    t.hero(0, "corbin", "DA", rewards=["timmorrans_shard", "seal_of_the_council"])
    t.give(0, tactics=["favours_called_in"])
    t.quest_phase()
    t.asked(0, "ask-runewars-quest-hero", "done", "hero:corbin")
    assert t.g.turn == -1
    assert t.match.news[0].kind == "news-runewars-quest-phase"
    assert not t.told("tactic")


@law("RW.questphase.notturn")
def test_only_cards_for_the_quest_phase_are_offered_in_its_windows() -> None:
    t = two_heroes()
    t.g.hero_damage[who("corbin")] = 1
    t.give(0, tactics=["favours_called_in", "healing_draught", "duelling_master"])
    t.played(0, "strategize")
    t.played(1, "mobilize")
    t.g.phase, t.g.at = SECONDARY, 0
    t.going_on()
    t.asked(0, "ask-runewars-tactic", "done", "tactic:healing_draught")


@law("RW.questphase.ex1")
def test_the_elf_heals_the_uthuk_train_one_hero_and_move_another_two_areas_and_the_others_have_no_heroes() -> None:
    t = table("daqan", "latari", "waiqar", "uthuk", season="summer")
    t.played(1, "strategize")
    t.played(3, "mobilize")
    t.played(0, "harvest")
    t.played(2, "recruit")
    t.hero(1, "andira_runehand", "LA", damage=3)
    t.hero(3, "bogran_the_shadow", "UA")
    t.hero(3, "mordrog", "UA")
    t.hero(1, "silhouette", "5B")
    t.put(0, "5A", footman=2)
    t.put(0, "5B", footman=1)
    t.give(3, quests=["the_winged_terror"])
    t.g.phase, t.g.at = SECONDARY, 0
    t.going_on()
    t.calm()
    t.say(1, "hero:andira_runehand", "heal", "done")
    assert t.damage("andira_runehand") == 0
    t.tell(3, "hero:bogran_the_shadow", "train", "attribute:agility", "attribute:agility")
    assert t.g.hero_training[who("bogran_the_shadow") * 3 :][:3] == [0, 2, 0]
    t.tell(3, "hero:mordrog", "move", "area:5A", "area:5B")
    t.asked(3, "ask-runewars-hero-then", "done", "hero:silhouette")
    t.refused("quest:the_winged_terror", "RW.quests.attempt.1")
    t.refused("hero:andira_runehand", "RW.duels.1")
    t.tell(3, "done")
    ask = t.match.ask
    assert ask is not None
    assert ask.about == "ask-runewars-order"  # Daqan and Waiqar have nothing to do
    assert t.where("mordrog") == "5B"


@law("RW.summary.1", "RW.move.hero.1")
def test_heroes_do_deeds_and_discover_only_in_the_quest_phase_never_when_an_order_moves_them() -> None:
    from polana.games.runewars.map import board

    t = table("daqan", "latari", explore=True)
    t.hero(0, "corbin", "DA")
    t.hero(1, "mordrog", "5A")
    t.g.token[area("5A")] = t.g.tokens_near.pop()
    board.send_hero(t.g, who("corbin"), area("5A"))  # what orders and retreats do
    assert not t.g.token_up[area("5A")]
    assert t.g.token_known[area("5A")] == 0
    assert t.g.duel is None


@law("RW.summary.1", "RW.move.hero.1", "RW.explore.trigger.1")
@pytest.mark.parametrize("name", ["strategize", "mobilize", "conquer"])
def test_a_hero_whom_an_order_brings_to_a_token_an_enemy_hero_and_a_quest_meets_none_of_them(name: str) -> None:
    def there() -> Bench:
        t = table("daqan", "latari", explore=True, season="summer")
        t.hero(0, "corbin", "5A")
        t.hero(1, "mordrog", "7C")
        t.token("7C", "magic_portal", up=False)
        t.give(0, influence=1, quests=["the_beggar_prince"])  # in 7C
        return t

    t = there().order(name)
    t.say(0, *(["hero:corbin", "area:7C"] if name == "strategize" else ["area:7C", "hero:corbin"]))
    if not t.match.over:
        t.say(0, "done")
    t.over()
    g = t.g
    assert t.where("corbin") == "7C"
    assert (g.token_up[area("7C")], g.token_known[area("7C")]) == (False, 0)
    assert (g.duel, g.quest_discard, t.told("attempts"), t.told("challenged")) == (None, [], [], [])
    # in the Quest phase of Summer he meets all three
    t = there().acting("corbin", "move")
    t.say(0, "area:7C", "done")
    assert t.g.token_up[area("7C")]
    t.asked(0, "ask-runewars-hero-then", "done", "hero:mordrog", "quest:the_beggar_prince")


@law("RW.explore.trigger.2")
def test_a_hero_who_retreats_into_an_area_discovers_nothing() -> None:
    from polana.games.runewars.moves import retreat

    t = table("daqan", "latari", explore=True)
    at = t.hero(0, "corbin", "5A")
    t.g.token[area("7C")] = t.g.tokens_near.pop()
    t.stage(lambda g: retreat.heroes_retreat(g, [at], area("5A"), area("7C"), "RW.heroes.support.3"))
    t.over()
    assert t.where("corbin") == "7C"
    assert not t.g.token_up[area("7C")]


def test_drawing_the_season_card_comes_before_the_quest_phase() -> None:
    from polana.games.runewars.state import SEASON_CARD

    t = table("daqan", "latari", season="summer")
    t.hero(0, "corbin", "DA")
    t.g.phase = SEASON_CARD
    t.going_on(drawn_seasons("war_councils") + [("tactic", 0), ("tactic", 0)])
    t.calm()
    t.asked(0, "ask-runewars-quest-hero", "done", "hero:corbin")
