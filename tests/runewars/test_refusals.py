"""What a player wants and may not do is refused with its paragraph, though the question does not even offer it."""

from __future__ import annotations

from polana.games.runewars.box.decks import HEROES
from polana.games.runewars.heroes import service
from polana.games.runewars.moves.diplomacy import meet
from polana.games.runewars.realm import bids
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import (
    area,
    asked,
    force,
    give,
    hero,
    neutrals,
    put,
    refused,
    say,
    scene,
    stronghold,
    table,
    title,
)
from tests.runewars.orderbench import order


@law("RW.tactics.4")
def test_a_tactics_card_drawn_this_season_is_not_played_in_it() -> None:
    g = table("daqan", "uthuk")
    g.turn = 0
    give(g, 0, tactics=["spy_guild"], fresh=["drive_out", "ambush"])
    give(g, 1, fresh=["counterspell"])
    match = scene(g.copy(), lambda g: deeds.window(g, 0))
    asked(match, 0, "ask-runewars-deed")
    refused(match, "tactic:drive_out", "RW.tactics.4")
    match = scene(g.copy(), lambda g: tactics.window(g, 0, "quest_phase", "RW.tactics.1"))
    refused(match, "tactic:ambush", "RW.tactics.4")
    match = scene(g, lambda g: tactics.announce(g, 0, g.players[0].tactics[0]))
    asked(match, 1, "ask-runewars-counter", "done")
    refused(match, "tactic:counterspell", "RW.tactics.4")


@law("RW.tactics.1")
def test_a_tactics_card_is_played_at_its_moment_only() -> None:
    g = table("daqan", "uthuk")
    g.turn = 0
    give(g, 0, tactics=["ambush", "drive_out"])
    give(g, 1, tactics=["drive_out", "ambush"])
    match = scene(g.copy(), lambda g: deeds.window(g, 0))
    refused(match, "tactic:ambush", "RW.tactics.1")
    refused(match, "tactic:counterspell", "")  # it is not even in the hand
    match = scene(g.copy(), lambda g: tactics.window(g, 0, "battle_start", "RW.battle.4.1"))
    refused(match, "tactic:drive_out", "RW.tactics.1")
    match = scene(g, lambda g: tactics.announce(g, 0, g.players[0].tactics[0]))
    asked(match, 1, "ask-runewars-counter", "done")
    refused(match, "tactic:drive_out", "RW.tactics.1")


@law("RW.orders.7.supremacy.1")
def test_a_title_takes_more_influence_than_lies_on_it_and_no_more_than_one_has() -> None:
    g = table("latari", "uthuk")
    give(g, 0, influence=5, dials=(0, 0, 0))
    title(g, 1, "captain_heroes_league", 2)
    match = order(g, "acquire_power", supremacy=True)
    say(match, 0, "title:captain_heroes_league")
    for amount in (0, 2, 30):
        refused(match, f"influence:{amount}", "RW.orders.7.supremacy.1")


@law("RW.orders.7.supremacy.1")
def test_on_a_title_lie_at_most_sixty_influence() -> None:
    g = table("latari", "uthuk")
    give(g, 0, influence=90)
    title(g, 1, "captain_heroes_league", 60)
    match = order(g, "acquire_power", supremacy=True)
    refused(match, "title:captain_heroes_league", "RW.orders.7.supremacy.1")


@law("RW.titles.1")
def test_only_the_holder_of_a_title_uses_it_and_the_primarch_buys_no_rune() -> None:
    g = table("daqan", "uthuk")
    g.turn = 0
    title(g, 1, "captain_heroes_league")
    title(g, 0, "primarch_wizards_council")
    match = scene(g, lambda g: deeds.window(g, 0))
    refused(match, "title:captain_heroes_league", "RW.titles.1")
    refused(match, "title:primarch_wizards_council", "RW.titles.1")


@law("RW.diplomacy.1")
def test_talks_take_one_to_six_influence_and_no_more_than_one_has() -> None:
    g = table("latari", "daqan")
    g.turn = 0
    give(g, 0, influence=4)
    neutrals(g, "8B", beastman=2)
    force(g, 0, "8B", archer=2)
    match = scene(g, lambda g: meet(g, 0, area("8B"), True))
    say(match, 0, "negotiate")
    for amount in (0, 5, 7):
        refused(match, f"influence:{amount}", "RW.diplomacy.1")


@law("RW.orders.6.supremacy")
def test_nobody_spends_more_than_three_influence_for_heroes() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "5A", footman=1)
    stronghold(g, 0, "5A")
    give(g, 0, influence=9)
    match = order(g, "rally_support", supremacy=True)
    asked(match, 0, "ask-runewars-rally-heroes", *[f"influence:{count}" for count in range(4)])
    refused(match, "influence:4", "RW.orders.6.supremacy")


@law("RW.heroes.gain.2")
def test_the_new_hero_is_not_the_one_who_leaves() -> None:
    g = table("daqan", "uthuk")
    put(g, 0, "5A", footman=1)
    stronghold(g, 0, "5A")
    for name in HEROES[:3]:
        hero(g, 0, name, "5A")
    match = scene(g, lambda g: service.gain_hero(g, 0, 3))
    asked(match, 0, "ask-runewars-hero-surplus", *[f"hero:{name}" for name in HEROES[:3]])
    refused(match, f"hero:{HEROES[3]}", "RW.heroes.gain.2")


@law("RW.bidding.2")
def test_nobody_bids_more_influence_than_he_has() -> None:
    g = table("daqan", "uthuk")
    give(g, 0, influence=2)
    give(g, 1, influence=3)
    match = scene(g, bids.bid)
    refused(match, "influence:4", "RW.bidding.2")


@law("RW.objectives.2")
def test_without_an_objective_there_is_nothing_to_fulfil() -> None:
    g = table("daqan", "uthuk")
    g.turn = 0
    match = scene(g, lambda g: deeds.window(g, 0))
    refused(match, "fulfil", "RW.objectives.2")
