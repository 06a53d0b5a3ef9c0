"""Positions of battles, heroes and talks with results that were worked out from the rule index alone."""

from __future__ import annotations

import pytest

from polana.games.runewars.box.decks import REWARDS
from polana.games.runewars.components import KINDS
from polana.games.runewars.heroes import questphase
from polana.games.runewars.moves.diplomacy import meet
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import area, fate, fought_out, table, who

# --- battle -----------------------------------------------------------------------------------------------------------


@law("RW.battle.0.1", "RW.battle.7.1")
def test_a_footman_takes_an_unguarded_home_area_in_a_battle_against_nobody() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "7A", footman=1)
    t.force(0, "UA", footman=1)
    t.quick("UA", fate(1))
    t.over()
    assert t.told("strength") == [{"mine": 1, "theirs": 0}]
    assert t.outcome() is True
    assert t.owner("UA") == 0
    assert t.g.acts.battles == 1


@law("RW.battle.6.3", "RW.battle.7.1", "RW.battle.7.2", "RW.battle.7.4")
@pytest.mark.parametrize(("footmen", "wins"), [(5, False), (6, True)])
def test_five_footmen_only_damage_a_lone_stronghold_and_six_take_it(footmen: int, wins: bool) -> None:
    t = table("daqan", "uthuk")
    t.put(0, "7A", knight=1)
    t.stronghold(1, "8A")
    t.force(0, "8A", footman=footmen)
    t.quick("8A", fate(*[1, 2, 3, 4, 11, 12][:footmen]))
    if wins:
        t.asked(0, "ask-runewars-capture", "yes", "skip")
        t.say(0, "yes")
    t.over()
    g = t.g
    assert t.told("strength") == [{"mine": footmen, "theirs": 5}]
    assert (g.stronghold[area("8A")], g.damaged[area("8A")]) == (0 if wins else 1, True)
    assert t.units("8A") == ({"footman": (6, 0)} if wins else {})
    assert t.units("7A") == ({"knight": (1, 0)} if wins else {"knight": (1, 0), "footman": (0, 5)})


@law("RW.orders.3.supremacy", "RW.battle.6.3")
def test_with_conquers_supremacy_one_footman_takes_a_damaged_stronghold() -> None:
    for supremacy in (True, False):
        t = table("daqan", "uthuk")
        t.put(0, "7A", knight=1)
        t.stronghold(1, "8A", damaged=True)
        t.force(0, "8A", footman=1)
        t.g.players[0].order, t.g.players[0].supremacy = 3, supremacy
        t.quick("8A", fate(1))
        assert t.told("strength") == [{"mine": 1, "theirs": 0 if supremacy else 3}]
        assert t.match.over is not supremacy  # the winner is asked for a stronghold of his own


@law("RW.battle.2.2", "RW.battle.7.7", "RW.battle.7.6")
def test_units_that_lay_there_before_the_battle_are_destroyed_when_their_side_loses() -> None:
    t = table("latari", "uthuk")
    t.put(0, "7A", warrior=1)
    t.put(1, "8A", berserker=1)
    t.put(1, "8A", down=True, berserker=2)
    t.put(1, "8B", berserker=1)
    t.force(0, "8A", archer=3)
    t.quick("8A", fate(11, 12, 13) + fate(21))
    t.over()
    assert t.told("strength") == [{"mine": 3, "theirs": 1}]
    assert t.units("8B") == {"berserker": (1, 1)}
    assert t.units("8A") == {"archer": (3, 0)}
    assert t.g.unused[KINDS.index("berserker")] == 16 - 2


@law("RW.battle.6.2", "RW.battle.5.4", "RW.battle.simultaneous.2")
def test_a_chaos_lord_routed_before_its_initiative_does_not_attack_but_counts_1() -> None:
    t = table("uthuk", "daqan")
    t.put(0, "7A", berserker=1)
    t.put(1, "8A", footman=1)
    t.force(0, "8A", chaos_lord=1)
    t.quick("8A", fate(8))  # the Footman's rout; nobody draws anything else
    t.over()
    assert t.told("strength") == [{"mine": 1, "theirs": 1}]
    assert t.outcome() is False  # the defender wins ties
    assert t.units("7A") == {"berserker": (1, 0), "chaos_lord": (0, 1)}


@law("RW.battle.simultaneous.1", "RW.battle.7.1")
def test_two_archers_that_destroy_each_other_leave_the_area_to_nobody() -> None:
    t = table("daqan", "latari")
    t.put(1, "8A", archer=1)
    t.force(0, "8A", bowman=1)
    t.quick("8A", fate(15, 18))
    t.over()
    assert t.told("strength") == [{"mine": 0, "theirs": 0}]
    assert t.outcome() is False
    assert t.units("8A") == {}
    assert t.owner("8A") is None


@law("RW.move.limit.2", "RW.move.limit.3", "RW.retreat.6")
def test_of_nine_footmen_who_beat_a_beastman_one_retreats_routed() -> None:
    t = table("daqan", "latari")
    t.put(0, "7A", knight=1)
    t.neutrals("8A", beastman=1)
    t.force(0, "8A", footman=9)
    t.quick("8A", fate(11) + fate(15, 1, 2, 3, 4, 12, 13, 14, 21))
    t.over()  # one kind, one friendly area: nothing to choose
    assert t.told("strength") == [{"mine": 9, "theirs": 0}]
    assert t.units("8A") == {"footman": (8, 0)}
    assert t.units("7A") == {"knight": (1, 0), "footman": (0, 1)}


@law("RW.heroes.support.1")
def test_a_second_hero_finds_no_unit_type_to_support_where_there_is_one_only() -> None:
    t = table("daqan", "latari")
    t.put(0, "7A", knight=1)
    t.neutrals("8A", beastman=1)
    t.hero(0, "corbin", "8A")
    t.hero(0, "silhouette", "8A")
    t.force(0, "8A", footman=2)
    t.quick("8A", fate(11))
    t.asked(0, "ask-runewars-supporter", "done", "hero:corbin", "hero:silhouette")
    t.say(0, "hero:silhouette")
    # she supports the Footmen, and the next question is about her extra card
    t.tell(0)
    t.asked(0, "ask-runewars-support-draw", "yes", "skip")


# --- heroes -----------------------------------------------------------------------------------------------------------


@law("RW.questphase.heal", "RW.questphase.move.3")
def test_heroes_heal_in_friendly_areas_only_and_routed_ones_do_not_move() -> None:
    for place, routed, actions in (
        ("DA", False, ["heal", "move", "train"]),
        ("5A", False, ["move", "train"]),
        ("DA", True, ["heal", "train"]),
    ):
        t = table("daqan", "latari", season="summer")
        t.hero(0, "corbin", place, damage=2, routed=routed)
        t.stage(lambda g: questphase.action(g, who("corbin")))
        t.asked(0, "ask-runewars-quest-action", *actions)


@law("RW.questphase.train.1", "RW.questphase.train.2")
def test_an_attribute_with_1_training_takes_1_more_and_a_full_one_none() -> None:
    t = table("daqan", "latari", season="summer")
    at = t.hero(0, "corbin", "5A")
    t.g.hero_training[at * 3 : at * 3 + 3] = [2, 1, 0]
    t.acting("corbin", "train")
    t.asked(0, "ask-runewars-train", "attribute:agility", "attribute:wisdom")
    t.say(0, "attribute:agility")
    t.over()  # only wisdom is left for the second point
    assert t.g.hero_training[at * 3 : at * 3 + 3] == [2, 2, 1]


@law("RW.duels.3.simultaneous", "RW.defeat.marker.1", "RW.defeat.marker.2")
def test_two_heroes_who_defeat_each_other_leave_their_rewards_in_the_area() -> None:
    t = table("daqan", "uthuk", season="summer")
    t.hero(0, "ronan_of_the_wild", "5A", rewards=["tome_of_lore"], damage=3)
    t.hero(1, "bogran_the_shadow", "5A", rewards=["hunters_bow"], damage=3)
    t.duelling("ronan_of_the_wild", "bogran_the_shadow", fate(5, 6))
    t.say(0, "done")  # veiled: nobody knows whether a reward could stop the damage
    t.say(1, "done")
    t.over()
    g = t.g
    assert [g.hero_gone[who(name)] for name in ("ronan_of_the_wild", "bogran_the_shadow")] == [True, True]
    assert g.reward_discard == []
    corbin = t.hero(0, "corbin", "5A")
    g.turn = 0
    t.again()
    t.stage(lambda g: deeds.window(g, 0))
    t.say(0, "take")
    found = [REWARDS[card >> 1] for card in t.g.rewards[corbin]]
    assert sorted(found) == ["hunters_bow", "tome_of_lore"]


@law("RW.duels.3.rout", "RW.duels.4.1", "RW.duels.4.2")
def test_after_four_rounds_both_keep_their_damage_and_stay() -> None:
    t = table("daqan", "uthuk", season="summer")
    t.hero(0, "ronan_of_the_wild", "5A")
    t.hero(1, "mordrog", "5A")
    # damage against rout, rout against damage, damage against nothing, nothing against damage
    cards = fate(5, 15) + fate(16, 6) + fate(25, 7) + fate(8, 26)
    t.duelling("ronan_of_the_wild", "mordrog", cards)
    t.over()
    assert (t.damage("mordrog"), t.damage("ronan_of_the_wild")) == (1, 2)  # mordrog, hurt, deals 1 more
    assert (t.where("mordrog"), t.where("ronan_of_the_wild")) == ("5A", "5A")


# --- talks ------------------------------------------------------------------------------------------------------------


@law("RW.diplomacy.result.retreat", "RW.retreat.3")
def test_on_the_middle_symbol_all_neutral_units_leave_routed_to_where_the_left_player_says_or_perish() -> None:
    t = table("daqan", "latari")
    t.give(0, influence=1)
    t.neutrals("8A", beastman=2)
    t.neutrals("8A", down=True, dragon=1)
    t.put(1, "8B", archer=1)
    t.force(0, "8A", footman=1)
    t.g.turn = 0
    shut = t.copy()
    t.stage(lambda g: meet(g, 0, area("8A"), True), fate(3))
    t.say(0, "negotiate")
    t.over()  # on foot only 7A is open to all of them
    assert t.units("7A") == {"beastman": (0, 2), "dragon": (0, 1)}
    assert t.units("8A") == {"footman": (1, 0)}
    dragons = shut.g.unused[KINDS.index("dragon")]
    for name in ("7A", "6A", "6B"):
        shut.put(1, name, archer=1)
    shut.stage(lambda g: meet(g, 0, area("8A"), True), fate(3))
    shut.say(0, "negotiate")
    shut.over()
    assert shut.units("8A") == {"footman": (1, 0)}
    assert shut.g.unused[KINDS.index("dragon")] == dragons + 1


@law("RW.diplomacy.result.fight", "RW.retreat.2")
def test_after_failed_talks_one_fights_or_retreats_to_a_friendly_area_before_an_empty_one() -> None:
    t = table("daqan", "latari")
    t.give(0, influence=2)
    t.neutrals("8A", beastman=2)
    t.put(0, "8B", knight=1)
    t.force(0, "8A", footman=2)
    t.g.turn = 0
    t.stage(lambda g: meet(g, 0, area("8A"), True), fate(1, 2))
    t.say(0, "negotiate", "influence:2", "fate:1")
    t.asked(0, "ask-runewars-parley-failed", "fight", "retreat")
    t.say(0, "retreat")
    t.over()
    assert t.units("8B") == {"knight": (1, 0), "footman": (0, 2)}
    assert t.units("8A") == {"beastman": (2, 0)}
    assert t.g.acts.battles == 0


@law("RW.diplomacy.result.ally", "RW.move.limit.1", "RW.move.limit.4")
def test_seven_units_and_two_new_allies_are_one_too_many_and_nine_units_may_not_talk() -> None:
    t = table("daqan", "latari")
    t.give(0, influence=1)
    t.neutrals("8A", beastman=2)
    t.force(0, "8A", footman=7)
    t.g.turn = 0
    t.stage(lambda g: meet(g, 0, area("8A"), True), fate(5))
    t.say(0, "negotiate")
    t.asked(0, "ask-runewars-destroy", "unit:footman", "unit:beastman")
    t.say(0, "unit:beastman")
    t.over()
    assert t.units("8A") == {"footman": (7, 0), "beastman": (1, 0)}
    t = table("daqan", "latari")
    t.give(0, influence=6)
    t.put(0, "7A", knight=1)
    t.neutrals("8A", beastman=2)
    t.force(0, "8A", footman=9)
    t.g.turn = 0
    t.stage(lambda g: fought_out(g, meet(g, 0, area("8A"), True)))
    assert t.g.battle is not None  # there was nothing else to choose
    t.refused("negotiate", "")
