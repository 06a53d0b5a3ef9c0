"""Objective cards (RW.objectives)."""

from __future__ import annotations

import pytest

from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.box.decks import OBJECTIVE_ALIGNMENT, OBJECTIVES
from polana.games.runewars.components import FACTION_ALIGNMENT, FACTIONS
from polana.games.runewars.realm import objectives
from polana.games.runewars.state import Table
from polana.games.runewars.year import deeds
from polana.kernel.match import Match
from tests.law import law
from tests.runewars.battlebench import battle, quick, until
from tests.runewars.bench import (
    area,
    asked,
    city,
    drawn_objectives,
    fate,
    force,
    give,
    hero,
    may,
    neutrals,
    over,
    put,
    refused,
    say,
    scene,
    state,
    stronghold,
    table,
    title,
    told,
)


def good() -> Table:
    g = table("daqan", "uthuk")
    g.turn = 0
    return g


def evil() -> Table:
    g = table("uthuk", "daqan")
    g.turn = 0
    return g


def meets(g: Table, name: str, seat: int = 0) -> bool:
    return objectives.fulfilled(g, seat, OBJECTIVES.index(name))


def turn_of(g: Table, objective: str) -> Match:
    give(g, 0, objective=objective)
    return scene(g, lambda g: deeds.window(g, 0))


@law("RW.objectives.2", "RW.objectives.3", "RW.goal.2")
def test_who_meets_his_objective_in_his_own_turn_may_discard_it_for_a_dragon_rune_and_gets_no_other() -> None:
    g = good()
    give(g, 0, dials=(5, 5, 4))
    match = turn_of(g, "golden_age")
    refused(match, "fulfil", "RW.objectives.2")
    g = good()
    give(g, 0, dials=(5, 5, 5))
    match = turn_of(g, "golden_age")
    say(match, 0, "fulfil", "done", "area:DA", "area:DB", "area:DB")
    asked(match, 0, "ask-runewars-deed", "done")
    say(match, 0, "done")
    over(match)
    g = state(match)
    assert (g.players[0].objective, g.objective_discard) == (-1, [OBJECTIVES.index("golden_age")])
    assert (g.dragon_pile, g.false_pile) == (20, 16)
    assert told(match, "fulfilled")[0]["seat"] == 0


@law("RW.objectives.1", "RW.objectives.2")
def test_whether_an_objective_is_met_shows_in_no_ask_to_others() -> None:
    for dials in ((5, 5, 5), (0, 0, 0)):
        g = good()
        give(g, 0, dials=dials)
        match = turn_of(g, "golden_age")
        asked(match, 0, "ask-runewars-deed")
        assert match.asks[0].veiled


@law("RW.objectives.4")
def test_nobody_has_more_than_one_objective_and_a_hopeless_one_that_says_so_may_be_exchanged() -> None:
    g = good()
    neutrals(g, "8C", giant=1)
    match = turn_of(g, "lords_of_the_wild")
    refused(match, "objective:lords_of_the_wild", "RW.objectives.4")
    g = good()
    give(g, 0, objective="lords_of_the_wild")
    match = scene(g, lambda g: deeds.window(g, 0), drawn_objectives("golden_age"))
    say(match, 0, "objective:lords_of_the_wild", "done")
    over(match)
    assert OBJECTIVES[state(match).players[0].objective] == "golden_age"
    assert state(match).objective_discard == [OBJECTIVES.index("lords_of_the_wild")]


@pytest.mark.parametrize("faction", range(4))
@law("RW.sheet.2")
def test_a_faction_draws_from_the_objectives_of_its_alignment(faction: int) -> None:
    g = table(FACTIONS[faction], FACTIONS[(faction + 1) % 4])
    objectives.draw(g, 0, "RW.setup.12.1")
    assert OBJECTIVE_ALIGNMENT[g.players[0].objective] == FACTION_ALIGNMENT[faction]


# --- good ones --------------------------------------------------------------------------------------------------------


def test_bound_by_honor_wants_every_neutral_triangle_allied_with_somebody() -> None:
    g = good()
    assert meets(g, "bound_by_honor")
    put(g, 1, "UA", beastman=1)
    neutrals(g, "8C", giant=1)
    assert meets(g, "bound_by_honor")
    neutrals(g, "7B", razorwing=1)
    assert not meets(g, "bound_by_honor")


def test_lords_of_the_wild_wants_an_allied_giant_or_dragon() -> None:
    g = good()
    put(g, 1, "UA", dragon=1)
    put(g, 0, "DB", beastman=1)
    assert not meets(g, "lords_of_the_wild")
    put(g, 0, "DA", down=True, giant=1)
    assert meets(g, "lords_of_the_wild")


def test_the_voice_of_the_free_cities_wants_3_cities() -> None:
    g = good()
    for where, name in (("5A", "tamalir"), ("5B", "greyhaven"), ("7C", "dawnsmoor")):
        assert not meets(g, "voice_of_the_free_cities")
        city(g, where, name)
        put(g, 0, where, footman=1)
    assert meets(g, "voice_of_the_free_cities")


def test_trust_of_the_realms_wants_10_influence_and_costs_5() -> None:
    g = good()
    give(g, 0, influence=9)
    assert not meets(g, "trust_of_the_realms")
    give(g, 0, influence=10)
    match = turn_of(g, "trust_of_the_realms")
    say(match, 0, "fulfil")
    assert state(match).players[0].influence == 5


def test_honoured_titles_wants_2_titles() -> None:
    g = good()
    title(g, 0, "captain_heroes_league")
    title(g, 1, "lord_warriors_guild")
    assert not meets(g, "honoured_titles")
    title(g, 0, "primarch_wizards_council")
    assert meets(g, "honoured_titles")


def test_a_fellowship_of_heroes_is_3_heroes_and_none_of_them_evil() -> None:
    g = good()
    hero(g, 0, "corbin", "DA")
    hero(g, 0, "mad_carthos", "DA")
    assert not meets(g, "fellowship_of_heroes")
    twin = g.copy()
    hero(g, 0, "silhouette", "DA")
    hero(twin, 0, "mordrog", "DA")
    assert (meets(g, "fellowship_of_heroes"), meets(twin, "fellowship_of_heroes")) == (True, False)


def test_many_banners_are_3_types_of_allied_neutral_units() -> None:
    g = good()
    put(g, 0, "DA", beastman=3, giant=1)
    put(g, 1, "UA", hellhound=1)
    assert not meets(g, "many_banners_one_cause")
    put(g, 0, "DB", hellhound=1)
    assert meets(g, "many_banners_one_cause")


# --- evil ones --------------------------------------------------------------------------------------------------------


@law("RW.objectives.2")
def test_a_discouraging_defeat_may_be_shown_in_the_turn_of_the_beaten_attacker_and_all_winners_are_asked() -> None:
    g = evil()
    g.turn = 1
    give(g, 0, objective="discouraging_defeat")
    g.acts.won_defending = 1
    match = scene(g, lambda g: objectives.after_battle(g, 0))
    asked(match, 0, "ask-runewars-show-objective", "done", "fulfil")
    say(match, 0, "fulfil", "done", "area:UA", "area:UB", "area:UA")
    over(match)
    assert state(match).dragon_pile == 20
    g = evil()
    give(g, 0, objective="endless_frontier")
    g.acts.won_defending = 1
    match = scene(g, lambda g: objectives.after_battle(g, 0))
    asked(match, 0, "ask-runewars-show-objective", "done")  # veiled
    refused(match, "fulfil", "RW.objectives.2")


def test_a_banner_over_their_hearth_flies_in_an_area_of_anothers_home_realm() -> None:
    g = evil()
    assert not meets(g, "banner_over_their_hearth")
    put(g, 0, "DB", berserker=1)
    assert meets(g, "banner_over_their_hearth")


def test_breaker_of_walls_and_harvest_of_blades_look_at_the_battles_of_the_turn() -> None:
    g = evil()
    assert not meets(g, "breaker_of_walls")
    g.acts.strongholds_taken, g.acts.most_killed = 1, 4
    assert meets(g, "breaker_of_walls")
    assert not meets(g, "harvest_of_blades")
    g.acts.most_killed = 5
    assert meets(g, "harvest_of_blades")
    assert not meets(g, "harvest_of_blades", 1)  # it is not his turn


@law("RW.objectives.1", "RW.battle.7.2")
def test_a_stronghold_taken_in_a_cancelled_battle_was_not_won_by_the_breaker_of_walls() -> None:
    g = evil()
    stronghold(g, 1, "8B")
    put(g, 1, "8B", footman=1)
    put(g, 1, "8D", footman=1)
    force(g, 0, "8B", berserker=1)
    give(g, 1, tactics=["tactical_retreat"])
    match = battle(g, "8B")
    until(match, "tactic:tactical_retreat")
    say(match, 1, "tactic:tactical_retreat")
    say(match, 0, "done")
    say(match, 1, "done")
    say(match, 0, "yes")
    over(match)
    assert state(match).stronghold[area("8B")] == 0
    assert not meets(state(match), "breaker_of_walls")


@law("RW.objectives.1", "RW.retreat.2")
def test_units_that_cannot_retreat_from_a_battle_are_part_of_the_harvest_of_blades() -> None:
    g = evil()
    put(g, 1, "UB", footman=4)
    put(g, 1, "UB", down=True, footman=1)
    force(g, 0, "UB", berserker=5)
    match = quick(g, "UB", fate(1, 2, 3, 4, 11) + fate(12, 13, 14, 21))  # nobody hits anybody
    over(match)
    assert told(match, "strength") == [{"mine": 5, "theirs": 4}]
    assert state(match).acts.most_killed == 5
    assert meets(state(match), "harvest_of_blades")


def test_the_endless_frontier_is_11_areas() -> None:
    g = evil()
    for where in ("5A", "5B", "5C", "5D", "7A", "7B", "7C"):
        put(g, 0, where, berserker=1)
    assert not meets(g, "endless_frontier")
    put(g, 0, "8A", berserker=1)
    assert meets(g, "endless_frontier")
    assert g.owner.count(0) == 11


def test_a_hunter_of_champions_has_defeated_an_enemy_hero_this_year() -> None:
    g = evil()
    assert not meets(g, "hunter_of_champions")
    g.players[0].heroes_beaten = 1
    assert meets(g, "hunter_of_champions")


def test_an_iron_grip_is_4_strongholds() -> None:
    g = evil()
    for where in ("UA", "UB", "UC"):
        stronghold(g, 0, where)
    assert not meets(g, "iron_grip")
    stronghold(g, 0, "8C", damaged=True)
    assert meets(g, "iron_grip")


def test_a_sea_of_spears_is_20_units_of_the_faction_allies_do_not_count() -> None:
    g = evil()
    for where in ("UA", "UB"):
        put(g, 0, where, berserker=6, warlock=2)
    put(g, 0, "UC", berserker=3, beastman=4)
    assert not meets(g, "sea_of_spears")
    put(g, 0, "UC", down=True, warlock=1)
    assert meets(g, "sea_of_spears")


def test_an_objective_waits_for_the_end_of_a_battle() -> None:
    g = good()
    give(g, 0, dials=(5, 5, 5))
    g.battle = Battle(area("5A"), 0, 1)
    match = turn_of(g, "golden_age")
    assert not may(match, "fulfil")
