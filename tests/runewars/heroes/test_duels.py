"""Duels (RW.duels), what they leave behind (RW.defeat), and rewards in them (RW.rewards.duel)."""

from __future__ import annotations

import pytest

from polana.games.runewars.box import decks
from polana.games.runewars.components import KINDS
from polana.games.runewars.heroes.duel import fight_unit
from polana.games.runewars.heroes.quests import attempt
from polana.kernel.match import Match
from tests.law import law
from tests.runewars.bench import Bench, Foretold, Staged, card, drawn_quests, drawn_rewards, fate, table, who


def pair(attacker: str = "bogran_the_shadow", defender: str = "ronan_of_the_wild", **rewards: list[str]) -> Bench:
    """Two heroes of two players in one area. Bogran: 2, 4, 2, toughness 4; Ronan: 2, 3, 2, toughness 4."""
    t = table("daqan", "latari", season="summer")
    t.hero(0, attacker, "5A", rewards=rewards.get("attacking", []))
    t.hero(1, defender, "5A", rewards=rewards.get("defending", []))
    return t


def rounds(*pairs: tuple[int, int]) -> Foretold:
    """The attacker's and the defender's Fate card of each round."""
    return fate(*[number for each in pairs for number in each])


def against(unit: str, name: str, chance: Foretold, rewards: list[str] | None = None, hurt: int = 0) -> Bench:
    """A hero of seat 0 fights a neutral unit that seat 1 plays."""
    t = table("daqan", "latari", season="summer")
    at = t.hero(0, name, "5A", rewards=rewards or [], damage=hurt)
    t.stage(lambda g: fight_unit(g, at, KINDS.index(unit)), chance)
    t.calm()
    return t


def outcome(match: Match) -> bool:
    assert isinstance(match.game, Staged)
    return bool(match.game.outcome)


@law("RW.duels.0", "RW.duels.1")
def test_a_hero_who_moved_or_stayed_where_an_enemy_hero_is_may_challenge_one_who_must_fight() -> None:
    for start, steps in (("5A", ["done"]), ("DA", ["area:5A", "done"])):
        t = table("daqan", "latari", season="summer")
        t.hero(0, "corbin", start)
        t.hero(1, "ronan_of_the_wild", "5A")
        t.hero(1, "mordrog", "5A")
        t.hero(1, "silhouette", "LA")
        t.acting("corbin", "move", rounds((7, 8), (9, 10), (17, 18), (19, 20)))
        t.tell(0, *steps)
        t.refused("hero:silhouette", "RW.duels.1")
        t.asked(0, "ask-runewars-hero-then", "done", "hero:ronan_of_the_wild", "hero:mordrog")
        t.tell(0, "hero:ronan_of_the_wild")
        t.over()
        assert len(t.told("challenged")) == 1


@law("RW.duels.2")
def test_first_the_attacker_and_then_the_defender_uses_what_works_at_the_start_of_a_duel() -> None:
    from polana.games.runewars.heroes.duel import challenge

    t = pair()
    t.give(0, tactics=["duelling_master", "favours_called_in"])
    t.give(1, tactics=["duelling_master"])
    chance = fate(7, 5, 17, 8) + fate(9, 10, 18, 19, 20, 27)
    t.stage(lambda g: challenge(g, who("bogran_the_shadow"), who("ronan_of_the_wild")), chance)
    t.asked(0, "ask-runewars-tactic", "done", "tactic:duelling_master")
    t.say(0, "tactic:duelling_master")
    t.say(1, "done")  # no Counterspell
    t.say(0, "done")
    t.asked(1, "ask-runewars-tactic", "done", "tactic:duelling_master")
    t.say(1, "tactic:duelling_master")
    t.say(0, "done")
    t.say(1, "done")
    t.asked(0, "ask-runewars-duel-card", "fate:7", "fate:5")  # two cards in the first round, one of them counts
    t.say(0, "fate:5")
    t.asked(1, "ask-runewars-duel-card", "fate:17", "fate:8")
    t.say(1, "fate:8")
    t.over()
    assert (t.damage("bogran_the_shadow"), t.damage("ronan_of_the_wild")) == (0, 1)


@law("RW.duels.2", "RW.tactics.1")
def test_duelling_master_is_played_again_only_if_the_first_was_cancelled() -> None:
    for cancelled in (False, True):
        t = pair()
        t.give(0, tactics=["duelling_master", "duelling_master"])
        t.give(1, tactics=["counterspell"])
        t.challenging("bogran_the_shadow", "ronan_of_the_wild")
        t.say(0, "tactic:duelling_master")
        t.say(1, "tactic:counterspell" if cancelled else "done")
        if cancelled:
            t.say(0, "done")  # no Counterspell against it
            assert t.may("tactic:duelling_master")
        else:
            t.refused("tactic:duelling_master", "RW.tactics.1")


@law("RW.duels.3", "RW.duels.3.blank", "RW.duels.4.1", "RW.duels.4.2")
def test_a_duel_has_four_rounds_blanks_do_nothing_and_damage_stays_on_heroes_who_remain_in_the_area() -> None:
    t = pair().duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((5, 7), (8, 6), (9, 10), (25, 17)))
    t.over()
    assert [line["count"] for line in t.told("duel-round")] == [1, 2, 3, 4]
    assert (t.damage("bogran_the_shadow"), t.damage("ronan_of_the_wild")) == (1, 2)
    assert (t.where("bogran_the_shadow"), t.where("ronan_of_the_wild")) == ("5A", "5A")
    assert len(t.g.fate_discard) == 8
    assert len(t.told("duel-undecided")) == 1


@law("RW.duels.3.special", "RW.heroes.card")
def test_on_a_special_symbol_the_hero_may_deal_1_damage_or_use_a_reward() -> None:
    t = pair(attacking=["sunsteel_sword", "boots_of_swiftness"])
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((1, 7), (2, 8), (3, 9), (10, 17)))
    t.asked(0, "ask-runewars-strike", "hit", "skip", "reward:sunsteel_sword")
    t.say(0, "hit", "reward:sunsteel_sword", "skip")
    t.over()
    assert t.damage("ronan_of_the_wild") == 1 + 2
    assert t.rewards("bogran_the_shadow") == ["boots_of_swiftness", "sunsteel_sword*"]


@law("RW.duels.3.rout", "RW.duels.3.damage")
def test_a_rout_symbol_negates_damage_of_that_round_and_routs_nobody() -> None:
    t = pair().duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((5, 15), (6, 7), (16, 8), (9, 10)))
    t.over()
    g = t.g
    assert t.damage("ronan_of_the_wild") == 1  # 1 - 1, then 1
    assert not g.hero_routed[who("bogran_the_shadow")]
    assert not g.hero_routed[who("ronan_of_the_wild")]


@law("RW.duels.3.simultaneous", "RW.defeat.marker.1")
def test_damage_of_a_round_is_taken_at_once_so_that_both_may_fall_and_leave_their_rewards() -> None:
    t = pair(attacking=["seal_of_the_council"], defending=["tome_of_lore"])
    t.g.hero_damage[who("bogran_the_shadow")] = t.g.hero_damage[who("ronan_of_the_wild")] = 3
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((5, 6)))
    t.say(0, "done")  # nothing to parry with, but nobody knows
    t.say(1, "done")
    t.over()
    g = t.g
    for name, left in (("bogran_the_shadow", "seal_of_the_council"), ("ronan_of_the_wild", "tome_of_lore")):
        assert g.hero_gone[who(name)]
        assert (t.where(name), t.rewards(name)) == ("5A", [left])
    assert [player.heroes_beaten for player in g.players] == [1, 1]


@law("RW.duels.4.1", "RW.defeat.1", "RW.defeat.2")
def test_the_duel_ends_with_the_round_in_which_a_hero_falls_and_the_winner_takes_the_rewards_as_they_lie() -> None:
    t = pair(attacking=["runeplate"], defending=["tome_of_lore", "sunsteel_sword"])
    t.g.hero_damage[who("ronan_of_the_wild")] = 3
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((25, 1)))
    t.say(1, "reward:sunsteel_sword")  # turned up by this
    t.say(0, "reward:runeplate")  # all that he has lies open now, and can do no more
    t.say(1, "done")
    t.over()
    assert t.damage("bogran_the_shadow") == 1
    assert t.rewards("bogran_the_shadow") == ["runeplate*", "sunsteel_sword*", "tome_of_lore"]
    assert t.g.hero_gone[who("ronan_of_the_wild")]
    assert t.where("ronan_of_the_wild") is None
    assert [player.heroes_beaten for player in t.g.players] == [1, 0]
    assert [line.seen_by for line in t.match.news if line.kind == "news-runewars-spoils"] == [(0,)]


@law("RW.defeat.2")
def test_the_winners_controller_shares_the_rewards_out_among_own_heroes_in_that_area() -> None:
    t = pair(defending=["tome_of_lore"])
    t.hero(0, "corbin", "5A")
    t.hero(0, "silhouette", "5B")
    t.g.hero_damage[who("ronan_of_the_wild")] = 3
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((25, 7)))
    t.say(1, "done")
    t.asked(0, "ask-runewars-reward-giver", "done", "hero:bogran_the_shadow")
    t.say(0, "hero:bogran_the_shadow", "reward:tome_of_lore")
    t.over()
    assert t.rewards("corbin") == ["tome_of_lore"]


@law("RW.duels.5")
def test_a_hero_who_challenged_attempts_no_quest_in_the_same_phase() -> None:
    t = pair()
    t.give(0, quests=["the_winged_terror"])
    t.quest_phase(0, chance=rounds(*[(7, 8), (9, 10), (17, 18), (19, 20)]))
    t.tell(0, "hero:bogran_the_shadow", "move", "done")
    assert t.may("quest:the_winged_terror")
    t.tell(0, "hero:ronan_of_the_wild")
    t.over()


@law("RW.duels.6")
def test_a_routed_hero_fights_as_if_standing_when_challenged_but_may_not_challenge() -> None:
    t = pair()
    t.g.hero_routed[who("ronan_of_the_wild")] = True
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((7, 5), (8, 6), (9, 10), (17, 18)))
    t.over()
    assert t.damage("bogran_the_shadow") == 2
    t = pair()
    t.g.hero_routed[who("bogran_the_shadow")] = True
    t.g.hero_damage[who("bogran_the_shadow")] = 1
    t.quest_phase()
    t.tell(0, "hero:bogran_the_shadow", "attribute:wisdom", "attribute:wisdom")  # training is all he can do
    t.over()


@law("RW.duels.ex1", "RW.rewards.duel.1")
def test_mad_carthos_defeats_silhouette_in_two_rounds_and_takes_all_her_rewards() -> None:
    t = table("uthuk", "latari", season="summer")
    t.hero(0, "mad_carthos", "6A", rewards=["blade_of_wrath", "runeplate"])  # strength 2
    t.hero(1, "silhouette", "6A", rewards=["ice_storm", "seal_of_the_council"])  # toughness 3
    t.duelling("mad_carthos", "silhouette", rounds((1, 15), (5, 6)))
    t.say(1, "done")  # veiled: an amulet could stop his ability at the start
    assert t.damage("silhouette") == 1
    t.say(0, "reward:blade_of_wrath")  # 2 damage, of which her rout symbol negates 1
    t.say(1, "done")
    assert t.damage("silhouette") == 2
    t.say(0, "reward:runeplate")  # negates the damage of the second round
    t.say(1, "done")
    t.over()
    g = t.g
    assert t.damage("mad_carthos") == 0
    assert g.hero_gone[who("silhouette")]
    assert t.rewards("mad_carthos") == ["blade_of_wrath*", "ice_storm", "runeplate*", "seal_of_the_council"]
    assert [line["count"] for line in t.told("duel-round")] == [1, 2]


# --- rewards ----------------------------------------------------------------------------------------------------------


@law("RW.rewards.duel.1", "RW.rewards.duel.2")
def test_one_weapon_in_a_duel_but_that_as_often_as_one_likes() -> None:
    t = pair(attacking=["sunsteel_sword", "blade_of_wrath"])
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((1, 7), (2, 8)))
    t.say(0, "reward:sunsteel_sword")
    t.refused("reward:blade_of_wrath", "RW.rewards.duel.1")
    t.say(0, "reward:sunsteel_sword")
    t.over()
    assert t.g.hero_gone[who("ronan_of_the_wild")]  # 2 and 2


@law("RW.rewards.duel.1", "RW.rewards.duel.2")
def test_one_armour_in_a_duel_and_the_runeplate_prevents_1_damage_in_each_round() -> None:
    t = pair(defending=["runeplate", "ghost_armor"])
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((5, 7), (6, 8), (25, 9), (10, 17)))
    t.say(1, "reward:runeplate")
    t.refused("reward:ghost_armor", "RW.rewards.duel.1")
    t.say(1, "reward:runeplate")
    t.say(1, "done")
    t.over()
    assert t.damage("ronan_of_the_wild") == 1


@law("RW.rewards.duel.2")
def test_the_ghost_armour_prevents_all_damage_of_one_round_once_in_a_duel() -> None:
    t = pair(attacking=["blade_of_wrath"], defending=["ghost_armor"])
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((1, 7), (5, 8), (9, 10), (17, 18)))
    t.say(0, "reward:blade_of_wrath")
    t.say(1, "reward:ghost_armor")
    t.over()  # everybody has seen that it is used up, so nothing is asked in the second round
    assert t.damage("ronan_of_the_wild") == 1


@law("RW.rewards.duel.1")
def test_the_amulet_of_shielding_is_discarded_to_prevent_2_damage_beside_any_armour() -> None:
    t = pair(attacking=["dwarven_fire_bombs"], defending=["runeplate", "amulet_of_shielding"])
    chance = rounds((1, 7)) + fate(29, 28, 27, 26) + rounds((8, 9), (10, 17), (18, 19))
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", chance)
    t.say(0, "reward:dwarven_fire_bombs")
    t.say(0, "fate:27")  # the test of agility succeeds
    t.say(1, "reward:amulet_of_shielding", "reward:runeplate")
    t.over()
    assert t.damage("ronan_of_the_wild") == 0
    assert t.g.reward_discard == [card("amulet_of_shielding")]


@law("RW.rewards.card")
def test_the_fire_bombs_hurt_their_thrower_if_the_test_of_agility_fails() -> None:
    t = pair(attacking=["dwarven_fire_bombs"])
    chance = rounds((1, 7)) + fate(29, 28, 27, 26) + rounds((8, 9), (10, 17), (18, 19))
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", chance)
    t.say(0, "reward:dwarven_fire_bombs", "fate:28")
    t.over()
    assert (t.damage("bogran_the_shadow"), t.damage("ronan_of_the_wild")) == (1, 3)


@pytest.mark.parametrize(
    ("weapon", "dealt"), [("blade_of_wrath", 2), ("hunters_bow", 3), ("staff_of_storms", 1), ("sunsteel_sword", 2)]
)
@law("RW.duels.3.special", "RW.rewards.card")
def test_weapons_deal_damage_by_the_attributes_of_the_hero(weapon: str, dealt: int) -> None:
    t = pair(attacking=[weapon])
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((1, 7), (8, 9), (10, 17), (18, 19)))
    t.say(0, f"reward:{weapon}")
    t.over()
    assert t.damage("ronan_of_the_wild") == dealt


@law("RW.rewards.card")
def test_soulbiter_heals_its_bearer_when_it_fells_the_enemy_hero() -> None:
    t = pair(attacking=["soulbiter"])
    t.g.hero_damage[who("bogran_the_shadow")] = 2
    t.g.hero_damage[who("ronan_of_the_wild")] = 2
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((1, 5)))
    t.say(0, "reward:soulbiter")
    t.over()
    assert t.damage("bogran_the_shadow") == 0


@law("RW.rewards.card", "RW.rewards.duel.1")
def test_dragonscale_mail_adds_1_toughness_unless_another_armour_is_worn_in_the_duel() -> None:
    t = pair(defending=["dragonscale_mail"])
    t.g.hero_damage[who("ronan_of_the_wild")] = 3
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((5, 7), (8, 9), (10, 17), (18, 19)))
    t.say(1, "done")
    t.over()
    assert t.damage("ronan_of_the_wild") == 4  # his toughness is 4
    assert t.rewards("ronan_of_the_wild") == ["dragonscale_mail*"]
    t = pair(attacking=["sunsteel_sword"], defending=["dragonscale_mail", "runeplate"])
    t.g.hero_damage[who("ronan_of_the_wild")] = 3
    t.duelling("bogran_the_shadow", "ronan_of_the_wild", rounds((1, 7)))
    t.say(0, "reward:sunsteel_sword")
    t.say(1, "reward:runeplate")  # 1 damage of 2 is left, and the mail does not count any more
    t.say(1, "done")
    t.over()
    assert t.g.hero_gone[who("ronan_of_the_wild")]


@law("RW.duels.1", "RW.duels.2")
def test_the_cloak_of_deception_gets_a_challenged_hero_out_of_it_by_a_test_of_agility() -> None:
    t = pair(defending=["cloak_of_deception"])
    t.challenging("bogran_the_shadow", "ronan_of_the_wild", fate(3, 29, 28))
    t.asked(1, "ask-runewars-evade", "skip", "reward:cloak_of_deception")
    t.say(1, "reward:cloak_of_deception", "fate:3")
    t.over()
    assert len(t.told("evaded")) == 1
    assert not t.told("duel-round")


@law("RW.rewards.secret", "RW.duels.2")
def test_whoever_has_a_hidden_reward_is_asked_whether_or_not_it_would_help() -> None:
    t = pair(defending=["boots_of_swiftness"])
    t.challenging("bogran_the_shadow", "ronan_of_the_wild", rounds((5, 7), (8, 9), (10, 17), (18, 19)))
    t.asked(1, "ask-runewars-evade", "skip")
    t.say(1, "skip")
    t.calm()
    t.asked(1, "ask-runewars-parry", "done")
    t.say(1, "done")
    t.over()


# --- quests -----------------------------------------------------------------------------------------------------------


@law("RW.duels.quest.1", "RW.duels.quest.2", "RW.duels.quest.3")
def test_a_quest_duel_is_fought_against_a_unit_that_is_not_on_the_board_and_its_defeat_is_rewarded() -> None:
    t = table("daqan", "latari", season="summer")
    at = t.hero(0, "ronan_of_the_wild", "8C")
    t.give(0, quests=["hunters_of_the_deep_wood"], tactics=["rally_cry"])
    t.give(1, tactics=["rally_cry"])
    before = t.g.unused.copy()
    quest = decks.QUESTS.index("hunters_of_the_deep_wood")
    chance = rounds((5, 1)) + drawn_rewards("runeplate") + drawn_quests("pearl_of_the_coast")
    t.stage(lambda g: attempt(g, at, quest), chance)
    t.asked(0, "ask-runewars-tactic", "done")
    t.say(0, "done")
    t.over()  # whoever decides for the unit plays no cards (RW.tactics.2)
    g = t.g
    assert g.unused == before
    assert t.rewards("ronan_of_the_wild") == ["runeplate"]
    assert g.players[0].quests == [decks.QUESTS.index("pearl_of_the_coast")]


@law("RW.tactics.2", "RW.neutral.battle.2")
def test_whoever_decides_for_the_unit_of_a_quest_duel_may_not_play_duelling_master() -> None:
    t = table("daqan", "latari", season="summer")
    at = t.hero(0, "ronan_of_the_wild", "5A")
    t.give(1, tactics=["duelling_master"])
    t.stage(lambda g: fight_unit(g, at, KINDS.index("hellhound")), rounds((7, 11), (8, 5), (9, 6), (10, 15)))
    t.over()
    assert [decks.TACTICS[each] for each in t.g.players[1].tactics] == ["duelling_master"]


@law("RW.duels.quest.2")
def test_a_unit_fights_with_the_quadrant_of_its_own_shape() -> None:
    t = against("hellhound", "ronan_of_the_wild", rounds((7, 11), (8, 5), (9, 6), (10, 15)))
    t.over()
    assert t.damage("ronan_of_the_wild") == 2  # rectangle of card 11: 2 damage
    assert not outcome(t.match)


@law("RW.duels.quest.2")
def test_the_hellhounds_special_symbol_deals_1_damage() -> None:
    t = against("hellhound", "ronan_of_the_wild", rounds((7, 3), (8, 5), (9, 6), (10, 15)))
    t.over()
    assert t.damage("ronan_of_the_wild") == 1


@law("RW.duels.quest.2")
def test_the_beastmans_special_symbol_deals_1_damage_and_draws_another_card() -> None:
    t = against("beastman", "ronan_of_the_wild", fate(7, 9, 15, 8, 1, 10, 2, 17, 3))
    t.over()
    assert t.damage("ronan_of_the_wild") == 2  # 1, and 1 on the next card (15)
    t = against("beastman", "ronan_of_the_wild", fate(7, 9, 10, 8, 1, 27, 2, 17, 3))
    t.over()
    assert t.damage("ronan_of_the_wild") == 2  # one more card at most: a special symbol on it is 1 damage


@law("RW.duels.quest.2")
def test_the_sorcerers_special_symbol_makes_it_2_tough_and_the_razorwings_does_nothing() -> None:
    t = against("sorcerer", "ronan_of_the_wild", rounds((5, 1), (7, 8), (9, 10), (17, 18)))
    t.over()
    assert not outcome(t.match)  # 1 damage would have been enough
    t = against("razorwing", "ronan_of_the_wild", rounds((7, 9), (8, 1), (10, 2), (5, 3)))
    t.over()
    assert outcome(t.match)
    assert t.damage("ronan_of_the_wild") == 0


@law("RW.duels.quest.3")
def test_after_four_rounds_without_a_defeat_the_quest_has_failed_and_the_hero_keeps_the_damage() -> None:
    t = table("daqan", "latari", season="summer")
    at = t.hero(0, "ronan_of_the_wild", "8C")
    t.give(0, quests=["hunters_of_the_deep_wood"])
    quest = decks.QUESTS.index("hunters_of_the_deep_wood")
    t.stage(lambda g: attempt(g, at, quest), rounds((7, 15), (8, 1), (9, 2), (10, 3)))
    t.calm()
    t.over()
    assert t.damage("ronan_of_the_wild") == 1
    assert t.g.players[0].quests == [quest]


@law("RW.duels.quest.3", "RW.defeat.marker.1")
def test_a_hero_defeated_by_a_unit_leaves_the_rewards_under_a_marker_even_if_it_falls_too() -> None:
    t = against("razorwing", "ronan_of_the_wild", rounds((5, 15)), ["tome_of_lore"], 3)
    t.say(0, "done")
    t.over()
    assert not outcome(t.match)
    assert (t.where("ronan_of_the_wild"), t.rewards("ronan_of_the_wild")) == ("5A", ["tome_of_lore"])
