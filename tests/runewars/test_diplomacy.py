"""Units that meet neutral ones fight or talk (RW.diplomacy, RW.move.2)."""

from __future__ import annotations

from polana.games.runewars.moves.diplomacy import meet
from tests.law import law
from tests.runewars.bench import Bench, area, fate, table

# Fate cards by their destiny: 5 success, 3 and 4 middle, 1 and 2 failure.


def elves(influence: int, archers: int = 2) -> Bench:
    t = table("latari", "daqan")
    t.g.turn = 0
    t.give(0, influence=influence)
    t.neutrals("8B", beastman=2, dragon=1)
    t.force(0, "8B", archer=archers)
    return t


@law("RW.diplomacy.ex1", "RW.diplomacy.2", "RW.diplomacy.3", "RW.diplomacy.result.ally", "RW.diplomacy.4")
def test_three_influence_draw_three_fate_cards_and_the_chosen_success_allies_all_neutral_units_together() -> None:
    t = elves(5).stage(lambda g: meet(g, 0, area("8B"), True), fate(1, 5, 3))
    t.asked(0, "ask-runewars-meet", "fight", "negotiate")
    t.say(0, "negotiate", "influence:3")
    t.asked(0, "ask-runewars-parley-card", "fate:1", "fate:3", "fate:5")
    t.say(0, "fate:5")
    t.over()
    g = t.g
    assert g.players[0].influence == 2
    assert t.units("8B") == {"archer": (2, 0), "beastman": (2, 0), "dragon": (1, 0)}
    assert g.ally[area("8B")] == 0
    assert t.owner("8B") == 0
    assert len(g.fate_discard) == 3


@law("RW.diplomacy.1")
def test_between_one_and_six_influence_are_spent_and_without_influence_nobody_negotiates() -> None:
    t = elves(9).stage(lambda g: meet(g, 0, area("8B"), True), fate(5, 1, 2, 3, 4, 6))
    t.say(0, "negotiate")
    t.asked(0, "ask-runewars-parley-spend", *[f"influence:{n}" for n in range(1, 7)])
    t.say(0, "influence:6")
    assert t.g.players[0].influence == 3
    t = elves(0).stage(lambda g: meet(g, 0, area("8B"), True))
    assert t.g.battle is not None  # there was nothing else to choose
    t = elves(4)
    t.stage(lambda g: meet(g, 0, area("8B"), True))
    t.say(0, "negotiate")
    t.asked(0, "ask-runewars-parley-spend", *[f"influence:{n}" for n in range(1, 5)])


@law("RW.diplomacy.result.retreat")
def test_on_the_middle_symbol_all_neutral_units_retreat_where_the_player_on_the_left_says_and_are_routed() -> None:
    t = elves(1)
    t.neutrals("8B", down=True, giant=1)
    t.put(1, "8D", footman=1)
    t.stage(lambda g: meet(g, 0, area("8B"), True), fate(3))
    t.say(0, "negotiate")
    t.asked(1, "ask-runewars-retreat-to", "area:8A", "area:7A", "area:8C", "area:6B")
    t.say(1, "area:7A")
    t.over()
    assert t.units("7A") == {"beastman": (0, 2), "dragon": (0, 1), "giant": (0, 1)}
    assert t.units("8B") == {"archer": (2, 0)}
    assert t.g.ally[area("7A")] == -1


@law("RW.diplomacy.result.fight")
def test_on_the_failure_symbol_the_player_fights_or_retreats_all_his_units_to_one_adjacent_area() -> None:
    t = elves(1)
    t.put(0, "6B", warrior=1)
    t.stage(lambda g: meet(g, 0, area("8B"), True), fate(1))
    t.say(0, "negotiate")
    t.asked(0, "ask-runewars-parley-failed", "fight", "retreat")
    twin = t.clone()
    t.say(0, "retreat")
    t.over()
    assert t.units("6B") == {"archer": (0, 2), "warrior": (1, 0)}  # the only friendly area beside
    assert t.units("8B") == {"beastman": (2, 0), "dragon": (1, 0)}
    twin.say(0, "fight")
    assert twin.g.battle is not None


@law("RW.orders.2.forced_retreat")
def test_who_has_fought_already_in_this_mobilize_must_retreat_when_talks_fail() -> None:
    t = elves(2)
    t.put(0, "6B", warrior=1)
    t.stage(lambda g: meet(g, 0, area("8B"), False), fate(1, 2))
    t.say(0, "influence:2", "fate:2")  # to fight was no option
    t.over()
    assert t.units("6B") == {"archer": (0, 2), "warrior": (1, 0)}


@law("RW.move.limit.4")
def test_with_more_than_eight_units_nobody_negotiates() -> None:
    t = elves(3, archers=9).stage(lambda g: meet(g, 0, area("8B"), True))
    assert t.g.battle is not None
    t = elves(3, archers=8).stage(lambda g: meet(g, 0, area("8B"), True))
    t.asked(0, "ask-runewars-meet", "fight", "negotiate")


@law("RW.move.limit.1")
def test_new_allies_beyond_eight_units_cost_units_of_the_players_choice() -> None:
    t = elves(1, archers=7).stage(lambda g: meet(g, 0, area("8B"), True), fate(5))
    t.say(0, "negotiate")
    t.asked(0, "ask-runewars-destroy", "unit:archer", "unit:beastman", "unit:dragon")
    t.say(0, "unit:archer", "unit:beastman")
    t.over()
    assert t.units("8B") == {"archer": (6, 0), "beastman": (1, 0), "dragon": (1, 0)}


@law("RW.move.2")
def test_who_enters_neutral_units_must_fight_or_negotiate() -> None:
    t = elves(1).stage(lambda g: meet(g, 0, area("8B"), True))
    t.asked(0, "ask-runewars-meet", "fight", "negotiate")
    t.refused("done", "")
    t = elves(0)
    t.stronghold(1, "DA")
    t.stage(lambda g: meet(g, 0, area("8B"), True))
    assert t.g.acts.battles == 1
