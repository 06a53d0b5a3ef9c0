"""Routs, damage and destruction in a battle (RW.battle.rout, RW.battle.damage), and the shapes of units."""

from __future__ import annotations

from polana.games.runewars.battle import fate as fate_deck
from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.battle.casualties import DestroyJudge, damage, destroy_one, ongoing, rout
from polana.games.runewars.components import (
    CIRCLE,
    DAMAGE,
    FAILURE,
    FATE_COUNT,
    FATE_NUMBER,
    FATE_SYMBOL,
    HEXAGON,
    KIND_COUNT,
    KINDS,
    MIDDLE,
    MISS,
    RECTANGLE,
    ROUT,
    SPECIAL,
    SUCCESS,
    TRIANGLE,
    UNIT_ABILITY,
    UNIT_INITIATIVE,
    UNIT_SHAPE,
    UNIT_TOUGHNESS,
)
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from polana.kernel.word import Word
from tests.law import law
from tests.runewars.bench import Bench, fate, lay, table, wound


def army() -> Bench:
    """Two Warriors and two Archers of the Elf meet an Uthuk Berserker."""
    t = table("latari", "uthuk")
    t.put(1, "8B", berserker=1)
    t.force(0, "8B", warrior=2, archer=2)
    return t


@law("RW.battle.damage.ex1", "RW.battle.damage.3")
def test_the_first_of_two_damage_destroys_the_damaged_warrior_and_the_second_goes_to_any_standing_unit() -> None:
    def damaged_warrior(battle: Battle) -> None:
        wound(battle, 0, "warrior", 1)

    t = army().clash("8B", lambda g: damage(g, 0, 2), damaged_warrior)
    # the first had only one place to go
    assert t.line(0) == {"archer": (2, 0), "warrior": (1, 0)}
    t.asked(0, "ask-runewars-damage", "unit:archer", "unit:warrior")
    t.say(0, "unit:archer")
    t.over()
    assert t.line(0) == {"archer": (1, 0), "warrior": (1, 0)}
    assert t.field().killed == [2, 0]
    assert t.g.unused[KINDS.index("warrior")] == 7


@law("RW.battle.damage.ex1", "RW.battle.damage.3")
def test_a_damaged_unit_takes_the_damage_though_it_is_routed() -> None:
    t = army().clash("8B", lambda g: damage(g, 0, 1), lambda battle: wound(battle, 0, "warrior", 1, down=True))
    t.over()
    assert t.line(0) == {"archer": (2, 0), "warrior": (1, 0)}


@law("RW.battle.damage.3")
def test_damage_goes_to_standing_units_before_routed_ones() -> None:
    t = army().clash("8B", lambda g: damage(g, 0, 4), lambda battle: lay(battle, 0, "archer"))
    t.asked(0, "ask-runewars-damage", "unit:archer", "unit:warrior")
    t.refused("routed:archer", "RW.battle.damage.3")
    t.say(0, "unit:warrior")  # the second damage follows it
    assert t.line(0) == {"archer": (1, 1), "warrior": (1, 0)}
    t.asked(0, "ask-runewars-damage", "unit:archer", "unit:warrior")
    t.say(0, "unit:archer")
    fallen = t.told("killed")
    assert [str(each["unit"]) for each in fallen] == ["unit:warrior", "unit:archer"]
    assert t.wounds(0) == [("warrior", 1)]  # the fourth had only the standing Warrior to go to
    t.over()


@law("RW.battle.damage.1", "RW.battle.damage.2")
def test_damage_that_nobody_is_left_to_take_is_lost() -> None:
    t = table("latari", "uthuk")
    t.put(1, "8B", berserker=1)
    t.force(0, "8B", archer=2)
    t.clash("8B", lambda g: damage(g, 0, 5), lambda battle: lay(battle, 0, "archer"))
    t.over()
    assert t.line(0) == {}
    assert t.field().killed == [2, 0]
    assert t.g.unused[KINDS.index("archer")] == 16


@law("RW.battle.damage.2")
def test_a_unit_is_destroyed_the_moment_its_damage_equals_its_toughness() -> None:
    t = table("latari", "uthuk")
    t.put(1, "8B", chaos_lord=1)
    t.force(0, "8B", archer=1)
    t.clash("8B", lambda g: damage(g, 1, 3))
    t.over()
    assert t.wounds(1) == [("chaos_lord", 3)]
    again = table_with_lord().clash("8B", lambda g: damage(g, 1, 4))
    again.over()
    assert again.line(1) == {}
    assert again.wounds(1) == []


def table_with_lord() -> Bench:
    t = table("latari", "uthuk")
    t.put(1, "8B", chaos_lord=1)
    t.force(0, "8B", archer=1)
    return t


@law("RW.battle.rout.2")
def test_a_rout_lays_down_an_undamaged_unit_and_a_damaged_one_only_if_all_that_stand_are_damaged() -> None:
    t = army().clash("8B", lambda g: rout(g, 0, 5), lambda battle: wound(battle, 0, "warrior", 1))
    t.asked(0, "ask-runewars-rout", "unit:archer", "unit:warrior")
    t.refused("wounded:warrior", "RW.battle.rout.2")
    t.say(0, "unit:warrior")
    # two Archers, then the damaged Warrior, follow by themselves; the fifth rout finds nobody standing
    t.over()
    assert t.line(0) == {"archer": (0, 2), "warrior": (0, 2)}
    assert t.wounds(0) == [("warrior", 1)]
    assert [str(each["unit"]) for each in t.told("routed")][-1] == "unit:warrior"


@law("RW.battle.rout.2", "RW.battle.rout.1")
def test_a_routed_unit_cannot_be_routed_again() -> None:
    t = army().clash("8B", lambda g: rout(g, 0, 1), lambda battle: lay(battle, 0, "archer"))
    t.refused("routed:archer", "RW.battle.rout.2")
    t.say(0, "unit:archer")
    t.over()
    assert t.line(0)["archer"] == (0, 2)


@law("RW.battle.rout.1")
def test_a_routed_unit_draws_no_cards() -> None:
    t = table("latari", "uthuk")
    t.put(1, "8B", berserker=1, beastman=1)
    t.put(0, "7A", archer=1)
    t.force(0, "8B", archer=1, sorceress=2)
    # the Archer misses, the Berserker routs a Sorceress, the Beastman misses; one Sorceress is left to draw
    t.quick("8B", fate(1) + fate(5) + fate(2) + fate(7))
    t.say(1, "unit:berserker")
    t.asked(0, "ask-runewars-rout", "unit:archer", "unit:sorceress")
    t.say(0, "unit:sorceress")
    while t.match.ask is not None and t.match.ask.about == "ask-runewars-tactic":
        t.say(t.match.ask.seat, "done")
    t.over()
    assert [each["count"] for each in t.told("draws-fate")] == [1, 1, 1, 1]


@law("RW.battle.damage.4")
def test_whoever_is_made_to_destroy_a_unit_takes_a_standing_one_if_possible() -> None:
    def destroy(g: Table) -> Flow[Word]:
        return destroy_one(g, 0, DestroyJudge(ongoing(g), 0), 1, "RW.battle.damage.4")

    t = army().clash("8B", destroy, lambda battle: lay(battle, 0, "archer"))
    t.asked(0, "ask-runewars-battle-destroy", "unit:archer", "unit:warrior")
    t.refused("routed:archer", "RW.battle.damage.4")
    t.say(0, "unit:warrior")
    t.over()
    assert t.line(0) == {"archer": (1, 1), "warrior": (1, 0)}


def test_of_two_alike_with_different_damage_the_owner_says_which() -> None:
    t = table("latari", "uthuk")
    t.put(1, "8B", berserker=1)
    t.force(0, "8B", pegasus_rider=2)

    def hurt_both(battle: Battle) -> None:
        wound(battle, 0, "pegasus_rider", 1)
        wound(battle, 0, "pegasus_rider", 2)

    t.clash("8B", lambda g: damage(g, 0, 1), hurt_both)
    t.asked(0, "ask-runewars-which-damage", 1, 2)
    t.say(0, 1)
    t.over()
    assert t.wounds(0) == [("pegasus_rider", 2), ("pegasus_rider", 2)]


# --- shapes -----------------------------------------------------------------------------------------------------------


def shown(shape: int, symbol: int) -> list[int]:
    """The numbers in the symbols of one sort that the quadrant of a shape shows, over all cards."""
    quadrants = [card * 4 + shape for card in range(FATE_COUNT)]
    return sorted(FATE_NUMBER[at] for at in quadrants if FATE_SYMBOL[at] == symbol)


@law("RW.units.shape.triangle")
def test_the_triangle_quadrant_is_blank_on_twelve_cards_and_deals_one_damage() -> None:
    assert len(shown(TRIANGLE, MISS)) == 12
    assert shown(TRIANGLE, DAMAGE) == [1] * 8
    assert shown(TRIANGLE, ROUT) == [1] * 4
    assert len(shown(TRIANGLE, SPECIAL)) == 6


@law("RW.units.shape.circle")
def test_the_circle_quadrant_shows_the_special_symbol_twice_as_often_as_the_triangle() -> None:
    assert (len(shown(CIRCLE, SPECIAL)), len(shown(TRIANGLE, SPECIAL))) == (12, 6)


@law("RW.units.shape.rectangle")
def test_the_rectangle_quadrant_is_blank_on_nine_cards_and_deals_up_to_two_damage() -> None:
    assert len(shown(RECTANGLE, MISS)) == 9
    assert shown(RECTANGLE, DAMAGE)[-1] == 2


@law("RW.fate.card.1")
def test_every_fate_card_has_a_destiny_symbol_four_times_success_eight_times_the_middle_one() -> None:
    found = [fate_deck.destiny(card) for card in range(FATE_COUNT)]
    assert [found.count(destiny) for destiny in (SUCCESS, MIDDLE, FAILURE)] == [4, 8, 18]


@law("RW.units.shape.0", "RW.sheet.3", "RW.sheet.4")
def test_every_type_has_a_shape_a_toughness_an_initiative_and_an_ability_of_its_own() -> None:
    assert sorted(set(UNIT_SHAPE)) == [TRIANGLE, RECTANGLE, CIRCLE, HEXAGON]
    assert len(set(UNIT_ABILITY)) == KIND_COUNT == 22
    assert (min(UNIT_TOUGHNESS), max(UNIT_TOUGHNESS)) == (1, 5)
    assert sorted(set(UNIT_INITIATIVE)) == [1, 2, 3, 4, 5]


@law("RW.units.shape.triangle", "RW.units.shape.rectangle", "RW.units.shape.circle", "RW.units.shape.hexagon")
def test_each_shape_reads_its_own_quadrant() -> None:
    # card 20: special for triangles, miss for circles, damage 1 for rectangles, damage 2 for hexagons
    for unit, expected in (("bowman", None), ("knight", 1), ("siege_tower", 2)):
        t = table("daqan", "uthuk")
        t.put(1, "8B", chaos_lord=4)
        t.put(0, "7A", footman=1)
        t.force(0, "8B", **{unit: 1})
        cards = fate(20) + fate(4, 24, 15, 25) if unit != "siege_tower" else fate(4, 24, 15, 25) + fate(20)
        t.quick("8B", cards)
        t.calm()
        t.over()
        dealt = [each["count"] for each in t.told("damage-shown")]
        assert dealt == ([] if expected is None else [expected])
        assert len(t.told("specials-shown")) == (1 if unit == "bowman" else 0)
