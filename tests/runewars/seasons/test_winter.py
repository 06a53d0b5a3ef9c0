"""Winter: hunger and frozen waters (RW.season.winter)."""

from __future__ import annotations

from polana.games.runewars.components import KINDS
from polana.games.runewars.map.chart import FLYING
from polana.games.runewars.map.tiles import OPEN, WATER
from polana.games.runewars.moves import limits
from polana.games.runewars.moves.movement import crossing, ground, hero_crossing
from polana.games.runewars.seasons.secondary import food_limit
from polana.games.runewars.state import CHOOSE_ORDERS, SECONDARY, Table
from polana.games.runewars.year.course import end_season
from tests.law import law
from tests.runewars.bench import area, asked, give, going_on, hero, put, say, state, stronghold, table, units


def winter(food: int) -> Table:
    g = table("uthuk", "daqan", season="winter")
    give(g, 0, dials=(food, 1, 1))
    give(g, 1, dials=(8, 1, 1))
    g.phase = SECONDARY
    return g


@law("RW.season.winter.ex1", "RW.season.winter.1", "RW.season.winter.2")
def test_with_food_5_an_area_of_7_units_loses_2_of_the_owners_choice_and_so_does_every_other() -> None:
    g = winter(5)
    put(g, 0, "UA", berserker=4, warlock=3)
    put(g, 0, "UB", berserker=6)
    put(g, 0, "UC", berserker=5)
    match = going_on(g)
    asked(match, 0, "ask-runewars-destroy", "unit:berserker", "unit:warlock")
    say(match, 0, "unit:warlock", "unit:berserker")
    g = state(match)  # in UB there is but one kind, so nobody is asked
    assert units(g, "UA") == {"berserker": (3, 0), "warlock": (2, 0)}
    assert units(g, "UB") == {"berserker": (5, 0)}
    assert units(g, "UC") == {"berserker": (5, 0)}
    assert g.phase == CHOOSE_ORDERS


@law("RW.season.winter.3")
def test_allied_neutral_units_and_routed_ones_count_and_heroes_do_not() -> None:
    g = winter(3)
    stronghold(g, 0, "UA")
    put(g, 0, "UA", berserker=1, giant=1)
    put(g, 0, "UA", down=True, berserker=1)
    hero(g, 0, "mordrog", "UA")
    put(g, 0, "UB", berserker=1, hellhound=2)
    put(g, 0, "UB", down=True, berserker=1)
    match = going_on(g)
    assert units(match, "UA") == {"berserker": (1, 1), "giant": (1, 0)}  # three units and a hero
    asked(match, 0, "ask-runewars-destroy", "unit:berserker", "routed:berserker", "unit:hellhound")
    say(match, 0, "unit:hellhound")
    assert units(match, "UB") == {"berserker": (1, 1), "hellhound": (1, 0)}


@law("RW.season.winter.1")
def test_with_food_0_no_unit_survives_anywhere_and_a_hard_winter_lowers_what_counts() -> None:
    g = winter(0)
    put(g, 0, "UA", berserker=2)
    put(g, 1, "DA", footman=8)
    match = going_on(g)
    assert units(match, "UA") == {}
    assert units(match, "DA") == {"footman": (8, 0)}
    g = winter(5)
    g.winters_bite = 1  # Bitter Winter: 1 lower, but not below 1
    assert food_limit(g, 0) == 4
    for shown, feeds in ((2, 1), (1, 1), (0, 0)):
        g.players[0].dials[0] = shown
        assert food_limit(g, 0) == feeds


@law("RW.season.winter.4")
def test_after_the_winter_effect_the_limit_is_eight_again() -> None:
    g = winter(2)
    put(g, 0, "UA", berserker=2)
    put(g, 0, "UB", berserker=2)
    match = going_on(g)
    g = state(match)
    assert g.phase == CHOOSE_ORDERS
    put(g, 0, "UA", berserker=6)  # eight now, with food for two: nobody objects this season
    assert list(limits.trim(g, 0, area("UA"), 8, "RW.move.limit.1")) == []
    assert units(g, "UA") == {"berserker": (8, 0)}


@law("RW.season.winter.5")
def test_from_the_winter_effect_to_the_end_of_the_season_water_stops_no_unit_and_no_hero() -> None:
    g = winter(8)
    put(g, 0, "5C", berserker=1)
    at = hero(g, 0, "mordrog", "5C")
    kind = KINDS.index("berserker")
    assert (ground(g, 0), hero_crossing(g, at)) == (OPEN, OPEN)
    match = going_on(g)
    g = state(match)
    assert (crossing(g, 0, kind), crossing(g, 1, kind), hero_crossing(g, at)) == (WATER, WATER, WATER)
    assert crossing(g, 0, KINDS.index("dragon")) == FLYING
    assert area("7B") in g.chart.from_here(area("5C"), ground(g, 0))
    end_season(g)
    assert area("7B") not in g.chart.from_here(area("5C"), ground(g, 0))


@law("RW.season.winter.2")
def test_a_player_who_starves_and_holds_cards_is_asked_for_one_whatever_he_holds() -> None:
    g = winter(1)
    give(g, 0, tactics=["ambush"])
    put(g, 0, "UA", berserker=2)
    match = going_on(g)
    asked(match, 0, "ask-runewars-tactic", "done")
    assert match.ask is not None
    assert match.ask.veiled
    say(match, 0, "done")
    assert units(match, "UA") == {"berserker": (1, 0)}


@law("RW.season.winter.2")
def test_an_area_with_winter_stores_is_spared() -> None:
    g = winter(1)
    g.players[0].stores = 1 << area("UA")
    put(g, 0, "UA", berserker=4)
    put(g, 0, "UB", berserker=3)
    match = going_on(g)
    assert units(match, "UA") == {"berserker": (4, 0)}
    assert units(match, "UB") == {"berserker": (1, 0)}
    end_season(state(match))
    assert state(match).players[0].stores == 0
