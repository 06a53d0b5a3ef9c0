"""Building (NG.build, NG.buildings, NG.clans.goat)."""

from __future__ import annotations

import pytest

from polana.games.northgard.actions.build import build, is_large, why_not_build
from polana.games.northgard.components import BUILDINGS, LARGE, SMALL, STONE, Action, count_of, part
from polana.games.northgard.pieces.resources import harvest_of
from polana.games.northgard.state import ACTIONS, Table
from polana.kernel.match import Match
from tests.law import law
from tests.northgard import bench
from tests.northgard.bench import (
    PURPLE,
    RED,
    action,
    asked,
    creature,
    give,
    land,
    lay,
    over,
    printed,
    put,
    refused,
    say,
    scene,
    table,
)

BUILD = action("build")
SMALL_ONES = ["food_silo", "woodcutter_lodge", "menhir", "training_camp", "defense_tower"]
LARGE_ONES = ["fortress", "forge", "altar_of_kings"]


def building(g: Table, card: Action = BUILD, seat: int = RED) -> Match:
    g.phase = ACTIONS
    return scene(g, lambda g: build(g, seat, card))


def words(*names: str) -> list[str]:
    return [f"building:{name}" for name in names]


def stands(g: Table, where: str, name: str) -> int:
    return count_of(g.houses[land(g, where)], BUILDINGS.index(name))


def site(wood: int = 9, clan: str = "wolf") -> Table:
    """Red holds both parts of tile_05, one stone slot and one large slot, and a part of tile_12 with a small slot."""
    g = table(clan, "raven")
    lay(g, "tile_05", 1, 0)
    lay(g, "tile_12", 0, -1)
    for where in ("tile_05.nw", "tile_05.es", "tile_12.n"):
        put(g, RED, where, 1)
    give(g, RED, wood=wood)
    return g


@law("NG.build.1")
def test_a_build_action_places_one_building_on_a_free_slot_of_an_own_territory() -> None:
    g = site()
    put(g, PURPLE, "tile_12.mid", 1)
    match = building(g)
    asked(match, RED, "ask-northgard-build-where", "@tile_05.nw", "@tile_05.es", "@tile_12.n")
    refused(match, "@tile_12.mid", "NG.build.1")  # Purple's
    refused(match, "@start.s", "NG.build.1")  # neutral
    say(match, RED, "@tile_05.es", "building:forge")
    over(match)
    assert stands(g, "tile_05.es", "forge") == 1
    assert part(g.slots[land(g, "tile_05.es")], LARGE) == 0
    assert g.supply[BUILDINGS.index("forge")] == 6
    # The slot is taken.
    match = building(g)
    refused(match, "@tile_05.es", "NG.build.1")


@law("NG.build.2")
@pytest.mark.parametrize(("name", "where", "cost"), [("food_silo", "tile_12.n", 1), ("forge", "tile_05.es", 3)])
def test_a_small_building_costs_1_wood_and_a_large_one_3(name: str, where: str, cost: int) -> None:
    g = site(wood=5)
    match = building(g)
    say(match, RED, f"@{where}", f"building:{name}")
    over(match)
    assert g.players[RED].wood == 5 - cost


@law("NG.build.2")
def test_without_the_wood_nothing_is_built() -> None:
    match = building(site(wood=2))
    refused(match, "@tile_05.es", "NG.build.2")
    refusal = why_not_build(site(wood=0), RED, BUILD)
    assert refusal is not None
    assert refusal.law == "NG.build.2"


@law("NG.build.3")
def test_small_buildings_stand_on_small_slots_and_large_ones_on_large_slots() -> None:
    match = building(site())
    say(match, RED, "@tile_05.es")
    asked(match, RED, "ask-northgard-build", *words(*LARGE_ONES))
    refused(match, "building:food_silo", "NG.build.3")
    match = building(site())
    say(match, RED, "@tile_12.n")
    refused(match, "building:forge", "NG.build.3")


@law("NG.build.4")
def test_a_menhir_stands_only_on_a_slot_with_the_stone_symbol() -> None:
    match = building(site())
    say(match, RED, "@tile_12.n")
    asked(match, RED, "ask-northgard-build", *words("food_silo", "woodcutter_lodge", "training_camp", "defense_tower"))
    refused(match, "building:menhir", "NG.build.4")
    g = site()
    match = building(g)
    say(match, RED, "@tile_05.nw")
    asked(match, RED, "ask-northgard-build", *words(*SMALL_ONES))
    say(match, RED, "building:menhir")
    over(match)
    assert harvest_of(g, land(g, "tile_05.nw")) >> 16 == 1


@law("NG.build.4")
def test_where_both_kinds_of_small_slot_are_free_the_player_chooses() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_05", 1, 0)  # its nw has a stone slot
    lay(g, "tile_08", 1, -1, 1)  # its mid, with a small slot, lies above
    put(g, RED, "tile_05.nw", 1)
    at = land(g, "tile_05.nw")
    assert (part(g.slots[at], SMALL), part(g.slots[at], STONE)) == (1, 1)
    give(g, RED, wood=9)
    match = building(g)
    say(match, RED, "building:food_silo")
    asked(match, RED, "ask-northgard-slot", "slot:small", "slot:stone")
    say(match, RED, "slot:small")
    over(match)
    assert (part(g.slots[at], SMALL), part(g.slots[at], STONE)) == (0, 1)
    match = building(g)
    say(match, RED, "building:menhir")
    over(match)
    assert (part(g.slots[at], SMALL), part(g.slots[at], STONE)) == (0, 0)


@law("NG.build.5")
def test_no_second_building_of_one_type_in_a_territory() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_05", 1, 0)
    lay(g, "tile_08", 1, -1, 1)
    put(g, RED, "tile_05.nw", 1)
    give(g, RED, wood=9)
    bench.build(g, "tile_05.nw", "food_silo")
    match = building(g)
    refused(match, "building:food_silo", "NG.build.5")
    # In another territory it may stand.
    lay(g, "tile_10", -1, 0)
    put(g, RED, "tile_10.nw", 1)
    match = building(g)
    say(match, RED, "@tile_10.nw", "building:food_silo")
    over(match)


@law("NG.build.6")
def test_there_are_seven_tokens_of_each_building() -> None:
    g = site()
    silo = BUILDINGS.index("food_silo")
    for _ in range(7):
        bench.build(g, "start.s", "food_silo")
    assert g.supply[silo] == 0
    match = building(g)
    say(match, RED, "@tile_12.n")
    refused(match, "building:food_silo", "NG.build.6")


@law("NG.build.7", "NG.combat.8")
def test_a_building_stays_whoever_controls_the_territory() -> None:
    g = site()
    bench.build(g, "tile_05.nw", "food_silo")
    at = land(g, "tile_05.nw")
    g.owner[at] = PURPLE
    g.players[RED].reserve += 1
    g.players[PURPLE].reserve -= 1
    assert stands(g, "tile_05.nw", "food_silo") == 1
    assert harvest_of(g, at) == 1
    match = building(g)
    refused(match, "@tile_05.nw", "NG.build.1")


@law("NG.build.ex1")
def test_the_building_options_of_the_worked_example() -> None:
    g = table("wolf", "raven")
    lay(g, "tile_12", 0, -1)  # A: a small slot in its n
    lay(g, "tile_05", 1, 0)  # B: a stone slot in its nw
    lay(g, "tile_24", 0, 1, 2)  # a large slot
    for where in ("tile_12.n", "tile_05.nw", "tile_24.nw"):
        put(g, RED, where, 1)
    give(g, RED, wood=2)
    match = building(g)
    asked(match, RED, "ask-northgard-build-where", "@tile_12.n", "@tile_05.nw")
    refused(match, "@tile_24.nw", "NG.build.2")  # a Large Building would cost 3
    say(match, RED, "@tile_12.n")
    asked(match, RED, "ask-northgard-build", *words("food_silo", "woodcutter_lodge", "training_camp", "defense_tower"))
    g.phase = ACTIONS
    match = building(g)
    say(match, RED, "@tile_05.nw")
    asked(match, RED, "ask-northgard-build", *words(*SMALL_ONES))


@law("NG.buildings.large")
def test_fortress_forge_and_altar_are_large_and_the_other_five_small() -> None:
    assert [name for at, name in enumerate(BUILDINGS) if is_large(at)] == LARGE_ONES
    assert sorted(name for at, name in enumerate(BUILDINGS) if not is_large(at)) == sorted(SMALL_ONES)


@law("NG.clans.goat")
@pytest.mark.parametrize(("name", "where", "food"), [("food_silo", "tile_12.n", 1), ("forge", "tile_05.es", 2)])
def test_the_goat_gains_1_food_for_a_small_building_and_2_for_a_large_one(name: str, where: str, food: int) -> None:
    for clan, gain in (("goat", food), ("wolf", 0)):
        g = site(clan=clan)
        match = building(g)
        say(match, RED, f"@{where}", f"building:{name}")
        over(match)
        assert g.players[RED].food == gain


@law("NG.creatures.bear.1")
def test_nobody_builds_in_a_brown_bears_territory() -> None:
    g = table("wolf", "raven", creatures=True)
    lay(g, "tile_05", 1, 0)
    put(g, RED, "tile_05.nw", 1)
    put(g, RED, "tile_05.es", 1)
    give(g, RED, wood=9)
    creature(g, "brown_bear_beige", "tile_05.nw")
    match = building(g, printed(do="build", times=1))
    # Only the other territory is left, so nothing is asked about where.
    asked(match, RED, "ask-northgard-build", *words(*LARGE_ONES))
    give(g, RED, wood=1)
    refusal = why_not_build(g, RED, BUILD)
    assert refusal is not None


def test_a_refused_building_says_why() -> None:
    g = site(wood=1)
    match = building(g)
    say(match, RED, "@tile_05.nw")
    refused(match, "building:altar_of_kings", "NG.build.3")
