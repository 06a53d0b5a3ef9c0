"""Winter: hunger and frozen waters (RW.season.winter)."""

from __future__ import annotations

from polana.games.runewars.components import KINDS
from polana.games.runewars.map.chart import FLYING
from polana.games.runewars.map.tiles import OPEN, WATER
from polana.games.runewars.moves import limits
from polana.games.runewars.moves.movement import crossing, ground, hero_crossing
from polana.games.runewars.seasons.secondary import food_limit
from polana.games.runewars.state import CHOOSE_ORDERS, SECONDARY
from polana.games.runewars.year.course import end_season
from tests.law import law
from tests.runewars.bench import Bench, area, table


def winter(food: int) -> Bench:
    t = table("uthuk", "daqan", season="winter")
    t.give(0, dials=(food, 1, 1))
    t.give(1, dials=(8, 1, 1))
    t.g.phase = SECONDARY
    return t


@law("RW.season.winter.ex1", "RW.season.winter.1", "RW.season.winter.2")
def test_with_food_5_an_area_of_7_units_loses_2_of_the_owners_choice_and_so_does_every_other() -> None:
    t = winter(5)
    t.put(0, "UA", berserker=4, warlock=3)
    t.put(0, "UB", berserker=6)
    t.put(0, "UC", berserker=5)
    t.going_on()
    t.asked(0, "ask-runewars-destroy", "unit:berserker", "unit:warlock")
    t.say(0, "unit:warlock", "unit:berserker")
    g = t.g  # in UB there is but one kind, so nobody is asked
    assert t.units("UA") == {"berserker": (3, 0), "warlock": (2, 0)}
    assert t.units("UB") == {"berserker": (5, 0)}
    assert t.units("UC") == {"berserker": (5, 0)}
    assert g.phase == CHOOSE_ORDERS


@law("RW.season.winter.3")
def test_allied_neutral_units_and_routed_ones_count_and_heroes_do_not() -> None:
    t = winter(3)
    t.stronghold(0, "UA")
    t.put(0, "UA", berserker=1, giant=1)
    t.put(0, "UA", down=True, berserker=1)
    t.hero(0, "mordrog", "UA")
    t.put(0, "UB", berserker=1, hellhound=2)
    t.put(0, "UB", down=True, berserker=1)
    t.going_on()
    assert t.units("UA") == {"berserker": (1, 1), "giant": (1, 0)}  # three units and a hero
    t.asked(0, "ask-runewars-destroy", "unit:berserker", "routed:berserker", "unit:hellhound")
    t.say(0, "unit:hellhound")
    assert t.units("UB") == {"berserker": (1, 1), "hellhound": (1, 0)}


@law("RW.season.winter.2", "RW.neutral.ally.3")
def test_with_the_last_own_unit_an_area_and_its_allies_are_lost_and_the_log_says_so() -> None:
    t = winter(3)
    t.put(0, "7A", berserker=2, giant=1, hellhound=2)
    t.going_on()
    t.say(0, "unit:berserker")
    assert (t.owner("7A"), t.told("parted")) == (0, [])
    t.say(0, "unit:berserker")
    assert t.owner("7A") is None
    assert [(line["seat"], str(line["area"])) for line in t.told("parted")] == [(0, "area:7A")]


@law("RW.season.winter.1")
def test_with_food_0_no_unit_survives_anywhere_and_a_hard_winter_lowers_what_counts() -> None:
    t = winter(0)
    t.put(0, "UA", berserker=2)
    t.put(1, "DA", footman=8)
    t.going_on()
    assert t.units("UA") == {}
    assert t.units("DA") == {"footman": (8, 0)}
    t = winter(5)
    t.g.winters_bite = 1  # Bitter Winter: 1 lower, but not below 1
    assert food_limit(t.g, 0) == 4
    for shown, feeds in ((2, 1), (1, 1), (0, 0)):
        t.g.players[0].dials[0] = shown
        assert food_limit(t.g, 0) == feeds


@law("RW.season.winter.4")
def test_after_the_winter_effect_the_limit_is_eight_again() -> None:
    t = winter(2)
    t.put(0, "UA", berserker=2)
    t.put(0, "UB", berserker=2)
    t.going_on()
    g = t.g
    assert g.phase == CHOOSE_ORDERS
    t.put(0, "UA", berserker=6)  # eight now, with food for two: nobody objects this season
    assert list(limits.trim(g, 0, area("UA"), 8, "RW.move.limit.1")) == []
    assert t.units("UA") == {"berserker": (8, 0)}


@law("RW.season.winter.5")
def test_from_the_winter_effect_to_the_end_of_the_season_water_stops_no_unit_and_no_hero() -> None:
    t = winter(8)
    t.put(0, "5C", berserker=1)
    at = t.hero(0, "mordrog", "5C")
    kind = KINDS.index("berserker")
    assert (ground(t.g, 0), hero_crossing(t.g, at)) == (OPEN, OPEN)
    t.going_on()
    g = t.g
    assert (crossing(g, 0, kind), crossing(g, 1, kind), hero_crossing(g, at)) == (WATER, WATER, WATER)
    assert crossing(g, 0, KINDS.index("dragon")) == FLYING
    assert area("7B") in g.chart.from_here(area("5C"), ground(g, 0))
    end_season(g)
    assert area("7B") not in g.chart.from_here(area("5C"), ground(g, 0))


@law("RW.season.winter.2")
def test_a_player_who_starves_and_holds_cards_is_asked_for_one_whatever_he_holds() -> None:
    t = winter(1)
    t.give(0, tactics=["ambush"])
    t.put(0, "UA", berserker=2)
    t.going_on()
    t.asked(0, "ask-runewars-tactic", "done")
    assert t.match.ask is not None
    assert t.match.ask.veiled
    t.say(0, "done")
    assert t.units("UA") == {"berserker": (1, 0)}


@law("RW.season.winter.2")
def test_an_area_with_winter_stores_is_spared() -> None:
    t = winter(1)
    t.g.players[0].stores = 1 << area("UA")
    t.put(0, "UA", berserker=4)
    t.put(0, "UB", berserker=3)
    t.going_on()
    assert t.units("UA") == {"berserker": (4, 0)}
    assert t.units("UB") == {"berserker": (1, 0)}
    end_season(t.g)
    assert t.g.players[0].stores == 0
