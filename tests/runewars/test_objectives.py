"""Objective cards (RW.objectives)."""

from __future__ import annotations

import pytest

from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.box.decks import OBJECTIVE_ALIGNMENT, OBJECTIVES
from polana.games.runewars.components import FACTION_ALIGNMENT, FACTIONS
from polana.games.runewars.realm import objectives
from polana.games.runewars.state import Table
from polana.games.runewars.year import deeds
from tests.law import law
from tests.runewars.bench import Bench, area, drawn_objectives, fate, table


def good() -> Bench:
    t = table("daqan", "uthuk")
    t.g.turn = 0
    return t


def evil() -> Bench:
    t = table("uthuk", "daqan")
    t.g.turn = 0
    return t


def meets(g: Table, name: str, seat: int = 0) -> bool:
    return objectives.fulfilled(g, seat, OBJECTIVES.index(name))


def turn_of(t: Bench, objective: str) -> Bench:
    t.give(0, objective=objective)
    return t.stage(lambda g: deeds.window(g, 0))


@law("RW.objectives.2", "RW.objectives.3", "RW.goal.2")
def test_who_meets_his_objective_in_his_own_turn_may_discard_it_for_a_dragon_rune_and_gets_no_other() -> None:
    t = good()
    t.give(0, dials=(5, 5, 4))
    turn_of(t, "golden_age")
    t.refused("fulfil", "RW.objectives.2")
    t = good()
    t.give(0, dials=(5, 5, 5))
    turn_of(t, "golden_age")
    t.say(0, "fulfil", "done", "area:DA", "area:DB", "area:DB")
    t.asked(0, "ask-runewars-deed", "done")
    t.say(0, "done")
    t.over()
    g = t.g
    assert (g.players[0].objective, g.objective_discard) == (-1, [OBJECTIVES.index("golden_age")])
    assert (g.dragon_pile, g.false_pile) == (20, 16)
    assert t.told("fulfilled")[0]["seat"] == 0


@law("RW.objectives.1", "RW.objectives.2")
def test_whether_an_objective_is_met_shows_in_no_ask_to_others() -> None:
    for dials in ((5, 5, 5), (0, 0, 0)):
        t = good()
        t.give(0, dials=dials)
        turn_of(t, "golden_age")
        t.asked(0, "ask-runewars-deed")
        assert t.match.asks[0].veiled


@law("RW.objectives.4")
def test_nobody_has_more_than_one_objective_and_a_hopeless_one_that_says_so_may_be_exchanged() -> None:
    t = good()
    t.neutrals("8C", giant=1)
    turn_of(t, "lords_of_the_wild")
    t.refused("objective:lords_of_the_wild", "RW.objectives.4")
    t = good()
    t.give(0, objective="lords_of_the_wild")
    t.stage(lambda g: deeds.window(g, 0), drawn_objectives("golden_age"))
    t.say(0, "objective:lords_of_the_wild", "done")
    t.over()
    assert OBJECTIVES[t.g.players[0].objective] == "golden_age"
    assert t.g.objective_discard == [OBJECTIVES.index("lords_of_the_wild")]


@pytest.mark.parametrize("faction", range(4))
@law("RW.sheet.2")
def test_a_faction_draws_from_the_objectives_of_its_alignment(faction: int) -> None:
    t = table(FACTIONS[faction], FACTIONS[(faction + 1) % 4])
    objectives.draw(t.g, 0, "RW.setup.12.1")
    assert OBJECTIVE_ALIGNMENT[t.g.players[0].objective] == FACTION_ALIGNMENT[faction]


# --- good ones --------------------------------------------------------------------------------------------------------


def test_bound_by_honor_wants_every_neutral_triangle_allied_with_somebody() -> None:
    t = good()
    assert meets(t.g, "bound_by_honor")
    t.put(1, "UA", beastman=1)
    t.neutrals("8C", giant=1)
    assert meets(t.g, "bound_by_honor")
    t.neutrals("7B", razorwing=1)
    assert not meets(t.g, "bound_by_honor")


def test_lords_of_the_wild_wants_an_allied_giant_or_dragon() -> None:
    t = good()
    t.put(1, "UA", dragon=1)
    t.put(0, "DB", beastman=1)
    assert not meets(t.g, "lords_of_the_wild")
    t.put(0, "DA", down=True, giant=1)
    assert meets(t.g, "lords_of_the_wild")


def test_the_voice_of_the_free_cities_wants_3_cities() -> None:
    t = good()
    for where, name in (("5A", "tamalir"), ("5B", "greyhaven"), ("7C", "dawnsmoor")):
        assert not meets(t.g, "voice_of_the_free_cities")
        t.city(where, name)
        t.put(0, where, footman=1)
    assert meets(t.g, "voice_of_the_free_cities")


def test_trust_of_the_realms_wants_10_influence_and_costs_5() -> None:
    t = good()
    t.give(0, influence=9)
    assert not meets(t.g, "trust_of_the_realms")
    t.give(0, influence=10)
    turn_of(t, "trust_of_the_realms")
    t.say(0, "fulfil")
    assert t.g.players[0].influence == 5


def test_honoured_titles_wants_2_titles() -> None:
    t = good()
    t.title(0, "captain_heroes_league")
    t.title(1, "lord_warriors_guild")
    assert not meets(t.g, "honoured_titles")
    t.title(0, "primarch_wizards_council")
    assert meets(t.g, "honoured_titles")


def test_a_fellowship_of_heroes_is_3_heroes_and_none_of_them_evil() -> None:
    t = good()
    t.hero(0, "corbin", "DA")
    t.hero(0, "mad_carthos", "DA")
    assert not meets(t.g, "fellowship_of_heroes")
    twin = t.copy()
    t.hero(0, "silhouette", "DA")
    twin.hero(0, "mordrog", "DA")
    assert (meets(t.g, "fellowship_of_heroes"), meets(twin.g, "fellowship_of_heroes")) == (True, False)


def test_many_banners_are_3_types_of_allied_neutral_units() -> None:
    t = good()
    t.put(0, "DA", beastman=3, giant=1)
    t.put(1, "UA", hellhound=1)
    assert not meets(t.g, "many_banners_one_cause")
    t.put(0, "DB", hellhound=1)
    assert meets(t.g, "many_banners_one_cause")


# --- evil ones --------------------------------------------------------------------------------------------------------


@law("RW.objectives.2")
def test_a_discouraging_defeat_may_be_shown_in_the_turn_of_the_beaten_attacker_and_all_winners_are_asked() -> None:
    t = evil()
    t.g.turn = 1
    t.give(0, objective="discouraging_defeat")
    t.g.acts.won_defending = 1
    t.stage(lambda g: objectives.after_battle(g, 0))
    t.asked(0, "ask-runewars-show-objective", "done", "fulfil")
    t.say(0, "fulfil", "done", "area:UA", "area:UB", "area:UA")
    t.over()
    assert t.g.dragon_pile == 20
    t = evil()
    t.give(0, objective="endless_frontier")
    t.g.acts.won_defending = 1
    t.stage(lambda g: objectives.after_battle(g, 0))
    t.asked(0, "ask-runewars-show-objective", "done")  # veiled
    t.refused("fulfil", "RW.objectives.2")


def test_a_banner_over_their_hearth_flies_in_an_area_of_anothers_home_realm() -> None:
    t = evil()
    assert not meets(t.g, "banner_over_their_hearth")
    t.put(0, "DB", berserker=1)
    assert meets(t.g, "banner_over_their_hearth")


def test_breaker_of_walls_and_harvest_of_blades_look_at_the_battles_of_the_turn() -> None:
    t = evil()
    assert not meets(t.g, "breaker_of_walls")
    t.g.acts.strongholds_taken, t.g.acts.most_killed = 1, 4
    assert meets(t.g, "breaker_of_walls")
    assert not meets(t.g, "harvest_of_blades")
    t.g.acts.most_killed = 5
    assert meets(t.g, "harvest_of_blades")
    assert not meets(t.g, "harvest_of_blades", 1)  # it is not his turn


@law("RW.objectives.1", "RW.battle.7.2")
def test_a_stronghold_taken_in_a_cancelled_battle_was_not_won_by_the_breaker_of_walls() -> None:
    t = evil()
    t.stronghold(1, "8B")
    t.put(1, "8B", footman=1)
    t.put(1, "8D", footman=1)
    t.force(0, "8B", berserker=1)
    t.give(1, tactics=["tactical_retreat"])
    t.battle("8B")
    t.until("tactic:tactical_retreat")
    t.say(1, "tactic:tactical_retreat")
    t.say(0, "done")
    t.say(1, "done")
    t.say(0, "yes")
    t.over()
    assert t.g.stronghold[area("8B")] == 0
    assert not meets(t.g, "breaker_of_walls")


@law("RW.objectives.1", "RW.retreat.2")
def test_units_that_cannot_retreat_from_a_battle_are_part_of_the_harvest_of_blades() -> None:
    t = evil()
    t.put(1, "UB", footman=4)
    t.put(1, "UB", down=True, footman=1)
    t.force(0, "UB", berserker=5)
    t.quick("UB", fate(1, 2, 3, 4, 11) + fate(12, 13, 14, 21))  # nobody hits anybody
    t.over()
    assert t.told("strength") == [{"mine": 5, "theirs": 4}]
    assert t.g.acts.most_killed == 5
    assert meets(t.g, "harvest_of_blades")


def test_the_endless_frontier_is_11_areas() -> None:
    t = evil()
    for where in ("5A", "5B", "5C", "5D", "7A", "7B", "7C"):
        t.put(0, where, berserker=1)
    assert not meets(t.g, "endless_frontier")
    t.put(0, "8A", berserker=1)
    assert meets(t.g, "endless_frontier")
    assert t.g.owner.count(0) == 11


def test_a_hunter_of_champions_has_defeated_an_enemy_hero_this_year() -> None:
    t = evil()
    assert not meets(t.g, "hunter_of_champions")
    t.g.players[0].heroes_beaten = 1
    assert meets(t.g, "hunter_of_champions")


def test_an_iron_grip_is_4_strongholds() -> None:
    t = evil()
    for where in ("UA", "UB", "UC"):
        t.stronghold(0, where)
    assert not meets(t.g, "iron_grip")
    t.stronghold(0, "8C", damaged=True)
    assert meets(t.g, "iron_grip")


def test_a_sea_of_spears_is_20_units_of_the_faction_allies_do_not_count() -> None:
    t = evil()
    for where in ("UA", "UB"):
        t.put(0, where, berserker=6, warlock=2)
    t.put(0, "UC", berserker=3, beastman=4)
    assert not meets(t.g, "sea_of_spears")
    t.put(0, "UC", down=True, warlock=1)
    assert meets(t.g, "sea_of_spears")


def test_an_objective_waits_for_the_end_of_a_battle() -> None:
    t = good()
    t.give(0, dials=(5, 5, 5))
    t.g.battle = Battle(area("5A"), 0, 1)
    turn_of(t, "golden_age")
    assert not t.may("fulfil")
