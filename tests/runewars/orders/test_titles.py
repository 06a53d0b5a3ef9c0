"""Acquire Power and the Title cards (RW.orders.7, RW.titles.1)."""

from __future__ import annotations

from polana.games.runewars.box.decks import REWARDS, TACTICS
from polana.games.runewars.components import INFLUENCE_ICON, dial_gains
from polana.games.runewars.realm import titles
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import Bench, drawn_tactics, table

WARLORD = "title:lord_warriors_guild"
CAPTAIN = "title:captain_heroes_league"
PRIMARCH = "title:primarch_wizards_council"


@law("RW.orders.7.primary")
def test_acquire_power_gives_1_influence_for_each_influence_symbol_at_or_below_the_arrows() -> None:
    t = table("latari", "uthuk")
    t.give(0, influence=2, dials=(8, 8, 8))
    t.played(0, "fortify")  # no supremacy
    icons = dial_gains(t.g.players[0].faction, [8, 8, 8], INFLUENCE_ICON)
    assert icons > 3
    t.resolving(["acquire_power", "fortify"])
    t.say(0, "done")
    assert t.g.players[0].influence == 2 + icons
    assert t.told("gained-influence")[0]["count"] == icons
    t.asked(0, "ask-runewars-deed")  # no supremacy: no Title


@law("RW.orders.7.ex1", "RW.orders.7.supremacy.1", "RW.orders.resolve.4")
def test_the_elf_takes_the_warriors_guild_with_3_influence_though_1_would_do_after_the_primary_effect() -> None:
    t = table("latari", "uthuk")
    t.give(0, influence=4, dials=(0, 0, 0))
    gained = dial_gains(t.g.players[0].faction, [0, 0, 0], INFLUENCE_ICON)
    t.resolving(["acquire_power", "fortify"])
    t.say(0, "done", "done")
    t.asked(0, "ask-runewars-title", "skip", PRIMARCH, CAPTAIN, WARLORD)
    t.say(0, WARLORD)
    t.asked(0, "ask-runewars-title-price", *[f"influence:{count}" for count in range(1, 5 + gained)])
    t.say(0, "influence:3")
    g = t.g
    assert (g.title_owner, g.title_influence) == ([-1, -1, 0], [0, 0, 3])
    assert g.players[0].influence == 1 + gained


@law("RW.orders.7.supremacy.1", "RW.orders.7.supremacy.2", "RW.titles.1")
def test_a_title_passes_to_who_spends_more_than_lies_on_it_and_the_old_influence_goes() -> None:
    t = table("latari", "uthuk")
    t.give(0, influence=4, dials=(0, 0, 0))
    have = 4 + dial_gains(t.g.players[0].faction, [0, 0, 0], INFLUENCE_ICON)
    t.title(1, "lord_warriors_guild", have - 1)
    t.title(1, "captain_heroes_league", have)
    t.title(0, "primarch_wizards_council", 1)
    t.resolving(["acquire_power", "fortify"])
    t.say(0, "done", "done")
    t.asked(0, "ask-runewars-title", "skip", WARLORD)
    t.refused(CAPTAIN, "RW.orders.7.supremacy.1")
    t.refused(PRIMARCH, "RW.orders.7.supremacy.1")  # it is his already
    t.say(0, WARLORD)  # it costs all he has
    g = t.g
    assert (g.title_owner[2], g.title_influence[2], g.players[0].influence) == (0, have, 0)
    assert g.players[1].influence == 0  # nobody gets the old tokens


def guild(attacking: int) -> Bench:
    t = table("daqan", "uthuk")
    t.title(0, "lord_warriors_guild", 2)
    t.give(0, tactics=["ambush", "drive_out"], fresh=["spy_guild", "rally_cry"])
    t.g.turn = 0
    t.g.acts.won_attacking = attacking
    return t


@law("RW.titles.1", "RW.goal.2")
def test_the_warriors_guild_gives_a_tactics_card_for_a_victory_and_a_dragon_rune_for_3_once_a_turn() -> None:
    t = guild(0).stage(lambda g: deeds.window(g, 0))
    t.refused(WARLORD, "RW.titles.1")  # no victory this turn
    t = guild(1).stage(lambda g: deeds.window(g, 0))
    t.say(0, WARLORD)
    t.asked(
        0,
        "ask-runewars-title-tactic",
        "tactic:ambush",
        "tactic:drive_out",
        "tactic:spy_guild",
        "tactic:rally_cry",
    )
    t.say(0, "tactic:ambush", "tactic:spy_guild", "tactic:rally_cry")
    t.say(0, "done", "area:DA", "area:DB", "area:DA")
    t.refused(WARLORD, "RW.titles.1")
    t.say(0, "done")
    t.over()
    g = t.g
    assert [TACTICS[card] for card in g.tactics_discard] == ["ambush", "spy_guild", "rally_cry"]
    assert (g.dragon_pile, g.false_pile) == (20, 16)
    t = guild(1).stage(lambda g: titles.won_battle(g, 0), drawn_tactics("lost_city"))
    t.over()
    assert TACTICS.index("lost_city") in t.g.players[0].fresh
    t = guild(1).stage(lambda g: titles.won_battle(g, 1))
    t.over()  # he does not hold it


@law("RW.titles.1", "RW.goal.2")
def test_the_heroes_league_gives_a_dragon_rune_for_3_rewards_and_no_hero_deserts() -> None:
    t = table("daqan", "uthuk")
    t.title(0, "captain_heroes_league", 2)
    t.hero(0, "corbin", "DA", rewards=["runeplate", "soulbiter"])
    t.hero(0, "ronan_of_the_wild", "DB", rewards=["winged_steed"])
    t.g.turn = 0
    assert titles.keeps_heroes(t.g, 0)
    assert not titles.keeps_heroes(t.g, 1)
    t.stage(lambda g: deeds.window(g, 0))
    t.say(0, CAPTAIN)
    t.asked(0, "ask-runewars-title-reward", "reward:runeplate", "reward:soulbiter", "reward:winged_steed")
    t.say(0, "reward:runeplate", "reward:soulbiter", "reward:winged_steed", "done", "area:DA", "area:DB", "area:DB")
    assert not t.may(CAPTAIN)
    t.say(0, "done")
    t.over()
    g = t.g
    assert [REWARDS[card] for card in g.reward_discard] == ["runeplate", "soulbiter", "winged_steed"]
    assert g.rewards == [[] for _ in g.rewards]
    assert g.dragon_pile == 20


def test_a_reward_that_two_heroes_hold_is_taken_from_the_one_that_is_named() -> None:
    t = table("daqan", "uthuk")
    t.title(0, "captain_heroes_league", 2)
    twice = next(name for name in REWARDS if t.g.reward_deck.count(REWARDS.index(name)) > 1)
    one = t.hero(0, "corbin", "DA", rewards=[twice, "runeplate"])
    two = t.hero(0, "ronan_of_the_wild", "DB", rewards=[twice])
    t.g.turn = 0
    t.stage(lambda g: deeds.window(g, 0))
    t.say(0, CAPTAIN, f"reward:{twice}")
    t.asked(0, "ask-runewars-reward-of", "hero:corbin", "hero:ronan_of_the_wild")
    t.say(0, "hero:ronan_of_the_wild")
    assert (len(t.g.rewards[one]), len(t.g.rewards[two])) == (2, 0)


@law("RW.rewards.secret")
def test_from_whom_a_reward_with_copies_is_taken_is_asked_whenever_another_hero_might_hide_one() -> None:
    for other in ("timmorrans_shard", "tome_of_lore"):
        t = table("daqan", "uthuk")
        t.title(0, "captain_heroes_league", 2)
        t.hero(0, "corbin", "DA", rewards=["timmorrans_shard", "runeplate"])
        t.hero(0, "ronan_of_the_wild", "DB", rewards=[other])
        t.g.turn = 0
        t.stage(lambda g: deeds.window(g, 0))
        t.say(0, CAPTAIN, "reward:timmorrans_shard")
        t.asked(0, "ask-runewars-reward-of")
        assert t.match.ask is not None
        assert t.match.ask.veiled
        t.say(0, "hero:corbin", "reward:runeplate")
        t.asked(0, "ask-runewars-title-reward")  # there is only one Runeplate, so nobody is asked whose


@law("RW.defeat.1", "RW.titles.1")
def test_a_hero_whose_mail_pays_for_a_dragon_rune_is_defeated_once_all_three_rewards_are_discarded() -> None:
    t = table("daqan", "uthuk")
    t.title(0, "captain_heroes_league", 2)
    corbin = t.hero(0, "corbin", "DA", ["dragonscale_mail", "runeplate", "soulbiter", "winged_steed"], damage=5)
    ronan = t.hero(0, "ronan_of_the_wild", "DB", damage=3)
    t.g.turn = 0
    t.stage(lambda g: deeds.window(g, 0))
    t.say(0, CAPTAIN, "reward:dragonscale_mail", "reward:runeplate")
    assert not t.g.hero_gone[corbin]  # the price is paid as a whole
    t.say(0, "reward:soulbiter")
    g = t.g
    assert (g.hero_gone[corbin], g.hero_seat[corbin]) == (True, -1)
    assert (g.hero_gone[ronan], g.hero_seat[ronan]) == (False, 0)
    assert [REWARDS[card >> 1] for card in g.rewards[corbin]] == ["winged_steed"]  # under the marker
    t.say(0, "done", "area:DA", "area:DB", "area:DB", "done")
    t.over()
    assert t.g.dragon_pile == 20
