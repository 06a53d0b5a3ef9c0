"""What a player wants and may not do is refused with its paragraph, though the question does not even offer it."""

from __future__ import annotations

from polana.games.runewars.box.decks import HEROES
from polana.games.runewars.heroes import service
from polana.games.runewars.moves.diplomacy import meet
from polana.games.runewars.realm import bids
from polana.games.runewars.tactics import base as tactics
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import area, table


@law("RW.tactics.4")
def test_a_tactics_card_drawn_this_season_is_not_played_in_it() -> None:
    t = table("daqan", "uthuk")
    t.g.turn = 0
    t.give(0, tactics=["spy_guild"], fresh=["drive_out", "ambush"])
    t.give(1, fresh=["counterspell"])
    twin = t.copy().stage(lambda g: deeds.window(g, 0))
    twin.asked(0, "ask-runewars-deed")
    twin.refused("tactic:drive_out", "RW.tactics.4")
    twin = t.copy().stage(lambda g: tactics.window(g, 0, "quest_phase", "RW.tactics.1"))
    twin.refused("tactic:ambush", "RW.tactics.4")
    t.stage(lambda g: tactics.announce(g, 0, g.players[0].tactics[0]))
    t.asked(1, "ask-runewars-counter", "done")
    t.refused("tactic:counterspell", "RW.tactics.4")


@law("RW.tactics.1")
def test_a_tactics_card_is_played_at_its_moment_only() -> None:
    t = table("daqan", "uthuk")
    t.g.turn = 0
    t.give(0, tactics=["ambush", "drive_out"])
    t.give(1, tactics=["drive_out", "ambush"])
    twin = t.copy().stage(lambda g: deeds.window(g, 0))
    twin.refused("tactic:ambush", "RW.tactics.1")
    twin.refused("tactic:counterspell", "")  # it is not even in the hand
    twin = t.copy().stage(lambda g: tactics.window(g, 0, "battle_start", "RW.battle.4.1"))
    twin.refused("tactic:drive_out", "RW.tactics.1")
    t.stage(lambda g: tactics.announce(g, 0, g.players[0].tactics[0]))
    t.asked(1, "ask-runewars-counter", "done")
    t.refused("tactic:drive_out", "RW.tactics.1")


@law("RW.orders.7.supremacy.1")
def test_a_title_takes_more_influence_than_lies_on_it_and_no_more_than_one_has() -> None:
    t = table("latari", "uthuk")
    t.give(0, influence=5, dials=(0, 0, 0))
    t.title(1, "captain_heroes_league", 2)
    t.order("acquire_power", supremacy=True)
    t.say(0, "title:captain_heroes_league")
    for amount in (0, 2, 30):
        t.refused(f"influence:{amount}", "RW.orders.7.supremacy.1")


@law("RW.orders.7.supremacy.1")
def test_on_a_title_lie_at_most_sixty_influence() -> None:
    t = table("latari", "uthuk")
    t.give(0, influence=90)
    t.title(1, "captain_heroes_league", 60)
    t.order("acquire_power", supremacy=True)
    t.refused("title:captain_heroes_league", "RW.orders.7.supremacy.1")


@law("RW.titles.1")
def test_only_the_holder_of_a_title_uses_it_and_the_primarch_buys_no_rune() -> None:
    t = table("daqan", "uthuk")
    t.g.turn = 0
    t.title(1, "captain_heroes_league")
    t.title(0, "primarch_wizards_council")
    t.stage(lambda g: deeds.window(g, 0))
    t.refused("title:captain_heroes_league", "RW.titles.1")
    t.refused("title:primarch_wizards_council", "RW.titles.1")


@law("RW.diplomacy.1")
def test_talks_take_one_to_six_influence_and_no_more_than_one_has() -> None:
    t = table("latari", "daqan")
    t.g.turn = 0
    t.give(0, influence=4)
    t.neutrals("8B", beastman=2)
    t.force(0, "8B", archer=2)
    t.stage(lambda g: meet(g, 0, area("8B"), True))
    t.say(0, "negotiate")
    for amount in (0, 5, 7):
        t.refused(f"influence:{amount}", "RW.diplomacy.1")


@law("RW.orders.6.supremacy")
def test_nobody_spends_more_than_three_influence_for_heroes() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "5A", footman=1)
    t.stronghold(0, "5A")
    t.give(0, influence=9)
    t.order("rally_support", supremacy=True)
    t.asked(0, "ask-runewars-rally-heroes", *[f"influence:{count}" for count in range(4)])
    t.refused("influence:4", "RW.orders.6.supremacy")


@law("RW.heroes.gain.2")
def test_the_new_hero_is_not_the_one_who_leaves() -> None:
    t = table("daqan", "uthuk")
    t.put(0, "5A", footman=1)
    t.stronghold(0, "5A")
    for name in HEROES[:3]:
        t.hero(0, name, "5A")
    t.stage(lambda g: service.gain_hero(g, 0, 3))
    t.asked(0, "ask-runewars-hero-surplus", *[f"hero:{name}" for name in HEROES[:3]])
    t.refused(f"hero:{HEROES[3]}", "RW.heroes.gain.2")


@law("RW.bidding.2")
def test_nobody_bids_more_influence_than_he_has() -> None:
    t = table("daqan", "uthuk")
    t.give(0, influence=2)
    t.give(1, influence=3)
    t.stage(bids.bid)
    t.refused("influence:4", "RW.bidding.2")


@law("RW.objectives.2")
def test_without_an_objective_there_is_nothing_to_fulfil() -> None:
    t = table("daqan", "uthuk")
    t.g.turn = 0
    t.stage(lambda g: deeds.window(g, 0))
    t.refused("fulfil", "RW.objectives.2")
