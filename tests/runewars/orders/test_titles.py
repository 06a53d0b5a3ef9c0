"""Acquire Power and the Title cards (RW.orders.7, RW.titles.1)."""

from __future__ import annotations

from polana.games.runewars.box.decks import REWARDS, TACTICS
from polana.games.runewars.components import INFLUENCE_ICON, dial_gains
from polana.games.runewars.realm import titles
from polana.games.runewars.state import Table
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import (
    asked,
    drawn_tactics,
    give,
    hero,
    may,
    over,
    played,
    refused,
    resolving,
    say,
    scene,
    state,
    table,
    title,
    told,
)

WARLORD = "title:lord_warriors_guild"
CAPTAIN = "title:captain_heroes_league"
PRIMARCH = "title:primarch_wizards_council"


@law("RW.orders.7.primary")
def test_acquire_power_gives_1_influence_for_each_influence_symbol_at_or_below_the_arrows() -> None:
    g = table("latari", "uthuk")
    give(g, 0, influence=2, dials=(8, 8, 8))
    played(g, 0, "fortify")  # no supremacy
    icons = dial_gains(g.players[0].faction, [8, 8, 8], INFLUENCE_ICON)
    assert icons > 3
    match = resolving(g, ["acquire_power", "fortify"])
    say(match, 0, "done")
    assert state(match).players[0].influence == 2 + icons
    assert told(match, "gained-influence")[0]["count"] == icons
    asked(match, 0, "ask-runewars-deed")  # no supremacy: no Title


@law("RW.orders.7.ex1", "RW.orders.7.supremacy.1", "RW.orders.resolve.4")
def test_the_elf_takes_the_warriors_guild_with_3_influence_though_1_would_do_after_the_primary_effect() -> None:
    g = table("latari", "uthuk")
    give(g, 0, influence=4, dials=(0, 0, 0))
    gained = dial_gains(g.players[0].faction, [0, 0, 0], INFLUENCE_ICON)
    match = resolving(g, ["acquire_power", "fortify"])
    say(match, 0, "done", "done")
    asked(match, 0, "ask-runewars-title", "skip", PRIMARCH, CAPTAIN, WARLORD)
    say(match, 0, WARLORD)
    asked(match, 0, "ask-runewars-title-price", *[f"influence:{count}" for count in range(1, 5 + gained)])
    say(match, 0, "influence:3")
    g = state(match)
    assert (g.title_owner, g.title_influence) == ([-1, -1, 0], [0, 0, 3])
    assert g.players[0].influence == 1 + gained


@law("RW.orders.7.supremacy.1", "RW.orders.7.supremacy.2", "RW.titles.1")
def test_a_title_passes_to_who_spends_more_than_lies_on_it_and_the_old_influence_goes() -> None:
    g = table("latari", "uthuk")
    give(g, 0, influence=4, dials=(0, 0, 0))
    have = 4 + dial_gains(g.players[0].faction, [0, 0, 0], INFLUENCE_ICON)
    title(g, 1, "lord_warriors_guild", have - 1)
    title(g, 1, "captain_heroes_league", have)
    title(g, 0, "primarch_wizards_council", 1)
    match = resolving(g, ["acquire_power", "fortify"])
    say(match, 0, "done", "done")
    asked(match, 0, "ask-runewars-title", "skip", WARLORD)
    refused(match, CAPTAIN, "RW.orders.7.supremacy.1")
    refused(match, PRIMARCH, "RW.orders.7.supremacy.1")  # it is his already
    say(match, 0, WARLORD)  # it costs all he has
    g = state(match)
    assert (g.title_owner[2], g.title_influence[2], g.players[0].influence) == (0, have, 0)
    assert g.players[1].influence == 0  # nobody gets the old tokens


def guild(attacking: int) -> Table:
    g = table("daqan", "uthuk")
    title(g, 0, "lord_warriors_guild", 2)
    give(g, 0, tactics=["ambush", "drive_out"], fresh=["spy_guild", "rally_cry"])
    g.turn = 0
    g.acts.won_attacking = attacking
    return g


@law("RW.titles.1", "RW.goal.2")
def test_the_warriors_guild_gives_a_tactics_card_for_a_victory_and_a_dragon_rune_for_3_once_a_turn() -> None:
    match = scene(guild(0), lambda g: deeds.window(g, 0))
    refused(match, WARLORD, "RW.titles.1")  # no victory this turn
    match = scene(guild(1), lambda g: deeds.window(g, 0))
    say(match, 0, WARLORD)
    asked(
        match,
        0,
        "ask-runewars-title-tactic",
        "tactic:ambush",
        "tactic:drive_out",
        "tactic:spy_guild",
        "tactic:rally_cry",
    )
    say(match, 0, "tactic:ambush", "tactic:spy_guild", "tactic:rally_cry")
    say(match, 0, "done", "area:DA", "area:DB", "area:DA")
    refused(match, WARLORD, "RW.titles.1")
    say(match, 0, "done")
    over(match)
    g = state(match)
    assert [TACTICS[card] for card in g.tactics_discard] == ["ambush", "spy_guild", "rally_cry"]
    assert (g.dragon_pile, g.false_pile) == (20, 16)
    match = scene(guild(1), lambda g: titles.won_battle(g, 0), drawn_tactics("lost_city"))
    over(match)
    assert TACTICS.index("lost_city") in state(match).players[0].fresh
    match = scene(guild(1), lambda g: titles.won_battle(g, 1))
    over(match)  # he does not hold it


@law("RW.titles.1", "RW.goal.2")
def test_the_heroes_league_gives_a_dragon_rune_for_3_rewards_and_no_hero_deserts() -> None:
    g = table("daqan", "uthuk")
    title(g, 0, "captain_heroes_league", 2)
    hero(g, 0, "corbin", "DA", rewards=["runeplate", "soulbiter"])
    hero(g, 0, "ronan_of_the_wild", "DB", rewards=["winged_steed"])
    g.turn = 0
    assert titles.keeps_heroes(g, 0)
    assert not titles.keeps_heroes(g, 1)
    match = scene(g, lambda g: deeds.window(g, 0))
    say(match, 0, CAPTAIN)
    asked(match, 0, "ask-runewars-title-reward", "reward:runeplate", "reward:soulbiter", "reward:winged_steed")
    say(
        match, 0, "reward:runeplate", "reward:soulbiter", "reward:winged_steed", "done", "area:DA", "area:DB", "area:DB"
    )
    assert not may(match, CAPTAIN)
    say(match, 0, "done")
    over(match)
    g = state(match)
    assert [REWARDS[card] for card in g.reward_discard] == ["runeplate", "soulbiter", "winged_steed"]
    assert g.rewards == [[] for _ in g.rewards]
    assert g.dragon_pile == 20


def test_a_reward_that_two_heroes_hold_is_taken_from_the_one_that_is_named() -> None:
    g = table("daqan", "uthuk")
    title(g, 0, "captain_heroes_league", 2)
    twice = next(name for name in REWARDS if g.reward_deck.count(REWARDS.index(name)) > 1)
    one = hero(g, 0, "corbin", "DA", rewards=[twice, "runeplate"])
    two = hero(g, 0, "ronan_of_the_wild", "DB", rewards=[twice])
    g.turn = 0
    match = scene(g, lambda g: deeds.window(g, 0))
    say(match, 0, CAPTAIN, f"reward:{twice}")
    asked(match, 0, "ask-runewars-reward-of", "hero:corbin", "hero:ronan_of_the_wild")
    say(match, 0, "hero:ronan_of_the_wild")
    assert (len(state(match).rewards[one]), len(state(match).rewards[two])) == (2, 0)


@law("RW.rewards.secret")
def test_from_whom_a_reward_with_copies_is_taken_is_asked_whenever_another_hero_might_hide_one() -> None:
    for other in ("timmorrans_shard", "tome_of_lore"):
        g = table("daqan", "uthuk")
        title(g, 0, "captain_heroes_league", 2)
        hero(g, 0, "corbin", "DA", rewards=["timmorrans_shard", "runeplate"])
        hero(g, 0, "ronan_of_the_wild", "DB", rewards=[other])
        g.turn = 0
        match = scene(g, lambda g: deeds.window(g, 0))
        say(match, 0, CAPTAIN, "reward:timmorrans_shard")
        asked(match, 0, "ask-runewars-reward-of")
        assert match.ask is not None
        assert match.ask.veiled
        say(match, 0, "hero:corbin", "reward:runeplate")
        asked(match, 0, "ask-runewars-title-reward")  # there is only one Runeplate, so nobody is asked whose


@law("RW.defeat.1", "RW.titles.1")
def test_a_hero_whose_mail_pays_for_a_dragon_rune_is_defeated_once_all_three_rewards_are_discarded() -> None:
    g = table("daqan", "uthuk")
    title(g, 0, "captain_heroes_league", 2)
    corbin = hero(g, 0, "corbin", "DA", ["dragonscale_mail", "runeplate", "soulbiter", "winged_steed"], damage=5)
    ronan = hero(g, 0, "ronan_of_the_wild", "DB", damage=3)
    g.turn = 0
    match = scene(g, lambda g: deeds.window(g, 0))
    say(match, 0, CAPTAIN, "reward:dragonscale_mail", "reward:runeplate")
    assert not state(match).hero_gone[corbin]  # the price is paid as a whole
    say(match, 0, "reward:soulbiter")
    g = state(match)
    assert (g.hero_gone[corbin], g.hero_seat[corbin]) == (True, -1)
    assert (g.hero_gone[ronan], g.hero_seat[ronan]) == (False, 0)
    assert [REWARDS[card >> 1] for card in g.rewards[corbin]] == ["winged_steed"]  # under the marker
    say(match, 0, "done", "area:DA", "area:DB", "area:DB", "done")
    over(match)
    assert state(match).dragon_pile == 20
