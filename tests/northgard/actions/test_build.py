"""Building (NG.build, NG.buildings, NG.clans.goat)."""

from __future__ import annotations

import pytest

from polana.games.northgard.actions.build import build, is_large, why_not_build
from polana.games.northgard.components import BUILDINGS, LARGE, SMALL, STONE, Action, part
from polana.games.northgard.pieces.resources import harvest_of
from tests.law import law
from tests.northgard.bench import PURPLE, RED, Bench, action, printed, table

BUILD = action("build")
SMALL_ONES = ["food_silo", "woodcutter_lodge", "menhir", "training_camp", "defense_tower"]
LARGE_ONES = ["fortress", "forge", "altar_of_kings"]


def building(t: Bench, card: Action = BUILD, seat: int = RED) -> None:
    t.again()
    t.stage(lambda g: build(g, seat, card))


def words(*names: str) -> list[str]:
    return [f"building:{name}" for name in names]


def site(wood: int = 9, clan: str = "wolf") -> Bench:
    """Red holds both parts of tile_05, one stone slot and one large slot, and a part of tile_12 with a small slot."""
    t = table(clan, "raven")
    t.lay("tile_05", 1, 0)
    t.lay("tile_12", 0, -1)
    for where in ("tile_05.nw", "tile_05.es", "tile_12.n"):
        t.put(RED, where, 1)
    t.give(RED, wood=wood)
    return t


@law("NG.build.1")
def test_a_build_action_places_one_building_on_a_free_slot_of_an_own_territory() -> None:
    t = site()
    t.put(PURPLE, "tile_12.mid", 1)
    building(t)
    t.asked(RED, "ask-northgard-build-where", "@tile_05.nw", "@tile_05.es", "@tile_12.n")
    t.refused("@tile_12.mid", "NG.build.1")  # Purple's
    t.refused("@start.s", "NG.build.1")  # neutral
    t.say(RED, "@tile_05.es", "building:forge")
    t.over()
    assert t.stands("tile_05.es", "forge") == 1
    assert part(t.g.slots[t.land("tile_05.es")], LARGE) == 0
    assert t.g.supply[BUILDINGS.index("forge")] == 6
    # The slot is taken.
    building(t)
    t.refused("@tile_05.es", "NG.build.1")


@law("NG.build.2")
@pytest.mark.parametrize(("name", "where", "cost"), [("food_silo", "tile_12.n", 1), ("forge", "tile_05.es", 3)])
def test_a_small_building_costs_1_wood_and_a_large_one_3(name: str, where: str, cost: int) -> None:
    t = site(wood=5)
    building(t)
    t.say(RED, f"@{where}", f"building:{name}")
    t.over()
    assert t.player(RED).wood == 5 - cost


@law("NG.build.2")
def test_without_the_wood_nothing_is_built() -> None:
    t = site(wood=2)
    building(t)
    t.refused("@tile_05.es", "NG.build.2")
    refusal = why_not_build(site(wood=0).g, RED, BUILD)
    assert refusal is not None
    assert refusal.law == "NG.build.2"


@law("NG.build.1")
def test_where_every_slot_is_taken_that_is_the_reason() -> None:
    t = site(wood=9)
    for said in (("@tile_05.nw", "building:menhir"), ("@tile_05.es", "building:forge"), ("building:food_silo",)):
        assert why_not_build(t.g, RED, BUILD) is None
        building(t)
        t.say(RED, *said)
        t.over()
    refusal = why_not_build(t.g, RED, BUILD)
    assert refusal is not None
    assert (refusal.law, refusal.message) == ("NG.build.1", "why-northgard-no-slot-anywhere")
    # With a slot left it is something else that is missing: tokens to build with.
    t = table("wolf", "raven")
    t.lay("tile_12", 0, -1)
    t.put(RED, "tile_12.n", 1)
    t.give(RED, wood=9)
    t.g.supply[:] = [0] * len(BUILDINGS)
    refusal = why_not_build(t.g, RED, BUILD)
    assert refusal is not None
    assert (refusal.law, refusal.message) == ("NG.build.1", "why-northgard-nothing-to-build")


@law("NG.build.3")
def test_small_buildings_stand_on_small_slots_and_large_ones_on_large_slots() -> None:
    t = site()
    building(t)
    t.say(RED, "@tile_05.es")
    t.asked(RED, "ask-northgard-build", *words(*LARGE_ONES))
    t.refused("building:food_silo", "NG.build.3")
    t = site()
    building(t)
    t.say(RED, "@tile_12.n")
    t.refused("building:forge", "NG.build.3")


@law("NG.build.4")
def test_a_menhir_stands_only_on_a_slot_with_the_stone_symbol() -> None:
    t = site()
    building(t)
    t.say(RED, "@tile_12.n")
    t.asked(RED, "ask-northgard-build", *words("food_silo", "woodcutter_lodge", "training_camp", "defense_tower"))
    t.refused("building:menhir", "NG.build.4")
    t = site()
    building(t)
    t.say(RED, "@tile_05.nw")
    t.asked(RED, "ask-northgard-build", *words(*SMALL_ONES))
    t.say(RED, "building:menhir")
    t.over()
    assert harvest_of(t.g, t.land("tile_05.nw")) >> 16 == 1


@law("NG.build.4")
def test_where_both_kinds_of_small_slot_are_free_the_player_chooses() -> None:
    t = table("wolf", "raven")
    t.lay("tile_05", 1, 0)  # its nw has a stone slot
    t.lay("tile_08", 1, -1, 1)  # its mid, with a small slot, lies above
    t.put(RED, "tile_05.nw", 1)
    at = t.land("tile_05.nw")
    assert (part(t.g.slots[at], SMALL), part(t.g.slots[at], STONE)) == (1, 1)
    t.give(RED, wood=9)
    building(t)
    t.say(RED, "building:food_silo")
    t.asked(RED, "ask-northgard-slot", "slot:small", "slot:stone")
    t.say(RED, "slot:small")
    t.over()
    assert (part(t.g.slots[at], SMALL), part(t.g.slots[at], STONE)) == (0, 1)
    building(t)
    t.say(RED, "building:menhir")
    t.over()
    assert (part(t.g.slots[at], SMALL), part(t.g.slots[at], STONE)) == (0, 0)


@law("NG.build.5")
def test_no_second_building_of_one_type_in_a_territory() -> None:
    t = table("wolf", "raven")
    t.lay("tile_05", 1, 0)
    t.lay("tile_08", 1, -1, 1)
    t.put(RED, "tile_05.nw", 1)
    t.give(RED, wood=9)
    t.build("tile_05.nw", "food_silo")
    building(t)
    t.refused("building:food_silo", "NG.build.5")
    # In another territory it may stand.
    t.lay("tile_10", -1, 0)
    t.put(RED, "tile_10.nw", 1)
    building(t)
    t.say(RED, "@tile_10.nw", "building:food_silo")
    t.over()


@law("NG.build.6")
def test_there_are_seven_tokens_of_each_building() -> None:
    t = site()
    silo = BUILDINGS.index("food_silo")
    for _ in range(7):
        t.build("start.s", "food_silo")
    assert t.g.supply[silo] == 0
    building(t)
    t.say(RED, "@tile_12.n")
    t.refused("building:food_silo", "NG.build.6")


@law("NG.build.7", "NG.combat.8")
def test_a_building_stays_whoever_controls_the_territory() -> None:
    t = site()
    t.build("tile_05.nw", "food_silo")
    at = t.land("tile_05.nw")
    t.g.owner[at] = PURPLE
    t.player(RED).reserve += 1
    t.player(PURPLE).reserve -= 1
    assert t.stands("tile_05.nw", "food_silo") == 1
    assert harvest_of(t.g, at) == 1
    building(t)
    t.refused("@tile_05.nw", "NG.build.1")


@law("NG.build.ex1")
def test_the_building_options_of_the_worked_example() -> None:
    t = table("wolf", "raven")
    t.lay("tile_12", 0, -1)  # A: a small slot in its n
    t.lay("tile_05", 1, 0)  # B: a stone slot in its nw
    t.lay("tile_24", 0, 1, 2)  # a large slot
    for where in ("tile_12.n", "tile_05.nw", "tile_24.nw"):
        t.put(RED, where, 1)
    t.give(RED, wood=2)
    building(t)
    t.asked(RED, "ask-northgard-build-where", "@tile_12.n", "@tile_05.nw")
    t.refused("@tile_24.nw", "NG.build.2")  # a Large Building would cost 3
    t.say(RED, "@tile_12.n")
    t.asked(RED, "ask-northgard-build", *words("food_silo", "woodcutter_lodge", "training_camp", "defense_tower"))
    building(t)
    t.say(RED, "@tile_05.nw")
    t.asked(RED, "ask-northgard-build", *words(*SMALL_ONES))


@law("NG.buildings.large")
def test_fortress_forge_and_altar_are_large_and_the_other_five_small() -> None:
    assert [name for at, name in enumerate(BUILDINGS) if is_large(at)] == LARGE_ONES
    assert sorted(name for at, name in enumerate(BUILDINGS) if not is_large(at)) == sorted(SMALL_ONES)


@law("NG.clans.goat")
@pytest.mark.parametrize(("name", "where", "food"), [("food_silo", "tile_12.n", 1), ("forge", "tile_05.es", 2)])
def test_the_goat_gains_1_food_for_a_small_building_and_2_for_a_large_one(name: str, where: str, food: int) -> None:
    for clan, gain in (("goat", food), ("wolf", 0)):
        t = site(clan=clan)
        building(t)
        t.say(RED, f"@{where}", f"building:{name}")
        t.over()
        assert t.player(RED).food == gain


@law("NG.creatures.bear.1")
def test_nobody_builds_in_a_brown_bears_territory() -> None:
    t = table("wolf", "raven", creatures=True)
    t.lay("tile_05", 1, 0)
    t.put(RED, "tile_05.nw", 1)
    t.put(RED, "tile_05.es", 1)
    t.give(RED, wood=9)
    t.creature("brown_bear_beige", "tile_05.nw")
    building(t, printed(do="build", times=1))
    # Only the other territory is left, so nothing is asked about where.
    t.asked(RED, "ask-northgard-build", *words(*LARGE_ONES))
    t.give(RED, wood=1)
    refusal = why_not_build(t.g, RED, BUILD)
    assert refusal is not None


def test_a_refused_building_says_why() -> None:
    t = site(wood=1)
    building(t)
    t.say(RED, "@tile_05.nw")
    t.refused("building:altar_of_kings", "NG.build.3")
