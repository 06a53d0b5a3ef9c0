"""Special abilities of neutral units (RW.battle.5.3), one sentence each."""

from __future__ import annotations

from polana.games.runewars.battle.abilities.base import ability_of
from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.battle.casualties import damage
from polana.games.runewars.components import KINDS
from polana.games.runewars.state import Table
from polana.kernel.flow import Flow
from tests.law import law
from tests.runewars.bench import Bench, fate, lay, table, wound


def wild(neutral: dict[str, int], **mine: int) -> Bench:
    """The Daqan Lords attack neutral units in 8B; the Uthuk player decides for those."""
    t = table("daqan", "uthuk")
    t.put(0, "7A", footman=1)
    t.neutrals("8B", False, **neutral)
    t.force(0, "8B", **mine)
    return t


@law("RW.battle.5.3")
def test_razorwing_the_opponent_routs_a_unit_of_initiative_two_or_higher() -> None:
    t = wild({"razorwing": 1}, bowman=2, footman=1, knight=1).special("8B", "razorwing", side=1)
    t.asked(0, "ask-runewars-rout", "unit:footman", "unit:knight")
    t.refused("unit:bowman", "RW.battle.rout.2")
    t.say(0, "unit:knight")
    t.over()
    assert t.line(0) == {"bowman": (2, 0), "footman": (1, 0), "knight": (0, 1)}


@law("RW.battle.5.3")
def test_razorwing_units_of_initiative_one_cannot_be_stunned() -> None:
    t = wild({"razorwing": 1}, bowman=2).special("8B", "razorwing", side=1)
    t.over()
    assert t.line(0) == {"bowman": (2, 0)}


@law("RW.battle.5.3")
def test_sorcerer_all_of_them_have_toughness_two_until_the_battle_ends() -> None:
    def undying(g: Table) -> Flow[None]:
        yield from ability_of(KINDS.index("sorcerer")).resolve(g, 1)
        yield from damage(g, 1, 3)

    t = wild({"sorcerer": 2}, footman=1).clash("8B", undying)
    t.over()
    assert t.line(1) == {"sorcerer": (1, 0)}
    assert t.wounds(1) == [("sorcerer", 1)]


@law("RW.battle.5.3")
def test_beastman_one_damage_then_one_more_card_which_is_resolved() -> None:
    # card 5: rout 1 for triangles
    t = wild({"beastman": 1}, footman=3).special("8B", "beastman", side=1, chance=fate(5))
    t.over()
    assert t.line(0) == {"footman": (1, 1)}
    assert [card + 1 for card in t.field().discarded[1]] == [5]
    # card 9: special, which is 1 damage again but no third card
    t = wild({"beastman": 1}, footman=3).special("8B", "beastman", side=1, chance=fate(9))
    t.over()
    assert t.line(0) == {"footman": (1, 0)}
    # card 15: 1 damage; card 1: nothing
    t = wild({"beastman": 1}, footman=3).special("8B", "beastman", side=1, chance=fate(15))
    t.over()
    assert t.line(0) == {"footman": (1, 0)}
    t = wild({"beastman": 1}, footman=3).special("8B", "beastman", side=1, chance=fate(1))
    t.over()
    assert t.line(0) == {"footman": (2, 0)}


@law("RW.battle.5.3")
def test_hellhound_one_damage_on_each_of_two_different_standing_units() -> None:
    def before(battle: Battle) -> None:
        wound(battle, 0, "knight", 1)
        lay(battle, 0, "footman")

    t = wild({"hellhound": 1}, footman=2, knight=1, siege_tower=1).special("8B", "hellhound", 1, before)
    # the damaged Knight burns first by the usual rule; the second is another unit that stands
    t.asked(0, "ask-runewars-burning", "unit:footman", "unit:siege_tower")
    t.refused("routed:footman", "RW.battle.damage.3")
    t.say(0, "unit:siege_tower")
    t.over()
    assert t.line(0) == {"footman": (1, 1), "siege_tower": (1, 0)}
    assert t.wounds(0) == [("siege_tower", 1)]


@law("RW.battle.5.3")
def test_hellhound_a_lone_unit_takes_only_one_damage() -> None:
    t = wild({"hellhound": 1}, siege_tower=1).special("8B", "hellhound", 1)
    t.over()
    assert t.wounds(0) == [("siege_tower", 1)]


@law("RW.battle.5.3", "RW.neutral.ally.7")
def test_dragon_up_to_three_triangles_of_choice_are_destroyed() -> None:
    t = wild({"dragon": 1}, footman=2, bowman=2, knight=1).special("8B", "dragon", 1)
    t.asked(1, "ask-runewars-flaming-breath", "done", "unit:footman", "unit:bowman")
    t.refused("unit:knight", "RW.battle.5.3")
    few = t.clone()
    t.say(1, "unit:footman", "unit:bowman", "unit:bowman")
    t.over()
    assert t.line(0) == {"footman": (1, 0), "knight": (1, 0)}
    few.say(1, "unit:footman", "done")
    few.over()
    assert few.line(0) == {"footman": (1, 0), "bowman": (2, 0), "knight": (1, 0)}


@law("RW.battle.5.3")
def test_giant_damage_equal_to_that_on_one_of_the_giants() -> None:
    t = wild({"giant": 1}, footman=4).special("8B", "giant", 1, lambda battle: wound(battle, 1, "giant", 3))
    t.over()
    assert t.line(0) == {"footman": (1, 0)}
    t = wild({"giant": 1}, footman=4).special("8B", "giant", 1)
    t.over()
    assert t.line(0) == {"footman": (4, 0)}

    def two(battle: Battle) -> None:
        wound(battle, 1, "giant", 1)
        wound(battle, 1, "giant", 4, down=True)

    t = wild({"giant": 2}, footman=5).special("8B", "giant", 1, two)
    t.asked(1, "ask-runewars-rage", 1, 4)
    t.say(1, 4)
    t.over()
    assert t.line(0) == {"footman": (1, 0)}
    assert t.g.battle is not None
